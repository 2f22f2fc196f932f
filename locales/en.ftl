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
level-master = master
level-gentle-about = Plays kindly and misses a lot.
level-fair-about = Plays sensibly and makes mistakes like anyone.
level-keen-about = Thinks ahead and misses little.
level-strong-about = Thinks long and hard. Good luck!
level-master-about = Learnt the game by playing against itself. Stronger still!
yes = yes
no = no

## Whose turn it is

turn-number = Turn { $turn }
round-number = Round { $turn }
your-turn = { $name }, it’s your turn!
their-turn = { $name } is playing.
thinking = { $name } is thinking…
chance-decides = Chance decides…
played = { $name } plays: { $step }.
pass-the-screen = Hand the screen to { $name }, then press Enter.

## Choosing a move

choose-move = Choose a move by its number, or type it:
moves-count = { $count ->
    [one] There is one move to choose.
   *[other] There are { $count } moves to choose from.
 }
no-such-number = There is no move number { $number }: the numbers go from 1 to { $count }.

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

advice = My advice: { $step }.
advice-because = My advice: { $step }. { $reason }
advice-chances = { $percent ->
    [one] I give { $name } { $percent } chance in 100 to win.
   *[other] I give { $name } { $percent } chances in 100 to win.
 }
why-allowed = “{ $step }” is allowed: go ahead!
why-what = Type the move after “why”, for example: why { $step }
undone = The last move is taken back.
undo-nothing = There is nothing to take back.
saved = The game is saved in { $file }.
save-where = Type a file name after “save”, for example: save my-game.json
loaded = The game goes on from { $file }.
goodbye = Thank you for playing. See you soon!

## The end of a game

game-over = The game is over.
winner = { $name } wins. Well done!
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
data-line = line { $line }
data-base-line = the game’s own data, line { $line }
data-field = field “{ $field }”
data-wrong = { $place }: { $problem }
data-not-within = { $value } is not a whole number from { $min } to { $max }
data-no-number = missing; expected is a whole number from { $min } to { $max }
data-missing = missing; expected is { $expected }
data-unknown = unknown; expected are { $known }
data-not-toml = not TOML: { $said }
data-too-large = too long: { $most } letters at most
data-not-numbers = { $value } is not a list of whole numbers
data-not-texts = { $value } is not a list of texts
data-not-text = { $value } is not a text
data-not-table = { $value } is not a table

## What the server refuses

feed-title = Féerie: tables waiting for you
feed-your-turn = Your turn: { $game }
preview-table = { $game }: come and play!
preview-replay = { $game }: watch how it went
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
    [labs] One try at a time: stop the games that are being played for you, or wait for them.
    [logins] Slow down! Too many tries to log in. Wait a moment.
    [hints] Slow down! Too many hints asked for. Wait a moment.
    [studies] Slow down! The bots are looking back at too many games. Wait a moment.
    [steps] This game has too many moves.
    [unfinished] You have too many games in progress. Finish one first.
    [tables] You are following too many tables at once. Close one.
    [bots] You have as many bots as one may have. End one first.
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
error-bad-name = A name has 1 to { $most } visible characters.
error-session-ended = You are no longer logged in here.
error-name-kept = You keep your name: change it in your account, with your passphrase.
error-name-not-kept = Keep your name with a passphrase first: somebody has to answer for a bot.
error-bad-token = This token is invalid or has been revoked.
error-not-for-bots = A bot’s token is for playing only. Do this yourself, on your own page.
error-passphrase-short = A passphrase needs at least { $least } characters.
error-passphrase-long = A passphrase has at most { $most } characters.
error-passphrase-common = That is one of the first passphrases anybody would try. Take a few words that only you would put together.
error-passphrase-pattern = That follows a pattern which is quickly guessed: a row of keys, a repetition or a number. Take a few words instead.
error-passphrase-name = Your own name is the first thing anybody would try. Take a few other words.
error-too-slow = The rest of that request did not come in time.
error-disk-full = The server’s disk is full, so nothing can be kept right now. Nothing that was kept is lost; please tell whoever runs the server.
error-away = The server cannot reach its records right now. Nothing was lost; please try again in a moment.
error-internal = Something went wrong on our side. What was confirmed is kept; look at the table, then try again.

## Things that go wrong

