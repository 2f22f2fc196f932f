lesson-elementals-goal = Each creature has a head, a belly and legs of air, fire, earth or water. When a card is flipped, look: does it have two parts just like the card in the middle? Take your time: there is no clock in this lesson.
lesson-elementals-still = Compare heads, then bellies, then legs. Nothing alike! So keep still (N): if you slap by mistake, you give one card to each opponent.
lesson-elementals-still-astray = Oops, a mistake, and it cost you a card: these two do not have two parts alike. Take it back and keep still.
lesson-elementals-hit = Now look: bellies and legs are the same! Slap the card in the middle (key 1 or Space), then play it. Whoever is first wins all the cards on the table.
lesson-elementals-hit-astray = Two earth bellies, and earth legs on both: two parts alike! Take it back and slap the card in the middle.
lesson-elementals-book = A mad creature! Don’t slap: put your magic book (B) in the middle instead.
lesson-elementals-book-astray = For a mad creature only the book counts. Take it back and choose the book (B).
lesson-elementals-end = You’ve got it: two parts alike, slap; mad creature, book; otherwise keep still. Doubles and wizards bring more cards to watch. In a real game the quickest wins, but you can always play without a clock.
