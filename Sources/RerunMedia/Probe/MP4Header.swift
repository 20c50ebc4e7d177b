import Glibc

/// Reads an MP4's length and tracks from its boxes, without its index.
///
/// libavformat reads the whole index of a film on opening, 8 MB for two hours and some 30 ms of a
/// desktop's CPU, for nothing here. Anything but a plain, complete film is left to it.
///
/// Source: ISO/IEC 14496-12, boxes `moov`, `mvhd`, `trak`, `mdia`, `hdlr`, `stsd`.
enum MP4Header {
  /// Nil for what libavformat should look at: another container, a fragmented file, no film.
  ///
  /// - Throws: `.notMedia` for a file that ends before its own header says it does.
  static func facts(of path: FilePath) throws(ProbeFailure) -> MediaFacts? {
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return nil }
    let file = BoxFile(descriptor: descriptor)
    let whole: Range<Int64> = 0..<Int64(status.st_size)

    let outermost = file.read(whole)
    if case .cut(let type) = outermost, type == "mdat" || type == "moov" { throw .notMedia }
    guard case .whole(let boxes) = outermost, boxes.first?.type == "ftyp",
      let moov = boxes.first(where: { $0.type == "moov" }),
      boxes.contains(where: { $0.type == "mdat" }),
      let parts = file.boxes(in: moov.content), !parts.contains(where: { $0.type == "mvex" }),
      let mvhd = parts.first(where: { $0.type == "mvhd" }),
      let duration = file.movieDuration(mvhd)
    else { return nil }

    var facts = MediaFacts(
      durationInMilliseconds: duration,
      videoCodec: "",
      width: 0,
      height: 0,
      audioStreams: 0
    )
    for track in parts where track.type == "trak" {
      guard let description = file.sampleDescription(ofTrack: track) else { return nil }
      switch description.handler {
      case "soun": facts.audioStreams += 1
      case "vide" where facts.videoCodec.isEmpty:
        guard let codec = codecs[description.format] else { return nil }
        facts.videoCodec = codec
        facts.width = description.width
        facts.height = description.height
      default: break
      }
    }
    return facts.videoCodec.isEmpty ? nil : facts
  }

  /// Sample entries to FFmpeg's codec names.
  ///
  /// A still picture's track ("jpeg") isn't here.
  private static let codecs = [
    "avc1": "h264", "avc3": "h264", "hvc1": "hevc", "hev1": "hevc", "dvh1": "hevc", "dvhe": "hevc",
    "av01": "av1", "vp09": "vp9", "mp4v": "mpeg4",
  ]
}

private struct BoxFile {
  struct Box {
    var type: String
    var content: Range<Int64>
  }

  struct SampleDescription {
    var handler: String
    var format = ""
    var width: Int64 = 0
    var height: Int64 = 0
  }

  let descriptor: Int32
  private static let mostBoxes = 512

  /// The boxes of a stretch of the file.
  enum Boxes {
    /// They fill it exactly.
    case whole([Box])
    /// One of this type reaches past its end.
    case cut(String)
    case malformed
  }

  func read(_ range: Range<Int64>) -> Boxes {
    var boxes: [Box] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard boxes.count < Self.mostBoxes, let head = bytes(at: offset, count: 16, atLeast: 8) else {
        return .malformed
      }
      let type = String(decoding: head[4..<8], as: UTF8.self)
      // Whatever isn't an MP4 has no "ftyp" in front: its other bytes mean nothing here.
      if offset == 0, type != "ftyp" { return .malformed }
      var size = Self.number(head[0..<4])
      var start = offset + 8
      if size == 1 {
        guard head.count == 16 else { return .malformed }
        size = Self.number(head[8..<16])
        start = offset + 16
      } else if size == 0 {
        size = range.upperBound - offset
      }
      guard size >= start - offset else { return .malformed }
      // Compared without adding, which a size near the largest number would overflow.
      guard size <= range.upperBound - offset else { return .cut(type) }
      boxes.append(Box(type: type, content: start..<(offset + size)))
      offset += size
    }
    return .whole(boxes)
  }

  func boxes(in range: Range<Int64>) -> [Box]? {
    if case .whole(let boxes) = read(range) { boxes } else { nil }
  }

  /// In milliseconds.
  func movieDuration(_ mvhd: Box) -> Int64? {
    guard let head = bytes(at: mvhd.content.lowerBound, count: 32, atLeast: 32) else { return nil }
    let isLong = head[0] == 1
    let scale = Self.number(isLong ? head[20..<24] : head[12..<16])
    let duration = Self.number(isLong ? head[24..<32] : head[16..<20])
    // All ones is "not known"; ten years of milliseconds keep the arithmetic small.
    guard scale > 0, duration > 0, duration < (isLong ? Int64.max / 2_000 : 0xFFFF_FFFF) else {
      return nil
    }
    return (duration * 1_000 + scale / 2) / scale
  }

  func sampleDescription(ofTrack track: Box) -> SampleDescription? {
    guard let mdia = child("mdia", of: track), let hdlr = child("hdlr", of: mdia),
      let kind = bytes(at: hdlr.content.lowerBound + 8, count: 4, atLeast: 4)
    else { return nil }
    var description = SampleDescription(handler: String(decoding: kind, as: UTF8.self))
    guard description.handler == "vide" else { return description }
    guard let minf = child("minf", of: mdia), let stbl = child("stbl", of: minf),
      let stsd = child("stsd", of: stbl),
      let entry = bytes(at: stsd.content.lowerBound, count: 44, atLeast: 44)
    else { return nil }
    description.format = String(decoding: entry[12..<16], as: UTF8.self)
    description.width = Self.number(entry[40..<42])
    description.height = Self.number(entry[42..<44])
    return description
  }

  private func child(_ type: String, of box: Box) -> Box? {
    boxes(in: box.content)?.first { $0.type == type }
  }

  private func bytes(at offset: Int64, count: Int, atLeast least: Int) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: count)
    let got = pread(descriptor, &buffer, count, off_t(offset))
    return got >= least ? Array(buffer[..<got]) : nil
  }

  /// Big-endian; a top bit set in eight bytes gives a negative number, which the callers refuse.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int64 {
    Int64(bitPattern: bytes.reduce(0) { $0 << 8 | UInt64($1) })
  }
}
