/// The tables of the store, and how an older file is brought up to them.
enum Schema {
  /// One entry a version, in order and never changed once released; `user_version` counts them.
  static let migrations = [
    """
    CREATE TABLE setting (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE favourite (
      position INTEGER PRIMARY KEY,
      channel_id TEXT NOT NULL UNIQUE
    ) STRICT;
    -- What was read from a media file or a description: valid while size and time are these.
    CREATE TABLE file (
      path BLOB PRIMARY KEY,
      size INTEGER NOT NULL,
      modified_ns INTEGER NOT NULL,
      facts BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    -- The last library, for a start without waiting for its source.
    CREATE TABLE library (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      source TEXT NOT NULL,
      saved_at INTEGER NOT NULL,
      bytes BLOB NOT NULL
    ) STRICT;
    """,
    """
    -- What to hear and read, for a show or film. `subtitle` is 'off', 'track', or NULL for nothing
    -- chosen; delays in milliseconds, later than the picture is positive.
    CREATE TABLE track_choice (
      key TEXT PRIMARY KEY,
      audio_language TEXT,
      audio_role TEXT,
      subtitle TEXT,
      subtitle_language TEXT,
      subtitle_role TEXT,
      audio_delay INTEGER NOT NULL,
      subtitle_delay INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    -- Programmes seen from their beginning: `first_at` is the first time, for a day's schedule must
    -- not change by what is watched on it.
    CREATE TABLE watched (
      item_id TEXT PRIMARY KEY,
      first_at INTEGER NOT NULL,
      last_at INTEGER NOT NULL,
      count INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    -- Files that are over before their description says so.
    CREATE TABLE short_file (
      item_id TEXT PRIMARY KEY,
      milliseconds INTEGER NOT NULL,
      noted_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    -- The last look at the folder of spots, as `library` has the library's.
    CREATE TABLE spots (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      source TEXT NOT NULL,
      saved_at INTEGER NOT NULL,
      bytes BLOB NOT NULL
    ) STRICT;
    """,
  ]

  /// Brings `connection` up to date and writes to it once, so that a disk that can't be written
  /// shows now and not with the first setting that is lost.
  static func migrate(_ connection: Connection) throws(StoreError) {
    let action = "prepare the settings file"
    try connection.transaction(action) { () throws(StoreError) in
      let version = try connection.integer("PRAGMA user_version", action)
      guard version <= migrations.count else { throw StoreError(.newer, action: action) }
      for migration in migrations.dropFirst(Int(max(version, 0))) {
        try connection.execute(migration, action)
      }
      try connection.execute("PRAGMA user_version = \(migrations.count)", action)
    }
  }
}
