import RerunJSON

/// The numbers that layouts are computed from, in stage pixels (`geometry` in a theme's file).
public struct Geometry: Sendable, Hashable {
  public var guide: Guide
  public var attract: Attract
  public var ident: Ident
  public var breakCard: BreakCard
  public var banner: Banner
  public var numberBox: NumberBox
  public var panel: Panel
  public var list: List
  public var info: Info
  public var keyboard: Keyboard
  public var menu: Menu
  public var tag: Tag
  public var chip: Chip
  public var button: Button

  init(_ reader: JSONReader) throws(JSONContentError) {
    guide = try Guide(reader.required("guide"))
    attract = try Attract(reader.required("attract"))
    ident = try Ident(reader.required("ident"))
    breakCard = try BreakCard(reader.required("brk"))
    banner = try Banner(reader.required("banner"))
    numberBox = try NumberBox(reader.required("numbox"))
    panel = try Panel(reader.required("panel"))
    list = try List(reader.required("list"))
    info = try Info(reader.required("info"))
    keyboard = try Keyboard(reader.required("keyboard"))
    menu = try Menu(reader.required("menu"))
    tag = try Tag(reader.required("tag"))
    chip = try Chip(reader.required("chip"))
    button = try Button(reader.required("button"))
  }

  public struct Guide: Sendable, Hashable {
    public var rows: Int
    public var rowHeight: Double
    public var rowGap: Double
    public var columnX: Double
    public var columnWidth: Double
    public var gridX: Double
    public var pixelsPerMinute: Double
    public var cellGap: Double
    public var cellPadding: Double
    public var cellTitleY: Double
    public var cellSubY: Double
    public var rulerY: Double
    public var rulerHeight: Double
    public var gridY: Double
    public var gridRight: Double
    public var peekRow: Bool
    public var minimumLabelWidth: Double
    public var narrowWidth: Double
    public var popWidth: Double
    public var columnGap: Double
    public var preview: Preview
    public var clock: Clock
    public var detail: Detail
    public var gelWidth: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      rows = Int(try reader.required("rows").number(in: 1...20))
      rowHeight = try reader.required("rowH").number(in: 24...540)
      rowGap = try reader.required("rowGap").number(in: 0...200)
      columnX = try reader.required("colX").length()
      columnWidth = try reader.required("colW").length()
      gridX = try reader.required("gridX").number(in: 0...1600)
      pixelsPerMinute = try reader.required("pxPerMin").number(in: 1...100)
      cellGap = try reader.required("cellGap").number(in: 0...100)
      cellPadding = try reader.required("cellPadX").length()
      cellTitleY = try reader.required("cellTitleY").length()
      cellSubY = try reader.required("cellSubY").length()
      rulerY = try reader.required("rulerY").length()
      rulerHeight = try reader.required("rulerH").length()
      gridY = try reader.required("gridY").length()
      gridRight = try reader.required("gridRight").length()
      peekRow = try reader.required("peekRow").bool()
      minimumLabelWidth = try reader.required("minLabelW").length()
      narrowWidth = try reader.required("narrowW").length()
      popWidth = try reader.required("popW").length()
      columnGap = try reader.required("colGap").length()
      preview = try Preview(reader.required("preview"))
      clock = try Clock(reader.required("clock"))
      detail = try Detail(reader.required("detail"))
      gelWidth = try reader.required("gelW").length()
    }

    public struct Preview: Sendable, Hashable {
      public var x: Double
      public var y: Double
      public var width: Double
      public var height: Double

      init(_ reader: JSONReader) throws(JSONContentError) {
        x = try reader.required("x").length()
        y = try reader.required("y").length()
        width = try reader.required("w").length()
        height = try reader.required("h").length()
      }
    }

    public struct Clock: Sendable, Hashable {
      public var x: Double
      public var y: Double

      init(_ reader: JSONReader) throws(JSONContentError) {
        x = try reader.required("x").length()
        y = try reader.required("y").length()
      }
    }

    public struct Detail: Sendable, Hashable {
      public var x: Double
      public var y: Double
      public var width: Double

