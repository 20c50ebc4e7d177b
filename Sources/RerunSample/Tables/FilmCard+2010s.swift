extension FilmCard {
  /// Films of the 2010s and 2020s.
  static let twentyTens = """
    The Museum of Ordinary Things | 2010 | 104 | Drama, Comedy
      A widower opens his house to the public exactly as she left it. Visitors begin to add to it.
    Low Tide, High Street | 2011 | 105 | Drama
      Twice a day the sea comes up through the shops. The shopkeepers have agreed to call it
      atmosphere.
    An Umbrella for Ostend | 2011 | 100 | Crime, Comedy
      A retired assassin takes a coach tour. So, by the look of the luggage, has everybody else.
    The Bricklayer’s Opera | 2012 | 112 | Drama, Musical
      He sings to keep the line straight. The wall has begun to get reviews.
    Best Before Tuesday | 2012 | 84 | Horror, Comedy
      The fridge has been humming. On Tuesday it starts on the second verse.
    Ilse, Interrupted | 2013 | 107 | Drama, Romance
      A translator falls in love with a paragraph and goes to find the man who meant it.
    Nobody’s Badge | 2013 | 111 | Western, Drama
      A border town elects its dog as sheriff, and crime drops, and the dog begins to have
      regrets.
    The Committee for Remembering | 2014 | 109 | Drama, Mystery
      A village votes on what happened in 1944. Again. It’s always been close.
    Nine Kinds of Snow | 2014 | 111 | Drama, Thriller
      A plough driver finds a shoe on Monday, and on Tuesday a footprint leading back to it.
    Small Hours, Large Dog | 2014 | 98 | Comedy, Romance
      Neither of them owns it. Both of them are walking it.
    The House That Listened Back | 2014 | 101 | Horror, Thriller
      Every room is wired to be helpful. It would like to know why she has stopped talking to it.
    Station Keeping | 2014 | 109 | Science Fiction, Drama | new 2027-09-15
      Nine years alone in orbit, he’s invented a colleague. Today the colleague called in sick.
    Murder in Economy | 2014 | 99 | Mystery, Comedy
      Thirty thousand feet, two hundred suspects and an aisle seat that nobody will admit to
      wanting.
    The Lemon Smugglers | 2014 | 102 | Adventure, Comedy
      Two sisters, one three-wheeled van and four hundred kilos of something that is, this time,
      lemons.
    Hattie and the Hurricane Machine | 2014 | 92 | Family, Fantasy
      Built to dry the washing. It has views on the shed.
    Ordinary Saints of Quarry Hill | 2015 | 103 | Drama
      Three nuns and a bookmaker keep a roof on the convent, one accumulator at a time.
    Second Dawn, Third Shift | 2015 | 104 | Science Fiction, Drama | new 2025-05-28
      The night workers of a Martian town vote on whether to go on having nights.
    The Cartographer of Naples | 2016 | 113 | Drama, Romance
      He maps the city by smell. She’s just moved into the blank part.
    The Unsubscribe | 2016 | 96 | Comedy, Science Fiction
      He clicks it once, and is gently removed from everything.
    The Cold Case of Warm Springs | 2016 | 104 | Mystery, Crime
      The only detective in a spa town has been told to relax.
    A Field in Two Languages | 2017 | 106 | Drama | new 2025-08-07
      The border was drawn through the goalmouth. Nobody may pass to the left.
    The Tall Grass Hymnal | 2017 | 104 | Horror, Drama
      The congregation meets at dusk in a field, and sings to keep it down.
    The Lighthouse at Lagrange Point | 2017 | 106 | Science Fiction, Romance
      A keeper at the edge of the dark lights the lamp for ships that passed a century ago.
    Slow Applause | 2018 | 104 | Drama, Comedy
      A forgotten juggler is given a lifetime award, and thirty seconds to say what it was like.
    The Ninth Symphony of Frank | 2018 | 108 | Drama, Musical
      He drives a bus, he has written eight, and the inspectors have found the score in the ticket
      machine.
    Terms & Conditions Apply to You | 2018 | 97 | Comedy, Thriller | new 2025-01-06
      Somebody finally reads them. It’s worse than that.
    The Rain Collector | 2019 | 105 | Drama, Romance
      He labels each bottle with the day. There is one shelf that she isn’t to touch.
    The Whale Road Home | 2019 | 103 | Adventure, Family
      A girl, a deaf trawlerman and a whale with a terrible sense of direction.
    The Year of the Neighbor | 2020 | 101 | Drama, Comedy | new 2024-06-26
      Two men who share a wall and nothing else begin a chess game through it, in knocks.
    Greenhouse Hearts | 2021 | 104 | Romance, Drama | new 2026-07-09
      Two rival tomato growers are snowed in together in July. It’s that sort of greenhouse.
    Voicemail for the Dead | 2021 | 98 | Horror, Drama | new 2026-04-29
      The service was meant to be a comfort. Then the mailbox was full.
    Seven Minutes Behind | 2022 | 103 | Science Fiction, Thriller | new 2026-12-24
      The broadcast delay is seven minutes. Someone at the other end has started using it.
    The Orchard Keeper’s AI | 2022 | 99 | Science Fiction, Comedy | new 2024-04-16
      It was trained to pick apples. It’s decided to wait until they are ready to talk.
    The Candlemakers of Rue Sourde | 2022 | 113 | Drama, Romance | new 2026-11-28
      One street in Lyon still has no electric light, by vote, by one vote, every year.
    Pet Court | 2023 | 93 | Comedy, Family | new 2025-12-08
      The cat is suing. The dog has waived his rights without reading them.
    A Ghost Writes Back | 2023 | 101 | Comedy, Mystery | new 2026-01-22
      He dictates at night; she types by day; the publisher would like to meet the author.
    The Paperboy of Sector 9 | 2023 | 98 | Science Fiction, Family | new 2025-03-18
      There is only one newspaper left, and one boy with a rocket to throw it from.
    The Tidewrack Murders | 2023 | 106 | Mystery, Thriller | new 2027-07-25
      Each spring tide leaves a shoe, a bottle and a clue, in order of size.
    Grandmother’s Getaway Car | 2023 | 100 | Crime, Comedy | new 2027-05-15
      She can’t see over the wheel, but then they can’t see her.
    Last of the Lamp Towns | 2024 | 108 | Western, Science Fiction | new 2027-10-11
      Out past the solar fields, a town still pays a marshal to turn the dark off.
    The Ice Road to Elsewhere | 2024 | 104 | Adventure, Thriller | new 2024-09-05
      A trucker hauls a grand piano across a thawing lake, and has been told to keep to allegro.
    Somebody Left the Music On | 2024 | 106 | Drama, Musical | new 2027-03-31
      In an evacuated block, one radio plays on the ninth floor. The whole brigade has begun to
      dance.
    The Understudy’s Understudy | 2024 | 99 | Comedy, Romance | new 2027-01-19
      She knows all three parts and has never once been in the building.
    The Owl at the End of the Street | 2024 | 90 | Family, Fantasy | new 2025-09-21
      It answers one question a night. The queue now reaches the bakery.
    """
}
