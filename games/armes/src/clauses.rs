//! A constant for each clause of `RULES.md`. The sentences for players are in the locales.

feerie_core::clauses! {
    /// The game is for exactly two seats, 0 and 1.
    CARD_1 = "ARM-CARD-1";
    /// A roster file is format 1, with known tables and keys, ids given once, and values within their ranges.
    DATA_1 = "ARM-DATA-1";
    /// A faction has a permanent and an activated bonus of a known kind.
    DATA_2 = "ARM-DATA-2";
    /// A profile has its characteristics, its factions, its special rules and one to six actions.
    DATA_3 = "ARM-DATA-3";
    /// An action says how many successes it needs, at what range, and what it does.
    DATA_4 = "ARM-DATA-4";
    /// A scenery piece says how it hinders movement and sight, and what shape it has.
    DATA_5 = "ARM-DATA-5";
    /// A map holds scenery, four objectives, two lairs and ten start squares a side, placed as the set-up would.
    DATA_6 = "ARM-DATA-6";
    /// A ready-made band holds 1 to 10 known profiles for at most 20 points, and a card all of them share.
    DATA_7 = "ARM-DATA-7";
    /// To attempt an action a figure rolls as many six-sided dice as its Action characteristic.
    DICE_1 = "ARM-DICE-1";
    /// With a total modifier m, a die is a success from 4 − m.
    DICE_2 = "ARM-DICE-2";
    /// Bonuses and maluses add up first.
    DICE_3 = "ARM-DICE-3";
    /// There are no action cards.
    DICE_4 = "ARM-DICE-4";
    /// The number of dice is never below 0.
    DICE_5 = "ARM-DICE-5";
    /// No roll has more than 20 dice.
    DICE_6 = "ARM-DICE-6";
    /// A roll of n dice with score needed t is one chance node with outcomes `hits:0` … `hits:n`.
    DICE_7 = "ARM-DICE-7";
    /// The board has 24 × 24 squares (§2.1).
    GRID_1 = "ARM-GRID-1";
    /// A square holds at most one figure.
    GRID_2 = "ARM-GRID-2";
    /// A scenery element fills whole squares, known to both players from the start.
    GRID_3 = "ARM-GRID-3";
    /// The distance between two squares is counted along rows and columns, whatever lies between.
    GRID_4 = "ARM-GRID-4";
    /// "Within X" means a distance of X or less; "more than X" and "at least X" mean what they say.
    GRID_5 = "ARM-GRID-5";
    /// Two figures are in contact when their squares are orthogonally adjacent (distance 1), never diagonally.
    GRID_6 = "ARM-GRID-6";
    /// Contact with a lair or an objective is the same.
    GRID_7 = "ARM-GRID-7";
    /// Only a Shoot action on a figure not in contact needs a line of sight.
    LOS_1 = "ARM-LOS-1";
    /// A square has four sight points, one unit inside its corners.
    LOS_2 = "ARM-LOS-2";
    /// A sight line meets a square when the closed segment has a point in its closed box.
    LOS_3 = "ARM-LOS-3";
    /// A figure has a line of sight to another when at least one of the 16 lines is not blocked.
    LOS_4 = "ARM-LOS-4";
    /// The squares of third figures and high scenery are opaque.
    LOS_5 = "ARM-LOS-5";
    /// Low scenery does not block a line.
    LOS_6 = "ARM-LOS-6";
    /// Flat scenery, lairs and objectives never affect lines.
    LOS_7 = "ARM-LOS-7";
    /// A target is in cover from the acting figure when there is a line of sight but part of its base is hidden.
    COV_1 = "ARM-COV-1";
    /// A target whose own square is low scenery is in cover.
    COV_2 = "ARM-COV-2";
    /// A target in contact with the acting figure is never in cover.
    COV_3 = "ARM-COV-3";
    /// Against a target in cover the roll has −1 and the target's armour counts +2 for that action.
    COV_4 = "ARM-COV-4";
    /// A band costs at most 10 points in all (option `points`).
    REC_1 = "ARM-REC-1";
    /// Any profiles, any number of each.
    REC_2 = "ARM-REC-2";
    /// Every profile shows one or more factions.
    REC_3 = "ARM-REC-3";
    /// When all the figures of a band share a faction, its player uses the card of that faction.
    REC_4 = "ARM-REC-4";
    /// A ready-made band names its card.
    REC_5 = "ARM-REC-5";
    /// The permanent bonus works from the first-player roll of the set-up on.
    REC_6 = "ARM-REC-6";
    /// Bands are chosen before play (options `band0`, `band1`.
    REC_7 = "ARM-REC-7";
    /// Order.
    SET_1 = "ARM-SET-1";
    /// Each player rolls a die, the higher is the first player.
    SET_2 = "ARM-SET-2";
    /// Beginning with the first player, the players in turn place one scenery element each until each has placed
    /// three.
    SET_3 = "ARM-SET-3";
    /// Every square of the new element is on the board and at distance more than 2 from every square of the other
    /// elements.
    SET_4 = "ARM-SET-4";
    /// The first player places two objectives, then the other player two.
    SET_5 = "ARM-SET-5";
    /// An objective or lair is not on the outermost rows and columns, not on a scenery square, and at distance
    /// more than 1 from blocking scenery.
    SET_6 = "ARM-SET-6";
    /// An objective is at distance more than 4 from every other objective.
    SET_7 = "ARM-SET-7";
    /// The first player places his lair, then the other his.
    SET_8 = "ARM-SET-8";
    /// The first player then places all his figures, each at distance more than 6 from the enemy lair.
    SET_9 = "ARM-SET-9";
    /// Then the other player places all his, each at distance more than 4 from every enemy figure.
    SET_10 = "ARM-SET-10";
    /// The second player also keeps more than 6 from the enemy lair (option `deploy = "seed"` drops this).
    SET_11 = "ARM-SET-11";
    /// Figures are placed in the order of their numbers on squares where a figure may stand (ARM-MOVE-3).
    SET_12 = "ARM-SET-12";
    /// If no square satisfies ARM-SET-9 to 11.
    SET_13 = "ARM-SET-13";
    /// Option `setup`.
    SET_14 = "ARM-SET-14";
    /// The game lasts five rounds (option `rounds`).
    RND_1 = "ARM-RND-1";
    /// A round.
    RND_2 = "ARM-RND-2";
    /// At the start of every round, the first included, each player rolls a die.
    RND_3 = "ARM-RND-3";
    /// On equal dice the choice belongs to the player who was not first player before (in the round before.
    RND_4 = "ARM-RND-4";
    /// The first player takes a turn, then the other, alternately.
    RND_5 = "ARM-RND-5";
    /// A player can take a turn when he has not passed, has a token left, and has a figure that may be activated
    /// or a usable activated bonus.
    RND_6 = "ARM-RND-6";
    /// Instead of activating, a player may pass (`pass`).
    RND_7 = "ARM-RND-7";
    /// Nobody is obliged to activate a figure.
    RND_8 = "ARM-RND-8";
    /// At the start of each round each player has 5 tokens (option `tokens`) plus his additional tokens.
    ORD_1 = "ARM-ORD-1";
    /// The player with strictly fewer victory points in the round just scored receives one additional token,
    /// usable from the next round on.
    ORD_2 = "ARM-ORD-2";
    /// Activating a figure costs one token, put beside it when it is chosen (so the last token cannot be spent on
    /// bonus dice of its own activation).
    ORD_3 = "ARM-ORD-3";
    /// A figure with two tokens cannot be activated again this round.
    ORD_4 = "ARM-ORD-4";
    /// Only one's own figures in play can be activated.
    ORD_5 = "ARM-ORD-5";
    /// In its second activation of the round a figure has −2 on every roll.
    ORD_6 = "ARM-ORD-6";
    /// In its second activation every movement it makes (free, additional, Charge, Dodge) counts as made in
    /// difficult terrain.
    ORD_7 = "ARM-ORD-7";
    /// Any roll of an action, profile or scenario, may be strengthened.
    ORD_8 = "ARM-ORD-8";
    /// Tokens unspent at the end of a round are lost.
    ORD_9 = "ARM-ORD-9";
    /// An activation.
    ACT_1 = "ARM-ACT-1";
    /// Nodes.
    ACT_2 = "ARM-ACT-2";
    /// The additional movement (`run`) has the full movement value again, judged on its own for terrain.
    ACT_3 = "ARM-ACT-3";
    /// If the active figure is removed during its activation, the activation ends at once.
    ACT_4 = "ARM-ACT-4";
    /// A movement of value M goes through at most M orthogonal steps, with as many bends as wished.
    MOVE_1 = "ARM-MOVE-1";
    /// A path may not pass through a square with another figure, friend or enemy, unless the mover flies.
    MOVE_2 = "ARM-MOVE-2";
    /// A movement ends on a square of the board without figure, blocking scenery, lair or objective, and never
    /// where it started (not moving is `stay`).
    MOVE_3 = "ARM-MOVE-3";
    /// Leaving contact with an enemy costs nothing.
    MOVE_4 = "ARM-MOVE-4";
    /// Blocking scenery, lairs and objectives cannot be entered or crossed except by flyers passing over.
    MOVE_5 = "ARM-MOVE-5";
    /// A flyer ignores figures, lairs, objectives and all scenery under its path.
    MOVE_6 = "ARM-MOVE-6";
    /// Movement from Charge and Dodge is treated exactly as a normal movement of that value.
    MOVE_7 = "ARM-MOVE-7";
    /// Scenery is blocking, difficult (hard), easy, or open.
    TERR_1 = "ARM-TERR-1";
    /// Blocking scenery.
    TERR_2 = "ARM-TERR-2";
    /// A movement that starts in or enters difficult scenery has value 2.
    TERR_3 = "ARM-TERR-3";
    /// A movement that starts in or enters easy scenery has twice its value.
    TERR_4 = "ARM-TERR-4";
    /// Step k is legal when k ≤ the value in force.
    TERR_5 = "ARM-TERR-5";
    /// Difficult beats easy.
    TERR_6 = "ARM-TERR-6";
    /// Flyers ignore difficult and easy scenery.
    TERR_7 = "ARM-TERR-7";
    /// Push, Pull and Shift (and Breeze, ARM-BONUS-4) move the target X squares, the whole distance, ignoring
    /// difficult and easy scenery.
    FORCE_1 = "ARM-FORCE-1";
    /// The movement is along one of the four directions, even for agile figures.
    FORCE_2 = "ARM-FORCE-2";
    /// Push goes away from the acting figure, Pull towards it.
    FORCE_3 = "ARM-FORCE-3";
    /// If the next square is blocking scenery, a lair, an objective or off the board, the figure stops and takes 1
    /// damage that ignores armour.
    FORCE_4 = "ARM-FORCE-4";
    /// If the next square holds a figure (the acting figure included), the moved figure stops and both take 1
    /// damage that ignores armour.
    FORCE_5 = "ARM-FORCE-5";
    /// Only a step that cannot be made counts.
    FORCE_6 = "ARM-FORCE-6";
    /// Flyers collide like the others.
    FORCE_7 = "ARM-FORCE-7";
    /// Both collision damages are dealt, the moved figure's first, even if one removes its figure.
    FORCE_8 = "ARM-FORCE-8";
    /// The player names one action of the figure's card, a target, and rolls.
    PROF_1 = "ARM-PROF-1";
    /// Targets are figures in play.
    PROF_2 = "ARM-PROF-2";
    /// Without Shoot, the target must be in contact (or reached by Charge.
    PROF_3 = "ARM-PROF-3";
    /// With Shoot.
    PROF_4 = "ARM-PROF-4";
    /// Heal needs a target below its full health.
    PROF_5 = "ARM-PROF-5";
    /// With at least N successes the action succeeds.
    PROF_6 = "ARM-PROF-6";
    /// Order on a success.
    PROF_7 = "ARM-PROF-7";
    /// Damage taken = damage − armour, not below 0.
    PROF_8 = "ARM-PROF-8";
    /// For an action with +, each success above N adds 1 damage.
    PROF_9 = "ARM-PROF-9";
    /// A figure at 0 health is removed at once, with its flame, poison and crack tokens.
    PROF_10 = "ARM-PROF-10";
    /// A success applies its effects even if armour stops all damage.
    PROF_11 = "ARM-PROF-11";
    /// A removed target is not moved.
    PROF_12 = "ARM-PROF-12";
    /// Devour.
    PROF_13 = "ARM-PROF-13";
    /// Crack (X) puts X crack tokens on the target.
    PROF_14 = "ARM-PROF-14";
    /// A figure in contact with the enemy lair may loot it (Piller) as its action.
    SCEN_1 = "ARM-SCEN-1";
    /// The 6 is natural.
    SCEN_2 = "ARM-SCEN-2";
    /// Each lair can be tried once per round, success or not.
    SCEN_3 = "ARM-SCEN-3";
    /// A figure in contact with an objective may search it (Fouiller) as its action.
    SCEN_4 = "ARM-SCEN-4";
    /// Any objective may be searched, whoever placed it.
    SCEN_5 = "ARM-SCEN-5";
    /// Each objective can be tried once per round in all, by whichever player comes first, success or not.
    SCEN_6 = "ARM-SCEN-6";
    /// The try is used up when the action is declared, before bonus dice.
    SCEN_7 = "ARM-SCEN-7";
    /// An aura (X) reaches every square within X (ARM-GRID-4), through everything, always.
    AURA_1 = "ARM-AURA-1";
    /// It cannot be ignored inside, except where a rule says so (Fearless).
    AURA_2 = "ARM-AURA-2";
    /// Damage from auras and special rules is reduced by armour, with +2 in cover as seen from the aura's owner.
    AURA_3 = "ARM-AURA-3";
    /// Bite (R, D).
    AURA_4 = "ARM-AURA-4";
    /// An agile figure may also step diagonally, one step each, in all its own movements (free, additional,
    /// Charge, Dodge).
    AGILE_1 = "ARM-AGILE-1";
    /// A walking figure may not step diagonally between two squares that both hold another figure, blocking
    /// scenery, a lair or an objective.
    AGILE_2 = "ARM-AGILE-2";
    /// An action with Charge (X) may target a figure not in contact.
    CHARGE_1 = "ARM-CHARGE-1";
    /// Legal only if such a square can be reached.
    CHARGE_2 = "ARM-CHARGE-2";
    /// A figure already in contact with its target does not move.
    CHARGE_3 = "ARM-CHARGE-3";
    /// Adviser, aura (4).
    ADVISER_1 = "ARM-ADVISER-1";
    /// Shift (X).
    SHIFT_1 = "ARM-SHIFT-1";
    /// Dodge (X).
    DODGE_1 = "ARM-DODGE-1";
    /// Flames (X).
    FLAMES_1 = "ARM-FLAMES-1";
    /// Freeze.
    FREEZE_1 = "ARM-FREEZE-1";
    /// Fear, aura (4).
    FEAR_1 = "ARM-FEAR-1";
    /// Fearless.
    FEARLESS_1 = "ARM-FEARLESS-1";
    /// Poison (X).
    POISON_1 = "ARM-POISON-1";
    /// Regeneration (X).
    REGEN_1 = "ARM-REGEN-1";
    /// Push (X).
    PUSH_1 = "ARM-PUSH-1";
    /// Pull (X).
    PULL_1 = "ARM-PULL-1";
    /// Shoot.
    SHOOT_1 = "ARM-SHOOT-1";
    /// Shoot (X).
    SHOOT_2 = "ARM-SHOOT-2";
    /// Flight.
    FLY_1 = "ARM-FLY-1";
    /// Permanent.
    BONUS_1 = "ARM-BONUS-1";
    /// The activated bonus is used in one's own turn before choosing a figure (`bonus`), costs one token, as often
    /// as tokens allow.
    BONUS_2 = "ARM-BONUS-2";
    /// After a bonus, if the player can no longer take a turn (ARM-RND-6), the turn ends.
    BONUS_3 = "ARM-BONUS-3";
    /// shift (Breeze).
    BONUS_4 = "ARM-BONUS-4";
    /// fresh (Second wind).
    BONUS_5 = "ARM-BONUS-5";
    /// aim (Tinkering).
    BONUS_6 = "ARM-BONUS-6";
    /// heal (Kiss).
    BONUS_7 = "ARM-BONUS-7";
    /// An unused fresh or aim is lost when the turn ends.
    BONUS_8 = "ARM-BONUS-8";
    /// At the end of a round, each step for all figures at once: Bite, flames, poison, regeneration.
    EOR_1 = "ARM-EOR-1";
    /// Then crack tokens and order tokens are removed.
    EOR_2 = "ARM-EOR-2";
    /// The player whose enemy lost the greater value of figures this round scores 1 point.
    SCORE_1 = "ARM-SCORE-1";
    /// Every figure removed counts for the opponent of its owner, whatever the cause, end-of-round effects included.
    SCORE_2 = "ARM-SCORE-2";
    /// Points of the round (value, loot, search) are added to the total.
    SCORE_3 = "ARM-SCORE-3";
    /// Additional token.
    SCORE_4 = "ARM-SCORE-4";
    /// Then, the round's first player first, each player may return his removed figures, all of his before the
    /// other begins.
    BACK_1 = "ARM-BACK-1";
    /// A figure returns on a free standing square in contact with its lair.
    BACK_2 = "ARM-BACK-2";
    /// A player may stop (`done`).
    BACK_3 = "ARM-BACK-3";
    /// After the scoring of the last round the game is over.
    END_1 = "ARM-END-1";
    /// Equal points.
    END_2 = "ARM-END-2";
    /// Every game ends.
    END_3 = "ARM-END-3";
    /// Unknown options, wrong types and values refuse the table.
    OPT_1 = "ARM-OPT-1";
    /// One seat decides at a time.
    FLOW_1 = "ARM-FLOW-1";
    /// Each phase accepts only its own verbs (table below).
    FLOW_2 = "ARM-FLOW-2";
    /// Outcomes of weight 0 are not listed.
    FLOW_3 = "ARM-FLOW-3";
    /// A decision with a single legal action is still a node, except where the table says "left out".
    FLOW_4 = "ARM-FLOW-4";
    /// Canonical squares have no leading zero.
    FLOW_5 = "ARM-FLOW-5";
    /// Information.
    FLOW_6 = "ARM-FLOW-6";
}
