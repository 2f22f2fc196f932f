### Les mots de l'interface. Les mots d'un jeu sont dans games/<id>/locales.
### Pour tout le monde dès 8 ans : phrases courtes, pas de jargon, jamais un reproche. On tutoie.
### { SEAT($seat) } change le numéro d'une place, compté à partir de 0, en « Joueur 1 ».

## Qui est qui

seat-name = Joueur { $number }
chance-name = Le hasard
you = toi
person = humain
bot = robot
bot-name = Robot ({ $level })
level-gentle = doux
level-fair = honnête
level-keen = vif
level-strong = fort
level-gentle-about = Joue gentiment et laisse passer bien des choses.
level-fair-about = Joue avec bon sens et se trompe comme tout le monde.
level-keen-about = Réfléchit à l’avance et ne rate pas grand-chose.
level-strong-about = Réfléchit longuement. Bonne chance !
seats-line = { $name } : { $kind }
yes = oui
no = non

## À qui le tour

turn-number = Tour { $turn }
round-number = Tour { $turn }
your-turn = { $name }, c’est à toi !
their-turn = { $name } joue.
thinking = { $name } réfléchit…
everybody-chooses = Chacun choisit en secret.
chance-decides = Le hasard décide…
chance-gave = Le hasard répond : { $outcome }
played = { $name } joue { $step }.
pass-the-screen = Passe l’écran à { $name }, puis appuie sur Entrée.

## Choisir un coup

choose-move = Choisis un coup par son numéro, ou écris-le :
moves-count = { $count ->
    [one] Il y a un seul coup possible.
   *[other] Il y a { $count } coups possibles.
 }
moves-some = Voici { $shown } coups sur { $count } ; écris le début d’un coup pour voir ceux qui continuent ainsi.
only-move = Il n’y a qu’un coup possible : { $step }.
no-such-number = Il n’y a pas de coup numéro { $number } : les numéros vont de 1 à { $count }.
not-a-move = Je ne comprends pas « { $text } ». Écris un numéro, un coup, ou « help » pour de l’aide.
ambiguous-move = Plusieurs coups commencent par « { $text } ». Écris-en un peu plus.

## Commandes

commands-title = Tu peux aussi écrire :
command-help = montrer cette liste
command-moves = montrer tous les coups que tu peux jouer
command-hint = demander conseil à quelqu’un qui joue bien, avec la raison
command-why = demander pourquoi un coup n’est pas permis : why, puis le coup
command-undo = reprendre ton dernier coup
command-rules = lire les règles de ce jeu
command-save = garder la partie : save, puis un nom de fichier
command-quit = arrêter de jouer
command-unknown = Je ne connais pas la commande « { $command } ». Écris « help » pour voir celles que je connais.

advice = Moi, je jouerais { $step }.
advice-because = Moi, je jouerais { $step }. { $reason }
advice-chances = Je donne à { $name } { $percent } chances sur 100 de gagner.
why-allowed = « { $step } » est permis : vas-y !
why-what = Écris le coup après « why », par exemple : why { $step }
undone = Le dernier coup est repris.
undo-nothing = Il n’y a rien à reprendre.
undo-too-far = On ne peut pas le reprendre : on a vu quelque chose de nouveau depuis.
saved = La partie est gardée dans { $file }.
save-where = Écris un nom de fichier après « save », par exemple : save ma-partie.json
loaded = La partie continue à partir de { $file }.
goodbye = Merci d’avoir joué. À bientôt !
quit-sure = La partie n’est pas finie. Arrêter quand même ?

## La fin d'une partie

game-over = La partie est finie.
winner = { $name } gagne. Bravo !
winners-share = { $names } gagnent ensemble. Bravo !
place = { $place ->
    [1] 1er
   *[other] { $place }e
 }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
result-line = { $place } : { $name }, { $points }
play-again = Encore une partie ?

## Les coups que les règles refusent

