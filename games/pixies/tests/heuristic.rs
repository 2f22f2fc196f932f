//! What bots are told: shares that make sense, priors for every action, and reasons that have words.

use feerie_core::{Dice, Game, Heuristic, Legal, NoEvents, Node, laws};
use feerie_pixies::Pixies;

#[test]
fn shares_sum_to_one_and_priors_are_positive_throughout_a_game() {
    for seats in 2..=5 {
        let game: Pixies = laws::default_rules(seats);
        let mut dice = Dice::from_number(u64::from(seats));
        let (mut s, mut legal, mut priors) = (game.start(), Legal::new(), Vec::new());
        loop {
            let shares = game.evaluate(&s);
            assert_eq!(shares.len(), usize::from(seats));
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-3);
            match game.node(&s) {
                Node::Terminal(_) => break,
                Node::Chance => {
                    let outcome = game.draw(&s, &mut dice);
                    game.resolve(&mut s, &outcome, &mut NoEvents);
                }
                node => {
                    let seat = node.acting().first().expect("somebody acts");
                    legal.clear();
                    game.legal(&s, seat, &mut legal);
                    game.priors(&s, seat, &legal, &mut priors);
                    assert_eq!(priors.len(), legal.len());
                    assert!(priors.iter().all(|prior| prior.is_finite() && *prior > 0.0));
                    for &action in &legal {
                        let Some(reason) = game.reason(&s, seat, action) else { continue };
                        if ["hint-pixies-better", "hint-pixies-hinders"].contains(&reason.key) {
                            let points = reason.args.iter().find(|(name, _)| *name == "points").expect("points");
                            assert!(points.1.parse::<i32>().is_ok_and(|points| points > 0), "{points:?}");
                        }
                        let key = format!("\n{} =", reason.key);
                        assert!(
                            Pixies::INFO.locales.en.contains(&key) && Pixies::INFO.locales.fr.contains(&key),
                            "{key}"
                        );
                    }
                    let action = game.playout_pick(&s, seat, &mut Legal::new(), &mut dice).expect("a choice");
                    assert_eq!(game.check(&s, seat, action), Ok(()));
                    game.play(&mut s, seat, action, &mut NoEvents);
                }
            }
        }
    }
}

#[test]
fn sensible_play_beats_random_play() {
    let game: Pixies = laws::default_rules(3);
    let mut shares = 0.0;
    for seed in 0..20 {
        let mut dice = Dice::from_number(seed);
        let (mut s, mut scratch) = (game.start(), Legal::new());
        loop {
            match game.node(&s) {
                Node::Terminal(ranking) => {
                    shares += ranking.shares()[0];
                    break;
                }
                Node::Chance => {
                    let outcome = game.draw(&s, &mut dice);
                    game.resolve(&mut s, &outcome, &mut NoEvents);
                }
                node => {
                    let seat = node.acting().first().expect("somebody acts");
                    let choice = match seat.0 {
                        0 => game.playout_pick(&s, seat, &mut scratch, &mut dice),
                        _ => game.pick(&s, seat, &mut scratch, &mut dice),
                    };
                    game.play(&mut s, seat, choice.expect("a choice"), &mut NoEvents);
                }
            }
        }
    }
    assert!(shares > 15.0, "{shares} of 20 games");
}
