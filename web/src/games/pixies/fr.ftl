### Ce que dit le plateau de la Reine dans le navigateur.

pixies-ui-queen = La Reine veut
pixies-ui-now = ce tour
pixies-ui-next = après
pixies-ui-rewards = Récompenses
pixies-ui-special = Offr. spéciale
pixies-ui-stock = Stock général
pixies-ui-bag = Sac de la mine
pixies-ui-own = Derrière mon écran
pixies-ui-behind = Derrière l’écran de { $name }
pixies-ui-closed = biens cachés
pixies-ui-areas = Parties de la table
pixies-ui-tab-screens = Écrans
pixies-ui-tab-tracks = Pistes
pixies-ui-tab-queen = Reine
pixies-ui-track-line = argent { $silver }, or { $gold }, { $crowns } couronnes ; { $next } avant le prochain symbole de mine
pixies-ui-third = la troisième couleur
pixies-ui-in-dungeon = aux oubliettes
pixies-ui-sealed = scellée
pixies-ui-not-sealed = réfléchit
pixies-ui-crowns = { $count ->
    [0] 0 couronne grognon
    [one] 1 couronne grognon
   *[other] { $count } couronnes grognons
 }
pixies-ui-crowns-short = { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
 }
pixies-ui-reward-points = { $count ->
    [one] { $count } point de récompense
   *[other] { $count } points de récompense
 }
pixies-ui-round = Tour { $round } sur { $of }
pixies-ui-phase-steal = Vol
pixies-ui-phase-actions = Actions
pixies-ui-phase-offerings = Offrande
pixies-ui-phase-rewards = Primes
pixies-ui-phase-punishments = Grogne
pixies-ui-count = Compte
pixies-ui-count-rewards = primes
pixies-ui-count-crowns = cour.
pixies-ui-count-stones = pierres
pixies-ui-count-heaps = tas
pixies-ui-count-total = total
pixies-ui-good = { $good ->
    [A] pomme
    [B] pain
    [H] miel
    [S] argent
    [G] or
   *[R] pierre
 }
pixies-ui-food-tile = Tuile de nourriture { $value }
pixies-ui-skill-about = { $skill ->
    [a] Un lingot d’or te coûte 1 argent de moins.
    [b] 2 points de plus par fidèle servant.
    [c] 2 points de plus par anneau.
    [d] 1 argent au début de chaque tour.
    [e] Une promotion gratuite après celles de chaque tour.
    [f] Tu prends la place des autres sans pomme.
    [g] Tu retires les pierres sans pain.
    [h] De la place pour une tuile de plus, nourriture ou usage unique.
    [i] Tu peux copier une action double que personne n’a faite.
   *[j] Au plus 1 couronne par tour pour tes mineurs.
 }
pixies-ui-about-6 = Prends la première tuile : elle apporte de la nourriture à chaque tour.
pixies-ui-about-7 = Prends la tuile : une fois, offre une sorte de cadeau de plus.
pixies-ui-about-8 = Prends la tuile : une fois, choisis des cubes dans le sac.
pixies-ui-about-9 = Prends la tuile : une fois, garde un pixie qui devrait retourner à la mine.

pixies-ui-double-yes = Utiliser la Double offrande
pixies-ui-double-no = La garder
pixies-ui-mercy = Rendre la tuile Grâce
pixies-ui-unchain = Retirer une pierre ({ $stones } là)
pixies-ui-end = S’arrêter là
pixies-ui-pass = Passer…
pixies-ui-pass-yes = Oui, passer : 5 couronnes grognons
pixies-ui-yes = D’accord
pixies-ui-less = Moins : { $what }
pixies-ui-more = Plus : { $what }

pixies-ui-tray-offer = Ton offrande secrète
pixies-ui-tray-take = Prends { $count } nourritures
pixies-ui-tray-give = Distribue { $count ->
    [one] 1 couronne grognon
   *[other] { $count } couronnes grognons
 }
pixies-ui-tray-drop = Retire exactement 3 produits

pixies-ui-tray-give-kind = Que donnes-tu ?
pixies-ui-tray-get = Que veux-tu ?
pixies-ui-tray-slot = Laquelle de tes tuiles échanges-tu ?
pixies-ui-tray-pass = Passer et finir tes actions ?
pixies-ui-do-take = Prendre
pixies-ui-do-give = Distribuer
pixies-ui-do-drop = Retirer
pixies-ui-offer = Offrir { $goods }
pixies-ui-offer-none = Ne rien offrir : 5 couronnes grognons
pixies-ui-slot = { $tile }
pixies-ui-drop = Retirer 3 produits
pixies-ui-take-two = 2 × { $good ->
    [A] pomme
    [B] pain
   *[H] miel
 }
pixies-ui-take-one = Prendre { $good ->
    [A] 1 pomme
    [B] 1 pain
   *[H] 1 miel
 }