refusal-illegal = { $who } ne peut pas jouer « { $step } » maintenant.
refusal-wrong-actor = { $who } veut jouer « { $step } », mais ce n’est pas son tour.
refusal-not-now = { $who } n’a rien à décider maintenant.
refusal-no-chance = { $who } veut donner « { $step } », mais rien n’est laissé au hasard ici.
refusal-with-rule = { $refusal } { $rule } ({ $clause })

## Les tables qu'on ne peut pas préparer

setup-seats = { $given ->
    [one] { $given } joueur, ce n’est pas possible ici : ce jeu se joue de { $min } à { $max }.
   *[other] { $given } joueurs, ce n’est pas possible ici : ce jeu se joue de { $min } à { $max }.
 }
setup-seats-exactly = { $given ->
    [one] { $given } joueur, ce n’est pas possible ici : ce jeu se joue à { $min } exactement.
   *[other] { $given } joueurs, ce n’est pas possible ici : ce jeu se joue à { $min } exactement.
 }
setup-option = L’option « { $name } » ne va pas comme ça : { $problem }.
option-unknown = ce jeu ne la connaît pas ; il a { $known }
option-not-offered = { $value } n’est pas proposé ; choisis parmi { $offered }
option-not-within = { $value } n’est pas un nombre entier de { $min } à { $max }
option-not-text = { $value } n’est pas un texte

## Ce que le serveur refuse

feed-title = Féerie : les tables qui t’attendent
feed-your-turn = À toi de jouer : { $game }
guest-name = Invité { $number }
error-bad-request = Cette demande ne se comprend pas : { $problem }.
error-not-found = Il n’y a rien ici sous ce nom.
error-method = Cela ne se fait pas à cette adresse.
error-not-yours = Ce n’est pas à toi de le faire.
error-not-started = La partie n’a pas encore commencé.
error-already-started = La partie a déjà commencé.
error-not-over = Ce sera possible une fois la partie finie.
error-seat-taken = Quelqu’un est déjà assis là.
error-bad-link = Ce lien n’est pas valable, ou ne l’est plus.
error-too-many = C’est trop à la fois : { $limit }. Attends un petit moment.
error-too-large = C’est trop grand : { $limit } octets au plus.
error-undo-nothing = Tu n’as encore rien fait qui puisse être repris.
error-undo-chance = Les dés sont tombés depuis : on ne peut plus reprendre ce coup.
error-undo-shown = Quelqu’un a vu ce qui était caché : on ne peut pas le lui faire oublier, donc on ne reprend pas ce coup.
error-undo-others = Quelqu’un d’autre a joué depuis.
error-undo-sealed = Un choix secret reste scellé jusqu’à ce que tous soient ouverts.
error-undo-over = La partie est finie. En la revoyant, tu peux rejouer à partir de n’importe quel moment.
error-undo-nobody = Il faudrait l’accord des autres, et aucun d’eux n’est là.
error-undo-unasked = Plus personne ne pose la question.
error-undo-race = Une course ne se rejoue pas : la main la plus vive a gagné.
error-undo-late = Ton temps pour cette décision est écoulé : elle reste jouée.
error-quiet = On ne parle pas tant qu’une carte est ouverte. Attends le résultat.
error-slow-line = La connexion de { $names } est trop lente pour une course qui compte. Réessaie plus tard, ou joue sans chrono. (ELM-NET-5)
error-conflict = Quelque chose s’est passé à la table entre-temps. Regarde, puis choisis à nouveau.
error-bad-login = Ce nom et cette phrase secrète ne vont pas ensemble.
error-name-taken = Quelqu’un porte déjà ce nom. Choisis-en un autre.
error-bad-record = Ce n’est pas l’enregistrement d’une partie : { $problem }.
error-bad-record-step = L’étape { $step } de l’enregistrement ne peut pas être jouée. { $problem }
error-internal = Quelque chose s’est mal passé de notre côté. Rien n’est perdu ; réessaie, s’il te plaît.

