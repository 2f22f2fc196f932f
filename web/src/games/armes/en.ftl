### What the battlefield says in the browser.

armes-ui-pass = Pass for this round
armes-ui-stay = Stay here
armes-ui-stay-dodge = No dodge
armes-ui-end = Do nothing more
armes-ui-run = Run on
armes-ui-search = Search the chest on { $at }
armes-ui-loot = Loot the enemy lair
armes-ui-bonus = { $what } (1 token)
armes-ui-boost = { $tokens ->
    [0] No token
    [one] 1 token
   *[other] { $tokens } tokens
 }
armes-ui-way-n = north
armes-ui-way-e = east
armes-ui-way-s = south
armes-ui-way-w = west
armes-ui-first-me = I begin
armes-ui-first-other = { $name } begins
armes-ui-recruited = My band is complete
armes-ui-return-none = Bring nobody back
armes-ui-hand-recruit = Figures to recruit
armes-ui-hand-piece = Scenery to place
armes-ui-recruit-about = costs { $cost }; movement { $move }, { $dice } dice, armour { $armour }, health { $health }
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
armes-ui-do-recruit = { $count ->
    [0] Recruit your band: choose figures from the cards. The other player sees nothing.
   *[other] Your band costs { $spent } so far: { $band }.
 }
armes-ui-do-deploy = Place { $figure } on a glowing square.
armes-ui-do-turn = { $tokens ->
    [one] Tap a figure to give it your last order.
   *[other] Tap a figure to give it an order: { $tokens } tokens left.
 }
armes-ui-do-pass = Pass until the next round? Your tokens are lost.
armes-ui-do-free = { $figure }: where does it go?
armes-ui-do-second = { $figure }, second order: two steps at most, and −2 on its roll.
armes-ui-do-choose = { $figure }: what does it do now?
armes-ui-do-search = { $figure }: search the chest on { $at }?{ $once ->
    [true] {" "}Only one try a round.
   *[false] {""}
 }
armes-ui-do-loot = { $figure }: loot the enemy lair? Only one try a round.
armes-ui-do-target = { $act }: choose the target.
armes-ui-do-odds = { $act } on { $figure }: works { $percent }% of the time{ $cover ->
    [true] , in cover
   *[false] {""}
 }.
armes-ui-do-return = Where does { $figure } come back?
armes-ui-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
armes-ui-passed = has passed
armes-ui-setting-up = Setting up
armes-ui-round = Round { $round } of { $rounds }
armes-ui-lost = Value removed this round: { $first } { $mine }, { $second } { $theirs }
armes-ui-free = { $square }, free
armes-ui-figure = { $figure } of { $owner }, health { $hp }, { $orders ->
    [0] no order yet
    [one] 1 order
   *[other] { $orders } orders
 }
armes-ui-ill-flames = burning ({ $count })
armes-ui-ill-poison = poisoned ({ $count })
armes-ui-ill-crack = cracked armour ({ $count })
armes-ui-lair = lair of { $name }
armes-ui-lair-tried = lair of { $name }, tried this round
armes-ui-objective = chest to search
armes-ui-objective-tried = chest, tried this round
armes-ui-health = Health
armes-ui-move = Movement
armes-ui-flies = (flies)
armes-ui-dice = Dice
armes-ui-armour = Armour
armes-ui-cost = Value
armes-ui-for-token = For a token, { $text }
armes-ui-act = { $act }: { $about }.
armes-ui-need = { $need ->
    [one] 1 success
   *[other] { $need } successes
 }
