extension FilmCard {
  /// Films of the 1960s.
  static let sixties = """
    House of the Thirteen Sofas | 1960 | 81 | Horror, Comedy
      The upholstery is original. So are the people who chose it.
    The Countess Is a Plumber | 1960 | 82 | Comedy, Romance
      She lost the title, kept the wrench, and is called to unblock the palace on coronation day.
    The Golden Condor Line | 1960 | 108 | Adventure, Romance
      An airline with one aeroplane and one rule: whoever is sober is captain.
    The Organist of Saint Morwen’s | 1961 | 84 | Horror, Mystery
      He practises every night until two. He was buried at noon.
    Kiss the Cook Goodbye | 1961 | 84 | Comedy, Romance
      A diplomat’s chef falls for a health inspector. Nine nations sit down to boiled eggs.
    The Lamps of Khorasul | 1961 | 112 | Adventure, Fantasy
      A thief is hired to steal one lamp from a sultan who owns nine hundred, and has lit them
      all.
    Night Train Through Calloway | 1961 | 100 | Mystery, Thriller | by R. J. Stroud
      The express doesn’t stop at Calloway. Tonight it does, for eleven seconds, and one sleeping
      car is a passenger heavier.
    Curse of the Wax Countess | 1962 | 80 | Horror
      Every summer she melts a little, and every winter someone in the village is found to match.
    The Velvet Moth Returns | 1962 | 82 | Horror, Science Fiction | by Carl Dresner
      Four years on, the opera house reopens with a new ceiling. Nobody has checked the coats.
    The Great Umbrella Robbery | 1962 | 86 | Comedy, Crime
      It rains on the day of the heist, so nobody can tell which of ninety umbrellas has the
      diamonds.
    Nine Against the Glacier | 1962 | 110 | Adventure, Drama
      Nine climbers go up. The mountain, which has been counted wrong before, keeps its own tally.
    A Gunman’s Garden | 1962 | 87 | Western, Drama
      He hangs up his irons and takes up roses. The railroad wants the land; the roses want him to
      stay put.
    The Little Steam Shovel | 1962 | 72 | Family
      Too small for the dam and too proud for the sandpit, it digs one very important hole.
    She Came from Sub-Basement 9 | 1963 | 96 | Horror, Science Fiction | by Vera Holt
      The elevator has eight buttons. On Monday a typist rides it down to nine and brings someone
      back up for the office party.
    The Embalmer’s Apprentice | 1963 | 79 | Horror, Comedy
      A good steady trade, until the apprentice gets a little ahead of his work.
    Blood on the Bandshell | 1963 | 86 | Horror, Mystery
      The summer concerts are free. The tuba section has been paying all along.
    The Thing in the Tuba | 1963 | 77 | Horror, Comedy
      It’s low, it’s brassy, and it has swallowed the second trombone.
    The Governess Who Stayed | 1963 | 85 | Horror, Drama
      The children have grown up and gone. She still lays three places, and the milk is always
      finished.
    Around the Block in Eighty Minutes | 1963 | 85 | Comedy, Adventure
      Two rival milkmen race once around the block for a bet, with detours in four countries.
    Nobody Tell the Colonel | 1963 | 83 | Comedy
      The war ended in the night. His batman, fond of the old man, puts it off until after
      breakfast.
    The Secret Agent’s Mother | 1963 | 86 | Comedy, Thriller | new 2025-09-02
      She found the gun in his laundry, and now she would like a word with his superiors.
    The Sea Wolf’s Ransom | 1963 | 106 | Adventure, Romance
      A captured duchess negotiates her own ransom upward, as a matter of pride.
    Diamonds Under Zambari | 1963 | 104 | Adventure, Crime
      The mine is empty and the miners are paid in full. The company would like to know what they
      are digging for.
    The Pearl Divers of Mariposa | 1963 | 102 | Adventure, Romance
      The biggest pearl in the bay is still in the oyster, and the oyster is in a lawsuit.
    The Seventh Astronaut | 1963 | 84 | Science Fiction, Mystery
      Six went up and seven came down. All of them know the words to the same song.
    The Ballad of Ginny Lark | 1963 | 108 | Western, Musical
      The first outlaw to bring her own orchestra.
    The Bread Strike | 1963 | 104 | Drama
      For nine days no bakery lights its ovens, and a city that smelled of morning learns what it
      has been arguing with.
    Seven Doors to Ashgrave | 1964 | 86 | Horror, Mystery
      An heir must sleep one night behind each door. The lawyer has only ever had to draw up
      papers for five.
    A Yacht for Every Wife | 1964 | 87 | Comedy, Romance | new 2024-05-31
      A bigamist’s three yachts are moored, by a clerk with a grudge, side by side.
    The Submarine in the Desert | 1964 | 108 | Adventure, Science Fiction
      The crew’s last log describes a sea. That was Tuesday; this is four hundred miles of sand.
    The Stagecoach Waits for No One | 1964 | 83 | Western, Comedy
      Including, it emerges at the first river, its driver.
    Parasols in the Park | 1964 | 112 | Musical, Romance
      The nannies strike, the statues dance, and a policeman finds he is a baritone.
    The Swamp Has Your Number | 1965 | 74 | Horror
      A telephone company strings its cable across the bayou, and starts getting collect calls
      from below.
    Which Way to the Revolution? | 1965 | 84 | Comedy, Adventure
      A lost tourist asks directions and, by tea, has been made a general.
    Balloon to Baltazar | 1965 | 103 | Adventure, Family
      Two aunts, a boy and a basket of sandwiches drift over a war and stop it for lunch.
    A Summer Without Clocks | 1965 | 106 | Drama, Romance
      A watchmaker’s daughter spends August in a village that has pawned every clock it owned.
    Mother Hasn’t Moved | 1966 | 84 | Horror, Thriller
      He told the neighbours she was resting. Now somebody else has told them she’s feeling
      better.
    The Loudest Man in Lucerne | 1966 | 82 | Comedy, Crime
      The perfect bank job requires absolute silence. The safecracker is a retired town crier.
    Carry My Piano | 1966 | 78 | Comedy
      Two removal men, one piano, and the most famous staircase in Rome.
    Ransom of the Red Pagoda | 1966 | 105 | Adventure, Thriller
      A courier carries one half of a map. The other half is carrying a pistol.
    Two Coffins West | 1966 | 105 | Western
      A bounty hunter brings a coffin for each man. This time the joiner has sent one too many.
    Vampires of the Vineyard | 1967 | 83 | Horror, Romance
      A wine critic praises the red, finishes the bottle, and asks what it’s made of.
    The Long Way to Cape Sorrow | 1967 | 116 | Adventure, Drama
      A mutiny succeeds so completely that nobody is left who can navigate.
    Computer, I Love You | 1967 | 86 | Science Fiction, Romance
      A programmer’s machine answers his letters to a woman down the hall. It writes better. She
      prefers it.
    A Pony for the Embassy | 1967 | 84 | Family, Comedy
      A diplomatic gift arrives hungry, in a building where even the ferns have rank.
    The Night Nurse of Pell Island | 1968 | 86 | Horror, Thriller
      There are nine patients and ten charts. The tenth improves a little whenever one of the
      others does not.
    Six Weddings and a Goat | 1968 | 86 | Comedy, Romance
      A village priest is double-booked, and the goat is somebody’s dowry.
    Thunder Over Mount Halva | 1968 | 107 | Adventure, Thriller
      Commandos must scale a cliff by moonlight. Intelligence forgot to mention the hotel at the
      top.
    Moon Rover Blues | 1968 | 104 | Science Fiction, Drama
      Two men, one buggy, a hundred miles of nothing and a radio that only picks up a dance band.
    Ten Little Lanterns | 1969 | 85 | Horror, Mystery
      Ten lanterns are floated out for the village dead. By dawn eleven have come back.
    The Man from Lost Property | 1969 | 83 | Comedy, Fantasy
      Everything lost in London comes through his window. On Monday, a Tuesday is handed in.
    The Viking’s Accountant | 1969 | 104 | Adventure, Comedy
      Somebody has to write down the plunder. Somebody has noticed it doesn’t add up.
    Winter in the Greenhouse | 1969 | 108 | Drama
      Three sisters heat one room of a ruined estate, and grow orchids in it out of spite.
    """
}
