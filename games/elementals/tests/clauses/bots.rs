//! ELM-BOT: bots with human senses, held against the measured table.

use crate::scene::{Scene, rules};
use feerie_core::{
    Catch, Company, Dice, Game, Heuristic, NoEvents, Node, Observer, Past, RaceHistory, Seat, SeatSet, Strength,
};
use feerie_elementals::Elementals;
use feerie_elementals::action::{Action, Time};
use feerie_elementals::perception::{self, Perceiver, Senses, echo};
use serde_json::json;

/// Plays a whole game of these strengths; the places at its end.
fn game(rules: &Elementals, strengths: &[f64], seed: u64) -> Vec<u8> {
    let mut dice = Dice::from_number(seed);
    let mut s = rules.start();
    let mut races = RaceHistory::default();
    loop {
        match rules.node(&s) {
            Node::Terminal(ranking) => return ranking.places.to_vec(),
            Node::Chance => {
                let outcome = rules.draw(&s, &mut dice);
                rules.resolve(&mut s, &outcome, &mut NoEvents);
            }
            node => {
                for seat in node.acting().iter() {
                    let view = rules.view(&s, Observer::Seat(seat));
                    let mood = perception::mood(seed, seat, races.windows);
                    let action = Perceiver::new(strengths[seat.index()], mood).react(rules, &view, &mut dice).unwrap();
                    assert_eq!(rules.check(&s, seat, action), Ok(()));
                    rules.note_race(&s, seat, action, &mut races);
                    rules.play(&mut s, seat, action, &mut NoEvents);
                }
            }
        }
    }
}

/// What wide-awake bots of a strength do in a position, many times.
fn reactions(scene: &Scene, strength: f64, times: u64) -> Vec<Action> {
    let view = scene.game.view(&scene.s, Observer::Seat(Seat(0)));
    let mut dice = Dice::from_number(9);
    (0..times).map(|_| awake(strength).react(&scene.game, &view, &mut dice).unwrap()).collect()
}

/// A bot that is wide awake.
fn awake(strength: f64) -> Perceiver {
    Perceiver::new(strength, 0.0)
}

fn share(actions: &[Action], which: impl Fn(&Action) -> bool) -> f64 {
    actions.iter().filter(|action| which(action)).count() as f64 / actions.len() as f64
}

fn lay(options: serde_json::Value, card: &str, middle: &str) -> Scene {
    Scene::lay(options, &["taa tfa aaf", "taf tff ttf", "aff atf waf"], &[card, "", ""], middle, 0)
}

/// ELM-BOT-1.
#[test]
fn bot_1_a_bot_acts_from_its_view_alone() {
    // Two positions that look alike to seat 0, packets in another order: the same commitments.
    let [mut here, mut there] = [(), ()].map(|()| lay(json!({}), "fww", "fwt"));
    there.s = there.game.imagine(&here.game.view(&here.s, Observer::Seat(Seat(0))), &mut Dice::from_number(77));
    here.commit(1, "book:300", &mut feerie_core::Log::default());
    assert_eq!(reactions(&here, 50.0, 50), reactions(&there, 50.0, 50));
    let watcher = here.game.view(&here.s, Observer::All);
    assert_eq!(awake(50.0).react(&here.game, &watcher, &mut Dice::from_number(1)), None, "only seats react");
}

/// ELM-BOT-2, ELM-BOT-4.
#[test]
fn bot_2_and_bot_4_a_commitment_follows_from_view_mood_and_dice() {
    let scene = lay(json!({}), "fww", "fwt");
    assert_eq!(reactions(&scene, 70.0, 30), reactions(&scene, 70.0, 30), "seeded and reproducible");
    let mut committed = scene;
    committed.commit(0, "none", &mut feerie_core::Log::default());
    let view = committed.game.view(&committed.s, Observer::Seat(Seat(0)));
    assert_eq!(awake(70.0).react(&committed.game, &view, &mut Dice::from_number(1)), None, "one palm");
}

