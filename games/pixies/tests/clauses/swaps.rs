//! A16.

use crate::desk::desk;
use feerie_pixies::tiles::{Single, Tile};
use serde_json::json;

/// PIX-A16-2.
#[test]
fn a16_2_same_type_for_same_type() {
    let mut d = desk(3);
    assert_eq!(d.why_not(0, "16:F/b"), "PIX-A16-2", "no food tile");
    d.kit(0).food = 2;
    d.kit(1).food = 2;
    d.single(2, "M");
    assert_eq!(d.why_not(0, "16:F/2U"), "PIX-A16-2");
    assert_eq!(d.why_not(0, "16:F/bD"), "PIX-A16-2");
    assert_eq!(d.why_not(0, "16:F/0F"), "PIX-A16-2", "not with oneself");
    assert_eq!(d.why_not(0, "16:F/1F"), "legal", "equal tiles may be swapped");
    assert_eq!(d.legal_with(0, "16"), ["16:F/1F", "16:F/b"]);
}

/// PIX-A16-3.
#[test]
fn a16_3_food_with_the_top_of_the_pile() {
    let mut d = desk(3);
    d.kit(0).food = 4;
    d.play(0, "16:F/b");
    assert_eq!((d.kit(0).food, d.all()["food_pile"].clone()), (2, json!([4, 3, 4, 4])));
    while d.t().food_pile.pop_front().is_some() {}
    d.kit(1).food = 3;
    assert_eq!(d.why_not(1, "16:F/b"), "PIX-A16-3");
}

/// PIX-A16-4.
#[test]
fn a16_4_single_use_with_the_board() {
    let mut d = desk(3);
    d.single(0, "M").single(1, "D");
    assert_eq!(d.why_not(0, "16:U/bD"), "PIX-A16-4");
    d.play(0, "16:U/bL");
    assert_eq!((d.kit(0).single, d.all()["board_single"].clone()), (Some(Single::Look), json!(["M"])));
}

/// PIX-A16-5.
#[test]
fn a16_5_skill_with_the_board() {
    let mut d = desk(3);
    d.skill(0, "a").skill(1, "b");
    assert_eq!(d.why_not(0, "16:K/bb"), "PIX-A16-5");
    d.play(0, "16:K/bj");
    let view = d.all();
    assert_eq!(view["seats"][0]["skill"], "j");
    assert_eq!(view["board_skills"], json!(["a", "c", "d", "e", "f", "g", "h", "i"]));
}

/// PIX-A16-6.
#[test]
fn a16_6_the_tile_on_the_satchel_goes_along() {
    let mut d = desk(3);
    d.skill(0, "h").skill(1, "a");
    d.kit(0).extra = Some(Tile::Food(3));
    d.kit(1).food = 4;
    d.turn(1).play(1, "16:K/0K");
    assert_eq!((d.kit(1).extra, d.kit(0).extra), (Some(Tile::Food(3)), None));
    d.turn(1);
    d.t().used.swap = Default::default();
    d.play(1, "16:K/bc");
    assert_eq!((d.kit(1).extra, d.all()["food_pile"][0].clone()), (None, json!(3)), "home to the pile");
}

/// PIX-A16-7.
#[test]
fn a16_7_the_tile_on_the_satchel_is_swapped_on_its_own() {
    let mut d = desk(3);
    d.skill(0, "h");
    d.kit(0).extra = Some(Tile::Food(3));
    d.kit(1).food = 2;
    d.play(0, "16:X/1F");
    assert_eq!((d.kit(0).extra, d.kit(1).food), (Some(Tile::Food(2)), 3));
    d.play(1, "16:F/0X");
    assert_eq!((d.kit(0).extra, d.kit(1).food), (Some(Tile::Food(3)), 2));
}
