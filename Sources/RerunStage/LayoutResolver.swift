import RerunJSON

/// Turns the entries of a theme's `layout` into elements, their role names into values.
struct LayoutResolver {
  var colors: [ColorRole: RGBA]
  var gradients: [GradientRole: Gradient]
  var styles: [TypeRole: TextStyle]
  var radii: [RadiusRole: Double]
  var glows: [GlowRole: [GlowLayer]]

  func element(_ reader: JSONReader) throws(JSONContentError) -> LayoutElement {
    let box = try reader.required("box")
    let sides = try box.elements()
    guard sides.count == 4 else { throw box.error("should be [x, y, width, height]") }
    var element = LayoutElement(
      box: Rect(
        try sides[0].length(),
        try sides[1].length(),
        try sides[2].number(in: 0...4000),
        try sides[3].number(in: 0...4000)
      )
    )
    if let pitch = try reader.optional("repeat") { try resolveRepeat(pitch, into: &element) }
    try resolveText(reader, into: &element)
    if let fill = try reader.optional("fill") { element.fill = try paint(fill) }
    if let radius = try reader.optional("radius") { element.radius = try self.radius(radius) }
    if let ring = try reader.optional("ring") {
      let parts = try ring.elements()
      guard parts.count == 2 else { throw ring.error("should be [colour, width]") }
      // Only the focus ring runs outside its box; every other ring is an edge line.
      let isFocus = try parts[0].string() == ColorRole.focusRing.rawValue
      element.ring = Ring(
        try color(parts[0]),
        width: try parts[1].notNegative(),
        inside: !isFocus
      )
    }
    if let glow = try reader.optional("glow") {
      guard let role = GlowRole(rawValue: try glow.string()), let layers = glows[role] else {
        throw glow.error("“\(try glow.string())” is not a glow of this theme")
      }
      element.glow = layers
    }
    if let icon = try reader.optional("icon") {
      guard let name = Icon(rawValue: try icon.string()) else {
        throw icon.error("“\(try icon.string())” is not an icon")
      }
      element.icon = name
    }
    if let alpha = try reader.optional("alpha") { element.alpha = try alpha.number(in: 0...1) }
    return element
  }

  private func resolveRepeat(
    _ reader: JSONReader,
    into element: inout LayoutElement
  ) throws(JSONContentError) {
    guard case .array(let parts) = reader.value, parts.count == 3,
      let count = parts[0].integerValue, (1...1000).contains(count)
    else { throw reader.error("should be [count, dx, dy]") }
    element.count = Int(count)
    element.dx = parts[1].numberValue
    element.dy = parts[2].numberValue
  }

  private func resolveText(
    _ reader: JSONReader,
    into element: inout LayoutElement
  ) throws(JSONContentError) {
    if let type = try reader.optional("type") {
      guard let role = TypeRole(rawValue: try type.string()), var style = styles[role] else {
        throw type.error("“\(try type.string())” is not a type role of this theme")
      }
      if let size = try reader.optional("size") {
        let lineHeight = style.lineHeight
        style = style.sized(try size.positive())
        style.lineHeight = lineHeight
      }
      element.style = style
    }
    if let color = try reader.optional("color") { element.color = try self.color(color) }
    if let align = try reader.optional("align") {
      let name = try align.string()
      guard let alignment = name == "left" ? .leading : TextItem.Alignment(rawValue: name) else {
        throw align.error("should be left, center or right")
      }
      element.alignment = alignment
    }
    if let lines = try reader.optional("lines") {
      guard (1...20).contains(try lines.integer()) else { throw lines.error("should be 1 to 20") }
      element.lines = Int(try lines.integer())
    }
  }

  private func color(_ reader: JSONReader) throws(JSONContentError) -> RGBA {
    guard let color = Theme.color(written: try reader.string(), in: colors) else {
      throw reader.error("“\(try reader.string())” is not a colour of this theme")
    }
    return color
  }

  private func paint(_ reader: JSONReader) throws(JSONContentError) -> Paint {
    if let role = GradientRole(rawValue: try reader.string()), let gradient = gradients[role] {
      return .gradient(gradient)
    }
    return .solid(try color(reader))
  }

  private func radius(_ reader: JSONReader) throws(JSONContentError) -> Double {
    if reader.value.numberValue != nil { return try reader.notNegative() }
    guard let role = RadiusRole(rawValue: try reader.string()), let radius = radii[role] else {
      throw reader.error("“\(try reader.string())” is not a radius of this theme")
    }
    return radius
  }
}
