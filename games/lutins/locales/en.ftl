### The words of the goblins' forest. The complete rules are in RULES.md.
### For everybody from 8 years on: short sentences, no jargon, never a reproach.

title-lutins = The goblins’ forest race
about-lutins =
    Bring six goblins across a forest whose trees move.
    Push a tree, let a goblin run, and get in the other families’ way!

lutins-colour-blue = blue
lutins-colour-yellow = yellow
lutins-colour-violet = violet
lutins-colour-red = red

## What to do now

phase-lutins-tree = Push a tree one square if you like, or leave the trees alone.
phase-lutins-lutin = Send one of your goblins running. When something stops it, it may run once more, at a right angle.
phase-lutins-place = A goblin has been chased away: choose where to put it, in the forest or on its start row.
phase-lutins-over = The race is over.

## What happened

event-lutins-tree = A tree shuffles from { $from } to { $to }.
event-lutins-slide = { $colour ->
    [blue] A blue goblin
    [yellow] A yellow goblin
    [violet] A violet goblin
   *[red] A red goblin
 } runs from { $from } to { $to }.
event-lutins-home = { $colour ->
    [blue] The blue goblin
    [yellow] The yellow goblin
    [violet] The violet goblin
   *[red] The red goblin
 } is home!
event-lutins-chased = { $colour ->
    [blue] A blue goblin
    [yellow] A yellow goblin
    [violet] A violet goblin
   *[red] A red goblin
 } was still waiting there and is chased away.
event-lutins-placed = { $colour ->
    [blue] The chased blue goblin
    [yellow] The chased yellow goblin
    [violet] The chased violet goblin
   *[red] The chased red goblin
 } finds itself on { $to }.
event-lutins-pass = { SEAT($seat) } moves no goblin.
event-lutins-turn = Turn { $turn }: { SEAT($seat) } plays.
event-lutins-end = { $reason ->
    [win] All the goblins of one player are home: the race is over!
    [stall] Nobody has got home for a long time, so the race stops here. The goblins at home are counted.
   *[cap] The last turn has been played, so the race stops here. The goblins at home are counted.
 }

## Advice

hint-lutins-wins = Your last goblin gets home, and you win.
hint-lutins-arrives = One of your goblins gets home.
hint-lutins-closer = { $turns ->
    [one] Your goblins will be nearer home: they need about { $turns } turn less.
   *[other] Your goblins will be nearer home: they need about { $turns } turns less.
 }
hint-lutins-blocks = It gets in the way of { $colour ->
    [blue] the blue goblins
    [yellow] the yellow goblins
    [violet] the violet goblins
   *[red] the red goblins
 }: { $turns ->
    [one] they will need about { $turns } turn more.
   *[other] they will need about { $turns } turns more.
 }

## The board drawn in a terminal

sketch-lutins-legend-trees = t tree
sketch-lutins-legend-taboo = # tree that has just moved
sketch-lutins-waiting = start
sketch-lutins-running = forest
sketch-lutins-home = home

## Ways to play

preset-lutins-classic = Classic
preset-lutins-classic-about = The race as we like it best, from 8 years on.
preset-lutins-little-ones = Little ones
preset-lutins-little-ones-about = Easier: the second run may go in any direction.
preset-lutins-rulebook = By the book
preset-lutins-rulebook-about = Word for word as the rulebook says: you may move a goblin, but need not.
preset-lutins-kind = Kind
preset-lutins-kind-about = A chased goblin is put down by its own player, wherever that suits them.

