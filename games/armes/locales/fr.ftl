### Les mots de Fées d’armes. Les règles complètes sont dans RULES.md.
### Pour tout le monde dès 8 ans : phrases courtes, pas de jargon, jamais un reproche. On tutoie.

title-armes = Fées d’armes
about-armes =
    Deux bandes de contes de fées se disputent une clairière.
    Pousse, fouille, pille, et sois plus malin que le grand méchant loup !

## Ce qu’il faut faire maintenant

phase-armes-recruit = Recrute une figurine pour ta bande, ou arrête-toi là. L’autre joueur ne voit rien.
phase-armes-card = Toutes tes figurines partagent plusieurs factions : choisis la carte que tu joues.
phase-armes-roll_setup = On lance les dés : qui s’installe en premier ?
phase-armes-piece = Choisis un décor et comment le tourner.
phase-armes-piece_at = Pose ce décor, à plus de 2 cases des autres.
phase-armes-objective = Place un coffre à fouiller.
phase-armes-lair = Place ton repaire.
phase-armes-deploy = Place ta figurine, à plus de 6 cases du repaire ennemi et de 4 cases de ses figurines.
phase-armes-roll_round = Un nouveau tour : on lance les dés.
phase-armes-first = Tu as gagné les dés : qui commence ce tour ?
phase-armes-turn = À toi : active une figurine, utilise le bonus de ta faction, ou passe pour tout le tour.
phase-armes-bonus_at = Sur quelle figurine ?
phase-armes-bonus_dir = Dans quelle direction souffle la brise ?
phase-armes-free = Déplace ta figurine, ou laisse-la où elle est.
phase-armes-choose = Que fait-elle ? Une action, fouiller, piller, courir, ou rien.
phase-armes-run = Où court-elle ?
phase-armes-target = Choisis la cible.
phase-armes-charge = Sur quelle case, au contact de la cible, finit la charge ?
phase-armes-boost = Combien de jetons deviennent des dés ? Deux dés par jeton.
phase-armes-hits = Les dés roulent…
phase-armes-dir = Dans quelle direction la cible est-elle déplacée ?
phase-armes-dodge = Esquive vers une case, ou reste là.
phase-armes-raise = Ramène tes figurines sorties près de ton repaire, ou arrête-toi là.
phase-armes-over = La bataille est finie.

## Ce qui s’est passé

event-armes-recruit = { SEAT($seat) } recrute : { $profile }.
event-armes-ready = La bande de { SEAT($seat) } est prête.
event-armes-bands = Les deux bandes se montrent !
event-armes-card = { $faction ->
    [none] { SEAT($seat) } joue sans carte de faction.
   *[other] { SEAT($seat) } joue avec la carte { $faction }.
 }
event-armes-first = { $round ->
    [0] { SEAT($seat) } s’installe en premier.
   *[other] Tour { $round } : { SEAT($seat) } commence.
 }
event-armes-piece = { SEAT($seat) } pose un décor en { $at } : { $piece }.
event-armes-objective = { SEAT($seat) } place un coffre en { $at }.
event-armes-lair = { SEAT($seat) } installe son repaire en { $at }.
event-armes-deploy = { $fig } prend place en { $at }.
event-armes-chooser = { $equal ->
    [true] Dés égaux : { SEAT($seat) } choisit qui commence.
   *[false] { SEAT($seat) } gagne les dés et choisit qui commence.
 }
event-armes-round = Tour { $round }. Jetons d’ordres : { $tokens }.
event-armes-act = { $second ->
    [true] { $fig } agit une seconde fois.
   *[false] { $fig } entre en action.
 }
