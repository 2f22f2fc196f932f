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
level-fair = steady
level-keen = sharp
level-strong = strong
level-gentle-about = Plays kindly and misses a lot.
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
everybody-chooses = Everyone chooses in secret.
chance-decides = Chance decides…
chance-gave = Chance says: { $outcome }
played = { $name } plays: { $step }.
pass-the-screen = Hand the screen to { $name }, then press Enter.

## Choosing a move

choose-move = Choose a move by its number, or type it:
moves-count = { $count ->
    [one] There is one move to choose.
   *[other] There are { $count } moves to choose from.
 }
moves-some = Moves shown: { $shown } of { $count }. Type the beginning of a move to see those that start with it.
only-move = There is only one thing you can do: { $step }.
no-such-number = There is no move number { $number }: the numbers go from 1 to { $count }.
not-a-move = I do not understand “{ $text }”. Type a number, a move, or “help”.
ambiguous-move = Several moves begin with “{ $text }”. Type a little more.

## Commands

commands-title = You can also type:
command-help = show this list
command-moves = show every move you may play
command-hint = get a hint from a good player, with the reason
command-why = ask why a move is not allowed: why, then the move
command-undo = take your last move back
command-rules = read the rules of this game
command-save = save the game: save, then a file name
command-quit = stop playing
command-unknown = I do not know the command “{ $command }”. Type “help” to see what I know.

advice = My advice: { $step }.
advice-because = My advice: { $step }. { $reason }
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
quit-sure = The game isn’t over. Do you really want to stop?

## The end of a game

game-over = The game is over.
winner = { $name } wins. Well done!
winner-you = You won, well done!
winners-share = It’s a tie! { $names } win together.
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
result-line = { $place }: { $name } ({ $points })
play-again = Another game?

## Steps that the rules refuse

refusal-illegal = { $who } may not play “{ $step }” now.
refusal-wrong-actor = { $who } wants to play “{ $step }”, but it is somebody else’s turn.
refusal-not-now = { $who } has nothing to decide now.
refusal-no-chance = { $who } wants to give “{ $step }”, but nothing is left to chance here.
refusal-with-rule = { $refusal } { $rule } ({ $clause })

## Tables that cannot be set up

setup-seats = { $given ->
    [one] { $given } player is not possible here: this game takes { $min } to { $max }.
   *[other] { $given } players is not possible here: this game takes { $min } to { $max }.
 }
setup-seats-exactly = { $given ->
    [one] { $given } player is not possible here: this game takes exactly { $min }.
   *[other] { $given } players is not possible here: this game takes exactly { $min }.
 }
setup-option = The setting “{ $name }” is not possible: { $problem }.
option-unknown = this game does not have it; it has { $known }
option-not-offered = { $value } is not offered; choose one of { $offered }
option-not-within = { $value } is not a whole number from { $min } to { $max }
option-not-text = { $value } is not text

## What the server refuses

feed-title = Féerie: tables waiting for you
feed-your-turn = Your turn: { $game }
guest-name = Guest { $number }
error-bad-request = I did not understand that: { $problem }.
error-not-found = There is nothing here under that name.
error-method = This address does not support that request.
error-not-yours = That is not for you to do.
error-not-started = The game has not started yet.
error-already-started = The game has already started.
error-not-over = That is possible once the game is over.
error-seat-taken = Somebody already sits there.
error-bad-link = This link is invalid or has been revoked.
error-too-many = { $limit ->
    [logins] Slow down! Too many tries to log in. Wait a moment.
    [hints] Slow down! Too many hints asked for. Wait a moment.
    [studies] Slow down! The bots are looking back at too many games. Wait a moment.
    [steps] This game has too many moves.
    [unfinished] You have too many games in progress. Finish one first.
    [tables] You are following too many tables at once. Close one.
   *[other] Slow down! That is too much at once. Wait a moment.
 }
error-too-large = { $limit ->
    [0] That is too long.
   *[other] That is too big ({ $limit } KB at most).
 }
