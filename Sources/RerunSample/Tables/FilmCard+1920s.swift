extension FilmCard {
  /// Films of the 1920s.
  static let twenties = """
    The Lighthouse Bride | 1921 | 64 | Drama, Romance
      She marries the keeper by post, and arrives to find he has not mentioned it to the
      lighthouse.
    Pomfret on Ice | 1922 | 62 | Comedy
      A fishmonger is mistaken for a skating champion and, being polite, corrects nobody until the
      final.
    The Clockmaker’s Debt | 1923 | 71 | Fantasy, Drama
      A clockmaker borrows one hour from the Devil and spends forty years looking for someone to
      give it back to.
    Dust of the Caravan | 1923 | 86 | Adventure, Romance | new 2024-08-10
      Twelve camels, one heiress and a guide who has only ever drawn the desert. The sand has
      other ideas about the route.
    The Bell Under the Lake | 1924 | 74 | Fantasy, Horror
      The drowned village still rings for evening prayers. The living one, up the hill, has begun
      to answer.
    Three Hats for Mr. Tuttle | 1924 | 65 | Comedy
      Each hat brings a different fortune. Mr. Tuttle, who has only the one head, does his best.
    The Glove on the Balcony | 1925 | 72 | Mystery, Romance | new 2027-04-26
      A glove falls four storeys into the soup of a retired detective, who has been waiting eleven
      years for something like it.
    The Iron Ballerina | 1925 | 84 | Science Fiction, Drama
      An inventor builds a dancer who cannot tire, and discovers on opening night that he forgot
      to build an ending.
    Queen of the Sawmill | 1926 | 78 | Drama | new 2026-05-25
      She inherits a sawmill, nine lumberjacks and a river that runs the wrong way in April.
    The Wolf at Number Ten | 1926 | 66 | Horror
      A boarding house lets its best room to a quiet gentleman with references from a forest.
    A Fool and His Zeppelin | 1927 | 70 | Comedy, Adventure | new 2027-11-25
      He wins it at cards. Nobody tells him where one parks.
    The Last Coach to Vessen | 1927 | 76 | Horror, Mystery
      Six passengers board in the rain and seven get off. Each of the six is quite sure who the
      extra one is.
    The Tenor’s Double | 1928 | 68 | Comedy, Romance
      A baker with the right chin takes a tenor’s place at dinner, at rehearsal, and, to general
      alarm, in an opera.
    Snow on the Telegraph | 1928 | 83 | Adventure, Western
      A lineman crosses four hundred miles of winter to repair a wire, so that one rude message
      can get through.
    Footlights and Herring | 1929 | 81 | Musical, Comedy
      The first talking picture ever made in a fish market. Everyone sings; the fish, wisely, do
      not.
    The Mapmaker’s Mistake | 1929 | 86 | Adventure, Romance
      Her father drew an island to fill a gap. Now there is a treaty about it and somebody will
      have to go and look.
    """
}
