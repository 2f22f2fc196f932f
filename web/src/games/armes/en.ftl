### What the battlefield says in the browser.

armes-ui-pass = Pass for the rest of the round
armes-ui-stay = Stay here
armes-ui-stay-dodge = No dodge
armes-ui-end = Do nothing more
armes-ui-run = Run
armes-ui-search = Search the chest
armes-ui-loot = Loot the enemy lair
armes-ui-bonus = { $what } (1 token)
armes-ui-boost = { $tokens ->
    [0] No token
    [one] 1 token
   *[other] { $tokens } tokens
 }
armes-ui-way-n = up
armes-ui-way-e = right
armes-ui-way-s = down
armes-ui-way-w = left
armes-ui-first-me = I go first
armes-ui-first-other = { $name } goes first
armes-ui-recruited = My band is complete
armes-ui-return-none = Bring nobody back
armes-ui-hand-recruit = Figures to recruit
armes-ui-hand-piece = Scenery to place
armes-ui-recruit-about = cost { $cost }; movement { $move }, dice { $dice }, armour { $armour }, health { $health }
armes-ui-piece-about = { $move ->
    [block] cannot be crossed
    [hard] slows down to two steps
    [easy] doubles movement
   *[open] free to cross
 }, { $sight ->
    [high] hides what is behind
    [low] gives cover
   *[flat] flat
 }{ $turn ->
    [0] {""}
    [1] , turned a quarter
    [2] , turned a half
   *[3] , turned three quarters
 }
armes-ui-do-deploy = Place { $figure } on a glowing square.
armes-ui-do-turn = { $tokens ->
    [one] Tap a figure to give it your last order.
   *[other] Tap a figure to give it an order ({ $tokens } tokens left).
 }
armes-ui-do-pass = You won’t play again this round, and your tokens will be lost. OK?
armes-ui-do-free = { $figure }: where does it go?
armes-ui-do-second = { $figure }, second order: two steps at most, −2 on the dice. Where does it go?
armes-ui-do-choose = { $figure }: what does it do now?
armes-ui-do-search = { $once ->
    [true] { $figure }: search the chest? Only one try per round.
   *[false] { $figure }: search the chest?
 }
armes-ui-do-loot = { $figure }: loot the enemy lair? Only one try per round.
armes-ui-do-target = { $act }: choose the target.
armes-ui-do-odds = { $act } on { $figure }: { $percent }% chance to work{ $cover ->
    [true] {" "}(the target is in cover)
   *[false] {""}
 }.
armes-ui-do-return = Where does { $figure } come back?
armes-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
armes-ui-passed = has passed
armes-ui-setting-up = Setting up
armes-ui-round = Round { $round } of { $rounds }
armes-ui-lost = Knocked out this round: { $first } { $mine }, { $second } { $theirs } (value of enemy figures)
armes-ui-free = { $square }, free
armes-ui-figure = { $owner }’s { $figure }, health { $hp }, { $orders ->
    [0] no order yet
    [one] { $orders } order
   *[other] { $orders } orders
 }
armes-ui-ill-flames = burning ({ $count })
armes-ui-ill-poison = poisoned ({ $count })
armes-ui-ill-crack = cracked armour ({ $count })
armes-ui-lair = { $name }’s lair
armes-ui-lair-tried = { $name }’s lair, already tried this round
armes-ui-objective = chest to search
armes-ui-objective-tried = chest already searched this round
armes-ui-health = Health
armes-ui-move = Movement
armes-ui-flies = (flies)
armes-ui-dice = Dice
armes-ui-armour = Armour
armes-ui-cost = Value
armes-ui-for-token = For 1 token. { $text }
armes-ui-act = { $act }: { $about }.
armes-ui-need = { $need ->
    [one] 1 success
   *[other] { $need } successes
 }
armes-ui-reach = { $range ->
    [0] in contact
    [sight] as far as it can see
    [one] within { $range } square
   *[other] within { $range } squares
 }