## Ce qui peut mal tourner

error-unknown-bot = Il n’y a pas de robot appelé « { $bot } ». Choisis parmi : { $bots }.
error-unknown-game = Il n’y a pas de jeu appelé « { $game } ». Choisis parmi : { $games }.
error-unknown-level = Il n’y a pas de niveau appelé « { $level } ». Choisis parmi : { $levels }.
error-not-notation = « { $text } » ne s’écrit pas comme un coup de ce jeu.
error-read = Je n’arrive pas à lire { $file } : { $problem }.
error-write = Je n’arrive pas à écrire { $file } : { $problem }.
error-record = { $file } n’est pas une partie que je peux continuer : { $problem }.
error-unexpected = Quelque chose s’est mal passé, et ce n’est pas ta faute : { $problem }.

## Le terminal

choose-game = À quel jeu ? Tape son numéro :
choose-seats = À combien, de { $min } à { $max } ? Tu joues contre des robots :
choose-number = Tape un nombre de { $min } à { $max }.
advice-others = J’ai aussi pensé à : { $steps }.
window-ask = { $name } : taper sur quelle carte, poser le livre, ou ne rien faire ?
window-keys = Appuie sur ta touche dès que tu vois !  { $keys }
window-space = la barre d’espace
window-meant = { $name }, vite : qu’est-ce que tu voulais ? { $count ->
    [one] 1 pour la carte du milieu,
   *[other] de 1 à { $count } pour une carte du milieu,
 } B pour le livre.
armes-roster-good = La liste est bonne : { $profiles } profils et { $bands } bandes, ceux de base compris.
armes-shared-card = Toutes ses figurines partagent une faction : { $faction }.
armes-no-card = Ses figurines ne partagent aucune faction : cette bande n’a pas de carte.
level-random = au hasard
level-greedy = pressé

## Vérifier les dés

verify-good = { $count ->
    [0] Tout est juste : la graine est celle qui était promise, et rien n’a été laissé au hasard.
    [one] Tout est juste : la graine est celle qui était promise, et l’unique tirage en découle.
   *[other] Tout est juste : la graine est celle qui était promise, et les { $count } tirages en découlent.
 }
verify-bad = { $count ->
    [one] Une chose ne va pas.
   *[other] { $count } choses ne vont pas.
 }
verify-no-seed = Cette partie ne révèle pas sa graine : ses dés ne peuvent pas être vérifiés. La graine est montrée à la fin de la partie.
verify-no-commitment = Rien n’était promis avant le premier coup : cette partie n’a pas d’engagement.
verify-wrong-seed = La graine n’est pas celle qui était promise : l’engagement était { $promised }, cette graine donne { $found }.
verify-replay = La partie ne peut pas être rejouée : { $problem }.
verify-roll = Étape { $step } : la partie dit { $recorded }, mais la graine donne { $expected }.

## Le client web : le livre

