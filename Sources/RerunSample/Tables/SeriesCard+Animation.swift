extension SeriesCard {
  /// Cartoons, most of them short enough to share a half hour.
  static let animation = """
    Professor Pockets
      genres: Animation, Family
      since: 1990
      minutes: 10-11
      rating: TV-Y
      cast: Kip Sandoval, Winifred Sloane
      by: Otis Hallam, Leopold Dask
      about: The Professor’s coat has forty pockets, and every one of them has something in it that
        shouldn’t have been let out.
      when: Out of pocket nineteen comes {l}, and the Professor can’t get it back in.
      when: The town needs {l} by noon. The Professor is nearly sure which pocket.
      when: “Don’t touch {l},” says the Professor. Pip has touched it already.
      when: Pip asks what {l} might be for, and the whole street finds out.
      when: The Mayor has made {l} illegal, so naturally it’s in the Professor’s hat.
      when: It starts with {l}, a small noise, and the Professor saying “Hm.”
      when: Somebody has sewn up pocket seven, with {l} inside.
      then: It takes a kite, a trombone and all of Mrs. Mumble’s class to set things right.
      then: By teatime it fits in a thimble, and is sorry.
      then: Only the dog remembers to look up.
      then: The Professor turns the whole coat inside out, and it’s night in there.
      then: Pip fixes it with string. It’s always string.
      then: The Mayor ends up in the fountain, and rather likes it.
      then: It all goes back in, except for one, which waves.
      then: And pocket forty stays buttoned. For now.
      season: The Coat; The Wrong Whistle; The Spare Moon; A Sneeze; Sticky Thursday; The Inside-Out
        Umbrella; The Very Small Elephant; An Echo; The Ladder to Lunch; A Bit of Weather; The
        Singing Glue; The Backwards Clock; The Sock; Borrowed Gravity; The Polite Tiger; The Spring;
        A Loud Crayon; The Left-Over Parade; The Invisible Biscuit; The Magnet; The Puddle; The
        Hole; Buttons; The Big Zip; The Forgotten Birthday; Pocket Forty
      season: The Other Coat; A Second Shadow; The Talking Spoon; Homework; The Flat Balloon; The
        Nap; A Jar of Yesterday; The Cloud on a Lead; Marbles; The Runaway Comma; A Lost Mitten; The
        Slow Rocket; The Giant’s Handkerchief; A Box of Mondays; The Key to the Pond; Bubble
        Trouble; The Ticklish Statue; The Missing Smell; The Door in the Lining; A Very Long Ribbon;
        The Snail Express; The Upside-Down Cake; A Pinch of Thunder; The Extra Letter; The Hiccup;
        The Map of Everything

    Captain Breakfast
      genres: Animation, Comedy
      since: 1998
      minutes: 11-12
      rating: TV-Y7
      cast: Tansy Ogle, Ned Abernethy
      by: Percival Lunt, Otis Hallam
      about: By night a short-order cook, by early morning the most important hero of the day.
      when: Baron Brunch has moved the sun to eleven.
      when: Somebody is stealing the middles out of doughnuts.
      when: The milk has turned, to crime.
      when: A giant waffle lands on City Hall, and there’s no syrup for miles.
      when: Lady Marmalade-Jones has put bits in everything.
      when: Sidekick Soldier Boy has gone soft in the middle.
      then: It’s over, easy.
      then: Captain Breakfast flips, and the city is served.
      then: Justice is done on both sides.
      then: The villain is toast. He would like it known that he’s sorry.
      then: Everyone eats something, and then they talk about it.
      then: There are no leftovers; there’s only evening, and it’s late.
      then: The day is saved, and lightly buttered.
      season: Rise and Shine; Bacon to Basics; The Baron of Brunch; Some Like It Scrambled; Cereal
        Offender; Toast Modern; The Yolk’s on You; Grapefruit of Wrath; Porridge Two Bears; Spilt; A
        Spoonful of Menace; The Crumpet Sounds; Last Orders
      season: Sunny Side Down; Waffle Bodies; The Muesli Connection; Hash Brown Town; Jam Session;
        Crêpe Expectations; Kippers at Dawn; The Great Flapjack; The Tea Commandments; Bagel Legal;
        Honey Trap; Over Easy Street; Late Riser
      season: Wake-Up Call; Toast of the Town; Milk Run; The Marmalade Bits; Butter Late Than Never;
        French Toast, English Accent; Omelette You Finish; Prune Juice of Power; Snap, and Two
        Others; The Hole in the Doughnut; Decaf; The Elevenses; Second Breakfast

    Gus & the Big Machine
      genres: Animation, Family
      since: 2007
      minutes: 11-12
      rating: TV-Y
      cast: Oscar Threlkeld-Yun, Zora Pettibone
      by: Sunniva Kjellmark
      about: A small boy, a very large machine, and nobody in the village who remembers what it was
        built to do.
      when: Gus finds a lever with no label, and the Machine finds it ticklish.
      when: The Machine coughs, and it snows in the post office.
      when: A brass door opens that Gus had always thought was a picture of one.
      when: Granny has knitted the Machine a cosy, and the Machine won’t come out.
      when: A man from the Company arrives to read the meter.
      when: The Machine has been dreaming again, and the washing is full of fish.
      then: It isn’t broken. It was only lonely.
      then: Gus oils it, thanks it, and is home in time for tea.
      then: Whatever it was built for, it wasn’t that, but it was lovely.
      then: Everyone in the village pulls on three.
      then: One more gauge lights up. There are nine hundred to go.
      season: The Lever; Cough; The Brass Door; Steam; A Cosy for the Machine; Crank; Oil; The Man
        from the Company; Bolts; Snow in the Post Office; The Whistle; Gauge Nine; The Other Boy
      season: Rust; The Dream; A Cog Called Susan; Ladder; The Fish in the Washing; Pressure; The
        Little Machine; Spark; Granny Pulls a String; The Blue Pipe; Governor; The Long Hum; What It
        Was For

    The Teapot Twins
      genres: Animation, Family
      since: 1976
      minutes: 9-10
      rating: TV-Y
      cast: Birdie Lyle, Cornelius Babb
      by: Leopold Dask
      about: Two children two inches tall live in a teapot on the top shelf, and the cat knows.
      when: The sugar bowl has been left within climbing distance.
      when: Pekoe has built a boat out of a walnut, and named it after herself.
      when: A spider comes to live in the gravy boat, and plays the harp.
      when: The Big People are having visitors, and the good china is coming down.
      when: Assam has told the cat a riddle, and the cat’s worked it out.
      when: There’s a draught on the shelf, and it has a voice.
      then: They’re back under the lid by the time the kettle sings.
      then: It takes a teaspoon, a cotton reel and a lot of nerve.
      then: The cat is given half, which was the plan.
      then: And nobody at all notices the footprints in the butter.
      then: The tea that night tastes very faintly of adventure.
      season: Top Shelf; The Walnut Boat; Sugar Mountain; The Gravy Boat Spider; Cracked; A Riddle
        for the Cat; The Good China; Steam Day; The Mouse’s Lodger; Jelly Mould Castle; The Cuckoo’s
        Message; Under the Dresser; Half a Biscuit
      season: Spring Cleaning; The Pepper Storm; Tea Cosy, Snow Day; Pekoe at Sea; The Silver Thief;
        A Thimble of Trouble; The Clock Climb; Crumbs; Mustard; The Wedding Cake; The Lid Goes
        Missing; A Letter Three Feet Long; Cat’s Birthday

    Sir Reginald Snail
      genres: Animation
      since: 2002
      minutes: 7-8
      rating: TV-Y
      cast: Simeon Larkspur
      by: Sunniva Kjellmark, Otis Hallam
      about: The slowest knight in the kingdom is always on his way.
      when: A dragon is at the gate of the lettuce patch. Sir Reginald sets off at once.
      when: The Princess of Cabbage asks to be rescued by Thursday week.
      when: A rival arrives: Sir Slug, who travels light.
      when: It’s raining, so Sir Reginald is at full gallop.
      when: The Salt Wizard has drawn a line across the path.
      when: The map says half a yard. The map’s out of date.
      then: He arrives just after the happy ending, and improves it.
      then: The dragon has got old waiting, and they have tea.
      then: Victory, by nine inches.
      then: He’s carried home in triumph, by a thrush, which is a different story.
      then: A small crowd has gathered, gone home, and gathered again.
      then: His squire, a beetle, writes it up as a rout.
      season: The Lettuce Dragon; A Long Charge; Sir Slug; The Wet Quest; Line of Salt; The Princess
        of Cabbage; Home Is Where; The Gate; The Thrush; Nine Inches; The Hare’s Challenge; A Horn
        for Reginald; The Stone; Shell Games
      season: The Puddle Sea; Dame Ladybird; The Slow Joust; Downhill; The Giant’s Boot; The
        Midnight Radish; A Squire in a Hurry; The Compost King; Moss; The Flowerpot Tower; The Snail
        Trail; Autumn Leaf; The Frog Oracle; Arriving

    Bramble & Dot
      genres: Animation, Family
      since: 2018
      minutes: 7-8
      rating: TV-Y
      cast: Hettie Novak, Wren Castleton
      by: Priya Lanterman
      airs: 2025-08-01
      about: A hedgehog who worries and a ladybird who doesn’t go out every morning to look at one
        thing.
      when: This morning it’s {l}. Dot flies round it three times.
      when: Bramble isn’t sure about {l}. Bramble brings a scarf.
      when: “What’s {l} for?” asks Dot, and sits on it.
      when: Nobody told them about {l}. It wasn’t there yesterday.
      then: They look at it until it isn’t frightening.
      then: Dot counts it. There is one.
      then: They tell the worm, who knew.
      then: Then it’s time for lunch, which is also one thing.
      then: Bramble has it for a friend now, and a nap.
      season: A Puddle; The Big Leaf; A Stone with a Hat; Fog; The Gate; A Lost Button; The Wind; A
        Feather; The Noise; An Apple; The Shadow; A Bit of Ribbon; The Moon in the Day; A Bell; The
        Step; Somebody’s Glove

    Spook & Biscuit
      genres: Animation
      since: 2012
      minutes: 11-12
      rating: TV-Y7
      cast: Tobias Greengage, Fern Maddalena
      by: Tamsin Oduya, Otis Hallam
      about: A very small ghost adopts a very large dog, and only one of them is afraid of the dark.
      when: Biscuit has dug up Great-Uncle Mortimer again.
      when: Spook is told to haunt something of his own size.
      when: There’s a new cat next door, with nine lives and no manners.
      when: The vet wants to know why the scales say minus two.
      when: Spook has left his sheet at the laundry, and school’s at nine.
      when: A real monster moves in under the bed, and has a cold.
      then: Biscuit barks at the right wall, for once.
      then: Everyone howls, in harmony.
      then: Mortimer says it’s the most fun he’s had since the funeral.
      then: They share the basket, and one of them is warm.
      then: It’s a quarter to dawn, and there is just time for a walk.
      season: Walkies; Good Boo; Sit, Stay, Float; The Bone of Contention; Great-Uncle Mortimer;
        Fetch Me a Body; The Nine-Life Cat; Bath Night; A Sheet Too Short; Howl; The Vet; Under the
        Bed; A Dog’s Afterlife
      season: New Tricks; The Boo Club; Lead; The Haunted Kennel; Thunder; Chew; Mortimer’s
        Birthday; Two Moons; Postman, Repeat; The Invisible Fence; Fleas; Roll Over, Grandma; Home
        by Dawn

    Dr. Dinosaur’s Waiting Room
      genres: Animation, Family
      since: 2015
      minutes: 10-11
      rating: TV-Y
      cast: Mercy Wellstead, Linus Fairbrother
      by: Priya Lanterman, Otis Hallam
      airs: 2026-03-06
      about: The doctor is a very gentle Tyrannosaur. The patients have mostly come about being
        eaten.
      when: A Stegosaurus has an itch, and nobody wants to be asked.
      when: The Triceratops triplets have swallowed something, and it’s still ringing.
      when: A Diplodocus has a sore throat, from there to there.
      when: Somebody’s egg has started to knock.
      when: A woolly mammoth comes in, forty million years early.
      when: The nurse is a small mammal, and would like a rise.
      then: The doctor warms the stethoscope first. That’s the secret.
      then: One spoonful of fern, twice a day, and no stampeding.
      then: It was only growing pains, and the ceiling can be mended.
      then: Everybody gets a sticker, and the Stegosaurus gets nine.
      then: Nobody’s eaten. It’s a good practice.
      season: The Itch; Say Aah; A Sore Throat, Part Way; The Ringing Triplets; An Egg Knocks;
        Claws; The Wobbly Tooth; Too Short to See; A Fern a Day; The Mammoth’s Early; Spots; Flat
        Feet; The Big Sneeze
      season: Nurse Shrew; A Tail of Woe; Bandages; Cold Blood; The Feathers Question; Eye Test;
        Stomach Stones; The Visiting Comet; Second Helpings; A Bump; Bedtime Roar; The Very Quiet
        Patient; Meteor Shower
    """
}
