### The words of Fairy Feats of Arms. The complete rules are in RULES.md.
### For everybody from 8 years on: short sentences, no jargon, never a reproach.

title-armes = Fairy Feats of Arms
about-armes =
    Two fairy-tale bands fight over a glade.
    Shove, search and loot, and outwit the big bad wolf!

## What to do now

phase-armes-recruit = Recruit a figure for your band, or stop here. The other player sees nothing.
phase-armes-card = Your figures share several factions: choose the card you play with.
phase-armes-roll_setup = The dice are rolled: who sets up first?
phase-armes-piece = Choose a piece of scenery and how to turn it.
phase-armes-piece_at = Place this scenery, more than 2 squares from the others.
phase-armes-objective = Place a chest to search.
phase-armes-lair = Place your lair.
phase-armes-deploy = Place your figure: more than 6 squares from the enemy lair, and more than 4 from every enemy.
phase-armes-roll_round = A new round: the dice are rolled.
phase-armes-first = Your die is higher: who goes first this round?
phase-armes-turn = Your turn! Give an order, use your faction’s bonus, or pass for the whole round.
phase-armes-bonus_at = On which figure?
phase-armes-bonus_dir = Which way does the breeze blow?
phase-armes-free = Move your figure, or let it stay.
phase-armes-choose = What does it do? Use an action, search, loot, run, or nothing.
phase-armes-run = Where does it run?
phase-armes-target = Choose the target.
phase-armes-charge = On which square, in contact with the target, does the charge end?
phase-armes-boost = How many tokens become dice? Two dice for each.
phase-armes-hits = The dice are rolling…
phase-armes-dir = Which way is the target shoved?
phase-armes-dodge = Dodge to a square, or stay.
phase-armes-raise = Bring your knocked-out figures back beside your lair, or stop here.
phase-armes-over = The battle is over.

## What happened

event-armes-recruit = { SEAT($seat) } recruits: { $profile }.
event-armes-ready = { SEAT($seat) }’s band is ready.
event-armes-bands = Both bands show themselves!
event-armes-card = { $faction ->
    [none] { SEAT($seat) } plays without a faction card.
   *[other] { SEAT($seat) } plays with the card “{ $faction }”.
 }
event-armes-first = { $round ->
    [0] { SEAT($seat) } sets up first.
   *[other] Round { $round }: { SEAT($seat) } goes first.
 }
event-armes-piece = { SEAT($seat) } places scenery on { $at }: { $piece }.
event-armes-objective = { SEAT($seat) } places a chest on { $at }.
event-armes-lair = { SEAT($seat) } makes a lair on { $at }.
event-armes-deploy = { $fig } takes its place on { $at }.
event-armes-chooser = { $equal ->
    [true] The dice are equal: { SEAT($seat) } chooses who goes first.
   *[false] { SEAT($seat) } has the higher die and chooses who goes first.
 }
event-armes-round = Round { $round }. Order tokens: { $tokens }.
event-armes-act = { $second ->
    [true] { $fig } gets a second order.
   *[false] { $fig } springs into action.
 }
event-armes-bonus = { SEAT($seat) } uses the faction bonus.
event-armes-pass = { SEAT($seat) } passes for the rest of the round.
event-armes-move = { $fig } goes from { $from } to { $to }.
event-armes-run = { $fig } runs from { $from } to { $to }.
event-armes-charge = { $fig } charges from { $from } to { $to }!
event-armes-dodge = { $fig } dodges from { $from } to { $to }.
event-armes-use = { $fig } uses { $act } on { $at }.
event-armes-loot = { $fig } rummages through the enemy lair…
event-armes-search = { $fig } searches the chest on { $at }…
event-armes-boost = { $tokens ->
    [one] { $tokens } more token for { $fig }!
   *[other] { $tokens } more tokens for { $fig }!
 }
event-armes-roll = { $dice ->
    [one] { $dice } die,
   *[other] { $dice } dice,
 } { $face } or more needed: { $hits ->
    [0] no success.
    [one] { $hits } success.
   *[other] { $hits } successes.
 }
