//! Statistics against cases whose truth is known.

use feerie_core::Dice;
use feerie_lab::chances::calibrate;
use feerie_lab::chances::story::Story;
use feerie_lab::stats::paired::{Difference, Mean};
use feerie_lab::stats::verdict::{Verdict, benjamini_hochberg, holm};
use feerie_lab::trial::line::{GameLine, Point};

fn uniform(dice: &mut Dice) -> f64 {
    f64::from(dice.below(1 << 20)) / f64::from(1 << 20)
}

/// About normal, with mean 0 and variance 1.
fn normal(dice: &mut Dice) -> f64 {
    (0..12).map(|_| uniform(dice)).sum::<f64>() - 6.0
}

/// Two columns that are alike by `rho`, the second shifted by `effect`.
fn pair(dice: &mut Dice, deals: usize, rho: f64, effect: f64) -> (Vec<Option<f64>>, Vec<Option<f64>>) {
    let one = |dice: &mut Dice| {
        let (common, a, b) = (normal(dice), normal(dice), normal(dice));
        let mix = |own: f64| rho.sqrt() * common + (1.0 - rho).sqrt() * own;
        (Some(mix(a)), Some(mix(b) + effect))
    };
    (0..deals).map(|_| one(dice)).unzip()
}

#[test]
fn paired_intervals_hold_what_they_promise_and_narrow_with_likeness() {
    let mut dice = Dice::from_number(11);
    let mut widths = Vec::new();
    for rho in [0.0, 0.5, 0.95] {
        for effect in [0.0, 0.3] {
            let (runs, mut held, mut width) = (1500, 0, 0.0);
            for _ in 0..runs {
                let (a, b) = pair(&mut dice, 30, rho, effect);
                let mean = Difference::of(&a, &b).unwrap().mean;
                held += i32::from(mean.low <= effect && effect <= mean.high);
                width += (mean.high - mean.low) / f64::from(runs);
            }
            let share = f64::from(held) / f64::from(runs);
            assert!((0.935..=0.965).contains(&share), "likeness {rho}, effect {effect}: {share}");
            widths.push((rho, width));
        }
    }
    let plain = widths[0].1;
    for (rho, width) in widths {
        assert!((width / plain - (1.0f64 - rho).sqrt()).abs() < 0.05, "likeness {rho}: {width} of {plain}");
    }
}

#[test]
fn a_rigged_seat_is_found_as_often_as_the_power_says_and_a_fair_one_is_not() {
    let mut dice = Dice::from_number(12);
    // 80 % power for five points: 7.85 · ¼ / 0.05².
    let deals = 785;
    let even = vec![Some(0.5); deals];
    for (share, least, most) in [(0.55, 0.76, 0.84), (0.50, 0.035, 0.065)] {
        let runs = 1500;
        let found = (0..runs).filter(|_| {
            let won: Vec<Option<f64>> =
                (0..deals).map(|_| Some(f64::from(u8::from(uniform(&mut dice) < share)))).collect();
            Difference::of(&even, &won).unwrap().p < 0.05
        });
        let part = found.count() as f64 / f64::from(runs);
        assert!((least..=most).contains(&part), "a seat of {share}: found in {part}");
    }
}

#[test]
fn a_sweep_of_equal_variants_seldom_finds_anything() {
    let mut dice = Dice::from_number(13);
    let runs = 400;
    let fooled = (0..runs).filter(|_| {
        let differences: Vec<Difference> = (0..100)
            .map(|_| {
                let (a, b) = pair(&mut dice, 40, 0.5, 0.0);
                Difference::of(&a, &b).unwrap()
            })
            .collect();
        let adjusted = holm(&differences.iter().map(|one| one.p).collect::<Vec<_>>());
        let says = |(one, adjusted): (&Difference, f64)| Verdict::of(one, adjusted, 0.01) == Verdict::Differs;
        differences.iter().zip(adjusted).any(says)
    });
    let part = fooled.count() as f64 / f64::from(runs);
    assert!(part <= 0.06, "something differs in {part} of the runs");
}

#[test]
fn of_those_named_in_a_table_at_most_one_in_ten_is_wrong() {
    let mut dice = Dice::from_number(14);
    let (runs, mut wrong_share, mut found) = (300, 0.0, 0);
    for _ in 0..runs {
        let raw: Vec<f64> = (0..50)
            .map(|n| {
                let (a, b) = pair(&mut dice, 40, 0.0, if n < 10 { 0.9 } else { 0.0 });
                Difference::of(&a, &b).unwrap().p
            })
            .collect();
        let named: Vec<usize> =
            (0..).zip(benjamini_hochberg(&raw)).filter(|(_, p)| *p < 0.10).map(|(n, _)| n).collect();
        let wrong = named.iter().filter(|&&n| n >= 10).count();
        found += named.len() - wrong;
        wrong_share += wrong as f64 / named.len().max(1) as f64 / f64::from(runs);
    }
    assert!(wrong_share <= 0.10, "{wrong_share}");
    assert!(found > 8 * runs as usize, "true effects are found: {found}");
}

#[test]
fn verdicts_say_four_things() {
    let mut dice = Dice::from_number(15);
    let mut verdict = |deals: usize, effect: f64, matters: f64| {
        let (a, b) = pair(&mut dice, deals, 0.5, effect);
        let difference = Difference::of(&a, &b).unwrap();
        Verdict::of(&difference, difference.p, matters)
    };
    assert_eq!(verdict(2000, 0.5, 0.1), Verdict::Differs);
    assert_eq!(verdict(20_000, 0.05, 0.2), Verdict::TooLittle);
    assert_eq!(verdict(5000, 0.0, 0.1), Verdict::Same);
    assert!(matches!(verdict(30, 0.0, 0.1), Verdict::CannotTell { more } if (400..1500).contains(&more)));
}

