extension SeriesCard {
  /// Drama and music.
  static let drama = """
    Crane Street
      genres: Drama
      since: 1987
      minutes: 44-47
      rating: TV-PG
      cast: Mercy Wellstead, Elroy Baptiste, Beatrix Lomond, Delphine Okoro
      by: Nadia Brandt-Osei, Harriet Boone-Castle
      about: One street, nine front doors and forty years of who left which casserole on whose step.
      when: A removal van stops at number 12, and nobody gets out.
      when: Mr. Hollister paints his door, and the street takes it personally.
      when: A letter is put through the wrong flap, and read.
      when: The power goes, and everyone comes outside for the first time since the wedding.
      when: Somebody’s son is back, thinner, with a different name.
      when: The corner shop is for sale, and so, it seems, is the secret.
      when: The council has come about the trees.
      when: There’s a photograph in the paper that nobody on the street was meant to see.
      then: The casserole dish comes back, washed, with a note.
      then: They make it up on the step, in coats.
      then: Two doors close, and one is left on the latch.
      then: Nobody sleeps, and in the morning somebody sweeps.
      then: It takes a funeral to get them all into one kitchen.
      season: Number 12; The Wrong Flap; Wet Cement; A Dish for Mrs. Okoye; Front Room; The Power
        Cut; What the Window Cleaner Knows; Sunday Best; The Lodger’s Letter; Fence; Nineteen
        Stairs; The Corner Shop; Snow on the Step
      season: The Green Door; Two Funerals; Party Wall; The Son at Number 4; Coal Hole; Mother’s
        Ruin; The Raffle; Spare Bedroom; A Light Left On; Market Day; The Long Division;
        Hand-Me-Downs; Street Party
      season: To Let; The Piano at Number 9; Overheard; A Bed by the Window; Night Bus; The
        Christening; Gas; Cold Tea; The Petition; A Name on the Bell; Rain on Washing Day; The
        Photograph; Everybody Out

    Nights on Ward Seven
      genres: Drama
      since: 2003
      minutes: 44-46
      rating: TV-14
      cast: Delphine Okoro, Jonah Ekwueme, Lucía Ferrand
      by: Nadia Brandt-Osei, Linh Duvarre
      about: Between midnight and seven the hospital belongs to one sister, two juniors and whoever
        can’t sleep.
      when: A patient with no name knows all of theirs.
      when: The lift stops between floors with the wrong trolley in it.
      when: An old actor in bed nine gives notice of his final performance.
      when: There’s one bed left, and two ambulances.
      when: The porter finds a shoe, and then its owner, on the roof.
      when: Sister Amadi’s own mother is brought in, complaining.
      then: At ten to seven the blinds go up, and nobody mentions it.
      then: They lose one, and save one, and share a biscuit.
      then: Dr. Vane says the wrong thing, which turns out to be the right drug.
      then: It’s a quiet night, after that.
      then: The day shift will never believe it, and isn’t told.
      season: Handover; Bed Nine; The Man with No Name; Two Ambulances; Visiting Hours; Drip; A Shoe
        on the Roof; Night Porter; The Long Corridor; Nil by Mouth; The Fire Door; Obs; Ten to Seven
      season: New Juniors; The Singer; Sister Amadi’s Mother; Red Phone; Next of Kin; Linen; The Bad
        Biscuit; A Second Opinion; Lights Low; Crash; The Chaplain’s Bet; Discharge; Day Shift

    The Paper Mill
      genres: Drama
      since: 1979
      minutes: 46-49
      rating: TV-PG
      cast: Marguerite Dell’Orso, Gus Wennerstrom, Ruth Satterly, Jack Delacourt
      by: Emeric Tollund, Ottoline Graff
      about: The Thorwalds have made the nation’s paper for a century, and have never once put
        anything in writing.
      when: The old man calls the family together, and then doesn’t say why.
      when: A strike, a christening and a shareholder arrive on the same train.
      when: Astrid finds a second set of books, in her own hand.
      when: The river turns blue, then red, then political.
      when: A foundling of forty turns up with the family watermark.
      when: Somebody has voted the dead uncle’s shares.
      then: By evening the mill has a new owner, and the house an empty chair.
      then: She burns the contract, and keeps the ash.
      then: They dine in silence; the machines don’t.
      then: Nothing is signed, and everything is settled.
      then: The will is read, and read again, and held to the light.
      season: Watermark; Second Set of Books; The River Runs Blue; Pulp; An Empty Chair; The Strike;
        Foolscap; Bleach and Blood; Deckle Edge; The Foundling; Proxy; Rag Content; Held to the
        Light
      season: Ream; The Widow’s Block; Newsprint; Astrid in Stockholm; Carbon; A Marriage of Mills;
        Waste; Sealed Bid; The Night Machine; Blotting Paper; Cut to Size; Heir and Graces; Fire

    Railway Hotel
      genres: Drama, Romance
      since: 2008
      minutes: 50-54
      rating: TV-PG
      cast: Emlyn Tregarth, Maeve Lindqvist, Cosmo Bellingham
      by: Camille Ardrossan, Priya Lanterman
      airs: 2026-05-15
      about: 1911: every train in the country stops opposite the Royal Junction, and every one of
        them leaves somebody behind.
      when: A countess takes the best suite, and pays in cutlery.
      when: The up train and the down train each deliver a Mr. Abel Marsh.
      when: Kitty in the still room has been answering a guest’s love letters.
      when: The chef walks out at seven, with the King due at eight.
      when: A trunk is left in the cloakroom, and it’s breathing.
      then: The 9:40 is held four minutes, for love.
      then: Mr. Penrose at the desk has seen nothing, in great detail.
      then: Below stairs they know by supper; above stairs, never.
      then: There’s a telegram, and for once it’s good news.
      season: The Up Train; Cutlery; Two Mr. Marshes; The Still Room; A Suite for the King; Left
        Luggage; The Lift Boy; Twelve for Whist; Late Arrival
      season: The Down Train; Steam Heat; A Telegram for Kitty; The Palm Court; Tips; A Gentleman in
        14; Night Porter’s Tale; The Signal Box; Departures

    Tamarack Station
      genres: Drama
      since: 2021
      minutes: 44-48
      rating: TV-PG
      cast: Wren Castleton, Jonah Ekwueme, Adaeze Winterbourne
      by: Tamsin Oduya
      airs: 2027-09-03
      about: Four rangers look after a forest older than the country, and some of the trees have
        begun to look after them.
      when: A fire watcher radios in smoke on a hill that isn’t there.
      when: A wolf is seen, for the first time in a century, at the bus stop.
      when: Someone has tied a red ribbon round every ninth trunk.
      when: Hikers come down a day before they went up.
      then: June marks it on the map in pencil, and then in pen.
      then: The forest keeps its own counsel, and one boot.
      then: They walk out by starlight and agree on a version.
      then: It rains at last, on the right side of the ridge.
      season: Canopy; The Ninth Trunk; Wolf at the Bus Stop; Duff; Smoke on No Hill; Heartwood;
        Windthrow; Rings
      season: Sapling; The Watcher’s Log; Deadfall; Nurse Log; Red Ribbon; Hollow; First Snow on the
        Ridge; Old Growth

    Second Violins
      genres: Drama, Music
      since: 2014
      minutes: 45-48
      rating: TV-14
      cast: Anouk Sefton, Emlyn Tregarth, Sabine Holtzer
      by: Nadia Brandt-Osei, Tamsin Oduya
      about: A great orchestra, seen from eleven desks back, where everybody knows who was flat.
      when: The maestro has taken it at half the speed, and no one dares to finish first.
      when: A viola worth more than the hall is left on the tram.
      when: The new leader is nineteen, brilliant and somebody’s daughter.
      when: The tour reaches a town with a hall and no audience.
      when: Auditions are held behind a screen, and Ines knows that cough.
      then: In the rests you can hear everything.
      then: They play it for him anyway, from memory, in the car park.
      then: It ends on an unresolved chord, and a taxi.
      then: Nobody turns the page.
      season: Tuning A; Half Speed; The Screen; Rosin; Maestro; A Rest of Eleven Bars; Pizzicato;
        The Tram; Outside Chair; Encore
      season: Sight Reading; The Daughter; Wolf Note; Tour Bus; Divisi; Mute; A Broken E; Col Legno;
        Da Capo; The Last Desk

    Tonight at the Regal
      genres: Music, Comedy
      since: 1964
      minutes: 48-51
      rating: TV-G
      cast: Monty Pruitt, Celeste Armitage, Julian Thornby
      by: Juniper Hask, Bertram Quayle
      about: Live from a theatre with a draught: eight acts, one orchestra and a host who has never
        once been introduced correctly.
      when: Top of the bill are the Singing Hendersons, all nine, on one bicycle.
      when: The lady contortionist is stuck, so the bagpipes go on early.
      when: A ventriloquist has lost his voice, and the dummy is carrying on.
      when: The orchestra is under new management, and under the stage.
      when: A sword swallower, a soprano and a performing goose share a dressing room.
      when: Tonight’s mystery guest can be heard tuning up behind the curtain.
      then: The host tells the one about the bishop, and gets as far as the bicycle.
      then: It all ends with a kick line, and one shoe in the royal box.
      then: The goose takes the bow.
      then: There’s an encore, over the objections of the management.
      then: Everyone waves, and the draught takes the curtain.
      season: The Singing Hendersons; Bagpipes at Eight; A Goose in Three Movements; The Dummy
        Carries On; Sword and Soprano; Sixty Tap Shoes; The Great Zambini Is Indisposed; Spoons;
        Ladies of the Ensemble; The Memory Man Forgets; A Cello on Ice; Half a Horse; Christmas at
        the Regal
      season: New Year, Old Jokes; The Balancing Bremners; Plate Spinners’ Ball; Songs My Landlady
        Taught Me; The Human Xylophone; Twelve Accordions; The Saw Lady; Escape from the Trunk;
        Whistlers’ Mothers; The Yodelling Curate; Double Act, Single Bed; Doves; The Last Variety

    Ten Minutes of Rain
      genres: Music, Nature
      since: 2022
      minutes: 9-10
      rating: TV-G
      cast: Adaeze Winterbourne
      by: Tamsin Oduya
      about: Exactly what it says, in a different place each night. Nobody speaks, and it’s the
        most-watched programme in the country.
      when: A tin roof, a puddle and a bicycle leaning where someone left it.
      when: It begins in the trees, a full minute before it arrives.
      when: The awning fills, and sags, and thinks about it.
      when: Nothing happens, beautifully, on glass.
      when: Forty people under one arch, not looking at one another, smiling.
      when: First the smell of it, and then a dog going in.
      when: Someone has left a radio on a sill, very low, and run for it.
      then: Somewhere a door bangs; somewhere a kettle.
      then: At minute nine, a bird tries the air.
      then: It doesn’t so much stop as change its mind.
      then: A gutter finds its note and holds it.
      then: The light comes back from the wrong side.
      season: On a Tin Roof; On the Harbor; On the Last Tram; On Beans; On Canvas; On the Bandstand;
        On a Slate Yard; On the Reservoir; On Lemon Trees; On Somebody’s Washing; On Gravel; On the
        Botanical House; On an Empty Pool; On Barges; On Snow, Almost; On the Allotments
      season: On the Night Bus; On Cobbles; On a Greenhouse; On the Pier; On Parked Cars; On Ferns;
        On Copper; On a Station Roof; On Umbrellas, Forty; On the Duck Pond; On Hot Asphalt; On
        Wheat; On the Observatory; On a Tent at Four; On the Lighthouse; On the Sea
    """
}
