### Ce que dit le champ de bataille dans le navigateur.

armes-ui-pass = Passer jusqu’à la fin de la manche
armes-ui-stay = Rester ici
armes-ui-stay-dodge = Pas d’esquive
armes-ui-end = Ne rien faire de plus
armes-ui-run = Courir
armes-ui-search = Fouiller le coffre
armes-ui-loot = Piller le repaire ennemi
armes-ui-bonus = { $what } (1 jeton)
armes-ui-boost = { $tokens ->
    [0] Sans jeton
    [one] 1 jeton
   *[other] { $tokens } jetons
 }
armes-ui-way-n = en haut
armes-ui-way-e = à droite
armes-ui-way-s = en bas
armes-ui-way-w = à gauche
armes-ui-first-me = Je commence
armes-ui-first-other = { $name } commence
armes-ui-recruited = Ma bande est complète
armes-ui-return-none = Ne ramener personne
armes-ui-hand-recruit = Figurines à recruter
armes-ui-hand-piece = Décors à poser
armes-ui-recruit-about = coût { $cost } ; mouvement { $move }, dés { $dice }, armure { $armour }, santé { $health }
armes-ui-piece-about = { $move ->
    [block] infranchissable
    [hard] ralentit à deux pas
    [easy] double le mouvement
   *[open] libre
 }, { $sight ->
    [high] cache ce qui est derrière
    [low] met à couvert
   *[flat] plat
 }{ $turn ->
    [0] {""}
    [1] , tourné d’un quart
    [2] , tourné de moitié
   *[3] , tourné de trois quarts
 }
armes-ui-do-deploy = Pose { $figure } sur une case qui brille.
armes-ui-do-turn = { $tokens ->
    [one] Touche une figurine pour lui donner ton dernier ordre.
   *[other] Touche une figurine pour lui donner un ordre (jetons : { $tokens }).
 }
armes-ui-do-pass = Tu ne joueras plus dans cette manche et tes jetons seront perdus. D’accord ?
armes-ui-do-free = { $figure } : où aller ?
armes-ui-do-second = { $figure }, second ordre : deux pas au plus, et −2 aux dés. Où va-t-elle ?
armes-ui-do-choose = { $figure } : que faire maintenant ?
armes-ui-do-search = { $once ->
    [true] { $figure } : fouiller le coffre ? Un seul essai par manche.
   *[false] { $figure } : fouiller le coffre ?
 }
armes-ui-do-loot = { $figure } : piller le repaire ennemi ? Un seul essai par manche.
armes-ui-do-target = { $act } : choisis la cible.
armes-ui-do-odds = { $act } sur { $figure } : { $percent } % de chances de réussir{ $cover ->
    [true] {" "}(la cible est à couvert)
   *[false] {""}
 }.
armes-ui-do-return = Où revient { $figure } ?
armes-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
armes-ui-passed = a passé
armes-ui-setting-up = Mise en place
armes-ui-round = Manche { $round } sur { $rounds }
armes-ui-lost = Mis hors jeu dans cette manche : { $first } { $mine }, { $second } { $theirs } (valeur des figurines adverses)
armes-ui-free = { $square }, libre
armes-ui-figure = { $figure } { DE($owner) }, santé { $hp }, { $orders ->
    [0] sans ordre
    [one] { $orders } ordre
   *[other] { $orders } ordres
 }
armes-ui-ill-flames = en flammes ({ $count })
armes-ui-ill-poison = poison ({ $count })
armes-ui-ill-crack = armure fêlée ({ $count })
armes-ui-lair = repaire { DE($name) }
armes-ui-lair-tried = repaire { DE($name) }, déjà visité dans cette manche
armes-ui-objective = coffre à fouiller
armes-ui-objective-tried = coffre déjà fouillé dans cette manche
armes-ui-health = Santé
armes-ui-move = Mouvement
armes-ui-flies = (vole)
armes-ui-dice = Dés
armes-ui-armour = Armure
armes-ui-cost = Valeur
armes-ui-for-token = Pour 1 jeton. { $text }
armes-ui-act = { $act } : { $about }.
armes-ui-need = { $need ->
    [one] 1 réussite
   *[other] { $need } réussites
 }
armes-ui-reach = { $range ->
    [0] au contact
    [sight] aussi loin que l’on voit
    [one] à { $range } case
   *[other] à { $range } cases ou moins
 }
armes-ui-key-charge = charge { $value }
armes-ui-key-flames = flammes { $value }
armes-ui-key-poison = poison { $value }
armes-ui-key-crack = armure −{ $value }
armes-ui-key-push = repousse de { $value }
armes-ui-key-pull = tire de { $value }
armes-ui-key-shift = déplace la cible de { $value }
armes-ui-key-dodge = puis esquive { $value }
armes-ui-key-freeze = ignore l’armure
armes-ui-key-devour = dévore qui a moins de santé
armes-ui-key-damage = dégâts { $value }{ $more ->
    [true] , +1 par réussite en plus
   *[false] {""}
 }
