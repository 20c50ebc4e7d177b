import Foundation
import RerunCore
import RerunStore
import Testing

@testable import RerunMedia

/// How a tree of names becomes a library; the probe is a fake, so that the files needn't be real.
@Suite struct LibraryLayoutTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: [String]
    /// "Title|year|edition" of a film, "Show|season|episode|title" of an episode, by path.
    var items: [String]
    var fillers = 0
    var extras = 0
  }

  static let rows = [
    Row(
      testDescription: "films with and without a folder",
      files: [
        "Films/Alien (1979)/Alien (1979).mkv", "Films/Brazil (1985).mp4",
        "Casablanca.1942.1080p.mkv",
      ],
      items: ["Casablanca|1942|", "Alien|1979|", "Brazil|1985|"]
    ),
    Row(
      testDescription: "the folder's name where the file's says less",
      files: [
        "Alien (1979)/alien-x264-grp.mkv", "Brazil (1985) {edition-Final Cut}/title_t00.mkv",
      ],
      items: ["Alien|1979|", "Brazil|1985|Final Cut"]
    ),
    Row(
      testDescription: "versions of one film",
      files: [
        "Alien (1979)/Alien (1979) - 1080p.mkv", "Alien (1979)/Alien (1979) - Director's Cut.mkv",
        "Alien (1979)/Alien - Extended.mkv",
      ],
      items: ["Alien|1979|", "Alien|1979|Director's Cut", "Alien|1979|Extended"]
    ),
    Row(
      testDescription: "a collection keeps each film's own name",
      files: ["Best of (2010)/A.mkv", "Best of (2010)/B.mkv"],
      items: ["A||", "B||"]
    ),
    Row(
      testDescription: "parts are one",
      files: ["Alien (1979)/Alien (1979) - cd1.avi", "Alien (1979)/Alien (1979) - cd2.avi"],
      items: ["Alien|1979|"]
    ),
    Row(
      testDescription: "part in a title among other films",
      files: ["Films/Kill Bill Part 1.mkv", "Films/Kill Bill Part 2.mkv"],
      items: ["Kill Bill Part 1||", "Kill Bill Part 2||"]
    ),
    Row(
      testDescription: "a later part alone is a title",
      files: ["It (2019) part2.mkv"],
      items: ["It|2019|"]
    ),
    Row(
      testDescription: "numbered through without seasons",
      files: [
        "TV/Anime/Anime - 01.mkv", "TV/[Grp] Cat (2011)/[Grp] Cat - 3 [1080p].mkv",
        "TV/[Grp] Cat (2011)/[Grp] Cat - 12 [1080p].mkv", "Films/Alien/Alien - 3.mkv",
      ],
      items: [
        "Alien - 3||", "Anime||1|Episode 1", "Cat||12|Episode 12", "Cat||3|Episode 3",
      ]
    ),
    Row(
      testDescription: "an extra needs the film that it is named for",
      files: [
        "Interview/interview-interview.mkv", "Talk (2014)/Talk (2014).mkv",
        "Talk (2014)/talk-interview.mkv",
      ],
      items: ["interview-interview||", "Talk|2014|"],
      extras: 1
    ),
    Row(
      testDescription: "letters with dots between",
      files: [
        "E.T.the.Visitor.1982.mkv", "The Man from U.N.C.L.E. (2015).mkv",
        "The.Man.From.U.N.C.L.E.2016.1080p.mkv", "U.N.C.L.E (2017).mkv", "Plan.A.B.2001.mkv",
      ],
      items: [
        "E.T. the Visitor|1982|", "Plan A B|2001|", "The Man from U.N.C.L.E.|2015|",
        "The Man From U.N.C.L.E.|2016|", "U.N.C.L.E.|2017|",
      ]
    ),
    Row(
      testDescription: "seasons",
      files: [
        "Show (2010)/Season 01/Show - S01E02 - Two.mkv", "Show (2010)/Season 1/1x03.mkv",
        "Show (2010)/S02/Show - S02E01.mkv", "Show (2010)/Specials/Show S00E01.mkv",
        "Show (2010)/Season 00/Show S00E02.mkv",
      ],
      items: [
        "Show|2|1|Episode 1", "Show|0|2|Episode 2", "Show|1|2|Two", "Show|1|3|Episode 3",
        "Show|0|1|Episode 1",
      ]
    ),
    Row(
      testDescription: "a series without season folders",
      files: ["TV/Show/Show - S01E01.mkv", "TV/Show/Show - S01E02.mkv"],
      items: ["Show|1|1|Episode 1", "Show|1|2|Episode 2"]
    ),
    Row(
      testDescription: "several series in one folder",
      files: ["TV/A - S01E01.mkv", "TV/B - S01E01.mkv", "TV/A - S01E02.mkv"],
      items: ["A|1|1|Episode 1", "A|1|2|Episode 2", "B|1|1|Episode 1"]
    ),
    Row(
      testDescription: "release folders",
      files: [
        "Show.S01.720p/Show.S01E01.720p-GRP.mkv", "Show.S02.720p/Show.S02E01.720p-GRP.mkv",
        "Other/Other.S01E01.720p/x-s01e01.mkv",
      ],
      items: ["Other|1|1|Episode 1", "Show|1|1|Episode 1", "Show|2|1|Episode 1"]
    ),
    Row(
      testDescription: "two episodes in a file",
      files: ["Show/Season 1/Show - S01E01-E02 - Both.mkv", "Show/Season 1/Show - S01E03E04.mkv"],
      items: ["Show|1|1|Both", "Show|1|3|Episodes 3–4"]
    ),
    Row(
      testDescription: "by date",
      files: ["Show/Show - 2011-11-15 - Guest.mkv", "Show/Show - 2011-11-16.mkv"],
      items: ["Show|2011|1115|Guest", "Show|2011|1116|2011-11-16"]
    ),
    Row(
      testDescription: "plain numbers in a season",
      files: ["Show/Season 1/01 - One.mkv", "Show/Season 1/02 - Two.mkv"],
      items: ["Show|1|1|One", "Show|1|2|Two"]
    ),
    Row(
      testDescription: "the library is one series",
      files: ["Season 1/S01E01.mkv", "Film (1987).mkv", "Films/Alien (1979).mkv"],
      items: ["Film|1987|", "Alien|1979|", "ROOT|1|1|Episode 1"]
    ),
    Row(
      testDescription: "a film beside its series' seasons",
      files: ["Show/Season 1/S01E01.mkv", "Show/Show The Film (1998).mkv"],
      items: ["Show|1|1|Episode 1", "Show The Film|1998|"]
    ),
    Row(
      testDescription: "a film that is called like a season",
      files: ["Open Season/Open Season 2 (2008)/Open Season 2.mkv"],
      items: ["Open Season 2|2008|"]
    ),
    Row(
      testDescription: "trailers and extras",
      files: [
        "Alien (1979)/Alien (1979).mkv", "Alien (1979)/Alien (1979)-trailer.mp4",
        "Alien (1979)/trailers/Teaser.mp4", "Alien (1979)/Featurettes/Making.mkv",
        "Alien (1979)/Behind The Scenes/A.mkv", "Alien (1979)/Sample/alien-sample.mkv",
        "Alien (1979)/sample.mkv", "trailers/Spot.mp4",
      ],
      items: ["Alien|1979|"],
      fillers: 3,
      extras: 4
    ),
    Row(
      testDescription: "extras of a series",
      files: [
        "Show/Season 1/S01E01.mkv", "Show/Extras/Blooper.mkv", "Show/Shorts/Short.mkv",
        "Show/Season 1/Interviews/I.mkv",
      ],
      items: ["Show|1|1|Episode 1"],
      extras: 3
    ),
    Row(
      testDescription: "a series called Extras",
      files: ["Extras/Season 1/Extras - S01E01.mkv"],
      items: ["Extras|1|1|Episode 1"]
    ),
    Row(
      testDescription: "a folder of short films",
      files: ["Shorts/A (2001).mkv"],
      items: ["A|2001|"]
    ),
    Row(
      testDescription: "hidden and foreign things",
      files: [
        ".hidden.mkv", "._Film.mkv", ".folder/A.mkv", "@eaDir/A.mkv", "lost+found/A.mkv",
        "#recycle/A.mkv", "Skipped/.ignore", "Skipped/A.mkv", "Phone/.nomedia", "Phone/Deep/A.mkv",
        "A.srt", "A.jpg", "noextension", "Film (1987).mkv",
      ],
      items: ["Film|1987|"]
    ),
    Row(testDescription: "endings in capitals", files: ["Film (1987).MKV"], items: ["Film|1987|"]),
  ]

  @Test(arguments: rows) func layout(_ row: Row) throws {
    let bench = try ScanBench(row.files)
    let snapshot = try bench.scan().snapshot
    let root = try #require(bench.folder.path.split(separator: "/").last)
    let items = snapshot.items.map { item in
      item.kind == .movie
        ? "\(item.title)|\(item.year.map(String.init) ?? "")|\(item.edition)"
        : [
          item.showTitle == root ? "ROOT" : item.showTitle, item.season.map(String.init) ?? "",
          item.episode.map(String.init) ?? "", item.title,
        ].joined(separator: "|")
    }
    #expect(items == row.items)
    #expect(snapshot.fillers.count == row.fillers)
    #expect(snapshot.leftOut.filter { $0.reason == .extra }.count == row.extras)
    #expect(snapshot.leftOut.filter { $0.reason != .extra }.isEmpty)
    #expect(snapshot.notes.isEmpty)
  }

  @Test func idsDependOnTheRelativePathAlone() throws {
    let files = ["Show/Season 1/S01E01.mkv", "Show/Season 2/S02E01.mkv", "Film (1987).mkv"]
    let first = try ScanBench(files).items()
    let second = try ScanBench(files.reversed() + ["Another (1950).mkv"]).items()
    #expect(Set(first.map(\.id)).count == 3)
    #expect(Set(first.map(\.id)).isSubset(of: Set(second.map(\.id))))
    #expect(Set(first.map(\.showID)).count == 2)  // "" and the series', over both seasons.
    #expect(first.allSatisfy { $0.id.utf8.count <= 15 })
  }

  @Test func partsAreOnePictureInARow() throws {
    let bench = try ScanBench([
      "Film (1987)/Film (1987) cd2.avi", "Film (1987)/Film (1987) cd1.avi",
    ])
    let item = try #require(try bench.items().first)
    #expect(item.runtime == 10_800)
    let paths = [1, 2].map { FilePath(bench.folder.at("Film (1987)/Film (1987) cd\($0).avi")) }
    #expect(item.details.url == "\(paths[0].url)\n\(paths[1].url)")
  }

  @Test func aPartThatCanNotPlayTakesTheFilmWithIt() throws {
    let bench = try ScanBench(["F (1987) cd1.avi", "F (1987) cd2.avi"])
    try bench.folder.add("F (1987) cd2.avi", "")
    let snapshot = try bench.scan().snapshot
    #expect(snapshot.items.isEmpty)
    #expect(
      snapshot.leftOut == [
        LeftOut(path: "F (1987) cd1.avi", reason: .partUnplayable),
        LeftOut(path: "F (1987) cd2.avi", reason: .empty),
      ]
    )
  }

  @Test func seriesOfOneTitleAreToldApart() throws {
    let items = try ScanBench([
      "Show (1978)/Season 1/S01E01.mkv", "Show (2003)/Season 1/S01E01.mkv",
    ]).items()
    #expect(items.map(\.showTitle) == ["Show (1978)", "Show (2003)"])
    #expect(Set(items.map(\.showID)).count == 2)
  }

  @Test func urlsSurviveAnyName() throws {
    let item = try #require(try ScanBench(["100% #1? ü.mkv"]).items().first)
    #expect(item.details.url.hasSuffix("/100%25%20%231%3F%20%C3%BC.mkv"))
    #expect(item.details.url.hasPrefix("file:///"))
  }

  @Test func namesThatAreNotUTF8() throws {
    let bench = try ScanBench()
    let path = FilePath(
      Array((bench.folder.path + "/Caf").utf8) + [0xE9] + Array(" (1987).mkv".utf8)
    )
    let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT, 0o600) }
    try #require(descriptor >= 0)
    write(descriptor, [1], 1)
    var times = [timespec(tv_sec: 5, tv_nsec: 0), timespec(tv_sec: 5, tv_nsec: 0)]
    futimens(descriptor, &times)
    close(descriptor)
    let item = try #require(try bench.items().first)
    #expect(item.title == "Caf\u{FFFD}")
    #expect(item.details.url.hasSuffix("/Caf%E9%20%281987%29.mkv"))
    #expect(try bench.scan().filesRead == 0)
  }
}

