### Les mots de Fées d’armes. Les règles complètes sont dans RULES.md.
### Pour tout le monde dès 8 ans : phrases courtes, pas de jargon, jamais un reproche. On tutoie.

title-armes = Fées d’armes
about-armes =
    Deux bandes de contes de fées se disputent une clairière.
    Pousse, fouille, pille, et sois plus malin que le grand méchant loup !

## Ce qu’il faut faire maintenant

phase-armes-recruit = Recrute une figurine pour ta bande, ou arrête-toi là. L’autre joueur ne voit rien.
phase-armes-card = Toutes tes figurines partagent plusieurs factions : choisis la carte que tu joues.
phase-armes-roll_setup = On lance les dés : qui s’installe en premier ?
phase-armes-piece = Choisis un décor et comment le tourner.
phase-armes-piece_at = Pose ce décor, à plus de 2 cases des autres.
phase-armes-objective = Place un coffre à fouiller.
phase-armes-lair = Place ton repaire.
phase-armes-deploy = Place ta figurine : à plus de 6 cases du repaire ennemi, et à plus de 4 cases de chaque ennemi.
phase-armes-roll_round = Une nouvelle manche : on lance les dés.
phase-armes-first = Ton dé est le plus haut : qui commence cette manche ?
phase-armes-turn = À toi ! Donne un ordre, utilise le bonus de ta faction, ou passe pour toute la manche.
phase-armes-bonus_at = Sur quelle figurine ?
phase-armes-bonus_dir = Dans quelle direction souffle la brise ?
phase-armes-free = Déplace ta figurine, ou laisse-la où elle est.
phase-armes-choose = Que fait-elle ? Une action, fouiller, piller, courir, ou rien.
phase-armes-run = Où court-elle ?
phase-armes-target = Choisis la cible.
phase-armes-charge = Sur quelle case, au contact de la cible, finit la charge ?
phase-armes-boost = Combien de jetons deviennent des dés ? Deux dés par jeton.
phase-armes-hits = Les dés roulent…
phase-armes-dir = Dans quelle direction la cible est-elle bousculée ?
phase-armes-dodge = Esquive vers une case, ou reste là.
phase-armes-raise = Ramène tes figurines hors jeu près de ton repaire, ou arrête-toi là.
phase-armes-over = La bataille est finie.

## Ce qui s’est passé

event-armes-recruit = { SEAT($seat) } recrute : { $profile }.
event-armes-ready = La bande { DE($seat) } est prête.
event-armes-bands = Les deux bandes se montrent !
event-armes-card = { $faction ->
    [none] { SEAT($seat) } joue sans carte de faction.
   *[other] { SEAT($seat) } joue avec la carte « { $faction } ».
 }
event-armes-first = { $round ->
    [0] { SEAT($seat) } s’installe en premier.
   *[other] Manche { $round } : { SEAT($seat) } commence.
 }
event-armes-piece = { SEAT($seat) } pose un décor en { $at } : { $piece }.
event-armes-objective = { SEAT($seat) } place un coffre en { $at }.
event-armes-lair = { SEAT($seat) } installe son repaire en { $at }.
event-armes-deploy = { $fig } prend place en { $at }.
event-armes-chooser = { $equal ->
    [true] Dés égaux : { SEAT($seat) } choisit qui commence.
   *[false] { SEAT($seat) } a le dé le plus haut et choisit qui commence.
 }
event-armes-round = Manche { $round }. Jetons d’ordre : { $tokens }.
event-armes-act = { $second ->
    [true] { $fig } reçoit un second ordre.
   *[false] { $fig } entre en action.
 }
event-armes-bonus = { SEAT($seat) } utilise le bonus de sa faction.
event-armes-pass = { SEAT($seat) } passe jusqu’à la fin de la manche.
event-armes-move = { $fig } va de { $from } à { $to }.
event-armes-run = { $fig } court de { $from } à { $to }.
event-armes-charge = { $fig } charge de { $from } à { $to } !
event-armes-dodge = { $fig } esquive de { $from } à { $to }.
event-armes-use = { $fig } utilise { $act } sur { $at }.
event-armes-loot = { $fig } retourne tout le repaire ennemi…
event-armes-search = { $fig } fouille le coffre en { $at }…
event-armes-boost = { $tokens ->
    [one] { $tokens } jeton de plus pour { $fig } !
   *[other] { $tokens } jetons de plus pour { $fig } !
 }
