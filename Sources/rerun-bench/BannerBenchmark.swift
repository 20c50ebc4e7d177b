import RerunApp
import RerunCore
import RerunSDL
import RerunSample

extension Benchmark {
  static let banner = Benchmark(
    name: "banner",
    method: """
      From Select while watching to a finished frame with the banner in it, 1920×1080 onto a \
      surface in memory: the model's answer, draw list, difference, redraw. Wall time. The first \
      banner of the process, which has everything to set and bake, on its own; then the median of \
      30 changes of channel, each with a banner of other words. Yardstick: one memcpy of a frame \
      (wall time too).
      """
  ) { workplace in
    let copy = FrameCopy()
    var station = Station(
      zone: .utc,
      items: SampleStation.items,
      fillers: SampleStation.fillers
    )
    station.fillers = []
    let kiosk = try BenchKiosk(workplace, station: station, wall: 1_781_122_260, idents: false)
    kiosk.receive(.remote(.tap(.exit)))
    hideBanner(kiosk)

    var copies: [Double] = []
    var banners: [Double] = []
    for round in 0...30 {
      copies.append(wallSeconds { copy.copy() })
      let before = kiosk.list
      let seconds = wallSeconds {
        kiosk.receive(.remote(.tap(.select)))
        kiosk.render()
      }
      guard kiosk.list != before, kiosk.renderer.statistics.pixels > 0 else {
        throw BenchmarkError("Select showed no banner in the frame it was pressed for.")
      }
      banners.append(seconds)
      hideBanner(kiosk)
      if round < 30 { kiosk.receive(.remote(.tap(.channelUp))) }
      hideBanner(kiosk)
    }
    let stick = Figure.Yardstick(name: FrameCopy.name, value: median(copies) * 1000)
    return [
      Figure(
        name: "banner: key to banner, first ever",
        value: (banners.first ?? .nan) * 1000,
        unit: "ms",
        yardstick: stick,
        goal: .value(16.7)
      ),
      Figure(
        name: "banner: key to banner",
        value: median(Array(banners.dropFirst())) * 1000,
        unit: "ms",
        yardstick: stick,
        goal: .value(16.7)
      ),
    ]
  }

  /// Until nothing but the picture is on the stage.
  private static func hideBanner(_ kiosk: BenchKiosk) {
    for _ in 0..<4 {
      kiosk.advance(milliseconds: 6000)
      kiosk.receive(.tick)
      kiosk.render()
    }
  }
}
