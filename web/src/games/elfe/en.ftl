### What the fairies' board says in the browser.

elfe-ui-walk = Move
elfe-ui-prince = Move a prince
elfe-ui-draw = Draw a card ({ $count })
elfe-ui-pass = Pass
elfe-ui-do-place = Put your fairy on a glowing square of the Edge.
elfe-ui-do-turn = Your turn! Move, move a prince, draw a card or cast a spell.
elfe-ui-do-roll = Roll the die? There is no going back after that.
elfe-ui-do-walk = You rolled { $die }: choose a glowing square.
elfe-ui-do-prince = You rolled { $die }: choose a prince or a toad.
elfe-ui-do-prince-to = You rolled { $die }: where shall it go?
elfe-ui-do-hex = Ribbit! Whom will you enchant?
elfe-ui-do-invite = Where in the Edge shall the prince arrive?
elfe-ui-do-banish = Which prince must go home?
elfe-ui-do-slap = Which neighbour will you slap?
elfe-ui-do-elf = Gust of Wind: tap the elf.
elfe-ui-cards = { $count ->
    [one] one card
   *[other] { $count } cards
 }
elfe-ui-back-frog = { $turns ->
    [0] a fairy again at once
    [one] a fairy again in one turn
   *[other] a fairy again in { $turns } turns
 }
elfe-ui-back-toad = { $turns ->
    [0] a prince again at once
    [one] a prince again in one turn
   *[other] a prince again in { $turns } turns
 }
elfe-ui-round = Round { $round } of { $cap }
elfe-ui-reserve = { $count ->
    [one] one prince at home
   *[other] { $count } princes at home
 }
elfe-ui-distracted = The elf is distracted!
elfe-ui-ground-edge = Edge
elfe-ui-ground-pond = Pond
elfe-ui-ground-woods = woods
elfe-ui-cell-free = { $square }, { $ground }, free
elfe-ui-cell-piece = { $owner ->
    [none] { $square }, { $ground }: { $what }
   *[other] { $square }, { $ground }: { $owner }’s { $what }
 }
elfe-ui-tip-place = Start where you can run straight at the elf, and mind the Pond.
elfe-ui-tip-frog = You are a frog: no spells and no victory until a prince or the elf kisses you. But you can swim.
elfe-ui-tip-frog-kissed = You’ve been kissed: soon you’ll be a fairy again.
elfe-ui-tip-frog-near = Kissed and beside the elf! Stay here: you win as soon as you are a fairy again, unless a prince comes.
elfe-ui-tip-distracted = A prince talks to the elf: nobody can win until he is gone.
elfe-ui-tip-hindered = A prince is chatting to your fairy: she can neither move a prince nor use Gust of Wind.
elfe-ui-tip-reach = { $die ->
    [1] Any roll takes you to the elf!
   *[other] You reach the elf with a { $die } or more: { $faces } in 6.
 }
elfe-ui-tip-rival = { $die ->
    [1] Danger: any roll takes { $name } to the elf!
    [6] Danger: with a 6, { $name } reaches the elf.
   *[other] Danger: { $name } reaches the elf with a { $die } or more, { $faces } in 6.
 }
elfe-ui-tip-rival-frog = { $name } is a frog beside the elf, and a fairy again before your next turn: part them, or bring a prince!
elfe-ui-pile = The pile
elfe-ui-pile-about = Draw a spell. That is your whole turn.
elfe-ui-tip-steps = { $steps ->
    [one] Just one step to the elf.
   *[other] { $steps } steps to the elf.
 }
elfe-ui-source-walked = Moves
elfe-ui-source-spells = Spells cast
elfe-ui-source-draws = Cards drawn
elfe-ui-source-frog = Times turned into a frog
elfe-ui-step-place = put the fairy on { $at }
elfe-ui-step-roll = roll the die and move
elfe-ui-step-roll-prince = roll the die and move a prince or a toad
elfe-ui-step-walk = go from { $from } to { $to }
elfe-ui-step-prince = lead a prince from { $from } to { $to }
elfe-ui-step-toad = send a toad from { $from } to { $to }
elfe-ui-step-draw = draw a card
elfe-ui-step-cast = cast “{ $spell }” on { $at }
elfe-ui-step-pass = pass
elfe-ui-do-turn-plain = Your turn! Move or draw a card.
elfe-ui-do-turn-prince = Your turn! Move, move a prince or draw a card.
elfe-ui-do-turn-cast = Your turn! Move, draw a card or cast a spell.
elfe-ui-goal = Be the first to bring your fairy right beside the elf, with no prince near him.
elfe-ui-score = { $count ->
    [1] has charmed the elf
   *[other] {""}
 }