event-armes-bonus = { SEAT($seat) } utilise le bonus de sa faction.
event-armes-pass = { SEAT($seat) } passe pour le reste du tour.
event-armes-move = { $fig } va de { $from } à { $to }.
event-armes-run = { $fig } court de { $from } à { $to }.
event-armes-charge = { $fig } charge de { $from } à { $to } !
event-armes-dodge = { $fig } esquive de { $from } à { $to }.
event-armes-use = { $fig } vise { $at } ({ $act }).
event-armes-loot = { $fig } fouille les coffres du repaire ennemi…
event-armes-search = { $fig } fouille le coffre en { $at }…
event-armes-boost = { $tokens ->
    [one] { $tokens } jeton de plus pour { $fig } !
   *[other] { $tokens } jetons de plus pour { $fig } !
 }
event-armes-roll = { $hits ->
    [0] { $dice } dés, il faut { $face } ou plus : aucune réussite.
    [one] { $dice } dés, il faut { $face } ou plus : { $hits } réussite.
   *[other] { $dice } dés, il faut { $face } ou plus : { $hits } réussites.
 }
event-armes-miss = Raté pour { $fig }.
event-armes-mark = { $mark ->
    [flames] { $fig } prend feu ({ $number }).
    [poison] Du poison pour { $fig } ({ $number }).
   *[crack] L’armure de { $fig } se fêle ({ $number }).
 }
event-armes-forced = On bouscule { $fig } de { $from } à { $to }.
event-armes-bump = { $into ->
    [none] { $fig } se cogne !
   *[other] { $fig } se cogne contre { $into } !
 }
event-armes-hurt = { $cause ->
    [bump] { $fig } se fait une bosse : −{ $damage } santé, il en reste { $left }.
    [bite] { $fig } souffre d’une aura mordante : −{ $damage } santé, il en reste { $left }.
    [flames] { $fig } se brûle : −{ $damage } santé, il en reste { $left }.
    [poison] { $fig } a mal au ventre : −{ $damage } santé, il en reste { $left }.
   *[other] { $fig } perd { $damage } santé, il en reste { $left }.
 }
event-armes-heal = { $fig } se remet : +{ $amount } santé.
event-armes-devour = { $fig } ne fait qu’une bouchée de { $at } !
event-armes-out = { $fig } sort du plateau (valeur { $value }).
event-armes-vp = { $why ->
    [search] Trésor ! Un point pour { SEAT($seat) }.
    [loot] Le repaire est pillé ! Un point pour { SEAT($seat) }.
   *[value] Un point pour { SEAT($seat) }, qui a fait sortir le plus de valeur.
 }
event-armes-score = Fin du tour { $round }. Points du tour : { $points } ; total : { $total }.
event-armes-extra = { SEAT($seat) } aura un jeton de plus à chaque tour.
event-armes-raise = { $fig } revient en { $at }, en pleine forme.
event-armes-done = { SEAT($seat) } ne ramène plus personne.
event-armes-end = La bataille est finie. Points : { $scores }.

## Conseils

hint-armes-search = Cette fouille a { $percent } % de chances de rapporter un point.
hint-armes-loot = Ce pillage a { $percent } % de chances de rapporter un point.
hint-armes-toward = Elle se rapproche du coffre en { $at }, que personne n’a encore tenté.
hint-armes-kill = Cette action peut faire sortir { $at }.
hint-armes-hits = Cette action a { $percent } % de chances de réussir.
hint-armes-dice = Avec ces dés, { $percent } % de chances de réussir.
hint-armes-wall = Cette poussée finit contre un obstacle : 1 dégât de plus.
hint-armes-begin = Commencer permet d’être le premier aux coffres.
hint-armes-fresh = Cette figurine n’a pas encore agi : pas de malus.
hint-armes-second = Seconde activation : −2 et deux pas au plus.
hint-armes-pass = Il n’y a plus rien d’utile à faire ce tour-ci.
hint-armes-return = Une figurine de retour, c’est une figurine de plus au prochain tour.
hint-armes-steady = Un choix solide, sans plus.

## Le plateau dessiné dans un terminal

sketch-armes-round = Tour
sketch-armes-points = points
sketch-armes-tokens = jetons
sketch-armes-out = dehors
sketch-armes-legend = * objectif   [ ] repaires   # mur   ^ haut   " difficile   = facile
sketch-armes-secret = bande secrète