error-undo-nothing = You have not done anything yet that could be taken back.
error-undo-chance = The dice have been rolled since, so this cannot be taken back.
error-undo-shown = Something hidden has been seen since, so this cannot be taken back.
error-undo-others = Somebody else has played since.
error-undo-sealed = A secret choice cannot be changed: wait until all are shown.
error-undo-over = The game is over. In the replay you can play on from any moment.
error-undo-nobody = The others have to agree, and nobody is there.
error-undo-unasked = That request is no longer open.
error-undo-race = Too late: the quickest has already won.
error-undo-late = Your time for that decision is up, so it stands.
error-quiet = Shh! Talk once the card has been played.
error-slow-line = { $names }: connection too slow for a rated race. Try again later, or play without a clock.
error-conflict = Something happened at the table in the meantime. Have a look, then choose again.
error-look-first = See what the move before shows first, then choose the next one.
error-bad-login = This name and this passphrase don’t go together.
error-name-taken = That name is taken. Please choose another one.
error-bad-record = This is not a saved game: { $problem }.
error-bad-record-step = Move { $step } of this saved game cannot be played. { $problem }
error-no-help = No bot gives advice in a game that counts between people. Ask once the game is over.
error-busy = Many are asking for the same thing right now. Try again in a few seconds.
error-bad-name = A name has 1 to { $most } characters that one can see.
error-session-ended = You are no longer logged in here.
error-passphrase-short = A passphrase needs at least { $least } characters.
error-passphrase-long = A passphrase has at most { $most } characters.
error-passphrase-common = That is one of the first passphrases anybody would try. Take a few words that only you would put together.
error-passphrase-pattern = That follows a pattern which is quickly guessed: a row of keys, a repetition or a number. Take a few words instead.
error-passphrase-name = Your own name is the first thing anybody would try. Take a few other words.
error-too-slow = The rest of that request did not come in time.
error-disk-full = The disk of this house is full, so nothing can be kept right now. Nothing that was kept is lost; please tell whoever runs the house.
error-away = The house cannot reach its records right now. Nothing was lost; please try again in a moment.
error-internal = Something went wrong on our side. What was confirmed is kept; look at the table, then try again.

## Things that go wrong

error-unknown-bot = There is no bot called “{ $bot }”. Choose one of: { $bots }.
error-unknown-game = There is no game called “{ $game }”. Choose one of: { $games }.
error-unknown-level = There is no level called “{ $level }”. Choose one of: { $levels }.
error-not-notation = “{ $text }” is not written like a move of this game.
error-read = I cannot read { $file }: { $problem }.
error-write = I cannot write { $file }: { $problem }.
error-record = { $file } is not a game that I can continue: { $problem }.
error-unexpected = Something went wrong, and it is not your fault: { $problem }.

## The terminal

choose-game = Which game? Type its number:
choose-seats = How many players, from { $min } to { $max }? You play against bots:
choose-number = Please type a number from { $min } to { $max }.
advice-others = I also thought of: { $steps }.
window-ask = { $name }: slap which card, put down your book, or keep still?
window-keys = Press your key as soon as you see it! { $keys }
window-space = the space bar
window-meant = { $name }, quick: what did you mean? { $count ->
    [one] 1 for the card in the middle,
   *[other] 1 to { $count } for a card in the middle,
 } B for the book.
window-two-keys = { $name }: { $hit } to hit, { $book } for the book
window-which = { $name }, quick: which card? { $count ->
    [one] 1
   *[other] 1 to { $count }
 }
window-silent = { $name } said nothing in time: a mistake.
window-hand = { $name } puts a hand down.
window-practice = First some cards to practise, so that Écho learns how quick you are.
level-random = random
level-greedy = hasty

## Checking dice

verify-good = { $count ->
    [0] Everything fits: the secret is the one that was promised, and nothing was left to chance.
    [one] Everything fits: the secret is the one that was promised, and the one roll follows from it.
   *[other] Everything fits: the secret is the one that was promised, and all { $count } rolls and draws follow from it.
 }
verify-bad = { $count ->
    [one] One thing does not fit.
   *[other] { $count } things do not fit.
 }
