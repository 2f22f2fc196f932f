### The words of Elementals. The complete rules are in RULES.md.
### For everybody from 8 years on: short sentences, no jargon, never a reproach.

title-elementals = Elementals
about-elementals =
    Odd creatures with a head, a belly and legs, and four elements to make them of.
    Be the first to spot the two that look alike!

elementals-air = air
elementals-fire = fire
elementals-earth = earth
elementals-water = water
elementals-mad = mad
elementals-double = double
elementals-wizard = wizard
elementals-head = head
elementals-belly = belly
elementals-legs = legs

## What to do now

phase-elementals-first = Who begins? Chance decides.
phase-elementals-deal = The cards are being dealt.
phase-elementals-react = Does a middle card share two parts with the card just flipped? Slap it! Mad creature? Your book! Otherwise keep still.
phase-elementals-shuffle = The cards won are being shuffled.
phase-elementals-over = The game is over.

## What happened

event-elementals-first = { SEAT($seat) } goes first.
event-elementals-deal = { $each ->
    [one] Everyone gets one card.
   *[other] Everyone gets { $each } cards.
 }
event-elementals-turn = { $to ->
    [pile] { SEAT($seat) } flips
    [middle] { SEAT($seat) } puts in the middle
   *[under] { SEAT($seat) } puts back under the deck (no special cards in the middle)
 }: { elementals-card }.
elementals-card = { $card ->
    [m1] a mad creature
    [m2] a mad creature
    [m3] a mad creature
    [m4] a mad creature
    [d1] a double
    [d2] a double
    [d3] a double
    [d4] a double
    [w1] a wizard
    [w2] a wizard
    [w3] a wizard
    [w4] a wizard
   *[other] { $card }
 }
event-elementals-summon = Abracadabra! Everyone flips a card at once.
event-elementals-lapse = The double does nothing: nobody has an elemental left.
event-elementals-react = { $right ->
    [true] Well spotted, { SEAT($seat) }! ({ $action })
    [false] { SEAT($seat) } got it wrong ({ $action }).
    [after] { SEAT($seat) }: { $action }. It no longer counts: the table is already won.
   *[other] { SEAT($seat) } was too late ({ $action }).
 }
event-elementals-penalty = { SEAT($seat) } gives every other player a card.
event-elementals-aside = { SEAT($seat) } cannot pay: { $cards ->
    [0] the deck was empty.
    [one] one card is put aside.
   *[other] { $cards } cards are put aside.
 }
event-elementals-out = { SEAT($seat) } leaves the game.
event-elementals-win = { SEAT($seat) } wins the table: { $cards ->
    [one] one card.
   *[other] { $cards } cards.
 }
event-elementals-shuffle = { SEAT($seat) } shuffles the cards won and slides them under the deck.
event-elementals-end = { $reason ->
    [empty] Somebody has no card left to flip: the game is over!
    [penalty] Somebody cannot pay for a mistake: the game is over!
    [two-left] Only two players still hold cards: the game is over!
   *[cap] Enough cards have been flipped: the game is over!
 }

## Advice

hint-elementals-match = { $card } in the middle shares two parts with { $turned }: slap it!
hint-elementals-book = A mad creature: quick, your book!
hint-elementals-nothing = { $cost ->
    [one] Nothing shares two parts here. Keep still: a mistake costs one card.
   *[other] Nothing shares two parts here. Keep still: a mistake costs { $cost } cards.
 }
hint-elementals-special = { $cost ->
    [one] A double or a wizard asks for nothing yet. Keep still: a mistake costs one card.
   *[other] A double or a wizard asks for nothing yet. Keep still: a mistake costs { $cost } cards.
 }

## The table drawn in a terminal

sketch-elementals-middle = In the middle:
sketch-elementals-turned = Just flipped:
sketch-elementals-seat = Seat
sketch-elementals-packet = deck
sketch-elementals-pile = pile
sketch-elementals-out = has left
sketch-elementals-aside = put aside
sketch-elementals-worth = Cards on the table:
sketch-elementals-turns = Turns:
sketch-elementals-end-empty = Over: no card left to flip.
sketch-elementals-end-penalty = Over: a mistake could not be paid.
sketch-elementals-end-two-left = Over: only two still hold cards.
sketch-elementals-end-cap = Over: enough cards flipped.