armes-ui-key-charge = charge { $value }
armes-ui-key-flames = flames { $value }
armes-ui-key-poison = poison { $value }
armes-ui-key-crack = armour −{ $value }
armes-ui-key-push = pushes by { $value }
armes-ui-key-pull = pulls by { $value }
armes-ui-key-shift = moves the target by { $value }
armes-ui-key-dodge = then dodges { $value }
armes-ui-key-freeze = ignores armour
armes-ui-key-devour = devours whoever has less health
armes-ui-key-damage = { $value } damage{ $more ->
    [true] , +1 for each further success
   *[false] {""}
 }
armes-ui-key-heal = heals { $value }{ $more ->
    [true] , +1 for each further success
   *[false] {""}
 }
armes-ui-rule-agile = Agile: also steps diagonally.
armes-ui-rule-adviser = Adviser: +1 on the dice of friends within 4 squares.
armes-ui-rule-fear = Fear: enemies within 4 squares roll one die less.
armes-ui-rule-fearless = Fearless: fears nobody.
armes-ui-rule-regeneration = Regeneration: gets { $a } health back at the end of each round.
armes-ui-rule-bite = Biting aura: enemies within { $a ->
    [one] { $a } square
   *[other] { $a } squares
 } take { $b } damage at the end of the round.
armes-ui-tip-search = One of your figures stands beside a chest that nobody has searched: get there before the other player!
armes-ui-tip-objectives = { $count ->
    [one] One chest has not been searched yet this round: a point for two successes.
   *[other] { $count } chests have not been searched yet this round: a point each, for two successes.
 }
armes-ui-tip-tried = Every chest has been searched this round. Shove and strike: knocking out the greater value scores a point.
armes-ui-tip-second = A second order: without help it needs 6s. Two more dice help.
armes-ui-tip-boost = With 3 dice, two successes come half of the time; with 5 dice, four times in five.
armes-ui-tip-shove = A figure shoved against a wall, the edge or another figure loses 1 health.
armes-ui-source-search = Chests searched
armes-ui-source-loot = Lairs looted
armes-ui-source-value = Rounds won by knock-outs
armes-ui-source-total = Victory points
armes-ui-source-removed = Value knocked out
armes-ui-band-table = Recruited in secret at the table
armes-ui-band-own = Put together here
armes-ui-band-recruit = Recruit
armes-ui-band-out = Dismiss { $name }
armes-ui-band-cost = Cost: { $cost } of { $points }.
armes-ui-band-empty = A band needs at least one figure.
armes-ui-band-unknown = This band names a figure that does not exist.
armes-ui-band-many = { $most ->
    [one] One figure at most.
   *[other] At most { $most } figures.
 }
armes-ui-band-dear = { $over ->
    [one] One point too many!
   *[other] { $over } points too many!
 }
armes-ui-band-card = { $factions ->
    [none] A mixed band plays without a faction card.
   *[other] Faction card: { $factions }.
 }
armes-ui-band-profile = Move { $move }, dice { $dice }, armour { $armour }, health { $health }. { $factions }
armes-ui-extra-there = Your file is added ({ $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
 }). It will be checked when the table opens.
armes-ui-extra-remove = Remove it
armes-ui-percent = { $percent }%
armes-ui-sight-from = From there:
armes-ui-sight-list = { $act }: { $list }.
armes-ui-sight-nobody = { $act }: no enemy in reach.
armes-ui-sight-nobody-hurt = { $act }: nobody to heal in reach.
armes-ui-sight-plain = { $figure } { $percent }%
armes-ui-sight-covered = { $figure } { $percent }% (in cover)
armes-ui-sight-unseen = Out of sight: { $list }.
armes-ui-sight-chest = A chest right beside it: { $percent }% chance to search it well.
armes-ui-sight-lair = The enemy lair right beside it: { $percent }% chance to loot it.
armes-ui-sight-odds = { $act } on { $figure }: { $percent }% chance.
armes-ui-sight-dice = { $dice ->
    [0] No die
    [one] 1 die
   *[other] { $dice } dice
 }, each a success on { $face ->
    [6] a 6
   *[other] { $face } or more
 }; { $need ->
    [one] 1 success needed
   *[other] { $need } successes needed
 }.
