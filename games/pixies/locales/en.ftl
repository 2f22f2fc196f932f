### The words of Pixie Queen. The complete rules are in RULES.md.
### Family words: miners and grumpy crowns, never harsher.
title-pixies = Pixie Queen
about-pixies =
    Pinch food, offer the best of it to a Queen who is never pleased,
    and collect fewer grumpy crowns than anybody else!

## Goods in a row, for events
pixies-heap = { LIST(pixies-apples, pixies-bread, pixies-honey, pixies-silver, pixies-gold) }
pixies-cubes = { LIST(pixies-silver, pixies-gold, pixies-stones) }
pixies-apples = { $apples ->
    [0] {""}
    [one] { $apples } apple
   *[other] { $apples } apples
 }
pixies-bread = { $bread ->
    [0] {""}
    [one] { $bread } loaf
   *[other] { $bread } loaves
 }
pixies-honey = { $honey ->
    [0] {""}
    [one] { $honey } honey pot
   *[other] { $honey } honey pots
 }
pixies-silver = { $silver ->
    [0] {""}
    [one] { $silver } silver bar
   *[other] { $silver } silver bars
 }
pixies-gold = { $gold ->
    [0] {""}
    [one] { $gold } gold bar
   *[other] { $gold } gold bars
 }
pixies-stones = { $stones ->
    [0] {""}
    [one] { $stones } stone
   *[other] { $stones } stones
 }
pixies-colour = { $colour ->
    [0] blue
    [1] red
    [2] yellow
    [3] green
   *[other] grey
 }
pixies-skill = { $skill ->
    [a] Alchemist
    [b] Steward
    [c] Goldsmith
    [d] Silverfinger
    [e] Climber
    [f] Shover
    [g] Chainbreaker
    [h] Big Satchel
    [i] Mimic
   *[j] Mine Pet
 }
pixies-action = { $action ->
    [1] Steal food
    [2] Steal silver
    [3] Promotion
    [4] Trade
    [5] Convert silver to gold
    [6] Food tile
    [7] Double Offering
    [8] Look in the Bag
    [9] Mercy
    [10] Grumpy crowns
    [11] Silver or gold track
    [12] Casino
    [13] Forge a gold ring
    [14] Rob a rival
    [15] The mine
    [16] Swap tiles
    [17] Throw away 3 goods, or take 1 piece of food
    [18] Copy an action
    [19] Special offering
    [20] Change turn order
   *[21] Temporary priority
 }

## What to do now
phase-pixies-order = The order of the players is drawn.
phase-pixies-skills = Skills are laid out.
phase-pixies-pick = Choose the skill you will keep for the game.
phase-pixies-take = Your food tiles give you food: choose which.
phase-pixies-act = Take an action with your discs. A space where a pixie stands needs only one.
phase-pixies-whip = The grumpy-crown die is rolled.
phase-pixies-give = Share the crowns among your rivals as you like.
phase-pixies-casino = The casino die is rolled.
phase-pixies-draw = Cubes are drawn from the mine bag.
phase-pixies-stone = Put the stone on a miner, yours or a rival’s.
phase-pixies-copy = Choose the action you copy.
phase-pixies-demote = Mine symbol! One of your pixies goes back to the mine: which one? (Or give back the Mercy tile.)
phase-pixies-dbl = Will you use your Double Offering tile this round?
phase-pixies-demand = The Queen is about to say what she wants.
phase-pixies-offer = Choose your offering in secret. Nothing at all costs 5 grumpy crowns.
phase-pixies-furyd = The Queen is furious! One of your pixies goes to the mine: which one? (Or give back the Mercy tile.)
phase-pixies-promo = Move a pixie one level up, remove a stone with a loaf, or stop.
phase-pixies-freepromo = Your Climber gives you one more promotion.
phase-pixies-third = You are the darling: move a pixie of the third colour one level up.
phase-pixies-final = Before the count you may still remove stones with bread.
phase-pixies-over = The game is over.

