import Glibc

/// An outline in the path language of SVG, with its arcs turned into curves.
///
/// Reads M, L, H, V, C, S, A and Z, absolute and relative.
/// Source: SVG 1.1, sections 8.3 and F.6 (arcs).
struct SVGPath {
  enum Segment: Equatable {
    case move(x: Double, y: Double)
    case line(x: Double, y: Double)
    case curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
    case close
  }

  private(set) var segments: [Segment] = []

  /// Nil for text that is not a path.
  init?(_ text: String) {
    var reader = Reader(text)
    var pen = Pen()
    while let command = reader.command() {
      repeat {
        guard read(command, &reader, &pen) else { return nil }
      } while reader.hasNumber && command != UInt8(ascii: "Z") && command != UInt8(ascii: "z")
    }
    guard reader.isAtEnd, !segments.isEmpty else { return nil }
  }

  /// Where the outline is, and where it began.
  private struct Pen {
    var x = 0.0
    var y = 0.0
    var startX = 0.0
    var startY = 0.0
    /// The last curve's second control point, which S mirrors.
    var control: (x: Double, y: Double)?
    /// Further pairs after a move are lines.
    var hasMoved = false
  }

  /// Reads one command's numbers; false if they are missing or the command is unknown.
  private mutating func read(_ command: UInt8, _ reader: inout Reader, _ pen: inout Pen) -> Bool {
    let isRelative = command >= UInt8(ascii: "a")
    let letter = isRelative ? command - 32 : command
    let x0 = isRelative ? pen.x : 0
    let y0 = isRelative ? pen.y : 0
    guard letter == UInt8(ascii: "M") || !segments.isEmpty else { return false }
    let control = pen.control
    pen.control = nil
    switch letter {
    case UInt8(ascii: "M"):
      guard let v = reader.numbers(2) else { return false }
      guard pen.hasMoved else {
        (pen.x, pen.y) = (x0 + v[0], y0 + v[1])
        (pen.startX, pen.startY) = (pen.x, pen.y)
        segments.append(.move(x: pen.x, y: pen.y))
        pen.hasMoved = true
        return true
      }
      line(to: x0 + v[0], y0 + v[1], &pen)
    case UInt8(ascii: "L"):
      guard let v = reader.numbers(2) else { return false }
      line(to: x0 + v[0], y0 + v[1], &pen)
    case UInt8(ascii: "H"):
      guard let v = reader.numbers(1) else { return false }
      line(to: x0 + v[0], pen.y, &pen)
    case UInt8(ascii: "V"):
      guard let v = reader.numbers(1) else { return false }
      line(to: pen.x, y0 + v[0], &pen)
    case UInt8(ascii: "C"):
      guard let v = reader.numbers(6) else { return false }
      curve(x0 + v[0], y0 + v[1], x0 + v[2], y0 + v[3], x0 + v[4], y0 + v[5], &pen)
    case UInt8(ascii: "S"):
      guard let v = reader.numbers(4) else { return false }
      let mirrored = control.map { (2 * pen.x - $0.x, 2 * pen.y - $0.y) } ?? (pen.x, pen.y)
      curve(mirrored.0, mirrored.1, x0 + v[0], y0 + v[1], x0 + v[2], y0 + v[3], &pen)
    case UInt8(ascii: "A"):
      guard let radii = reader.numbers(3), let isLarge = reader.flag(),
        let isClockwise = reader.flag(), let end = reader.numbers(2)
      else { return false }
      arc(
        radiusX: radii[0],
        radiusY: radii[1],
        turn: radii[2] * .pi / 180,
        isLarge: isLarge,
        isClockwise: isClockwise,
        to: x0 + end[0],
        y0 + end[1],
        &pen
      )
    case UInt8(ascii: "Z"):
      segments.append(.close)
      (pen.x, pen.y) = (pen.startX, pen.startY)
    default: return false
    }
    if letter != UInt8(ascii: "M") { pen.hasMoved = false }
    return true
  }

  private mutating func line(to x: Double, _ y: Double, _ pen: inout Pen) {
    segments.append(.line(x: x, y: y))
    (pen.x, pen.y) = (x, y)
  }