armes-ui-key-heal = soigne { $value }{ $more ->
    [true] , +1 par réussite en plus
   *[false] {""}
 }
armes-ui-rule-agile = Agile : marche aussi en diagonale.
armes-ui-rule-adviser = Conseiller : +1 aux dés des amis à 4 cases ou moins.
armes-ui-rule-fear = Peur : les ennemis à 4 cases ou moins lancent un dé de moins.
armes-ui-rule-fearless = Sans peur : ne craint personne.
armes-ui-rule-regeneration = Régénération : regagne { $a ->
    [one] { $a } point de santé
   *[other] { $a } points de santé
 } à la fin de chaque manche.
armes-ui-rule-bite = Aura mordante : à la fin de la manche, les ennemis { $a ->
    [one] juste à côté
   *[other] à { $a } cases ou moins
 } subissent { $b ->
    [one] { $b } dégât
   *[other] { $b } dégâts
 }.
armes-ui-tip-search = Une de tes figurines est à côté d’un coffre que personne n’a fouillé : à toi de le faire avant l’autre !
armes-ui-tip-objectives = { $count ->
    [one] Un coffre n’a pas encore été fouillé dans cette manche : un point pour deux réussites.
   *[other] { $count } coffres n’ont pas encore été fouillés dans cette manche : un point chacun, pour deux réussites.
 }
armes-ui-tip-tried = Tous les coffres ont déjà été fouillés. Bouscule et frappe : qui met hors jeu la plus grande valeur marque un point.
armes-ui-tip-second = Un second ordre : sans aide, il faut des 6. Deux dés de plus aident.
armes-ui-tip-boost = Avec 3 dés, deux réussites viennent une fois sur deux ; avec 5 dés, quatre fois sur cinq.
armes-ui-tip-shove = Une figurine bousculée contre un mur, le bord ou une autre figurine perd 1 point de santé.
armes-ui-source-search = Coffres fouillés
armes-ui-source-loot = Repaires pillés
armes-ui-source-value = Manches gagnées aux mises hors jeu
armes-ui-source-total = Points de victoire
armes-ui-source-removed = Valeur mise hors jeu
armes-ui-band-table = Recrutée en secret à la table
armes-ui-band-own = Composée ici
armes-ui-band-recruit = Recruter
armes-ui-band-out = Renvoyer { $name }
armes-ui-band-cost = Coût : { $cost } sur { $points }.
armes-ui-band-empty = Il faut au moins une figurine.
armes-ui-band-unknown = Une figurine de cette bande n’existe pas.
armes-ui-band-many = { $most ->
    [one] Une seule figurine au plus.
   *[other] Au plus { $most } figurines.
 }
armes-ui-band-dear = { $over ->
    [one] Un point de trop !
   *[other] { $over } points de trop !
 }
armes-ui-band-card = { $factions ->
    [none] Une bande mêlée joue sans carte de faction.
   *[other] Carte de faction : { $factions }.
 }
armes-ui-band-profile = Mouvement { $move }, dés { $dice }, armure { $armour }, santé { $health }. { $factions }
armes-ui-extra-there = Ton fichier est ajouté ({ $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
 }). On le vérifie à l’ouverture de la table.
armes-ui-extra-remove = L’enlever
armes-ui-percent = { $percent } %
armes-ui-sight-from = De là :
armes-ui-sight-list = { $act } : { $list }.
armes-ui-sight-nobody = { $act } : aucun ennemi à portée.
armes-ui-sight-nobody-hurt = { $act } : personne à soigner à portée.
armes-ui-sight-plain = { $figure } { $percent } %
armes-ui-sight-covered = { $figure } { $percent } % (à couvert)
armes-ui-sight-unseen = Hors de vue : { $list }.
armes-ui-sight-chest = Un coffre juste à côté : { $percent } % de chances de réussir la fouille.
armes-ui-sight-lair = Le repaire ennemi juste à côté : { $percent } % de chances de le piller.
armes-ui-sight-odds = { $act } sur { $figure } : { $percent } % de chances.
armes-ui-sight-dice = { $dice ->
    [0] Aucun dé
    [one] 1 dé
   *[other] { $dice } dés
 } ; un dé réussit avec { $face ->
    [6] un 6
   *[other] { $face } ou plus
 } ; il faut { $need ->
    [one] 1 réussite
   *[other] { $need } réussites
 }.
