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
round-number = Round { $turn }
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
refusal-not-now = { $who } has nothing to decide now.
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

## What the server refuses

feed-title = Féerie: tables that wait for you
feed-your-turn = Your turn: { $game }
guest-name = Guest { $number }
error-bad-request = That request cannot be understood: { $problem }.
error-not-found = There is nothing here under that name.
error-method = That cannot be done with this address.
error-not-yours = That is not yours to do.
error-not-started = The game has not started yet.
error-already-started = The game has already started.
error-not-over = That is possible once the game is over.
error-seat-taken = Somebody already sits there.
error-bad-link = This link is not valid, or no longer.
error-too-many = That was too much at once: { $limit }. Please wait a little.
error-too-large = That is too large: at most { $limit } bytes.
error-undo-nothing = You have not done anything yet that could be taken back.
error-undo-chance = The dice have fallen since: that cannot be taken back.
error-undo-shown = Somebody has seen something that was hidden: that cannot be unseen, so it is not taken back.
error-undo-others = Somebody else has played since.
error-undo-sealed = A secret choice stays sealed until all of them are opened.
error-undo-over = The game is over. In the replay you can play on from any moment.
error-undo-nobody = The others would have to agree, and none of them is there.
error-undo-unasked = Nobody is asking any more.
error-undo-race = A race cannot be run again: the quicker hand has won.
error-undo-late = Your time for that decision is up by now, so it stands.
error-quiet = Nobody talks while a card is open. Wait for the result.
error-slow-line = The line of { $names } is too slow for a race that counts. Try again later, or play without a clock. (ELM-NET-5)
error-conflict = Something happened at the table in the meantime. Have a look, then choose again.
error-bad-login = This name and this passphrase do not belong together.
error-name-taken = Somebody already goes by that name. Please choose another one.
error-bad-record = This is not a record of a game: { $problem }.
error-bad-record-step = Step { $step } of the record cannot be played. { $problem }
error-internal = Something went wrong on our side. Nothing was lost; please try again.

## Things that go wrong

error-unknown-bot = There is no bot called “{ $bot }”. Choose one of: { $bots }.
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

## The web client: the book

ui-skip = Skip to the content
ui-title-home = Five fairy-tale games
ui-title-setup = A new table
ui-title-table = At the table
ui-title-replay = Replay
ui-title-rules = Rules
ui-title-mine = My games
ui-title-watch = Watch
ui-title-account = Your name
ui-title-lost = This page is not in the book
ui-lost-text = Perhaps it flew away. The games are still there.
ui-loading = Lighting the lanterns…
ui-nav = Pages
ui-nav-home = Féerie, home
ui-nav-mine = My games
ui-nav-account = Me
ui-nav-watch = Watch
ui-nav-rules = Rules
ui-switches = Language, theme and sound
ui-language = Language
ui-theme-dark = Night colours
ui-sound = Sound
ui-home-lead = Five fairy-tale games, ready to play: against bots, around one screen, or with friends far away.
ui-home-back = Back to the games
ui-chapters = The five games
ui-chapter = Chapter { $number }
ui-chapter-lutins = The goblins’ forest race
ui-chapter-elfe = The Elf and the Little Fairies
ui-chapter-elementals = Elementals
ui-chapter-armes = Fairies at arms
ui-chapter-pixies = Pixie Queen
ui-about-lutins = Families of goblins race across a forest whose trees move.
ui-about-elfe = Little fairies set out to charm a bachelor elf.
ui-about-elementals = Spot the element that matches, and be the first to slap.
ui-about-armes = Two bands of fairies face each other over a birch glade.
ui-about-pixies = Serve the Queen of the pixies without losing your head, or your gold.
ui-play-now = Play now
ui-play-now-game = Play now: { $game }
ui-with-friends = With friends
ui-with-friends-game = With friends: { $game }
ui-rules-game = Rules: { $game }
ui-opening = Opening…
ui-soon = Soon
ui-soon-about = This chapter is still being drawn.
ui-continue = Go on playing
ui-choose-game = Choose a game
ui-offline = No connection
ui-offline-text = The server cannot be reached. Your games are safe there; try again in a moment.
ui-retry = Try again
ui-close = Close
ui-save = Save
ui-saved = Saved

