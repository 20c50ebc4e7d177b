public import RerunJSON

extension Theme {
  /// Reads a theme file.
  ///
  /// - Throws: `JSONContentError` naming the first key that is missing, unknown as a role, or wrong.
  public init(json: JSON) throws(JSONContentError) {
    let file = JSONReader(json)
    id = try file.required("id").string()
    guard !id.isEmpty,
      id.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) })
    else { throw JSONContentError(path: "id", problem: "should be of a–z, 0–9 and hyphens") }
    name = try file.required("name").string()
    let version = try file.required("version")
    guard try version.integer() == 1 else {
      throw version.error("this kiosk reads themes of version 1")
    }
    ornament = try Ornament(file.required("ornament"))
    fonts = try Self.fonts(file.required("fonts"))
    geometry = try Geometry(file.required("geometry"))
    space = try Spaces(file.required("space"))
    stroke = try Strokes(file.required("stroke"))
    sting = try Self.sting(file.required("sound").required("identSting"))

    let colors: [ColorRole: RGBA] = try Self.roles(file.required("color")) {
      reader throws(JSONContentError) in try reader.color()
    }
    let gradients: [GradientRole: Gradient] = try Self.roles(file.required("gradient")) {
      reader throws(JSONContentError) in try Gradient(reader)
    }
    let fonts = fonts
    let styles: [TypeRole: TextStyle] = try Self.roles(file.required("type")) {
      reader throws(JSONContentError) in try TextStyle(reader, fonts: fonts)
    }
    let radii: [RadiusRole: Double] = try Self.roles(file.required("radius")) {
      reader throws(JSONContentError) in try reader.notNegative()
    }
    let glows: [GlowRole: [GlowLayer]] = try Self.roles(file.required("glow")) {
      reader throws(JSONContentError) in
      var layers: [GlowLayer] = []
      for layer in try reader.elements() { layers.append(try GlowLayer(layer)) }
      return layers
    }
    self.colors = colors
    self.gradients = gradients
    self.styles = styles
    self.radii = radii
    self.glows = glows
    motions = try Self.motions(file.required("motion"))

    let resolver = LayoutResolver(
      colors: colors,
      gradients: gradients,
      styles: styles,
      radii: radii,
      glows: glows
    )
    var layout: [String: [String: LayoutElement]] = [:]
    for screen in try file.required("layout").members() {
      var elements: [String: LayoutElement] = [:]
      for element in try screen.reader.members() where element.reader.value != .null {
        elements[element.key] = try resolver.element(element.reader)
      }
      layout[screen.key] = elements
    }
    self.layout = layout
  }

  /// Every role of an enum, each required.
  private static func roles<Role: RawRepresentable<String> & CaseIterable & Hashable, Value>(
    _ reader: JSONReader,
    _ read: (JSONReader) throws(JSONContentError) -> Value
  ) throws(JSONContentError) -> [Role: Value] {
    var values: [Role: Value] = [:]
    for role in Role.allCases { values[role] = try read(reader.required(role.rawValue)) }
    return values
  }

  private static func fonts(
    _ reader: JSONReader
  ) throws(JSONContentError) -> [String: FontMetrics] {
    var fonts: [String: FontMetrics] = [:]
    for font in try reader.members() where font.key != "fallback" {
      fonts[font.key] = FontMetrics(
        ascent: try font.reader.required("ascent").notNegative(),
        descent: try font.reader.required("descent").notNegative(),
        capHeight: try font.reader.required("capHeight").notNegative()
      )
    }
    return fonts
  }

  private static func sting(_ reader: JSONReader) throws(JSONContentError) -> [StingNote] {
    var notes: [StingNote] = []
    for note in try reader.elements() {
      let milliseconds = try note.required("ms")
      guard (1...5000).contains(try milliseconds.integer()) else {
        throw milliseconds.error("should be 1 to 5000")
      }
      notes.append(
        StingNote(
          hertz: try note.required("hz").notNegative(),
          milliseconds: Int(try milliseconds.integer()),
          gapMilliseconds: Int(try note.required("gap").notNegative()),
          wave: try note.required("wave").string(),
          gain: try note.required("gain").number(in: 0...1)
        )
      )
    }
    return notes
  }

  private static func motions(
    _ reader: JSONReader
  ) throws(JSONContentError) -> [MotionRole: Motion] {
    let easings = try reader.required("ease")
    return try roles(reader) { motion throws(JSONContentError) in
      let parts = try motion.elements()
      guard parts.count == 2 else { throw motion.error("should be [milliseconds, easing]") }
      let curve = try easings.required(parts[1].string())
      let points = try curve.elements()
      guard points.count == 4 else { throw curve.error("should be four numbers") }
      return Motion(
        milliseconds: Int64(try parts[0].notNegative()),
        easing: Easing(
          try points[0].number(in: -4...4),
          try points[1].number(in: -4...4),
          try points[2].number(in: -4...4),
          try points[3].number(in: -4...4)
        )
      )
    }
  }
}

