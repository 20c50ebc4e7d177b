/// What a file is to the library, by its extension.
enum FileRole: Hashable {
  case video, description, picture
  /// A copy of a whole disc: not a file that plays.
  case discImage

  init?(_ name: FilePath) {
    guard let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0,
      name.bytes.count - dot <= 8
    else { return nil }
    let ending = String(decoding: NameText.lowered(name.bytes[(dot + 1)...]), as: UTF8.self)
    switch ending {
    case "nfo": self = .description
    case "jpg", "jpeg", "png", "webp": self = .picture
    case "iso", "img", "nrg": self = .discImage
    default:
      guard Self.videoEndings.contains(ending) else { return nil }
      self = .video
    }
  }

  private static let videoEndings: Set<String> = [
    "3g2", "3gp", "asf", "avi", "divx", "dv", "f4v", "flv", "m2t", "m2ts", "m2v", "m4v", "mk3d",
    "mkv", "mov", "mp4", "mpe", "mpeg", "mpg", "mts", "mxf", "nut", "ogm", "ogv", "qt", "rm",
    "rmvb", "tp", "trp", "ts", "vob", "webm", "wmv", "wtv", "xvid",
  ]

  /// `name` without its extension.
  static func stem(of name: FilePath) -> String {
    let end = name.bytes.lastIndex(of: UInt8(ascii: ".")) ?? name.bytes.count
    return String(decoding: name.bytes[..<end], as: UTF8.self)
  }
}
