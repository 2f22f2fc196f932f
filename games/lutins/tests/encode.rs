//! The numbers for learning.

use feerie_core::encode::{Encode, groups};
use feerie_core::laws::{default_rules, encoding_holds};
use feerie_core::{Game, Observer, Seat};
use feerie_lutins::Lutins;

#[test]
fn views_and_actions_are_told_apart() {
    for seed in 0..40 {
        encoding_holds::<Lutins>(seed, 400);
    }
}

/// The numbers of features keep their meaning: whoever changes one raises the version and looks at this list.
#[test]
fn features_keep_their_meaning() {
    let game: Lutins = default_rules(2);
    let view = game.view(&game.start(), Observer::Seat(Seat(0)));
    let mut table = format!("version {}, {} tokens\n", Lutins::VERSION, Lutins::TOKENS);
    for group in groups(&game, &view, Seat(0)) {
        table += &format!("{:5} {:4}  {}\n", group.start, group.len, group.name);
    }
    insta::assert_snapshot!(table);
}

/// The weights that are shipped fit the encoding as it is.
#[test]
fn what_was_learnt_is_for_two() {
    use feerie_core::Heuristic;
    for seats in 2..=4 {
        let game: Lutins = default_rules(seats);
        assert_eq!(game.guide().is_some(), Lutins::INFO.masters.contains(&seats), "{seats} seats");
    }
    assert_eq!(Lutins::INFO.masters, [2]);
}
