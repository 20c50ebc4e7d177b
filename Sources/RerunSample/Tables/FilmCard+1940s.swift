extension FilmCard {
  /// Films of the 1940s.
  static let forties = """
    A Corpse in Good Standing | 1940 | 76 | Mystery, Crime
      A paid-up member of an exclusive club is found dead in the reading room, where talking about
      it is forbidden.
    The Harbor Lights Us Home | 1940 | 103 | Romance, Drama
      A pilot boat, a girl with a lantern and eleven miles of fog. They meet halfway, which is
      nowhere.
    Riders of the Salt Mesa | 1940 | 76 | Western
      Two lawmen track a rustler across a lake bed so flat they can see each other for three days
      before anyone can shoot.
    The Lady Had No Alibi | 1941 | 82 | Mystery, Crime
      She was home alone, asleep and happy. In this town nobody has ever proved all three.
    A Porch in Connemara County | 1941 | 81 | Romance, Comedy
      Two feuding families share one porch, one swing and, by the second verse, one pair of
      lovers.
    The Boy Who Whistled at the King | 1941 | 83 | Family, Adventure
      A palace outlaws whistling, and the best whistler in the kingdom is seven and has just lost
      his front teeth.
    The Blue Lamp at Quincey Pier | 1942 | 84 | Mystery, Thriller
      Every Friday the lamp goes out for nine minutes. On the tenth Friday an insurance man brings
      his own.
    Somebody Else’s Violets | 1942 | 78 | Romance, Drama
      The wrong flowers go to the wrong dressing room, with a card that turns out to be right.
    Ghosts of the Continental Mail | 1942 | 74 | Horror, Mystery | new 2027-02-07
      The sorting car is sealed at both ends. By Vienna it has one clerk fewer and one signature
      more.
    The Stranger in Berth Nine | 1943 | 78 | Mystery, Thriller
      He bought the ticket, he boarded the train, and the conductor has punched his ticket ever
      since. Nobody has seen his face.
    Letters from the Ration Board | 1943 | 85 | Romance, Drama
      He signs the forms; she contests them. By the end of the sugar they have written four
      hundred pages.
    The Deputy from Nowhere | 1943 | 78 | Western, Comedy
      He comes without a badge, a horse or a plan, and the town is in no position to be choosy.
    Nine O’Clock and Nobody Home | 1944 | 80 | Mystery, Crime
      A burglar breaks into the wrong house and finds three other burglars, a body and a hot
      supper.
    Platform Four, Midnight | 1944 | 86 | Romance, Drama | new 2026-08-23
      They part at the barrier every night for a month, and each time there is a little more to
      say and a little less train.
    The Cat Who Came to Nuremore | 1944 | 71 | Horror
      A vicar’s cat refuses to enter the church. Then, one by one, so does the congregation.
    Sailors Prefer Sopranos | 1944 | 84 | Musical, Comedy
      Three seamen on a one-night pass must find the girl on the record, who is forty-eight and
      has opinions.
    The Widow Wore Grey | 1945 | 85 | Mystery, Crime
      Black would have meant she was sorry. Her late husband’s lawyer has a professional interest
      in the shade.
    The Navy Lends a Blanket | 1945 | 79 | Romance, Comedy
      A shipwrecked correspondent and a quartermaster argue over one blanket, item 4471, signed
      for.
    Island of the Sleepless | 1945 | 73 | Horror, Thriller
      No one on the island has slept for a year. They’ve had a great deal of time to think about
      visitors.
    The General’s Bicycle | 1945 | 82 | Comedy, Drama
      Two privates must deliver a bicycle through enemy lines, and have been told on no account to
      ride it.
    Fingerprints of a Gentleman | 1946 | 84 | Crime, Romance
      A safecracker leaves every vault tidier than he found it. The police are of two minds about
      catching him.
    Tea with the Enemy | 1946 | 105 | Romance, Drama
      The war is over and the prisoner is free to go. The tea is still warm, and it looks like
      rain.
    Rhapsody in Greasepaint | 1946 | 107 | Musical, Drama
      A clown writes a symphony. The circus gives it one rehearsal, between the seals and the
      fire.
    Half Past Murder | 1947 | 77 | Mystery, Crime
      The town clock stops at the moment of the crime. So does everyone’s, and everyone’s is
      different.
    The Man Who Owed Everybody | 1947 | 86 | Crime, Drama
      By Tuesday he must pay off six gangsters and one small boy. The boy is the one he’s afraid
      of.
    A Key to the Wrong Apartment | 1947 | 84 | Mystery, Crime
      It opens the door. That’s the trouble: it opens every door on the street.
    Blackout at the Paradise Lanes | 1947 | 79 | Mystery, Crime
      Lights out for eight seconds, a scream, and a perfect strike. Then someone counts the
      bowlers.
    Goodbye Until Thursday | 1947 | 83 | Mystery, Romance
      Her husband dies on Monday, and telephones on Thursday to ask where the good scissors are.
    The Silent Partner of Dover & Kane | 1947 | 86 | Mystery, Crime
      Nobody has ever met the third name on the door. Then the third name starts dictating
      letters.
    No Flowers for Jimmy Vance | 1947 | 81 | Crime, Thriller
      The mob buries the wrong man with full honours, and the right one sends a wreath.
    Footsteps on Marrow Street | 1947 | 85 | Mystery, Crime
      A blind piano tuner can name everyone on the block by their shoes, except the man who has
      begun wearing two different ones.
    The Bride Wore Borrowed | 1947 | 83 | Romance, Comedy
      The dress is her cousin’s, the veil her landlady’s, and the groom, as it turns out,
      somebody’s else altogether.
    Two Tickets to Halloway | 1947 | 80 | Romance, Comedy | new 2027-07-06
      Strangers sold the same seat agree to take turns, and find that standing up has rather gone
      out of fashion.
    Every Sunday, Rain | 1947 | 86 | Romance, Drama
      A woman hires out umbrellas in the park. One customer always brings his back dry.
    Six Graves to Tucumba | 1947 | 86 | Western, Drama
      An undertaker rides ahead of the posse, measuring people by eye.
    Red Creek Runs Backward | 1947 | 84 | Western, Adventure
      A dam, a feud and a preacher with a rifle. Upstream is a matter of opinion.
    The Hat-Check Girl Knows | 1948 | 78 | Mystery, Crime | new 2026-06-13
      She never forgets a hat. On Saturday a killer collects the wrong one, and comes back to be
      remembered.
    April on the Third Floor | 1948 | 84 | Romance, Drama
      A widower and a dancer live one above the other and quarrel by broom handle until the night
      nobody knocks.
    The Girl at the Weather Bureau | 1948 | 82 | Romance, Comedy
      She promises sunshine for his wedding. To somebody else. It is the worst forecast of her
      career.
    Mr. Penny’s Marvelous Leg | 1948 | 81 | Family, Fantasy
      A toy soldier borrows a wooden leg from a pirate, and with it a debt, a limp and the way to
      the treasure.
    Moon Over Marrow Street | 1949 | 87 | Romance, Drama | by Ida Marchetti
      A night-shift nurse and a milkman share the same ten minutes of dawn for a year before
      either one says good night.
    The Undertaker Is Late | 1949 | 80 | Mystery, Comedy
      Everybody has come for the reading of the will, including, on a point of law, the deceased.
    Dead Letter for Miss Crane | 1949 | 82 | Mystery, Crime
      Eleven years late, the post office delivers a blackmail note, and she decides to answer it.
    The Unfinished House | 1949 | 106 | Drama
      A returning soldier builds a house from memory. His wife remembers it differently.
    Atom Smith, Inventor | 1949 | 77 | Science Fiction, Comedy
      He splits the atom in a garage in Ohio and can’t find anybody at home to tell.
    """
}