## What happened
event-pixies-order = { SEAT($darling) } stands first and is the Queen’s darling.
event-pixies-skills = Skills on the board: { $skills }.
event-pixies-skill = { SEAT($seat) } takes the skill { pixies-skill }.
event-pixies-round = Round { $round } begins; the Queen’s darling is { SEAT($darling) }.
event-pixies-phase = { $phase ->
    [steal] Steal! The pixies bring food.
    [actions] Actions: place your discs.
    [offerings] Offerings for the Queen.
    [fury] Nobody fed her…
    [rewards] Rewards.
    [punishments] Grumpy crowns for everyone.
    [final] The final count.
   *[setup] The table is set.
 }
event-pixies-action = { SEAT($seat) }: { pixies-action } ({ $discs ->
    [one] 1 disc
   *[other] { $discs } discs
 }).
event-pixies-copied = { SEAT($seat) } copies: { pixies-action }.
event-pixies-gain = { SEAT($seat) } gets { pixies-heap } { $why ->
    [start] to start with
    [icons] from pixies in the pyramid
    [skill] thanks to a skill
    [food_tile] from food tiles
    [mine] from the mine
    [casino] at the casino
    [convert] for silver
    [trade] in exchange
   *[other] from the stock
 }.
event-pixies-pay = { SEAT($seat) } pays { pixies-heap } { $why ->
    [trade] to trade
    [convert] for gold
    [track] to climb a track
    [ring] for a ring
    [market] into the stock, to be rid of it
    [special] for the special offering
    [order] to move forward
    [push] to take a place
   *[unchain] to remove a stone
 }.
event-pixies-robbed = { $count ->
    [0] { SEAT($seat) } tries to rob { SEAT($victim) }, but there is nothing to take.
   *[other] { SEAT($seat) } robs { SEAT($victim) } of { pixies-heap }.
 }
event-pixies-points = { SEAT($seat) } gets { $points ->
    [one] { $points } grumpy crown
   *[other] { $points } grumpy crowns
 } { $why ->
    [pass] for passing
    [copy] for copying
    [rival] from { SEAT($by) }
    [no_offering] for offering nothing
    [wrong_food] for offering the wrong food
    [miners] for pixies in the mine
   *[tracks] for the silver and gold tracks
 } and has { $total }.
event-pixies-bonus = { SEAT($seat) } gets { $points ->
    [one] { $points } reward point
   *[other] { $points } reward points
 } { $why ->
    [goldsmith] as Goldsmith
    [steward] as Steward
   *[track_end] for the end of a track
 }.
event-pixies-reward = { SEAT($seat) } takes { $kind ->
    [ring] a ring
    [servant] a Faithful Servant tile
   *[special] a special-offering tile
 }: { $value ->
    [one] { $value } point
   *[other] { $value } points
 }!
event-pixies-promoted = A { pixies-colour } pixie climbs { $to ->
    [15] into the castle: a Faithful Servant!
   *[other] to space { $to }.
 }
event-pixies-pushed = A { pixies-colour } pixie tumbles from space { $from } { $to ->
    [0] back to the mine.
   *[other] to space { $to }.
 }
event-pixies-sent = The Queen sends one of { SEAT($seat) }’s pixies from space { $from } back to the mine.
event-pixies-mercy = { SEAT($seat) } gives back the Mercy tile, and the pixie stays.
event-pixies-spared = { $darling ->
    [true] { SEAT($seat) } reaches a mine symbol, but the darling is spared.
   *[false] { SEAT($seat) } reaches a mine symbol, but has no pixie to send.
 }
event-pixies-rolled = { SEAT($seat) } rolls { $points } on the crown die.
event-pixies-casino = The casino die shows { $side ->
    [food] food.
    [silver] silver.
   *[gold] gold.
 }
event-pixies-picked = { SEAT($seat) } looks in the bag and picks { pixies-cubes }.
event-pixies-drawn = { SEAT($seat) } draws { pixies-cubes } from the bag.
event-pixies-stone = { SEAT($seat) } puts a stone on one of { SEAT($on) }’s miners, which now carries { $stones }.
event-pixies-stones_lost = { $stones ->
    [one] A stone that nobody can carry leaves the game.
   *[other] { $stones } stones that nobody can carry leave the game.
 }
