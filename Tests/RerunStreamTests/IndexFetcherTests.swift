import Foundation
import RerunTestSupport
import Synchronization
import Testing

@testable import RerunStream

@Suite(.serialized) struct IndexFetcherTests {
  /// A fetcher whose patience is a second.
  private final class Rig {
    let cache: RangeCache
    let fetcher: IndexFetcher

    init(
      bytes: Int = 64 << 20,
      now: @escaping @Sendable () -> Int64 = Uptime.now
    ) {
      var limits = RangeCache.Limits()
      limits.bytes = bytes
      cache = RangeCache(limits: limits, now: now)
      var options = RemoteFile.Options()
      options.timeoutInSeconds = 1
      fetcher = IndexFetcher(cache: cache, options: options, now: now)
    }

    deinit { fetcher.stop() }
  }

  @Test(arguments: [true, false], [300_000, 3_000])
  func readsHeadAndIndex(indexFirst: Bool, indexBytes: Int) throws {
    let film = MadeFilm.make(indexFirst: indexFirst, indexBytes: indexBytes)
    let server = try #require(RangeServer { _ in RangeServer.Answer(film.data) })
    defer { server.stop() }
    let rig = Rig()
    let url = server.url("/a/film.mp4?token=secret")
    rig.fetcher.fetch([url])
    #expect(eventually { rig.cache.holds(url) })
    let file = try #require(rig.cache.file(url))
    #expect(file.sizeInBytes == film.data.count)
    #expect(file.bytes(from: 0, count: 65536) == Array(film.data.prefix(65536)))
    let index = Array(film.data[film.index])
    #expect(file.bytes(from: Int64(film.index.lowerBound), count: index.count) == index)
    #expect(file.byteCount <= 65536 + indexBytes + 8192, "the film itself stays where it is")
    #expect(server.requests.count <= 2)
    #expect(server.requests.allSatisfy { $0.path == "/a/film.mp4?token=secret" })
    // Asked again, nothing is fetched again.
    rig.fetcher.fetch([url])
    usleep(100_000)
    #expect(server.requests.count <= 2)
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var path = "/film.mp4"
    var requests = 1...3
    var answer: @Sendable (Data) -> RangeServer.Answer
  }

  static let refusals = [
    Refusal(testDescription: "no ranges", requests: 1...1) {
      var answer = RangeServer.Answer($0)
      answer.ignoresRanges = true
      return answer
    },
    Refusal(testDescription: "no length", requests: 1...1) {
      var answer = RangeServer.Answer($0)
      answer.isChunked = true
      return answer
    },
    Refusal(testDescription: "a web page", requests: 1...1) { _ in
      RangeServer.Answer(Data("<html><body>Please log in.</body></html>".utf8))
    },
    Refusal(testDescription: "404") { _ in .status(404, "Not Found") },
    Refusal(testDescription: "401") { _ in .status(401, "Unauthorized") },
    Refusal(testDescription: "503") { _ in .status(503, "Busy") },
    Refusal(testDescription: "nothing") { _ in .silence },
    Refusal(testDescription: "an empty file") { _ in RangeServer.Answer() },
    Refusal(testDescription: "falls silent in the index") {
      var answer = RangeServer.Answer($0)
      answer.silentAfter = 100_000
      return answer
    },
    Refusal(testDescription: "resets in the index") {
      var answer = RangeServer.Answer($0)
      answer.resetAfter = 100_000
      return answer
    },
    Refusal(testDescription: "shorter than it says") {
      var answer = RangeServer.Answer($0.prefix(500_000))
      answer.promisedBytes = $0.count
      return answer
    },
    Refusal(testDescription: "longer than it says") {
      var answer = RangeServer.Answer($0)
      answer.promisedBytes = 500_000
      return answer
    },
    Refusal(testDescription: "redirects to itself", requests: 1...40) { _ in
      var answer = RangeServer.Answer()
      answer.location = "/film.mp4"
      return answer
    },
    Refusal(testDescription: "leads to a file") { _ in
      var answer = RangeServer.Answer()
      answer.location = "file:///etc/passwd"
      return answer
    },
    Refusal(testDescription: "Matroska isn't asked for", path: "/a.mkv?x=.mp4", requests: 0...0) {
      RangeServer.Answer($0)
    },
  ]

  /// Nothing of it is held, the next one is, and it isn't tried over and over.
  @Test(arguments: refusals) func givesUp(_ row: Refusal) throws {
    let film = MadeFilm.make(indexFirst: false)
    let bad = try #require(RangeServer { _ in row.answer(film.data) })
    let good = try #require(RangeServer { _ in RangeServer.Answer(film.data) })
    defer {
      bad.stop()
      good.stop()
    }
    let rig = Rig()
    let urls = [bad.url(row.path), good.url("/next.mp4")]
    rig.fetcher.fetch(urls)
    #expect(eventually { rig.cache.holds(urls[1]) })
    #expect(!rig.cache.holds(urls[0]))
    let count = bad.requests.count
    #expect(row.requests.contains(count), "\(count) requests")
    rig.fetcher.fetch(urls)
    usleep(150_000)
    #expect(bad.requests.count == count)
  }