error-unknown-bot = There is no bot called “{ $bot }”. Choose one of: { $bots }.
error-unknown-game = There is no game called “{ $game }”. Choose one of: { $games }.
error-read = I cannot read { $file }: { $problem }.
error-write = I cannot write { $file }: { $problem }.
error-record = { $file } is not a game that I can continue: { $problem }.

## The terminal

choose-game = Which game? Type its number:
choose-seats = How many players, from { $min } to { $max }? You play against bots:
choose-number = Please type a number from { $min } to { $max }.
advice-others = I also thought of: { $steps }.
key-space = the space bar
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
ui-title-watch = Open tables
ui-title-account = Your name and face
ui-title-lost = This page is not in the book
ui-lost-text = Perhaps it flew away. The games are still there.
ui-loading = Lighting the lanterns…
ui-nav = Pages
ui-nav-home = Féerie, home
ui-nav-mine = My games
ui-nav-account = Me
ui-nav-watch = Tables
ui-nav-rules = Rules
ui-switches = Language, colours and sound
ui-language = Language
ui-theme-dark = Night colours
ui-sound = Sound
ui-sound-offer = With soft sounds and a little tune
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
ui-offline-here = No connection. You can play here all the same: alone against bots, or several around this screen.
ui-site-here = Féerie plays right here: alone against bots, or several around this screen. Inviting somebody elsewhere needs a server, and this site has none.
ui-local-no-engine = This device cannot play this game without a connection yet.
ui-local-needs-server = Inviting somebody needs a connection. Alone or around this screen you can play now.
ui-local-not-kept = This device keeps no more games: it has no room, or the browser does not let it. Nothing was played.
ui-keep = Keep it all here, to play without a connection
ui-keeping = Fetching what is needed: { $done } of { $of }
ui-kept = Everything is here: you can play without a connection, too.
ui-keep-failed = Not everything could be fetched. Please try again later.
ui-offline-mine = No connection: these are the games of this device. Those at the server come back with it.
ui-hand-over = Hand it to the server
ui-here = On this device
ui-apart = Played apart
ui-apart-about = Played away from the server and brought there afterwards: its moves were checked, and it counts for nobody’s rating.
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
ui-bot-level = Bot ({ $level })
ui-presets = How do you want to play?
ui-seasoned = You know this game: try “{ $preset }”.
ui-seasoned-choose = Play this way
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
ui-log-empty = Nothing yet.
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
ui-account-bots = Your bots
ui-account-bots-about = A program of yours can play here under a name of its own. It is marked as a bot wherever it sits, and games with it count apart.
ui-account-bot-name = Name of the bot
ui-account-bot-make = Make a bot
ui-account-bot-token = The token of { $name }. It is shown only this once: give it to your program now, and to nobody else.
ui-account-bot-copy = Copy the token
ui-account-bot-never = has not played yet
ui-account-bot-end = Remove
ui-account-bot-ended = { $name } plays no more: its token opens nothing now.
ui-seat-program = { $name } (bot)
ui-seat-program-about = A program plays here, and somebody who keeps a name answers for it.
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
ui-list-more = More tables
ui-watch-lead = Take a free seat, or watch the others play.
ui-watch-waiting = A seat is free
ui-watch-playing = Games to watch
ui-watch-over = Finished games
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
ui-rules-choose = The rules of the five games. When a move isn’t allowed, the game leads you to the paragraph that says so.
ui-rules-missing = These rules are not written yet
ui-rules-missing-about = Meanwhile, have a look at another game’s rules!
ui-rules-clause = Rule { $clause }
ui-rules-numbers = Show the numbers of the rules
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

ui-after-sources = The game in numbers
ui-after-chances = Who was ahead, and when
ui-after-chances-about = Each line shows one player’s chances of winning, out of 100, after each move.{ $slips ->
    [0] {""}
   *[other] {" "}Dotted red lines mark the moves that cost the most.
 }
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
ui-after-picture = Keep the picture
ui-after-picture-failed = The picture could not be drawn.

## The web client: asking about things

ui-ask-rule = The rule

## The web client: what happens, seen at one’s own pace

