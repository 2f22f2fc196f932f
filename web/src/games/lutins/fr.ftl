### Ce que dit le plateau des lutins dans le navigateur.

lutins-ui-leave-trees = laisser les arbres tranquilles
lutins-ui-pass = passer
lutins-ui-pass-stuck = Passer (aucun lutin ne peut filer)
lutins-ui-do-tree = Pousse un arbre si tu veux, ou choisis tout de suite un lutin.
lutins-ui-do-tree-must = Pousse un arbre : à cette table, il en bouge un à chaque tour.
lutins-ui-do-tree-stuck = Aucun de tes lutins ne peut filer : pousse un arbre pour ouvrir un chemin, ou laisse-les et passe.
lutins-ui-do-tree-stuck-must = Aucun de tes lutins ne peut filer : pousse un arbre pour ouvrir un chemin.
lutins-ui-do-tree-to = Où va cet arbre ?
lutins-ui-do-lutin = Choisis maintenant un de tes lutins.
lutins-ui-do-pass = Aucun de tes lutins ne peut filer : tu passes.
lutins-ui-do-due = Choisis un lutin : c’est au tour de { $colour ->
    [blue] la famille bleue.
    [yellow] la famille jaune.
    [violet] la famille violette.
   *[red] la famille rouge.
 }
lutins-ui-do-stop = Choisis où il file. Il ne s’arrête que si quelque chose l’arrête.
lutins-ui-do-turn = { $angle ->
    [any] Laisse-le là, ou fais-le repartir d’un autre côté.
   *[right] Laisse-le là, ou fais-le repartir à angle droit.
 }
lutins-ui-do-place = Pose le lutin { $colour ->
    [blue] bleu
    [yellow] jaune
    [violet] violet
   *[red] rouge
 } chassé où tu veux.
lutins-ui-due = { $colour ->
    [blue] c’est aux bleus
    [yellow] c’est aux jaunes
    [violet] c’est aux violets
   *[red] c’est aux rouges
 }
lutins-ui-quiet = { $turns ->
    [one] Aucune arrivée depuis un tour.
   *[other] Aucune arrivée depuis { $turns } tours.
 } { $left ->
    [one] Encore un tour comme ça, et la course s’arrête.
   *[other] Encore { $left } tours comme ça, et la course s’arrête.
 }
lutins-ui-cell-free = { $cell }, libre
lutins-ui-cell-tree = { $cell }, arbre
lutins-ui-cell-locked = { $cell }, arbre qui vient de bouger, bloqué
lutins-ui-cell-lutin = { $cell }, { $colour ->
    [blue] lutin bleu
    [yellow] lutin jaune
    [violet] lutin violet
   *[red] lutin rouge
 }{ $where ->
    [start] , qui attend
    [home] , arrivé
   *[forest] {""}
 }
lutins-ui-tip-stuck = Aucun de tes lutins ne peut filer. Reviens en arrière et cherche un arbre qui en libère un, ou passe.
lutins-ui-tip-free-one = Aucun de tes lutins ne peut encore filer : pousse un arbre pour ouvrir un chemin.
lutins-ui-tip-locked = L’arbre au cadenas vient de bouger : il est bloqué pour ce tour.
lutins-ui-tip-one-runner = Fais arriver ce lutin avant d’en faire partir un autre.
lutins-ui-tip-slide = Un lutin ne s’arrête jamais en route : cherche les arbres qui l’arrêteront au bon endroit.
lutins-ui-source-home = Lutins arrivés
lutins-ui-source-runs = Élans
lutins-ui-source-chased = Lutins qu’on lui a chassés
lutins-ui-source-passes = Tours passés
lutins-ui-do-stop-need = { $turns ->
    [one] Ce lutin peut arriver dès ce tour. Choisis où il file.
   *[other] Ce lutin est à { $turns } tours du but. Choisis où il file.
 }
lutins-ui-warn-stuck = Attention : après cela, aucun de tes lutins ne pourrait filer.
lutins-ui-tree-changes = Chemins ouverts : { $opened }. Chemins fermés : { $closed }.
lutins-ui-run = filer de { $from } à { $stop }
lutins-ui-run-turn = filer de { $from } à { $stop }, puis tourner vers { $end }
lutins-ui-run-home = { $run }, et voilà un lutin arrivé
lutins-ui-step-tree = pousser l’arbre de { $from } en { $to }
lutins-ui-step-place = poser le lutin chassé en { $cell }
lutins-ui-tell-tree = pousser { $way } l’arbre qui est { $area }
lutins-ui-tell-tree-beside = pousser { $way } l’arbre à côté du lutin { $colour ->
    [blue] bleu
    [yellow] jaune
    [violet] violet
   *[red] rouge
 }
lutins-ui-tell-place = poser le lutin chassé { $area }
lutins-ui-tell-run = faire filer { $way } { $goblin }
lutins-ui-tell-run-turn = faire filer { $way }, puis { $then }, { $goblin }
lutins-ui-tell-goblin = le lutin { $colour ->
    [blue] bleu
    [yellow] jaune
    [violet] violet
   *[red] rouge
 }
lutins-ui-tell-goblin-at = le lutin { $colour ->
    [blue] bleu
    [yellow] jaune
    [violet] violet
   *[red] rouge
 } qui est { $area }
lutins-ui-tell-goblin-waiting = le lutin { $colour ->
    [blue] bleu
    [yellow] jaune
    [violet] violet
   *[red] rouge
 } qui attend