event-armes-roll = { $dice ->
    [one] { $dice } dé,
   *[other] { $dice } dés,
 } il faut { $face } ou plus : { $hits ->
    [0] aucune réussite.
    [one] { $hits } réussite.
   *[other] { $hits } réussites.
 }
event-armes-miss = Raté pour { $fig }.
event-armes-mark = { $mark ->
    [flames] { $fig } prend feu ({ $number }).
    [poison] Du poison pour { $fig } ({ $number }).
   *[crack] { $fig } : l’armure se fêle ({ $number }).
 }
event-armes-forced = On bouscule { $fig } de { $from } à { $to }.
event-armes-bump = { $into ->
    [none] { $fig } se cogne !
   *[other] { $fig } se cogne contre { $into } !
 }
event-armes-hurt = { $cause ->
    [bump] { $fig } se fait une bosse
    [bite] { $fig } souffre d’une aura mordante
    [flames] { $fig } se brûle
    [poison] { $fig } a mal au ventre
   *[other] { $fig } prend un coup
 } : { $damage ->
    [one] −{ $damage } point de santé
   *[other] −{ $damage } points de santé
 } (reste { $left }).
event-armes-heal = { $fig } va mieux : { $amount ->
    [one] +{ $amount } point de santé.
   *[other] +{ $amount } points de santé.
 }
event-armes-devour = Miam ! { $fig } avale { $at } d’une bouchée.
event-armes-out = { $fig } est hors jeu (valeur { $value }).
event-armes-vp = { $why ->
    [search] Trésor ! Un point pour { SEAT($seat) }.
    [loot] Le repaire est pillé ! Un point pour { SEAT($seat) }.
   *[value] Un point pour { SEAT($seat) }, qui a mis hors jeu la plus grande valeur.
 }
event-armes-score = Fin de la manche { $round }. Points de la manche : { $points }. Total : { $total }.
event-armes-extra = { SEAT($seat) } a moins marqué : un jeton de plus à chaque manche désormais.
event-armes-raise = { $fig } revient en { $at }, en pleine forme.
event-armes-done = { SEAT($seat) } ne ramène plus personne.
event-armes-end = La bataille est finie. Points : { $scores }.

## Conseils

hint-armes-search = Fouiller ici a { $percent } % de chances de rapporter un point.
hint-armes-loot = Piller ici a { $percent } % de chances de rapporter un point.
hint-armes-toward = Elle s’approche d’un coffre que personne n’a encore fouillé.
hint-armes-kill = Cette action peut mettre { $at } hors jeu.
hint-armes-hits = Cette action a { $percent } % de chances de réussir.
hint-armes-dice = Avec ces dés, { $percent } % de chances de réussir.
hint-armes-wall = La cible finira contre un obstacle : elle perdra 1 point de santé de plus.
hint-armes-begin = Commencer permet d’arriver avant l’autre aux coffres.
hint-armes-fresh = Cette figurine n’a pas encore agi : ses dés n’ont pas de malus.
hint-armes-second = Toutes tes figurines ont déjà agi : c’est un second ordre, avec −2 aux dés et deux pas au plus.
hint-armes-pass = Il n’y a plus rien d’utile à faire dans cette manche.
hint-armes-return = Elle revient en pleine forme : une figurine de plus pour la prochaine manche.

## Le plateau dessiné dans un terminal

sketch-armes-round = Manche
sketch-armes-points = points
sketch-armes-tokens = jetons
sketch-armes-out = hors jeu
sketch-armes-legend = * coffre   [ ] repaires   # mur   ^ haut   " difficile   = facile
sketch-armes-secret = bande secrète

## Façons de jouer

preset-armes-quick = Bataille rapide
preset-armes-quick-about = Les figurines sont déjà en place : on joue tout de suite.
preset-armes-even = À armes égales
preset-armes-even-about = On joue tout de suite, avec deux bandes de même force.
preset-armes-map = Sur une carte
preset-armes-map-about = Le décor est prêt, chacun place ses figurines.
preset-armes-rulebook = À la lettre
preset-armes-rulebook-about = Tout se place et se recrute à la table, mot pour mot comme dans le livret.
preset-armes-short = Courte
preset-armes-short-about = Trois manches seulement.

