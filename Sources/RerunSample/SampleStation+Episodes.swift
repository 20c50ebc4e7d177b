internal import RerunCore

extension SampleStation {
  static func episodes() -> [Item] {
    SeriesCard.tables.flatMap { SeriesCard.cards(in: $0) }.flatMap { episodes(of: $0) }
  }

  private static func episodes(of card: SeriesCard) -> [Item] {
    let slug = CardText.slug(card.title)
    let genres = GenreSet(card.genres)
    let isScripted = Set(card.genres).isDisjoint(with: unscripted)
    let founding = card.seasons.dropLast(card.airsFrom == nil ? 0 : 1).reduce(0) { $0 + $1.count }
    var draw = Draw("show-" + slug)
    // Some series nobody has begun, some are half seen, one or two are finished.
    let seen = founding * max(0, draw.below(9) - 2) / 6

    let synopses = card.synopses()
    var items: [Item] = []
    for (seasonIndex, titles) in card.seasons.enumerated() {
      let season = seasonIndex + 1
      let isLast = season == card.seasons.count
      let year = card.firstYear + Int64(seasonIndex)
      for (episodeIndex, title) in titles.enumerated() {
        let episode = episodeIndex + 1
        let index = items.count
        let id = "ep-\(slug)-s\(padded(season))e\(padded(episode))"

        var item = Item(id: id, kind: .episode)
        item.title = title
        item.sortTitle = CardText.sortTitle(title)
        item.year = year
        item.runtime = runtime(in: card.minutes, draw: &draw)
        item.addedAt = Arrival.founding
        if isLast, let first = card.airsFrom {
          item.addedAt = first + Arrival.week * Seconds(episodeIndex)
        }
        item.showID = "show-" + slug
        item.showTitle = card.title
        item.season = Int64(season)
        item.episode = Int64(episode)
        item.genres = card.genres
        if !card.directors.isEmpty {
          item.directors = [card.directors[index % card.directors.count]]
        }
        item.actors = card.cast
        if isScripted {
          item.actors += Company.whole.cast(
            1,
            year: year,
            genres: genres,
            besides: card.cast,
            draw: &draw
          )
        }
        item.watched = index < seen
        item.details.url = scheme + id
        item.details.summary = synopses[index]
        item.details.contentRating = card.contentRating
        items.append(item)
      }
    }
    return items
  }

  /// Those without parts to play, and so without a guest star.
  private static let unscripted: Set<String> = ["Documentary", "Cooking", "Game Show", "Nature"]

  private static func runtime(in minutes: ClosedRange<Int64>, draw: inout Draw) -> Seconds {
    let span = (minutes.upperBound - minutes.lowerBound) * 60
    return minutes.lowerBound * 60 + Seconds(draw.below(Int(span) + 1))
  }

  private static func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}
