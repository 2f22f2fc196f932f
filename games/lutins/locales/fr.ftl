### Les mots de la forêt des lutins. Les règles complètes sont dans RULES.md.
### Pour tout le monde dès 8 ans : phrases courtes, pas de jargon, jamais un reproche. On tutoie.

title-lutins = Les aventures dans la forêt des lutins
about-lutins =
    Six lutins à mener de l’autre côté d’une forêt dont les arbres bougent.
    Pousse un arbre, fais filer un lutin, et barre la route aux autres familles !

lutins-colour-blue = bleu
lutins-colour-yellow = jaune
lutins-colour-violet = violet
lutins-colour-red = rouge

## Ce qu’il faut faire maintenant

phase-lutins-tree = Pousse un arbre d’une case si tu veux, ou laisse les arbres tranquilles.
phase-lutins-lutin = Fais filer un de tes lutins. Quand quelque chose l’arrête, il peut repartir une fois, à angle droit.
phase-lutins-place = Un lutin vient d’être chassé : choisis où le poser, dans la forêt ou sur sa rangée de départ.
phase-lutins-over = La course est finie.

## Ce qui s’est passé

event-lutins-tree = Un arbre se glisse de { $from } à { $to }.
event-lutins-slide = { $colour ->
    [blue] Un lutin bleu
    [yellow] Un lutin jaune
    [violet] Un lutin violet
   *[red] Un lutin rouge
 } file de { $from } à { $to }.
event-lutins-home = { $colour ->
    [blue] Le lutin bleu
    [yellow] Le lutin jaune
    [violet] Le lutin violet
   *[red] Le lutin rouge
 } est arrivé !
event-lutins-chased = { $colour ->
    [blue] Un lutin bleu
    [yellow] Un lutin jaune
    [violet] Un lutin violet
   *[red] Un lutin rouge
 } attendait encore là : le voilà chassé.
event-lutins-placed = { $colour ->
    [blue] Le lutin bleu chassé
    [yellow] Le lutin jaune chassé
    [violet] Le lutin violet chassé
   *[red] Le lutin rouge chassé
 } se retrouve en { $to }.
event-lutins-pass = { SEAT($seat) } ne fait filer aucun lutin.
event-lutins-turn = Tour { $turn } : { SEAT($seat) } joue.
event-lutins-end = { $reason ->
    [win] Tous les lutins d’un joueur sont arrivés : la course est finie !
    [stall] Personne n’est arrivé depuis longtemps : la course s’arrête là, et on compte les lutins arrivés.
   *[cap] Le dernier tour est joué : la course s’arrête là, et on compte les lutins arrivés.
 }

## Conseils

hint-lutins-wins = Ton dernier lutin arrive, et tu gagnes.
hint-lutins-arrives = Un de tes lutins arrive de l’autre côté.
hint-lutins-closer = { $turns ->
    [one] Tes lutins seront plus près de l’arrivée : il leur faudra environ { $turns } tour de moins.
   *[other] Tes lutins seront plus près de l’arrivée : il leur faudra environ { $turns } tours de moins.
 }
hint-lutins-blocks = Cela gêne { $colour ->
    [blue] les bleus
    [yellow] les jaunes
    [violet] les violets
   *[red] les rouges
 } : { $turns ->
    [one] il leur faudra environ { $turns } tour de plus.
   *[other] il leur faudra environ { $turns } tours de plus.
 }

## Le dessin du plateau, dans un terminal

sketch-lutins-legend-trees = t arbre
sketch-lutins-legend-taboo = # arbre qui vient de bouger
sketch-lutins-waiting = départ
sketch-lutins-running = forêt
sketch-lutins-home = arrivée

## Les façons de jouer

preset-lutins-classic = Classique
preset-lutins-classic-about = La course comme nous l’aimons, dès 8 ans.
preset-lutins-little-ones = Petits lutins
preset-lutins-little-ones-about = Plus facile : le second élan part dans la direction qu’on veut.
preset-lutins-rulebook = À la lettre
preset-lutins-rulebook-about = Mot pour mot comme dans le livret : on peut faire filer un lutin, rien n’y oblige.
preset-lutins-kind = Gentil
preset-lutins-kind-about = Un lutin chassé est posé par son propre joueur, là où cela l’arrange.

