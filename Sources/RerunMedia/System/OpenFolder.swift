import Glibc

/// A folder open for reading: its entries, and their status without walking the path again.
struct OpenFolder: ~Copyable {
  struct Entry {
    var name: FilePath
    /// Nil where the file system doesn't say without a `stat`.
    var kind: FileStatus.Kind?
  }

  private let stream: OpaquePointer
  private let descriptor: Int32

  init(_ path: FilePath) throws(SystemFailure) {
    let descriptor = path.withCString {
      open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
    }
    guard descriptor >= 0 else { throw SystemFailure(errno) }
    guard let stream = fdopendir(descriptor) else {
      let failure = SystemFailure(errno)
      close(descriptor)
      throw failure
    }
    self.stream = stream
    self.descriptor = descriptor
  }

  deinit { closedir(stream) }

  func status() throws(SystemFailure) -> FileStatus {
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw SystemFailure(errno) }
    return FileStatus(raw)
  }

  /// Every entry but `.` and `..`, by name, so that no file system's order shows anywhere.
  func entries() throws(SystemFailure) -> [Entry] {
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let raw = readdir(stream) else { break }
      let name = withUnsafePointer(to: &raw.pointee.d_name) {
        let start = UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self)
        return [UInt8](
          UnsafeBufferPointer(
            start: start,
            count: strlen(UnsafePointer<CChar>(OpaquePointer(start)))
          )
        )
      }
      if name == [0x2E] || name == [0x2E, 0x2E] { continue }
      let kind: FileStatus.Kind? =
        switch Int(raw.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): .link
        case Int(DT_UNKNOWN): nil
        default: .other
        }
      entries.append(Entry(name: FilePath(name), kind: kind))
    }
    // A disk that fails half way: what came so far is not the whole folder.
    if errno != 0 { throw SystemFailure(errno) }
    return entries.sorted { $0.name < $1.name }
  }

  func status(of name: FilePath, followingLinks: Bool) throws(SystemFailure) -> FileStatus {
    var raw = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    guard name.withCString({ fstatat(descriptor, $0, &raw, flags) }) == 0 else {
      throw SystemFailure(errno)
    }
    return FileStatus(raw)
  }
}