## Options de la table

option-armes-setup = Mise en place
option-armes-setup-about = Ce que l’on place soi-même avant de jouer.
option-armes-setup-quick = rien, tout est prêt
option-armes-setup-map = les figurines
option-armes-setup-full = tout
option-armes-map = Carte
option-armes-map-about = Le champ de bataille, quand il est tout prêt : clairiere, carrefour, ou une carte de ton fichier.
option-armes-band0 = Bande du premier joueur
option-armes-band0-about = Une bande toute prête, une liste de figurines avec des virgules, ou « table » pour recruter en secret.
option-armes-band1 = Bande du second joueur
option-armes-band1-about = Une bande toute prête, une liste de figurines avec des virgules, ou « table » pour recruter en secret.
option-armes-points = Points
option-armes-points-about = Ce qu’une bande peut coûter en tout.
option-armes-rounds = Manches
option-armes-rounds-about = Combien de manches dure la partie.
option-armes-tokens = Jetons d’ordre
option-armes-tokens-about = Combien chacun en reçoit par manche.
option-armes-search = Fouilles
option-armes-search-about = Combien de fois un coffre se fouille par manche.
option-armes-search-objective = une fois en tout
option-armes-search-player = une fois par joueur
option-armes-search-free = sans limite
option-armes-loot = Pillage
option-armes-loot-about = Ce qu’il faut pour piller un repaire.
option-armes-loot-natural = un vrai 6
option-armes-loot-modified = les bonus comptent
option-armes-low = Murets et haies
option-armes-low-about = Ce que fait un obstacle bas aux lignes de vue.
option-armes-low-cover = donnent un abri
option-armes-low-block = cachent tout
option-armes-deploy = Placement
option-armes-deploy-about = Qui reste à distance du repaire ennemi en plaçant ses figurines.
option-armes-deploy-both = les deux joueurs
option-armes-deploy-seed = le premier seulement
option-armes-tie = Égalité
option-armes-tie-about = Ce qui départage à égalité de points.
option-armes-tie-value = la valeur mise hors jeu
option-armes-tie-share = rien, victoire partagée
option-armes-extra = Tes figurines
option-armes-extra-about = Un fichier TOML avec tes figurines, décors, cartes et bandes ; il s’ajoute aux nôtres.
armes-data-table-name = « table » veut dire recruter à la table ; choisis autre chose
armes-data-count = { $count } entrées ; il en faut de { $least } à { $most }
armes-data-no-profile = il n’y a pas de profil « { $name } »
armes-data-no-faction = il n’y a pas de faction « { $name } »
armes-data-points = vaut { $points }, au plus { $most }
armes-data-stranger = « { $name } » n’est pas de la faction « { $faction } »
armes-data-no-value = ce genre de bonus n’en a pas
armes-data-placing = « { $text } » n’est pas pièce:tour:case, comme « tour:0:g11 »
armes-data-square = « { $text } » n’est pas une case de a1 à x24
armes-data-squares = cases : { $count } au lieu de { $most }
armes-data-no-piece = « { $placing } » : il n’y a pas de telle pièce
armes-data-no-turn = « { $placing } » : la pièce ne se tourne pas ainsi
armes-data-no-room = « { $placing } » : hors du plateau, ou à 2 cases ou moins d’une autre pièce (ARM-SET-4)
armes-data-breaks = { $square } ne respecte pas { $clauses }
armes-data-start-twice = { $square } est donnée deux fois
armes-data-start-solid = { $square } n’est pas une case où une figurine peut se tenir
armes-data-start-lair = { $square } est à 6 cases ou moins du repaire ennemi
armes-data-start-near = { $square } est à 4 cases ou moins d’une case de départ de l’autre camp
armes-data-format = { $value } n’est pas 1
armes-data-list = il faut une liste de tables [[{ $kind }]]
armes-data-many = { $count } entrées, c’est plus que { $most }
armes-data-twice = donné deux fois dans un même fichier
armes-data-high = « high » ne va qu’avec move = « block »
armes-data-shape = il faut de 1 à 6 rangées de même longueur, de 1 à 6 signes : # ou un point
armes-data-parts = les # ne sont pas d’un seul tenant
armes-data-same-act = deux actions s’appellent « { $name } »
armes-data-rule = « { $rule } » n’est pas l’une de agile, adviser, fear, fearless, regeneration(X), bite(R,D) avec X, R, D de 1 à 9
armes-data-name-twice = « { $name } » est donné deux fois
armes-data-need = « { $text } » n’est pas un texte de « 1 » à « 9 », avec ou sans « + »
armes-data-forces = une seule de push, pull et shift au plus
armes-data-range = il faut "sight" ou un nombre entier de 2 à 46
armes-data-charge = seule une action sans range peut charger
armes-data-heal = ne va avec rien d’autre que dodge
armes-data-plus = « + » demande damage ou heal
armes-data-nothing = l’action ne fait rien
armes-data-no-factions = vide ; il faut une faction ou plus
armes-data-not-flag = { $value } n’est pas true ou false
armes-data-empty = vide ; il faut un texte
armes-data-id = « { $text } » n’est pas de 1 à 24 des signes a–z, 0–9 et _, en commençant par une lettre
armes-data-word = { $value } n’est pas l’un de { $words }
armes-data-not-tables = { $value } n’est pas une liste de tables