event-pixies-unchained = { SEAT($seat) } removes a stone.
event-pixies-tile = { SEAT($seat) } takes { $tile ->
    [D] the Double Offering tile.
    [L] the Look in the Bag tile.
    [M] the Mercy tile.
   *[other] a food tile worth { $tile }.
 }
event-pixies-tile_used = { SEAT($seat) } uses { $tile ->
    [D] the Double Offering tile.
    [L] the Look in the Bag tile.
   *[M] the Mercy tile.
 }
event-pixies-swapped = { $with ->
    [none] { SEAT($seat) } swaps a tile with the board
   *[other] { SEAT($seat) } swaps a tile with { SEAT($with) }
 }: gives { $gave }, gets { $got }.
event-pixies-track = { SEAT($seat) } climbs the { $track ->
    [S] silver
   *[G] gold
 } track from { $from } to { $to }.
event-pixies-added = { SEAT($seat) } adds { $good ->
    [A] an apple
    [B] a loaf
    [H] a honey pot
    [S] a silver bar
   *[G] a gold bar
 } to the special-offering track.
event-pixies-advanced = { SEAT($seat) } moves forward to place { $place } for the next round.
event-pixies-priority = { SEAT($seat) } takes priority and is the darling now.
event-pixies-double = { SEAT($seat) } { $used ->
    [true] uses the Double Offering tile.
   *[false] keeps the Double Offering tile.
 }
event-pixies-demand = The Queen wants { $food ->
    [A] apples!
    [B] bread!
   *[H] honey!
 }
event-pixies-committed = { SEAT($seat) } has an offering ready.
event-pixies-offered = { $count ->
    [0] { SEAT($seat) } offers nothing at all.
   *[other] { SEAT($seat) } offers { pixies-heap } to the Queen.
 }
event-pixies-fury = Nobody fed the Queen. She is furious!
event-pixies-dungeon = { SEAT($seat) } has too many grumpy crowns: down into the dungeon!
event-pixies-final = { SEAT($seat) }: rewards { $rewards }, crowns −{ $punishment }, stones −{ $stones }, biggest heaps −{ $hoard }. Total: { $total }.
event-pixies-end = { $reason ->
    [rounds] The last round is over: the Queen counts.
    [gold_tiles] All gold-numbered tiles are gone: the Queen counts.
   *[last_survivor] Only one player is left: the game is over.
 }

## Advice
hint-pixies-servant = Your pixie reaches the castle and earns a Faithful Servant tile.
hint-pixies-reward = { $points ->
    [one] It earns { $points } reward point at once.
   *[other] It earns { $points } reward points at once.
 }
hint-pixies-climb = A pixie higher up brings more food every round.
hint-pixies-feed = It is what the Queen wants, so your pixies may climb.
hint-pixies-tracks = If anyone feeds the Queen you move up a track: fewer crowns every round.
hint-pixies-keep = You keep your goods for another round.
hint-pixies-track = Higher on the track you get fewer grumpy crowns, every round.
hint-pixies-helped = A pixie stands here: one disc is enough.
hint-pixies-mercy = The Mercy tile saves a pixie that has climbed.
hint-pixies-hinders = { $points ->
    [one] By my reckoning it costs { SEAT($seat) } about { $points } point.
   *[other] By my reckoning it costs { SEAT($seat) } about { $points } points.
 }
hint-pixies-goods = { $count ->
    [one] It brings you { $count } item.
   *[other] It brings you { $count } goods.
 }
hint-pixies-better = { $points ->
    [one] By my reckoning it is worth about { $points } point to you.
   *[other] By my reckoning it is worth about { $points } points to you.
 }