## Ways to play

preset-elementals-classic = Classic
preset-elementals-classic-about = Quick eyes, quick hands, as the rulebook has it.
preset-elementals-rated = Rated online
preset-elementals-rated-about = Cards won are shuffled, so nobody can learn their order by heart.
preset-elementals-family = Family
preset-elementals-family-about = Four seconds for each card.
preset-elementals-gentle = Gentle
preset-elementals-gentle-about = Ten seconds for each card.
preset-elementals-no-hurry = No hurry
preset-elementals-no-hurry-about = Without any clock: everyone answers when ready.
preset-elementals-short = With a limit
preset-elementals-short-about = The game stops after 600 cards at the latest, about 35 minutes: a limit for long games between two.

option-elementals-mode = Clock
option-elementals-mode-about = Does the quickest win, or does everyone answer in peace?
option-elementals-mode-reflex = the quickest wins
option-elementals-mode-relaxed = no clock
option-elementals-window_ms = Time for each card
option-elementals-window_ms-about = How long may you react? (In thousandths of a second.)
option-elementals-floor_ms = Shortest time
option-elementals-floor_ms-about = Nobody can have seen the card quicker than this. (In thousandths of a second.)
option-elementals-first = First player
option-elementals-first-about = Who begins?
option-elementals-first-random = drawn by lot
option-elementals-first-0 = player 1
option-elementals-first-1 = player 2
option-elementals-first-2 = player 3
option-elementals-first-3 = player 4
option-elementals-first-4 = player 5
option-elementals-first-5 = player 6
option-elementals-gather = Cards won
option-elementals-gather-about = In which order do they go under the deck?
option-elementals-gather-stack = as they lay
option-elementals-gather-shuffle = shuffled
option-elementals-catch_middle = New middle cards
option-elementals-catch_middle-about = May an older middle card be slapped when a new one fits it?
option-elementals-catch_middle-true = yes
option-elementals-catch_middle-false = no
option-elementals-handicap = Handicaps
option-elementals-handicap-about = Time added for each player, in thousandths of a second, with commas: 0,300. Or none for nobody.
option-elementals-turn_cap = Number of cards
option-elementals-turn_cap-about = The game stops at the latest after so many flipped cards.
option-elementals-cards = Your own deck
option-elementals-cards-about = A TOML text that says how many cards of each special kind there are and which elementals are left out.
elementals-data-twice = { $card } is left out already
elementals-data-no-card = “{ $card }” is no elemental
elementals-data-few = { $cards } elementals are left; { $fewest } are the fewest
elementals-data-uneven = not the same for each of { $count }: cards in play: { $cards }

## Bots

level-mousse = Mousse
level-mousse-about = Sees little and takes its time.
level-lutin = Lutin
level-lutin-about = Is often taken in.
level-fee = Fée
level-fee-about = Has good eyes.
level-magicien = Magicien
level-magicien-about = Misses little.
level-dragon = Dragon
level-dragon-about = Is quicker than most people.
level-echo = Écho
level-echo-about = Plays about as well as you do.

## The rules, a sentence or two for each clause

