/// Cuts and wraps text to a width; how wide text is, the caller says.
public enum TextFit {
  /// A width may be exceeded by this much: layouts compute boxes from measured widths.
  private static let tolerance = 0.25

  /// `text` in at most `limit` lines of `width`; the last ends in "…" where it was cut.
  ///
  /// Lines break at spaces and after hyphens, around Chinese and Japanese characters (none of
  /// which starts a line that may not), within a word only if it is wider than a line.
  public static func lines(
    _ text: String,
    width: Double,
    limit: Int,
    measure: (String) -> Double
  ) -> [String] {
    guard limit > 1 else {
      let line = String(text.map { $0.isNewline ? " " : $0 })
      return [truncated(line, width: width, measure: measure)]
    }
    var lines: [String] = []
    var segments = LineBreaks.segments(of: text)[...]
    while let first = segments.first {
      if lines.count == limit - 1 {
        lines.append(lastLine(segments, width: width, measure: measure))
        break
      }
      var line = ""
      var isBroken = false
      while let segment = segments.first, !isBroken {
        let longer = line + segment.text
        if measure(trimmed(longer)) <= width + tolerance {
          line = longer
          isBroken = segment.endsLine
          segments.removeFirst()
        } else if line.isEmpty {
          let cut = fittingCount(segment.text, width: width, suffix: "", measure: measure)
          line = String(segment.text.prefix(max(1, cut)))
          let rest = String(segment.text.dropFirst(line.count))
          segments.removeFirst()
          if !rest.isEmpty {
            segments.insert(
              .init(text: rest, endsLine: segment.endsLine),
              at: segments.startIndex
            )
          }
          isBroken = true
        } else {
          isBroken = true
        }
      }
      let done = trimmed(line)
      if !done.isEmpty || first.endsLine { lines.append(done) }
    }
    return lines
  }

  /// `text`, or as much of its beginning as fits together with "…"; cut between graphemes, with
  /// trailing spaces and punctuation removed.
  public static func truncated(
    _ text: String,
    width: Double,
    measure: (String) -> Double
  ) -> String {
    if measure(text) <= width + tolerance { return text }
    return cut(text, width: width, measure: measure)
  }

  private static func lastLine(
    _ segments: ArraySlice<LineBreaks.Segment>,
    width: Double,
    measure: (String) -> Double
  ) -> String {
    let whole = trimmed(segments.map { $0.endsLine ? $0.text + " " : $0.text }.joined())
    // A forced break that has something behind it must not look like the end.
    if segments.dropLast().contains(where: \.endsLine) {
      let line = segments.prefix { !$0.endsLine }.map(\.text).joined()
      let broken = segments.first(where: \.endsLine).map { line + $0.text } ?? line
      let ended = withoutTrailingPunctuation(broken) + "…"
      if measure(ended) <= width + tolerance { return ended }
      return cut(broken, width: width, measure: measure)
    }
    return truncated(whole, width: width, measure: measure)
  }

  private static func cut(
    _ text: String,
    width: Double,
    measure: (String) -> Double
  ) -> String {
    let count = fittingCount(text, width: width, suffix: "…", measure: measure)
    let kept = withoutTrailingPunctuation(String(text.prefix(count)))
    if kept.isEmpty, measure("…") > width + tolerance { return "" }
    return kept + "…"
  }

  /// How many graphemes of `text` fit in front of `suffix`.
  private static func fittingCount(
    _ text: String,
    width: Double,
    suffix: String,
    measure: (String) -> Double
  ) -> Int {
    let characters = Array(text)
    var low = 0
    var high = characters.count
    while low < high {
      let middle = (low + high + 1) / 2
      let beginning = String(characters[..<middle])
      let kept = suffix.isEmpty ? beginning : withoutTrailingPunctuation(beginning)
      if measure(kept + suffix) <= width + tolerance { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private static func withoutTrailingPunctuation(_ text: String) -> String {
    var text = text[...]
    while let last = text.last, last.isWhitespace || last.isPunctuation { text.removeLast() }
    return String(text)
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