ui-log-turn = { SEAT($seat) }, turn { $turn }
ui-event-seat-left = { SEAT($seat) } leaves the game. A bot takes over.
ui-event-seat-late = { SEAT($seat) } ran out of time: a bot makes this move.
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
ui-bots-play = Bot level
ui-me-name = What’s your name?
ui-me-name-about = The others see it at the table. You can change it whenever you like.
ui-me-name-later = Not now
ui-me-name-go = Let’s play!
ui-me-name-change = Change my name or face
ui-face = Choose a face
ui-seat-face = Face for seat { $number }
ui-my-face = My face
ui-home-hello = Hello, { $name }! What shall we play?

## The faces

face-goblin-blue = Old goblin
face-goblin-red = Rascal goblin
face-fairy-rose = Rose fairy
face-fairy-night = Night fairy
face-elf = Elf
face-prince = Prince
face-princess = Princess
face-gnome = Gnome
face-witch = Witch
face-wizard = Wizard
face-pixie-honey = Honey pixie
face-pixie-moss = Moss pixie
face-queen = Queen
face-knight = Knight
face-frog = Frog
face-toad = Toad
face-unicorn = Unicorn
face-dragon = Little dragon
face-owl = Owl
face-fox = Fox
face-hedgehog = Hedgehog
face-hare = Hare
face-badger = Badger
face-squirrel = Squirrel
face-bear = Bear
face-mushroom = Mushroom
face-cloud = Cloud
face-flame = Flame

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
ui-card-facts = Players: { $players } · age { $age } and up · { $minutes } min
ui-card-start = The simplest to begin with
ui-card-rivals = Against { $names }
ui-card-level = How strong they play
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
ui-trace-stickers = { $count ->
    [one] 1 sticker
   *[other] { $count } stickers
 }
ui-link-only-here = Your page is open at “{ $host }”, an address that only this computer understands. On another device, open Féerie by the name or number of this computer in your network, and invite from there.
ui-rules-nothing = Nothing about “{ $query }” here
ui-rules-nothing-about = Try another word, or a shorter one.
ui-rules-all = All the rules

## The web client: the book of stars and stickers

ui-title-book = My sticker book
ui-book-lead = { $stars ->
    [0] Stars for lessons and victories
    [one] One star
   *[other] { $stars } stars
 }, { $stickers ->
    [0] stickers for what you dare: take a look.
    [one] one sticker so far.
   *[other] { $stickers } stickers so far.
 }
ui-book-pages = Pages of the book
ui-book-stars = Stars: { $count } of { $of }
ui-book-stickers = Stickers: { $count } of { $of }
ui-book-star-lesson = Lesson finished
ui-book-star-level = Won against: { $level }
ui-book-star-people = Won against people
ui-book-stars-new = { $count ->
    [one] a star
   *[other] { $count } stars
 }
ui-book-more = { $count ->
    [one] one more
   *[other] { $count } more
 }
ui-book-got = in the book
ui-book-empty = still to come
ui-book-play = Play for the next one
ui-book-new = New in your book:
ui-book-count = Your book: { $count } of { $of } stickers. Have a look at what is still to come.
ui-book-reading = Leafing through your games…
ui-book-kept = The book is kept on this device. Where you play under the same name, it is made again from your latest games.

## The web client: a game without drawings

ui-plain-about = Nobody has drawn a board for this game yet. Here is the position as the rules tell it.
ui-plain-prompt = Choose one of the moves below.
ui-plain-moves = What you can play

# Where something is on the board, and which way one goes.
ui-board-area = { $area ->
    [top-left] at the top left
    [top-middle] at the top
    [top-right] at the top right
    [middle-left] on the left
    [middle-right] on the right
    [bottom-left] at the bottom left
    [bottom-middle] at the bottom
    [bottom-right] at the bottom right
   *[middle] in the middle
 }
ui-board-way = { $way ->
    [right] to the right
    [right-down] down and to the right
    [down] down
    [left-down] down and to the left
    [left] to the left
    [left-up] up and to the left
    [right-up] up and to the right
   *[up] up
 }

## The lab’s reports

