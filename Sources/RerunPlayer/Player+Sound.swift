extension Player {
  /// Muffles the sound, as if through a wall: low tones only, and softer.
  ///
  /// It holds for files opened later too.
  public func setMuffled(_ isMuffled: Bool) {
    core.send([
      "name": .string("af"), "operation": .string("set"),
      "value": .string(isMuffled ? Self.muffling : ""),
    ])
  }

  /// mpv's `af` for a muffled sound.
  static let muffling = "lavfi=[lowpass=f=350,volume=0.4]"

  /// Changes mpv's `ao` for what plays and what is opened later, such as when a device has appeared.
  ///
  /// - Parameter name: Nil lets mpv choose.
  public func setAudioOutput(_ name: String?) {
    core.set("ao", .string(name ?? ""))
  }
}
