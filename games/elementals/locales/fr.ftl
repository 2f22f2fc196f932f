### Les mots d’Elementals. Les règles complètes sont dans RULES.md.
### Pour tout le monde dès 8 ans : phrases courtes, pas de jargon, jamais un reproche. On tutoie.

title-elementals = Elementals
about-elementals =
    De drôles de créatures avec une tête, un ventre et des jambes, faites de quatre éléments.
    Repère avant les autres celles qui se ressemblent !

elementals-air = air
elementals-fire = feu
elementals-earth = terre
elementals-water = eau
elementals-mad = folle
elementals-double = double
elementals-wizard = magicien
elementals-head = tête
elementals-belly = ventre
elementals-legs = jambes

## Ce qu’il faut faire maintenant

phase-elementals-first = Qui commence ? Le hasard décide.
phase-elementals-deal = On distribue les cartes.
phase-elementals-react = Une carte du milieu a deux parties en commun avec la dernière retournée ? Tape dessus ! Une créature folle ? Ton livre ! Sinon, ne bouge pas.
phase-elementals-shuffle = On mélange les cartes gagnées.
phase-elementals-over = La partie est finie.

## Ce qui s’est passé

event-elementals-first = { SEAT($seat) } commence.
event-elementals-deal = { $each ->
    [one] Chacun reçoit une carte.
   *[other] Chacun reçoit { $each } cartes.
 }
event-elementals-turn = { $to ->
    [pile] { SEAT($seat) } retourne
    [middle] { SEAT($seat) } pose au milieu
   *[under] { SEAT($seat) } remet sous son paquet (rien de spécial ne va au milieu)
 } : { elementals-card }.
elementals-card = { $card ->
    [m1] une créature folle
    [m2] une créature folle
    [m3] une créature folle
    [m4] une créature folle
    [d1] une créature double
    [d2] une créature double
    [d3] une créature double
    [d4] une créature double
    [w1] un magicien
    [w2] un magicien
    [w3] un magicien
    [w4] un magicien
   *[other] { $card }
 }
event-elementals-summon = Abracadabra ! Tout le monde retourne une carte en même temps.
event-elementals-lapse = La créature double ne fait rien : plus personne n’a d’elemental.
event-elementals-react = { $right ->
    [true] Bien vu, { SEAT($seat) } ! ({ $action })
    [false] Raté pour { SEAT($seat) } ({ $action }).
    [after] { SEAT($seat) } : { $action }. Cela ne compte plus, la table est déjà gagnée.
   *[other] Trop tard pour { SEAT($seat) } ({ $action }).
 }
event-elementals-penalty = { SEAT($seat) } donne une carte à chacun des autres.
event-elementals-aside = { SEAT($seat) } ne peut pas payer : { $cards ->
    [0] le paquet était vide.
    [one] une carte est mise de côté.
   *[other] { $cards } cartes sont mises de côté.
 }
event-elementals-out = { SEAT($seat) } quitte la partie.
event-elementals-win = { SEAT($seat) } gagne la table : { $cards ->
    [one] une carte.
   *[other] { $cards } cartes.
 }
event-elementals-shuffle = { SEAT($seat) } mélange les cartes gagnées et les glisse sous son paquet.
event-elementals-end = { $reason ->
    [empty] Quelqu’un n’a plus de carte à retourner : la partie est finie !
    [penalty] Quelqu’un ne peut pas payer une erreur : la partie est finie !
    [two-left] Deux joueurs seulement ont encore des cartes : la partie est finie !
   *[cap] On a retourné assez de cartes : la partie est finie !
 }

## Conseils

hint-elementals-match = { $card }, au milieu, a deux parties en commun avec { $turned } : tape dessus !
hint-elementals-book = Une créature folle : vite, ton livre !
hint-elementals-nothing = { $cost ->
    [one] Rien n’a deux parties en commun ici. Ne bouge pas : une erreur coûte une carte.
   *[other] Rien n’a deux parties en commun ici. Ne bouge pas : une erreur coûte { $cost } cartes.
 }
hint-elementals-special = { $cost ->
    [one] Une créature double ou un magicien ne demande encore rien. Ne bouge pas : une erreur coûte une carte.
   *[other] Une créature double ou un magicien ne demande encore rien. Ne bouge pas : une erreur coûte { $cost } cartes.
 }

## La table dessinée, dans un terminal