ui-skip = Aller au contenu
ui-title-home = Cinq jeux féeriques
ui-title-setup = Une nouvelle table
ui-title-table = À table
ui-title-replay = Revoir
ui-title-rules = Règles
ui-title-mine = Mes parties
ui-title-watch = Regarder
ui-title-account = Ton nom
ui-title-lost = Cette page n’est pas dans le livre
ui-lost-text = Elle s’est peut-être envolée. Les jeux, eux, sont toujours là.
ui-loading = On allume les lanternes…
ui-nav = Pages
ui-nav-home = Féerie, accueil
ui-nav-mine = Mes parties
ui-nav-account = Moi
ui-nav-watch = Regarder
ui-nav-rules = Règles
ui-switches = Langue, couleurs et son
ui-language = Langue
ui-theme-dark = Couleurs de nuit
ui-sound = Son
ui-home-lead = Cinq jeux féeriques à jouer tout de suite : contre des robots, autour d’un écran, ou avec des amis au loin.
ui-home-back = Retour aux jeux
ui-chapters = Les cinq jeux
ui-chapter = Chapitre { $number }
ui-chapter-lutins = Les aventures dans la forêt des lutins
ui-chapter-elfe = L’elfe et les petites fées
ui-chapter-elementals = Elementals
ui-chapter-armes = Fées d’armes
ui-chapter-pixies = Pixie Queen
ui-about-lutins = Des familles de lutins font la course dans une forêt dont les arbres bougent.
ui-about-elfe = De petites fées partent charmer un elfe célibataire.
ui-about-elementals = Repère l’élément qui va bien, et tape le premier.
ui-about-armes = Deux bandes de fées face à face dans une clairière de bouleaux.
ui-about-pixies = Sers la Reine des pixies sans y perdre ni la tête, ni ton or.
ui-play-now = Jouer
ui-play-now-game = Jouer : { $game }
ui-with-friends = Entre amis
ui-with-friends-game = Entre amis : { $game }
ui-rules-game = Règles : { $game }
ui-opening = On ouvre…
ui-soon = Bientôt
ui-soon-about = On dessine encore ce chapitre.
ui-continue = Continuer à jouer
ui-choose-game = Choisir un jeu
ui-offline = Pas de connexion
ui-offline-text = Le serveur ne répond pas. Tes parties y sont en sécurité ; essaie encore dans un instant.
ui-retry = Essayer encore
ui-close = Fermer
ui-save = Enregistrer
ui-saved = C’est enregistré

## Le client web : une nouvelle table

ui-players = Qui joue ?
ui-player-count = Nombre de joueurs
ui-seat-kind = Qui prend la place { $number }
ui-seat-name = Nom à la place { $number }
ui-name = Nom
ui-wish-me = Quelqu’un ici
ui-wish-open = Un ami, par un lien
ui-wish-open-about = Tu auras un lien à envoyer, et un code QR.
ui-bot-level = Robot { $level }
ui-presets = De quelle façon ?
ui-more-options = Plus de choix
ui-listed = Ouverte à tous
ui-listed-about = Tout le monde peut trouver cette table, la regarder, ou prendre une place libre.
ui-start = Commencer
ui-open-table = Ouvrir la table
ui-clock = Combien de temps ?
ui-clock-none = Sans horloge
ui-clock-none-about = Chacun réfléchit autant qu’il veut.
ui-clock-move = Pour chaque coup
ui-clock-move-about = Trop lent ? Un robot joue ce coup-là, et la partie continue.
ui-clock-game = Pour toute la partie
ui-clock-game-about = Une réserve de temps chacun. Une fois vide, un robot finit la partie.
ui-clock-days = Par correspondance
ui-clock-days-about = Des jours pour chaque coup : on joue quand on a un moment.
ui-clock-how-much = Durée
ui-clock-seconds = { $count } secondes
ui-clock-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
 }
ui-clock-whole = { $minutes } minutes, et { $increment } secondes de plus après chaque tour
ui-clock-days-each = { $count ->
    [one] un jour
   *[other] { $count } jours
 }
ui-clock-days-left = { $days ->
    [one] 1 jour
   *[other] { $days } jours
 }
ui-clock-hours-left = { $hours } h
ui-clock-of-seat = Temps restant
ui-seat-grace = absent : un robot dans { $seconds } s
ui-row-your-turn = À toi de jouer
ui-row-time-left = encore { $time }
ui-waiting-title = La table est mise
ui-waiting-about = { $game } : envoie un lien à chaque ami. Dès que tout le monde est là, commence.
ui-guest = Invité { $number }
ui-seat-open = Place libre
ui-seat-mine = C’est toi.
ui-seat-here = Est là.
ui-slow-line = Cette connexion est trop lente pour une course.
ui-seat-held = un robot garde la place
ui-seat-away = absent
ui-invite = Inviter quelqu’un
ui-take-seat = S’asseoir ici
ui-copy-link = Copier le lien
ui-copied = Copié !
ui-qr = Code QR de l’invitation
ui-start-bots = Commencer, avec des robots aux places libres
ui-wait-host = La partie va bientôt commencer.

