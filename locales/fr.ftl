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

## Ce qui peut mal tourner

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
