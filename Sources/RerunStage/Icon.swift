/// A symbol drawn as polygons on a 24 × 24 grid (outlines: `IconPath` in RerunArt).
public enum Icon: String, Sendable, Hashable, CaseIterable {
  case star
  case play
  case pause
  case restart
  case skip
  case left
  case right
  case down
  case up
  case check
  case plus
  case minus
  case moon
  case search
  case speaker
  case mute
  case retry
  case cc
  case info
  case gear
  case tv
  case list
  case person
  case brush
  case folder
  case warn
  case back
  case shift
  case lock
  case bolt
  case trash
  case signal
}
