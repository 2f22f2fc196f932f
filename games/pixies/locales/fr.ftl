### Les mots de Pixie Queen. Les règles complètes sont dans RULES.md.
### Mots de famille : mineurs et couronnes grognons, rien de plus dur.
title-pixies = Pixie Queen
about-pixies =
    Chaparde, offre le plus beau butin à une Reine jamais contente,
    et récolte le moins de couronnes grognons !

## Des produits à la suite, pour les événements
pixies-heap = { LIST(pixies-apples, pixies-bread, pixies-honey, pixies-silver, pixies-gold) }
pixies-cubes = { LIST(pixies-silver, pixies-gold, pixies-stones) }
pixies-apples = { $apples ->
    [0] {""}
    [one] { $apples } pomme
   *[other] { $apples } pommes
 }
pixies-bread = { $bread ->
    [0] {""}
    [one] { $bread } pain
   *[other] { $bread } pains
 }
pixies-honey = { $honey ->
    [0] {""}
    [one] { $honey } pot de miel
   *[other] { $honey } pots de miel
 }
pixies-silver = { $silver ->
    [0] {""}
    [one] { $silver } lingot d’argent
   *[other] { $silver } lingots d’argent
 }
pixies-gold = { $gold ->
    [0] {""}
    [one] { $gold } lingot d’or
   *[other] { $gold } lingots d’or
 }
pixies-stones = { $stones ->
    [0] {""}
    [one] { $stones } pierre
   *[other] { $stones } pierres
 }
pixies-colour = { $colour ->
    [0] bleu
    [1] rouge
    [2] jaune
    [3] vert
   *[other] gris
 }
pixies-skill = { $skill ->
    [a] Alchimiste
    [b] Majordome
    [c] Orfèvre
    [d] Tire-argent
    [e] Ambitieux
    [f] Bousculeur
    [g] Casse-chaînes
    [h] Grande besace
    [i] Singe savant
   *[j] Protégé de la mine
 }
pixies-action = { $action ->
    [1] Voler de la nourriture
    [2] Voler de l’argent
    [3] Promotion
    [4] Échanger
    [5] Convertir de l’argent en or
    [6] Tuile de nourriture
    [7] Double offrande
    [8] Regarder dans le sac
    [9] Grâce
    [10] Couronnes grognons
    [11] Piste d’argent et d’or
    [12] Casino
    [13] Forger un anneau d’or
    [14] Chaparder chez un rival
    [15] La mine
    [16] Échanger des tuiles
    [17] Jeter 3 produits, ou prendre 1 aliment
    [18] Copier une action
    [19] Offrande spéciale
    [20] Changer l’ordre du tour
   *[21] Priorité temporaire
 }

## Que faire maintenant
phase-pixies-order = On tire au sort qui joue avant qui.
phase-pixies-skills = On dispose les compétences.
phase-pixies-pick = Choisis la compétence que tu garderas pour la partie.
phase-pixies-take = Tes tuiles te donnent de la nourriture : choisis laquelle.
phase-pixies-act = Fais une action avec tes disques. Une case où se trouve un pixie n’en demande qu’un.
phase-pixies-whip = On lance le dé des couronnes.
phase-pixies-give = Partage les couronnes entre tes rivaux comme tu veux.
phase-pixies-casino = On lance le dé du casino.
phase-pixies-draw = On pioche des cubes dans le sac de la mine.
phase-pixies-stone = Pose la pierre sur un mineur, le tien ou celui d’un rival.
phase-pixies-copy = Choisis l’action que tu copies.
phase-pixies-demote = Symbole de mine ! Un de tes pixies retourne à la mine : lequel ? (Ou rends la tuile Grâce.)
phase-pixies-dbl = Utilises-tu la tuile Double offrande dans cette manche ?
phase-pixies-demand = La Reine va révéler ce qu’elle désire.
phase-pixies-offer = Choisis ton offrande en secret. Ne rien offrir coûte 5 couronnes grognons.
phase-pixies-furyd = La Reine est furieuse ! Un de tes pixies va à la mine : lequel ? (Ou rends la tuile Grâce.)
phase-pixies-promo = Fais monter un pixie d’un étage, retire une pierre avec un pain, ou arrête.
phase-pixies-freepromo = Ton Ambitieux te donne une promotion de plus.
phase-pixies-third = Tu es le chouchou : fais monter un pixie de la troisième couleur d’un étage.
phase-pixies-final = Avant le décompte, tu peux encore retirer des pierres avec du pain.
phase-pixies-over = La partie est finie.

