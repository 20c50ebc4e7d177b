/// What a folder of the library is for, told by its name, its contents and where it is.
struct FolderRole: Hashable {
  /// Trailers or other extras, here and in everything below.
  var extra: ExtraName.Kind?
  /// The series that files here belong to.
  var show: ShowKey?
  var season: Int64?
}

/// What makes two episodes those of one series.
enum ShowKey: Hashable {
  /// The series has this folder of `FolderTree.folders`.
  case folder(Int)
  /// It has none, only a name, folded by `NameText.matchingKey`.
  case named(String)
}

/// The roles of all folders of a tree.
struct FolderRoles {
  private(set) var roles: [FolderRole] = []
  /// The titles of series without a folder of their own.
  private(set) var namedShows: [String: FilmName] = [:]

  private let tree: FolderTree
  private let latestYear: Int64
  /// What each folder's name says of a season, whether or not it is one.
  private let seasons: [SeasonFolder?]

  init(_ tree: FolderTree, latestYear: Int64) {
    self.tree = tree
    self.latestYear = latestYear
    seasons = tree.folders.map { folder in
      folder.parent == nil ? nil : SeasonFolder(folder.name, latestYear: latestYear)
    }
    roles.reserveCapacity(tree.folders.count)
    for index in tree.folders.indices { roles.append(role(of: index)) }
  }

  subscript(_ folder: Int) -> FolderRole { roles[folder] }

  /// The key of a series that is only known by name.
  mutating func key(named name: FilmName) -> ShowKey {
    let key = NameText.matchingKey(name.title) + (name.year.map { "|\($0)" } ?? "")
    if namedShows[key] == nil { namedShows[key] = name }
    return .named(key)
  }

  /// Parents come before their children, so a parent's role is known.
  private mutating func role(of index: Int) -> FolderRole {
    let folder = tree.folders[index]
    let inherited = folder.parent.map { roles[$0] } ?? FolderRole()
    if inherited.extra != nil { return inherited }
    if isShow(index) { return FolderRole(show: .folder(index)) }
    guard let parent = folder.parent else { return inherited }

    if let season = seasons[index], isSeason(index) {
      let show = season.show
      let isOwn = show.map { isNamed($0, like: tree.folders[parent].name) } ?? true
      if let show, !isOwn { return FolderRole(show: key(named: show), season: season.season) }
      return FolderRole(show: inherited.show ?? .folder(parent), season: season.season)
    }
    let isBesideVideos = !tree.folders[parent].videos.isEmpty || inherited.show != nil
    if let extra = ExtraName.kind(ofFolder: folder.name, isBesideVideos: isBesideVideos) {
      return FolderRole(extra: extra)
    }
    // A library folder that is itself a series may have other things beside its seasons.
    if tree.folders[parent].parent == nil, inherited.season == nil { return FolderRole() }
    return inherited
  }

  /// Whether the folder has a series' description or seasons directly in it.
  private func isShow(_ index: Int) -> Bool {
    let folder = tree.folders[index]
    if folder.descriptions["tvshow"] != nil || isNumberedThrough(folder) { return true }
    return folder.children.contains { child in
      guard let season = seasons[child], !season.isPlainSpecials else { return false }
      return season.show.map { isNamed($0, like: folder.name) } ?? true
    }
  }

  /// Whether files are named like their folder and a number, without seasons: "Anime/Anime - 01".
  ///
  /// One such file may be a film ("Alien - 3"), unless its number has a zero in front.
  private func isNumberedThrough(_ folder: ListedFolder) -> Bool {
    let title = NameText.matchingKey(FilmName(folder.name, latestYear: latestYear).title)
    guard !title.isEmpty else { return false }
    var count = 0
    for video in folder.videos {
      let name = NameText.lowered(Brackets(Array(video.stem.utf8)).rest)
      guard EpisodeMarker.find(in: name) == nil,
        let marker = EpisodeMarker.findPlainNumber(in: name, season: nil),
        NameText.matchingKey(String(decoding: name[..<marker.range.lowerBound], as: UTF8.self))
          == title
      else { continue }
      let isPadded = name[marker.range].first == UInt8(ascii: "0")
      count += isPadded ? 2 : 1
    }
    return count >= 2
  }

  private func isSeason(_ index: Int) -> Bool {
    guard let season = seasons[index], let parent = tree.folders[index].parent else { return false }
    if season.isPlainSpecials { return isShow(parent) || hasMarkers(index) }
    // "Open Season 2 (2008)" is a film; "Show Season 2" in "Show" or full of S02E01s is a season.
    guard let show = season.show else { return true }
    return isNamed(show, like: tree.folders[parent].name) || hasMarkers(index)
  }

  private func hasMarkers(_ index: Int) -> Bool {
    tree.folders[index].videos.contains {
      EpisodeMarker.find(in: NameText.lowered($0.stem.utf8)) != nil
    }
  }

  private func isNamed(_ show: FilmName, like folderName: String) -> Bool {
    let folder = FilmName(folderName, latestYear: latestYear)
    return NameText.matchingKey(show.title) == NameText.matchingKey(folder.title)
  }
}
