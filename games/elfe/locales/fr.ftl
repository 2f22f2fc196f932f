### Les mots de l’elfe et des petites fées. Les règles complètes sont dans RULES.md.
### Pour tout le monde dès 8 ans : phrases courtes, pas de jargon, jamais un reproche. On tutoie.

title-elfe = L’elfe et les petites fées
about-elfe = Un elfe célibataire se promène dans la Forêt Magique, et chaque fée veut le charmer. Cours, jette des sorts, méfie-toi des princes beaux parleurs et gare aux grenouilles !

elfe-card-banish = Les douze coups de minuit
elfe-card-elf = Coup de vent
elfe-card-hex = Coâ !
elfe-card-invite = Invitation au bal
elfe-card-slap = Baffe magique

elfe-card-banish-about = Un prince doit rentrer chez lui sur-le-champ.
elfe-card-elf-about = Le vent pousse l’elfe dans une direction tirée au sort.
elfe-card-hex-about = Une fée devient grenouille, ou un prince crapaud.
elfe-card-invite-about = Un prince arrive dans l’Orée.
elfe-card-slap-about = Un pion voisin de ta fée s’envole vers une case tirée au sort.

elfe-piece-elf = elfe
elfe-piece-fairy = fée
elfe-piece-frog = grenouille
elfe-piece-prince = prince
elfe-piece-toad = crapaud

## Ce qu’il faut faire maintenant

phase-elfe-first = Les dés disent qui commence.
phase-elfe-elf = L’elfe part en promenade : les dés disent où.
phase-elfe-place = Choisis une case de l’Orée pour ta fée.
phase-elfe-deal = On distribue les cartes de sort.
phase-elfe-turn = Fais une seule chose : te déplacer, déplacer un prince ou un crapaud, piocher une carte ou jeter un sort.
phase-elfe-draw = Une carte de sort est piochée.
phase-elfe-roll-walk = Lance le dé pour ton pion.
phase-elfe-walk = Déplace ton pion d’une case au moins, sans dépasser le nombre du dé.
phase-elfe-roll-prince = Lance le dé pour un prince ou un crapaud.
phase-elfe-prince = Choisis un prince ou un crapaud, et déplace-le sans dépasser le nombre du dé.
phase-elfe-land = Vlan ! Le pion s’envole. Où va-t-il retomber ?
phase-elfe-wind = Le vent se lève. De quel côté va-t-il pousser l’elfe ?
phase-elfe-over = La partie est finie.

## Ce qui s’est passé

event-elfe-first = { SEAT($seat) } commence.
event-elfe-elf = L’elfe apparaît en { $at }.
event-elfe-place = La fée { DE($seat) } part de { $at }.
event-elfe-draw = { $dealt ->
    [true] { SEAT($seat) } reçoit une carte.
   *[false] { SEAT($seat) } pioche une carte.
 }
event-elfe-dealt = { $count ->
    [one] Chaque fée reçoit une carte.
   *[other] Chaque fée reçoit { $count } cartes.
 }
event-elfe-turn = Tour de table { $round }, tour { $turn } : { SEAT($seat) } joue.
event-elfe-back = { $piece ->
    [fairy] La grenouille { DE($owner) }, en { $at }, redevient une fée !
   *[prince] Le crapaud en { $at } redevient un prince !
 }
event-elfe-roll = { SEAT($seat) } lance le dé : { $die }.
event-elfe-move = { $piece ->
    [fairy] La fée { DE($owner) } va de { $from } à { $to }.
    [frog] La grenouille { DE($owner) } saute de { $from } à { $to }.
    [prince] { SEAT($seat) } mène un prince de { $from } à { $to }.
   *[toad] { SEAT($seat) } envoie un crapaud de { $from } à { $to }.
 }
event-elfe-cast = { $spell ->
    [banish] Minuit sonne : { SEAT($seat) } renvoie chez lui le prince de { $at }.
    [elf] { SEAT($seat) } fait souffler le vent.
    [hex] { $piece ->
        [fairy] Coâ ! { SEAT($seat) } change en grenouille la fée { DE($owner) }, en { $at }.
       *[prince] Coâ ! { SEAT($seat) } change en crapaud le prince de { $at }.
     }
    [invite] { SEAT($seat) } invite un prince en { $at }.
   *[slap] Vlan ! { SEAT($seat) } donne une baffe { $piece ->
        [elf] à l’elfe
        [fairy] à la fée { DE($owner) }
        [frog] à la grenouille { DE($owner) }
        [prince] au prince
       *[toad] au crapaud
     }, en { $at }.
 }