  private mutating func curve(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    _ x: Double,
    _ y: Double,
    _ pen: inout Pen
  ) {
    segments.append(.curve(x1: x1, y1: y1, x2: x2, y2: y2, x: x, y: y))
    (pen.x, pen.y) = (x, y)
    pen.control = (x2, y2)
  }

  /// An elliptical arc as curves of at most a quarter turn each.
  private mutating func arc(
    radiusX: Double,
    radiusY: Double,
    turn: Double,
    isLarge: Bool,
    isClockwise: Bool,
    to x: Double,
    _ y: Double,
    _ pen: inout Pen
  ) {
    var rx = abs(radiusX)
    var ry = abs(radiusY)
    guard rx > 0, ry > 0, x != pen.x || y != pen.y else { return line(to: x, y, &pen) }
    let cosine = cos(turn)
    let sine = sin(turn)
    // Half the chord, in the ellipse's own axes.
    let halfX = (pen.x - x) / 2
    let halfY = (pen.y - y) / 2
    let ux = cosine * halfX + sine * halfY
    let uy = cosine * halfY - sine * halfX
    let reach = ux * ux / (rx * rx) + uy * uy / (ry * ry)
    if reach > 1 {
      // Too small to span the chord: grown until it just does.
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let along = rx * rx * uy * uy + ry * ry * ux * ux
    let far = max(0, (rx * rx * ry * ry - along) / along).squareRoot()
    let sign = isLarge == isClockwise ? -1.0 : 1
    let ownX = sign * far * rx * uy / ry
    let ownY = -sign * far * ry * ux / rx
    let centerX = cosine * ownX - sine * ownY + (pen.x + x) / 2
    let centerY = sine * ownX + cosine * ownY + (pen.y + y) / 2
    let from = atan2((uy - ownY) / ry, (ux - ownX) / rx)
    var sweep = atan2((-uy - ownY) / ry, (-ux - ownX) / rx) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }

    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let handle = 4.0 / 3 * tan(step / 4)
    func place(_ dx: Double, _ dy: Double) -> (Double, Double) {
      (centerX + cosine * rx * dx - sine * ry * dy, centerY + sine * rx * dx + cosine * ry * dy)
    }
    for index in 0..<count {
      let a = from + step * Double(index)
      let b = a + step
      let first = place(cos(a) - handle * sin(a), sin(a) + handle * cos(a))
      let second = place(cos(b) + handle * sin(b), sin(b) - handle * cos(b))
      let end = index == count - 1 ? (x, y) : place(cos(b), sin(b))
      curve(first.0, first.1, second.0, second.1, end.0, end.1, &pen)
    }
    pen.control = nil
  }

  /// Splits a path's text into letters and numbers, which may touch: `2.3-3.4`, `.5.5`.
  private struct Reader {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { index == bytes.count }

    /// Whether what follows is a number rather than a letter.
    var hasNumber: Bool {
      mutating get {
        skipSpace()
        guard index < bytes.count else { return false }
        return Self.isDigit(bytes[index]) || "+-.".utf8.contains(bytes[index])
      }
    }

    mutating func command() -> UInt8? {
      skipSpace()
      guard index < bytes.count else { return nil }
      let byte = bytes[index]
      guard (UInt8(ascii: "A")...UInt8(ascii: "z")).contains(byte) else { return nil }
      index += 1
      return byte
    }

    mutating func numbers(_ count: Int) -> [Double]? {
      var values: [Double] = []
      for _ in 0..<count {
        guard let value = number() else { return nil }
        values.append(value)
      }
      return values
    }

    /// An arc's flag: one digit, which the next number may follow at once.
    mutating func flag() -> Bool? {
      skipSpace()
      guard index < bytes.count else { return nil }
      defer { index += 1 }
      switch bytes[index] {
      case UInt8(ascii: "0"): return false
      case UInt8(ascii: "1"): return true
      default: return nil
      }
    }

    private mutating func number() -> Double? {
      skipSpace()
      let start = index
      if index < bytes.count, "+-".utf8.contains(bytes[index]) { index += 1 }
      var hasPoint = false
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "."), !hasPoint {
          hasPoint = true
        } else if !Self.isDigit(bytes[index]) {
          break
        }
        index += 1
      }
      return Double(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private mutating func skipSpace() {
      while index < bytes.count, " ,\n\t\r".utf8.contains(bytes[index]) { index += 1 }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }
}