@Suite struct LibraryDetailTests {
  @Test func filmDescription() throws {
    let bench = try ScanBench(["Film (1987)/Film (1987).mkv", "Film (1987)/poster.jpg"])
    try bench.folder.add(
      "Film (1987)/movie.nfo",
      """
      <movie><title>Le Film</title><year>1988</year><plot>Plot</plot><genre>Drama</genre>
      <playcount>1</playcount><lastplayed>2020-01-02 00:00:00</lastplayed>
      <dateadded>2019-01-01 00:00:00</dateadded></movie>
      """
    )
    let item = try #require(try bench.items().first)
    #expect(item.title == "Le Film")
    #expect(item.year == 1988)
    #expect(item.runtime == 5_400)
    #expect(item.genres == ["Drama"])
    #expect(item.details.summary == "Plot")
    #expect(item.details.posterPath == bench.folder.at("Film (1987)/poster.jpg"))
    #expect(item.addedAt == 1_546_300_800)
    #expect(item.watched)
    #expect(item.watchedAt == 1_577_923_200)
  }

  @Test func seriesDescription() throws {
    let bench = try ScanBench([
      "Show/Season 1/S01E01.mkv", "Show/Season 1/S01E02.mkv", "Show/Season 2/S02E01.mkv",
      "Show/poster.png", "Show/season01-poster.jpg", "Show/Season 2/folder.jpg",
    ])
    try bench.folder.add(
      "Show/tvshow.nfo",
      "<tvshow><title>The Show</title><genre>Crime</genre><mpaa>TV-14</mpaa><actor><name>Ann</name></actor></tvshow>"
    )
    try bench.folder.add(
      "Show/Season 1/S01E01.nfo",
      """
      <episodedetails><title>One</title><season>1</season><episode>1</episode></episodedetails>
      <episodedetails><title>Two</title><season>1</season><episode>2</episode></episodedetails>
      """
    )
    let items = try bench.items()
    #expect(items.map(\.title) == ["One / Two", "Episode 2", "Episode 1"])
    #expect(items.allSatisfy { $0.showTitle == "The Show" && $0.genres == ["Crime"] })
    #expect(items.allSatisfy { $0.actors == ["Ann"] && $0.details.contentRating == "TV-14" })
    #expect(
      items.map(\.details.posterPath)
        == ["season01-poster.jpg", "season01-poster.jpg", "Season 2/folder.jpg"].map {
          bench.folder.at("Show/\($0)")
        }
    )
  }

  @Test func brokenDescriptionIsNotedAndPassedOver() throws {
    let bench = try ScanBench(["Film (1987).mkv"])
    try bench.folder.add("Film (1987).nfo", "<movie><title>X</movie>")
    let snapshot = try bench.scan().snapshot
    #expect(snapshot.items.map(\.title) == ["Film"])
    #expect(snapshot.notes.map(\.path) == ["Film (1987).nfo"])
    #expect(snapshot.notes.first?.text.contains("line 1") == true)
    #expect(try bench.scan().snapshot == snapshot)
  }

  @Test func hugeDescriptionIsNotRead() throws {
    let bench = try ScanBench(["Film.mkv"])
    try bench.folder.add("Film.nfo", String(repeating: " ", count: 1_048_577))
    let scan = try bench.scan()
    #expect(scan.snapshot.items.count == 1)
    #expect(scan.snapshot.notes.count == 1)
    #expect(scan.filesRead == 1)
  }

  @Test func pictures() throws {
    let bench = try ScanBench([
      "A (1990).mkv", "A (1990)-poster.jpg", "B (1991).mkv", "B (1991).png", "C (1992).mkv",
      "poster.jpg",
    ])
    #expect(
      try bench.items().map(\.details.posterPath)
        == [bench.folder.at("A (1990)-poster.jpg"), bench.folder.at("B (1991).png"), ""]
    )
  }
}

