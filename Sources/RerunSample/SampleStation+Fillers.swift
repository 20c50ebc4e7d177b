public import RerunCore

extension SampleStation {
  /// Spots and trailers for the breaks.
  public static let fillers: [Filler] = spots.map { spot in
    var filler = Filler(id: spot.id, runtime: spot.runtime)
    filler.url = scheme + spot.id
    return filler
  }

  /// The title of a spot or trailer, for the card that is shown with it; nil for an unknown id.
  public static func title(ofFiller id: String) -> String? {
    spots.first { $0.id == id }?.title
  }

  private struct Spot {
    var id: String
    var runtime: Seconds
    var title: String
  }

  private static let spots: [Spot] = [
    Spot(id: "spot-bellweather", runtime: 30, title: "Bellweather Lamps: Leave One On"),
    Spot(id: "spot-ferry-line", runtime: 45, title: "The Osprey Line: It Is Slower"),
    Spot(id: "spot-soup", runtime: 20, title: "Goodbody’s Soup, for When You Are In"),
    Spot(id: "spot-gorringe", runtime: 30, title: "Rooms at Mrs. Gorringe’s. Rules Apply"),
    Spot(id: "spot-intermission", runtime: 60, title: "Let’s All Stand Up for a Minute"),
    Spot(id: "spot-kettle", runtime: 15, title: "A Word from the Kettle"),
    Spot(id: "spot-marrow", runtime: 40, title: "The National Marrow Board Would Like a Word"),
    Spot(id: "spot-pancake", runtime: 25, title: "Pancake Palace: Open When You’re Not"),
    Spot(id: "trailer-moth", runtime: 90, title: "Trailer: The Velvet Moth Returns"),
    Spot(id: "trailer-osprey", runtime: 75, title: "Trailer: The Last Ferry to Osprey Point"),
    Spot(id: "trailer-sub-basement", runtime: 60, title: "Trailer: She Came from Sub-Basement 9"),
    Spot(id: "trailer-tonight", runtime: 50, title: "Tonight, After the News We Don’t Have"),
  ]
}
