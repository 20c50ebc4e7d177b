import Testing

@testable import RerunMedia

@Suite struct FilmNameTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var title: String
    var year: Int64?
    var edition = ""
    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "Film (1987)", title: "Film", year: 1987),
    Row(name: "Film", title: "Film"),
    Row(
      name: "Film (1987) {edition-Director's Cut}",
      title: "Film",
      year: 1987,
      edition: "Director's Cut"
    ),
    Row(name: "Film {edition-Final Cut} (1987)", title: "Film", year: 1987, edition: "Final Cut"),
    Row(name: "Film (1987) - 1080p", title: "Film", year: 1987),
    Row(name: "Film (1987) - 4K HDR", title: "Film", year: 1987),
    Row(name: "Film (1987) - Director's Cut", title: "Film", year: 1987, edition: "Director's Cut"),
    Row(name: "Film (1987) - Extended 1080p", title: "Film", year: 1987, edition: "Extended"),
    Row(name: "Film (1987) [imdbid-tt0000001]", title: "Film", year: 1987),
    Row(name: "Film (1987) {tmdb-12345}", title: "Film", year: 1987),
    Row(name: "Film (1987) [1080p] [BluRay]", title: "Film", year: 1987),
    Row(name: "Film [tmdbid=5] (1987)", title: "Film", year: 1987),
    Row(name: "[REC] (2007)", title: "REC", year: 2007),
    Row(name: "Some.Film.1987.1080p.BluRay.x264-GROUP", title: "Some Film", year: 1987),
    Row(
      name: "Some.Film.1987.Directors.Cut.1080p.BluRay",
      title: "Some Film",
      year: 1987,
      edition: "Director's Cut"
    ),
    Row(name: "some_film_1987", title: "some film", year: 1987),
    Row(name: "Some.Film.1080p.WEB-DL", title: "Some Film"),
    Row(name: "2001 A Space Odyssey (1968)", title: "2001 A Space Odyssey", year: 1968),
    Row(name: "2001.A.Space.Odyssey.1968", title: "2001 A Space Odyssey", year: 1968),
    Row(name: "1917 (2019)", title: "1917", year: 2019),
    Row(name: "1984", title: "1984"),
    Row(name: "Blade Runner 2049 (2017)", title: "Blade Runner 2049", year: 2017),
    Row(name: "Blade.Runner.2049", title: "Blade Runner 2049"),
    Row(name: "Wonder Woman 1984", title: "Wonder Woman 1984"),
    Row(name: "Wonder Woman 1984 2020 1080p", title: "Wonder Woman 1984", year: 2020),
    Row(name: "Mr. Nobody (2009)", title: "Mr. Nobody", year: 2009),
    Row(name: "Monsters, Inc. (2001)", title: "Monsters, Inc.", year: 2001),
    Row(name: "WALL-E (2008)", title: "WALL-E", year: 2008),
    Row(name: "千と千尋の神隠し (2001)", title: "千と千尋の神隠し", year: 2001),
    Row(name: "Film(1987)", title: "Film", year: 1987),
    Row(name: "(1987)", title: "(1987)"),
    Row(name: "", title: ""),
    Row(name: "{edition-", title: "{edition"),
    Row(name: "[unclosed (1987)", title: "[unclosed", year: 1987),
  ]

  @Test(arguments: rows) func reads(_ row: Row) {
    let name = FilmName(row.name, latestYear: 2030)
    #expect(name.title == row.title)
    #expect(name.year == row.year)
    #expect(name.edition == row.edition)
  }

  @Test(arguments: [
    ("Film - Director's Cut", "Film", "Director's Cut"), ("Film - 1080p", "Film", ""),
    ("film", "Film", ""), ("Film {edition-Uncut}", "Film", "Uncut"),
    ("Filmed", "Film", nil), ("Other", "Film", nil), ("Film", "", nil),
  ])
  func label(_ name: String, _ title: String, _ label: String?) {
    #expect(FilmName.label(in: name, after: title) == label)
  }
}

