public import RerunCore

/// A library as its source had it at one moment.
public struct LibrarySnapshot: Sendable, Hashable {
  /// What can be scheduled.
  public var items: [Item] = []
  /// Trailers and spots for the breaks.
  public var fillers: [Filler] = []
  /// What is there but not among the items or fillers, by path.
  public var leftOut: [LeftOut] = []
  /// What was taken with a reservation, such as a film whose description is broken, by path.
  public var notes: [LibraryNote] = []
  /// Where it is from, as `LibrarySource.text` has it.
  public var source: String

  public init(source: String) { self.source = source }
}

/// A file or folder that is not in the library, and why.
public struct LeftOut: Sendable, Hashable {
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    case empty, beingCopied, noPermission, unreadable, notMedia, noVideo, noLength, tooLong, slow
    case brokenLink, tooDeep, discImage, partUnplayable, extra, longSpot, stillPicture
  }

  /// Relative to the library's folder; characters that aren't UTF-8 are replaced.
  public var path: String
  public var reason: Reason

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension LeftOut.Reason {
  /// Whether something should be done about it; an extra is left out on purpose.
  public var isProblem: Bool { self != .extra }

  /// In plain words, to follow the path.
  public var text: String {
    switch self {
    case .empty: "It is empty."
    case .beingCopied: "It is still being copied, and joins by itself when that is done."
    case .noPermission: "This user may not read it. Change its permissions."
    case .unreadable: "The disk could not read it."
    case .notMedia: "It is damaged, incomplete, or not a video."
    case .noVideo: "It has no picture."
    case .noLength: "How long it is can't be told."
    case .tooLong: "It is longer than a day's schedule has room for (22 hours 57 minutes)."
    case .slow: "Reading it took too long. It is tried again with the next look."
    case .brokenLink: "It is a link to something that isn't there."
    case .tooDeep: "It is nested too many folders deep."
    case .discImage: "It is a copy of a disc. Convert it to a video file."
    case .partUnplayable: "Another part of it is missing or can't be played."
    case .extra: "It is an extra, not a programme."
    case .longSpot: "It is longer than a spot may be (10 minutes)."
    case .stillPicture:
      "It is a picture. Spots are videos: make one of it, ten seconds long perhaps."
    }
  }
}

/// Something worth telling the owner about a file that is in the library.
public struct LibraryNote: Sendable, Hashable {
  /// Relative to the library's folder.
  public var path: String
  public var text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
