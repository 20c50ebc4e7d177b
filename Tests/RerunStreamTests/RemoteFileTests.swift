import Foundation
import RerunTestSupport
import Synchronization
import Testing

@testable import RerunStream

@Suite struct RemoteFileTests {
  private func read(_ file: RemoteFile, at offset: Int, count: Int) throws -> Data {
    var data = Data()
    while data.count < count {
      let bytes = try file.bytes(at: Int64(offset + data.count), count: count - data.count)
      if bytes.isEmpty { break }
      data += bytes
    }
    return data
  }

  @Test func connectsAgainOnlyForWhatIsFar() throws {
    let film = MadeFilm.make(indexFirst: false, filmBytes: 20_000_000).data
    let server = try #require(RangeServer { _ in RangeServer.Answer(film) })
    defer { server.stop() }
    let file = RemoteFile(server.url("/film.mp4")) { false }
    // First and last byte, and the requests there may be until then. Ahead, FFmpeg rather reads what
    // has come already, however much that is.
    for (offset, count, requests) in [
      (9_000_500, 100_000, 1...1), (9_100_500, 50_000, 1...1), (9_350_000, 1_000, 1...1),
      (9_351_000, 10, 1...1), (9_700_000, 1_000, 1...2), (10, 2_000, 2...3),
      (300_000, 1_000, 2...4), (200_000, 1_000, 3...5), (19_000_000, 100_000, 3...6),
      (film.count - 10, 100, 3...7), (film.count, 10, 3...7),
    ] as [(Int, Int, ClosedRange<Int>)] {
      let expected = film.dropFirst(offset).prefix(count)
      let isRight = try read(file, at: offset, count: count) == expected
      #expect(isRight, "\(count) at \(offset)")
      let made = server.requests.count
      #expect(requests.contains(made), "\(count) at \(offset): \(made)")
    }
    #expect(file.sizeInBytes == Int64(film.count))
  }

  /// The server need not send what nobody will read.
  @Test func asksForNoMoreThanItIsTo() throws {
    let film = MadeFilm.make(indexFirst: false).data
    let server = try #require(RangeServer { _ in RangeServer.Answer(film) })
    defer { server.stop() }
    let file = RemoteFile(server.url("/film.mp4")) { false }
    var bytes: [UInt8] = []
    while bytes.count < 5000 {
      bytes += try file.bytes(at: Int64(1000 + bytes.count), count: 5000, before: 6000)
    }
    #expect(bytes == Array(film[1000..<6000]))
    #expect(server.requests.map(\.first) == [1000])
    #expect(server.requests.map(\.last) == [5999])
  }

  @Test func isInterruptedInTheMiddleOfARead() throws {
    let server = try #require(RangeServer { _ in .silence })
    defer { server.stop() }
    let isOver = Mutex(false)
    let asked = Mutex(0)
    let file = RemoteFile(server.url("/film.mp4")) {
      // After some time of waiting.
      asked.withLock { $0 += 1 }
      return asked.withLock { $0 } > 6 || isOver.withLock { $0 }
    }
    let start = ContinuousClock.now
    #expect(throws: RemoteFailure.interrupted) { try file.bytes(at: 0, count: 10) }
    #expect(ContinuousClock.now - start < .seconds(5), "the server had eight seconds")
    isOver.withLock { $0 = true }
    #expect(throws: RemoteFailure.interrupted) { try file.bytes(at: 0, count: 10) }
  }

  struct Address: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var canBeRead: Bool
  }

  static let addresses = [
    Address(testDescription: "http://a/b.mp4", canBeRead: true),
    Address(testDescription: "HTTPS://a/b.mp4", canBeRead: true),
    Address(testDescription: "/films/b.mp4", canBeRead: false),
    Address(testDescription: "file:///films/b.mp4", canBeRead: false),
    Address(testDescription: "rtsp://a/b.mp4", canBeRead: false),
    Address(testDescription: "concat:http://a/b.mp4", canBeRead: false),
    Address(testDescription: "", canBeRead: false),
  ]

  @Test(arguments: addresses) func onlyHTTP(_ row: Address) {
    #expect(RemoteFile.canRead(row.testDescription) == row.canBeRead)
  }
}
