/// The same change of brightness for every pixel of a run: darker, lighter, or inverted and tinted.
///
/// Eight pixels at a time with optimisation, as `Blending`; the sums are the same to the bit.
struct Toning {
  static let isOptimised = !_isDebugAssertConfiguration()

  /// All ones where colours are inverted first.
  private let flip: UInt32
  /// What is left of each channel, of 256; then `plus` is added to each.
  private let red: UInt32
  private let green: UInt32
  private let blue: UInt32
  private let plus: UInt32

  private init(flip: Bool, red: UInt32, green: UInt32, blue: UInt32, plus: UInt32) {
    self.flip = flip ? 0xFF_FFFF : 0
    self.red = red
    self.green = green
    self.blue = blue
    self.plus = plus
  }

  /// As `alpha` (of 255) of black over it.
  static func darker(_ alpha: UInt8) -> Toning {
    let rest = (UInt32(255 - alpha) * 256 + 127) / 255
    return Toning(flip: false, red: rest, green: rest, blue: rest, plus: 0)
  }

  /// As `alpha` (of 255) of white over it.
  static func lighter(_ alpha: UInt8) -> Toning {
    let rest = (UInt32(255 - alpha) * 256 + 127) / 255
    return Toning(flip: false, red: rest, green: rest, blue: rest, plus: UInt32(alpha))
  }

  /// White becomes black, black becomes `red`, `green`, `blue`.
  static func inverted(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Toning {
    Toning(
      flip: true,
      red: (UInt32(red) * 256 + 127) / 255,
      green: (UInt32(green) * 256 + 127) / 255,
      blue: (UInt32(blue) * 256 + 127) / 255,
      plus: 0
    )
  }

  func apply(
    to target: UnsafeMutablePointer<UInt32>,
    count: Int,
    byEight: Bool = Toning.isOptimised
  ) {
    var index = 0
    if byEight {
      let oddBytes = SIMD8<UInt32>(repeating: 0x00FF_00FF)
      let greenByte = SIMD8<UInt32>(repeating: 0xFF)
      let flips = SIMD8<UInt32>(repeating: flip)
      let redBlueFactors = unsafeBitCast(
        SIMD8<UInt32>(repeating: red << 16 | blue),
        to: SIMD16<UInt16>.self
      )
      let greenFactors = unsafeBitCast(
        SIMD8<UInt32>(repeating: green),
        to: SIMD16<UInt16>.self
      )
      let more = SIMD8<UInt32>(repeating: plus << 16 | plus << 8 | plus)
      while index + 8 <= count {
        let place = UnsafeMutableRawPointer(target + index)
        let pixels = UnsafeRawPointer(place).loadUnaligned(as: SIMD8<UInt32>.self) ^ flips
        let redBlue =
          (unsafeBitCast(pixels & oddBytes, to: SIMD16<UInt16>.self) &* redBlueFactors) &>> 8
        let greens =
          (unsafeBitCast(pixels &>> 8 & greenByte, to: SIMD16<UInt16>.self) &* greenFactors) &>> 8
        // No channel overflows: what is left and what is added make at most 255.
        let result =
          (unsafeBitCast(redBlue, to: SIMD8<UInt32>.self)
            | unsafeBitCast(greens, to: SIMD8<UInt32>.self) &<< 8) &+ more
        place.storeBytes(of: result, as: SIMD8<UInt32>.self)
        index += 8
      }
    }
    while index < count {
      let pixel = target[index] ^ flip
      let r = ((pixel >> 16 & 255) * red) >> 8
      let g = ((pixel >> 8 & 255) * green) >> 8
      let b = ((pixel & 255) * blue) >> 8
      target[index] = (r << 16 | g << 8 | b) + (plus << 16 | plus << 8 | plus)
      index += 1
    }
  }
}
