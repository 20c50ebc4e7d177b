import RerunCore
import RerunJSON
import RerunTestSupport
import Testing

@Suite struct StationFileTests {
  struct Bad: Sendable, CustomTestStringConvertible {
    var file: String
    /// What the message must name.
    var place: String
    var testDescription: String { file }

    init(_ file: String, _ place: String) {
      self.file = file
      self.place = place
    }
  }

  static let good = #"{"id": "a", "kind": "movie"}"#

  static func items(_ items: String) -> String { #"{"timeZone": "UTC", "items": [\#(items)]}"# }

  static func channels(_ channels: String) -> String {
    #"{"timeZone": "UTC", "items": [], "channels": [\#(channels)]}"#
  }

  static let bad = [
    Bad("", "line 1, column 1"),
    Bad("{\"timeZone\": \"UTC\",\n \"items\": [}", "line 2, column 12"),
    Bad("[]", "should be an object"),
    Bad("null", "should be an object"),
    Bad("{}", "timeZone: is missing"),
    Bad(#"{"items": []}"#, "timeZone: is missing"),
    Bad(#"{"timeZone": null, "items": []}"#, "timeZone: is missing"),
    Bad(#"{"timeZone": "Mars/Base", "items": []}"#, #"timeZone: "Mars/Base""#),
    Bad(#"{"timeZone": "europe/berlin", "items": []}"#, #"timeZone: "europe/berlin""#),
    Bad(#"{"timeZone": 1, "items": []}"#, "timeZone: should be a text"),
    Bad(#"{"timeZone": "UTC"}"#, "items: is missing"),
    Bad(#"{"timeZone": "UTC", "items": {}}"#, "items: should be a list"),
    Bad(#"{"timeZone": "UTC", "items": [null]}"#, "items[0]: should be an object"),
    Bad(#"{"timeZone": "UTC", "items": [], "items": 7}"#, "items: should be a list"),
    Bad(items(#"{"kind": "movie"}"#), "items[0].id: is missing"),
    Bad(items(#"{"id": null, "kind": "movie"}"#), "items[0].id: is missing"),
    Bad(items(#"{"id": "a"}"#), "items[0].kind: is missing"),
    Bad(items(#"{"id": "a", "kind": "song"}"#), #"items[0].kind: "song""#),
    Bad(items(#"{"id": "a", "kind": "Movie"}"#), #"items[0].kind: "Movie""#),
    Bad(items(#"{"id": 5, "kind": "movie"}"#), "items[0].id: should be a text, but is a number"),
    Bad(items(#"\#(good), \#(good)"#), #"items[1].id: "a" is given twice"#),
    Bad(items(#"\#(good), {"id": "\u0061", "kind": "episode"}"#), "items[1].id"),
    Bad(items(#"{"id": "a", "kind": "movie", "title": 1}"#), "items[0].title"),
    Bad(items(#"{"id": "a", "kind": "movie", "runtime": "90"}"#), "items[0].runtime"),
    Bad(items(#"{"id": "a", "kind": "movie", "runtime": 5400.5}"#), "items[0].runtime"),
    Bad(items(#"{"id": "a", "kind": "movie", "year": 9007199254740992}"#), "items[0].year"),
    Bad(items(#"{"id": "a", "kind": "movie", "addedAt": -9007199254740992}"#), "items[0].addedAt"),
    Bad(items(#"{"id": "a", "kind": "movie", "season": 1e400}"#), "items[0].season"),
    Bad(items(#"{"id": "a", "kind": "movie", "watched": 1}"#), "items[0].watched"),
    Bad(items(#"{"id": "a", "kind": "movie", "watchedAt": true}"#), "items[0].watchedAt"),
    Bad(items(#"{"id": "a", "kind": "movie", "genres": "Drama"}"#), "items[0].genres"),
    Bad(items(#"{"id": "a", "kind": "movie", "actors": ["x", null]}"#), "items[0].actors[1]"),
    Bad(items(#"{"id": "a", "kind": "movie", "directors": [[]]}"#), "items[0].directors[0]"),
    Bad(items(#"{"id": "a", "kind": "movie", "url": 1}"#), "items[0].url"),
    Bad(items(#"{"id": "a", "kind": "movie", "summary": []}"#), "items[0].summary"),
    Bad(items(#"{"id": "a", "kind": "movie", "contentRating": 12}"#), "items[0].contentRating"),
    Bad(items(#"{"id": "a", "kind": "movie", "poster": false}"#), "items[0].poster"),
    Bad(items(#"{"id": "\ud83c", "kind": "movie"}"#), "surrogate"),
    Bad(items(#"{"id": "\udfac\ud83c", "kind": "movie"}"#), "surrogate"),
    Bad(items(#"{"id": "a", "kind": "movie", "\ud83cx": 1}"#), "surrogate"),
    Bad(channels("7"), "channels[0]: should be an object"),
    Bad(channels(#"{"id": "c", "order": "turns"}"#), "channels[0].number: is missing"),
    Bad(channels(#"{"id": "c", "number": 4}"#), "channels[0].order: is missing"),
    Bad(channels(#"{"number": 4, "order": "turns"}"#), "channels[0].id: is missing"),
    Bad(channels(#"{"id": "c", "number": 4, "order": "random"}"#), #"channels[0].order: "random""#),
    Bad(channels(#"{"id": "c", "number": 4.5, "order": "turns"}"#), "channels[0].number"),
    Bad(
      channels(#"{"id": "c", "number": 4, "order": "turns", "class": "old"}"#),
      #"channels[0].class: "old""#
    ),
    Bad(
      channels(#"{"id": "c", "number": 4, "order": "turns", "itemIDs": [1]}"#),
      "channels[0].itemIDs[0]"
    ),
    Bad(
      channels(
        #"{"id": "c", "number": 4, "order": "turns"}, {"id": "c", "number": 5, "order": "turns"}"#
      ),
      "channels[1].id"
    ),
    Bad(#"{"timeZone": "UTC", "items": [], "fillers": [{"runtime": 5}]}"#, "fillers[0].id"),
    Bad(
      #"{"timeZone": "UTC", "items": [], "fillers": [{"id": "f", "runtime": 0.5}]}"#,
      "fillers[0]"
    ),
    Bad(
      #"{"timeZone": "UTC", "items": [], "fillers": [{"id": "f"}, {"id": "f"}]}"#,
      "fillers[1].id"
    ),
    Bad(#"{"timeZone": "UTC", "items": [], "fillers": [{"id": "f", "url": 3}]}"#, "fillers[0].url"),
  ]

  @Test(arguments: bad) func namesThePlace(_ bad: Bad) throws {
    let error = try #require(
      errorThrown(StationFileError.self) {
        try Station(file: Array(bad.file.utf8), zones: SystemFiles.zones)
      }
    )
    #expect(error.description.contains(bad.place), "\(error)")
    #expect(!error.description.contains("\n"))
  }

  /// Items are read one by one, before the rest of the file is known to be good.
  @Test func theLastItemsCount() throws {
    let twice = #"""
      {"items": [{"id": "a", "kind": "radio"}], "timeZone": "UTC",
       "items": [{"id": "b", "kind": "movie"}]}
      """#
    let station = try Station(file: Array(twice.utf8), zones: SystemFiles.zones)
    #expect(station.items.map(\.id) == ["b"])

    for (file, problem) in [
      (#"{"timeZone": "UTC", "items": [{"id": "a"}], "items": null}"#, "items: is missing"),
      (#"{"timeZone": "UTC", "items": [{"id": "a"}], "items": 5}"#, "items: should be a list"),
      (#"{"timeZone": "UTC", "items": [{"id": "a"}], x}"#, "not JSON"),
      (#"{"timeZone": "Mars", "items": [{"id": "a"}]}"#, "timeZone"),
    ] {
      let error = errorThrown(StationFileError.self) {
        try Station(file: Array(file.utf8), zones: SystemFiles.zones)
      }
      #expect(error?.description.contains(problem) == true, "\(file)")
    }
  }

  @Test func bytesThatAreNotUTF8() throws {
    var bytes = Array(Self.items(Self.good).utf8)
    bytes[bytes.count - 20] = 0xFF
    #expect(throws: StationFileError.self) { try Station(file: bytes, zones: SystemFiles.zones) }
  }

  @Test func whatIsAbsentOrNullMeansTheSame() throws {
    let file = #"""
      {"timeZone": "UTC", "channels": null, "fillers": [{"id": ""}], "items": [
        {"id": "a", "kind": "movie"},
        {"id": "b", "kind": "movie", "title": null, "year": null, "runtime": null, "genres": null,
         "watched": null, "watchedAt": null, "url": null, "unknown": [1, {"x": 2.5}]}]}
      """#
    let station = try Station(file: Array(file.utf8), zones: SystemFiles.zones)
    #expect(station.channels == nil)
    #expect(station.fillers == [Filler(id: "", runtime: 0)])
    #expect(station.items == [Item(id: "a", kind: .movie), Item(id: "b", kind: .movie)])
  }

  @Test func anOptionStandsInForTheZone() throws {
    let tokyo = try SystemFiles.zones.rules(named: "Asia/Tokyo")
    let without = try Station(
      file: Array(#"{"items": []}"#.utf8),
      zones: SystemFiles.zones,
      zone: tokyo
    )
    #expect(without.zone == tokyo)
    let other = Array(#"{"timeZone": "Europe/Berlin", "items": []}"#.utf8)
    #expect(try Station(file: other, zones: SystemFiles.zones, zone: tokyo).zone == tokyo)
    let bad = Array(#"{"timeZone": "Europe/Nowhere", "items": []}"#.utf8)
    #expect(throws: StationFileError.self) {
      try Station(file: bad, zones: SystemFiles.zones, zone: tokyo)
    }
  }

  @Test func everyKeyComesBack() throws {
    var item = Item(id: "e\u{301}", kind: .episode)
    item.title = "Title \"quoted\"\n"
    item.sortTitle = "Sort"
    item.edition = "Edition"
    item.year = -5
    item.runtime = 1500
    item.addedAt = 9_007_199_254_740_991
    item.showID = "show"
    item.showTitle = "Show"
    item.season = 0
    item.episode = 12
    item.genres = ["A", "B"]
    item.directors = ["C"]
    item.actors = ["D", ""]
    item.watched = true
    item.watchedAt = -9_007_199_254_740_991
    item.details.url = "file:///x"
    item.details.summary = "Summary"
    item.details.contentRating = "TV-PG"
    item.details.posterPath = "/posters/x.jpg"
    var channel = Channel(id: "c", number: -4, order: .turns)
    channel.name = "Name"
    channel.class = .unwatched
    channel.itemIDs = ["e\u{301}"]
    var filler = Filler(id: "f", runtime: 30)
    filler.url = "file:///f"
    let station = Station(
      zone: .utc,
      items: [item, Item(id: "m", kind: .movie)],
      channels: [channel],
      fillers: [filler]
    )
    let back = try Station(file: Array(station.json.text().utf8), zones: SystemFiles.zones)
    #expect(back.items == station.items)
    #expect(back.channels == station.channels)
    #expect(back.fillers == station.fillers)
    #expect(back.items[0].id.utf8.elementsEqual("e\u{301}".utf8))
  }
}
