import RerunCore
import RerunStage

/// What is heard and read.
extension AppModel {
  enum TrackRow: Sendable, Hashable {
    case audio(MediaTrack)
    case subtitlesOff
    case subtitle(MediaTrack)
    case audioDelay, subtitleDelay
  }

  /// How far one press moves sound or subtitles, and how far they can be moved, in milliseconds.
  static let delayStep: Int64 = 50
  static let longestDelay: Int64 = 5000

  var hasTracks: Bool { tracks.contains { $0.kind != .video } }

  /// The panel's rows, section by section.
  var trackRows: [[TrackRow]] {
    let audio = tracks.filter { $0.kind == .audio }
    let subtitles = tracks.filter { $0.kind == .subtitle }
    var delays: [TrackRow] = []
    if !audio.isEmpty { delays.append(.audioDelay) }
    if !subtitles.isEmpty { delays.append(.subtitleDelay) }
    return [
      audio.map { .audio($0) },
      subtitles.isEmpty ? [] : [.subtitlesOff] + subtitles.map { .subtitle($0) },
      delays,
    ]
  }

  /// Opens the panel on what is chosen of `kind`.
  mutating func openTracks(_ kind: MediaTrack.Kind, at now: Moment) {
    let uptime = now.uptimeMilliseconds
    guard hasTracks else {
      let note = ToastQueue.Toast(iconName: kind == .audio ? "speaker" : "cc", text: words.noTracks)
      toasts.add(note, at: uptime)
      return
    }
    banner = BannerState()
    let rows = trackRows.flatMap { $0 }
    let isReading = tracks.contains { $0.kind == .subtitle && $0.isSelected }
    let focus = rows.firstIndex { row in
      switch row {
      case .audio(let track): kind == .audio && track.isSelected
      case .subtitlesOff: kind == .subtitle && !isReading
      case .subtitle(let track): kind == .subtitle && track.isSelected
      case .audioDelay, .subtitleDelay: false
      }
    }
    overlay = .tracks(TracksState(focus: focus ?? 0, openedAt: uptime))
  }

  mutating func press(_ event: RemoteEvent, tracks state: TracksState, at now: Moment)
    -> [Effect]
  {
    let rows = trackRows.flatMap { $0 }
    guard !rows.isEmpty else {
      // The next programme began, and its tracks aren't known yet.
      overlay = nil
      return []
    }
    var state = state
    state.focus = min(state.focus, rows.count - 1)
    let row = rows[state.focus]
    switch event {
    case .hold(.back), .tap(.back), .tap(.exit), .tap(.menu):
      overlay = nil
      return []
    case .tap(.guide):
      overlay = nil
      openGuide(at: now)
      return []
    case .tap(.up), .again(.up): state.focus = (state.focus + rows.count - 1) % rows.count
    case .tap(.down), .again(.down): state.focus = (state.focus + 1) % rows.count
    case .tap(.left), .again(.left): return adjust(row, by: -1, event)
    case .tap(.right), .again(.right): return adjust(row, by: 1, event)
    case .tap(.select), .hold(.select): return choose(row)
    case .tap(.audio):
      openTracks(.audio, at: now)
      return []
    case .tap(.subtitle):
      openTracks(.subtitle, at: now)
      return []
    default: return pressPlayback(event, at: now) ?? []
    }
    overlay = .tracks(state)
    return []
  }

  // MARK: - Choosing

  private var trackKey: String? { tuner.airing.flatMap(item)?.trackKey }

  /// What was chosen for the show or film that is on.
  var trackChoice: TrackChoice {
    trackKey.flatMap { preferences.tracks[$0] } ?? TrackChoice()
  }

  private mutating func save(_ choice: TrackChoice) -> [Effect] {
    guard let key = trackKey else { return [] }
    preferences.tracks[key] = choice
    return [.save(.tracks(key: key, choice))]
  }

  private mutating func choose(_ row: TrackRow) -> [Effect] {
    var choice = trackChoice
    switch row {
    case .audio(let track):
      choice.audio = track.wish
      return select(.audio, track.id) + save(choice)
    case .subtitlesOff:
      choice.subtitle = .off
      return select(.subtitle, nil) + save(choice)
    case .subtitle(let track):
      choice.subtitle = .track(track.wish)
      return select(.subtitle, track.id) + save(choice)
    case .audioDelay:
      choice.audioDelayMilliseconds = 0
      return setDelays(choice)
    case .subtitleDelay:
      choice.subtitleDelayMilliseconds = 0
      return setDelays(choice)
    }
  }

