### Ce que dit le plateau des elementals dans le navigateur.

elementals-ui-card-mad = créature folle
elementals-ui-card-double = créature double
elementals-ui-card-wizard = magicien
elementals-ui-did-book = poser le livre
elementals-ui-did-hit = taper sur { $card }
elementals-ui-timed = { $what } en { NUMBER($seconds, minimumFractionDigits: 3) } s
elementals-ui-ms = { $ms } ms
elementals-ui-do-pile = Deux parties pareilles ? Tape sur cette carte du milieu ! Créature folle ? Ton livre !
elementals-ui-next-double = Un double : bas les mains ! Ensuite, une carte de plus arrive au milieu.
elementals-ui-next-wizard = Un magicien : bas les mains ! Ensuite, tout le monde retourne une carte en même temps.
elementals-ui-do-middle = Une nouvelle carte au milieu : une ancienne lui ressemble en deux parties ? Tape sur l’ancienne !
elementals-ui-do-wizard = Toutes ces cartes à la fois ! L’une a deux parties pareilles à une carte du milieu ? Tape sur celle du milieu !
elementals-ui-book = Livre
elementals-ui-none = Ne pas bouger
elementals-ui-none-all = Personne n’a bougé
elementals-ui-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
elementals-ui-left = a quitté
elementals-ui-worth = { $count ->
    [one] { $count } carte à gagner
   *[other] { $count } cartes à gagner
 }
elementals-ui-station = { $left ->
    [true] { $name } a quitté la partie : paquet de { $cards }, pile de { $pile }
   *[false] { $name } : paquet de { $cards }, pile de { $pile }
 }
elementals-ui-turned = { $name } a retourné : { $card }.
elementals-ui-face-down = Face cachée
elementals-ui-hit = Taper sur la carte { $number } du milieu : { $card }
elementals-ui-new = Nouvelle carte du milieu : { $card }
elementals-ui-middle = milieu
elementals-ui-fresh = vient d’arriver
elementals-ui-early = Trop tôt !
elementals-ui-key-space = Espace
elementals-ui-ask = { $name }, que voulais-tu faire ?
elementals-ui-result-first = Regarde bien la carte qu’on retourne…
elementals-ui-result-win = { $name } ramasse { $count ->
    [one] { $count } carte !
   *[other] { $count } cartes !
 }
elementals-ui-result-missed = Personne ne l’a vu !
elementals-ui-result-wrong = Raté ! Les autres reçoivent une carte chacun.
elementals-ui-result-nothing = Il n’y avait rien à attraper.
elementals-ui-verdict-right = juste
elementals-ui-verdict-wrong = faux
elementals-ui-verdict-late = trop tard
elementals-ui-tip-parts = Compare tête avec tête, ventre avec ventre, jambes avec jambes : deux parties pareilles, et c’est bon !
elementals-ui-tip-several = Plusieurs cartes au milieu : tape sur celle qui convient, pas une autre.
elementals-ui-tip-middle = Compare la nouvelle carte avec les anciennes. On ne tape pas sur la nouvelle.
elementals-ui-tip-wizard = Quand le magicien appelle, les cartes spéciales ne font rien : laisse ton livre !
elementals-ui-paused = En attente : { $names }…
elementals-ui-house-timed = À partir de maintenant, c’est la table qui chronomètre { $names } : la connexion donnait des temps impossibles.
elementals-ui-source-packet = Cartes à la fin
elementals-ui-source-won = Cartes gagnées
elementals-ui-source-tables = Tables gagnées
elementals-ui-source-mistakes = Erreurs
elementals-ui-keys = Choisir les touches
elementals-ui-press = appuie
elementals-ui-press-name = { $name }, appuie sur la touche que tu veux.
elementals-ui-cue = Entendre les cartes
elementals-ui-cue-about = À gauche la carte du milieu, à droite la carte retournée : d’abord la tête (aigu), puis le ventre, puis les jambes (grave). Le même son des deux côtés : cette partie est pareille. Un appareil qui vibre fait sentir la carte retournée.
elementals-ui-cue-voices = La voix de chaque élément
elementals-ui-cue-again = Réécouter
elementals-ui-switch = Jouer avec un seul bouton
elementals-ui-switch-about = Les choix s’allument l’un après l’autre ; appuie quand le tien est allumé. Sans chrono, rien ne presse. Avec le chrono, à plusieurs devant un écran ou sans connexion, appuie dès que tu as vu quelque chose : c’est ce moment qui compte, puis tu as 15 secondes pour choisir. Seul à une table en ligne, c’est le moment de ton choix qui compte : joue alors sans chrono, avec plus de temps par carte, ou avec un handicap pour les autres.
elementals-ui-switch-pace = Chaque choix reste allumé { NUMBER($seconds) } s
elementals-ui-switch-key = Touche du bouton : { $key }
elementals-ui-switch-listen = Appuie sur la touche que tu veux
elementals-ui-switch-take = Appuie : { $choice }
elementals-ui-switch-buzz = Appuie dès que tu as vu quelque chose
elementals-ui-switch-wait = Attends le prochain choix…

