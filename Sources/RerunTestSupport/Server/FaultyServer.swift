import Glibc
import Synchronization

/// An HTTP server of the files in a folder, on a port of its own of the local machine, that
/// misbehaves as it is told.
///
/// An address is `/MOUNT/FILE`: the mount is any word, and behaves in a way of its own that can be
/// changed while films are being read through it; the file is the folder's. Each connection has a
/// thread of its own.
public final class FaultyServer: Sendable {
  /// What becomes of the requests of a mount.
  public enum Behaviour: Sendable, Hashable {
    /// Files and ranges of them, as fast as they are taken.
    case ok
    /// The same over a line that all of the mount's connections share; each request waits first.
    case slow(bitsPerSecond: Int, latencyMilliseconds: Int)
    /// Every connection is reset after so many bytes of its body.
    case reset(afterBytes: Int)
    /// Every connection is closed in good order after so many bytes, though more was promised.
    case truncated(afterBytes: Int)
    /// A connection that reads past this part (0 to 1) of the file is reset there; those that begin
    /// behind it are not.
    case drops(at: Double)
    /// Every connection goes silent after so many bytes, and stays open.
    case stalls(afterBytes: Int)
    /// The file is over after this part (0 to 1) of it, and says so: shorter than promised elsewhere.
    case shortened(to: Double)
    /// An error, such as 404; 401 asks for a name and a password.
    case status(Int)
    /// 200, and a web page in the film's place.
    case page
    /// 302 to itself, over and over.
    case redirectsForever
    /// Takes requests and never answers.
    case silent
  }

  /// What a mount has had to do so far.
  public struct Counts: Sendable, Hashable {
    public var requests = 0
    /// Requests that are being answered now.
    public var open = 0
    /// The most that were answered at the same time.
    public var mostOpen = 0
    /// Of bodies, as handed to the system.
    public var bytes = 0
  }

  struct Mount {
    var behaviour = Behaviour.ok
    var counts = Counts()
    var connections: [ObjectIdentifier: Connection] = [:]
    /// When the line is free again, on the monotonic clock.
    var lineIsFreeAt = 0.0
  }

  /// One that was accepted; closed by the thread that serves it.
  final class Connection: Sendable {
    let descriptor: Int32
    let isCut = Atomic(false)
    init(_ descriptor: Int32) { self.descriptor = descriptor }
  }

  public let port: Int
  let folder: String
  private let listener: Int32
  private let mounts = Mutex<[String: Mount]>([:])
  private let everyone = Mutex<[ObjectIdentifier: Connection]>([:])
  private let isStopped = Atomic(false)

  /// Nil if no socket could be opened.
  ///
  /// - Parameter folder: Where the files are.
  public init?(folder: String) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard listener >= 0 else { return nil }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    self.listener = listener
    self.folder = folder
    port = Int(UInt16(bigEndian: address.sin_port))
    guard isListening else {
      close(listener)
      return nil
    }
    startThread { [weak self] in
      while true {
        let descriptor = accept(listener, nil, nil)
        guard descriptor >= 0 else { return }
        guard let self else {
          close(descriptor)
          return
        }
        self.take(descriptor)
      }
    }
  }

  deinit { stop() }

  /// The address of a file, behaving as `mount` does.
  public func url(_ mount: String, _ file: String) -> String {
    "http://127.0.0.1:\(port)/\(mount)/\(file)"
  }

  /// How requests of the mount are answered from now on; those that are being answered go on as they
  /// began.
  public func set(_ mount: String, _ behaviour: Behaviour) {
    mounts.withLock { $0[mount, default: Mount()].behaviour = behaviour }
  }

  /// Resets the connections of the mount that are being answered.
  public func cut(_ mount: String) {
    let connections = mounts.withLock { $0[mount]?.connections ?? [:] }
    for connection in connections.values { connection.isCut.store(true, ordering: .relaxed) }
  }

  public func counts(_ mount: String) -> Counts {
    mounts.withLock { $0[mount]?.counts ?? Counts() }
  }

  /// Requests that are being answered now, of all mounts.
  public var openRequests: Int {
    mounts.withLock { $0.values.reduce(0) { $0 + $1.counts.open } }
  }

  /// Nobody is answered any more, and every connection is reset.
  public func stop() {
    guard !isStopped.exchange(true, ordering: .relaxed) else { return }
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
    let connections = everyone.withLock { $0 }
    for connection in connections.values { connection.isCut.store(true, ordering: .relaxed) }
  }

  // MARK: - For the threads

  private func take(_ descriptor: Int32) {
    // A thread that waits looks around ten times a second, so that a connection can be cut.
    var patience = timeval(tv_sec: 0, tv_usec: 100_000)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
    var noDelay: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &noDelay, 4)
    let connection = Connection(descriptor)
    everyone.withLock { $0[ObjectIdentifier(connection)] = connection }
    startThread { [weak self] in
      let server = self
      server.map { connection.serve($0) }
      _ = server?.everyone.withLock { $0.removeValue(forKey: ObjectIdentifier(connection)) }
      close(descriptor)
    }
  }

  /// A request of the mount is going to be answered on `connection`.
  func begin(_ mount: String, _ connection: Connection) -> Behaviour {
    mounts.withLock { mounts in
      var state = mounts[mount] ?? Mount()
      state.counts.requests += 1
      state.counts.open += 1
      state.counts.mostOpen = max(state.counts.mostOpen, state.counts.open)
      state.connections[ObjectIdentifier(connection)] = connection
      mounts[mount] = state
      return state.behaviour
    }
  }

  func end(_ mount: String, _ connection: Connection) {
    mounts.withLock { mounts in
      mounts[mount]?.counts.open -= 1
      mounts[mount]?.connections[ObjectIdentifier(connection)] = nil
    }
  }

  func count(_ bytes: Int, of mount: String) {
    mounts.withLock { $0[mount]?.counts.bytes += bytes }
  }

  /// Waits until so many bytes are through the mount's line.
  func passLine(_ bytes: Int, of mount: String, bitsPerSecond: Int) {
    let now = Self.now()
    let end = mounts.withLock { mounts in
      let start = max(now, mounts[mount]?.lineIsFreeAt ?? 0)
      let end = start + Double(bytes * 8) / Double(max(bitsPerSecond, 1))
      mounts[mount]?.lineIsFreeAt = end
      return end
    }
    usleep(UInt32(max(0, min(end - now, 10)) * 1_000_000))
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
