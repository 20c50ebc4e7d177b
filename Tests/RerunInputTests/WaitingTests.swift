import Foundation
import Glibc
import RerunInput
import Testing

@Suite struct WaitingTests {
  @Test func signalsAreOneUntilDrained() throws {
    let waker = try EventFD()
    #expect(FilePoller.wait([waker.descriptor], timeoutMilliseconds: 0) == [])
    #expect(!waker.drain())
    for _ in 0..<1000 { waker.signal() }
    #expect(FilePoller.wait([waker.descriptor], timeoutMilliseconds: nil) == [waker.descriptor])
    #expect(waker.drain())
    #expect(!waker.drain())
  }

  @Test func anotherThreadEndsTheWait() throws {
    let waker = try EventFD()
    let start = MonotonicClock.now()
    // A thread of its own: tests that wait may occupy the whole pool.
    Thread { waker.signal() }.start()
    #expect(FilePoller.wait([waker.descriptor], timeoutMilliseconds: 30_000) == [waker.descriptor])
    #expect(MonotonicClock.now() - start < 30_000)
  }

  @Test func timeEndsTheWait() throws {
    let waker = try EventFD()
    let start = MonotonicClock.now()
    #expect(FilePoller.wait([waker.descriptor, -1], timeoutMilliseconds: 30) == [])
    #expect(MonotonicClock.now() - start >= 29)
    #expect(FilePoller.wait([], timeoutMilliseconds: 1) == [])
    #expect(FilePoller.wait([waker.descriptor], timeoutMilliseconds: -5) == [])
  }

  @Test func descriptorThatIsNotOpenDoesNotSpin() throws {
    let waker = try EventFD()
    let start = MonotonicClock.now()
    #expect(FilePoller.wait([1_000_000], timeoutMilliseconds: 30) == [])
    #expect(MonotonicClock.now() - start >= 29)
    waker.signal()
    #expect(
      FilePoller.wait([1_000_000, waker.descriptor], timeoutMilliseconds: 1000)
        == [waker.descriptor]
    )
  }

  @Test func zoneFilesAreWatched() throws {
    let folder = try TestFolder()
    try folder.makeFile("utc")
    try folder.makeFile("berlin")
    #expect(symlink(folder.path("utc"), folder.path("localtime")) == 0)
    let watch = try ClockWatch(
      localtime: folder.path("localtime"),
      timezone: folder.path("timezone")
    )
    #expect(watch.drain() == [])
    #expect(FilePoller.wait(watch.fileDescriptors, timeoutMilliseconds: 0) == [])
    // As timedatectl does: a new link, then renamed over the old one.
    #expect(symlink(folder.path("berlin"), folder.path("localtime.new")) == 0)
    #expect(watch.drain() == [])
    rename(folder.path("localtime.new"), folder.path("localtime"))
    #expect(!FilePoller.wait(watch.fileDescriptors, timeoutMilliseconds: 1000).isEmpty)
    #expect(watch.drain() == [.zoneChanged])
    #expect(watch.drain() == [])
    try folder.makeFile("timezone", "Europe/Berlin\n")
    #expect(watch.drain() == [.zoneChanged])
    try folder.makeFile("passwd", "other files of the folder don't count\n")
    #expect(watch.drain() == [])
    unlink(folder.path("localtime"))
    #expect(watch.drain() == [.zoneChanged])
  }

  @Test func twoFoldersAreWatched() throws {
    let first = try TestFolder()
    let second = try TestFolder()
    let watch = try ClockWatch(
      localtime: first.path("localtime"),
      timezone: second.path("timezone")
    )
    #expect(watch.fileDescriptors.count == 3)
    try second.makeFile("timezone", "UTC\n")
    #expect(watch.drain() == [.zoneChanged])
  }

  @Test func theMachinesOwnClockIsQuiet() throws {
    let watch = try ClockWatch()
    #expect(watch.fileDescriptors.allSatisfy { $0 >= 0 })
    #expect(watch.drain() == [])
  }

  @Test func settingTheClockCancelsTheTimer() throws {
    // The clock of a machine under test is not to be set: the kernel tells how the timer is armed.
    let watch = try ClockWatch()
    let descriptor = try #require(watch.fileDescriptors.first)
    let file = open("/proc/self/fdinfo/\(descriptor)", O_RDONLY | O_CLOEXEC)
    try #require(file >= 0)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(file, &bytes, bytes.count)
    let text = String(decoding: bytes[..<max(count, 0)], as: UTF8.self)
    #expect(text.contains("clockid: 0\n"), "CLOCK_REALTIME")
    #expect(text.contains("settime flags: 03\n"), "TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET")
  }
}