verify-no-seed = This game does not show its secret, so its dice cannot be checked. The secret is shown when a game is over.
verify-no-commitment = Nothing was promised before the first move: this game has no fingerprint.
verify-wrong-seed = The secret is not the one that was promised: the fingerprint was { $promised }, this secret gives { $found }.
verify-replay = The game cannot be played again: { $problem }.
verify-roll = Step { $step }: the game says { $recorded }, but the secret gives { $expected }.

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
ui-switches = Language, colours and sound
ui-language = Language
ui-theme-dark = Night colours
ui-sound = Sound
ui-sound-about = Soft sounds for moves, dice and turns. Nothing needs them.
ui-home-lead = Five fairy-tale games, ready to play: against bots, around one screen, or with friends far away.
ui-home-back = Back to the games
ui-chapters = The five games
ui-chapter = Chapter { $number }
ui-play-now = Play now
ui-play-now-game = Play now: { $game }
ui-with-friends = With friends
ui-with-friends-game = With friends: { $game }
ui-rules-game = Rules: { $game }
ui-opening = Opening…
ui-soon = Soon
ui-soon-about = This chapter is still being drawn.
ui-continue = Keep playing
ui-choose-game = Choose a game
ui-offline = No connection
ui-offline-text = The server cannot be reached. Your games are safe there; try again in a moment.
ui-retry = Try again
ui-close = Close
ui-save = Save
ui-saved = Saved

## The web client: a new table

ui-players = Who’s playing?
ui-player-count = Number of players
ui-seat-kind = Who sits in seat { $number }
ui-seat-name = Name for seat { $number }
ui-name = Name
ui-wish-me = Someone here, on this screen
ui-wish-open = A friend, with a link
ui-wish-open-about = You will get a link to send, and a QR code.
ui-bot-level = Bot ({ $level })
ui-presets = How do you want to play?
ui-more-options = More choices
ui-listed = Open to everyone
ui-listed-about = Anyone may find this table, watch it, or take a free seat.
ui-start = Start
ui-open-table = Open the table
ui-clock = How much time?
ui-clock-none = No clock
ui-clock-none-about = Everyone thinks as long as they like.
ui-clock-move = For each move
ui-clock-move-about = When time is up, a bot makes that one move and the game goes on.
ui-clock-game = For the whole game
ui-clock-game-about = Everyone has a stock of time. When yours runs out, a bot finishes for you.
ui-clock-days = By correspondence
ui-clock-days-about = Days for each move: play when you have a moment.
ui-clock-how-much = How much
ui-clock-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
 }
ui-clock-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
 }
ui-clock-whole = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 }{ $increment ->
    [0] {""}
   *[other] {" "}+ { $increment } s each turn
 }
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
ui-seat-grace = away: a bot steps in after { $seconds } s
ui-row-your-turn = Your turn
ui-row-time-left = { $time } left
ui-waiting-title = The table is laid
ui-waiting-about = { $game }: send each friend a link. When everyone is here, start the game!
ui-guest = Guest { $number }
ui-seat-open = Free seat
ui-seat-mine = That’s you
ui-seat-here = At the table
ui-slow-line = This connection is too slow for a race.
ui-seat-held = a bot is filling in
ui-seat-away = away
ui-invite = Invite someone
ui-take-seat = Sit down here
ui-copy-link = Copy the link
ui-copied = Copied!
ui-qr = QR code for the invitation
ui-start-bots = Start, with bots in the free seats
ui-wait-host = The host will start soon.

## The web client: at the table