@Suite struct LeftOutTests {
  @Test(arguments: [
    (ProbeFailure.noPermission, LeftOut.Reason.noPermission), (.unreadable, .unreadable),
    (.notMedia, .notMedia), (.noVideo, .noVideo), (.noLength, .noLength), (.slow, .slow),
  ])
  func probeFailures(_ failure: ProbeFailure, _ reason: LeftOut.Reason) throws {
    let bench = try ScanBench(["FAILS-\(failure).mkv", "Film.mkv"])
    let scan = try bench.scan()
    #expect(scan.snapshot.leftOut == [LeftOut(path: "FAILS-\(failure).mkv", reason: reason)])
    #expect(scan.snapshot.items.count == 1)
    // What will be the same next time isn't read again; what may pass is.
    #expect(try bench.scan().filesRead == (failure.isLasting ? 0 : 1))
  }

  @Test func otherReasons() throws {
    let bench = try ScanBench(["LONG.mkv", "Disc.iso", "DVD/VIDEO_TS/VTS_01_1.VOB"])
    try bench.folder.add("Empty.mkv", "")
    try bench.folder.link("Broken.mkv", to: "nowhere")
    try bench.folder.link("Broken.txt", to: "nowhere")
    try bench.folder.link("Loop.mkv", to: "Loop.mkv")
    #expect(mkfifo(bench.folder.at("Pipe.mkv"), 0o600) == 0)
    #expect(
      try bench.scan().snapshot.leftOut == [
        LeftOut(path: "Broken.mkv", reason: .brokenLink),
        LeftOut(path: "DVD/VIDEO_TS", reason: .discImage),
        LeftOut(path: "Disc.iso", reason: .discImage),
        LeftOut(path: "Empty.mkv", reason: .empty), LeftOut(path: "LONG.mkv", reason: .tooLong),
        LeftOut(path: "Loop.mkv", reason: .brokenLink),
      ]
    )
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func forbiddenFolder() throws {
    let bench = try ScanBench(["Film.mkv", "Secret/A.mkv"])
    chmod(bench.folder.at("Secret"), 0)
    defer { chmod(bench.folder.at("Secret"), 0o700) }
    #expect(try bench.scan().snapshot.leftOut == [LeftOut(path: "Secret", reason: .noPermission)])
  }

