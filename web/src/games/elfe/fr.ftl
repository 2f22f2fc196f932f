### Ce que dit le plateau des fées dans le navigateur.

elfe-ui-walk = Avancer
elfe-ui-prince = Bouger un prince
elfe-ui-draw = Piocher ({ $count })
elfe-ui-pass = Passer
elfe-ui-do-place = Pose ta fée sur une case brillante de l’Orée.
elfe-ui-do-turn = À toi : avance, bouge un prince, pioche ou jette un sort.
elfe-ui-do-roll = On va lancer le dé : impossible de revenir en arrière.
elfe-ui-do-walk = Tu as fait { $die } : choisis une case brillante.
elfe-ui-do-prince = Tu as fait { $die } : choisis un prince ou un crapaud.
elfe-ui-do-prince-to = Tu as fait { $die } : où va-t-il ?
elfe-ui-do-hex = Coâ ! Qui veux-tu ensorceler ?
elfe-ui-do-invite = Où le prince arrive-t-il dans l’Orée ?
elfe-ui-do-banish = Quel prince doit rentrer chez lui ?
elfe-ui-do-slap = Quel voisin reçoit la baffe ?
elfe-ui-do-elf = Souffle sur l’elfe : touche-le.
elfe-ui-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
elfe-ui-back = { $turns ->
    [0] de retour tout de suite
    [one] de retour dans un tour
   *[other] de retour dans { $turns } tours
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
elfe-ui-cell-piece = { $square }, { $what } { $owner }, { $ground }
elfe-ui-tip-place = Pars d’où tu peux courir droit sur l’elfe, et attention à la Mare.
elfe-ui-tip-frog = Tu es une grenouille : ni sorts ni victoire avant le baiser d’un prince ou de l’elfe. Mais tu nages.
elfe-ui-tip-frog-kissed = On t’a embrassée : tu seras bientôt de nouveau une fée.
elfe-ui-tip-frog-near = Embrassée et tout près de l’elfe : reste là, et tu gagnes dès que tu redeviens fée, si aucun prince ne vient.
elfe-ui-tip-distracted = Un prince parle à l’elfe : personne ne peut gagner tant qu’il est là.
elfe-ui-tip-hindered = Ta fée est à côté d’un prince : elle ne peut ni bouger de prince ni souffler sur l’elfe.
elfe-ui-tip-reach = { $die ->
    [1] N’importe quel dé te mène à l’elfe !
   *[other] Tu atteins l’elfe avec { $die } ou plus : { $faces } chances sur 6.
 }
elfe-ui-tip-rival = { $die ->
    [1] Danger : n’importe quel dé mène { $name } à l’elfe !
    [6] Danger : avec un 6, { $name } atteint l’elfe.
   *[other] Danger : { $name } atteint l’elfe avec { $die } ou plus, { $faces } chances sur 6.
 }
elfe-ui-tip-rival-frog = { $name } est une grenouille à côté de l’elfe, et redeviendra fée avant ton prochain tour : sépare-les, ou fais venir un prince !
elfe-ui-pile = La pioche
elfe-ui-pile-about = Pioche un sort. C’est tout ton tour.
elfe-ui-tip-steps = Encore { $steps } pas jusqu’à l’elfe.
elfe-ui-source-walked = Déplacements
elfe-ui-source-spells = Sorts lancés
elfe-ui-source-draws = Cartes piochées
elfe-ui-source-frog = Fois changée en grenouille
