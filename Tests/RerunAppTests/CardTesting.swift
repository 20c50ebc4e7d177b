import RerunApp
import RerunCore
import RerunStage
import RerunTestSupport
import Testing

/// What the tests of the cards share: canvases with fixed-width letters, and questions to a list.
enum CardTesting {
  static let themes = ["late-show", "midnight-movie"]
  /// Text stands inside this.
  static let safeArea = Rect(90, 44, 1738, 992)

  static func canvas(_ theme: String, language: Wording.Language = .english) throws -> Canvas {
    Canvas(
      theme: try BundledTheme.load(theme),
      measurer: FixedWidthMeasurer(),
      words: Wording(language: language, uses24Hours: language == .german, zone: .utc)
    )
  }

  static func channel(_ number: Int64 = 7, _ name: String = "Lamplight") -> Channel {
    var channel = Channel(id: "c\(number)", number: number, order: .inOrder)
    channel.name = name
    return channel
  }

  static func film(_ title: String = "Night Train Through Calloway") -> Item {
    var item = Item(id: "film", kind: .movie)
    item.title = title
    item.year = 1961
    item.runtime = 6240
    item.directors = ["R. J. Stroud"]
    item.actors = ["Lorna Quill", "Dex Harrow", "", "Pim Castellane", "Una Fell"]
    item.genres = ["Mystery"]
    item.details.contentRating = "TV-PG"
    return item
  }

  static func episode() -> Item {
    var item = Item(id: "episode", kind: .episode)
    item.title = "The Weekend Guest"
    item.showTitle = "The Cardigan Detective"
    item.season = 2
    item.episode = 5
    item.details.contentRating = "TV-PG"
    return item
  }
}

extension DrawList {
  /// Its texts, in drawing order.
  var texts: [TextItem] {
    entries.compactMap { entry in
      if case .text(let text) = entry.item { text } else { nil }
    }
  }

  var strings: [String] { texts.map(\.string) }

  var boxes: [BoxItem] {
    entries.compactMap { entry in
      if case .box(let box) = entry.item { box } else { nil }
    }
  }

  var art: [ArtItem] {
    entries.compactMap { entry in
      if case .art(let art) = entry.item { art } else { nil }
    }
  }

  var icons: [IconItem] {
    entries.compactMap { entry in
      if case .icon(let icon) = entry.item { icon } else { nil }
    }
  }

  func text(_ string: String) throws -> TextItem {
    try #require(texts.first { $0.string == string }, "no “\(string)” in \(strings)")
  }

  /// Where the letters of `text` may be: its box, or what its letters need where they may run out.
  func ink(_ text: TextItem, _ canvas: Canvas) -> Rect {
    let lines = Double(max(1, text.lines))
    let height = text.style.lineHeight * lines
    let needed = canvas.width(text.string, text.style)
    let width =
      text.overflow == .visible || text.lines > 1 ? needed : min(needed, text.rect.width)
    let used = text.lines > 1 ? min(width, text.rect.width) : width
    let x =
      switch text.alignment {
      case .leading: text.rect.x
      case .center: text.rect.midX - used / 2
      case .right: text.rect.maxX - used
      }
    return Rect(x, text.rect.y, used, height)
  }

  /// Pairs of texts whose letters lie over each other, as "first | second".
  func overlaps(_ canvas: Canvas) -> [String] {
    var found: [String] = []
    let inks = texts.map { ($0.string, ink($0, canvas).inset(1, 4)) }
    for (index, a) in inks.enumerated() {
      for b in inks.dropFirst(index + 1) where a.1.intersects(b.1) && a.0 != b.0 {
        found.append("\(a.0) | \(b.0)")
      }
    }
    return found
  }
}
