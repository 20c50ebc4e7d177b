/// Parts of a file that are held in memory.
///
/// A value; its bytes are shared between copies.
struct FileRanges: Sendable {
  struct Piece: Sendable {
    var start: Int64
    var bytes: [UInt8]
    var end: Int64 { start + Int64(bytes.count) }
  }

  /// Of the whole file.
  let sizeInBytes: Int64
  /// In their order in the file; they neither touch nor overlap.
  private(set) var pieces: [Piece] = []

  init(sizeInBytes: Int64) {
    self.sizeInBytes = sizeInBytes
  }

  var byteCount: Int { pieces.reduce(0) { $0 + $1.bytes.count } }

  /// Adds what was read at `start`; where something is held already, that stays.
  mutating func add(_ bytes: some Collection<UInt8>, at start: Int64) {
    var rest = bytes[...]
    var start = start
    if start < 0 {
      rest = rest.dropFirst(Int(clamping: -start))
      start = 0
    }
    rest = rest.prefix(Int(clamping: max(sizeInBytes - start, 0)))
    while !rest.isEmpty {
      let next = pieces.firstIndex { $0.end >= start }
      guard let next, pieces[next].start <= start else {
        // A piece of its own, up to the next one.
        let room = next.map { pieces[$0].start - start } ?? .max
        let new = Array(rest.prefix(Int(clamping: room)))
        pieces.insert(Piece(start: start, bytes: new), at: next ?? pieces.count)
        rest = rest.dropFirst(new.count)
        start += Int64(new.count)
        joinPiece(at: next ?? pieces.count - 1)
        continue
      }
      // What is held already, then what follows it, up to the next piece.
      let known = min(pieces[next].end - start, Int64(rest.count))
      rest = rest.dropFirst(Int(known))
      start += known
      guard !rest.isEmpty else { return }
      let room = next + 1 < pieces.count ? pieces[next + 1].start - start : .max
      let more = rest.prefix(Int(clamping: room))
      pieces[next].bytes.append(contentsOf: more)
      rest = rest.dropFirst(more.count)
      start += Int64(more.count)
      joinPiece(at: next)
    }
  }

  /// Joins the piece at `index` with the one behind it, should they touch.
  private mutating func joinPiece(at index: Int) {
    guard index + 1 < pieces.count, pieces[index].end == pieces[index + 1].start else { return }
    pieces[index].bytes.append(contentsOf: pieces[index + 1].bytes)
    pieces.remove(at: index + 1)
  }

  /// How many bytes are held from `start` on, without a gap.
  func count(from start: Int64) -> Int {
    piece(at: start).map { Int($0.end - start) } ?? 0
  }

  /// Where the next bytes begin that are held, after `start`, at which there are none.
  func nextStart(after start: Int64) -> Int64? {
    pieces.first { $0.start > start }?.start
  }

  /// Up to `count` bytes from `start` on; fewer where they end.
  func bytes(from start: Int64, count: Int) -> [UInt8] {
    guard let piece = piece(at: start) else { return [] }
    return Array(piece.bytes.dropFirst(Int(start - piece.start)).prefix(count))
  }

  /// Copies what is held from `start` on.
  ///
  /// - Returns: How many bytes that were; 0 where there are none.
  func copy(from start: Int64, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard let piece = piece(at: start) else { return 0 }
    let skipped = Int(start - piece.start)
    let count = min(piece.bytes.count - skipped, buffer.count)
    piece.bytes.withUnsafeBytes { bytes in
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[skipped..<skipped + count]))
    }
    return count
  }

  /// The same in no more memory than it needs: what grew has room to grow on.
  func compacted() -> FileRanges {
    var copy = FileRanges(sizeInBytes: sizeInBytes)
    copy.pieces = pieces.map { Piece(start: $0.start, bytes: Array($0.bytes[...])) }
    return copy
  }

  private func piece(at offset: Int64) -> Piece? {
    pieces.first { $0.start <= offset && offset < $0.end }
  }
}