armes-ui-sight-cover = À couvert ({ $what }) : −1 aux dés, +2 à son armure.
armes-ui-sight-hidden = { $figure } est hors de vue. Ce qui gêne : { $what }.
armes-ui-sight-far = { $figure } est trop loin. Distance : { $distance } ; portée : { $range }.
armes-ui-sight-apart = { $figure } est hors d’atteinte. Distance : { $distance }.
armes-ui-sight-unsuited = { $act } ne va pas sur { $figure }.
armes-ui-sight-fear = { $figure } fait peur : un dé de moins.
armes-ui-sight-adviser = { $figure } conseille : +1 aux dés.
armes-ui-sight-second = Second ordre : −2 aux dés.
armes-ui-sight-aim = Bricolage : +{ $value } aux dés.
armes-ui-sight-wound = Dégâts { $damage } contre armure { $armour } : { $first ->
    [0] impossible de blesser.
    [one] 1 réussite blesse.
   *[other] il faut { $first } réussites pour blesser.
 }
armes-ui-sight-shoved = S’arrête en { $to }.
armes-ui-sight-bumped = S’arrête en { $to }, contre { $what }. { $hurt ->
    [both] Chacun perd 1 point de santé.
    [moved] La figurine bousculée perd 1 point de santé.
    [other] L’autre figurine perd 1 point de santé.
   *[none] Personne n’a mal.
 }
armes-ui-sight-way = { $way } : { $what }
armes-ui-sight-edge = le bord
armes-ui-sight-a-lair = un repaire
armes-ui-sight-a-chest = un coffre
armes-ui-zone-fear = En violet, { $figure } fait peur : un dé de moins.
armes-ui-zone-adviser = En vert, { $figure } conseille : +1 aux dés.
armes-ui-zone-bite = En rouge, { $figure } mord à la fin de la manche.
armes-ui-step-order = donner un ordre à { $figure }
armes-ui-step-move = aller en { $to }
armes-ui-step-stay = rester en place
armes-ui-step-run = courir
armes-ui-step-run-to = courir en { $to }
armes-ui-step-use = utiliser { $act }
armes-ui-step-use-on = utiliser { $act } sur { $figure }
armes-ui-step-search = fouiller le coffre en { $at }
armes-ui-step-loot = piller le repaire
armes-ui-step-end = ne rien faire de plus
armes-ui-step-charge = charger jusqu’en { $to }
armes-ui-step-dodge = esquiver en { $to }
armes-ui-step-dodge-not = ne pas esquiver
armes-ui-step-boost = { $tokens ->
    [0] ne pas ajouter de jeton
    [one] ajouter { $tokens } jeton
   *[other] ajouter { $tokens } jetons
 }
armes-ui-step-way = { $way ->
    [n] bousculer vers le haut
    [e] bousculer vers la droite
    [s] bousculer vers le bas
   *[w] bousculer vers la gauche
 }
armes-ui-step-bonus = utiliser le bonus « { $what } »
armes-ui-step-bonus-on = utiliser le bonus sur { $figure }
armes-ui-step-pass = passer jusqu’à la fin de la manche
armes-ui-step-first = commencer la manche
armes-ui-step-first-other = laisser commencer { $name }
armes-ui-step-raise = ramener { $figure } en { $to }
armes-ui-step-done = s’arrêter là
armes-ui-step-recruit = recruter { $figure }
armes-ui-step-card = jouer la carte « { $what } »
armes-ui-step-piece = choisir le décor « { $what } »
armes-ui-step-piece-at = poser le décor en { $to }
armes-ui-step-objective = placer un coffre en { $to }
armes-ui-step-lair = installer le repaire en { $to }
armes-ui-step-deploy = placer la figurine en { $to }
armes-ui-tell-move = aller { $way }
armes-ui-tell-run = courir { $way }
armes-ui-tell-charge = charger { $way }
armes-ui-tell-dodge = esquiver { $way }
armes-ui-tell-to = { $going }, { $what ->
    [chest] à côté du coffre
   *[figure] au contact de l’adversaire ({ $figure })
 }
armes-ui-tell-search = fouiller le coffre
armes-ui-tell-raise = ramener { $figure } près du repaire
armes-ui-tell-piece-at = poser le décor { $area }
armes-ui-tell-objective = poser un coffre { $area }
armes-ui-tell-lair = poser le repaire { $area }
armes-ui-tell-deploy = poser la figurine { $area }

## Les moments en scène, les menaces, et les bandes au choix

