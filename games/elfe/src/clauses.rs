//! A constant for each clause of `RULES.md`. The sentences are in the locales.

feerie_core::clauses! {
    /// 2 to 6 seats, one fairy each.
    SEATS_1 = "ELF-SEATS-1";
    /// The table options are fixed when the table is created; an unknown name or value is refused.
    OPT_1 = "ELF-OPT-1";
    /// The board is a square of 20 × 20 squares.
    BOARD_1 = "ELF-BOARD-1";
    /// The Edge is the outermost ring of squares.
    BOARD_2 = "ELF-BOARD-2";
    /// The Pond is the central 4 × 4 block.
    BOARD_3 = "ELF-BOARD-3";
    /// There are eight directions.
    BOARD_4 = "ELF-BOARD-4";
    /// No square ever holds two pieces.
    BOARD_5 = "ELF-BOARD-5";
    /// Squares touch when one is a step away from the other; distance is the king distance.
    BOARD_6 = "ELF-BOARD-6";
    /// The highest d20 plays first: one uniform draw among the seats.
    SETUP_1 = "ELF-SETUP-1";
    /// The elf starts on a random square of the woods.
    SETUP_2 = "ELF-SETUP-2";
    /// Each seat in order of play places its fairy on a free square of the Edge.
    SETUP_3 = "ELF-SETUP-3";
    /// No fairy may start on a side that the elf touches, corners included.
    SETUP_4 = "ELF-SETUP-4";
    /// With `start: far` a fairy starts far from the elf, within the allowance of her order of play.
    SETUP_5 = "ELF-SETUP-5";
    /// Nothing else is on the board at the start.
    SETUP_6 = "ELF-SETUP-6";
    /// The spell cards lie in one shuffled pile, face down.
    SETUP_7 = "ELF-SETUP-7";
    /// The deck has 36 cards of five kinds.
    DECK_1 = "ELF-DECK-1";
    /// After the placing, `deal` cards are dealt to each seat, one at a time, in order of play.
    SETUP_8 = "ELF-SETUP-8";
    /// Seats play in turn, clockwise, beginning with the first player.
    TURN_1 = "ELF-TURN-1";
    /// A turn begins with the test of courtship, the changes back, and the test of contact if any.
    TURN_2 = "ELF-TURN-2";
    /// The seat performs exactly one manoeuvre.
    TURN_3 = "ELF-TURN-3";
    /// A turn ends with the test of contact, the kisses, the cap, then the next seat's turn.
    TURN_4 = "ELF-TURN-4";
    /// A seat with no possible manoeuvre passes, and only such a seat.
    TURN_5 = "ELF-TURN-5";
    /// The seat takes the top card of the pile and keeps it hidden.
    DRAW_1 = "ELF-DRAW-1";
    /// The pile is first the cards never drawn before, then the used cards in the order of their use.
    DRAW_2 = "ELF-DRAW-2";
    /// When the unseen part is empty the oldest used card is drawn, or the used cards are shuffled.
    DRAW_3 = "ELF-DRAW-3";
    /// With no card in the pile at all, drawing is illegal.
    DRAW_4 = "ELF-DRAW-4";
    /// With a hand limit, drawing is illegal at the limit.
    DRAW_5 = "ELF-DRAW-5";
    /// A movement goes step by step over free, permitted squares, at most as many as the die.
    MOVE_1 = "ELF-MOVE-1";
    /// Fewer steps than the die will do: an action names the destination alone.
    MOVE_2 = "ELF-MOVE-2";
    /// A movement ends on another square than it began.
    MOVE_3 = "ELF-MOVE-3";
    /// A diagonal step needs only its target to be free.
    MOVE_4 = "ELF-MOVE-4";
    /// The path has no effect of its own.
    MOVE_5 = "ELF-MOVE-5";
    /// A movement may be declared only if at least one step is possible.
    MOVE_6 = "ELF-MOVE-6";
    /// Fairies, princes and the elf may not step from a dry square into the Pond.
    POND_1 = "ELF-POND-1";
    /// Frogs and toads may enter, cross and stop in the Pond.
    POND_2 = "ELF-POND-2";
    /// A fairy or prince that stands in the Pond wades out and does not step back in.
    POND_3 = "ELF-POND-3";
    /// The seat declares it, rolls the d6, then moves its own fairy or frog.
    WALK_1 = "ELF-WALK-1";
    /// The seat declares it and rolls the d6 first.
    PRINCE_1 = "ELF-PRINCE-1";
    /// Then it moves one prince or toad of its choice, if one may move and can step.
    PRINCE_2 = "ELF-PRINCE-2";
    /// A frog's player may do this too.
    PRINCE_3 = "ELF-PRINCE-3";
    /// A seat whose fairy touches a prince may not move princes, nor cast `elf`.
    PRINCE_4 = "ELF-PRINCE-4";
    /// A toad hinders nobody, and a frog is never hindered.
    PRINCE_5 = "ELF-PRINCE-5";
    /// A card is cast from the seat's own hand, with a legal target; cards are never thrown away.
    CAST_1 = "ELF-CAST-1";
    /// The card cast goes under the pile at once.
    CAST_2 = "ELF-CAST-2";
    /// A frog casts no spell.
    FROG_1 = "ELF-FROG-1";
    /// A frog's player may draw, move itself and move princes and toads.
    FROG_2 = "ELF-FROG-2";
    /// A frog cannot win: victory needs a fairy.
    FROG_3 = "ELF-FROG-3";
    /// The target is any prince or any fairy on the board, at any distance.
    HEX_1 = "ELF-HEX-1";
    /// A prince becomes a toad on the same square, not kissed.
    HEX_2 = "ELF-HEX-2";
    /// A fairy becomes a frog on the same square, not kissed; her hand stays hers.
    HEX_3 = "ELF-HEX-3";
    /// At the end of every turn, each frog not yet kissed that touches a prince or the elf is kissed.
    KISS_1 = "ELF-KISS-1";
    /// Likewise each toad not yet kissed that touches a fairy or the elf.
    KISS_2 = "ELF-KISS-2";
    /// A kissed piece changes back a round later, or two turns later with `kiss: short`.
    KISS_3 = "ELF-KISS-3";
    /// A kiss is not undone.
    KISS_4 = "ELF-KISS-4";
    /// Changing back changes nothing else.
    KISS_5 = "ELF-KISS-5";
    /// A prince from the reserve is placed on any free square of the Edge.
    INVITE_1 = "ELF-INVITE-1";
    /// Only if fewer than ten princes and toads together are on the board.
    INVITE_2 = "ELF-INVITE-2";
    /// The target is any prince; he returns to the reserve.
    BANISH_1 = "ELF-BANISH-1";
    /// The target is any piece on a square touching the caster's fairy.
    SLAP_1 = "ELF-SLAP-1";
    /// It is placed at random.
    SLAP_2 = "ELF-SLAP-2";
    /// A random square is one chance node over the allowed squares, equal weights.
    RANDOM_1 = "ELF-RANDOM-1";
    /// Not allowed: a square holding another piece, and, except for frogs and toads, the Pond.
    RANDOM_2 = "ELF-RANDOM-2";
    /// The elf is never placed in the Edge.
    RANDOM_3 = "ELF-RANDOM-3";
    /// Castable by any fairy that is not hindered, at any distance.
    ELF_1 = "ELF-ELF-1";
    /// The direction die, then the d6.
    ELF_2 = "ELF-ELF-2";
    /// The elf slides at most that far and stops before a piece, the Edge or the Pond.
    ELF_3 = "ELF-ELF-3";
    /// Nothing else ever moves the elf, except a slap.
    ELF_4 = "ELF-ELF-4";
    /// At the end of every turn, a fairy that touches the elf wins unless he is distracted.
    WIN_1 = "ELF-WIN-1";
    /// The same test is made at the start of a turn at which something changed back.
    WIN_2 = "ELF-WIN-2";
    /// While at least one prince touches the elf, nobody wins.
    WIN_3 = "ELF-WIN-3";
    /// If several fairies touch him, the one whose turn was the most recent wins.
    WIN_4 = "ELF-WIN-4";
    /// No victory is looked for during the placing.
    WIN_5 = "ELF-WIN-5";
    /// With `win: court` a seat wins at the start of its turn if its fairy touches the elf and no prince does.
    WIN_6 = "ELF-WIN-6";
    /// If turn `cap` × seats ends without a winner, the game ends.
    END_1 = "ELF-END-1";
    /// Then the order is by distance to the elf; at equal distance a fairy comes before a frog.
    END_2 = "ELF-END-2";
    /// After a victory the winner has place 1 and score 1, all others place 2 and score 0.
    END_3 = "ELF-END-3";
    /// A hand is known to its own seat only; its size is public.
    INFO_1 = "ELF-INFO-1";
    /// The board, kisses, dice, cards cast, the used cards and the number of unseen cards are public.
    INFO_2 = "ELF-INFO-2";
    /// The order and the composition of the unseen part are known to nobody.
    INFO_3 = "ELF-INFO-3";
    /// The card drawn is revealed to the drawer alone; views show only the count.
    INFO_4 = "ELF-INFO-4";
    /// With `hands: open` all hands are public.
    INFO_5 = "ELF-INFO-5";
    /// A step by a seat at a chance node is refused.
    FLOW_1 = "ELF-FLOW-1";
    /// A string that is no canonical action of the current decision's vocabulary is refused.
    FLOW_2 = "ELF-FLOW-2";
}
