//! END, FIN, INF-5.

use crate::desk::{Desk, desk, desk_with};
use feerie_core::{Actor, Fault, Game, Observer, Seat};
use serde_json::{Value, json};

/// The end of a game of three whose last round brings nothing but its punishments.
fn ended(prepare: impl Fn(&mut Desk)) -> Desk {
    let mut d = desk(3);
    d.t().round = 7;
    for seat in 0..3 {
        d.goods(seat, "G1");
        d.kit(seat).silver = 6;
        d.kit(seat).gold = 6;
        d.kit(seat).slaves = 0;
    }
    prepare(&mut d);
    d.demand("A");
    d.offers(&["G1", "G1", "G1"]);
    d
}

/// PIX-END-1.
#[test]
fn end_1_all_gold_numbered_tiles_of_each_series() {
    let mut d = desk(3);
    d.t().taken = [0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 16, 16, 16, 16].into_iter().collect();
    d.goods(0, "A1B1H1S1G9").play(0, "19:G");
    d.demand("A");
    let before = d.crowns();
    d.offers(&["G1", "G1", "G1"]);
    assert_eq!((d.node(), d.all()["end_reason"].clone()), ("over", json!("gold_tiles")));
    assert_ne!(d.crowns(), before, "the round is finished, phase V included");
    let mut d = desk(3);
    d.t().taken = [0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 16, 16, 16, 16].into_iter().collect();
    d.demand("A");
    d.offers(&["G1", "G1", "G1"]);
    assert_eq!(d.node(), "act", "fourteen are not enough");
}

/// PIX-END-2.
#[test]
fn end_2_after_the_last_round() {
    assert_eq!(ended(|_| {}).all()["end_reason"], "rounds");
    let mut d = desk_with(3, json!({"rounds": 4}));
    d.t().round = 4;
    d.demand("A");
    d.offers(&["G1", "G1", "G1"]);
    assert_eq!(d.node(), "over");
}

/// PIX-END-3.
#[test]
fn end_3_after_the_end_no_action_exists() {
    let d = ended(|_| {});
    let (fault, clause) = d.game.may_act(&d.s, Actor::Seat(Seat(0))).unwrap_err();
    assert_eq!((fault, clause.map(|clause| clause.id())), (Fault::WrongActor, Some("PIX-END-3")));
    assert_eq!(d.game.may_act(&d.s, Actor::Chance), Err((Fault::NoChance, None)));
}

/// PIX-END-4.
#[test]
fn end_4_games_end_well_below_1500_steps() {
    use feerie_core::{Dice, Legal, laws, playout};
    for seed in 0..40 {
        let game: feerie_pixies::Pixies = laws::default_rules(2 + (seed % 4) as u8);
        let mut dice = Dice::from_number(seed);
        let played = playout::playout(&game, &mut game.start(), &mut dice, &mut Legal::new(), 1500);
        assert!(played.ranking.is_some());
    }
}

/// PIX-FIN-1, PIX-FIN-2, PIX-FIN-3, PIX-FIN-4
#[test]
fn fin_1_to_fin_4_the_count() {
    let mut d = ended(|d| {
        d.kit(0).punishment = 7;
        d.kit(0).bonus = 3;
        d.t().taken = [0, 8, 17].into_iter().collect();
        d.kit(0).slaves = 2;
        d.kit(0).chains = [2, 1];
        d.goods(0, "B1H1S2G1").goods(1, "H1S1G1");
    });
    // PIX-FIN-3: one stone can still be removed, for bread.
    assert_eq!((d.node(), d.actor()), ("final", Some(0)));
    assert_eq!(d.legal(0), ["end", "unchain:1", "unchain:2"]);
    d.play(0, "unchain:1");
    let count = &d.all()["final"][0];
    // Two miners cost 2 crowns; ring 8, servant 11 and 3 loose points; honey shared and silver alone, 3 each.
    let expected = json!({"punishment": 9, "rewards": 22, "stones": 2, "hoard": 6, "total": 5});
    assert_eq!(*count, expected);
    assert_eq!(d.all()["final"][1]["hoard"], 3, "both lose in a tie, and nobody for gold that nobody has");
}

/// PIX-FIN-5.
#[test]
fn fin_5_the_count_throws_nobody_out() {
    let d = ended(|d| {
        d.kit(0).punishment = 57;
        d.goods(0, "A1B1H1S1G1");
    });
    assert_eq!(d.all()["seats"][0]["alive"], true);
    assert_eq!(d.ranking().scores[0], -69);
}

/// PIX-FIN-6.
#[test]
fn fin_6_ties_go_to_servants_then_to_the_first() {
    let d = ended(|_| {});
    assert_eq!(d.ranking().places.as_slice(), [1, 1, 1], "without servants places are shared");
    let d = ended(|d| {
        d.kit(1).servants = 1;
        d.kit(2).servants = 1;
        d.t().servant_log = [2, 1].into_iter().collect();
    });
    assert_eq!(d.ranking().places.as_slice(), [3, 2, 1]);
}

/// PIX-FIN-7.
#[test]
fn fin_7_the_dungeon_ranks_last_the_later_the_better() {
    let mut d = desk(4);
    d.kit(0).punishment = 59;
    d.kit(1).punishment = 59;
    d.t().round = 7;
    d.play(0, "pass");
    d.play(1, "pass");
    d.kit(3).punishment = 40;
    d.demand("A");
    d.play(2, "offer:G1");
    d.play(3, "offer:G1");
    let ranking = d.ranking();
    assert_eq!(ranking.places.as_slice(), [4, 3, 1, 2]);
    assert_eq!(ranking.scores[..2], [-60, -60]);
    assert_eq!(d.all()["final"][0], json!({"punishment": 60, "rewards": 0, "stones": 0, "hoard": 0, "total": -60}));
}

/// PIX-INF-5.
#[test]
fn inf_5_at_the_end_everything_is_shown() {
    let d = ended(|d| {
        d.goods(1, "H2G1");
    });
    let view = d.view(Observer::Watcher);
    assert_eq!(view["seats"][1]["stock"], "H2");
    assert_ne!(view["final"], Value::Null);
}
