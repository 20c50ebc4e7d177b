public import RerunPlayer

/// Has the indexes of MP4 films on servers at hand before they are wanted.
///
/// The index of a two-hour film has some eight megabytes, which a player reads before the first
/// picture: seconds, over a slow line. `source(of:)` is for `PlayerOptions.byteSource`.
public final class IndexDesk: Sendable {
  private let cache: RangeCache
  private let fetcher: IndexFetcher
  private let options: RemoteFile.Options

  /// - Parameter bytes: The most that is held of all files together.
  public init(limitedTo bytes: Int = 64 << 20) {
    var limits = RangeCache.Limits()
    limits.bytes = bytes
    cache = RangeCache(limits: limits)
    fetcher = IndexFetcher(cache: cache)
    options = RemoteFile.Options()
  }

  init(cache: RangeCache, fetcher: IndexFetcher, options: RemoteFile.Options) {
    self.cache = cache
    self.fetcher = fetcher
    self.options = options
  }

  /// How many indexes are held.
  public var summary: (files: Int, bytes: Int) { cache.summary }

  public func holds(_ url: String) -> Bool { cache.holds(url) }

  /// Fetches the indexes of these files, the most wanted first.
  ///
  /// They take the place of what was asked for before. What is no MP4 film on an HTTP server is left
  /// out.
  public func fetch(_ urls: [String]) { fetcher.fetch(urls) }

  /// Whether a stream is opening or has run dry, so that all of the line is for that.
  ///
  /// Forgotten after half a minute.
  public func setBusy(_ isBusy: Bool) { fetcher.setBusy(isBusy) }

  /// Who reads this file for mpv; nil if its index is not here: then mpv had better do it itself.
  ///
  /// Never waits.
  public func source(of url: String) -> (any MediaByteSource)? {
    guard let held = cache.file(url) else { return nil }
    var options = options
    options.reconnects = true
    return CachedFile(url, held: held, cache: cache, options: options)
  }

  /// Ends the fetching; what is open is read on.
  public func close() { fetcher.stop() }
}
