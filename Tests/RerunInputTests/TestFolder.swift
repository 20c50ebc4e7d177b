import CEvdev
import Glibc
import Testing

@testable import RerunInput

/// A folder of its own for one test, removed with it.
final class TestFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/rerun-input-XXXXXX".utf8CString)
    let made = mkdtemp(&template)
    try #require(made != nil)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { Self.remove(path) }

  func path(_ name: String) -> String { path + "/" + name }

  func makePipe(_ name: String, mode: mode_t = 0o600) throws {
    try #require(mkfifo(path(name), mode) == 0)
  }

  func makeFile(_ name: String, _ text: String = "") throws {
    let descriptor = open(path(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    try #require(descriptor >= 0)
    let bytes = Array(text.utf8)
    try #require(write(descriptor, bytes, bytes.count) == bytes.count)
    close(descriptor)
  }

  private static func remove(_ path: String) {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != ".", name != ".." { remove(path + "/" + name) }
      }
      closedir(folder)
    }
    Glibc.remove(path)
  }
}

/// The writing end of a pipe that stands for an input device.
final class FakeDevice {
  private var descriptor: Int32

  /// - Parameter path: A pipe that the reader has open.
  init(_ path: String) throws {
    descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    try #require(descriptor >= 0, "nobody reads \(path)")
  }

  deinit { unplug() }

  func unplug() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  /// The number of bytes the pipe took.
  @discardableResult
  func send(bytes: [UInt8]) -> Int { write(descriptor, bytes, bytes.count) }

  func send(type: Int32 = EV_KEY, code: Int32, value: Int32) {
    send(bytes: Self.event(type: type, code: code, value: value))
  }

  func down(_ code: Int32) { send(code: code, value: 1) }
  func up(_ code: Int32) { send(code: code, value: 0) }
  func report() { send(type: EV_SYN, code: SYN_REPORT, value: 0) }

  static func event(
    type: Int32 = EV_KEY,
    code: Int32,
    value: Int32,
    at milliseconds: Milliseconds = 0
  ) -> [UInt8] {
    var event = input_event()
    event.time.tv_sec = Int(milliseconds / 1000)
    event.time.tv_usec = Int(milliseconds % 1000 * 1000)
    event.type = UInt16(type)
    event.code = UInt16(code)
    event.value = value
    return withUnsafeBytes(of: event) { Array($0) }
  }
}
