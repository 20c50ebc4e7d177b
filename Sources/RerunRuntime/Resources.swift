import Foundation

/// Where the kiosk's own files are, and where it keeps what it remembers.
public struct Resources: Sendable {
  /// Holds `Themes/` and `Fonts/`.
  public var bundle: String
  /// Settings, library, favourites: `$XDG_DATA_HOME/rerun-kiosk`.
  public var data: String
  /// The owner's themes and key map: `$XDG_CONFIG_HOME/rerun-kiosk`.
  public var configuration: String

  public var themes: String { bundle + "/Themes" }
  public var fonts: String { bundle + "/Fonts" }
  public var userThemes: String { configuration + "/themes" }
  public var keyMap: String { configuration + "/remote.map" }

  public struct NotFound: Error, CustomStringConvertible {
    public var description: String
  }

  /// - Parameters:
  ///   - executable: Path of the running program; the bundle is looked for in the folders above it.
  ///   - dataDirectory: The `--data-dir` option, if given; the configuration is then kept there too.
  /// - Throws: `NotFound` where the themes can't be found.
  public init(
    executable: String,
    environment: [String: String],
    dataDirectory: String?
  ) throws(NotFound) {
    bundle = try Self.findBundle(executable: executable, environment: environment)
    let home = environment["HOME"] ?? "/tmp"
    func folder(_ variable: String, _ standard: String) -> String {
      let base = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (base ?? "\(home)/\(standard)") + "/rerun-kiosk"
    }
    data = dataDirectory ?? folder("XDG_DATA_HOME", ".local/share")
    configuration = dataDirectory ?? folder("XDG_CONFIG_HOME", ".config")
  }

  private static func findBundle(
    executable: String,
    environment: [String: String]
  ) throws(NotFound) -> String {
    if let named = environment["RERUN_KIOSK_RESOURCES"] {
      if holdsThemes(named) { return named }
      throw NotFound(
        description: "RERUN_KIOSK_RESOURCES names \(named), but there is no Themes folder in it."
      )
    }
    var folder = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    for _ in 0..<6 {
      if holdsThemes(folder.path) { return folder.path }
      let shared = folder.appendingPathComponent("share/rerun-kiosk").path
      if holdsThemes(shared) { return shared }
      folder.deleteLastPathComponent()
    }
    throw NotFound(
      description: "The folders Themes and Fonts can't be found near \(executable). "
        + "Start the kiosk by ./kiosk run, or set RERUN_KIOSK_RESOURCES to the folder they are in."
    )
  }

  private static func holdsThemes(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Themes/late-show.json")
  }
}
