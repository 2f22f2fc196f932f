//! The laws of the house, for this game.

use feerie_core::{Dice, Game, Node, Observer};
use feerie_lutins::Lutins;
use feerie_lutins::action::Action;
use feerie_lutins::board::{CELLS, Cell};
use feerie_lutins::state::State;

/// Any well-formed action; moves start where something stands as often as not, or most would fail alike.
fn stray(_game: &Lutins, s: &State, dice: &mut Dice) -> Action {
    let mut cell = || Cell(dice.below(u32::from(CELLS)) as u8);
    let (mut from, to, end) = (cell(), cell(), cell());
    let occupied: Vec<Cell> = Cell::all().filter(|&cell| s.piece(cell).is_some()).collect();
    if let (0, Some(&piece)) = (dice.below(2), dice.pick(&occupied)) {
        from = piece;
    }
    match dice.below(6) {
        0 => Action::NoTree,
        1 => Action::Tree { from, to },
        2 => Action::Pass,
        3 => Action::Slide { from, stop: to },
        4 => Action::Slides { from, stop: to, end },
        _ => Action::Place(to),
    }
}

/// Every phase, as views name it.
const PHASES: [&str; 4] = ["tree", "lutin", "place", "over"];

feerie_core::laws!(Lutins, stray, PHASES);

/// Every view with a choice in it can be asked about by whoever was sent it; [`feerie_core::laws`] holds what is read.
#[test]
fn views_are_read_while_the_game_is_on() {
    let mut dice = Dice::from_number(4);
    for steps in 0..60 {
        let game: Lutins = feerie_core::laws::random_rules(&mut dice);
        let s = feerie_core::laws::random_position(&game, &mut dice, steps);
        let form = game.view_json(&game.view(&s, Observer::Watcher));
        assert_eq!(game.read_view(&form).is_some(), !matches!(game.node(&s), Node::Terminal(_)));
        for field in ["trees", "mover", "lutins", "phase", "due"] {
            let mut broken = form.clone();
            broken[field] = "z9".into();
            assert!(game.read_view(&broken).is_none(), "{field}");
        }
    }
}
