### What the Queen's board says in the browser.

pixies-ui-queen = The Queen wants
pixies-ui-now = now
pixies-ui-next = next
pixies-ui-rewards = Rewards left
pixies-ui-special = Special offering
pixies-ui-stock = General stock
pixies-ui-bag = Mine bag
pixies-ui-own = Behind my screen
pixies-ui-behind = Behind { $name }’s screen
pixies-ui-since = since your turn:
pixies-ui-closed = goods hidden
pixies-ui-areas = Parts of the table
pixies-ui-tab-screens = Screens
pixies-ui-tab-tracks = Tracks
pixies-ui-tab-queen = Queen
pixies-ui-track-line = silver { $silver }, gold { $gold }; crowns: { $crowns } (next mine symbol in { $next })
pixies-ui-third = the third colour
pixies-ui-in-dungeon = in the dungeon
pixies-ui-sealed = ✓
pixies-ui-crowns = { $count ->
    [one] { $count } grumpy crown
   *[other] { $count } grumpy crowns
 }
pixies-ui-crowns-short = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
 }
pixies-ui-reward-points = { $count ->
    [one] { $count } reward point
   *[other] { $count } reward points
 }
pixies-ui-round = Round { $round } of { $of }
pixies-ui-phase-steal = Steal
pixies-ui-phase-actions = Actions
pixies-ui-phase-offerings = Offer
pixies-ui-phase-rewards = Rewards
pixies-ui-phase-punishments = Crowns
pixies-ui-count = Count
pixies-ui-count-rewards = rewards
pixies-ui-count-crowns = crowns
pixies-ui-count-stones = stones
pixies-ui-count-heaps = heaps
pixies-ui-count-total = total
pixies-ui-good = { $good ->
    [A] apple
    [B] bread
    [H] honey
    [S] silver
    [G] gold
   *[R] stone
 }
pixies-ui-good-about = { $good ->
    [A] Offered when the Queen wants apples, each one lifts a pixie. When a pixie goes up, an apple also takes another pixie’s place.
    [B] Offered when the Queen wants bread, each loaf lifts a pixie. A loaf also removes a stone from one of your miners.
    [H] Offered when the Queen wants honey, each pot lifts a pixie. With action 20 a pot also moves you one place forward in the order.
    [S] Offered to the Queen, silver moves you up the silver track. Action 5 turns it into gold.
   *[G] Offered to the Queen, gold moves you up the gold track. Action 13 forges a ring from it.
 }
pixies-ui-food-tile = Food tile { $value }
pixies-ui-skill-about = { $skill ->
    [a] A gold bar costs you 1 silver bar less.
    [b] 2 more points with each Faithful Servant.
    [c] 2 more points with each ring.
    [d] 1 silver bar at the start of every round.
    [e] One free promotion after each round’s promotions.
    [f] You take other pixies’ places without an apple.
    [g] You remove stones without bread.
    [h] Room for one more food or single-use tile.
    [i] You may copy a double action nobody has used.
   *[j] At most 1 crown a round for your miners.
 }
pixies-ui-about-6 = Take the top food tile: it brings you food every round.
pixies-ui-about-7 = Take the tile: once, offer one kind of gift more.
pixies-ui-about-8 = Take the tile: once, choose cubes from the mine bag.
pixies-ui-about-9 = Take the tile: once, keep a pixie that should go back to the mine.

pixies-ui-double-yes = Use the Double Offering
pixies-ui-double-no = Keep the Double Offering
pixies-ui-mercy = Give back the Mercy tile
pixies-ui-unchain = Remove a stone ({ $stones } on it)
pixies-ui-end = Stop here
pixies-ui-pass = Pass…
pixies-ui-pass-yes = Yes, pass: 5 grumpy crowns
pixies-ui-yes = Do it
pixies-ui-less = Less: { $what }
pixies-ui-more = More: { $what }

pixies-ui-tray-offer = Your secret offering
pixies-ui-tray-take = { $count ->
    [one] Take { $count } piece of food
   *[other] Take { $count } pieces of food
 }
pixies-ui-tray-give = { $count ->
    [one] Give { $count } grumpy crown
   *[other] Share { $count } grumpy crowns
 }
pixies-ui-tray-drop = Throw away 3 goods

pixies-ui-tray-give-kind = What do you give?
pixies-ui-tray-get = What do you want?
pixies-ui-tray-slot = Which of your tiles do you swap?
pixies-ui-tray-pass = Pass and end your actions?
pixies-ui-tray-cost = { $action ->
    [5] A gold bar costs you { $goods }.
    [20] Each place costs { $goods }.
   *[other] It costs { $goods }.
 }