event-armes-miss = { $fig } misses.
event-armes-mark = { $mark ->
    [flames] { $fig } catches fire ({ $number }).
    [poison] { $fig } is poisoned ({ $number }).
   *[crack] { $fig }: the armour cracks ({ $number }).
 }
event-armes-forced = { $fig } is shoved from { $from } to { $to }.
event-armes-bump = { $into ->
    [none] { $fig } bumps into something!
   *[other] { $fig } bumps into { $into }!
 }
event-armes-hurt = { $cause ->
    [bump] { $fig } gets a bruise
    [bite] { $fig } suffers from a biting aura
    [flames] { $fig } gets burnt
    [poison] { $fig } has a tummy ache
   *[other] { $fig } is hit
 }: −{ $damage } health ({ $left } left).
event-armes-heal = { $fig } feels better: +{ $amount } health.
event-armes-devour = { $fig } gobbles up { $at }!
event-armes-out = { $fig } is knocked out (value { $value }).
event-armes-vp = { $why ->
    [search] Treasure! A point for { SEAT($seat) }.
    [loot] The lair is looted! A point for { SEAT($seat) }.
   *[value] A point for { SEAT($seat) }, who knocked out the greater value.
 }
event-armes-score = End of round { $round }. Points of the round: { $points }. Total: { $total }.
event-armes-extra = { SEAT($seat) } scored less: one more token in every round from now on.
event-armes-raise = { $fig } is back on { $at }, fit as a fiddle.
event-armes-done = { SEAT($seat) } brings nobody else back.
event-armes-end = The battle is over. Points: { $scores }.

## Advice

hint-armes-search = The chance of a point here is { $percent }%.
hint-armes-loot = The chance of a point for looting here is { $percent }%.
hint-armes-toward = It gets closer to a chest that nobody has searched yet.
hint-armes-kill = This action can knock out { $at }.
hint-armes-hits = The chance that it works is { $percent }%.
hint-armes-dice = With these dice, the chance that it works is { $percent }%.
hint-armes-wall = The target will end up against an obstacle and lose 1 more health.
hint-armes-begin = Going first means being first at the chests.
hint-armes-fresh = This figure has not acted yet, so its dice have no penalty.
hint-armes-second = All your figures have acted already: this is a second order, with −2 on the dice and two steps at most.
hint-armes-pass = There is nothing useful left to do this round.
hint-armes-return = It comes back fit and well: one more figure for next round.

## The board drawn in a terminal

sketch-armes-round = Round
sketch-armes-points = points
sketch-armes-tokens = tokens
sketch-armes-out = out
sketch-armes-legend = * chest   [ ] lairs   # wall   ^ high   " difficult   = easy
sketch-armes-secret = secret band

## Ways to play

preset-armes-quick = Quick battle
preset-armes-quick-about = The figures are in place already: play at once.
preset-armes-even = Evenly matched
preset-armes-even-about = Play at once, with two bands of the same strength.
preset-armes-map = On a map
preset-armes-map-about = The scenery is ready, and each of you places your figures.
preset-armes-rulebook = By the book
preset-armes-rulebook-about = Everything is placed and recruited at the table, word for word as the rulebook says.
preset-armes-short = Short
preset-armes-short-about = Three rounds only.

## Options of the table