  @Test func tooDeep() throws {
    let deep = Array(repeating: "d", count: 41).joined(separator: "/")
    let bench = try ScanBench(["Film.mkv", "\(deep)/A.mkv"])
    #expect(try bench.scan().snapshot.leftOut == [LeftOut(path: deep, reason: .tooDeep)])
  }

  @Test func aFileBeingCopiedComesLater() throws {
    let bench = try ScanBench(["Film.mkv"])
    try bench.folder.add("New.mkv", modified: 1_999_999)
    try bench.folder.add("Skewed.mkv", modified: 2_000_060)
    try bench.folder.add("Future.mkv", modified: 3_000_000)
    try bench.folder.add("Started.mkv", "", modified: 2_000_000)
    let first = try bench.scan()
    #expect(first.snapshot.items.map(\.title) == ["Film", "Future"])
    #expect(first.snapshot.leftOut.map(\.path) == ["New.mkv", "Skewed.mkv", "Started.mkv"])
    #expect(first.snapshot.leftOut.allSatisfy { $0.reason == .beingCopied })
    #expect(first.retryAt == 2_000_003)
    bench.clock.clock.sleep(100_000_000_000)
    let second = try bench.scan()
    #expect(second.snapshot.items.map(\.title) == ["Film", "Future", "New", "Skewed"])
    #expect(second.snapshot.leftOut == [LeftOut(path: "Started.mkv", reason: .empty)])
    #expect(second.retryAt == nil)
  }