option-lutins-layout = Forest
option-lutins-layout-about = Where the 34 trees stand at the start.
option-lutins-layout-bosquets = The Groves
option-lutins-layout-clairiere = The Clearing
option-lutins-layout-taillis = The Thicket
option-lutins-turn_angle = Second run
option-lutins-turn_angle-about = How a goblin may turn where its first run ended.
option-lutins-turn_angle-90 = at a right angle
option-lutins-turn_angle-any = in any direction
option-lutins-tree_move = Trees
option-lutins-tree_move-about = Must you push a tree each turn?
option-lutins-tree_move-may = if you like
option-lutins-tree_move-must = always, if you can
option-lutins-lutin_move = Goblins
option-lutins-lutin_move-about = Must you move a goblin each turn?
option-lutins-lutin_move-must = always, if you can
option-lutins-lutin_move-may = if you like
option-lutins-placer = Chased goblin
option-lutins-placer-about = Who chooses where a chased goblin goes?
option-lutins-placer-chaser = whoever chased it
option-lutins-placer-owner = its own player
option-lutins-entry2 = In the forest, two players
option-lutins-entry2-about = How many goblins of a colour may be out in the forest at a time when two play.
option-lutins-entry2-free = as many as you like
option-lutins-entry2-one = one of each colour
option-lutins-finish2 = Winning, two players
option-lutins-finish2-about = What must be home to win when two play.
option-lutins-finish2-both = both families
option-lutins-finish2-one = one family
option-lutins-colour0 = First player’s colour
option-lutins-colour0-about = The other colours follow clockwise.
option-lutins-colour0-blue = blue
option-lutins-colour0-yellow = yellow
option-lutins-colour0-violet = violet
option-lutins-colour0-red = red
option-lutins-empty3 = Empty side, three players
option-lutins-empty3-about = Where nobody sits when three play, as the first player sees it.
option-lutins-empty3-across = across
option-lutins-empty3-left = on the left
option-lutins-empty3-right = on the right
option-lutins-stall = Turns without an arrival
option-lutins-stall-about = The game stops after so many turns in which nobody gets home; 0 means never.
option-lutins-turn_cap = Number of turns
option-lutins-turn_cap-about = The game stops after this turn at the latest.
option-lutins-forest = Your own forest
option-lutins-forest-about = A TOML text with the eight rows of the forest, * for a tree; it takes the place of the forest chosen above.
lutins-data-no-rows = missing; expected are { $most } rows of “*” and “.”
lutins-data-rows = { $rows } rows; { $most } are expected
lutins-data-row = “{ $row }” is not a row of { $most } places, each “*” or “.”
lutins-data-trees = { $trees } trees; { $most } are expected
lutins-data-mirror = a tree on { $square } and none on { $mirror }: the forest would not be the same from every side

## The rules, a sentence or two for each clause