## Options
preset-pixies-rulebook = By the book
preset-pixies-rulebook-about = Seven rounds, hidden goods, and beware: at 60 crowns you land in the dungeon!
preset-pixies-first-game = First game
preset-pixies-first-game-about = Five rounds, goods for all to see, and nobody is thrown out.
preset-pixies-cruel-queen = Cruel Queen
preset-pixies-cruel-queen-about = You may offer food she did not ask for, and she will not like it.
option-pixies-rounds = Rounds
option-pixies-rounds-about = How many rounds are played.
option-pixies-rounds-4 = 4
option-pixies-rounds-5 = 5
option-pixies-rounds-6 = 6
option-pixies-rounds-7 = 7
option-pixies-wrong_food = Wrong food
option-pixies-wrong_food-about = May you offer food the Queen did not ask for? She throws it back, with 5 grumpy crowns.
option-pixies-wrong_food-false = not allowed
option-pixies-wrong_food-true = allowed, for 5 crowns
option-pixies-swap_space = Swapping tiles
option-pixies-swap_space-about = How often tiles may be swapped in a round.
option-pixies-swap_space-per_player = once for each player
option-pixies-swap_space-single = once in all
option-pixies-open_stocks = Open goods
option-pixies-open_stocks-about = Does everyone see all goods? Otherwise screens hide them, and a good memory helps.
option-pixies-open_stocks-false = hidden
option-pixies-open_stocks-true = open
option-pixies-dungeon = Dungeon
option-pixies-dungeon-about = Are you out of the game at 60 grumpy crowns?
option-pixies-dungeon-true = at 60 you are out
option-pixies-dungeon-false = nobody is thrown out
option-pixies-board = Your own board
option-pixies-board-about = A TOML text with all the numbers of the board: prices, tiles, points, goods.
pixies-data-goods = “{ $text }” is not goods by letter and number in the order A B H S G, such as “A2H1S3”, or “-” for none
pixies-data-no-list = missing; expected is a list of { $expected }
pixies-data-count = a list of { $count }; expected are { $expected }
pixies-data-tiles = fewer tiles than tiles.gold_numbered = { $count }
pixies-data-side = a side gives 1 to 20 goods
pixies-data-demand = seven rounds need at least 7 tokens; there are { $count }
pixies-data-dealt = { $count } of { $good } are in the game, and five players start with { $dealt }
pixies-data-icons = “{ $icons }” is not 1 to 9 icons of food (A, B, H)
pixies-data-mines = the numbers ascend, and are below score.dungeon

## The drawing in terminals
sketch-pixies-round = Round
sketch-pixies-phase-setup = setup
sketch-pixies-phase-steal = steal
sketch-pixies-phase-actions = actions
sketch-pixies-phase-offerings = offerings
sketch-pixies-phase-fury = fury
sketch-pixies-phase-rewards = rewards
sketch-pixies-phase-punishments = grumpy crowns
sketch-pixies-phase-final = final count
sketch-pixies-wants = the Queen wants:
sketch-pixies-tokens = demands left:
sketch-pixies-apple = apples (A)
sketch-pixies-bread = bread (B)
sketch-pixies-honey = honey (H)
sketch-pixies-silver = silver (S)
sketch-pixies-gold = gold (G)
sketch-pixies-legend = [space pixie discs food]
sketch-pixies-now = order now
sketch-pixies-next = next
sketch-pixies-supply = Stock
sketch-pixies-bag = bag
sketch-pixies-special = special
sketch-pixies-tiles = Next ring / servant / special:
sketch-pixies-board = on the board
sketch-pixies-col-seat = no
sketch-pixies-col-crowns = crowns
sketch-pixies-col-discs = discs
sketch-pixies-col-tracks = S/G
sketch-pixies-col-mine = mine
sketch-pixies-col-servants = serv.
sketch-pixies-col-tiles = tiles
sketch-pixies-col-rewards = rew.
sketch-pixies-col-goods = goods
sketch-pixies-dungeon = in the dungeon
sketch-pixies-sealed = ready
sketch-pixies-third = third colour, in the mine:

