### What the elementals' board says in the browser.

elementals-ui-card-mad = mad creature
elementals-ui-card-double = double
elementals-ui-card-wizard = wizard
elementals-ui-did-book = put down the book
elementals-ui-did-hit = slap { $card }
elementals-ui-timed = { $what } in { NUMBER($seconds, minimumFractionDigits: 3) } s
elementals-ui-ms = { $ms } ms
elementals-ui-do-pile = Two parts alike? Slap that middle card! Mad creature? Your book!
elementals-ui-next-double = A double: hands off! Next, one more card comes to the middle.
elementals-ui-next-wizard = A wizard: hands off! Next, everyone flips a card at once.
elementals-ui-do-middle = A new middle card: does an older one share two parts with it? Slap the older one!
elementals-ui-do-wizard = All these cards at once! Does one share two parts with a middle card? Slap the middle one!
elementals-ui-book = Book
elementals-ui-none = Keep still
elementals-ui-none-all = Nobody moved
elementals-ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
elementals-ui-left = has left
elementals-ui-worth = { $count ->
    [one] One card to win
   *[other] { $count } cards to win
 }
elementals-ui-station = { $left ->
    [true] { $name } has left: deck of { $cards }, pile of { $pile }
   *[false] { $name }: deck of { $cards }, pile of { $pile }
 }
elementals-ui-turned = { $name } flipped: { $card }.
elementals-ui-face-down = Face down
elementals-ui-hit = Slap middle card { $number }: { $card }
elementals-ui-new = New middle card: { $card }
elementals-ui-middle = middle
elementals-ui-fresh = just laid
elementals-ui-early = Too early!
elementals-ui-key-space = Space
elementals-ui-ask = { $name }, what did you mean to do?
elementals-ui-result-first = Watch the card that is being flipped…
elementals-ui-result-win = { $name } takes { $count ->
    [one] one card!
   *[other] { $count } cards!
 }
elementals-ui-result-missed = Nobody saw it!
elementals-ui-result-wrong = Wrong! The others get one card each.
elementals-ui-result-nothing = There was nothing to catch.
elementals-ui-verdict-right = right
elementals-ui-verdict-wrong = wrong
elementals-ui-verdict-late = too late
elementals-ui-tip-parts = Compare head with head, belly with belly, legs with legs: two parts alike are a match.
elementals-ui-tip-several = Several cards in the middle: slap the one that matches, no other.
elementals-ui-tip-middle = Compare the new card with the older ones. You can’t slap the new one.
elementals-ui-tip-wizard = When the wizard calls, special cards do nothing: leave your book alone!
elementals-ui-paused = Waiting for { $names } to come back…
elementals-ui-house-timed = From now on the table itself times { $names }: the connection gave times that cannot be right.
elementals-ui-source-packet = Cards at the end
elementals-ui-source-won = Cards won
elementals-ui-source-tables = Tables won
elementals-ui-source-mistakes = Mistakes
elementals-ui-keys = Choose keys
elementals-ui-press = press a key
elementals-ui-press-name = { $name }, press the key you want.
elementals-ui-cue = Hear the cards
elementals-ui-cue-about = The middle card on the left, the card just flipped on the right: first the head (high), then the belly, then the legs (low). The same sound on both sides: that part is alike. A device that can shake lets you feel the card just flipped.
elementals-ui-cue-voices = The voice of each element
elementals-ui-cue-again = Hear again
elementals-ui-switch = Play with one switch
elementals-ui-switch-about = The choices light up one after another; press when yours is lit. Without a clock there is no hurry. In a race, with several people at one screen or without a connection, press as soon as you have seen something: that is your time, and then you have 15 seconds to choose. Alone at a table online, the moment of your choice is your time: there, play without a clock, with more time for each card, or with a handicap for the others.
elementals-ui-switch-pace = Each choice stays lit for { NUMBER($seconds) } s
elementals-ui-switch-key = Key of the switch: { $key }
elementals-ui-switch-listen = Press the key you want
elementals-ui-switch-take = Press now: { $choice }
elementals-ui-switch-buzz = Press when you have seen something
elementals-ui-switch-wait = Wait for the next choice…

## Before the first card, and why a hit was wrong

elementals-ui-how = Two parts alike, in the same places? Slap the card in the middle before the others do. For a mad creature, your book!
elementals-ui-ready-question = Ready?
elementals-ui-ready = I am ready!
elementals-ui-ready-me = You are ready
elementals-ui-ready-name = { $name }: I am ready!
elementals-ui-ready-here = { $name }: ready
elementals-ui-ready-not = { $name }: not yet
elementals-ui-card-comes = The next card is on its way…
elementals-ui-ready-wait = Waiting for { $names }…
elementals-ui-with-sound = With sound
elementals-ui-result-sent = And the others?
elementals-ui-result-before = The card before: { $text }
elementals-ui-verdict-after = another one was asked first
elementals-ui-mistake-none = { $name } is wrong: nothing is alike.
elementals-ui-mistake-special = { $name } is wrong: { $kind ->
    [mad] a mad creature calls for the book
    [double] a double is like nothing
   *[wizard] a wizard is like nothing
 }.
elementals-ui-mistake-one = { $name } is wrong: { $part ->
    [head] only the heads are alike
    [belly] only the bellies are alike
   *[legs] only the legs are alike
 }.
elementals-ui-mistake-book = { $name } is wrong: the book is for a mad creature only.
elementals-ui-mistake-summoned = { $name } is wrong: in a summoning mad creatures call for no book.
elementals-ui-mistake-unsaid = { $name } said nothing in time: that counts as a mistake.
elementals-ui-mistake-cost = { $paid ->
    [true] One card to each of the others.
   *[false] The cards left are too few to pay for it.
 }
elementals-ui-did-unsaid = nothing said in time ({ $ms } ms)
elementals-ui-zone-hit = { $name }: slap
elementals-ui-zone-book = { $name }: book
elementals-ui-hit-word = Slap
elementals-ui-ask-card = { $name }, which card?
elementals-ui-skip = next card
elementals-ui-source-best = Best time
elementals-ui-source-median = Usual time
elementals-ui-source-streak = Tables in a row
elementals-ui-record = Your best time ever!
elementals-ui-best = Your best time so far: { $ms } ms
elementals-ui-goal = { $mode ->
    [relaxed] Win the most cards: find the creatures with two parts alike. Nobody is in a hurry.
   *[reflex] Win the most cards: be the first to spot two creatures with two parts alike.
 }

## What things are, for whoever asks

elementals-ui-ask-station = Cards left in the deck: { $cards }. Face up on the pile: { $pile }.
elementals-ui-ask-cards = Cards in hand. Whoever has the most at the end wins. Whoever has to flip and has none ends the game, or leaves it where five or six play.
elementals-ui-score = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
elementals-ui-end-ahead = { $points ->
    [one] You won by one card.
   *[other] You won by { $points } cards.
 }
elementals-ui-end-behind = { $points ->
    [one] You were only one card short.
   *[other] You were { $points } cards short.
 }

elementals-ui-print-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
elementals-ui-print-books = { $count } magic books