LUT-BOARD-1 = The forest is a square of 8 by 8.
LUT-BOARD-2 = Each side has six start squares at the edge of the forest. They are not part of it.
LUT-BOARD-3 = A square touches its eight neighbours, straight or diagonally. Outside the four corners of the forest there are no squares.
LUT-BOARD-4 = Blue is across from violet, yellow across from red. Everyone runs to the squares on the far side.
LUT-BOARD-5 = One piece to a square, tree or goblin: this one is taken.
LUT-BOARD-6 = The trees stay in the forest, and all 34 are there until the end.
LUT-BOARD-7 = Every forest has 34 trees and favours no side.
LUT-SETUP-1 = At the start there is a tree on every dot. After that the dots mean nothing.
LUT-SETUP-2 = At first every goblin waits on a start square of its colour.
LUT-SETUP-3 = You sit clockwise round the board. With two players each leads two neighbouring colours; with three one side stays empty.
LUT-SETUP-4 = The youngest begins.
LUT-TURN-1 = One thing after another: first the tree, then the goblin, then the chased goblin is put down if there is one.
LUT-TURN-2 = You play in turn, clockwise.
LUT-TURN-3 = If none of your goblins can move, you pass. You could push a tree all the same.
LUT-TREE-1 = Each turn you push just one tree, whichever you like. You may also leave them alone, unless the table has chosen otherwise.
LUT-TREE-2 = A tree moves just one square, in one of the eight directions.
LUT-TREE-3 = A tree never goes on a start square, not even an empty one.
LUT-TREE-4 = The player before you has just pushed this tree: it is locked for this turn. Choose another one.
LUT-TREE-5 = A tree is locked for the very next turn only. If the player before you left the trees alone, none is locked.
LUT-TREE-6 = A tree may slip diagonally between two taken squares.
LUT-SLIDE-1 = A goblin runs in a straight line, in one of the eight directions.
LUT-SLIDE-2 = A goblin does not stop on the way: it runs until something stops it.
LUT-SLIDE-3 = A goblin is stopped by a tree, by another goblin or by the edge of the forest.
LUT-SLIDE-4 = In front of an open home square the edge does not stop a goblin: it runs in, and is home.
LUT-SLIDE-5 = One of your goblins is already home on this square: stop in front of it.
LUT-SLIDE-6 = Nothing is jumped over. But a goblin may slip diagonally between two taken squares.
LUT-SLIDE-7 = A waiting goblin can only set out into the forest, straight ahead or diagonally. It does not run along the start squares.
LUT-SLIDE-8 = A goblin does not go back to its own start squares, nor onto those to the left and right.
LUT-SECOND-1 = Where it is stopped, your goblin may run once more. It need not.
LUT-SECOND-2 = The second run turns at a right angle to the first, left or right.
LUT-SECOND-3 = The second run follows the same rules as the first, and there is never a third.
LUT-SECOND-4 = The square your goblin has just left is free for its second run.
LUT-SECOND-5 = A goblin that is home does not leave again.
LUT-SECOND-6 = Even when the second run is free, a goblin may not end where it set out.
LUT-MOVE-1 = If one of your goblins can move you must move one, and only one. You may pass only if the table allows it.
LUT-MOVE-2 = You move only your own goblins, and none of yours is on this square.
LUT-MOVE-3 = This goblin is home: it moves no more, and nobody can chase it.
LUT-ENTER-1 = Only one of your goblins runs at a time: bring it home before the next one sets out.
LUT-ENTER-2 = A goblin chased into the forest counts like any other there. If you have several, move whichever you like; the next one sets out when all of them are home.
LUT-ENTER-3 = Even if your goblins are stuck in the forest no other one sets out: you pass.
LUT-ENTER-4 = With two players as many goblins set out as you like, unless the table has chosen one of each colour.
LUT-TWO-1 = With two players each leads two neighbouring colours.
LUT-TWO-2 = With two players you move your two colours by turns: now it is your other colour.
LUT-TWO-3 = If the colour whose turn it is cannot move, you move the other. Next time it is still the first one’s turn.
LUT-TWO-4 = When you pass, the colour to move next stays the same.
LUT-CHASE-1 = A goblin that gets home on a square where a rival is still waiting takes the square and chases the rival away.
LUT-CHASE-2 = If a run leads onto a home square where a rival waits, the rival is chased away, like it or not.
LUT-CHASE-3 = Whoever chased the goblin chooses its place, or the chased goblin’s player if the table wanted it so.
LUT-CHASE-4 = A chased goblin goes to a free square of the forest or of its own start row, never to another colour’s squares.
LUT-CHASE-5 = A chased goblin is put down at once, and the turn ends there. It moves nobody and chases nobody.
LUT-CHASE-6 = You never chase your own goblins.
LUT-CHASE-7 = There is always a place for a chased goblin.
LUT-END-1 = As soon as all the goblins of a player are home, that player has won and the game is over.
LUT-END-2 = With two players all twelve goblins must get home, unless the table has chosen that one family is enough.
LUT-END-3 = The others are ranked by goblins home. Equal numbers share the place.
LUT-END-4 = If nobody gets home for too long, the game stops and the goblins at home are counted.
LUT-END-5 = After the last turn agreed on, the game stops and the goblins at home are counted.
LUT-END-6 = The same position may come back as often as you like.
LUT-NOTE-1 = A move is written T:b3-a3 for a tree, L:Sd-d3 or L:Sd-d3-b3 for a goblin, P:c4 for a chased goblin, T:- or L:- for nothing.
LUT-NOTE-2 = A move is named by its path: two paths to the same square are two moves.
LUT-NOTE-3 = If a move is not allowed, you are told the first rule that forbids it.
LUT-NOTE-4 = When counting what may follow, the tree, the goblin and putting down a chased goblin are three moves.

## What can be counted, for the lab

measure-lutins-trees = Trees moved
measure-lutins-no-tree = Turns without moving a tree
measure-lutins-slides = Runs
measure-lutins-seconds = Double runs
measure-lutins-cells = Squares a run
measure-lutins-homes = Goblins home
measure-lutins-home-turn = Turn of getting home
measure-lutins-chases = Goblins chased
measure-lutins-chased = Times chased
measure-lutins-passes = Turns passed
measure-lutins-forest = Goblins in the forest
measure-lutins-waiting = Goblins still waiting at the end
measure-lutins-tree-map = Where trees go
measure-lutins-lutin-map = Where goblins stop
kind-lutins-no-tree = Leave the trees
kind-lutins-tree = Move a tree
kind-lutins-pass = Pass
kind-lutins-slide = Run once
kind-lutins-slides = Run twice
kind-lutins-place = Put a chased goblin down
ending-lutins-win = all goblins home
ending-lutins-stall = nobody gets home any more
ending-lutins-cap = last turn reached
