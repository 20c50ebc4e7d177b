import Foundation
import RerunCore

/// The machine's time zone, by its name in the tz database.
enum LocalZone {
  /// `TZ`, else what /etc/localtime points at, else /etc/timezone, else UTC.
  static func name(environment: [String: String]) -> String {
    if let tz = environment["TZ"], !tz.isEmpty {
      return tz.hasPrefix(":") ? String(tz.dropFirst()) : tz
    }
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/etc/localtime")
    if let link, let range = link.range(of: "zoneinfo/") {
      return String(link[range.upperBound...])
    }
    if let data = FileManager.default.contents(atPath: "/etc/timezone") {
      let name = String(decoding: data, as: UTF8.self).trimmingCharacters(
        in: .whitespacesAndNewlines
      )
      if !name.isEmpty { return name }
    }
    return "UTC"
  }
}
