import Foundation
import RerunCore
import Testing

@testable import RerunMedia
@testable import RerunStore

/// What was learnt in playing, kept.
@Suite struct PlaybackStoreTests {
  private func choice(_ change: (inout TrackChoice) -> Void) -> TrackChoice {
    var choice = TrackChoice()
    change(&choice)
    return choice
  }

  @Test func choicesOfTracksOutliveTheStore() throws {
    let folder = try TestFolder()
    let path = folder.at("store.sqlite")
    let choices = [
      "s1": choice {
        $0.audio = .init(language: "de", role: .commentary)
        $0.subtitle = .off
        $0.audioDelayMilliseconds = -120
      },
      "f2": choice {
        $0.subtitle = .track(.init(language: "", role: .hearingImpaired))
        $0.subtitleDelayMilliseconds = 500
      },
    ]
    do {
      let store = try KioskStore(path: path, now: 0)
      try store.keep(choice { $0.subtitle = .off }, for: "f2")
      for (key, choice) in choices { try store.keep(choice, for: key) }
      try store.keep(choice { $0.subtitle = .off }, for: "f3")
      try store.keep(TrackChoice(), for: "f3")
    }
    #expect(try KioskStore(path: path, now: 0).trackChoices() == choices)
  }

  @Test func damagedValuesAreLeftOut() throws {
    let store = try KioskStore()
    try store.withConnection { (connection) throws(StoreError) in
      try connection.execute(
        """
        INSERT INTO track_choice VALUES ('a', 'en', 'singing', 'perhaps', NULL, NULL, 5, 0),
          ('b', NULL, 'normal', 'track', 'en', 'normal', 99999999, -40);
        INSERT INTO watched VALUES ('a', 0, 0, 1), ('b', 5, 5, 1), ('c', 5, 5, -1);
        INSERT INTO short_file VALUES ('a', -1, 0), ('b', 90000, 0);
        """,
        "test"
      )
    }
    #expect(
      try store.trackChoices() == [
        "a": choice { $0.audioDelayMilliseconds = 5 },
        "b": choice {
          $0.subtitle = .track(.init(language: "en", role: .normal))
          $0.subtitleDelayMilliseconds = -40
        },
      ]
    )
    #expect(try store.watchedMarks() == ["b": WatchedMark(firstAt: 5, lastAt: 5, count: 1)])
    #expect(try store.shortFiles() == ["b": 90_000])
  }

  @Test func watchingAgainKeepsTheFirstTime() throws {
    let store = try KioskStore()
    try store.markWatched("f1", at: 100)
    try store.markWatched("f1", at: 300)
    #expect(try store.watchedMarks() == ["f1": WatchedMark(firstAt: 100, lastAt: 300, count: 2)])
  }

  @Test func aStoreOfTheFirstVersionIsBroughtUp() throws {
    let folder = try TestFolder()
    let path = folder.at("store.sqlite")
    do {
      let old = try Connection(.file(path))
      try old.execute(Schema.migrations[0] + "PRAGMA user_version = 1", "test")
      try old.execute("INSERT INTO setting VALUES ('theme', 'late-show')", "test")
    }
    let store = try KioskStore(path: path, now: 0)
    #expect(store.notices.isEmpty)
    #expect(try store.setting(.theme) == "late-show")
    #expect(try store.shortFiles().isEmpty)
  }

  @Test func aReplacedFileIsShortNoMore() throws {
    let bench = try ScanBench(["A.mkv", "B.mkv"])
    let first = try bench.scan()
    #expect(first.replaced.isEmpty)
    #expect(try bench.scan().replaced.isEmpty)
    try bench.folder.add("B.mkv", "another cut", modified: 1_000_500)
    let b = try #require(first.snapshot.items.first { $0.title == "B" })
    #expect(try bench.scan().replaced == [b.id])
    #expect(try bench.scan().replaced.isEmpty)
  }

  @Test func spotsHaveAShelfOfTheirOwn() throws {
    let store = try KioskStore()
    var spots = LibrarySnapshot(source: "spots:/s")
    spots.fillers = [Filler(id: "p1", runtime: 20)]
    var library = LibrarySnapshot(source: "folder:/l")
    library.items = [Item(id: "f1", kind: .movie)]
    try store.keep(library, now: 1)
    try store.keep(spots, on: .spots, now: 2)
    #expect(try store.library(of: "folder:/l") == library)
    #expect(try store.library(of: "spots:/s", on: .spots) == spots)
    #expect(try store.library(of: "spots:/s") == nil)
  }
}
