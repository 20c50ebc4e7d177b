import Foundation
package import RerunApp
import RerunArt
import RerunControl
import RerunCore
import RerunInput
import RerunJSON
import RerunMedia
import RerunPlayer
package import RerunSDL
import RerunSample
import RerunStage
import RerunStore
import RerunStream

/// The running kiosk: one loop on the main thread that owns the window, the player and the model.
///
/// Workers (library, settings, pictures of the stage) answer through the inbox; the loop sleeps until
/// a key, a message, a video frame or the model's next deadline.
public final class Kiosk {
  enum Message: Sendable {
    case model(RerunApp.Message)
    case sound(AudioSharing)
    case screenshot(ControlServer.RequestID, problem: String?)
  }

  /// Why the kiosk can't start, in one line, and the exit status.
  public struct StartError: Error, CustomStringConvertible {
    public var description: String
    public var exitStatus: Int32
  }

  let clock: KioskClock
  let log: Log
  let options: RunOptions
  let resources: Resources
  let themes: ThemeLibrary
  let zones: ZoneDatabase
  let inbox: Inbox<Message>
  let desk: LibraryDesk
  let settings: SettingsWriter
  let indexes: IndexDesk
  let display: Display
  let text: TextEngine
  var model: AppModel
  var framesDrawn = 0
  /// Gets every frame that was drawn and the model it was drawn of, for whoever measures: before the
  /// loop goes on, so it must be quick.
  package var onFrame: ((Renderer, AppModel) -> Void)?
  /// The longest that a turn of the loop took since the last status, asleep excluded.
  var longestTurn: Int64 = 0
  var firstGuide: FirstGuide?
  let startedAt: Int64
  let deck: Deck
  var sample: SamplePlayer
  var audio: Audio?
  var soundDesk = SoundDesk()
  var audioWay = AudioWay.nothing
  /// When to look again whether there is a device, in uptime.
  var soundCheck: Int64?
  var waitingSound: WaitingSound?
  var tracker = KeyTracker()
  var keyMap = KeyMap()
  var evdev: EvdevReader?
  var control: ControlServer?
  var clockWatch: ClockWatch?
  var signals: Signals?
  var doorbell: Doorbell?
  var list = DrawList()
  var isListStale = true
  var deadline: Int64?
  /// When the model has something to do that nobody sees, in uptime.
  var errand: Int64?
  var waitingEffects: [Effect] = []
  var isPerforming = false
  var isOpen = true
  var exitStatus: Int32 = 0
  /// When the sting that is playing ends, in uptime.
  var stingEnds: Int64 = 0
  /// Steps that were taken since the last frame.
  var steppedCommands: Set<RemoteCommand> = []
  /// What was logged once already.
  var reportedProblems: Set<String> = []
  /// `--tune`, until there is a lineup to find it in.
  var numberToCheck: Int64?

