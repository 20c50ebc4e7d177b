public import RerunCore
public import RerunStore

/// How far a look at a folder has come.
public struct ScanProgress: Sendable, Hashable {
  /// Files dealt with, of `files`.
  public var done: Int
  public var files: Int
}

/// What one look at a folder came to.
public struct FolderScan: Sendable {
  public var snapshot: LibrarySnapshot
  /// Every folder that was listed, by absolute path: what a watcher should watch.
  public var folders: [FilePath]
  /// When to look again because of files that were still being copied; nil if there were none.
  public var retryAt: Seconds?
  /// How many files were opened: none, if nothing changed since the last look.
  public var filesRead: Int
  /// Items whose files were replaced since the last look: what was learnt of them in playing no
  /// longer holds.
  public var replaced: [String]
  /// What the store refused; the look went on, but what it found is not remembered.
  public var storeProblem: StoreError?
}

/// Looks through a folder of video files.
///
/// A value that can be used from any thread; a scan works on the calling thread and takes as long
/// as the disk does. Files are only read if they changed since the last scan with the same store.
public struct FolderScanner: Sendable {
  enum Contents: Hashable {
    case programmes
    /// Every video is for the breaks.
    case spots
  }

  /// The absolute path.
  public let root: String
  let store: KioskStore
  let probe: MediaProbe
  let clock: MediaClock
  let zone: ZoneRules
  let contents: Contents

  /// A folder of films and series.
  ///
  /// - Parameter zone: What the dates in description files are local to.
  public init(
    root: String,
    store: KioskStore,
    probe: MediaProbe = .libav,
    clock: MediaClock = .live,
    zone: ZoneRules = .utc
  ) {
    self.init(
      root: root,
      contents: .programmes,
      store: store,
      probe: probe,
      clock: clock,
      zone: zone
    )
  }

  /// A folder whose videos of up to ten minutes all fill the breaks: the owner's spots.
  public static func spots(
    _ folder: String,
    store: KioskStore,
    probe: MediaProbe = .libav,
    clock: MediaClock = .live
  ) -> FolderScanner {
    FolderScanner(
      root: folder,
      contents: .spots,
      store: store,
      probe: probe,
      clock: clock,
      zone: .utc
    )
  }

  private init(
    root: String,
    contents: Contents,
    store: KioskStore,
    probe: MediaProbe,
    clock: MediaClock,
    zone: ZoneRules
  ) {
    self.root = root
    self.contents = contents
    self.store = store
    self.probe = probe
    self.clock = clock
    self.zone = zone
  }

  /// Looks through the folder once.
  ///
  /// - Parameters:
  ///   - isCancelled: Asked between files.
  ///   - progress: Told now and then, on the calling thread.
  /// - Throws: Only if the folder as a whole can't be used; whatever is wrong with a file in it is
  ///   in the snapshot.
  public func scan(
    isCancelled: () -> Bool = { false },
    progress: (ScanProgress) -> Void = { _ in }
  ) throws(FolderError) -> FolderScan {
    let rootPath = FilePath(root)
    let tree = try FolderTree(root: rootPath, isCancelled: isCancelled)
    let plan = LibraryPlan(tree, latestYear: latestYear)
    let reader = FileFactsReader(root: rootPath, store: store, probe: probe, clock: clock)
    var builder = LibraryBuilder(
      root: rootPath,
      source: source,
      tree: tree,
      plan: plan,
      zone: zone,
      reader: reader
    )

    var fillers = plan.trailers
    var programmes = plan.programmes
    var extras = plan.extras
    if contents == .spots {
      // Whatever it is called.
      fillers += programmes.flatMap(\.files) + extras
      programmes = []
      extras = []
    }
    fillers.sort { $0.path < $1.path }
    programmes.sort { $0.files[0].path < $1.files[0].path }

    var seen = ScanProgress(done: 0, files: fillers.count + programmes.count)
    /// Counts a file, and stops where the caller no longer wants the answer.
    func proceed() throws(FolderError) {
      if isCancelled() {
        builder.reader.finish(isComplete: false)
        throw .cancelled
      }
      if seen.done % 50 == 0 { progress(seen) }
      seen.done += 1
    }
    for programme in programmes {
      try proceed()
      builder.add(programme)
    }
    for filler in fillers {
      try proceed()
      if contents == .spots { builder.addSpot(filler) } else { builder.addTrailer(filler) }
    }
    for extra in extras { builder.addExtra(extra) }
    if contents == .spots { builder.leaveOutPictures() }
    progress(seen)
    builder.reader.finish(isComplete: tree.isComplete)
    return FolderScan(
      snapshot: builder.finish(),
      folders: tree.folders.map { $0.path.bytes.isEmpty ? rootPath : rootPath.appending($0.path) },
      retryAt: builder.reader.retryAtNanoseconds.map { $0 / 1_000_000_000 + 1 },
      filesRead: builder.reader.filesRead,
      replaced: builder.replaced,
      storeProblem: builder.reader.storeProblem
    )
  }

  /// Looks through the folder, and where files in it are very new, waits a few seconds and looks at
  /// those again: what no longer changes is taken, what does is left out as being copied.
  public func settledScan(
    isCancelled: () -> Bool = { false },
    progress: (ScanProgress) -> Void = { _ in }
  ) throws(FolderError) -> FolderScan {
    let scan = try scan(isCancelled: isCancelled, progress: progress)
    guard scan.retryAt != nil else { return scan }
    clock.sleep(FileFactsReader.settlingTime + 100_000_000)
    return try self.scan(isCancelled: isCancelled, progress: progress)
  }

  /// `folder:` and the path, as `LibrarySource.text`.
  var source: String {
    switch contents {
    case .programmes: LibrarySource.folder(path: root).text
    case .spots: Self.source(ofSpots: root)
    }
  }

  /// What `LibrarySnapshot.source` of a folder of spots is.
  public static func source(ofSpots folder: String) -> String { "spots:\(folder)" }

  /// Where the store keeps what this scanner finds.
  var shelf: KioskStore.Shelf { contents == .spots ? .spots : .library }

  /// Next year: a number above it in a name is no year.
  ///
  /// Where the clock is obviously wrong, a year
  /// that all names of today have reached.
  private var latestYear: Int64 { max(1_970 + clock.now / 31_556_952 + 1, 2_030) }
}
