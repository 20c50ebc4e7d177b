import Foundation
public import RerunApp
import RerunJSON
public import RerunStage

/// The themes that can be chosen: the bundled ones and those in the owner's theme folder.
public struct ThemeLibrary: Sendable {
  /// A theme file that isn't offered, and why.
  public struct Fault: Error, Sendable, Hashable, CustomStringConvertible {
    public var file: String
    public var problem: String
    public var description: String { "\(file): \(problem)" }
  }

  public static let standardID = "late-show"

  private let folders: [String]

  /// - Parameter folders: Of two themes with the same id the one in the earlier folder counts.
  public init(folders: [String]) { self.folders = folders }

  public init(_ resources: Resources) {
    self.init(folders: [resources.userThemes, resources.themes])
  }

  /// Every theme that can be read, Late Show first, and the faults of those that can't.
  public func all() -> (themes: [Theme], faults: [Fault]) {
    var themes: [Theme] = []
    var faults: [Fault] = []
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where name.hasSuffix(".json") {
        do throws(Fault) {
          let theme = try read(folder + "/" + name)
          if !themes.contains(where: { $0.id == theme.id }) { themes.append(theme) }
        } catch {
          faults.append(error)
        }
      }
    }
    themes.sort { a, b in
      if (a.id == Self.standardID) != (b.id == Self.standardID) { return a.id == Self.standardID }
      return a.name < b.name
    }
    return (themes, faults)
  }

  /// The theme called `id`, or the theme file at a path.
  ///
  /// - Throws: `Fault` naming the file and key, or saying which themes there are.
  public func theme(_ id: String) throws(Fault) -> Theme {
    if id.contains("/") { return try read(id) }
    for folder in folders {
      let path = folder + "/\(id).json"
      if FileManager.default.fileExists(atPath: path) {
        let theme = try read(path)
        if theme.id == id { return theme }
      }
    }
    let found = all()
    if let theme = found.themes.first(where: { $0.id == id }) { return theme }
    if let fault = found.faults.first(where: { $0.file.hasSuffix("/\(id).json") }) { throw fault }
    throw Fault(
      file: id,
      problem: "no theme has this name; there are "
        + found.themes.map(\.id).joined(separator: ", ")
    )
  }

  public func choices() -> [ThemeChoice] {
    all().themes.map { ThemeChoice(id: $0.id, name: $0.name) }
  }

  private func read(_ path: String) throws(Fault) -> Theme {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Fault(file: path, problem: "can't be read")
    }
    guard data.count <= 4 << 20 else {
      throw Fault(file: path, problem: "is larger than 4 MB; no theme is")
    }
    do {
      return try Theme(json: JSON(parsing: [UInt8](data)))
    } catch {
      throw Fault(file: path, problem: String(describing: error))
    }
  }
}