## Les règles, une phrase ou deux par clause

ARM-CARD-1 = Fées d’armes se joue à deux. Tes figurines portent la lettre A ou B et un numéro.
ARM-DATA-1 = Un fichier de figurines commence par « format = 1 » et ne contient que ce qui est prévu : regarde la ligne indiquée.
ARM-DATA-2 = Une faction a un bonus permanent et un bonus qui se paie d’un jeton.
ARM-DATA-3 = Une figurine a un coût, un mouvement, des dés, une armure, une santé, une faction et une à six actions.
ARM-DATA-4 = Une action dit combien de réussites il faut, jusqu’où elle porte et ce qu’elle fait.
ARM-DATA-5 = Un décor est d’un seul tenant, de 6 cases sur 6 au plus. Certains sont les mêmes quand on les tourne.
ARM-DATA-6 = Une carte respecte les mêmes distances qu’une table que l’on prépare soi-même.
ARM-DATA-7 = Une bande toute prête compte 1 à 10 figurines connues, pour 20 points au plus.
ARM-DICE-1 = Une figurine lance autant de dés que sa valeur Action. Chaque dé de 4 ou plus est une réussite.
ARM-DICE-2 = Avec +1, un 3 suffit. Avec −1, il faut un 5.
ARM-DICE-3 = On additionne d’abord tous les bonus et malus. Un 6 réussit toujours, un 1 jamais.
ARM-DICE-4 = Il n’y a pas de cartes d’action : on lance des dés.
ARM-DICE-5 = Sans aucun dé, il n’y a aucune réussite. Un jeton peut quand même en ajouter deux.
ARM-DICE-6 = On ne lance jamais plus de 20 dés à la fois.
ARM-DICE-7 = Seul le nombre de réussites compte.
ARM-GRID-1 = Le plateau compte 24 cases sur 24, de a1 à x24.
ARM-GRID-2 = Une seule figurine par case : celle-ci est prise.
ARM-GRID-3 = Un décor remplit des cases entières, que tout le monde voit.
ARM-GRID-4 = On compte les cases en ligne et en colonne, jamais en diagonale, quoi qu’il y ait entre les deux.
ARM-GRID-5 = « À 4 cases » veut dire 4 cases ou moins.
ARM-GRID-6 = Deux figurines sont en contact quand leurs cases se touchent par un côté, pas par un coin.
ARM-GRID-7 = Pour fouiller ou piller, il faut être sur une case juste à côté.
ARM-LOS-1 = Seul un tir de loin a besoin de voir sa cible.
ARM-LOS-2 = On regarde de quatre points de ta case à quatre points de la sienne.
ARM-LOS-3 = Une ligne qui touche une case, même à peine, la rencontre.
ARM-LOS-4 = Tu vois une figurine si une ligne au moins passe. Si tu la vois, elle te voit aussi.
ARM-LOS-5 = Les autres figurines et les hauts décors cachent ce qui est derrière.
ARM-LOS-6 = Un décor bas ne cache pas, il donne un abri, sauf si la table en a décidé autrement.
ARM-LOS-7 = Les décors plats, les repaires et les coffres ne cachent personne.
ARM-COV-1 = Une cible à moitié cachée est à couvert.
ARM-COV-2 = Une figurine debout dans un décor bas est à couvert.
ARM-COV-3 = Au contact, personne n’est à couvert.
ARM-COV-4 = Contre une cible à couvert : −1 aux dés, et son armure gagne 2.
ARM-REC-1 = Cette figurine coûte plus de points qu’il n’en reste.
ARM-REC-2 = Une bande compte 1 à 10 figurines, celles que tu veux.
ARM-REC-3 = Chaque figurine appartient à une faction ou à plusieurs.
ARM-REC-4 = Une bande d’une seule faction joue avec sa carte. Une bande mélangée n’en a pas.
ARM-REC-5 = Choisis une faction que toutes tes figurines partagent.
ARM-REC-6 = Le bonus permanent de ta carte marche dès le premier lancer.
ARM-REC-7 = Recrute tes figurines une à une, en secret. Il en faut au moins une avant de t’arrêter.
ARM-SET-1 = Dans l’ordre : le premier joueur, les décors, les coffres, les repaires, les figurines.
ARM-SET-2 = Le plus haut dé est premier joueur. À égalité, on relance.
ARM-SET-3 = Chacun place trois décors, l’un après l’autre. Ce décor est déjà posé, ou ne tient plus nulle part.
ARM-SET-4 = Un décor tient tout entier sur le plateau, à plus de 2 cases des autres.
ARM-SET-5 = Le premier joueur place deux coffres, puis l’autre joueur deux.
ARM-SET-6 = Un coffre ou un repaire n’est ni au bord, ni sur un décor, ni collé à un mur, à un coffre ou à un repaire.
ARM-SET-7 = Les coffres sont à plus de 4 cases les uns des autres.
ARM-SET-8 = Les deux repaires sont à 6 cases au moins l’un de l’autre. On ne marche pas dessus.
ARM-SET-9 = Place tes figurines à plus de 6 cases du repaire ennemi.
ARM-SET-10 = Place tes figurines à plus de 4 cases de toute figurine ennemie.
ARM-SET-11 = Le second joueur aussi reste à plus de 6 cases du repaire ennemi.
ARM-SET-12 = Place tes figurines dans l’ordre, chacune sur une case libre.
ARM-SET-13 = Plus de place assez loin : choisis une case aussi loin de l’ennemi que possible.
ARM-SET-14 = La table choisit : tout placer, jouer sur une carte, ou commencer tout de suite.
ARM-RND-1 = La partie dure cinq manches, sauf si la table en a choisi un autre nombre.
ARM-RND-2 = Une manche : les dés du premier joueur, les ordres, les effets, les points, puis les retours.
ARM-RND-3 = Le plus haut dé choisit qui commence cette manche : toi ou l’autre.
ARM-RND-4 = À dés égaux, c’est à celui qui n’a pas commencé la dernière fois de choisir.
ARM-RND-5 = On joue chacun son tour, un ordre à la fois.
ARM-RND-6 = Tu joues tant que tu as un jeton et quelque chose à en faire. Sinon, l’autre continue.
ARM-RND-7 = Passer, c’est pour tout le reste de la manche.
ARM-RND-8 = Personne n’est obligé de donner un ordre.
ARM-ORD-1 = À chaque manche, tu reçois cinq jetons d’ordre, plus tes jetons supplémentaires.
ARM-ORD-2 = Qui marque moins de points dans une manche reçoit un jeton de plus pour toutes les manches suivantes.
ARM-ORD-3 = Donner un ordre à une figurine coûte un jeton.
ARM-ORD-4 = Cette figurine a déjà reçu deux ordres dans cette manche.
ARM-ORD-5 = Donne un ordre à une de tes figurines qui est sur le plateau.
ARM-ORD-6 = À son second ordre de la manche, une figurine a −2 à tous ses dés.
ARM-ORD-7 = À son second ordre, chacun de ses mouvements est de deux pas au plus.
ARM-ORD-8 = Chaque jeton dépensé ajoute deux dés. Tu n’en as pas autant.
ARM-ORD-9 = Les jetons qui restent à la fin de la manche sont perdus.
ARM-ACT-1 = Une figurine qui reçoit un ordre peut se déplacer, puis faire une seule chose. Puis c’est à l’autre joueur.
ARM-ACT-2 = Déplace-toi ou reste, puis choisis : une action, piller, fouiller, courir ou finir.
ARM-ACT-3 = Courir, c’est se déplacer une seconde fois. Ici, la figurine ne peut aller nulle part.
ARM-ACT-4 = Si la figurine qui agit est mise hors jeu, son ordre s’arrête.
ARM-MOVE-1 = C’est trop loin : compte les pas en ligne et en colonne ; tu peux tourner autant que tu veux.
ARM-MOVE-2 = Une autre figurine barre le chemin. Seules les figurines ailées passent par-dessus.
ARM-MOVE-3 = Un mouvement finit sur une case libre, et pas là où il a commencé.
ARM-MOVE-4 = Quitter le contact d’un ennemi ne coûte rien.
ARM-MOVE-5 = On ne traverse ni les murs, ni les repaires, ni les coffres.
ARM-MOVE-6 = Une figurine ailée passe par-dessus tout.
ARM-MOVE-7 = Charger et esquiver sont des mouvements comme les autres.
ARM-TERR-1 = Un décor bloque, ralentit, aide ou ne change rien. Il est haut, bas ou plat.
ARM-TERR-2 = Un décor qui bloque ne se traverse pas à pied.
ARM-TERR-3 = En terrain difficile, deux pas au plus.
ARM-TERR-4 = Sur un terrain facile, le mouvement est doublé.
ARM-TERR-5 = Après trois pas, on n’entre plus en terrain difficile ; et une allée n’aide que si on l’atteint d’abord.
ARM-TERR-6 = Difficile et facile à la fois : c’est difficile qui l’emporte.
ARM-TERR-7 = Les figurines ailées se moquent du terrain.
ARM-FORCE-1 = Repousser, tirer et déplacer bousculent la cible sur toute la distance, amie ou ennemie.
ARM-FORCE-2 = Une figurine bousculée va vers le nord, l’est, le sud ou l’ouest.
ARM-FORCE-3 = Repousser éloigne, tirer rapproche, du côté où la distance est la plus grande. Si c’est égal, tu choisis.
ARM-FORCE-4 = Contre un mur, un repaire, un coffre ou le bord, la figurine bousculée s’arrête et perd 1 point de santé.
ARM-FORCE-5 = Contre une autre figurine, elle s’arrête et toutes deux perdent 1 point de santé.
ARM-FORCE-6 = Passer à côté de quelque chose ne fait aucun mal.
ARM-FORCE-7 = Les figurines ailées se cognent comme les autres.
ARM-FORCE-8 = Les deux chocs comptent, même si l’un met sa figurine hors jeu.
ARM-PROF-1 = Choisis une action de la carte de cette figurine.
ARM-PROF-2 = Cette figurine n’est pas une cible possible pour cette action.
ARM-PROF-3 = Cette action demande d’être au contact de sa cible.
ARM-PROF-4 = Un tir demande de voir sa cible.
ARM-PROF-5 = Cette figurine est en pleine santé : inutile de la soigner.
ARM-PROF-6 = Avec assez de réussites, l’action marche. Sinon, rien ne se passe.
ARM-PROF-7 = Dans l’ordre : les marqueurs, dévorer, les dégâts ou les soins, bousculer, esquiver.
ARM-PROF-8 = L’armure se soustrait des dégâts.
ARM-PROF-9 = Avec un +, chaque réussite en trop ajoute 1.
ARM-PROF-10 = Une figurine sans santé est aussitôt hors jeu.
ARM-PROF-11 = Même si l’armure arrête les dégâts, le reste de l’action compte.
ARM-PROF-12 = Une cible hors jeu n’est pas déplacée, mais on peut quand même esquiver.
ARM-PROF-13 = Dévorer met hors jeu une cible qui a moins de santé que le gourmand, et le remet en pleine forme.
ARM-PROF-14 = Une fêlure enlève 1 d’armure jusqu’à la fin de la manche.
ARM-SCEN-1 = Au contact du repaire ennemi, tu peux le piller : un 6 au moins, et c’est un point.
ARM-SCEN-2 = Pour piller, il faut un vrai 6 : les bonus n’y changent rien.
ARM-SCEN-3 = Quelqu’un a déjà essayé dans cette manche. Attends la prochaine.
ARM-SCEN-4 = Au contact d’un coffre, tu peux le fouiller : deux réussites, et c’est un point.
ARM-SCEN-5 = Tu peux fouiller n’importe quel coffre, peu importe qui l’a placé.
ARM-SCEN-6 = Ce coffre a déjà été fouillé dans cette manche. Attends la prochaine.
ARM-SCEN-7 = L’essai compte dès que tu l’annonces.
ARM-AURA-1 = Une aura agit à travers tout, toujours.
ARM-AURA-2 = Personne n’échappe à une aura, sauf si sa carte le dit. On est aussi dans sa propre aura.
ARM-AURA-3 = L’armure protège des auras, et l’abri aussi. Le feu, le poison et les chocs passent à travers.
ARM-AURA-4 = À la fin de la manche, une aura mordante blesse tous les ennemis à sa portée.
ARM-AGILE-1 = Une figurine agile peut aussi marcher en diagonale.
ARM-AGILE-2 = Même agile, on ne se faufile pas entre deux cases prises.
ARM-CHARGE-1 = Une charge finit sur une case au contact de la cible.
ARM-CHARGE-2 = La charge n’arrive pas jusqu’à cette cible.
ARM-CHARGE-3 = Déjà au contact, pas besoin de charger.
ARM-ADVISER-1 = À 4 cases d’un conseiller ami, +1 aux dés. Deux conseillers ne valent pas mieux qu’un.
ARM-SHIFT-1 = Déplacer : tu choisis la direction, après les dégâts.
ARM-DODGE-1 = Après une action réussie avec esquive, la figurine peut encore bouger.
ARM-FLAMES-1 = À la fin de la manche, une figurine perd autant de points de santé qu’elle a de flammes, puis elles s’éteignent.
ARM-FREEZE-1 = Le gel ignore l’armure.
ARM-FEAR-1 = À 4 cases d’un ennemi effrayant, un dé de moins.
ARM-FEARLESS-1 = Les figurines sans peur ne craignent personne.
ARM-POISON-1 = À la fin de chaque manche, le poison fait perdre 1 point de santé et 1 marqueur.
ARM-REGEN-1 = Avec la régénération, on regagne des points de santé à la fin de chaque manche, sans dépasser la pleine santé.
ARM-PUSH-1 = Repousser éloigne la cible, après les dégâts.
ARM-PULL-1 = Tirer rapproche la cible, après les dégâts. Trop près, elle te rentre dedans !
ARM-SHOOT-1 = D’ici, cette figurine ne voit pas sa cible.
ARM-SHOOT-2 = Cette cible est hors de portée.
ARM-FLY-1 = Les ailes passent par-dessus tout, mais se posent sur une case libre.
ARM-BONUS-1 = Le bonus permanent de ta faction marche tout le temps.
ARM-BONUS-2 = Le bonus de faction se paie d’un jeton, avant de choisir une figurine, et seulement s’il sert à quelque chose.
ARM-BONUS-3 = Si tu ne peux plus jouer après un bonus, ton tour s’arrête.
ARM-BONUS-4 = La Brise déplace une figurine proche d’une des tiennes.
ARM-BONUS-5 = Le Second souffle demande deux jetons et une figurine qui a reçu un ordre. Une seule fois par tour.
ARM-BONUS-6 = Le Bricolage demande deux jetons et une figurine à qui donner un ordre.
ARM-BONUS-7 = Le Baiser rend de la santé à une des tiennes ; le Coup bas touche un ennemi au contact d’une des tiennes.
ARM-BONUS-8 = Un bonus qui n’a pas servi est perdu à la fin du tour.
ARM-EOR-1 = À la fin de la manche, dans l’ordre : auras mordantes, flammes, poison, régénération.
ARM-EOR-2 = Puis on enlève les fêlures et les jetons d’ordre.
ARM-SCORE-1 = Un point pour qui a mis hors jeu la plus grande valeur dans cette manche. À égalité, personne.
ARM-SCORE-2 = Toute figurine hors jeu compte pour l’adversaire de son joueur, quelle que soit la cause.
ARM-SCORE-3 = Les points de la manche s’ajoutent au total.
ARM-SCORE-4 = Qui a marqué moins reçoit un jeton de plus.
ARM-BACK-1 = Après les points, tu ramènes tes propres figurines hors jeu, en pleine santé.
ARM-BACK-2 = Une figurine revient sur une case libre à côté de ton repaire, ou le plus près possible.
ARM-BACK-3 = Tu peux laisser des figurines hors jeu : elles reviendront plus tard.
ARM-END-1 = Après la dernière manche, le plus de points gagne.
ARM-END-2 = À égalité, celui qui a mis hors jeu la plus grande valeur l’emporte.
ARM-END-3 = Toute partie finit : chaque tour coûte un jeton ou fait passer.
ARM-OPT-1 = Cette option ou cette valeur n’existe pas pour ce jeu.
ARM-FLOW-1 = Ce n’est pas à toi de jouer.
ARM-FLOW-2 = Ce n’est pas le moment.
ARM-FLOW-3 = Ce qui ne peut pas arriver n’est pas proposé.
ARM-FLOW-4 = Même s’il n’y a qu’un choix, on te le demande.
ARM-FLOW-5 = Une case s’écrit avec une lettre de a à x et un nombre de 1 à 24, comme c7.
ARM-FLOW-6 = Tout est visible, sauf une bande en cours de recrutement.

