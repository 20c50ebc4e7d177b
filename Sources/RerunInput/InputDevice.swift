/// A device whose keys are read, for the log and for Settings.
public struct InputDevice: Sendable, Hashable {
  public var name: String
  /// Such as `/dev/input/event3`.
  public var path: String
  /// Whether its keys come to the kiosk alone.
  public var isGrabbed: Bool
  /// The number in its key presses.
  public var source: Int
}

/// Something a person has to put right, in words for them.
public struct InputProblem: Sendable, Hashable, CustomStringConvertible {
  /// The device or folder it is about.
  public var path: String
  /// One or two sentences: what is wrong, and what to do.
  public var description: String
}

/// A key as the device tells it, mapped or not: what Settings learns from.
public struct RawKey: Sendable, Hashable {
  public var deviceName: String
  /// See `KeyCode`.
  public var code: Int
}