event-elfe-land = { $piece ->
    [elf] L’elfe
    [fairy] La fée { DE($owner) }
    [frog] La grenouille { DE($owner) }
    [prince] Le prince
   *[toad] Le crapaud
 } s’envole de { $from } et retombe en { $to }.
event-elfe-wind = Le vent souffle vers { $direction ->
    [N] le nord
    [NE] le nord-est
    [E] l’est
    [SE] le sud-est
    [S] le sud
    [SW] le sud-ouest
    [W] l’ouest
   *[NW] le nord-ouest
 }, force { $die } : l’elfe va de { $from } à { $to }.
event-elfe-kiss = { $piece ->
    [frog] La grenouille { DE($owner) }, en { $at }, reçoit un baiser : bientôt, ce sera de nouveau une fée.
   *[toad] Le crapaud en { $at } reçoit un baiser : bientôt, ce sera de nouveau un prince.
 }
event-elfe-pass = { SEAT($seat) } ne peut rien faire et passe.
event-elfe-over = { $reason ->
    [contact] La fée { DE($winner) } a charmé l’elfe et gagne !
   *[cap] Le dernier tour de table est joué, et personne n’a charmé l’elfe. La plus proche de lui l’emporte.
 }

## Conseils

hint-elfe-wins = Ta fée charme l’elfe : tu gagnes.
hint-elfe-start = { $steps ->
    [one] Un bon départ : plus que { $steps } pas jusqu’à l’elfe.
   *[other] Un bon départ : { $steps } pas jusqu’à l’elfe.
 }
hint-elfe-reach = { $die ->
    [6] Avec un 6, tu atteins l’elfe.
   *[other] Tu atteins l’elfe avec un { $die } ou plus.
 }
hint-elfe-walk = Plus tu es près de l’elfe, plus un petit dé suffit.
hint-elfe-closer = { $steps ->
    [0] Te voilà à côté de l’elfe.
    [one] Plus près : il ne te manquera qu’un pas.
   *[other] Plus près : il te manquera { $steps } pas.
 }
hint-elfe-distracts = Un prince à côté de l’elfe le distrait : personne ne peut gagner pour l’instant.
hint-elfe-frees = Cela débarrasse l’elfe du prince qui le distrait.
hint-elfe-stops = Cela retarde { SEAT($seat) }, qui s’approche de l’elfe.
hint-elfe-danger = Une rivale peut gagner au prochain lancer : c’est le moment de la gêner.
hint-elfe-waits = Te déplacer ne te rapproche pas de l’elfe : mieux vaut piocher.
hint-elfe-draw = Tu ne peux pas atteindre l’elfe ce tour-ci : prends plutôt un sort.
hint-elfe-spell = { $percent ->
    [one] Ce sort te donne environ { $percent } chance de plus sur 100 de gagner.
   *[other] Ce sort te donne environ { $percent } chances de plus sur 100 de gagner.
 }
hint-elfe-pass = Il n’y a rien d’autre à faire.

## Le plateau dessiné dans un terminal

sketch-elfe-round = Tour de table
sketch-elfe-die = Dé :
sketch-elfe-cards = cartes
sketch-elfe-frog = grenouille
sketch-elfe-distracted = L’elfe est distrait !
sketch-elfe-reserve = Princes chez eux :
sketch-elfe-pile = Pioche (neuves + usées) :
sketch-elfe-legend-pieces = E elfe P prince t crapaud f gren.
sketch-elfe-legend-board = o Orée  ~ Mare  . bois

## Façons de jouer

preset-elfe-feerie = Féerie
preset-elfe-feerie-about = Le jeu comme nous l’aimons : les fées partent de loin, avec trois cartes chacune.
preset-elfe-rulebook = À la lettre
preset-elfe-rulebook-about = Mot pour mot la règle du livret : départ tout près, sans cartes. { $seats ->
    [2] À deux, c’est souvent fini en un ou deux coups !
   *[other] Très rapide !
 }
preset-elfe-courtship = La cour
preset-elfe-courtship-about = Plus long, avec bien plus de sorts : il faut être encore à côté de l’elfe quand ton tour suivant commence.
preset-elfe-sorcery = Grande sorcellerie
preset-elfe-sorcery-about = Pour deux qui ont déjà joué quelques fois : la cour avec vingt cartes « Coâ ! » dans la pioche, où la ruse compte davantage.
preset-elfe-little-ones = Pour les petits
preset-elfe-little-ones-about = Toutes les cartes sont visibles, et chacun peut aider.

