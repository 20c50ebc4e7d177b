extension FilmCard {
  /// Films of the 1970s.
  static let seventies = """
    Beans, and Other Grievances | 1970 | 102 | Drama
      Three generations of one family quarrel over a single bed of beans.
    El Coyote’s Widow | 1970 | 106 | Western, Drama
      She buries her husband, counts the men who come to the funeral, and loads one bullet fewer.
    The Ashcroft Tapes | 1971 | 104 | Thriller, Crime
      A sound engineer is paid to remove one cough from a recording. He would very much like to
      know whose.
    Brannigan Street Blues | 1971 | 106 | Crime, Drama
      Three brothers run one corner: a cop, a crook and a baker. It’s the baker who knows where
      everything is.
    The Piano Mover’s Son | 1971 | 110 | Drama, Musical
      His father carried them up. He would like, just once, to play one before it is paid for.
    The Gravedigger’s Night Off | 1971 | 82 | Horror, Drama | new 2025-12-27
      She digs by night to save her father’s back. Some of the neighbours have started to help,
      from below.
    A Quiet Man with a Ladder | 1972 | 102 | Thriller, Crime
      He has robbed eleven embassies dressed as a window cleaner. At the twelfth, somebody waves.
    The Ferrante Heist | 1972 | 103 | Crime, Comedy
      Five thieves plan the perfect robbery in the only restaurant in town that never forgets an
      order.
    A House in Two Minds | 1972 | 104 | Drama
      Divorced and broke, they saw the house in half, and go on sharing the bathtub.
    The Zurich Appointment | 1973 | 106 | Thriller
      An assassin arrives early, likes the town, and begins to make friends with the one person he
      shouldn’t.
    Payday in Portofolio | 1973 | 104 | Crime, Adventure | new 2025-06-23
      They stole the payroll of an entire army. Now the army would like a word.
    Late Apples | 1973 | 106 | Drama, Romance
      A widower hires a picker for the season. The orchard, forty years behind, finally decides to
      bloom.
    The Plumbing Is Italian | 1973 | 83 | Comedy, Romance
      A hotel inspector must give a star to the worst pensione in Rome, or lose the best
      breakfast.
    Marigold and the Missing Moon | 1973 | 81 | Family, Fantasy
      A lighthouse girl rows out to find who’s been borrowing the moon, and why it’s coming back
      dented.
    Eleven Stops to Terminus | 1974 | 104 | Thriller, Crime
      A subway car goes missing between stations, with ninety passengers and one very calm man
      holding a lunch box.
    The Understudy’s Knife | 1974 | 86 | Thriller, Horror
      In the last act she is stabbed with a trick blade. Tonight the props man has called in sick.
    Shadow on the Reservoir | 1974 | 107 | Thriller, Mystery
      A water inspector finds one signature on every permit since 1931. The signature is getting
      better.
    Nobody Walks in Bay City | 1974 | 106 | Crime, Thriller
      A parking attendant witnesses a murder, and remembers where he left every car in town.
    The Meter Reader | 1974 | 85 | Crime, Thriller
      He’s in every home in the city once a month. He notices who has started burning the lights
      all night.
    Cousin Sal’s Last Favor | 1974 | 104 | Crime, Comedy
      A man dies owing favours to half the waterfront, and his nephew inherits the ledger.
    The Last Ferry to Osprey Point | 1974 | 118 | Drama, Mystery | by Ida Marchetti
      A ferry captain makes his final crossing with eleven passengers, one of whom bought her
      ticket thirty years ago and has come to use it.
    Supper with the Prosecutor | 1974 | 112 | Drama, Crime
      A condemned man’s last meal is cooked, by order of the court, by the one juror who voted no.
    The Swimming Lesson | 1974 | 98 | Drama
      A general, eighty and retired, asks the lifeguard at the town pool to teach him how to
      float.
    Slow Boat, Sweet River | 1974 | 116 | Drama, Adventure
      Two brothers take their mother’s ashes downstream, stopping everywhere she ever said was
      overrated.
    Sister of the Bride | 1974 | 102 | Comedy, Romance
      She’s been in eleven weddings and two brawls. This one, for once, she means to object to.
    Beneath the Wallpaper | 1974 | 84 | Horror, Thriller
      Under the roses there are stripes; under the stripes there is a door; and under the door, a
      little light.
    The Second Sun | 1974 | 112 | Science Fiction, Adventure
      It rises in the west on a Thursday. The farmers complain; the astronomers lock their door.
    Not in Service | 1975 | 84 | Thriller, Horror
      The number has been disconnected for years. It just called back.
    The Getaway Chauffeur | 1975 | 102 | Crime, Adventure
      He drives for a bank president by day and a bank robber by night, and never tells either
      about the other.
    Twenty Miles of Fence | 1975 | 104 | Drama, Western
      Two ranchers who have not spoken since the war must mend the same fence from opposite ends.
    The Glassblower’s Silence | 1976 | 113 | Drama
      He hasn’t spoken in nine years. Then the factory is sold, and everyone finds out what he has
      been making.
    The Man from the Ministry of Fog | 1977 | 112 | Thriller, Drama
      A civil servant who has spent his life losing files is ordered to lose a person.
    Cold Bridge at Lindau | 1977 | 108 | Thriller
      Two spies are to be exchanged at dawn. By noon neither side can remember which it wanted.
    The Ninth Passenger | 1977 | 104 | Thriller, Mystery
      The seaplane seats eight. The manifest says eight. The insurance company has paid out nine.
    Silence on Channel Two | 1977 | 102 | Thriller, Science Fiction
      A night announcer keeps talking long after the last transmitter has gone dead, because
      somebody keeps answering.
    Two Million, No Starch | 1977 | 84 | Crime, Comedy
      A small dry cleaner is asked to launder two million dollars, and takes the request
      literally.
    Anna in the Dry Season | 1977 | 108 | Drama, Romance
      She teaches a village to read, and it sends her a letter asking her to leave.
    The Same Four in the Same Car | 1977 | 103 | Drama, Comedy
      Every week the same four people drive nowhere in the same car. This Sunday someone has
      packed a bag.
    A Very Small Revolution | 1977 | 84 | Comedy, Drama
      The island has forty citizens, one policeman and, since breakfast, two governments.
    Harvest at Cold Ash | 1977 | 103 | Horror, Mystery
      The village crowns a stranger every autumn. He’s touched, and only slightly worried about
      the size of the oven.
    Colony of Glass | 1977 | 114 | Science Fiction, Drama | new 2024-05-05
      A city on Mars has no walls that aren’t windows, and a murder nobody admits to watching.
    The Wizard of Wick Lane | 1977 | 84 | Family, Fantasy
      A retired wizard drives the school bus. It runs on time, in both directions.
    Three Wheels to Timbuktu | 1977 | 104 | Adventure, Comedy
      A bankrupt duke enters the great desert rally in a milk float.
    Rain on the Bounty | 1977 | 103 | Western, Crime
      The reward’s been raised to five thousand, and everyone in the saloon has begun to look like
      the poster.
    A Locksmith in Winter | 1978 | 100 | Thriller, Crime
      He can open anything but up. A mob wife hires him to change every lock her husband owns.
    Snow in the Vault | 1978 | 103 | Crime, Mystery
      The safe is empty, the alarm is intact, and the floor of the vault is three inches deep in
      fresh snow.
    The Coal Choir | 1978 | 115 | Drama, Musical
      The pit closes, and the tenors go first. The basses stay on to see what can be sung without
      them.
    Android in Autumn | 1978 | 104 | Science Fiction, Romance
      A household robot is left alone in the summer house by mistake, and learns to be lonely
      properly.
    High Rise, Low Tide | 1979 | 105 | Thriller, Drama
      A luxury tower begins to lean. The residents’ committee meets on the thirty-first floor, and
      adjourns to the sofa.
    Sixty Cents on the Dollar | 1979 | 108 | Crime, Drama
      A debt collector falls for a debtor. The interest compounds.
    Father’s Day, Observed | 1979 | 104 | Drama
      A man with three families has one heart attack, and the waiting room fills up.
    What the Orchids Heard | 1979 | 81 | Horror, Science Fiction
      They only bloom when spoken to. The gardener has run out of things to confess.
    Deep Freeze Seven | 1979 | 102 | Science Fiction, Thriller
      They wake on schedule, two hundred years out, all but one. His pod has been opened from the
      inside.
    """
}