pixies-ui-trade = { $count } contre { $count }
pixies-ui-trade-said = { $count } × { $from ->
    [A] pomme
    [B] pain
    [H] miel
   *[S] argent
 } contre { $to ->
    [A] pomme
    [B] pain
    [H] miel
   *[S] argent
 }
pixies-ui-give-said = { $name } : { $count }
pixies-ui-convert = { $count } or
pixies-ui-climb = { $track ->
    [S] Piste d’argent, pour 1 argent
   *[G] Piste d’or, pour 1 or
 }
pixies-ui-choose-cubes = Choisir d’abord { $cubes }
pixies-ui-swap-board = { $tile }, sur le plateau
pixies-ui-swap-rival = { $tile }, de { $name }
pixies-ui-add = Ajouter { $good ->
    [A] une pomme
    [B] un pain
    [H] un pot de miel
    [S] un lingot d’argent
   *[G] un lingot d’or
 }
pixies-ui-forward = { $count ->
    [one] 1 place pour 1 miel
   *[other] { $count } places pour { $count } miels
 }
pixies-ui-stone-on = Sur le mineur qui porte { $stones ->
    [0] 0 pierre
    [one] 1 pierre
   *[other] { $stones } pierres
 }

pixies-ui-do-act = { $count ->
    [one] Pose ton dernier disque : choisis une case qui brille.
   *[other] Ton action : choisis une case qui brille ({ $count } disques).
 }
pixies-ui-do-action = { $action } : { $count ->
    [one] 1 disque.
   *[other] { $count } disques.
 }
pixies-ui-do-copy = Copier : { $action }.
pixies-ui-do-promote = Lequel de tes pixies monte ?
pixies-ui-do-promote-to = Où va-t-il ?
pixies-ui-do-rob = Quel pixie voles-tu ?
pixies-ui-do-promo = { $count ->
    [one] Encore une promotion : touche un pixie ou ta mine.
   *[other] Encore { $count } promotions : touche un pixie ou ta mine.
 }
pixies-ui-now-give = Distribue { $count } couronnes grognons à tes rivaux.
pixies-ui-now-take = Choisis { $count } nourritures pour tes tuiles.
pixies-ui-now-stone = Pose la pierre sur un mineur, de n’importe qui.
pixies-ui-now-offer = La Reine veut { $food ->
    [A] des pommes
    [B] du pain
   *[H] du miel
 } : offre en secret.

pixies-ui-cell-castle = Château, { $count ->
    [0] pas encore de servant
    [one] 1 fidèle servant
   *[other] { $count } fidèles servants
 }
pixies-ui-cell-mine = Mine de { $name }, { $count ->
    [0] aucun mineur
    [one] 1 mineur
   *[other] { $count } mineurs
 }{ $stones ->
    [0] {""}
    [one] , 1 pierre
   *[other] , { $stones } pierres
 }
pixies-ui-cell-space = { $space } { $action }
pixies-ui-cell-food = rapporte { $food }
pixies-ui-cell-pixie = pixie de { $name }
pixies-ui-cell-price = { $count ->
    [one] demande 1 disque
   *[other] demande { $count } disques
 }
pixies-ui-cost = coûte { $goods }
pixies-ui-missing = Il te manque : { $goods }.
pixies-ui-cell-discs = utilisée par { $names }

pixies-ui-tip-pick = Une compétence reste toute la partie. Orfèvre et Majordome récompensent un plan clair.
pixies-ui-tip-helped = Un pixie se tient sur certaines cases : là, un disque suffit.
pixies-ui-tip-symbol = Un symbole de mine est à { $count } : le franchir renvoie un de tes pixies à la mine.
pixies-ui-tip-pass = Passer coûte 5 couronnes ; prendre une nourriture ne coûte qu’un disque.
pixies-ui-tip-offer = La nourriture fait monter tes pixies ; argent et or font avancer sur les pistes, si quelqu’un la nourrit.
pixies-ui-tip-promo = Plus haut, les cases rapportent plus de nourriture à chaque tour.
pixies-ui-round-over = Le tour { $round } est fini
pixies-ui-source-ring = Anneaux
pixies-ui-source-servant = Fidèles servants
pixies-ui-source-special = Offrandes spéciales
pixies-ui-source-bonus = Compétences et bouts de piste
pixies-ui-source-miners = Pixies à la mine
pixies-ui-source-tracks = Pistes d’argent et d’or
pixies-ui-source-rival = Des rivaux
pixies-ui-source-no-offering = Rien offert
pixies-ui-source-wrong-food = Mauvaise nourriture
pixies-ui-source-copy = Copier
pixies-ui-source-pass = Passer
pixies-ui-source-stones = Pierres
pixies-ui-source-hoard = Plus gros tas
pixies-ui-source-round = Ce tour
pixies-ui-source-total = Total