## Ce qui s’est passé
event-pixies-order = { SEAT($darling) } est en tête : c’est le chouchou de la Reine.
event-pixies-skills = Compétences sur le plateau : { $skills }.
event-pixies-skill = { SEAT($seat) } prend la compétence { pixies-skill }.
event-pixies-round = La manche { $round } commence ; le chouchou de la Reine est { SEAT($darling) }.
event-pixies-phase = { $phase ->
    [steal] Vol ! Les pixies rapportent de la nourriture.
    [actions] Actions : place tes disques.
    [offerings] Offrandes à la Reine.
    [fury] Personne ne l’a nourrie…
    [rewards] Récompenses.
    [punishments] Couronnes grognons pour tous.
    [final] Le décompte final.
   *[setup] La table est mise.
 }
event-pixies-action = { SEAT($seat) } : { pixies-action } ({ $discs ->
    [one] 1 disque
   *[other] { $discs } disques
 }).
event-pixies-copied = { SEAT($seat) } copie : { pixies-action }.
event-pixies-gain = { SEAT($seat) } reçoit { pixies-heap } { $why ->
    [start] pour commencer
    [icons] grâce à ses pixies dans la pyramide
    [skill] grâce à sa compétence
    [food_tile] grâce à ses tuiles de nourriture
    [mine] à la mine
    [casino] au casino
    [convert] contre de l’argent
    [trade] en échange
   *[other] du stock
 }.
event-pixies-pay = { SEAT($seat) } paie { pixies-heap } { $why ->
    [trade] pour échanger
    [convert] pour de l’or
    [track] pour avancer sur une piste
    [ring] pour un anneau
    [market] au stock, pour s’en défaire
    [special] pour l’offrande spéciale
    [order] pour avancer dans l’ordre
    [push] pour prendre une place
   *[unchain] pour retirer une pierre
 }.
event-pixies-robbed = { $count ->
    [0] { SEAT($seat) } fouille chez { SEAT($victim) }, mais ne trouve rien à chaparder.
   *[other] { SEAT($seat) } chaparde { pixies-heap } chez { SEAT($victim) }.
 }
event-pixies-points = { SEAT($seat) } reçoit { $points ->
    [one] { $points } couronne grognon
   *[other] { $points } couronnes grognons
 } { $why ->
    [pass] pour avoir passé
    [copy] pour avoir copié
    [rival] de la part { DE($by) }
    [no_offering] pour n’avoir rien offert
    [wrong_food] pour la mauvaise nourriture
    [miners] pour ses pixies à la mine
   *[tracks] pour ses pistes d’argent et d’or
 } : { $total } en tout.
event-pixies-bonus = { SEAT($seat) } gagne { $points ->
    [one] { $points } point de récompense
   *[other] { $points } points de récompense
 } { $why ->
    [goldsmith] comme Orfèvre
    [steward] comme Majordome
   *[track_end] au bout d’une piste
 }.
event-pixies-reward = { SEAT($seat) } prend { $kind ->
    [ring] un anneau
    [servant] une tuile Fidèle servant
   *[special] une tuile d’offrande spéciale
 } : { $value ->
    [one] { $value } point
   *[other] { $value } points
 } !
event-pixies-promoted = Un pixie { pixies-colour } monte { $to ->
    [15] au château : un fidèle servant !
   *[other] à la case { $to }.
 }
event-pixies-pushed = Un pixie { pixies-colour } dégringole de la case { $from } { $to ->
    [0] jusqu’à la mine.
   *[other] à la case { $to }.
 }
event-pixies-sent = La Reine renvoie à la mine un pixie { DE($seat) }, de la case { $from }.
event-pixies-mercy = { SEAT($seat) } rend la tuile Grâce, et le pixie reste.
event-pixies-spared = { $darling ->
    [true] { SEAT($seat) } atteint un symbole de mine, mais le chouchou est épargné.
   *[false] { SEAT($seat) } atteint un symbole de mine, mais n’a pas de pixie à envoyer.
 }
event-pixies-rolled = { SEAT($seat) } lance le dé des couronnes : { $points }.
event-pixies-casino = Le dé du casino montre { $side ->
    [food] de la nourriture.
    [silver] de l’argent.
   *[gold] de l’or.
 }
event-pixies-picked = { SEAT($seat) } regarde dans le sac et y prend { pixies-cubes }.
event-pixies-drawn = { SEAT($seat) } pioche { pixies-cubes } dans le sac.
event-pixies-stone = { SEAT($seat) } pose une pierre sur un mineur { DE($on) }. Ce mineur en porte maintenant { $stones }.
event-pixies-stones_lost = { $stones ->
    [one] Une pierre que personne ne peut porter quitte le jeu.
   *[other] { $stones } pierres que personne ne peut porter quittent le jeu.
 }
event-pixies-unchained = { SEAT($seat) } retire une pierre.
event-pixies-tile = { SEAT($seat) } prend { $tile ->
    [D] la tuile Double offrande.
    [L] la tuile Regarder dans le sac.
    [M] la tuile Grâce.
   *[other] une tuile de nourriture de { $tile }.
 }