## Le client web : à table

ui-board = Plateau : { $game }. Les flèches déplacent, Entrée choisit, Échap reprend, Espace termine.
ui-side = Cartes, conseils et ce qui s’est passé
ui-seats = Joueurs
ui-pips = { $filled } sur { $of }
ui-cell-target = { $name }, possible
ui-cell-picked = { $name }, choisie
ui-undo = Reprendre
ui-undo-asked = { $name } aimerait reprendre un coup. C’est d’accord ?
ui-undo-waiting = Tu as demandé à reprendre ton coup. On attend { $names }.
ui-undo-agree = D’accord
ui-undo-refuse = Plutôt pas
ui-undo-withdraw = Laisse tomber
ui-event-undone = { SEAT($seat) } a repris un coup.
ui-salt = Un mot à toi pour les dés
ui-salt-about = Il entre dans chaque lancer : ainsi, personne ne peut avoir choisi les dés d’avance. Laisse vide, et ton navigateur en invente un.
ui-dice = Les dés, à vérifier
ui-dice-about = Tous les lancers et mélanges découlent d’un nombre secret et d’un mot de chaque personne. L’empreinte du secret a été montrée avant le premier coup ; la partie finie, le secret est révélé et chacun peut recalculer chaque lancer.
ui-dice-hash = Empreinte montrée avant le premier coup :
ui-dice-sealed = Les dés de cette table sont scellés ; cette empreinte en répond, et la fin de la partie l’ouvre :
ui-dice-none = Cette table a commencé au milieu d’une autre partie : tous ses dés n’étaient pas promis avant le premier coup.
ui-dice-check = Vérifier les dés
ui-dice-checking = On calcule…
ui-dice-hash-good = Le secret correspond à l’empreinte. Ton navigateur l’a calculé.
ui-dice-hash-bad = Le secret ne correspond pas à l’empreinte.
ui-dice-seen-good = C’est bien l’empreinte que ce navigateur a vue avant de donner son mot.
ui-dice-seen-bad = Ce n’est pas l’empreinte que ce navigateur a vue avant la partie.
ui-dice-salt-good = Ton mot, { $salt }, entre dans les dés.
ui-dice-salt-bad = Ton mot, { $salt }, manque.
ui-dice-rolls-good = { $count ->
    [0] Il n’y avait rien à lancer ni à mélanger.
    [one] Le seul lancer ou mélange découle du secret et des mots.
   *[other] Les { $count } lancers et mélanges découlent tous du secret et des mots.
}
ui-dice-rolls-bad = Quelque chose ne va pas :
ui-dice-how = Le serveur vient de calculer les lancers. Pour ne faire confiance à personne, enregistre la partie et vérifie-la sur ton ordinateur :
ui-confirm = Jouer ce coup
ui-hint = Un conseil
ui-hint-thinking = On réfléchit…
ui-fast-forward = Passer la suite
ui-zoom = Agrandir le plateau
ui-menu = Menu
ui-say = Dire quelque chose
ui-phrase-hello = Bonjour !
ui-phrase-well-played = Bien joué !
ui-phrase-oops = Oups !
ui-phrase-your-turn = À toi !
ui-phrase-thanks = Merci !
ui-phrase-again = Encore une ?
ui-setting-confirm = Demander avant de jouer un coup sur le plateau
ui-setting-tips = Montrer les conseils pour débuter
ui-setting-notify = Me prévenir quand c’est mon tour et que je regarde ailleurs
ui-setting-still = Sans animations
ui-share-watch = Copier le lien pour regarder
ui-type-move = Écrire un coup
ui-resign = Abandonner
ui-resign-sure = Un robot jouera à ta place. Vraiment ?
ui-moves = Tous les coups en mots
ui-log = Ce qui s’est passé
ui-log-empty = Rien encore : la partie commence !
ui-hand = Tes sorts
ui-hand-empty = Pas de carte en main.
ui-card = { $name }, { $count ->
    [one] une carte
   *[other] { $count } cartes
 }. { $about }
