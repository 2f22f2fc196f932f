//! A01 to A14, TIL.

use crate::desk::desk;
use feerie_pixies::event::Event;
use feerie_pixies::tiles::Tile;
use serde_json::json;

/// PIX-A01-1.
#[test]
fn a01_1_two_of_one_food() {
    let mut d = desk(3);
    assert_eq!(d.legal_with(0, "1:"), ["1:A", "1:B", "1:H"]);
    d.play(0, "1:B");
    assert_eq!(d.stock(0), "A2B4S2G2");
}

/// PIX-A02-1.
#[test]
fn a02_1_two_silver() {
    let mut d = desk(3);
    d.play(0, "2");
    assert_eq!(d.stock(0), "A2B2S4G2");
}

/// PIX-A03-1, PIX-A03-4, PIX-CHN-3
#[test]
fn a03_1_and_a03_4_one_promotion_if_there_is_one() {
    let mut d = desk(3);
    d.play(0, "3:m>4");
    assert_eq!((d.at(4), d.kit(0).slaves), (0, 4));
    let mut d = desk(3);
    d.kit(0).slaves = 1;
    d.kit(0).chains = [1, 0];
    assert!(d.legal_with(0, "3").is_empty(), "the only pixie is chained");
    assert_eq!(d.why_not(0, "3:m>4"), "PIX-CHN-3");
}

/// PIX-A03-2.
#[test]
fn a03_2_never_into_the_castle() {
    let mut d = desk(3);
    d.pixie(0, 13);
    assert_eq!(d.why_not(0, "3:13>Q"), "PIX-A03-2");
    assert!(!d.legal(0).contains(&"3:13>Q".to_owned()));
}

/// PIX-A03-3.
#[test]
fn a03_3_two_discs_cover_the_hand() {
    let mut d = desk(3);
    assert_eq!(d.why_not(0, "3:m>3"), "PIX-A03-3", "the own discs");
    d.play(0, "2");
    assert_eq!(d.why_not(1, "3:m>2"), "PIX-A03-3", "another's discs");
    let mut d = desk(3);
    d.pixie(1, 2);
    d.play(0, "2");
    d.goods(1, "-").goods(2, "A1");
    d.turn(2);
    assert_eq!(d.why_not(2, "3:mx2"), "legal", "one disc leaves the hand");
}

/// PIX-A04-1, PIX-GEN-3.
#[test]
fn a04_1_one_kind_for_another_never_gold() {
    let mut d = desk(3);
    d.goods(0, "A9G2");
    assert_eq!(d.why_not(0, "4:A8>S"), "PIX-A04-1");
    assert_eq!(d.why_not(0, "4:A7>S"), "legal");
    for text in ["4:A1>G", "4:G1>A", "4:A1>A", "4:B1>A"] {
        assert_eq!(d.why_not(0, text), "PIX-A04-1", "{text}");
    }
    d.t().supply.0[3] = 3;
    assert_eq!(d.why_not(0, "4:A4>S"), "PIX-GEN-3");
    d.play(0, "4:A3>S");
    assert_eq!(d.stock(0), "A6S3G2");
}

/// PIX-A05-1.
#[test]
fn a05_1_the_silver_track_and_the_alchemist_set_the_price() {
    for (space, skill, price) in [(1, "", 4), (2, "", 3), (4, "", 2), (7, "", 1), (1, "a", 3), (7, "a", 1)] {
        let mut d = desk(3);
        d.goods(0, "S4");
        d.kit(0).silver = space;
        if !skill.is_empty() {
            d.skill(0, skill);
        }
        d.play(0, "5:1");
        let left = 4 - price;
        assert_eq!(d.stock(0), if left > 0 { format!("S{left}G1") } else { "G1".into() }, "space {space} {skill}");
    }
}

/// PIX-A05-2.
#[test]
fn a05_2_all_must_be_paid_for_and_in_stock() {
    let mut d = desk(3);
    d.goods(0, "S8");
    assert_eq!(d.why_not(0, "5:3"), "PIX-A05-2");
    d.t().supply.0[4] = 1;
    assert_eq!(d.why_not(0, "5:2"), "PIX-GEN-3");
}

/// PIX-A06-1.
#[test]
fn a06_1_the_top_tile_of_the_pile() {
    let mut d = desk(3);
    d.play(0, "6");
    assert_eq!((d.kit(0).food, d.all()["food_pile"].clone()), (2, json!([3, 4, 4])));
    let mut d = desk(3);
    while d.t().food_pile.pop_front().is_some() {}
    assert_eq!(d.why_not(0, "6"), "PIX-A06-1");
}

/// PIX-A07-1, PIX-A08-1, PIX-A09-1.
#[test]
fn a07_1_a08_1_a09_1_single_use_tiles_must_lie_there() {
    let mut d = desk(3);
    d.single(1, "D").single(2, "L");
    assert_eq!(d.why_not(0, "7"), "PIX-A07-1");
    assert_eq!(d.why_not(0, "8"), "PIX-A08-1");
    d.play(0, "9");
    assert_eq!(d.all()["seats"][0]["single"], "M");
    d.turn(1);
    d.t().placed[8] = 0;
    assert_eq!(d.why_not(1, "9"), "PIX-A09-1");
}

