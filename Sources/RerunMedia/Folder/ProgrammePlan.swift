/// A programme as names alone tell it: which files it is in and what it may be.
struct ProgrammePlan {
  enum Content {
    /// `ownsFolder`: nothing but this film is in its folder, so pictures and descriptions that
    /// are named for no file ("poster.jpg", "movie.nfo") are its own.
    case film(FilmName, ownsFolder: Bool)
    case episode(EpisodeName, show: ShowKey, season: Int64?)
  }

  /// Its parts in order; most often one.
  var files: [ListedFile]
  var folder: Int
  var content: Content
}

/// How all files of a tree are understood, before any is read.
struct LibraryPlan {
  private(set) var programmes: [ProgrammePlan] = []
  private(set) var trailers: [ListedFile] = []
  private(set) var extras: [ListedFile] = []
  private(set) var roles: FolderRoles

  /// See `FilmName`.
  let latestYear: Int64
  private let tree: FolderTree

  /// - Parameter latestYear: Next year; see `FilmName`.
  init(_ tree: FolderTree, latestYear: Int64) {
    self.tree = tree
    self.latestYear = latestYear
    roles = FolderRoles(tree, latestYear: latestYear)
    for index in tree.folders.indices { addFolder(index) }
  }

  private struct Candidate {
    var files: [ListedFile]
    /// The name to be read: without a part's number, where there are several.
    var stem: String
  }

  private mutating func addFolder(_ index: Int) {
    let folder = tree.folders[index]
    let role = roles[index]
    if let extra = role.extra {
      for video in folder.videos { add(video, as: extra) }
      return
    }
    var videos: [ListedFile] = []
    for video in folder.videos {
      let extra = ExtraName.kind(ofFile: video.stem) { base in
        isNamedForOther(base, than: video, in: folder)
      }
      if let extra { add(video, as: extra) } else { videos.append(video) }
    }
    var films: [Candidate] = []
    for candidate in joinParts(of: videos, in: folder) {
      if !addEpisode(candidate, in: index, role: role) { films.append(candidate) }
    }
    addFilms(films, in: index)
  }

  private mutating func add(_ video: ListedFile, as extra: ExtraName.Kind) {
    switch extra {
    case .trailer: trailers.append(video)
    case .extra: extras.append(video)
    }
  }

  /// Whether a film or episode of the name `base` is beside `video`: one of that name, or, where the
  /// folder is called so, any other that is no extra itself.
  private func isNamedForOther(
    _ base: String,
    than video: ListedFile,
    in folder: ListedFolder
  ) -> Bool {
    let key = NameText.matchingKey(base)
    let others = folder.videos.filter { other in
      other != video && ExtraName.kind(ofFile: other.stem, isNamedFor: { _ in true }) == nil
    }
    func isNamed(_ name: String) -> Bool {
      NameText.matchingKey(name) == key
        || NameText.matchingKey(FilmName(name, latestYear: latestYear).title) == key
    }
    return others.contains { isNamed($0.stem) } || !others.isEmpty && isNamed(folder.name)
  }

  // MARK: Parts

  /// Files that are the parts of one programme become one candidate, if all from the first are there.
  private func joinParts(of videos: [ListedFile], in folder: ListedFolder) -> [Candidate] {
    var parts: [String: [(part: PartName, file: ListedFile)]] = [:]
    for video in videos {
      guard let part = PartName(video.stem), isPart(part, in: folder) else { continue }
      parts[NameText.lowered(part.base), default: []].append((part, video))
    }
    var candidates: [Candidate] = []
    for video in videos {
      guard let part = PartName(video.stem), let all = parts[NameText.lowered(part.base)],
        let joined = Self.joined(all), joined.contains(video)
      else {
        candidates.append(Candidate(files: [video], stem: video.stem))
        continue
      }
      if joined.first == video { candidates.append(Candidate(files: joined, stem: part.base)) }
    }
    return candidates
  }