ELM-CARD-1 = There are 48 elementals. Each has a head, a belly and legs, and each part is air, fire, earth or water.
ELM-CARD-2 = An elemental’s head and legs are never of the same element; every other mix exists exactly once.
ELM-CARD-3 = No two elementals are alike: two of them share two parts at most.
ELM-CARD-4 = There are 12 special cards: 4 mad creatures, 4 doubles and 4 wizards.
ELM-CARD-5 = Everyone has a magic book in their own colour, with their own rune. Books are not cards.
ELM-SETUP-1 = Elementals is for 2 to 6 players.
ELM-SETUP-2 = Your magic book lies in front of you. You can never lose it.
ELM-SETUP-3 = All 60 cards are shuffled and dealt, the same number to everyone.
ELM-SETUP-4 = Your cards are a face-down deck that keeps its order. Nobody looks into it, not even you.
ELM-SETUP-5 = Who begins is drawn by lot, or chosen before the game.
ELM-TURN-1 = The first player flips a card into the middle.
ELM-TURN-2 = Then each player in turn, going left, flips a card onto their own pile.
ELM-TURN-3 = Cards are flipped so that everyone sees them at the same moment.
ELM-TURN-4 = Cards flip by themselves: you only have to watch and react.
ELM-MATCH-1 = Two elementals share a part if they show the same element in the same place: head with head, belly with belly, legs with legs.
ELM-MATCH-2 = Slap a middle card if that very card shares two parts with the card just flipped.
ELM-MATCH-3 = One part in common, or none, means nothing: the card just stays.
ELM-MATCH-4 = Only the card that was just flipped counts. A match that nobody noticed is gone.
ELM-MATCH-5 = A special card shares nothing with any card.
ELM-REACT-1 = Everyone still in the game may react, even the one who flipped the card and those with an empty deck. Whoever has left may not.
ELM-REACT-2 = You can do one of three things: slap a middle card, put down your book, or keep still.
ELM-REACT-3 = One reaction each time, and you cannot take it back.
ELM-REACT-4 = Only cards in the middle can be slapped, and not the one that has just been laid there.
ELM-REACT-5 = The book goes onto the middle; it does not matter on which card.
ELM-REACT-6 = You may react whenever a card is flipped onto a pile, laid beside others in the middle, or when a wizard makes everyone flip one.
ELM-TIME-1 = Your time is counted in thousandths of a second, from the moment you see the card.
ELM-TIME-2 = Your time must lie between the shortest one allowed and the end of the moment for reacting.
ELM-TIME-3 = If you do nothing until time is up, you have kept still.
ELM-TIME-4 = Without a clock everyone answers in peace, and all answers count as given at the same time.
ELM-TIME-5 = A handicap is added to your time, so that quick and slow players can play together.
ELM-RESOLVE-1 = Reactions are looked at one by one, the earliest first.
ELM-RESOLVE-2 = At equal times the one nearest to the left of whoever flipped the card comes first; the one who flipped it comes last.
ELM-RESOLVE-3 = The first right reaction wins the table.
ELM-RESOLVE-4 = Whatever comes after the deciding reaction does not count at all.
ELM-RESOLVE-5 = Wrong reactions that came before it are mistakes, and are paid one after the other.
ELM-WIN-1 = The winner takes every card that lies face up: the middle and all the piles.
ELM-WIN-2 = The cards won go under the deck in order: the middle first, then the winner’s pile, then the others going left.
ELM-WIN-3 = The winner then lays a new card in the middle, and the player on the left goes on.
ELM-WIN-4 = At this table the cards won are shuffled before they go under the deck.
ELM-WIN-5 = Everyone takes their book back before the game goes on.
ELM-ERR-1 = Slapped by mistake, or used your book for nothing? Give one card to each other player.
ELM-ERR-2 = The cards come from the top of your deck, unseen, and go under the others’ decks, starting on your left.
ELM-ERR-3 = Having just enough cards to pay is enough.
ELM-ERR-4 = If you cannot pay everyone, nobody gets anything: your deck is put aside, out of the game.
ELM-NEXT-1 = If nothing happened, the player on the left flips the next card.
ELM-NEXT-2 = After a mistake, the one who made it (the earliest, if several) flips the next card; then it goes on from there.
ELM-NEXT-3 = After a new middle card, the player on the left of whoever laid it goes on.
ELM-NEXT-4 = A mistake does not stop a double or a wizard: first the special card does its work, then the one who was wrong flips a card.
ELM-NEXT-5 = If somebody won the table, the winner goes on, not those who made a mistake.
ELM-NEXT-6 = If the player who should flip has left the game, the next one on the left flips.
ELM-MID-1 = Only elementals lie in the middle, never special cards.
ELM-MID-2 = A special card that should go into the middle returns under the deck, and the player on the left tries instead.
ELM-MID-3 = There may be several cards in the middle. They stay until the table is won.
ELM-MID-4 = If a new middle card shares two parts with an older one, slap the older one!
ELM-MAD-1 = A mad creature is flipped: quick, put down your book!
ELM-MAD-2 = The first book wins the table, mad creature included.
ELM-MAD-3 = Slapping a card while a mad creature calls is a mistake.
ELM-MAD-4 = If nobody used their book, the mad creature just stays on the pile.
ELM-MAD-5 = No book here: it only works when the card just flipped is a mad creature.
ELM-DBL-1 = A double stays on the pile of whoever flipped it.
ELM-DBL-2 = After a double, the player on the left lays one more card in the middle.
ELM-DBL-3 = If that card is special, it goes back under the deck and the next player tries.
ELM-DBL-4 = From then on it is enough to match one of the middle cards, but you must slap the right one.
ELM-DBL-5 = If nobody has any elemental left, a double does nothing.
ELM-WIZ-1 = A wizard stays on the pile, and at first there is nothing to do: keep still.
ELM-WIZ-2 = Then everyone flips a card at the same time.
ELM-WIZ-3 = Slap the middle card if any of those cards fits.
ELM-WIZ-4 = Special cards flipped for a wizard do nothing. Mind your book!
ELM-WIZ-5 = Whoever has no cards left flips nothing for the wizard, and is not out for it.
ELM-WIZ-6 = If nobody caught anything, the player on the left of the wizard’s player goes on.
ELM-OUT-1 = With 5 or 6 players, whoever must flip a card and has none leaves the game.
ELM-OUT-2 = With 5 or 6 players, whoever cannot pay for a mistake leaves the game.
ELM-OUT-3 = The pile of a player who has left stays on the table and can be won. That player does not come back.
ELM-OUT-4 = An empty deck does not put you out: until it is your turn you may still win the table.
ELM-END-1 = The game is over: nothing more can be played.
ELM-END-2 = With 2 to 4 players, the game ends when somebody must flip a card and has none.
ELM-END-3 = With 2 to 4 players, the game ends when somebody cannot pay for a mistake.
ELM-END-4 = With 5 or 6 players, everything stops as soon as only two players still hold cards.
ELM-END-5 = After the number of cards agreed on, the game stops.
ELM-END-6 = Cards left on the table or put aside count for nobody.
ELM-RANK-1 = The biggest deck wins.
ELM-RANK-2 = Those who left come after those who stayed; whoever left later is ahead.
ELM-RANK-3 = Equal decks share the place.
ELM-INFO-1 = Everyone sees the middle, the piles, and how many cards each deck has.
ELM-INFO-2 = Nobody sees into a deck.
ELM-INFO-3 = What you do stays secret until everyone has reacted; then all is shown, with the times.
ELM-OPT-1 = This table cannot be set up like that: one of the settings is not on offer.
ELM-FLOW-1 = It is not for this player to do that now.
ELM-FLOW-2 = Everyone reacts in secret and in any order; nothing is shown before the last one.
ELM-FLOW-5 = When something is not allowed, we name the first rule that forbids it.
ELM-FLOW-3 = A card is flipped by whoever’s turn it is; if that player has none, the game ends or the player leaves.
ELM-FLOW-4 = Once everyone has reacted, the reactions are taken in order, then the game goes on.
ELM-NOTE-1 = Cards are written in small letters: fwt is fire, water, earth.
ELM-NOTE-2 = Each reaction is written in one way only, without spaces or extra zeros.
ELM-NOTE-3 = A recorded game holds the settings and every reaction, in order.
ELM-NOTE-4 = Taking back goes one reaction at a time.
ELM-NOTE-5 = For counting positions, every reaction counts once, at one second.
ELM-NET-1 = Online, nobody gets a card to see before the moment it is flipped.
ELM-NET-2 = Online, your own device measures your time, so a slow connection costs you nothing.
ELM-NET-3 = That was too early to have seen the card. It does not count; press again.
ELM-NET-4 = Online, a time that cannot be true is replaced by the quickest one that can.
ELM-NET-5 = If that happens too often, the table measures the time itself, and everyone is told.
ELM-NET-6 = Time is up for everyone, slow connections included.
ELM-NET-7 = Nobody learns who has reacted before everything is settled.
ELM-NET-8 = The next card comes after a short wait that is never the same, so nobody can slap in rhythm.
ELM-NET-9 = If a player’s connection is lost, the game waits a little, twice at most, and then goes on.
ELM-NET-10 = Times that look odd are noted for a person to check. Nobody is punished for them in the game.
ELM-NET-11 = Those who watch a rated game see each card only once it is settled, and nobody chats while a card is open.
ELM-NET-12 = Online, answering late does not make your connection look longer: the table asks the network itself.
ELM-HOT-1 = At one computer everyone has one key. Pressing it means: I have seen something!
ELM-HOT-2 = After the first press the others have a short moment to press too; then you say what you meant.
ELM-HOT-3 = If you do not say what you meant in time, it counts as a mistake.
ELM-HOT-4 = Two players may have two keys each: one for slapping, one for the book.
ELM-HOT-5 = Bots choose their time before you react, and show their hand no earlier.
ELM-ACC-1 = Without a clock everyone answers when ready.
ELM-ACC-2 = At one computer without a clock, players are asked one by one, starting on the left of whoever flipped the card.
ELM-ACC-3 = With more time for each card, it is still a race, but a gentle one.
ELM-ACC-4 = Every element has its own shape, not only its colour, and cards can be read aloud.
ELM-ACC-5 = You can play with a single switch, and then have more time to say what you meant.
ELM-BOT-1 = Bots see what you see, and nothing more.
ELM-BOT-2 = A bot makes up its mind before anybody has reacted.
ELM-BOT-3 = The stronger a bot, the quicker and the surer it is.
ELM-BOT-4 = Bots need time to look, like people, and sometimes they are a little sleepy.
ELM-BOT-5 = A bot may overlook a mad creature, or slap a card by mistake.
ELM-BOT-6 = A bot compares cards one after the other; it may miss a match, or see one where there is none.
ELM-BOT-7 = A bot with few cards is more careful.
ELM-BOT-8 = There are bots for everyone: Mousse, Lutin, Fée, Magicien and Dragon; and Écho, who plays about as well as you do.