armes-ui-sight-cover = In cover ({ $what }): −1 on the dice, +2 to its armour.
armes-ui-sight-hidden = { $figure } is out of sight. In the way: { $what }.
armes-ui-sight-far = { $figure } is too far. Distance: { $distance }; reach: { $range }.
armes-ui-sight-apart = { $figure } is out of reach. Distance: { $distance }.
armes-ui-sight-unsuited = { $act } is not for { $figure }.
armes-ui-sight-fear = { $figure } is frightening: one die less.
armes-ui-sight-adviser = { $figure } advises: +1 on the dice.
armes-ui-sight-second = Second order: −2 on the dice.
armes-ui-sight-aim = Tinkering: +{ $value } on the dice.
armes-ui-sight-wound = Damage { $damage } against armour { $armour }: { $first ->
    [0] it cannot hurt.
    [one] 1 success hurts.
   *[other] it takes { $first } successes to hurt.
 }
armes-ui-sight-shoved = Stops on { $to }.
armes-ui-sight-bumped = Stops on { $to } against { $what }. { $hurt ->
    [both] Each loses 1 health.
    [moved] The shoved figure loses 1 health.
    [other] The other figure loses 1 health.
   *[none] Nobody is hurt.
 }
armes-ui-sight-way = { $way }: { $what }
armes-ui-sight-edge = the edge
armes-ui-sight-a-lair = a lair
armes-ui-sight-a-chest = a chest
armes-ui-zone-fear = In violet, { $figure } is frightening: one die less.
armes-ui-zone-adviser = In green, { $figure } advises: +1 on the dice.
armes-ui-zone-bite = In red, { $figure } bites at the end of the round.
armes-ui-step-order = give { $figure } an order
armes-ui-step-move = go to { $to }
armes-ui-step-stay = stay put
armes-ui-step-run = run
armes-ui-step-run-to = run to { $to }
armes-ui-step-use = use { $act }
armes-ui-step-use-on = use { $act } on { $figure }
armes-ui-step-search = search the chest on { $at }
armes-ui-step-loot = loot the lair
armes-ui-step-end = do nothing more
armes-ui-step-charge = charge to { $to }
armes-ui-step-dodge = dodge to { $to }
armes-ui-step-dodge-not = not dodge
armes-ui-step-boost = { $tokens ->
    [0] add no token
    [one] add { $tokens } token
   *[other] add { $tokens } tokens
 }
armes-ui-step-way = { $way ->
    [n] shove up
    [e] shove to the right
    [s] shove down
   *[w] shove to the left
 }
armes-ui-step-bonus = use the bonus “{ $what }”
armes-ui-step-bonus-on = use the bonus on { $figure }
armes-ui-step-pass = pass for the rest of the round
armes-ui-step-first = go first
armes-ui-step-first-other = let { $name } go first
armes-ui-step-raise = bring { $figure } back to { $to }
armes-ui-step-done = stop here
armes-ui-step-recruit = recruit { $figure }
armes-ui-step-card = play the card “{ $what }”
armes-ui-step-piece = choose the scenery “{ $what }”
armes-ui-step-piece-at = put the scenery on { $to }
armes-ui-step-objective = place a chest on { $to }
armes-ui-step-lair = place the lair on { $to }
armes-ui-step-deploy = place the figure on { $to }
armes-ui-tell-move = go { $way }
armes-ui-tell-run = run { $way }
armes-ui-tell-charge = charge { $way }
armes-ui-tell-dodge = dodge { $way }
armes-ui-tell-to = { $going }, { $what ->
    [chest] next to the chest
   *[figure] next to the enemy ({ $figure })
 }
armes-ui-tell-search = search the chest
armes-ui-tell-raise = bring { $figure } back beside the lair
armes-ui-tell-piece-at = put the scenery { $area }
armes-ui-tell-objective = place a chest { $area }
armes-ui-tell-lair = place the lair { $area }
armes-ui-tell-deploy = place the figure { $area }

## Moments on a stage, threats, and bands to choose from

armes-ui-threat = Dark red: where { $figure } can go. Light red: what it can hit from there; walls hide the rest.
armes-ui-moment-roll-use = { $figure } against { $target }: { $act }
armes-ui-moment-roll-heal = { $figure } for { $target }: { $act }
armes-ui-moment-roll-search = { $figure } searches the chest
armes-ui-moment-roll-loot = { $figure } at the enemy’s lair
armes-ui-moment-need = { $what ->
    [search] 2 successes are needed:
    [loot] One success is needed:
   *[use] { $need ->
        [one] One success is needed:
       *[other] { $need } successes are needed:
    }
 } { $face ->
    [6] only a 6 is one.
   *[other] a die of { $face } or more is one.
 }
