### Les mots de l'interface. Les mots d'un jeu sont dans games/<id>/locales.
### Pour tout le monde dès 8 ans : phrases courtes, pas de jargon, jamais un reproche. On tutoie.
### { SEAT($seat) } change le numéro d'une place, compté à partir de 0, en « Joueur 1 ».

## Qui est qui

seat-name = Joueur { $number }
chance-name = Le hasard
you = toi
person = humain
bot = robot
bot-name = Robot { $level }
level-gentle = doux
level-fair = régulier
level-keen = malin
level-strong = redoutable
level-master = maître
level-gentle-about = Joue gentiment et ne voit pas tout.
level-fair-about = Joue avec bon sens et se trompe comme tout le monde.
level-keen-about = Réfléchit à l’avance et ne rate pas grand-chose.
level-strong-about = Réfléchit longuement. Bonne chance !
level-master-about = A appris le jeu en jouant contre lui-même. Plus fort encore !
yes = oui
no = non

## À qui le tour

turn-number = Tour { $turn }
round-number = Manche { $turn }
your-turn = { $name }, c’est à toi !
their-turn = { $name } joue.
thinking = { $name } réfléchit…
chance-decides = Le hasard décide…
played = { $name } joue : { $step }.
pass-the-screen = Passe l’écran à { $name }, puis appuie sur Entrée.

## Choisir un coup

choose-move = Choisis un coup par son numéro, ou écris-le :
moves-count = { $count ->
    [one] Il y a un seul coup possible.
   *[other] Il y a { $count } coups possibles.
 }
no-such-number = Il n’y a pas de coup numéro { $number } : les numéros vont de 1 à { $count }.

## Commandes

commands-title = Tu peux aussi écrire :
command-help = montrer cette liste
command-moves = montrer tous les coups que tu peux jouer
command-hint = demander conseil à quelqu’un qui joue bien, avec la raison
command-why = demander pourquoi un coup n’est pas permis : why, puis le coup
command-undo = revenir un coup en arrière
command-rules = lire les règles de ce jeu
command-save = garder la partie : save, puis un nom de fichier
command-quit = arrêter de jouer

advice = Mon conseil : { $step }.
advice-because = Mon conseil : { $step }. { $reason }
advice-chances = { $percent ->
    [one] Je donne à { $name } { $percent } chance sur 100 de gagner.
   *[other] Je donne à { $name } { $percent } chances sur 100 de gagner.
 }
why-allowed = « { $step } » est permis : vas-y !
why-what = Écris le coup après « why », par exemple : why { $step }
undone = On revient un coup en arrière.
undo-nothing = Il n’y a aucun coup sur lequel revenir.
saved = La partie est gardée dans { $file }.
save-where = Écris un nom de fichier après « save », par exemple : save ma-partie.json
loaded = La partie continue à partir de { $file }.
goodbye = Merci d’avoir joué. À bientôt !

## La fin d'une partie

game-over = La partie est finie.
winner = { $name } gagne. Bravo !
winners-share = Égalité ! { $names } gagnent ensemble.
place = { $place ->
    [1] 1re place
   *[other] { $place }e place
 }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
result-line = { $place } : { $name } ({ $points })

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
setup-option = Le réglage « { $name } » n’est pas possible : { $problem }.
option-unknown = ce jeu ne le connaît pas ; il a { $known }
option-not-offered = { $value } n’est pas proposé ; choisis parmi { $offered }
option-not-within = { $value } n’est pas un nombre entier de { $min } à { $max }
option-not-text = { $value } n’est pas un texte
data-line = ligne { $line }
data-base-line = les données du jeu, ligne { $line }
data-field = champ « { $field } »
data-wrong = { $place } : { $problem }
data-not-within = { $value } n’est pas un nombre entier de { $min } à { $max }
data-no-number = il manque ; il faut un nombre entier de { $min } à { $max }
data-missing = il manque ; il faut { $expected }
data-unknown = inconnu ; les champs possibles sont { $known }
data-not-toml = ce n’est pas du TOML : { $said }
data-too-large = trop long : { $most } lettres au plus
data-not-numbers = { $value } n’est pas une liste de nombres entiers
data-not-texts = { $value } n’est pas une liste de textes
data-not-text = { $value } n’est pas un texte
data-not-table = { $value } n’est pas une table

## Ce que le serveur refuse

feed-title = Féerie : les tables qui t’attendent
feed-your-turn = À toi de jouer : { $game }
preview-table = { $game } : viens jouer !
preview-replay = { $game } : revois la partie
guest-name = Invité { $number }
error-bad-request = Je n’ai pas compris cette demande : { $problem }.
error-not-found = Il n’y a rien ici sous ce nom.
error-method = Cette adresse n’accepte pas cette demande.
error-not-yours = Ce n’est pas à toi de faire cela.
error-not-started = La partie n’a pas encore commencé.
error-already-started = La partie a déjà commencé.
error-not-over = Ce sera possible une fois la partie finie.
error-seat-taken = Quelqu’un est déjà assis là.
error-bad-link = Ce lien n’est pas valable ou a été révoqué.
error-too-many = { $limit ->
    [labs] Un essai à la fois : arrête les parties qui se jouent pour toi, ou attends leur fin.
    [logins] Doucement ! Trop d’essais de connexion. Attends un petit moment.
    [hints] Doucement ! Trop de conseils demandés. Attends un petit moment.
    [studies] Doucement ! Les robots revoient déjà trop de parties. Attends un petit moment.
    [steps] Cette partie a trop de coups.
    [unfinished] Tu as trop de parties en cours. Finis-en une d’abord.
    [tables] Tu suis trop de tables à la fois. Fermes-en une.
    [bots] Tu as déjà autant de robots que possible. Supprime-en un d’abord.
   *[other] Doucement ! C’est trop à la fois. Attends un petit moment.
 }
error-too-large = { $limit ->
    [0] C’est trop long.
   *[other] C’est trop gros ({ $limit } Ko au plus).
 }
