import Testing

@testable import RerunStream

@Suite struct FileRangesTests {
  /// Against the plainest model: a byte, or none, for each place.
  @Test func holdsWhatWasAdded() {
    var seed: UInt64 = 3
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    for _ in 0..<300 {
      let size = 1 + random(60)
      var ranges = FileRanges(sizeInBytes: Int64(size))
      var model = [UInt8?](repeating: nil, count: size)
      for _ in 0..<8 {
        let start = random(70) - 5
        let bytes = (0..<random(25)).map { _ in UInt8(random(256)) }
        ranges.add(bytes, at: Int64(start))
        for (index, byte) in bytes.enumerated() where model.indices.contains(start + index) {
          if model[start + index] == nil { model[start + index] = byte }
        }
        for place in 0..<size {
          let run = model[place...].prefix { $0 != nil }.compactMap { $0 }
          #expect(ranges.count(from: Int64(place)) == run.count)
          #expect(ranges.bytes(from: Int64(place), count: 100) == run)
        }
        #expect(ranges.byteCount == model.count { $0 != nil })
        for (piece, next) in zip(ranges.pieces, ranges.pieces.dropFirst()) {
          #expect(piece.end < next.start)
        }
      }
      #expect(ranges.compacted().bytes(from: 0, count: size) == ranges.bytes(from: 0, count: size))
    }
  }

  @Test func copiesNoMoreThanThereIsRoomFor() {
    var ranges = FileRanges(sizeInBytes: 100)
    ranges.add([1, 2, 3, 4, 5], at: 10)
    for (start, room, expected) in [
      (10, 3, [1, 2, 3]), (12, 8, [3, 4, 5]), (15, 8, []), (9, 8, []), (0, 0, []),
    ] as [(Int64, Int, [UInt8])] {
      var buffer = [UInt8](repeating: 0, count: room)
      let count = buffer.withUnsafeMutableBytes { ranges.copy(from: start, into: $0) }
      #expect(Array(buffer.prefix(count)) == expected)
    }
    #expect(ranges.nextStart(after: 3) == 10)
    #expect(ranges.nextStart(after: 15) == nil)
  }
}

@Suite struct RangeCacheTests {
  private func file(_ count: Int) -> FileRanges {
    var file = FileRanges(sizeInBytes: 1 << 30)
    file.add(Array(repeating: 7, count: count), at: 50)
    return file
  }

  private func cache(bytes: Int, ofFile: Int = 1000, age: Int64 = 1000) -> RangeCache {
    var limits = RangeCache.Limits()
    limits.bytes = bytes
    limits.bytesOfFile = ofFile
    limits.ageInMilliseconds = age
    return RangeCache(limits: limits) { 0 }
  }

  @Test func leastRecentlyUsedGoes() {
    let cache = cache(bytes: 300)
    for url in ["a", "b", "c"] { cache.store(file(100), of: url) }
    #expect(cache.file("a") != nil)
    cache.store(file(150), of: "d")
    #expect(["a", "b", "c", "d"].map(cache.holds) == [true, false, false, true])
    #expect(cache.summary == (files: 2, bytes: 250))
  }

  @Test func keptOnesStay() {
    let cache = cache(bytes: 300)
    for url in ["a", "b", "c"] { cache.store(file(100), of: url) }
    #expect(!cache.hasRoom(forBytes: 150, keeping: ["a", "b"]))
    #expect(!cache.store(file(150), of: "d", keeping: ["a", "b"]))
    #expect(["a", "b", "c", "d"].map(cache.holds) == [true, true, true, false])
    #expect(cache.hasRoom(forBytes: 100, keeping: ["a", "b"]))
    #expect(cache.store(file(100), of: "d", keeping: ["a", "b"]))
    #expect(["a", "b", "c", "d"].map(cache.holds) == [true, true, false, true])
  }

  @Test func tooLargeOrReplacedOrDropped() {
    let cache = cache(bytes: 3000)
    #expect(!cache.store(file(1001), of: "a"))
    #expect(cache.summary == (files: 0, bytes: 0))
    cache.store(file(400), of: "a")
    cache.store(file(300), of: "a")
    #expect(cache.summary == (files: 1, bytes: 300))
    #expect(cache.file("a")?.byteCount == 300)
    cache.drop("a")
    cache.drop("a")
    #expect(cache.summary == (files: 0, bytes: 0))
  }

  @Test func growsOld() {
    let clock = ManualUptime()
    var limits = RangeCache.Limits()
    limits.ageInMilliseconds = 1000
    let cache = RangeCache(limits: limits, now: clock.now)
    cache.store(file(10), of: "a")
    clock.advance(by: 999)
    #expect(cache.holds("a") && cache.file("a") != nil)
    clock.advance(by: 1)
    #expect(!cache.holds("a") && cache.file("a") == nil)
    #expect(cache.summary == (files: 0, bytes: 0))
  }
}
