public import RerunJSON
public import RerunStage

/// Files of the repository, for tests.
public enum Repository {
  /// The repository's top folder.
  public static let root: String = {
    // This file is Sources/RerunTestSupport/BundledTheme.swift.
    let parts = #filePath.split(separator: "/").dropLast(3)
    return "/" + parts.joined(separator: "/")
  }()

  /// The bytes of a file, by its path from the top; empty if it can't be read.
  public static func bytes(_ path: String) -> [UInt8] {
    FileBytes.read(root + "/" + path)
  }
}

/// The themes that come with the kiosk, read from `Themes/`.
public enum BundledTheme {
  public static func json(_ id: String) throws -> JSON {
    try JSON(parsing: Repository.bytes("Themes/\(id).json"))
  }

  public static func load(_ id: String) throws -> Theme {
    try Theme(json: json(id))
  }
}

extension JSON {
  /// Replaces the value at the end of `path`, which must exist.
  public mutating func set(_ value: JSON, _ path: String...) { change(path[...]) { _ in value } }

  /// Removes the key at the end of `path`.
  public mutating func remove(_ path: String...) { change(path[...]) { _ in nil } }

  private mutating func change(_ path: ArraySlice<String>, _ edit: (JSON) -> JSON?) {
    guard case .object(var members) = self, let key = path.first,
      let index = members.firstIndex(where: { $0.key == key })
    else { return }
    if path.count == 1 {
      if let value = edit(members[index].value) {
        members[index].value = value
      } else {
        members.remove(at: index)
      }
    } else {
      members[index].value.change(path.dropFirst(), edit)
    }
    self = .object(members)
  }
}