## La commande `feerie armes`

armes-roster-good = La liste est bonne. Figurines : { $profiles } ; bandes : { $bands } (avec celles de base).
armes-shared-card = Toutes ses figurines partagent une faction : { $faction }.
armes-no-card = Ses figurines ne partagent aucune faction : cette bande n’a pas de carte.

## Ce qui se compte, pour le labo

measure-armes-recruited = Figurines posées
measure-armes-activations = Ordres
measure-armes-uses = Actions utilisées
measure-armes-misses = Actions manquées
measure-armes-dice = Dés lancés
measure-armes-boosts = Jetons ajoutés
measure-armes-dealt = Dégâts infligés par actions
measure-armes-taken = Dégâts subis
measure-armes-healed = Santé regagnée
measure-armes-lost = Figurines perdues
measure-armes-devoured = Figurines avalées
measure-armes-returned = Figurines revenues
measure-armes-earned = Points gagnés par une figurine
measure-armes-worth = Points gagnés par point de coût
measure-armes-points = Points
measure-armes-by-search = en fouillant
measure-armes-by-loot = en pillant
measure-armes-by-value = par les pertes ennemies
measure-armes-round-points = Points par manche
measure-armes-searches = Fouilles
measure-armes-lootings = Pillages
measure-armes-tried = tentés
measure-armes-made = réussis
measure-armes-tokens-left = Jetons restants en passant
measure-armes-begins = Manches commencées
measure-armes-bonus = Bonus utilisés
measure-armes-damage = Dégâts
measure-armes-by-action = par les actions
measure-armes-by-bump = par les chocs
measure-armes-by-bite = par les morsures
measure-armes-by-flames = par les flammes
measure-armes-by-poison = par le poison
measure-armes-by-bonus = par les bonus
measure-armes-move-map = Où vont les figurines
measure-armes-loss-map = Où tombent les figurines
kind-armes-recruit = Recruter
kind-armes-done = Arrêter
kind-armes-card = Choisir une carte
kind-armes-piece = Nommer un décor
kind-armes-place = Placer un décor
kind-armes-objective = Placer un coffre
kind-armes-lair = Placer le repaire
kind-armes-deploy = Placer une figurine
kind-armes-first = Dire qui commence
kind-armes-act = Donner un ordre
kind-armes-bonus = Utiliser le bonus
kind-armes-pass = Passer
kind-armes-at = Choisir une cible
kind-armes-dir = Choisir une direction
kind-armes-move = Bouger
kind-armes-stay = Rester
kind-armes-loot = Piller
kind-armes-search = Fouiller
kind-armes-run = Courir
kind-armes-end = Finir l’ordre
kind-armes-charge = Charger
kind-armes-boost = Ajouter des jetons
kind-armes-dodge = Esquiver
kind-armes-raise = Ramener une figurine
kind-armes-use = Utiliser
ending-armes-rounds = la dernière manche est finie
