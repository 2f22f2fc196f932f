### What the goblins' board says in the browser.

lutins-ui-leave-trees = Leave the trees
lutins-ui-pass = No goblin can run: pass
lutins-ui-do-tree = Push a tree if you like, or pick a goblin straight away.
lutins-ui-do-tree-to = Where shall this tree go?
lutins-ui-do-lutin = Now pick one of your goblins.
lutins-ui-do-due = Now pick a goblin: it is the turn of { $colour ->
    [blue] the blue family.
    [yellow] the yellow family.
    [violet] the violet family.
   *[red] the red family.
 }
lutins-ui-do-stop = Choose where it runs. It stops only where something stops it.
lutins-ui-do-turn = Stop here, or let it turn once and run on.
lutins-ui-do-place = Put the chased { $colour ->
    [blue] blue
    [yellow] yellow
    [violet] violet
   *[red] red
 } goblin wherever you like.
lutins-ui-due = { $colour ->
    [blue] blue
    [yellow] yellow
    [violet] violet
   *[red] red
 } is due
lutins-ui-quiet = No arrival for { $turns } turns; { $left } more and the race stops.
lutins-ui-cell-free = { $cell }, free
lutins-ui-cell-tree = { $cell }, tree
lutins-ui-cell-locked = { $cell }, tree, just moved and locked
lutins-ui-cell-lutin = { $cell }, { $colour ->
    [blue] blue goblin
    [yellow] yellow goblin
    [violet] violet goblin
   *[red] red goblin
 }{ $where ->
    [start] , waiting
    [home] , home
   *[forest] {""}
 }
lutins-ui-tip-stuck = None of your goblins can run. Take the tree back and free one, or pass.
lutins-ui-tip-free-one = None of your goblins can run yet: push a tree out of the way.
lutins-ui-tip-locked = The tree on { $cell } was just moved: it is locked for this turn.
lutins-ui-tip-one-runner = Bring this goblin home before the next one sets out.
lutins-ui-tip-slide = Goblins never stop half-way: look for trees that will stop yours in a good place.
lutins-ui-source-home = Goblins home
lutins-ui-source-runs = Runs
lutins-ui-source-chased = Own goblins chased
lutins-ui-source-passes = Turns without a run
lutins-ui-do-stop-need = { $turns ->
    [one] This goblin can be home this turn. Choose where it runs.
   *[other] { $turns } turns to home for this goblin. Choose where it runs.
 }
lutins-ui-need = { $turns ->
    [one] one turn to go
   *[other] { $turns } turns to go
 }
lutins-ui-need-more = over { $turns } turns to go
lutins-ui-warn-stuck = Careful: after this none of your goblins could run.
lutins-ui-tree-changes = { $opened ->
    [0] This opens no new way
    [one] This opens one new way
   *[other] This opens { $opened } new ways
 } and { $closed ->
    [0] closes none.
    [one] closes one.
   *[other] closes { $closed }.
 }
lutins-ui-run = { $from } to { $stop }
lutins-ui-run-turn = { $from } to { $stop }, then { $end }
lutins-ui-run-home = { $run }: home
lutins-ui-step-tree = tree { $from } to { $to }
lutins-ui-step-place = to { $cell }
