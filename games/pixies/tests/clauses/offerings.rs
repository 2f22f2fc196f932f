//! OFF, FUR, A07-2, A09-2, INF.

use crate::desk::{Desk, desk, desk_with};
use feerie_core::{Actor, Event as _, Fault, Game, Observer, Seat};
use feerie_pixies::event::Event;
use serde_json::{Value, json};

/// PIX-A07-2, PIX-OFF-4.
#[test]
fn a07_2_the_double_offering_is_announced_before_the_demand() {
    let mut d = desk(3);
    d.single(1, "D").goods(1, "A2S2G2");
    d.end_actions();
    assert_eq!((d.node(), d.actor(), d.all()["phase"].clone()), ("dbl", Some(1), json!("offerings")));
    d.play(1, "double:yes");
    assert_eq!((d.all()["double"].clone(), d.all()["board_single"].clone()), (json!(1), json!(["D", "L", "M"])));
    d.chance("demand:A");
    assert_eq!(d.why_not(1, "offer:A1S2"), "legal");
    assert_eq!(d.why_not(1, "offer:A1S2G1"), "PIX-OFF-4");
    assert_eq!(d.why_not(0, "offer:S1G1"), "PIX-OFF-4", "only its user");
}

/// PIX-OFF-1, PIX-INF-4
#[test]
fn off_1_and_inf_4_the_demand_is_revealed_by_chance() {
    let mut d = desk(3);
    d.end_actions();
    assert_eq!((d.node(), d.all()["demands"].clone()), ("demand", json!("")));
    d.chance("demand:H");
    assert_eq!(d.all()["demands"], "H");
}

/// PIX-OFF-2, PIX-INF-2
#[test]
fn off_2_and_inf_2_offerings_are_secret_until_all_are_in() {
    let mut d = desk(3);
    d.demand("A");
    d.play(1, "offer:A2");
    assert_eq!(d.why_not(0, "offer:A3"), "PIX-OFF-2", "not more than one has");
    let seen = |d: &Desk, who| d.view(who)["seats"][1]["offer"].clone();
    assert_eq!(seen(&d, Observer::Seat(Seat(1))), "A2");
    assert_eq!(seen(&d, Observer::Seat(Seat(0))), Value::Null);
    assert_eq!(seen(&d, Observer::Watcher), Value::Null);
    assert_eq!(d.view(Observer::Watcher)["seats"][1]["committed"], true);
    let told = d.log.last().and_then(|event| event.told_to(Observer::Seat(Seat(0))));
    assert_eq!(told, Some(Event::Committed { seat: Seat(1), offer: None }));
    assert_eq!(d.all()["to_move"], json!([0, 2]));
    assert_eq!(d.stock(1), "A2B2H2S2G2", "goods leave at the reveal");
}

/// PIX-OFF-3.
#[test]
fn off_3_a_choice_is_final() {
    let mut d = desk(3);
    d.demand("A");
    d.play(1, "offer:A2");
    let (fault, clause) = d.game.may_act(&d.s, Actor::Seat(Seat(1))).unwrap_err();
    assert_eq!((fault, clause.map(|clause| clause.id())), (Fault::WrongActor, Some("PIX-OFF-3")));
}

#[test]
fn off_4_one_type_of_the_three() {
    let mut d = desk(3);
    d.goods(0, "A2B5S1G1").demand("A");
    assert_eq!(d.legal(0), ["offer:A1", "offer:A2", "offer:G1", "offer:S1", "offer:none"]);
    assert_eq!(d.why_not(0, "offer:A1S1"), "PIX-OFF-4");
}

/// PIX-OFF-5.
#[test]
fn off_5_goods_go_to_the_stock_useful_or_not() {
    let mut d = desk(3);
    d.kit(0).silver = 7;
    d.goods(1, "A1").demand("A");
    let silver = d.s.table.supply.0[3];
    d.offers(&["S2", "A1", "G1"]);
    assert_eq!((d.s.table.supply.0[3], d.kit(0).silver), (silver + 2, 7));
}

/// PIX-OFF-6, PIX-OFF-8
#[test]
fn off_6_and_off_8_nothing_costs_five_in_order() {
    let mut d = desk(3);
    d.t().big = [2, 1, 0].into_iter().collect();
    d.pixie(1, 1).kit(1).punishment = 5;
    d.demand("A");
    d.offers(&["none", "none", "none"]);
    assert_eq!((d.node(), d.actor()), ("demote", Some(1)), "seat 2 is marked, seat 1 has reached 10, seat 0 waits");
    assert_eq!(d.crowns(), [0, 10, 5]);
    assert_eq!(d.all()["seats"][0]["offer"], "none", "shown until the points are marked");
    d.play(1, "mine:1");
    assert!(d.crowns()[0] >= 5);
}