## Clauses: why not?
PIX-GEN-1 = Grumpy crowns are marked at once; reward points wait for the end. The best total, rewards minus crowns, wins.
PIX-GEN-2 = The general stock holds every good that is not behind a screen, in the bag or on the special track. Everyone may look at it, and it is limited.
PIX-GEN-3 = The stock has no more of that. Nobody can take what is not there; what you pay goes back to the stock.
PIX-GEN-4 = If the stock holds less than you should get, you get what there is.
PIX-GEN-5 = The Queen’s darling is the player whose big cube stands first.
PIX-GEN-6 = You cannot refuse goods that a rule gives you.
PIX-GEN-7 = Goods and rewards lie hidden behind your screen; your tiles lie on it for all to see.
PIX-SET-1 = There are 40 apples, 40 loaves, 40 honey pots, 60 silver bars, 30 gold bars and 20 stones, no more.
PIX-SET-2 = Everyone starts with no crowns, on the first space of both tracks.
PIX-SET-3 = The first order of the players is drawn by lot.
PIX-SET-4 = The food tiles lie on space 6, the smallest on top; the tiles D, L and M lie on spaces 7, 8 and 9.
PIX-SET-5 = Reward tiles are taken in the order in which they lie.
PIX-SET-6 = Nine tokens say what the Queen may want: three of each food. One is drawn every round.
PIX-SET-7 = One apple, one loaf, one honey pot and one silver bar lie on the special-offering track at the start.
PIX-SET-8 = The mine bag starts with 30 silver bars, 10 gold bars and 5 stones for each player, never more than 20 stones.
PIX-SET-9 = Everyone starts with 2 apples, 2 loaves, 2 silver bars and 2 gold bars; all but the darling get 2 honey pots more.
PIX-SET-10 = All your pixies start in your mine: five with two or three players, four with four, three with five.
PIX-SET-11 = Take one of the skills that lie on the board. The last in order chooses first, the darling last.
PIX-RND-1 = A round has five parts: steal, actions, offerings, rewards, crowns. There are at most seven rounds.
PIX-STL-1 = At the start of a round the big cubes take the order of the small ones.
PIX-STL-2 = In order, every pixie in the pyramid brings the food drawn on its space. Those in the mine bring nothing.
PIX-STL-3 = The Silverfinger brings 1 silver bar at the start of every round.
PIX-STL-4 = Take exactly as many pieces of food as your food tiles say, any kinds you like.
PIX-STL-5 = First the food of your pixies, then your skill, then your food tiles.
PIX-ACT-1 = You have four discs. In order, round and round, everyone takes one action at a time while discs are left.
PIX-ACT-2 = A single space takes one disc; temporary priority takes all you have left.
PIX-ACT-3 = You don’t have enough discs: a double space takes two, or one if a pixie stands there.
PIX-ACT-4 = The action you choose is done at once and completely.
PIX-ACT-5 = Somebody has used this space already. It stays closed until the actions are over.
PIX-ACT-6 = Everyone has their own mine and copy spaces; you may not use somebody else’s.
PIX-ACT-7 = An action that cannot be done cannot be chosen. Temporary priority always can be done.
PIX-ACT-8 = You may always pass. It costs 5 grumpy crowns and ends the actions for you.
PIX-ACT-9 = Every space is used once a round, unless it says otherwise.
PIX-ACT-10 = When the actions are over everyone takes all discs back.
PIX-A01-1 = Steal food: take 2 apples, 2 loaves or 2 honey pots.
PIX-A02-1 = Steal silver: take 2 silver bars.
PIX-A03-1 = Promotion: one of your pixies goes one level up; one of your miners may go too.
PIX-A03-2 = The promotion action never leads into the castle.
PIX-A03-3 = Two discs cover the space: no pixie can go there now.
PIX-A03-4 = None of your pixies can go up, so the promotion action is not possible.
PIX-A04-1 = Trade 1 to 7 goods of one kind for as many of another: apples, bread, honey or silver, never gold.
PIX-A05-1 = Your space on the silver track says how many silver bars a gold bar costs.
PIX-A05-2 = Convert as often as you like, but you have to pay for every gold bar.
PIX-A06-1 = There is no food tile left to take.
PIX-A07-1 = The Double Offering tile is not on the board.
PIX-A07-2 = Before the Queen says what she wants, say whether you use your Double Offering tile. Then you may offer one kind more.
PIX-A08-1 = The Look in the Bag tile is not on the board.
PIX-A08-2 = With the Look in the Bag tile you choose your first two cubes, or one if you have fewer than two miners. Then the tile goes back.
PIX-A09-1 = The Mercy tile is not on the board.
PIX-A09-2 = Only with the Mercy tile can you keep your pixie when the Queen sends one to the mine.
PIX-A10-1 = Grumpy crowns: roll the die to see how many crowns you hand out.
PIX-A10-2 = Hand out exactly as many crowns as the die says, to your rivals, as you like.
PIX-A11-1 = Pay 1 silver bar for one step on the silver track, or 1 gold bar for one on the gold track. The last space is the end.
PIX-A12-1 = Casino: roll the die and take what it shows. The stock must hold something.
PIX-A13-1 = A ring costs the gold bars that your gold track says, and there must be a ring left.
PIX-A13-2 = The Goldsmith gets 2 more points for each ring.
PIX-A14-1 = Choose a rival’s pixie in the pyramid: its owner gives you the food of that space, if they have it.
PIX-A15-1 = You may dig in your mine once a round, while there are cubes in the bag.
PIX-A15-2 = Draw one cube for each of your miners, at least one, without looking.
PIX-A15-3 = Silver and gold from the bag are yours; you place the stones.
PIX-A16-1 = You may swap tiles once a round. (Some tables allow one swap per round in all.)
PIX-A16-2 = Swap one of your tiles for one of the same kind, from the board or from a rival. They cannot refuse.
PIX-A16-3 = Swapping food with the board: take the top tile and put yours on top. The pile must not be empty.
PIX-A16-4 = Swapping a single-use tile with the board: take one that lies there.
PIX-A16-5 = Swapping a skill with the board: take one that lies there and leave yours.
PIX-A16-6 = When the Big Satchel changes hands, the tile on it goes along; on the board that tile goes home.
PIX-A16-7 = The tile on the Big Satchel can be swapped like any other of its kind.
PIX-A17-1 = This space is used at most three times a round, by all players together.
PIX-A17-2 = Throw away exactly 3 goods of your own, or take 1 piece of food.
PIX-A18-1 = You may copy once a round.
PIX-A18-2 = Copying costs grumpy crowns first: 1 for the first to copy in the round, then 2, 2, 3 and 3.
PIX-A18-3 = You copy an action whose space holds a disc, yours or another’s. No other disc is placed.
PIX-A18-4 = Nobody has used that space, so it cannot be copied. Only the Mimic can do that.
PIX-A18-5 = There is nothing you could copy. If the price leaves you nothing to copy, your disc is lost.
PIX-A19-1 = One special offering per round, by one player.
PIX-A19-2 = Pay exactly the goods on the special track and add one more item to it; then take the tile. All three are needed.
PIX-A20-1 = One player per round may change the order.
PIX-A20-2 = Each honey pot moves your small cube one place forward, not beyond the first.
PIX-A21-1 = Somebody has taken temporary priority this round already.
PIX-A21-2 = Priority takes all your remaining discs and ends the actions for you.
PIX-A21-3 = The order stays as it is until all discs are used.
PIX-A21-4 = After the actions your big cube goes first: you are the darling until the next round.
PIX-TIL-1 = You hold at most one food tile, one single-use tile and one skill; the Big Satchel holds one tile more.
PIX-TIL-2 = You have no free place for this tile.
PIX-TIL-3 = A used single-use tile goes back to its space, and can be taken again.
PIX-TIL-4 = Two food tiles both bring food, and a tile on the Big Satchel works like any other.
PIX-CHN-1 = Miners fill the lower row first and leave it last. Two places are in the lower row.
PIX-CHN-2 = A stone goes on a lower miner of any player, who may carry at most three stones.
PIX-CHN-3 = All your miners there carry stones. Remove a stone with a loaf first.
PIX-CHN-4 = Choose the miner: 1 is the one with more stones. If they carry the same, say 1.
PIX-CHN-5 = A stone that nobody can carry leaves the game.
PIX-CHN-6 = One loaf removes one stone from one of your own miners. The Chainbreaker needs no loaf.
PIX-CHN-7 = The third colour’s miners carry no stones.
PIX-OFF-1 = Now the Queen says which food she wants.
PIX-OFF-2 = Choose your offering in secret, from your own goods. All are shown together.
PIX-OFF-3 = You have made your offering. It cannot be changed.
PIX-OFF-4 = Offer one kind: the food she wants, silver or gold. With the Double Offering tile, two kinds.
PIX-OFF-5 = The Queen keeps what you offer, useful to you or not.
PIX-OFF-6 = Offering nothing costs 5 grumpy crowns.
PIX-OFF-7 = The Queen does not want that food today.
PIX-OFF-8 = These crowns are marked in order, one player after the other.
PIX-OFF-9 = If anybody brought the food she wants, there are rewards for all. If not, the Queen is furious.
PIX-FUR-1 = Nobody fed the Queen: silver and gold are lost, and there are no rewards.
PIX-FUR-2 = Choose one of your own pixies in the pyramid. Faithful Servants are safe for ever.
PIX-FUR-3 = The last player in order with a pixie in the pyramid sends one back to the mine. The darling never does.
PIX-FUR-4 = If that player gives back the Mercy tile, the next one up the order must send a pixie.
PIX-REW-1 = Silver and gold move you one space up their track; whoever gave most, alone, goes two.
PIX-REW-2 = Who stands at the end of a track still counts when gifts are compared.
PIX-PRO-1 = In order, everyone makes one promotion for each piece of food offered.
PIX-PRO-2 = You may stop; promotions you do not make are lost.
PIX-PRO-3 = A promotion moves one of your pixies exactly one level up, to a free space.
PIX-PRO-4 = There are no discs on the pyramid during the rewards.
PIX-PRO-5 = To take another colour’s place you need an apple (the Shover does not). You cannot push your own pixie.
PIX-PRO-6 = The two pixies change places.
PIX-PRO-7 = On the first level the other pixie goes back to its mine.
PIX-PRO-8 = Neither the Mercy tile nor being the darling protects from an apple.
PIX-PRO-9 = After all promotions the Climber has one more.
PIX-SRV-1 = A pixie that reaches the castle is a Faithful Servant for ever.
PIX-SRV-2 = One pixie per round may reach the castle, and one already has.
PIX-SRV-3 = After the promotions the new servant’s owner takes the first Faithful Servant tile.
PIX-PUN-1 = Pixies in the mine: 1 grumpy crown for one, 2 for two or more.
PIX-PUN-2 = Then crowns for your spaces on both tracks, added together.
PIX-PUN-3 = The last space of a track gives 1 reward point instead.
PIX-SCO-1 = Grumpy crowns never go away.
PIX-SCO-2 = Reaching or passing a mine symbol sends one of your pixies back to the mine.
PIX-SCO-3 = That is so at any time, whoever gives you the crowns.
PIX-SCO-4 = Crowns for several players are marked one after the other, in order.
PIX-SCO-5 = At 60 crowns you are in the dungeon and out of the game.
PIX-SCO-6 = When only one player is left, the game ends at once.
PIX-DEM-1 = The darling sends nobody to the mine, nor does a player without a pixie in the pyramid.
PIX-DEM-2 = Choose which of your pixies goes back to the mine, or give back the Mercy tile.
PIX-END-1 = When all fifteen tiles with gold numbers are gone, the game ends after that round.
PIX-END-2 = The game ends after the last round.
PIX-END-3 = The game is over.
PIX-END-4 = Every round ends, so every game does.
PIX-FIN-1 = Your total: your rewards, minus your crowns.
PIX-FIN-2 = Add your reward tiles and reward points.
PIX-FIN-3 = Each stone on one of your miners costs 1 point; with bread you may still remove some.
PIX-FIN-4 = For each kind of goods, whoever kept the most loses 3 points; in a tie, each of them does.
PIX-FIN-5 = The final count throws nobody into the dungeon.
PIX-FIN-6 = The highest total wins; in a tie more Faithful Servants, then the first to have made one.
PIX-FIN-7 = Players in the dungeon come last; the later they fell, the better.
PIX-TWO-1 = With two players a third colour joins in, with five pixies in its mine.
PIX-TWO-2 = With two players there are three food tiles: 2, 3 and 4.
PIX-TWO-3 = With two players you may offer two kinds, three with the Double Offering tile.
PIX-TWO-4 = The third colour’s pixies help with a disc, block spaces and can be pushed like any other.
PIX-TWO-5 = The darling moves a pixie of the third colour one level up, to a free space of the pyramid.
PIX-INF-1 = What lies behind a screen is its owner’s secret until the end.
PIX-INF-2 = Only you know your offering until all are in.
PIX-INF-3 = All that is taken, paid, drawn or offered happens in front of everyone.
PIX-INF-4 = Nobody knows what the Queen will want next.
PIX-INF-5 = At the end everything is shown.
PIX-NOT-1 = Not now.
PIX-NOT-2 = It is up to chance now.
PIX-NOT-3 = A question with only one answer is asked all the same, but never one that could only end your turn.
PIX-NOT-4 = When positions are counted, only the first player still to choose is looked at.

