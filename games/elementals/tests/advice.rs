//! What bots and beginners are told: evaluation, promising reactions, reasons, and the drawing for terminals.

use feerie_core::{Dice, Game, Heuristic, Legal, Node, Observer, Seat, laws};
use feerie_elementals::Elementals;
use feerie_elementals::action::Action;
use feerie_elementals::state::State;

/// Positions of sensible games, so that packets grow unequal.
fn positions(seats: u8, mut look: impl FnMut(&Elementals, &State)) {
    let game: Elementals = laws::default_rules(seats);
    let (mut dice, mut scratch) = (Dice::from_number(seats.into()), Legal::new());
    for _ in 0..5 {
        let mut s = game.start();
        loop {
            look(&game, &s);
            match game.node(&s) {
                Node::Terminal(_) => break,
                Node::Chance => {
                    let outcome = game.draw(&s, &mut dice);
                    game.resolve(&mut s, &outcome, &mut feerie_core::NoEvents);
                }
                node => {
                    let seat = node.acting().first().unwrap();
                    let action = game.playout_pick(&s, seat, &mut scratch, &mut dice).unwrap();
                    assert_eq!(game.check(&s, seat, action), Ok(()), "{action}");
                    game.play(&mut s, seat, action, &mut feerie_core::NoEvents);
                }
            }
        }
    }
}

#[test]
fn shares_sum_to_one_and_follow_the_cards() {
    for seats in 2..=6 {
        positions(seats, |game, s| {
            let shares = game.evaluate(s);
            assert_eq!(shares.len(), usize::from(seats));
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{shares:?}");
            for (a, b) in Seat::all(seats).zip(Seat::all(seats).skip(1)) {
                let both = s.playing.contains(a) && s.playing.contains(b);
                let sealed = s.commits.iter().any(Option::is_some);
                if both && !sealed && s.hand(a) > s.hand(b) && !matches!(game.node(s), Node::Terminal(_)) {
                    assert!(shares[a.index()] > shares[b.index()]);
                }
            }
        });
    }
}

#[test]
fn a_sealed_reaction_already_counts() {
    let (mut catches, mut still) = (0, 0);
    positions(4, |game, s| {
        let Some(seat) = game.node(s).acting().first() else { return };
        let (mut legal, mut priors) = (Legal::new(), Vec::new());
        game.legal(s, seat, &mut legal);
        game.priors(s, seat, &legal, &mut priors);
        // Judged one commitment ahead, as the simplest bot does, the right reaction is best, or keeping still.
        let value = |&action: &Action| {
            let mut next = *s;
            game.play(&mut next, seat, game.at_time(action, 700), &mut feerie_core::NoEvents);
            game.evaluate(&next)[seat.index()]
        };
        if s.waiting.len() < 2 {
            return;
        }
        let best = legal.iter().max_by(|a, b| value(a).total_cmp(&value(b))).unwrap();
        let most = priors.iter().copied().fold(0.0, f32::max);
        let listed = legal.iter().position(|action| action == best).unwrap();
        assert_eq!(priors[listed], most, "{best} in {s:?}");
        *(if *best == Action::None { &mut still } else { &mut catches }) += 1;
    });
    assert!(catches > 10 && still > 10, "{catches} {still}");
}

#[test]
fn what_is_right_is_promising_and_has_a_reason() {
    let mut seen = [0; 2];
    positions(3, |game, s| {
        let Some(seat) = game.node(s).acting().first() else { return };
        let (mut legal, mut priors) = (Legal::new(), Vec::new());
        game.legal(s, seat, &mut legal);
        game.priors(s, seat, &legal, &mut priors);
        assert_eq!(priors.len(), legal.len());
        assert!(priors.iter().all(|&prior| prior > 0.0));
        let best = legal.iter().zip(&priors).max_by(|a, b| a.1.total_cmp(b.1)).map(|(&action, _)| action).unwrap();
        let reason = game.reason(s, seat, best).expect("what is best has a reason");
        assert!(reason.key.starts_with("hint-elementals-"));
        seen[usize::from(best == Action::None)] += 1;
        for &action in legal.iter().filter(|&&action| action != best && action != Action::None) {
            let also_right = game.reason(s, seat, action).is_some();
            assert!(!also_right || reason.key == "hint-elementals-match", "nobody is told that a mistake is good");
        }
    });
    assert!(seen.iter().all(|&times| times > 10), "{seen:?}");
}

#[test]
fn the_drawing_fits_a_terminal_and_shows_no_packet() {
    for seats in 2..=6 {
        let mut windows = 0;
        positions(seats, |game, s| {
            let drawing =
                game.sketch(&game.view(s, Observer::Seat(Seat(0))), &|key| key.rsplit('-').next().unwrap().into());
            assert!(drawing.lines().all(|line| line.chars().count() <= 78), "{drawing}");
            windows += u32::from(matches!(game.node(s), Node::Simultaneous(_)));
            if s.cards.len(feerie_elementals::piles::PileId::MIDDLE) <= 6 {
                assert!(drawing.lines().count() <= 24, "{drawing}");
            }
        });
        assert!(windows > 10);
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<State>() <= 256, "{}", size_of::<State>());
    println!("{} bytes", size_of::<State>());
}

#[test]
fn every_key_the_code_says_has_words() {
    for locale in [Elementals::INFO.locales.fr, Elementals::INFO.locales.en] {
        let has = |key: &str| locale.lines().any(|line| line.starts_with(&format!("{key} =")));
        for source in
            [include_str!("../src/sketch.rs"), include_str!("../src/host.rs"), include_str!("../src/heuristic.rs")]
        {
            for key in source.split('"').filter(|text| text.contains("elementals-") && !text.contains(['{', '/'])) {
                assert!(has(key), "{key}");
            }
        }
        for preset in Elementals::INFO.presets {
            assert!(has(&format!("preset-elementals-{}", preset.id)), "{}", preset.id);
        }
        for reason in ["empty", "penalty", "two-left", "cap"] {
            assert!(has(&format!("sketch-elementals-end-{reason}")));
        }
    }
}