option-elfe-start = Départ
option-elfe-start-about = D’où les fées peuvent partir.
option-elfe-start-far = loin de l’elfe
option-elfe-start-seed = partout, sauf du côté où se trouve l’elfe s’il touche l’Orée
option-elfe-win = Gagner
option-elfe-win-about = Quand une fée à côté de l’elfe gagne.
option-elfe-win-contact = à la fin d’un tour
option-elfe-win-court = si elle y est encore quand son tour suivant commence
option-elfe-compass = Vent
option-elfe-compass-about = Où le vent peut pousser l’elfe.
option-elfe-compass-eight = dans les huit directions
option-elfe-compass-six-diagonal = N, NE, E, SE, SO, NO
option-elfe-compass-six-cardinal = N, NE, E, S, O, NO
option-elfe-kiss = Baisers
option-elfe-kiss-about = Combien de temps attend une grenouille ou un crapaud qui a reçu un baiser.
option-elfe-kiss-round = un tour de table
option-elfe-kiss-short = le tour d’un seul joueur
option-elfe-recycle = Cartes usées
option-elfe-recycle-about = Ce qui arrive quand il n’y a plus de carte neuve.
option-elfe-recycle-queue = elles reviennent dans l’ordre
option-elfe-recycle-shuffle = on les mélange
option-elfe-hand = Main la plus grande
option-elfe-hand-about = Combien de cartes tu peux tenir.
option-elfe-hand-0 = autant que tu veux
option-elfe-hand-3 = 3 cartes
option-elfe-hand-5 = 5 cartes
option-elfe-deal = Premières cartes
option-elfe-deal-about = Combien de cartes chacun reçoit au début.
option-elfe-deal-0 = aucune
option-elfe-deal-1 = 1 carte
option-elfe-deal-2 = 2 cartes
option-elfe-deal-3 = 3 cartes
option-elfe-hands = Mains
option-elfe-hands-about = Qui voit les cartes que tu tiens.
option-elfe-hands-hidden = toi seulement
option-elfe-hands-open = tout le monde
option-elfe-cap = Tours de table
option-elfe-cap-about = La partie s’arrête après ce nombre de tours de table.
option-elfe-cap-20 = 20 tours de table
option-elfe-cap-40 = 40 tours de table
option-elfe-cap-80 = 80 tours de table
option-elfe-data = Tes nombres
option-elfe-data-about = Un texte TOML avec ta pioche, ton nombre de princes et tes distances de départ ; ce qu’il ne nomme pas reste comme avant.
elfe-data-cards = cartes en tout, avec celles qui restent comme avant : { $cards } ; au plus { $most }
elfe-data-row = { $count } nombres ; il en faut un pour chacune des { $seats } places

## Les règles, une phrase ou deux par clause

