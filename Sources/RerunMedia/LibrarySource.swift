import Glibc

/// Where programmes come from.
public enum LibrarySource: Sendable, Hashable {
  /// The made-up library.
  case sample
  /// A folder of video files.
  case folder(path: String)
  /// One JSON file with items, and perhaps channels (docs/SCHEDULE.md section 2).
  case stationFile(path: String)

  /// What `--library` means: nothing is the sample, a folder is a folder, anything else a station
  /// file.
  ///
  /// - Throws: `FolderError.missing` or `.noPermission` where there is nothing to be had.
  public init(libraryOption option: String?) throws(FolderError) {
    guard let option else {
      self = .sample
      return
    }
    // Absolute, so that nothing changes with the current folder.
    let path = FilePath(Self.absolute(option))
    do {
      let status = try FileStatus(of: path)
      self = status.kind == .folder ? .folder(path: path.text) : .stationFile(path: path.text)
    } catch {
      throw FolderError(error, path: path.text)
    }
  }

  /// Names the source in the store and in `LibrarySnapshot.source`.
  public var text: String {
    switch self {
    case .sample: "sample"
    case .folder(let path): "folder:\(path)"
    case .stationFile(let path): "file:\(path)"
    }
  }

  private static func absolute(_ path: String) -> String {
    var path = path
    if !path.hasPrefix("/"), let current = getcwd(nil, 0) {
      let folder = String(cString: current)
      free(current)
      path = path == "." ? folder : "\(folder)/\(path)"
    }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
