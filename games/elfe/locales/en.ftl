### The words of the elf and the little fairies. The complete rules are in RULES.md.
### For everybody from 8 years on: short sentences, no jargon, never a reproach.

title-elfe = The Elf and the Little Fairies
about-elfe =
    A bachelor elf strolls through the Magic Forest, and every fairy wants to charm him.
    Run, cast spells, mind the smooth-talking princes, and beware of frogs!

elfe-card-banish = The Stroke of Midnight
elfe-card-elf = Gust of Wind
elfe-card-hex = Ribbit!
elfe-card-invite = Invitation to the Ball
elfe-card-slap = Magic Slap

elfe-card-banish-about = A prince has to go home at once.
elfe-card-elf-about = The wind pushes the elf in a random direction.
elfe-card-hex-about = A fairy becomes a frog, or a prince a toad.
elfe-card-invite-about = A prince arrives in the Edge.
elfe-card-slap-about = A piece beside your fairy flies to a random square.

elfe-piece-elf = elf
elfe-piece-fairy = fairy
elfe-piece-frog = frog
elfe-piece-prince = prince
elfe-piece-toad = toad

## What to do now

phase-elfe-first = The dice say who goes first.
phase-elfe-elf = The elf goes for a stroll: the dice say where.
phase-elfe-place = Choose a square of the Edge for your fairy.
phase-elfe-deal = The spell cards are being dealt.
phase-elfe-turn = Do one thing: move yourself, move a prince or a toad, draw a card or cast a spell.
phase-elfe-draw = A spell card is drawn from the pile.
phase-elfe-roll-walk = Roll the die for your own piece.
phase-elfe-walk = Move your piece at least one square, and no farther than the number rolled.
phase-elfe-roll-prince = Roll the die for a prince or a toad.
phase-elfe-prince = Choose a prince or a toad and move it, no farther than the number rolled.
phase-elfe-land = Whack! The piece goes flying. Where will it land?
phase-elfe-wind = The wind rises. Which way will it blow the elf?
phase-elfe-over = The game is over.

## What happened

event-elfe-first = { SEAT($seat) } goes first.
event-elfe-elf = The elf appears on { $at }.
event-elfe-place = { SEAT($seat) }’s fairy starts on { $at }.
event-elfe-draw = { $dealt ->
    [true] { SEAT($seat) } is dealt a card.
   *[false] { SEAT($seat) } draws a card.
 }
event-elfe-dealt = { $count ->
    [one] Each fairy is dealt a card.
   *[other] Each fairy is dealt { $count } cards.
 }
event-elfe-turn = Round { $round }, turn { $turn }: { SEAT($seat) } plays.
event-elfe-back = { $piece ->
    [fairy] { SEAT($owner) }’s frog on { $at } is a fairy again!
   *[prince] The toad on { $at } is a prince again!
 }
event-elfe-roll = { SEAT($seat) } rolls { $die }.
event-elfe-move = { $piece ->
    [fairy] { SEAT($owner) }’s fairy goes from { $from } to { $to }.
    [frog] { SEAT($owner) }’s frog hops from { $from } to { $to }.
    [prince] { SEAT($seat) } leads a prince from { $from } to { $to }.
   *[toad] { SEAT($seat) } sends a toad from { $from } to { $to }.
 }
event-elfe-cast = { $spell ->
    [banish] Midnight strikes: { SEAT($seat) } sends the prince on { $at } home.
    [elf] { SEAT($seat) } calls up a gust of wind.
    [hex] { $piece ->
        [fairy] Ribbit! { SEAT($seat) } turns { SEAT($owner) }’s fairy on { $at } into a frog.
       *[prince] Ribbit! { SEAT($seat) } turns the prince on { $at } into a toad.
     }
    [invite] { SEAT($seat) } invites a prince to { $at }.
   *[slap] Whack! { SEAT($seat) } slaps { $piece ->
        [elf] the elf
        [fairy] { SEAT($owner) }’s fairy
        [frog] { SEAT($owner) }’s frog
        [prince] the prince
       *[toad] the toad
     } on { $at }.
 }
event-elfe-land = { $piece ->
    [elf] The elf
    [fairy] { SEAT($owner) }’s fairy
    [frog] { SEAT($owner) }’s frog
    [prince] The prince
   *[toad] The toad
 } flies from { $from } and lands on { $to }.
event-elfe-wind = The wind blows { $direction ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
 }, force { $die }: the elf goes from { $from } to { $to }.
event-elfe-kiss = { $piece ->
    [frog] { SEAT($owner) }’s frog on { $at } gets a kiss: soon she will be a fairy again.
   *[toad] The toad on { $at } gets a kiss: soon he will be a prince again.
 }