ELF-SEATS-1 = On joue de 2 à 6, et chacun a une fée.
ELF-OPT-1 = Ce que la table a choisi au début vaut pour toute la partie.
ELF-BOARD-1 = La Forêt Magique a 20 cases sur 20.
ELF-BOARD-2 = L’Orée est le tour du plateau, l’anneau de cases le plus extérieur.
ELF-BOARD-3 = La Mare est le carré de 4 cases sur 4 au milieu.
ELF-BOARD-4 = Il y a huit directions : les droites et les diagonales.
ELF-BOARD-5 = Un seul pion par case : celle-ci est prise.
ELF-BOARD-6 = Deux cases se touchent par un côté ou par un coin. La distance se compte en pas de ce genre, à vol d’oiseau.
ELF-SETUP-1 = Les dés choisissent qui commence. Chacun a la même chance.
ELF-SETUP-2 = L’elfe part de quelque part dans les bois, ni dans l’Orée ni dans la Mare.
ELF-SETUP-3 = Ta fée part de l’Orée, le tour du plateau.
ELF-SETUP-4 = L’elfe est juste à côté de ce côté du plateau : personne ne peut en partir, coins compris.
ELF-SETUP-5 = Cette case est trop près de l’elfe. Pars de plus loin, pour que la course soit juste.
ELF-SETUP-6 = Au début il n’y a aucun prince sur le plateau : tous les dix sont chez eux.
ELF-SETUP-7 = Les cartes de sort sont mélangées, en une pioche face cachée.
ELF-DECK-1 = Il y a 36 sorts : 10 Coâ !, 10 Invitations, 6 Baffes magiques, 6 Coups de vent et 4 Douze coups de minuit.
ELF-SETUP-8 = Quand toutes les fées sont placées, on distribue à chacun ses premières cartes, une par une.
ELF-TURN-1 = Un instant, c’est le tour de quelqu’un d’autre. On joue dans le sens des aiguilles d’une montre.
ELF-TURN-2 = Quand un tour commence, les baisers dont c’est le moment font d’abord leur effet. Ensuite on choisit.
ELF-TURN-3 = À ton tour tu fais une seule chose : piocher, jeter un sort, déplacer un prince ou un crapaud, ou te déplacer.
ELF-TURN-4 = À la fin d’un tour on regarde d’abord si l’elfe est charmé, puis viennent les baisers, puis c’est au joueur suivant.
ELF-TURN-5 = Tu ne peux passer que si tu ne peux rien faire du tout.
ELF-DRAW-1 = Tu prends la carte du dessus de la pioche et tu la gardes secrète.
ELF-DRAW-2 = En haut de la pioche il y a des cartes que personne n’a vues. Les cartes usées vont dessous.
ELF-DRAW-3 = Quand il n’y a plus de carte neuve, les usées reviennent dans l’ordre où elles ont été jouées, ou mélangées si la table l’a choisi.
ELF-DRAW-4 = Il n’y a plus de carte dans la pioche.
ELF-DRAW-5 = Ta main est pleine : jette un sort avant de piocher encore.
ELF-MOVE-1 = C’est trop loin pour ce dé. Déplace-toi case par case, sur des cases libres, sans dépasser le nombre du dé.
ELF-MOVE-2 = Tu peux faire moins de cases que le dé, et tourner quand tu veux.
ELF-MOVE-3 = Il faut bouger : le pion ne peut pas finir là où il a commencé.
ELF-MOVE-4 = On peut se glisser en diagonale entre deux cases prises.
ELF-MOVE-5 = Seule compte la case où le pion s’arrête, pas celles où il passe.
ELF-MOVE-6 = Ton pion est enfermé et ne peut pas faire un pas.
ELF-POND-1 = Les fées et les princes ne nagent pas : ils ne peuvent pas entrer dans la Mare.
ELF-POND-2 = Les grenouilles et les crapauds nagent : ils peuvent traverser la Mare et s’y arrêter.
ELF-POND-3 = Une fée ou un prince debout dans la Mare peut en sortir en pataugeant, mais pas y rentrer.
ELF-WALK-1 = Lance le dé, puis déplace ta fée ou ta grenouille, et aucun autre pion.
ELF-PRINCE-1 = Lance d’abord le dé, puis choisis un prince ou un crapaud.
ELF-PRINCE-2 = Il n’y a ici ni prince ni crapaud qui puisse bouger.
ELF-PRINCE-3 = Tu peux déplacer princes et crapauds même quand tu es une grenouille.
ELF-PRINCE-4 = Un prince parle à ta fée : elle ne peut ni déplacer de prince ni jouer Coup de vent. Éloigne-toi, ou débarrasse-toi de lui !
ELF-PRINCE-5 = Un crapaud ne gêne personne, et une grenouille n’est jamais gênée.
ELF-CAST-1 = Tu n’as pas cette carte. On jette les sorts de sa propre main, sur une cible permise.
ELF-CAST-2 = Quand tu joues une carte, tu la montres, elle agit, puis elle va sous la pioche.
ELF-FROG-1 = Une grenouille ne jette pas de sort. Trouve d’abord quelqu’un qui t’embrasse !
ELF-FROG-2 = Grenouille, tu peux piocher, te déplacer, et déplacer princes et crapauds.
ELF-FROG-3 = Une grenouille ne peut pas charmer l’elfe : seule une fée le peut.
ELF-HEX-1 = Coâ ! agit sur n’importe quelle fée ou n’importe quel prince, près ou loin, mais pas sur les grenouilles, les crapauds ni l’elfe.
ELF-HEX-2 = Le prince devient crapaud sur place.
ELF-HEX-3 = La fée devient grenouille sur place, et garde ses cartes.
ELF-KISS-1 = Une grenouille à côté d’un prince ou de l’elfe reçoit un baiser à la fin du tour.
ELF-KISS-2 = Un crapaud à côté d’une fée ou de l’elfe reçoit un baiser à la fin du tour.
ELF-KISS-3 = Qui a reçu un baiser redevient fée ou prince un tour de table plus tard, ou un peu plus tôt si la table l’a choisi.
ELF-KISS-4 = Un baiser est un baiser : s’éloigner ne l’annule pas.
ELF-KISS-5 = Redevenir fée ou prince ne change rien d’autre : la case et les cartes restent.
ELF-INVITE-1 = Un prince invité arrive sur une case libre de l’Orée.
ELF-INVITE-2 = Les dix princes sont déjà sortis : il ne reste personne à inviter.
ELF-BANISH-1 = On ne peut renvoyer qu’un prince, pas un crapaud ni quelqu’un d’autre.
ELF-SLAP-1 = Tu ne peux donner une baffe qu’à un pion juste à côté de ta fée.
ELF-SLAP-2 = Le pion qui reçoit la baffe s’envole vers une case tirée au sort.
ELF-RANDOM-1 = Deux dés à vingt faces choisissent la case, colonne et rangée. On relance jusqu’à ce qu’elle convienne.
ELF-RANDOM-2 = Personne ne retombe sur une case prise, et seuls les grenouilles et les crapauds retombent dans la Mare.
ELF-RANDOM-3 = L’elfe ne retombe jamais dans l’Orée.
ELF-ELF-1 = N’importe quelle fée peut jouer Coup de vent, d’où elle veut, sauf si un prince à côté d’elle la gêne.
ELF-ELF-2 = Un dé donne la direction du vent, un autre sa force.
ELF-ELF-3 = L’elfe glisse avec le vent et s’arrête devant un pion, l’Orée ou la Mare. Parfois il ne bouge pas du tout.
ELF-ELF-4 = Seul le vent ou une baffe déplace l’elfe.
ELF-WIN-1 = Une fée à côté de l’elfe à la fin d’un tour le charme et gagne, et la partie est finie.
ELF-WIN-2 = Une grenouille qui redevient fée à côté de l’elfe peut gagner à ce moment-là.
ELF-WIN-3 = Tant qu’un prince est à côté de l’elfe, l’elfe est distrait et personne ne peut gagner. Les crapauds ne le distraient pas.
ELF-WIN-4 = Si plusieurs fées sont à côté de l’elfe, celle qui a joué le plus récemment gagne.
ELF-WIN-5 = Personne ne peut gagner pendant qu’on place les fées.
ELF-WIN-6 = Avec « La cour », tu gagnes si ta fée est encore à côté de l’elfe au début de ton tour, sans prince près de lui.
ELF-END-1 = Après le dernier tour de table la partie s’arrête, même si personne n’a charmé l’elfe.
ELF-END-2 = Alors la plus proche de l’elfe est première ; à distance égale une fée passe devant une grenouille.
ELF-END-3 = La gagnante est première, et toutes les autres se partagent la deuxième place.
ELF-INFO-1 = Tes cartes sont ton secret. Les autres voient seulement combien tu en as.
ELF-INFO-2 = Tout ce qui est sur le plateau est visible de tous, comme les dés, les baisers et les cartes usées.
ELF-INFO-3 = Personne ne connaît les cartes neuves ni leur ordre.
ELF-INFO-4 = La carte que tu pioches n’est montrée qu’à toi.
ELF-INFO-5 = Si la table a choisi les mains visibles, tout le monde voit toutes les cartes.
ELF-FLOW-1 = Attends les dés ou la pioche.
ELF-FLOW-2 = Ce n’est pas le moment.