sketch-elementals-middle = Au milieu :
sketch-elementals-turned = Vient d’être retourné :
sketch-elementals-seat = Place
sketch-elementals-packet = paquet
sketch-elementals-pile = pile
sketch-elementals-out = a quitté la partie
sketch-elementals-aside = mis de côté
sketch-elementals-worth = Cartes sur la table :
sketch-elementals-turns = Tours :
sketch-elementals-end-empty = Fini : plus de carte à retourner.
sketch-elementals-end-penalty = Fini : une erreur n’a pas pu être payée.
sketch-elementals-end-two-left = Fini : deux joueurs seulement ont des cartes.
sketch-elementals-end-cap = Fini : assez de cartes retournées.

## Les façons de jouer

preset-elementals-classic = Classique
preset-elementals-classic-about = L’œil vif et la main rapide, comme dans le livret.
preset-elementals-rated = Classé en ligne
preset-elementals-rated-about = On mélange les cartes gagnées : personne ne peut apprendre leur ordre par cœur.
preset-elementals-family = En famille
preset-elementals-family-about = Quatre secondes pour chaque carte.
preset-elementals-gentle = Tout doux
preset-elementals-gentle-about = Dix secondes pour chaque carte.
preset-elementals-no-hurry = Sans chrono
preset-elementals-no-hurry-about = Pas de chronomètre : chacun répond quand il est prêt.
preset-elementals-short = Avec une limite
preset-elementals-short-about = La partie s’arrête au plus tard après 600 cartes, soit environ 35 minutes : une limite pour les longues parties à deux.

option-elementals-mode = Chrono
option-elementals-mode-about = Le plus rapide gagne, ou chacun répond tranquillement ?
option-elementals-mode-reflex = le plus rapide gagne
option-elementals-mode-relaxed = sans chrono
option-elementals-window_ms = Temps pour chaque carte
option-elementals-window_ms-about = Combien de temps pour réagir ? (En millièmes de seconde.)
option-elementals-floor_ms = Temps le plus court
option-elementals-floor_ms-about = Plus vite que cela, on n’a pas pu voir la carte. (En millièmes de seconde.)
option-elementals-first = Premier joueur
option-elementals-first-about = Qui commence ?
option-elementals-first-random = tiré au sort
option-elementals-first-0 = joueur 1
option-elementals-first-1 = joueur 2
option-elementals-first-2 = joueur 3
option-elementals-first-3 = joueur 4
option-elementals-first-4 = joueur 5
option-elementals-first-5 = joueur 6
option-elementals-gather = Cartes gagnées
option-elementals-gather-about = Dans quel ordre vont-elles sous le paquet ?
option-elementals-gather-stack = comme elles étaient
option-elementals-gather-shuffle = mélangées
option-elementals-catch_middle = Nouvelles cartes du milieu
option-elementals-catch_middle-about = Peut-on taper sur une ancienne carte du milieu quand une nouvelle lui ressemble ?
option-elementals-catch_middle-true = oui
option-elementals-catch_middle-false = non
option-elementals-handicap = Handicaps
option-elementals-handicap-about = Temps ajouté à chaque joueur, en millièmes de seconde, avec des virgules : 0,300. Ou none pour personne.
option-elementals-turn_cap = Nombre de cartes
option-elementals-turn_cap-about = La partie s’arrête au plus tard après tant de cartes retournées.
option-elementals-cards = Ton paquet
option-elementals-cards-about = Un texte TOML qui dit combien il y a de cartes spéciales de chaque sorte et quels Elementals restent dans la boîte.
elementals-data-twice = { $card } est déjà mis de côté
elementals-data-no-card = « { $card } » n’est pas un Elemental
elementals-data-few = il reste { $cards } Elementals ; il en faut au moins { $fewest }
elementals-data-uneven = pas autant pour chacun de { $count } : cartes en jeu : { $cards }

## Les robots

level-mousse = Mousse
level-mousse-about = Voit peu et prend son temps.
level-lutin = Lutin
level-lutin-about = Se laisse souvent tromper.
level-fee = Fée
level-fee-about = A de bons yeux.
level-magicien = Magicien
level-magicien-about = Ne manque pas grand-chose.
level-dragon = Dragon
level-dragon-about = Est plus rapide que presque tout le monde.
level-echo = Écho
level-echo-about = Joue à peu près aussi bien que toi.

