import RerunApp
import RerunArt
import RerunCore
import RerunRuntime
import RerunSDL
import RerunStage

/// The kiosk without its surroundings: the real model and the real renderer onto a 1920×1080 picture
/// in memory, at a clock that stands still until it is moved.
final class BenchKiosk {
  private(set) var model: AppModel
  let renderer: Renderer
  private(set) var now: Moment
  private let text: TextEngine
  private var scheduler: Scheduler
  /// What the model wanted to have opened last.
  private(set) var request: MediaRequest?
  private(set) var list = DrawList()
  private var isListStale = true

  /// Watches the first channel's guide at `wall`; `idents` as in the settings.
  init(
    _ workplace: Workplace,
    station: Station,
    wall: Seconds,
    idents: Bool = true
  ) throws {
    text = TextEngine(fontsDirectory: workplace.resources.fonts)
    renderer = try Renderer(width: 1920, height: 1080, text: text, art: CairoPainter())
    now = Moment(wallMilliseconds: wall * 1000, uptimeMilliseconds: 1_000_000)
    scheduler = Scheduler(station: station)
    var preferences = Preferences()
    preferences.idents = idents
    model = AppModel(
      theme: try workplace.theme(),
      words: Wording(language: .english, uses24Hours: true, zone: station.zone),
      preferences: preferences,
      at: now
    )
    receive(
      .station(.ready(itemCount: station.items.count, leftOut: 0, source: "bench"))
    )
    render()
    advance(milliseconds: 3000)
    render()
  }

  /// Lets the model take a message, and does what it asks for as far as that is part of it.
  func receive(_ message: Message) {
    isListStale = true
    for effect in model.receive(message, at: now) {
      switch effect {
      case .schedule(let instant):
        let day = scheduler.station.zone.day(of: instant)
        receive(.listings(scheduler.listings(from: day, through: day.adding(days: 2))))
      case .open(let request):
        self.request = request
        if request.url.hasPrefix("sample:") {
          receive(.player(.pictureShown, ticket: request.ticket))
        }
      default:
        // What else is asked for has no part in what is measured.
        break
      }
    }
  }

  /// Moves both clocks on; what is due is not done before the next message.
  func advance(milliseconds: Int64) {
    now.wallMilliseconds += milliseconds
    now.uptimeMilliseconds += milliseconds
  }

  /// What the loop does at the end of each turn: list and deadline if something was received, drawing.
  ///
  /// - Returns: Whether anything was drawn.
  @discardableResult
  func render(at moment: Moment? = nil) -> Bool {
    if isListStale || moment != nil {
      let moment = moment ?? now
      list = model.draw(at: moment, measurer: text)
      deadline = model.nextDeadline(after: moment, measurer: text)
      isListStale = moment != now
    }
    return renderer.draw(list, theme: model.theme)
  }

  /// When the model wants to be drawn again, in uptime milliseconds; as of the last `render`.
  private(set) var deadline: Int64?
}
