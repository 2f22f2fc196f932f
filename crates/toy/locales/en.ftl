title-cairn = The cairn
about-cairn = Take some stones in turn. Whoever takes the last one wins.

phase-cairn-roll = The die says how many stones there are.
phase-cairn-take = Take some stones.
phase-cairn-over = The last stone is gone.

event-cairn-roll = The die shows { $value }.
event-cairn-turn = Turn { $turn }: { SEAT($seat) } plays.
event-cairn-take = { SEAT($seat) } takes { $count ->
    [one] a stone
   *[other] { $count } stones
 }.
event-cairn-end = { SEAT($seat) } has taken the last stone.

option-cairn-most = The most stones that one may take
option-cairn-most-about = From two to five.

CAI-SETUP-1 = A die is thrown first: the cairn has ten stones more than it shows.
CAI-TURN-1 = You play in turn.
CAI-TAKE-1 = You take at least one stone, and no more than the table allows or than there are.
CAI-END-1 = Whoever takes the last stone wins, and the game is over.
CAI-NOTE-1 = A move is written take:2.