  public init(
    options: RunOptions,
    executable: String,
    environment: [String: String],
    clock: KioskClock? = nil,
    log: Log = .standardError
  ) throws(StartError) {
    self.options = options
    self.log = log
    numberToCheck = options.tune
    let clock = clock ?? options.startMilliseconds.map { .starting(at: $0) } ?? .live
    self.clock = clock
    let now = clock.now()
    startedAt = now.uptimeMilliseconds
    do {
      resources = try Resources(
        executable: executable,
        environment: environment,
        dataDirectory: options.dataDirectory
      )
    } catch {
      throw StartError(description: error.description, exitStatus: 69)
    }
    themes = ThemeLibrary(resources)
    zones = .system
    let zoneName = options.timeZone ?? LocalZone.name(environment: environment)
    let zone = (try? zones.rules(named: zoneName)) ?? .utc

    let store = Self.openStore(resources, options, now, log)
    let remembered = SettingsWriter.preferences(store)
    settings = SettingsWriter(store: store, log: log, now: { clock.now().wall })
    let theme = try Self.theme(options.theme, remembered.theme, themes, log)
    let source = try Self.source(options.library)
    let locale =
      options.locale ?? environment["LC_ALL"] ?? environment["LC_TIME"]
      ?? environment["LANG"] ?? ""
    model = AppModel(
      theme: theme,
      words: Wording(locale: locale, zone: zone),
      preferences: remembered.preferences,
      tune: options.tune,
      seed: UInt64.random(in: 0...UInt64.max),
      at: now
    )

    text = TextEngine(fontsDirectory: resources.fonts)
    let display = try Self.openDisplay(options, text, log)
    self.display = display
    let wake = display.wake
    display.renderer.pictureFileIsRead = wake
    let inbox = Inbox<Message>(wake: wake)
    self.inbox = inbox
    desk = LibraryDesk(
      source: source,
      spots: options.spots.map(RunOptions.absolute),
      store: store,
      zone: zone,
      isZoneFixed: options.timeZone != nil,
      zones: zones
    ) { inbox.post(.model($0)) }
    let indexes = IndexDesk(limitedTo: Self.indexBytes)
    self.indexes = indexes
    var playerOptions = Self.playerOptions(options, display: display, log)
    playerOptions.byteSource = { indexes.source(of: $0) }
    deck = Deck(options: playerOptions, renderer: display.renderer, wake: wake)
    deck.setVolume(percent: model.preferences.volume)
    sample = SamplePlayer(
      items: source == .sample ? SampleStation.items : []
    )
  }

  /// A sixteenth of the memory, and no more than eight films of two hours need.
  private static let indexBytes = Int(min(ProcessInfo.processInfo.physicalMemory / 16, 64 << 20))

  // MARK: - Starting

  private static func openStore(
    _ resources: Resources,
    _ options: RunOptions,
    _ now: Moment,
    _ log: Log
  ) -> KioskStore {
    do {
      let store = try KioskStore(path: resources.data + "/kiosk.sqlite", now: now.wall)
      for notice in store.notices { log.write(notice.text) }
      return store
    } catch {
      log.write("\(error). Settings are not kept.")
    }
    do {
      return try KioskStore()
    } catch {
      // SQLite itself gave up: there is no memory to run in either.
      preconditionFailure("no store in memory: \(error)")
    }
  }

  private static func theme(
    _ asked: String?,
    _ remembered: String?,
    _ themes: ThemeLibrary,
    _ log: Log
  ) throws(StartError) -> Theme {
    if let asked {
      do {
        return try themes.theme(asked)
      } catch {
        throw StartError(description: "--theme \(error)", exitStatus: 65)
      }
    }
    if let remembered {
      do {
        return try themes.theme(remembered)
      } catch {
        log.write("theme \(error); Late Show is used instead")
      }
    }
    do {
      return try themes.theme(ThemeLibrary.standardID)
    } catch {
      throw StartError(description: error.description, exitStatus: 69)
    }
  }

  private static func source(_ library: String?) throws(StartError) -> LibrarySource {
    do {
      return try LibrarySource(libraryOption: library)
    } catch {
      throw StartError(description: "--library: \(error)", exitStatus: 66)
    }
  }

  private static func openDisplay(
    _ options: RunOptions,
    _ text: TextEngine,
    _ log: Log
  ) throws(StartError) -> Display {
    let painter = CairoPainter(decodeFile: { PictureFile.decode($0) })
    do {
      let wakeFile = try EventFD()
      if !options.isHeadless {
        do {
          return try Display(isWindowed: options.isWindowed, text: text, art: painter)
        } catch {
          log.write(
            "\(error). Running without a display: see it with “rerun-kiosk status” and "
              + "“rerun-kiosk screenshot FILE.png”."
          )
        }
      }
      return try Display(
        width: options.width,
        height: options.height,
        text: text,
        art: painter,
        wakeFile: wakeFile
      )
    } catch {
      throw StartError(description: "\(error)", exitStatus: 71)
    }
  }
}