  @Test func followsARedirectAndSignsIn() throws {
    let film = MadeFilm.make(indexFirst: false)
    let target = try #require(RangeServer { _ in RangeServer.Answer(film.data) })
    let place = target.url("/elsewhere.mp4")
    let server = try #require(
      RangeServer { request in
        if request.path.hasPrefix("/moved") {
          var answer = RangeServer.Answer()
          answer.location = place
          return answer
        }
        return request.headers["authorization"] == "Basic dXNlcjpwYXNz"
          ? RangeServer.Answer(film.data) : .status(401, "Unauthorized")
      }
    )
    defer {
      target.stop()
      server.stop()
    }
    let rig = Rig()
    let urls = [
      server.url("/moved.mp4"),
      server.url("/own.mp4").replacingOccurrences(of: "//", with: "//user:pass@"),
    ]
    rig.fetcher.fetch(urls)
    #expect(
      eventually { urls.allSatisfy(rig.cache.holds) },
      "\(urls.map(rig.cache.holds)) \(server.requests) \(target.requests)"
    )
  }

  @Test func mostWantedFirstWithinTheLimit() throws {
    let film = MadeFilm.make(indexFirst: false)
    let small = MadeFilm.make(indexFirst: false, indexBytes: 5_000, filmBytes: 5_000)
    let server = try #require(
      RangeServer { RangeServer.Answer($0.path == "/small.mp4" ? small.data : film.data) }
    )
    defer { server.stop() }
    let rig = Rig(bytes: 800_000)
    let urls = ["/1.mp4", "/2.mp4", "/3.mp4", "/small.mp4"].map(server.url)
    rig.fetcher.fetch(urls)
    #expect(eventually { rig.cache.holds(urls[3]) })
    #expect(urls.map(rig.cache.holds) == [true, true, false, true])
    #expect(rig.cache.summary.bytes <= 800_000)
    // The last becomes the first: what is less wanted goes.
    rig.fetcher.fetch([urls[2], urls[1]])
    #expect(eventually { rig.cache.holds(urls[2]) })
    #expect(rig.cache.holds(urls[1]))
    #expect(!rig.cache.holds(urls[0]))
  }

  @Test func makesWayAndGoesOnWhereItWas() throws {
    let film = MadeFilm.make(indexFirst: false, indexBytes: 600_000)
    let server = try #require(
      RangeServer(RangeServer.Line(bytesPerSecond: 400_000)) { _ in RangeServer.Answer(film.data) }
    )
    defer { server.stop() }
    let rig = Rig()
    let url = server.url("/film.mp4")
    rig.fetcher.fetch([url])
    #expect(eventually { server.requests.count == 2 })
    usleep(600_000)
    rig.fetcher.setBusy(true)
    usleep(1_800_000)
    #expect(!rig.cache.holds(url))
    #expect(server.requests.count == 2)
    rig.fetcher.setBusy(false)
    #expect(eventually { rig.cache.holds(url) })
    #expect(server.requests.count == 3)
    let resumed = try #require(server.requests.last?.first)
    #expect(resumed > film.index.lowerBound + 50_000)
    let index = Array(film.data[film.index])
    #expect(
      rig.cache.file(url)?.bytes(from: Int64(film.index.lowerBound), count: index.count) == index
    )
  }

  @Test func leavesAServerAloneForAMinute() throws {
    let film = MadeFilm.make(indexFirst: true)
    let isDown = Mutex(true)
    let server = try #require(
      RangeServer { _ in
        isDown.withLock { $0 } ? .status(500, "Oh No") : RangeServer.Answer(film.data)
      }
    )
    defer { server.stop() }
    let clock = ManualUptime()
    let rig = Rig(now: clock.now)
    let urls = ["/1.mp4", "/2.mp4"].map(server.url)
    rig.fetcher.fetch(urls)
    #expect(eventually { server.requests.count == 1 })
    isDown.withLock { $0 = false }
    usleep(150_000)
    rig.fetcher.fetch(urls)
    usleep(150_000)
    #expect(server.requests.count == 1, "the other file is on the same server")
    clock.advance(by: 60_001)
    rig.fetcher.fetch(urls)
    #expect(eventually { urls.allSatisfy(rig.cache.holds) })
  }

  @Test func whatIsNoLongerWantedIsLeft() throws {
    let film = MadeFilm.make(indexFirst: false, indexBytes: 600_000)
    let server = try #require(
      RangeServer(RangeServer.Line(bytesPerSecond: 300_000)) { _ in RangeServer.Answer(film.data) }
    )
    let quick = try #require(RangeServer { _ in RangeServer.Answer(film.data) })
    defer {
      server.stop()
      quick.stop()
    }
    let rig = Rig()
    rig.fetcher.fetch([server.url("/slow.mp4")])
    #expect(eventually { server.requests.count == 2 })
    rig.fetcher.fetch([quick.url("/next.mp4")])
    // The slow one would have taken two seconds more.
    #expect(eventually(seconds: 1.5) { rig.cache.holds(quick.url("/next.mp4")) })
    #expect(!rig.cache.holds(server.url("/slow.mp4")))
  }
}
