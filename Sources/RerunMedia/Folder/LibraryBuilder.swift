import RerunCore
import RerunStore

/// Turns a plan into items: reads lengths and descriptions, and finds the pictures.
struct LibraryBuilder {
  /// Longer programmes fit no day (docs/SCHEDULE.md section 2).
  static let longestRuntime: Seconds = 82_620
  /// What is longer is more likely a film in the wrong folder than a spot.
  static let longestSpot: Seconds = 600

  private(set) var snapshot: LibrarySnapshot
  /// Items one of whose files was replaced since it was last read.
  private(set) var replaced: [String] = []
  var reader: FileFactsReader

  let root: FilePath
  let tree: FolderTree
  let plan: LibraryPlan
  let zone: ZoneRules
  private var shows: [ShowKey: ShowFacts] = [:]
  private var usedIDs: Set<String> = []
  private var linked: Set<LinkedName> = []

  init(
    root: FilePath,
    source: String,
    tree: FolderTree,
    plan: LibraryPlan,
    zone: ZoneRules,
    reader: FileFactsReader
  ) {
    self.root = root
    self.tree = tree
    self.plan = plan
    self.zone = zone
    self.reader = reader
    snapshot = LibrarySnapshot(source: source)
    snapshot.leftOut = tree.leftOut
  }

  mutating func add(_ programme: ProgrammePlan) {
    guard let runtime = runtime(of: programme.files) else { return }
    var item: Item
    switch programme.content {
    case .film(let name, let ownsFolder):
      item = film(programme, name, ownsFolder: ownsFolder)
    case .episode(let name, let show, let season):
      item = episode(programme, name, show: show, season: season)
    }
    item.runtime = runtime
    item.details.url = url(of: programme.files)
    if isHardLinkOfSame(item, programme.files[0]) { return }
    snapshot.items.append(item)
    if programme.files.contains(where: { reader.isReplaced($0) }) { replaced.append(item.id) }
  }

  mutating func addTrailer(_ file: ListedFile) {
    guard let runtime = runtime(of: [file]) else { return }
    addFiller(file, id: id("t", file.path), runtime: runtime)
  }

  /// The ids of spots differ from those of trailers, whose folder is another one.
  mutating func addSpot(_ file: ListedFile) {
    guard let runtime = runtime(of: [file]) else { return }
    if runtime > Self.longestSpot {
      leaveOut(file, .longSpot)
    } else {
      addFiller(file, id: id("p", file.path), runtime: runtime)
    }
  }

  private mutating func addFiller(_ file: ListedFile, id: String, runtime: Seconds) {
    var filler = Filler(id: id, runtime: runtime)
    filler.url = root.appending(file.path).url
    snapshot.fillers.append(filler)
  }

  /// A picture that belongs to no video was meant to be shown, and can't be.
  mutating func leaveOutPictures() {
    for folder in tree.folders {
      let videos = Set(folder.videos.map { NameText.lowered($0.stem) })
      for (stem, path) in folder.pictures where !videos.contains(stem) {
        snapshot.leftOut.append(LeftOut(path: path.text, reason: .stillPicture))
      }
    }
  }

  mutating func addExtra(_ file: ListedFile) { leaveOut(file, .extra) }

  /// Closes the snapshot: everything by path, and series that share a title told apart.
  mutating func finish() -> LibrarySnapshot {
    tellShowsApart()
    snapshot.leftOut.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    snapshot.notes.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return snapshot
  }

  // MARK: Lengths

  /// The parts' lengths together, in seconds; nil if one of them can't be used, which is said.
  private mutating func runtime(of files: [ListedFile]) -> Seconds? {
    var milliseconds: Int64 = 0
    var failures: [(file: ListedFile, reason: LeftOut.Reason)] = []
    for file in files {
      switch reader.media(of: file) {
      case .success(let facts): milliseconds += facts.durationInMilliseconds
      case .failure(let failure): failures.append((file, failure.reason))
      }
    }
    guard failures.isEmpty else {
      for file in files {
        let own = failures.first { $0.file == file }?.reason
        leaveOut(file, own ?? .partUnplayable)
      }
      return nil
    }
    let runtime = (milliseconds + 500) / 1_000
    guard runtime > 0, runtime <= Self.longestRuntime else {
      for file in files { leaveOut(file, runtime > 0 ? .tooLong : .noLength) }
      return nil
    }
    return runtime
  }

  private mutating func leaveOut(_ file: ListedFile, _ reason: LeftOut.Reason) {
    snapshot.leftOut.append(LeftOut(path: file.path.text, reason: reason))
  }