option-armes-setup = Set-up
option-armes-setup-about = What you place yourselves before you play.
option-armes-setup-quick = nothing, all is ready
option-armes-setup-map = the figures
option-armes-setup-full = everything
option-armes-map = Map
option-armes-map-about = The battlefield, when it is ready-made: clairiere, carrefour, or a map of your file.
option-armes-band0 = First player’s band
option-armes-band0-about = A ready-made band, a list of figures with commas, or “table” to recruit in secret.
option-armes-band1 = Second player’s band
option-armes-band1-about = A ready-made band, a list of figures with commas, or “table” to recruit in secret.
option-armes-points = Points
option-armes-points-about = What a band may cost in all.
option-armes-rounds = Rounds
option-armes-rounds-about = How many rounds the game lasts.
option-armes-tokens = Order tokens
option-armes-tokens-about = How many each of you gets per round.
option-armes-search = Searches
option-armes-search-about = How often a chest can be searched in a round.
option-armes-search-objective = once in all
option-armes-search-player = once by each player
option-armes-search-free = without limit
option-armes-loot = Looting
option-armes-loot-about = What it takes to loot a lair.
option-armes-loot-natural = a real 6
option-armes-loot-modified = bonuses count
option-armes-low = Walls and hedges
option-armes-low-about = What a low obstacle does to lines of sight.
option-armes-low-cover = they give cover
option-armes-low-block = they hide everything
option-armes-deploy = Placing
option-armes-deploy-about = Who keeps away from the enemy lair when placing figures.
option-armes-deploy-both = both players
option-armes-deploy-seed = the first only
option-armes-tie = Ties
option-armes-tie-about = What decides when points are equal.
option-armes-tie-value = the value knocked out
option-armes-tie-share = nothing, victory is shared
option-armes-extra = Your own figures
option-armes-extra-about = A TOML file with your own figures, scenery, maps and bands; it is added to ours.
armes-data-table-name = “table” means recruiting at the table; choose another
armes-data-count = { $count } entries; expected are { $least } to { $most }
armes-data-no-profile = there is no profile “{ $name }”
armes-data-no-faction = there is no faction “{ $name }”
armes-data-points = worth { $points }, at most { $most }
armes-data-stranger = “{ $name }” is not of the faction “{ $faction }”
armes-data-no-value = this kind of bonus has none
armes-data-placing = “{ $text }” is not piece:turn:square, such as “tour:0:g11”
armes-data-square = “{ $text }” is not a square a1 to x24
armes-data-squares = squares: { $count } instead of { $most }
armes-data-no-piece = “{ $placing }”: there is no such piece
armes-data-no-turn = “{ $placing }”: the piece has no such turn
armes-data-no-room = “{ $placing }”: off the board, or 2 squares or less from another piece (ARM-SET-4)
armes-data-breaks = { $square } breaks { $clauses }
armes-data-start-twice = { $square } is given twice
armes-data-start-solid = { $square } is no square where a figure may stand
armes-data-start-lair = { $square } is 6 squares or less from the enemy lair
armes-data-start-near = { $square } is 4 squares or less from a start square of the other side
armes-data-format = { $value } is not 1
armes-data-list = a list of tables [[{ $kind }]] is expected
armes-data-many = { $count } entries are more than { $most }
armes-data-twice = given twice in one file
armes-data-high = “high” goes only with move = “block”
armes-data-shape = expected are 1–6 rows of equal length 1–6, made of “#” and “.”
armes-data-parts = the # are not in one part
armes-data-same-act = two actions are called “{ $name }”
armes-data-rule = “{ $rule }” is not one of agile, adviser, fear, fearless, regeneration(X), bite(R,D) with X, R, D from 1 to 9
armes-data-name-twice = “{ $name }” is given twice
armes-data-need = “{ $text }” is not a text “1” to “9”, with or without “+”
armes-data-forces = at most one of push, pull and shift
armes-data-range = expected is "sight" or a whole number from 2 to 46
armes-data-charge = only an action without range may charge
armes-data-heal = goes with nothing but dodge
armes-data-plus = “+” needs damage or heal
armes-data-nothing = the action does nothing
armes-data-no-factions = empty; expected are one or more factions
armes-data-not-flag = { $value } is not true or false
armes-data-empty = empty; expected is a text
armes-data-id = “{ $text }” is not 1 to 24 of the signs a–z, 0–9 and _, beginning with a letter
armes-data-word = { $value } is not one of { $words }
armes-data-not-tables = { $value } is not a list of tables

