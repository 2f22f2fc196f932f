//! ARM-SET: placing everything. ARM-GRID-1 to ARM-GRID-5.

use crate::table::{Table, sq};
use feerie_armes::board::Square;
use feerie_armes::phase::Phase;
use feerie_core::Seat;
use serde_json::json;

fn full() -> Table {
    Table::with(json!({"setup": "full"}))
}

const PIECES: &str = "piece:tour:0 place:d4 piece:chene:0 place:k4 piece:muret:0 place:q4 \
    piece:haie:1 place:d18 piece:marais:0 place:k18 piece:allee:1 place:s14";

/// ARM-SET-1.
#[test]
fn set_1_first_player_scenery_objectives_lairs_figures() {
    let mut t = full();
    assert_eq!(t.phase(), "roll_setup");
    t.play("roll:1");
    assert_eq!((t.phase(), t.seat()), ("piece", Seat(1)));
    t.play(PIECES).play("objective:c10 objective:h10 objective:m10 objective:r10");
    assert_eq!(t.phase(), "lair");
    t.play("lair:l7 lair:l15");
    assert_eq!(t.phase(), "deploy");
}

/// ARM-SET-2.
#[test]
fn set_2_equal_dice_are_rolled_again() {
    assert_eq!(full().odds(), [("roll:0".to_owned(), 15), ("roll:1".to_owned(), 15)]);
}

/// ARM-SET-3.
#[test]
fn set_3_three_pieces_each_in_turn_from_a_common_pool() {
    let mut t = full();
    t.play("roll:0 piece:tour:0 place:d4");
    assert_eq!(t.seat(), Seat(1));
    assert_eq!(t.refused("piece:tour:0"), "ARM-SET-3");
    assert_eq!(t.refused("piece:chene:1"), "ARM-DATA-5", "an oak looks the same from all sides");
    t.play("piece:chene:0 place:k4 piece:muret:0 place:q4 piece:haie:1 place:d18 piece:marais:0 place:k18");
    t.play("piece:allee:1 place:s14");
    assert_eq!((t.phase(), t.seat()), ("objective", Seat(0)));
}

/// ARM-SET-4, ARM-GRID-3, ARM-GRID-5.
#[test]
fn set_4_and_grid_3_pieces_lie_on_the_board_more_than_two_apart() {
    let mut t = full();
    t.play("roll:0 piece:tour:0 place:d4 piece:muret:0");
    assert_eq!(t.refused("place:v4"), "ARM-SET-4", "four squares from v: off the board");
    assert_eq!(t.refused("place:g4"), "ARM-SET-4", "e4 and g4 are two apart");
    assert!(t.may("place:h4") && t.may("place:g7"));
    // ARM-GRID-4, ARM-GRID-5: counted along rows and columns, the smallest distance of their squares.
    assert_eq!(sq("e5").distance(sq("g7")), 4);
}

/// ARM-SET-5, ARM-SET-6, ARM-SET-7.
#[test]
fn set_5_set_6_and_set_7_objectives() {
    let mut t = full();
    t.play("roll:1").play(PIECES);
    assert_eq!(t.refused("objective:a10"), "ARM-SET-6", "the rim");
    assert_eq!(t.refused("objective:d5"), "ARM-SET-6", "on scenery");
    assert_eq!(t.refused("objective:f5"), "ARM-SET-6", "beside a tower");
    assert!(t.may("objective:t14"), "beside a lane is fine");
    t.play("objective:j10");
    assert_eq!(t.refused("objective:l12"), "ARM-SET-7");
    t.play("objective:m12");
    assert_eq!(t.seat(), Seat(0), "the first player has placed two");
}

#[test]
fn set_8_lairs_are_six_apart() {
    let mut t = full();
    t.play("roll:0").play(PIECES).play("objective:c10 objective:h10 objective:m10 objective:r10 lair:j13");
    assert_eq!(t.refused("lair:l16"), "ARM-SET-8");
    assert!(t.may("lair:m16"));
    t.play("lair:m16");
    assert_eq!(t.view()["lairs"], json!(["j13", "m16"]));
}

