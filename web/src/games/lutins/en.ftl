### What the goblins' board says in the browser.

lutins-ui-leave-trees = leave the trees alone
lutins-ui-pass = pass
lutins-ui-pass-stuck = Pass (no goblin can run)
lutins-ui-do-tree = Push a tree if you like, or pick a goblin straight away.
lutins-ui-do-tree-must = Push a tree: at this table one moves each turn.
lutins-ui-do-tree-stuck = None of your goblins can run: push a tree out of the way, or leave the trees and pass.
lutins-ui-do-tree-stuck-must = None of your goblins can run: push a tree out of the way.
lutins-ui-do-tree-to = Where shall this tree go?
lutins-ui-do-lutin = Now pick one of your goblins.
lutins-ui-do-pass = None of your goblins can run: you pass.
lutins-ui-do-due = Now pick a goblin: it is the turn of { $colour ->
    [blue] the blue family.
    [yellow] the yellow family.
    [violet] the violet family.
   *[red] the red family.
 }
lutins-ui-do-stop = Choose where it runs. It stops only where something stops it.
lutins-ui-do-turn = { $angle ->
    [any] Leave it there, or send it off in another direction.
   *[right] Leave it there, or send it off at a right angle.
 }
lutins-ui-do-place = Put the chased { $colour ->
    [blue] blue
    [yellow] yellow
    [violet] violet
   *[red] red
 } goblin wherever you like.
lutins-ui-due = { $colour ->
    [blue] blue to move
    [yellow] yellow to move
    [violet] violet to move
   *[red] red to move
 }
lutins-ui-quiet = { $turns ->
    [one] Nobody has got home for one turn.
   *[other] Nobody has got home for { $turns } turns.
 } { $left ->
    [one] One more turn like this and the race stops.
   *[other] { $left } more turns like this and the race stops.
 }
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
lutins-ui-tip-stuck = None of your goblins can run. Go back and see whether another tree frees one, or pass.
lutins-ui-tip-free-one = None of your goblins can run yet: push a tree out of the way.
lutins-ui-tip-locked = The tree with the padlock was just moved: it is locked for this turn.
lutins-ui-tip-one-runner = Bring this goblin home before the next one sets out.
lutins-ui-tip-slide = Goblins never stop half-way: look for trees that will stop yours in a good place.
lutins-ui-source-home = Goblins home
lutins-ui-source-runs = Runs
lutins-ui-source-chased = Goblins chased away
lutins-ui-source-passes = Turns passed
lutins-ui-do-stop-need = { $turns ->
    [one] This goblin can be home this turn. Choose where it runs.
   *[other] This goblin is { $turns } turns from home. Choose where it runs.
 }
lutins-ui-warn-stuck = Careful: after this none of your goblins could run.
lutins-ui-tree-changes = Ways opened: { $opened }. Ways closed: { $closed }.
lutins-ui-run = run from { $from } to { $stop }
lutins-ui-run-turn = run from { $from } to { $stop }, then turn to { $end }
lutins-ui-run-home = { $run }, and one goblin is home
lutins-ui-step-tree = push the tree from { $from } to { $to }
lutins-ui-step-place = put the chased goblin on { $cell }
lutins-ui-tell-tree = push the tree { $area } one square { $way }
lutins-ui-tell-tree-beside = push the tree next to the { $colour ->
    [blue] blue
    [yellow] yellow
    [violet] violet
   *[red] red
 } goblin one square { $way }
lutins-ui-tell-place = put the chased goblin { $area }
lutins-ui-tell-run = run { $way } with { $goblin }
lutins-ui-tell-run-turn = run { $way }, then { $then }, with { $goblin }
lutins-ui-tell-goblin = the { $colour ->
    [blue] blue
    [yellow] yellow
    [violet] violet
   *[red] red
 } goblin
lutins-ui-tell-goblin-at = the { $colour ->
    [blue] blue
    [yellow] yellow
    [violet] violet
   *[red] red
 } goblin { $area }
lutins-ui-tell-goblin-waiting = the { $colour ->
    [blue] blue
    [yellow] yellow
    [violet] violet
   *[red] red
 } goblin that waits
lutins-ui-tell-goblin-nth = the { $nth ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $nth }th
 } { $colour ->
    [blue] blue
    [yellow] yellow
    [violet] violet
   *[red] red
 } goblin from the { $from ->
    [top] top
   *[left] left
 }
