import Glibc
import RerunTestSupport
import Testing

@testable import RerunControl

@Suite struct SocketPathTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func place(runtime: String?) -> SocketPath {
    SocketPath(runtimeFolder: runtime, temporaryFolder: folder.path, userID: geteuid())
  }

  private var ownFolder: String { folder.path("rerun-kiosk-\(geteuid())") }

  @Test func runtimeFolderIsTaken() throws {
    #expect(
      try place(runtime: folder.path).path(create: true) == folder.path("rerun-kiosk.sock")
    )
    #expect(folder.names == [])
  }

  @Test(arguments: [nil, "", "relative", "/no/such/folder"])
  func elseAFolderOfOurs(_ runtime: String?) throws {
    let expected = ownFolder + "/rerun-kiosk.sock"
    #expect(try place(runtime: runtime).path(create: false) == expected)
    #expect(folder.names == [])
    #expect(try place(runtime: runtime).path(create: true) == expected)
    #expect(try place(runtime: runtime).path(create: true) == expected)
    var status = stat()
    #expect(stat(ownFolder, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o700)
    rmdir(ownFolder)
  }

  @Test func folderThatOthersCanOpenIsRefused() throws {
    #expect(mkdir(ownFolder, 0o755) == 0)
    chmod(ownFolder, 0o755)
    defer { rmdir(ownFolder) }
    let error = errorThrown(ControlError.self) { try place(runtime: nil).path(create: true) }
    #expect(error?.description.contains("remove it, or use --socket PATH") == true)
  }

  @Test func linkIsRefused() throws {
    #expect(symlink(folder.path, ownFolder) == 0)
    #expect(throws: ControlError.self) { try place(runtime: nil).path(create: true) }
    #expect(throws: ControlError.self) { try place(runtime: nil).path(create: false) }
  }

  @Test func somebodyElsesFolderIsRefused() throws {
    let other = SocketPath(
      runtimeFolder: nil,
      temporaryFolder: folder.path,
      userID: geteuid() &+ 1
    )
    #expect(throws: ControlError.self) { try other.path(create: true) }
    rmdir(folder.path("rerun-kiosk-\(geteuid() &+ 1)"))
  }
}
