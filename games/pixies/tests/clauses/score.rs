//! PUN, SCO, DEM.

use crate::desk::{desk, desk_with};
use feerie_pixies::event::{Event, Why};
use feerie_pixies::tiles::Tile;
use serde_json::json;

fn points(d: &crate::desk::Desk, why: Why) -> Vec<(u8, u8)> {
    let of = |event: &Event| match event {
        Event::Points { seat, points, why: for_what, .. } if *for_what == why => Some((seat.0, *points)),
        _ => None,
    };
    d.log.iter().filter_map(of).collect()
}

/// PIX-PUN-1.
#[test]
fn pun_1_one_miner_one_crown_more_two() {
    let mut d = desk(4);
    d.kit(0).slaves = 0;
    d.kit(1).slaves = 1;
    d.skill(3, "j").demand("A");
    d.offers(&["G1", "G1", "G1", "G1"]);
    assert_eq!(points(&d, Why::Miners), [(1, 1), (2, 2), (3, 1)]);
}

/// PIX-PUN-2.
#[test]
fn pun_2_both_tracks_as_one_addition_after_all_miners() {
    let mut d = desk(3);
    d.kit(1).silver = 5;
    d.kit(1).gold = 6;
    d.demand("A");
    d.offers(&["G1", "G1", "G1"]);
    assert_eq!(points(&d, Why::Tracks), [(0, 6), (1, 1), (2, 6)]);
    let order: Vec<bool> = d
        .log
        .iter()
        .filter_map(|event| match event {
            Event::Points { why, .. } => Some(*why == Why::Tracks),
            _ => None,
        })
        .collect();
    assert!(order.is_sorted(), "first all miners, then all tracks");
}

/// PIX-PUN-3.
#[test]
fn pun_3_the_end_of_a_track_gives_a_reward() {
    let mut d = desk(3);
    d.kit(1).silver = 7;
    d.kit(1).gold = 7;
    d.demand("A");
    d.offers(&["G1", "G1", "G1"]);
    assert_eq!((d.kit(1).bonus, points(&d, Why::Tracks)), (2, vec![(0, 6), (2, 6)]));
}

/// PIX-SCO-1, PIX-GEN-1
#[test]
fn sco_1_and_gen_1_points_only_grow_and_are_marked_at_once() {
    let mut d = desk(3);
    d.play(0, "pass");
    assert_eq!(d.crowns(), [5, 0, 0]);
    d.demand("A");
    d.offers(&["G1", "G1", "G1"]);
    assert_eq!(d.crowns(), [13, 8, 8]);
}

/// PIX-SCO-2, PIX-SCO-3
#[test]
fn sco_2_and_sco_3_symbols_send_pixies_home_whoever_gives_the_points() {
    let mut d = desk(3);
    d.pixie(1, 4).kit(1).punishment = 8;
    d.play(0, "10");
    d.chance("whip:2");
    d.play(0, "give:1x2");
    assert_eq!((d.node(), d.actor()), ("demote", Some(1)), "onto the symbol, in another's turn");
    d.play(1, "mine:4");
    assert_eq!((d.node(), d.actor(), d.kit(1).slaves), ("act", Some(1), 5));
}

/// PIX-SCO-4.
#[test]
fn sco_4_one_player_after_the_other_with_consequences() {
    let mut d = desk(3);
    d.t().big = [0, 2, 1].into_iter().collect();
    d.pixie(1, 4).pixie(2, 5);
    d.kit(1).punishment = 9;
    d.kit(2).punishment = 9;
    d.play(0, "10");
    d.chance("whip:2");
    d.play(0, "give:1x1+2x1");
    assert_eq!((d.actor(), d.crowns()), (Some(2), vec![0, 9, 10]), "in big-cube order");
    assert_eq!(d.all()["marks"], json!([0, 1, 0]));
    d.play(2, "mine:5");
    assert_eq!((d.actor(), d.crowns()), (Some(1), vec![0, 10, 10]));
}

