/// One line of text with every part in its place.
struct SetLine {
  /// What one call of SDL_ttf draws.
  struct Piece {
    var run: FontRun
    /// Of the piece's origin, from the line's left, in stage pixels.
    var x: Double
  }

  var pieces: [Piece] = []
  /// The advance, in stage pixels.
  var width = 0.0
  var size: Double
}

/// Sets runs side by side, from left to right.
struct LineSetter {
  let size: Double
  /// Between letters, in stage pixels.
  let tracking: Double
  let hasTabularDigits: Bool
  private(set) var line: SetLine

  init(size: Double, tracking: Double, hasTabularDigits: Bool) {
    self.size = size
    self.tracking = tracking
    self.hasTabularDigits = hasTabularDigits
    line = SetLine(size: size)
  }

  mutating func add(_ run: FontRun) {
    let isApart = tracking != 0 || hasTabularDigits && run.text.utf8.contains(where: Self.isDigit)
    if isApart, run.script.isUnshaped, !run.isRightToLeft {
      addApart(run)
    } else {
      line.pieces.append(SetLine.Piece(run: run, x: line.width))
      line.width += advance(run.text, run)
    }
  }

  /// Letter by letter: SDL_ttf knows neither tracking nor digits of one width.
  private mutating func addApart(_ run: FontRun) {
    let slot = hasTabularDigits ? Self.widestDigit(of: run) * size : 0
    var previous: String?
    for character in run.text {
      let letter = String(character)
      let isDigit =
        hasTabularDigits && letter.utf8.count == 1 && letter.utf8.allSatisfy(Self.isDigit)
      var piece = run
      piece.text = letter
      let own = advance(letter, run)
      if isDigit {
        line.pieces.append(SetLine.Piece(run: piece, x: line.width + (slot - own) / 2))
        line.width += slot + tracking
        previous = nil
      } else {
        if let previous {
          line.width += advance(previous + letter, run) - advance(previous, run) - own
        }
        if letter != " " { line.pieces.append(SetLine.Piece(run: piece, x: line.width)) }
        line.width += own + tracking
        previous = letter
      }
    }
  }

  private func advance(_ text: String, _ run: FontRun) -> Double {
    run.file.advance(of: text, script: run.script, isRightToLeft: run.isRightToLeft) * size
  }

  private static func widestDigit(of run: FontRun) -> Double {
    (0...9).map {
      run.file.advance(of: String($0), script: run.script, isRightToLeft: false)
    }.max() ?? 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
