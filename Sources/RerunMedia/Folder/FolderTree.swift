import Glibc
import RerunStore

/// A file of the library's folder, and its state when it was listed.
struct ListedFile: Hashable {
  /// Relative to the library's folder.
  var path: FilePath
  /// Its name without the extension.
  var stem: String
  var status: FileStatus
}

/// One folder of the library and what is directly in it.
struct ListedFolder {
  /// Relative to the library's folder, which itself is the empty path.
  var path: FilePath
  var name: String
  /// Its place in `FolderTree.folders`, which is before this one's; nil for the library's folder.
  var parent: Int?
  /// By name.
  var videos: [ListedFile] = []
  /// By their lower-cased stems.
  var descriptions: [String: ListedFile] = [:]
  /// Paths by their lower-cased stems.
  var pictures: [String: FilePath] = [:]
  var children: [Int] = []
}

/// All folders of a library with the files that matter, in an order that depends on names alone.
///
/// Links are followed, each folder and each linked file once: what can be reached without a link is
/// taken under that name first, so a link to it adds nothing, and a circle ends.
struct FolderTree {
  private(set) var folders: [ListedFolder] = []
  private(set) var leftOut: [LeftOut] = []
  /// Whether every folder could be read to its end.
  private(set) var isComplete = true

  private let root: FilePath
  private var seenFolders: Set<FileStatus.Identity> = []
  private var seenFiles: Set<FileStatus.Identity> = []
  private var links: [(folder: Int, name: FilePath)] = []

  private static let deepest = 40
  private static let skippedFolders: Set<String> = [
    "lost+found", "@eadir", "@recycle", "@recently-snapshot", "#recycle", "#snapshot",
    "$recycle.bin", "recycler", "system volume information", "network trash folder",
    "temporary items",
  ]
  /// A folder with one of these files in it is not meant to be listed.
  private static let skipMarks: Set<String> = [".ignore", ".nomedia", ".plexignore"]

  /// Walks the folder at the absolute path `root`.
  ///
  /// - Throws: Only where `root` itself can't be opened or read.
  init(
    root: FilePath,
    isCancelled: () -> Bool
  ) throws(FolderError) {
    self.root = root
    do {
      try list(at: FilePath(""), name: root.lastName.text, parent: nil, depth: 0)
    } catch {
      throw FolderError(error, path: root.text)
    }
    var next = 0
    while true {
      while next < pending.count {
        if isCancelled() { throw .cancelled }
        let folder = pending[next]
        next += 1
        listOrLeaveOut(folder)
      }
      guard nextLink < links.count else { break }
      let link = links[nextLink]
      nextLink += 1
      follow(link)
    }
    for index in folders.indices { folders[index].videos.sort { $0.path < $1.path } }
  }

  private struct PendingFolder {
    var path: FilePath
    var parent: Int
    var depth: Int
  }

  private var pending: [PendingFolder] = []
  private var nextLink = 0

  private mutating func listOrLeaveOut(_ folder: PendingFolder) {
    if folder.depth > Self.deepest {
      leaveOut(folder.path, .tooDeep)
      return
    }
    do {
      try list(
        at: folder.path,
        name: folder.path.lastName.text,
        parent: folder.parent,
        depth: folder.depth
      )
    } catch {
      isComplete = false
      // Gone since its parent was listed: then it isn't part of the library any more.
      if !error.isMissing {
        leaveOut(folder.path, error.isPermission ? .noPermission : .unreadable)
      }
    }
  }

  private mutating func list(
    at path: FilePath,
    name: String,
    parent: Int?,
    depth: Int
  ) throws(SystemFailure) {
    let open = try OpenFolder(path.bytes.isEmpty ? root : root.appending(path))
    guard seenFolders.insert(try open.status().identity).inserted else { return }
    let entries = try open.entries()
    // In the library's own folder the owner's word counts for more than a mark.
    if parent != nil, entries.contains(where: { Self.skipMarks.contains($0.name.text) }) { return }

    let index = folders.count
    folders.append(ListedFolder(path: path, name: name, parent: parent))
    if let parent { folders[parent].children.append(index) }
    for entry in entries {
      // Hidden, and the "._" files of a Mac.
      if entry.name.bytes.first == UInt8(ascii: ".") { continue }
      var kind = entry.kind
      if kind == nil { kind = try? open.status(of: entry.name, followingLinks: false).kind }
      switch kind {
      case .folder: addFolder(path.appending(entry.name), parent: index, depth: depth + 1)
      case .file:
        addFile(entry.name, in: index) { () throws(SystemFailure) in
          try open.status(of: entry.name, followingLinks: false)
        }
      case .link: links.append((index, entry.name))
      case .other, nil: break
      }
    }
  }

  private mutating func addFolder(_ path: FilePath, parent: Int, depth: Int) {
    let name = NameText.lowered(path.lastName.text)
    if Self.skippedFolders.contains(name) { return }
    if name == "video_ts" || name == "bdmv" || name == "hvdvd_ts" {
      leaveOut(path, .discImage)
      return
    }
    pending.append(PendingFolder(path: path, parent: parent, depth: depth))
  }

  private mutating func addFile(
    _ name: FilePath,
    in folder: Int,
    status: () throws(SystemFailure) -> FileStatus
  ) {
    guard let role = FileRole(name) else { return }
    let path = folders[folder].path.appending(name)
    switch role {
    case .picture:
      // The first by name: a JPEG before a PNG of the same stem.
      let stem = NameText.lowered(FileRole.stem(of: name))
      if folders[folder].pictures[stem] == nil { folders[folder].pictures[stem] = path }
    case .discImage:
      leaveOut(path, .discImage)
    case .video, .description:
      do throws(SystemFailure) {
        let file = ListedFile(path: path, stem: FileRole.stem(of: name), status: try status())
        if role == .video {
          seenFiles.insert(file.status.identity)
          folders[folder].videos.append(file)
        } else {
          folders[folder].descriptions[NameText.lowered(file.stem)] = file
        }
      } catch {
        if error.isMissing { return }
        leaveOut(path, error.isPermission ? .noPermission : .unreadable)
      }
    }
  }

  private mutating func follow(_ link: (folder: Int, name: FilePath)) {
    let path = folders[link.folder].path.appending(link.name)
    do {
      let status = try FileStatus(of: root.appending(path))
      switch status.kind {
      case .folder:
        if seenFolders.contains(status.identity) { return }
        let depth = path.bytes.count { $0 == UInt8(ascii: "/") } + 1
        addFolder(path, parent: link.folder, depth: depth)
      case .file:
        let isVideo = FileRole(link.name) == .video
        if isVideo, seenFiles.contains(status.identity) { return }
        addFile(link.name, in: link.folder) { () throws(SystemFailure) in status }
      case .link, .other: break
      }
    } catch {
      // A broken link to something that was never a video is no loss.
      let isBroken = error.isMissing || error.code == ELOOP
      guard FileRole(link.name) == .video || !isBroken else { return }
      leaveOut(path, error.isPermission ? .noPermission : isBroken ? .brokenLink : .unreadable)
    }
  }

  private mutating func leaveOut(_ path: FilePath, _ reason: LeftOut.Reason) {
    leftOut.append(LeftOut(path: path.text, reason: reason))
  }
}
