import Glibc

/// Tells one file from another that has taken its name.
struct FileIdentity: Equatable {
  var device: UInt64
  var inode: UInt64
  var kind: mode_t

  /// Of an open descriptor; nil if it can't be told.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Of what the path leads to, through links; nil if there is nothing.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    kind = status.st_mode & S_IFMT
  }

  var isPipe: Bool { kind == S_IFIFO }
  /// Only these can be input devices.
  var isDeviceOrPipe: Bool { kind == S_IFCHR || kind == S_IFIFO }
}
