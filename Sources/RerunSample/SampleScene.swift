/// What a synthesised film looks and sounds like: which picture, how it is tinted, where it drifts.
public struct SampleScene: Sendable, Hashable {
  /// The pictures that the kiosk can draw.
  public enum Name: String, Sendable, Hashable, CaseIterable {
    case ferry, lamp, saucer, moonbase, diner, moth, river, house, kitchen, cartoon, sitcom, train
  }

  /// Where the picture slowly moves to.
  public enum Drift: String, Sendable, Hashable, CaseIterable {
    case left, right, up, down, closer, away
  }

  public var name: Name
  /// Degrees round the colour wheel, -24 to 24.
  public var hueShift: Int
  /// For whatever else is to differ from film to film, and for its `SoundBed`.
  public var seed: UInt64
  public var drift: Drift
  public var mood: SoundMood

  public init(name: Name, hueShift: Int, seed: UInt64, drift: Drift, mood: SoundMood) {
    self.name = name
    self.hueShift = hueShift
    self.seed = seed
    self.drift = drift
    self.mood = mood
  }
}