## Les règles, une phrase ou deux par article

ELM-CARD-1 = Il y a 48 elementals. Chacun a une tête, un ventre et des jambes, et chaque partie est d’air, de feu, de terre ou d’eau.
ELM-CARD-2 = La tête et les jambes d’un elemental ne sont jamais du même élément ; tous les autres mélanges existent, une seule fois chacun.
ELM-CARD-3 = Il n’y a pas deux elementals pareils : deux cartes ont au plus deux parties en commun.
ELM-CARD-4 = Il y a 12 cartes spéciales : 4 créatures folles, 4 créatures doubles et 4 magiciens.
ELM-CARD-5 = Chacun a un livre magique à sa couleur, avec sa rune. Un livre n’est pas une carte.
ELM-SETUP-1 = Elementals se joue de 2 à 6.
ELM-SETUP-2 = Ton livre magique est posé devant toi. Tu ne peux jamais le perdre.
ELM-SETUP-3 = Les 60 cartes sont mélangées et distribuées, autant à chacun.
ELM-SETUP-4 = Tes cartes forment un paquet face cachée, qui garde son ordre. Personne n’y regarde, pas même toi.
ELM-SETUP-5 = On tire au sort qui commence, ou on le choisit avant la partie.
ELM-TURN-1 = Le premier joueur retourne une carte au milieu.
ELM-TURN-2 = Puis chacun à son tour, vers la gauche, retourne une carte sur sa propre pile.
ELM-TURN-3 = On retourne les cartes de façon que tout le monde les voie en même temps.
ELM-TURN-4 = Les cartes se retournent toutes seules : tu n’as qu’à regarder et à réagir.
ELM-MATCH-1 = Deux elementals ont une partie en commun s’ils montrent le même élément à la même place : tête et tête, ventre et ventre, jambes et jambes.
ELM-MATCH-2 = Tape sur une carte du milieu si c’est bien elle qui a deux parties en commun avec la carte qu’on vient de retourner.
ELM-MATCH-3 = Une seule partie en commun, ou aucune, cela ne compte pas : la carte reste là.
ELM-MATCH-4 = Seule la dernière carte retournée compte. Une occasion que personne n’a vue est perdue.
ELM-MATCH-5 = Une carte spéciale n’a rien en commun avec les autres.
ELM-REACT-1 = Tous ceux qui sont encore en jeu peuvent réagir, même celui qui a retourné la carte et ceux dont le paquet est vide. Qui a quitté la partie ne réagit plus.
ELM-REACT-2 = Tu peux faire une de ces trois choses : taper sur une carte du milieu, poser ton livre, ou ne pas bouger.
ELM-REACT-3 = Une seule réaction à chaque fois, et on ne peut pas revenir en arrière.
ELM-REACT-4 = On ne peut taper que sur une carte du milieu, et pas sur celle qu’on vient d’y poser.
ELM-REACT-5 = Le livre se pose au milieu ; peu importe sur quelle carte.
ELM-REACT-6 = On peut réagir quand une carte est retournée sur une pile, posée à côté d’autres au milieu, ou quand un magicien fait retourner tout le monde.
ELM-TIME-1 = Ton temps se compte en millièmes de seconde, à partir du moment où tu vois la carte.
ELM-TIME-2 = Ton temps doit être compris entre le plus court permis et la fin du moment pour réagir.
ELM-TIME-3 = Si tu ne fais rien jusqu’au bout, c’est que tu n’as pas bougé.
ELM-TIME-4 = Sans chrono, chacun répond tranquillement, et toutes les réponses comptent comme données en même temps.
ELM-TIME-5 = Un handicap s’ajoute à ton temps, pour que rapides et lents puissent jouer ensemble.
ELM-RESOLVE-1 = On regarde les réactions une par une, la plus rapide d’abord.
ELM-RESOLVE-2 = À temps égal, le plus proche à gauche de celui qui a retourné la carte passe devant ; celui qui l’a retournée passe en dernier.
ELM-RESOLVE-3 = La première bonne réaction gagne la table.
ELM-RESOLVE-4 = Tout ce qui vient après la réaction décisive ne compte pas du tout.
ELM-RESOLVE-5 = Les mauvaises réactions arrivées avant sont des erreurs, payées l’une après l’autre.
ELM-WIN-1 = Le gagnant prend toutes les cartes visibles : le milieu et toutes les piles.
ELM-WIN-2 = Les cartes gagnées vont sous le paquet dans l’ordre : le milieu d’abord, puis la pile du gagnant, puis les autres vers la gauche.
ELM-WIN-3 = Le gagnant pose alors une nouvelle carte au milieu, et son voisin de gauche continue.
ELM-WIN-4 = À cette table, on mélange les cartes gagnées avant de les glisser sous le paquet.
ELM-WIN-5 = Chacun récupère son livre avant que le jeu continue.
ELM-ERR-1 = Tu as tapé par erreur, ou posé ton livre pour rien ? Donne une carte à chaque autre joueur.
ELM-ERR-2 = Les cartes viennent du dessus de ton paquet, sans les regarder, et vont sous celui des autres, en commençant à ta gauche.
ELM-ERR-3 = Avoir juste assez de cartes pour payer, c’est assez.
ELM-ERR-4 = Si tu ne peux pas payer tout le monde, personne ne reçoit rien : ton paquet est mis de côté, hors du jeu.
ELM-NEXT-1 = S’il ne s’est rien passé, le voisin de gauche retourne la carte suivante.
ELM-NEXT-2 = Après une erreur, c’est celui qui l’a faite (le plus rapide, s’ils sont plusieurs) qui retourne la carte suivante ; on continue à partir de lui.
ELM-NEXT-3 = Après une nouvelle carte au milieu, c’est le voisin de gauche de celui qui l’a posée qui continue.
ELM-NEXT-4 = Une erreur n’arrête ni une créature double ni un magicien : la carte spéciale agit d’abord, puis celui qui s’est trompé retourne une carte.
ELM-NEXT-5 = Si quelqu’un a gagné la table, c’est lui qui continue, pas ceux qui se sont trompés.
ELM-NEXT-6 = Si le joueur qui devrait retourner a quitté la partie, c’est le suivant à gauche qui retourne.
ELM-MID-1 = Au milieu, il n’y a que des elementals, jamais de carte spéciale.
ELM-MID-2 = Une carte spéciale qui devrait aller au milieu retourne sous le paquet, et le voisin de gauche essaie à son tour.
ELM-MID-3 = Il peut y avoir plusieurs cartes au milieu. Elles restent jusqu’à ce que la table soit gagnée.
ELM-MID-4 = Si une nouvelle carte du milieu a deux parties en commun avec une ancienne, tape sur l’ancienne !
ELM-MAD-1 = Une créature folle apparaît : vite, pose ton livre !
ELM-MAD-2 = Le premier livre gagne la table, créature folle comprise.
ELM-MAD-3 = Taper sur une carte quand une créature folle appelle, c’est une erreur.
ELM-MAD-4 = Si personne n’a posé son livre, la créature folle reste simplement sur la pile.
ELM-MAD-5 = Pas de livre ici : il ne sert que si la carte qu’on vient de retourner est une créature folle.
ELM-DBL-1 = Une créature double reste sur la pile de celui qui l’a retournée.
ELM-DBL-2 = Après une créature double, le voisin de gauche ajoute une carte au milieu.
ELM-DBL-3 = Si cette carte est spéciale, elle retourne sous le paquet et le joueur suivant essaie.
ELM-DBL-4 = Dès lors, il suffit de convenir à une des cartes du milieu, mais il faut taper sur la bonne.
ELM-DBL-5 = Si plus personne n’a d’elemental, une créature double ne fait rien.
ELM-WIZ-1 = Un magicien reste sur la pile, et d’abord il n’y a rien à faire : ne bouge pas.
ELM-WIZ-2 = Ensuite, tout le monde retourne une carte en même temps.
ELM-WIZ-3 = Tape sur la carte du milieu si l’une de ces cartes convient.
ELM-WIZ-4 = Les cartes spéciales retournées pour un magicien ne font rien. Gare au livre !
ELM-WIZ-5 = Qui n’a plus de cartes ne retourne rien pour le magicien, et n’est pas éliminé pour autant.
ELM-WIZ-6 = Si personne n’a rien pris, c’est le voisin de gauche de celui qui a retourné le magicien qui continue.
ELM-OUT-1 = À 5 ou 6, qui doit retourner une carte et n’en a plus quitte la partie.
ELM-OUT-2 = À 5 ou 6, qui ne peut pas payer une erreur quitte la partie.
ELM-OUT-3 = La pile d’un joueur parti reste sur la table et peut être gagnée. Ce joueur ne revient pas.
ELM-OUT-4 = Un paquet vide ne t’élimine pas : jusqu’à ton tour, tu peux encore gagner la table.
ELM-END-1 = La partie est finie : on ne peut plus rien jouer.
ELM-END-2 = De 2 à 4 joueurs, la partie s’arrête quand quelqu’un doit retourner une carte et n’en a plus.
ELM-END-3 = De 2 à 4 joueurs, la partie s’arrête quand quelqu’un ne peut pas payer une erreur.
ELM-END-4 = À 5 ou 6, tout s’arrête dès que deux joueurs seulement ont encore des cartes.
ELM-END-5 = Après le nombre de cartes convenu, la partie s’arrête.
ELM-END-6 = Les cartes restées sur la table ou mises de côté ne comptent pour personne.
ELM-RANK-1 = Le plus gros paquet gagne.
ELM-RANK-2 = Ceux qui sont partis sont classés après ceux qui sont restés ; qui est parti plus tard est devant.
ELM-RANK-3 = À paquets égaux, on partage la place.
ELM-INFO-1 = Tout le monde voit le milieu, les piles et le nombre de cartes de chaque paquet.
ELM-INFO-2 = Personne ne voit dans un paquet.
ELM-INFO-3 = Ce que tu fais reste secret jusqu’à ce que tout le monde ait réagi ; ensuite on montre tout, avec les temps.
ELM-OPT-1 = Cette table ne peut pas être réglée ainsi : un des réglages n’est pas proposé.
ELM-FLOW-1 = Ce n’est pas à ce joueur de faire cela maintenant.
ELM-FLOW-2 = Chacun réagit en secret, dans n’importe quel ordre ; on ne montre rien avant le dernier.
ELM-FLOW-5 = Quand quelque chose n’est pas permis, on cite la première règle qui l’interdit.
ELM-FLOW-3 = C’est celui dont c’est le tour qui retourne une carte ; s’il n’en a plus, la partie s’arrête ou il la quitte.
ELM-FLOW-4 = Quand tout le monde a réagi, on prend les réactions dans l’ordre, puis le jeu continue.
ELM-NOTE-1 = Les cartes s’écrivent en minuscules : fwt, c’est feu, eau, terre.
ELM-NOTE-2 = Chaque réaction ne s’écrit que d’une façon, sans espaces ni zéros en trop.
ELM-NOTE-3 = Une partie enregistrée contient les réglages et toutes les réactions, dans l’ordre.
ELM-NOTE-4 = On revient en arrière une réaction à la fois.
ELM-NOTE-5 = Pour compter les positions, chaque réaction compte une fois, à une seconde.
ELM-NET-1 = En ligne, personne ne reçoit une carte avant le moment où elle est retournée.
ELM-NET-2 = En ligne, c’est ton appareil qui mesure ton temps : une connexion lente ne te coûte rien.
ELM-NET-3 = C’était trop tôt pour avoir vu la carte. Cela ne compte pas ; appuie encore.
ELM-NET-4 = En ligne, un temps qui ne peut pas être vrai est remplacé par le plus rapide qui peut l’être.
ELM-NET-5 = Si cela arrive trop souvent, c’est la table qui mesure le temps, et tout le monde est prévenu.
ELM-NET-6 = Le temps est écoulé pour tout le monde, connexions lentes comprises.
ELM-NET-7 = Personne n’apprend qui a réagi avant que tout soit réglé.
ELM-NET-8 = La carte suivante arrive après une petite attente, jamais la même : impossible de taper en rythme.
ELM-NET-9 = Si la connexion d’un joueur est perdue, la partie attend un peu, deux fois au plus, puis continue.
ELM-NET-10 = Les temps étranges sont notés, pour que quelqu’un vérifie. Personne n’est puni pour cela dans le jeu.
ELM-NET-11 = Ceux qui regardent une partie classée voient chaque carte une fois réglée, et on ne se parle pas tant qu’une carte est ouverte.
ELM-NET-12 = En ligne, répondre en retard ne rallonge pas ta connexion : la table interroge le réseau lui-même.
ELM-HOT-1 = Sur un seul ordinateur, chacun a une touche. Appuyer veut dire : j’ai vu quelque chose !
ELM-HOT-2 = Après le premier appui, les autres ont encore un petit moment pour appuyer ; ensuite, chacun dit ce qu’il voulait faire.
ELM-HOT-3 = Si tu ne dis pas à temps ce que tu voulais faire, cela compte comme une erreur.
ELM-HOT-4 = À deux, chacun peut avoir deux touches : une pour taper, une pour le livre.
ELM-HOT-5 = Les robots choisissent leur temps avant que tu réagisses, et ne montrent pas leur main plus tôt.
ELM-ACC-1 = Sans chrono, chacun répond quand il est prêt.
ELM-ACC-2 = Sur un seul ordinateur et sans chrono, on demande à chacun son tour, en commençant à gauche de celui qui a retourné la carte.
ELM-ACC-3 = Avec plus de temps pour chaque carte, c’est toujours une course, mais une course douce.
ELM-ACC-4 = Chaque élément a sa forme, pas seulement sa couleur, et les cartes peuvent être lues à voix haute.
ELM-ACC-5 = On peut jouer avec un seul bouton, et l’on a alors plus de temps pour dire ce qu’on voulait faire.
ELM-BOT-1 = Les robots voient ce que tu vois, et rien de plus.
ELM-BOT-2 = Un robot se décide avant que quiconque ait réagi.
ELM-BOT-3 = Plus un robot est fort, plus il est rapide et sûr.
ELM-BOT-4 = Les robots ont besoin de temps pour regarder, comme nous, et parfois ils sont un peu endormis.
ELM-BOT-5 = Un robot peut ne pas voir une créature folle, ou taper par erreur sur une carte.
ELM-BOT-6 = Un robot compare les cartes l’une après l’autre ; il peut manquer une ressemblance, ou en voir une où il n’y en a pas.
ELM-BOT-7 = Un robot qui a peu de cartes est plus prudent.
ELM-BOT-8 = Il y a un robot pour chacun : Mousse, Lutin, Fée, Magicien et Dragon ; et Écho, qui joue à peu près aussi bien que toi.