  /// The file's URL; of several parts, their URLs in order with a line feed between them, which
  /// stands in no URL.
  private func url(of files: [ListedFile]) -> String {
    files.map { root.appending($0.path).url }.joined(separator: "\n")
  }

  // MARK: Films

  private mutating func film(
    _ programme: ProgrammePlan,
    _ name: FilmName,
    ownsFolder: Bool
  ) -> Item {
    let folder = tree.folders[programme.folder]
    let stems = Self.stems(of: programme)
    let named = (stems + (ownsFolder ? ["movie"] : [])).lazy.compactMap { folder.descriptions[$0] }
    let described = named.first.flatMap { descriptions(in: $0).first { $0.kind == .film } }

    var item = Item(id: id("f", programme.files[0].path), kind: .movie)
    item.title = name.title
    item.year = name.year
    item.edition = name.edition
    if let described {
      if !described.title.isEmpty { item.title = described.title }
      if item.edition.isEmpty { item.edition = described.edition }
      item.year = described.year ?? item.year
    }
    fill(&item, from: described, files: programme.files)
    item.details.posterPath = picture(
      stems.flatMap { ["\($0)-poster", $0] }
        + (ownsFolder ? ["poster", "movie-poster", "folder", "cover", "movie", "default"] : []),
      in: folder
    )
    return item
  }

  /// The lower-cased names that files beside a programme may have.
  private static func stems(of programme: ProgrammePlan) -> [String] {
    let stems = programme.files.prefix(1).map { NameText.lowered($0.stem) }
    guard programme.files.count > 1, let part = PartName(programme.files[0].stem) else {
      return stems
    }
    return stems + [NameText.lowered(part.base)]
  }

  // MARK: Episodes

  private mutating func episode(
    _ programme: ProgrammePlan,
    _ name: EpisodeName,
    show key: ShowKey,
    season: Int64?
  ) -> Item {
    let show = show(key)
    let folder = tree.folders[programme.folder]
    let stems = Self.stems(of: programme)
    let described =
      stems.lazy.compactMap { folder.descriptions[$0] }.first
      .map { descriptions(in: $0).filter { $0.kind == .episode } } ?? []

    var item = Item(id: id("f", programme.files[0].path), kind: .episode)
    item.showID = show.id
    item.showTitle = show.title.isEmpty ? described.first?.showTitle ?? "" : show.title
    item.season = described.first?.season ?? season
    item.episode = described.first?.episode ?? name.episodes?.lowerBound
    item.year = described.first?.year
    let titles = described.map(\.title).filter { !$0.isEmpty }
    item.title = titles.isEmpty ? Self.title(of: name) : titles.joined(separator: " / ")
    fill(&item, from: described.first, files: programme.files)
    // What every episode shares is most often only in the series' own description.
    if item.genres.isEmpty { item.genres = show.genres }
    if item.actors.isEmpty { item.actors = show.actors }
    if item.details.contentRating.isEmpty { item.details.contentRating = show.contentRating }
    if item.details.summary.isEmpty { item.details.summary = show.summary }
    if item.sortTitle.isEmpty, !name.date.isEmpty { item.sortTitle = "\(name.date) \(item.title)" }
    item.details.posterPath = poster(of: show, season: item.season, in: programme.folder)
    return item
  }

  private static func title(of name: EpisodeName) -> String {
    if !name.title.isEmpty { return name.title }
    if !name.date.isEmpty { return name.date }
    guard let episodes = name.episodes else { return "" }
    return episodes.count == 1
      ? "Episode \(episodes.lowerBound)" : "Episodes \(episodes.lowerBound)–\(episodes.upperBound)"
  }

  // MARK: Shared

  private func fill(_ item: inout Item, from description: Description?, files: [ListedFile]) {
    item.addedAt = files.map { $0.status.modifiedNanoseconds / 1_000_000_000 }.max() ?? 0
    guard let description else { return }
    item.sortTitle = description.sortTitle
    item.genres = description.genres
    item.directors = description.directors
    item.actors = description.actors
    item.watched = description.watched
    if description.watched { item.watchedAt = description.lastPlayed?.instant(in: zone) }
    item.details.summary = description.summary
    item.details.contentRating = description.contentRating
    if let added = description.dateAdded?.instant(in: zone), added > 0 { item.addedAt = added }
  }