lab-setting = { $name }: { $value }
lab-stopped = Stopped at { $games } of { $planned }. What was played is kept in { $place }; run the same again to go on.
lab-written = The report is { $place }.
lab-table-written = Written: { $place }
lab-no-parquet = This program was built without Parquet. `cargo run --release --features parquet -- lab export <folder>` has it; the games themselves are in the folder as JSON Lines.
lab-dry = Games: { $games }. Time here: about { $minutes } min. Disk: { $megabytes } MB.
lab-baseline = as it is
lab-beside = What differs besides
lab-seats = { $count ->
    [one] { $written } seat
   *[other] { $written } seats
 }
lab-played = Games: { $games }. Deals: { $deals }. Ways to play: { $variants }. Bots: { $bots }. Seed: { $seed }.
lab-other-language = Français
lab-other-theme = Light or dark
lab-unfinished = Not finished: { $done } of { $planned } deals. Intervals are shown, conclusions are not: looking early and stopping at will finds differences that are not there.
lab-numbers = The numbers
lab-page-findings = What came out
lab-page-findings-about = Each way to play against the first one, on the same deals.
lab-page-alone-about = With the interval that holds the true value in 95 of 100 such runs.
lab-nothing-differs = Nothing that was asked for differs by enough to matter.
lab-too-little = Different, but too little to matter:
lab-same = The same within what matters:
lab-cannot-tell = Cannot tell yet:
lab-more-deals = about { $written } deals more
lab-forest-legend = Full dot: differs. Hollow: too little to matter, or the same. Pale: cannot tell. Lines are 95% intervals; shares differ by points.
lab-page-fairness = Is it fair?
lab-page-fairness-about = The share of victories by place in the order of play, and by seat. The dashed line is an even share.
lab-place = { $count ->
        [1] 1st to play
        [2] 2nd to play
        [3] 3rd to play
       *[other] { $count }th to play
    }
