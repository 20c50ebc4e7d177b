extension FilmCard {
  /// Films of the 1950s.
  static let fifties = """
    Visitor from the Ninth Planet | 1951 | 82 | Science Fiction
      It lands in a wheat field, asks for a lawyer, and gets the only one in the county, who does
      mostly fences.
    The Gun They Called Patience | 1951 | 85 | Western
      The slowest draw in the territory has never lost. Nobody has lived to explain why.
    Night of the Long Overture | 1951 | 105 | Musical, Romance
      The conductor loves the first violin, who loves the soloist, who has missed his entrance
      twice to look at the conductor.
    Alibi for a Blonde | 1951 | 78 | Crime, Mystery
      Four men swear she was with them on Friday. They’re all telling the truth.
    The Weather from Venus | 1952 | 78 | Science Fiction
      It has been raining upward since Sunday. The weatherman is keeping calm; it is the only
      thing he trained for.
    Three Mules to Perdition | 1952 | 82 | Western, Comedy | new 2024-03-21
      A banker, a nun and a bank robber ride to the border on three mules, only one of which is
      speaking to the others.
    The Moonlight Ferryman | 1952 | 84 | Romance, Drama | by Paul Ames
      He rows lovers across the lake and never asks their business. Then one night the passenger
      is his own wife, alone.
    The Sword of San Telmo | 1952 | 105 | Adventure, Romance
      A fencing master teaches both sides of a rebellion. He charges the tyrant double, and
      teaches him wrong.
    Rocket to Nowhere Special | 1953 | 80 | Science Fiction, Adventure
      The first men on the Moon find a lawn chair, a newspaper, and a note asking them to keep it
      down.
    The Hand at the Church Social | 1953 | 71 | Horror, Comedy
      It plays the organ, it passes the cake. It belongs to someone, and they’re expected.
    A Town with No Tuesday | 1953 | 84 | Western, Mystery | new 2027-12-21
      Everyone in Bitter Springs agrees about Monday and Wednesday. A marshal would like to hear
      about the day between.
    Men of the Bellwether | 1953 | 108 | Adventure, Drama
      A salvage crew raises a ship that sank with a cargo of bells, and can’t get any sleep.
    Mister Tumbledown | 1953 | 79 | Family, Fantasy | new 2026-02-17
      An old house decides to move to the seaside and takes the family, who were at breakfast.
    The Brain in the Bank | 1954 | 76 | Science Fiction, Crime
      A bank replaces its manager with an electronic brain, which promptly asks to speak to the
      manager.
    Invasion of the Left-Handed | 1954 | 79 | Science Fiction, Horror | new 2024-02-24
      They look like us and talk like us, but every one of them smudges the ink.
    The Tin Ambassador | 1954 | 86 | Science Fiction, Drama
      A robot is sent to end a war. Both sides want to know whose side the rust is on.
    It Grew in the Laundromat | 1954 | 75 | Horror, Science Fiction, Comedy
      The spin cycle should have killed it. It came out smaller, and very, very angry.
    The Last Rail to Contention | 1954 | 103 | Western, Drama
      The railroad needs six more miles, and the only man who can lay them is due to hang on
      Friday.
    Cattle for the Governor | 1954 | 86 | Western, Adventure
      A thousand head, one governor, and a river that has drowned better drovers than these.
    Widow’s Canyon | 1954 | 85 | Western, Romance
      Seven widows own the only water for sixty miles. The cattle company sends its handsomest
      man, and then its worst.
    Sailing to Seville by Sunday | 1954 | 86 | Musical, Adventure
      Eleven songs, nine ports, one goat. The studio cut the tenth port and kept the goat.
    The Daffodil Follies | 1954 | 85 | Musical, Comedy
      A gardener’s daughter crashes the flower show with sixty tap dancers disguised as a border.
    A Room Above the Bakery | 1954 | 82 | Romance, Comedy
      The rent is cheap because the bread goes in at three. Neither tenant has slept, or met,
      until the strike.
    Letters to a Lady in Lisbon | 1954 | 86 | Romance, Mystery
      He writes them, he posts them, and then he meets her. The handwriting in the replies was
      never hers.
    The Quiet Street | 1954 | 85 | Drama, Thriller
      Nothing has happened on Alder Street in thirty years. On Sunday the new people take down
      their curtains.
    The Accountant’s Revolver | 1954 | 84 | Crime, Thriller
      He finds an extra nought in the firm’s books, and an extra man in his parking space.
    The Gelatin Hour | 1955 | 77 | Horror, Science Fiction
      A dessert company discovers a formula that never melts, never spoils and never stops.
    The Fiend of Fog Island | 1955 | 74 | Horror, Mystery
      A lighthouse keeper writes that everything is fine, four hundred times, in four different
      hands.
    Hang Them in the Morning | 1955 | 83 | Western, Thriller | new 2026-11-09
      A hangman is snowed in with his three next appointments and one deck of cards.
    Port of Call: Dunmore | 1955 | 112 | Drama, Mystery
      A purser steps off for cigarettes in a town that does not appear on the route, and that has
      his name on a door.
    The Ghost Pays Extra | 1955 | 80 | Comedy, Fantasy | new 2026-04-03
      A landlord finds the haunted room lets for more, and so must keep the ghost in good spirits.
    Creature from the Municipal Pool | 1956 | 78 | Horror, Science Fiction
      There’s no running, no diving and no swimming for an hour after it has eaten.
    Night of the Mannequins | 1956 | 76 | Horror, Mystery
      The window display at Pruitt’s has been rearranged again. The dresser has been dead since
      March.
    The Sheriff Reads Aloud | 1956 | 86 | Western, Drama | new 2026-03-08
      Every night on the jailhouse steps he reads the town one chapter. The man coming to kill him
      has asked to hear the end.
    The Boy with the Paper Kite | 1956 | 80 | Family, Drama
      The whole street gives a scrap of paper for the kite, and someone has torn theirs from a
      will.
    The Shrinking Secretary | 1957 | 80 | Science Fiction, Drama
      She was always overlooked. Now the typing pool needs tweezers, and she has started to hear
      what they say.
    I Was a Teenage Barometer | 1957 | 73 | Horror, Comedy
      When pressure falls, he changes. Tonight is the prom, and there’s a storm coming in off the
      coast.
    Spurs of Lonesome Abbott | 1957 | 79 | Western
      He walks into town with no horse and two pairs of spurs. One of them isn’t his.
    Knives in the Conservatory | 1957 | 81 | Mystery, Comedy
      A weekend party, a fern expert and a detective with hay fever.
    Attack of the Velvet Moth | 1958 | 87 | Horror, Science Fiction | by Carl Dresner
      A shipment of ball gowns arrives from the jungle with something asleep in the sleeves. By
      Tuesday it has eaten the opera house, and it is still hungry.
    The Crawling Chandelier | 1958 | 74 | Horror
      Guests at the Hotel Excelsior are advised to look up. Then to move along. Then to run.
    Terror in Aisle Five | 1958 | 72 | Horror, Science Fiction
      Something in the supermarket is marking people down.
    Forty Fathoms of Fear | 1958 | 81 | Horror, Adventure | new 2027-03-05
      A diving bell is hauled up with a passenger nobody lowered, and it would like to know who’s
      in charge.
    The Robot Wore a Tie | 1958 | 84 | Science Fiction, Comedy
      He’s punctual, tireless and good with numbers. Accounting begins to suspect by the end of
      the second week.
    Planet of the Housewives | 1958 | 79 | Science Fiction, Comedy
      Four astronauts land on a world run entirely by women, and are politely asked to wipe their
      feet.
    Badlands Telegraph | 1958 | 81 | Western, Adventure
      The wire has been cut in four places, and a message is still coming through.
    Nobody Rides to Bonaventure | 1958 | 106 | Western, Drama
      They walk. It was part of the treaty, and one man in a hurry is about to forget it.
    Dynamite and Lace | 1958 | 82 | Western, Comedy | new 2025-05-02
      A mail-order bride arrives with forty crates of trousseau, thirty-nine of which are ticking.
    Supper Club Cinderella | 1958 | 87 | Musical, Romance
      She washes up at midnight, sings at one, and is gone by two with somebody’s heart and all
      the spoons.
    Goodnight, Mrs. Calloway | 1958 | 106 | Drama, Romance
      A night nurse reads to a dying matriarch who keeps correcting the book.
    Caravan of the Blind King | 1958 | 110 | Adventure, Fantasy
      A king who can’t see his treasure has it described to him nightly by a thief.
    Christmas at Pinney’s | 1958 | 84 | Family, Comedy
      A department-store Santa is locked in overnight with the inventory, a lost child and a very
      small burglar.
    The Eleventh Juror | 1958 | 88 | Crime, Drama
      One juror has met the accused. It would be simpler if he could remember who was driving.
    The Ambassador’s Trousers | 1958 | 83 | Comedy
      Peace in our time depends on a formal dinner, and the dry cleaner closes at five.
    The Man Who Photographed Tomorrow | 1959 | 83 | Science Fiction, Mystery
      His camera runs a day fast. He’s in every picture but the last.
    The Preacher of Gallows Flat | 1959 | 104 | Western, Drama
      He came to bury one man and stayed to save the rest, at a ratio the town found
      disappointing.
    Sundown at Dry Wells | 1959 | 78 | Western
      Two gunmen wait for the noon stage, the two o’clock stage and, growing hungry, the five
      o’clock.
    """
}