@Suite struct EpisodeNameTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var show: String?
    var season: Int64?
    var episodes: ClosedRange<Int64>?
    var title = ""
    var date = ""
    var testDescription: String { name }
  }

  static let marked = [
    Row(name: "Show - S01E02 - Title", show: "Show", season: 1, episodes: 2...2, title: "Title"),
    Row(
      name: "Show.S01E02.Title.Of.It.720p.HDTV.x264-GRP",
      show: "Show",
      season: 1,
      episodes: 2...2,
      title: "Title Of It"
    ),
    Row(name: "Show (2010) - s01e02", show: "Show", season: 1, episodes: 2...2),
    Row(name: "S01E02", season: 1, episodes: 2...2),
    Row(name: "Show S01 E02 Title", show: "Show", season: 1, episodes: 2...2, title: "Title"),
    Row(name: "Show S01.E02", show: "Show", season: 1, episodes: 2...2),
    Row(name: "Show S00E01 - Pilot", show: "Show", season: 0, episodes: 1...1, title: "Pilot"),
    Row(name: "Show S2010E115", show: "Show", season: 2010, episodes: 115...115),
    Row(name: "Show - S01E01-E02 - Two", show: "Show", season: 1, episodes: 1...2, title: "Two"),
    Row(name: "Show - S01E01E02", show: "Show", season: 1, episodes: 1...2),
    Row(name: "Show - S01E01-02", show: "Show", season: 1, episodes: 1...2),
    Row(name: "Show - S01E01 - E03", show: "Show", season: 1, episodes: 1...3),
    Row(name: "Show - S01E01-S01E02 - Two", show: "Show", season: 1, episodes: 1...2, title: "Two"),
    Row(name: "Show.S01E01-720p", show: "Show", season: 1, episodes: 1...1),
    Row(
      name: "Show - S01E01 - 02 Fast",
      show: "Show",
      season: 1,
      episodes: 1...1,
      title: "02 Fast"
    ),
    Row(name: "Show - 1x02 - Title", show: "Show", season: 1, episodes: 2...2, title: "Title"),
    Row(name: "Show 01x02-03", show: "Show", season: 1, episodes: 2...3),
    Row(name: "Show 1x02-1x03", show: "Show", season: 1, episodes: 2...3),
    Row(name: "Show Season 1 Episode 2", show: "Show", season: 1, episodes: 2...2),
    Row(
      name: "Show - 2011-11-15 - Guest",
      show: "Show",
      season: 2011,
      episodes: 1115...1115,
      title: "Guest",
      date: "2011-11-15"
    ),
    Row(
      name: "Show.2011.02.05.720p",
      show: "Show",
      season: 2011,
      episodes: 205...205,
      date: "2011-02-05"
    ),
    Row(name: "[Group] Show - S01E02 [1080p]", show: "Show", season: 1, episodes: 2...2),
  ]

  @Test(arguments: marked) func reads(_ row: Row) throws {
    let name = try #require(
      EpisodeName(row.name, season: nil, isInSeries: false, latestYear: 2030)
    )
    #expect(name.show?.title == row.show)
    #expect(name.season == row.season)
    #expect(name.episodes == row.episodes)
    #expect(name.title == row.title)
    #expect(name.date == row.date)
  }

  static let inSeason1 = [
    Row(name: "02 - Title", episodes: 2...2, title: "Title"),
    Row(name: "02. Title", episodes: 2...2, title: "Title"),
    Row(name: "Episode 2", episodes: 2...2),
    Row(name: "E02 Title", episodes: 2...2, title: "Title"),
    Row(name: "Show - 012", show: "Show", episodes: 12...12),
    Row(name: "105 - Title", season: 1, episodes: 5...5, title: "Title"),
    Row(name: "Making Of", title: "Making Of"),
    Row(name: "2012 Special", title: "2012 Special"),
  ]

  @Test(arguments: inSeason1) func readsInSeries(_ row: Row) throws {
    let name = try #require(EpisodeName(row.name, season: 1, isInSeries: true, latestYear: 2030))
    #expect(name.show?.title == row.show)
    #expect(name.season == row.season)
    #expect(name.episodes == row.episodes)
    #expect(name.title == row.title)
  }

  @Test(arguments: [
    "Film (1987)", "Film 1920x1080", "10x10 (2018)", "02 - Film", "Se7en (1995)", "Apollo 13",
    "Film 2011-13-45", "S1m0ne", "Ocean's 11", "Film.2011.1080p", "", "s", "s01e",
  ])
  func isNoEpisode(_ name: String) {
    #expect(EpisodeName(name, season: nil, isInSeries: false, latestYear: 2030) == nil)
  }
}