lab-seat = seat { $count }
lab-order-even = The order of play makes no difference that can be seen here (p { $p }).
lab-order-uneven = The order of play matters: the best place wins { $points }% of all games more than the worst (p { $p }).
lab-page-length = How long, and how much to choose
lab-page-length-about = Means over all games. Minutes are estimated from the number of decisions and of choices.
lab-turns-title = Turns of a game
lab-choices-title = Choices at a decision, from the start to the end of a game
lab-wide-title = How many choices a decision has
lab-nine-in-ten = Eight of ten games take between { $low } and { $high }.
lab-forced = { $share } of the decisions leave no choice.
lab-page-story = The story of a game
lab-page-story-about = From estimated chances along the game, calibrated by the games themselves. They are a spectator’s chances, who sees everything.
lab-leader-title = Whoever leads at this point wins so many of a hundred games
lab-decided-title = When it is decided, in ten tenths of the game
lab-leader-half = Half-way through, the leader goes on to win { $share }.
lab-spark-title = Twelve games as they are: the chance of the one who won
lab-spark = deal: { $deal } · turns: { $turns } · lead changes: { $changes }
lab-comeback-note = A comeback: a victory after a chance of { $low } or less. If chances are honest, at most { $most } of victories can be one.
lab-page-luck = Luck and skill
lab-page-luck-about = How much of who wins follows from dice and cards, and how much the better bot wins.
lab-luck-title = Chance explains at least
lab-luck-note = The squared correlation between winning and what chance brought, by the bots’ own evaluation: a lower bound.
lab-skill-title = Share of victories of each bot
lab-skill-note = The same bots in every seat, on the same deals. The strength of bots is not that of people.
lab-duel-note = By skill: as if so many games were won by the better one, and a coin decided the others. Games to tell: after so many the better one leads in 95 of 100 matches. A dash: it cannot be told who is better.
lab-page-actions = What is done
lab-page-actions-about = Victories more: how much more those won who did it than those who could have and did not; whoever leads can often do more, so it says little by itself. Gain: how much more those won who did it, compared with their chance at that moment, in points of victory; for the first time in a game. It is what these bots make of it.
lab-never-used = Possible, and never done:
lab-page-own = The game’s own numbers
lab-page-own-about = On the average of games; what belongs to a seat, for each seat.
lab-map-legend = The darker a square, the more often; five steps with as many squares each. Point at a square to see its number.
lab-page-cross = Who beats whom
lab-page-cross-about = What the row wins of a hundred games against the column, over both seats, best rated first. A star: not even, allowing for so many pairs.
lab-cross-mirror = Against itself the first seat wins { $share } ({ $low } – { $high }).
lab-page-trust = How far to trust this
lab-page-trust-about = Weight: what the estimates were raised to (below 0.2 they say nothing, and nothing is shown). Churn: how much chances move against how much they must; above 1.3 lead changes, comebacks and drama are hidden. Pairing: how alike the same deal went in both.
lab-reliability-title = Do chances come true?
lab-clauses-all = Every rule that can be seen in what happens was at work at least once.
lab-clauses-never = Rules that were never at work:
lab-clauses-silent = Rules of which nothing can be seen in what happens
lab-settings = Version { $version }, rules edition { $edition }, plan { $hash }, seed { $seed }.
lab-said-share-more = With { $variant }, { $metric } is { $value } instead of { $baseline }: higher by { $difference } in a hundred (between { $low } and { $high }).
lab-said-share-less = With { $variant }, { $metric } is { $value } instead of { $baseline }: lower by { $difference } in a hundred (between { $low } and { $high }).
lab-said-number-more = With { $variant }, { $metric } is { $value } instead of { $baseline }: { $difference } more (from { $low } to { $high }).
lab-said-number-less = With { $variant }, { $metric } is { $value } instead of { $baseline }: { $difference } less (from { $low } to { $high }).
lab-said-own-more = With { $variant } – { $metric }: { $value } instead of { $baseline }, { $difference } more (from { $low } to { $high }).
lab-said-own-less = With { $variant } – { $metric }: { $value } instead of { $baseline }, { $difference } less (from { $low } to { $high }).
lab-metric-order-first = the first player’s share of victories
lab-metric-seat-0 = the first seat’s share of victories
lab-metric-turns = the number of turns
lab-metric-minutes = the estimated time in minutes
lab-metric-decisions = the number of decisions
lab-metric-choices = the number of choices at a decision
lab-metric-forced = the share of decisions without a choice
lab-metric-ties = the share of shared victories
lab-metric-cut = the share of games that were cut off
lab-metric-leader-50 = the share of games won by whoever led half-way
lab-metric-settled = the part of a game after which it is settled
lab-metric-changes = the number of lead changes
lab-metric-comeback = the share of games won from far behind
lab-metric-drama = how far behind the winner was, on the average
lab-metric-open = the openness of games, on the average (100%: all are even)
lab-metric-decided = the part of a game at which its decision falls, on the average
lab-metric-luck = the share that chance explains
lab-metric-bot = the share of victories of the bot { $bot }
lab-short-order-first = first player
lab-short-seat-0 = first seat
lab-short-turns = turns
lab-short-minutes = minutes
lab-short-decisions = decisions
lab-short-choices = choices
lab-short-forced = forced
lab-short-ties = shared
lab-short-cut = cut off
lab-short-leader-50 = leader at half
lab-short-settled = settled
lab-short-changes = lead changes
lab-short-comeback = comebacks
lab-short-drama = drama
lab-short-open = open
lab-short-decided = decided
lab-short-luck = luck
lab-head-variant = Way to play
lab-head-metric = What
lab-head-value = Here
lab-head-baseline = At first
lab-head-difference = Difference
lab-head-interval = 95% interval
lab-head-p = p
lab-head-adjusted = p, adjusted
lab-head-turns = Turns
lab-head-decisions = Decisions
lab-head-minutes = Minutes, estimated
lab-head-choices = Choices
lab-head-forced = No choice
lab-head-ties = Shared victories
lab-head-ends = How they end
lab-head-action = Action
lab-head-available = Possible, a game
lab-head-taken = Done
lab-head-by-seat = A game, by seat
lab-head-first = First time
lab-head-after = Victories more, points
lab-head-gain = Gain, points
lab-head-quantity = What
lab-head-rating = Rating
lab-head-better = The better
lab-head-share = Share
lab-head-by-skill = By skill
lab-head-elo = Elo
lab-head-games-to-tell = Games to tell
lab-head-games = Games
lab-head-weight = Weight
lab-head-brier = Brier score
lab-head-churn = Churn
lab-head-pairing = Pairing
lab-head-said-chance = Chance said
lab-head-came-true = Came true
lab-head-clause = Rule
lab-head-games-with = Games with it

