extension SeriesCard {
  /// Mysteries, crime and tales of the uncanny.
  static let mystery = """
    The Cardigan Detective
      genres: Mystery
      since: 2015
      minutes: 54-56
      rating: TV-PG
      cast: Lowell Grice, Rosamund Thackery, Emlyn Tregarth
      by: Edda Fallowfield, Dolores Ipswich
      airs: 2024-10-11
      about: Odell Finch retired from the police to run a wool shop. Thistle House, up the hill, has
        not stopped having guests.
      when: A body is found in the allotments, wearing someone else’s scarf.
      when: The village fête has one stall too many.
      when: Lady Ambrose at Thistle House reports the theft of something she never owned.
      when: Odell is asked to judge the marrows, and finds one of them hollow.
      when: The bell-ringers are a man short, and the bell isn’t.
      when: An unsigned pattern is posted to the shop, one row at a time.
      then: Odell drops a stitch, picks it up, and has it.
      then: The kettle boils twice before anyone tells the truth.
      then: It was never about the money. It was about the hedge.
      then: The answer has been hanging on the line since Monday.
      then: Inspector Pell arrests the wrong man politely, and then the right one.
      season: Cast On; A Dropped Stitch; The Vicar’s Alibi; Death of a Marrow; Ring Eight, Find
        Seven; The Moth in the Attic; Purl Before Swine; The Allotment Affair; The Empty Pew;
        Weather for a Funeral
      season: The Bishop’s Scarf; Two Sugars, No Witnesses; The Hollow Tree; Tension Square; The
        Weekend Guest; A Loaf of Evidence; The Hedge at Number Six; Needle and Thread; The Knitting
        Circle; A Quiet Afternoon at Thistle House
      season: The Visiting Choir; A Quiet Word; Cable and Corpse; The Fête Worse Than; Murder in
        Double Knit; The Wrong Greenhouse; Last Orders at the Plough; The Postmistress’s Secret;
        Odell Takes the Waters; Cast Off
      story: 2x05 A weekend guest at Thistle House has packed four suitcases and no shoes. Odell
        follows muddy prints to the greenhouse.
      story: 2x06 Odell is handed a loaf with a confession baked into it, and a village that all
        claims to be the baker.

    Mrs. Applegate Regrets
      genres: Mystery, Drama
      since: 2001
      minutes: 52-56
      rating: TV-PG
      cast: Beatrix Lomond, Simeon Larkspur
      by: Dolores Ipswich
      about: The best-connected widow in the county declines every invitation but the ones with a
        body at the end.
      when: The card is engraved, the host is charming, and the conservatory is locked.
      when: An old flame asks her down for the shooting, and somebody misses a bird.
      when: The bridge party has five players, and one of them is dummy.
      when: A ball is given for a girl nobody has met.
      when: She’s seated beside the one man in the room who knew her husband well.
      then: Mrs. Applegate has a second helping, and a theory.
      then: The seating plan tells her everything but why.
      then: She writes a thank-you letter that gets four people arrested.
      then: It’s all done with great tact, and a soup spoon.
      season: The Invitation; A Place at Table; Black Tie, Red Sleeve; The Fish Course; Carriages at
        Midnight; The Wrong Widow; Dancing Until Dawn; R.S.V.P.
      season: Guns on the Terrace; The Fifth at Bridge; A Debutante Vanishes; Sherry in the Crypt;
        The Late Host; Private View; The Thank-You Letter; Not at Home
      story: 1x01 An invitation arrives from a man whose funeral Mrs. Applegate has already sent
        flowers to.

    The Vicar of Cold Ash
      genres: Mystery, Comedy
      since: 1999
      minutes: 48-52
      rating: TV-PG
      cast: Ned Abernethy, Francesca Imbrie
      by: Dolores Ipswich, Camille Ardrossan
      about: The Reverend Tansley has a leaking roof, a dwindling flock and an unhappy gift for
        being first to find them.
      when: A stranger takes communion, and drops.
      when: The jumble sale turns up a blood-stained cassock in the vicar’s own size.
      when: Somebody has been confessing on the answering machine.
      when: The roof fund is missing, and so is the steeplejack.
      when: A bride fails to arrive; her bouquet does.
      then: The sermon has to be rewritten, quickly, as an accusation.
      then: He forgives everyone, and then telephones the sergeant.
      then: The organist knew, but nobody ever asks the organist.
      then: It’s raining in the nave by the time the truth comes out.
      season: Many Mansions; The Jumble Sale; A Steeplejack Falls; Bring and Buy and Bury; The
        Answering Machine; Harvest Festival; Through a Stained Glass; Here Endeth
      season: The Christening Mug; Lych Gate; The Missing Bride; Bats in the Belfry; A Lesser Sin;
        The Flower Rota; Vestry Business; Evensong for One

    Inspector Lumley’s Holiday
      genres: Mystery
      since: 2010
      minutes: 50-54
      rating: TV-PG
      cast: Simeon Larkspur, Petra Vandermolen
      by: Edda Fallowfield, Linh Duvarre
      airs: 2025-06-06
      about: Each week the inspector goes somewhere warm to do nothing, and each week nothing is
        done to somebody else.
      when: The hotel pool is closed, for reasons that become clear at low water.
      when: A fellow guest recognises Lumley, and dies of it before dessert.
      when: The local police have one officer, one bicycle and one suspect: him.
      when: The guided tour comes back a person short and a painting long.
      when: The cable car stops half way, with the murderer in it.
      then: He solves it in sandals.
      then: Lumley loses his luggage, his temper and, nearly, his tan.
      then: The postcard home says the weather is lovely.
      then: He checks out early, with the culprit carrying the bags.
      season: A Week in Marzapane; Half Board at Kossos; The Funicular; Deckchair Number Nine; All
        Inclusive; The Dead of Siesta; Off Season in Ostrava Bay; Late Check-Out
      season: The Alpine Rest; Cruise Control; Sunset Terrace; A Room with Two Views; Excess
        Baggage; The Volcano Walk; Tips for the Maid; Wish You Were Here

    Nor Point
      genres: Crime, Mystery
      since: 2011
      minutes: 55-57
      rating: TV-14
      cast: Ilka Morrow, Jonah Ekwueme
      by: Linh Duvarre, Matthias Crewe
      about: Two detectives, one estuary, and eleven miles of mud that keeps whatever it’s given.
      when: A wildfowler finds a wedding ring, and then the rest.
      when: The causeway floods with a police van half way across.
      when: A girl comes home after nine years and says that it’s Thursday.
      when: The eel man has stopped answering his door, though the lamp is lit.
      then: Nobody on the marsh has seen anything. They’ve seen it for years.
      then: The tide gives them six hours, and takes back two.
      then: Inspector Ravn says nothing, at length.
      then: It ends at the sluice, in the wind, with the wrong brother.
      season: Mud; The Causeway; Eel Season; Six Hours; What the Geese Saw; Brackish; The Sluice;
        Low Country
      season: Samphire; A Lamp at Nor Point; The Drowned Church; King Tide; Reed Cutters; The Other
        Bank; Silt; Neap

    Harbor Division
      genres: Crime, Drama
      since: 1992
      minutes: 44-47
      rating: TV-14
      cast: Mack Torvald, Delphine Okoro, Barrett Nkemelu, Judith Vanterpool
      by: Linh Duvarre, Rosalind Okafor-Pryce
      about: Six detectives, one pier and a tide that returns most things. The coffee is the real
        villain.
      when: A container is opened on Pier 40, and closed again quickly.
      when: Diaz and Lund fish a briefcase out of the harbour, chained to nothing.
      when: A dock foreman confesses to a crime nobody’s reported.
      when: The night ferry arrives on time with no one at the wheel.
      when: Somebody is stealing anchors.
      when: The captain’s old partner walks in and asks to be arrested.
      when: A witness will only talk at low tide.
      then: Upstairs wants it closed by Friday. The sea wants it sooner.
      then: The paperwork floats.
      then: They get the man, and lose the case, and keep the boat.
      then: Lund makes the arrest, and then makes the call to the mother.
      then: There’s a name on the manifest that shouldn’t be alive to sign it.
      then: The coffee machine is taken in for questioning.
      season: Slack Water; Pier 40; The Anchor Thief; Dead Reckoning; Low Tide Witness; Bill of
        Lading; Longshore; Salvage Rights; The Night Ferry; Fog Signal; Bonded; The Captain’s
        Partner; High Water Mark
      season: Union Dues; Container 114; Ballast; Plimsoll; Stowaways; Man Overboard; Harbor Master;
        The Cold Crane; Cut Rope; Customs; Two Tides; A Body of Water; Lights on the Breakwater
      season: Dry Dock; Flotsam; The Widow’s Tug; Bow Wave; False Colors; Small Craft Warning;
        Dredge; Demurrage; The Rat Line; Undertow, Overtime; Deep Draft; Iron Cargo; The Long Pier

    Coldwater Assizes
      genres: Crime, Drama
      since: 1981
      minutes: 46-49
      rating: TV-PG
      cast: Ruth Satterly, Elroy Baptiste, Roland Firthwood
      by: Rosalind Okafor-Pryce
      about: The circuit court reaches Coldwater twice a year, and the town saves up.
      when: A miller sues the river.
      when: The defendant insists on being found guilty of more.
      when: A jury of twelve returns from lunch with thirteen.
      when: The chief witness is a parrot, and the parrot has been coached.
      when: Two farmers claim one cow, which claims a third.
      when: Old Judge Marl recognises the accused as the man who once let him go.
      then: The verdict is a surprise to the foreman.
      then: Counsel for the defence asks for a glass of water and wins.
      then: Justice is done, and the bridge is closed by the crowd.
      then: The law has no answer, so the judge gives his own.
      then: Costs are awarded to the cow.
      season: The Miller and the River; Guilty of More; Silk; A Thirteenth Juror; The Parrot’s Oath;
        Contempt; The Hanging Clerk; Grievous; The Boundary Stone; Leave to Appeal; Bail; The
        Poisoned Well; Summing Up
      season: Term Begins; The Reluctant Heir; Exhibit D; In Chambers; A Cow in Equity; The Deaf
        Witness; Trespass; Perjury Lane; The Dead Man’s Signature; Hung; Breach; The Judge’s Past;
        Sine Die

    A Hand in the Varnish
      genres: Crime, Drama
      since: 2018
      minutes: 46-50
      rating: TV-14
      cast: Ottilie Umarova, Dmitri Castellane
      by: Linh Duvarre, Joaquin Belltower
      airs: 2027-06-04
      about: She came to learn restoration. He teaches her everything, including how to spot the
        ones he did.
      when: A museum asks them to authenticate a picture he painted in an afternoon.
      when: The paint is right, the canvas is right, and the dog is wrong.
      when: A collector pays in cash, in a car park, in the wrong century’s banknotes.
      when: Somebody has forged one of the forgeries.
      then: Ilona signs it with her own name, very small.
      then: The dealer smiles, which is how she knows.
      then: It hangs in the national collection to this day, near the stairs.
      then: The varnish isn’t the only thing that is slow to dry.
      season: Ground; The Wrong Dog; Craquelure; A Question of Blue; Provenance; The Wormholes; Two
        Hands; Fake of a Fake
      season: Underpainting; The Collector’s Wife; Raking Light; Lead White; A Minor Master; The
        Left-Handed Saint; Sold to the Gentleman; Signature

    Uncle Ray’s Back Room of Wonders
      genres: Horror, Comedy
      since: 1974
      minutes: 24-26
      rating: TV-14
      cast: Seymour Plunkett, Opal Wintergreen
      by: Gideon Sallow
      about: Uncle Ray keeps a junk shop with a back room, and anyone who asks the price of
        something is told how it got there.
      when: A customer asks about {l}, and Uncle Ray locks the front door.
      when: “Ah,” says Uncle Ray, “{l}.” The lights go down by themselves.
      when: There is no price on {l}. There’s a reason, and it has teeth.
      when: A young couple want {l} for the hall, and won’t be told.
      when: The last owner of {l} brought it back on foot, all the way from the cemetery.
      when: Somebody once paid cash for {l}, and paid again later.
      when: “You don’t want that,” says Uncle Ray, of {l}. They all say they do.
      then: It goes home with the last person you’d expect, and so does something else.
      then: All sales are final. This one particularly.
      then: He wraps it in newspaper, and tomorrow’s at that.
      then: Nobody reads the label until the clock strikes.
      then: By the end it’s back on the shelf, a little heavier.
      then: The moral, says Uncle Ray, is to keep the receipt.
      season: The Doll with Two Shadows; The Ventriloquist’s Coat; A Clock That Runs Behind; The
        Honest Mirror; The Piano Stool; Somebody’s Tooth; The Weeping Barometer; The Last Match; The
        Umbrella Stand; A Jar of Fog; The Portrait of Nobody; The Second-Hand Wedding Ring; A Music
        Box for the Left Ear
      season: The Bell with No Tongue; The Bedside Lamp; A Suitcase from the River; The Hangman’s
        Slipper; The Puppet King; A Bottle of Yesterday; The Wallpaper Roll; The Chess Set; The
        Typewriter That Knew; A Cage for Nothing; The Rocking Horse; The Spare Key; A Set of Good
        Knives
      season: The Telephone on the Wall; A Box of Moths; The Gramophone Horn; The Child’s Glove; A
        Map of This House; The Taxidermist’s Spaniel; The Stopped Watch; The Opera Glass; The Blue
        Bottle; A Hatful of Teeth; The Camera Obscura; The Locked Diary; The Back Room Itself

    The Lantern Hour
      genres: Horror, Mystery
      since: 1983
      minutes: 48-51
      rating: TV-14
      cast: Viktor Estragan, Philippa Crane-Otway, Roland Firthwood
      by: Gideon Sallow, Vera Holt
      about: One lantern, one storyteller and one tale a week, told to a circle of listeners that is
        never quite the same number.
      when: A walker takes shelter in a house with too many bedrooms.
      when: The village remembers a debt, and the year it falls due.
      when: A widow hires a lodger who casts a very small shadow.
      when: Two brothers inherit a well.
      when: The doctor is called out at midnight to a patient he buried.
      when: A governess counts the children, and counts them again.
      then: The lantern burns low, and someone in the circle gets up to leave.
      then: In the morning there’s snow, and one set of prints coming back.
      then: It isn’t the dark that wants letting in.
      then: Every debt is paid, and the change is counted out in teeth.
      season: The Ninth Bedroom; Candlemas; What the Well Said; A Lodger of Slight Build; Hollow
        Bread; The Patient at Thorn End; Snow from the Inside; The Counting Rhyme; Mr. Ambler’s
        Bell; The Salt Line
      season: The Borrowed Child; The Black Harvest Home; A Door for the Cat; The Toll House; Five
        Fathoms of Hill; The Beekeeper’s Widow; Low Mass; The Lamp Across the Valley; The Thirteenth
        Listener; Out
    """
}