  @Test func settledScanWaitsForNewFiles() throws {
    let bench = try ScanBench()
    try bench.folder.add("New.mkv", modified: 1_999_999)
    let scan = try bench.scanner.settledScan()
    #expect(scan.snapshot.items.map(\.title) == ["New"])
    #expect(bench.clock.clock.now == 2_000_003)
  }

  /// It grows while it is read, though its time says it is old.
  @Test func aGrowingFileIsLeftOut() throws {
    let bench = try ScanBench(["Film.mkv"])
    let path = bench.folder.at("Film.mkv")
    let growing = MediaProbe { (_) throws(ProbeFailure) in
      let file = FileHandle(forUpdatingAtPath: path)
      file?.seekToEndOfFile()
      file?.write(Data("more".utf8))
      return MediaFacts(
        durationInMilliseconds: 1_000,
        videoCodec: "h264",
        width: 1,
        height: 1,
        audioStreams: 0
      )
    }
    let scanner = FolderScanner(
      root: bench.folder.path,
      store: bench.store,
      probe: growing,
      clock: bench.clock.clock
    )
    let scan = try scanner.scan()
    #expect(scan.snapshot.leftOut == [LeftOut(path: "Film.mkv", reason: .beingCopied)])
    #expect(scan.retryAt != nil)
    #expect(try bench.store.cachedFiles(below: Array(bench.folder.path.utf8)).isEmpty)
  }

  @Test func everyReasonIsASentence() {
    for reason in LeftOut.Reason.allCases {
      #expect(reason.text.hasSuffix(".") && reason.text.count > 10)
    }
  }
}

