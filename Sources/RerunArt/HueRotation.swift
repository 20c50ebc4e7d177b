import Glibc

/// Turns hues while keeping how light and how colourful they look, so that a picture stays readable.
///
/// Works in OKLCh; a colour that falls outside sRGB loses chroma, not lightness.
/// Source: Björn Ottosson, "A perceptual color space for image processing" (2020).
struct HueRotation {
  private let cosine: Double
  private let sine: Double

  /// Nil for a whole number of turns, which changes nothing.
  init?(degrees: Int) {
    let turned = (degrees % 360 + 360) % 360
    guard turned != 0 else { return nil }
    cosine = cos(Double(turned) * .pi / 180)
    sine = sin(Double(turned) * .pi / 180)
  }

  func rotated(_ ink: Ink) -> Ink {
    let (lightness, a, b) = Self.oklab(ink)
    let turnedA = a * cosine - b * sine
    let turnedB = a * sine + b * cosine
    func turned(chroma share: Double) -> Ink {
      Self.ink(lightness, turnedA * share, turnedB * share, alpha: ink.alpha)
    }
    let full = turned(chroma: 1)
    guard !Self.isDisplayable(full) else { return full }
    var low = 0.0
    var high = 1.0
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if Self.isDisplayable(turned(chroma: middle)) { low = middle } else { high = middle }
    }
    let inside = turned(chroma: low)
    return Ink(
      red: max(0, min(1, inside.red)),
      green: max(0, min(1, inside.green)),
      blue: max(0, min(1, inside.blue)),
      alpha: inside.alpha
    )
  }

  private static func isDisplayable(_ ink: Ink) -> Bool {
    let range = -0.0005...1.0005
    return range.contains(ink.red) && range.contains(ink.green) && range.contains(ink.blue)
  }

  private static func oklab(_ ink: Ink) -> (Double, Double, Double) {
    let red = linear(ink.red)
    let green = linear(ink.green)
    let blue = linear(ink.blue)
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  private static func ink(_ lightness: Double, _ a: Double, _ b: Double, alpha: Double) -> Ink {
    let lRoot = lightness + 0.3963377774 * a + 0.2158037573 * b
    let mRoot = lightness - 0.1055613458 * a - 0.0638541728 * b
    let sRoot = lightness - 0.0894841775 * a - 1.2914855480 * b
    let l = lRoot * lRoot * lRoot
    let m = mRoot * mRoot * mRoot
    let s = sRoot * sRoot * sRoot
    return Ink(
      red: encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
      alpha: alpha
    )
  }

  /// An sRGB channel as light.
  private static func linear(_ channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }

  /// Light as an sRGB channel.
  private static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