lutins-ui-tell-goblin-nth = le { $nth ->
    [1] 1er
   *[other] { $nth }e
 } lutin { $colour ->
    [blue] bleu
    [yellow] jaune
    [violet] violet
   *[red] rouge
 } en partant { $from ->
    [top] du haut
   *[left] de la gauche
 }
lutins-ui-from-start = son départ
lutins-ui-to-goal = l’autre côté
lutins-ui-do-tree-runner = Pousse un arbre si tu veux, ou fais filer ton lutin.
lutins-ui-mark-number = Nombre de tours pour arriver de là, si les arbres ne bougent pas
lutins-ui-mark-none = Pas encore de chemin depuis cette case
lutins-ui-mark-home = Arrivée
lutins-ui-mark-stop = Le lutin peut s’arrêter là
lutins-ui-mark-locked = L’arbre qu’on vient de pousser : il est bloqué pour ce tour
lutins-ui-goal = Fais arriver tous tes lutins de l’autre côté de la forêt, là où le bord brille à ta couleur.
lutins-ui-score = { $count ->
    [one] { $count } lutin arrivé
   *[other] { $count } lutins arrivés
 }
lutins-ui-ask-tree = Un arbre
lutins-ui-ask-tree-about = Il arrête quiconque fonce dessus. À ton tour, tu peux pousser un arbre sur une case libre voisine.
lutins-ui-ask-locked = Un arbre avec un cadenas
lutins-ui-ask-locked-about = On l’a poussé juste avant ce tour : il ne peut pas bouger maintenant.
lutins-ui-ask-home = Un lutin { $colour ->
    [blue] bleu
    [yellow] jaune
    [violet] violet
   *[red] rouge
 }, arrivé
lutins-ui-ask-home-about = Il ne bouge plus, et personne ne peut le chasser.
lutins-ui-ask-runner = Un lutin { $colour ->
    [blue] bleu
    [yellow] jaune
    [violet] violet
   *[red] rouge
 } en route
lutins-ui-ask-runner-about = Il file tout droit jusqu’à ce que quelque chose l’arrête, puis peut repartir une fois{ $angle ->
    [any] , du côté qu’il veut
   *[right] {" "}à angle droit
 }.
lutins-ui-ask-waiting = Un lutin { $colour ->
    [blue] bleu
    [yellow] jaune
    [violet] violet
   *[red] rouge
 } qui attend
lutins-ui-ask-waiting-about = Il part quand aucun autre lutin de sa famille n’est dans la forêt.
lutins-ui-ask-waiting-two = Un lutin { $colour ->
    [blue] bleu
    [yellow] jaune
    [violet] violet
   *[red] rouge
 } qui attend
lutins-ui-ask-waiting-two-about = À deux joueurs, les lutins partent quand on veut.
lutins-ui-ask-goal = L’arrivée des lutins { $colour ->
    [blue] bleus
    [yellow] jaunes
    [violet] violets
   *[red] rouges
 }
lutins-ui-ask-goal-about = Leur course finit ici. Un lutin qui y attend encore est chassé quand l’un d’eux arrive.
lutins-ui-ask-tally = Lutins { $colour ->
    [blue] bleus
    [yellow] jaunes
    [violet] violets
   *[red] rouges
 } arrivés : { $count } sur 6
lutins-ui-ask-tally-about = { $families ->
    [both] Qui a le premier ses deux familles au complet, douze lutins, gagne.
   *[one] La première famille au complet gagne.
 }
lutins-ui-ask-seat = Joue les lutins { $colour ->
    [blue] bleus
    [yellow] jaunes
    [violet] violets
   *[red] rouges
 }, { $count ->
    [one] { $count } arrivé.
   *[other] { $count } arrivés.
 } Il en faut six.
lutins-ui-ask-due = Avec deux familles, on alterne : c’est la couleur nommée ici qui file maintenant.
lutins-ui-end-ahead = { $points ->
    [one] Tu gagnes avec { $points } lutin d’avance.
   *[other] Tu gagnes avec { $points } lutins d’avance.
 }
lutins-ui-end-behind = { $points ->
    [one] Il ne te manquait qu’un lutin.
   *[other] Il te manquait { $points } lutins.
 }
lutins-ui-ask-turns = { $turns ->
    [one] De là, { $turns } tour
   *[other] De là, { $turns } tours
 }
lutins-ui-ask-turns-about = C’est ce qu’il faudrait encore à ce lutin pour arriver, si les arbres ne bougeaient pas.
lutins-ui-ask-no-way = De là, pas encore de chemin
lutins-ui-ask-no-way-about = Tant que les arbres restent ainsi, ce lutin ne peut pas arriver depuis cette case.
lutins-ui-ask-arrives = L’arrivée !
lutins-ui-ask-arrives-about = Un lutin qui file jusque-là est arrivé, et ne bouge plus.

lutins-ui-print-board = Plateau : { $forest }
lutins-ui-print-pieces = Lutins et arbres debout
lutins-ui-print-discs = Lutins et arbres en pions ronds

# Le journal, pour qui voit le plateau.
lutins-ui-log-tree = Un arbre { $start } se glisse { $way }.
lutins-ui-log-slide = { $colour ->
    [blue] Un lutin bleu
    [yellow] Un lutin jaune
    [violet] Un lutin violet
   *[red] Un lutin rouge
 } file { $way }.
lutins-ui-log-placed = { $colour ->
    [blue] Le lutin bleu chassé
    [yellow] Le lutin jaune chassé
    [violet] Le lutin violet chassé
   *[red] Le lutin rouge chassé
 } se retrouve { $area }.
