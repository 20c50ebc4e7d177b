import Foundation
import RerunApp
import RerunControl
import RerunCore
import RerunSDL

/// `rerun-kiosk shot`: the same kiosk off screen, at a clock that moves only when it is told to.
public enum Shot {
  /// Presses `options.keys` and writes the picture to `options.out`.
  ///
  /// - Throws: `Kiosk.StartError` for anything that keeps the picture from being made.
  public static func take(
    _ options: RunOptions,
    executable: String,
    environment: [String: String],
    log: Log
  ) throws(Kiosk.StartError) {
    guard !options.out.isEmpty else {
      throw .init(description: "shot: --out FILE.png is needed", exitStatus: 64)
    }
    let keys = try events(options.keys)
    var options = options
    options.isHeadless = true
    let start = options.startMilliseconds ?? KioskClock.live.now().wallMilliseconds
    let manual = ManualClock(wallMilliseconds: start)
    let kiosk = try Kiosk(
      options: options,
      executable: executable,
      environment: environment,
      clock: manual.clock,
      log: log
    )
    kiosk.start()
    try kiosk.waitForListings(isStillLoading: { $0.isLoading })
    kiosk.advance(manual, by: 1500)
    for key in keys {
      kiosk.receive(.remote(key))
      kiosk.advance(manual, by: 250)
      kiosk.waitForPicture()
      kiosk.waitForPage()
    }
    kiosk.advance(manual, by: options.settleMilliseconds)
    kiosk.waitForPicture()
    kiosk.render()
    kiosk.waitForFiles()
    do {
      try kiosk.display.renderer.writePNG(to: options.out)
    } catch {
      throw .init(description: "\(error)", exitStatus: 73)
    }
    kiosk.finish()
  }

  private static func events(_ text: String) throws(Kiosk.StartError) -> [RemoteEvent] {
    var events: [RemoteEvent] = []
    for word in text.split(separator: " ") {
      do {
        events.append(try RemoteEvent(pressWord: String(word)))
      } catch {
        throw .init(description: "--keys: \(error)", exitStatus: 64)
      }
    }
    return events
  }
}

extension Kiosk {
  /// Takes messages in until there is something to list, or a message why there isn't.
  func waitForListings(isStillLoading: (AppModel) -> Bool) throws(StartError) {
    let end = Date(timeIntervalSinceNow: 120)
    while isStillLoading(model) {
      guard Date() < end else {
        throw StartError(description: "The library took longer than two minutes.", exitStatus: 75)
      }
      display.wait(milliseconds: 50, descriptors: [])
      takeEverything()
    }
  }

  /// A stream is opened in real time, whatever the manual clock says: waits for its first frame.
  func waitForPicture() {
    let end = Date(timeIntervalSinceNow: 8)
    while model.videoRect != nil, model.tuner.picture == .opening, Date() < end {
      display.wait(milliseconds: 20, descriptors: [])
      takeEverything()
      render()
    }
  }

  /// What a page asked a worker for comes in real time, too.
  func waitForPage() {
    let end = Date(timeIntervalSinceNow: 8)
    while model.isPageWaiting, Date() < end {
      display.wait(milliseconds: 20, descriptors: [])
      takeEverything()
    }
  }

  /// Posters are read in real time too: waits until those on the stage are drawn.
  func waitForFiles() {
    let end = Date(timeIntervalSinceNow: 8)
    while display.renderer.isWaitingForFiles, Date() < end {
      display.wait(milliseconds: 20, descriptors: [])
      takeEverything()
      render()
    }
    // What couldn't be read is known only now.
    render()
  }

  /// Moves the clock, stopping wherever something changes by itself.
  func advance(_ manual: ManualClock, by milliseconds: Int64) {
    let end = manual.now.uptimeMilliseconds + milliseconds
    while true {
      takeEverything()
      render()
      let now = manual.now.uptimeMilliseconds
      guard now < end else { return }
      let next = min(end, max(now + 1, deadline ?? end))
      manual.advance(milliseconds: next - now)
      receive(.tick)
    }
  }
}