/// ARM-SET-9, ARM-SET-12, ARM-SET-10, ARM-SET-11.
#[test]
fn set_9_to_set_12_where_figures_are_placed() {
    let mut t = Table::with(json!({"setup": "map", "band0": "pixie,pixie", "band1": "jardinier"}));
    t.play("roll:0");
    assert_eq!((t.seat(), t.view()["pending"]["fig"].clone()), (Seat(0), json!("A1")));
    assert_eq!(t.refused("deploy:m13"), "ARM-SET-9", "six from the lair m19");
    assert_eq!(t.refused("deploy:p12"), "ARM-SET-12", "an objective");
    t.play("deploy:m12");
    assert_eq!(t.refused("deploy:m12"), "ARM-SET-12", "taken");
    t.play("deploy:m11");
    assert_eq!((t.phase(), t.seat()), ("deploy", Seat(1)));
    assert_eq!(t.refused("deploy:m16"), "ARM-SET-10");
    assert_eq!(t.refused("deploy:l1"), "ARM-SET-11");
    t.play("deploy:m17");
    assert_eq!(t.phase(), "roll_round");
    let mut t = Table::with(json!({"setup": "map", "deploy": "seed", "band0": "pixie", "band1": "jardinier"}));
    t.play("roll:0 deploy:m12");
    assert!(t.may("deploy:l1"), "the letter lets the second player come close");
}

/// ARM-SET-13.
#[test]
fn set_13_with_no_square_left_as_far_as_can_be() {
    // Six lakes, and elsewhere ten figures and a lair, spread so that they leave five squares: there lie the objectives
    // and the other lair.
    let row = "\"######\", ".repeat(6);
    let lake = format!(
        "format = 1\n[[piece]]\nid = \"lac\"\nfr = \"Lac\"\nen = \"Lake\"\nmove = \"block\"\nsight = \"flat\"\nshape = [{row}]\n"
    );
    let ten = ["pixie"; 10].join(",");
    let mut t = Table::with(json!({"setup": "full", "extra": lake, "band0": ten, "band1": "jardinier"}));
    t.play("roll:0");
    let mut t = t.scenery("lac:0:a1 lac:0:g1 lac:0:a7 lac:0:g7 lac:0:a13 lac:0:g13");
    let figures = ["p3", "m9", "x13", "n24", "m19", "c21", "q14", "g22", "t8", "w2"].map(sq);
    for (figure, at) in t.s.figures.iter_mut().zip(figures) {
        figure.at = Some(at);
    }
    let lair = sq("u21");
    t.s.lairs = [Some(lair), Some(sq("a24"))];
    t = t.objective(0, "m1").objective(1, "s1").objective(2, "x6").objective(3, "x7");
    t.s.phase = Phase::Deploy;
    assert_eq!((t.phase(), t.seat()), ("deploy", Seat(1)));

    let far = |at: Square| figures.iter().map(|figure| figure.distance(at)).min().unwrap();
    let all = ('a'..='x').flat_map(|col| (1..=24).map(move |row| format!("{col}{row}")));
    let (free, other): (Vec<String>, Vec<String>) = all.partition(|name| t.may(&format!("deploy:{name}")));
    let farthest = far(sq(&free[0]));
    assert!(free.iter().all(|name| far(sq(name)) == farthest), "{free:?}");
    for name in other {
        let why = t.refused(&format!("deploy:{name}"));
        let at = sq(&name);
        match why {
            "ARM-SET-12" => continue,
            "ARM-SET-10" => assert!(far(at) <= 4, "{name}"),
            "ARM-SET-11" => assert!(far(at) > 4 && lair.distance(at) <= 6, "{name}"),
            _ => panic!("{name}: {why}"),
        }
        assert!(far(at) < farthest, "{name} is as far from every figure");
    }
}

/// ARM-SET-14.
#[test]
fn set_14_maps_and_quick_games() {
    let mut t = Table::with(json!({}));
    assert_eq!(t.view()["scenery"][0], "tour:0:g11", "the map shows from the set-up roll on");
    t.play("roll:0");
    assert_eq!(t.phase(), "roll_round");
    assert_eq!(
        (t.at("A1").unwrap(), t.at("A2").unwrap(), t.at("B1").unwrap()),
        ("l8".into(), "n8".into(), "m17".into())
    );
    let mut t = Table::with(json!({"setup": "map"}));
    t.play("roll:0");
    assert_eq!((t.phase(), t.view()["objectives"].clone()), ("deploy", json!(["g9", "r16", "p12", "i13"])));
}

/// ARM-GRID-1.
#[test]
fn grid_1_24_by_24_squares() {
    let mut t = Table::with(json!({"setup": "full"}));
    t.play("roll:0 piece:chene:0");
    assert_eq!(t.legal().len(), 576);
    assert!(t.may("place:a1") && t.may("place:x24"));
}
