import RerunStage

/// A colour multiplied by its alpha, in parts of 1: what colours are added up in.
struct Ink {
  var red: Float = 0
  var green: Float = 0
  var blue: Float = 0
  var alpha: Float = 0

  init() {}

  init(_ color: RGBA) {
    alpha = Float(color.alpha) / 255
    red = Float(color.red) / 255 * alpha
    green = Float(color.green) / 255 * alpha
    blue = Float(color.blue) / 255 * alpha
  }

  static func * (ink: Ink, factor: Float) -> Ink {
    var result = Ink()
    result.red = ink.red * factor
    result.green = ink.green * factor
    result.blue = ink.blue * factor
    result.alpha = ink.alpha * factor
    return result
  }

  static func + (a: Ink, b: Ink) -> Ink {
    var result = Ink()
    result.red = a.red + b.red
    result.green = a.green + b.green
    result.blue = a.blue + b.blue
    result.alpha = a.alpha + b.alpha
    return result
  }

  func over(_ under: Ink) -> Ink { self + under * (1 - alpha) }

  /// `0xAARRGGBB`, straight alpha.
  var packed: UInt32 {
    guard alpha > 0.5 / 255 else { return 0 }
    func byte(_ value: Float) -> UInt32 { UInt32(max(0, min(255, value * 255 + 0.5))) }
    return byte(alpha) << 24 | byte(red / alpha) << 16 | byte(green / alpha) << 8
      | byte(blue / alpha)
  }
}

/// A paint laid over a box of pixels.
struct PaintSampler {
  private let solid: Ink?
  private let stops: [(offset: Float, ink: Ink)]
  private let direction: Gradient.Direction
  private let width: Float
  private let height: Float

  init(_ paint: Paint, width: Double, height: Double) {
    self.width = Float(max(1, width))
    self.height = Float(max(1, height))
    switch paint {
    case .solid(let color):
      solid = Ink(color)
      stops = []
      direction = .vertical
    case .gradient(let gradient):
      solid = gradient.stops.isEmpty ? Ink() : nil
      stops = gradient.stops.map { (Float($0.offset), Ink($0.color)) }
      direction = gradient.direction
    }
  }

  /// The paint in the middle of pixel (`x`, `y`) of the box.
  func ink(_ x: Int, _ y: Int) -> Ink {
    if let solid { return solid }
    let across = Float(x) + 0.5
    let down = Float(y) + 0.5
    switch direction {
    case .vertical: return ink(at: down / height)
    case .horizontal: return ink(at: across / width)
    case .diagonal: return ink(at: (across + down) / (width + height))
    }
  }

  private func ink(at offset: Float) -> Ink {
    guard let next = stops.firstIndex(where: { $0.offset >= offset }) else {
      return stops.last?.ink ?? Ink()
    }
    guard next > 0 else { return stops[next].ink }
    let from = stops[next - 1]
    let to = stops[next]
    guard to.offset > from.offset else { return to.ink }
    let part = (offset - from.offset) / (to.offset - from.offset)
    return from.ink * (1 - part) + to.ink * part
  }
}