option-lutins-layout = Forêt
option-lutins-layout-about = La place des 34 arbres au début de la partie.
option-lutins-layout-bosquets = Les bosquets
option-lutins-layout-clairiere = La clairière
option-lutins-layout-taillis = Le taillis
option-lutins-turn_angle = Second élan
option-lutins-turn_angle-about = Comment un lutin peut tourner là où son premier élan l’a mené.
option-lutins-turn_angle-90 = à angle droit
option-lutins-turn_angle-any = dans toutes les directions
option-lutins-tree_move = Les arbres
option-lutins-tree_move-about = Faut-il pousser un arbre à chaque tour ?
option-lutins-tree_move-may = si on veut
option-lutins-tree_move-must = toujours, si c’est possible
option-lutins-lutin_move = Les lutins
option-lutins-lutin_move-about = Faut-il faire filer un lutin à chaque tour ?
option-lutins-lutin_move-must = toujours, si c’est possible
option-lutins-lutin_move-may = si on veut
option-lutins-placer = Lutin chassé
option-lutins-placer-about = Qui choisit où va un lutin chassé ?
option-lutins-placer-chaser = celui qui l’a chassé
option-lutins-placer-owner = son propre joueur
option-lutins-entry2 = En forêt, à deux joueurs
option-lutins-entry2-about = Combien de lutins d’une couleur peuvent partir dans la forêt en même temps, quand on joue à deux.
option-lutins-entry2-free = autant qu’on veut
option-lutins-entry2-one = un seul par couleur
option-lutins-finish2 = Victoire, à deux joueurs
option-lutins-finish2-about = Ce qui doit arriver pour gagner, quand on joue à deux.
option-lutins-finish2-both = les deux familles
option-lutins-finish2-one = une seule famille
option-lutins-colour0 = Couleur du premier joueur
option-lutins-colour0-about = Les autres couleurs suivent dans le sens des aiguilles d’une montre.
option-lutins-colour0-blue = bleu
option-lutins-colour0-yellow = jaune
option-lutins-colour0-violet = violet
option-lutins-colour0-red = rouge
option-lutins-empty3 = Côté vide, à trois joueurs
option-lutins-empty3-about = Où personne n’est assis quand on joue à trois, vu par le premier joueur.
option-lutins-empty3-across = en face
option-lutins-empty3-left = à gauche
option-lutins-empty3-right = à droite
option-lutins-stall = Tours sans arrivée
option-lutins-stall-about = La partie s’arrête après tant de tours sans aucune arrivée ; 0 : jamais.
option-lutins-turn_cap = Nombre de tours
option-lutins-turn_cap-about = La partie s’arrête au plus tard après ce tour.
option-lutins-forest = Ta forêt
option-lutins-forest-about = Un texte TOML avec les huit rangées de la forêt, * pour un arbre ; il remplace la forêt choisie plus haut.
lutins-data-no-rows = il manque ; il faut { $most } rangées de * et de points
lutins-data-rows = { $rows } rangées ; il en faut { $most }
lutins-data-row = « { $row } » n’est pas une rangée de { $most } places, chacune une étoile (*) ou un point
lutins-data-trees = { $trees } arbres ; il en faut { $most }
lutins-data-mirror = un arbre en { $square } et aucun en { $mirror } : la forêt ne serait pas la même vue de chaque côté

## Les règles, une phrase ou deux par article

