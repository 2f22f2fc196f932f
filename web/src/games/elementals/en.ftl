### What the elementals' board says in the browser.

elementals-ui-card-mad = mad creature
elementals-ui-card-double = double
elementals-ui-card-wizard = wizard
elementals-ui-did-book = the book
elementals-ui-did-hit = a hit on { $card }
elementals-ui-timed = { $what } ({ $ms } ms)
elementals-ui-ms = { $ms } ms
elementals-ui-do-pile = Two parts alike? Hit that middle card! Mad creature? Your book!
elementals-ui-do-middle = A new middle card: does an older one share two parts with it? Hit the older one!
elementals-ui-do-wizard = All turned at once: does any card share two parts with a middle card? Hit it!
elementals-ui-book = Book
elementals-ui-none = Nothing
elementals-ui-none-all = Nobody
elementals-ui-cards = { $count ->
    [one] one card
   *[other] { $count } cards
 }
elementals-ui-left = has left
elementals-ui-worth = { $count ->
    [one] One card to win
   *[other] { $count } cards to win
 }
elementals-ui-station = { $name }: { $left ->
    [true] has left;
   *[false] {""}
 } packet of { $cards }, pile of { $pile }
elementals-ui-turned = { $name } turned: { $card }.
elementals-ui-face-down = Face down
elementals-ui-hit = Hit middle card { $number }: { $card }
elementals-ui-new = New middle card: { $card }
elementals-ui-middle = middle
elementals-ui-fresh = just laid
elementals-ui-early = Too early!
elementals-ui-key-space = Space
elementals-ui-ask = { $name }, what did you mean?
elementals-ui-result-first = Watch the card that is being turned…
elementals-ui-result-win = { $name } takes { $count ->
    [one] one card!
   *[other] { $count } cards!
 }
elementals-ui-result-missed = Nobody caught it!
elementals-ui-result-wrong = A mistake: one card to each of the others.
elementals-ui-result-nothing = Nothing to catch.
elementals-ui-verdict-right = right
elementals-ui-verdict-wrong = wrong
elementals-ui-verdict-late = too late
elementals-ui-tip-parts = Compare head with head, belly with belly, legs with legs: two alike are a match.
elementals-ui-tip-several = Several cards in the middle: hit the very one that matches.
elementals-ui-tip-middle = Compare the new card with the older ones. The new one cannot be hit.
elementals-ui-tip-wizard = In a summoning special cards do nothing: no book for a mad creature now.
elementals-ui-paused = Waiting for { $names }, who fell silent…
elementals-ui-house-timed = The house now times { $names } by itself: the line and the claims did not fit.
elementals-ui-source-packet = Cards at the end
elementals-ui-source-won = Cards won
elementals-ui-source-tables = Tables won
elementals-ui-source-mistakes = Mistakes
elementals-ui-keys = Choose keys
elementals-ui-press = press a key
elementals-ui-press-name = { $name }, press the key you want.
elementals-ui-cue = Hear the cards
elementals-ui-cue-about = The middle card on the left, the card just turned on the right: first the head (high), then the belly, then the legs (low). The same sound on both sides: that part is alike. A device that can shake lets you feel the card just turned.
elementals-ui-cue-voices = The voice of each element
elementals-ui-cue-again = Hear again
elementals-ui-switch = Play with one switch
elementals-ui-switch-about = The choices light up one after another; press when yours is lit. Without a clock there is no hurry, and several people at one screen get 15 seconds to choose after their key. Alone against bots or against people far away the moment of your choice is your time: there, play without a clock, with more time for each card, or with a handicap for the others.
elementals-ui-switch-pace = Each choice stays lit for { NUMBER($seconds) } s
elementals-ui-switch-key = Key of the switch: { $key }
elementals-ui-switch-listen = Press the key you want
elementals-ui-switch-take = Press now: { $choice }
elementals-ui-switch-wait = Wait for the next choice…