  /// What a description file says; a broken one is noted and says nothing.
  private mutating func descriptions(in file: ListedFile) -> [Description] {
    switch reader.description(of: file) {
    case .read(let descriptions): return descriptions
    case .broken(let problem):
      snapshot.notes.append(
        LibraryNote(
          path: file.path.text,
          text: "It is not a proper description (\(problem)); the file's name is used instead."
        )
      )
      return []
    case nil: return []
    }
  }

  private mutating func id(_ kind: Character, _ path: FilePath) -> String {
    var id = StableID.make(kind, path.bytes)
    // Two paths in 2^64 share a hash; then the later one by name gets another.
    while !usedIDs.insert(id).inserted { id += "+" }
    return id
  }

  /// One file that was given two names with a hard link airs once if both names mean the same.
  private mutating func isHardLinkOfSame(_ item: Item, _ file: ListedFile) -> Bool {
    guard file.status.linkCount > 1 else { return false }
    let name = LinkedName(
      file: file.status.identity,
      kind: item.kind,
      title: item.title,
      year: item.year,
      showTitle: item.showTitle,
      season: item.season,
      episode: item.episode
    )
    return !linked.insert(name).inserted
  }

  /// What a name of a file with several means; a set of them, as a file may have thousands.
  private struct LinkedName: Hashable {
    var file: FileStatus.Identity
    var kind: Item.Kind
    var title: String
    var year: Int64?
    var showTitle: String
    var season: Int64?
    var episode: Int64?
  }

  // MARK: Series

  private mutating func show(_ key: ShowKey) -> ShowFacts {
    if let known = shows[key] { return known }
    var facts: ShowFacts
    switch key {
    case .named(let name):
      let title = plan.roles.namedShows[name]
      facts = ShowFacts(
        id: StableID.make("s", Array("name:\(name)".utf8)),
        title: title?.title ?? "",
        year: title?.year
      )
    case .folder(let index):
      let folder = tree.folders[index]
      let name = FilmName(folder.name, latestYear: plan.latestYear)
      facts = ShowFacts(
        id: StableID.make("s", folder.path.bytes),
        title: name.title,
        year: name.year
      )
      facts.folder = index
      if let file = folder.descriptions["tvshow"],
        let described = descriptions(in: file).first(where: { $0.kind == .show })
      {
        facts.take(described)
      }
    }
    shows[key] = facts
    return facts
  }

  /// Two series of one title would count as one in the schedule: they get their years.
  private mutating func tellShowsApart() {
    let byTitle = Dictionary(grouping: shows.values) { NameText.lowered($0.title) }
    var titles: [String: String] = [:]
    for namesakes in byTitle.values where Set(namesakes.map(\.year)).count > 1 {
      for show in namesakes {
        if let year = show.year { titles[show.id] = "\(show.title) (\(year))" }
      }
    }
    if titles.isEmpty { return }
    for index in snapshot.items.indices {
      if let title = titles[snapshot.items[index].showID] {
        snapshot.items[index].showTitle = title
      }
    }
  }

  // MARK: Pictures

  private func poster(of show: ShowFacts, season: Int64?, in folder: Int) -> String {
    let general = ["poster", "folder", "cover", "show"]
    if folder != show.folder, plan.roles[folder].season != nil {
      let own = picture(general, in: tree.folders[folder])
      if !own.isEmpty { return own }
    }
    guard let home = show.folder else { return "" }
    var names: [String] = []
    if let season {
      names =
        season == 0
        ? ["season-specials-poster", "season00-poster"]
        : ["season\(season < 10 ? "0" : "")\(season)-poster", "season\(season)-poster"]
    }
    return picture(names + general, in: tree.folders[home])
  }

  /// The path of the first of these pictures that is there; empty if none is.
  private func picture(_ stems: [String], in folder: ListedFolder) -> String {
    if folder.pictures.isEmpty { return "" }
    for stem in stems {
      // A path that isn't UTF-8 can't be said in a text.
      if let path = folder.pictures[stem], String(validating: path.bytes, as: UTF8.self) != nil {
        return root.appending(path).text
      }
    }
    return ""
  }
}

/// What all episodes of a series share.
private struct ShowFacts {
  var id: String
  var title: String
  var year: Int64?
  /// Its place in the tree; nil for a series without a folder of its own.
  var folder: Int?
  var genres: [String] = []
  var actors: [String] = []
  var contentRating = ""
  var summary = ""

  init(id: String, title: String, year: Int64?) {
    self.id = id
    self.title = title
    self.year = year
  }

  mutating func take(_ description: Description) {
    if !description.title.isEmpty { title = description.title }
    year = description.year ?? year
    genres = description.genres
    actors = description.actors
    contentRating = description.contentRating
    summary = description.summary
  }
}