error-undo-nothing = Il n’y a encore aucun coup sur lequel revenir.
error-undo-chance = Les dés ont été lancés depuis : on ne peut plus revenir en arrière.
error-undo-shown = Une carte cachée a été vue depuis : on ne peut plus revenir en arrière.
error-undo-others = Quelqu’un d’autre a joué depuis.
error-undo-sealed = Un choix secret ne se change plus : attends que tous soient dévoilés.
error-undo-over = La partie est finie. En la revoyant, tu peux rejouer à partir de n’importe quel moment.
error-undo-nobody = Il faut l’accord des autres, et personne n’est là.
error-undo-unasked = Cette demande n’est plus en cours.
error-undo-race = Trop tard : le plus rapide a déjà gagné.
error-undo-late = Ton temps pour cette décision est écoulé : elle reste jouée.
error-quiet = Chut ! On se parle quand la carte est jouée.
error-slow-line = La connexion est trop lente pour une course qui compte : { $names }. Réessaie plus tard, ou joue sans chrono.
error-conflict = Quelque chose s’est passé à la table entre-temps. Regarde, puis choisis à nouveau.
error-look-first = Regarde d’abord ce que montre le coup d’avant, puis choisis le suivant.
error-bad-login = Ce nom et cette phrase secrète ne vont pas ensemble.
error-name-taken = Ce nom est déjà pris. Choisis-en un autre.
error-bad-record = Ce n’est pas une partie enregistrée : { $problem }.
error-bad-record-step = Le coup { $step } de cette partie enregistrée ne peut pas être joué. { $problem }
error-no-help = Aucun robot ne donne de conseil dans une partie entre joueurs qui compte. Demande une fois la partie finie.
error-busy = Beaucoup demandent la même chose en ce moment. Réessaie dans quelques secondes.
error-bad-name = Un nom a de 1 à { $most } caractères visibles.
error-session-ended = Cet appareil n’est plus connecté à ton nom.
error-name-kept = Tu gardes ton nom : change-le dans ton compte, avec ta phrase secrète.
error-name-not-kept = Garde d’abord ton nom avec une phrase secrète : quelqu’un doit répondre d’un robot.
error-bad-token = Ce jeton n’est pas valable ou a été révoqué.
error-not-for-bots = Le jeton d’un robot ne sert qu’à jouer. Fais cela toi-même, sur ta propre page.
error-passphrase-short = Une phrase secrète a au moins { $least } caractères.
error-passphrase-long = Une phrase secrète a au plus { $most } caractères.
error-passphrase-common = C’est l’une des premières que n’importe qui essaierait. Prends quelques mots que personne d’autre ne mettrait ensemble.
error-passphrase-pattern = Cela suit un motif vite deviné : une rangée de touches, une répétition ou un nombre. Prends plutôt quelques mots.
error-passphrase-name = Ton propre nom est la première chose que l’on essaierait. Prends quelques autres mots.
error-too-slow = La suite de cette demande n’est pas arrivée à temps.
error-disk-full = Le disque du serveur est plein : rien ne peut être gardé pour le moment. Rien de ce qui était gardé n’est perdu ; préviens qui s’occupe du serveur.
error-away = Le serveur n’atteint pas ses registres pour le moment. Rien n’est perdu ; réessaie dans un instant.
error-internal = Quelque chose s’est mal passé de notre côté. Ce qui a été confirmé est gardé ; regarde la table, puis réessaie.

## Ce qui peut mal tourner

error-unknown-bot = Il n’y a pas de robot appelé « { $bot } ». Choisis parmi : { $bots }.
error-unknown-game = Il n’y a pas de jeu appelé « { $game } ». Choisis parmi : { $games }.
error-read = Je n’arrive pas à lire { $file } : { $problem }.
error-write = Je n’arrive pas à écrire { $file } : { $problem }.
error-record = { $file } n’est pas une partie que je peux continuer : { $problem }.

## Le terminal

choose-game = À quel jeu ? Tape son numéro :
choose-seats = À combien, de { $min } à { $max } ? Tu joues contre des robots :
choose-number = Tape un nombre de { $min } à { $max }.
advice-others = J’ai aussi pensé à : { $steps }.
key-space = la barre d’espace
level-random = au hasard
level-greedy = pressé

## Vérifier les dés

verify-good = { $count ->
    [0] Tout est juste : le secret est celui qui était promis, et rien n’a été laissé au hasard.
    [one] Tout est juste : le secret est celui qui était promis, et l’unique tirage en découle.
   *[other] Tout est juste : le secret est celui qui était promis, et les { $count } tirages en découlent.
 }
verify-bad = { $count ->
    [one] Une chose ne va pas.
   *[other] { $count } choses ne vont pas.
 }
verify-no-seed = Cette partie ne dévoile pas son secret : ses dés ne peuvent pas être vérifiés. Le secret est montré à la fin de la partie.
verify-no-commitment = Rien n’était promis avant le premier coup : cette partie n’a pas d’empreinte.
verify-wrong-seed = Le secret n’est pas celui qui était promis : l’empreinte était { $promised }, ce secret donne { $found }.
verify-replay = La partie ne peut pas être rejouée : { $problem }.
verify-roll = Étape { $step } : la partie dit { $recorded }, mais le secret donne { $expected }.

## Le client web : le livre