event-pixies-tile_used = { SEAT($seat) } utilise { $tile ->
    [D] la tuile Double offrande.
    [L] la tuile Regarder dans le sac.
   *[M] la tuile Grâce.
 }
event-pixies-swapped = { $with ->
    [none] { SEAT($seat) } échange une tuile avec le plateau
   *[other] { SEAT($seat) } échange une tuile avec { SEAT($with) }
 } : donne { $gave }, reçoit { $got }.
event-pixies-track = { SEAT($seat) } avance sur la piste { $track ->
    [S] d’argent
   *[G] d’or
 }, de { $from } à { $to }.
event-pixies-added = { SEAT($seat) } ajoute { $good ->
    [A] une pomme
    [B] un pain
    [H] un pot de miel
    [S] un lingot d’argent
   *[G] un lingot d’or
 } à la piste des offrandes spéciales.
event-pixies-advanced = { SEAT($seat) } avance à la place { $place } pour la prochaine manche.
event-pixies-priority = { SEAT($seat) } prend la priorité et devient le chouchou.
event-pixies-double = { SEAT($seat) } { $used ->
    [true] utilise la tuile Double offrande.
   *[false] garde la tuile Double offrande.
 }
event-pixies-demand = La Reine veut { $food ->
    [A] des pommes !
    [B] du pain !
   *[H] du miel !
 }
event-pixies-committed = { SEAT($seat) } a préparé son offrande.
event-pixies-offered = { $count ->
    [0] { SEAT($seat) } n’offre rien du tout.
   *[other] { SEAT($seat) } offre { pixies-heap } à la Reine.
 }
event-pixies-fury = Personne n’a nourri la Reine. Elle est furieuse !
event-pixies-dungeon = { SEAT($seat) } a trop de couronnes grognons : aux oubliettes !
event-pixies-final = { SEAT($seat) } : récompenses { $rewards }, couronnes −{ $punishment }, pierres −{ $stones }, plus gros tas −{ $hoard }. Total : { $total }.
event-pixies-end = { $reason ->
    [rounds] La dernière manche est finie : la Reine compte.
    [gold_tiles] Toutes les tuiles aux chiffres d’or sont parties : la Reine compte.
   *[last_survivor] Il ne reste qu’un joueur : la partie est finie.
 }

## Conseils
hint-pixies-servant = Ton pixie atteint le château et gagne une tuile Fidèle servant.
hint-pixies-reward = { $points ->
    [one] Cela rapporte tout de suite { $points } point de récompense.
   *[other] Cela rapporte tout de suite { $points } points de récompense.
 }
hint-pixies-climb = Un pixie plus haut rapporte plus de nourriture à chaque manche.
hint-pixies-feed = C’est ce que veut la Reine : tes pixies pourront monter.
hint-pixies-tracks = Si quelqu’un nourrit la Reine, tu avances sur une piste : moins de couronnes à chaque manche.
hint-pixies-keep = Tu gardes tes produits pour une autre manche.
hint-pixies-track = Plus haut sur la piste, moins de couronnes grognons à chaque manche.
hint-pixies-helped = Un pixie s’y trouve : un disque suffit.
hint-pixies-mercy = La tuile Grâce sauve un pixie qui a grimpé.
hint-pixies-hinders = { $points ->
    [one] D’après mes calculs, cela coûte environ { $points } point à { SEAT($seat) }.
   *[other] D’après mes calculs, cela coûte environ { $points } points à { SEAT($seat) }.
 }
hint-pixies-goods = { $count ->
    [one] Cela te rapporte { $count } produit.
   *[other] Cela te rapporte { $count } produits.
 }
hint-pixies-better = { $points ->
    [one] D’après mes calculs, cela te rapporte environ { $points } point.
   *[other] D’après mes calculs, cela te rapporte environ { $points } points.
 }

