/// What a viewer chose to hear and read, in terms that fit a show's other episodes too.
///
/// Nothing chosen leaves it to the file.
public struct TrackChoice: Sendable, Hashable {
  /// What makes a track the same as one of another file.
  public struct Wish: Sendable, Hashable {
    /// What a track is for, beside its language.
    public enum Role: String, Sendable, Hashable, CaseIterable {
      case normal
      case forced
      /// Subtitles for the deaf and hard of hearing.
      case hearingImpaired = "sdh"
      case commentary
      /// Sound that describes the picture.
      case description
    }

    /// Two or three letters, lower case; empty where the file doesn't say.
    public var language: String
    public var role: Role

    public init(language: String, role: Role) {
      self.language = language
      self.role = role
    }
  }

  public enum Subtitle: Sendable, Hashable {
    case off
    case track(Wish)
  }

  public var audio: Wish?
  public var subtitle: Subtitle?
  /// Later than the picture is positive.
  public var audioDelayMilliseconds: Int64 = 0
  public var subtitleDelayMilliseconds: Int64 = 0

  public init() {}
}
