//! GEN, SET, RND, STL.

use crate::desk::{desk, fresh};
use feerie_core::{Game, Node, Odds};
use serde_json::json;

/// PIX-SET-1, PIX-SET-8
#[test]
fn set_1_and_set_8_every_good_is_somewhere() {
    for seats in 2..=5 {
        let d = fresh(seats, json!({}));
        let t = &d.s.table;
        let pixies = [5, 5, 4, 3][usize::from(seats) - 2];
        for kit in t.kits.iter().take(seats.into()) {
            assert_eq!((kit.slaves, kit.discs), (pixies, 4), "the kit of {seats} players");
        }
        let mut all = t.supply;
        all.add(&t.special);
        all.add(&t.bag.metal());
        for kit in &t.kits {
            all.add(&kit.stock);
        }
        assert_eq!(all.to_string(), "A40B40H40S60G30");
        assert_eq!(t.bag.stones(), (5 * seats).min(20), "5 stones a player, and none for the third colour");
        assert_eq!(t.bag.stones() + t.stones_reserve, 20);
        assert_eq!(t.bag.0[..2], [30, 10]);
    }
}

/// PIX-SET-2.
#[test]
fn set_2_discs_start_at_the_beginning() {
    let d = fresh(3, json!({}));
    assert!(d.s.table.kits[..3].iter().all(|kit| (kit.punishment, kit.silver, kit.gold) == (0, 1, 1)));
}

/// PIX-SET-3.
#[test]
fn set_3_every_order_is_as_likely() {
    let d = fresh(4, json!({}));
    let Odds::Listed(orders) = d.game.odds(&d.s) else { panic!("listed") };
    assert_eq!(orders.len(), 24);
    assert!(orders.iter().all(|(_, weight)| *weight == 1));
    let mut d = fresh(3, json!({}));
    d.chance("order:201");
    let view = d.all();
    assert_eq!((&view["small"], &view["big"]), (&json!([2, 0, 1]), &json!([2, 0, 1])));
}

/// PIX-SET-4, PIX-SET-5
#[test]
fn set_4_and_set_5_tiles_lie_in_their_order() {
    for (seats, pile) in
        [(2, json!([2, 3, 4])), (3, json!([2, 3, 4, 4])), (4, json!([2, 3, 3, 4, 4])), (5, json!([2, 2, 3, 3, 4, 4]))]
    {
        let view = fresh(seats, json!({})).all();
        assert_eq!(view["food_pile"], pile);
        assert_eq!(view["board_single"], json!(["D", "L", "M"]));
        let left = json!({"ring": [8, 7, 6, 5, 4, 3, 2], "servant": [11, 10, 9, 8, 7, 6, 5], "special": [4, 5, 6, 7, 8, 9, 10]});
        assert_eq!(view["tiles_left"], left);
    }
}

/// PIX-SET-6.
#[test]
fn set_6_demands_come_from_nine_tokens_without_replacement() {
    let mut d = desk(3);
    d.end_actions();
    assert_eq!(d.node(), "demand");
    d.t().demands = [0, 0, 1].into_iter().collect();
    let Odds::Listed(odds) = d.game.odds(&d.s) else { panic!("listed") };
    assert_eq!(odds.iter().map(|(_, weight)| *weight).collect::<Vec<_>>(), [1, 2, 3]);
    d.t().demands = [0, 0, 0].into_iter().collect();
    let Odds::Listed(odds) = d.game.odds(&d.s) else { panic!("listed") };
    assert_eq!(odds.len(), 2, "no apple token is left");
}

/// PIX-SET-7.
#[test]
fn set_7_the_special_track_starts_with_one_of_each_but_gold() {
    assert_eq!(fresh(3, json!({})).all()["special"], "A1B1H1S1");
}

/// PIX-SET-9.
#[test]
fn set_9_everybody_but_the_darling_gets_honey() {
    let mut d = fresh(3, json!({}));
    d.chance("order:120");
    assert_eq!([d.stock(0), d.stock(1), d.stock(2)], ["A2B2H2S2G2", "A2B2S2G2", "A2B2H2S2G2"]);
}

/// PIX-SET-10.
#[test]
fn set_10_pixies_wait_in_the_mine() {
    for (seats, pixies) in [(2, 5), (3, 5), (4, 4), (5, 3)] {
        assert_eq!(fresh(seats, json!({})).all()["seats"][0]["slaves"], pixies);
    }
}

/// PIX-SET-11.
#[test]
fn set_11_the_last_takes_a_skill_first() {
    let mut d = fresh(3, json!({}));
    d.chance("order:120");
    let Odds::Listed(sets) = d.game.odds(&d.s) else { panic!("listed") };
    assert_eq!(sets.len(), 210);
    d.chance("skills:abcdef");
    assert_eq!(d.actor(), Some(0));
    assert_eq!(d.why_not(0, "skill:j"), "PIX-SET-11", "not laid out");
    d.play(0, "skill:a");
    assert_eq!(d.actor(), Some(2));
    assert_eq!(d.why_not(2, "skill:a"), "PIX-SET-11", "taken");
    d.play(2, "skill:b");
    d.play(1, "skill:c");
    assert_eq!(d.all()["board_skills"], json!(["d", "e", "f"]));
    assert_eq!(d.all()["round"], 1);
}