## Façons de jouer

preset-armes-quick = Bataille rapide
preset-armes-quick-about = Les figurines sont déjà en place : on joue tout de suite.
preset-armes-map = Sur une carte
preset-armes-map-about = Le décor est prêt, chacun place ses figurines.
preset-armes-rulebook = À la lettre
preset-armes-rulebook-about = Tout se place et se recrute à la table, mot pour mot comme dans le livret.
preset-armes-short = Courte
preset-armes-short-about = Trois tours seulement.

## Options de la table

option-armes-setup = Mise en place
option-armes-setup-about = Ce que l’on place soi-même avant de jouer.
option-armes-setup-quick = rien, tout est prêt
option-armes-setup-map = les figurines
option-armes-setup-full = tout
option-armes-map = Carte
option-armes-map-about = Le champ de bataille, quand il est tout prêt : clairiere, carrefour, ou une carte de ton fichier.
option-armes-band0 = Bande du premier siège
option-armes-band0-about = Une bande toute prête, une liste de figurines avec des virgules, ou « table » pour recruter en secret.
option-armes-band1 = Bande du second siège
option-armes-band1-about = Une bande toute prête, une liste de figurines avec des virgules, ou « table » pour recruter en secret.
option-armes-points = Points
option-armes-points-about = Ce qu’une bande peut coûter en tout.
option-armes-rounds = Tours
option-armes-rounds-about = Combien de tours dure la partie.
option-armes-tokens = Jetons d’ordres
option-armes-tokens-about = Combien chacun en reçoit par tour.
option-armes-search = Fouilles
option-armes-search-about = Combien de fois un objectif se tente par tour.
option-armes-search-objective = une fois en tout
option-armes-search-player = une fois par joueur
option-armes-search-free = sans limite
option-armes-loot = Pillage
option-armes-loot-about = Ce qu’il faut pour piller un repaire.
option-armes-loot-natural = un vrai 6
option-armes-loot-modified = les bonus comptent
option-armes-low = Murets et haies
option-armes-low-about = Ce que fait un obstacle bas aux lignes de vue.
option-armes-low-cover = donnent un abri
option-armes-low-block = cachent tout
option-armes-deploy = Placement
option-armes-deploy-about = Qui reste à distance du repaire ennemi en plaçant ses figurines.
option-armes-deploy-both = les deux joueurs
option-armes-deploy-seed = le premier seulement
option-armes-tie = Égalité
option-armes-tie-about = Ce qui départage à égalité de points.
option-armes-tie-value = la valeur sortie
option-armes-tie-share = rien, victoire partagée
option-armes-extra = Tes figurines
option-armes-extra-about = Un fichier TOML avec tes figurines, décors, cartes et bandes ; il s’ajoute aux nôtres.

## Les règles, une phrase ou deux par clause

