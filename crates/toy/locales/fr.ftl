title-cairn = Le cairn
about-cairn = Chacun prend des pierres à son tour. Qui prend la dernière gagne.

phase-cairn-roll = Le dé dit combien il y a de pierres.
phase-cairn-take = Prends des pierres.
phase-cairn-over = La dernière pierre est partie.

event-cairn-roll = Le dé montre { $value }.
event-cairn-turn = Tour { $turn } : { SEAT($seat) } joue.
event-cairn-take = { SEAT($seat) } prend { $count ->
    [one] une pierre
   *[other] { $count } pierres
 }.
event-cairn-end = { SEAT($seat) } a pris la dernière pierre.

option-cairn-most = Le plus de pierres qu’on peut prendre
option-cairn-most-about = De deux à cinq.

CAI-SETUP-1 = On lance d’abord un dé : le cairn a dix pierres de plus que ce qu’il montre.
CAI-TURN-1 = On joue chacun son tour.
CAI-TAKE-1 = On prend au moins une pierre, et pas plus que la table ne permet ni qu’il n’y en a.
CAI-END-1 = Qui prend la dernière pierre gagne, et la partie est finie.
CAI-NOTE-1 = Un coup s’écrit take:2.