/// ELM-BOT-3.
#[test]
fn bot_3_every_parameter_goes_geometrically_from_end_to_end() {
    // P0 and P1 of the rules file.
    let all = |s: &Senses| [s.mu, s.sd, s.tau, s.step, s.book_mu, s.miss, s.alarm, s.slip, s.mix, s.trap];
    let weakest = [1300.0, 200.0, 600.0, 180.0, 1000.0, 0.30, 0.030, 0.06, 0.15, 0.06];
    let strongest = [430.0, 60.0, 150.0, 55.0, 400.0, 0.015, 0.004, 0.01, 0.01, 0.006];
    for strength in [0.0, 25.0, 50.0, 90.0, 100.0] {
        let senses = all(&Senses::of(strength));
        for ((p, p0), p1) in senses.into_iter().zip(weakest).zip(strongest) {
            let logarithm = f64::ln(p0) + (f64::ln(p1) - f64::ln(p0)) * strength / 100.0;
            assert!((p.ln() - logarithm).abs() < 1e-9, "{p} of {p0} … {p1} at strength {strength}");
        }
    }
}

/// ELM-BOT-4.
#[test]
fn bot_4_times_to_notice_are_those_of_the_table() {
    // p5, median and p95 of the rules file, for a mind whose mood wanders through many windows.
    let table = [(10.0, 965, 1580, 2903), (30.0, 779, 1248, 2278), (50.0, 620, 979, 1759), (90.0, 400, 617, 1073)];
    let game = rules(2, json!({"window_ms": 60000}));
    let scene = Scene::lay(json!({"window_ms": 60000}), &["taa tfa", "taf tff"], &["fww", ""], "fwt", 0);
    let view = game.view(&scene.s, Observer::Seat(Seat(0)));
    let mood = |window| perception::mood(11, Seat(0), window);
    for (strength, low, median, high) in table {
        let mut dice = Dice::from_number(4);
        let mut times: Vec<u16> = (0..8_000)
            .filter_map(|window| match Perceiver::new(strength, mood(window)).react(&game, &view, &mut dice)? {
                Action::Slap(_, Time::At(ms)) => Some(ms),
                _ => None,
            })
            .collect();
        times.sort_unstable();
        let at = |percent: usize| f64::from(times[times.len() * percent / 100]);
        for (measured, expected, within) in [(at(5), low, 0.05), (at(50), median, 0.03), (at(95), high, 0.05)] {
            let expected = f64::from(expected);
            assert!((measured / expected - 1.0).abs() < within, "strength {strength}: {measured} for {expected}");
        }
    }
}

/// ELM-BOT-4.
#[test]
fn bot_4_never_under_250_ms_nor_beyond_the_window() {
    let scene = lay(json!({"window_ms": 1000, "floor_ms": 300}), "fww", "fwt");
    for action in reactions(&scene, 50.0, 2000) {
        assert!(matches!(action, Action::None | Action::Slap(_, Time::At(300..=1000))), "{action}");
    }
    let scene = lay(json!({"floor_ms": 0}), "m1", "fwt");
    assert!(reactions(&scene, 100.0, 5000).iter().all(|action| !matches!(action.time(), Some(Time::At(0..250)))));
    // Without a clock only what it does counts.
    let scene = lay(json!({"mode": "relaxed", "window_ms": 1000}), "fww", "fwt");
    let hits = share(&reactions(&scene, 0.0, 3000), |action| matches!(action, Action::Slap(_, Time::Free)));
    assert!((hits - 0.7).abs() < 0.03, "{hits}");
}

/// ELM-BOT-5.
#[test]
fn bot_5_a_mad_creature_calls() {
    let scene = lay(json!({"window_ms": 60000}), "m1", "fwt taf");
    let actions = reactions(&scene, 0.0, 20_000);
    let none = share(&actions, |action| *action == Action::None);
    let hits = share(&actions, |action| matches!(action, Action::Slap(..)));
    assert!((none - 0.15).abs() < 0.01, "{none}");
    assert!((hits - 0.85 * 0.15).abs() < 0.01, "{hits}");
}