## What bots say, each in its own temper: before the first move, at a good moment, when it has won, when it has lost
ui-bot-says = “{ $line }”
bot-myrtille-hello = The moon is up. Shall we?
bot-myrtille-good = I dreamt of that.
bot-myrtille-won = It was written in the stars.
bot-myrtille-lost = You outshone the moon.
bot-bruyere-hello = Hm. Sit down, then.
bot-bruyere-good = Heh heh heh.
bot-bruyere-won = Old brooms sweep best.
bot-bruyere-lost = Not bad. Not bad at all.
bot-mirabelle-hello = Hooray, a game!
bot-mirabelle-good = Yippee!
bot-mirabelle-won = Again, again!
bot-mirabelle-lost = Bravo! Shall we play again?
bot-noisette-hello = Quick, quick, let’s play!
bot-noisette-good = And hop!
bot-noisette-won = Did you see how fast I was?
bot-noisette-lost = You were faster than me!
bot-eglantine-hello = Um… hello.
bot-eglantine-good = Oh! It worked!
bot-eglantine-won = Me? Really?
bot-eglantine-lost = That was lovely to watch.
bot-fougere-hello = At your service.
bot-fougere-good = With your permission.
bot-fougere-won = It was an honour to play with you.
bot-fougere-lost = I bow to you.

ui-print = Print and play
ui-title-print = Print and play
ui-print-about = Print the pages at actual size (100 %, not “fit to page”), on heavy paper where you can, and cut along the marks.
ui-print-check = Measure the ruler: it is 100 mm long. A bank card fits its outline.
ui-print-standees = Fold in the middle, glue back to back, and bend the feet outwards.
ui-print-backs = Backs of the cards
ui-print-backs-about = Print them on the other side of the cards. They have no edge, so a millimetre more or less does not show.
ui-print-rules = The rules
ui-print-paper = Paper
ui-print-paper-a4 = A4
ui-print-paper-letter = US Letter
ui-print-what = What to print
ui-print-sheets = { $count ->
    [one] 1 sheet
   *[other] { $count } sheets
}
ui-print-do = Print

## The lab
ui-title-lab = The lab
ui-lab = The lab
ui-lab-lead = Change a game, let bots play it a few hundred times, and see what it did.
ui-lab-game = Game
ui-lab-seats = Players
ui-lab-bot = Who plays
ui-lab-games = Games of each
ui-lab-change = What you change
ui-lab-changed = { $count ->
    [0] Nothing is changed yet: choose an option, or write some data.
    [one] One change. The bots compare it with the game as it is.
   *[other] { $count } changes, tried together. The bots compare them with the game as it is.
 }
ui-lab-reset = Back to the game as it is
ui-lab-options = Options
ui-lab-data = Data: { $name }
ui-lab-data-add = Start from
ui-lab-data-add-do = Put it in the file
ui-lab-data-empty = An empty file changes nothing. Put in something of the game and change its numbers, or write your own.
ui-lab-data-go = Go to line { $line }
ui-lab-data-good = This can be played.
ui-lab-checking = Reading…
ui-lab-few = With { $games ->
    [one] 1 game
   *[other] { $games } games
} one sees differences of about { $points ->
    [one] 1 point
   *[other] { $points } points
} in a hundred, not smaller ones.
ui-lab-run = Let them play
ui-lab-stop = Stop
ui-lab-waiting = { $before ->
    [0] Your games begin in a moment.
    [one] One try of somebody else is played before yours.
   *[other] { $before } tries of others are played before yours.
 }
ui-lab-playing = Games played: { $done } of { $of }
ui-lab-done = All games are played: { $of }.
ui-lab-stopped = Stopped, as you said or because a minute was up. Games played: { $done } of { $of }. Nothing is judged before all of them are played.
ui-lab-stuck = The bots came to a place where nobody can play on: these rules have a hole.
ui-lab-play = Play it yourself now
ui-lab-share = Copy the link
ui-lab-shared = The link is copied: whoever opens it finds this change here.
ui-lab-print = Print it
ui-lab-plan = Download the plan
ui-lab-report = Download the report
ui-lab-empty = What came out appears here.
ui-lab-empty-about = Both variants play the same deals with the same dice, so a few hundred games show what a change does.
ui-lab-offline = The lab needs the server
ui-lab-offline-about = The bots play on the server, and it cannot be reached just now. What you have written stays here.
