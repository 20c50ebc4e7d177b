import RerunApp
import RerunCore
import RerunSDL

extension Kiosk {
  /// Says on standard error what the owner should know of what a worker found.
  func logWhatOwnersMustKnow(_ message: RerunApp.Message) {
    switch message {
    case .station(.failed(let problem, _)), .notice(let problem): log.write(problem)
    case .station(.ready):
      // Another look at the library is another try.
      display.renderer.forgetFailedFiles()
    case .listings(let listings):
      guard let number = numberToCheck, clock.now().isPlausible else { return }
      numberToCheck = nil
      let lineup = listings.lineup(at: clock.now().wall)
      if !lineup.isEmpty, !lineup.contains(where: { $0.number == number }) {
        log.write("--tune \(number): there is no channel \(number)")
      }
    default: break
    }
  }
}