/// PIX-OFF-7.
#[test]
fn off_7_other_food_is_refused_or_comes_back() {
    let mut d = desk(3);
    d.demand("A");
    assert_eq!(d.why_not(0, "offer:B1"), "PIX-OFF-7");
    let mut d = desk_with(3, json!({"wrong_food": true}));
    d.demand("A");
    d.offers(&["B2", "A1", "G1"]);
    assert_eq!(d.stock(0), "A2B2S2G2", "it comes back");
    assert_eq!(d.crowns()[0], 5, "once, however much");
}

/// PIX-OFF-9.
#[test]
fn off_9_an_offering_counts_even_from_the_dungeon() {
    let mut d = desk_with(3, json!({"wrong_food": true}));
    d.single(0, "D").kit(0).punishment = 58;
    d.goods(0, "A1B1").goods(1, "S1").goods(2, "S2");
    d.turn(1).t().big = [1, 2, 0].into_iter().collect();
    d.end_actions();
    d.goods(1, "S1");
    d.play(0, "double:yes");
    d.chance("demand:A");
    d.offers(&["A1B1", "S1", "S2"]);
    assert!(!d.s.table.kits[0].alive, "the wrong food was too much");
    assert_eq!((d.kit(1).silver, d.kit(2).silver), (2, 3), "the Queen was fed: rewards, not fury");
}

/// PIX-FUR-1.
#[test]
fn fur_1_without_wanted_food_gifts_are_lost() {
    let mut d = desk(3);
    d.demand("A");
    d.offers(&["S1", "G1", "S2"]);
    assert!(d.log.contains(&Event::Fury));
    assert_eq!((d.kit(0).silver, d.kit(1).gold), (1, 1));
    assert_eq!(d.all()["round"], 2, "phase IV is skipped");
}

/// PIX-FUR-2.
#[test]
fn fur_2_and_fur_3_the_last_with_an_active_pixie_sends_one() {
    let mut d = desk(3);
    d.pixie(1, 1).pixie(1, 7).pixie(0, 2);
    d.kit(2).servants = 1;
    d.demand("A");
    d.offers(&["S1", "G1", "S2"]);
    assert_eq!((d.node(), d.actor()), ("furyd", Some(1)), "a Faithful Servant is not active");
    assert_eq!(d.all()["phase"], "fury");
    assert_eq!(d.why_not(1, "mine:2"), "PIX-FUR-3", "not another's");
    assert_eq!(d.legal(1), ["mine:1", "mine:7"]);
    d.play(1, "mine:7");
    assert_eq!(d.kit(1).slaves, 4);
}

/// PIX-FUR-3.
#[test]
fn fur_3_the_darling_is_exempt() {
    let mut d = desk(3);
    d.pixie(0, 2).demand("A");
    d.offers(&["S1", "G1", "S2"]);
    assert_eq!((d.node(), d.at(2)), ("act", 0));
}

/// PIX-FUR-4, PIX-A09-2.
#[test]
fn fur_4_and_a09_2_mercy_passes_it_up_the_order() {
    let mut d = desk(3);
    d.pixie(0, 2).pixie(1, 1).pixie(2, 3).single(2, "M").demand("A");
    d.offers(&["S1", "G1", "S2"]);
    assert_eq!(d.actor(), Some(2));
    d.play(2, "mercy");
    assert_eq!((d.actor(), d.all()["board_single"].clone()), (Some(1), json!(["D", "L", "M"])));
    assert_eq!(d.why_not(1, "mercy"), "PIX-A09-2");
    d.play(1, "mine:1");
    assert_eq!(d.at(2), 0, "the second place is the end of it");
}

/// PIX-INF-1, PIX-GEN-7
#[test]
fn inf_1_and_gen_7_screens_hide_goods_and_rewards() {
    let mut d = desk(3);
    d.goods(0, "G5").skill(0, "c").play(0, "13");
    let other = d.view(Observer::Seat(Seat(1)));
    let seat = &other["seats"][0];
    assert_eq!([&seat["stock"], &seat["rewards"], &seat["bonus"]], [&Value::Null; 3]);
    assert_eq!(seat["skill"], "c", "tiles lie on the screen");
    let own = d.view(Observer::Seat(Seat(0)));
    assert_eq!(own["seats"][0]["rewards"], json!([["ring", 8]]));
    let d = desk_with(3, json!({"open_stocks": true}));
    let open = d.view(Observer::Watcher);
    assert_eq!(
        (open["seats"][1]["stock"].clone(), open["seats"][1]["bonus"].clone()),
        (json!("A2B2H2S2G2"), Value::Null)
    );
}

/// PIX-INF-3.
#[test]
fn inf_3_every_movement_of_goods_is_told_to_all() {
    let mut d = desk(3);
    d.play(0, "4:A2>S");
    assert!(d.log.iter().all(|event| event.told_to(Observer::Watcher).as_ref() == Some(event)));
    assert!(d.log.iter().any(|event| matches!(event, Event::Pay { .. })));
    assert!(d.log.iter().any(|event| matches!(event, Event::Gain { .. })));
    assert_eq!(d.view(Observer::Watcher)["bag"], "S30G10R15");
}