## The web client: a new table

ui-players = Who plays?
ui-player-count = Number of players
ui-seat-kind = Who sits on seat { $number }
ui-seat-name = Name on seat { $number }
ui-name = Name
ui-wish-me = Somebody here
ui-wish-open = A friend, by a link
ui-wish-open-about = You will get a link to send, and a QR code.
ui-bot-level = Bot, { $level }
ui-presets = Which way?
ui-more-options = More choices
ui-listed = Open to all
ui-listed-about = Anyone may find this table, watch it, or take an open seat.
ui-start = Start
ui-open-table = Open the table
ui-clock = How much time?
ui-clock-none = No clock
ui-clock-none-about = Everybody thinks as long as they like.
ui-clock-move = For each move
ui-clock-move-about = Too slow? A bot makes that one move, and the game goes on.
ui-clock-game = For the whole game
ui-clock-game-about = A purse of time each. Once it is empty, a bot plays on.
ui-clock-days = By correspondence
ui-clock-days-about = Days for each move: play when you have a moment.
ui-clock-how-much = How much
ui-clock-seconds = { $count } seconds
ui-clock-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
 }
ui-clock-whole = { $minutes } minutes, and { $increment } seconds more after each turn
ui-clock-days-each = { $count ->
    [one] one day
   *[other] { $count } days
 }
ui-clock-days-left = { $days ->
    [one] 1 day
   *[other] { $days } days
 }
ui-clock-hours-left = { $hours } h
ui-clock-of-seat = Time left
ui-seat-grace = away: a bot in { $seconds } s
ui-row-your-turn = Your turn
ui-row-time-left = { $time } left
ui-waiting-title = The table is laid
ui-waiting-about = { $game }: send a link to each friend. As soon as everybody is there, begin.
ui-guest = Guest { $number }
ui-seat-open = Open seat
ui-seat-mine = That is you.
ui-seat-here = Is here.
ui-slow-line = This line is too slow for a race.
ui-seat-held = a bot keeps the seat
ui-seat-away = away
ui-invite = Invite somebody
ui-take-seat = Sit down here
ui-copy-link = Copy the link
ui-copied = Copied!
ui-qr = QR code of the invitation
ui-start-bots = Start, with bots on the open seats
ui-wait-host = The host will start soon.

## The web client: at the table