armes-ui-threat = En rouge foncé : où { $figure } peut aller. En rouge clair : ce qu’elle peut atteindre de là ; les murs cachent le reste.
armes-ui-moment-roll-use = { $figure } contre { $target } : { $act }
armes-ui-moment-roll-heal = { $figure } pour { $target } : { $act }
armes-ui-moment-roll-search = { $figure } fouille le coffre
armes-ui-moment-roll-loot = { $figure } devant le repaire ennemi
armes-ui-moment-need = { $what ->
    [search] Il faut 2 réussites :
    [loot] Il faut une réussite :
   *[use] { $need ->
        [one] Il faut une réussite :
       *[other] Il faut { $need } réussites :
    }
 } { $face ->
    [6] seul un 6 compte.
   *[other] un dé de { $face } ou plus.
 }
armes-ui-moment-hits = { $hits ->
    [0] Aucune réussite.
    [one] Une réussite.
   *[other] { $hits } réussites.
 }
armes-ui-moment-die = { $value }, raté
armes-ui-moment-die-hit = { $value }, réussi
armes-ui-moment-works = C’est réussi !
armes-ui-moment-fails = Pas assez !
armes-ui-moment-hurt = { $figure } perd { $damage } de santé.
armes-ui-moment-search = Un trésor pour { $name } !
armes-ui-moment-loot = { $name } pille le repaire !
armes-ui-moment-point = Un point de victoire.
armes-ui-moment-out = Hors de combat : { $figure } !
armes-ui-moment-round = La manche { $round } est finie
armes-ui-moment-total = { $total ->
    [one] { $total } point de victoire en tout
   *[other] { $total } points de victoire en tout
 }
armes-ui-moment-removed = valeur éliminée cette manche : { $value }
armes-ui-do-recruit-of = { $count ->
    [0] Recrute ta bande avec un budget de { $points } : choisis des figurines parmi les cartes. L’autre ne voit rien.
   *[other] Ta bande coûte { $spent } sur { $points } : { $band }.
 }
armes-ui-profile-title = { $name } · { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 }
armes-ui-band-change = En choisir une autre
armes-ui-extra-sample = Un fichier d’exemple pour commencer
armes-ui-extra-syntax = Ce n’est pas un fichier de figurines : la ligne { $line } est illisible.
armes-ui-extra-nothing = Ce fichier ne contient ni figurine, ni bande, ni faction, ni décor, ni carte.
event-armes-in_vain = { $fig } ne trouve rien.
armes-ui-goal = Marque plus de points que l’autre : fouille les coffres, mets l’ennemi hors jeu.

## Ce que sont les choses, pour qui demande

armes-ui-thing-chest = Coffre
armes-ui-thing-lair = Repaire : { $name }
armes-ui-thing-lair-back = Une figurine hors de combat revient près de son repaire, au début d’une manche.
armes-ui-ask-tokens = Points dorés : les jetons d’ordre qui restent pour cette manche. { $tokens ->
    [0] Aucun.
   *[other] { $tokens }.
 } Un ordre en coûte un ; chaque jeton de plus ajoute deux dés.
armes-ui-ask-points = Points de victoire : { $points }.

## À imprimer et à découper

armes-ui-print-own = { $count ->
    [one] La carte de ta figurine
   *[other] Les cartes de tes { $count } figurines
 }
armes-ui-print-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : figurines et factions
armes-ui-print-figures = Figurines à faire tenir debout, camp { $side }
armes-ui-print-board = Le terrain en six parties
armes-ui-print-board-about = Des cases de 20 mm, avec leur nom sur deux bords de chaque partie. Les décors se posent dessus.
armes-ui-print-map = Carte : { $map }
armes-ui-print-scenery = Décors
armes-ui-print-markers = Ordres, flammes, poison, fêlures, santé perdue, coffres et repaires
armes-ui-print-aids = Une aide pour chaque joueur
armes-ui-print-aid-round = Une manche
armes-ui-print-aid-order = Un ordre
armes-ui-print-aid-dice = Les dés
armes-ui-print-aid-points = Les points

# Le journal, pour qui voit le plateau.
armes-ui-log-first = { $round ->
    [0] { SEAT($seat) } s’installe en premier.
   *[other] { SEAT($seat) } commence.
 }
armes-ui-log-piece = { SEAT($seat) } pose un décor { $area } : { $piece }.
armes-ui-log-objective = { SEAT($seat) } place un coffre { $area }.
armes-ui-log-lair = { SEAT($seat) } installe son repaire { $area }.
armes-ui-log-deploy = { $fig } prend place { $area }.
armes-ui-log-bonus = { SEAT($seat) } utilise le bonus « { $bonus } ».
armes-ui-log-move = { $fig } va { $way }.
armes-ui-log-run = { $fig } court { $way }.
armes-ui-log-charge = { $fig } charge { $way } !
armes-ui-log-dodge = { $fig } esquive { $way }.
armes-ui-log-search = { $fig } fouille le coffre { $area }…
armes-ui-log-forced = On bouscule { $fig } { $way }.
armes-ui-log-raise = { $fig } revient près du repaire, en pleine forme.