event-elfe-pass = { SEAT($seat) } can do nothing and passes.
event-elfe-over = { $reason ->
    [contact] { SEAT($winner) }’s fairy has charmed the elf and wins!
   *[cap] The last round is over, and nobody has charmed the elf. Whoever is nearest to him wins.
 }

## Advice

hint-elfe-wins = Your fairy charms the elf, and you win.
hint-elfe-start = { $steps ->
    [one] A good start: only { $steps } step to the elf.
   *[other] A good start: { $steps } steps to the elf.
 }
hint-elfe-reach = { $die ->
    [6] With a 6 you reach the elf.
   *[other] You reach the elf with a { $die } or more.
 }
hint-elfe-walk = The nearer you are to the elf, the smaller the roll you need.
hint-elfe-closer = { $steps ->
    [0] You are beside the elf.
    [one] Nearer: only one more step to go.
   *[other] Nearer: { $steps } more steps to go.
 }
hint-elfe-distracts = A prince beside the elf distracts him: nobody can win now.
hint-elfe-frees = It gets rid of the prince who is distracting the elf.
hint-elfe-stops = It holds up { SEAT($seat) }, who is getting near the elf.
hint-elfe-danger = A rival could win with the next roll: time to get in her way.
hint-elfe-waits = Moving would not bring you closer to the elf: better draw a card.
hint-elfe-draw = You can’t reach the elf this turn, so take a spell instead.
hint-elfe-spell = { $percent ->
    [one] This spell gives you about { $percent } more chance in 100 of winning.
   *[other] This spell gives you about { $percent } more chances in 100 of winning.
 }
hint-elfe-pass = There is nothing else to do.

## The board drawn in a terminal

sketch-elfe-round = Round
sketch-elfe-die = Die:
sketch-elfe-cards = cards
sketch-elfe-frog = frog
sketch-elfe-distracted = The elf is distracted!
sketch-elfe-reserve = Princes at home:
sketch-elfe-pile = Pile (unseen + used):
sketch-elfe-legend-pieces = E elf  P prince  t toad  f frog
sketch-elfe-legend-board = o Edge  ~ Pond  . woods

## Ways to play

preset-elfe-feerie = Féerie
preset-elfe-feerie-about = The game as we like it best: fairies start far away, with three cards each.
preset-elfe-rulebook = By the book
preset-elfe-rulebook-about = Word for word as the rulebook says: fairies start near, without cards. { $seats ->
    [2] With two players it is often over after a move or two!
   *[other] Very quick!
 }
preset-elfe-courtship = Courtship
preset-elfe-courtship-about = Longer, with many more spells: you must still be beside the elf when your next turn begins.
preset-elfe-sorcery = Great sorcery
preset-elfe-sorcery-about = For two who have played a few times: a courtship with twenty cards “Ribbit!” in the deck, where wits count for more.
preset-elfe-little-ones = Little ones
preset-elfe-little-ones-about = All cards lie open, so that everyone can help.

option-elfe-start = Start
option-elfe-start-about = Where the fairies may start.
option-elfe-start-far = far from the elf
option-elfe-start-seed = anywhere, except on a side the elf is next to
option-elfe-win = Winning
option-elfe-win-about = When a fairy beside the elf wins.
option-elfe-win-contact = at the end of a turn
option-elfe-win-court = if she is still there when her next turn begins
option-elfe-compass = Wind
option-elfe-compass-about = Where the wind can blow the elf.
option-elfe-compass-eight = in all eight directions
option-elfe-compass-six-diagonal = N, NE, E, SE, SW, NW
option-elfe-compass-six-cardinal = N, NE, E, S, W, NW
option-elfe-kiss = Kisses
option-elfe-kiss-about = How long a frog or a toad waits after a kiss.
option-elfe-kiss-round = a whole round
option-elfe-kiss-short = one player’s turn
option-elfe-recycle = Used cards
option-elfe-recycle-about = What happens when the unseen cards run out.
option-elfe-recycle-queue = they come back in order
option-elfe-recycle-shuffle = they are shuffled
option-elfe-hand = Largest hand
option-elfe-hand-about = How many cards you may hold.
option-elfe-hand-0 = as many as you like
option-elfe-hand-3 = 3 cards
option-elfe-hand-5 = 5 cards
option-elfe-deal = First cards
option-elfe-deal-about = How many cards everyone gets at the start.
option-elfe-deal-0 = none
option-elfe-deal-1 = 1 card
option-elfe-deal-2 = 2 cards
option-elfe-deal-3 = 3 cards
option-elfe-hands = Hands
option-elfe-hands-about = Who may see the cards you hold.
option-elfe-hands-hidden = only you
option-elfe-hands-open = everyone
option-elfe-cap = Rounds
option-elfe-cap-about = The game stops after so many rounds.
option-elfe-cap-20 = 20 rounds
option-elfe-cap-40 = 40 rounds
option-elfe-cap-80 = 80 rounds
option-elfe-data = Your own numbers
option-elfe-data-about = A TOML text with a deck, a number of princes and starting distances of your own; what it does not name stays as it is.
elfe-data-cards = cards in all, with those that stay as they were: { $cards }; at most { $most }
elfe-data-row = { $count } numbers; one for each of { $seats } seats is expected