armes-ui-reach = { $range ->
    [0] in contact
    [sight] at any distance in sight
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
armes-ui-rule-adviser = Adviser: +1 on the rolls of friends within 4 squares.
armes-ui-rule-fear = Fear: enemies within 4 squares roll one die less.
armes-ui-rule-fearless = Fearless: fears nobody.
armes-ui-rule-regeneration = Regeneration: heals { $a } at the end of each round.
armes-ui-rule-bite = Biting aura: enemies within { $a } squares take { $b } damage at the end of the round.
armes-ui-tip-search = One of your figures stands beside a chest that nobody has tried: search it before the others do.
armes-ui-tip-objectives = { $count ->
    [one] One chest is still untried this round: a point for two successes.
   *[other] { $count } chests are still untried this round: a point each, for two successes.
 }
armes-ui-tip-tried = All chests were tried this round. Shove and strike now: the greater value removed is worth a point.
armes-ui-tip-second = A second order: without help it needs 6s. Two more dice help.
armes-ui-tip-boost = With 3 dice, two successes come half of the time; with 5 dice, four times in five.
armes-ui-tip-shove = A figure shoved against a wall, the edge or another figure loses 1 health.
armes-ui-source-search = Chests searched
armes-ui-source-loot = Lairs looted
armes-ui-source-value = Rounds with more removed
armes-ui-source-total = Victory points
armes-ui-source-removed = Value removed
armes-ui-band-table = Recruited in secret at the table
armes-ui-band-own = Put together here
armes-ui-band-recruit = Recruit
armes-ui-band-out = Dismiss { $name }
armes-ui-band-cost = { $cost } of { $points } points.
armes-ui-band-empty = A band needs at least one figure.
armes-ui-band-many = At most { $most } figures.
armes-ui-band-dear = { $over ->
    [one] One point too many!
   *[other] { $over } points too many!
 }
armes-ui-band-card = { $factions ->
    [none] A mixed band plays without a faction card.
   *[other] Faction card: { $factions }.
 }
armes-ui-band-profile = Move { $move }, dice { $dice }, armour { $armour }, health { $health }. { $factions }
armes-ui-extra-there = Your file is added: { $lines } lines. It is checked when the table opens.
armes-ui-extra-remove = Remove it
armes-ui-percent = { $percent }%
armes-ui-sight-from = From { $at }:
armes-ui-sight-list = { $act }: { $list }.
armes-ui-sight-nobody = { $act }: no enemy in reach.
armes-ui-sight-nobody-hurt = { $act }: nobody to heal in reach.
armes-ui-sight-plain = { $figure } { $percent }%
armes-ui-sight-covered = { $figure } { $percent }% (in cover)
armes-ui-sight-unseen = Out of sight: { $list }.
armes-ui-sight-chest = A chest beside it: { $percent }% to search it well.
armes-ui-sight-lair = The enemy lair beside it: { $percent }% to loot it.
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
armes-ui-sight-cover = In cover ({ $what }): −1 on the roll, +2 to its armour.
armes-ui-sight-hidden = { $figure } is out of sight: { $what } in the way.
armes-ui-sight-far = { $figure } is too far: { $distance } squares, and it reaches { $range }.
armes-ui-sight-apart = { $figure } is out of reach: { $distance } squares away.
armes-ui-sight-unsuited = { $act } is not for { $figure }.
armes-ui-sight-fear = { $figure } is frightening: one die less.
armes-ui-sight-adviser = { $figure } advises: +1 on the roll.
armes-ui-sight-second = Second order: −2 on the roll.
armes-ui-sight-aim = Tinkering: +{ $value } on the roll.
armes-ui-sight-wound = Damage { $damage } against armour { $armour }: { $first ->
    [0] it cannot hurt.
    [one] 1 success hurts.
   *[other] it takes { $first } successes to hurt.
 }
armes-ui-sight-shoved = Moved to { $to }.
armes-ui-sight-bumped = Stopped in { $to } by { $what }. { $hurt ->
    [both] 1 health less for each.
    [moved] 1 health less.
    [other] { $what } loses 1 health.
   *[none] No harm done.
 }
armes-ui-sight-way = { $way }: { $what }
armes-ui-sight-edge = the edge
armes-ui-sight-a-lair = a lair
armes-ui-sight-a-chest = a chest
armes-ui-zone-fear = In violet, { $figure } is frightening: one die less.
armes-ui-zone-adviser = In green, { $figure } advises: +1 on the roll.
armes-ui-zone-bite = In red, { $figure } bites at the end of the round.
