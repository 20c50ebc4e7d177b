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
      rows = Int(try reader.required("rows").integer())
      rowHeight = try reader.required("rowH").number()
      rowGap = try reader.required("rowGap").number()
      columnX = try reader.required("colX").number()
      columnWidth = try reader.required("colW").number()
      gridX = try reader.required("gridX").number()
      pixelsPerMinute = try reader.required("pxPerMin").number()
      cellGap = try reader.required("cellGap").number()
      cellPadding = try reader.required("cellPadX").number()
      cellTitleY = try reader.required("cellTitleY").number()
      cellSubY = try reader.required("cellSubY").number()
      rulerY = try reader.required("rulerY").number()
      rulerHeight = try reader.required("rulerH").number()
      gridY = try reader.required("gridY").number()
      gridRight = try reader.required("gridRight").number()
      peekRow = try reader.required("peekRow").bool()
      minimumLabelWidth = try reader.required("minLabelW").number()
      narrowWidth = try reader.required("narrowW").number()
      popWidth = try reader.required("popW").number()
      columnGap = try reader.required("colGap").number()
      preview = try Preview(reader.required("preview"))
      clock = try Clock(reader.required("clock"))
      detail = try Detail(reader.required("detail"))
      gelWidth = try reader.required("gelW").number()
    }

    public struct Preview: Sendable, Hashable {
      public var x: Double
      public var y: Double
      public var width: Double
      public var height: Double

      init(_ reader: JSONReader) throws(JSONContentError) {
        x = try reader.required("x").number()
        y = try reader.required("y").number()
        width = try reader.required("w").number()
        height = try reader.required("h").number()
      }
    }

    public struct Clock: Sendable, Hashable {
      public var x: Double
      public var y: Double

      init(_ reader: JSONReader) throws(JSONContentError) {
        x = try reader.required("x").number()
        y = try reader.required("y").number()
      }
    }

    public struct Detail: Sendable, Hashable {
      public var x: Double
      public var y: Double
      public var width: Double

      init(_ reader: JSONReader) throws(JSONContentError) {
        x = try reader.required("x").number()
        y = try reader.required("y").number()
        width = try reader.required("w").number()
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
      drift = try reader.required("drift").number()
    }

    public struct Preview: Sendable, Hashable {
      public var x: Double
      public var y: Double
      public var width: Double
      public var height: Double

      init(_ reader: JSONReader) throws(JSONContentError) {
        x = try reader.required("x").number()
        y = try reader.required("y").number()
        width = try reader.required("w").number()
        height = try reader.required("h").number()
      }
    }

    public struct Clock: Sendable, Hashable {
      public var x: Double
      public var y: Double
      public var width: Double

      init(_ reader: JSONReader) throws(JSONContentError) {
        x = try reader.required("x").number()
        y = try reader.required("y").number()
        width = try reader.required("w").number()
      }
    }

    public struct List: Sendable, Hashable {
      public var x: Double
      public var y: Double
      public var width: Double

      init(_ reader: JSONReader) throws(JSONContentError) {
        x = try reader.required("x").number()
        y = try reader.required("y").number()
        width = try reader.required("w").number()
      }
    }

    public struct Ticker: Sendable, Hashable {
      public var x: Double
      public var y: Double
      public var width: Double
      public var height: Double

      init(_ reader: JSONReader) throws(JSONContentError) {
        x = try reader.required("x").number()
        y = try reader.required("y").number()
        width = try reader.required("w").number()
        height = try reader.required("h").number()
      }
    }
  }

  public struct Ident: Sendable, Hashable {
    public var centerX: Double
    public var centerY: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      centerX = try reader.required("cx").number()
      centerY = try reader.required("cy").number()
    }
  }

  public struct BreakCard: Sendable, Hashable {
    public var centerX: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      centerX = try reader.required("cx").number()
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
      y = try reader.required("y").number()
      height = try reader.required("h").number()
      numberX = try reader.required("numberX").number()
      textX = try reader.required("textX").number()
      listX = try reader.required("listX").number()
      listWidth = try reader.required("listW").number()
      chipsY = try reader.required("chipsY").number()
      chipHeight = try reader.required("chipH").number()
    }
  }

  public struct NumberBox: Sendable, Hashable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      x = try reader.required("x").number()
      y = try reader.required("y").number()
      width = try reader.required("w").number()
      height = try reader.required("h").number()
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
      x = try reader.required("x").number()
      y = try reader.required("y").number()
      width = try reader.required("w").number()
      height = try reader.required("h").number()
      padding = try reader.required("pad").number()
      rowHeight = try reader.required("rowH").number()
      rowGap = try reader.required("rowGap").number()
    }
  }

  public struct List: Sendable, Hashable {
    public var rowHeight: Double
    public var rowGap: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      rowHeight = try reader.required("rowH").number()
      rowGap = try reader.required("rowGap").number()
    }
  }

  public struct Info: Sendable, Hashable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double
    public var poster: Poster

    init(_ reader: JSONReader) throws(JSONContentError) {
      x = try reader.required("x").number()
      y = try reader.required("y").number()
      width = try reader.required("w").number()
      height = try reader.required("h").number()
      poster = try Poster(reader.required("poster"))
    }

    public struct Poster: Sendable, Hashable {
      public var width: Double
      public var height: Double

      init(_ reader: JSONReader) throws(JSONContentError) {
        width = try reader.required("w").number()
        height = try reader.required("h").number()
      }
    }
  }

  public struct Keyboard: Sendable, Hashable {
    public var keyWidth: Double
    public var keyHeight: Double
    public var gap: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      keyWidth = try reader.required("keyW").number()
      keyHeight = try reader.required("keyH").number()
      gap = try reader.required("gap").number()
    }
  }

  public struct Menu: Sendable, Hashable {
    public var x: Double
    public var y: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      x = try reader.required("x").number()
      y = try reader.required("y").number()
    }
  }

  public struct Tag: Sendable, Hashable {
    public var height: Double
    public var padding: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      height = try reader.required("h").number()
      padding = try reader.required("padX").number()
    }
  }

  public struct Chip: Sendable, Hashable {
    public var height: Double
    public var padding: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      height = try reader.required("h").number()
      padding = try reader.required("padX").number()
    }
  }

  public struct Button: Sendable, Hashable {
    public var height: Double
    public var padding: Double

    init(_ reader: JSONReader) throws(JSONContentError) {
      height = try reader.required("h").number()
      padding = try reader.required("padX").number()
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
    xs = try reader.required("xs").number()
    s = try reader.required("s").number()
    m = try reader.required("m").number()
    l = try reader.required("l").number()
    xl = try reader.required("xl").number()
    xxl = try reader.required("xxl").number()
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
    hair = try reader.required("hair").number()
    line = try reader.required("line").number()
    rule = try reader.required("rule").number()
    ring = try reader.required("ring").number()
    ringGap = try reader.required("ringGap").number()
    edge = try reader.required("edge").number()
    bar = try reader.required("bar").number()
    now = try reader.required("now").number()
    frame = try reader.required("frame").number()
  }
}
