//! A constant for each clause of `RULES.md`. The sentences are in the locales.

feerie_core::clauses! {
    /// Grumpy crowns are marked at once.
    GEN_1 = "PIX-GEN-1";
    /// The general stock holds every good that is not behind a screen, in the bag or on the special track.
    GEN_2 = "PIX-GEN-2";
    /// The stock has no more of that. Nobody can take what is not there.
    GEN_3 = "PIX-GEN-3";
    /// If the stock holds less than you should get, you get what there is.
    GEN_4 = "PIX-GEN-4";
    /// The Queen's darling is the player whose big cube stands first.
    GEN_5 = "PIX-GEN-5";
    /// You cannot refuse goods that a rule gives you.
    GEN_6 = "PIX-GEN-6";
    /// Goods and rewards lie hidden behind your screen.
    GEN_7 = "PIX-GEN-7";
    /// There are 40 apples, 40 loaves, 40 honey pots, 60 silver bars, 30 gold bars and 20 stones, no more.
    SET_1 = "PIX-SET-1";
    /// Everybody starts with no crowns, on the first space of both tracks.
    SET_2 = "PIX-SET-2";
    /// The first order of the players is drawn by chance.
    SET_3 = "PIX-SET-3";
    /// The food tiles lie on space 6, the smallest on top.
    SET_4 = "PIX-SET-4";
    /// Reward tiles are taken in the order in which they lie.
    SET_5 = "PIX-SET-5";
    /// Nine tokens say what the Queen may want.
    SET_6 = "PIX-SET-6";
    /// One apple, one bread, one honey and one silver lie on the special-offering track at the start.
    SET_7 = "PIX-SET-7";
    /// The mine bag starts with 30 silver, 10 gold and 5 stones for each player, never more than 20 stones.
    SET_8 = "PIX-SET-8";
    /// Everybody starts with 2 apples, 2 loaves, 2 silver and 2 gold.
    SET_9 = "PIX-SET-9";
    /// All your pixies start in your mine.
    SET_10 = "PIX-SET-10";
    /// Take one of the skills that lie on the board.
    SET_11 = "PIX-SET-11";
    /// A round has five parts: steal, actions, offerings, rewards, punishments.
    RND_1 = "PIX-RND-1";
    /// At the start of a round the big cubes take the order of the small ones.
    STL_1 = "PIX-STL-1";
    /// In order, every pixie in the pyramid brings the food drawn on its space.
    STL_2 = "PIX-STL-2";
    /// The Silverfinger brings 1 silver at the start of every round.
    STL_3 = "PIX-STL-3";
    /// Take exactly as much food as your food tiles say, any kinds you like.
    STL_4 = "PIX-STL-4";
    /// First the food of your pixies, then your skill, then your food tiles.
    STL_5 = "PIX-STL-5";
    /// You have four discs. In order, round and round, everybody takes one action at a time while discs are left.
    ACT_1 = "PIX-ACT-1";
    /// A single space takes one disc; temporary priority takes all you have left.
    ACT_2 = "PIX-ACT-2";
    /// You have not enough discs: a double space takes two, or one if a pixie stands there.
    ACT_3 = "PIX-ACT-3";
    /// The action you choose is done at once and completely.
    ACT_4 = "PIX-ACT-4";
    /// Somebody has used this space already.
    ACT_5 = "PIX-ACT-5";
    /// Everybody has their own mine and copy spaces.
    ACT_6 = "PIX-ACT-6";
    /// An action that cannot be done cannot be chosen.
    ACT_7 = "PIX-ACT-7";
    /// You may always pass. It costs 5 grumpy crowns and ends the actions for you.
    ACT_8 = "PIX-ACT-8";
    /// Every space is used once a round, unless it says otherwise.
    ACT_9 = "PIX-ACT-9";
    /// When the actions are over everybody takes all discs back.
    ACT_10 = "PIX-ACT-10";
    /// Steal food: take 2 apples, 2 loaves or 2 honey pots.
    A01_1 = "PIX-A01-1";
    /// Steal silver: take 2 silver bars.
    A02_1 = "PIX-A02-1";
    /// Promotion: one of your pixies goes one level up.
    A03_1 = "PIX-A03-1";
    /// The promotion action never leads into the castle.
    A03_2 = "PIX-A03-2";
    /// Two discs cover the hand: no pixie can go there now.
    A03_3 = "PIX-A03-3";
    /// None of your pixies can go up, so the promotion action is not possible.
    A03_4 = "PIX-A03-4";
    /// Trade 1 to 7 goods of one kind for as many of another.
    A04_1 = "PIX-A04-1";
    /// Your space on the silver track says how many silver bars a gold bar costs.
    A05_1 = "PIX-A05-1";
    /// Convert as often as you like, but you have to pay for every gold bar.
    A05_2 = "PIX-A05-2";
    /// There is no food tile left to take.
    A06_1 = "PIX-A06-1";
    /// The Double Offering tile is not on the board.
    A07_1 = "PIX-A07-1";
    /// Before the Queen says what she wants, say whether you use your Double Offering tile.
    A07_2 = "PIX-A07-2";
    /// The Look in the Bag tile is not on the board.
    A08_1 = "PIX-A08-1";
    /// With the Look in the Bag tile you choose your first two cubes, or one if you have fewer than two miners.
    A08_2 = "PIX-A08-2";
    /// The Mercy tile is not on the board.
    A09_1 = "PIX-A09-1";
    /// Only with the Mercy tile can you keep your pixie when the Queen sends one to the mine.
    A09_2 = "PIX-A09-2";
    /// Grumpy crowns: roll the die to see how many crowns you hand out.
    A10_1 = "PIX-A10-1";
    /// Hand out exactly as many crowns as the die says, to your rivals, as you like.
    A10_2 = "PIX-A10-2";
    /// Pay 1 silver for one step on the silver track, or 1 gold for one on the gold track.
    A11_1 = "PIX-A11-1";
    /// Casino: roll the die and take what it shows.
    A12_1 = "PIX-A12-1";
    /// A ring costs the gold that your gold track says, and there must be a ring left.
    A13_1 = "PIX-A13-1";
    /// The Goldsmith gets 2 more points for each ring.
    A13_2 = "PIX-A13-2";
    /// Choose a rival's pixie in the pyramid.
    A14_1 = "PIX-A14-1";
    /// You may dig in your mine once a round, while there are cubes in the bag.
    A15_1 = "PIX-A15-1";
    /// Draw one cube for each of your miners, at least one, without looking.
    A15_2 = "PIX-A15-2";
    /// Silver and gold from the bag are yours.
    A15_3 = "PIX-A15-3";
    /// You may swap tiles once a round.
    A16_1 = "PIX-A16-1";
    /// Swap one of your tiles for one of the same kind, from the board or from a rival.
    A16_2 = "PIX-A16-2";
    /// Swapping food with the board: take the top tile and put yours on top.
    A16_3 = "PIX-A16-3";
    /// Swapping a single-use tile with the board.
    A16_4 = "PIX-A16-4";
    /// Swapping a skill with the board.
    A16_5 = "PIX-A16-5";
    /// When the Big Satchel changes hands, the tile on it goes along.
    A16_6 = "PIX-A16-6";
    /// The tile on the Big Satchel can be swapped like any other of its kind.
    A16_7 = "PIX-A16-7";
    /// This space is used at most three times a round, by all players together.
    A17_1 = "PIX-A17-1";
    /// Discard exactly 3 goods of your own, or take 1 food.
    A17_2 = "PIX-A17-2";
    /// You may copy once a round.
    A18_1 = "PIX-A18-1";
    /// Copying costs grumpy crowns first.
    A18_2 = "PIX-A18-2";
    /// You copy an action whose space holds a disc, yours or another's.
    A18_3 = "PIX-A18-3";
    /// Nobody has used that space, so it cannot be copied.
    A18_4 = "PIX-A18-4";
    /// There is nothing you could copy.
    A18_5 = "PIX-A18-5";
    /// One special offering a round, by one player.
    A19_1 = "PIX-A19-1";
    /// Pay exactly the goods on the special track and add one more good to it.
    A19_2 = "PIX-A19-2";
    /// One player a round may change the order.
    A20_1 = "PIX-A20-1";
    /// Each honey pot moves your small cube one place forward, not beyond the first.
    A20_2 = "PIX-A20-2";
    /// Somebody has taken temporary priority this round already.
    A21_1 = "PIX-A21-1";
    /// Priority takes all your remaining discs and ends the actions for you.
    A21_2 = "PIX-A21-2";
    /// The order stays as it is until all discs are used.
    A21_3 = "PIX-A21-3";
    /// After the actions your big cube goes first.
    A21_4 = "PIX-A21-4";
    /// You hold at most one food tile, one single-use tile and one skill.
    TIL_1 = "PIX-TIL-1";
    /// You have no free place for this tile.
    TIL_2 = "PIX-TIL-2";
    /// A used single-use tile goes back to its space, and can be taken again.
    TIL_3 = "PIX-TIL-3";
    /// Two food tiles both bring food, and a tile on the Big Satchel works like any other.
    TIL_4 = "PIX-TIL-4";
    /// Miners fill the lower row first and leave it last.
    CHN_1 = "PIX-CHN-1";
    /// A stone goes on a lower miner of any player, who may carry at most three stones.
    CHN_2 = "PIX-CHN-2";
    /// All your miners there carry stones.
    CHN_3 = "PIX-CHN-3";
    /// Number 1 is the miner with more stones, number 2 the one with fewer.
    CHN_4 = "PIX-CHN-4";
    /// A stone that nobody can carry leaves the game.
    CHN_5 = "PIX-CHN-5";
    /// One bread removes one stone from one of your own miners.
    CHN_6 = "PIX-CHN-6";
    /// The third colour's miners carry no stones.
    CHN_7 = "PIX-CHN-7";
    /// Now the Queen says which food she wants.
    OFF_1 = "PIX-OFF-1";
    /// Choose your offering in secret, from your own goods.
    OFF_2 = "PIX-OFF-2";
    /// You have made your offering. It cannot be changed.
    OFF_3 = "PIX-OFF-3";
    /// Offer one kind: the food she wants, silver or gold.
    OFF_4 = "PIX-OFF-4";
    /// The Queen keeps what you offer, useful to you or not.
    OFF_5 = "PIX-OFF-5";
    /// Offering nothing costs 5 grumpy crowns.
    OFF_6 = "PIX-OFF-6";
    /// The Queen does not want that food today.
    OFF_7 = "PIX-OFF-7";
    /// These crowns are marked in order, one player after the other.
    OFF_8 = "PIX-OFF-8";
    /// If anybody brought the food she wants, there are rewards for all.
    OFF_9 = "PIX-OFF-9";
    /// Nobody fed the Queen: silver and gold are lost, and there are no rewards.
    FUR_1 = "PIX-FUR-1";
    /// Choose one of your own pixies in the pyramid.
    FUR_2 = "PIX-FUR-2";
    /// The last player in order with a pixie in the pyramid sends one back to the mine.
    FUR_3 = "PIX-FUR-3";
    /// If that player gives back the Mercy tile, the next one up the order must send a pixie.
    FUR_4 = "PIX-FUR-4";
    /// Silver and gold move you one space up their track.
    REW_1 = "PIX-REW-1";
    /// Who stands at the end of a track still counts when gifts are compared.
    REW_2 = "PIX-REW-2";
    /// In order, everybody makes one promotion for each food offered.
    PRO_1 = "PIX-PRO-1";
    /// You may stop; promotions you do not make are lost.
    PRO_2 = "PIX-PRO-2";
    /// A promotion moves one of your pixies exactly one level up, to a free hand.
    PRO_3 = "PIX-PRO-3";
    /// There are no discs on the pyramid during the rewards.
    PRO_4 = "PIX-PRO-4";
    /// To take another colour's place you need an apple (the Shover does not).
    PRO_5 = "PIX-PRO-5";
    /// The two pixies change places.
    PRO_6 = "PIX-PRO-6";
    /// On the first level the other pixie goes back to its mine.
    PRO_7 = "PIX-PRO-7";
    /// Neither the Mercy tile nor being the darling protects from an apple.
    PRO_8 = "PIX-PRO-8";
    /// After all promotions the Climber has one more.
    PRO_9 = "PIX-PRO-9";
    /// A pixie that reaches the castle is a Faithful Servant for ever.
    SRV_1 = "PIX-SRV-1";
    /// One pixie a round may reach the castle, and one already has.
    SRV_2 = "PIX-SRV-2";
    /// After the promotions the new servant's owner takes the first Faithful Servant tile.
    SRV_3 = "PIX-SRV-3";
    /// Pixies in the mine: 1 grumpy crown for one, 2 for two or more.
    PUN_1 = "PIX-PUN-1";
    /// Then crowns for your spaces on both tracks, added together.
    PUN_2 = "PIX-PUN-2";
    /// The last space of a track gives 1 reward point instead.
    PUN_3 = "PIX-PUN-3";
    /// Grumpy crowns never go away.
    SCO_1 = "PIX-SCO-1";
    /// Reaching or passing a mine symbol sends one of your pixies back to the mine.
    SCO_2 = "PIX-SCO-2";
    /// That is so at any time, whoever gives you the crowns.
    SCO_3 = "PIX-SCO-3";
    /// Crowns for several players are marked one after the other, in order.
    SCO_4 = "PIX-SCO-4";
    /// At 60 crowns you are in the dungeon and out of the game.
    SCO_5 = "PIX-SCO-5";
    /// When only one player is left, the game ends at once.
    SCO_6 = "PIX-SCO-6";
    /// The darling sends nobody to the mine, nor does a player without a pixie in the pyramid.
    DEM_1 = "PIX-DEM-1";
    /// Choose which of your pixies goes back to the mine, or give back the Mercy tile.
    DEM_2 = "PIX-DEM-2";
    /// When all fifteen tiles with gold numbers are gone, the game ends after that round.
    END_1 = "PIX-END-1";
    /// The game ends after the last round.
    END_2 = "PIX-END-2";
    /// The game is over.
    END_3 = "PIX-END-3";
    /// Every round ends, so every game does.
    END_4 = "PIX-END-4";
    /// Your total starts from minus your crowns.
    FIN_1 = "PIX-FIN-1";
    /// Add your reward tiles and reward points.
    FIN_2 = "PIX-FIN-2";
    /// Each stone on one of your miners costs 1 point.
    FIN_3 = "PIX-FIN-3";
    /// For each kind of goods the biggest heap costs 3 points, in a tie all of them.
    FIN_4 = "PIX-FIN-4";
    /// The final count throws nobody into the dungeon.
    FIN_5 = "PIX-FIN-5";
    /// The highest total wins; in a tie more Faithful Servants, then the first to have made one.
    FIN_6 = "PIX-FIN-6";
    /// Players in the dungeon come last.
    FIN_7 = "PIX-FIN-7";
    /// With two players a third colour joins in, with five pixies in its mine.
    TWO_1 = "PIX-TWO-1";
    /// With two players there are three food tiles.
    TWO_2 = "PIX-TWO-2";
    /// With two players you may offer two kinds, three with the Double Offering tile.
    TWO_3 = "PIX-TWO-3";
    /// The third colour's pixies help with a disc, block spaces and can be pushed like any other.
    TWO_4 = "PIX-TWO-4";
    /// The darling moves a pixie of the third colour one level up, to a free space of the pyramid.
    TWO_5 = "PIX-TWO-5";
    /// What lies behind a screen is its owner's secret until the end.
    INF_1 = "PIX-INF-1";
    /// Only you know your offering until all are in.
    INF_2 = "PIX-INF-2";
    /// All that is taken, paid, drawn or offered happens in front of everybody.
    INF_3 = "PIX-INF-3";
    /// Nobody knows what the Queen will want next.
    INF_4 = "PIX-INF-4";
    /// At the end everything is shown.
    INF_5 = "PIX-INF-5";
    /// That is not something you can do now.
    NOT_1 = "PIX-NOT-1";
    /// It is up to chance now.
    NOT_2 = "PIX-NOT-2";
    /// A question with only one answer is asked all the same, but never one that could only end your turn.
    NOT_3 = "PIX-NOT-3";
    /// When positions are counted, only the first player still to choose is looked at.
    NOT_4 = "PIX-NOT-4";
}