pixies-ui-do-take = Take
pixies-ui-do-give = Share
pixies-ui-do-drop = Throw away
pixies-ui-offer = Offer { $goods }
pixies-ui-offer-none = Offer nothing: 5 grumpy crowns
pixies-ui-slot = { $tile }
pixies-ui-drop = Throw away 3 goods
pixies-ui-take-two = { $good ->
    [A] 2 apples
    [B] 2 loaves
   *[H] 2 honey pots
 }
pixies-ui-take-one = { $good ->
    [A] Take 1 apple
    [B] Take 1 loaf
   *[H] Take 1 honey pot
 }
pixies-ui-trade = { $count } for { $count }
pixies-ui-trade-said = { $count } × { $from ->
    [A] apple
    [B] bread
    [H] honey
   *[S] silver
 } for { $to ->
    [A] apple
    [B] bread
    [H] honey
   *[S] silver
 }
pixies-ui-give-said = { $name }: { $count }
pixies-ui-convert = { $count ->
    [one] Make { $count } gold bar
   *[other] Make { $count } gold bars
 }
pixies-ui-climb = { $track ->
    [S] Silver track, for 1 silver bar
   *[G] Gold track, for 1 gold bar
 }
pixies-ui-choose-cubes = Take { $cubes } from the bag
pixies-ui-swap-board = { $tile } from the board
pixies-ui-swap-rival = { $tile } from { $name }
pixies-ui-add = { $good ->
    [A] Add an apple
    [B] Add a loaf
    [H] Add a honey pot
    [S] Add a silver bar
   *[G] Add a gold bar
 }
pixies-ui-forward = { $count ->
    [one] { $count } place for { $count } honey pot
   *[other] { $count } places for { $count } honey pots
 }
pixies-ui-stone-on = { $stones ->
    [0] On the miner without a stone
    [one] On the miner with { $stones } stone
   *[other] On the miner with { $stones } stones
 }

pixies-ui-do-act = { $count ->
    [one] Place your last disc: choose a glowing space.
   *[other] Your action: choose a glowing space ({ $count } discs left).
 }
pixies-ui-do-action = { $action }: { $count ->
    [one] 1 disc.
   *[other] { $count } discs.
 }
pixies-ui-do-copy = Copy: { $action }.
pixies-ui-do-promote = Which of your pixies goes up?
pixies-ui-do-promote-to = Where does it go?
pixies-ui-do-rob = Which pixie do you want to rob?
pixies-ui-do-promo = { $count ->
    [one] One promotion left:
   *[other] { $count } promotions left:
 } { $from ->
    [mine] tap your mine.
    [pyramid] tap a pixie.
   *[both] tap a pixie or your mine.
 }
pixies-ui-now-give = { $count ->
    [one] Give this grumpy crown to a rival of your choice.
   *[other] Share these { $count } grumpy crowns among your rivals.
 }
pixies-ui-now-take = { $count ->
    [one] Choose { $count } piece of food from your tiles.
   *[other] Choose { $count } pieces of food from your tiles.
 }
pixies-ui-now-stone = Put the stone on a miner, yours or a rival’s.
pixies-ui-now-demote = Mine symbol! One of your pixies goes back to the mine: which one?{ $mercy ->
    [true] {" "}Or give back the Mercy tile.
   *[false] {""}
 }
pixies-ui-now-furyd = The Queen is furious! One of your pixies goes to the mine: which one?{ $mercy ->
    [true] {" "}Or give back the Mercy tile.
   *[false] {""}
 }
pixies-ui-now-offer = The Queen wants { $food ->
    [A] apples
    [B] bread
   *[H] honey
 }: offer in secret.

pixies-ui-cell-castle = Castle, { $count ->
    [0] no servant yet
    [one] 1 Faithful Servant
   *[other] { $count } Faithful Servants
 }
pixies-ui-cell-no-mine = An empty cave
pixies-ui-cell-mine = { $name }’s mine, { $count ->
    [0] no miner
    [one] { $count } miner
   *[other] { $count } miners
 }{ $stones ->
    [0] {""}
    [one] , { $stones } stone
   *[other] , { $stones } stones
 }
pixies-ui-cell-space = { $space } { $action }
pixies-ui-cell-pixie = { $name }’s pixie
pixies-ui-cell-price = { $count ->
    [one] takes 1 disc
   *[other] takes { $count } discs
 }
pixies-ui-cost = costs { $goods }
pixies-ui-missing = You still need { $goods }.
pixies-ui-cell-discs = used by { $names }