extension Theme.Ornament {
  init(_ reader: JSONReader) throws(JSONContentError) {
    backdrop = try reader.choice("backdrop")
    edge = try reader.choice("edge")
    previewFrame = try reader.choice("previewFrame")
    detail = try reader.choice("detail")
    number = try reader.choice("number")
    ident = try reader.choice("ident")
    `break` = try reader.choice("brk")
    offAir = try reader.choice("offair")
    live = try reader.choice("live")
  }
}

extension TextStyle {
  init(_ reader: JSONReader, fonts: [String: Theme.FontMetrics]) throws(JSONContentError) {
    let family = try reader.required("family")
    guard fonts[try family.string()] != nil else {
      throw family.error("“\(try family.string())” is not among this theme’s fonts")
    }
    self.init(
      family: try family.string(),
      weight: Int(try reader.required("weight").integer()),
      italic: try reader.required("italic").bool(),
      size: try reader.required("size").positive(),
      lineHeight: try reader.required("lineHeight").positive(),
      tracking: try reader.required("tracking").number(in: -200...200),
      upper: try reader.required("upper").bool(),
      opticalSize: try reader.optional("opsz").map { reader throws(JSONContentError) in
        Int(try reader.integer())
      }
    )
  }
}

extension Gradient {
  init(_ reader: JSONReader) throws(JSONContentError) {
    let direction: Direction = try reader.choice("dir")
    let list = try reader.required("stops")
    var stops: [Stop] = []
    for stop in try list.elements() {
      let parts = try stop.elements()
      guard parts.count == 2 else { throw stop.error("should be [offset, colour]") }
      let offset = try parts[0].number()
      guard (0...1).contains(offset), offset >= stops.last?.offset ?? 0 else {
        throw parts[0].error("should be 0 to 1, ascending")
      }
      stops.append(Stop(offset, try parts[1].color()))
    }
    guard stops.count >= 2 else { throw list.error("should have two stops or more") }
    self.init(direction, stops)
  }
}

extension GlowLayer {
  init(_ reader: JSONReader) throws(JSONContentError) {
    let spread = try reader.required("spread")
    guard try spread.notNegative() <= 400 else { throw spread.error("should be 400 or less") }
    self.init(
      spread: try spread.number(),
      offsetY: try reader.required("y").length(),
      color: try reader.required("color").color()
    )
  }
}

extension JSONReader {
  func color() throws(JSONContentError) -> RGBA {
    guard let color = RGBA(hex: try string()) else {
      throw error("should be a colour such as #FFB454FF")
    }
    return color
  }

  func notNegative() throws(JSONContentError) -> Double {
    let number = try number()
    guard (0...1e6).contains(number) else { throw error("should be 0 to 1000000") }
    return number
  }

  /// A number of stage pixels, far enough within what pixels can be counted in.
  func length() throws(JSONContentError) -> Double { try number(in: -4000...4000) }

  func number(in range: ClosedRange<Double>) throws(JSONContentError) -> Double {
    let number = try number()
    guard range.contains(number) else {
      func text(_ bound: Double) -> String { String(Int(bound)) }
      throw error("should be \(text(range.lowerBound)) to \(text(range.upperBound))")
    }
    return number
  }

  func positive() throws(JSONContentError) -> Double {
    let number = try number()
    guard number > 0, number <= 4000 else { throw error("should be more than 0, 4000 at most") }
    return number
  }

  func choice<Choice: RawRepresentable<String>>(
    _ key: String
  ) throws(JSONContentError) -> Choice {
    let reader = try required(key)
    guard let choice = Choice(rawValue: try reader.string()) else {
      throw reader.error("“\(try reader.string())” is not known here")
    }
    return choice
  }
}
