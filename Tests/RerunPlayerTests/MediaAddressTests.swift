import Testing

@testable import RerunPlayer

@Suite struct MediaAddressTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var url: String
    var path: String?
    var isRemote = false
    var testDescription: String { url }
  }

  static let rows = [
    Row(url: "/media/A film: the end (1987).mkv", path: "/media/A film: the end (1987).mkv"),
    Row(url: "file:///media/a%20b%C3%A4.mkv", path: "/media/a bä.mkv"),
    Row(url: "FILE://localhost/media/a.mkv", path: "/media/a.mkv"),
    Row(url: "file:/media/100%.mkv", path: "/media/100%.mkv"),
    Row(url: "file:///a%zz%4", path: "/a%zz%4"),
    Row(url: "https://h/a%20b?x=1", path: "https://h/a%20b?x=1", isRemote: true),
    Row(url: "rtsp://h/1", path: "rtsp://h/1", isRemote: true),
    Row(url: "edl://a", path: nil),
    Row(url: "lavfi://testsrc", path: nil),
    Row(url: "file://host", path: nil),
    Row(url: "file:///a%00b", path: nil),
    Row(url: "", path: nil),
    Row(url: "/a\0b", path: nil),
  ]

  @Test(arguments: [
    ("http://h/a", "reconnect_delay_max=3,auth_type=basic"),
    ("HTTPS://h:1/a?u=b@c", "reconnect_delay_max=3,auth_type=basic"),
    ("https://u:p@h/a", "reconnect_delay_max=3"), ("rtsp://h/a", nil), ("/a", nil),
  ]) func optionsOfHTTP(_ url: String, _ options: String?) {
    #expect(MediaAddress(url)?.httpOptions == options)
  }

  @Test(arguments: rows) func isWhatMPVOpens(_ row: Row) {
    let address = MediaAddress(row.url)
    #expect(address?.path == row.path)
    #expect(address?.isRemote ?? false == row.isRemote)
  }
}