ui-board = Board: { $game }. Arrows: move around. Enter: choose. Escape: undo. Space: finish.
ui-side = Cards, hints and what happened
ui-seats = Players
ui-pips = { $filled } of { $of }
ui-cell-target = { $name }, can be chosen
ui-cell-picked = { $name }, your choice
ui-undo = Back
ui-take-back = Take my move back
ui-take-back-about = Your last move and everything the others did after it are taken back. The same dice fall again.
ui-redo = Play it again
ui-redo-about = You change your mind again: the move that you have just taken back is played as before.
ui-undo-asked = { $name } would like to take a move back. Is that OK?
ui-undo-waiting = You asked to take your move back. Waiting for { $names }.
ui-undo-agree = OK
ui-undo-refuse = I’d rather not
ui-undo-withdraw = Never mind
ui-event-undone = { SEAT($seat) } takes a move back.
ui-salt = A word of your own for the dice
ui-salt-about = It is mixed into every roll, so nobody can have chosen the dice beforehand. Leave it empty, and your browser makes one up.
ui-dice = The dice, to check
ui-dice-about = All rolls and shuffles come from one secret number and a word from each player. The secret’s fingerprint was shown before the first move, so it could not be changed later. Now the secret is out, and anyone can check the sums.
ui-dice-hash = Fingerprint shown before the first move:
ui-dice-sealed = The dice of this table are sealed. This fingerprint stands for them, and the end of the game opens it:
ui-dice-none = This table was begun in the middle of another game, so its dice were not all promised before the first move.
ui-dice-check = Check the dice
ui-dice-checking = Checking…
ui-dice-hash-good = The secret matches the fingerprint. Your browser has checked it.
ui-dice-hash-bad = The secret does not match the fingerprint.
ui-dice-seen-good = It is the fingerprint that this browser saw before it gave its own word.
ui-dice-seen-bad = It is not the fingerprint that this browser saw before the game.
ui-dice-salt-good = Your own word, { $salt }, is mixed in.
ui-dice-salt-bad = Your own word, { $salt }, is missing.
ui-dice-rolls-good = { $count ->
    [0] There was nothing to roll or shuffle.
    [one] The only roll or shuffle follows from the secret and the words.
   *[other] All { $count } rolls and shuffles follow from the secret and the words.
}
ui-dice-rolls-bad = Something does not fit:
ui-dice-how = The server has just worked out the rolls again. To trust nobody, save the game and check it on your own computer:
ui-confirm = Play this move
ui-hint = Hint
ui-hint-thinking = Thinking…
ui-fast-forward = Speed up
ui-zoom = Enlarge the board
ui-menu = Menu
ui-say = Say something
ui-phrase-hello = Hello!
ui-phrase-well-played = Well played!
ui-phrase-oops = Oops!
ui-phrase-your-turn = Your turn!
ui-phrase-thanks = Thank you!
ui-phrase-again = Again?
ui-setting-confirm = Ask me before each move is played
ui-setting-tips = Show hints for beginners
ui-setting-notify = Let me know it’s my turn, even when I’m on another page
ui-setting-still = Turn animations off
ui-share-watch = Copy the link to watch
ui-type-move = Type a move
ui-resign = Give up
ui-resign-sure = Give up for good? A bot will finish the game for you.
ui-moves = List of possible moves
ui-log = What happened
ui-log-empty = Nothing yet: the game begins!
ui-hand = Your spells
ui-hand-empty = No card in hand.
ui-card = { $name }, { $count ->
    [one] one card
   *[other] { $count } cards
 }. { $about }
ui-connection-lost = Connection lost. Trying to get back…
ui-curtain = { $name }, it’s your turn
ui-curtain-about = Take the screen, and make sure nobody else is looking.
ui-curtain-ready = I am { $name }: lift the curtain
ui-rematch = Play again
ui-look-board = Look at the board
ui-table-gone = This table cannot be opened

## The web client: replays, lists, rules

