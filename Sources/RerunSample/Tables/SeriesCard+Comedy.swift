extension SeriesCard {
  /// Sitcoms, first half.
  static let comedy = """
    Two Left Shoes
      genres: Comedy
      since: 1985
      minutes: 22-24
      rating: TV-G
      cast: Winifred Sloane, Clyde Ferreira, Honor Bexley
      by: Leopold Dask
      about: Two failed ballroom champions share a flat above a shoe shop, a landlord below it, and
        one remaining sequin.
      when: Dot takes on a pupil with no knees to speak of.
      when: Ray finds the old trophy in a pawnshop window, next to a better one.
      when: The flat needs painting, and Mr. Pankow downstairs has offered a colour.
      when: A rival couple from the Palais moves in across the landing.
      when: Dot’s sister comes to stay until she has made her point.
      when: There are two pairs of tickets for the tea dance, and only one pair of trousers.
      when: Ray has told the whole street they are on speaking terms with a duke.
      when: The gas man cannot get past the gramophone.
      then: By the foxtrot, everybody owes everybody an apology.
      then: It ends, as it generally does, on the fire escape.
      then: Only Mr. Pankow remembers how it started, and he is charging for it.
      then: The cha-cha solves nothing, but it is a good cha-cha.
      then: Nobody says sorry, though somebody does the washing up.
      then: The sequin is involved.
      then: The neighbours bang on the ceiling, more or less in time.
      season: The Flat Above; One Sequin; Mind the Step; Mr. Pankow’s Ladder; Who Leads?; A Pupil
        for Dot; The Borrowed Tails; Waltz for Plumber; Not in Front of the Tango; Sister Act of
        God; Sprung Floor; The Wrong Foot; Last Dance, Probably
      season: A Duke in the Bath; Palais Intrigue; Half a Trophy; Ray Goes Solo; The Gas Man
        Returns; Heel and Toe; Six Lessons, Non-Refundable; Dot’s Disc Jockey; A Corn for Every
        Occasion; The Bulgarian Judge; Blackpool or Bust; Marked for Style; The Long Interval
      season: New Soles; Ladies’ Excuse Me; A Rumba of Discord; Pankow in Love; Wet Paint; Two Pairs
        of Tickets; A Tap Dancer Upstairs; Formation Team; A Slipper for Cinders; The Flu and the
        Foxtrot; Somebody’s Mother; Quickstep to the Exit; Christmas at the Palais
      season: Out of Step; The Lodger’s Cat; Laces; Ray’s Comeback; The Zip; Dot Resigns; Fancy
        Dress, Optional; Pankow Raises the Roof; Polish; An Evening with the Judges; Rent Day; The
        Good Towels; Both Feet
      story: 4x11 The rent is due, the trophy is in hock, and Dot has given lessons to the bailiff.
      story: 4x12 Ray has dried the dog with the good towels, and the good towels were for the
        bishop.

    Landlady of the Year
      genres: Comedy
      since: 1991
      minutes: 22-24
      rating: TV-PG
      cast: Philippa Crane-Otway, Kip Sandoval, Ravi Chandraka
      by: Alonzo Prewitt
      about: Mrs. Gorringe has eleven rooms, nine rules and six lodgers, and this is the year she
        intends to win.
      when: The inspector for the prize has booked under another name, and so has everyone else.
      when: Mr. Odom on the second floor has been cooking on the iron again.
      when: A new lodger asks what rule seven is for.
      when: Hot water is rationed by alphabetical order.
      when: Somebody has been at the marmalade with a wet knife.
      when: A rival establishment across the road has put out a geranium.
      then: Mrs. Gorringe posts a tenth rule, and takes it down in tears.
      then: It comes out at breakfast, along with the toast.
      then: Justice is done on the stairs.
      then: The cat knows, and the cat is not saying.
      then: Rule seven is invoked, for the first time since the war.
      season: Vacancies; Rule Seven; Pilot Light; The Wet Knife; Gentlemen Callers; Hot Water; Clean
        Sheets Thursday; A Geranium Opposite; The Secret Inspector; Second-Floor Back; Bed and
        Bored; The Meter; And the Winner Is
      season: Runner-Up; The Iron Supper; No Pets, No Drums; A Key for Mr. Odom; The Honeymoon
        Suite; Damp; Full English; Notice to Quit; Mice, Allegedly; The Fire Drill; Lodger in Wolf’s
        Clothing; Last Bath; Mrs. Gorringe Regrets Nothing
      story: 1x03 The pilot light is out, the inspector is in, and nobody in the house owns a dry
        match.

    Otto’s Garage
      genres: Comedy
      since: 1978
      minutes: 22-24
      rating: TV-PG
      cast: Otto Marrable, Seymour Plunkett, Minna Kowalczyk
      by: Leopold Dask, Juniper Hask
      about: Otto can mend anything with an engine and nothing with feelings, and both keep being
        towed in.
      when: A hearse comes in making a noise, and it isn’t the hearse.
      when: The mayor’s car has one more part than it should.
      when: Lenny has promised a customer Tuesday.
      when: A woman in a sports car insists there’s nothing wrong with it.
      when: The bank would like to see Otto, or failing that, the books.
      when: Somebody has left a baby grand where the hydraulic lift should be.
      when: The parts have arrived from Trieste, for a tractor.
      then: Otto fixes it, which turns out to be the mistake.
      then: The oil goes everywhere, but so does the truth.
      then: Lenny drives it home, in the loosest sense.
      then: They charge for labour, and for once they’ve earned it.
      then: By closing time it runs beautifully, in one direction.
      then: Nobody reads the invoice until after the kiss.
      season: Under the Hood; A Knock in the Engine; The Mayor’s Other Car; Jump Start; Lenny
        Promises Tuesday; Choke; Four on the Floor; The Spare; A Nun on the Forecourt; Rust; Gasket
        Case; Tow Me, I’m Yours; Free Air
      season: Back Seat; The Italian Part; Hand Brake; Otto Takes a Bath; Idle Gossip; Elbow Grease;
        Bumper to Bumper; Reverse Only; Nine Previous Owners; The Clutch; Wheels Within Lenny; Road
        Worthy; No Exchange
      season: Overdrive; The Hearse Is Haunted; A Ticking Sound; White Walls; Self-Service;
        Two-Stroke; The Sticker Price; Mint Condition; Wipers; Crank It Again; Out of Gas, Out of
        Time; Third Gear; The Last Original Part
      story: 2x08 A getaway car comes in stuck in reverse, and its owners are in rather a hurry to
        leave.

    Honeymoon for Seven
      genres: Comedy
      since: 1972
      minutes: 23-25
      rating: TV-G
      cast: Clyde Ferreira, Dinah Merriwether, Lorna Matchett
      by: Juniper Hask
      about: Newlyweds win a cruise around the world, and so, by the small print, do five relatives.
      when: Bernard has booked a table for two, in a confident voice.
      when: Aunt Hilde has been left ashore, and the ship will not go back without being asked
        nicely.
      when: Father has shaken hands on a camel.
      when: The captain takes a shine to Grandmother, who takes the wheel.
      when: The cabin has seven bunks, and one of them is a shelf.
      then: Nobody sees the sights, but the sights see them.
      then: The newlyweds get eleven minutes alone, and spend nine of them lost.
      then: It’s settled by shuffleboard.
      then: Grandmother has a cousin there who can be bribed.
      then: They sail on the tide, all seven of them, not speaking.
      season: The Small Print; Seven at the Captain’s Table; A Shelf for Uncle Mort; Gibraltar or
        Grandmother; Father Buys a Camel; Crossing the Line; Separate Rafts; Customs of the Country;
        Aunt Hilde Ashore; Two for the Volcano; The Wrong Wedding; Do Not Disturb; Home by Way of
        Everywhere
      story: 1x07 The ship is perfectly safe. It’s the lifeboat drill that sinks, seven miles off
        Madeira.

    Undeliverable
      genres: Comedy
      since: 2004
      minutes: 22-23
      rating: TV-PG
      cast: Georgette Paley, Ravi Chandraka, Tobias Greengage
      by: Otis Hallam
      airs: 2026-09-04
      about: Four clerks run the office where lost letters go, and have started, against
        regulations, to answer them.
      when: A valentine from 1961 turns up behind the sorting frame.
      when: Somebody has been writing to God, care of this office.
      when: A parcel marked “perishable” has been humming since lunch.
      when: Head office sends a consultant, by second-class post.
      when: Pru recognises the handwriting, and says that she doesn’t.
      when: There’s a letter in the pile for each of them.
      then: They deliver it by hand, which is three offences.
      then: The stamp turns out to be worth more than the building.
      then: Reply paid, in a manner of speaking.
      then: Nobody signs for it, and everybody cries.
      then: It’s returned to sender, who is delighted.
      season: Insufficient Postage; Care of God; Do Not Bend; The Valentine; A Parcel That Hums;
        Second Class; Signed For; Window Envelope; Dear Sir or Cousin; Please Forward; The Wrong
        Mrs. Bell; Poste Restante; First Day Cover
      season: Return to Sender’s Mother; The Consultant; Fragile; Printed Matter; Twelve Angry
        Postcards; Air Mail; Gone Away; A Key in the Post; Chain Letter; Strike; The Late
        Collection; Four Letters; Delivered

    Mostly Harmonium
      genres: Comedy, Music
      since: 1996
      minutes: 23-25
      rating: TV-PG
      cast: Francesca Imbrie, Dale Rutherglen, Honor Bexley
      by: Alonzo Prewitt
      about: A family firm repairs church organs, not always with the church’s knowledge.
      when: A bishop complains of a wrong note that has been held since Easter.
      when: Something is living in the sixteen-foot pipes.
      when: Gran insists on testing it herself, with both feet.
      when: The vicar wants it louder, and the village wants it sold.
      when: Two weddings and a funeral have been booked on the same bellows.
      when: The diocese has ordered an electric one, and it’s arrived.
      then: The wind drops at the worst moment.
      then: It turns out to have been in tune the whole time; it was the choir.
      then: They leave by the vestry.
      then: Gran plays them out.
      then: The invoice is set to music, and paid in full.
      season: The Vox Humana; Something in the Pipes; Gran on Pedals; All Stops Out; The Deaf Dean;
        A Wedding in F; Bellows to Mend; Swell; Low C; The Mouse Mass; A Cipher at Easter;
        Tremulant; Amen, Slightly Flat
      season: Perfect Pitch; Great to Pedal; The Rival Firm; Evensong and Dance; Lead Thieves; Hymn
        404; The Cathedral Job; Blown; Voluntary; Two Weddings; Reed Trouble; The Last Verse; Encore
        in the Crypt
    """
}