/// PIX-SCO-5.
#[test]
fn sco_5_the_dungeon_clears_everything() {
    let mut d = desk(3);
    d.pixie(0, 1).skill(0, "h").single(0, "M");
    d.kit(0).punishment = 57;
    d.kit(0).food = 4;
    d.kit(0).extra = Some(Tile::Food(3));
    d.kit(0).chains = [2, 1];
    d.play(0, "17:+A");
    d.turn(0).play(0, "pass");
    let view = d.all();
    let seat = &view["seats"][0];
    assert_eq!(
        (seat["alive"].clone(), seat["punishment"].clone(), seat["slaves"].clone()),
        (json!(false), json!(60), json!(0))
    );
    assert_eq!((d.at(1), d.stock(0)), (u8::MAX, "-".into()));
    assert_eq!(view["stones_gone"], 3);
    assert_eq!(view["food_pile"], json!([4, 3, 2, 3, 4, 4]), "the one on h lies under the other");
    assert_eq!(view["board_single"], json!(["D", "L", "M"]));
    assert!(view["board_skills"].as_array().unwrap().contains(&json!("h")));
    assert_eq!((&view["small"], &view["big"]), (&json!([1, 2]), &json!([1, 2])));
    assert_eq!(view["used"]["17"], json!([0]), "what he used stays used");
    assert_eq!(d.actor(), Some(1));
}

/// PIX-SCO-5, PIX-A21-1.
#[test]
fn sco_5_a_pending_priority_is_void() {
    let mut d = desk(3);
    d.turn(2).play(2, "21");
    d.kit(2).punishment = 59;
    d.play(0, "10");
    d.chance("whip:1");
    d.play(0, "give:2x1");
    assert_eq!(d.why_not(1, "21"), "PIX-A21-1", "it stays used");
    d.end_actions();
    assert_eq!(d.all()["big"], json!([0, 1]));
}

/// PIX-SCO-5.
#[test]
fn sco_5_without_dungeon_the_count_goes_on() {
    let mut d = desk_with(3, json!({"dungeon": false}));
    d.kit(0).punishment = 58;
    d.play(0, "pass");
    assert_eq!((d.crowns()[0], d.kit(0).alive), (63, true));
}

/// PIX-SCO-6.
#[test]
fn sco_6_the_last_one_ends_the_game_at_once() {
    let mut d = desk(3);
    d.kit(1).punishment = 59;
    d.kit(2).punishment = 59;
    d.goods(0, "A1");
    d.play(0, "10");
    d.chance("whip:2");
    d.play(0, "give:1x1+2x1");
    assert_eq!((d.node(), d.all()["end_reason"].clone()), ("over", json!("last_survivor")));
    assert_eq!(d.ranking().scores.as_slice(), [-3, -60, -60], "the count is made: the biggest heap of apples");
}

/// PIX-DEM-1.
#[test]
fn dem_1_the_darling_and_the_pixieless_are_spared() {
    let mut d = desk(3);
    d.pixie(0, 1).kit(0).punishment = 9;
    d.kit(1).punishment = 9;
    d.play(0, "pass");
    assert_eq!(d.node(), "act");
    d.play(1, "pass");
    assert_eq!((d.node(), d.at(1)), ("act", 0));
    assert!(d.log.iter().any(|event| matches!(event, Event::Spared { darling: true, .. })));
    assert!(d.log.iter().any(|event| matches!(event, Event::Spared { darling: false, .. })));
}

/// PIX-DEM-2.
#[test]
fn dem_2_the_victim_chooses_or_gives_mercy_back() {
    let mut d = desk(3);
    d.pixie(1, 1).pixie(1, 8).single(1, "M").kit(1).punishment = 9;
    d.turn(1).play(1, "pass");
    assert_eq!(d.legal(1), ["mercy", "mine:1", "mine:8"]);
    assert_eq!(d.why_not(1, "mine:2"), "PIX-DEM-2");
    d.play(1, "mercy");
    assert_eq!((d.at(1), d.at(8), d.all()["board_single"].clone()), (1, 1, json!(["D", "L", "M"])));
}
