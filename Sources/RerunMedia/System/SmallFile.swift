import Glibc

/// Reads a whole regular file of at most `limit` bytes.
///
/// - Throws: `EFBIG` for a longer one, `EINVAL` for what isn't a regular file (a pipe of that name
///   is never waited for).
func readSmallFile(_ path: FilePath, limit: Int) throws(SystemFailure) -> [UInt8] {
  let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
  guard descriptor >= 0 else { throw SystemFailure(errno) }
  defer { close(descriptor) }
  var raw = stat()
  guard fstat(descriptor, &raw) == 0 else { throw SystemFailure(errno) }
  guard FileStatus(raw).kind == .file else { throw SystemFailure(EINVAL) }

  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while bytes.count <= limit {
    let count = read(descriptor, &chunk, chunk.count)
    if count == 0 { return bytes }
    if count < 0 {
      if errno == EINTR { continue }
      throw SystemFailure(errno)
    }
    bytes.append(contentsOf: chunk[..<count])
  }
  throw SystemFailure(EFBIG)
}