## The rules, a sentence or two for each clause

ELF-SEATS-1 = 2 to 6 play, and everyone has one fairy.
ELF-OPT-1 = What the table has chosen at the start holds for the whole game.
ELF-BOARD-1 = The Magic Forest has 20 by 20 squares.
ELF-BOARD-2 = The Edge is the outermost ring of squares.
ELF-BOARD-3 = The Pond is the block of 4 by 4 squares in the middle.
ELF-BOARD-4 = There are eight directions: straight and diagonal ones.
ELF-BOARD-5 = One piece to a square: this one is taken.
ELF-BOARD-6 = Squares touch when they are side by side or corner to corner. Distance is counted in such steps, as the crow flies.
ELF-SETUP-1 = The dice choose who plays first. Everyone has the same chance.
ELF-SETUP-2 = The elf starts somewhere in the woods, neither in the Edge nor in the Pond.
ELF-SETUP-3 = Your fairy starts in the Edge, the outer ring of the board.
ELF-SETUP-4 = The elf is right beside this side of the board, so nobody may start there, corners included.
ELF-SETUP-5 = This square is too near the elf. Start farther away, so that the race is fair.
ELF-SETUP-6 = At the start no prince is on the board: all ten are at home.
ELF-SETUP-7 = The spell cards are shuffled and lie face down in a pile.
ELF-DECK-1 = There are 36 spells: 10 Ribbit!, 10 Invitations, 6 Magic Slaps, 6 Gusts of Wind and 4 Strokes of Midnight.
ELF-SETUP-8 = When all fairies are placed, everyone is dealt the first cards, one at a time.
ELF-TURN-1 = Wait a moment, it is somebody else’s turn. You play clockwise.
ELF-TURN-2 = When a turn begins, the kisses that are due take effect first. Then the player chooses.
ELF-TURN-3 = On your turn you do exactly one thing: draw, cast a spell, move a prince or toad, or move yourself.
ELF-TURN-4 = At the end of a turn you first see whether the elf is charmed, then kisses are given, then the next player goes on.
ELF-TURN-5 = You may pass only if there is nothing at all you can do.
ELF-DRAW-1 = You take the top card of the pile and keep it secret.
ELF-DRAW-2 = The top of the pile is cards nobody has seen. Used cards go underneath.
ELF-DRAW-3 = When the unseen cards run out, the used ones come back in the order in which they were played, or shuffled if the table has chosen so.
ELF-DRAW-4 = There is no card left in the pile.
ELF-DRAW-5 = Your hand is full: cast a spell before you draw again.
ELF-MOVE-1 = That is too far for this roll. Go square by square over free squares, no farther than the number rolled.
ELF-MOVE-2 = You may go fewer squares than the die shows, and turn as you like.
ELF-MOVE-3 = You must move: the piece may not end where it began.
ELF-MOVE-4 = You may slip diagonally between two taken squares.
ELF-MOVE-5 = Only where the piece stops counts, not what it passes.
ELF-MOVE-6 = Your piece is shut in and cannot take a step.
ELF-POND-1 = Fairies and princes do not swim: they cannot go into the Pond.
ELF-POND-2 = Frogs and toads can swim: they may cross the Pond and stop in it.
ELF-POND-3 = A fairy or prince who stands in the Pond may wade out, but not go back in.
ELF-WALK-1 = Roll the die, then move your own fairy or frog, no other piece.
ELF-PRINCE-1 = Roll the die first, then choose a prince or a toad.
ELF-PRINCE-2 = There is no prince or toad here that could move.
ELF-PRINCE-3 = You may move princes and toads even while you are a frog.
ELF-PRINCE-4 = A prince is chatting to your fairy: she can neither move a prince nor use Gust of Wind. Move away, or get rid of him!
ELF-PRINCE-5 = Toads hinder nobody, and frogs are never hindered.
ELF-CAST-1 = You do not hold this card. You cast spells from your own hand, at a proper target.
ELF-CAST-2 = When you play a card you show it, it works, and it goes under the pile.
ELF-FROG-1 = A frog cannot cast spells. Find somebody to kiss you first!
ELF-FROG-2 = As a frog you may draw, move yourself, and move princes and toads.
ELF-FROG-3 = A frog cannot charm the elf: only a fairy can.
ELF-HEX-1 = Ribbit! works on any fairy or any prince, near or far, but not on frogs, toads or the elf.
ELF-HEX-2 = The prince becomes a toad where he stands.
ELF-HEX-3 = The fairy becomes a frog where she stands, and keeps her cards.
ELF-KISS-1 = A frog beside a prince or the elf gets a kiss at the end of the turn.
ELF-KISS-2 = A toad beside a fairy or the elf gets a kiss at the end of the turn.
ELF-KISS-3 = Whoever got a kiss becomes a fairy or a prince again one round later, or a little sooner if the table has chosen so.
ELF-KISS-4 = A kiss is a kiss: moving away does not undo it.
ELF-KISS-5 = Becoming a fairy or a prince again changes nothing else: square and cards stay the same.
ELF-INVITE-1 = An invited prince arrives on a free square of the Edge.
ELF-INVITE-2 = All ten princes are out already: nobody is left to invite.
ELF-BANISH-1 = Only a prince can be sent home, not a toad nor anybody else.
ELF-SLAP-1 = You can only slap a piece right beside your fairy.
ELF-SLAP-2 = The slapped piece flies to a random square.
ELF-RANDOM-1 = Two dice with twenty faces choose the square, column and row. You throw again until it will do.
ELF-RANDOM-2 = Nobody lands on a taken square, and only frogs and toads land in the Pond.
ELF-RANDOM-3 = The elf never lands in the Edge.
ELF-ELF-1 = Any fairy may use Gust of Wind from anywhere, unless a prince beside her gets in her way.
ELF-ELF-2 = One die gives the direction of the wind, another how far it blows.
ELF-ELF-3 = The elf slides with the wind and stops before a piece, the Edge or the Pond. Sometimes he does not move at all.
ELF-ELF-4 = Only the wind or a slap moves the elf.
ELF-WIN-1 = A fairy beside the elf at the end of a turn charms him and wins, and the game is over.
ELF-WIN-2 = A frog who becomes a fairy again beside the elf can win at that moment.
ELF-WIN-3 = While a prince stands beside the elf, the elf is distracted and nobody can win. Toads do not distract him.
ELF-WIN-4 = If several fairies are beside the elf, the one who played most recently wins.
ELF-WIN-5 = Nobody can win while the fairies are being placed.
ELF-WIN-6 = In a courtship you win if your fairy is still beside the elf when your turn begins, with no prince there.
ELF-END-1 = After the last round the game stops, even if nobody has charmed the elf.
ELF-END-2 = Then the nearest to the elf comes first; at the same distance a fairy comes before a frog.
ELF-END-3 = The winner is first, and all the others share the second place.
ELF-INFO-1 = Your cards are your secret. The others see only how many you have.
ELF-INFO-2 = Everything on the board is open to all, and so are the dice, the kisses and the used cards.
ELF-INFO-3 = Nobody knows what the unseen cards are, nor their order.
ELF-INFO-4 = A card you draw is shown to you alone.
ELF-INFO-5 = If the table has chosen open hands, everyone sees all cards.
ELF-FLOW-1 = Wait for the dice or the card.
ELF-FLOW-2 = Not now.

