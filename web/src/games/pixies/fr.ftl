### Ce que dit le plateau de la Reine dans le navigateur.

pixies-ui-queen = La Reine veut
pixies-ui-now = ordre
pixies-ui-next = après
pixies-ui-rewards = Récompenses
pixies-ui-special = Offr. spéciale
pixies-ui-stock = Stock général
pixies-ui-bag = Sac de la mine
pixies-ui-own = Derrière mon écran
pixies-ui-behind = Derrière l’écran { DE($name) }
pixies-ui-since = depuis ton tour :
pixies-ui-closed = produits cachés
pixies-ui-areas = Parties de la table
pixies-ui-tab-screens = Écrans
pixies-ui-tab-tracks = Pistes
pixies-ui-tab-queen = Reine
pixies-ui-track-line = argent { $silver }, or { $gold } ; couronnes : { $crowns } (prochain symbole de mine dans { $next })
pixies-ui-third = la troisième couleur
pixies-ui-in-dungeon = aux oubliettes
pixies-ui-sealed = ✓
pixies-ui-crowns = { $count ->
    [one] { $count } couronne grognon
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
pixies-ui-round = Manche { $round } sur { $of }
pixies-ui-phase-steal = Vol
pixies-ui-phase-actions = Actions
pixies-ui-phase-offerings = Offrande
pixies-ui-phase-rewards = Récompenses
pixies-ui-phase-punishments = Couronnes
pixies-ui-count = Compte
pixies-ui-count-rewards = récomp.
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
pixies-ui-good-about = { $good ->
    [A] Offerte quand la Reine en veut, chaque pomme fait monter un pixie. En montant, une pomme permet aussi de prendre la place d’un autre.
    [B] Offert quand la Reine en veut, chaque pain fait monter un pixie. Un pain retire aussi une pierre d’un de tes mineurs.
    [H] Offert quand la Reine en veut, chaque pot de miel fait monter un pixie. Avec l’action 20, un pot te fait aussi avancer d’une place dans l’ordre.
    [S] Offert à la Reine, l’argent te fait monter sur la piste d’argent. L’action 5 le change en or.
   *[G] Offert à la Reine, l’or te fait monter sur la piste d’or. L’action 13 en forge un anneau.
 }
pixies-ui-food-tile = Tuile de nourriture { $value }
pixies-ui-skill-about = { $skill ->
    [a] Un lingot d’or te coûte 1 lingot d’argent de moins.
    [b] 2 points de plus par fidèle servant.
    [c] 2 points de plus par anneau.
    [d] 1 lingot d’argent au début de chaque manche.
    [e] Une promotion gratuite à la fin de celles de chaque manche.
    [f] Tu prends la place des autres sans pomme.
    [g] Tu retires les pierres sans pain.
    [h] De la place pour une tuile de plus, nourriture ou usage unique.
    [i] Tu peux copier une action double que personne n’a faite.
   *[j] Au plus 1 couronne par manche pour tes mineurs.
 }
pixies-ui-about-6 = Prends la première tuile : elle apporte de la nourriture à chaque manche.
pixies-ui-about-7 = Prends la tuile : une fois, offre une sorte de cadeau de plus.
pixies-ui-about-8 = Prends la tuile : une fois, choisis des cubes dans le sac.
pixies-ui-about-9 = Prends la tuile : une fois, garde un pixie qui devrait retourner à la mine.

pixies-ui-double-yes = Utiliser la Double offrande
pixies-ui-double-no = Garder la Double offrande
pixies-ui-mercy = Rendre la tuile Grâce
pixies-ui-unchain = Retirer une pierre (il en reste { $stones })
pixies-ui-end = S’arrêter là
pixies-ui-pass = Passer…
pixies-ui-pass-yes = Oui, passer : 5 couronnes grognons
pixies-ui-yes = D’accord
pixies-ui-less = Moins : { $what }
pixies-ui-more = Plus : { $what }

pixies-ui-tray-offer = Ton offrande secrète
pixies-ui-tray-take = { $count ->
    [one] Prends { $count } aliment
   *[other] Prends { $count } aliments
 }
pixies-ui-tray-give = { $count ->
    [one] Donne { $count } couronne grognon
   *[other] Partage { $count } couronnes grognons
 }
pixies-ui-tray-drop = Jette 3 produits

pixies-ui-tray-give-kind = Que donnes-tu ?
pixies-ui-tray-get = Que veux-tu ?
pixies-ui-tray-slot = Laquelle de tes tuiles échanges-tu ?
pixies-ui-tray-pass = Passer et finir tes actions ?
pixies-ui-tray-cost = { $action ->
    [5] Un lingot d’or te coûte { $goods }.
    [20] Chaque place coûte { $goods }.
   *[other] Cela coûte { $goods }.
 }
pixies-ui-do-take = Prendre
pixies-ui-do-give = Partager
pixies-ui-do-drop = Jeter
pixies-ui-offer = Offrir { $goods }
pixies-ui-offer-none = Ne rien offrir : 5 couronnes grognons
pixies-ui-slot = { $tile }
pixies-ui-drop = Jeter 3 produits
pixies-ui-take-two = { $good ->
    [A] 2 pommes
    [B] 2 pains
   *[H] 2 pots de miel
 }
pixies-ui-take-one = { $good ->
    [A] Prendre 1 pomme
    [B] Prendre 1 pain
   *[H] Prendre 1 pot de miel
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
pixies-ui-convert = { $count ->
    [one] Faire { $count } lingot d’or
   *[other] Faire { $count } lingots d’or
 }
pixies-ui-climb = { $track ->
    [S] Piste d’argent, pour 1 lingot d’argent
   *[G] Piste d’or, pour 1 lingot d’or
 }
pixies-ui-choose-cubes = Prendre { $cubes } dans le sac
pixies-ui-swap-board = { $tile }, sur le plateau
pixies-ui-swap-rival = { $tile }, chez { $name }
pixies-ui-add = Ajouter { $good ->
    [A] une pomme
    [B] un pain
    [H] un pot de miel
    [S] un lingot d’argent
   *[G] un lingot d’or
 }
pixies-ui-forward = { $count ->
    [one] { $count } place pour { $count } pot de miel
   *[other] { $count } places pour { $count } pots de miel
 }
pixies-ui-stone-on = { $stones ->
    [0] Sur le mineur sans pierre
    [one] Sur le mineur qui porte { $stones } pierre
   *[other] Sur le mineur qui porte { $stones } pierres
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
pixies-ui-do-rob = Chez quel pixie veux-tu chaparder ?
pixies-ui-do-promo = { $count ->
    [one] Encore une promotion :
   *[other] Encore { $count } promotions :
 } { $from ->
    [mine] touche ta mine.
    [pyramid] touche un pixie.
   *[both] touche un pixie ou ta mine.
 }
pixies-ui-now-give = { $count ->
    [one] Donne cette couronne grognon au rival de ton choix.
   *[other] Partage ces { $count } couronnes grognons entre tes rivaux.
 }
pixies-ui-now-take = { $count ->
    [one] Choisis { $count } aliment : tes tuiles te l’offrent.
   *[other] Choisis { $count } aliments : tes tuiles te les offrent.
 }
pixies-ui-now-stone = Pose la pierre sur un mineur, le tien ou celui d’un rival.
pixies-ui-now-demote = Symbole de mine ! Un de tes pixies retourne à la mine : lequel ?{ $mercy ->
    [true] {" "}Ou rends la tuile Grâce.
   *[false] {""}
 }
pixies-ui-now-furyd = La Reine est furieuse ! Un de tes pixies va à la mine : lequel ?{ $mercy ->
    [true] {" "}Ou rends la tuile Grâce.
   *[false] {""}
 }
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
pixies-ui-cell-no-mine = Une grotte vide
pixies-ui-cell-mine = Mine { DE($name) }, { $count ->
    [0] aucun mineur
    [one] { $count } mineur
   *[other] { $count } mineurs
 }{ $stones ->
    [0] {""}
    [one] , { $stones } pierre
   *[other] , { $stones } pierres
 }
pixies-ui-cell-space = { $space } { $action }
pixies-ui-cell-pixie = pixie { DE($name) }
pixies-ui-cell-price = { $count ->
    [one] demande 1 disque
   *[other] demande { $count } disques
 }
pixies-ui-cost = coûte { $goods }
pixies-ui-missing = Il te manque { $goods }.
pixies-ui-cell-discs = utilisée par { $names }

pixies-ui-tip-pick = Tu gardes ta compétence toute la partie. L’Orfèvre aime les anneaux, le Majordome les fidèles servants.
pixies-ui-tip-helped = Un pixie se tient sur certaines cases : là, un disque suffit.
pixies-ui-tip-symbol = Prochain symbole de mine dans { $count } : si tu l’atteins, un de tes pixies retourne à la mine.
pixies-ui-step = faire l’action { $space } ({ $action })
pixies-ui-step-with = faire l’action { $space } ({ $action } : { $detail })
pixies-ui-step-offer = offrir { $goods }
pixies-ui-step-offer-none = ne rien offrir
pixies-ui-step-take = prendre { $goods }
pixies-ui-step-give = donner des couronnes ({ $given })
pixies-ui-step-skill = prendre la compétence { $skill }
pixies-ui-step-climb = { $to ->
    [Q] faire monter un pixie au château
   *[other] faire monter un pixie à la case { $to }
 }
pixies-ui-step-mine = renvoyer à la mine le pixie de la case { $space }
pixies-ui-step-stone = poser la pierre dans la mine { DE($name) }
pixies-ui-tip-stone = Un mineur qui porte une pierre ne peut pas monter. À son tour, on retire une pierre avec un pain.
pixies-ui-tip-pass = Passer coûte 5 couronnes ; prendre un aliment ne coûte qu’un disque.
pixies-ui-tip-offer = La nourriture fait monter tes pixies ; l’argent et l’or te font avancer sur les pistes, si quelqu’un nourrit la Reine.
pixies-ui-about-offer = { $kinds ->
    [0] {""}
    [one] Une seule sorte.{" "}
   *[other] Jusqu’à { $kinds } sortes.{" "}
 }La nourriture voulue fait monter tes pixies ; l’argent et l’or te font avancer sur les pistes, si quelqu’un nourrit la Reine.
pixies-ui-tip-promo = Plus haut, les cases rapportent plus de nourriture à chaque manche.
pixies-ui-round-over = La manche { $round } est finie
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
pixies-ui-source-round = Cette manche
pixies-ui-source-total = Total

## Les moments en scène, et ce que sont les choses

pixies-ui-source-dungeon = Aux oubliettes : récompenses perdues
pixies-ui-source-dungeon-cap = Oubliettes : les couronnes s’arrêtent à 60
pixies-ui-moment-wish = La Reine veut { $food ->
    [A] des pommes
    [B] du pain
   *[H] du miel
 } !
pixies-ui-moment-offerings = Elle voulait { $food ->
    [A] des pommes
    [B] du pain
   *[H] du miel
 } : les mains s’ouvrent !
pixies-ui-moment-track = { $track ->
    [S] Piste d’argent : case { $to }
   *[G] Piste d’or : case { $to }
 }
pixies-ui-moment-crowns = { $count ->
    [one] 1 couronne grognon
   *[other] { $count } couronnes grognons
 }
pixies-ui-moment-fury = Personne n’a nourri la Reine. Elle est furieuse : pas de récompenses{ $sends ->
    [true] , et le dernier doit renvoyer un pixie à la mine
   *[false] {""}
 } !
pixies-ui-moment-cubes = Le sac de la mine
pixies-ui-moment-stones = { $count ->
    [one] Une pierre à poser sur un mineur.
   *[other] { $count } pierres à poser sur des mineurs, l’une après l’autre.
 }
pixies-ui-moment-count = La Reine compte
pixies-ui-moment-total = { $total } en tout
pixies-ui-moment-ring = { $name } forge un anneau !
pixies-ui-moment-special = { $name } fait une offrande spéciale !
pixies-ui-moment-servant = Un fidèle servant pour { $name } !
pixies-ui-moment-swap = { $name } échange une tuile avec { $other } !
pixies-ui-moment-sent = Un pixie retourne à la mine
pixies-ui-moment-dungeon = Aux oubliettes : toutes les récompenses sont perdues !
pixies-ui-cell-worth = { $count ->
    [one] la prochaine tuile vaut { $count } point
   *[other] la prochaine tuile vaut { $count } points
 }
pixies-ui-cell-steals = un pixie ici vole { $food } à chaque manche
pixies-ui-about-14 = Choisis un pixie adverse dans la pyramide : qui le possède te donne la nourriture dessinée sur sa case. Fermé tant qu’aucun adversaire n’a de pixie là-haut.
pixies-ui-about-18 = Refais une action double que quelqu’un a déjà utilisée dans cette manche, sans la repayer. Cela coûte des couronnes : d’autant plus que d’autres ont copié avant toi.
pixies-ui-about-21 = Tous tes disques restants. Après les actions, tu passes en tête pour cette manche : tu promeus avant les autres et, chouchou de la Reine, tu ne crains plus les symboles de mine.
pixies-ui-about-food-tile = T’apporte { $count } { $count ->
    [one] aliment
   *[other] aliments
 } au choix au début de chaque manche.
pixies-ui-about-mine = Les pixies commencent ici. Chacun y coûte une couronne par manche, deux au plus, et creuse : l’action 15 tire un cube pour chacun. Les pierres enchaînent les deux du bas : un pixie enchaîné ne peut pas monter.
pixies-ui-about-castle = Un pixie qui sort par le haut de la pyramide sert ici : un fidèle servant vaut tout de suite des points de récompense.
pixies-ui-one-kind = Une seule sorte de cadeau.
pixies-ui-most-short = tout
pixies-ui-most = Tout : { $what }
pixies-ui-strip-wish = La Reine veut : { $food ->
    [A] des pommes
    [B] du pain
    [H] du miel
   *[none] on verra
 }
pixies-ui-strip-tracks = argent { $silver } · or { $gold }
pixies-ui-ask-silver = Piste d’argent
pixies-ui-ask-silver-about = Le nombre près de ton disque dit combien d’argent te coûte un lingot d’or. L’argent offert à la Reine te fait monter d’une case, et de deux si tu es seul à en offrir le plus.
pixies-ui-ask-gold = Piste d’or
pixies-ui-ask-gold-about = Le nombre près de ton disque dit combien d’or te coûte un anneau. L’or offert à la Reine te fait monter d’une case, et de deux si tu es seul à en offrir le plus.
pixies-ui-ask-crowns = Couronnes des pistes
pixies-ui-ask-crowns-about = À la fin de chaque manche, chacun de tes deux disques te coûte les couronnes grognons à côté de lui ; sur la case du haut, il rapporte un point de récompense à la place.
pixies-ui-ask-wish = Ce que veut la Reine
pixies-ui-ask-wish-about = Une nourriture est tirée à chaque manche, après les actions. Offre-la, ou de l’argent ou de l’or, en secret : une seule sorte, ou jusqu’à deux à deux joueurs. Ne rien offrir coûte 5 couronnes grognons.
pixies-ui-ask-left = Ce qui peut encore venir
pixies-ui-ask-left-about = Combien des neuf souhaits restent pour les pommes, le pain et le miel.
pixies-ui-ask-order = Maintenant et ensuite
pixies-ui-ask-order-about = Grands cubes : qui agit et promeut en premier dans cette manche. Petits cubes : l’ordre de la manche suivante. Le premier, avec la couronne, est le chouchou de la Reine.
pixies-ui-ask-rewards = Récompenses restantes
pixies-ui-ask-rewards-about = Anneaux, fidèles servants et offrandes spéciales sont les points de récompense du jeu. La tuile encadrée est la prochaine.
pixies-ui-ask-special = Offrande spéciale
pixies-ui-ask-special-about = L’action 19 coûte exactement ces produits, et un de plus que tu ajoutes. Puis tu prends la prochaine tuile spéciale.
pixies-ui-ask-stock = Réserve et sac de la mine
pixies-ui-ask-stock-about = Ce qui reste à prendre, et les cubes encore dans le sac de la mine.
pixies-ui-ask-score = Couronnes grognons
pixies-ui-ask-score-about = Les couronnes se déduisent à la fin. À chaque pioche (10, 20, 30…), un de tes pixies retourne à la mine, sauf si tu es le chouchou. { $dungeon ->
    [true] À 60, ce sont les oubliettes, et toutes tes récompenses sont perdues.
   *[false] Dans cette partie, personne n’est jeté aux oubliettes.
 }
pixies-ui-now-stones = Pierres à poser : { $count }. Choisis un mineur pour la prochaine, à toi ou à un adversaire.
pixies-ui-moment-nothing = rien
pixies-ui-goal = Plais à la Reine : fais monter tes pixies pour des récompenses, et évite ses couronnes grognons.

## Ce que sont les choses, pour qui demande

pixies-ui-ask-seat = Disques encore à placer dans cette manche : { $discs } sur 4. Couronnes grognons, chacune un point perdu : { $crowns }. Une coche : l’offrande est prête.

## À imprimer et à découper

pixies-ui-print-board = Le plateau de la Reine en deux parties
pixies-ui-print-goods = { $count ->
    [one] { $count } produit
   *[other] { $count } produits
 }
pixies-ui-print-tiles = Tuiles : récompenses, nourriture, usage unique, envies de la Reine
pixies-ui-print-skills = Compétences
pixies-ui-print-pixies = Pixies à faire tenir debout
pixies-ui-print-discs = Disques et cubes de cinq couleurs
pixies-ui-print-screens = Cinq écrans, avec l’essentiel écrit derrière
pixies-ui-print-screens-about = Plie au milieu : le côté coloré regarde les autres, le texte te regarde.
pixies-ui-print-actions = Toutes les actions
pixies-ui-print-aid-round = Une manche
pixies-ui-print-aid-offering = Offrande et récompenses
pixies-ui-print-aid-crowns = Couronnes grognons
pixies-ui-print-aid-end = La fin
pixies-ui-print-aid-dice = Un dé ordinaire pour les deux dés
pixies-ui-print-die-crowns = Couronnes à distribuer : { $crowns }.
pixies-ui-print-die-casino = Casino : { $casino }.
pixies-ui-print-casino-food = un aliment de chaque sorte
pixies-ui-print-casino-silver = 2 lingots d’argent
pixies-ui-print-casino-gold = 1 lingot d’or