## Options
preset-pixies-rulebook = À la lettre
preset-pixies-rulebook-about = Sept manches, produits cachés, et gare aux oubliettes à 60 couronnes !
preset-pixies-first-game = Première partie
preset-pixies-first-game-about = Cinq manches, produits visibles, personne n’est éliminé.
preset-pixies-cruel-queen = Reine cruelle
preset-pixies-cruel-queen-about = On peut offrir une nourriture qu’elle n’a pas demandée, et elle n’aimera pas.
option-pixies-rounds = Manches
option-pixies-rounds-about = Combien de manches on joue.
option-pixies-rounds-4 = 4
option-pixies-rounds-5 = 5
option-pixies-rounds-6 = 6
option-pixies-rounds-7 = 7
option-pixies-wrong_food = Mauvaise nourriture
option-pixies-wrong_food-about = Peut-on offrir une nourriture que la Reine n’a pas demandée ? Elle la renvoie, avec 5 couronnes grognons.
option-pixies-wrong_food-false = interdite
option-pixies-wrong_food-true = permise, pour 5 couronnes
option-pixies-swap_space = Échange de tuiles
option-pixies-swap_space-about = Combien de fois par manche on échange des tuiles.
option-pixies-swap_space-per_player = une fois par joueur
option-pixies-swap_space-single = une fois en tout
option-pixies-open_stocks = Produits visibles
option-pixies-open_stocks-about = Tout le monde voit-il tous les produits ? Sinon les écrans les cachent, et la mémoire aide.
option-pixies-open_stocks-false = cachés
option-pixies-open_stocks-true = visibles
option-pixies-dungeon = Oubliettes
option-pixies-dungeon-about = Avec 60 couronnes grognons, quitte-t-on la partie ?
option-pixies-dungeon-true = à 60, on est éliminé
option-pixies-dungeon-false = personne n’est éliminé
option-pixies-board = Ton plateau
option-pixies-board-about = Un texte TOML avec tous les nombres du plateau : prix, tuiles, points, produits.
pixies-data-goods = « { $text } » n’est pas une suite de produits, lettre et nombre, dans l’ordre A B H S G, comme « A2H1S3 », ou « - » pour rien
pixies-data-no-list = il manque ; il faut une liste de { $expected }
pixies-data-count = une liste de { $count } ; il en faut { $expected }
pixies-data-tiles = moins de tuiles que tiles.gold_numbered = { $count }
pixies-data-side = une face donne de 1 à 20 produits
pixies-data-demand = sept manches demandent au moins 7 jetons ; il y en a { $count }
pixies-data-dealt = il y a { $count } { $good } dans le jeu, et cinq joueurs commencent avec { $dealt }
pixies-data-icons = « { $icons } » n’est pas de 1 à 9 icônes de nourriture (A, B, H)
pixies-data-mines = les nombres vont en montant et restent sous score.dungeon

## Le dessin dans les terminaux
sketch-pixies-round = Manche
sketch-pixies-phase-setup = préparation
sketch-pixies-phase-steal = vol
sketch-pixies-phase-actions = actions
sketch-pixies-phase-offerings = offrandes
sketch-pixies-phase-fury = colère
sketch-pixies-phase-rewards = récompenses
sketch-pixies-phase-punishments = couronnes grognons
sketch-pixies-phase-final = décompte
sketch-pixies-wants = la Reine veut :
sketch-pixies-tokens = demandes restantes :
sketch-pixies-apple = pommes (A)
sketch-pixies-bread = pain (B)
sketch-pixies-honey = miel (H)
sketch-pixies-silver = argent (S)
sketch-pixies-gold = or (G)
sketch-pixies-legend = [case pixie disques vivres]
sketch-pixies-now = ordre
sketch-pixies-next = ensuite
sketch-pixies-supply = Stock
sketch-pixies-bag = sac
sketch-pixies-special = spéciale
sketch-pixies-tiles = Prochain anneau / servant / spéciale :
sketch-pixies-board = sur le plateau
sketch-pixies-col-seat = no
sketch-pixies-col-crowns = cour.
sketch-pixies-col-discs = disq.
sketch-pixies-col-tracks = S/G
sketch-pixies-col-mine = mine
sketch-pixies-col-servants = serv.
sketch-pixies-col-tiles = tuiles
sketch-pixies-col-rewards = réc.
sketch-pixies-col-goods = produits
sketch-pixies-dungeon = aux oubliettes
sketch-pixies-sealed = prête
sketch-pixies-third = troisième couleur, à la mine :

