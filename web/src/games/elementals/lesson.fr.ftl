lesson-elementals-goal = Chaque créature a une tête, un ventre et des jambes d’air, de feu, de terre ou d’eau. Quand une carte est retournée, regarde : partage-t-elle deux parties, aux mêmes places, avec la carte du milieu ? Ici, sans chrono.
lesson-elementals-still = Compare tête et tête, ventre et ventre, jambes et jambes. Rien de pareil ! Alors ne bouge pas (N) : taper par erreur coûte une carte à chaque adversaire.
lesson-elementals-still-astray = Aïe, une erreur, et elle t’a coûté une carte : ces deux-là n’ont pas deux parties pareilles. Reprends, et ne bouge pas.
lesson-elementals-hit = Maintenant regarde : les ventres et les jambes sont pareils ! Tape la carte du milieu (touche 1 ou Espace), puis joue. Le premier gagne toutes les cartes de la table.
lesson-elementals-hit-astray = Ventre de terre et ventre de terre, jambes de terre et jambes de terre : deux pareilles ! Reprends, et tape la carte du milieu.
lesson-elementals-book = Une créature folle ! Ne tape pas : pose ton livre magique (B) sur le milieu.
lesson-elementals-book-astray = Pour une créature folle, seul le livre compte. Reprends, et choisis le livre (B).
lesson-elementals-end = Tu as compris : deux pareilles, tape ; créature folle, le livre ; sinon ne bouge pas. Doubles et magiciens amènent d’autres cartes à surveiller. En vrai, le plus rapide gagne ; il y a toujours un mode sans chrono.
