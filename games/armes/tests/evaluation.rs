//! The evaluation is a share of the victory, and sensible play beats random play.

use feerie_armes::Armes;
use feerie_core::{Dice, Game, Heuristic, Legal, NoEvents, Node, Seat, laws};

#[test]
fn shares_sum_to_one_and_priors_are_positive() {
    let mut dice = Dice::from_number(4);
    for steps in 0..60 {
        let game: Armes = laws::random_rules(&mut dice);
        let state = laws::random_position(&game, &mut dice, steps * 2);
        let shares = game.evaluate(&state);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-4 && shares.iter().all(|s| (0.0..=1.0).contains(s)));
        for seat in game.node(&state).acting().iter() {
            let (mut legal, mut priors) = (Legal::new(), Vec::new());
            game.legal(&state, seat, &mut legal);
            game.priors(&state, seat, &legal, &mut priors);
            assert_eq!(priors.len(), legal.len());
            assert!(priors.iter().all(|&weight| weight > 0.0 && weight.is_finite()));
            for reason in legal.iter().filter_map(|&action| game.reason(&state, seat, action)) {
                let key = format!("\n{} =", reason.key);
                assert!(Armes::INFO.locales.fr.contains(&key) && Armes::INFO.locales.en.contains(&key), "{key}");
            }
        }
    }
}

#[test]
fn sensible_playouts_beat_random_ones() {
    let game: Armes = laws::default_rules(2);
    let (mut dice, mut scratch) = (Dice::from_number(5), Legal::new());
    let mut won = 0.0;
    for round in 0..40 {
        let sensible = Seat(round % 2);
        let mut state = game.start();
        won += loop {
            match game.node(&state) {
                Node::Terminal(ranking) => break ranking.shares()[sensible.index()],
                Node::Chance => {
                    let outcome = game.draw(&state, &mut dice);
                    game.resolve(&mut state, &outcome, &mut NoEvents);
                }
                node => {
                    let seat = node.acting().first().unwrap();
                    let action = match seat == sensible {
                        true => game.playout_pick(&state, seat, &mut scratch, &mut dice),
                        false => game.pick(&state, seat, &mut scratch, &mut dice),
                    };
                    game.play(&mut state, seat, action.unwrap(), &mut NoEvents);
                }
            }
        };
    }
    assert!(won > 34.0, "{won} of 40");
}
