### Ce que dit le plateau des fées dans le navigateur.

elfe-ui-walk = Me déplacer
elfe-ui-prince = Déplacer un prince
elfe-ui-draw = Piocher ({ $count })
elfe-ui-pass = Passer
elfe-ui-do-place = Pose ta fée sur une case de l’Orée qui brille.
elfe-ui-do-turn = Déplace-toi, déplace un prince, pioche ou jette un sort.
elfe-ui-do-walk = Tu as fait { $die } : choisis une case qui brille.
elfe-ui-do-prince = Tu as fait { $die } : choisis un prince ou un crapaud.
elfe-ui-do-prince-to = Tu as fait { $die } : où va-t-il ?
elfe-ui-do-hex = Coâ ! Qui veux-tu ensorceler ?
elfe-ui-do-invite = Où le prince arrive-t-il dans l’Orée ?
elfe-ui-do-banish = Quel prince doit rentrer chez lui ?
elfe-ui-do-slap = Quel voisin reçoit la baffe ?
elfe-ui-do-elf = Coup de vent : touche l’elfe.
elfe-ui-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
elfe-ui-back-frog = { $turns ->
    [0] redevient fée tout de suite
    [one] redevient fée dans un tour
   *[other] redevient fée dans { $turns } tours
 }
elfe-ui-back-toad = { $turns ->
    [0] redevient prince tout de suite
    [one] redevient prince dans un tour
   *[other] redevient prince dans { $turns } tours
 }
elfe-ui-round = Tour de table { $round } sur { $cap }
elfe-ui-reserve = { $count ->
    [one] { $count } prince chez lui
   *[other] { $count } princes chez eux
 }
elfe-ui-distracted = L’elfe est distrait !
elfe-ui-ground-edge = Orée
elfe-ui-ground-pond = Mare
elfe-ui-ground-woods = bois
elfe-ui-cell-free = { $square }, { $ground }, libre
elfe-ui-cell-piece = { $owner ->
    [none] { $square }, { $ground } : { $what }
   *[other] { $square }, { $ground } : { $what } { DE($owner) }
 }
elfe-ui-tip-place = Pars d’où tu peux courir droit sur l’elfe, et attention à la Mare.
elfe-ui-tip-frog = Tu es une grenouille : ni sorts ni victoire avant le baiser d’un prince ou de l’elfe. Mais tu nages.
elfe-ui-tip-frog-kissed = Un baiser ! Tu redeviendras bientôt une fée.
elfe-ui-tip-frog-near = Un baiser, et tout près de l’elfe ! Reste là : { $win ->
    [court] une fois fée, tu gagnes si tu y es encore quand ton tour suivant commence
   *[contact] tu gagnes dès que tu redeviens fée
 }, si aucun prince ne vient.
elfe-ui-tip-distracted = Un prince parle à l’elfe : personne ne peut gagner tant qu’il est là.
elfe-ui-tip-hindered = Un prince parle à ta fée : elle ne peut ni déplacer de prince ni jouer Coup de vent.
elfe-ui-tip-reach = { $die ->
    [1] N’importe quel dé te mène à l’elfe !
    [6] Avec un 6, tu atteins l’elfe : une chance sur 6.
   *[other] Tu atteins l’elfe avec un { $die } ou plus : { $faces ->
        [one] { $faces } chance
       *[other] { $faces } chances
    } sur 6.
 }
elfe-ui-tip-rival = { $die ->
    [1] Danger : n’importe quel dé mène { $name } à l’elfe !
    [6] Danger : avec un 6, { $name } atteint l’elfe.
   *[other] Danger : { $name } atteint l’elfe avec un { $die } ou plus : { $faces ->
        [one] { $faces } chance
       *[other] { $faces } chances
    } sur 6.
 }
elfe-ui-tip-rival-frog = { $name } est une grenouille à côté de l’elfe, et redeviendra fée avant ton prochain tour : sépare-les, ou fais venir un prince !
elfe-ui-pile = La pioche
elfe-ui-pile-about = Pioche un sort. C’est tout ton tour.
elfe-ui-tip-steps = { $steps ->
    [one] Plus qu’un pas jusqu’à l’elfe.
   *[other] Encore { $steps } pas jusqu’à l’elfe.
 }
elfe-ui-source-walked = Déplacements
elfe-ui-source-spells = Sorts jetés
elfe-ui-source-draws = Cartes piochées
elfe-ui-source-frog = Fois où elle est devenue grenouille
elfe-ui-step-place = poser la fée en { $at }
elfe-ui-step-roll = lancer le dé et se déplacer
elfe-ui-step-roll-prince = lancer le dé et déplacer un prince ou un crapaud
elfe-ui-step-walk = aller de { $from } en { $to }
elfe-ui-step-prince = mener un prince de { $from } en { $to }
elfe-ui-step-toad = envoyer un crapaud de { $from } en { $to }
elfe-ui-step-draw = piocher une carte
elfe-ui-step-cast = jeter le sort « { $spell } » sur { $at }
elfe-ui-step-pass = passer
elfe-ui-tell-place = poser la fée { $area }
elfe-ui-tell-cast-at = jeter le sort « { $spell } » { $area }
elfe-ui-tell-walk = avancer { $way }
elfe-ui-tell-walk-to = avancer { $way } pour rejoindre { $who }
elfe-ui-tell-prince = mener un prince { $way }
elfe-ui-tell-prince-to = mener un prince { $way } rejoindre { $who }
elfe-ui-tell-toad = envoyer un crapaud { $way }
elfe-ui-tell-toad-to = envoyer un crapaud { $way } rejoindre { $who }
elfe-ui-tell-who-elf = l’elfe
elfe-ui-tell-who-prince = le prince
elfe-ui-tell-who-toad = le crapaud
elfe-ui-tell-who-fairy = la fée { DE($owner) }
elfe-ui-tell-who-frog = la grenouille { DE($owner) }
elfe-ui-tell-who-at = { $who } qui est { $area }
elfe-ui-do-turn-plain = Déplace-toi ou pioche une carte.
elfe-ui-do-turn-prince = Déplace-toi, déplace un prince ou pioche une carte.
elfe-ui-do-turn-cast = Déplace-toi, pioche une carte ou jette un sort.
elfe-ui-goal = { $win ->
    [court] Amène ta fée juste à côté de l’elfe, et sois-y encore quand ton tour suivant commence, sans prince près de lui.
   *[contact] Amène ta fée avant les autres juste à côté de l’elfe, sans prince près de lui.
 }