ui-skip = Aller au contenu
ui-title-home = Cinq jeux féeriques
ui-title-setup = Une nouvelle table
ui-title-table = À table
ui-title-replay = Revoir
ui-title-rules = Règles
ui-title-mine = Mes parties
ui-title-watch = Tables ouvertes
ui-title-account = Ton nom et ton visage
ui-title-lost = Cette page n’est pas dans le livre
ui-lost-text = Elle s’est peut-être envolée. Les jeux, eux, sont toujours là.
ui-loading = On allume les lanternes…
ui-nav = Pages
ui-nav-home = Féerie, accueil
ui-nav-mine = Mes parties
ui-nav-account = Moi
ui-nav-watch = Tables
ui-nav-rules = Règles
ui-switches = Langue, couleurs et son
ui-language = Langue
ui-theme-dark = Couleurs de nuit
ui-sound = Son
ui-sound-offer = Avec de petits sons et une petite musique
ui-sound-about = De petits sons pour les coups, les dés et les tours. On peut s’en passer.
ui-home-lead = Cinq jeux féeriques à jouer tout de suite : contre des robots, autour d’un écran, ou avec des amis au loin.
ui-home-back = Retour aux jeux
ui-chapters = Les cinq jeux
ui-chapter = Chapitre { $number }
ui-play-now = Jouer
ui-play-now-game = Jouer : { $game }
ui-with-friends = Entre amis
ui-with-friends-game = Entre amis : { $game }
ui-rules-game = Règles : { $game }
ui-opening = On ouvre…
ui-soon = Bientôt
ui-soon-about = On dessine encore ce chapitre.
ui-continue = Continuer
ui-choose-game = Choisir un jeu
ui-offline = Pas de connexion
ui-offline-text = Le serveur ne répond pas. Tes parties y sont en sécurité ; essaie encore dans un instant.
ui-offline-here = Pas de connexion. Tu peux jouer ici quand même : seul contre les robots, ou à plusieurs autour de cet écran.
ui-site-here = Ici, Féerie se joue sur place : seul contre les robots, ou à plusieurs autour de cet écran. Pour inviter quelqu’un au loin il faut un serveur, et ce site n’en a pas.
ui-local-no-engine = Cet appareil ne peut pas encore jouer à ce jeu sans connexion.
ui-local-needs-server = Pour inviter quelqu’un, il faut une connexion. Seul ou autour de cet écran, tu peux jouer tout de suite.
ui-local-not-kept = Cet appareil ne garde plus de parties : la place manque, ou le navigateur ne le permet pas. Rien n’a été joué.
ui-keep = Tout garder ici, pour jouer sans connexion
ui-keeping = Je vais chercher ce qu’il faut : { $done } sur { $of }
ui-kept = Tout est là : tu peux jouer aussi sans connexion.
ui-keep-failed = Tout n’a pas pu être gardé. Essaie encore plus tard.
ui-offline-mine = Pas de connexion : voici les parties de cet appareil. Celles du serveur reviendront avec lui.
ui-hand-over = La confier au serveur
ui-here = Sur cet appareil
ui-apart = Jouée à part
ui-apart-about = Jouée loin du serveur, puis apportée : ses coups ont été vérifiés, et elle ne compte pour le classement de personne.
ui-retry = Essayer encore
ui-close = Fermer
ui-save = Enregistrer
ui-saved = C’est enregistré

## Le client web : une nouvelle table

ui-players = Qui joue ?
ui-player-count = Nombre de joueurs
ui-seat-kind = Qui joue à la place { $number }
ui-seat-name = Nom de la place { $number }
ui-name = Nom
ui-bot-level = Robot { $level }
ui-presets = Comment veux-tu jouer ?
ui-seasoned = Tu connais ce jeu : essaie « { $preset } ».
ui-seasoned-choose = Jouer ainsi
ui-more-options = Plus de choix
ui-listed = Ouverte à tous
ui-listed-about = Tout le monde peut trouver cette table, la regarder, ou prendre une place libre.
ui-start = Commencer
ui-open-table = Ouvrir la table
ui-clock = Combien de temps ?
ui-clock-none = Sans chrono
ui-clock-none-about = Chacun réfléchit autant qu’il veut.
ui-clock-move = Pour chaque coup
ui-clock-move-about = Si le temps est écoulé, un robot joue ce coup-là et la partie continue.
ui-clock-game = Pour toute la partie
ui-clock-game-about = Chacun a une réserve de temps. Quand la tienne est vide, un robot finit la partie pour toi.
ui-clock-days = Par correspondance
ui-clock-days-about = Des jours pour chaque coup : on joue quand on a un moment.
ui-clock-how-much = Durée
ui-clock-seconds = { $count ->
    [one] une seconde
   *[other] { $count } secondes
 }
ui-clock-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
 }
ui-clock-whole = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
 }{ $increment ->
    [0] {""}
   *[other] {" "}+ { $increment } s par tour
 }
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
ui-seat-grace = absent : un robot le remplace dans { $seconds } s
ui-row-your-turn = À toi de jouer
ui-row-time-left = encore { $time }
ui-waiting-title = La table est mise
ui-waiting-about = { $game } : envoie un lien à chaque ami. Quand tout le monde est là, lance la partie !
ui-guest = Invité { $number }
ui-seat-open = Place libre
ui-seat-mine = C’est toi
ui-seat-here = Déjà à table
ui-slow-line = Cette connexion est trop lente pour une course.
ui-seat-held = un robot joue en attendant
ui-seat-away = absent
ui-invite = Inviter quelqu’un
ui-take-seat = S’asseoir ici
ui-copy-link = Copier le lien
ui-copied = Copié !
ui-qr = Code QR de l’invitation
ui-start-bots = Commencer, avec des robots aux places libres
ui-wait-host = La partie va bientôt commencer.

## Le client web : à table

ui-board = Plateau : { $game }. Flèches : se déplacer. Entrée : choisir. Échap : annuler. Espace : terminer.
ui-side = Cartes, conseils et ce qui s’est passé
ui-seats = Joueurs
ui-pips = { $filled } sur { $of }
ui-cell-target = { $name }, au choix
ui-cell-picked = { $name }, c’est ton choix
ui-undo = Retour
ui-take-back = Revenir un coup en arrière
ui-take-back-about = Tu reviens avant ton dernier coup : tout ce que les autres ont fait après est effacé aussi. Les mêmes dés retomberont.
ui-redo = Rejouer ce coup
ui-redo-about = Finalement si : le coup que tu viens d’effacer est rejoué comme avant.
ui-undo-asked = { $name } aimerait revenir un coup en arrière. Tu es d’accord ?
ui-undo-waiting = Tu as demandé à revenir en arrière. On attend la réponse : { $names }.
ui-undo-agree = D’accord
ui-undo-refuse = Non, désolé
ui-undo-withdraw = Laisse tomber
ui-event-undone = { SEAT($seat) } revient un coup en arrière.
ui-salt = Un mot à toi pour les dés
ui-salt-about = Il entre dans chaque lancer : ainsi, personne ne peut avoir choisi les dés d’avance. Laisse vide, et ton navigateur en invente un.
ui-dice = Les dés, à vérifier
ui-dice-about = Tous les lancers et mélanges viennent d’un nombre secret et d’un mot de chaque joueur. Avant le premier coup, on a montré l’empreinte du secret : impossible de le changer ensuite. Maintenant le secret est dévoilé, et chacun peut refaire le calcul.
ui-dice-hash = Empreinte montrée avant le premier coup :
ui-dice-sealed = Les dés de cette table sont scellés. Cette empreinte en répond, et la fin de la partie l’ouvre :
ui-dice-none = Cette table a commencé au milieu d’une autre partie : tous ses dés n’étaient pas promis avant le premier coup.
ui-dice-check = Vérifier les dés
ui-dice-checking = On vérifie…
ui-dice-hash-good = Le secret correspond à l’empreinte. Ton navigateur l’a vérifié.
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
ui-dice-how = Le serveur vient de refaire les lancers. Pour ne faire confiance à personne, enregistre la partie et vérifie-la sur ton ordinateur :
ui-confirm = Jouer ce coup
ui-hint = Un conseil
ui-hint-thinking = On réfléchit…
ui-fast-forward = Aller plus vite
ui-zoom = Agrandir le plateau
ui-menu = Menu
ui-say = Dire quelque chose
ui-phrase-hello = Bonjour !
ui-phrase-well-played = Bien joué !
ui-phrase-oops = Oups !
ui-phrase-your-turn = À toi !
ui-phrase-thanks = Merci !
ui-phrase-again = Encore une ?
ui-setting-confirm = Me demander avant de jouer chaque coup
ui-setting-tips = Montrer les conseils pour débuter
ui-setting-notify = Me prévenir quand c’est mon tour, même si je suis sur une autre page
ui-setting-still = Arrêter les animations
ui-share-watch = Copier le lien pour regarder
ui-type-move = Écrire un coup
ui-resign = Abandonner
ui-resign-sure = Abandonner pour de bon ? Un robot finira la partie à ta place.
ui-moves = Liste des coups possibles
ui-log = Ce qui s’est passé
ui-log-empty = Rien encore.
ui-hand = Tes sorts
ui-hand-empty = Pas de carte en main.
ui-card = { $name }, { $count ->
    [one] une carte
   *[other] { $count } cartes
 }. { $about }