@Suite struct OtherNameTests {
  @Test(
    arguments: [
      ("Season 1", 1, nil), ("Season 01", 1, nil), ("season_2", 2, nil), ("S03", 3, nil),
      ("Staffel 4", 4, nil), ("Season 2010", 2010, nil), ("Season 00", 0, nil),
      ("Specials", 0, nil),
      ("Season 01 (2010)", 1, nil), ("Season 2 - The Return", 2, nil),
      ("Show.S01.720p.BluRay", 1, "Show"), ("Show Season 5", 5, "Show"),
      ("Season 1 [1080p]", 1, nil), ("Open Season 2 (2008)", 2, "Open"),
    ] as [(String, Int64, String?)]
  )
  func seasonFolder(_ name: String, _ season: Int64, _ show: String?) throws {
    let folder = try #require(SeasonFolder(name, latestYear: 2030))
    #expect(folder.season == season)
    #expect(folder.show?.title == show)
  }

  @Test(arguments: [
    "Show", "Series 7 The Contenders (2001)", "Show S01E02", "Seasons", "S", "S.W.A.T", "Season",
    "Film (1987)", "Special Films",
  ])
  func isNoSeason(_ name: String) {
    #expect(SeasonFolder(name, latestYear: 2030) == nil)
  }

  @Test(
    arguments: [
      ("Film (1987)-trailer", .trailer), ("Film.trailer", .trailer), ("Film_trailer", .trailer),
      ("Film-Trailer2", .trailer), ("trailer", .trailer), ("Film-sample", .extra),
      ("sample", .extra), ("Film-behindthescenes", .extra), ("Film-deleted", .extra),
      ("Film-featurette", .extra), ("Film-interview", .extra), ("Film-other3", .extra),
      ("The-Interview", nil), ("Trailer Park Boys", nil), ("Film trailer", nil), ("Film", nil),
      ("Film.short", nil), ("", nil), ("-", nil),
    ] as [(String, ExtraName.Kind?)]
  )
  func extraFile(_ stem: String, _ kind: ExtraName.Kind?) {
    #expect(ExtraName.kind(ofFile: stem) { $0 == "Film" } == kind)
  }

  @Test(
    arguments: [
      ("Trailers", true, .trailer), ("trailers", false, .trailer), ("Extras", false, .extra),
      ("Behind The Scenes", false, .extra), ("Featurettes", true, .extra), ("Shorts", true, .extra),
      ("Shorts", false, nil), ("Other", false, nil), ("Films", true, nil),
    ] as [(String, Bool, ExtraName.Kind?)]
  )
  func extraFolder(_ name: String, _ isBesideVideos: Bool, _ kind: ExtraName.Kind?) {
    #expect(ExtraName.kind(ofFolder: name, isBesideVideos: isBesideVideos) == kind)
  }

  @Test(arguments: [
    ("Film (1987) - cd1", "Film (1987)", 1, true), ("Film.CD2", "Film", 2, true),
    ("Film part1", "Film", 1, false), ("Film - pt 3", "Film", 3, false),
    ("Film disc 2", "Film", 2, true),
  ])
  func part(_ stem: String, _ base: String, _ part: Int, _ isDisc: Bool) {
    #expect(PartName(stem)?.base == base)
    #expect(PartName(stem)?.part == part)
    #expect(PartName(stem)?.isDisc == isDisc)
  }

  @Test(arguments: [
    "Film", "Film 2", "cd1", "part 1", "Apart 1", "Film part 0", "", "Film cd123456789012",
  ])
  func isNoPart(_ stem: String) {
    #expect(PartName(stem) == nil)
  }
}
