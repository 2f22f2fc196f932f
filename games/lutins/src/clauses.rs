//! A constant for each clause of `RULES.md`. The sentences are in the locales.

feerie_core::clauses! {
    /// The forest is 8 × 8 squares.
    BOARD_1 = "LUT-BOARD-1";
    /// Each side has six start cells, beside the six middle squares of that side.
    BOARD_2 = "LUT-BOARD-2";
    /// Neighbourhood is by the eight directions on the 10 × 10 grid of 2.1.
    BOARD_3 = "LUT-BOARD-3";
    /// Blue faces violet and yellow faces red.
    BOARD_4 = "LUT-BOARD-4";
    /// A cell holds at most one piece, tree or lutin.
    BOARD_5 = "LUT-BOARD-5";
    /// Trees stand on forest squares only, and all 34 stay on the board for the whole game.
    BOARD_6 = "LUT-BOARD-6";
    /// Every layout offered has 34 dots and is unchanged by both diagonal reflections.
    BOARD_7 = "LUT-BOARD-7";
    /// A tree is put on each dot of the layout.
    SETUP_1 = "LUT-SETUP-1";
    /// The six lutins of each colour in play are put on the six start cells of that colour.
    SETUP_2 = "LUT-SETUP-2";
    /// Seats sit clockwise.
    SETUP_3 = "LUT-SETUP-3";
    /// Seat 0, the youngest, begins.
    SETUP_4 = "LUT-SETUP-4";
    /// A turn is the tree step, the lutin step, then the placing step if somebody was chased.
    TURN_1 = "LUT-TURN-1";
    /// Turns go clockwise, to the left-hand neighbour.
    TURN_2 = "LUT-TURN-2";
    /// A player none of whose lutins can make a legal move makes the lutin step with a pass (`L:-`).
    TURN_3 = "LUT-TURN-3";
    /// The player may move one tree, any tree, and no more than one.
    TREE_1 = "LUT-TREE-1";
    /// A tree moves exactly one square, in any of the eight directions.
    TREE_2 = "LUT-TREE-2";
    /// It moves to a free forest square, never to a start cell, occupied or empty.
    TREE_3 = "LUT-TREE-3";
    /// The tree that the player of the turn just before moved may not be moved.
    TREE_4 = "LUT-TREE-4";
    /// The taboo lasts for that one turn only and looks at that one turn only.
    TREE_5 = "LUT-TREE-5";
    /// A tree may step diagonally between two occupied squares.
    TREE_6 = "LUT-TREE-6";
    /// A lutin moves in a straight line in one of the eight directions.
    SLIDE_1 = "LUT-SLIDE-1";
    /// A slide goes on cell by cell as long as it can and ends only where it is stopped.
    SLIDE_2 = "LUT-SLIDE-2";
    /// A slide is stopped before a tree, before a lutin, and at the edge.
    SLIDE_3 = "LUT-SLIDE-3";
    /// An open goal cell ahead is entered, and the slide ends there: the lutin is home.
    SLIDE_4 = "LUT-SLIDE-4";
    /// A goal cell that holds a lutin of the same player is an obstacle.
    SLIDE_5 = "LUT-SLIDE-5";
    /// Nothing is jumped over.
    SLIDE_6 = "LUT-SLIDE-6";
    /// A lutin on a start cell can only slide into the forest.
    SLIDE_7 = "LUT-SLIDE-7";
    /// No lutin goes back to its own start cells, nor onto those of the lateral sides.
    SLIDE_8 = "LUT-SLIDE-8";
    /// The same lutin may slide a second time, from where the first slide ended.
    SECOND_1 = "LUT-SECOND-1";
    /// The second slide turns by exactly 90 degrees, left or right.
    SECOND_2 = "LUT-SECOND-2";
    /// It obeys LUT-SLIDE-1 to LUT-SLIDE-8 like the first.
    SECOND_3 = "LUT-SECOND-3";
    /// The square that the lutin left counts as free for the second slide.
    SECOND_4 = "LUT-SECOND-4";
    /// A lutin whose first slide brought it home does not slide again.
    SECOND_5 = "LUT-SECOND-5";
    /// Variant: the second slide may go anywhere, but not end where the move began.
    SECOND_6 = "LUT-SECOND-6";
    /// The player must move one of his lutins if he has a legal move, and exactly one.
    MOVE_1 = "LUT-MOVE-1";
    /// Only one's own lutins are moved (chasing apart).
    MOVE_2 = "LUT-MOVE-2";
    /// A lutin that is home never moves again and is never chased.
    MOVE_3 = "LUT-MOVE-3";
    /// With 3 or 4 seats a lutin may leave only if its player has none in the forest.
    ENTER_1 = "LUT-ENTER-1";
    /// A chased lutin put in the forest counts as in the forest.
    ENTER_2 = "LUT-ENTER-2";
    /// If none of his forest lutins can move, he may not bring in another.
    ENTER_3 = "LUT-ENTER-3";
    /// With 2 seats there is no limit, unless `entry2` is `one`.
    ENTER_4 = "LUT-ENTER-4";
    /// Each player has two neighbouring colours.
    TWO_1 = "LUT-TWO-1";
    /// At each turn the player moves a lutin of the colour that he did not move the time before.
    TWO_2 = "LUT-TWO-2";
    /// If the due colour has no legal move (all home, or blocked) he moves the other colour.
    TWO_3 = "LUT-TWO-3";
    /// A pass leaves the due colour as it was.
    TWO_4 = "LUT-TWO-4";
    /// A lutin that enters a goal cell held by an opponent's lutin takes the cell and chases that lutin.
    CHASE_1 = "LUT-CHASE-1";
    /// Chasing is not optional where the slide leads there.
    CHASE_2 = "LUT-CHASE-2";
    /// The player who chased decides where the chased lutin goes, unless `placer` is `owner`.
    CHASE_3 = "LUT-CHASE-3";
    /// It goes to a free start cell of its own colour or to any free forest square.
    CHASE_4 = "LUT-CHASE-4";
    /// It is placed at once, before the next turn.
    CHASE_5 = "LUT-CHASE-5";
    /// A player never chases his own lutins.
    CHASE_6 = "LUT-CHASE-6";
    /// There is always a place.
    CHASE_7 = "LUT-CHASE-7";
    /// When all the lutins of a player are home, the game ends at once and he has won.
    END_1 = "LUT-END-1";
    /// With two players "all" means all twelve, unless `finish2` is `one`.
    END_2 = "LUT-END-2";
    /// The winner is first, the others by lutins home; equal numbers share the place.
    END_3 = "LUT-END-3";
    /// After `stall` turns without an arrival the game ends.
    END_4 = "LUT-END-4";
    /// When turn `turn_cap` is over the game ends.
    END_5 = "LUT-END-5";
    /// There is no repetition rule.
    END_6 = "LUT-END-6";
    /// The actions, one canonical string each.
    NOTE_1 = "LUT-NOTE-1";
    /// A move is named by its path.
    NOTE_2 = "LUT-NOTE-2";
    /// Which clause a refusal names: the first that is broken, in a fixed order.
    NOTE_3 = "LUT-NOTE-3";
    /// How leaves are counted.
    NOTE_4 = "LUT-NOTE-4";
}
