extension SeriesCard {
  /// Documentaries, nature and travel.
  static let documentary = """
    A Year on the Anselm
      genres: Documentary, Nature
      since: 2012
      minutes: 56-57
      rating: TV-G
      cast: Emlyn Tregarth
      by: Nadia Brandt-Osei
      about: Twelve months on one slow river, filmed from one small boat, narrated by somebody in no
        hurry.
      when: The ice goes out with a noise like furniture.
      when: An eel sets off for the sea, and a lock-keeper wishes it well.
      when: The herons have opinions about the new weir.
      when: A barge loaded with bells takes the inside bend.
      when: The reed cutters come down in a line, as they did in the old paintings.
      when: Two swans dispute a jetty, and the harbour board finds for both.
      then: By evening the light is on the water meadows, and nothing needs to be said, so nothing
        is.
      then: The boat is moored, the kettle is on, and something large goes under the bridge.
      then: Downstream the mill turns twice, and thinks better of it.
      then: Night comes up out of the reeds, a little at a time.
      then: A child on the towpath waves, and the whole film waits for her to finish.
      season: Source; First Thaw; High Water; Low Water; The Lock-Keeper’s Month; Mayfly; Long
        Light; Weed; The Mill Race; Fog; Eel Moon; Mouth
      season: Source Again; The Ice Road; Kingfisher; The Ferry Rope; Otters, Apparently; The
        Regatta; Thunder Flies; The Swimming Cow; Bell Barge; Leaf Fall; The Long Dusk; Estuary
      story: 1x03 March, and the Anselm comes into the kitchen at Tull’s Farm, as it has every year,
        and is shown out.
      story: 1x04 In the dry weeks the river gives back a bicycle, a bell and the foundations of a
        village.

    The Secret Life of Hedges
      genres: Documentary, Nature
      since: 2010
      minutes: 26-27
      rating: TV-G
      cast: Ned Abernethy
      by: Otis Hallam
      about: Half a mile of hawthorn, four hundred residents, and a presenter who can lie very
        still.
      when: This week the wren has moved into the good end.
      when: A vole makes the crossing, twelve feet of open lane, at dusk.
      when: The dormouse has overslept, and her rent is due.
      when: Somebody has been eating the sloes before they’re sloes.
      when: A weasel is seen twice, once by the presenter.
      when: It’s the morning of the great hatching, give or take.
      then: The hedge closes over it like a curtain.
      then: It’s all rather more violent than it looks from the bus.
      then: At first light a spider hangs out the washing.
      then: The farmer arrives with the flail, and a conscience.
      then: Nobody sees it but a cow.
      season: The Good End; Crossing the Lane; Thorn; The Dormouse Oversleeps; Sloe Season; A Gap;
        The Weasel, Twice; Night Shift; Berries; The Bottom Wire; Frost; The Flail; Catkins
      season: Roots; A Wren’s Rent; Nettles; Dusk Chorus; The Ditch; Hips and Haws; Traveller’s Joy;
        Owl Post; Brambles; Something in the Bank; Bud; The Old Gate; Verge

    How They Made the Ordinary
      genres: Documentary
      since: 1986
      minutes: 25-27
      rating: TV-G
      cast: Simeon Larkspur
      by: Marta Venn
      about: Every week one object nobody has ever wondered about, and the factory full of people
        who have.
      when: Nobody set out to invent {l}. Nine people did it by accident, and sued.
      when: In a shed outside Dortmund they still make {l} the old way, which is loud.
      when: You’ve touched {l} today already, and never said thank you.
      when: It takes forty-one steps to make {l}, and forty of them are Doreen.
      when: The history of {l} is short, violent and mostly Belgian.
      then: There is a tour of the hopper.
      then: The machine has a name, and it’s Gerald’s wife’s.
      then: We meet the man who tests them, and has never passed one.
      then: They make nine million a year, and somebody still loses one.
      then: The reject bin, frankly, is magnificent.
      then: And that, give or take a fire, is how it’s done today.
      season: The Paper Clip; The Zip; The Doorknob; The Rubber Band; The Envelope; The Pencil; The
        Light Switch; The Teaspoon; The Coat Hanger; The Button; The Safety Pin; The Bath Plug; The
        Shoelace
      season: The Clothes Peg; The Stapler; The Drawing Pin; The Thimble; The Corkscrew; The Hinge;
        The Bicycle Bell; The Umbrella Rib; The Tin Lid; The Matchbox; The Ruler; The Drain; The
        Full Stop

    Bridges, Mostly
      genres: Documentary, Travel
      since: 2007
      minutes: 54-57
      rating: TV-G
      cast: Lowell Grice
      by: Linh Duvarre
      about: A retired engineer crosses the bridges he has always meant to, and, where it’s safe,
        looks under them.
      when: This one was built by two brothers starting from opposite banks, who weren’t speaking.
      when: It’s the wrong length, and has been since 1874.
      when: The locals go round by the ford, and won’t say why.
      when: It opens twice a day for shipping, and once a year for geese.
      when: It was blown up in three wars, and each time by its own side.
      then: He taps a rivet, listens, and walks the rest quite quickly.
      then: The view from the middle is of another, better bridge.
      then: There’s a toll, a troll (retired), and a very good tea.
      then: The keeper lets him turn the handle, which makes his week.
      season: The One with the Gap; Two Brothers and an Arch; Suspension and Disbelief; The Swing
        Bridge at Hook; A Bridge Too Short; Timber; The Aqueduct That Leaks; Opening Times
      season: The Longest Plank; Iron; A Ford Nearby; The Bridge of Geese; Cantilever; The Bridge to
        Nothing Yet; Rope; The Last Toll

    Small Museums
      genres: Documentary
      since: 2018
      minutes: 25-26
      rating: TV-G
      cast: Petra Vandermolen
      by: Edda Fallowfield
      airs: 2025-10-03
      about: One room, one curator, one obsession. Closed Mondays, and most of Tuesday.
      when: The collection began with a single gift, and an inability to say no.
      when: The curator has insisted on starting in the cloakroom.
      when: There are nine hundred exhibits and one visitor, who’s come in out of the rain.
      when: The star of the museum is away being repaired, and has been since 1988.
      when: Nothing may be touched, says the sign, which has been.
      when: The previous curator left everything labelled, including the stairs.
      when: It’s in a cellar, below a dentist’s, and you have to mention the name.
      then: In the last cabinet there’s something they don’t show everyone.
      then: The gift shop sells one postcard, of the gift shop.
      then: Someone’s life’s work fits on two shelves, and it’s wonderful.
      then: They lock up at four, and stay on talking until seven.
      season: The Barbed Wire Museum; The Hall of Lost Keys; Pencil House; The National Collection
        of Moss; The Lawnmower Rooms; Museum of the Wrong Turn; The Button Vault; The Fog Archive;
        House of Left Gloves; The Sardine Institute; A Cabinet of Echoes; The Tram Seat Collection;
        The Museum of One Chair
      season: Spoons of the World; The Umbrella Hospital; Gallery of Unfinished Portraits; The
        Parking Meter Museum; The Doll Infirmary; Hall of Minor Floods; The Label Museum; Old Teeth;
        The Telephone Orchard; The Museum of Nearly; Ropeworks; The String Room; The Museum That
        Moved

    The Weather, Explained Slowly
      genres: Documentary
      since: 1999
      minutes: 25-27
      rating: TV-G
      cast: Beatrix Lomond
      by: Ingrid Solvay
      about: A meteorologist with a blackboard and a very calm voice takes the sky apart and puts
        most of it back.
      when: It begins with a cup of tea and the steam above it.
      when: Two masses of air meet over Ireland, and neither will go first.
      when: There are eleven words for this in Finnish, and none for it in Perth.
      when: Dr. Lomond draws one line on the blackboard and steps well back.
      when: A viewer has written in from a boat.
      when: The satellite picture is held up, admired and put to one side.
      then: In the end it comes down, as it must, on a Saturday.
      then: And that’s why the hairs on the cat stand up.
      then: The barometer is tapped. It has nothing to add.
      then: None of it can be prevented, but some of it can be admired.
      then: So take a coat, says Dr. Lomond, and an interest.
      season: Drizzle; The Cold Front; Why Sky; Fog, Patiently; Hail; The Isobar; Thunder, and
        After; A Light Breeze; Dew; The Gulf Stream Has Its Say; Sleet; The Eye; Fine Spells
      season: Mist; The Warm Sector; Snow, Flake by Flake; Pressure; Rainbows, With Chalk; The
        Doldrums; Lightning Twice; Frost; The Jet Stream; Cloud, Cloud, Cloud; Monsoon; Squall;
        Outlook

    The Lost Resorts
      genres: Documentary, Travel
      since: 2005
      minutes: 53-56
      rating: TV-PG
      cast: Cosmo Bellingham
      by: Camille Ardrossan
      about: Seaside towns the trains stopped going to, visited out of season by a man with the
        right hat.
      when: The pier is shorter than in the photographs, by a dance hall.
      when: One deckchair is still hired out, to one man, by the year.
      when: The Grand has two hundred rooms, and tonight it has one guest.
      when: The donkeys have been retired, and run the place.
      then: An orchestra strikes up that isn’t on the programme.
      then: The tide goes out, and shows its workings.
      then: He buys the last stick of rock, and reads it to the end.
      then: At dusk someone still switches on the lights, all nine of them.
      season: Saltby-le-Dun; The Winter Gardens; The Pier at Merrow; Donkeys; Bad Wassel; The Lido;
        A Grand Hotel; Illuminations
      season: Port Sorrel; Cliff Railway; The Bathing Machine; Villa Miramar; Crab Season; The
        Casino at Vence-sur-Rien; Bandstand; The Last Deckchair

    Night Animals of the Suburbs
      genres: Documentary, Nature
      since: 2020
      minutes: 26-27
      rating: TV-G
      cast: Adaeze Winterbourne
      by: Tamsin Oduya
      about: When the sprinklers stop, somebody else has the lawns. Filmed by moonlight, from under
        a hedge, in slippers.
      when: A fox is waiting at the pelican crossing.
      when: The raccoon at number 31 has learned what Wednesday means.
      when: Nine hedgehogs, one cat flap.
      when: An owl takes up a position on the trampoline.
      when: A badger reopens an old right of way, through a conservatory.
      when: Two mice hold the whole of the garage.
      then: At five the milk float passes, and the street pretends to be asleep.
      then: The security light comes on, and everybody freezes, including us.
      then: The dog at number 8 knows all about it, and is in on it.
      then: In the morning there’s only a chewed slipper.
      then: There’s a truce at the bird bath, and then there isn’t.
      season: Bin Night; The Fox at the Crossing; Cat Flap; Trampoline Owl; Number 31; Slugs, in
        Close-Up; The Pond Light; Badger, Right of Way; Bats over the Barbecue; The Street Lamp;
        Moth Hour; The Compost Heap; Before the Milk
      season: The Vixen’s Driveway; Shed; Rats of Good Family; Under the Decking; Deer on the Green;
        A Hedgehog’s Commute; Frog Chorus; The Lit Window; Raccoon Again; The Golf Course at Three;
        Robins Don’t Sleep; The Long Wall; First Bus

    The Slow Ferry
      genres: Travel, Documentary
      since: 2014
      minutes: 54-57
      rating: TV-G
      cast: Teague Marchbanks
      by: Priya Lanterman
      about: There is always a faster way across. This isn’t about that.
      when: The crossing takes four hours, or nine if the captain’s brother is aboard.
      when: Deck class: two hundred goats, one bride and our presenter’s rucksack.
      when: The timetable is chalked up on the quay, and rained off.
      when: It used to go on to a second island. No one will say what happened to the second island.
      then: Somebody plays an accordion, and somebody else lets them.
      then: The far shore comes up slowly, like a change of mind.
      then: They dock at dusk. Nobody gets off at once.
      then: The tea is poured at an angle, and perfectly.
      season: Osprey Point, by the Long Route; The Goat Boat; Overnight to Skarn; Cable Ferry; The
        Mail Steamer; Fifteen Islands; The River Crossing at Tull; Fog Delay
      season: The Chain Boat; To Merrow and Back; The Ice-Class Bus; Deck Passage; Two Rivers; The
        Car Ferry with One Car; A Night in the Saloon; The Last Crossing

    Last Stop on the Line
      genres: Travel, Documentary
      since: 1993
      minutes: 25-27
      rating: TV-G
      cast: Harlan Pike
      by: Otis Hallam
      about: He stays on when everyone else gets off, and sees what’s there.
      when: The guard shakes his hand at the second-last stop, and wishes him luck.
      when: The station clock is right, and the town is not.
      when: There’s one taxi, and it’s out looking for the other one.
      when: The buffet has been open since 1926 without a customer, and is ready.
      when: The rails simply stop, in a cabbage field, at a small brass plaque.
      when: A brass band has turned out for him, or for someone very like him.
      then: He misses the last train back, on purpose.
      then: The stationmaster shows him the roses, and then the letters.
      then: Beyond the buffers there’s a path, and a view that’s nobody’s business.
      then: By nightfall he’s judged a pie, lost at dominoes and been proposed to.
      then: The last signal drops, and the crickets take over.
      season: Marl Halt; End of the Six; Cabbage Field; The Summit Platform; Quarry Sidings; Sea
        Wall; The Terminus at Vargo; Border Post; A Town Called Wye; Reservoir Road; The Asylum
        Branch; Beet Junction; Buffers
      season: Tarn Head; The Monastery Line; Thirteen Minutes from Anywhere; Sand; The Old
        Exhibition; Pit Lane; Saint Orla; Waterworks; Orchard End; The Tram to the Glacier; Cement;
        Fair Ground; All Change
    """
}