## What can be counted, for the lab

measure-elementals-windows = Cards that could be answered
measure-elementals-on-pile = a card on a pile
measure-elementals-on-middle = a card in the middle
measure-elementals-on-wizard = a summoning
measure-elementals-on-mad = a mad creature
measure-elementals-missed = Matches nobody saw
measure-elementals-right = Right reactions
measure-elementals-wrong = Wrong reactions
measure-elementals-void = Reactions that came too late
measure-elementals-right-ms = Time of a right reaction
measure-elementals-wrong-ms = Time of a wrong reaction
measure-elementals-gap-ms = Time between the first two hands
measure-elementals-tables = Tables won
measure-elementals-cards = Cards won
measure-elementals-penalties = Penalties
measure-elementals-out-turn = Turn of leaving
measure-elementals-summonings = Summonings
measure-elementals-lapses = Doubles without effect
measure-elementals-lead = Lead in cards
kind-elementals-none = Keep still
kind-elementals-book = Put the book
kind-elementals-slap = Slap a card
ending-elementals-empty = no card left to turn
ending-elementals-penalty = somebody could not pay
ending-elementals-two-left = only two hold cards
ending-elementals-cap = last turn reached

## Several people at one terminal

window-elementals-ask = { $name }: slap which card, put down your book, or keep still?
window-elementals-keys = Press your key as soon as you see it! { $keys }
window-elementals-meant = { $name }, quick: what did you mean? { $count ->
    [one] 1 for the card in the middle,
   *[other] 1 to { $count } for a card in the middle,
 } B for the book.
window-elementals-two-keys = { $name }: { $first } to slap, { $second } for the book
window-elementals-which = { $name }, quick: which card? { $count ->
    [one] 1
   *[other] 1 to { $count }
 }
window-elementals-silent = { $name } said nothing in time: a mistake.
window-elementals-hand = { $name } puts a hand down.
window-elementals-practice = First some cards to practise, so that Écho learns how quick you are.
