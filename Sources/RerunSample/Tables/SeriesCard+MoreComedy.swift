extension SeriesCard {
  /// Sitcoms, second half.
  static let moreComedy = """
    Break a Leg, Gerald
      genres: Comedy
      since: 1988
      minutes: 22-24
      rating: TV-PG
      cast: Kip Sandoval, Georgette Paley, Tansy Ogle
      by: Alonzo Prewitt, Percival Lunt
      about: The Alma Street Players have eighty seats, one curtain and a leading man who has been
        understudied to within an inch of his life.
      when: The set for the tragedy has been delivered to the panto.
      when: A critic is in, row F, awake.
      when: Gerald has learnt the part. It’s a different play.
      when: The ghost has missed his entrance, and something else has made it.
      when: The prompter has fallen in love with the wrong pause.
      when: It’s a full house, because of the rain.
      then: The curtain comes down early, and on Gerald.
      then: They get a standing ovation, from the fire brigade.
      then: The show goes on, in the car park.
      then: The critic calls it brave, which closes it.
      then: Act three is performed in the dark, to great effect.
      season: Beginners, Please; The Dagger Is Missing; Row F; A Prompt Reply; Gerald Dries; The
        Scottish Business; Matinée Idle; Props; The Hind Legs; Exit, Pursued by Aunt; House Lights;
        Dress Rehearsal; Strike the Set
      season: Understudy, Overstudy; Method in His Mattress; Sold Out by Accident; The Trapdoor;
        Wig; A Ghost in Row C; Corpsing; Upstage; The Bishop’s Matinée; Noises Nearby; Interval
        Drinks; Final Notice; Gerald’s Big Night

    Any Other Business
      genres: Comedy
      since: 2013
      minutes: 22-24
      rating: TV-PG
      cast: Rosamund Thackery, Petra Vandermolen, Amadou Pressfield
      by: Otis Hallam, Edda Fallowfield
      airs: 2025-01-10
      about: The parish council of Nether Poole governs two bus stops and a duck pond with an iron
        hand and a shared biscuit tin.
      when: The duck has been re-elected.
      when: A motion to replace the bench is opposed by the bench.
      when: Somebody has minuted what the chair actually said.
      when: The bypass is coming, or the councillor who draws it is.
      when: The roundabout is to be twinned with a larger roundabout.
      when: An emergency meeting is called, and nobody can remember the emergency.
      then: It passes, four votes to three, with one duck abstaining.
      then: It’s deferred until the biscuits are found.
      then: Mrs. Thripp reads out standing order nineteen, from memory, in the rain.
      then: A sub-committee is formed, and immediately splits.
      then: There being no further business, they go to the pub and do it properly.
      season: Apologies for Absence; The Bench; Matters Arising; A Duck Abstains; Twinned; Standing
        Order Nineteen; The Bypass; Petty Cash; Quorum; Hedge Fund; Bollards; Best Kept Village;
        Through the Chair
      season: Minutes of the Last; The Other Bus Stop; Conflict of Interest; Bunting; Planning
        Permission; A Vote of Thanks; The Biscuit Tin; Dog Warden; Election Night; Potholes; The
        Mayor’s Chain; Extraordinary Meeting; Any Other Business

    Knights of the Cul-de-Sac
      genres: Comedy, Fantasy
      since: 2009
      minutes: 23-25
      rating: TV-PG
      cast: Ned Abernethy, Oscar Threlkeld-Yun, Maeve Lindqvist
      by: Otis Hallam, Priya Lanterman
      airs: 2024-05-17
      about: Six suburban fathers swear an oath over a barbecue, and it takes.
      when: A quest appears on the whiteboard, in nobody’s writing.
      when: The hedge at number nine has grown a drawbridge.
      when: Sir Keith has left his sword on the bus.
      when: A damsel at number four would like it noted she isn’t in distress.
      when: The dragon is only small, but it’s on the bouncy castle.
      when: Recycling day falls on the solstice.
      then: They’re home by six, singed.
      then: Honour is satisfied, and so, in the end, is the insurance.
      then: The wizard at number two says he did mention it.
      then: The Grail, once again, is the good salad bowl.
      then: Sir Keith yields, and helps them carry it to the car.
      season: The Oath of Briquettes; Sir Keith; The Drawbridge; Bin Day; Damsel, Resting; The Round
        Patio Table; Number Two Is a Wizard; A Lance for Sharing; The Siege of Number Nine; Jousting
        by Mower; The Questing Spaniel; Cul-de-Sacrament; The Salad Bowl
      season: A Stranger at the Turning Circle; Chainmail in the Wash; The Lady of the Pond;
        Trebuchet; School Run; Vigil; The Green Neighbour; The Heir to Number Six; Errant; Dragon,
        Slightly Used; A Feast of Oven Chips; Neighbourhood Watch; The Long Barbecue

    Motel Calliope
      genres: Comedy, Drama
      since: 1998
      minutes: 24-26
      rating: TV-PG
      cast: Harlan Pike, Beatrix Lomond, Dale Rutherglen
      by: Harriet Boone-Castle
      about: When a circus folds in Oklahoma, its people buy the motel it folded outside of.
      when: A salesman checks in who can’t stand clowns.
      when: The elephant has been asked not to use the pool.
      when: The health inspector is engaged to the human cannonball.
      when: A tornado warning brings in a busload of nuns.
      when: Madame Zora foresees a full house, and nobody’s changed the sheets.
      when: A bank examiner asks to see the books, and is shown the lion.
      then: The ice machine gets a round of applause.
      then: Check-out is at eleven, and not a dry eye.
      then: Somebody is fired, from the cannon, with references.
      then: The band strikes up in room 9, and the plumbing joins in.
      then: The strongman carries the bags, and the car.
      season: No Vacancy for Lions; The Human Cannonball’s Day Off; Ice; Madame Zora Regrets;
        Continental Breakfast; The Tallest Guest; Elephant Pool; Trapeze Hours; Sawdust; Room 9;
        Bearded Lady Killer; The Ringmaster’s Wife; Winter Quarters
      season: Do Not Feed the Desk Clerk; Nuns by the Busload; The Flea Circus; A Tightrope in the
        Lobby; Adjoining Rooms; Salesman of the Year; The Knife Thrower’s Rash; Free Cable; Two
        Strongmen; Popcorn; Twister; A Clown at the Door; The Big Top

    The Late Mr. and Mrs. Finch
      genres: Comedy, Fantasy
      since: 1966
      minutes: 24-25
      rating: TV-G
      cast: Julian Thornby, Opal Wintergreen, Cornelius Babb
      by: Bertram Quayle, Juniper Hask
      about: The Finches perished in 1928 and have been excellent hosts ever since, to whoever has
        the house.
      when: The new tenants have brought a vacuum cleaner, which Mrs. Finch takes for a suitor.
      when: A medium comes to dinner and can’t be got to stop talking.
      when: Mr. Finch mixes a cocktail that hasn’t been legal since he was alive.
      when: It’s their anniversary, and also the anniversary of the accident.
      when: The bank means to sell the house, with fixtures.
      when: Their portrait has been moved to the downstairs lavatory.
      when: A mouse has got into the library, and Mr. Finch, who is dead, is afraid of it.
      when: Cousin Horace has passed on at last, and is coming to stay.
      then: Mrs. Finch rattles the good china until somebody listens.
      then: Everyone looks a little pale, some more than others.
      then: They dance on the ceiling until the bailiffs leave.
      then: The living apologise first, as is only fair.
      then: Mr. Finch walks out in a huff, through the wall.
      then: The chandelier takes no part in it until the very end.
      season: House Warming, House Chilling; The Vacuum Cleaner; A Medium, Well Done; Cocktails at
        Half Past Never; The Portrait; In-Laws from Beyond; The Séance Is Tuesday; Wedding Sheets;
        Ectoplasm on the Chintz; The Bank Calls Twice; A Draught in the Hall; Old Flame; Dearly
        Departed, Nearly Parted
      season: The Poltergeist Upstairs; Mrs. Finch Goes Shopping; A Skeleton in the Wardrobe; Past
        Tenants; The Exorcist’s Day Off; Rattling On; The Ghost of a Chance; Will Power; A Stiff
        Drink; The Other 1928; Transparent Excuses; Boo, Darling; Till Death Do We Start
      season: The Colour Television; Spirit Level; A Visitation Before Lunch; Heir Apparent; Knock
        Once for Sherry; The Haunted Dishwasher; Limbo Party; A Grave Mistake in the Accounts;
        Psychic Plumber; The Long Weekend; Unfinished Business; The Butler Did It, in 1911; Still
        Here

    Overdue at Tansley Road
      genres: Comedy
      since: 2017
      minutes: 21-23
      rating: TV-PG
      cast: Zora Pettibone, Tobias Greengage, Rosamund Thackery
      by: Edda Fallowfield
      airs: 2027-02-05
      about: A branch library marked for closure has three staff, one boiler and forty thousand
        reasons to stay open, some of them large print.
      when: A book comes back sixty years late, with a map in it.
      when: The quiet study area has been taken over by a choir.
      when: Somebody is living in Biography.
      when: The council wants to know who, exactly, borrowed the boiler.
      when: Story time is being disrupted by a critic, aged four.
      when: A romance novel is full of corrections in pencil.
      then: The fine is waived, on literary grounds.
      then: It’s filed under Miscellaneous, with everything else that matters.
      then: Shh is said, twice, and meant.
      then: Somebody finds the last page, in Cookery.
      then: They stay open until nine, and then until ten.
      season: Sixty Years Late; Large Print; Somebody in Biography; The Quiet Area; Spine;
        Inter-Library Love; Story Time; Folio; Closed for Stocktaking; Wet Paint, Dry Prose;
        Reference Only; The Boiler; Date Stamp
      season: Unpopular Fiction; Lost Property, Found Poetry; Author Visit; Mould; The Pencil
        Critic; Self-Help; Microfiche; Banned Books Week; A Night in Travel; Index; The Mobile
        Library; Renewals; Last Borrower
    """
}