/// ELM-BOT-6.
#[test]
fn bot_6_what_is_overlooked_and_what_fools() {
    let options = || json!({"window_ms": 60000});
    let hit = |action: &Action| matches!(action, Action::Slap(..));
    // One pair that matches: overlooked with chance miss.
    let seen = share(&reactions(&lay(options(), "fww", "fwt"), 0.0, 20_000), hit);
    assert!((seen - 0.70).abs() < 0.012, "{seen}");
    // One part in common: twice the alarm if two elements agree somewhere, half of it if not.
    let trap = share(&reactions(&lay(options(), "wft", "fwt"), 0.0, 40_000), hit);
    assert!((trap - 0.06).abs() < 0.006, "{trap}");
    let plain = share(&reactions(&lay(options(), "faa", "fwt"), 0.0, 40_000), hit);
    assert!((plain - 0.015).abs() < 0.004, "{plain}");
    // Nothing in common: never.
    assert_eq!(share(&reactions(&lay(options(), "aaf", "fwt"), 0.0, 5_000), hit), 0.0);
    // A special card is a trap for the book.
    for special in ["d1", "w1"] {
        let actions = reactions(&lay(options(), special, "fwt"), 0.0, 40_000);
        let books = share(&actions, |action| matches!(action, Action::Book(_)));
        assert!((books - 0.06).abs() < 0.006, "{special}: {books}");
        assert_eq!(share(&actions, hit), 0.0);
    }
    // Two middle cards: the hand may slip, and two pairs are overlooked more easily.
    let actions = reactions(&lay(options(), "fww", "fwt aat"), 0.0, 40_000);
    let slips = share(&actions, |action| matches!(action, Action::Slap(card, _) if card.to_string() == "aat"));
    assert!((slips - 0.655 * 0.06).abs() < 0.006, "{slips}");
}

/// ELM-BOT-6.
#[test]
fn bot_6_a_mad_creature_in_a_summoning_is_a_double_trap() {
    let packets = ["m1 tfa aaf", "aaw tff ttf", "taa atf waf"];
    let mut scene = Scene::lay(json!({"window_ms": 60000}), &packets, &["w1", "", ""], "fwt", 0);
    scene.react(&[]);
    assert_eq!(scene.window().0, "wizard");
    let books = share(&reactions(&scene, 0.0, 30_000), |action| matches!(action, Action::Book(_)));
    // Seat 0 is short of no card here: two left for two others.
    assert!((books - 0.12).abs() < 0.008, "{books}");
}

/// ELM-BOT-7.
#[test]
fn bot_7_more_careful_when_a_mistake_would_be_fatal() {
    let lay = |packet| Scene::lay(json!({"window_ms": 60000}), &[packet, "taf", "aff"], &["d1", "", ""], "fwt", 0);
    let books = |packet| share(&reactions(&lay(packet), 0.0, 40_000), |action| matches!(action, Action::Book(_)));
    assert!((books("taa tfa") - 0.06).abs() < 0.006);
    assert!((books("taa") - 0.03).abs() < 0.004);
    let time = |packet| {
        let scene = Scene::lay(json!({"window_ms": 60000}), &[packet, "taf", "aff"], &["fww", "", ""], "fwt", 0);
        let times: Vec<f64> = reactions(&scene, 50.0, 10_000)
            .iter()
            .filter_map(|action| match action.time()? {
                Time::At(ms) => Some(f64::from(ms)),
                _ => None,
            })
            .collect();
        times.iter().sum::<f64>() / times.len() as f64
    };
    let longer = time("taa") / time("taa tfa");
    assert!((longer - 1.1).abs() < 0.02, "{longer}");
}