ui-connection-lost = Connexion perdue. On essaie de revenir…
ui-curtain = { $name }, c’est à toi
ui-curtain-about = Prends l’écran, et vérifie que personne d’autre ne regarde.
ui-curtain-ready = Je suis { $name } : lever le rideau
ui-rematch = Rejouer
ui-look-board = Regarder le plateau
ui-table-gone = Cette table ne s’ouvre pas

## Le client web : revoir, listes, règles

ui-row-waiting = On attend des joueurs
ui-row-playing = En cours
ui-row-over = Terminée
ui-row-won = Gagnée par { $names }
ui-row-continue = Continuer
ui-row-watch = Regarder
ui-row-replay = Revoir
ui-mine-lead = Tes parties commencées ou finies, les plus récentes d’abord.
ui-mine-empty = Pas encore de partie
ui-mine-empty-about = La première est à deux clics.
ui-account-guest = Tu es { $name }, de passage sur cet appareil.
ui-account-you = Tu es { $name }, et ton nom est à toi.
ui-account-name = Nom
ui-account-passphrase = Phrase secrète
ui-account-passphrase-about = Au moins 8 caractères. Choisis quelques mots que personne d’autre ne mettrait ensemble : c’est facile à retenir et difficile à deviner.
ui-account-show = Montrer ce que je tape
ui-account-keep = Garder mon nom
ui-account-keep-about = Avec une phrase secrète, ton nom et tes parties restent à toi, même sur un autre appareil. On ne te demande pas d’e-mail : si tu oublies ta phrase, personne ne pourra te la rendre. Note-la bien !
ui-account-keep-do = Le garder
ui-account-kept = C’est gardé : tu es { $name } partout où tu taperas cette phrase.
ui-account-enter = J’ai déjà un nom
ui-account-enter-about = Retrouve ton nom sur cet appareil. Les parties jouées ici comme invité restent à cet invité.
ui-account-enter-do = Me connecter
ui-account-entered = Te revoilà, { $name } !
ui-account-change = Un autre nom ou une autre phrase
ui-account-change-about = La prochaine fois, connecte-toi avec ceux-ci. Tes parties restent à toi.
ui-account-leave = Me déconnecter
ui-account-leave-about = La prochaine personne sur cet appareil sera un nouvel invité. Tes parties t’attendent.
ui-account-left = Au revoir ! Sur cet appareil, tu es maintenant un nouvel invité.
ui-account-manage = Mon nom
ui-account-old = Phrase secrète jusqu’ici
ui-account-changed = C’est changé : tu es { $name }, et il faut te reconnecter sur tes autres appareils.
ui-account-devices = Tes appareils
ui-account-devices-about = Si tu n’en reconnais pas un, ferme-le et choisis une autre phrase secrète.
ui-account-device-unknown = Appareil inconnu
ui-account-device-this = cet appareil
ui-account-device-used = vu { $when }
ui-account-device-end = Fermer
ui-account-device-ended = Cet appareil est déconnecté.
ui-account-everywhere = Me déconnecter partout
ui-account-bots = Tes robots
ui-account-bots-about = Un programme à toi peut jouer ici sous son propre nom. On voit partout que c’est un robot, et les parties avec lui comptent à part.
ui-account-bot-name = Nom du robot
ui-account-bot-make = Créer un robot
ui-account-bot-token = Voici le jeton qu’utilisera { $name }. Il n’est montré que cette fois : donne-le maintenant à ton programme, et à personne d’autre.
ui-account-bot-copy = Copier le jeton
ui-account-bot-never = n’a pas encore joué
ui-account-bot-end = Supprimer
ui-account-bot-ended = { $name } ne joue plus : son jeton n’ouvre plus rien.
ui-seat-program = { $name } (robot)
ui-seat-program-about = Un programme joue ici, et quelqu’un qui garde son nom en répond.
ui-seat-claimed = garde ce nom
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
ui-feed = Suivre mes parties (flux RSS)
ui-feed-about = Une adresse à mettre dans un lecteur de flux : elle annonce les tables qui t’attendent. Garde-la pour toi.
ui-feed-renew = Une autre adresse
ui-upload = Ouvrir une partie enregistrée
ui-upload-bad = Ce fichier n’est pas une partie enregistrée : impossible de le lire.
ui-list-more = Encore des tables
ui-watch-lead = Prends une place libre, ou regarde jouer les autres.
ui-watch-waiting = Une place est libre
ui-watch-playing = Parties à regarder
ui-watch-over = Parties terminées
ui-watch-empty = Aucune table ouverte à tous pour le moment
ui-watch-empty-about = Ouvre une table à tous : les autres la verront ici.
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
ui-replay-eyes = Vu par
ui-replay-eyes-all = Tout visible
ui-replay-eyes-watcher = Un spectateur
ui-replay-here = Lien vers cette position
ui-replay-fork = Rejouer à partir d’ici
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
ui-rules-choose = Les règles des cinq jeux. Quand un coup n’est pas permis, le jeu te mène au paragraphe qui le dit.
ui-rules-missing = Ces règles ne sont pas encore écrites
ui-rules-missing-about = En attendant, lis celles d’un autre jeu !
ui-rules-clause = Règle { $clause }
ui-rules-numbers = Montrer les numéros des règles
ui-rules-contents = Sommaire

