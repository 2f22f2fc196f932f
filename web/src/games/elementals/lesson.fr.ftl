lesson-elementals-goal = Chaque créature a une tête, un ventre et des jambes d’air, de feu, de terre ou d’eau. Quand une carte est retournée, regarde : a-t-elle deux parties pareilles à celles de la carte du milieu ? Prends ton temps : dans cette leçon, il n’y a pas de chrono.
lesson-elementals-still = Compare les têtes, puis les ventres, puis les jambes. Rien de pareil ! Alors ne bouge pas (N) : si tu tapes par erreur, tu donnes une carte à chaque adversaire.
lesson-elementals-still-astray = Aïe, une erreur, et elle t’a coûté une carte : ces deux-là n’ont pas deux parties pareilles. Reviens en arrière, et ne bouge pas.
lesson-elementals-hit = Maintenant regarde : les ventres et les jambes sont pareils ! Tape la carte du milieu (touche 1 ou Espace), puis joue. Le premier gagne toutes les cartes de la table.
lesson-elementals-hit-astray = Deux ventres de terre, et des jambes de terre des deux côtés : deux parties pareilles ! Reviens en arrière, et tape la carte du milieu.
lesson-elementals-book = Une créature folle ! Ne tape pas : pose ton livre magique (B) au milieu.
lesson-elementals-book-astray = Pour une créature folle, seul le livre compte. Reviens en arrière, et choisis le livre (B).
lesson-elementals-end = Tu as compris : deux parties pareilles, tape ; créature folle, le livre ; sinon, ne bouge pas. Les créatures doubles et les magiciens amènent d’autres cartes à surveiller. Dans une vraie partie, le plus rapide gagne ; mais tu peux toujours jouer sans chrono.
