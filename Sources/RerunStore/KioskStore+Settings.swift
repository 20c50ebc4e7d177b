/// The name of a setting; new ones are added as static members.
public struct SettingKey: RawRepresentable, Sendable, Hashable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let theme = SettingKey(rawValue: "theme")
  /// The id of the channel watched last.
  public static let lastChannel = SettingKey(rawValue: "last-channel")
}

extension KioskStore {
  /// The value of a setting, nil if it was never set.
  public func setting(_ key: SettingKey) throws(StoreError) -> String? {
    try withConnection { (connection) throws(StoreError) in
      try connection.withStatement(
        "SELECT value FROM setting WHERE key = ?1",
        "read a setting"
      ) { (statement) throws(StoreError) in
        try statement.bind(1, key.rawValue)
        return try statement.step() ? statement.text(0) : nil
      }
    }
  }

  /// Every setting at once, for the start.
  public func settings() throws(StoreError) -> [SettingKey: String] {
    try withConnection { (connection) throws(StoreError) in
      try connection.withStatement("SELECT key, value FROM setting", "read the settings") {
        (statement) throws(StoreError) in
        var settings: [SettingKey: String] = [:]
        while try statement.step() {
          settings[SettingKey(rawValue: statement.text(0))] = statement.text(1)
        }
        return settings
      }
    }
  }

  /// Keeps a setting; nil forgets it.
  public func set(_ key: SettingKey, to value: String?) throws(StoreError) {
    try withConnection { (connection) throws(StoreError) in
      let sql =
        value == nil
        ? "DELETE FROM setting WHERE key = ?1"
        : "INSERT INTO setting VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2"
      try connection.withStatement(sql, "keep a setting") { (statement) throws(StoreError) in
        try statement.bind(1, key.rawValue)
        if let value { try statement.bind(2, value) }
        try statement.run()
      }
    }
  }

  /// The ids of the favourite channels, in the order they became favourites.
  public func favourites() throws(StoreError) -> [String] {
    try withConnection { (connection) throws(StoreError) in
      try connection.withStatement(
        "SELECT channel_id FROM favourite ORDER BY position",
        "read the favourites"
      ) { (statement) throws(StoreError) in
        var channels: [String] = []
        while try statement.step() { channels.append(statement.text(0)) }
        return channels
      }
    }
  }

  /// Makes a channel a favourite, or no longer one; either may be asked twice.
  public func setFavourite(_ channelID: String, _ isFavourite: Bool) throws(StoreError) {
    try withConnection { (connection) throws(StoreError) in
      let sql =
        isFavourite
        ? "INSERT INTO favourite (channel_id) VALUES (?1) ON CONFLICT DO NOTHING"
        : "DELETE FROM favourite WHERE channel_id = ?1"
      try connection.withStatement(sql, "keep a favourite") { (statement) throws(StoreError) in
        try statement.bind(1, channelID)
        try statement.run()
      }
    }
  }
}