/// ELM-BOT-4.
#[test]
fn bot_4_attention_wanders_over_the_whole_game() {
    let moods: Vec<f64> = (0..4000).map(|window| perception::mood(3, Seat(1), window)).collect();
    // From 0: the first window's mood is one step of the walk, and none before it.
    assert!(moods[0].abs() < 0.3);
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let products = |lag: usize| -> Vec<f64> { moods.iter().zip(&moods[lag..]).map(|(a, b)| a * b).collect() };
    let variance = mean(&products(0));
    // 0.07² / (1 − 0.9²), and each window keeps nine tenths of the mood before it.
    assert!((variance.sqrt() - 0.1606).abs() < 0.02, "{}", variance.sqrt());
    assert!((mean(&products(1)) / variance - 0.9).abs() < 0.03);
    assert!(mean(&products(60)).abs() / variance < 0.15);
    assert_ne!(moods[10], perception::mood(3, Seat(0), 10), "each seat has its own");
}

/// ELM-BOT-4: the product asks by `instinct`; what it answers follows the mood of the window that the table is in.
#[test]
fn bot_4_a_bot_is_slower_where_its_attention_is_elsewhere() {
    let scene = lay(json!({"window_ms": 60000}), "fww", "fwt");
    let view = scene.game.view(&scene.s, Observer::Seat(Seat(0)));
    let company = Company::default();
    let time = |window: u32| {
        let races = RaceHistory { windows: window, ..RaceHistory::default() };
        let past = Past { races: &races, table: 5, company: &company };
        // The same dice: only the mood differs.
        (0..200).find_map(|seed| {
            let mut dice = Dice::from_number(seed);
            scene.game.instinct(&view, Seat(0), Strength::Fixed(50), past, &mut dice)?.time()?.ms()
        })
    };
    let mut windows: Vec<u32> = (0..50).collect();
    windows.sort_by(|&a, &b| perception::mood(5, Seat(0), a).total_cmp(&perception::mood(5, Seat(0), b)));
    assert!(time(windows[0]) < time(windows[49]), "{:?} {:?}", time(windows[0]), time(windows[49]));
}

/// ELM-BOT-8.
#[test]
fn bot_8_named_bots_are_as_strong_as_their_names_say() {
    let strengths: Vec<_> = Elementals::INFO.characters.iter().map(|c| (c.id, c.strength)).collect();
    let fixed = Strength::Fixed;
    let named = [("mousse", fixed(10)), ("lutin", fixed(30)), ("fee", fixed(50)), ("magicien", fixed(70))];
    assert_eq!(strengths[..4], named);
    assert_eq!(strengths[4..], [("dragon", fixed(90)), ("echo", Strength::Fitted)]);
}

/// ELM-BOT-8.
#[test]
fn bot_8_five_points_already_mean_three_wins_in_four() {
    // Measured in the rules file: s against 50 wins .47 at 50, .75 at 55, .87 at 60, 1.0 at 70.
    let rules = rules(2, json!({"turn_cap": 600}));
    let wins = |strength: f64, games: u64| {
        let won = (0..games).filter(|&seed| {
            let places = if seed % 2 == 0 {
                game(&rules, &[strength, 50.0], seed)
            } else {
                let places = game(&rules, &[50.0, strength], seed);
                vec![places[1], places[0]]
            };
            places[0] < places[1]
        });
        won.count() as f64 / games as f64
    };
    for (strength, expected) in [(50.0, 0.49), (55.0, 0.72), (60.0, 0.87), (70.0, 0.985)] {
        let measured = wins(strength, 160);
        assert!((measured - expected).abs() < 0.13, "{strength} against 50 won {measured}");
    }
}

/// The past of a table of two, a person in seat 0 and Écho in seat 1.
fn echo_after(earlier: &[u32], races: &RaceHistory) -> f64 {
    let seat = |number| SeatSet::from_iter([Seat(number)]);
    let company = Company { people: seat(0), fitted: seat(1), earlier: earlier.to_vec() };
    echo::strength(Past { races, table: 0, company: &company }, 2)
}

