### What the fairies' board says in the browser.

elfe-ui-walk = Move
elfe-ui-prince = Move a prince
elfe-ui-draw = Draw a card ({ $count })
elfe-ui-pass = Pass
elfe-ui-do-place = Put your fairy on a glowing square of the Edge.
elfe-ui-do-turn = Move, move a prince, draw a card or cast a spell.
elfe-ui-do-walk = You rolled { $die }: choose a glowing square.
elfe-ui-do-prince = You rolled { $die }: choose a prince or a toad.
elfe-ui-do-prince-to = You rolled { $die }: where shall it go?
elfe-ui-do-hex = Ribbit! Whom will you enchant?
elfe-ui-do-invite = Where in the Edge shall the prince arrive?
elfe-ui-do-banish = Which prince must go home?
elfe-ui-do-slap = Which neighbour will you slap?
elfe-ui-do-elf = Gust of Wind: tap the elf.
elfe-ui-cards = { $count ->
    [one] one card
   *[other] { $count } cards
 }
elfe-ui-back-frog = { $turns ->
    [0] a fairy again at once
    [one] a fairy again in one turn
   *[other] a fairy again in { $turns } turns
 }
elfe-ui-back-toad = { $turns ->
    [0] a prince again at once
    [one] a prince again in one turn
   *[other] a prince again in { $turns } turns
 }
elfe-ui-round = Round { $round } of { $cap }
elfe-ui-reserve = { $count ->
    [one] one prince at home
   *[other] { $count } princes at home
 }
elfe-ui-distracted = The elf is distracted!
elfe-ui-ground-edge = Edge
elfe-ui-ground-pond = Pond
elfe-ui-ground-woods = woods
elfe-ui-cell-free = { $square }, { $ground }, free
elfe-ui-cell-piece = { $owner ->
    [none] { $square }, { $ground }: { $what }
   *[other] { $square }, { $ground }: { $owner }’s { $what }
 }
elfe-ui-tip-place = Start where you can run straight at the elf, and mind the Pond.
elfe-ui-tip-frog = You are a frog: no spells and no victory until a prince or the elf kisses you. But you can swim.
elfe-ui-tip-frog-kissed = You’ve been kissed: soon you’ll be a fairy again.
elfe-ui-tip-frog-near = Kissed and beside the elf! Stay here: { $win ->
    [court] once you are a fairy again, you win if you are still there when your next turn begins,
   *[contact] you win as soon as you are a fairy again,
 } unless a prince comes.
elfe-ui-tip-distracted = A prince talks to the elf: nobody can win until he is gone.
elfe-ui-tip-hindered = A prince is chatting to your fairy: she can neither move a prince nor use Gust of Wind.
elfe-ui-tip-reach = { $die ->
    [1] Any roll takes you to the elf!
    [6] With a 6 you reach the elf: 1 in 6.
   *[other] You reach the elf with a { $die } or more: { $faces } in 6.
 }
elfe-ui-tip-rival = { $die ->
    [1] Danger: any roll takes { $name } to the elf!
    [6] Danger: with a 6, { $name } reaches the elf.
   *[other] Danger: { $name } reaches the elf with a { $die } or more, { $faces } in 6.
 }
elfe-ui-tip-rival-frog = { $name } is a frog beside the elf, and a fairy again before your next turn: part them, or bring a prince!
elfe-ui-pile = The pile
elfe-ui-pile-about = Draw a spell. That is your whole turn.
elfe-ui-tip-steps = { $steps ->
    [one] Just one step to the elf.
   *[other] { $steps } steps to the elf.
 }
elfe-ui-source-walked = Moves
elfe-ui-source-spells = Spells cast
elfe-ui-source-draws = Cards drawn
elfe-ui-source-frog = Times turned into a frog
elfe-ui-step-place = put the fairy on { $at }
elfe-ui-step-roll = roll the die and move
elfe-ui-step-roll-prince = roll the die and move a prince or a toad
elfe-ui-step-walk = go from { $from } to { $to }
elfe-ui-step-prince = lead a prince from { $from } to { $to }
elfe-ui-step-toad = send a toad from { $from } to { $to }
elfe-ui-step-draw = draw a card
elfe-ui-step-cast = cast “{ $spell }” on { $at }
elfe-ui-step-pass = pass
elfe-ui-tell-place = put the fairy { $area }
elfe-ui-tell-cast-at = cast “{ $spell }” { $area }
elfe-ui-tell-walk = go { $way }
elfe-ui-tell-walk-to = go { $way }, next to { $who }
elfe-ui-tell-prince = lead a prince { $way }
elfe-ui-tell-prince-to = lead a prince { $way }, next to { $who }
elfe-ui-tell-toad = send a toad { $way }
elfe-ui-tell-toad-to = send a toad { $way }, next to { $who }
elfe-ui-tell-who-elf = the elf
elfe-ui-tell-who-prince = the prince
elfe-ui-tell-who-toad = the toad
elfe-ui-tell-who-fairy = { $owner }’s fairy
elfe-ui-tell-who-frog = { $owner }’s frog
elfe-ui-tell-who-at = { $who } { $area }
elfe-ui-do-turn-plain = Move or draw a card.
elfe-ui-do-turn-prince = Move, move a prince or draw a card.
elfe-ui-do-turn-cast = Move, draw a card or cast a spell.
elfe-ui-goal = { $win ->
    [court] Bring your fairy right beside the elf, and still be there when your next turn begins, with no prince near him.
   *[contact] Be the first to bring your fairy right beside the elf, with no prince near him.
 }