## Clauses : pourquoi pas ?
PIX-GEN-1 = Les couronnes grognons se marquent tout de suite, les récompenses se comptent à la fin. Le meilleur total, récompenses moins couronnes, gagne.
PIX-GEN-2 = Le stock général contient tout ce qui n’est ni derrière un écran, ni dans le sac, ni sur la piste spéciale. Tout le monde peut le regarder, et il est limité.
PIX-GEN-3 = Le stock n’en a plus. On ne prend pas ce qui n’y est pas ; ce que tu paies y retourne.
PIX-GEN-4 = S’il en reste moins que ce qui te revient, tu prends ce qu’il y a.
PIX-GEN-5 = Le chouchou de la Reine est le joueur dont le gros cube est le premier.
PIX-GEN-6 = On ne refuse pas les produits qu’une règle te donne.
PIX-GEN-7 = Produits et récompenses sont cachés derrière ton écran ; tes tuiles sont dessus, visibles de tous.
PIX-SET-1 = Il y a 40 pommes, 40 pains, 40 pots de miel, 60 lingots d’argent, 30 lingots d’or et 20 pierres, pas plus.
PIX-SET-2 = Tout le monde commence sans couronne, sur la première case des deux pistes.
PIX-SET-3 = On tire au sort qui joue avant qui.
PIX-SET-4 = Les tuiles de nourriture sont sur la case 6, la plus petite dessus ; les tuiles D, L et M sur les cases 7, 8 et 9.
PIX-SET-5 = Les tuiles de récompense se prennent dans l’ordre où elles sont posées.
PIX-SET-6 = Neuf jetons disent ce que la Reine peut vouloir : trois de chaque nourriture. On en tire un par manche.
PIX-SET-7 = Au début, une pomme, un pain, un pot de miel et un lingot d’argent sont sur la piste des offrandes spéciales.
PIX-SET-8 = Le sac de la mine commence avec 30 lingots d’argent, 10 lingots d’or et 5 pierres par joueur, jamais plus de 20 pierres.
PIX-SET-9 = Chacun commence avec 2 pommes, 2 pains, 2 lingots d’argent et 2 lingots d’or ; tous sauf le chouchou reçoivent 2 pots de miel de plus.
PIX-SET-10 = Tous tes pixies commencent à la mine : cinq à deux ou trois joueurs, quatre à quatre, trois à cinq.
PIX-SET-11 = Prends une des compétences posées sur le plateau. Le dernier dans l’ordre choisit en premier, le chouchou en dernier.
PIX-RND-1 = Une manche a cinq parties : vol, actions, offrandes, récompenses, couronnes. Il y a sept manches au plus.
PIX-STL-1 = Au début de la manche, les gros cubes prennent l’ordre des petits.
PIX-STL-2 = Dans l’ordre, chaque pixie de la pyramide rapporte la nourriture de sa case. Ceux de la mine ne rapportent rien.
PIX-STL-3 = Le Tire-argent rapporte 1 lingot d’argent au début de chaque manche.
PIX-STL-4 = Prends exactement autant d’aliments que tes tuiles le disent, des sortes que tu veux.
PIX-STL-5 = D’abord la nourriture de tes pixies, puis ta compétence, puis tes tuiles.
PIX-ACT-1 = Tu as quatre disques. Chacun fait une action, puis c’est au suivant, tant qu’il reste des disques.
PIX-ACT-2 = Une case simple prend un disque ; la priorité temporaire prend tous ceux qui te restent.
PIX-ACT-3 = Il te manque un disque : une case double en prend deux, ou un seul si un pixie s’y trouve.
PIX-ACT-4 = L’action choisie se fait tout de suite et en entier.
PIX-ACT-5 = Cette case est déjà prise. Elle le reste jusqu’à la fin des actions.
PIX-ACT-6 = Chacun a ses propres cases mine et copie ; on n’utilise pas celles d’un autre.
PIX-ACT-7 = Une action impossible ne peut pas être choisie. La priorité temporaire est toujours possible.
PIX-ACT-8 = Tu peux toujours passer. Cela coûte 5 couronnes grognons et finit les actions pour toi.
PIX-ACT-9 = Chaque case sert une fois par manche, sauf indication contraire.
PIX-ACT-10 = À la fin des actions, chacun récupère tous ses disques.
PIX-A01-1 = Voler de la nourriture : prends 2 pommes, 2 pains ou 2 pots de miel.
PIX-A02-1 = Voler de l’argent : prends 2 lingots d’argent.
PIX-A03-1 = Promotion : un de tes pixies monte d’un étage ; un mineur peut monter aussi.
PIX-A03-2 = L’action Promotion ne mène jamais au château.
PIX-A03-3 = Deux disques couvrent la case : aucun pixie ne peut y aller maintenant.
PIX-A03-4 = Aucun de tes pixies ne peut monter : l’action Promotion est impossible.
PIX-A04-1 = Échange 1 à 7 produits d’une sorte contre autant d’une autre : pommes, pain, miel ou argent, jamais l’or.
PIX-A05-1 = Ta case sur la piste d’argent dit combien de lingots d’argent coûte un lingot d’or.
PIX-A05-2 = Convertis autant de fois que tu veux, mais chaque lingot d’or se paie.
PIX-A06-1 = Il n’y a plus de tuile de nourriture à prendre.
PIX-A07-1 = La tuile Double offrande n’est pas sur le plateau.
PIX-A07-2 = Avant que la Reine dise ce qu’elle veut, annonce si tu utilises la Double offrande. Tu pourras alors offrir une sorte de plus.
PIX-A08-1 = La tuile Regarder dans le sac n’est pas sur le plateau.
PIX-A08-2 = Avec la tuile Regarder dans le sac, tu choisis tes deux premiers cubes, un seul si tu as moins de deux mineurs. Puis la tuile est rendue.
PIX-A09-1 = La tuile Grâce n’est pas sur le plateau.
PIX-A09-2 = Seule la tuile Grâce permet de garder ton pixie quand la Reine en envoie un à la mine.
PIX-A10-1 = Couronnes grognons : lance le dé pour savoir combien de couronnes tu distribues.
PIX-A10-2 = Distribue exactement le nombre de couronnes du dé à tes rivaux, comme tu veux.
PIX-A11-1 = Paie 1 lingot d’argent pour avancer d’une case sur la piste d’argent, ou 1 lingot d’or sur la piste d’or. La dernière case est le bout.
PIX-A12-1 = Casino : lance le dé et prends ce qu’il montre. Il faut que le stock contienne quelque chose.
PIX-A13-1 = Un anneau coûte les lingots d’or indiqués par ta piste d’or, et il doit rester un anneau.
PIX-A13-2 = L’Orfèvre gagne 2 points de plus par anneau.
PIX-A14-1 = Choisis un pixie rival dans la pyramide : tu chapardes la nourriture de cette case, si son joueur en a.
PIX-A15-1 = Tu peux creuser dans ta mine une fois par manche, tant qu’il y a des cubes dans le sac.
PIX-A15-2 = Pioche un cube par mineur, au moins un, sans regarder.
PIX-A15-3 = L’argent et l’or du sac sont à toi ; tu places les pierres.
PIX-A16-1 = Tu peux échanger des tuiles une fois par manche. (À certaines tables, un seul échange par manche en tout.)
PIX-A16-2 = Échange une de tes tuiles contre une du même type, du plateau ou d’un rival. Il ne peut pas refuser.
PIX-A16-3 = Nourriture avec le plateau : prends la tuile du dessus, pose la tienne sur la pile. Elle ne doit pas être vide.
PIX-A16-4 = Usage unique avec le plateau : prends une tuile qui s’y trouve.
PIX-A16-5 = Compétence avec le plateau : prends-en une qui s’y trouve et laisse la tienne.
PIX-A16-6 = Quand la Grande besace change de main, sa tuile la suit ; au plateau, cette tuile rentre à sa place.
PIX-A16-7 = La tuile de la Grande besace s’échange comme toute autre du même type.
PIX-A17-1 = Cette case sert au plus trois fois par manche, tous joueurs ensemble.
PIX-A17-2 = Jette exactement 3 de tes produits, ou prends 1 aliment.
PIX-A18-1 = Tu peux copier une fois par manche.
PIX-A18-2 = Copier coûte d’abord des couronnes grognons : 1 pour le premier qui copie dans la manche, puis 2, 2, 3 et 3.
PIX-A18-3 = Tu copies une action dont la case porte un disque, le tien ou un autre. Aucun autre disque n’est posé.
PIX-A18-4 = Personne n’a utilisé cette case : elle ne peut pas être copiée. Seul le Singe savant le peut.
PIX-A18-5 = Il n’y a rien à copier. Si le prix ne te laisse rien à copier, le disque est perdu.
PIX-A19-1 = Une seule offrande spéciale par manche.
PIX-A19-2 = Paie exactement les produits de la piste spéciale et ajoutes-y un produit de plus ; puis prends la tuile. Il faut les trois.
PIX-A20-1 = Un seul joueur par manche peut changer l’ordre.
PIX-A20-2 = Chaque pot de miel avance ton petit cube d’une place, pas au-delà de la première.
PIX-A21-1 = Quelqu’un a déjà pris la priorité temporaire dans cette manche.
PIX-A21-2 = La priorité prend tous tes disques restants et finit les actions pour toi.
PIX-A21-3 = L’ordre reste le même jusqu’à ce que tous les disques soient joués.
PIX-A21-4 = Après les actions, ton gros cube passe premier : tu es le chouchou jusqu’à la prochaine manche.
PIX-TIL-1 = Tu as au plus une tuile de nourriture, une à usage unique et une compétence ; la Grande besace en porte une de plus.
PIX-TIL-2 = Tu n’as pas de place libre pour cette tuile.
PIX-TIL-3 = Une tuile à usage unique utilisée retourne sur sa case et peut être reprise.
PIX-TIL-4 = Deux tuiles de nourriture rapportent toutes deux, et la tuile de la Grande besace sert comme une autre.
PIX-CHN-1 = Les mineurs remplissent d’abord la rangée du bas et la quittent en dernier. Elle a deux places.
PIX-CHN-2 = Une pierre se pose sur un mineur du bas de n’importe quel joueur, trois pierres au plus chacun.
PIX-CHN-3 = Tes mineurs portent tous des pierres. Retire d’abord une pierre avec du pain.
PIX-CHN-4 = Choisis le mineur : 1 est celui qui porte le plus de pierres. S’ils en portent autant, dis 1.
PIX-CHN-5 = Une pierre que personne ne peut porter quitte le jeu.
PIX-CHN-6 = Un pain retire une pierre d’un de tes mineurs. Le Casse-chaînes n’a pas besoin de pain.
PIX-CHN-7 = Les mineurs de la troisième couleur ne portent pas de pierres.
PIX-OFF-1 = La Reine révèle maintenant la nourriture qu’elle désire.
PIX-OFF-2 = Choisis ton offrande en secret, parmi tes produits. Toutes se révèlent ensemble.
PIX-OFF-3 = Ton offrande est faite. On ne la change plus.
PIX-OFF-4 = Offre une sorte : la nourriture voulue, de l’argent ou de l’or. Avec la Double offrande, deux sortes.
PIX-OFF-5 = La Reine garde ce que tu offres, utile ou non.
PIX-OFF-6 = Ne rien offrir coûte 5 couronnes grognons.
PIX-OFF-7 = La Reine ne veut pas de cette nourriture aujourd’hui.
PIX-OFF-8 = Ces couronnes se marquent dans l’ordre, un joueur après l’autre.
PIX-OFF-9 = Si quelqu’un a apporté la nourriture voulue, il y a des récompenses. Sinon, la Reine est furieuse.
PIX-FUR-1 = Personne n’a nourri la Reine : argent et or sont perdus, et il n’y a pas de récompenses.
PIX-FUR-2 = Choisis un de tes pixies dans la pyramide. Les fidèles servants sont à l’abri pour toujours.
PIX-FUR-3 = Le dernier joueur dans l’ordre avec un pixie dans la pyramide en renvoie un à la mine. Jamais le chouchou.
PIX-FUR-4 = S’il rend la tuile Grâce, c’est au joueur suivant en remontant l’ordre.
PIX-REW-1 = L’argent et l’or font avancer d’une case sur leur piste ; le plus généreux, s’il est seul, avance de deux.
PIX-REW-2 = Un joueur au bout d’une piste compte encore quand on compare les offrandes.
PIX-PRO-1 = Dans l’ordre, chacun fait une promotion par aliment offert.
PIX-PRO-2 = Tu peux arrêter ; les promotions non faites sont perdues.
PIX-PRO-3 = Une promotion fait monter un de tes pixies d’exactement un étage, sur une case libre.
PIX-PRO-4 = Pendant les récompenses, il n’y a pas de disques sur la pyramide.
PIX-PRO-5 = Pour prendre la place d’une autre couleur il faut une pomme (pas pour le Bousculeur). On ne pousse pas son propre pixie.
PIX-PRO-6 = Les deux pixies échangent leurs places.
PIX-PRO-7 = Au premier étage, l’autre pixie retourne à sa mine.
PIX-PRO-8 = Ni la tuile Grâce ni le rang de chouchou ne protègent d’une pomme.
PIX-PRO-9 = Après toutes les promotions, l’Ambitieux en a une de plus.
PIX-SRV-1 = Un pixie arrivé au château est un fidèle servant pour toujours.
PIX-SRV-2 = Un seul pixie par manche peut atteindre le château, et l’un l’a déjà fait.
PIX-SRV-3 = Après les promotions, le propriétaire du nouveau servant prend la première tuile Fidèle servant.
PIX-PUN-1 = Pixies à la mine : 1 couronne grognon pour un, 2 pour deux ou plus.
PIX-PUN-2 = Puis les couronnes de tes cases sur les deux pistes, additionnées.
PIX-PUN-3 = La dernière case d’une piste donne 1 point de récompense à la place.
PIX-SCO-1 = Les couronnes grognons ne diminuent jamais.
PIX-SCO-2 = Atteindre ou franchir un symbole de mine renvoie un de tes pixies à la mine.
PIX-SCO-3 = C’est vrai à tout moment, quel que soit celui qui te les donne.
PIX-SCO-4 = Les couronnes de plusieurs joueurs se marquent l’un après l’autre, dans l’ordre.
PIX-SCO-5 = À 60 couronnes, ce sont les oubliettes : tu quittes la partie.
PIX-SCO-6 = Quand il ne reste qu’un joueur, la partie s’arrête aussitôt.
PIX-DEM-1 = Le chouchou n’envoie personne à la mine, ni un joueur sans pixie dans la pyramide.
PIX-DEM-2 = Choisis lequel de tes pixies retourne à la mine, ou rends la tuile Grâce.
PIX-END-1 = Quand les quinze tuiles aux chiffres d’or sont parties, la partie finit après cette manche.
PIX-END-2 = La partie finit après la dernière manche.
PIX-END-3 = La partie est finie.
PIX-END-4 = Chaque manche finit, donc chaque partie aussi.
PIX-FIN-1 = Ton total : tes récompenses, moins tes couronnes.
PIX-FIN-2 = Ajoute tes tuiles et points de récompense.
PIX-FIN-3 = Chaque pierre sur tes mineurs coûte 1 point ; avec du pain, tu peux encore en retirer.
PIX-FIN-4 = Pour chaque sorte de produit, celui qui en a gardé le plus perd 3 points ; à égalité, chacun d’eux les perd.
PIX-FIN-5 = Le décompte n’envoie personne aux oubliettes.
PIX-FIN-6 = Le plus haut total gagne ; à égalité, le plus de fidèles servants, puis le premier à en avoir eu un.
PIX-FIN-7 = Les joueurs aux oubliettes sont derniers ; plus tard ils y sont tombés, mieux c’est.
PIX-TWO-1 = À deux joueurs, une troisième couleur participe, avec cinq pixies dans sa mine.
PIX-TWO-2 = À deux joueurs, il y a trois tuiles de nourriture : 2, 3 et 4.
PIX-TWO-3 = À deux joueurs, tu peux offrir deux sortes, trois avec la Double offrande.
PIX-TWO-4 = Les pixies de la troisième couleur aident avec un disque, bloquent des cases et se poussent comme les autres.
PIX-TWO-5 = Le chouchou fait monter un pixie de la troisième couleur d’un étage, sur une case libre de la pyramide.
PIX-INF-1 = Ce qui est derrière un écran est secret jusqu’à la fin.
PIX-INF-2 = Toi seul connais ton offrande jusqu’à ce que toutes soient faites.
PIX-INF-3 = Tout ce qui est pris, payé, pioché ou offert l’est devant tout le monde.
PIX-INF-4 = Personne ne sait ce que la Reine voudra ensuite.
PIX-INF-5 = À la fin, tout est montré.
PIX-NOT-1 = Ce n’est pas le moment.
PIX-NOT-2 = C’est au hasard de décider.
PIX-NOT-3 = Une question à une seule réponse est posée quand même, mais jamais pour dire seulement que tu as fini.
PIX-NOT-4 = Quand on compte les positions, seul le premier joueur encore à choisir est regardé.

