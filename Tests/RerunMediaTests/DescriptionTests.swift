import RerunCore
import Testing

@testable import RerunMedia

@Suite struct DescriptionTests {
  private func read(_ text: String) -> DescriptionFile { DescriptionFile(bytes: Array(text.utf8)) }

  private func first(_ text: String) throws -> Description {
    guard case .read(let descriptions) = read(text) else {
      Issue.record("broken: \(read(text))")
      throw ProbeFailure.notMedia
    }
    return try #require(descriptions.first)
  }

  @Test func film() throws {
    let film = try first(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes" ?>
      <!-- made by hand -->
      <movie>
        <title>The Film &amp; the Sea</title>
        <originaltitle>Der Film</originaltitle>
        <sorttitle>Film and the Sea</sorttitle>
        <year>1987</year><premiered>1988-02-03</premiered>
        <plot><![CDATA[A film <about> film.]]></plot>
        <mpaa>Rated PG-13</mpaa>
        <genre>Drama / Sci-Fi</genre><genre>drama</genre><genre>Action/Adventure</genre>
        <director>Ann</director><director>Bo / Cy</director>
        <actor><name>Second</name><role>X</role><order>1</order></actor>
        <actor><name>First</name><order>0</order></actor>
        <actor><name>Last</name></actor>
        <runtime>999</runtime>
        <playcount>2</playcount><lastplayed>2020-01-02 03:04:05</lastplayed>
        <dateadded>2019-12-31 23:59:58</dateadded>
        <set><name>Not read</name></set>
        <fileinfo><streamdetails><video><codec>x</codec></video></streamdetails></fileinfo>
      </movie>
      https://www.themoviedb.org/movie/1
      """
    )
    #expect(film.kind == .film)
    #expect(film.title == "The Film & the Sea")
    #expect(film.sortTitle == "Film and the Sea")
    #expect(film.year == 1987)
    #expect(film.summary == "A film <about> film.")
    #expect(film.contentRating == "PG-13")
    #expect(film.genres == ["Drama", "Sci-Fi", "Action/Adventure"])
    #expect(film.directors == ["Ann", "Bo", "Cy"])
    #expect(film.actors == ["First", "Second", "Last"])
    #expect(film.watched)
    #expect(film.lastPlayed?.seconds == 1_577_934_245)
    #expect(film.dateAdded?.seconds == 1_577_836_798)
  }

  @Test func severalEpisodesInOneFile() throws {
    let file = read(
      """
      <episodedetails><title>One</title><season>1</season><episode>1</episode></episodedetails>
      <episodedetails><title>Two</title><season>1</season><episode>2</episode>
        <watched>true</watched></episodedetails>
      """
    )
    guard case .read(let episodes) = file else {
      Issue.record("broken: \(file)")
      return
    }
    #expect(episodes.map(\.title) == ["One", "Two"])
    #expect(episodes.map(\.episode) == [1, 2])
    #expect(episodes.map(\.watched) == [false, true])
  }

  struct Text: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var title: String
  }

  static let readable = [
    Text(
      testDescription: "empty elements, attributes with >",
      text:
        "<movie a='>' b=\"</movie>\"><set/><thumb aspect=\"poster\"/><title lang='x'>T</title></movie>",
      title: "T"
    ),
    Text(
      testDescription: "lone ampersand and unknown entity",
      text: "<movie><title>Tom & Jerry &nbsp;&bogus;</title></movie>",
      title: "Tom & Jerry &nbsp;&bogus;"
    ),
    Text(
      testDescription: "character numbers",
      text: "<movie><title>&#65;&#x42;&#0;&#xD800;</title></movie>",
      title: "AB&#0;&#xD800;"
    ),
    Text(
      testDescription: "outer entity is not expanded",
      text:
        "<!DOCTYPE movie [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><movie><title>&x;</title></movie>",
      title: "&x;"
    ),
    Text(
      testDescription: "entities of entities",
      text: "<movie><title>Tom &amp;amp; Jerry &amp;#39;s</title></movie>",
      title: "Tom & Jerry 's"
    ),
    Text(testDescription: "upper case", text: "<Movie><Title>T</Title></Movie>", title: "T"),
    Text(
      testDescription: "original title where there is no other",
      text: "<movie><title/><originaltitle>O</originaltitle></movie>",
      title: "O"
    ),
    Text(
      testDescription: "white space",
      text: "<movie><title>\n  A\n\tB  </title></movie>",
      title: "A B"
    ),
  ]

  @Test(arguments: readable) func title(_ row: Text) throws {
    #expect(try first(row.text).title == row.title)
  }

  @Test(arguments: [
    ("<movie><title>T</movie>", "line 1: </movie> stands where </title> should"),
    ("<movie>\n<title>T</title>", "line 2: <movie> is not closed"),
    ("<movie><title", "line 1: a tag is not closed"),
    ("<movie a='", "line 1: an attribute is not closed"),
    ("<!-- ", "line 1: a comment is not closed"),
    ("<movie><![CDATA[", "line 1: a CDATA section is not closed"),
    ("</movie>", "line 1: </movie> closes nothing"),
  ])
  func broken(_ text: String, _ problem: String) {
    #expect(read(text) == .broken(problem))
  }

  @Test func deepNestingIsRefused() {
    #expect(
      read(String(repeating: "<a>", count: 100_000)) == .broken("line 1: nested deeper than 32")
    )
  }

  @Test(arguments: [
    "https://www.imdb.com/title/tt1", "  < ascii > art & more", "<html></html>",
  ])
  func isNotForUs(_ text: String) {
    #expect(read(text) == .read([]))
  }

  @Test(arguments: [("", "it is empty"), (" \r\n", "it is empty"), ("MZ\0\0", "it is not text")])
  func emptyAndBinaryOnesAreNoted(_ text: String, _ problem: String) {
    #expect(read(text) == .broken(problem))
  }

  @Test func encodings() {
    let text = "<movie><title>Café</title></movie>"
    let latin1 = text.unicodeScalars.map { UInt8($0.value) }
    let utf16 = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [latin1, [0xFF, 0xFE] + utf16, [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
      guard case .read(let films) = DescriptionFile(bytes: bytes) else {
        Issue.record("broken")
        continue
      }
      #expect(films.first?.title == "Café")
    }
  }

  @Test func survivesTheCache() throws {
    let film = read(
      "<movie><title>T</title><year>1987</year><genre>A</genre><dateadded>2020-01-02</dateadded></movie>"
    )
    #expect(DescriptionFile(encoded: film.encoded()) == film)
    #expect(DescriptionFile(encoded: DescriptionFile.broken("x").encoded()) == .broken("x"))
    // Whatever is cut off is not taken for something else, and nothing traps.
    let bytes = film.encoded()
    for end in bytes.indices { #expect(DescriptionFile(encoded: Array(bytes[..<end])) == nil) }
  }

  @Test(
    arguments: [
      ("1970-01-01", 0), ("2000-02-29 12:00:00", 951_825_600),
      ("2011-11-15T20:15:01", 1_321_388_101),
      ("1969-12-31", -86_400), ("2011-13-01", nil), ("yesterday", nil), ("", nil), ("2011", nil),
    ] as [(String, Seconds?)]
  )
  func dates(_ text: String, _ seconds: Seconds?) {
    #expect(CivilTime(text)?.seconds == seconds)
  }

  /// Text that is nearly XML, made from pieces: any answer will do, but there must be one.
  @Test func nothingTraps() {
    let pieces = [
      "<", ">", "</", "/>", "movie", "title", "&", "#", ";", "<![CDATA[", "]]>", "<!--", "'", "\"",
      " ", "é", "<!",
    ]
    var state: UInt64 = 1
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      _ = read(text)
    }
  }
}
