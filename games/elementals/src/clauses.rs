//! A constant for each clause of `RULES.md`. The sentences are in the locales.

feerie_core::clauses! {
    /// There are 48 elementals.
    CARD_1 = "ELM-CARD-1";
    /// The 48 are exactly the combinations whose head differs from their legs, once each.
    CARD_2 = "ELM-CARD-2";
    /// No two elementals are alike; two different ones share 0, 1 or 2 parts.
    CARD_3 = "ELM-CARD-3";
    /// 12 special cards, in three kinds of four: mad creatures, doubles, wizards.
    CARD_4 = "ELM-CARD-4";
    /// 6 magic books (livres magiques), one colour each.
    CARD_5 = "ELM-CARD-5";
    /// 2 to 6 players.
    SETUP_1 = "ELM-SETUP-1";
    /// Each player has one magic book, face up before him; spare books are out of the game.
    SETUP_2 = "ELM-SETUP-2";
    /// All 60 cards are shuffled and dealt equally.
    SETUP_3 = "ELM-SETUP-3";
    /// The cards of a player form his packet, face down, in a fixed order.
    SETUP_4 = "ELM-SETUP-4";
    /// The first player is drawn with equal chances, or fixed by the option `first`.
    SETUP_5 = "ELM-SETUP-5";
    /// The first player turns the top card of his packet face up into the middle.
    TURN_1 = "ELM-TURN-1";
    /// Then his left neighbour turns his top card face up onto his own pile, and so on clockwise.
    TURN_2 = "ELM-TURN-2";
    /// A card is turned so that everyone sees it at about the same time.
    TURN_3 = "ELM-TURN-3";
    /// Turning is never a choice.
    TURN_4 = "ELM-TURN-4";
    /// Two elementals share a part when they show the same element in the same position.
    MATCH_1 = "ELM-MATCH-1";
    /// A hit is right if that very middle card shares two parts with an elemental just turned.
    MATCH_2 = "ELM-MATCH-2";
    /// If the card turned shares one part or none, nothing happens; it simply stays.
    MATCH_3 = "ELM-MATCH-3";
    /// Only what was just turned counts.
    MATCH_4 = "ELM-MATCH-4";
    /// A special card shares no part with anything.
    MATCH_5 = "ELM-MATCH-5";
    /// In each window every player still in may react: the turner too, and players without cards too.
    REACT_1 = "ELM-REACT-1";
    /// A reaction is a hit on a middle card, the book, or nothing.
    REACT_2 = "ELM-REACT-2";
    /// One reaction a seat and window; it cannot be changed.
    REACT_3 = "ELM-REACT-3";
    /// Any card in the middle may be hit, except the one whose laying opened the window.
    REACT_4 = "ELM-REACT-4";
    /// The book is put on an elemental in the middle; which one does not matter, so the action names none.
    REACT_5 = "ELM-REACT-5";
    /// When windows open, and only then.
    REACT_6 = "ELM-REACT-6";
    /// A time is counted in whole milliseconds from the moment the card became visible to the seat.
    TIME_1 = "ELM-TIME-1";
    /// A time lies between the floor and the length of the window, both included.
    TIME_2 = "ELM-TIME-2";
    /// A seat that has not reacted `window_ms` after the card was shown to it commits `none`.
    TIME_3 = "ELM-TIME-3";
    /// Mode `relaxed` has no clock: all reactions count as made at the same time.
    TIME_4 = "ELM-TIME-4";
    /// A handicap is added to a seat's time when reactions are put in order.
    TIME_5 = "ELM-TIME-5";
    /// When every seat still in has committed, the reactions other than `none` are taken one by one, earliest first.
    RESOLVE_1 = "ELM-RESOLVE-1";
    /// Equal times: nearest first, clockwise from the turner's left neighbour; the turner comes last.
    RESOLVE_2 = "ELM-RESOLVE-2";
    /// The first right reaction wins the table (ELM-WIN).
    RESOLVE_3 = "ELM-RESOLVE-3";
    /// Reactions after a winning one, or after a mistake that ended the game, are void.
    RESOLVE_4 = "ELM-RESOLVE-4";
    /// Wrong reactions before the right one, or all if none was right, are mistakes, settled one by one.
    RESOLVE_5 = "ELM-RESOLVE-5";
    /// The winner takes every face-up card: the middle and all piles.
    WIN_1 = "ELM-WIN-1";
    /// The order in which a won table goes under the packet when nothing is shuffled.
    WIN_2 = "ELM-WIN-2";
    /// The winner then turns his top card into the empty middle, and his left neighbour goes on.
    WIN_3 = "ELM-WIN-3";
    /// With `gather` = `shuffle` the cards won are shuffled before they go under the packet.
    WIN_4 = "ELM-WIN-4";
    /// Books go back to their owners before play goes on.
    WIN_5 = "ELM-WIN-5";
    /// A wrong hit, or a book when none is called for, costs one card to each other player still in.
    ERR_1 = "ELM-ERR-1";
    /// The cards are taken from the top, unseen, and go one each, clockwise, under the others' packets.
    ERR_2 = "ELM-ERR-2";
    /// Having exactly as many cards as there are others is enough.
    ERR_3 = "ELM-ERR-3";
    /// With too few cards nobody receives anything and the packet is set aside.
    ERR_4 = "ELM-ERR-4";
    /// Without a mistake, the turner's left neighbour turns a card onto his pile.
    NEXT_1 = "ELM-NEXT-1";
    /// After a mistake the earliest offender turns the next card, and his left neighbour follows him.
    NEXT_2 = "ELM-NEXT-2";
    /// After a middle card laid because of a double, the left neighbour of the player who laid it turns.
    NEXT_3 = "ELM-NEXT-3";
    /// A mistake made on a double or on a wizard does not cancel it.
    NEXT_4 = "ELM-NEXT-4";
    /// If the window was won, the winner goes on (ELM-WIN-3) and the offenders' turns lapse.
    NEXT_5 = "ELM-NEXT-5";
    /// If the player who should turn has left the game meanwhile, the next player on his left turns.
    NEXT_6 = "ELM-NEXT-6";
    /// Only elementals lie in the middle.
    MID_1 = "ELM-MID-1";
    /// A special card turned for the middle goes back under the packet, and the left neighbour tries.
    MID_2 = "ELM-MID-2";
    /// The middle may hold several elementals.
    MID_3 = "ELM-MID-3";
    /// A card laid beside others is itself the card just turned: a window opens.
    MID_4 = "ELM-MID-4";
    /// A mad creature turned onto a pile in a player's turn calls for the book.
    MAD_1 = "ELM-MAD-1";
    /// The first book wins the table, the mad creature included.
    MAD_2 = "ELM-MAD-2";
    /// A hit in a mad creature's window is a mistake.
    MAD_3 = "ELM-MAD-3";
    /// If nobody used the book, the mad creature stays on the pile without further effect.
    MAD_4 = "ELM-MAD-4";
    /// A book in any window but a mad creature's is a mistake.
    MAD_5 = "ELM-MAD-5";
    /// A double stays face up on the turner's pile.
    DBL_1 = "ELM-DBL-1";
    /// After its window, the turner's left neighbour turns his top card into the middle, beside the others.
    DBL_2 = "ELM-DBL-2";
    /// If a special card is turned for a double, it goes back under and the left neighbour tries.
    DBL_3 = "ELM-DBL-3";
    /// From then on, a card turned need match only one of the middle cards (ELM-MATCH-2).
    DBL_4 = "ELM-DBL-4";
    /// If no player still in holds an elemental, the double lapses.
    DBL_5 = "ELM-DBL-5";
    /// A wizard stays face up on the turner's pile and has its own window.
    WIZ_1 = "ELM-WIZ-1";
    /// The summoning: all players still in turn their top card together, and one window opens.
    WIZ_2 = "ELM-WIZ-2";
    /// A hit is right if the middle card hit shares two parts with any of the elementals so turned.
    WIZ_3 = "ELM-WIZ-3";
    /// Special cards turned in a summoning have no function.
    WIZ_4 = "ELM-WIZ-4";
    /// A player with an empty packet turns nothing in a summoning, and is not out for it.
    WIZ_5 = "ELM-WIZ-5";
    /// If nothing is caught, the left neighbour of the player who turned the wizard turns the next card.
    WIZ_6 = "ELM-WIZ-6";
    /// A player whose turn it is (pile or middle) and whose packet is empty leaves; the next on his left takes the turn.
    OUT_1 = "ELM-OUT-1";
    /// A player who errs and cannot pay leaves; his packet is set aside (ELM-ERR-4).
    OUT_2 = "ELM-OUT-2";
    /// The pile of a player who has left stays on the table and is won with it.
    OUT_3 = "ELM-OUT-3";
    /// An empty packet alone does not put a player out.
    OUT_4 = "ELM-OUT-4";
    /// When the game is over no step is accepted.
    END_1 = "ELM-END-1";
    /// 2 to 4 players: the game ends when the player whose turn it is has no card to turn.
    END_2 = "ELM-END-2";
    /// 2 to 4 players: the game ends when someone errs and cannot pay.
    END_3 = "ELM-END-3";
    /// 5 or 6 players: the game ends at once when at most two of those still in hold cards.
    END_4 = "ELM-END-4";
    /// When `turn_cap` cards have been turned, the game ends before the next turn.
    END_5 = "ELM-END-5";
    /// Cards face up on the table, and cards set aside, belong to nobody.
    END_6 = "ELM-END-6";
    /// The score is the number of cards in the packet; most cards wins.
    RANK_1 = "ELM-RANK-1";
    /// Players who left rank below all who did not; among them, whoever left later ranks higher.
    RANK_2 = "ELM-RANK-2";
    /// Equal scores share the place (places 1, 1, 3).
    RANK_3 = "ELM-RANK-3";
    /// What is public.
    INFO_1 = "ELM-INFO-1";
    /// Nobody sees into a packet, not even its owner.
    INFO_2 = "ELM-INFO-2";
    /// A commitment is visible only to its own seat until the window is settled.
    INFO_3 = "ELM-INFO-3";
    /// Unknown names, wrong types and values outside the range are refused.
    OPT_1 = "ELM-OPT-1";
    /// Chance nodes are played by chance, reaction nodes by seats still in.
    FLOW_1 = "ELM-FLOW-1";
    /// A reaction node is simultaneous; only the last commitment changes anything.
    FLOW_2 = "ELM-FLOW-2";
    /// Which clause an error names, the first that applies.
    FLOW_5 = "ELM-FLOW-5";
    /// A turn, step by step.
    FLOW_3 = "ELM-FLOW-3";
    /// How a window is settled, step by step.
    FLOW_4 = "ELM-FLOW-4";
    /// Cards are written in lower case only.
    NOTE_1 = "ELM-NOTE-1";
    /// One string for one reaction: no leading zeros, no spaces.
    NOTE_2 = "ELM-NOTE-2";
    /// What a record holds.
    NOTE_3 = "ELM-NOTE-3";
    /// Undo counts steps.
    NOTE_4 = "ELM-NOTE-4";
    /// How perft counts reactions.
    NOTE_5 = "ELM-NOTE-5";
    /// The host opens a window by sending the card's face together with a window number.
    NET_1 = "ELM-NET-1";
    /// The player's own machine measures the time.
    NET_2 = "ELM-NET-2";
    /// Presses before `floor_ms` are not registered.
    NET_3 = "ELM-NET-3";
    /// Which claimed times are plausible, and what is recorded instead of the others.
    NET_4 = "ELM-NET-4";
    /// A seat corrected too often is timed by the host alone.
    NET_5 = "ELM-NET-5";
    /// When a window closes for a seat, and when it closes early.
    NET_6 = "ELM-NET-6";
    /// Nobody is told who has reacted before the window is settled.
    NET_7 = "ELM-NET-7";
    /// Between settling and the next turn the host waits a random while.
    NET_8 = "ELM-NET-8";
    /// A seat without a sign of life for 3 s is given `none`; then the game pauses.
    NET_9 = "ELM-NET-9";
    /// Times alone punish nobody in the game.
    NET_10 = "ELM-NET-10";
    /// Watchers of rated games see each card once its window is settled; table talk is closed during windows.
    NET_11 = "ELM-NET-11";
    /// Round trips are believed as far as the transport confirms them.
    NET_12 = "ELM-NET-12";
    /// Each player has one key; pressing it is a buzz.
    HOT_1 = "ELM-HOT-1";
    /// A first buzz stops the picture while others may still buzz; then the players say what they meant.
    HOT_2 = "ELM-HOT-2";
    /// Whoever does not say within 3 s has erred.
    HOT_3 = "ELM-HOT-3";
    /// With two players a table may give each player two keys.
    HOT_4 = "ELM-HOT-4";
    /// Bots' times are drawn when the window opens, and their hands are shown no earlier.
    HOT_5 = "ELM-HOT-5";
    /// Mode `relaxed` has no clock.
    ACC_1 = "ELM-ACC-1";
    /// Relaxed at one computer is turn by turn.
    ACC_2 = "ELM-ACC-2";
    /// Long windows keep the race but give time.
    ACC_3 = "ELM-ACC-3";
    /// Each element has its own shape, texture and, if wished, letter; never colour alone.
    ACC_4 = "ELM-ACC-4";
    /// One-switch play: the switch buzzes, then the choices are scanned.
    ACC_5 = "ELM-ACC-5";
    /// A bot acts from its seat's view alone.
    BOT_1 = "ELM-BOT-1";
    /// A bot's commitment is drawn when the window opens, before any person's is known.
    BOT_2 = "ELM-BOT-2";
    /// Strength s from 0 to 100 sets every parameter geometrically between two ends.
    BOT_3 = "ELM-BOT-3";
    /// Times are ex-Gaussian, and attention wanders slowly.
    BOT_4 = "ELM-BOT-4";
    /// What a bot does when a mad creature calls.
    BOT_5 = "ELM-BOT-5";
    /// What a bot does otherwise: it compares pairs of cards.
    BOT_6 = "ELM-BOT-6";
    /// A bot for which a mistake would be fatal is more careful.
    BOT_7 = "ELM-BOT-7";
    /// The named levels, and Écho, which fits itself to the player.
    BOT_8 = "ELM-BOT-8";
}
