import Foundation
import RerunApp
import RerunCore
import RerunStore

/// Writes settings a second after they changed, several at once: an SD card has only so many writes.
final class SettingsWriter: Sendable {
  private let store: KioskStore
  private let log: Log
  private let now: @Sendable () -> Seconds
  private let queue = DispatchQueue(label: "settings")
  private let pending = Pending()

  /// Touched on `queue` only.
  private final class Pending: @unchecked Sendable {
    var values: [SettingKey: String] = [:]
    var favourites: [String: Bool] = [:]
    var tracks: [String: TrackChoice] = [:]
    var watched: [(itemID: String, at: Seconds)] = []
    var shortFiles: [String: Int64] = [:]
    var isScheduled = false
  }

  init(store: KioskStore, log: Log, now: @escaping @Sendable () -> Seconds) {
    self.store = store
    self.log = log
    self.now = now
  }

  func save(_ setting: Setting) {
    queue.async { [self] in
      switch setting {
      case .theme(let id): pending.values[.theme] = id
      case .preference(let key, let value):
        pending.values[SettingKey(rawValue: key.rawValue)] = value
      case .lastChannel(let id): pending.values[.lastChannel] = id
      case .favourite(let id, let isFavourite): pending.favourites[id] = isFavourite
      case .tracks(let key, let choice): pending.tracks[key] = choice
      case .watched(let id, let instant): pending.watched.append((id, instant))
      case .shortFile(let id, let milliseconds): pending.shortFiles[id] = milliseconds
      }
      guard !pending.isScheduled else { return }
      pending.isScheduled = true
      queue.asyncAfter(deadline: .now() + 1) { [self] in write() }
    }
  }

  /// Writes what is pending and waits for it; for the end of the program.
  func flush() { queue.sync { write() } }

  private func write() {
    let (values, favourites) = (pending.values, pending.favourites)
    let (tracks, watched, shortFiles) = (pending.tracks, pending.watched, pending.shortFiles)
    pending.values = [:]
    pending.favourites = [:]
    pending.tracks = [:]
    pending.watched = []
    pending.shortFiles = [:]
    pending.isScheduled = false
    do {
      for (key, value) in values { try store.set(key, to: value) }
      for (id, isFavourite) in favourites { try store.setFavourite(id, isFavourite) }
      for (key, choice) in tracks { try store.keep(choice, for: key) }
      for mark in watched { try store.markWatched(mark.itemID, at: mark.at) }
      for (id, milliseconds) in shortFiles {
        try store.noteShortFile(id, milliseconds: milliseconds, now: now())
      }
    } catch {
      log.write("settings: \(error)")
    }
  }

  /// What was remembered; the standard where nothing was or it can't be read.
  static func preferences(_ store: KioskStore) -> (preferences: Preferences, theme: String?) {
    var preferences = Preferences()
    let settings = (try? store.settings()) ?? [:]
    for key in PreferenceKey.allCases {
      if let value = settings[SettingKey(rawValue: key.rawValue)] {
        preferences.set(key, to: value)
      }
    }
    preferences.lastChannel = settings[.lastChannel]
    preferences.favourites = Set((try? store.favourites()) ?? [])
    preferences.tracks = (try? store.trackChoices()) ?? [:]
    preferences.shortFiles = (try? store.shortFiles()) ?? [:]
    return (preferences, settings[.theme])
  }
}
