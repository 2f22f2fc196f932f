lesson-elementals-goal = Each creature has a head, a belly and legs of air, fire, earth or water. When a card is turned, look: does it share exactly two parts, in the same places, with the card in the middle? Here without a clock.
lesson-elementals-still = Compare head with head, belly with belly, legs with legs. Nothing alike! So keep still (N): hitting by mistake costs a card to each opponent.
lesson-elementals-still-astray = Oops, a mistake, and it cost you a card: these two have no two parts alike. Take it back and keep still.
lesson-elementals-hit = Now look: bellies and legs are the same! Hit the card in the middle (key 1 or Space), then play it. Whoever is first wins all the cards on the table.
lesson-elementals-hit-astray = Belly of earth and belly of earth, legs of earth and legs of earth: two alike! Take it back and hit the card in the middle.
lesson-elementals-book = A mad creature! Do not hit: put your magic book (B) on the middle instead.
lesson-elementals-book-astray = For a mad creature only the book counts. Take it back and choose the book (B).
lesson-elementals-end = You have it: two alike, hit; mad creature, book; else keep still. Doubles and wizards bring more cards to watch. In a real game the quickest wins; there is always a mode without a clock.
