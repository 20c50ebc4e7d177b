/// What is mounted where, as `/proc/self/mounts` has it.
struct MountTable {
  private var mounts: [(point: String, type: String)] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count >= 3 else { continue }
      mounts.append((Self.unescaped(fields[1]), String(fields[2])))
    }
  }

  /// Whether `path` is on a file system that other machines change without this one hearing of it.
  func isRemote(_ path: String) -> Bool {
    let home = mounts.filter {
      $0.point == "/" || path == $0.point || path.hasPrefix($0.point + "/")
    }
    // Of several on one point, the last is on top.
    guard let longest = home.map(\.point.count).max(),
      let type = home.last(where: { $0.point.count == longest })?.type
    else { return false }
    return type.hasPrefix("nfs") || type.hasPrefix("fuse") || type.hasPrefix("smb")
      || ["cifs", "9p", "afs", "ceph", "glusterfs", "virtiofs"].contains(type)
  }

  /// A space in a path is `\040` there.
  private static func unescaped(_ field: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(field.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), rest.count >= 3,
        let code = UInt8(String(decoding: rest.prefix(3), as: UTF8.self), radix: 8)
      {
        bytes.append(code)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
