import Glibc

/// The calls on Unix sockets that server and client share.
enum UnixSocket {
  /// - Returns: A stream socket that never blocks.
  static func open(for path: String) throws(ControlError) -> Int32 {
    let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = socket(AF_UNIX, type, 0)
    if descriptor < 0 { throw .system(action: "make a socket for", path: path, errno: errno) }
    return descriptor
  }

  /// 0 or an error number; EAGAIN when the other end has too many callers waiting.
  static func connect(_ descriptor: Int32, to path: String) throws(ControlError) -> Int32 {
    try withAddress(path) { address, length in
      Glibc.connect(descriptor, address, length) == 0 ? 0 : errno
    }
  }

  /// 0 or an error number.
  static func bind(_ descriptor: Int32, to path: String) throws(ControlError) -> Int32 {
    try withAddress(path) { address, length in
      Glibc.bind(descriptor, address, length) == 0 ? 0 : errno
    }
  }

  /// The next caller's descriptor, which never blocks; -1 and errno if there is none.
  static func accept(_ listener: Int32) -> Int32 {
    let descriptor = Glibc.accept(listener, nil, nil)
    if descriptor >= 0 {
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    return descriptor
  }

  private static func withAddress(
    _ path: String,
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws(ControlError) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let room = MemoryLayout.size(ofValue: address.sun_path) - 1
    guard !bytes.isEmpty, !bytes.contains(0), bytes.count <= room else {
      throw .badPath(path: path, problem: "it should be 1 to \(room) bytes long")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  /// Sends what the socket takes now; the number of bytes, or -1 and errno.
  ///
  /// A reader that is gone is an error, not a signal that ends the process.
  static func send(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Int {
    let bytes = Array(bytes)
    while true {
      let count = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      if count >= 0 || errno != EINTR { return count }
    }
  }
}