## Ce qui se compte, pour le labo

measure-elfe-manoeuvres = Emploi des tours
measure-elfe-walk = se déplacer
measure-elfe-draw = piocher
measure-elfe-prince = bouger un prince
measure-elfe-cast = jeter un sort
measure-elfe-casts = Sorts jetés
measure-elfe-targets = Cibles des sorts
measure-elfe-at-rival = une rivale
measure-elfe-at-self = soi-même
measure-elfe-at-prince = un prince
measure-elfe-at-toad = un crapaud
measure-elfe-at-elf = l’elfe
measure-elfe-steps = Cases par déplacement
measure-elfe-rolled = Dé par déplacement
measure-elfe-frog-turns = Tours en grenouille
measure-elfe-hindered = Tours près d’un prince
measure-elfe-distracted = Tours près d’un elfe distrait
measure-elfe-hand = Cartes en main à la fin
measure-elfe-start = Distance de l’elfe au départ
measure-elfe-kisses = Baisers
measure-elfe-princes = Princes sur le plateau
measure-elfe-princes-end = Princes à la fin
measure-elfe-elf-moved = Chemin fait faire à l’elfe
measure-elfe-by-wind = par le vent
measure-elfe-by-slap = par une baffe
measure-elfe-fairy-map = Où s’arrêtent les fées
measure-elfe-elf-map = Où l’elfe atterrit
kind-elfe-place = Placer la fée
kind-elfe-draw = Piocher
kind-elfe-walk = Se déplacer
kind-elfe-prince = Bouger un prince
kind-elfe-go = Choisir où aller
kind-elfe-pass = Passer
kind-elfe-cast = Jeter
ending-elfe-contact = l’elfe est charmé
ending-elfe-cap = dernière manche atteinte
