extension FilmCard {
  /// Films of the 1930s.
  static let thirties = """
    Supper at the Wrong House | 1931 | 77 | Comedy
      A honeymoon couple dine with the wrong family, are adored, and cannot find a way to leave
      before the christening.
    Stardust on the Stairs | 1931 | 80 | Musical, Romance
      Chorus girl, understudy, stairs: on the one night when the star can’t go on, neither can the
      elevator.
    The Crypt at Ravensholt | 1931 | 70 | Horror
      The new librarian may read any book in the castle but the one that keeps turning up beside
      her bed.
    The Duchess Takes the Bus | 1932 | 79 | Comedy, Romance
      Having lost her chauffeur at cards, a duchess discovers the Number 14 and, aboard it,
      everyone she has ever owed money.
    Broadway by Freight | 1932 | 78 | Musical, Comedy
      A revue too poor for the passenger train rehearses its way east in a boxcar full of geese.
    The Emerald Vestibule | 1932 | 72 | Mystery
      A hotel lobby has one entrance too many. The house detective has counted it twice.
    Leave It to Hennessy | 1933 | 74 | Comedy
      Every ministry in the land relies on one junior clerk. He takes a Thursday off.
    Tap Dancers of the Fleet | 1933 | 84 | Musical, Comedy
      The admiral has forbidden dancing on deck. The deck, as the second number makes clear, has
      not been told.
    Death Wears a Boutonniere | 1933 | 74 | Mystery, Crime
      The groom, the best man and the corpse are all wearing the same carnation. There were only
      two.
    The Butler Has Resigned | 1934 | 82 | Comedy, Mystery
      At eight the butler gives notice; by nine the house has lost its silver, its secrets and the
      ability to open wine.
    The Monocle Murders | 1934 | 76 | Mystery, Comedy
      Four members of a gentlemen’s club die of surprise. Inspector Thripp suspects it may be
      contagious.
    Harvest of Strangers | 1934 | 87 | Drama
      A drought, a bank and a family that has run out of cousins. Somebody will have to be nice to
      the banker.
    My Wife the Mayor | 1935 | 80 | Comedy, Romance | new 2024-02-05
      She runs for a joke and wins by a landslide. He runs the household and loses by a similar
      margin.
    The Girl from Row Z | 1935 | 83 | Musical, Romance
      She has seen the show ninety times from the back row. Tonight somebody asks if anyone in the
      house knows the part.
    Dr. Malvane’s Second Heart | 1935 | 73 | Horror, Science Fiction
      The operation is a success. It is the first heart that objects.
    Westward the Piano | 1935 | 86 | Western, Adventure
      A schoolteacher drags a grand piano two thousand miles because someone told her it couldn’t
      be tuned out there.
    Two on a Trombone | 1936 | 84 | Comedy, Musical
      A penniless duo share one instrument, one overcoat and, it turns out, one fiancée.
    Heiress, Slightly Used | 1936 | 86 | Comedy, Romance
      Returned by three fiancés in one season, an heiress advertises herself with the faults
      listed first.
    Pardon My Elephant | 1936 | 75 | Comedy
      A circus leaves one item behind at a quiet country station. The stationmaster’s ledger has
      no column for it.
    The Senator Goes Fishing | 1936 | 84 | Comedy, Drama
      He only meant to avoid a vote. By nightfall he has been elected to something by eleven men
      and a trout.
    Melody for Six Pianos | 1936 | 86 | Musical, Romance
      Five pianists arrive for the audition of the century. The sixth piano is playing by itself
      and wants a raise.
    Umbrellas of 1936 | 1936 | 85 | Musical, Comedy | new 2025-11-12
      Four hundred umbrellas, one staircase, and a producer who has just been told what four
      hundred umbrellas cost.
    Moonlight on the Mezzanine | 1936 | 86 | Musical, Romance
      An usherette hums the tune a composer cannot finish. He follows it up four flights and two
      reels.
    A Waltz for the Telephone Exchange | 1936 | 83 | Musical, Romance
      Two operators fall in love across a crossed line while half the city listens, hums and takes
      sides.
    The Fog Comes to Tilbury Square | 1936 | 78 | Mystery, Horror
      Every lamplighter in the square swears he lit the lamps. Somebody is coming along behind
      them.
    Murder on Ladies’ Night | 1936 | 80 | Mystery, Crime
      The mystery writers’ annual dinner ends in the one thing none of them had prepared for.
    The Thing in the Gramophone | 1936 | 75 | Horror, Mystery
      Played backwards, the record asks who is playing it backwards.
    Gold, and Other Troubles | 1936 | 85 | Adventure, Western
      Three prospectors find the seam of a lifetime under the foundations of the only church for a
      hundred miles.
    The Sky Pilots of Paso Alto | 1936 | 87 | Adventure, Drama
      They fly the night mail over the mountains in wicker chairs, and marry in the order they
      land.
    Champagne for Breakfast, Mr. Lyle | 1937 | 82 | Comedy, Romance
      A bankrupt playboy takes a job as his own valet and finds himself impossible to work for.
    Swing Low, Uncle Barnaby | 1937 | 81 | Musical, Family
      A stern uncle bans music from the farm until the cows stop giving milk and start giving
      notice.
    The Singing Elevator Boy | 1937 | 79 | Musical, Comedy
      He sings between floors and hits the high note at the penthouse. Then the building gets
      escalators.
    The Schoolmaster of Graywater | 1937 | 104 | Drama | new 2026-08-04
      He arrives for one term and stays for four wars, correcting the spelling on every telegram.
    Thirteen for Dinner | 1938 | 83 | Comedy, Mystery
      A superstitious hostess hires a fourteenth guest from an agency. He comes with a gun and
      excellent manners.
    The Perfect Stranger’s Twin | 1938 | 79 | Comedy, Romance
      She slaps the wrong brother at a railway station, then marries the wrong one at the right
      one.
    Paradise with Orchestra | 1938 | 87 | Musical, Adventure
      Shipwrecked with fourteen musicians and no food, a tycoon learns what an encore costs.
    Captain Rake’s Last Prize | 1938 | 110 | Adventure, Romance
      A pirate seizes the one ship on the sea that nobody will admit to owning.
    Honeymoon in Reverse | 1939 | 85 | Comedy, Romance
      A divorcing couple must retrace their wedding trip to recover one lost suitcase and, with
      luck, nothing else.
    Forty Feet of Feathers | 1939 | 86 | Musical, Comedy
      The costume outweighs the leading lady, and in the finale it is given its own dressing room.
    The Hunger of Count Orlescu | 1939 | 77 | Horror, Romance
      An eastern nobleman with impeccable teeth rents a villa over a blood bank, and finds the
      receptionist immune to charm.
    The Jade Compass | 1939 | 105 | Adventure, Mystery
      It points to whatever you’ve lost. In Macao that makes it the most dangerous object on the
      waterfront.
    """
}