ui-row-waiting = Waiting for players
ui-row-playing = In progress
ui-row-over = Finished
ui-row-won = Won by { $names }
ui-row-continue = Continue
ui-row-watch = Watch
ui-row-replay = Replay
ui-mine-lead = Games you have started or finished, newest first.
ui-mine-empty = No games yet
ui-mine-empty-about = The first one is two clicks away.
ui-account-guest = You are { $name }, a guest on this device.
ui-account-you = You are { $name }, and the name is yours.
ui-account-name = Name
ui-account-passphrase = Passphrase
ui-account-passphrase-about = At least 8 characters. Pick a few words only you would put together: easy to remember, hard to guess.
ui-account-show = Show what I type
ui-account-keep = Keep my name
ui-account-keep-about = With a passphrase, your name and your games stay yours, even on another device. We don’t ask for your e-mail, so nobody can send you a lost passphrase. Write it down!
ui-account-keep-do = Keep it
ui-account-kept = Kept: you are { $name } wherever you type this passphrase.
ui-account-enter = I have a name already
ui-account-enter-about = Get your name back on this device. Games you played here as a guest stay with that guest.
ui-account-enter-do = Log in
ui-account-entered = Welcome back, { $name }!
ui-account-change = Another name or passphrase
ui-account-change-about = Next time, log in with these. Your games stay yours.
ui-account-leave = Log out
ui-account-leave-about = The next person on this device will be a new guest. Your games will wait for you.
ui-account-left = Goodbye! On this device you are a new guest now.
ui-account-manage = My name
ui-account-old = Passphrase up to now
ui-account-changed = Changed: you are { $name }, and your other devices have to log in again.
ui-account-devices = Where you are logged in
ui-account-devices-about = If you do not know one of them, end it and choose another passphrase.
ui-account-device-unknown = Unknown device
ui-account-device-this = this device
ui-account-device-used = last seen { $when }
ui-account-device-end = End
ui-account-device-ended = That device has to log in again.
ui-account-everywhere = Log out everywhere
ui-seat-claimed = keeps this name
ui-ratings = How strong you are
ui-ratings-about = An estimate from your finished games: everyone starts at 1000, and the number after ± says how unsure it still is. Games with bots count separately.
ui-ratings-game = Game
ui-ratings-people = With people
ui-ratings-bots = With bots
ui-rating = { $points } ± { $spread }
ui-rating-games = { $count ->
    [one] after one game
   *[other] after { $count } games
}
ui-my-name = My name
ui-feed = Follow my games (RSS)
ui-feed-about = Put this address in a feed reader to see which tables are waiting for you. Keep it to yourself.
ui-feed-renew = A new address
ui-upload = Open a saved game
ui-upload-bad = This file is not a saved game: it cannot be read.
ui-watch-lead = Open tables: watch, or take a free seat.
ui-watch-empty = No open tables right now
ui-watch-empty-about = Open a table to everyone, and it will show up here.
ui-replay-step = Step { $step } of { $steps }
ui-replay-turn = Turn
ui-replay-jump = Jump to a turn
ui-replay-first = To the beginning
ui-replay-prev = One step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-next = One step forward
ui-replay-last = To the end
ui-replay-speed = Speed
ui-replay-eyes = Seen by
ui-replay-eyes-all = Everything
ui-replay-eyes-watcher = A watcher
ui-replay-here = Link to this position
ui-replay-fork = Play on from here
ui-replay-fork-who = Which seat will you take?
ui-replay-download = Download
ui-replay-none = There is nothing to replay yet
ui-replay-none-about = The game has not started, or it may not be shown.
ui-rules-search = Search the rules
ui-rules-found = { $count ->
    [0] Nothing found.
    [one] One paragraph found.
   *[other] { $count } paragraphs found.
 }
ui-rules-choose = The rules of the five games. Each paragraph has a number, which the game gives you when a move isn’t allowed.
ui-rules-missing = These rules are not written yet
ui-rules-missing-about = Meanwhile, have a look at another game’s rules!
ui-rules-clause = Rule { $clause }
ui-rules-contents = Contents

## The web client: what goes wrong

ui-error-unknown = Something went wrong, and it is not your fault. Please try again.
ui-error-offline = The server cannot be reached. Please try again in a moment.

## The web client: lessons

ui-title-learn = Learn to play
ui-learn = Learn to play
ui-learn-game = Learn to play: { $game }
ui-lesson = Lesson
ui-lesson-you = Your side
ui-lesson-progress = Lesson progress
ui-lesson-read = Read what the lesson says
ui-lesson-next = Next
ui-lesson-back = Take it back
ui-lesson-over = Well done, you can play “{ $game }”! How about a first game against gentle bots?
ui-lesson-first = Play a first game
ui-tip-known = Got it

## The web client: after the game

