//! What the bots are told holds together: shares sum to one, weights are positive, reasons have words.

use crate::scene::{Scene, duel, random, sq};
use feerie_core::{Game, Heuristic, Legal, Node};
use feerie_elfe::Elfe;
use feerie_elfe::action::Action;
use feerie_elfe::cards::Spell;

fn positions() -> impl Iterator<Item = Scene> {
    (0..250).map(|seed| random(seed, seed as u32 % 160))
}

#[test]
fn shares_sum_to_one() {
    for scene in positions() {
        let shares = scene.game.evaluate(&scene.s);
        assert_eq!(shares.len(), usize::from(scene.game.seats()));
        assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{shares:?}");
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{shares:?}");
    }
}

#[test]
fn weights_are_positive_and_reasons_have_words() {
    let (mut legal, mut weights) = (Legal::new(), Vec::new());
    for scene in positions() {
        let Node::Decision(seat) = scene.game.node(&scene.s) else { continue };
        legal.clear();
        scene.game.legal(&scene.s, seat, &mut legal);
        scene.game.priors(&scene.s, seat, &legal, &mut weights);
        assert_eq!(weights.len(), legal.len());
        assert!(weights.iter().all(|weight| *weight > 0.0 && weight.is_finite()));
        for &action in &legal {
            let Some(reason) = scene.game.reason(&scene.s, seat, action) else { continue };
            for words in [Elfe::INFO.locales.fr, Elfe::INFO.locales.en] {
                assert!(words.lines().any(|line| line.starts_with(&format!("{} =", reason.key))), "{}", reason.key);
            }
        }
    }
}

/// The action with the greatest weight, as a string.
fn favourite(scene: &Scene) -> String {
    let mut legal = Legal::new();
    let mut weights = Vec::new();
    scene.game.legal(&scene.s, scene.s.open.active, &mut legal);
    scene.game.priors(&scene.s, scene.s.open.active, &legal, &mut weights);
    let best = weights.iter().zip(&legal).max_by(|(one, _), (other, _)| one.total_cmp(other));
    best.map(|(_, action)| action.to_string()).expect("an action")
}

#[test]
fn what_wins_at_once_is_preferred() {
    let beside_both = duel("k5").fairy(0, "j4").prince("l6").hand(0, &[Spell::Banish, Spell::Invite]);
    assert_eq!(favourite(&beside_both), "banish:l6");
    let reason = beside_both.game.reason(&beside_both.s, beside_both.s.open.active, Action::Banish(sq("l6")));
    assert_eq!(reason.map(|reason| reason.key), Some("hint-elfe-wins"));
    let arriving = duel("k5").fairy(0, "h5").play("walk d6:2");
    assert!(["h5-j4", "h5-j5", "h5-j6"].contains(&favourite(&arriving).as_str()));
}

/// No reason is better than one that may be wrong.
#[test]
fn reasons_say_only_what_holds_here() {
    let key = |scene: &Scene, action| scene.game.reason(&scene.s, scene.s.open.active, action).map(|reason| reason.key);
    assert_eq!(key(&duel("k5"), Action::Draw), Some("hint-elfe-draw"), "the elf is out of reach");
    assert_eq!(key(&duel("k5").fairy(0, "k8"), Action::Draw), None, "he is not");
    assert_eq!(key(&duel("k5").fairy(0, "k6").prince("l6"), Action::Draw), Some("hint-elfe-waits"));
    let hex = |at| Action::Hex(sq(at));
    let armed = |rival| duel("k5").fairy(1, rival).hand(0, &[Spell::Hex, Spell::Invite]);
    assert_eq!(key(&armed("k9"), hex("k9")), Some("hint-elfe-stops"));
    assert_ne!(key(&armed("t20"), hex("t20")), Some("hint-elfe-stops"), "she is far away");
    assert_eq!(key(&armed("t20"), Action::Invite(sq("a1"))), None, "a prince far from everybody changes nothing");
}

#[test]
fn the_nearer_fairy_stands_better() {
    let near = duel("k5").fairy(0, "k8").fairy(1, "k20");
    assert!(near.game.evaluate(&near.s)[0] > 0.9);
    let frog = duel("k5").frog(0, "k8", 0).fairy(1, "k20");
    assert!(frog.game.evaluate(&frog.s)[0] < near.game.evaluate(&near.s)[0]);
}
