//! ELF-SEATS, ELF-OPT, ELF-BOARD, ELF-SETUP, ELF-DECK.

use crate::scene::{sq, table, turn};
use feerie_core::{Game, Options as _};
use feerie_elfe::board::{Dir, Square};
use feerie_elfe::cards::Spell;
use feerie_elfe::options::Options;
use feerie_elfe::{Elfe, clauses};
use serde_json::json;

/// ELF-SEATS-1.
#[test]
fn seats_1_two_to_six_one_fairy_each() {
    assert_eq!(Elfe::INFO.seats, (2, 6));
    for seats in 2..=6 {
        assert_eq!(table(seats, json!({})).all()["fairies"].as_array().unwrap().len(), usize::from(seats));
    }
    let options = Options::read(&Default::default(), 2).unwrap();
    assert!(Elfe::new(options.clone(), 1).is_err() && Elfe::new(options, 7).is_err());
}

/// ELF-OPT-1.
#[test]
fn opt_1_unknown_names_and_values_are_refused() {
    let read = |options: serde_json::Value| Options::read(options.as_object().unwrap(), 2);
    for wrong in
        [json!({"speed": 1}), json!({"start": "near"}), json!({"hand": 4}), json!({"cap": 21}), json!({"deal": 4})]
    {
        let refused = read(wrong.clone()).expect_err("a wrong option");
        assert_eq!(refused.clause().map(|clause| clause.id()), Some("ELF-OPT-1"), "{wrong}");
    }
    let defaults = json!({"start": "far", "win": "contact", "compass": "eight", "kiss": "round", "recycle": "queue",
        "hand": 0, "deal": 3, "hands": "hidden", "cap": 20});
    assert_eq!(serde_json::Value::from(read(json!({})).unwrap().write()), defaults);
}

/// ELF-BOARD-1.
#[test]
fn board_1_twenty_by_twenty() {
    assert!(Square::at(19, 19).is_some() && Square::at(20, 0).is_none() && Square::at(0, 20).is_none());
}

/// ELF-BOARD-2.
#[test]
fn board_2_the_edge_is_the_outermost_ring() {
    let scene = turn(2, json!({}), "k5").fairy(0, "a1").fairy(1, "t1").hand(0, &[Spell::Invite]);
    assert_eq!(scene.legal().iter().filter(|action| action.starts_with("invite:")).count(), 74);
}

/// ELF-BOARD-3.
#[test]
fn board_3_the_pond_is_the_central_block() {
    let wet: Vec<String> = Square::by_name().filter(|s| s.is_pond()).map(|s| s.to_string()).collect();
    assert_eq!(wet.len(), 16);
    assert!(wet.iter().all(|name| "ijkl".contains(&name[..1]) && (9..=12).contains(&name[1..].parse().unwrap())));
}

/// ELF-BOARD-4.
#[test]
fn board_4_a_diagonal_lies_between_its_cardinal_neighbours() {
    for (diagonal, one, other) in [(Dir::NE, Dir::N, Dir::E), (Dir::SW, Dir::S, Dir::W)] {
        let via = sq("k7").step(one, 1).and_then(|square| square.step(other, 1));
        assert_eq!(sq("k7").step(diagonal, 1), via);
    }
}

/// ELF-BOARD-5, ELF-MOVE-3.
#[test]
fn board_5_no_square_holds_two_pieces() {
    let scene = turn(2, json!({}), "k5").fairy(0, "a1").fairy(1, "t1").hand(0, &[Spell::Invite]);
    assert_eq!(scene.no("invite:t1"), Some(clauses::BOARD_5));
    assert_eq!(scene.play("walk d6:1").no("a1-a1"), Some(clauses::MOVE_3));
    let scene = turn(2, json!({}), "b1").fairy(0, "a1").fairy(1, "t1").play("walk d6:6");
    assert_eq!(scene.no("a1-b1"), Some(clauses::BOARD_5));
}

/// ELF-BOARD-6.
#[test]
fn board_6_contact_counts_on_diagonals_too() {
    assert_eq!(turn(2, json!({}), "k5").fairy(0, "h2").fairy(1, "t1").play("walk d6:2 h2-j4").winner(), Some(0));
    assert_eq!(turn(2, json!({}), "k5").fairy(0, "h2").fairy(1, "t1").play("walk d6:2 h2-i4").winner(), None);
}

/// ELF-SETUP-1.
#[test]
fn setup_1_one_draw_among_the_seats() {
    let scene = table(3, json!({}));
    assert_eq!(scene.odds(), [("first:0".into(), 1), ("first:1".into(), 1), ("first:2".into(), 1)]);
    for wrong in ["first:3", "first:-1", "elf:k7", "d20:7"] {
        assert_eq!(scene.no_chance(wrong), Some(clauses::SETUP_1), "{wrong}");
    }
    let scene = scene.play("first:2");
    assert_eq!((scene.all()["first"].clone(), scene.all()["active"].clone()), (json!(2), json!(2)));
}