pixies-ui-tip-pick = You keep your skill all game. The Goldsmith loves rings, the Steward loves Faithful Servants.
pixies-ui-tip-helped = A pixie stands on some spaces: there one disc is enough.
pixies-ui-tip-symbol = Next mine symbol in { $count }: reach it, and one of your pixies goes back to the mine.
pixies-ui-step = take action { $space } ({ $action })
pixies-ui-step-with = take action { $space } ({ $action }: { $detail })
pixies-ui-step-offer = offer { $goods }
pixies-ui-step-offer-none = offer nothing
pixies-ui-step-take = take { $goods }
pixies-ui-step-give = give crowns ({ $given })
pixies-ui-step-skill = take the skill { $skill }
pixies-ui-step-climb = { $to ->
    [Q] move a pixie up to the castle
   *[other] move a pixie up to space { $to }
 }
pixies-ui-step-mine = send the pixie on space { $space } back to the mine
pixies-ui-step-stone = put the stone in { $name }’s mine
pixies-ui-tip-stone = A miner with a stone cannot go up. On its owner’s turn a loaf removes a stone.
pixies-ui-tip-pass = Passing costs 5 crowns; taking a piece of food costs only a disc.
pixies-ui-tip-offer = Food lifts your pixies; silver and gold move you up the tracks, if anyone feeds the Queen.
pixies-ui-about-offer = { $kinds ->
    [0] {""}
    [one] One kind only.{" "}
   *[other] Up to { $kinds } kinds.{" "}
 }The food she wants lifts your pixies; silver and gold move you up the tracks, if anyone feeds her.
pixies-ui-tip-promo = Higher spaces bring more food every round.
pixies-ui-round-over = Round { $round } is over
pixies-ui-source-ring = Rings
pixies-ui-source-servant = Faithful Servants
pixies-ui-source-special = Special offerings
pixies-ui-source-bonus = Skills and track ends
pixies-ui-source-miners = Pixies in the mine
pixies-ui-source-tracks = Silver and gold tracks
pixies-ui-source-rival = From rivals
pixies-ui-source-no-offering = Offered nothing
pixies-ui-source-wrong-food = Wrong food
pixies-ui-source-copy = Copying
pixies-ui-source-pass = Passing
pixies-ui-source-stones = Stones
pixies-ui-source-hoard = Biggest heaps
pixies-ui-source-round = This round
pixies-ui-source-total = Total

## Moments on a stage, and what things are

pixies-ui-source-dungeon = Thrown into the dungeon: rewards lost
pixies-ui-source-dungeon-cap = Dungeon: crowns stop at 60
pixies-ui-moment-wish = The Queen wants { $food ->
    [A] apples
    [B] bread
   *[H] honey
 }!
pixies-ui-moment-offerings = She wanted { $food ->
    [A] apples
    [B] bread
   *[H] honey
 }: all hands open!
pixies-ui-moment-track = { $track ->
    [S] Silver track: up to { $to }
   *[G] Gold track: up to { $to }
 }
pixies-ui-moment-crowns = { $count ->
    [one] 1 grumpy crown
   *[other] { $count } grumpy crowns
 }
pixies-ui-moment-fury = Nobody fed the Queen. She is furious: no rewards{ $sends ->
    [true] , and the last one must send a pixie back to the mine
   *[false] {""}
 }!
pixies-ui-moment-cubes = Out of the mine bag
pixies-ui-moment-stones = { $count ->
    [one] One stone to put on a miner.
   *[other] { $count } stones to put on miners, one after the other.
 }
pixies-ui-moment-count = The Queen counts
pixies-ui-moment-total = { $total } in all
pixies-ui-moment-ring = { $name } forges a ring!
pixies-ui-moment-special = { $name } makes a special offering!
pixies-ui-moment-servant = { $name } has a Faithful Servant!
pixies-ui-moment-swap = { $name } swaps a tile with { $other }!
pixies-ui-moment-sent = A pixie goes back to the mine
pixies-ui-moment-dungeon = Into the dungeon: all rewards are lost!
pixies-ui-cell-worth = { $count ->
    [one] the next tile is worth { $count } point
   *[other] the next tile is worth { $count } points
 }