## Ce qui se compte, pour le labo

measure-elementals-windows = Cartes à réagir
measure-elementals-on-pile = une carte sur une pile
measure-elementals-on-middle = une carte au milieu
measure-elementals-on-wizard = une invocation
measure-elementals-on-mad = une créature folle
measure-elementals-missed = Paires que personne n’a vues
measure-elementals-right = Bonnes réactions
measure-elementals-wrong = Mauvaises réactions
measure-elementals-void = Réactions trop tardives
measure-elementals-right-ms = Temps d’une bonne réaction
measure-elementals-wrong-ms = Temps d’une mauvaise réaction
measure-elementals-gap-ms = Temps entre les deux premières mains
measure-elementals-tables = Tables gagnées
measure-elementals-cards = Cartes gagnées
measure-elementals-penalties = Pénalités
measure-elementals-out-turn = Tour de sortie
measure-elementals-summonings = Invocations
measure-elementals-lapses = Doubles sans effet
measure-elementals-lead = Avance en cartes
kind-elementals-none = Ne pas bouger
kind-elementals-book = Poser le livre
kind-elementals-slap = Taper une carte
ending-elementals-empty = plus de carte à retourner
ending-elementals-penalty = quelqu’un ne peut pas payer
ending-elementals-two-left = deux seuls ont des cartes
ending-elementals-cap = dernier tour atteint

## À plusieurs devant un terminal

window-elementals-ask = { $name } : taper sur quelle carte, poser ton livre, ou ne pas bouger ?
window-elementals-keys = Appuie sur ta touche dès que tu vois ! { $keys }
window-elementals-meant = { $name }, vite : qu’est-ce que tu voulais ? { $count ->
    [one] 1 pour la carte du milieu,
   *[other] de 1 à { $count } pour une carte du milieu,
 } B pour le livre.
window-elementals-two-keys = { $name } : { $first } pour taper, { $second } pour le livre
window-elementals-which = { $name }, vite : quelle carte ? { $count ->
    [one] 1
   *[other] de 1 à { $count }
 }
window-elementals-silent = { $name } n’a rien dit à temps : une erreur.
window-elementals-hand = { $name } pose la main.
window-elementals-practice = D’abord quelques cartes pour t’entraîner, pour qu’Écho sache à quelle vitesse tu joues.