## Le client web : ce qui peut mal tourner

ui-error-unknown = Quelque chose s’est mal passé, et ce n’est pas ta faute. Essaie encore.
ui-error-offline = Le serveur ne répond pas. Essaie encore dans un instant.

## Le client web : les leçons

ui-title-learn = Apprendre à jouer
ui-learn = Apprendre
ui-learn-game = Apprendre à jouer : { $game }
ui-lesson = Leçon
ui-lesson-you = Ton camp
ui-lesson-progress = Avancement de la leçon
ui-lesson-read = Lis d’abord la consigne
ui-lesson-next = Continuer
ui-lesson-back = Revenir en arrière
ui-lesson-over = Bravo, tu connais les règles de « { $game } » ! Une première partie contre des robots doux ?
ui-lesson-first = Jouer une première partie
ui-tip-known = Compris

## Le client web : après la partie

ui-after-sources = La partie en chiffres
ui-after-chances = Qui était en tête, et quand
ui-after-chances-about = Chaque courbe montre les chances de gagner d’un joueur, sur 100, après chaque coup.{ $slips ->
    [0] {""}
   *[other] {" "}Les pointillés rouges marquent les coups qui ont coûté cher.
 }
ui-after-table = La même chose en tableau
ui-after-step = Coup
ui-after-slips = Les coups qui ont coûté cher
ui-after-slips-none = Aucun coup n’a coûté cher : bien joué !
ui-after-slips-mine-none = Aucun de tes coups n’a coûté cher : bien joué !
ui-after-slips-others = Les coups chers des autres
ui-after-slip-mine = Tu as choisi : { $played }. Mieux valait : { $better } (environ { $cost } { $cost ->
    [one] chance
   *[other] chances
 } de gagner de plus sur 100).
ui-after-slip = { $name } a choisi : { $played }. Mieux valait : { $better } (environ { $cost } { $cost ->
    [one] chance
   *[other] chances
 } de gagner de plus sur 100).
ui-after-look = Voir le coup { $step }
ui-after-thinking = Les robots regardent à nouveau la partie…
ui-after-failed = Les robots n’ont pas pu revoir cette partie.
ui-after-share = Partager
ui-after-picture = Garder l’image
ui-after-picture-failed = L’image n’a pas pu être dessinée.

## Le client web : demander ce que c’est

ui-ask-rule = La règle

## Le client web : ce qui se passe, à son rythme

ui-log-turn = { SEAT($seat) }, tour { $turn }
ui-event-seat-left = { SEAT($seat) } quitte la partie. Un robot joue à sa place.
ui-event-seat-late = Le temps { DE($seat) } est écoulé : un robot joue ce coup.
ui-event-seat-held = Un robot joue pour { SEAT($seat) } jusqu’à son retour.
ui-event-seat-back = { SEAT($seat) } est de retour.
ui-pace = Les coups des autres
ui-pace-calm = Tranquillement
ui-pace-brisk = Plus vite
ui-pace-once = Tout de suite
ui-show-again = Que s’est-il passé ?
ui-showing-again = Voilà ce qui s’est passé. Touche l’écran pour arrêter.
ui-advice-play = Jouer ce coup
ui-dice-seal = Pour vérifier les dés
ui-do-confirm = On joue ce coup ?
ui-legend = Que veulent dire ces marques ?

## Le client web : qui joue, et sous quel nom

ui-way = Comment veux-tu jouer ?
ui-way-alone = Contre des robots
ui-way-here = Autour de cet écran
ui-way-link = Avec des amis, par un lien
ui-seat-bot = Robot
ui-seat-bot-about = L’ordinateur joue à cette place, au niveau choisi plus bas.
ui-seat-person = Ici
ui-seat-person-about = Quelqu’un joue sur cet écran. Donne un nom, et la table saura à qui c’est de jouer.
ui-seat-friend = Par un lien
ui-seat-friend-about = Tu reçois un lien et un code QR pour cette place, à envoyer à un ami.
ui-bots-play = Niveau des robots
ui-me-name = Comment t’appelles-tu ?
ui-me-name-about = Les autres le voient à la table. Tu peux en changer quand tu veux.
ui-me-name-later = Pas maintenant
ui-me-name-go = On joue !
ui-me-name-change = Changer de nom ou de visage
ui-face = Choisis un visage
ui-seat-face = Visage de la place { $number }
ui-my-face = Mon visage
ui-home-hello = Bonjour { $name } ! On joue à quoi ?

## Les visages

face-goblin-blue = Vieux lutin
face-goblin-red = Lutin farceur
face-fairy-rose = Fée des roses
face-fairy-night = Fée de la nuit
face-elf = Elfe
face-prince = Prince
face-princess = Princesse
face-gnome = Gnome
face-witch = Sorcière
face-wizard = Magicien
face-pixie-honey = Pixie du miel
face-pixie-moss = Pixie des mousses
face-queen = Reine
face-knight = Chevalier
face-frog = Grenouille
face-toad = Crapaud
face-unicorn = Licorne
face-dragon = Petit dragon
face-owl = Hibou
face-fox = Renarde
face-hedgehog = Hérisson
face-hare = Lièvre
face-badger = Blaireau
face-squirrel = Écureuil
face-bear = Ours
face-mushroom = Champignon
face-cloud = Nuage
face-flame = Flamme

## Le client web : la fin

ui-end-won = Tu as gagné !
ui-end-lost = Cette fois, c’est { $name } qui gagne
ui-end-shared = Victoire partagée : { $names }
ui-end-shared-others = { $names } se partagent la victoire
ui-end-ahead = { $points ->
    [one] Tu as { $points } point d’avance.
   *[other] Tu as { $points } points d’avance.
 }
ui-end-behind = { $points ->
    [one] Il te manque { $points } point.
   *[other] Il te manque { $points } points.
 }
