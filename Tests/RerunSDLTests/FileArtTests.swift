import Glibc
import RerunStage
import RerunTestSupport
import Synchronization
import Testing

@testable import RerunSDL

/// Paints picture files plain green, when the test lets it.
private struct SlowArt: ArtPainter {
  let isOpen = Gate()

  func paint(_ art: Art, width: Double, height: Double, scale: Double, theme: Theme) -> Bitmap {
    plain(width, height, scale, [200, 0, 0, 255])
  }

  func paint(fileAt path: String, width: Double, height: Double, scale: Double) -> Bitmap? {
    isOpen.wait()
    return path == "/missing.jpg" ? nil : plain(width, height, scale, [0, 200, 0, 255])
  }

  func paint(_ icon: Icon, size: Int) -> Bitmap {
    plain(Double(size), Double(size), 1, [0, 0, 0, 0])
  }

  private func plain(_ width: Double, _ height: Double, _ scale: Double, _ pixel: [UInt8]) -> Bitmap
  {
    let (columns, rows) = (Int((width * scale).rounded()), Int((height * scale).rounded()))
    let pixels = [[UInt8]](repeating: pixel, count: columns * rows).flatMap(\.self)
    return Bitmap(width: columns, height: rows, pixels: pixels)
  }
}

@Suite @MainActor struct FileArtTests {
  private func list(_ path: String) -> DrawList {
    var list = DrawList()
    list.art(.file(path: path, placeholder: .black), Rect(100, 100, 40, 60))
    return list
  }

  /// Real time: another thread is what is tested.
  private func wait(for renderer: Renderer, _ rung: Gate) async throws {
    for _ in 0..<1_000 where !rung.isOpen { try await Task.sleep(for: .milliseconds(10)) }
    #expect(rung.isOpen)
  }

  @Test func aPictureFileIsDrawnOnceItIsRead() async throws {
    let theme = try Fixture.lateShow.get()
    let art = SlowArt()
    let renderer = try Renderer(width: 1920, height: 1080, text: Fixture.text(), art: art)
    let rung = Gate()
    renderer.pictureFileIsRead = { rung.open() }
    let list = list("/poster.jpg")
    #expect(renderer.draw(list, theme: theme))
    // The disk is asleep; the loop isn't.
    #expect(renderer.capture().rgb(110, 110) == [200, 0, 0])
    #expect(renderer.isWaitingForFiles)
    #expect(!renderer.draw(list, theme: theme))
    art.isOpen.open()
    try await wait(for: renderer, rung)
    #expect(renderer.draw(list, theme: theme))
    #expect(renderer.capture().rgb(110, 110) == [0, 200, 0])
    #expect(renderer.statistics.pixels <= 40 * 60)
    #expect(!renderer.isWaitingForFiles)
    #expect(!renderer.draw(list, theme: theme))
    #expect(renderer.takeFailedFiles().isEmpty)
  }

  @Test func aFileThatCannotBeReadIsToldOnce() async throws {
    let theme = try Fixture.lateShow.get()
    let art = SlowArt()
    art.isOpen.open()
    let renderer = try Renderer(width: 1920, height: 1080, text: Fixture.text(), art: art)
    let rung = Gate()
    renderer.pictureFileIsRead = { rung.open() }
    let list = list("/missing.jpg")
    renderer.draw(list, theme: theme)
    try await wait(for: renderer, rung)
    renderer.draw(list, theme: theme)
    #expect(renderer.capture().rgb(110, 110) == [200, 0, 0])
    #expect(renderer.takeFailedFiles() == ["/missing.jpg"])
    #expect(renderer.takeFailedFiles().isEmpty)
    renderer.invalidateAll()
    renderer.draw(list, theme: theme)
    #expect(!renderer.isWaitingForFiles)
  }
}

/// Something that happens once, and that a thread can wait for.
private final class Gate: Sendable {
  private let state = Mutex(false)

  var isOpen: Bool { state.withLock { $0 } }
  func open() { state.withLock { $0 = true } }
  func wait() { while !isOpen { usleep(2_000) } }
}
