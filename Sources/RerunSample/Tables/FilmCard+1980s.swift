extension FilmCard {
  /// Films of the 1980s.
  static let eighties = """
    Prom Night at Crater Lake | 1980 | 82 | Horror
      The theme is Under the Sea. The lake has taken it as an invitation.
    Orbit of Fools | 1980 | 84 | Science Fiction, Comedy
      The space station was built by the lowest bidder. The crew were chosen the same way.
    Concert in a Cold Country | 1980 | 110 | Drama, Musical
      An orchestra defects one section at a time, until the conductor is left with the triangle.
    The Idol of Lake Tamarang | 1981 | 108 | Adventure, Fantasy
      A museum clerk is sent to return a stolen idol, and the islanders politely decline to have
      it back.
    Weekend at the Embassy | 1981 | 84 | Comedy
      Two caterers are mistaken for an entire delegation, and by Monday have signed a fishing
      treaty.
    Camp Whispering Pine | 1981 | 83 | Horror, Thriller
      The counsellors vanish one by one. The campers, who have badges to earn, try to carry on.
    The Perpetual Salesman | 1981 | 86 | Science Fiction, Mystery
      He’s sold encyclopaedias on this street since 1911, and it’s always the same volume.
    The Crystal Orchard | 1982 | 104 | Adventure, Fantasy
      Every apple grants a wish. The orchard, it turns out, has been keeping count.
    Vice Principal for President | 1982 | 86 | Comedy
      He runs on a single promise: no running.
    Neon Harvest | 1982 | 104 | Science Fiction, Crime
      In a city that has abolished night, a detective is the last man who can prove what the dark
      was for.
    Zeppelin Over Zanduria | 1983 | 106 | Adventure, Comedy
      A jewel thief, a nun and the last zeppelin in Europe all go up at once.
    The Princess and the Tollbooth Troll | 1983 | 84 | Family, Fantasy
      She hasn’t the exact change. He hasn’t had company in three hundred years.
    My Roommate Is a Baron | 1983 | 82 | Comedy, Romance
      The rent is late, the cape is in the bathtub, and a gentleman from the old country wants to
      discuss the succession.
    Summer School of Rock Hill | 1983 | 85 | Comedy, Musical
      Six failing students must start a band, or pass geology. They very nearly do both.
    The Wrong Bronson | 1983 | 84 | Comedy, Crime
      Hired to kill a Bronson, he gets the accordion teacher. Then he gets quite good at the
      accordion.
    The Video Nasty at Number Six | 1983 | 84 | Horror, Thriller | new 2027-06-10
      Rent it on Friday and it must be back by Monday. It knows the way.
    Basement of a Thousand Hands | 1983 | 80 | Horror
      The house was cheap, the cellar was locked, and something down there applauds.
    The Android’s Alibi | 1983 | 102 | Science Fiction, Mystery
      It can’t lie, and it says it did it. Everyone who built it would rather it had said less.
    Satellite Town | 1983 | 106 | Science Fiction, Drama
      A cable company wires a dying town. The town starts showing up on Channel 40, three days
      from now.
    The Salt Ledger | 1983 | 108 | Drama, Crime
      A bookkeeper finds that the village has been buying one more loaf than it eats, every day
      since the war.
    Summer of the Ice Cream War | 1983 | 86 | Drama, Comedy
      Two vans, one estate, eleven weeks of sun.
    Cheque, Please | 1983 | 84 | Crime, Comedy
      A forger falls in love across the counter. She can tell, and that’s her job.
    Hot Pursuit of a Cold Fish | 1983 | 83 | Crime, Comedy | new 2026-10-14
      Forty miles of coast road, one stolen halibut and a wedding party in reverse.
    The Lighthouse Keeper’s Wife’s Lawyer | 1983 | 103 | Mystery, Romance
      She never signed anything. He has the signature, the witness and, now, the lighthouse.
    Raft of the Lost Cartographers | 1984 | 103 | Adventure, Comedy
      Four mapmakers, shipwrecked, agree on nothing about the island but the coastline, and not
      that for long.
    Mall Santa Mutiny | 1984 | 83 | Comedy
      Nine Santas, one grotto, no lunch break.
    The Dentist Will See You | 1984 | 81 | Horror, Comedy | new 2025-10-17
      He’s booked solid until the full moon, and you’ll need to be accompanied home.
    Robot Repo | 1984 | 84 | Science Fiction, Comedy
      They have missed two payments on the butler, and the butler has locked the doors.
    Knight of the Broken Bell | 1985 | 112 | Adventure, Fantasy
      A squire with one good ear must fetch the bell that woke the dragon, and ring it again.
    The Tunnel Under Thornbury School | 1985 | 101 | Adventure, Family
      Five children dig out of detention and come up in the year 1640, where they are also late.
    Trading Aunts | 1985 | 84 | Comedy, Family
      Two boys swap great-aunts for a week and find that neither aunt has read the agreement.
    Slumber Party on Elm Hollow Road | 1985 | 82 | Horror
      Seven girls, one bathroom, and a scratching behind the mirror that is only waiting its turn.
    Time Share, Medieval Week | 1985 | 85 | Science Fiction, Comedy
      For one week every year the condo belongs to the Middle Ages.
    Firefly Harbor | 1986 | 102 | Adventure, Family
      The boat is older than the children, the map is older than the boat, and the treasure is
      somebody’s grandmother.
    Towed | 1986 | 85 | Comedy, Romance
      She tows his car. He tows her boat. It escalates to the house.
    Arcade of the Damned | 1986 | 83 | Horror, Science Fiction
      One coin, one life. The high-score table is also the memorial.
    The Arcturus Complaint | 1986 | 83 | Science Fiction, Comedy
      First contact is made with the customer-service department. It’s closed for lunch for the
      next eight thousand years.
    A Season at the Imperial | 1986 | 112 | Drama, Romance | new 2024-11-15
      A chambermaid reads every letter left behind in the rooms, and in September answers one.
    Sky Pirates of Saint-Amour | 1987 | 107 | Adventure, Romance
      She robs the rich by hot-air balloon, drifting away at four miles an hour while they shake
      their fists.
    The Wishing Engine | 1987 | 86 | Family, Fantasy
      A broken arcade machine pays out in wishes, two at a time, to a boy who only ever had the
      one.
    Journey to the Attic of the World | 1987 | 109 | Adventure, Fantasy
      Above the highest mountain there’s a door, and behind the door everything anybody ever put
      away.
    Ski Patrol Goes to Court | 1987 | 81 | Comedy
      The slope is closed, the jury is out, and the key witness is still in the tree.
    The Fax from Hell | 1987 | 83 | Comedy, Horror
      An underworld clerk misdials, and a small paper company in Dayton is now legally eternal.
    The Neighbors Are Kings | 1987 | 84 | Comedy, Family
      Deposed royals move in next door and annex the hedge.
    Working Lunch | 1987 | 87 | Comedy, Romance
      Two secretaries run a bank from the ladies’ room while the board is away finding itself.
    The Babysitter’s Number | 1987 | 84 | Horror, Thriller
      A voice keeps telling her to check the children. The children are on the other line.
    Something in the Sleeping Bag | 1987 | 78 | Horror, Comedy
      They packed four. They unrolled five.
    The Carnival Left Without Us | 1987 | 85 | Horror, Fantasy
      In the morning there’s only flattened grass, a turning horse, and everybody who rode it.
    Shuttle 9, Please Respond | 1987 | 106 | Science Fiction, Thriller
      Ground control has been talking to the crew for six days. On the seventh the crew walk in.
    Dust Storm on Calypso Base | 1987 | 103 | Science Fiction, Western
      A marshal, a mine and a noon shuttle, on a moon where noon lasts for nine days.
    The Boy Who Dreamed in Morse | 1987 | 102 | Science Fiction, Family
      Every night he taps on the wall. Somebody on Neptune has begun to tap back, with spelling
      mistakes.
    The Understudy of Prague | 1987 | 108 | Drama, Thriller
      An actor is arrested as the man he is playing, and gives the performance of his life, daily.
    Murder by Aerobics | 1987 | 82 | Mystery, Comedy
      And stretch, and turn, and somebody is still lying down.
    Curse of the Copper Hand | 1988 | 104 | Adventure, Horror
      It points, it beckons, it picks pockets. An archaeologist must put it back before it learns
      to wave.
    Babysitting the Ambassador’s Llama | 1988 | 82 | Comedy, Family
      One night, one llama, one white carpet.
    Moth to the Footlights | 1988 | 86 | Horror, Drama | by Vera Holt
      A costume mistress finds a velvet wing in wardrobe, and it fits the new soprano.
    The Last Dragon of Lower Wemble | 1989 | 83 | Family, Fantasy
      He’s the size of a spaniel and eats coal. The council would like to see a licence.
    Three Dads and a Tuba | 1989 | 86 | Comedy, Musical
      A girl’s school concert has one ticket left, and three men with a claim to it.
    Graveyard Shift at Pancake Palace | 1989 | 82 | Horror, Comedy
      They come in at three, they don’t blink, and they all order the same thing: whatever’s left.
    Virtual Vernon | 1989 | 82 | Science Fiction, Comedy
      A shy programmer builds a confident copy of himself, and loses the girl to it, and the dog.
    """
}
