public import RerunCore

/// The invented station of the design's pictures: Friday, November 14, 9:42 in the evening.
///
/// Times are minutes after 9:30 PM in New York.
public struct MockupStation {
  public let zone: ZoneRules
  private var station: WrittenStation

  /// 9:42 PM.
  public var now: Seconds { station.origin + 12 * 60 }

  public init() throws {
    zone = try Zones.named("America/New_York")
    station = WrittenStation(zone: zone, origin: zone.instant(2025, 11, 14, 21, 30))
  }

  /// What is on in the evening, and the same some hours later, a little earlier in every row.
  public static func evening() throws -> MockupStation {
    var mockup = try MockupStation()
    for (row, channel) in channels.enumerated() {
      let later = 270 - row % 3 * 7
      mockup.station.add(channel.number, channel.name, channel.stretches(0, later))
    }
    return mockup
  }

  /// Two channels that show nothing now: 200 until six in the morning, 201 for good.
  public static func closing() throws -> MockupStation {
    var mockup = try MockupStation()
    mockup.station.add(
      200,
      "Lamplight",
      [
        .offAir(at: -30, minutes: 540),
        .slot(
          at: 510,
          [WrittenStation.Programme("Mrs. Applegate Regrets", 60, "S01E01 · The Invitation")]
        ),
      ]
    )
    mockup.station.add(201, "Reel One", filled: false)
    return mockup
  }

  /// Long numbers and titles, other scripts, short programmes.
  public static func edges() throws -> MockupStation {
    var mockup = try MockupStation()
    for channel in [channels[0], channels[2]] + edgeChannels {
      mockup.station.add(channel.number, channel.name, channel.stretches(0))
    }
    return mockup
  }

  public func listings() -> Listings { station.listings() }

  // MARK: - What is on

  private struct Line {
    var number: Int64
    var name: String
    /// Start, length, title, subtitle.
    var programmes: [(Int, Int, String, String)]
    /// A break of so many minutes at the end of the line.
    var rest = 0

    func stretches(_ offsets: Int...) -> [WrittenStation.Stretch] {
      offsets.flatMap { offset in
        programmes.enumerated().map { index, programme in
          var entry = WrittenStation.Programme(programme.2, programme.1, programme.3)
          entry.summary = MockupStation.summaries[programme.3] ?? MockupStation.anySummary
          entry.rating = "TV-PG"
          return .slot(
            at: programme.0 + offset,
            [entry],
            rest: index == programmes.count - 1 ? rest : 0
          )
        }
      }
    }
  }

  private static let anySummary =
    "A weekend guest at Thistle House has packed four suitcases and no shoes. Odell follows muddy "
    + "prints to the greenhouse."
  private static let summaries = [
    "S02E06 · A Loaf of Evidence":
      "Odell is handed a loaf with a confession baked into it, and a village that all claims to be "
      + "the baker.",
    "1958 · Directed by Carl Dresner":
      "A shipment of ball gowns arrives from the jungle with something asleep in the sleeves. By "
      + "Tuesday it has eaten the opera house, and it is still hungry.",
    "Tonight at the Regal":
      "Five minutes of announcements, a chime, and the sound of a projector being threaded.",
  ]

