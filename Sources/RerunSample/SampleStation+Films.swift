internal import RerunCore

extension SampleStation {
  static func films() -> [Item] {
    FilmCard.tables.flatMap { FilmCard.cards(in: $0) }.map { film($0) }
  }

  private static func film(_ card: FilmCard) -> Item {
    let id = "film-" + CardText.slug(card.title)
    let company = Company.whole
    let genres = GenreSet(card.genres)
    var draw = Draw(id)

    var item = Item(id: id, kind: .movie)
    item.title = card.title
    item.sortTitle = CardText.sortTitle(card.title)
    item.year = card.year
    // Real films do not end on the minute.
    item.runtime = card.minutes * 60 + Seconds(draw.below(41)) - 20
    item.addedAt = card.addedAt
    item.genres = card.genres
    let director = company.director(year: card.year, genres: genres, draw: &draw)
    item.directors = [card.director ?? director].compactMap { $0 }
    item.actors = company.cast(
      3 + draw.below(4),
      year: card.year,
      genres: genres,
      draw: &draw
    )
    // What has just come has not been seen yet; of the rest, about a third has.
    item.watched = card.addedAt == Arrival.founding && draw.below(100) < 36
    item.details.url = scheme + id
    item.details.summary = card.synopsis
    item.details.contentRating = card.contentRating
    return item
  }
}
