//! LUT-END: how a game ends.

use feerie_core::Fault;
use feerie_lutins::board::Color;
use feerie_lutins::clauses;
use feerie_lutins::phase::{End, Phase};
use serde_json::json;

use crate::board::Table;

/// Blue has five home and the sixth before Ng, where violet still waits.
const LAST: &str = "
        B B B B B V
  8   . . . . . . B .
  7 . . . . . . . . . .
  6 . . . . . . . . . .
  5 . . . . . . . . . .
  4 . . . . . . . . . Y
  3 . . . . . . . . . Y
  2 R . . . . . . . . Y
  1   . . . . . . . .
        V V V . . .
      a b c d e f g h";

/// LUT-END-1
#[test]
fn end_1_all_home_wins_at_once() {
    let mut table = Table::new(4).drawn(LAST);
    let events = table.play("L:g8-Ng");
    let last = json!({"event": "end", "reason": "win", "ranking": [1, 2, 2, 4]});
    assert_eq!(events.last(), Some(&last));
    assert!(matches!(table.state.phase, Phase::Over(End::Win(seat)) if seat.0 == 0));
    assert_eq!(table.state.aside, Some(Color::Violet), "the chased lutin is not placed");
    assert!(table.legal().is_empty());
    for seat in 0..4 {
        for step in ["T:-", "P:a1", "nonsense"] {
            assert_eq!(table.answer(seat, step), Err((Fault::Illegal, Some(clauses::END_1))));
        }
    }
}

/// LUT-END-2
#[test]
fn end_2_with_two_players_all_twelve_or_one_family() {
    let mut both = Table::new(2).drawn(LAST);
    both.play("L:g8-Ng");
    assert_eq!(both.state.phase, Phase::Place, "red is not home yet");
    let mut one = Table::with(2, json!({"finish2": "one"})).drawn(LAST);
    one.play("L:g8-Ng");
    assert_eq!(one.ranking().places.as_slice(), [1, 2]);
    assert_eq!(one.ranking().scores.as_slice(), [7, 6]);
    // The winner may have fewer home than the other: finishing a family is what counts.
    let mut fewer =
        Table::with(2, json!({"finish2": "one"})).drawn(&LAST.replace("2 R", "2 .").replace("V V V .", "V V V V"));
    fewer.play("L:g8-Ng");
    assert_eq!((fewer.ranking().places.as_slice(), fewer.ranking().scores.as_slice()), (&[1, 2][..], &[6, 7][..]));
    // With three or four the option has no effect.
    let mut four = Table::with(4, json!({"finish2": "both"})).drawn(LAST);
    four.play("L:g8-Ng");
    assert_eq!(four.ranking().places[0], 1);
}

/// LUT-END-3
#[test]
fn end_3_the_winner_then_by_lutins_home_and_equals_share() {
    let mut won = Table::new(4).drawn(LAST);
    won.play("L:g8-Ng");
    assert_eq!(won.ranking().places.as_slice(), [1, 2, 2, 4]);
    assert_eq!(won.ranking().scores.as_slice(), [6, 3, 3, 1]);
    let mut nobody = Table::with(4, json!({"turn_cap": 1})).drawn(&LAST.replace("B B B B B V", "B B B . . V"));
    nobody.play("L:g8-h7");
    assert_eq!(nobody.ranking().places.as_slice(), [1, 1, 1, 4], "several may be first");
    assert_eq!(nobody.ranking().scores.as_slice(), [3, 3, 3, 1]);
}

/// LUT-END-4
#[test]
fn end_4_too_many_turns_without_an_arrival_end_the_game() {
    let mut table = Table::with(3, json!({"stall": 3, "lutin_move": "may"}));
    table.play("T:- L:- T:- L:- T:-");
    assert_eq!(table.state.quiet, 2);
    let events = table.play("L:-");
    assert_eq!(events[1], json!({"event": "end", "reason": "stall", "ranking": [1, 1, 1]}));
    // An arrival starts the count again.
    let mut arrival = Table::with(4, json!({"stall": 3})).drawn(&LAST.replace("B B B B B V", "B B B . . ."));
    arrival.state.quiet = 2;
    arrival.play("L:g8-Ng");
    assert_eq!((arrival.state.quiet, arrival.state.phase), (0, Phase::Tree));
    // 0 turns it off.
    let mut off = Table::with(3, json!({"stall": 0, "lutin_move": "may"}));
    off.play(&"T:- L:- ".repeat(500));
    assert_eq!(off.state.turn, 501);
    assert_eq!(Table::new(2).view()["options"]["stall"], 200, "the default");
}

/// LUT-END-5
#[test]
fn end_5_the_last_turn_ends_the_game() {
    let mut table = Table::with(2, json!({"turn_cap": 2, "lutin_move": "may"}));
    table.play("T:- L:- T:-");
    assert_eq!(table.actor(), Some(1));
    let events = table.play("L:-");
    assert_eq!(events[1], json!({"event": "end", "reason": "cap", "ranking": [1, 1]}));
    assert_eq!(table.view()["end"], json!({"reason": "cap", "ranking": [1, 1], "scores": [0, 0]}));
    let mut at_once = Table::with(2, json!({"turn_cap": 1, "stall": 1, "lutin_move": "may"}));
    assert_eq!(at_once.play("T:- L:-")[1]["reason"], "stall", "if both strike, it is the stall");
    assert_eq!(Table::new(2).view()["options"]["turn_cap"], 600, "the default");
}

/// LUT-END-6
#[test]
fn end_6_positions_may_repeat() {
    let mut table = Table::with(2, json!({"lutin_move": "may"}));
    let first = table.state;
    for _ in 0..20 {
        table.play("T:b3-a3 L:- T:- L:- T:a3-b3 L:- T:- L:-");
        let again = feerie_lutins::state::State { turn: 1, quiet: 0, ..table.state };
        assert_eq!(again, first, "the same position");
        assert_eq!(table.why("T:b3-a3"), "ok", "and the same right to go on");
    }
}
