public import RerunCore

/// A part of a programme that viewers skip: its opening titles or its credits.
public struct SkipRegion: Sendable, Hashable {
  public enum Kind: Sendable, Hashable { case intro, credits }

  public var kind: Kind
  /// Milliseconds from the programme's beginning.
  public var start: Int64
  public var end: Int64

  public init(kind: Kind, start: Int64, end: Int64) {
    self.kind = kind
    self.start = start
    self.end = end
  }

  /// The region the picture is in, by the names of the file's chapters; nil if there is none.
  ///
  /// - Parameters:
  ///   - position: In milliseconds.
  ///   - duration: Of the file, where the last chapter ends; nil is unknown.
  public static func region(
    at position: Int64,
    in chapters: [Chapter],
    duration: Int64?
  ) -> SkipRegion? {
    guard let index = chapters.lastIndex(where: { $0.startMilliseconds <= position }),
      let kind = kind(named: chapters[index].title)
    else { return nil }
    let next = index + 1 < chapters.count ? chapters[index + 1].startMilliseconds : duration
    guard let end = next, end - position >= shortest else { return nil }
    let start = chapters[index].startMilliseconds
    // A first chapter called "Opening" that goes on and on is the film.
    guard kind == .credits || end - start <= longestIntro else { return nil }
    return SkipRegion(kind: kind, start: start, end: end)
  }

  /// Less isn't worth a press, in milliseconds.
  private static let shortest: Int64 = 2000
  private static let longestIntro: Int64 = 300_000

  /// By the words of a chapter's title: nothing else may stand in it but numbers and small words.
  static func kind(named title: String) -> Kind? {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let telling = words.filter { !small.contains($0) && Int($0) == nil }
    guard !telling.isEmpty,
      telling.allSatisfy({
        intro.contains($0) || credits.contains($0) || either.contains($0)
      })
    else { return nil }
    if telling.contains(where: intro.contains) { return .intro }
    return telling.contains(where: credits.contains) ? .credits : nil
  }

  private static let intro: Set<String> = [
    "intro", "introduction", "opening", "op", "vorspann", "einleitung", "anfangstitel",
    "générique", "titelsequenz", "titelmelodie",
  ]
  private static let credits: Set<String> = [
    "credits", "credit", "outro", "ending", "ed", "end", "closing", "abspann", "nachspann",
  ]
  private static let either: Set<String> = [
    "titles", "title", "sequence", "song", "theme", "music", "musik", "roll",
  ]
  private static let small: Set<String> = [
    "the", "main", "chapter", "kapitel", "chapitre", "part", "teil", "de", "und", "and", "scene",
  ]
}
