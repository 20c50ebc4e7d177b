import RerunStage

/// An upright rectangle of whole output pixels.
struct PixelRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle whose numbers are whole pixels already.
  init(pixels rect: Rect) {
    self.init(Int(rect.x), Int(rect.y), Int(rect.width), Int(rect.height))
  }

  static let empty = PixelRect(0, 0, 0, 0)

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }
  var rect: Rect { Rect(Double(x), Double(y), Double(width), Double(height)) }

  func intersects(_ other: PixelRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  func contains(_ other: PixelRect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      left,
      top,
      max(0, min(maxX, other.maxX) - left),
      max(0, min(maxY, other.maxY) - top)
    )
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  func outset(_ amount: Int) -> PixelRect {
    PixelRect(x - amount, y - amount, width + 2 * amount, height + 2 * amount)
  }
}

/// Where the stage's pixels are on the output: scaled evenly, centred, black bars around.
struct StageMapping: Hashable {
  /// Output pixels per stage pixel.
  let scale: Double
  let stage: PixelRect

  init(width: Int, height: Int) {
    scale = min(Double(width) / Rect.stage.width, Double(height) / Rect.stage.height)
    let stageWidth = min(width, Int((Rect.stage.width * scale).rounded()))
    let stageHeight = min(height, Int((Rect.stage.height * scale).rounded()))
    stage = PixelRect(
      (width - stageWidth) / 2,
      (height - stageHeight) / 2,
      stageWidth,
      stageHeight
    )
  }

  func x(_ value: Double) -> Int { stage.x + Self.whole(value * scale) }
  func y(_ value: Double) -> Int { stage.y + Self.whole(value * scale) }

  /// Edges go to the nearest pixel; what has any size keeps at least one.
  func pixels(_ rect: Rect) -> PixelRect {
    let left = x(rect.x)
    let top = y(rect.y)
    return PixelRect(
      left,
      top,
      rect.width > 0 ? max(1, x(rect.maxX) - left) : 0,
      rect.height > 0 ? max(1, y(rect.maxY) - top) : 0
    )
  }

  /// A length of at least one pixel, for lines.
  func line(_ value: Double) -> Int { value <= 0 ? 0 : max(1, Self.whole(value * scale)) }

  /// Any number to the nearest integer; beyond a million, or not a number, to the limit: layouts
  /// are computed, and one wild number must not end the kiosk.
  static func whole(_ value: Double) -> Int {
    guard value == value else { return 0 }
    return Int(max(-1_000_000, min(1_000_000, value.rounded())))
  }
}