## The rules, a sentence or two for each clause

ARM-CARD-1 = Fairy Feats of Arms is for two players. Your figures have the letter A or B and a number.
ARM-DATA-1 = A roster file begins with “format = 1” and holds only what is expected: look at the line that is named.
ARM-DATA-2 = A faction has a permanent bonus and a bonus paid for with a token.
ARM-DATA-3 = A figure has a cost, a movement, dice, armour, health, a faction and one to six actions.
ARM-DATA-4 = An action says how many successes it needs, how far it reaches and what it does.
ARM-DATA-5 = A piece of scenery is all in one part, 6 by 6 squares at most. Some look the same when they are turned.
ARM-DATA-6 = A map keeps the same distances as a table you set up yourselves.
ARM-DATA-7 = A ready-made band has 1 to 10 known figures, for 20 points at most.
ARM-DICE-1 = A figure rolls as many dice as its Action value. Each die of 4 or more is a success.
ARM-DICE-2 = With +1 a 3 is enough. With −1 you need a 5.
ARM-DICE-3 = Add up all bonuses and penalties first. A 6 always succeeds, a 1 never does.
ARM-DICE-4 = There are no action cards: you roll dice.
ARM-DICE-5 = With no dice there are no successes. A token can still add two.
ARM-DICE-6 = You never roll more than 20 dice at once.
ARM-DICE-7 = Only the number of successes matters.
ARM-GRID-1 = The board has 24 by 24 squares, from a1 to x24.
ARM-GRID-2 = One figure to a square: this one is taken.
ARM-GRID-3 = Scenery fills whole squares, which everyone can see.
ARM-GRID-4 = Count squares along rows and columns, never diagonally, whatever lies between.
ARM-GRID-5 = “Within 4” means 4 squares or less.
ARM-GRID-6 = Two figures are in contact when their squares share a side, not a corner.
ARM-GRID-7 = To search or loot you must be on a square right beside it.
ARM-LOS-1 = Only a shot from afar needs to see its target.
ARM-LOS-2 = You look from four points of your square to four points of theirs.
ARM-LOS-3 = A line that touches a square, even barely, meets it.
ARM-LOS-4 = You see a figure if at least one line gets through. If you see it, it sees you.
ARM-LOS-5 = Other figures and high scenery hide what is behind them.
ARM-LOS-6 = Low scenery does not hide, it gives cover, unless the table chose otherwise.
ARM-LOS-7 = Flat scenery, lairs and chests hide nobody.
ARM-COV-1 = A partly hidden target is in cover.
ARM-COV-2 = A figure standing in low scenery is in cover.
ARM-COV-3 = In contact nobody is in cover.
ARM-COV-4 = Against a target in cover: −1 on the dice, and its armour gains 2.
ARM-REC-1 = This figure costs more points than you have left.
ARM-REC-2 = A band has 1 to 10 figures, whichever you like.
ARM-REC-3 = Every figure belongs to one faction or more.
ARM-REC-4 = A band of one faction plays with its card. A mixed band has none.
ARM-REC-5 = Choose a faction that all your figures share.
ARM-REC-6 = The permanent bonus of your card works from the very first roll.
ARM-REC-7 = Recruit your figures one by one, in secret. You need at least one before you stop.
ARM-SET-1 = In this order: first player, scenery, chests, lairs, figures.
ARM-SET-2 = The higher die is first player. If they are equal, roll again.
ARM-SET-3 = Each of you places three pieces of scenery in turn. This one is on the board already, or fits nowhere any more.
ARM-SET-4 = Scenery lies wholly on the board, more than 2 squares from the others.
ARM-SET-5 = The first player places two chests, then the other player two.
ARM-SET-6 = A chest or a lair is not at the edge, not on scenery, and not right beside a wall, a chest or a lair.
ARM-SET-7 = Chests are more than 4 squares apart.
ARM-SET-8 = The two lairs are at least 6 squares apart. Nobody walks over them.
ARM-SET-9 = Place your figures more than 6 squares from the enemy lair.
ARM-SET-10 = Place your figures more than 4 squares from every enemy figure.
ARM-SET-11 = The second player too stays more than 6 squares from the enemy lair.
ARM-SET-12 = Place your figures in order, each on a free square.
ARM-SET-13 = No room far enough away: choose a square as far from the enemy as can be.
ARM-SET-14 = The table chooses: place everything, play on a map, or start at once.
ARM-RND-1 = The game lasts five rounds, unless the table chose another number.
ARM-RND-2 = A round: first-player dice, orders, effects, points, then figures come back.
ARM-RND-3 = The higher die chooses who goes first this round: you or the other player.
ARM-RND-4 = If the dice are equal, whoever did not go first last time chooses.
ARM-RND-5 = You take turns, one order at a time.
ARM-RND-6 = You play as long as you have a token and something to do with it. Otherwise the other player goes on.
ARM-RND-7 = If you pass, you are out for the rest of the round.
ARM-RND-8 = Nobody has to give an order.
ARM-ORD-1 = Each round you get five order tokens, plus your additional ones.
ARM-ORD-2 = Whoever scores less in a round gets one more token for every later round.
ARM-ORD-3 = Giving a figure an order costs one token.
ARM-ORD-4 = This figure has already had two orders this round.
ARM-ORD-5 = Give an order to one of your own figures on the board.
ARM-ORD-6 = With its second order of the round a figure has −2 on all its dice.
ARM-ORD-7 = With its second order each of its moves is two steps at most.
ARM-ORD-8 = Each token you spend adds two dice. You do not have that many.
ARM-ORD-9 = Tokens left at the end of the round are lost.
ARM-ACT-1 = A figure with an order may move, then does one thing. Then it is the other player’s turn.
ARM-ACT-2 = Move or stay, then choose: an action, loot, search, run or end.
ARM-ACT-3 = Running means moving once more. Here the figure can go nowhere.
ARM-ACT-4 = If the acting figure is knocked out, its order ends.
ARM-MOVE-1 = That is too far: count steps along rows and columns, turning as often as you like.
ARM-MOVE-2 = Another figure is in the way. Only winged figures pass over.
ARM-MOVE-3 = A move ends on a free square, and not where it began.
ARM-MOVE-4 = Leaving contact with an enemy costs nothing.
ARM-MOVE-5 = Walls, lairs and chests cannot be crossed.
ARM-MOVE-6 = A winged figure passes over everything.
ARM-MOVE-7 = Charging and dodging are moves like any other.
ARM-TERR-1 = Scenery blocks, slows, helps or changes nothing. It is high, low or flat.
ARM-TERR-2 = Blocking scenery cannot be crossed on foot.
ARM-TERR-3 = On difficult ground, two steps at most.
ARM-TERR-4 = On easy ground the movement is doubled.
ARM-TERR-5 = After three steps you cannot enter difficult ground; and a lane only helps once you have reached it.
ARM-TERR-6 = Difficult and easy at once: difficult wins.
ARM-TERR-7 = Winged figures do not care about the ground.
ARM-FORCE-1 = Push, Pull and Shift move the target the whole distance, friend or enemy.
ARM-FORCE-2 = A shoved figure goes north, east, south or west.
ARM-FORCE-3 = Push goes away, Pull comes closer, along the side where you are farther apart. If equal, you choose.
ARM-FORCE-4 = Shoved into a wall, a lair, a chest or the edge, the figure stops and loses 1 health.
ARM-FORCE-5 = Shoved into another figure, it stops and both lose 1 health.
ARM-FORCE-6 = Passing beside something does no harm.
ARM-FORCE-7 = Winged figures bump into things like the others.
ARM-FORCE-8 = Both bumps count, even if one of them knocks its figure out.
ARM-PROF-1 = Choose an action from this figure’s card.
ARM-PROF-2 = This figure is no possible target of this action.
ARM-PROF-3 = This action needs contact with its target.
ARM-PROF-4 = A shot needs to see its target.
ARM-PROF-5 = This figure is in full health: no need to heal it.
ARM-PROF-6 = With enough successes the action works. Otherwise nothing happens.
ARM-PROF-7 = In this order: tokens, Devour, damage or healing, shoving, dodging.
ARM-PROF-8 = Armour is taken off the damage.
ARM-PROF-9 = With a +, each extra success adds 1.
ARM-PROF-10 = A figure without health is knocked out at once.
ARM-PROF-11 = Even if armour stops the damage, the rest of the action counts.
ARM-PROF-12 = A target that is knocked out is not moved, but you may still dodge.
ARM-PROF-13 = Devour knocks out a target with less health than the hungry one, who is then in full health.
ARM-PROF-14 = A crack takes 1 armour away until the end of the round.
ARM-SCEN-1 = In contact with the enemy lair you may loot it: at least one 6, and you score a point.
ARM-SCEN-2 = To loot you need a real 6: bonuses change nothing.
ARM-SCEN-3 = Somebody has already tried this round. Wait for the next one.
ARM-SCEN-4 = In contact with a chest you may search it: two successes, and you score a point.
ARM-SCEN-5 = You may search any chest, whoever placed it.
ARM-SCEN-6 = This chest has already been searched this round. Wait for the next one.
ARM-SCEN-7 = The try counts as soon as you announce it.
ARM-AURA-1 = An aura works through everything, always.
ARM-AURA-2 = Nobody escapes an aura unless their card says so. You are in your own aura too.
ARM-AURA-3 = Armour protects from auras, and so does cover. Fire, poison and bumps go straight through.
ARM-AURA-4 = At the end of the round a Bite hurts every enemy within its reach.
ARM-AGILE-1 = An agile figure may also step diagonally.
ARM-AGILE-2 = Even an agile figure cannot slip between two taken squares.
ARM-CHARGE-1 = A charge ends on a square in contact with the target.
ARM-CHARGE-2 = The charge does not reach this target.
ARM-CHARGE-3 = Already in contact, no need to charge.
ARM-ADVISER-1 = Within 4 squares of a friendly adviser, +1 on the dice. Two advisers are no better than one.
ARM-SHIFT-1 = Shift: you choose the direction, after the damage.
ARM-DODGE-1 = After a successful action with Dodge the figure may move again.
ARM-FLAMES-1 = At the end of the round a figure loses as much health as it has flames; then they go out.
ARM-FREEZE-1 = Freeze ignores armour.
ARM-FEAR-1 = Within 4 squares of a fearsome enemy, one die less.
ARM-FEARLESS-1 = Fearless figures are afraid of nobody.
ARM-POISON-1 = At the end of each round poison costs 1 health and 1 token.
ARM-REGEN-1 = Regeneration gives health back at the end of each round, never above full health.
ARM-PUSH-1 = Push moves the target away, after the damage.
ARM-PULL-1 = Pull moves the target closer, after the damage. Too close, and it bumps into you!
ARM-SHOOT-1 = From here this figure does not see its target.
ARM-SHOOT-2 = This target is out of range.
ARM-FLY-1 = Wings pass over everything, but land on a free square.
ARM-BONUS-1 = Your faction’s permanent bonus works all the time.
ARM-BONUS-2 = The faction bonus costs a token, before you choose a figure, and only if it is of some use.
ARM-BONUS-3 = If you can no longer play after a bonus, your turn ends.
ARM-BONUS-4 = The Breeze moves a figure near one of yours.
ARM-BONUS-5 = Second wind needs two tokens and a figure that has had one order. Once a turn only.
ARM-BONUS-6 = Tinkering needs two tokens and a figure to give an order to.
ARM-BONUS-7 = The Kiss gives one of yours health back; the Low blow hits an enemy in contact with one of yours.
ARM-BONUS-8 = A bonus that was not used is lost at the end of the turn.
ARM-EOR-1 = At the end of the round, in this order: Bites, flames, poison, regeneration.
ARM-EOR-2 = Then cracks and order tokens are cleared away.
ARM-SCORE-1 = One point to whoever knocked out the greater value this round. If equal, nobody.
ARM-SCORE-2 = Every figure knocked out counts for its player’s opponent, whatever the cause.
ARM-SCORE-3 = The points of the round are added to the total.
ARM-SCORE-4 = Whoever scored less gets one more token.
ARM-BACK-1 = After the scoring you bring back your own knocked-out figures, in full health.
ARM-BACK-2 = A figure returns on a free square beside your lair, or as near as can be.
ARM-BACK-3 = You may leave figures out: they can come back later.
ARM-END-1 = After the last round, the most points win.
ARM-END-2 = If equal, whoever knocked out the greater value wins.
ARM-END-3 = Every game ends: each turn costs a token or is a pass.
ARM-OPT-1 = This option or value does not exist for this game.
ARM-FLOW-1 = It is not your turn.
ARM-FLOW-2 = Not now.
ARM-FLOW-3 = What cannot happen is not offered.
ARM-FLOW-4 = Even if there is only one choice, you are asked.
ARM-FLOW-5 = A square is written as a letter from a to x and a number from 1 to 24, such as c7.
ARM-FLOW-6 = Everything can be seen, except a band being recruited.