ui-after-sources = Where the points came from
ui-after-chances = Who was ahead, and when
ui-after-chances-about = Each line shows one player’s chances of winning, out of 100, after each move. Dotted red lines mark the moves that cost the most.
ui-after-table = The same as a table
ui-after-step = Move
ui-after-slips = Moves that cost a lot
ui-after-slips-none = No move cost much: well played!
ui-after-slips-mine-none = None of your own moves cost much: well played!
ui-after-slips-others = The others’ costly moves
ui-after-slip-mine = You chose: { $played }. Better: { $better } (about { $cost } more { $cost ->
    [one] chance
   *[other] chances
 } in 100 of winning).
ui-after-slip = { $name } chose: { $played }. Better: { $better } (about { $cost } more { $cost ->
    [one] chance
   *[other] chances
 } in 100 of winning).
ui-after-look = Look at move { $step }
ui-after-thinking = The bots are looking back at the game…
ui-after-failed = The bots could not look back at this game.
ui-after-share = Share

## The web client: asking about things

ui-ask-rule = The rule

## The web client: what happens, seen at one’s own pace

ui-log-turn = { SEAT($seat) }, turn { $turn }
ui-event-seat-left = { SEAT($seat) } leaves the game. A bot takes over.
ui-event-seat-held = A bot plays for { SEAT($seat) } until they are back.
ui-event-seat-back = { SEAT($seat) } is back.
ui-pace = The others’ moves
ui-pace-calm = Calmly
ui-pace-brisk = Briskly
ui-pace-once = At once
ui-show-again = What happened?
ui-showing-again = This is what happened. Tap to stop.
ui-advice-play = Play this move
ui-dice-seal = For anyone who wants to check the dice
ui-do-confirm = Play this move?
ui-legend = What the marks mean

## The web client: who plays, and by what name

ui-way = How do you want to play?
ui-way-alone = Alone with bots
ui-way-here = Around this screen
ui-way-link = With friends, by a link
ui-seat-bot = Bot
ui-seat-bot-about = The computer plays this seat, as well as you choose below.
ui-seat-person = Here
ui-seat-person-about = Somebody plays at this very screen. Give a name, so that the table knows whose turn it is.
ui-seat-friend = By a link
ui-seat-friend-about = You get a link and a QR code for this seat, and send it to a friend.
ui-bots-play = The bots play
ui-me-name = What’s your name?
ui-me-name-about = The others see it at the table. You can change it whenever you like.
ui-me-name-later = Not now
ui-me-name-go = Let’s play!
ui-me-name-change = Change my name

## The web client: the end

ui-end-won = You won!
ui-end-lost = { $name } won this time
ui-end-shared = A shared victory: { $names }
ui-end-shared-others = { $names } share the victory
ui-end-ahead = { $points ->
    [one] You are one point ahead.
   *[other] You are { $points } points ahead.
 }
ui-end-behind = { $points ->
    [one] You were one point short.
   *[other] You were { $points } points short.
 }
ui-end-kind = The forest will still be here for another game.
ui-rematch-asked = Somebody wants to play again. Are you in?
ui-rematch-join = I’m in
ui-undo-refused = The others would rather leave it as it is.
ui-card-facts = Players: { $players }; from { $age } years on, { $minutes } min
ui-home-open = Somebody is waiting for you
ui-row-sit = Sit down
ui-unplugged = You are offline. The game goes on as soon as the connection is back.

## Moments on a stage

ui-moment-on = Continue

## The web client: traces, splash, links

ui-trace-learnt = Learnt
ui-trace-won = { $count ->
    [one] Won once
   *[other] Won { $count } times
 }
ui-link-only-here = Your page is open at “{ $host }”, an address that only this computer understands. On another device, open Féerie by the name or number of this computer in your network, and invite from there.
ui-rules-nothing = Nothing about “{ $query }” here
ui-rules-nothing-about = Try another word, or a shorter one.
ui-rules-all = All the rules

## The web client: a game without drawings

ui-plain-about = Nobody has drawn a board for this game yet. Here is the position as the rules tell it.
ui-plain-prompt = Choose one of the moves below.
ui-plain-moves = What you can play
