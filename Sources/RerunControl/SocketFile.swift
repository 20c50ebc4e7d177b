import Glibc

/// The socket's place in the file system: claimed by one kiosk at a time, and cleared up after.
///
/// A lock file beside the socket decides who may listen. It can't be left over: the kernel drops
/// the lock with the process, so a dead kiosk's socket is known from a live one's.
final class SocketFile {
  let path: String
  let descriptor: Int32
  private let lock: Int32
  private let inode: ino_t

  /// Listens at `path`, which only this user can open, and replaces a dead kiosk's socket.
  ///
  /// - Throws: `ControlError`: another kiosk listens there, or it is no place for a socket.
  init(path: String) throws(ControlError) {
    let lock = try Self.claim(path)
    do throws(ControlError) {
      let descriptor = try Self.listen(at: path)
      var status = stat()
      stat(path, &status)
      self.path = path
      self.lock = lock
      self.descriptor = descriptor
      inode = status.st_ino
    } catch {
      Self.release(lock, of: path)
      throw error
    }
  }

  deinit {
    close(descriptor)
    var status = stat()
    // Only our own: somebody may have removed it and put another one there.
    if stat(path, &status) == 0, status.st_ino == inode { unlink(path) }
    Self.release(lock, of: path)
  }

  private static func lockPath(_ path: String) -> String { path + ".lock" }

  private static func claim(_ path: String) throws(ControlError) -> Int32 {
    let lockPath = lockPath(path)
    for _ in 0..<8 {
      let lock = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
      if lock < 0 { throw .system(action: "open", path: lockPath, errno: errno) }
      guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
        let code = errno
        close(lock)
        if code == EWOULDBLOCK { throw .anotherKiosk(path: path) }
        throw .system(action: "lock", path: lockPath, errno: code)
      }
      // A kiosk that just ended may have removed the file between our open and our lock.
      var ours = stat()
      var present = stat()
      if fstat(lock, &ours) == 0, stat(lockPath, &present) == 0, ours.st_ino == present.st_ino {
        return lock
      }
      close(lock)
    }
    throw .anotherKiosk(path: path)
  }

  private static func release(_ lock: Int32, of path: String) {
    unlink(lockPath(path))
    close(lock)
  }

  private static func listen(at path: String) throws(ControlError) -> Int32 {
    try clearStaleSocket(path)
    let descriptor = try UnixSocket.open(for: path)
    do throws(ControlError) {
      let code = try UnixSocket.bind(descriptor, to: path)
      if code != 0 { throw .system(action: "listen at", path: path, errno: code) }
      // Nobody can connect before listen: there is no moment in which others could.
      guard chmod(path, 0o600) == 0, Glibc.listen(descriptor, 16) == 0 else {
        throw .system(action: "listen at", path: path, errno: errno)
      }
      return descriptor
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func clearStaleSocket(_ path: String) throws(ControlError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else { throw .notASocket(path: path) }
    let descriptor = try UnixSocket.open(for: path)
    defer { close(descriptor) }
    switch try UnixSocket.connect(descriptor, to: path) {
    case ECONNREFUSED, ENOENT: unlink(path)
    case EACCES, EPERM: throw .notAllowed(path: path)
    default: throw .anotherKiosk(path: path)
    }
  }
}
