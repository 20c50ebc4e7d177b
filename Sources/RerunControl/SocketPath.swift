import Glibc

/// Where a kiosk listens unless it is told otherwise.
public struct SocketPath: Sendable {
  public var runtimeFolder: String?
  /// Where the folder of ours is made if there is no runtime folder.
  public var temporaryFolder: String
  public var userID: UInt32

  /// The running process's own surroundings: `$XDG_RUNTIME_DIR`, `/tmp`, the effective user.
  public static var live: SocketPath {
    SocketPath(
      runtimeFolder: getenv("XDG_RUNTIME_DIR").map { String(cString: $0) },
      temporaryFolder: "/tmp",
      userID: geteuid()
    )
  }

  public init(runtimeFolder: String?, temporaryFolder: String, userID: UInt32) {
    self.runtimeFolder = runtimeFolder
    self.temporaryFolder = temporaryFolder
    self.userID = userID
  }

  static let fileName = "rerun-kiosk.sock"

  /// `$XDG_RUNTIME_DIR/rerun-kiosk.sock`, or in a folder under `/tmp` that only this user can open.
  ///
  /// - Parameter create: Whether that folder is made if it isn't there.
  /// - Throws: `ControlError.badPath` when the folder under `/tmp` is somebody else's.
  public func path(create: Bool) throws(ControlError) -> String {
    if let runtimeFolder, runtimeFolder.hasPrefix("/"), isFolder(runtimeFolder) {
      return runtimeFolder + "/" + Self.fileName
    }
    let folder = "\(temporaryFolder)/rerun-kiosk-\(userID)"
    let path = folder + "/" + Self.fileName
    if create, mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw .system(action: "create", path: folder, errno: errno)
    }
    // Anybody can make a folder of this name in /tmp: lstat, so that a link isn't followed.
    var status = stat()
    guard lstat(folder, &status) == 0 else {
      if create { throw .system(action: "open", path: folder, errno: errno) }
      return path
    }
    guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == userID,
      status.st_mode & 0o077 == 0
    else {
      throw .badPath(
        path: path,
        problem: "\(folder) should be a folder that only user \(userID) can open; remove it, or "
          + "use --socket PATH"
      )
    }
    return path
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