## What can be counted, for the lab

measure-elfe-manoeuvres = Turns spent
measure-elfe-walk = moving
measure-elfe-draw = drawing
measure-elfe-prince = moving a prince
measure-elfe-cast = casting
measure-elfe-casts = Spells cast
measure-elfe-targets = Targets of spells
measure-elfe-at-rival = a rival
measure-elfe-at-self = oneself
measure-elfe-at-prince = a prince
measure-elfe-at-toad = a toad
measure-elfe-at-elf = the elf
measure-elfe-steps = Squares a move
measure-elfe-rolled = Die for a move
measure-elfe-frog-turns = Turns as a frog
measure-elfe-hindered = Turns beside a prince
measure-elfe-distracted = Turns beside a distracted elf
measure-elfe-hand = Cards in hand at the end
measure-elfe-start = Distance to the elf at the start
measure-elfe-kisses = Kisses
measure-elfe-princes = Princes on the board
measure-elfe-princes-end = Princes at the end
measure-elfe-elf-moved = How far the elf is moved
measure-elfe-by-wind = by the wind
measure-elfe-by-slap = by a slap
measure-elfe-fairy-map = Where fairies stop
measure-elfe-elf-map = Where the elf is blown
kind-elfe-place = Place the fairy
kind-elfe-draw = Draw a card
kind-elfe-walk = Move
kind-elfe-prince = Move a prince
kind-elfe-go = Choose where to go
kind-elfe-pass = Pass
kind-elfe-cast = Cast
ending-elfe-contact = the elf is charmed
ending-elfe-cap = last round reached
