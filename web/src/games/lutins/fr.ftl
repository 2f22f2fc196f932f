### Ce que dit le plateau des lutins dans le navigateur.

lutins-ui-leave-trees = Laisser les arbres
lutins-ui-pass = Aucun lutin ne peut filer : passer
lutins-ui-do-tree = Pousse un arbre si tu veux, ou touche tout de suite un lutin.
lutins-ui-do-tree-to = Où va cet arbre ?
lutins-ui-do-lutin = Choisis maintenant un de tes lutins.
lutins-ui-do-due = Choisis un lutin : c’est au tour de { $colour ->
    [blue] la famille bleue.
    [yellow] la famille jaune.
    [violet] la famille violette.
   *[red] la famille rouge.
 }
lutins-ui-do-stop = Choisis où il file. Il ne s’arrête que si quelque chose l’arrête.
lutins-ui-do-turn = Arrête-le là, ou fais-le tourner une fois.
lutins-ui-do-place = Pose où tu veux le lutin { $colour ->
    [blue] bleu
    [yellow] jaune
    [violet] violet
   *[red] rouge
 } que tu as chassé.
lutins-ui-due = aux { $colour ->
    [blue] bleus
    [yellow] jaunes
    [violet] violets
   *[red] rouges
 } de jouer
lutins-ui-quiet = Personne n’arrive depuis { $turns } tours ; encore { $left } et la course s’arrête.
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
lutins-ui-tip-stuck = Aucun de tes lutins ne peut filer. Reprends l’arbre pour en libérer un, ou passe.
lutins-ui-tip-free-one = Aucun de tes lutins ne peut encore filer : écarte un arbre.
lutins-ui-tip-locked = L’arbre en { $cell } vient de bouger : il est bloqué pour ce tour.
lutins-ui-tip-one-runner = Mène ce lutin au but avant d’en faire partir un autre.
lutins-ui-tip-slide = Un lutin ne s’arrête jamais en route : cherche les arbres qui l’arrêteront au bon endroit.
lutins-ui-source-home = Lutins arrivés
lutins-ui-source-runs = Courses
lutins-ui-source-chased = Ses lutins chassés
lutins-ui-source-passes = Tours sans course
lutins-ui-do-stop-need = { $turns ->
    [one] Ce lutin peut arriver dès ce tour. Choisis où il file.
   *[other] Ce lutin est à { $turns } tours du but. Choisis où il file.
 }
lutins-ui-need = { $turns ->
    [one] encore un tour
   *[other] encore { $turns } tours
 }
lutins-ui-need-more = plus de { $turns } tours
lutins-ui-warn-stuck = Attention : après cela, aucun de tes lutins ne pourrait filer.
lutins-ui-tree-changes = { $opened ->
    [0] Aucun chemin ne s’ouvre
    [one] Un chemin s’ouvre
   *[other] { $opened } chemins s’ouvrent
 } et { $closed ->
    [0] aucun ne se ferme.
    [one] un autre se ferme.
   *[other] { $closed } se ferment.
 }
lutins-ui-run = { $from } à { $stop }
lutins-ui-run-turn = { $from } à { $stop }, puis { $end }
lutins-ui-run-home = { $run } : arrivé
lutins-ui-step-tree = l’arbre { $from } va en { $to }
lutins-ui-step-place = en { $cell }