/// ELM-BOT-8.
#[test]
fn bot_8_echo_fits_the_median_of_the_latest_30() {
    let fit = |earlier: &[u32]| echo_after(earlier, &RaceHistory::default());
    assert_eq!((fit(&[979]), fit(&[9000]), fit(&[300])), (50.0, 0.0, 100.0));
    let mut times = vec![5000; 100];
    times.extend([874; 30]);
    assert_eq!(fit(&times), 60.0);
    assert!((fit(&[1248, 1104]) - 35.0).abs() < 1e-9);
}

/// ELM-BOT-8.
#[test]
fn bot_8_echo_watches_a_player_without_history_at_15_cards() {
    let catches: Vec<Catch> = [2, 7, 20].map(|window| Catch { window, seat: Seat(0), ms: 874 }).to_vec();
    let at = |windows| echo_after(&[], &RaceHistory { windows, catches: catches.clone(), wins: Vec::new() });
    assert_eq!((at(3), at(14)), (50.0, 50.0));
    assert_eq!((at(15), at(30)), (60.0, 60.0), "fitted once, then moved by tables won alone");
}

/// ELM-BOT-8.
#[test]
fn bot_8_echo_moves_by_who_won_the_table() {
    let after = |wins: &[u8], seats| {
        let wins: Vec<(u32, Seat)> = (0..).zip(wins.iter().map(|&seat| Seat(seat))).collect();
        let races = RaceHistory { windows: wins.len() as u32, wins, catches: Vec::new() };
        let set = |seats: &[u8]| seats.iter().map(|&seat| Seat(seat)).collect();
        let company = Company { people: set(&[0]), fitted: set(&[1, 2]), earlier: vec![979] };
        echo::strength(Past { races: &races, table: 0, company: &company }, seats)
    };
    assert_eq!((after(&[0], 2), after(&[0, 1], 2)), (52.0, 50.0));
    // At a table of four a person's win counts three times as much as an Écho's; another bot's does not count.
    assert_eq!((after(&[0], 4), after(&[0, 1], 4), after(&[0, 3], 4)), (53.0, 52.0, 53.0));
}

/// ELM-BOT-8: what Écho goes by is what everybody saw: right hits with one card in the middle, and tables won.
#[test]
fn bot_8_the_past_is_that_of_the_table() {
    let note = |card, middle, reactions: &[(u8, &str)]| {
        let mut scene = lay(json!({}), card, middle);
        let mut races = RaceHistory::default();
        for (seat, text) in reactions {
            let action = text.parse().unwrap();
            scene.game.note_race(&scene.s, Seat(*seat), action, &mut races);
            scene.commit(*seat, text, &mut feerie_core::Log::default());
        }
        races
    };
    let catch = |seat, ms| Catch { window: 0, seat: Seat(seat), ms };
    let won = note("fww", "fwt", &[(0, "slap:fwt:700"), (1, "none"), (2, "slap:fwt:500")]);
    assert_eq!((won.windows, &won.wins[..]), (1, &[(0, Seat(2))][..]));
    assert_eq!(won.catches, [catch(2, 500), catch(0, 700)], "a right hit that came too late tells as much");
    let lost = note("aaf", "fwt", &[(0, "slap:fwt:700"), (1, "none"), (2, "none")]);
    assert_eq!((lost.windows, lost.wins.len(), lost.catches.len()), (1, 0, 0));
    let two = note("fww", "fwt aat", &[(0, "slap:fwt:700"), (1, "none"), (2, "none")]);
    assert_eq!((two.wins.len(), two.catches.len()), (1, 0), "two cards take longer to look at");
    assert_eq!(note("fww", "fwt", &[(0, "slap:fwt:700")]).windows, 0, "nobody is told before the window is settled");
}