ui-end-kind = La forêt t’attend pour une autre partie.
ui-rematch-asked = Quelqu’un veut rejouer. Tu viens ?
ui-rematch-join = J’en suis !
ui-undo-refused = Les autres préfèrent en rester là.
ui-card-facts = Joueurs : { $players } · dès { $age } ans · { $minutes } min
ui-card-start = Le plus simple pour commencer
ui-card-rivals = Contre { $names }
ui-card-level = Leur niveau
ui-home-open = On t’attend à une table
ui-row-sit = S’asseoir
ui-unplugged = Tu es hors ligne. La partie continue dès que la connexion revient.

## Les moments en scène

ui-moment-on = Continuer

## Le client web : les traces, l’attente, les liens

ui-trace-learnt = Appris
ui-trace-won = { $count ->
    [one] Gagné une fois
   *[other] Gagné { $count } fois
 }
ui-trace-stickers = { $count ->
    [one] 1 autocollant
   *[other] { $count } autocollants
 }
ui-link-only-here = Ta page est ouverte à l’adresse « { $host } », que seul cet ordinateur comprend. Pour inviter, ouvre Féerie par le nom ou le numéro de cet ordinateur dans ton réseau.
ui-rules-nothing = Rien sur « { $query } » ici
ui-rules-nothing-about = Essaie un autre mot, ou un mot plus court.
ui-rules-all = Toutes les règles

## Le client web : le livre d’étoiles et d’autocollants

ui-title-book = Mon livre d’autocollants
ui-book-lead = { $stars ->
    [0] Des étoiles pour tes leçons et tes victoires
    [one] Une étoile
   *[other] { $stars } étoiles
 }, { $stickers ->
    [0] des autocollants pour tes exploits : va voir.
    [one] un autocollant déjà.
   *[other] { $stickers } autocollants déjà.
 }
ui-book-pages = Pages du livre
ui-book-stars = Étoiles : { $count } sur { $of }
ui-book-stickers = Autocollants : { $count } sur { $of }
ui-book-star-lesson = Leçon terminée
ui-book-star-level = Gagné contre : { $level }
ui-book-star-people = Gagné contre des personnes
ui-book-stars-new = { $count ->
    [one] une étoile
   *[other] { $count } étoiles
 }
ui-book-more = { $count ->
    [one] un autre
   *[other] { $count } autres
 }
ui-book-got = dans le livre
ui-book-empty = à venir
ui-book-play = Jouer pour le prochain
ui-book-new = Nouveau dans ton livre :
ui-book-count = Ton livre : { $count ->
    [one] { $count } autocollant
   *[other] { $count } autocollants
 } sur { $of }. Va voir ceux qui t’attendent.
ui-book-reading = Je feuillette tes parties…
ui-book-kept = Le livre est gardé sur cet appareil. Là où tu joues sous le même nom, il se refait à partir de tes dernières parties.

## Le client web : un jeu sans dessins

ui-plain-about = Personne n’a encore dessiné de plateau pour ce jeu. Voici la position, telle que les règles la disent.
ui-plain-prompt = Choisis un des coups ci-dessous.
ui-plain-moves = Ce que tu peux jouer

# Où se trouve quelque chose sur le plateau, et de quel côté on va.
ui-board-area = { $area ->
    [top-left] en haut à gauche
    [top-middle] en haut
    [top-right] en haut à droite
    [middle-left] à gauche
    [middle-right] à droite
    [bottom-left] en bas à gauche
    [bottom-middle] en bas
    [bottom-right] en bas à droite
   *[middle] au milieu
 }
ui-board-way = { $way ->
    [right] vers la droite
    [right-down] vers le bas à droite
    [down] vers le bas
    [left-down] vers le bas à gauche
    [left] vers la gauche
    [left-up] vers le haut à gauche
    [right-up] vers le haut à droite
   *[up] vers le haut
 }

## Les rapports du labo

lab-setting = { $name } : { $value }
lab-stopped = Arrêté à { $games } sur { $planned }. Ce qui est joué est gardé dans { $place } ; relance la même commande pour continuer.
lab-written = Le rapport est { $place }.
lab-table-written = Écrit : { $place }
lab-no-parquet = Ce programme a été compilé sans Parquet. `cargo run --release --features parquet -- lab export <dossier>` l’a ; les parties elles-mêmes sont dans le dossier en JSON Lines.
lab-dry = Parties : { $games }. Temps ici : environ { $minutes } min. Disque : { $megabytes } Mo.
lab-baseline = telle quelle
lab-beside = Ce qui change aussi
lab-seats = { $count ->
    [one] { $written } place
   *[other] { $written } places
 }
lab-played = Parties : { $games }. Donnes : { $deals }. Façons de jouer : { $variants }. Robots : { $bots }. Graine : { $seed }.
lab-other-language = English
lab-other-theme = Clair ou sombre
lab-unfinished = Pas fini : { $done } donnes sur { $planned }. On montre les intervalles, pas de conclusions : regarder tôt et s’arrêter quand on veut fait trouver des différences qui n’existent pas.
lab-numbers = Les chiffres
lab-page-findings = Ce qui en ressort
lab-page-findings-about = Chaque façon de jouer comparée à la première, sur les mêmes donnes.
lab-page-alone-about = Avec l’intervalle qui contient la vraie valeur dans 95 essais sur 100.
lab-nothing-differs = Rien de ce qui était demandé ne diffère assez pour compter.
lab-too-little = Différent, mais trop peu pour compter :
lab-same = Pas de différence qui compte :
lab-cannot-tell = On ne peut pas encore le dire :
lab-more-deals = environ { $written } donnes de plus
lab-forest-legend = Point plein : diffère. Creux : trop peu pour compter, ou pareil. Pâle : on ne peut pas dire. Les traits sont des intervalles à 95 % ; les parts diffèrent en points.
lab-page-fairness = Est-ce équitable ?
lab-page-fairness-about = La part des victoires selon l’ordre de jeu, puis selon la place à table. La ligne pointillée est une part égale.
lab-place = { $count ->
        [1] 1er à jouer
       *[other] { $count }e à jouer
    }
