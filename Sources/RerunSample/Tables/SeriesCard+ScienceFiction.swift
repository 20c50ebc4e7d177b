extension SeriesCard {
  /// Science fiction and westerns: frontiers.
  static let scienceFiction = """
    Moonbase Delancey
      genres: Science Fiction, Drama
      since: 1976
      minutes: 45-47
      rating: TV-PG
      cast: Dexter Lomax, Judith Vanterpool, Suki Arden, Viktor Estragan
      by: Marta Venn, Carl Dresner
      about: Four hundred people, one dome and a landlord on Earth. Administrator Pike runs the
        first apartment block on the Moon.
      when: The tenants of C Ring withhold their rent, and their oxygen.
      when: A supply ship lands with no crew and the table laid.
      when: Something in the regolith has started to keep time.
      when: Dr. Amari grows a tomato, and somebody confesses to it.
      when: The Earth sets for the first time in eleven years, an hour early.
      when: A man in an old pressure suit knocks at the outer door.
      when: The computer asks for a day off, and gives its reasons.
      when: Two families claim the last room with a window.
      then: Pike lets it go to arbitration, and the airlock.
      then: They vote by lamplight, and by morning it’s law.
      then: It costs them a dome, a friend and the good telescope.
      then: Earth is informed, in due course.
      then: The dust settles, which takes a week up there.
      then: Nobody tells the children, who worked it out on Monday.
      then: The answer was in the lease all along.
      then: Pike sleeps on it, for the first time since landing.
      season: First Month and Deposit; C Ring; The Table Laid; A Knock at the Outer Door; Regolith;
        Tomato; The Man from Utilities; One-Sixth; Dust Allergy; Night Lasts a Fortnight; The Super;
        A View of Home; Quarantine; The Landlord’s Son; Eviction Notice
      season: Habitable; The Second Tenant; Long Shadows; An Hour of Earthlight; Thermostat; The
        Oxygen Strike; Borrowed Sky; Sublet; The Clock Under the Sea; Hydroponics; Common Area;
        Mister Amari’s War; A Birth on D Ring; Vacuum; The Lift to Nowhere
      season: Fixtures and Fittings; Static Day; The Missing Crater; Water Rights; A Window for
        Ruth; The Machine Wants Sunday; Neighbors; Slow Leak; Trespass by Starlight; The Cellar; The
        Woman Who Fell Up; Tranquil; Ground Floor; Air Rights; The Quiet Dome
      season: Renewal; The Far Side Account; Hairline; A Choir for the Vacuum; Nobody’s Birthday;
        Tug; The Founder; Deep Lease; Six Weeks of Noon; The Last Parcel; An Honest Robot; Rent
        Control; The Other Dome; Sunrise, Provisional; Keys on the Table
      story: 3x14 A developer on Earth has bought the vacuum above the dome, and would like to build
        in it.
      story: 3x15 In the oldest dome nobody has spoken since Sunday. Pike goes in with a lamp and
        takes her shoes off.

    Far Signal
      genres: Science Fiction
      since: 2016
      minutes: 46-49
      rating: TV-14
      cast: Calum Birchwood, Hollis Jiang, Anouk Sefton
      by: Ingrid Solvay, Rufus Penhallow
      airs: 2026-01-16
      about: A listening post in the Atacama picks up a voice, sixty light years out, asking for the
        night operator by name.
      when: The signal repeats, with one word changed.
      when: Reyes answers it herself, on a Sunday, without a permit.
      when: Someone in the building is transmitting on the same frequency.
      when: The dish turns by itself at 3:14, and points at the ground.
      when: Washington sends a linguist who’s already fluent.
      then: Sixty years is a long time to wait for an apology.
      then: The tape runs out just as it begins to make sense.
      then: They log it as weather.
      then: The reply, when it comes, is in her mother’s handwriting.
      season: Night Operator; Noise Floor; Sixty Years; Carrier Wave; Redshift; The Linguist;
        Sidelobe; Call and Response; Dead Air; Line of Sight
      season: Handshake; The Second Voice; Drift; Ground Truth; Aperture; A Word Changed; Zenith;
        Loss of Lock; Occultation; Acquisition

    The Tuesday Machine
      genres: Science Fiction, Comedy
      since: 1994
      minutes: 43-46
      rating: TV-PG
      cast: Simeon Larkspur, Georgette Paley, Ravi Chandraka
      by: Wendell Tiro, Toshi Amagawa
      about: Two physicists build a time machine out of a photocopier. It works perfectly, but only
        ever gets to Tuesdays.
      when: It’s Tuesday, 1912, and the ship is about to sail without them.
      when: They arrive on the Tuesday before the invention of lunch.
      when: Someone has photocopied Nell, on both sides.
      when: A Roman follows them home and takes a job in accounts.
      when: The future’s Tuesday has been cancelled, owing to Monday.
      when: Hal leaves his sandwich in the Jurassic.
      when: Hal’s grandfather is younger than he is, and a better dancer.
      when: Every clock in the lab says Wednesday, which is impossible.
      then: History is mended, with toner.
      then: They get back with eleven minutes to spare, from the wrong direction.
      then: Nothing has changed, except the colour of the carpet and the Prime Minister.
      then: The paper jams in 1643.
      then: It’ll all make sense, Nell says, last week.
      season: Paper Tray; The Tuesday Before; Nell, Double-Sided; A Sandwich in Time; Toner; The
        Roman in Accounts; Black Tuesday; Shrove; Collate; Two Tuesdays in One Week; The Ides of
        Nearly; Warm-Up Cycle; Out of Order
      season: Enlarge; Election Day; The Plague Will Be Late; Copy That; Ten Past Ten Forever; The
        Inventor of Lunch; Nell Meets Nell; Bubonic Tuesday; A4; The Emperor’s Dentist; Jam; Reduce;
        The Last Tuesday
      season: Replacement Parts; Monday; Hal and the Suffragists; Magnetic Tuesday; The Librarian of
        Alexandria Road; Faint; Twice Upon a Tuesday; Staple; The Man from Thursday; Ice Age, Five
        Minutes; Landscape; Cartridge; Power Off

    Custodians of the Ninth Ring
      genres: Science Fiction, Comedy
      since: 2019
      minutes: 22-24
      rating: TV-PG
      cast: Hettie Novak, Leif Hartigan, Calum Birchwood
      by: Rufus Penhallow
      airs: 2024-02-16
      about: The galaxy’s great station hosts nine empires. Somebody has to mop up after them.
      when: The Vorl ambassador has moulted in the ballroom again.
      when: There’s a spill on deck 40, and the spill has diplomatic status.
      when: A war breaks out in the supply closet.
      when: Brix has been mistaken for an emperor, and it’s not the overalls.
      when: The mop bucket has achieved sentience, and seniority.
      when: An inspector is coming from Head Office, which is a planet.
      then: They clean it up, and the treaty with it.
      then: Nobody upstairs ever hears of it, which is the job.
      then: Overtime is claimed, in nine currencies.
      then: It won’t come out of the carpet, so it’s made a citizen.
      then: They call it a draw and lock the door.
      season: Wet Floor; The Moult; Spillage with Rank; Lint; Closet War; The Other Mop; Emperor
        Brix; Airlock Duty; Gum; Shift Change; Deck 40; Hazardous Waste; The Summit Ends at Nine
      season: Deep Clean; Lost and Found and Armed; The Inspector General; Bucket; A Stain on the
        Realm; Night Crew; Filter Day; Tentacle, Unclaimed; Bleach; Union Meeting; Slime of the
        Century; The Tenth Ring; Lights Out

    Outpost Marigold
      genres: Science Fiction, Western
      since: 1989
      minutes: 44-46
      rating: TV-PG
      cast: Mack Torvald, Dale Rutherglen, Suki Arden
      by: Toshi Amagawa, Marta Venn
      about: The last fuel stop before the dark: one pump, one diner, one deputy, and everyone who’s
        running from something.
      when: A ship limps in with a hole in it, and a story that doesn’t fit the hole.
      when: The deputy recognises a face from a poster. It’s her own.
      when: The pump runs dry with nine ships in the queue.
      when: A preacher robot asks for the loan of a congregation.
      when: Two miners come in to settle a claim, at noon, which is in four days.
      when: The cook’s been serving the same stranger breakfast for a year.
      then: Somebody has to stay behind and mind the pump.
      then: The law out there is whatever the deputy can say with a straight face.
      then: They bury him facing Earth, on the second try.
      then: Pie is served. It helps.
      then: The tab is settled in silver, stardust and one good punch.
      season: Last Fuel; The Hole in the Story; High Noon, Four Days; Pie; The Preacher Unit; A
        Claim on Gannet; Dry Pump; The Deputy’s Face; Comet Riders; Nine in the Queue; Breakfast for
        a Stranger; Rust Never Rests; The Dark Beyond
      season: Unleaded; Posse; The Cook’s Secret; Sundown, Twice; A Cradle of Iron; The Toll; Ghost
        Freighter; Poker with the Vacuum; The Longest Haul; Spurs; Widow of the Belt; No Change
        Given; The Road Home

    Marshal of Nowhere
      genres: Western
      since: 1958
      minutes: 47-50
      rating: TV-PG
      cast: Ambrose Tiller, Ines Calderwood, Tuck Hanrahan
      by: Salvatore Nunn, R. J. Stroud
      about: The survey missed the town of Nowhere by eleven miles, so its marshal has no law but
        what he can remember.
      when: A stranger asks for a room with its back to the wall.
      when: The bank is robbed by men who apologise.
      when: A judge comes through, and the town hides its gallows.
      when: Two cattle drives meet on Main Street, neither of which has a reverse.
      when: The schoolteacher takes up the gun her father left her.
      when: An old outlaw rides in to be arrested by somebody he respects.
      when: The well is dry and the preacher isn’t.
      then: The marshal thinks it over for a long time, out loud, to his horse.
      then: Nobody draws, and it takes all day.
      then: There’s one shot, and it’s into the air.
      then: They shake hands over it, and one of them leaves town.
      then: By sundown the street is swept, and the score is even.
      then: It’s not the law, the marshal allows, but it’ll do until one turns up.
      season: Off the Map; A Room with Its Back to the Wall; Polite Men; The Hidden Gallows; Main
        Street, Both Ways; The Teacher’s Gun; Dry Preacher; Old Ned Comes In; Barbed Wire; A Horse
        Named Monday; The Land Agent; Six Quiet Men; Sundown, As Usual
      season: The Second Survey; Widow’s Mite; The Man Who Couldn’t Miss; Doctor on the Noon Stage;
        Rustlers’ Christmas; The Bride from Saint Louis; A Hand of Whist; The Deaf Deputy; Wolves;
        Governor’s Pardon; The Photograph Man; Bad Water; Long Shadow at Noon
      season: A Badge for Clem; The Hanging Tree Is Sick; Silver, or Something Like It; Brother
        Against Butcher; Telegram for a Dead Man; The Piano Came by Mule; Locusts; The Quiet Gun;
        Runaway Judge; A Fence Too Straight; The Ballad Singer; Snowbound; Found on the Map

    The Widow Tamsen Rides
      genres: Western, Drama
      since: 1995
      minutes: 45-48
      rating: TV-PG
      cast: Mercy Wellstead, Teague Marchbanks, Harlan Pike
      by: Harriet Boone-Castle, Dutch Mandeville
      about: Her husband died owing four hundred dollars to six men. She’s paying it back in person.
      when: The third man on the list is a sheriff, and glad to see her.
      when: She takes work breaking horses for the man who broke her fence.
      when: A boy follows her out of Laredo and won’t be sent home.
      when: The ferry’s down and the river’s up, and someone’s on the far bank.
      when: A photograph turns up of the husband, smiling, dated after the burial.
      then: She counts out what is owed, and then what isn’t.
      then: The dust takes an hour to settle, and so does the argument.
      then: She rides on with one name fewer, and one more mouth.
      then: Nobody in town will say which of them shot first, out of respect.
      season: Four Hundred Dollars; The First Name; The Sheriff’s Supper; A Boy from Laredo; Broke
        Horses; Far Bank; The Fourth Name; Mission Bells; Hard Cash; What the Dead Man Wore
      season: Dated After; The Fifth Name; Salt Wagon; An Honest Thief; The Tintype; Two Days of
        Wind; The Wrong Tamsen; No Interest; The Sixth Name; Paid in Full

    Dry Fork
      genres: Western, Crime
      since: 2012
      minutes: 47-51
      rating: TV-14
      cast: Teague Marchbanks, Lucía Ferrand, Barrett Nkemelu
      by: Joaquin Belltower
      about: A modern sheriff with one deputy, nine hundred square miles, and a county line that
        everyone crosses at night.
      when: A wind farm loses a turbine, blade and all.
      when: There’s a car in the stock tank with the lights still on.
      when: The rodeo queen won’t press charges, and won’t say against whom.
      when: A water witch finds bones, and more bones, and no water.
      then: Sheriff Luz drives all night and gets there for breakfast.
      then: It’s the brother-in-law. Out there it generally is.
      then: The fence has been cut from the inside.
      then: He’ll talk, he says, once she’s fed the horses.
      season: Stock Tank; Turbine; The Rodeo Queen; Witching; County Line; Feed Store; Mineral
        Rights; Caliche
      season: Hard Freeze; The Auctioneer; Roadside Cross; Ditch Rider; Javelina; A Clean Title;
        Dust Devil; Rain, Finally
    """
}
