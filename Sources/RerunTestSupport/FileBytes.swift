#if canImport(Glibc)
  import Glibc
#endif

/// Whole files, without Foundation.
public enum FileBytes {
  /// The bytes of the file at `path`; empty if it can't be read.
  public static func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }
}
