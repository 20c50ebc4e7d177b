import Foundation
import RerunApp
import RerunStore

/// Writes settings a second after they changed, several at once: an SD card has only so many writes.
final class SettingsWriter: Sendable {
  private let store: KioskStore
  private let log: Log
  private let queue = DispatchQueue(label: "settings")
  private let pending = Pending()

  /// Touched on `queue` only.
  private final class Pending: @unchecked Sendable {
    var values: [SettingKey: String] = [:]
    var favourites: [String: Bool] = [:]
    var isScheduled = false
  }

  init(store: KioskStore, log: Log) {
    self.store = store
    self.log = log
  }

  func save(_ setting: Setting) {
    queue.async { [self] in
      switch setting {
      case .theme(let id): pending.values[.theme] = id
      case .idents(let isOn): pending.values[.sting] = isOn ? "on" : "off"
      case .lastChannel(let id): pending.values[.lastChannel] = id
      case .volume(let percent): pending.values[.volume] = String(percent)
      case .tracks, .watched, .shortFile: break
      case .favourite(let id, let isFavourite): pending.favourites[id] = isFavourite
      }
      guard !pending.isScheduled else { return }
      pending.isScheduled = true
      queue.asyncAfter(deadline: .now() + 1) { [self] in write() }
    }
  }

  /// Writes what is pending and waits for it; for the end of the program.
  func flush() { queue.sync { write() } }

  private func write() {
    pending.isScheduled = false
    let values = pending.values
    let favourites = pending.favourites
    pending.values = [:]
    pending.favourites = [:]
    do {
      for (key, value) in values { try store.set(key, to: value) }
      for (id, isFavourite) in favourites { try store.setFavourite(id, isFavourite) }
    } catch {
      log.write("settings: \(error)")
    }
  }

  /// What was remembered; the standard where nothing was or it can't be read.
  static func preferences(_ store: KioskStore) -> (preferences: Preferences, theme: String?) {
    var preferences = Preferences()
    let settings = (try? store.settings()) ?? [:]
    preferences.idents = settings[.sting] != "off"
    preferences.lastChannel = settings[.lastChannel]
    preferences.volume = settings[.volume].flatMap { Int($0) }.map { max(0, min(100, $0)) } ?? 100
    preferences.favourites = Set((try? store.favourites()) ?? [])
    return (preferences, settings[.theme])
  }
}
