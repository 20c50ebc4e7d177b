extension TrackChoice {
  /// What to switch to in a file.
  public struct Selection: Sendable, Hashable {
    public enum Order: Sendable, Hashable {
      /// As the file has it.
      case leave
      case off
      /// By the player's number.
      case track(Int64)
    }

    public var audio = Order.leave
    public var subtitle = Order.leave

    public init() {}
  }

  /// The tracks of a file that come nearest to what was chosen, by language and then by what they are
  /// for; what it has nothing like is left to the file.
  public func selection(of tracks: [MediaTrack]) -> Selection {
    var selection = Selection()
    if let audio, let track = Self.best(of: tracks, .audio, for: audio) {
      selection.audio = .track(track.id)
    }
    switch subtitle {
    case .off: selection.subtitle = .off
    case .track(let wish):
      if let track = Self.best(of: tracks, .subtitle, for: wish) {
        selection.subtitle = .track(track.id)
      }
    case nil: break
    }
    return selection
  }

  private static func best(
    of tracks: [MediaTrack],
    _ kind: MediaTrack.Kind,
    for wish: Wish
  ) -> MediaTrack? {
    let language = LanguageCode.normalized(wish.language)
    let speaking = tracks.filter { $0.kind == kind && $0.wish.language == language }
    for role in standIns(for: wish.role, kind) {
      let same = speaking.filter { $0.wish.role == role }
      if let track = same.first(where: \.isDefault) ?? same.first { return track }
    }
    return nil
  }

  /// Roles that will do, the best first: nobody who wants the film wants a commentary instead, and
  /// forced subtitles are none for who needs to read everything.
  private static func standIns(for role: Wish.Role, _ kind: MediaTrack.Kind) -> [Wish.Role] {
    switch (role, kind) {
    case (.normal, _): [.normal, .hearingImpaired]
    case (.hearingImpaired, _): [.hearingImpaired, .normal]
    case (.forced, _): [.forced]
    case (.commentary, .subtitle): [.commentary]
    case (.commentary, _): [.commentary, .normal]
    case (.description, _): [.description, .normal]
    }
  }
}

extension MediaTrack {
  /// What it is in terms that fit another file.
  public var wish: TrackChoice.Wish {
    TrackChoice.Wish(language: LanguageCode.normalized(language), role: role)
  }

  /// What it is for: by the file's flags, and by words of its title, which often say more.
  public var role: TrackChoice.Wish.Role {
    let words = (title ?? "").lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    func says(_ hints: Set<String>) -> Bool { words.contains { hints.contains($0) } }
    func saysInARow(_ pairs: [[String]]) -> Bool {
      pairs.contains { pair in zip(words, words.dropFirst()).contains { [$0, $1] == pair } }
    }
    if says(Self.commentary) || words.contains(where: { $0.hasSuffix("kommentar") }) {
      return .commentary
    }
    if kind != .subtitle {
      if isVisualImpaired || says(Self.description) || saysInARow(Self.descriptions) {
        return .description
      }
    } else if isForced || says(Self.forced) || saysInARow(Self.forcedPairs) {
      return .forced
    }
    if isHearingImpaired || says(Self.hearingImpaired) || saysInARow(Self.hearingImpairedPairs) {
      return .hearingImpaired
    }
    return .normal
  }

  private static let commentary: Set<String> = [
    "commentary", "comments", "kommentar", "audiokommentar", "commentaire", "commentaires",
    "comentario", "comentarios", "commento", "kommentarspur",
  ]
  private static let description: Set<String> = [
    "descriptive", "hörfassung", "hoerfassung", "audiodeskription", "audiodescription",
    "bildbeschreibung", "dvs", "ad",
  ]
  private static let descriptions = [
    ["audio", "description"], ["audio", "described"], ["described", "video"],
    ["video", "description"], ["audio", "deskription"], ["visually", "impaired"],
  ]
  private static let forced: Set<String> = ["forced", "erzwungen", "forcé", "forcés", "forzado"]
  private static let forcedPairs = [
    ["signs", "songs"], ["foreign", "parts"], ["fremdsprachige", "teile"], ["non", "english"],
  ]
  private static let hearingImpaired: Set<String> = [
    "sdh", "cc", "hi", "hörgeschädigte", "hoergeschaedigte", "gehörlose", "malentendants",
    "captions",
  ]
  private static let hearingImpairedPairs = [
    ["hearing", "impaired"], ["closed", "captions"], ["hard", "of"],
  ]
}