## Ce qui se compte, pour le labo

measure-pixies-spaces = Cases utilisées
measure-pixies-copies = Actions copiées
measure-pixies-final = Décompte final
measure-pixies-punishment = couronnes grognons
measure-pixies-rewards = récompenses
measure-pixies-stones = pierres
measure-pixies-hoard = plus gros tas
measure-pixies-punished = Couronnes grognons
measure-pixies-by-pass = en passant
measure-pixies-by-copy = en copiant
measure-pixies-by-rival = données par des rivaux
measure-pixies-by-no-offering = sans offrande
measure-pixies-by-wrong-food = pour le mauvais plat
measure-pixies-by-miners = pour les mineurs
measure-pixies-by-tracks = pour les pistes
measure-pixies-tiles = Tuiles de récompense
measure-pixies-ring = anneaux
measure-pixies-servant = fidèles servants
measure-pixies-special = offrandes spéciales
measure-pixies-bonuses = Points de récompense en plus
measure-pixies-by-goldsmith = comme Orfèvre
measure-pixies-by-steward = comme Majordome
measure-pixies-by-track-end = au bout d’une piste
measure-pixies-gained = Produits pris
measure-pixies-paid = Produits payés
measure-pixies-apples = pommes
measure-pixies-bread = pain
measure-pixies-honey = miel
measure-pixies-silver = argent
measure-pixies-gold = or
measure-pixies-robbed = Produits perdus aux rivaux
measure-pixies-offered = Produits par offrande
measure-pixies-sent = Pixies envoyés à la mine
measure-pixies-spared = Fois épargné
measure-pixies-pushed = Pixies bousculés
measure-pixies-promoted = Promotions
measure-pixies-stones-on = Pierres reçues
measure-pixies-darling = Manches comme chouchou
measure-pixies-dungeon = Jeté aux oubliettes
measure-pixies-skill = Compétence prise
measure-pixies-tracks = Pistes à la fin
measure-pixies-furies = Colères de la Reine
measure-pixies-rounds = Manches
kind-pixies-double = Action
kind-pixies-copy = Copier
kind-pixies-skill = Prendre une compétence
kind-pixies-take = Prendre à manger
kind-pixies-mine = Creuser la mine
kind-pixies-swap = Échanger des tuiles
kind-pixies-market = Aller au marché
kind-pixies-pay-copy = Payer pour copier
kind-pixies-special = Offrande spéciale
kind-pixies-advance = Avancer dans l’ordre
kind-pixies-priority = Prendre la priorité
kind-pixies-unchain = Retirer une pierre
kind-pixies-pass = Passer
kind-pixies-give = Distribuer des couronnes
kind-pixies-stone = Poser une pierre
kind-pixies-send = Envoyer un pixie
kind-pixies-mercy = Demander grâce
kind-pixies-announce = Annoncer une offrande double
kind-pixies-offer = Offrir
kind-pixies-up = Promouvoir
kind-pixies-end = Arrêter
kind-pixies-third = Bouger la troisième couleur
ending-pixies-rounds = la dernière manche est finie
ending-pixies-gold_tiles = plus de tuiles à chiffre doré
ending-pixies-last_survivor = il n’en reste qu’un
