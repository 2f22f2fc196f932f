//! The laws of the house, for this game.

use crate::stray::stray;
use feerie_armes::Armes;
use feerie_core::{Dice, Game, Observer};

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

/// Every view can be asked about by whoever was sent it; [`feerie_core::laws`] holds what is read.
#[test]
fn views_are_read_and_nothing_else_is() {
    let mut dice = Dice::from_number(4);
    for steps in 0..160 {
        let game: Armes = feerie_core::laws::random_rules(&mut dice);
        let s = feerie_core::laws::random_position(&game, &mut dice, steps);
        for who in Observer::every(game.seats()) {
            let form = game.view_json(&game.view(&s, who));
            assert!(game.read_view(&form).is_some(), "{form}");
            for field in ["phase", "bands"] {
                let mut broken = form.clone();
                broken[field] = "z9".into();
                assert!(game.read_view(&broken).is_none(), "{field}");
            }
            if form["phase"] == "recruit" {
                continue;
            }
            for field in ["turn", "tokens", "figures", "scenery", "objectives", "lairs", "searched", "cards"] {
                let mut broken = form.clone();
                broken[field] = "z9".into();
                assert!(game.read_view(&broken).is_none(), "{field}");
            }
        }
    }
}