@Suite struct RescanTests {
  @Test func anUnchangedFolderIsNotRead() throws {
    let bench = try ScanBench(["A (1990).mkv", "Show/Season 1/S01E01.mkv", "trailers/T.mp4"])
    try bench.folder.add("A (1990).nfo", "<movie><title>X</title></movie>")
    let first = try bench.scan()
    #expect(first.filesRead == 4)
    #expect(bench.probe.paths.count == 3)
    let second = try bench.scan()
    #expect(second.filesRead == 0)
    #expect(bench.probe.paths.count == 3)
    #expect(second.snapshot == first.snapshot)
  }

  @Test func onlyWhatChangedIsRead() throws {
    let bench = try ScanBench(["A.mkv", "B.mkv", "C.mkv"])
    _ = try bench.scan()
    try bench.folder.touch("A.mkv", 1_000_001)
    try bench.folder.add("B.mkv", "a longer picture")
    try FileManager.default.moveItem(
      atPath: bench.folder.at("C.mkv"),
      toPath: bench.folder.at("D.mkv")
    )
    let scan = try bench.scan()
    #expect(scan.filesRead == 3)
    #expect(scan.snapshot.items.map(\.title) == ["A", "B", "D"])
    #expect(try bench.scan().filesRead == 0)
  }

  @Test func aScanThatIsStoppedKeepsWhatItRead() throws {
    let bench = try ScanBench((1...9).map { "\($0) (1990).mkv" })
    var asked = 0
    #expect(throws: FolderError.cancelled) {
      try bench.scanner.scan(isCancelled: {
        asked += 1
        return asked > 5
      })
    }
    let read = bench.probe.paths.count
    #expect(read > 0 && read < 9)
    #expect(try bench.scan().filesRead == 9 - read)
  }
}

@Suite struct LinkTests {
  @Test func circlesEndAndNothingComesTwice() throws {
    let bench = try ScanBench(["Films/A.mkv", "Films/Deep/B.mkv", "Elsewhere/C.mkv"])
    try bench.folder.link("Films/Deep/up", to: "../..")
    try bench.folder.link("Films/self", to: ".")
    try bench.folder.link("Again", to: "Films")
    try bench.folder.link("Films/A again.mkv", to: "A.mkv")
    let scan = try bench.scan()
    #expect(scan.snapshot.items.map(\.title) == ["C", "A", "B"])
    #expect(scan.snapshot.leftOut.isEmpty)
  }

  @Test func linksOutOfTheFolderAreFollowedOnce() throws {
    let outside = try TestFolder()
    try outside.add("Show/Season 1/S01E01.mkv")
    try outside.add("Single (1990).mkv")
    let bench = try ScanBench()
    try bench.folder.link("Linked Show", to: outside.at("Show"))
    try bench.folder.link("Linked again", to: outside.at("Show"))
    try bench.folder.link("My Name (1991).mkv", to: outside.at("Single (1990).mkv"))
    try bench.folder.link("Other Name (1992).mkv", to: outside.at("Single (1990).mkv"))
    let items = try bench.items()
    #expect(items.map(\.title) == ["Episode 1", "My Name"])
    #expect(items.first?.showTitle == "Linked Show")
  }

  @Test func hardLinksCountOnceIfTheyMeanTheSame() throws {
    let bench = try ScanBench(["Film (1987)/Film (1987).mkv"])
    let file = bench.folder.at("Film (1987)/Film (1987).mkv")
    for name in ["film.1987.1080p.mkv", "Film.1987.mkv", "Other (1990).mkv"] {
      try FileManager.default.linkItem(atPath: file, toPath: bench.folder.at(name))
    }
    #expect(try bench.items().map(\.title) == ["Film", "Other", "film"])
  }
}

@Suite struct FolderErrorTests {
  @Test func theFolderItself() throws {
    let folder = try TestFolder()
    try folder.add("file")
    let store = try KioskStore()
    for (path, error) in [
      (folder.at("none"), FolderError.missing(path: folder.at("none"))),
      (folder.at("file"), .notAFolder(path: folder.at("file"))),
    ] {
      #expect(throws: error) { try FolderScanner(root: path, store: store).scan() }
      #expect(error.description.contains(path))
    }
  }

  @Test func sources() throws {
    let folder = try TestFolder()
    try folder.add("station.json", "{}")
    #expect(try LibrarySource(libraryOption: nil) == .sample)
    #expect(try LibrarySource(libraryOption: folder.path + "//") == .folder(path: folder.path))
    #expect(
      try LibrarySource(libraryOption: folder.at("station.json"))
        == .stationFile(path: folder.at("station.json"))
    )
    #expect(throws: FolderError.missing(path: "/no/such")) {
      try LibrarySource(libraryOption: "/no/such")
    }
  }
}