## The command `feerie armes`

armes-roster-good = The roster is good. Figures: { $profiles }; warbands: { $bands } (with the base ones).
armes-shared-card = All its figures share a faction: { $faction }.
armes-no-card = Its figures share no faction: this band has no card.

## What can be counted, for the lab

measure-armes-recruited = Figures placed
measure-armes-activations = Orders
measure-armes-uses = Actions used
measure-armes-misses = Actions that failed
measure-armes-dice = Dice rolled
measure-armes-boosts = Tokens thrown in
measure-armes-dealt = Damage done by actions
measure-armes-taken = Damage taken
measure-armes-healed = Health regained
measure-armes-lost = Figures lost
measure-armes-devoured = Figures gobbled up
measure-armes-returned = Figures back
measure-armes-earned = Points earned by a figure
measure-armes-worth = Points earned for each point of cost
measure-armes-points = Points
measure-armes-by-search = by searching
measure-armes-by-loot = by looting
measure-armes-by-value = by enemy losses
measure-armes-round-points = Points by round
measure-armes-searches = Searches
measure-armes-lootings = Lootings
measure-armes-tried = tried
measure-armes-made = made
measure-armes-tokens-left = Tokens left when passing
measure-armes-begins = Rounds begun
measure-armes-bonus = Bonuses used
measure-armes-damage = Damage
measure-armes-by-action = by actions
measure-armes-by-bump = by bumping
measure-armes-by-bite = by bites
measure-armes-by-flames = by flames
measure-armes-by-poison = by poison
measure-armes-by-bonus = by bonuses
measure-armes-move-map = Where figures go
measure-armes-loss-map = Where figures fall
kind-armes-recruit = Recruit
kind-armes-done = Stop
kind-armes-card = Choose a card
kind-armes-piece = Name scenery
kind-armes-place = Place scenery
kind-armes-objective = Place a chest
kind-armes-lair = Place the lair
kind-armes-deploy = Place a figure
kind-armes-first = Name who begins
kind-armes-act = Give an order
kind-armes-bonus = Use the bonus
kind-armes-pass = Pass
kind-armes-at = Choose a target
kind-armes-dir = Choose a direction
kind-armes-move = Move
kind-armes-stay = Stay
kind-armes-loot = Loot
kind-armes-search = Search
kind-armes-run = Run
kind-armes-end = End the order
kind-armes-charge = Charge
kind-armes-boost = Throw tokens in
kind-armes-dodge = Dodge
kind-armes-raise = Bring a figure back
kind-armes-use = Use
ending-armes-rounds = the last round is over