ui-board = Board: { $game }. Arrow keys move, Enter chooses, Escape takes back, Space finishes.
ui-side = Cards, advice and what happened
ui-seats = Players
ui-pips = { $filled } of { $of }
ui-cell-target = { $name }, possible
ui-cell-picked = { $name }, chosen
ui-undo = Take back
ui-undo-asked = { $name } would like to take a move back. Is that all right?
ui-undo-waiting = You asked to take your move back. Waiting for { $names }.
ui-undo-agree = All right
ui-undo-refuse = Rather not
ui-undo-withdraw = Never mind
ui-event-undone = { SEAT($seat) } took a move back.
ui-salt = A word of your own for the dice
ui-salt-about = It is mixed into every roll, so that nobody can have chosen the dice beforehand. Left empty, your browser makes one up.
ui-dice = The dice, to check
ui-dice-about = All rolls and shuffles follow from one secret number and a word from each person. A hash of the secret was shown before the first step; now the game is over, the secret is open, and anybody can compute every roll again.
ui-dice-hash = Hash shown before the first step:
ui-dice-sealed = The dice of this table are sealed; this hash stands for them, and the game’s end opens it:
ui-dice-none = This table was begun in the middle of another game, so its dice were not all promised before the first step.
ui-dice-check = Check the dice
ui-dice-checking = Computing…
ui-dice-hash-good = The secret fits the hash. Your browser computed it.
ui-dice-hash-bad = The secret does not fit the hash.
ui-dice-seen-good = It is the hash that this browser saw before it gave its own word.
ui-dice-seen-bad = It is not the hash that this browser saw before the game.
ui-dice-salt-good = Your own word, { $salt }, is mixed in.
ui-dice-salt-bad = Your own word, { $salt }, is missing.
ui-dice-rolls-good = { $count ->
    [0] There was nothing to roll or shuffle.
    [one] The only roll or shuffle follows from the secret and the words.
   *[other] All { $count } rolls and shuffles follow from the secret and the words.
}
ui-dice-rolls-bad = Something does not fit:
ui-dice-how = The server computed the rolls just now. To trust nobody, save the game and check it on your own computer:
ui-confirm = Play it
ui-hint = Advice
ui-hint-thinking = Thinking…
ui-fast-forward = Skip ahead
ui-zoom = Enlarge the board
ui-menu = Menu
ui-say = Say something
ui-phrase-hello = Hello!
ui-phrase-well-played = Well played!
ui-phrase-oops = Oops!
ui-phrase-your-turn = Your turn!
ui-phrase-thanks = Thank you!
ui-phrase-again = Again?
ui-setting-confirm = Ask before a move on the board is played
ui-setting-tips = Show advice for beginners
ui-setting-notify = Tell me when it is my turn and I look elsewhere
ui-setting-still = Without animations
ui-share-watch = Copy the link to watch
ui-type-move = Type a move
ui-resign = Give up
ui-resign-sure = A bot will play on for you. Really?
ui-moves = All moves in words
ui-log = What happened
ui-log-empty = Nothing yet: the game begins!
ui-hand = Your spells
ui-hand-empty = No card in hand.
ui-card = { $name }, { $count ->
    [one] one card
   *[other] { $count } cards
 }. { $about }
ui-connection-lost = The connection is lost. Trying to come back…
ui-curtain = { $name }, it is your turn
ui-curtain-about = Take the screen, and look only when the others do not.
ui-curtain-ready = I am { $name }: lift the curtain
ui-rematch = Play again
ui-look-board = Look at the board
ui-table-gone = This table cannot be opened
ui-score-elfe = { $count ->
    [1] has charmed the elf
   *[other] {""}
 }
ui-score-lutins = { $count ->
    [one] one goblin home
   *[other] { $count } goblins home
 }

## The web client: replays, lists, rules

