import RerunCore
import RerunStore

/// Answers what is in a file, from what is remembered where the file is unchanged.
///
/// One a scan: it reads all that is remembered at once and keeps what is new in batches, so that a
/// look at an unchanged folder costs one query.
struct FileFactsReader {
  /// A file modified so recently, in nanoseconds, may still be being written.
  static let settlingTime: Int64 = 3_000_000_000
  /// A clock may be so far behind the one of the disk; further, and the clock is what is wrong.
  private static let clockSkew: Int64 = 120_000_000_000
  private static let batch = 250

  /// How many files were opened.
  private(set) var filesRead = 0
  /// The earliest instant at which a file that was too fresh should be looked at again.
  private(set) var retryAtNanoseconds: Int64?
  /// What the store refused first, if anything: the scan goes on without it.
  private(set) var storeProblem: StoreError?

  private let root: FilePath
  private let store: KioskStore
  private let probe: MediaProbe
  private let clock: MediaClock
  private var remembered: [[UInt8]: CachedFile] = [:]
  private var used: Set<[UInt8]> = []
  private var fresh: [(path: [UInt8], file: CachedFile)] = []

  init(root: FilePath, store: KioskStore, probe: MediaProbe, clock: MediaClock) {
    self.root = root
    self.store = store
    self.probe = probe
    self.clock = clock
    do {
      remembered = try store.cachedFiles(below: root.bytes)
    } catch {
      storeProblem = error
    }
    used.reserveCapacity(remembered.count)
  }

  /// What a media file says, or why it is left out.
  mutating func media(of file: ListedFile) -> Result<MediaFacts, LeftOutReason> {
    if file.status.size == 0 { return .failure(.init(isFresh(file) ? .beingCopied : .empty)) }
    if let known: ProbeOutcome = remember(file, ProbeOutcome.init(encoded:)) {
      return Self.result(known)
    }
    if isFresh(file) { return .failure(.init(.beingCopied)) }

    filesRead += 1
    let outcome: ProbeOutcome
    do throws(ProbeFailure) {
      outcome = .facts(try probe.facts(root.appending(file.path)))
    } catch {
      outcome = .failed(error)
    }
    // What changed while it was read is still being written, whatever its times say.
    let after = try? FileStatus(of: root.appending(file.path))
    if after?.size != file.status.size
      || after?.modifiedNanoseconds != file.status.modifiedNanoseconds
    {
      retry(at: clock.nowInNanoseconds() + Self.settlingTime)
      return .failure(.init(.beingCopied))
    }
    if case .failed(let failure) = outcome, !failure.isLasting { return Self.result(outcome) }
    keep(file, outcome.encoded())
    return Self.result(outcome)
  }

  /// What a description file says; nil if it can't be read at all.
  mutating func description(of file: ListedFile) -> DescriptionFile? {
    if let known: DescriptionFile = remember(file, DescriptionFile.init(encoded:)) { return known }
    guard file.status.size <= Int64(DescriptionFile.sizeLimit) else {
      return .broken("larger than 1 MiB")
    }
    filesRead += 1
    do {
      let bytes = try readSmallFile(
        root.appending(file.path),
        limit: DescriptionFile.sizeLimit
      )
      let description = DescriptionFile(bytes: bytes)
      if !isFresh(file) { keep(file, description.encoded()) }
      return description
    } catch {
      return error.isMissing ? nil : .broken("it can't be read")
    }
  }

  /// Whether `file` is known, but as another size or of another time.
  func isReplaced(_ file: ListedFile) -> Bool {
    guard let known = remembered[root.appending(file.path).bytes] else { return false }
    return known.size != file.status.size
      || known.modifiedNanoseconds != file.status.modifiedNanoseconds
  }

  /// Keeps what is new, and forgets files that are gone once they outnumber those that are there
  /// (until then they may only be away, with their disk).
  mutating func finish(isComplete: Bool) {
    flush()
    guard isComplete, storeProblem == nil else { return }
    let gone = remembered.keys.filter { !used.contains($0) }
    guard gone.count > max(1_000, used.count) else { return }
    do {
      try store.forget(gone)
    } catch {
      storeProblem = error
    }
  }

  private static func result(_ outcome: ProbeOutcome) -> Result<MediaFacts, LeftOutReason> {
    switch outcome {
    case .facts(let facts): .success(facts)
    case .failed(let failure):
      switch failure {
      case .noPermission: .failure(.init(.noPermission))
      case .unreadable, .missing: .failure(.init(.unreadable))
      case .notMedia: .failure(.init(.notMedia))
      case .noVideo: .failure(.init(.noVideo))
      case .noLength: .failure(.init(.noLength))
      case .slow: .failure(.init(.slow))
      }
    }
  }

  private mutating func remember<Facts>(
    _ file: ListedFile,
    _ decode: ([UInt8]) -> Facts?
  ) -> Facts? {
    let path = root.appending(file.path).bytes
    used.insert(path)
    guard let known = remembered[path], known.size == file.status.size,
      known.modifiedNanoseconds == file.status.modifiedNanoseconds
    else { return nil }
    return decode(known.facts)
  }

  private mutating func isFresh(_ file: ListedFile) -> Bool {
    let age = clock.nowInNanoseconds() - file.status.modifiedNanoseconds
    guard age < Self.settlingTime, age > -Self.clockSkew else { return false }
    retry(at: file.status.modifiedNanoseconds + Self.settlingTime)
    return true
  }

  private mutating func retry(at instant: Int64) {
    retryAtNanoseconds = min(retryAtNanoseconds ?? instant, instant)
  }

  private mutating func keep(_ file: ListedFile, _ facts: [UInt8]) {
    fresh.append(
      (
        root.appending(file.path).bytes,
        CachedFile(
          size: file.status.size,
          modifiedNanoseconds: file.status.modifiedNanoseconds,
          facts: facts
        )
      )
    )
    // In batches, so that a first look that is cut off needn't begin again.
    if fresh.count >= Self.batch { flush() }
  }

  private mutating func flush() {
    do {
      try store.keep(fresh)
    } catch {
      storeProblem = storeProblem ?? error
    }
    fresh.removeAll(keepingCapacity: true)
  }
}

/// A reason as an error, for `Result`.
struct LeftOutReason: Error {
  var reason: LeftOut.Reason

  init(_ reason: LeftOut.Reason) { self.reason = reason }
}