/// PIX-GEN-2.
#[test]
fn gen_2_and_gen_3_nobody_takes_what_the_stock_does_not_hold() {
    let mut d = desk(3);
    d.t().supply.0[0] = 0;
    assert_eq!(d.why_not(0, "1:A"), "PIX-GEN-3");
    assert_eq!(d.why_not(0, "17:+A"), "PIX-GEN-3");
    let bread = d.s.table.supply.0[1];
    d.play(0, "17:-B2S1");
    assert_eq!(d.s.table.supply.0[1], bread + 2, "what is discarded returns");
}

/// PIX-GEN-4.
#[test]
fn gen_4_a_short_stock_gives_what_it_has() {
    let mut d = desk(3);
    d.t().supply.0[2] = 1;
    d.play(0, "1:H");
    assert_eq!(d.stock(0), "A2B2H1S2G2");
}

/// PIX-GEN-5.
#[test]
fn gen_5_the_darling_is_the_first_of_the_living() {
    let mut d = desk(3);
    assert_eq!(d.all()["darling"], 0);
    d.kit(0).punishment = 58;
    d.play(0, "pass");
    assert_eq!(d.all()["darling"], 1, "seat 0 is in the dungeon");
}

/// PIX-RND-1.
#[test]
fn rnd_1_the_phases_follow_each_other() {
    let mut d = desk(3);
    let mut seen = vec![d.all()["phase"].clone()];
    d.demand("A");
    seen.push(d.all()["phase"].clone());
    d.goods(1, "A1").pixie(1, 1);
    d.offers(&["G1", "A1", "G1"]);
    seen.push(d.all()["phase"].clone());
    d.play(1, "end");
    assert_eq!(seen, ["actions", "offerings", "rewards"]);
    assert_eq!(d.all()["round"], 2);
}

/// PIX-STL-1.
#[test]
fn stl_1_big_cubes_take_the_order_of_the_small_ones() {
    let mut d = desk(3);
    d.t().small = [2, 1, 0].into_iter().collect();
    d.demand("A");
    assert_eq!(d.all()["big"], json!([0, 1, 2]));
    d.offers(&["G1", "G1", "G1"]);
    assert_eq!(d.all()["big"], json!([2, 1, 0]));
}

/// PIX-STL-2.
#[test]
fn stl_2_pixies_bring_the_food_of_their_space_in_order() {
    let mut d = desk(3);
    d.pixie(0, 1).pixie(1, 13).goods(0, "S1").goods(1, "S1").goods(2, "S1");
    d.demand("A");
    let spare = d.s.table.supply.0[0] - 1;
    d.t().supply.0[0] -= spare;
    d.offers(&["S1", "S1", "S1"]);
    d.play(1, "mine:13");
    assert_eq!(d.stock(0), "A1", "the one apple goes to the first in order");
    assert_eq!(d.stock(2), "-", "the mine brings nothing");
}

/// PIX-STL-3.
#[test]
fn stl_3_silverfinger_works_from_the_first_round() {
    let mut d = fresh(3, json!({}));
    d.chance("order:012");
    d.chance("skills:abcdef");
    d.play(2, "skill:d");
    d.play(1, "skill:a");
    d.play(0, "skill:b");
    assert_eq!(d.stock(2), "A2B2H2S3G2");
}

/// Ends a round without consequences; the game stands in the next steal phase or at its first turn.
fn next_round(d: &mut crate::desk::Desk) {
    for seat in 0..d.game.seats() {
        d.goods(seat, "S1");
    }
    d.demand("H");
    let seats = usize::from(d.game.seats());
    d.offers(&vec!["S1"; seats]);
}

#[test]
fn stl_4_food_tiles_give_food_of_choice() {
    let mut d = desk(3);
    d.kit(1).food = 3;
    next_round(&mut d);
    assert_eq!((d.node(), d.actor()), ("take", Some(1)));
    assert_eq!(d.all()["pending"], 3);
    assert_eq!(d.legal(1).len(), 10);
    assert_eq!(d.why_not(1, "take:A2"), "PIX-STL-4");
    assert_eq!(d.why_not(1, "take:A2S1"), "PIX-STL-4");
    d.play(1, "take:A1H2");
    assert_eq!(d.stock(1), "A1H2");
}

/// PIX-STL-4, PIX-GEN-6
#[test]
fn stl_4_all_the_food_left_if_less_and_gen_6_no_refusal() {
    let mut d = desk(3);
    d.kit(1).food = 4;
    d.t().supply.0[..3].copy_from_slice(&[1, 0, 2]);
    d.goods(0, "S1").goods(1, "S1").goods(2, "S1");
    d.demand("H");
    d.t().supply.0[..3].copy_from_slice(&[1, 0, 2]);
    d.offers(&["S1", "S1", "S1"]);
    assert_eq!(d.legal(1), ["take:A1H2"], "still a node, and nothing to refuse with");
}

/// PIX-STL-5.
#[test]
fn stl_5_icons_come_before_tiles() {
    let mut d = desk(3);
    d.pixie(0, 1);
    d.kit(0).food = 2;
    d.goods(0, "S1").goods(1, "S1").goods(2, "S1");
    d.demand("H");
    d.t().supply.0[..3].copy_from_slice(&[1, 1, 0]);
    d.offers(&["S1", "S1", "S1"]);
    assert_eq!(d.legal(0), ["take:B1"], "the apple went to the pixie on space 1");
    assert!(matches!(d.game.node(&d.s), Node::Decision(_)));
}
