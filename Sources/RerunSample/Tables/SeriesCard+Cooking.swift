extension SeriesCard {
  /// Cookery and games.
  static let cooking = """
    Supper for Nobody
      genres: Cooking
      since: 2016
      minutes: 25-27
      rating: TV-G
      cast: Lucía Ferrand
      by: Camille Ardrossan
      airs: 2024-12-06
      about: Ines cooks for one, late, in a small kitchen, and lays the table for whoever doesn’t
        come.
      when: Tonight: {l}. Ines makes too much, on purpose.
      when: It has been a day for {l}, and there is one clean pan.
      when: “{t},” it says, in her mother’s hand, with one thing left out.
      when: The rain is coming in sideways. Only {l} will do.
      when: A neighbour knocks to borrow salt and asks what smells like {l}.
      when: Ines has had a letter, and answers it with {l}.
      when: She’s made {l} a hundred times, and never for company.
      when: The shop was shut, so it’s {l}, from what is left in the door of the fridge.
      then: She eats standing up, by the window, and lights the candle anyway.
      then: There’s wine left, so there’s a story about Porto.
      then: The second plate goes to the cat, who has notes.
      then: The secret, she says, is to stop two minutes before you want to.
      then: Nobody comes. It’s delicious.
      then: She writes it down, on the back of the electricity bill.
      then: Somebody rings the bell. The sauce won’t wait, and they have to.
      then: It’s better the next day, like most of what was said in it.
      season: Onion Soup; One Egg; Bread and Good Oil; A Very Small Fish; Lentils; Cold Chicken;
        Burnt Leeks; Rice for One; Toast, Properly; The Last of the Tomatoes
      season: Salt Cod; Potatoes in Their Coats; A Bowl of Beans; Anchovies; Late Plums; Garlic
        Broth; Half a Cabbage; Sunday Liver; Almond Cake; Radishes and Butter
      season: White Pepper Stew; A Pot of Clams; Mushrooms on Something; Green Rice; Marrow Bones;
        Pickled Everything; Figs; Black Noodles; Apple, Cheese, Knife; Midnight Omelette
      season: Fennel; Paprika Chicken; Dumplings; Sour Cherries; A Slow Onion; Barley; Fried Sage;
        Sardines Again; Quince; Warm Salad
      season: Blood Oranges; Chicory; Grandmother’s Eggs; Squid; Semolina; Broken Spaghetti; Parsley
        Sauce; A Single Pear; Brown Butter; Cold Plates

    The Long Simmer
      genres: Cooking, Documentary
      since: 2019
      minutes: 26-27
      rating: TV-G
      cast: Jonah Ekwueme
      by: Tamsin Oduya
      airs: 2026-11-06
      about: Each programme is one pot, begun yesterday, and everyone who walks past it.
      when: It goes on at six in the morning, in a kitchen nobody has finished building.
      when: Four villages make this, and none of the other three do it properly.
      when: The pot is older than the cook, and better tempered.
      when: The recipe says until it’s ready, and is signed by a bishop.
      when: First, find a bucket. Then find an uncle.
      then: By dark there are thirty people in the yard, with spoons.
      then: Nobody lifts the lid until the old man says so.
      then: The bottom of the pot is for whoever stirred.
      then: It needs another hour. It’s needed another hour since 1950.
      season: Bones; Stones; Smoke; The Wedding Pot; Tripe, with Conviction; Black Beans; Goat; The
        River Stew; Cabbage War; Marrow
      season: Ash; The Fisherman’s Bucket; Molasses; The Friday Kettle; Ox; Peppers on a String;
        Whey; The Monks’ Soup; Honey; Embers

    Bread & Circumstance
      genres: Cooking, Drama
      since: 2000
      minutes: 25-26
      rating: TV-PG
      cast: Mercy Wellstead, Dale Rutherglen
      by: Nadia Brandt-Osei
      about: A bakery in a town with one street. The loaves are real, the feuds are scripted, and
        the recipes work.
      when: The yeast is up before anyone, and so is the gossip.
      when: Someone has ordered a cake with no name on it.
      when: The oven goes cold on the eve of the saint’s day.
      when: A rival opens opposite, with a neon croissant.
      when: Old Mr. Farrow hasn’t come in for his roll.
      when: A wedding, a wake and a school trip have all ordered rolls for noon.
      then: By eight the shelves are bare, and so are most of the facts.
      then: They knead it out.
      then: The recipe is at the end, and the apology’s in the crust.
      then: It rises, against all advice.
      then: There’s enough for everyone, and a slice for the ghost.
      season: Proof; Crust; The Neon Croissant; A Dozen, Plus One; Stale; Rye; The Nameless Cake;
        Scald; Hot Cross; Crumb; Flour on the Sill; Salt; Leaven
      season: Second Rise; The Farrow Roll; Burnt Sugar; Bakers’ Hours; Plait; Seed; A Cold Oven;
        Short Crust; Icing; Currants; Bread Alone; The Big Order; Starter

    The Grandmother Tournament
      genres: Cooking, Game Show
      since: 2017
      minutes: 44-46
      rating: TV-G
      cast: Amadou Pressfield
      by: Otis Hallam
      airs: 2025-03-07
      about: Sixteen grandmothers, one stove each, no measurements. The judges are their own
        grandchildren, and are afraid.
      when: Tonight’s ingredient is announced, and six of them have brought a better one.
      when: Nonna Pia and Oma Trudl are drawn against each other, again.
      when: The clock has been stopped by a wooden spoon.
      when: A grandson votes against his own blood.
      when: Someone is seen to use a recipe.
      then: The scores are read out, and corrected.
      then: Nobody leaves hungry, including the fire marshal.
      then: The losing dumpling asks for a recount.
      then: The winner is told to sit down and eat something.
      season: The Soup Round; Dumplings at Dawn; You Call That Dough; Three Nonnas; The Pickle
        Final; Too Thin; Feeding Forty; The Borrowed Pot; Lard; Semi-Final: Strudel; The Wooden
        Spoon; Leftovers; Eat Something

    One Pan, No Excuses
      genres: Cooking
      since: 2021
      minutes: 22-23
      rating: TV-G
      cast: Leif Hartigan
      by: Edda Fallowfield
      about: A cheerful man with one pan, one ring and no patience for anything that needs sieving.
      when: Tonight it’s {l}, in less time than it takes to find the lid.
      when: Somebody at home says {l} can’t be done in one pan. Somebody at home is wrong.
      when: The oven’s broken, so {l} will be happening on top.
      when: There is nothing in the house but {l}, or what will shortly be it.
      then: Serve it from the pan. The pan is the plate.
      then: Washing up: one item. He does it during the credits.
      then: It’s not elegant, but it is Tuesday.
      then: A viewer’s aunt disagrees, on film, at length.
      season: Pancake the Size of a Hat; Fish, Standing Up; Sausage Weather; The Emergency Curry;
        Upside-Down Anything; Eggs in a Hurry; Camping Paella; Fridge Door Stew; Chicken, Flattened;
        One Big Biscuit; Noodles, Shouted At; Steak for the Nervous; Midnight Beans

    Whose Sofa Is It?
      genres: Game Show
      since: 1982
      minutes: 23-25
      rating: TV-G
      cast: Kip Sandoval, Minna Kowalczyk
      by: Leopold Dask
      about: Three contestants, three sofas and one true owner, who must be found by sitting.
      when: A chesterfield, a futon and something recovered from a lake.
      when: Contestant two knows her upholstery, and contestant three knows contestant two.
      when: Tonight’s celebrity sofa has asked not to be identified.
      when: Down the back of the first cushion: a key, a comb and an alibi.
      when: The champion defends his title, and his lower back.
      when: The family of nine have brought the sofa they’ve been arguing on since Easter.
      then: It’s decided on springs.
      then: The loose change goes to charity, and comes to four pounds.
      then: Nobody guesses the divan, and the divan weeps.
      then: The winner takes it home, on the bus.
      then: The upholsterer is called, and asks for a moment alone with it.
      season: Three-Piece Suite; Down the Back; Springs Eternal; The Velvet Round; Occasional
        Tables; Loose Covers; Champion of Champions; The Divan Weeps; A Settee for the Settling;
        Recliners; Castors Up; Leather Night; The Final Cushion
      season: Ottoman Empire; Love Seats; The Burst Pouffe; Return of the Futon; Sprung; Couples’
        Week; Fringe; The Chaise; Two Arms, No Legs; Students’ Heat; Antimacassar; The Mystery
        Stain; All Stand

    Nearly Right
      genres: Game Show
      since: 1996
      minutes: 23-25
      rating: TV-G
      cast: Ravi Chandraka
      by: Otis Hallam
      about: The quiz where the correct answer scores nothing, and the best wrong one wins a
        caravan.
      when: Which king burnt the cakes? It was not, the panel feel strongly, Trevor.
      when: A geography teacher gets one right by mistake, and is asked to leave.
      when: The capital of Peru is in dispute, and is getting closer to Wales.
      when: Round three is spelling, and there are no survivors.
      when: Last week’s champion has been reading, and it shows.
      when: A vicar, a welder and a man who has wandered in from the car park.
      then: The judges confer, and are wrong.
      then: A tie, broken by long division and then by nobody.
      then: The caravan is won, and is not quite a caravan.
      then: The studio audience knew, and couldn’t be stopped.
      then: The scoreboard catches fire, at about the right moment.
      season: The Battle of Roughly; Close, No Caravan; Seven Wonders and Trevor; General Ignorance,
        Specific Error; The Wrong Answer Round; Capital Cities; A Spelling Be; Near Miss Universe;
        Kings, Queens, Other; A Right Answer Slips Out; Approximately Poetry; Multiple Choices; The
        Not Quite Final
      season: Warmer; Teachers’ Special; Science, More or Less; Lake or Mountain; Who Said Something
        Like It; About a Hundred; Flags of Nowhere; The Long Division Tie; Dates, Give or Take;
        Twins; Fish or Composer; Phone a Stranger; So Near

    Pass the Marrow
      genres: Game Show
      since: 2008
      minutes: 24-26
      rating: TV-G
      cast: Rosamund Thackery, Ned Abernethy
      by: Priya Lanterman
      airs: 2024-08-02
      about: Amateur gardeners compete over one summer for a cup, a handshake and the right to say
        they told you so.
      when: Somebody has been singing to the leeks, and the leeks have responded.
      when: It is giant pumpkin week, and the fence has had to come down.
      when: A slug is found in the judges’ tent, with a rosette.
      when: Derek has tied a ribbon on it, which is legal, and sad.
      then: The tape measure is sent for.
      then: Best in show goes to the compost.
      then: There are tears, and they’re put to use.
      then: Next week: beans. There’s a hush.
      season: Sowing; Leek Singers; The Slug’s Rosette; Hosepipe; Pricking Out; Sweet Peas at Ten
        Paces; Mulch; A Carrot with Legs; Marrow Night; Blight; The Giant Pumpkin; Two Veg; The Cup
    """
}