  /// Shown as chosen at once: the player says so a moment later.
  private mutating func select(_ kind: MediaTrack.Kind, _ id: Int64?) -> [Effect] {
    for index in tracks.indices where tracks[index].kind == kind {
      tracks[index].isSelected = tracks[index].id == id
    }
    return [.selectTrack(kind, id: id)]
  }

  private mutating func adjust(_ row: TrackRow, by step: Int64, _ event: RemoteEvent) -> [Effect] {
    var choice = trackChoice
    func moved(_ delay: Int64) -> Int64 {
      max(-Self.longestDelay, min(Self.longestDelay, delay + step * Self.delayStep))
    }
    switch row {
    case .audioDelay: choice.audioDelayMilliseconds = moved(choice.audioDelayMilliseconds)
    case .subtitleDelay:
      choice.subtitleDelayMilliseconds = moved(choice.subtitleDelayMilliseconds)
    case .audio, .subtitlesOff, .subtitle:
      // As in the options; a key that is still down from adjusting doesn't close.
      if step < 0, case .tap = event { overlay = nil }
      return []
    }
    guard choice != trackChoice else { return [] }
    return setDelays(choice)
  }

  private mutating func setDelays(_ choice: TrackChoice) -> [Effect] {
    let order = Effect.setDelays(
      audioMilliseconds: choice.audioDelayMilliseconds,
      subtitleMilliseconds: choice.subtitleDelayMilliseconds
    )
    return [order] + save(choice)
  }

  // MARK: - Drawing

  /// A track's language; its title or number where the file names none.
  func label(of track: MediaTrack) -> String {
    if let name = words.languageName(track.language) { return name }
    if let title = track.title, !title.isEmpty { return title }
    let code = LanguageCode.normalized(track.language)
    return code.isEmpty ? words.track(track.id) : code.uppercased()
  }

  private func row(_ row: TrackRow) -> TracksPanel.Row {
    switch row {
    case .audio(let track):
      let label = label(of: track)
      let role = words.role(track.role)
      return TracksPanel.Row(
        label: role.isEmpty || track.title == label ? label : "\(label), \(role)",
        value: track.channelCount.map(StreamWords.channels)
          ?? track.codec.map(StreamWords.codec) ?? "",
        isChosen: track.isSelected
      )
    case .subtitlesOff:
      return TracksPanel.Row(
        label: words.off,
        isChosen: !tracks.contains { $0.kind == .subtitle && $0.isSelected }
      )
    case .subtitle(let track):
      let label = label(of: track)
      let role = words.role(track.role)
      let isNamed = track.role == .commentary && track.title != label
      return TracksPanel.Row(
        label: isNamed ? "\(label), \(role)" : label,
        value: track.role == .commentary ? "" : role,
        isChosen: track.isSelected
      )
    case .audioDelay:
      return TracksPanel.Row(
        label: words.audioDelay,
        value: words.delay(trackChoice.audioDelayMilliseconds),
        isAdjustable: true
      )
    case .subtitleDelay:
      return TracksPanel.Row(
        label: words.subtitleDelay,
        value: words.delay(trackChoice.subtitleDelayMilliseconds),
        isAdjustable: true
      )
    }
  }

  /// The rows of a section; those that would look the same get what tells them apart.
  private func panelRows(_ rows: [TrackRow]) -> [TracksPanel.Row] {
    let plain = rows.map(row)
    return zip(rows, plain).map { row, shown in
      guard plain.filter({ $0.label == shown.label && $0.value == shown.value }).count > 1 else {
        return shown
      }
      var told = shown
      switch row {
      case .audio(let track), .subtitle(let track):
        if let title = track.title, !title.isEmpty, title != shown.label {
          told.label = "\(shown.label), \(title)"
        } else if let codec = track.codec {
          told.value = [StreamWords.codec(codec), shown.value].filter { !$0.isEmpty }
            .joined(separator: " ")
        }
      case .subtitlesOff, .audioDelay, .subtitleDelay: break
      }
      return told
    }
  }

  func drawTracks(_ state: TracksState, on canvas: inout Canvas, at now: Moment) {
    let rows = trackRows
    let titles = [words.audio, words.subtitles, words.sync]
    let count = rows.reduce(0) { $0 + $1.count }
    TracksPanel(
      title: words.audioAndSubtitles,
      sections: zip(titles, rows).map { TracksPanel.Section(title: $0, rows: panelRows($1)) },
      focus: max(0, min(state.focus, count - 1)),
      entry: theme.motion(.panelIn).progress(after: now.uptimeMilliseconds - state.openedAt)
    ).draw(on: &canvas)
  }
}
