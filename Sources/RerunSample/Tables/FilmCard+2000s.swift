extension FilmCard {
  /// Films of the 2000s.
  static let twoThousands = """
    Cinder Road | 2000 | 108 | Drama
      A roofing crew spend a summer on the one house in town that no one wants to see from above.
    The Tea Merchant’s Confession | 2001 | 112 | Drama, Romance
      He’s blended eleven secrets into the house black. His granddaughter can taste ten.
    Nightshift at the Planetarium | 2002 | 101 | Drama, Comedy
      The janitor knows every constellation except his own daughter’s number.
    The Regional Manager | 2002 | 99 | Comedy, Drama
      Promoted to a region nobody can find on the map, he moves there.
    What the Beekeeper Saw | 2003 | 104 | Drama, Mystery
      The bees have begun to dance directions to somewhere that isn’t a flower.
    Ten Miles of Nothing | 2003 | 106 | Drama, Romance
      A speed-record driver and a bird counter need the same ten miles of nothing.
    The Vanishing of Platform Nine | 2003 | 102 | Mystery, Fantasy
      A commuter misses his train by a minute and spends ten years proving there was a platform.
    House of Static | 2003 | 83 | Horror, Thriller
      The previous owners left the television on. They are still watching.
    The Sleepwalkers’ Union | 2004 | 103 | Drama, Fantasy
      In one mill town everybody walks at night, and by morning the work is done.
    Half the Orchestra | 2004 | 110 | Drama, Musical
      After the accident only the strings are left. They decide to play it as written, rests and
      all.
    Signal Lost at Marrow Gap | 2005 | 103 | Thriller, Science Fiction | new 2025-02-20
      Cell towers fall silent one valley at a time, and in each one the phones keep ringing.
    The Paper Lantern Regatta | 2005 | 101 | Adventure, Family
      The boats are paper, the river is not, and the prize is the last house before the weir.
    A Long Table in Abruzzo | 2006 | 108 | Drama, Comedy
      Fourteen cousins, one lunch and a will that has to be read before the cheese.
    The Lamplighter’s Niece | 2006 | 114 | Drama, Romance
      She inherits his pole, his round and a list of the four windows he never looked into.
    Winter Rates | 2006 | 103 | Drama, Mystery
      A seaside hotel with one guest, nine staff and a booking in a dead woman’s name.
    The Arithmetic of Swans | 2006 | 107 | Drama
      A mathematician moves to the park bench where his proof stopped.
    The Pasteboard Detective | 2006 | 101 | Mystery, Comedy
      A cardboard cut-out in a supermarket is the only witness, and it has been moved.
    The Man in the Amber Room | 2006 | 104 | Mystery, Thriller
      A museum guard who has looked at one painting for thirty years notices it has started to
      look back.
    Sleight of Hand in Salzburg | 2006 | 105 | Mystery, Romance
      A card sharp and a cellist each have something up a sleeve. The same concert, the same
      bracelet.
    Vault of the Midnight Choir | 2006 | 106 | Thriller, Crime | new 2024-12-11
      Twelve choirboys, one bank, and a very long sustained note.
    Red Eye to Reykholt | 2006 | 98 | Thriller
      Forty passengers, no pilot, and a steward who once did half a course.
    The Other Mrs. Kettleby | 2006 | 101 | Comedy, Romance
      Two women, one surname, one dry-cleaning ticket and a wedding dress with a great deal of
      history.
    Interns of Doom | 2006 | 84 | Comedy, Fantasy
      They make the coffee, sharpen the trident and are on no account to open the filing cabinet.
    The Ghost of Gate 22 | 2006 | 100 | Comedy, Fantasy
      Delayed since 1974, he’d simply like to speak to someone.
    Children of the Hay | 2006 | 84 | Horror, Mystery
      They built the straw man to keep off the crows. The crows have been trying to warn them.
    The Cloud Farmers | 2006 | 102 | Science Fiction, Family
      Up where the rain is grown, a girl and her grandmother are falling behind on the drizzle.
    The Wolf Who Ate the Alphabet | 2006 | 81 | Family, Fantasy
      He’s up to M. A small school rallies round to save the rest.
    Borderline Saints | 2006 | 106 | Western, Crime
      Three bank robbers winter in a mission and, for the look of the thing, start to hold
      services.
    Grandfather Clause | 2007 | 102 | Drama, Comedy
      To keep the farm they must produce the man who signed for it in 1908. Somebody knows an
      actor.
    A Mule Named Justice | 2007 | 102 | Western, Comedy
      He kicks only liars. The judge would prefer that he testify from outside.
    Eight Hundred Sundays | 2008 | 116 | Drama, Romance
      They’ve met at the crossroads market every week since they were nine. Next Sunday it becomes
      a car park.
    Orphan Frequency | 2008 | 104 | Science Fiction, Mystery
      A radio astronomer picks up a lullaby from a star that won’t exist for another million
      years.
    The Deaf Piano | 2009 | 109 | Drama, Musical
      It has been in the river since the flood. She knows what it would sound like, and begins to
      write it down.
    Under the Sulphur Moon | 2009 | 108 | Adventure, Fantasy
      A treasure hunter with a bad knee must outrun a volcano, at volcano pace.
    """
}