ui-connection-lost = La connexion est perdue. On essaie de revenir…
ui-curtain = { $name }, c’est à toi
ui-curtain-about = Prends l’écran, et regarde seulement quand les autres ne regardent pas.
ui-curtain-ready = Je suis { $name } : lever le rideau
ui-rematch = Rejouer
ui-look-board = Regarder le plateau
ui-table-gone = Cette table ne s’ouvre pas
ui-score-elfe = { $count ->
    [1] a charmé l’elfe
   *[other] {""}
 }
ui-score-lutins = { $count ->
    [one] { $count } lutin arrivé
   *[other] { $count } lutins arrivés
 }

## Le client web : revoir, listes, règles

ui-row-waiting = On attend des joueurs
ui-row-playing = En cours
ui-row-over = Finie
ui-row-won = Gagnée par { $names }
ui-row-continue = Continuer
ui-row-watch = Regarder
ui-row-replay = Revoir
ui-mine-lead = Tes parties commencées ou finies, les plus récentes d’abord.
ui-mine-empty = Pas encore de partie
ui-mine-empty-about = La première est à deux clics.
ui-account-guest = Tu es { $name }, de passage sur cet appareil.
ui-account-you = Tu es { $name }, et ton nom est gardé.
ui-account-name = Nom
ui-account-passphrase = Phrase secrète
ui-account-passphrase-about = Au moins 8 caractères. Quelques mots qui ne vont ensemble que pour toi sont faciles à retenir et difficiles à deviner.
ui-account-show = Montrer ce que je tape
ui-account-keep = Garder mon nom
ui-account-keep-about = Avec une phrase secrète, ton nom, tes parties et ton histoire restent à toi, sur d’autres appareils aussi. Pas besoin d’adresse ; mais personne ne pourra t’envoyer une nouvelle phrase : garde-la bien.
ui-account-keep-do = Le garder
ui-account-kept = C’est gardé : tu es { $name } partout où tu taperas cette phrase.
ui-account-enter = J’ai déjà un nom
ui-account-enter-about = Sois toi-même sur cet appareil aussi. Ce que tu y as joué de passage reste à cet invité.
ui-account-enter-do = Entrer
ui-account-entered = Te revoilà, { $name } !
ui-account-change = Un autre nom ou une autre phrase
ui-account-change-about = Désormais tu entres avec ceux-ci. Tes parties restent à toi.
ui-account-leave = Quitter cet appareil
ui-account-leave-about = La personne suivante sur cet appareil sera un nouvel invité. Tes parties t’attendent.
ui-account-left = Au revoir ! Sur cet appareil, tu es maintenant un nouvel invité.
ui-account-manage = Mon nom
ui-error-bad-login = Ce nom et cette phrase ne vont pas ensemble. On réessaie ?
ui-error-name-taken = Quelqu’un garde déjà ce nom. Lequel d’autre aimerais-tu ?
ui-ratings = Ta force
ui-ratings-about = Une estimation d’après tes parties finies : on commence à 1000, et le nombre après ± dit combien c’est encore incertain. Les parties avec des robots comptent à part.
ui-ratings-game = Jeu
ui-ratings-people = Entre personnes
ui-ratings-bots = Avec des robots
ui-rating = { $points } ± { $spread }
ui-rating-games = { $count ->
    [one] après une partie
   *[other] après { $count } parties
}
ui-my-name = Mon nom
ui-feed = Un flux de mes tours
ui-feed-about = Pour ton lecteur de flux : les tables qui t’attendent. Garde cette adresse pour toi.
ui-feed-renew = Une autre adresse
ui-upload = Charger une partie
ui-upload-bad = Ce fichier n’est pas une partie : impossible de le lire.
ui-watch-lead = Les tables ouvertes : regarde, ou prends une place libre.
ui-watch-empty = Personne ne joue à table ouverte en ce moment
ui-watch-empty-about = Ouvre une table à tous, et d’autres la trouveront ici.
ui-replay-step = Étape { $step } sur { $steps }
ui-replay-turn = Tour
ui-replay-jump = Aller à un tour
ui-replay-first = Au début
ui-replay-prev = Une étape en arrière
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-next = Une étape en avant
ui-replay-last = À la fin
ui-replay-speed = Vitesse
ui-replay-eyes = Par les yeux de
ui-replay-eyes-all = Tout à découvert
ui-replay-eyes-watcher = Un spectateur
ui-replay-here = Lien vers cette position
ui-replay-fork = Reprendre d’ici
ui-replay-fork-who = Quelle place prends-tu ?
ui-replay-download = Télécharger
ui-replay-none = Il n’y a encore rien à revoir
ui-replay-none-about = La partie n’a pas commencé, ou ne peut pas être montrée.
ui-rules-search = Chercher dans les règles
ui-rules-found = { $count ->
    [0] Rien trouvé.
    [one] Un paragraphe trouvé.
   *[other] { $count } paragraphes trouvés.
 }
