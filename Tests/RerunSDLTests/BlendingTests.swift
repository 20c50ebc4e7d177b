import Testing

@testable import RerunSDL

@Suite struct BlendingTests {
  /// What the sum should be, in real numbers.
  static func exact(_ source: Int, _ under: Int, _ alpha: Double) -> Double {
    Double(source) * alpha + Double(under) * (1 - alpha)
  }

  @Test func everyAlphaIsWithinHalfAStep() {
    for alpha in 0...255 {
      for (source, under) in [(0, 255), (255, 0), (200, 13), (77, 77), (255, 255), (1, 254)] {
        let pixel = UInt32(alpha << 24 | source << 16 | source << 8 | source)
        let mixed = Blending.one(
          pixel,
          over: UInt32(under << 16 | under << 8 | under),
          alpha: 255
        )
        let exact = Self.exact(source, under, Double(alpha) / 255)
        #expect(abs(Double(mixed & 255) - exact) <= 0.501)
        #expect(mixed & 255 == mixed >> 8 & 255 && mixed & 255 == mixed >> 16)
      }
    }
  }

  /// Rows of every length, so that both the vectors and what is left over are used.
  @Test func rowsAreWhatTheirPixelsAre() {
    var random = SplitMix(state: 4)
    for count in 0..<40 {
      for alpha in [UInt8(0), 1, 128, 254, 255] {
        let source = (0..<count).map { index in
          // Stretches of nothing and of solid colour among the rest.
          let alpha: UInt64 =
            index / 9 % 3 == 0 ? 0 : index / 9 % 3 == 1 ? 255 : random.next() & 255
          return UInt32(alpha << 24 | random.next() & 0xFF_FFFF)
        }
        let under = (0..<count).map { _ in UInt32(random.next() & 0xFF_FFFF) }
        var row = under
        row.withUnsafeMutableBufferPointer { row in
          source.withUnsafeBufferPointer { source in
            if let to = row.baseAddress, let from = source.baseAddress {
              Blending.blend(from, onto: to, count: count, alpha: alpha)
            }
          }
        }
        let expected = zip(source, under).map {
          Blending.one($0, over: $1, alpha: UInt32(alpha)) & 0xFF_FFFF
        }
        #expect(row.map { $0 & 0xFF_FFFF } == expected)

        var filled = under
        filled.withUnsafeMutableBufferPointer { row in
          if let to = row.baseAddress { Blending.fill(0x8040_C0FF, onto: to, count: count) }
        }
        #expect(filled == under.map { Blending.one(0x8040_C0FF, over: $0, alpha: 255) })
      }
    }
  }
}
