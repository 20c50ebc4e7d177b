/// Why a file on a server could not be read.
///
/// What exactly happened is in FFmpeg's log.
enum RemoteFailure: Error, Hashable {
  /// By us.
  case interrupted
  /// About this file, whichever else the server may have.
  case file
  /// About the server: it can't be reached, is in trouble, or wants somebody else.
  case server
  /// The server does not give parts of a file, or does not know how long it is.
  case noRanges
}
