import Foundation
import RerunCore
import RerunPlayer
import RerunSDL

extension Kiosk {
  static func playerOptions(_ options: RunOptions, display: Display, _ log: Log) -> PlayerOptions {
    var result = PlayerOptions()
    result.positionIntervalInMilliseconds = 1000
    result.use(
      DecoderTable(
        DecoderTable.Board(deviceTreeModel: text(ofFile: "/proc/device-tree/model")),
        hasGraphicsCard: FileManager.default.fileExists(atPath: "/dev/dri/renderD128"),
        hasOpenGL: display.renderer.hasOpenGL,
        override: options.hardwareDecoding
      )
    )
    // It complains where there is no card, so it isn't asked.
    let hasSound = display.window != nil && AudioWay.current() != .nothing
    result.audioOutput = options.audioOutput ?? (hasSound ? nil : "null")
    // mpv and its libraries talk a lot; what matters of it comes with a failure.
    if ProcessInfo.processInfo.environment["RERUN_KIOSK_LOG"] == "debug" {
      result.log = { log.write("mpv: \($0)") }
    }
    return result
  }

  /// What may be kept ready now, where streams that are kept already count as free memory.
  func warmBudget() -> WarmBudget {
    let group = "/sys/fs/cgroup/"
    let available = WarmBudget.available(
      memory: Self.text(ofFile: "/proc/meminfo"),
      groupLimit: Self.text(ofFile: group + "memory.max"),
      groupUse: Self.text(ofFile: group + "memory.current"),
      groupStatistics: Self.text(ofFile: group + "memory.stat")
    )
    return WarmBudget.of(
      available: available.map { $0 + Int64(deck.warmCount) * WarmBudget.bytesEach },
      processors: ProcessInfo.processInfo.activeProcessorCount,
      override: options.preTune
    )
  }

  static func fallBackNotice(_ statistics: StreamStatistics) -> String {
    "no hardware decoder takes this \(statistics.videoCodec ?? "picture"): the processor decodes it"
  }

  private static func text(ofFile path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