elfe-ui-score = { $count ->
    [1] has charmed the elf
   *[other] {""}
 }
elfe-ui-ask-elf = The elf
elfe-ui-ask-elf-about = { $win ->
    [court] A fairy who is still right beside him, diagonals included, when her turn begins charms him and wins.
   *[contact] A fairy who stands right beside him charms him and wins, diagonals included.
 }
elfe-ui-ask-elf-distracted = The elf, distracted
elfe-ui-ask-elf-distracted-about = A prince talks to him: nobody can win until the prince is gone.
elfe-ui-ask-fairy = { $name }’s fairy
elfe-ui-ask-fairy-about = She moves at most as far as the die says. { $win ->
    [court] She wins if she stands beside the elf when her turn begins.
   *[contact] She wins when she stands beside the elf.
 }
elfe-ui-ask-frog = { $name }’s fairy, a frog now
elfe-ui-ask-frog-about = A frog casts no spells and cannot win, but it swims. The kiss of a prince or of the elf makes it a fairy again.
elfe-ui-ask-prince = A prince
elfe-ui-ask-prince-about = Beside the elf he distracts him, beside a fairy he holds her up, and he kisses frogs.
elfe-ui-ask-toad = A toad
elfe-ui-ask-toad-about = An enchanted prince: he swims and distracts nobody. The kiss of a fairy or of the elf makes him a prince again.
elfe-ui-ask-pond = The Pond
elfe-ui-ask-pond-about = Only frogs and toads swim here. Everyone else walks round it.
elfe-ui-ask-edge = The Edge
elfe-ui-ask-edge-about = Fairies start here, and invited princes arrive here. The elf never comes so far.
elfe-ui-ask-hand = { $count ->
    [0] No spells in hand.
    [one] One spell in hand. Only its owner knows which.
   *[other] { $count } spells in hand. Only their owner knows which.
 }
elfe-ui-ask-hand-open = In hand, for everyone to see: { $spells }.
elfe-ui-end-ahead = The elf is yours.
elfe-ui-end-behind = The elf goes with another this time.

elfe-ui-print-board = Board in four parts
elfe-ui-print-spells = { $count } spells
elfe-ui-print-figures = Fairies and frogs, princes and toads, the elf

# The log, for whoever sees the board.
elfe-ui-log-elf = The elf appears { $area }.
elfe-ui-log-place = { SEAT($seat) }’s fairy starts { $area }.
elfe-ui-log-back = { $piece ->
    [fairy] { SEAT($owner) }’s frog is a fairy again!
   *[prince] The toad { $area } is a prince again!
 }
elfe-ui-log-move = { $piece ->
    [fairy] { SEAT($owner) }’s fairy goes { $way }.
    [frog] { SEAT($owner) }’s frog hops { $way }.
    [prince] { SEAT($seat) } leads a prince { $way }.
   *[toad] { SEAT($seat) } sends a toad { $way }.
 }
elfe-ui-log-cast = { $spell ->
    [banish] Midnight strikes: { SEAT($seat) } sends the prince { $area } home.
    [elf] { SEAT($seat) } calls up a gust of wind.
    [hex] { $piece ->
        [fairy] Ribbit! { SEAT($seat) } turns { SEAT($owner) }’s fairy into a frog.
       *[prince] Ribbit! { SEAT($seat) } turns the prince { $area } into a toad.
     }
    [invite] { SEAT($seat) } invites a prince: he arrives { $area }.
   *[slap] Whack! { SEAT($seat) } slaps { $piece ->
        [elf] the elf
        [fairy] { SEAT($owner) }’s fairy
        [frog] { SEAT($owner) }’s frog
        [prince] the prince
       *[toad] the toad
     }.
 }
elfe-ui-log-land = { $piece ->
    [elf] The elf
    [fairy] { SEAT($owner) }’s fairy
    [frog] { SEAT($owner) }’s frog
    [prince] The prince
   *[toad] The toad
 } flies off and lands { $area }.
elfe-ui-log-wind = { $moved ->
    [true] A wind of force { $die } blows the elf { $way }.
   *[false] The wind has force { $die }, but the elf cannot move that way.
 }
elfe-ui-log-kiss = { $piece ->
    [frog] { SEAT($owner) }’s frog gets a kiss: soon she will be a fairy again.
   *[toad] The toad { $area } gets a kiss: soon he will be a prince again.
 }