lab-seat = place { $count }
lab-order-even = L’ordre de jeu ne fait pas de différence visible ici (p { $p }).
lab-order-uneven = L’ordre de jeu compte : la meilleure place gagne { $points } parties sur cent de plus que la moins bonne (p { $p }).
lab-page-length = Combien de temps, et combien de choix
lab-page-length-about = Moyennes sur toutes les parties. Les minutes sont estimées d’après le nombre de décisions et de choix.
lab-turns-title = Tours d’une partie
lab-choices-title = Choix par décision, du début à la fin de la partie
lab-wide-title = Combien de choix a une décision
lab-nine-in-ten = Huit parties sur dix en prennent entre { $low } et { $high }.
lab-forced = { $share } des décisions ne laissent pas de choix.
lab-page-story = Le récit d’une partie
lab-page-story-about = D’après les chances estimées au fil de la partie, étalonnées sur les parties elles-mêmes. Ce sont celles d’un spectateur qui voit tout.
lab-leader-title = Qui mène à ce moment gagne tant de parties sur cent
lab-decided-title = Quand cela se décide, en dix dixièmes de partie
lab-leader-half = À mi-partie, qui mène gagne dans { $share } des cas.
lab-spark-title = Douze parties comme elles sont : la chance de qui a gagné
lab-spark = donne : { $deal } · tours : { $turns } · changements de tête : { $changes }
lab-comeback-note = Une remontée : une victoire après une chance de { $low } ou moins. Si les chances sont justes, { $most } des victoires au plus peuvent en être une.
lab-page-luck = Chance et adresse
lab-page-luck-about = Quelle part de la victoire vient des dés et des cartes, et combien gagne le meilleur robot.
lab-luck-title = Le hasard explique au moins
lab-luck-note = Le carré de la corrélation entre gagner et ce que le hasard a apporté, d’après l’évaluation des robots : une borne basse.
lab-skill-title = Part des victoires de chaque robot
lab-skill-note = Les mêmes robots à toutes les places, sur les mêmes donnes. La force des robots n’est pas celle des gens.
lab-duel-note = Par habileté : comme si le meilleur gagnait tant de parties et qu’une pièce décidait des autres. Parties pour savoir : après tant de parties, le meilleur mène dans 95 matchs sur 100. Un tiret : on ne peut pas dire qui est le meilleur.
lab-page-actions = Ce qu’on fait
lab-page-actions-about = Victoires de plus : combien de plus ont gagné ceux qui l’ont fait que ceux qui le pouvaient et ne l’ont pas fait ; qui mène peut souvent plus de choses, ce nombre seul dit donc peu. Gain : combien de plus ont gagné ceux qui l’ont fait, par rapport à leur chance à ce moment, en points de victoire ; pour la première fois dans la partie. C’est ce que ces robots en font.
lab-never-used = Possible, et jamais fait :
lab-page-own = Les chiffres du jeu
lab-page-own-about = En moyenne par partie ; ce qui est à une place, pour chaque place.
lab-map-legend = Plus une case est foncée, plus c’est souvent ; cinq tons d’autant de cases chacun. Pointe une case pour voir son chiffre.
lab-page-cross = Qui bat qui
lab-page-cross-about = Ce que la ligne gagne sur cent parties contre la colonne, aux deux places, du mieux classé au moins bien. Une étoile : inégal, compte tenu du nombre de paires.
lab-cross-mirror = Contre soi-même, la première place gagne { $share } ({ $low } – { $high }).
lab-page-trust = Jusqu’où s’y fier
lab-page-trust-about = Poids : l’exposant donné aux estimations (sous 0,2 elles ne disent rien, et on ne montre rien). Agitation : combien les chances bougent, comparé à ce qu’elles doivent ; au-dessus de 1,3 on cache changements de tête, remontées et suspense. Appariement : à quel point la même donne s’est passée pareil dans les deux.
lab-reliability-title = Les chances se réalisent-elles ?
lab-clauses-all = Chaque règle visible dans ce qui arrive a servi au moins une fois.
lab-clauses-never = Règles qui n’ont jamais servi :
lab-clauses-silent = Règles dont ce qui se passe ne montre rien
lab-settings = Version { $version }, édition des règles { $edition }, plan { $hash }, graine { $seed }.
lab-said-share-more = Avec { $variant }, { $metric } est de { $value } au lieu de { $baseline } : { $difference } de plus sur cent (entre { $low } et { $high }).
lab-said-share-less = Avec { $variant }, { $metric } est de { $value } au lieu de { $baseline } : { $difference } de moins sur cent (entre { $low } et { $high }).
lab-said-number-more = Avec { $variant }, { $metric } est de { $value } au lieu de { $baseline } : { $difference } de plus (de { $low } à { $high }).
lab-said-number-less = Avec { $variant }, { $metric } est de { $value } au lieu de { $baseline } : { $difference } de moins (de { $low } à { $high }).
lab-said-own-more = Avec { $variant } – { $metric } : { $value } au lieu de { $baseline }, { $difference } de plus (de { $low } à { $high }).
lab-said-own-less = Avec { $variant } – { $metric } : { $value } au lieu de { $baseline }, { $difference } de moins (de { $low } à { $high }).
lab-metric-order-first = la part des victoires de qui commence
lab-metric-seat-0 = la part des victoires de la première place
lab-metric-turns = le nombre de tours
lab-metric-minutes = la durée estimée en minutes
lab-metric-decisions = le nombre de décisions
lab-metric-choices = le nombre de choix par décision
lab-metric-forced = la part des décisions sans choix
lab-metric-ties = la part des victoires partagées
lab-metric-cut = la part des parties interrompues
lab-metric-leader-50 = la part des parties gagnées par qui menait à mi-partie
lab-metric-settled = la part de la partie après laquelle tout est joué
lab-metric-changes = le nombre de changements de tête
lab-metric-comeback = la part des parties gagnées en revenant de loin
lab-metric-drama = le retard moyen de qui gagne
lab-metric-open = l’incertitude moyenne des parties (100 % : tous à égalité)
lab-metric-decided = la part de la partie à laquelle elle se décide, en moyenne
lab-metric-luck = la part expliquée par le hasard
lab-metric-bot = la part des victoires du robot { $bot }
lab-short-order-first = premier joueur
lab-short-seat-0 = première place
lab-short-turns = tours
lab-short-minutes = minutes
lab-short-decisions = décisions
lab-short-choices = choix
lab-short-forced = sans choix
lab-short-ties = partagées
lab-short-cut = interrompues
lab-short-leader-50 = tête à mi-partie
lab-short-settled = tout est joué
lab-short-changes = changements
lab-short-comeback = remontées
lab-short-drama = suspense
lab-short-open = incertitude
lab-short-decided = décidé
lab-short-luck = hasard
lab-head-variant = Façon de jouer
lab-head-metric = Quoi
lab-head-value = Ici
lab-head-baseline = Au départ
lab-head-difference = Différence
lab-head-interval = Intervalle à 95 %
lab-head-p = p
lab-head-adjusted = p, ajusté
lab-head-turns = Tours
lab-head-decisions = Décisions
lab-head-minutes = Minutes, estimées
lab-head-choices = Choix
lab-head-forced = Sans choix
lab-head-ties = Victoires partagées
lab-head-ends = Comment elles finissent
lab-head-action = Action
lab-head-available = Possible, par partie
lab-head-taken = Fait
lab-head-by-seat = Par partie, par place
lab-head-first = Première fois
lab-head-after = Victoires de plus, points
lab-head-gain = Gain, points
lab-head-quantity = Quoi
lab-head-rating = Cote
lab-head-better = Le meilleur
lab-head-share = Part
lab-head-by-skill = Par habileté
lab-head-elo = Elo
lab-head-games-to-tell = Parties pour savoir
lab-head-games = Parties
lab-head-weight = Poids
lab-head-brier = Score de Brier
lab-head-churn = Agitation
lab-head-pairing = Appariement
lab-head-said-chance = Chance annoncée
lab-head-came-true = S’est réalisée
lab-head-clause = Règle
lab-head-games-with = Parties concernées

