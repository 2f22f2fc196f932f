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
pixies-ui-closed = goods hidden
pixies-ui-areas = Parts of the table
pixies-ui-tab-screens = Screens
pixies-ui-tab-tracks = Tracks
pixies-ui-tab-queen = Queen
pixies-ui-track-line = silver { $silver }, gold { $gold }, { $crowns } crowns; { $next } to the next mine symbol
pixies-ui-third = the third colour
pixies-ui-in-dungeon = in the dungeon
pixies-ui-sealed = sealed
pixies-ui-not-sealed = choosing
pixies-ui-crowns = { $count ->
    [one] 1 grumpy crown
   *[other] { $count } grumpy crowns
 }
pixies-ui-crowns-short = { $count ->
    [one] 1 crown
   *[other] { $count } crowns
 }
pixies-ui-reward-points = { $count ->
    [one] 1 reward point
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
pixies-ui-food-tile = Food tile { $value }
pixies-ui-skill-about = { $skill ->
    [a] A gold bar costs you 1 silver less.
    [b] 2 more points with each Faithful Servant.
    [c] 2 more points with each ring.
    [d] 1 silver at the start of every round.
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
pixies-ui-double-no = Keep it
pixies-ui-mercy = Give back the Mercy tile
pixies-ui-unchain = Remove a stone ({ $stones } there)
pixies-ui-end = Stop here
pixies-ui-pass = Pass…
pixies-ui-pass-yes = Yes, pass: 5 grumpy crowns
pixies-ui-yes = Do it
pixies-ui-less = Less: { $what }
pixies-ui-more = More: { $what }

pixies-ui-tray-offer = Your secret offering
pixies-ui-tray-take = Take { $count } food
pixies-ui-tray-give = Hand out { $count ->
    [one] 1 grumpy crown
   *[other] { $count } grumpy crowns
 }
pixies-ui-tray-drop = Discard exactly 3 goods

pixies-ui-tray-give-kind = What do you give?
pixies-ui-tray-get = What do you want?
pixies-ui-tray-slot = Which of your tiles do you swap?
pixies-ui-tray-pass = Pass and end your actions?
pixies-ui-do-take = Take it
pixies-ui-do-give = Hand them out
pixies-ui-do-drop = Discard
pixies-ui-offer = Offer { $goods }
pixies-ui-offer-none = Offer nothing: 5 grumpy crowns
pixies-ui-slot = { $tile }
pixies-ui-drop = Discard 3 goods
pixies-ui-take-two = 2 × { $good ->
    [A] apple
    [B] bread
   *[H] honey
 }
pixies-ui-take-one = Take 1 { $good ->
    [A] apple
    [B] bread
   *[H] honey
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
pixies-ui-convert = { $count } gold
pixies-ui-climb = { $track ->
    [S] Silver track, for 1 silver
   *[G] Gold track, for 1 gold
 }
pixies-ui-choose-cubes = Choose { $cubes } first
pixies-ui-swap-board = { $tile } from the board
pixies-ui-swap-rival = { $tile } of { $name }
pixies-ui-add = Add { $good ->
    [A] an apple
    [B] a bread
    [H] a honey pot
    [S] a silver bar
   *[G] a gold bar
 }
pixies-ui-forward = { $count ->
    [one] 1 place for 1 honey
   *[other] { $count } places for { $count } honey
 }
pixies-ui-stone-on = On the miner with { $stones ->
    [0] no stone
    [one] 1 stone
   *[other] { $stones } stones
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
pixies-ui-do-rob = Whose pixie do you rob?
pixies-ui-do-promo = { $count ->
    [one] One promotion left: tap a pixie or your mine.
   *[other] { $count } promotions left: tap a pixie or your mine.
 }
pixies-ui-now-give = Hand out { $count } grumpy crowns to your rivals.
pixies-ui-now-take = Choose { $count } food for your food tiles.
pixies-ui-now-stone = Put the stone on a miner, of any player.
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
pixies-ui-cell-mine = Mine of { $name }, { $count ->
    [0] no miner
    [one] 1 miner
   *[other] { $count } miners
 }{ $stones ->
    [0] {""}
    [one] , 1 stone
   *[other] , { $stones } stones
 }
pixies-ui-cell-space = { $space } { $action }
pixies-ui-cell-food = brings { $food }
pixies-ui-cell-pixie = pixie of { $name }
pixies-ui-cell-price = { $count ->
    [one] takes 1 disc
   *[other] takes { $count } discs
 }
pixies-ui-cost = costs { $goods }
pixies-ui-missing = You lack { $goods }.
pixies-ui-cell-discs = used by { $names }

pixies-ui-tip-pick = A skill stays with you all game. Goldsmith and Steward reward a clear plan.
pixies-ui-tip-helped = A pixie stands on some spaces: there one disc is enough.
pixies-ui-tip-symbol = A mine symbol is { $count } away: crossing it sends one of your pixies back to the mine.
pixies-ui-tip-pass = Passing costs 5 crowns; taking one food costs only a disc.
pixies-ui-tip-offer = Food lifts your pixies; silver and gold move you up the tracks, if anybody feeds her.
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