/// PIX-A10-1, PIX-A10-2.
#[test]
fn a10_1_and_a10_2_roll_then_spread_exactly() {
    let mut d = desk(3);
    d.play(0, "10");
    assert_eq!(d.node(), "whip");
    let feerie_core::Odds::Listed(odds) = feerie_core::Game::odds(&d.game, &d.s) else { panic!("listed") };
    assert_eq!(odds.iter().map(|(_, weight)| *weight).collect::<Vec<_>>(), [1, 2, 2, 1]);
    d.chance("whip:3");
    assert_eq!(d.legal(0), ["give:1x1+2x2", "give:1x2+2x1", "give:1x3", "give:2x3"]);
    assert_eq!(d.why_not(0, "give:1x2"), "PIX-A10-2");
    assert_eq!(d.why_not(0, "give:0x3"), "PIX-A10-2");
    d.play(0, "give:1x2+2x1");
    assert_eq!(d.crowns(), [0, 2, 1]);
    assert_eq!(d.actor(), Some(1));
}

/// PIX-A11-1.
#[test]
fn a11_1_one_bar_for_one_step() {
    let mut d = desk(3);
    d.kit(0).gold = 7;
    assert_eq!(d.why_not(0, "11:G"), "PIX-A11-1", "the end of the track");
    d.play(0, "11:S");
    assert_eq!((d.kit(0).silver, d.stock(0)), (2, "A2B2S1G2".into()));
    d.goods(1, "G1");
    d.t().placed[10] = 0;
    assert_eq!(d.why_not(1, "11:S"), "PIX-A11-1");
}

/// PIX-A12-1.
#[test]
fn a12_1_the_casino_gives_what_the_die_shows() {
    for (side, stock) in [("food", "A3B3H1S2G2"), ("silver", "A2B2S4G2"), ("gold", "A2B2S2G3")] {
        let mut d = desk(3);
        d.play(0, "12");
        d.chance(&format!("casino:{side}"));
        assert_eq!(d.stock(0), stock);
    }
    let mut d = desk(3);
    d.t().supply.0 = [0; 5];
    assert_eq!(d.why_not(0, "12"), "PIX-A12-1");
}

/// PIX-A13-1.
#[test]
fn a13_1_gold_for_the_first_ring() {
    let mut d = desk(3);
    assert_eq!(d.why_not(0, "13"), "PIX-A13-1", "five gold on the first space");
    d.goods(0, "G6").play(0, "13");
    assert_eq!(d.stock(0), "G1");
    assert_eq!(d.all()["seats"][0]["rewards"], json!([["ring", 8]]));
    d.goods(1, "G9").t().placed[12] = 0;
    d.t().taken = [0; 7].into_iter().collect();
    assert_eq!(d.why_not(1, "13"), "PIX-A13-1", "all seven are gone");
}

/// PIX-A13-2.
#[test]
fn a13_2_the_goldsmith_gets_two_more() {
    let mut d = desk(3);
    d.skill(0, "c").goods(0, "G5").play(0, "13");
    assert_eq!(d.kit(0).bonus, 2);
}

/// PIX-A14-1.
#[test]
fn a14_1_robbing_takes_the_icons_as_far_as_they_are_there() {
    let mut d = desk(3);
    assert_eq!(d.why_not(0, "14:13"), "PIX-A14-1");
    d.pixie(1, 13).pixie(0, 1).goods(1, "A1B1S5").goods(0, "-");
    assert_eq!(d.why_not(0, "14:1"), "PIX-A14-1", "not one's own");
    d.play(0, "14:13");
    assert_eq!((d.stock(0), d.stock(1)), ("A1B1".into(), "S5".into()));
    assert!(d.log.iter().any(|event| matches!(event, Event::Robbed { .. })));
}

/// PIX-TIL-1, PIX-TIL-2.
#[test]
fn til_1_and_til_2_no_tile_without_a_free_slot() {
    let mut d = desk(3);
    d.kit(0).food = 2;
    d.single(0, "M");
    assert_eq!(d.why_not(0, "6"), "PIX-TIL-2");
    assert_eq!(d.why_not(0, "7"), "PIX-TIL-2");
    d.skill(0, "h");
    d.play(0, "7");
    assert_eq!((d.kit(0).single.map(|tile| tile.letter()), d.kit(0).extra.is_some()), (Some('M'), true));
    d.turn(0);
    assert_eq!(d.why_not(0, "6"), "PIX-TIL-2", "the satchel holds one tile");
}

/// PIX-TIL-3.
#[test]
fn til_3_a_used_tile_can_be_taken_again() {
    let mut d = desk(3);
    d.single(0, "L").play(0, "15:G2");
    d.chance("draw:S3");
    assert_eq!(d.all()["board_single"], json!(["D", "L", "M"]));
    assert_eq!(d.why_not(1, "8"), "legal");
}

/// PIX-TIL-4.
#[test]
fn til_4_both_food_tiles_produce_and_tiles_on_h_work() {
    let mut d = desk(3);
    d.skill(0, "h");
    d.kit(0).food = 2;
    d.kit(0).extra = Some(Tile::Food(3));
    assert_eq!(d.kit(0).tile_food(), 5);
    d.kit(0).extra = Some(Tile::Single("L".parse().unwrap()));
    assert_eq!(d.why_not(0, "15:G2"), "legal");
}