## Avant la première carte, et pourquoi un coup était faux

elementals-ui-how = Deux parties pareilles, à la même place ? Tape la carte du milieu avant les autres. Pour une créature folle, ton livre !
elementals-ui-ready-question = Prêts ?
elementals-ui-ready = C’est bon pour moi !
elementals-ui-ready-me = C’est bon pour toi
elementals-ui-ready-name = { $name } : c’est bon pour moi !
elementals-ui-ready-here = { $name } : c’est bon
elementals-ui-ready-not = { $name } : pas encore
elementals-ui-card-comes = La carte suivante arrive…
elementals-ui-ready-wait = On attend { $names }…
elementals-ui-with-sound = Avec le son
elementals-ui-result-sent = Et les autres ?
elementals-ui-result-before = La carte d’avant : { $text }
elementals-ui-verdict-after = c’était déjà gagné
elementals-ui-mistake-none = { $name } se trompe : rien n’est pareil.
elementals-ui-mistake-special = { $name } se trompe : { $kind ->
    [mad] pour une créature folle, c’est le livre
    [double] un double n’a rien de pareil
   *[wizard] un magicien n’a rien de pareil
 }.
elementals-ui-mistake-one = { $name } se trompe : { $part ->
    [head] seules les têtes sont pareilles
    [belly] seuls les ventres sont pareils
   *[legs] seules les jambes sont pareilles
 }.
elementals-ui-mistake-book = { $name } se trompe : le livre ne sert que pour une créature folle.
elementals-ui-mistake-summoned = { $name } se trompe : dans une invocation, pas de livre pour les créatures folles.
elementals-ui-mistake-unsaid = { $name } n’a rien dit à temps : cela compte comme une erreur.
elementals-ui-mistake-cost = { $paid ->
    [true] Une carte à chacun des autres.
   *[false] Il ne reste pas assez de cartes pour payer.
 }
elementals-ui-did-unsaid = rien dit à temps ({ $ms } ms)
elementals-ui-zone-hit = { $name } : taper
elementals-ui-zone-book = { $name } : livre
elementals-ui-hit-word = Taper
elementals-ui-ask-card = { $name }, quelle carte ?
elementals-ui-skip = carte suivante
elementals-ui-source-best = Meilleur temps
elementals-ui-source-median = Temps habituel
elementals-ui-source-streak = Tables d’affilée
elementals-ui-record = Ton meilleur temps !
elementals-ui-best = Ton meilleur temps jusqu’ici : { $ms } ms
elementals-ui-goal = { $mode ->
    [relaxed] Gagne le plus de cartes : trouve les créatures qui ont deux parties pareilles. Rien ne presse.
   *[reflex] Gagne le plus de cartes : repère avant les autres deux créatures qui ont deux parties pareilles.
 }

## Ce que sont les choses, pour qui demande

elementals-ui-ask-station = Cartes dans le paquet : { $cards }. Face visible sur la pile : { $pile }.
elementals-ui-ask-cards = Les cartes en main. À la fin, qui en a le plus gagne. Qui doit retourner une carte et n’en a plus finit la partie, ou la quitte à cinq ou six.
elementals-ui-score = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
elementals-ui-end-ahead = { $points ->
    [one] Tu gagnes avec { $points } carte d’avance.
   *[other] Tu gagnes avec { $points } cartes d’avance.
 }
elementals-ui-end-behind = { $points ->
    [one] Il ne te manquait qu’une carte.
   *[other] Il te manquait { $points } cartes.
 }

elementals-ui-print-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
elementals-ui-print-books = { $count } livres magiques
