import RerunCore
import RerunStore
import Testing

@testable import RerunMedia

@Suite struct LibraryCommandTests {
  private var snapshot: LibrarySnapshot {
    var film = Item(id: "f1", kind: .movie)
    film.title = "The \u{1B}[31mFilm"
    film.year = 1987
    film.edition = "Final Cut"
    film.runtime = 36_127
    film.genres = ["Drama"]
    var episode = Item(id: "f2", kind: .episode)
    episode.title = "Two"
    episode.showTitle = "Show"
    episode.showID = "s1"
    episode.season = 1
    episode.episode = 2
    episode.runtime = 1_330
    episode.watched = true
    var filler = Filler(id: "t1", runtime: 61)
    filler.url = "file:///a/My%20Trailer.mp4"
    var snapshot = LibrarySnapshot(source: "folder:/a")
    snapshot.items = [film, episode]
    snapshot.fillers = [filler]
    snapshot.leftOut = [
      LeftOut(path: "a.mkv", reason: .noVideo), LeftOut(path: "b.mkv", reason: .extra),
    ]
    snapshot.notes = [LibraryNote(path: "c.nfo", text: "Broken.")]
    return snapshot
  }

  @Test func forPeople() throws {
    #expect(
      try LibraryCommand(arguments: []).output(for: snapshot) == """
        film     10:02:07  The \u{FFFD}[31mFilm (1987), Final Cut
        episode   0:22:10  Show  S01E02  Two
        trailer   0:01:01  My Trailer.mp4

        1 film, 1 episode of 1 series, 1 trailer, 1 extra passed over, \
        1 left out (--left-out says why).

        """
    )
    #expect(
      try LibraryCommand(arguments: ["--left-out"]).output(for: snapshot) == """
        a.mkv: It has no picture.
        b.mkv: It is an extra, not a programme.
        c.nfo: Broken.

        """
    )
    #expect(
      try LibraryCommand(arguments: ["--left-out"]).output(for: LibrarySnapshot(source: ""))
        == "Nothing is left out.\n"
    )
  }

  @Test func forPrograms() throws {
    #expect(
      try LibraryCommand(arguments: ["--json"]).output(for: snapshot) == """
        {"fillers":[{"id":"t1","runtime":61,"url":"file:///a/My%20Trailer.mp4"}],\
        "items":[{"addedAt":0,"edition":"Final Cut","genres":["Drama"],"id":"f1","kind":"movie",\
        "runtime":36127,"title":"The \\u001b[31mFilm","year":1987},\
        {"addedAt":0,"episode":2,"id":"f2","kind":"episode","runtime":1330,"season":1,\
        "showID":"s1","showTitle":"Show","title":"Two","watched":true}],\
        "leftOut":[{"kind":"noVideo","path":"a.mkv","reason":"It has no picture."},\
        {"kind":"extra","path":"b.mkv","reason":"It is an extra, not a programme."}],\
        "notes":[{"path":"c.nfo","text":"Broken."}],"source":"folder:/a"}

        """
    )
  }

  @Test func options() throws {
    let command = try LibraryCommand(arguments: ["--library", "/a", "--json", "--left-out"])
    #expect(command.library == "/a" && command.isJSON && command.showsLeftOut)
  }

  @Test(arguments: [
    ["--library"], ["--library", ""], ["--json", "--json"], ["--nonsense"], ["/a"],
  ])
  func badOptions(_ arguments: [String]) {
    #expect(throws: LibraryCommand.UsageError.self) { try LibraryCommand(arguments: arguments) }
  }
}