ui-row-waiting = Waiting for players
ui-row-playing = Being played
ui-row-over = Over
ui-row-won = Won by { $names }
ui-row-continue = Go on
ui-row-watch = Watch
ui-row-replay = Replay
ui-mine-lead = Games you have begun or finished, newest first.
ui-mine-empty = No games yet
ui-mine-empty-about = The first one is two clicks away.
ui-account-guest = You are { $name }, a guest on this device.
ui-account-you = You are { $name }, and your name is kept.
ui-account-name = Name
ui-account-passphrase = Passphrase
ui-account-passphrase-about = At least 8 characters. A few words that belong together only for you are easy to remember and hard to guess.
ui-account-show = Show what I type
ui-account-keep = Keep my name
ui-account-keep-about = With a passphrase your name, your games and your history stay yours, also on other devices. No e-mail is needed; so nobody can send you a new passphrase either: keep it well.
ui-account-keep-do = Keep it
ui-account-kept = Kept: you are { $name } wherever you type this passphrase.
ui-account-enter = I have a name already
ui-account-enter-about = Be yourself on this device, too. What you played here as a guest stays with that guest.
ui-account-enter-do = Come in
ui-account-entered = Welcome back, { $name }!
ui-account-change = Another name or passphrase
ui-account-change-about = From now on you come in with these. Your games stay yours.
ui-account-leave = Leave this device
ui-account-leave-about = Whoever comes next on this device is a new guest. Your games wait for you.
ui-account-left = Goodbye! On this device you are a new guest now.
ui-account-manage = My name
ui-error-bad-login = This name and this passphrase do not go together. Try again?
ui-error-name-taken = Somebody keeps that name already. Which other one would you like?
ui-ratings = How strong you are
ui-ratings-about = An estimate from your finished games: newcomers begin at 1000, and the number after ± says how unsure it still is. Games with bots count apart.
ui-ratings-game = Game
ui-ratings-people = With people
ui-ratings-bots = With bots
ui-rating = { $points } ± { $spread }
ui-rating-games = { $count ->
    [one] after one game
   *[other] after { $count } games
}
ui-my-name = My name
ui-feed = A feed of my turns
ui-feed-about = For your reader of feeds: the tables that wait for you. Keep this address to yourself.
ui-feed-renew = A new address
ui-upload = Load a game file
ui-upload-bad = This file is not a game: it cannot be read.
ui-watch-lead = Open tables: watch, or take a free seat.
ui-watch-empty = Nobody plays in the open just now
ui-watch-empty-about = Open a table to all, and others will find it here.
ui-replay-step = Step { $step } of { $steps }
ui-replay-turn = Turn
ui-replay-jump = Jump to a turn
ui-replay-first = To the beginning
ui-replay-prev = One step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-next = One step on
ui-replay-last = To the end
ui-replay-speed = Speed
ui-replay-eyes = Whose eyes
ui-replay-eyes-all = Everything open
ui-replay-eyes-watcher = A watcher
ui-replay-here = Link to this position
ui-replay-fork = Play on from here
ui-replay-fork-who = Which seat will you take?
ui-replay-download = Download
ui-replay-none = There is nothing to replay yet
ui-replay-none-about = The game has not begun, or it may not be shown.
ui-rules-search = Search the rules
ui-rules-found = { $count ->
    [0] Nothing found.
    [one] One paragraph found.
   *[other] { $count } paragraphs found.
 }
ui-rules-choose = The rules of the five games. Each paragraph bears the number that the game quotes when it says no.
ui-rules-missing = These rules are not written yet
ui-rules-missing-about = Another chapter is ready to be read.
ui-rules-clause = Rule { $clause }
ui-rules-contents = Contents

## The web client: what goes wrong

ui-error-unknown = Something went wrong, and it is not your fault. Please try again.
ui-error-offline = The server cannot be reached. Please try again in a moment.
ui-error-not-found = There is no such table, or it is gone.
ui-error-not-yours = That is somebody else’s seat.
ui-error-not-started = The game has not begun yet.
ui-error-already-started = The game has already begun.
ui-error-seat-taken = Somebody already sits there.
ui-error-bad-link = This invitation is no longer good. Ask for a new one.
ui-error-too-many = That was too much at once. Wait a moment, then try again.
ui-error-too-large = This file is too large.
ui-error-conflict = Something happened meanwhile: look at the board again.

## The web client: lessons

ui-title-learn = Learn to play
ui-learn = Learn to play
ui-learn-game = Learn to play: { $game }
ui-lesson = Lesson
ui-lesson-you = You
ui-lesson-progress = How far the lesson is
ui-lesson-read = The lesson has something to say
ui-lesson-next = Go on
ui-lesson-back = Take it back
ui-lesson-over = Well done, you know how to play { $game }! Now a first game, against gentle bots?
ui-lesson-first = Play a first game
ui-tip-known = Got it

## The web client: after the game

ui-after-sources = Where it came from
ui-after-chances = How the chances went
ui-after-chances-about = Each line is somebody’s estimated chance to win, in percent, after each move. Dotted red: the costliest moves.
ui-after-table = The same as a table
ui-after-step = Step
ui-after-slips = The costliest moves
ui-after-slips-none = No move cost much: well played!
ui-after-slip = { $name } played { $played }. { $better } would have been worth about { $cost } in a hundred chances more.
ui-after-look = Look at step { $step }
ui-after-thinking = The bots look at the game again…
ui-after-failed = The bots could not look at this game again.
ui-after-share = Share

## The web client: asking about things

ui-ask-rule = The rule