LUT-BOARD-1 = La forêt est un carré de 8 cases sur 8.
LUT-BOARD-2 = Chaque côté a six cases de départ, au bord de la forêt. Elles n’en font pas partie.
LUT-BOARD-3 = Une case touche ses huit voisines, tout droit ou en diagonale. Aux quatre coins, hors de la forêt, il n’y a pas de case.
LUT-BOARD-4 = Les bleus sont en face des violets, les jaunes en face des rouges. Chacun file vers les cases d’en face.
LUT-BOARD-5 = Une seule pièce par case, arbre ou lutin : celle-ci est déjà prise.
LUT-BOARD-6 = Les arbres restent dans la forêt, et les 34 y sont jusqu’à la fin.
LUT-BOARD-7 = Chaque forêt a 34 arbres et n’avantage aucun côté.
LUT-SETUP-1 = Au début, il y a un arbre sur chaque point. Ensuite les points ne comptent plus.
LUT-SETUP-2 = Chaque lutin attend d’abord sur une case de départ de sa couleur.
LUT-SETUP-3 = On est assis dans le sens des aiguilles d’une montre. À deux, chacun mène deux couleurs voisines ; à trois, un côté reste vide.
LUT-SETUP-4 = Le plus jeune commence.
LUT-TURN-1 = Chaque chose en son temps : d’abord l’arbre, puis le lutin, puis on pose le lutin chassé s’il y en a un.
LUT-TURN-2 = On joue chacun son tour, dans le sens des aiguilles d’une montre.
LUT-TURN-3 = Si aucun de tes lutins ne peut bouger, tu passes. Tu as quand même pu pousser un arbre.
LUT-TREE-1 = À chaque tour on pousse un seul arbre, celui qu’on veut. On peut s’en passer, sauf si la table a choisi le contraire.
LUT-TREE-2 = Un arbre se pousse d’une seule case, dans l’une des huit directions.
LUT-TREE-3 = Un arbre ne va jamais sur une case de départ, même vide.
LUT-TREE-4 = Le joueur d’avant vient de pousser cet arbre : il est bloqué pour ce tour. Choisis-en un autre.
LUT-TREE-5 = Un arbre n’est bloqué que pendant le tour qui suit. Si le joueur d’avant n’a pas touché aux arbres, aucun n’est bloqué.
LUT-TREE-6 = Un arbre peut passer en diagonale entre deux cases occupées.
LUT-SLIDE-1 = Un lutin file tout droit, dans l’une des huit directions.
LUT-SLIDE-2 = Un lutin ne s’arrête pas en chemin : il file jusqu’à ce que quelque chose l’arrête.
LUT-SLIDE-3 = Un lutin est arrêté par un arbre, par un autre lutin ou par le bord de la forêt.
LUT-SLIDE-4 = Devant une case d’arrivée ouverte, le bord n’arrête pas le lutin : il y entre, et le voilà arrivé.
LUT-SLIDE-5 = Un de tes lutins est déjà arrivé sur cette case : on s’arrête devant.
LUT-SLIDE-6 = On ne saute par-dessus rien. Mais on peut passer en diagonale entre deux cases occupées.
LUT-SLIDE-7 = Un lutin qui attend ne peut que partir vers la forêt : tout droit ou en diagonale. Il ne longe pas les cases de départ.
LUT-SLIDE-8 = Un lutin ne revient pas sur ses cases de départ, et ne va pas non plus sur celles de gauche et de droite.
LUT-SECOND-1 = Là où il est arrêté, ton lutin peut repartir une fois. Rien n’y oblige.
LUT-SECOND-2 = Le second élan part à angle droit du premier, à gauche ou à droite.
LUT-SECOND-3 = Le second élan suit les mêmes règles que le premier, et il n’y en a jamais de troisième.
LUT-SECOND-4 = La case que ton lutin vient de quitter est libre pour son second élan.
LUT-SECOND-5 = Un lutin arrivé ne repart pas.
LUT-SECOND-6 = Même quand le second élan est libre, un lutin ne peut pas revenir là d’où il est parti.
LUT-MOVE-1 = Si un de tes lutins peut bouger, tu dois en bouger un, et un seul. Tu ne peux passer que si la table l’a permis.
LUT-MOVE-2 = On ne bouge que ses propres lutins, et aucun des tiens n’est sur cette case.
LUT-MOVE-3 = Ce lutin est arrivé : il ne bouge plus, et personne ne peut le chasser.
LUT-ENTER-1 = Un seul de tes lutins file à la fois : fais-le arriver avant d’en faire partir un autre.
LUT-ENTER-2 = Un lutin chassé dans la forêt y compte comme les autres. Quand tu en as plusieurs, bouge celui que tu veux ; le suivant part quand tous sont arrivés.
LUT-ENTER-3 = Même si tes lutins sont coincés dans la forêt, tu n’en fais pas partir un autre : tu passes.
LUT-ENTER-4 = À deux joueurs, on fait partir autant de lutins qu’on veut, sauf si la table a choisi un seul par couleur.
LUT-TWO-1 = À deux joueurs, chacun mène deux couleurs voisines.
LUT-TWO-2 = À deux joueurs, on joue ses deux couleurs l’une après l’autre : c’est au tour de ton autre couleur.
LUT-TWO-3 = Si la couleur dont c’est le tour ne peut pas bouger, on joue l’autre. Au tour suivant, c’est encore à la première.
LUT-TWO-4 = Quand on passe, la couleur dont c’est le tour reste la même.
LUT-CHASE-1 = Un lutin qui arrive sur une case où un adversaire attend encore la prend, et le chasse.
LUT-CHASE-2 = Si l’élan mène sur une case d’arrivée occupée par un adversaire, on le chasse, qu’on le veuille ou non.
LUT-CHASE-3 = C’est à celui qui a chassé le lutin de choisir sa place, ou au joueur du lutin chassé si la table l’a voulu ainsi.
LUT-CHASE-4 = Un lutin chassé va sur une case libre de la forêt ou de sa propre rangée de départ, jamais sur les cases d’une autre couleur.
LUT-CHASE-5 = Un lutin chassé est posé tout de suite, et le tour finit là. Il ne bouge et ne chasse personne.
LUT-CHASE-6 = On ne chasse jamais ses propres lutins.
LUT-CHASE-7 = Il y a toujours une place pour un lutin chassé.
LUT-END-1 = Dès que tous les lutins d’un joueur sont arrivés, il a gagné et la partie est finie.
LUT-END-2 = À deux joueurs, les douze lutins doivent arriver, sauf si la table a choisi qu’une famille suffit.
LUT-END-3 = Les autres sont classés par lutins arrivés. À égalité, on partage la place.
LUT-END-4 = Si personne n’arrive pendant trop longtemps, la partie s’arrête et l’on compte les lutins arrivés.
LUT-END-5 = Après le dernier tour convenu, la partie s’arrête et l’on compte les lutins arrivés.
LUT-END-6 = La même situation peut revenir aussi souvent qu’on veut.
LUT-NOTE-1 = Un coup s’écrit T:b3-a3 pour un arbre, L:Sd-d3 ou L:Sd-d3-b3 pour un lutin, P:c4 pour un lutin chassé, T:- ou L:- pour rien.
LUT-NOTE-2 = Un coup se nomme par son chemin : deux chemins vers la même case sont deux coups.
LUT-NOTE-3 = Si un coup n’est pas permis, on te dit la première règle qui l’empêche.
LUT-NOTE-4 = Pour compter les suites possibles, l’arbre, le lutin et la pose du lutin chassé sont trois coups.

## Ce qui se compte, pour le labo

measure-lutins-trees = Arbres déplacés
measure-lutins-no-tree = Tours sans déplacer d’arbre
measure-lutins-slides = Glissades
measure-lutins-seconds = Doubles glissades
measure-lutins-cells = Cases par glissade
measure-lutins-homes = Lutins rentrés
measure-lutins-home-turn = Tour du retour
measure-lutins-chases = Lutins chassés
measure-lutins-chased = Fois où l’on est chassé
measure-lutins-passes = Tours passés
measure-lutins-forest = Lutins dans la forêt
measure-lutins-waiting = Lutins encore au départ à la fin
measure-lutins-tree-map = Où vont les arbres
measure-lutins-lutin-map = Où s’arrêtent les lutins
kind-lutins-no-tree = Laisser les arbres
kind-lutins-tree = Déplacer un arbre
kind-lutins-pass = Passer
kind-lutins-slide = Filer une fois
kind-lutins-slides = Filer deux fois
kind-lutins-place = Poser un lutin chassé
ending-lutins-win = tous les lutins rentrés
ending-lutins-stall = plus personne ne rentre
ending-lutins-cap = dernier tour atteint
