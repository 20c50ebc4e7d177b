/// Where an MP4 film has its index: the box `moov`, at the front or behind the film itself.
///
/// Pure: it says which few bytes it needs to see next, and is given them. Whatever they say, it ends
/// after at most `mostBoxes` of them, and never asks for anything outside the file.
/// Source: ISO/IEC 14496-12, 4.2 (boxes) and 8 (box structures).
struct MP4Index: Sendable {
  enum Need: Sendable, Hashable {
    /// The first `headerLength` bytes of a box, or as many as the file has left.
    case header(at: Int64)
    /// No more; `index` says where it is.
    case nothing
    /// There is no index worth reading.
    case unsuitable(Fault)
  }

  enum Fault: Sendable, Hashable {
    /// Something else, such as a web page in place of a film.
    case notMP4
    case damaged
    /// There is a film, and no index to it.
    case noIndex
    /// The index is larger than `mostBytes`.
    case tooLarge
  }

  static let headerLength = 16
  /// Eight hours of film need about 32 MB; two hours, a quarter of that.
  static let mostBytes: Int64 = 16 << 20
  /// Films have three to five at the top level.
  static let mostBoxes = 64

  private(set) var need: Need
  /// Known as soon as its header was read, which may be before `need` is nothing.
  private(set) var index: Range<Int64>?

  private let fileSize: Int64
  private var hasFilm = false
  private var boxes = 0

  init(fileSize: Int64) {
    self.fileSize = fileSize
    need = fileSize >= 16 ? .header(at: 0) : .unsuitable(.notMP4)
  }

  /// Takes the bytes that were needed; more than those do no harm, fewer are damage.
  mutating func read(_ bytes: some Collection<UInt8>) {
    guard case .header(let start) = need else { return }
    boxes += 1
    guard boxes <= Self.mostBoxes else {
      need = .unsuitable(.damaged)
      return
    }
    let header = Array(bytes.prefix(Self.headerLength))
    guard header.count >= 8, let type = Self.type(header) else {
      need = .unsuitable(boxes == 1 ? .notMP4 : .damaged)
      return
    }
    if boxes == 1, !Self.firstTypes.contains(type) {
      need = .unsuitable(.notMP4)
      return
    }
    guard let length = Self.length(header, left: fileSize - start) else {
      need = .unsuitable(.damaged)
      return
    }
    // A film that breaks off can be played up to there, if its index came first.
    let isWhole = length <= fileSize - start
    switch type {
    case "moov":
      guard isWhole, length > 8, index == nil else {
        need = .unsuitable(.damaged)
        return
      }
      guard length <= Self.mostBytes else {
        need = .unsuitable(.tooLarge)
        return
      }
      index = start..<start + length
    case "mdat", "moof": hasFilm = true
    default: break
    }
    let end = isWhole ? start + length : fileSize
    if index != nil, hasFilm {
      need = .nothing
    } else if !isWhole || fileSize - end < 8 {
      need = .unsuitable(index == nil && hasFilm ? .noIndex : .damaged)
    } else {
      need = .header(at: end)
    }
  }

  /// What a film begins with; QuickTime's have no `ftyp`.
  private static let firstTypes: Set<String> = [
    "ftyp", "moov", "mdat", "free", "skip", "wide", "pnot", "styp",
  ]

  private static func type(_ header: [UInt8]) -> String? {
    let letters = header[4..<8]
    // “©” is Apple's.
    guard letters.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0xA9 }) else { return nil }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The whole box's, header included; nil if it makes no sense.
  private static func length(_ header: [UInt8], left: Int64) -> Int64? {
    let short = number(header[0..<4])
    switch short {
    case 0: return left  // up to the file's end
    case 1:
      guard header.count >= 16, let long = Int64(exactly: number(header[8..<16])), long >= 16
      else { return nil }
      return long
    case 2..<8: return nil
    default: return Int64(short)
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
