extension FilmCard {
  /// Films of the 1990s.
  static let nineties = """
    A Stranger at the Firm | 1990 | 105 | Thriller, Mystery
      Everyone assumes somebody else hired him. By the annual review he has your office.
    Love in the Lost Luggage | 1990 | 101 | Romance, Comedy
      Their suitcases were swapped in Frankfurt. They’ve been wearing each other’s clothes since
      Wednesday.
    The Ferryman’s Wage | 1990 | 112 | Drama
      Two coins, the old fare, from everybody who crosses. The bridge opens in the spring.
    The Long Distance Witness | 1991 | 104 | Thriller, Crime | new 2024-07-22
      From a weather station in Greenland, by telescope, she sees a murder nobody can reach for a
      month.
    A Proposal in Twelve Drafts | 1991 | 103 | Romance, Comedy
      He writes greeting cards for a living, and can’t get past the word “Dear”.
    Postcards from the Armchair | 1991 | 110 | Drama, Romance
      A father who never left the house sends his daughter postcards from every country he has
      read about.
    The Party in Unit 114 | 1992 | 101 | Thriller, Horror
      A night guard at a self-storage yard hears dancing in a locker that has been rented, and
      sealed, since 1951.
    The Florist’s Other Window | 1992 | 104 | Romance, Drama
      One window’s for weddings, one for funerals. She’s fallen for a man who keeps looking in
      both.
    Substitute Bishop | 1992 | 84 | Comedy
      He only came to fix the organ. It would be rude, now, to leave before the ordination.
    Cradle of Ravens | 1992 | 101 | Horror, Mystery
      The nursery has been shut for a century, and the rocking has never stopped.
    Undertow at Blackmere | 1993 | 106 | Thriller, Romance
      Her new husband’s first wife drowned in the lake. So, she learns from the boatman, did his
      second.
    Nearly Married | 1993 | 102 | Romance, Comedy
      The vows are at noon. At eleven the groom mentions the previous ceremony, briefly.
    The Poacher’s Alibi | 1993 | 104 | Mystery, Drama
      A gamekeeper finds a body on the estate, and a very good reason not to have been there.
    The Marshal of Mercy Falls | 1993 | 112 | Western, Drama
      The county has run out of criminals. The marshal, who is paid by the head, looks at the
      deacon.
    The Eleventh Floor Is Closed | 1994 | 102 | Thriller
      A courier with one parcel, a building with one lift, and a war between two insurance
      companies.
    Proof of Signature | 1994 | 108 | Thriller, Drama
      A handwriting expert recognises the ransom note. It’s in her own hand, aged nine.
    Midnight Notary | 1994 | 100 | Thriller, Comedy | new 2025-07-12
      All he has to do is witness the document. Then the witnesses begin to go missing.
    Breakfast at the Bus Depot | 1994 | 103 | Romance, Comedy
      She’s leaving for good on the 8:15. It’s the third time this week, and he’s begun saving her
      a stool.
    Lighthouse for Two | 1994 | 106 | Romance, Drama
      A divorced couple inherit one lighthouse on the condition that it never goes dark.
    The Wedding Band Plays On | 1994 | 104 | Romance, Musical
      They play three hundred weddings a year, and have never once stayed for the cake.
    The Interpreter’s Revenge | 1994 | 86 | Comedy | new 2027-08-20
      At the summit of the decade, she has decided to make it more interesting.
    Bowling for Bonneville | 1994 | 102 | Comedy, Drama | new 2024-10-20
      A town bets its last pension on one lane, one ball and one man with a bad thumb.
    Dog of the Regiment | 1994 | 87 | Comedy, Family
      The general’s terrier is promoted by a clerical error, and turns out to be rather good.
    Rooms by the Hour | 1994 | 104 | Drama, Comedy
      One motel room, one ordinary Friday, and nine people who have each been told it’s vacant.
    An Orchard in Wartime | 1994 | 118 | Drama, Romance
      Both armies agree not to shell the apples. Neither side trusts the other with the pears.
    The Cartoonist’s Dilemma | 1994 | 101 | Crime, Comedy | new 2025-04-06
      A newspaper cartoonist draws the burglary the day before it happens, three times, for
      laughs.
    A Bad Day for Fingerprints | 1994 | 102 | Crime, Thriller
      A crime lab is robbed, and the evidence suggests the evidence.
    The Whistler in the Corn | 1994 | 84 | Horror, Thriller
      Three notes, always the same. The farmer plants earplugs with the seed.
    The Last Operator | 1994 | 104 | Science Fiction, Thriller | new 2026-09-18
      When the machines hang up on mankind, one switchboard in Ohio is still manned.
    The Understairs Kingdom | 1994 | 86 | Family, Fantasy
      There’s a war on beneath the stairs, and the vacuum cleaner has chosen a side.
    Horse Thief Honeymoon | 1994 | 103 | Western, Romance
      They stole the same horse from opposite ends.
    The Weatherman’s Last Map | 1995 | 104 | Thriller, Mystery
      He drew tomorrow’s storm with a cross at its centre, and then he went out to meet it.
    Fourteen Dances | 1995 | 105 | Romance, Drama | new 2027-10-30
      They meet once a year at the regional final, and the judges have begun to talk.
    Safe House, Sleeps Six | 1996 | 102 | Thriller, Comedy
      Two witnesses, three marshals and a killer share a holiday cottage. The rota on the fridge
      says whose turn it is.
    Kiss Me at the Car Wash | 1996 | 85 | Romance, Comedy
      Rinse, wax, and a slow dry heat that nobody ordered.
    Goldfish Heist | 1996 | 85 | Comedy, Crime
      It’s the most valuable fish in the world. It also, for the record, remembers everything.
    The Bell Tuner | 1996 | 113 | Drama
      He has perfect pitch and failing eyes, and there’s one bell in the valley he has never dared
      to ring.
    Blind Bid | 1997 | 105 | Thriller, Crime
      The auction is for a locked trunk. Everyone in the room knows what’s in it, and each of them
      is wrong.
    Her Majesty’s Dentist | 1997 | 102 | Romance, Comedy
      He isn’t allowed to speak until she does. She isn’t able to speak until he’s finished.
    No Such Address | 1998 | 104 | Thriller, Mystery
      She delivers the post to a house that isn’t there, and one morning finds a letter addressed
      to herself.
    Crossword for Marion | 1998 | 100 | Romance, Comedy | new 2024-10-01
      Every Thursday the setter hides a message in 14 across. The wrong Marion has solved it.
    Blue Tile, Red Door | 1998 | 107 | Drama, Romance
      Two strangers hold keys to the same house in Lisbon, from two different wars.
    Ten Minutes Ahead of Ruth | 1999 | 103 | Thriller, Science Fiction
      Each message tells her what she’ll do in ten minutes. The latest one is blank.
    The Quiet Carriage | 1999 | 98 | Thriller, Crime
      No phones, no talking, nine hours to the coast. One passenger has a gun, and another a
      cough.
    Dear Occupant | 1999 | 104 | Romance, Comedy
      He writes to whoever lives in his old flat about the boiler. Her replies get longer as the
      winter does.
    The Second-Best Man | 1999 | 103 | Romance, Comedy
      He has lost the ring, the speech and, somewhere on the ring road, the groom.
    Snowed In with the Hendersons | 1999 | 101 | Comedy, Family
      Five days, two families, one lavatory and a turkey that was only ever a symbol.
    Uncle Lev’s Accordion | 1999 | 106 | Drama, Musical
      It has crossed four borders under four coats. Now the customs officer would like to hear it.
    The Weight of Small Boats | 1999 | 114 | Drama
      A shipwright builds one dinghy for each child in the village, and then the village shrinks.
    Everybody’s Porch Light | 1999 | 105 | Drama, Mystery
      On the night the girl went missing, one street left its lights on. Twenty years later it
      still does.
    Last Round at the Alhambra | 1999 | 106 | Crime, Drama
      A bartender who has heard every alibi in town is asked, under oath, to repeat one.
    Murder at the Model Village | 1999 | 100 | Mystery, Comedy
      The victim is six feet tall and the scene of the crime comes up to his knee.
    Tenants of the Deep End | 1999 | 83 | Horror, Thriller
      They drained the pool in 1978. The water bill says otherwise.
    Europa Is Singing | 1999 | 116 | Science Fiction, Drama
      A submarine under nine miles of ice hears a tune that the captain’s mother used to hum.
    Barnaby and the Backwards Bus | 1999 | 84 | Family, Fantasy | new 2025-01-25
      It sets off at home time and arrives last Tuesday. Barnaby has a spelling test to put right.
    """
}