## What can be counted, for the lab

measure-pixies-spaces = Spaces used
measure-pixies-copies = Actions copied
measure-pixies-final = Final count
measure-pixies-punishment = grumpy crowns
measure-pixies-rewards = rewards
measure-pixies-stones = stones
measure-pixies-hoard = biggest heaps
measure-pixies-punished = Grumpy crowns
measure-pixies-by-pass = by passing
measure-pixies-by-copy = by copying
measure-pixies-by-rival = from rivals
measure-pixies-by-no-offering = without an offering
measure-pixies-by-wrong-food = for the wrong food
measure-pixies-by-miners = for miners
measure-pixies-by-tracks = for the tracks
measure-pixies-tiles = Reward tiles
measure-pixies-ring = rings
measure-pixies-servant = faithful servants
measure-pixies-special = special offerings
measure-pixies-bonuses = Loose reward points
measure-pixies-by-goldsmith = as Goldsmith
measure-pixies-by-steward = as Steward
measure-pixies-by-track-end = at the end of a track
measure-pixies-gained = Goods taken
measure-pixies-paid = Goods paid
measure-pixies-apples = apples
measure-pixies-bread = bread
measure-pixies-honey = honey
measure-pixies-silver = silver
measure-pixies-gold = gold
measure-pixies-robbed = Goods lost to rivals
measure-pixies-offered = Goods in an offering
measure-pixies-sent = Pixies sent to the mine
measure-pixies-spared = Times spared
measure-pixies-pushed = Pixies pushed down
measure-pixies-promoted = Promotions
measure-pixies-stones-on = Stones received
measure-pixies-darling = Rounds as darling
measure-pixies-dungeon = Thrown into the dungeon
measure-pixies-skill = Skill taken
measure-pixies-tracks = Tracks at the end
measure-pixies-furies = Furies of the Queen
measure-pixies-rounds = Rounds
kind-pixies-double = Action
kind-pixies-copy = Copy
kind-pixies-skill = Take a skill
kind-pixies-take = Take food
kind-pixies-mine = Dig in the mine
kind-pixies-swap = Swap tiles
kind-pixies-market = Go to the market
kind-pixies-pay-copy = Pay for copying
kind-pixies-special = Special offering
kind-pixies-advance = Advance in the order
kind-pixies-priority = Take priority
kind-pixies-unchain = Remove a stone
kind-pixies-pass = Pass
kind-pixies-give = Hand out crowns
kind-pixies-stone = Put a stone
kind-pixies-send = Send a pixie
kind-pixies-mercy = Ask for mercy
kind-pixies-announce = Announce a double offering
kind-pixies-offer = Offer
kind-pixies-up = Promote
kind-pixies-end = Stop
kind-pixies-third = Move the third colour
ending-pixies-rounds = the last round is over
ending-pixies-gold_tiles = the gold-numbered tiles are gone
ending-pixies-last_survivor = only one is left