ui-rules-choose = Les règles des cinq jeux. Chaque paragraphe porte le numéro que le jeu cite quand il dit non.
ui-rules-missing = Ces règles ne sont pas encore écrites
ui-rules-missing-about = Un autre chapitre est prêt à être lu.
ui-rules-clause = Règle { $clause }
ui-rules-contents = Sommaire

## Le client web : ce qui peut mal tourner

ui-error-unknown = Quelque chose s’est mal passé, et ce n’est pas ta faute. Essaie encore.
ui-error-offline = Le serveur ne répond pas. Essaie encore dans un instant.
ui-error-not-found = Cette table n’existe pas, ou n’existe plus.
ui-error-not-yours = C’est la place de quelqu’un d’autre.
ui-error-not-started = La partie n’a pas encore commencé.
ui-error-already-started = La partie a déjà commencé.
ui-error-seat-taken = Quelqu’un est déjà assis là.
ui-error-bad-link = Cette invitation n’est plus valable. Demandes-en une nouvelle.
ui-error-too-many = C’était trop à la fois. Attends un instant, puis essaie encore.
ui-error-too-large = Ce fichier est trop grand.
ui-error-conflict = Il s’est passé quelque chose entre-temps : regarde à nouveau le plateau.

## Le client web : les leçons

ui-title-learn = Apprendre à jouer
ui-learn = Apprendre
ui-learn-game = Apprendre à jouer : { $game }
ui-lesson = Leçon
ui-lesson-you = Toi
ui-lesson-progress = Où en est la leçon
ui-lesson-read = La leçon a quelque chose à dire
ui-lesson-next = Continuer
ui-lesson-back = Reprendre
ui-lesson-over = Bravo, tu sais jouer à { $game } ! Et maintenant une première partie, contre de gentils robots ?
ui-lesson-first = Jouer une première partie
ui-tip-known = Compris

## Le client web : après la partie

ui-after-sources = D’où cela vient
ui-after-chances = Comment les chances ont tourné
ui-after-chances-about = Chaque ligne est la chance estimée de gagner, en pour cent, après chaque coup. En rouge pointillé : les coups les plus coûteux.
ui-after-table = La même chose en tableau
ui-after-step = Coup
ui-after-slips = Les coups les plus coûteux
ui-after-slips-none = Aucun coup n’a coûté cher : bien joué !
ui-after-slip = { $name } a joué { $played }. { $better } aurait valu environ { $cost } chances sur cent de plus.
ui-after-look = Voir le coup { $step }
ui-after-thinking = Les robots revoient la partie…
ui-after-failed = Les robots n’ont pas pu revoir cette partie.
ui-after-share = Partager

## Le client web : demander ce que c’est

ui-ask-rule = La règle
