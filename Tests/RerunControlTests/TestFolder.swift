import Glibc
import Testing

/// A folder of its own for one test, removed with it.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/rerun-control-XXXXXX".utf8CString)
    let made = mkdtemp(&template)
    try #require(made != nil)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    for name in names { unlink(path(name)) }
    rmdir(path)
  }

  func path(_ name: String) -> String { path + "/" + name }

  /// Of the files in it, sorted.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
