//! The laws of the house, for this game.

mod stray;

use feerie_armes::Armes;
use stray::stray;

/// Every phase, as views name it.
const PHASES: [&str; 24] = [
    "recruit",
    "card",
    "roll_setup",
    "piece",
    "piece_at",
    "objective",
    "lair",
    "deploy",
    "roll_round",
    "first",
    "turn",
    "bonus_at",
    "bonus_dir",
    "raise",
    "over",
    "free",
    "choose",
    "run",
    "target",
    "charge",
    "boost",
    "hits",
    "dir",
    "dodge",
];

feerie_core::laws!(Armes, stray, PHASES);