  private static let channels = [
    Line(
      number: 2,
      name: "The Couch",
      programmes: [
        (0, 30, "Two Left Shoes", "S04E11 · Rent Day"),
        (30, 30, "Two Left Shoes", "S04E12 · The Good Towels"),
        (60, 30, "Landlady of the Year", "S01E03 · Pilot Light"),
        (90, 30, "Otto’s Garage", "S02E08 · Reverse Only"),
        (120, 30, "Otto’s Garage", "S02E09"),
      ]
    ),
    Line(
      number: 5,
      name: "Reel One",
      programmes: [
        (-42, 118, "The Last Ferry to Osprey Point", "1974 · Directed by Ida Marchetti"),
        (76, 104, "Night Train Through Calloway", "1961 · Directed by R. J. Stroud"),
      ]
    ),
    Line(
      number: 7,
      name: "Lamplight",
      programmes: [
        (-10, 56, "The Cardigan Detective", "S02E05 · The Weekend Guest"),
        (46, 54, "The Cardigan Detective", "S02E06 · A Loaf of Evidence"),
        (100, 60, "Mrs. Applegate Regrets", "S01E01 · The Invitation"),
      ]
    ),
    Line(
      number: 9,
      name: "Saturday Morning",
      programmes: [
        (0, 12, "Professor Pockets", "S01E22 · The Hole"),
        (12, 12, "Professor Pockets", "S01E23 · Buttons"),
        (24, 24, "Captain Breakfast", "S03E02 · Toast of the Town"),
        (48, 24, "Captain Breakfast", "S03E03 · Milk Run"),
        (72, 5, "Bumper", ""),
        (77, 43, "Gus & the Big Machine", "S01E06 · Crank"),
      ],
      rest: 60
    ),
    Line(
      number: 13,
      name: "Creature Hall",
      programmes: [
        (-36, 104, "Attack of the Velvet Moth", "1958 · Directed by Carl Dresner"),
        (68, 96, "She Came from Sub-Basement 9", "1963 · Directed by Vera Holt"),
      ]
    ),
    Line(
      number: 21,
      name: "Star Quarter",
      programmes: [
        (-4, 50, "Moonbase Delancey", "S03E14 · Air Rights"),
        (46, 50, "Moonbase Delancey", "S03E15 · The Quiet Dome"),
        (96, 50, "Far Signal", "S01E04 · Carrier Wave"),
      ]
    ),
    Line(
      number: 42,
      name: "Slow Rivers",
      programmes: [
        (0, 60, "A Year on the Anselm", "Part 3 · High Water"),
        (60, 60, "A Year on the Anselm", "Part 4 · Low Water"),
      ],
      rest: 60
    ),
    Line(
      number: 108,
      name: "Kitchen Light",
      programmes: [
        (-8, 30, "Supper for Nobody", "S05E09 · Brown Butter"),
        (22, 30, "Supper for Nobody", "S05E10 · Cold Plates"),
        (52, 30, "The Long Simmer", "S01E01 · Bones"),
        (82, 40, "The Long Simmer", "S01E02 · Stones"),
      ],
      rest: 60
    ),
  ]

  private static let edgeChannels = [
    Line(
      number: 3,
      name: "Harbor Street",
      programmes: [
        (
          -40, 46, "A Long Goodbye to the Lighthouse Keeper’s Other Daughter",
          "S11E104 · The One Where the Telegram Finally Arrives, Part 2"
        ),
        (6, 54, "Harbor Street", "S11E105 · Low Water"),
      ],
      rest: 120
    ),
    Line(
      number: 1204,
      name: "Uncle Ray’s Back Room of Wonders",
      programmes: [
        (-20, 45, "The Projectionist", "1979"),
        (25, 5, "Bumper", ""),
        (30, 5, "Station Announcements", "Tonight at the Regal"),
        (35, 5, "Bumper", ""),
        (40, 20, "Shorts", "3 films"),
        (60, 70, "The Projectionist’s Wife", "1981"),
      ]
    ),
    Line(
      number: 88,
      name: "夜の劇場",
      programmes: [
        (0, 60, "霧の灯台守と三匹の猫", "S01E03 · 海辺の手紙"),
        (60, 90, "深夜食堂車", "1968"),
      ]
    ),
    Line(
      number: 305,
      name: "قناة الليل",
      programmes: [
        (0, 45, "رسائل من الميناء القديم", "الموسم 2 · الحلقة 5"),
        (45, 60, "The Tea Seller’s Radio", "1971"),
      ],
      rest: 60
    ),
    Line(
      number: 13,
      name: "Creature Hall",
      programmes: [
        (-64, 84, "Attack of the Velvet Moth", "1958"),
        (20, 7, "Trailer", ""),
        (27, 100, "She Came from Sub-Basement 9 ☂", "1963"),
      ]
    ),
    Line(
      number: 77,
      name: "Test Row",
      programmes: [
        (0, 10, "Ten Minutes of Rain", "Short"),
        (10, 10, "Ten More", "Short"),
        (20, 15, "Fifteen", "Short"),
        (35, 20, "Twenty Minutes", "Short"),
        (55, 25, "Twenty-five", "Short"),
        (80, 12, "Twelve", ""),
      ],
      rest: 120
    ),
  ]
}