armes-ui-moment-hits = { $hits ->
    [0] No success.
    [one] One success.
   *[other] { $hits } successes.
 }
armes-ui-moment-die = { $value }, no success
armes-ui-moment-die-hit = { $value }, a success
armes-ui-moment-works = It works!
armes-ui-moment-fails = Not enough!
armes-ui-moment-hurt = { $figure } loses { $damage } health.
armes-ui-moment-search = A treasure for { $name }!
armes-ui-moment-loot = { $name } loots the lair!
armes-ui-moment-point = One victory point.
armes-ui-moment-out = { $figure } is out of the battle!
armes-ui-moment-round = Round { $round } is over
armes-ui-moment-total = { $total ->
    [one] 1 victory point in all
   *[other] { $total } victory points in all
 }
armes-ui-moment-removed = value knocked out this round: { $value }
armes-ui-do-recruit-of = { $count ->
    [0] Recruit your band with a budget of { $points }: choose figures from the cards. The other player sees nothing.
   *[other] Your band costs { $spent } of { $points }: { $band }.
 }
armes-ui-profile-title = { $name } · { $cost ->
    [one] 1 point
   *[other] { $cost } points
 }
armes-ui-band-change = Choose another
armes-ui-extra-sample = A sample file to begin with
armes-ui-extra-syntax = This is no file of figures: line { $line } cannot be read.
armes-ui-extra-nothing = This file holds no figure, band, faction, scenery or map.
event-armes-in_vain = { $fig } finds nothing.
armes-ui-goal = Score more than the other side: search chests, knock out the enemy.

## What things are, for whoever asks

armes-ui-thing-chest = Chest
armes-ui-thing-lair = Lair of { $name }
armes-ui-thing-lair-back = Figures that are knocked out come back beside their lair, at the start of a round.
armes-ui-ask-tokens = Golden dots: order tokens left in this round. { $tokens ->
    [0] None.
   *[other] { $tokens }.
 } An order costs one; each further one adds two dice.
armes-ui-ask-points = Victory points so far: { $points }.

## To print and cut

armes-ui-print-own = { $count ->
    [one] Your own figure’s card
   *[other] Cards of your own { $count } figures
 }
armes-ui-print-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}: figures and factions
armes-ui-print-figures = Figures that stand, side { $side }
armes-ui-print-board = The field in six parts
armes-ui-print-board-about = Squares of 20 mm, with their names at two edges of each part. Scenery lies on top.
armes-ui-print-map = Map: { $map }
armes-ui-print-scenery = Scenery
armes-ui-print-markers = Orders, flames, poison, cracks, lost health, chests and lairs
armes-ui-print-aids = An aid for each player
armes-ui-print-aid-round = A round
armes-ui-print-aid-order = An order
armes-ui-print-aid-dice = The dice
armes-ui-print-aid-points = Points

# The log, for whoever sees the board.
armes-ui-log-first = { $round ->
    [0] { SEAT($seat) } sets up first.
   *[other] { SEAT($seat) } goes first.
 }
armes-ui-log-piece = { SEAT($seat) } places scenery { $area }: { $piece }.
armes-ui-log-objective = { SEAT($seat) } places a chest { $area }.
armes-ui-log-lair = { SEAT($seat) } makes a lair { $area }.
armes-ui-log-deploy = { $fig } takes its place { $area }.
armes-ui-log-bonus = { SEAT($seat) } uses the bonus “{ $bonus }”.
armes-ui-log-move = { $fig } goes { $way }.
armes-ui-log-run = { $fig } runs { $way }.
armes-ui-log-charge = { $fig } charges { $way }!
armes-ui-log-dodge = { $fig } dodges { $way }.
armes-ui-log-search = { $fig } searches the chest { $area }…
armes-ui-log-forced = { $fig } is shoved { $way }.
armes-ui-log-raise = { $fig } is back near the lair, fit as a fiddle.