## What bots say, each in its own temper: before the first move, at a good moment, when it has won, when it has lost
ui-bot-says = « { $line } »
bot-myrtille-hello = La lune est levée. On joue ?
bot-myrtille-good = J’en avais rêvé.
bot-myrtille-won = C’était écrit dans les étoiles.
bot-myrtille-lost = Tu as brillé plus que la lune.
bot-bruyere-hello = Hum. Assieds-toi donc.
bot-bruyere-good = Hé hé hé.
bot-bruyere-won = Les vieux balais balaient bien.
bot-bruyere-lost = Pas mal. Pas mal du tout.
bot-mirabelle-hello = Chouette, une partie !
bot-mirabelle-good = Youpi !
bot-mirabelle-won = Encore, encore !
bot-mirabelle-lost = Bravo ! On recommence ?
bot-noisette-hello = Vite, vite, on joue !
bot-noisette-good = Et hop !
bot-noisette-won = Tu as vu comme j’ai filé ?
bot-noisette-lost = Tu as filé plus vite que moi !
bot-eglantine-hello = Euh… bonjour.
bot-eglantine-good = Oh ! Ça a marché !
bot-eglantine-won = Moi ? Vraiment ?
bot-eglantine-lost = C’était beau à voir.
bot-fougere-hello = À ton service.
bot-fougere-good = Avec ta permission.
bot-fougere-won = C’était un honneur de jouer avec toi.
bot-fougere-lost = Je m’incline.

ui-print = Imprimer et jouer
ui-title-print = Imprimer et jouer
ui-print-about = Imprime les pages à leur taille réelle (100 %, sans « ajuster à la page »), sur du papier épais si tu en as, et découpe en suivant les repères.
ui-print-check = Mesure la règle : elle fait 100 mm. Une carte bancaire remplit exactement son contour.
ui-print-standees = Plie au milieu, colle dos à dos et replie les pieds vers l’extérieur.
ui-print-backs = Dos des cartes
ui-print-backs-about = Imprime-les au verso des cartes. Ils n’ont pas de bord : un millimètre d’écart ne se voit pas.
ui-print-rules = Les règles
ui-print-paper = Papier
ui-print-paper-a4 = A4
ui-print-paper-letter = Letter (Amérique du Nord)
ui-print-what = Ce qu’il faut imprimer
ui-print-sheets = { $count ->
    [one] { $count } feuille
   *[other] { $count } feuilles
}
ui-print-do = Imprimer

## Le labo
ui-title-lab = Le labo
ui-lab = Le labo
ui-lab-lead = Change un jeu, laisse les robots y jouer quelques centaines de fois, et regarde ce que ça donne.
ui-lab-game = Jeu
ui-lab-seats = Joueurs
ui-lab-bot = Qui joue
ui-lab-games = Parties de chaque
ui-lab-change = Ce que tu changes
ui-lab-changed = { $count ->
    [0] Rien n’est encore changé : choisis une option, ou écris des données.
    [one] Un changement. Les robots le comparent au jeu tel qu’il est.
   *[other] { $count } changements, essayés ensemble. Les robots les comparent au jeu tel qu’il est.
 }
ui-lab-reset = Revenir au jeu tel qu’il est
ui-lab-options = Options
ui-lab-data = Données : { $name }
ui-lab-data-add = Partir de
ui-lab-data-add-do = Mettre dans le fichier
ui-lab-data-empty = Un fichier vide ne change rien. Mets-y quelque chose du jeu et change ses nombres, ou écris les tiens.
ui-lab-data-go = Aller à la ligne { $line }
ui-lab-data-good = On peut y jouer.
ui-lab-checking = Lecture…
ui-lab-few = Avec { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, on voit des écarts d’environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur cent, pas de plus petits.
ui-lab-run = Faire jouer les robots
ui-lab-stop = Arrêter
ui-lab-waiting = { $before ->
    [0] Tes parties commencent dans un instant.
    [one] Un autre essai se joue avant le tien.
   *[other] { $before } autres essais se jouent avant le tien.
 }
ui-lab-playing = Parties jouées : { $done } sur { $of }
ui-lab-done = Toutes les parties sont jouées : { $of }.
ui-lab-stopped = Arrêté, à ta demande ou parce qu’une minute était passée. Parties jouées : { $done } sur { $of }. Rien n’est jugé avant la dernière.
ui-lab-stuck = Les robots sont arrivés là où personne ne peut plus jouer : ces règles ont un trou.
ui-lab-play = Jouer à cette version
ui-lab-share = Copier le lien
ui-lab-shared = Le lien est copié : qui l’ouvre retrouve ce changement ici.
ui-lab-print = L’imprimer
ui-lab-plan = Télécharger le plan
ui-lab-report = Télécharger le rapport
ui-lab-empty = Le résultat s’affichera ici.
ui-lab-empty-about = Les deux versions jouent les mêmes donnes avec les mêmes dés : quelques centaines de parties suffisent à montrer ce que change une idée.
ui-lab-offline = Le labo a besoin du serveur
ui-lab-offline-about = Les robots jouent sur le serveur, et il est injoignable pour le moment. Ce que tu as écrit reste ici.