/// ELF-SETUP-2.
#[test]
fn setup_2_the_elf_starts_in_the_woods() {
    let scene = table(2, json!({})).play("first:0");
    let odds = scene.odds();
    assert_eq!(odds.len(), 308);
    assert!(odds.is_sorted() && odds.iter().all(|(_, weight)| *weight == 1));
    for wrong in ["elf:a5", "elf:k10", "elf:t20", "elf:z3", "land:k7"] {
        assert_eq!(scene.no_chance(wrong), Some(clauses::SETUP_2), "{wrong}");
    }
}

/// ELF-BOARD-5, ELF-SETUP-3.
#[test]
fn setup_3_fairies_are_placed_in_the_edge_in_order_of_play() {
    let scene = table(3, json!({})).play("first:1 elf:e5");
    assert_eq!(scene.no("at:b19"), Some(clauses::SETUP_3));
    assert_eq!(scene.no("at:k20"), None);
    let scene = scene.play("at:k20");
    assert_eq!(scene.s.open.active.0, 2);
    assert_eq!(scene.no("at:k20"), Some(clauses::BOARD_5));
    assert_eq!(scene.play("at:t7").s.open.active.0, 0);
}

/// ELF-SETUP-4.
#[test]
fn setup_4_sides_that_the_elf_touches_are_barred_with_their_corners() {
    let scene = table(2, json!({"start": "seed"})).play("first:0 elf:b2");
    for barred in ["at:a20", "at:t1", "at:a1", "at:a7", "at:k1"] {
        assert_eq!(scene.no(barred), Some(clauses::SETUP_4), "{barred}");
    }
    assert_eq!(scene.no("at:b20"), None);
    // 37 squares on the two other sides, without their barred corners.
    assert_eq!(scene.legal().len(), 37);
    assert_eq!(table(2, json!({"start": "seed"})).play("first:0 elf:c3").legal().len(), 76);
}

/// ELF-SETUP-5.
#[test]
fn setup_5_fairies_start_far_with_an_allowance_for_playing_later() {
    // Columns e and rows 5: the farthest sides are 15 away.
    let scene = table(2, json!({})).play("first:1 elf:e5");
    assert_eq!(scene.no("at:s1"), Some(clauses::SETUP_5));
    assert_eq!(scene.no("at:t1"), None);
    let scene = scene.play("at:t1");
    assert_eq!(scene.no("at:r1"), None, "the second of two may start two squares nearer");
    assert_eq!(scene.no("at:q1"), Some(clauses::SETUP_5));
    assert_eq!(table(2, json!({"start": "seed"})).play("first:1 elf:e5").no("at:e1"), None);
    let six = table(6, json!({})).play("first:0 elf:e5 at:t1 at:t2");
    assert_eq!((six.no("at:s1"), six.no("at:r1")), (None, Some(clauses::SETUP_5)), "0 0 1 2 2 3");
}

/// ELF-SETUP-6, ELF-SETUP-7.
#[test]
fn setup_6_and_7_an_empty_board_and_one_face_down_pile() {
    let scene = table(2, json!({})).play("first:0 elf:e5 at:t1 at:t2");
    let view = scene.all();
    assert_eq!((&view["princes"], &view["toads"], &view["reserve"]), (&json!([]), &json!([]), &json!(10)));
    // ELF-SETUP-7.
    assert_eq!(
        table(2, json!({})).all()["pile"],
        json!({"unseen": 36, "queue": [],
        "composition": {"banish": 4, "elf": 6, "hex": 10, "invite": 10, "slap": 6}})
    );
}

/// ELF-DECK-1.
#[test]
fn deck_1_ten_ten_four_six_six() {
    let scene = table(2, json!({})).play("first:0 elf:e5 at:t1 at:t2");
    let expected = [("card:banish", 4), ("card:elf", 6), ("card:hex", 10), ("card:invite", 10), ("card:slap", 6)];
    assert_eq!(scene.odds(), expected.map(|(text, weight)| (text.to_owned(), weight)));
}

/// ELF-SETUP-8.
#[test]
fn setup_8_cards_are_dealt_one_at_a_time_in_order_of_play() {
    let mut scene = table(3, json!({"deal": 2})).play("first:1 elf:e5 at:t1 at:t2 at:t3");
    let mut order = Vec::new();
    while scene.all()["phase"] == "deal" {
        order.push(scene.s.open.active.0);
        assert_eq!(scene.no_chance("card:fog"), Some(clauses::SETUP_8));
        scene = scene.play("card:hex");
    }
    assert_eq!(order, [1, 2, 0, 1, 2, 0]);
    assert_eq!((scene.s.open.active.0, scene.s.open.turn, scene.hand_of(0)[Spell::Hex]), (1, 1, 2));
    assert_eq!(table(2, json!({"deal": 0})).play("first:1 elf:e5 at:t1 at:t2").all()["phase"], "turn");
}