pixies-ui-cell-steals = a pixie here steals { $food } each round
pixies-ui-about-14 = Choose a rival’s pixie in the pyramid: its owner gives you the food drawn on its space. Closed while no rival has a pixie up there.
pixies-ui-about-18 = Do once more a double action that somebody has used this round, without paying for it again. It costs crowns: the more people have copied before you, the more.
pixies-ui-about-21 = All your discs that are left. After the actions you stand first for this round: you promote before the others and, as the Queen’s darling, are spared at mine symbols.
pixies-ui-about-food-tile = Brings you { $count } food of your choice at the start of every round.
pixies-ui-about-mine = Pixies begin here. Each one here costs a crown a round, for two at most, and digs: action 15 draws a cube for each. Stones chain the lowest two: a chained miner cannot climb.
pixies-ui-about-castle = A pixie that climbs out of the top row serves here: a Faithful Servant is worth reward points at once.
pixies-ui-one-kind = One kind of gift only.
pixies-ui-most-short = all
pixies-ui-most = All: { $what }
pixies-ui-strip-wish = The Queen wants: { $food ->
    [A] apples
    [B] bread
    [H] honey
   *[none] we shall see
 }
pixies-ui-strip-tracks = silver { $silver } · gold { $gold }
pixies-ui-ask-silver = Silver track
pixies-ui-ask-silver-about = The number beside your disc is how much silver a gold bar costs you. Silver offered to the Queen moves you up one space, and whoever offers most alone, two.
pixies-ui-ask-gold = Gold track
pixies-ui-ask-gold-about = The number beside your disc is how much gold a ring costs you. Gold offered to the Queen moves you up one space, and whoever offers most alone, two.
pixies-ui-ask-crowns = Crowns of the tracks
pixies-ui-ask-crowns-about = At the end of every round each of your two track discs costs you the grumpy crowns beside it; on the top space it brings a reward point instead.
pixies-ui-ask-wish = What the Queen wants
pixies-ui-ask-wish-about = One food is drawn each round, after the actions. Offer it, or silver or gold, in secret: one kind, or up to two where only two play. Offering nothing costs 5 grumpy crowns.
pixies-ui-ask-left = What may still come
pixies-ui-ask-left-about = How many of the nine wishes are left for apples, bread and honey.
pixies-ui-ask-order = Now and next
pixies-ui-ask-order-about = Large cubes: who acts and who promotes first this round. Small cubes: the order of the next round. The first one, with the crown, is the Queen’s darling.
pixies-ui-ask-rewards = Rewards left
pixies-ui-ask-rewards-about = Rings, Faithful Servants and special offerings are the reward points of the game. The boxed tile is taken next.
pixies-ui-ask-special = Special offering
pixies-ui-ask-special-about = Action 19 costs exactly these goods, and one more that you add. Then you take the next special tile.
pixies-ui-ask-stock = General stock and mine bag
pixies-ui-ask-stock-about = What is left to be taken, and the cubes still in the mine bag.
pixies-ui-ask-score = Grumpy crowns
pixies-ui-ask-score-about = Crowns count against you at the end. At each pickaxe (10, 20, 30…) a pixie of yours goes back to the mine, unless you are the darling. { $dungeon ->
    [true] At 60 you are thrown into the dungeon and lose all rewards.
   *[false] In this game nobody is thrown into the dungeon.
 }
pixies-ui-now-stones = Stones to put: { $count }. Choose a miner for the next one, yours or a rival’s.
pixies-ui-moment-nothing = nothing
pixies-ui-goal = Please the Queen: move your pixies up for rewards, and stay clear of her grumpy crowns.

## What things are, for whoever asks

pixies-ui-ask-seat = Discs still to be placed in this round: { $discs } of 4. Grumpy crowns, each a point lost: { $crowns }. A tick: the offering is sealed.

## To print and cut

pixies-ui-print-board = The Queen’s board in two parts
pixies-ui-print-goods = { $count } goods
pixies-ui-print-tiles = Tiles: rewards, food, single-use, what the Queen wants
pixies-ui-print-skills = Skills
pixies-ui-print-pixies = Pixies that stand
pixies-ui-print-discs = Discs and cubes of five colours
pixies-ui-print-screens = Five screens, with what to remember behind them
pixies-ui-print-screens-about = Fold in the middle: the coloured side looks at the others, the text at you.
pixies-ui-print-actions = All actions
pixies-ui-print-aid-round = A round
pixies-ui-print-aid-offering = Offering and rewards
pixies-ui-print-aid-crowns = Grumpy crowns
pixies-ui-print-aid-end = The end
pixies-ui-print-aid-dice = An ordinary die for both dice
pixies-ui-print-die-crowns = Grumpy crowns to hand out: { $crowns }.
pixies-ui-print-die-casino = Casino: { $casino }.
pixies-ui-print-casino-food = one of each food
pixies-ui-print-casino-silver = 2 silver bars
pixies-ui-print-casino-gold = 1 gold bar
