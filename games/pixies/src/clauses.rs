//! A constant for each clause of `RULES.md`. The sentences are in the locales.

feerie_core::clauses! {
    /// Punishment points are marked at once.
    GEN_1 = "PIX-GEN-1";
    /// The general stock (stock général) holds all goods that are not in a stock.
    GEN_2 = "PIX-GEN-2";
    /// Nobody takes a good that the general stock does not hold.
    GEN_3 = "PIX-GEN-3";
    /// Where a rule grants more goods of a kind than the stock holds, the player gets what there is.
    GEN_4 = "PIX-GEN-4";
    /// The darling (chouchou de la Reine) is the living player whose big cube is first, nearest to the Queen.
    GEN_5 = "PIX-GEN-5";
    /// Goods that a rule gives may not be refused.
    GEN_6 = "PIX-GEN-6";
    /// A player's goods, reward tiles and loose reward points lie behind his screen.
    GEN_7 = "PIX-GEN-7";
    /// The totals of 2.1 are in the game.
    SET_1 = "PIX-SET-1";
    /// Score disc on 0, one small disc on space 1 of each track.
    SET_2 = "PIX-SET-2";
    /// The small cubes are put in random order (chance node `order`).
    SET_3 = "PIX-SET-3";
    /// On row 2: the food pile by number of players (lowest value on top), tiles `D`, `L`, `M` on spaces 7.
    SET_4 = "PIX-SET-4";
    /// Special offering tiles lie in ascending order, Faithful Servant and ring tiles in descending order.
    SET_5 = "PIX-SET-5";
    /// The nine demand tokens are shuffled unseen, seven are laid out, two go away unseen.
    SET_6 = "PIX-SET-6";
    /// The special-offering track starts with `A1B1H1S1`.
    SET_7 = "PIX-SET-7";
    /// The mine bag starts with 30 silver, 10 gold and 5 stones per player, at most 20.
    SET_8 = "PIX-SET-8";
    /// Every player starts with `A2B2S2G2`.
    SET_9 = "PIX-SET-9";
    /// Each player puts his pixies in his mine.
    SET_10 = "PIX-SET-10";
    /// Six of the ten skills are laid out (chance node `skills`).
    SET_11 = "PIX-SET-11";
    /// A round (tour) has five phases.
    RND_1 = "PIX-RND-1";
    /// First the big cubes are put in the order of the small cubes.
    STL_1 = "PIX-STL-1";
    /// In big-cube order, each player completely before the next.
    STL_2 = "PIX-STL-2";
    /// Then skill `d` gives 1 silver.
    STL_3 = "PIX-STL-3";
    /// Then his food tiles give 2, 3 or 4 food of his choice each (decision `take`, all his tiles together.
    STL_4 = "PIX-STL-4";
    /// Icons, then skill, then tiles.
    STL_5 = "PIX-STL-5";
    /// Every player has 4 discs. Starting with the darling, in big-cube order, round and round.
    ACT_1 = "PIX-ACT-1";
    /// A single space takes 1 disc. Action 21 takes all remaining discs.
    ACT_2 = "PIX-ACT-2";
    /// A double space without a pixie takes 2 discs.
    ACT_3 = "PIX-ACT-3";
    /// The chosen action is executed at once and completely.
    ACT_4 = "PIX-ACT-4";
    /// A double space with at least one disc is occupied for the rest of the phase, even if its pixie leaves.
    ACT_5 = "PIX-ACT-5";
    /// Spaces 15 and 18 exist once per colour.
    ACT_6 = "PIX-ACT-6";
    /// An action that cannot be executed may not be chosen.
    ACT_7 = "PIX-ACT-7";
    /// A player may pass on his turn, whether or not he could act.
    ACT_8 = "PIX-ACT-8";
    /// Every space is used at most once a round, except as tables 2.2 say.
    ACT_9 = "PIX-ACT-9";
    /// At the end of the phase all discs go back to their owners.
    ACT_10 = "PIX-ACT-10";
    /// Steal food: take 2 apples, or 2 bread, or 2 honey.
    A01_1 = "PIX-A01-1";
    /// Steal silver: take 2 silver.
    A02_1 = "PIX-A02-1";
    /// Promotion: one promotion of one of your pixies (clauses PRO), a miner included.
    A03_1 = "PIX-A03-1";
    /// This action never makes a Faithful Servant.
    A03_2 = "PIX-A03-2";
    /// Discs are never removed for a pixie.
    A03_3 = "PIX-A03-3";
    /// Without a legal promotion the action cannot be chosen.
    A03_4 = "PIX-A03-4";
    /// Trade: give 1 to 7 goods of one kind to the stock, take as many of another kind.
    A04_1 = "PIX-A04-1";
    /// Convert: the silver track gives the price of a gold bar (2.3).
    A05_1 = "PIX-A05-1";
    /// Convert once or several times.
    A05_2 = "PIX-A05-2";
    /// Food tile: take the top tile of the pile and put it in a free slot (TIL).
    A06_1 = "PIX-A06-1";
    /// Double Offering: take tile `D` if it lies on the board.
    A07_1 = "PIX-A07-1";
    /// Its holder announces, after the action phase and before the demand is revealed, whether he uses it.
    A07_2 = "PIX-A07-2";
    /// Look in the Bag: take tile `L` if it lies on the board.
    A08_1 = "PIX-A08-1";
    /// With action 15 its holder may use it.
    A08_2 = "PIX-A08-2";
    /// Mercy: take tile `M` if it lies on the board.
    A09_1 = "PIX-A09-1";
    /// When the Queen sends one of his pixies to the mine (DEM.
    A09_2 = "PIX-A09-2";
    /// Punishment points: roll the punishment die.
    A10_1 = "PIX-A10-1";
    /// Spread exactly that many points over opponents as you like.
    A10_2 = "PIX-A10-2";
    /// Tracks: pay 1 silver and go one space up the silver track, or 1 gold for the gold track.
    A11_1 = "PIX-A11-1";
    /// Casino: roll the casino die, take what it shows.
    A12_1 = "PIX-A12-1";
    /// Ring: pay the gold your gold-track space says, take the first ring tile.
    A13_1 = "PIX-A13-1";
    /// Skill `c`: +2 loose reward points.
    A13_2 = "PIX-A13-2";
    /// Rob: choose an opponent's pixie in the pyramid.
    A14_1 = "PIX-A14-1";
    /// The mine: on your own space, once a round.
    A15_1 = "PIX-A15-1";
    /// Draw as many cubes as you have miners, at least 1, without looking.
    A15_2 = "PIX-A15-2";
    /// Silver and gold go to your stock.
    A15_3 = "PIX-A15-3";
    /// Swap tiles: 1 disc, “once per round and per player”.
    A16_1 = "PIX-A16-1";
    /// Give one of your tiles (food, single-use or skill) for one of the same type that lies on the board.
    A16_2 = "PIX-A16-2";
    /// Food with the board: take the top tile, put yours on top of the pile.
    A16_3 = "PIX-A16-3";
    /// Single-use with the board: take any that lies there.
    A16_4 = "PIX-A16-4";
    /// Skill with the board: take any skill there, leave yours.
    A16_5 = "PIX-A16-5";
    /// If skill `h` is swapped, the tile lying on it goes along.
    A16_6 = "PIX-A16-6";
    /// The tile on `h` is swapped on its own like any other of its type, and the tile received takes its place.
    A16_7 = "PIX-A16-7";
    /// Discard or take: three uses a round in all, by the same or different players.
    A17_1 = "PIX-A17-1";
    /// Either discard exactly 3 goods of your choice (any kinds, gold included), or take 1 apple.
    A17_2 = "PIX-A17-2";
    /// Copy: on your own space, once a round.
    A18_1 = "PIX-A18-1";
    /// First the price of 2.3 by your rank among this round's copiers, at once, with its consequences (SCO).
    A18_2 = "PIX-A18-2";
    /// Then execute a double action (1 to 14) whose space holds a disc, your own or another's.
    A18_3 = "PIX-A18-3";
    /// Single spaces and unused double spaces cannot be copied.
    A18_4 = "PIX-A18-4";
    /// Action 18 may be chosen when some copy is executable before the price.
    A18_5 = "PIX-A18-5";
    /// Special offering: 1 disc, once a round.
    A19_1 = "PIX-A19-1";
    /// Pay to the stock exactly the goods that lie on the special-offering track.
    A19_2 = "PIX-A19-2";
    /// Turn order: 1 disc, once a round.
    A20_1 = "PIX-A20-1";
    /// Pay k honey (k at least 1) and move your small cube k places towards the Queen.
    A20_2 = "PIX-A20-2";
    /// Temporary priority: once a round, one player.
    A21_1 = "PIX-A21-1";
    /// It takes all your remaining discs and ends the phase for you.
    A21_2 = "PIX-A21-2";
    /// Big cubes stay as they are until everybody's discs are used.
    A21_3 = "PIX-A21-3";
    /// At the end of the action phase your big cube goes to the first place, the others move down.
    A21_4 = "PIX-A21-4";
    /// A player has at most one food tile, one single-use tile and one skill.
    TIL_1 = "PIX-TIL-1";
    /// A tile action without a free slot cannot be chosen.
    TIL_2 = "PIX-TIL-2";
    /// A used single-use tile goes back to its space and can be taken again.
    TIL_3 = "PIX-TIL-3";
    /// Two food tiles both produce; single-use tiles on `h` can be used like any other.
    TIL_4 = "PIX-TIL-4";
    /// Miners fill the lower row of the mine first and leave it last.
    CHN_1 = "PIX-CHN-1";
    /// Each stone is put by the drawer on a lower miner of any player, himself included.
    CHN_2 = "PIX-CHN-2";
    /// A miner with a stone cannot leave the mine.
    CHN_3 = "PIX-CHN-3";
    /// Stones are written as a pair, heavier first (``).
    CHN_4 = "PIX-CHN-4";
    /// If there is no miner to take a stone (or no room ), it leaves the game.
    CHN_5 = "PIX-CHN-5";
    /// On his turn a player may remove stones from his own miners.
    CHN_6 = "PIX-CHN-6";
    /// The third colour's miners take no stones.
    CHN_7 = "PIX-CHN-7";
    /// After the announcement of PIX-A07-2 the next demand token is revealed.
    OFF_1 = "PIX-OFF-1";
    /// Then every living player secretly chooses an offering from his own stock.
    OFF_2 = "PIX-OFF-2";
    /// A choice made is final.
    OFF_3 = "PIX-OFF-3";
    /// One type: the wanted food, or silver, or gold.
    OFF_4 = "PIX-OFF-4";
    /// Accepted goods go to the stock, useful or not, even if the track cannot rise.
    OFF_5 = "PIX-OFF-5";
    /// Offering nothing, for whatever reason.
    OFF_6 = "PIX-OFF-6";
    /// Other food is not allowed. With option `wrong_food` = true it may be offered all the same.
    OFF_7 = "PIX-OFF-7";
    /// These 5 points are marked in big-cube order after the reveal, each with its consequences.
    OFF_8 = "PIX-OFF-8";
    /// If anybody offered wanted food, phase IV follows.
    OFF_9 = "PIX-OFF-9";
    /// If nobody offered the wanted food, offered silver and gold are lost without effect and phase IV is.
    FUR_1 = "PIX-FUR-1";
    /// An active pixie stands on a hand in the pyramid.
    FUR_2 = "PIX-FUR-2";
    /// The last living player in big-cube order who has an active pixie sends one of his choice to his mine.
    FUR_3 = "PIX-FUR-3";
    /// If he gives back tile `M` instead, the next such player up the order must, and so on to the second place.
    FUR_4 = "PIX-FUR-4";
    /// Every player who offered silver goes one space up the silver track.
    REW_1 = "PIX-REW-1";
    /// A player at the end of a track still counts when offerings are compared.
    REW_2 = "PIX-REW-2";
    /// In big-cube order every player who offered k wanted food makes up to k promotions.
    PRO_1 = "PIX-PRO-1";
    /// He may stop; promotions he cannot or will not make are lost.
    PRO_2 = "PIX-PRO-2";
    /// A promotion moves one of his pixies one level up.
    PRO_3 = "PIX-PRO-3";
    /// In phase IV there are no discs.
    PRO_4 = "PIX-PRO-4";
    /// He may enter a space held by another colour's pixie by paying 1 apple to the stock (none with skill.
    PRO_5 = "PIX-PRO-5";
    /// The two pixies then change places.
    PRO_6 = "PIX-PRO-6";
    /// On level 1 there is no exchange.
    PRO_7 = "PIX-PRO-7";
    /// Neither tile `M` nor being the darling protects against PIX-PRO-5.
    PRO_8 = "PIX-PRO-8";
    /// After all promotions the holder of skill `e` has one more promotion of any kind (castle and apples.
    PRO_9 = "PIX-PRO-9";
    /// A pixie promoted from level 4 to the castle is a Faithful Servant for ever.
    SRV_1 = "PIX-SRV-1";
    /// One pixie a round, of all players together, may reach the castle.
    SRV_2 = "PIX-SRV-2";
    /// After the promotions (skill `e` and the third colour included) its owner takes the first Faithful.
    SRV_3 = "PIX-SRV-3";
    /// First, in big-cube order , every player gets 1 point for one miner, 2 for two or more (skill `j`.
    PUN_1 = "PIX-PUN-1";
    /// Then, in big-cube order , every player gets the sum of the numbers of his two track spaces.
    PUN_2 = "PIX-PUN-2";
    /// Each track disc on space 7 gives 1 loose reward point instead.
    PUN_3 = "PIX-PUN-3";
    /// Punishment points never go down.
    SCO_1 = "PIX-SCO-1";
    /// When an addition carries the score disc onto or past a mine symbol.
    SCO_2 = "PIX-SCO-2";
    /// This is so at any moment of the game, whoever gives the points.
    SCO_3 = "PIX-SCO-3";
    /// Points of one event for several players are marked one player after the other in big-cube order.
    SCO_4 = "PIX-SCO-4";
    /// At 60 points or more the player is thrown into the dungeon and out of the game at once (option.
    SCO_5 = "PIX-SCO-5";
    /// If only one player is left the game ends at once.
    SCO_6 = "PIX-SCO-6";
    /// No pixie is sent if the player is the darling, or has no active pixie.
    DEM_1 = "PIX-DEM-1";
    /// Otherwise he chooses which active pixie goes to his mine, or gives back tile `M`.
    DEM_2 = "PIX-DEM-2";
    /// If at the end of a round all fifteen gold-numbered tiles are gone (five of each series), the game ends.
    END_1 = "PIX-END-1";
    /// It ends after round 7 (option `rounds`).
    END_2 = "PIX-END-2";
    /// After the end no action exists.
    END_3 = "PIX-END-3";
    /// Every round has at most 4 turns a player, so the game ends without a repetition rule.
    END_4 = "PIX-END-4";
    /// Start from minus the punishment points.
    FIN_1 = "PIX-FIN-1";
    /// Add the reward tiles and loose reward points.
    FIN_2 = "PIX-FIN-2";
    /// Each stone on one of his miners costs 1 point.
    FIN_3 = "PIX-FIN-3";
    /// For each of the five goods: whoever holds the most behind his screen (at least 1) loses 3 points.
    FIN_4 = "PIX-FIN-4";
    /// The final count throws nobody into the dungeon.
    FIN_5 = "PIX-FIN-5";
    /// Highest total wins. Ties: more Faithful Servants.
    FIN_6 = "PIX-FIN-6";
    /// Players in the dungeon rank after all others, the later thrown in the better.
    FIN_7 = "PIX-FIN-7";
    /// A third colour without player.
    TWO_1 = "PIX-TWO-1";
    /// Food tiles 4/3/2.
    TWO_2 = "PIX-TWO-2";
    /// Both players may always offer two types.
    TWO_3 = "PIX-TWO-3";
    /// Third-colour pixies help with a disc (PIX-ACT-3), block spaces.
    TWO_4 = "PIX-TWO-4";
    /// At the end of the promotions of each phase IV (after skill `e` ) the darling moves one third-colour.
    TWO_5 = "PIX-TWO-5";
    /// Hidden from all other seats and watchers until the end.
    INF_1 = "PIX-INF-1";
    /// An offering is known only to its owner until all are in.
    INF_2 = "PIX-INF-2";
    /// Public: everything on the board and screens, all events (what is taken, paid, robbed, drawn.
    INF_3 = "PIX-INF-3";
    /// Unknown to everybody: coming demands.
    INF_4 = "PIX-INF-4";
    /// At the end everything is shown.
    INF_5 = "PIX-INF-5";
    /// A seat may play only a listed string, when it is to act.
    NOT_1 = "PIX-NOT-1";
    /// A chance node takes only its listed outcomes, from actor `chance`.
    NOT_2 = "PIX-NOT-2";
    /// A node with one legal action is still a node, except.
    NOT_3 = "PIX-NOT-3";
    /// `perft` expands at a simultaneous node only the actions of the lowest-numbered seat still to commit.
    NOT_4 = "PIX-NOT-4";
}
