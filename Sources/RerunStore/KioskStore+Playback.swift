public import RerunCore

/// That an item was seen from its beginning.
public struct WatchedMark: Sendable, Hashable {
  /// The first time it was seen to its end.
  public var firstAt: Seconds
  public var lastAt: Seconds
  /// How often.
  public var count: Int64

  public init(firstAt: Seconds, lastAt: Seconds, count: Int64) {
    self.firstAt = firstAt
    self.lastAt = lastAt
    self.count = count
  }
}

// MARK: - Tracks

extension KioskStore {
  /// Sound and subtitles that differ more from the picture are no delay anybody set, in milliseconds.
  private static let longestDelay: Int64 = 600_000

  /// Every choice of tracks, by the show or film it is for; what is damaged in one is left out.
  public func trackChoices() throws(StoreError) -> [String: TrackChoice] {
    try withConnection { (connection) throws(StoreError) in
      try connection.withStatement(
        """
        SELECT key, audio_language, audio_role, subtitle, subtitle_language, subtitle_role,
          audio_delay, subtitle_delay FROM track_choice
        """,
        "read the choices of tracks"
      ) { (statement) throws(StoreError) in
        var choices: [String: TrackChoice] = [:]
        while try statement.step() {
          var choice = TrackChoice()
          choice.audio = Self.wish(statement, language: 1, role: 2)
          switch statement.text(3) {
          case "off": choice.subtitle = .off
          case "track":
            choice.subtitle = Self.wish(statement, language: 4, role: 5).map { .track($0) }
          default: break
          }
          choice.audioDelayMilliseconds = Self.delay(statement.integer(6))
          choice.subtitleDelayMilliseconds = Self.delay(statement.integer(7))
          choices[statement.text(0)] = choice
        }
        return choices
      }
    }
  }

  private static func wish(
    _ statement: borrowing Statement,
    language: Int32,
    role: Int32
  ) -> TrackChoice.Wish? {
    guard !statement.isNull(language),
      let role = TrackChoice.Wish.Role(rawValue: statement.text(role))
    else { return nil }
    return TrackChoice.Wish(language: statement.text(language), role: role)
  }

  private static func delay(_ milliseconds: Int64) -> Int64 {
    (-longestDelay...longestDelay).contains(milliseconds) ? milliseconds : 0
  }

  /// Keeps what to hear and read of a show or film; a choice of nothing is forgotten.
  public func keep(_ choice: TrackChoice, for key: String) throws(StoreError) {
    let action = "keep a choice of tracks"
    try withConnection { (connection) throws(StoreError) in
      if choice == TrackChoice() {
        try connection.withStatement("DELETE FROM track_choice WHERE key = ?1", action) {
          (statement) throws(StoreError) in
          try statement.bind(1, key)
          try statement.run()
        }
        return
      }
      var (subtitle, wish): (String?, TrackChoice.Wish?) = (nil, nil)
      switch choice.subtitle {
      case .off: subtitle = "off"
      case .track(let chosen): (subtitle, wish) = ("track", chosen)
      case nil: break
      }
      try connection.withStatement(
        "INSERT OR REPLACE INTO track_choice VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        action
      ) { (statement) throws(StoreError) in
        try statement.bind(1, key)
        try statement.bind(2, choice.audio?.language)
        try statement.bind(3, choice.audio?.role.rawValue)
        try statement.bind(4, subtitle)
        try statement.bind(5, wish?.language)
        try statement.bind(6, wish?.role.rawValue)
        try statement.bind(7, choice.audioDelayMilliseconds)
        try statement.bind(8, choice.subtitleDelayMilliseconds)
        try statement.run()
      }
    }
  }
}

// MARK: - Watched

extension KioskStore {
  /// What was seen from its beginning, by item.
  public func watchedMarks() throws(StoreError) -> [String: WatchedMark] {
    try withConnection { (connection) throws(StoreError) in
      try connection.withStatement(
        "SELECT item_id, first_at, last_at, count FROM watched WHERE first_at > 0 AND count > 0",
        "read what was watched"
      ) { (statement) throws(StoreError) in
        var marks: [String: WatchedMark] = [:]
        while try statement.step() {
          marks[statement.text(0)] = WatchedMark(
            firstAt: statement.integer(1),
            lastAt: statement.integer(2),
            count: statement.integer(3)
          )
        }
        return marks
      }
    }
  }

  /// Notes that an item was seen from its beginning.
  public func markWatched(_ itemID: String, at instant: Seconds) throws(StoreError) {
    try withConnection { (connection) throws(StoreError) in
      try connection.withStatement(
        """
        INSERT INTO watched VALUES (?1, ?2, ?2, 1)
        ON CONFLICT (item_id) DO UPDATE SET last_at = ?2, count = count + 1
        """,
        "keep what was watched"
      ) { (statement) throws(StoreError) in
        try statement.bind(1, itemID)
        try statement.bind(2, instant)
        try statement.run()
      }
    }
  }
}

// MARK: - Short files

extension KioskStore {
  /// How long files really are that are over before their description says so, in milliseconds, by
  /// item.
  public func shortFiles() throws(StoreError) -> [String: Int64] {
    try withConnection { (connection) throws(StoreError) in
      try connection.withStatement(
        "SELECT item_id, milliseconds FROM short_file WHERE milliseconds > 0",
        "read which files are short"
      ) { (statement) throws(StoreError) in
        var files: [String: Int64] = [:]
        while try statement.step() { files[statement.text(0)] = statement.integer(1) }
        return files
      }
    }
  }

  /// Notes that an item's file is over after so long.
  public func noteShortFile(
    _ itemID: String,
    milliseconds: Int64,
    now: Seconds
  ) throws(StoreError) {
    try withConnection { (connection) throws(StoreError) in
      try connection.withStatement(
        "INSERT OR REPLACE INTO short_file VALUES (?1, ?2, ?3)",
        "keep that a file is short"
      ) { (statement) throws(StoreError) in
        try statement.bind(1, itemID)
        try statement.bind(2, milliseconds)
        try statement.bind(3, now)
        try statement.run()
      }
    }
  }

  /// Forgets that these items' files were short: they have been replaced.
  public func forgetShortFiles(_ itemIDs: [String]) throws(StoreError) {
    guard !itemIDs.isEmpty else { return }
    try withConnection { (connection) throws(StoreError) in
      let action = "forget that files were short"
      try connection.transaction(action) { () throws(StoreError) in
        try connection.withStatement("DELETE FROM short_file WHERE item_id = ?1", action) {
          (statement) throws(StoreError) in
          for id in itemIDs {
            try statement.bind(1, id)
            try statement.run()
          }
        }
      }
    }
  }
}
