// glibc's header of `timespec` belongs to no module, so the compiler finds its members in the first
// C module that includes it.
import CAVFormat
import Glibc

/// What `stat` says of a file, as far as the library reads it.
struct FileStatus: Hashable {
  enum Kind: Hashable {
    case file, folder, link, other
  }

  /// The same for every name of one file.
  struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  var kind: Kind
  var size: Int64
  /// Since 1970 UTC.
  var modifiedNanoseconds: Int64
  var identity: Identity
  var linkCount: Int

  init(_ raw: stat) {
    kind =
      switch raw.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int64(raw.st_size)
    // Wraps for dates that no clock of a file system holds, rather than trapping on them.
    modifiedNanoseconds =
      Int64(raw.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(raw.st_mtim.tv_nsec)
    identity = Identity(device: UInt64(raw.st_dev), inode: UInt64(raw.st_ino))
    linkCount = Int(raw.st_nlink)
  }

  /// Of what is at `path`, following links.
  init(of path: FilePath) throws(SystemFailure) {
    var raw = stat()
    guard path.withCString({ fstatat(AT_FDCWD, $0, &raw, 0) }) == 0 else {
      throw SystemFailure(errno)
    }
    self.init(raw)
  }
}

/// An `errno`.
struct SystemFailure: Error, Hashable {
  var code: Int32

  init(_ code: Int32) { self.code = code }

  var isPermission: Bool { code == EACCES || code == EPERM }
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
}