ARM-CARD-1 = Fées d’armes se joue à deux. Tes figurines portent la lettre A ou B et un numéro.
ARM-DATA-1 = Un fichier de figurines commence par « format = 1 » et ne contient que ce qui est prévu : regarde la ligne indiquée.
ARM-DATA-2 = Une faction a un bonus permanent et un bonus qui se paie d’un jeton.
ARM-DATA-3 = Une figurine a un coût, un mouvement, des dés, une armure, une santé, une faction et une à six actions.
ARM-DATA-4 = Une action dit combien de réussites il faut, jusqu’où elle porte et ce qu’elle fait.
ARM-DATA-5 = Un décor est d’un seul tenant, de 6 cases sur 6 au plus. Certains sont les mêmes quand on les tourne.
ARM-DATA-6 = Une carte respecte les mêmes distances qu’une table que l’on prépare soi-même.
ARM-DATA-7 = Une bande toute prête compte 1 à 10 figurines connues, pour 20 points au plus.
ARM-DICE-1 = Une figurine lance autant de dés que sa valeur Action. Chaque dé de 4 ou plus est une réussite.
ARM-DICE-2 = Avec +1, un 3 suffit. Avec −1, il faut un 5.
ARM-DICE-3 = On additionne d’abord tous les bonus et malus. Un 6 réussit toujours, un 1 jamais.
ARM-DICE-4 = Il n’y a pas de cartes d’action : on lance des dés.
ARM-DICE-5 = Sans aucun dé, il n’y a aucune réussite. Un jeton peut quand même en ajouter deux.
ARM-DICE-6 = On ne lance jamais plus de 20 dés à la fois.
ARM-DICE-7 = Seul le nombre de réussites compte.
ARM-GRID-1 = Le plateau compte 24 cases sur 24, de a1 à x24.
ARM-GRID-2 = Une seule figurine par case : celle-ci est prise.
ARM-GRID-3 = Un décor remplit des cases entières, que tout le monde voit.
ARM-GRID-4 = On compte les cases en croix, jamais en diagonale, quoi qu’il y ait entre les deux.
ARM-GRID-5 = « À 4 cases » veut dire 4 cases ou moins.
ARM-GRID-6 = Deux figurines sont en contact quand leurs cases se touchent par un côté, pas par un coin.
ARM-GRID-7 = Pour fouiller ou piller, il faut être sur une case juste à côté.
ARM-LOS-1 = Seul un tir de loin a besoin de voir sa cible.
ARM-LOS-2 = On regarde de quatre points de ta case à quatre points de la sienne.
ARM-LOS-3 = Une ligne qui touche une case, même à peine, la rencontre.
ARM-LOS-4 = Tu vois une figurine si une ligne au moins passe. Si tu la vois, elle te voit aussi.
ARM-LOS-5 = Les autres figurines et les hauts décors cachent ce qui est derrière.
ARM-LOS-6 = Un décor bas ne cache pas, il donne un abri, sauf si la table en a décidé autrement.
ARM-LOS-7 = Les décors plats, les repaires et les objectifs ne cachent personne.
ARM-COV-1 = Une cible à moitié cachée est à couvert.
ARM-COV-2 = Une figurine debout dans un décor bas est à couvert.
ARM-COV-3 = Au contact, personne n’est à couvert.
ARM-COV-4 = Contre une cible à couvert : −1 au jet, et son armure gagne 2.
ARM-REC-1 = Cette figurine coûte plus de points qu’il n’en reste.
ARM-REC-2 = Une bande compte 1 à 10 figurines, celles que tu veux.
ARM-REC-3 = Chaque figurine appartient à une faction ou à plusieurs.
ARM-REC-4 = Une bande d’une seule faction joue avec sa carte. Une bande mélangée n’en a pas.
ARM-REC-5 = Choisis une faction que toutes tes figurines partagent.
ARM-REC-6 = Le bonus permanent de ta carte marche dès le premier jet.
ARM-REC-7 = Recrute tes figurines une à une, en secret. Il en faut au moins une avant de t’arrêter.
ARM-SET-1 = Dans l’ordre : le premier joueur, les décors, les objectifs, les repaires, les figurines.
ARM-SET-2 = Le plus haut dé est premier joueur. À égalité, on relance.
ARM-SET-3 = Chacun place trois décors, à tour de rôle. Ce décor est déjà posé, ou ne tient plus nulle part.
ARM-SET-4 = Un décor tient tout entier sur le plateau, à plus de 2 cases des autres.
ARM-SET-5 = Le premier joueur place deux objectifs, puis l’autre joueur deux.
ARM-SET-6 = Un objectif ou un repaire n’est ni au bord, ni sur un décor, ni collé à un mur, à un objectif ou à un repaire.
ARM-SET-7 = Les objectifs sont à plus de 4 cases les uns des autres.
ARM-SET-8 = Les deux repaires sont à 6 cases au moins l’un de l’autre. On ne marche pas dessus.
ARM-SET-9 = Place tes figurines à plus de 6 cases du repaire ennemi.
ARM-SET-10 = Place tes figurines à plus de 4 cases de toute figurine ennemie.
ARM-SET-11 = Le second joueur aussi reste à plus de 6 cases du repaire ennemi.
ARM-SET-12 = Place tes figurines dans l’ordre, chacune sur une case libre.
ARM-SET-13 = Plus de place assez loin : choisis une case aussi loin de l’ennemi que possible.
ARM-SET-14 = La table choisit : tout placer, jouer sur une carte, ou commencer tout de suite.
ARM-RND-1 = La partie dure cinq tours, sauf si la table en a choisi un autre nombre.
ARM-RND-2 = Un tour : les dés du premier joueur, les activations, les effets, les points, puis les retours.
ARM-RND-3 = Le plus haut dé choisit qui commence ce tour : toi ou l’autre.
ARM-RND-4 = À dés égaux, c’est à celui qui n’a pas commencé la dernière fois de choisir.
ARM-RND-5 = On joue chacun son tour, une activation à la fois.
ARM-RND-6 = Tu joues tant que tu as un jeton et quelque chose à en faire. Sinon, l’autre continue.
ARM-RND-7 = Passer, c’est pour tout le reste du tour.
ARM-RND-8 = Personne n’est obligé d’activer une figurine.
ARM-ORD-1 = Chaque tour, tu reçois cinq jetons d’ordres, plus tes jetons supplémentaires.
ARM-ORD-2 = Qui marque moins de points dans un tour reçoit un jeton de plus pour tous les tours suivants.
ARM-ORD-3 = Activer une figurine coûte un jeton.
ARM-ORD-4 = Cette figurine a déjà deux jetons : elle a fini son tour.
ARM-ORD-5 = Active une de tes figurines qui est sur le plateau.
ARM-ORD-6 = À sa seconde activation du tour, une figurine a −2 à tous ses jets.
ARM-ORD-7 = À sa seconde activation, chacun de ses mouvements est de deux pas au plus.
ARM-ORD-8 = Chaque jeton dépensé ajoute deux dés. Tu n’en as pas autant.
ARM-ORD-9 = Les jetons qui restent à la fin du tour sont perdus.
ARM-ACT-1 = Une figurine active peut se déplacer, puis faire une seule chose. Puis c’est à l’autre.
ARM-ACT-2 = Déplace-toi ou reste, puis choisis : une action, piller, fouiller, courir ou finir.
ARM-ACT-3 = Courir, c’est se déplacer une seconde fois. Ici, la figurine ne peut aller nulle part.
ARM-ACT-4 = Si la figurine active quitte le plateau, son activation s’arrête.
ARM-MOVE-1 = C’est trop loin : compte les pas en croix, en tournant autant que tu veux.
ARM-MOVE-2 = Une autre figurine barre le chemin. Seules les figurines ailées passent par-dessus.
ARM-MOVE-3 = Un mouvement finit sur une case libre, et pas là où il a commencé.
ARM-MOVE-4 = Quitter le contact d’un ennemi ne coûte rien.
ARM-MOVE-5 = On ne traverse ni les murs, ni les repaires, ni les objectifs.
ARM-MOVE-6 = Une figurine ailée passe par-dessus tout.
ARM-MOVE-7 = Charger et esquiver sont des mouvements comme les autres.
ARM-TERR-1 = Un décor bloque, ralentit, aide ou ne change rien. Il est haut, bas ou plat.
ARM-TERR-2 = Un décor qui bloque ne se traverse pas à pied.
ARM-TERR-3 = En terrain difficile, deux pas au plus.
ARM-TERR-4 = Sur un terrain facile, le mouvement est doublé.
ARM-TERR-5 = Après trois pas, on n’entre plus en terrain difficile ; et une allée n’aide que si on l’atteint d’abord.
ARM-TERR-6 = Difficile et facile à la fois : c’est difficile qui l’emporte.
ARM-TERR-7 = Les figurines ailées se moquent du terrain.
ARM-FORCE-1 = Repousser, tirer et déplacer bougent la cible de toute la distance, amie ou ennemie.
ARM-FORCE-2 = Une figurine bousculée va vers le nord, l’est, le sud ou l’ouest.
ARM-FORCE-3 = Repousser éloigne, tirer rapproche, le long du plus grand écart. À égalité, tu choisis.
ARM-FORCE-4 = Poussée contre un mur, un repaire, un objectif ou le bord, la figurine s’arrête et perd 1 santé.
ARM-FORCE-5 = Poussée contre une autre figurine, elle s’arrête et toutes deux perdent 1 santé.
ARM-FORCE-6 = Passer à côté de quelque chose ne fait aucun mal.
ARM-FORCE-7 = Les figurines ailées se cognent comme les autres.
ARM-FORCE-8 = Les deux chocs comptent, même si l’un fait sortir sa figurine.
ARM-PROF-1 = Choisis une action de la carte de cette figurine.
ARM-PROF-2 = Cette figurine n’est pas une cible possible pour cette action.
ARM-PROF-3 = Cette action demande d’être au contact de sa cible.
ARM-PROF-4 = Un tir demande de voir sa cible.
ARM-PROF-5 = Cette figurine est en pleine santé : inutile de la soigner.
ARM-PROF-6 = Avec assez de réussites, l’action marche. Sinon, rien ne se passe.
ARM-PROF-7 = Dans l’ordre : les marqueurs, dévorer, les dégâts ou les soins, bousculer, esquiver.
ARM-PROF-8 = L’armure se soustrait des dégâts.
ARM-PROF-9 = Avec un +, chaque réussite en trop ajoute 1.
ARM-PROF-10 = Une figurine sans santé sort aussitôt du plateau.
ARM-PROF-11 = Même si l’armure arrête les dégâts, le reste de l’action compte.
ARM-PROF-12 = Une cible sortie n’est pas déplacée, mais on peut quand même esquiver.
ARM-PROF-13 = Dévorer fait sortir une cible qui a moins de santé que le gourmand, et le remet en pleine santé.
ARM-PROF-14 = Une fêlure enlève 1 d’armure jusqu’à la fin du tour.
ARM-SCEN-1 = Au contact du repaire ennemi, tu peux le piller : un 6 au moins, et c’est un point.
ARM-SCEN-2 = Pour piller, il faut un vrai 6 : les bonus n’y changent rien.
ARM-SCEN-3 = Ce repaire a déjà été tenté ce tour-ci. Il faut attendre le prochain.
ARM-SCEN-4 = Au contact d’un objectif, tu peux le fouiller : deux réussites, et c’est un point.
ARM-SCEN-5 = Tu peux fouiller n’importe quel objectif, peu importe qui l’a placé.
ARM-SCEN-6 = Cet objectif a déjà été tenté ce tour-ci. Il faut attendre le prochain.
ARM-SCEN-7 = L’essai compte dès que tu l’annonces.
ARM-AURA-1 = Une aura agit à travers tout, toujours.
ARM-AURA-2 = Personne n’échappe à une aura, sauf si sa carte le dit. On est aussi dans sa propre aura.
ARM-AURA-3 = L’armure protège des auras, et l’abri aussi. Le feu, le poison et les chocs passent à travers.
ARM-AURA-4 = À la fin du tour, une aura mordante blesse tous les ennemis à sa portée.
ARM-AGILE-1 = Une figurine agile peut aussi marcher en diagonale.
ARM-AGILE-2 = Même agile, on ne se faufile pas entre deux cases prises.
ARM-CHARGE-1 = Une charge finit sur une case au contact de la cible.
ARM-CHARGE-2 = La charge n’arrive pas jusqu’à cette cible.
ARM-CHARGE-3 = Déjà au contact, pas besoin de charger.
ARM-ADVISER-1 = À 4 cases d’un conseiller ami, +1 aux jets. Deux conseillers ne valent pas mieux qu’un.
ARM-SHIFT-1 = Déplacer : tu choisis la direction, après les dégâts.
ARM-DODGE-1 = Après une action réussie avec esquive, la figurine peut encore bouger.
ARM-FLAMES-1 = À la fin du tour, une figurine perd autant de santé qu’elle a de flammes, puis elles s’éteignent.
ARM-FREEZE-1 = Le gel ignore l’armure.
ARM-FEAR-1 = À 4 cases d’un ennemi effrayant, un dé de moins.
ARM-FEARLESS-1 = Les figurines sans peur ne craignent personne.
ARM-POISON-1 = À la fin de chaque tour, le poison fait perdre 1 santé et 1 marqueur.
ARM-REGEN-1 = La régénération soigne à la fin de chaque tour, sans dépasser la pleine santé.
ARM-PUSH-1 = Repousser éloigne la cible, après les dégâts.
ARM-PULL-1 = Tirer rapproche la cible, après les dégâts. Trop près, elle te rentre dedans !
ARM-SHOOT-1 = D’ici, cette figurine ne voit pas sa cible.
ARM-SHOOT-2 = Cette cible est hors de portée.
ARM-FLY-1 = Les ailes passent par-dessus tout, mais se posent sur une case libre.
ARM-BONUS-1 = Le bonus permanent de ta faction marche tout le temps.
ARM-BONUS-2 = Le bonus de faction se paie d’un jeton, avant de choisir une figurine, et seulement s’il sert à quelque chose.
ARM-BONUS-3 = Si tu ne peux plus jouer après un bonus, ton tour de jeu s’arrête.
ARM-BONUS-4 = La Brise déplace une figurine proche d’une des tiennes.
ARM-BONUS-5 = Le Second souffle demande deux jetons et une figurine activée une fois. Une seule fois par tour de jeu.
ARM-BONUS-6 = Le Bricolage demande deux jetons et une figurine à activer.
ARM-BONUS-7 = Le Baiser soigne une des tiennes ; le Coup bas touche un ennemi au contact d’une des tiennes.
ARM-BONUS-8 = Un bonus qui n’a pas servi est perdu à la fin du tour de jeu.
ARM-EOR-1 = À la fin du tour, dans l’ordre : auras mordantes, flammes, poison, régénération.
ARM-EOR-2 = Puis on enlève les fêlures et les jetons d’ordres.
ARM-SCORE-1 = Un point pour qui a fait sortir la plus grande valeur ce tour-ci. À égalité, personne.
ARM-SCORE-2 = Toute figurine sortie compte pour l’adversaire de son joueur, quelle que soit la cause.
ARM-SCORE-3 = Les points du tour s’ajoutent au total.
ARM-SCORE-4 = Qui a marqué moins reçoit un jeton de plus.
ARM-BACK-1 = Après les points, tu ramènes tes propres figurines sorties, en pleine santé.
ARM-BACK-2 = Une figurine revient sur une case libre à côté de ton repaire, ou le plus près possible.
ARM-BACK-3 = Tu peux laisser des figurines dehors : elles reviendront plus tard.
ARM-END-1 = Après le dernier tour, le plus de points gagne.
ARM-END-2 = À égalité, la plus grande valeur de figurines ennemies sorties l’emporte.
ARM-END-3 = Toute partie finit : chaque tour de jeu coûte un jeton ou fait passer.
ARM-OPT-1 = Cette option ou cette valeur n’existe pas pour ce jeu.
ARM-FLOW-1 = Ce n’est pas à toi de décider maintenant.
ARM-FLOW-2 = Cela ne se fait pas à ce moment-là.
ARM-FLOW-3 = Ce qui ne peut pas arriver n’est pas proposé.
ARM-FLOW-4 = Même s’il n’y a qu’un choix, on te le demande.
ARM-FLOW-5 = Une case s’écrit avec une lettre de a à x et un nombre de 1 à 24, comme c7.
ARM-FLOW-6 = Tout est visible, sauf une bande en cours de recrutement.