elfe-ui-score = { $count ->
    [1] a charmé l’elfe
   *[other] {""}
 }
elfe-ui-ask-elf = L’elfe
elfe-ui-ask-elf-about = { $win ->
    [court] Une fée qui est encore juste à côté de lui, même en diagonale, quand son tour commence le charme et gagne.
   *[contact] Une fée juste à côté de lui, même en diagonale, le charme et gagne.
 }
elfe-ui-ask-elf-distracted = L’elfe, distrait
elfe-ui-ask-elf-distracted-about = Un prince lui parle : personne ne peut gagner tant qu’il est là.
elfe-ui-ask-fairy = La fée { DE($name) }
elfe-ui-ask-fairy-about = Elle avance au plus d’autant de cases que le dit le dé. { $win ->
    [court] Elle gagne si elle est à côté de l’elfe quand son tour commence.
   *[contact] Elle gagne quand elle est à côté de l’elfe.
 }
elfe-ui-ask-frog = La fée { DE($name) }, devenue grenouille
elfe-ui-ask-frog-about = Une grenouille ne jette pas de sorts et ne peut pas gagner, mais elle nage. Le baiser d’un prince ou de l’elfe en refait une fée.
elfe-ui-ask-prince = Un prince
elfe-ui-ask-prince-about = À côté de l’elfe il le distrait, à côté d’une fée il la retient, et il embrasse les grenouilles.
elfe-ui-ask-toad = Un crapaud
elfe-ui-ask-toad-about = Un prince ensorcelé : il nage et ne distrait personne. Le baiser d’une fée ou de l’elfe en refait un prince.
elfe-ui-ask-pond = La Mare
elfe-ui-ask-pond-about = Seuls les grenouilles et les crapauds y nagent. Les autres en font le tour.
elfe-ui-ask-edge = L’Orée
elfe-ui-ask-edge-about = Les fées partent d’ici, et les princes invités y arrivent. L’elfe ne vient jamais si loin.
elfe-ui-ask-hand = { $count ->
    [0] Aucun sort en main.
    [one] Un sort en main. Seule sa propriétaire sait lequel.
   *[other] { $count } sorts en main. Seule leur propriétaire sait lesquels.
 }
elfe-ui-ask-hand-open = En main, à la vue de tous : { $spells }.
elfe-ui-end-ahead = L’elfe est à toi.
elfe-ui-end-behind = L’elfe s’en va avec une autre, cette fois.

elfe-ui-print-board = Plateau en quatre parties
elfe-ui-print-spells = { $count } sorts
elfe-ui-print-figures = Fées et grenouilles, princes et crapauds, l’elfe

# Le journal, pour qui voit le plateau.
elfe-ui-log-elf = L’elfe apparaît { $area }.
elfe-ui-log-place = La fée { DE($seat) } commence { $area }.
elfe-ui-log-back = { $piece ->
    [fairy] La grenouille { DE($owner) } redevient une fée !
   *[prince] Le crapaud { $area } redevient un prince !
 }
elfe-ui-log-move = { $piece ->
    [fairy] La fée { DE($owner) } va { $way }.
    [frog] La grenouille { DE($owner) } saute { $way }.
    [prince] { SEAT($seat) } mène un prince { $way }.
   *[toad] { SEAT($seat) } envoie un crapaud { $way }.
 }
elfe-ui-log-cast = { $spell ->
    [banish] Minuit sonne : { SEAT($seat) } renvoie chez lui le prince { $area }.
    [elf] { SEAT($seat) } fait souffler le vent.
    [hex] { $piece ->
        [fairy] Coâ ! { SEAT($seat) } change la fée { DE($owner) } en grenouille.
       *[prince] Coâ ! { SEAT($seat) } change en crapaud le prince { $area }.
     }
    [invite] { SEAT($seat) } invite un prince : il arrive { $area }.
   *[slap] Vlan ! { SEAT($seat) } donne une baffe { $piece ->
        [elf] à l’elfe
        [fairy] à la fée { DE($owner) }
        [frog] à la grenouille { DE($owner) }
        [prince] au prince
       *[toad] au crapaud
     }.
 }
elfe-ui-log-land = { $piece ->
    [elf] L’elfe
    [fairy] La fée { DE($owner) }
    [frog] La grenouille { DE($owner) }
    [prince] Le prince
   *[toad] Le crapaud
 } s’envole et retombe { $area }.
elfe-ui-log-wind = { $moved ->
    [true] Un vent de force { $die } pousse l’elfe { $way }.
   *[false] Le vent est de force { $die }, mais l’elfe ne peut pas aller par là.
 }
elfe-ui-log-kiss = { $piece ->
    [frog] La grenouille { DE($owner) } reçoit un baiser : bientôt, ce sera de nouveau une fée.
   *[toad] Le crapaud { $area } reçoit un baiser : bientôt, ce sera de nouveau un prince.
 }