lutins-ui-from-start = its start
lutins-ui-to-goal = the far side
lutins-ui-do-tree-runner = Push a tree if you like, or let your goblin run.
lutins-ui-mark-number = Turns from there to home, if the trees stay put
lutins-ui-mark-none = No way home from there yet
lutins-ui-mark-home = Home
lutins-ui-mark-stop = The run may end here
lutins-ui-mark-locked = The tree that was just pushed: it is locked for this turn
lutins-ui-goal = Get all your goblins home across the forest, to the side that glows in your colour.
lutins-ui-score = { $count ->
    [one] { $count } goblin home
   *[other] { $count } goblins home
 }
lutins-ui-ask-tree = A tree
lutins-ui-ask-tree-about = It stops whoever runs into it. On your turn you may push one tree to a free square beside it.
lutins-ui-ask-locked = A tree with a padlock
lutins-ui-ask-locked-about = It was pushed just before this turn, so it may not be pushed now.
lutins-ui-ask-home = A { $colour ->
    [blue] blue
    [yellow] yellow
    [violet] violet
   *[red] red
 } goblin, home
lutins-ui-ask-home-about = It never moves again, and nobody can chase it away.
lutins-ui-ask-runner = A { $colour ->
    [blue] blue
    [yellow] yellow
    [violet] violet
   *[red] red
 } goblin on its way
lutins-ui-ask-runner-about = It runs straight until something stops it, and may then run once more{ $angle ->
    [any] , in any direction
   *[right] {" "}at a right angle
 }.
lutins-ui-ask-waiting = A { $colour ->
    [blue] blue
    [yellow] yellow
    [violet] violet
   *[red] red
 } goblin that waits
lutins-ui-ask-waiting-about = It sets out when no other goblin of its family is in the forest.
lutins-ui-ask-waiting-two = A { $colour ->
    [blue] blue
    [yellow] yellow
    [violet] violet
   *[red] red
 } goblin that waits
lutins-ui-ask-waiting-two-about = Two players’ goblins may set out whenever they like.
lutins-ui-ask-goal = Home of the { $colour ->
    [blue] blue
    [yellow] yellow
    [violet] violet
   *[red] red
 } goblins
lutins-ui-ask-goal-about = Here their race ends. A goblin that still waits here is chased away when one of them arrives.
lutins-ui-ask-tally = { $colour ->
    [blue] blue
    [yellow] yellow
    [violet] violet
   *[red] red
 } goblins home: { $count } of 6
lutins-ui-ask-tally-about = { $families ->
    [both] Whoever first has both families home, all twelve goblins, wins.
   *[one] The first family with all six home wins.
 }
lutins-ui-ask-seat = Plays { $colour ->
    [blue] blue
    [yellow] yellow
    [violet] violet
   *[red] red
 }, { $count ->
    [one] one goblin home.
   *[other] { $count } goblins home.
 } Six are needed.
lutins-ui-ask-due = With two families, they take turns: the colour named here runs next.
lutins-ui-end-ahead = { $points ->
    [one] You won by one goblin.
   *[other] You won by { $points } goblins.
 }
lutins-ui-end-behind = { $points ->
    [one] You were only one goblin short.
   *[other] You were { $points } goblins short.
 }
lutins-ui-ask-turns = { $turns ->
    [one] { $turns } turn from here
   *[other] { $turns } turns from here
 }
lutins-ui-ask-turns-about = That is what this goblin would still need to get home, if no tree moved.
lutins-ui-ask-no-way = No way home from here yet
lutins-ui-ask-no-way-about = As long as the trees stay like this, this goblin cannot get home from this square.
lutins-ui-ask-arrives = Home!
lutins-ui-ask-arrives-about = A goblin that runs this far is home, and moves no more.

lutins-ui-print-board = Board: { $forest }
lutins-ui-print-pieces = Goblins and trees that stand
lutins-ui-print-discs = Goblins and trees as discs

# The log, for whoever sees the board.
lutins-ui-log-tree = A tree { $start } shuffles { $way }.
lutins-ui-log-slide = { $colour ->
    [blue] A blue goblin
    [yellow] A yellow goblin
    [violet] A violet goblin
   *[red] A red goblin
 } runs { $way }.
lutins-ui-log-placed = { $colour ->
    [blue] The chased blue goblin
    [yellow] The chased yellow goblin
    [violet] The chased violet goblin
   *[red] The chased red goblin
 } is put down { $area }.
