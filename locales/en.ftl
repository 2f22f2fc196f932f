### The words of the interface. A game's own words are in games/<id>/locales.
### For everybody from 8 years on: short sentences, no jargon, never a reproach.
### { SEAT($seat) } turns a seat number counted from 0 into "Player 1".

## Who is who

seat-name = Player { $number }
chance-name = Chance
you = you
person = person
bot = bot
bot-name = Bot ({ $level })
level-gentle = gentle
level-fair = fair
level-keen = keen
level-strong = strong
level-gentle-about = Plays along kindly and overlooks a lot.
level-fair-about = Plays sensibly and makes mistakes like anyone.
level-keen-about = Thinks ahead and misses little.
level-strong-about = Thinks long and hard. Good luck!
seats-line = { $name }: { $kind }
yes = yes
no = no

## Whose turn it is

turn-number = Turn { $turn }
your-turn = { $name }, it’s your turn!
their-turn = { $name } is playing.
thinking = { $name } is thinking…
everybody-chooses = Everybody chooses in secret.
chance-decides = Chance decides…
chance-gave = Chance says: { $outcome }
played = { $name } plays { $step }.
pass-the-screen = Hand the screen to { $name }, then press Enter.

## Choosing a move

choose-move = Choose a move by its number, or type it:
moves-count = { $count ->
    [one] There is one move to choose.
   *[other] There are { $count } moves to choose from.
 }
moves-some = Here are { $shown } of { $count } moves; type the beginning of a move to see those that go on like it.
only-move = There is only one move: { $step }.
no-such-number = There is no move number { $number }: the numbers go from 1 to { $count }.
not-a-move = I do not understand “{ $text }”. Type a number, a move, or “help”.
ambiguous-move = Several moves begin with “{ $text }”. Type a little more.

## Commands

commands-title = You can also type:
command-help = show this list
command-moves = show every move you may play
command-hint = get advice from a good player, with the reason
command-why = ask why a move is not allowed: why, then the move
command-undo = take your last move back
command-rules = read the rules of this game
command-save = save the game: save, then a file name
command-quit = stop playing
command-unknown = I do not know the command “{ $command }”. Type “help” to see what I know.

advice = I would play { $step }.
advice-because = I would play { $step }. { $reason }
advice-chances = I give { $name } { $percent } chances in 100 to win.
why-allowed = “{ $step }” is allowed: go ahead!
why-what = Type the move after “why”, for example: why { $step }
undone = The last move is taken back.
undo-nothing = There is nothing to take back.
undo-too-far = It cannot be taken back: something new has been seen since.
saved = The game is saved in { $file }.
save-where = Type a file name after “save”, for example: save my-game.json
loaded = The game goes on from { $file }.
goodbye = Thank you for playing. See you soon!
quit-sure = The game is not over. Stop all the same?

## The end of a game

game-over = The game is over.
winner = { $name } wins. Well done!
winners-share = { $names } win together. Well done!
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
result-line = { $place }: { $name }, { $points }
play-again = Another game?

## Steps that the rules refuse

refusal-illegal = { $who } may not play “{ $step }” now.
refusal-wrong-actor = { $who } wants to play “{ $step }”, but it is somebody else’s turn.
refusal-no-chance = { $who } wants to give “{ $step }”, but nothing is left to chance here.
refusal-with-rule = { $refusal } { $rule } ({ $clause })

## Tables that cannot be set up

setup-seats = { $given ->
    [one] { $given } player is not possible here: this game is for { $min } to { $max } players.
   *[other] { $given } players is not possible here: this game is for { $min } to { $max } players.
 }
setup-seats-exactly = { $given ->
    [one] { $given } player is not possible here: this game is for exactly { $min } players.
   *[other] { $given } players is not possible here: this game is for exactly { $min } players.
 }
setup-option = The option “{ $name }” does not work like this: { $problem }.
option-unknown = this game does not have it; it has { $known }
option-not-offered = { $value } is not offered; choose one of { $offered }
option-not-within = { $value } is not a whole number from { $min } to { $max }
option-not-text = { $value } is not text

## Things that go wrong

error-unknown-game = There is no game called “{ $game }”. Choose one of: { $games }.
error-unknown-level = There is no level called “{ $level }”. Choose one of: { $levels }.
error-not-notation = “{ $text }” is not written like a move of this game.
error-read = I cannot read { $file }: { $problem }.
error-write = I cannot write { $file }: { $problem }.
error-record = { $file } is not a game that I can go on with: { $problem }.
error-unexpected = Something went wrong, and it is not your fault: { $problem }.

## The terminal

choose-game = Which game? Type its number:
choose-seats = How many players, from { $min } to { $max }? You play against bots:
choose-number = Please type a number from { $min } to { $max }.
advice-others = I also thought of: { $steps }.
window-ask = { $name }: hit which card, use the book, or keep still?
window-keys = Press your key as soon as you see it!  { $keys }
window-space = the space bar
window-meant = { $name }, quick: what did you mean? { $count ->
    [one] 1 for the card in the middle,
   *[other] 1 to { $count } for a card in the middle,
 } B for the book.
armes-roster-good = The roster is good: { $profiles } profiles and { $bands } warbands, the base ones included.
armes-shared-card = All its figures share a faction: { $faction }.
armes-no-card = Its figures share no faction: this band has no card.
level-random = random
level-greedy = hasty

## Checking dice

verify-good = { $count ->
    [0] Everything fits: the seed is the one that was promised, and nothing was left to chance.
    [one] Everything fits: the seed is the one that was promised, and the one roll follows from it.
   *[other] Everything fits: the seed is the one that was promised, and all { $count } rolls and draws follow from it.
 }
verify-bad = { $count ->
    [one] One thing does not fit.
   *[other] { $count } things do not fit.
 }
verify-no-seed = This record does not reveal its seed, so its dice cannot be checked. The seed is shown when a game is over.
verify-no-commitment = Nothing was promised before the first step: this record has no commitment.
verify-wrong-seed = The seed is not the one that was promised: the promise was { $promised }, this seed gives { $found }.
verify-replay = The game cannot be played again: { $problem }.
verify-roll = Step { $step }: the record says { $recorded }, but the seed gives { $expected }.