#[test]
fn one_deal_says_nothing() {
    assert_eq!(Mean::of(&[]), None);
    let one = Mean::of(&[3.0]).unwrap();
    assert!(one.low.is_infinite() && one.high.is_infinite());
    assert!(Difference::of(&[Some(1.0)], &[Some(2.0)]).is_none());
}

/// First to ten heads: the chance of the one that needs `own` more against one that needs `other` more.
fn chance_to_be_first(own: u32, other: u32) -> f64 {
    // Of the next own + other − 1 throws at least `own` are one's own.
    let throws = own + other - 1;
    let mut ways = 1.0;
    let mut sum = 0.0;
    for heads in 0..=throws {
        if heads >= own {
            sum += ways;
        }
        ways *= f64::from(throws - heads) / f64::from(heads + 1);
    }
    sum / 2f64.powi(throws as i32)
}

/// Races to ten heads, with chances as `see` sees them.
fn races(games: u32, seed: u64, see: impl Fn(f64, &mut Dice) -> f64) -> Vec<GameLine> {
    let (mut dice, mut eyes) = (Dice::from_number(seed), Dice::from_number(seed + 1));
    (0..games)
        .map(|i| {
            let mut need = [10u32, 10];
            let mut p = Vec::new();
            let mut turns = 0;
            while need.iter().all(|&need| need > 0) {
                let seen = see(chance_to_be_first(need[0], need[1]), &mut eyes);
                p.push(Point(turns, vec![seen as f32, 1.0 - seen as f32]));
                need[dice.below(2) as usize] -= 1;
                turns += 1;
            }
            let places = if need[0] == 0 { vec![1, 2] } else { vec![2, 1] };
            GameLine { i, places, turns, p, order: vec![0, 1], ..empty() }
        })
        .collect()
}

fn empty() -> GameLine {
    let line = r#"{"v":0,"i":0,"l":0,"order":[],"places":[],"scores":[],"end":"","turns":0,"steps":0,"chance":0,
        "dec":[],"forced":[],"choices":0,"wide":[],"tenths":[],"q":[],"u":[],"p":[],"luck":[],"clauses":[]}"#;
    serde_json::from_str(line).unwrap()
}

#[test]
fn true_chances_move_as_much_as_they_must_and_noise_is_noticed() {
    let logit = |p: f64| (p / (1.0 - p)).ln();
    let back = |x: f64| 1.0 / (1.0 + (-x).exp());
    let churn = |see: &dyn Fn(f64, &mut Dice) -> f64| calibrate(&races(4000, 21, see)).1;
    let exact = churn(&|p, _| p);
    assert!((exact.churn - 1.0).abs() < 0.05, "{exact:?}");
    assert!((exact.weight - 1.0).abs() < 0.15, "{exact:?}");
    let timid = churn(&|p, _| back(0.5 * logit(p)));
    assert!((timid.churn - 1.0).abs() < 0.06, "calibration mends the scale: {timid:?}");
    let noisy = churn(&|p, dice| back(logit(p) + 0.7 * normal(dice)));
    assert!(noisy.churn > 1.3 && !noisy.is_calm(), "noise is not mended, and is said: {noisy:?}");
    let blind = churn(&|_, dice| 0.2 + 0.6 * uniform(dice));
    assert!(!blind.says_something(), "chances without a meaning: {blind:?}");
    for (n, said, came) in exact.reliability.iter().filter(|(n, ..)| *n > 2000) {
        assert!((said - came).abs() < 0.03, "of {n} chances of {said} {came} came true");
    }
}

#[test]
fn leaders_win_as_often_as_the_exact_sum_says() {
    let lines = races(6000, 23, |p, _| p);
    let (courses, _) = calibrate(&lines);
    // At turn 9 of a race: the sum over all scores of the leader's chance; a tie is led by the first.
    let mut expected = 0.0;
    let mut ways = 1.0;
    for heads in 0..=9u32 {
        let p = chance_to_be_first(10 - heads, 1 + heads);
        expected += ways / 512.0 * p.max(1.0 - p);
        ways *= f64::from(9 - heads) / f64::from(heads + 1);
    }
    let won = lines.iter().zip(&courses).filter(|(line, course)| {
        let at = course.turns.iter().position(|&turn| turn == 9).unwrap();
        let leader = usize::from(course.chances[at][1] > course.chances[at][0]);
        line.places[leader] == 1
    });
    let share = won.count() as f64 / lines.len() as f64;
    assert!((share - expected).abs() < 0.02, "{share} instead of {expected}");
    let stories: Vec<Story> =
        lines.iter().zip(&courses).filter_map(|(line, course)| Story::of(course, line.turns, &line.shares())).collect();
    let tenths: f64 = stories.iter().flat_map(|story| story.decided).sum::<f64>() / stories.len() as f64;
    assert!((tenths - 1.0).abs() < 1e-9, "the tenths are parts of one");
    // Honest chances: of winners at most a third were ever at a quarter or below.
    let low = stories.iter().filter(|story| story.least <= 0.25).count() as f64 / stories.len() as f64;
    assert!((0.15..0.333).contains(&low), "{low}");
}