      init(_ reader: JSONReader) throws(JSONContentError) {
        x = try reader.required("x").length()
        y = try reader.required("y").length()
        width = try reader.required("w").length()
      }
    }
  }

  public struct Attract: Sendable, Hashable {
    public var preview: Preview
    public var clock: Clock
    public var list: List
    public var ticker: Ticker
    public var drift: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      preview = try Preview(reader.required("preview"))
      clock = try Clock(reader.required("clock"))
      list = try List(reader.required("list"))
      ticker = try Ticker(reader.required("ticker"))
      drift = try reader.required("drift").length()
    }

    public struct Preview: Sendable, Hashable {
      public var x: Double
      public var y: Double
      public var width: Double
      public var height: Double

      init(_ reader: JSONReader) throws(JSONContentError) {
        x = try reader.required("x").length()
        y = try reader.required("y").length()
        width = try reader.required("w").length()
        height = try reader.required("h").length()
      }
    }

    public struct Clock: Sendable, Hashable {
      public var x: Double
      public var y: Double
      public var width: Double

      init(_ reader: JSONReader) throws(JSONContentError) {
        x = try reader.required("x").length()
        y = try reader.required("y").length()
        width = try reader.required("w").length()
      }
    }

    public struct List: Sendable, Hashable {
      public var x: Double
      public var y: Double
      public var width: Double

      init(_ reader: JSONReader) throws(JSONContentError) {
        x = try reader.required("x").length()
        y = try reader.required("y").length()
        width = try reader.required("w").length()
      }
    }

    public struct Ticker: Sendable, Hashable {
      public var x: Double
      public var y: Double
      public var width: Double
      public var height: Double

      init(_ reader: JSONReader) throws(JSONContentError) {
        x = try reader.required("x").length()
        y = try reader.required("y").length()
        width = try reader.required("w").length()
        height = try reader.required("h").length()
      }
    }
  }

  public struct Ident: Sendable, Hashable {
    public var centerX: Double
    public var centerY: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      centerX = try reader.required("cx").length()
      centerY = try reader.required("cy").length()
    }
  }

  public struct BreakCard: Sendable, Hashable {
    public var centerX: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      centerX = try reader.required("cx").length()
    }
  }

  public struct Banner: Sendable, Hashable {
    public var y: Double
    public var height: Double
    public var numberX: Double
    public var textX: Double
    public var listX: Double
    public var listWidth: Double
    public var chipsY: Double
    public var chipHeight: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      y = try reader.required("y").length()
      height = try reader.required("h").length()
      numberX = try reader.required("numberX").length()
      textX = try reader.required("textX").length()
      listX = try reader.required("listX").length()
      listWidth = try reader.required("listW").length()
      chipsY = try reader.required("chipsY").length()
      chipHeight = try reader.required("chipH").length()
    }
  }

  public struct NumberBox: Sendable, Hashable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      x = try reader.required("x").length()
      y = try reader.required("y").length()
      width = try reader.required("w").length()
      height = try reader.required("h").length()
    }
  }

  public struct Panel: Sendable, Hashable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
    public var padding: Double
    public var rowHeight: Double
    public var rowGap: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      x = try reader.required("x").length()
      y = try reader.required("y").length()
      width = try reader.required("w").length()
      height = try reader.required("h").length()
      padding = try reader.required("pad").length()
      rowHeight = try reader.required("rowH").length()
      rowGap = try reader.required("rowGap").length()
    }
  }

  public struct List: Sendable, Hashable {
    public var rowHeight: Double
    public var rowGap: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      rowHeight = try reader.required("rowH").length()
      rowGap = try reader.required("rowGap").length()
    }
  }

  public struct Info: Sendable, Hashable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
    public var poster: Poster

    init(_ reader: JSONReader) throws(JSONContentError) {
      x = try reader.required("x").length()
      y = try reader.required("y").length()
      width = try reader.required("w").length()
      height = try reader.required("h").length()
      poster = try Poster(reader.required("poster"))
    }

    public struct Poster: Sendable, Hashable {
      public var width: Double
      public var height: Double

      init(_ reader: JSONReader) throws(JSONContentError) {
        width = try reader.required("w").length()
        height = try reader.required("h").length()
      }
    }
  }

  public struct Keyboard: Sendable, Hashable {
    public var keyWidth: Double
    public var keyHeight: Double
    public var gap: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      keyWidth = try reader.required("keyW").length()
      keyHeight = try reader.required("keyH").length()
      gap = try reader.required("gap").length()
    }
  }

  public struct Menu: Sendable, Hashable {
    public var x: Double
    public var y: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      x = try reader.required("x").length()
      y = try reader.required("y").length()
    }
  }

  public struct Tag: Sendable, Hashable {
    public var height: Double
    public var padding: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      height = try reader.required("h").length()
      padding = try reader.required("padX").length()
    }
  }

  public struct Chip: Sendable, Hashable {
    public var height: Double
    public var padding: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      height = try reader.required("h").length()
      padding = try reader.required("padX").length()
    }
  }

  public struct Button: Sendable, Hashable {
    public var height: Double
    public var padding: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      height = try reader.required("h").length()
      padding = try reader.required("padX").length()
    }
  }
}

/// Distances, from the smallest to the largest.
public struct Spaces: Sendable, Hashable {
  public var xs: Double
  public var s: Double
  public var m: Double
  public var l: Double
  public var xl: Double
  public var xxl: Double

  init(_ reader: JSONReader) throws(JSONContentError) {
    xs = try reader.required("xs").length()
    s = try reader.required("s").length()
    m = try reader.required("m").length()
    l = try reader.required("l").length()
    xl = try reader.required("xl").length()
    xxl = try reader.required("xxl").length()
  }
}

/// Line widths, by what they draw.
public struct Strokes: Sendable, Hashable {
  public var hair: Double
  public var line: Double
  public var rule: Double
  public var ring: Double
  public var ringGap: Double
  public var edge: Double
  public var bar: Double
  public var now: Double
  public var frame: Double

  init(_ reader: JSONReader) throws(JSONContentError) {
    hair = try reader.required("hair").length()
    line = try reader.required("line").length()
    rule = try reader.required("rule").length()
    ring = try reader.required("ring").length()
    ringGap = try reader.required("ringGap").length()
    edge = try reader.required("edge").length()
    bar = try reader.required("bar").length()
    now = try reader.required("now").length()
    frame = try reader.required("frame").length()
  }
}
