//! LUT-CHASE: chasing and placing.

use feerie_core::{Dice, Fault, Game as _, Heuristic as _, Legal, NoEvents, Seat};
use feerie_lutins::board::Color;
use feerie_lutins::clauses;
use feerie_lutins::phase::Phase;
use feerie_lutins::state::Piece;
use serde_json::json;

use crate::board::Table;

/// Blue stands before Nc, where violet waits; another violet lutin waits on Nd.
const BEFORE: &str = "
        . V V . . .
  8   . . B . . . . .
  7 . . . . . . . . . .
  6 . . . . . . . . . .
  5 . . . . . . . . . .
  4 . . . . * . . . . .
  3 . . . . . . . . . .
  2 . . . . . . . . . .
  1   . . . . . . . .
        . . . . . .
      a b c d e f g h";

/// LUT-CHASE-1
#[test]
fn chase_1_who_gets_home_takes_the_cell_and_chases_the_rival() {
    let mut table = Table::new(4).drawn(BEFORE);
    let events = table.play("L:c8-Nc");
    assert_eq!(
        events,
        [
            json!({"event": "slide", "colour": "blue", "from": "c8", "to": "Nc"}),
            json!({"event": "home", "colour": "blue", "cell": "Nc"}),
            json!({"event": "chased", "colour": "violet", "from": "Nc"}),
        ]
    );
    assert_eq!(table.piece("Nc"), Some(Piece::Lutin(Color::Blue)));
    assert_eq!((table.state.aside, table.state.phase), (Some(Color::Violet), Phase::Place));
}

/// LUT-CHASE-2
#[test]
fn chase_2_chasing_is_not_optional() {
    let table = Table::new(4).drawn(&BEFORE.replace("8   . . B", "8   . . .").replace("6 . . . .", "6 . . . B"));
    assert_eq!(table.piece("c6"), Some(Piece::Lutin(Color::Blue)));
    assert_eq!(table.why("L:c6-c8"), "LUT-SLIDE-2", "it cannot stop before the rival");
    assert_eq!(table.why("L:c6-Nc"), "ok");
}

/// LUT-CHASE-3
#[test]
fn chase_3_the_chaser_places_or_the_owner_if_the_table_wants() {
    for (placer, seat) in [("chaser", 0), ("owner", 2)] {
        let mut table = Table::with(4, json!({"placer": placer})).drawn(BEFORE);
        table.play("L:c8-Nc");
        assert_eq!(table.actor(), Some(seat));
        for other in (0..4).filter(|&other| other != seat) {
            assert_eq!(table.answer(other, "P:c1"), Err((Fault::WrongActor, Some(clauses::CHASE_3))));
        }
        table.play("P:c1");
        assert_eq!((table.actor(), table.state.turn), (Some(1), 2), "it is the same turn in any case");
    }
}

/// LUT-CHASE-4
#[test]
fn chase_4_to_a_free_square_or_a_free_cell_of_its_own_side() {
    let mut table = Table::new(4).drawn(BEFORE);
    table.play("L:c8-Nc");
    let places = table.legal();
    assert_eq!(places.len(), 63 + 4, "all squares but the tree's; Nb, Ne, Nf, Ng");
    assert_eq!(table.why("P:Ne"), "ok");
    assert_eq!(table.why("P:c1"), "ok");
    assert_eq!(table.why("P:Nc"), "LUT-BOARD-5", "the cell just lost");
    assert_eq!(table.why("P:Nd"), "LUT-BOARD-5", "one of its own waits there");
    for other in ["P:Sb", "P:W4", "P:E4"] {
        assert_eq!(table.why(other), "LUT-CHASE-4", "{other}");
    }
    let mut three = Table::with(3, json!({"empty3": "right"})).drawn(BEFORE);
    three.play("L:c8-Nc");
    assert_eq!(three.why("P:E4"), "LUT-CHASE-4", "red is not in play");
    let mut two = Table::new(2).drawn(BEFORE);
    two.play("L:c8-Nc");
    assert_eq!(two.why("P:W4"), "LUT-CHASE-4", "yellow is the same player's, and yet another colour");
}

/// LUT-CHASE-5
#[test]
fn chase_5_placing_is_immediate_and_ends_the_turn() {
    let mut table = Table::new(4).drawn(BEFORE);
    table.play("L:c8-Nc");
    let events = table.play("P:d1");
    assert_eq!(
        events,
        [json!({"event": "placed", "colour": "violet", "to": "d1"}), json!({"event": "turn", "seat": 1, "turn": 2})],
        "it does not slide home to Sd by itself"
    );
    assert_eq!(table.view()["lutins"]["violet"], json!({"start": ["Nd"], "forest": ["d1"], "home": []}));
    assert_eq!(table.turn_of(2).lutin_step().why("L:d1-Nd"), "LUT-SLIDE-8", "and there is no way back");
}

/// LUT-CHASE-6
#[test]
fn chase_6_nobody_chases_their_own() {
    let own_home = Table::new(4).drawn(&BEFORE.replace(". V V", ". B V"));
    assert_eq!(own_home.why("L:c8-Nc"), "LUT-SLIDE-5");
    // With two seats the other colour of the same player never waits on a goal cell of the first.
    let mut dice = Dice::from_number(3);
    let mut scratch = Legal::new();
    let mut n_chased = 0;
    for _ in 0..20 {
        let mut table = Table::with(2, json!({"layout": "clairiere", "turn_angle": "any", "turn_cap": 40}));
        while let Some(seat) = table.actor() {
            // Guided play gets home early enough to meet somebody there.
            let action = table.game.playout_pick(&table.state, Seat(seat), &mut scratch, &mut dice).unwrap();
            table.game.play(&mut table.state, Seat(seat), action, &mut NoEvents);
            if table.state.phase == Phase::Place {
                let chased = table.view()["aside"].clone();
                assert!(!table.view()["colours"][usize::from(seat)].as_array().unwrap().contains(&chased));
                n_chased += 1;
            }
        }
    }
    assert!(n_chased > 20, "only {n_chased} were chased");
}

/// LUT-CHASE-7
#[test]
fn chase_7_there_is_always_a_place() {
    // The fullest forest there can be: 34 trees, one lutin home, one aside and 22 others on squares.
    let mut table = Table::new(4).drawn(
        "       B . . . . .
         8   * * * * * * * *
         7 . * * * * * * * * .
         6 . * * * * * * * * .
         5 . * * * * * * * * .
         4 . * * B B B B B Y .
         3 . Y Y Y Y Y V V V .
         2 . V V R R R R R R .
         1   . . . . . . . .
               . . . . . .
             a b c d e f g h",
    );
    table.state.phase = Phase::Place;
    table.state.aside = Some(Color::Violet);
    let squares = table.legal().iter().filter(|place| place.as_bytes()[2].is_ascii_lowercase()).count();
    assert_eq!(squares, 8);
}