  /// "Film (1987) part 1" and "Film/Film part 1" are parts, "Kill Bill part 1" among other films is
  /// a title.
  private func isPart(_ part: PartName, in folder: ListedFolder) -> Bool {
    part.isDisc
      || FilmName(part.base, latestYear: latestYear).year != nil
      || EpisodeMarker.find(in: NameText.lowered(part.base.utf8)) != nil
      || NameText.matchingKey(part.base)
        == NameText.matchingKey(FilmName(folder.name, latestYear: latestYear).title)
  }

  private static func joined(_ parts: [(part: PartName, file: ListedFile)]) -> [ListedFile]? {
    guard parts.count > 1 else { return nil }
    let ordered = parts.sorted { ($0.part.part, $0.file.path) < ($1.part.part, $1.file.path) }
    guard ordered.map(\.part.part) == Array(1...parts.count) else { return nil }
    return ordered.map(\.file)
  }

  // MARK: Episodes

  private mutating func addEpisode(
    _ candidate: Candidate,
    in index: Int,
    role: FolderRole
  ) -> Bool {
    guard
      let name = EpisodeName(
        candidate.stem,
        season: role.season,
        isInSeries: role.show != nil,
        latestYear: latestYear
      )
    else { return false }
    // "Show/Show: The Movie (1998)" is a film beside the seasons.
    if name.episodes == nil, role.season == nil,
      FilmName(candidate.stem, latestYear: latestYear).year != nil
    {
      return false
    }
    let isDated = !name.date.isEmpty
    let season = isDated ? role.season ?? name.season : name.season ?? role.season
    let show = role.show ?? show(of: name, in: index)
    programmes.append(
      ProgrammePlan(
        files: candidate.files,
        folder: index,
        content: .episode(name, show: show, season: season)
      )
    )
    return true
  }

  /// The series of an episode whose folder isn't known to hold one: the folder, if it is named like
  /// the file, else the name before the marker.
  private mutating func show(of name: EpisodeName, in index: Int) -> ShowKey {
    var folder = index
    var named = name.show
    // "Show/Show.S01E02.720p/x.mkv": the folder of one episode stands in its series' folder, and
    // says more than the file.
    while let parent = tree.folders[folder].parent,
      let release = EpisodeName(
        tree.folders[folder].name,
        season: nil,
        isInSeries: false,
        latestYear: latestYear
      )
    {
      named = release.show ?? named
      folder = parent
    }
    guard let show = named else { return .folder(folder) }
    if tree.folders[folder].parent != nil {
      let own = NameText.matchingKey(show.title)
      let its = NameText.matchingKey(
        FilmName(tree.folders[folder].name, latestYear: latestYear).title
      )
      if !its.isEmpty, own.hasPrefix(its) || its.hasPrefix(own) { return .folder(folder) }
    }
    return roles.key(named: show)
  }

  // MARK: Films

  private mutating func addFilms(_ films: [Candidate], in index: Int) {
    let folder = tree.folders[index]
    let isRoot = folder.parent == nil
    let folderName = isRoot ? nil : FilmName(folder.name, latestYear: latestYear)
    let names = films.map { film in
      name(of: film.stem, in: folderName, isAlone: films.count == 1)
    }
    // Versions of one film count as one.
    let works = Set(names.map { "\(NameText.matchingKey($0.title))|\($0.year ?? 0)" })
    for (film, name) in zip(films, names) {
      programmes.append(
        ProgrammePlan(
          files: film.files,
          folder: index,
          content: .film(name, ownsFolder: !isRoot && works.count == 1)
        )
      )
    }
  }

  private func name(of stem: String, in folder: FilmName?, isAlone: Bool) -> FilmName {
    var name = FilmName(stem, latestYear: latestYear)
    guard let folder, folder.year != nil else { return name }
    if name.year == nil {
      if let label = FilmName.label(in: stem, after: folder.title) {
        return FilmName(folder, edition: label.isEmpty ? folder.edition : label)
      }
      if isAlone {
        return FilmName(folder, edition: name.edition.isEmpty ? folder.edition : name.edition)
      }
    } else if name.year == folder.year, name.edition.isEmpty {
      name.edition = folder.edition
    }
    return name
  }
}

extension FilmName {
  fileprivate init(_ name: FilmName, edition: String) {
    self = name
    self.edition = edition
  }
}
