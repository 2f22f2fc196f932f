//! The arena plays fair, answers nonsense clearly, and can be stopped.

use feerie_bots::Level;
use feerie_lab::arena::{Allowance, Arena, ArenaError, Entrant, Progress, Quiet, run};
use serde_json::{Map, Value, json};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

fn arena(levels: &[Level], games: u32) -> Arena {
    Arena {
        game: "elfe".into(),
        options: Map::new(),
        seats: 2,
        entrants: levels.iter().copied().map(Level::into).collect(),
        games,
        seed: 1,
        budget: Allowance { iterations: Some(20), ms: None },
        threads: 2,
    }
}

fn report(arena: &Arena) -> Value {
    let report = run(arena, &Quiet, &AtomicBool::new(false)).unwrap();
    let mut value = serde_json::to_value(&report).unwrap();
    // Times differ from run to run; games do not.
    value["seconds"] = json!(0);
    for standing in value["standings"].as_array_mut().unwrap() {
        standing["mean_ms"] = json!(0);
        standing["longest_ms"] = json!(0);
    }
    value
}

#[test]
fn the_same_seed_gives_the_same_games_however_many_play_at_once() {
    let two = arena(&[Level::Greedy, Level::Keen], 8);
    let one = Arena { threads: 1, ..two.clone() };
    let other = Arena { seed: 2, ..two.clone() };
    assert_eq!(report(&two), report(&one));
    assert_ne!(report(&two)["steps"], report(&other)["steps"]);
}

#[test]
fn who_remembers_inherits_and_who_thinks_afresh_does_not() {
    let entrants = vec![Entrant { level: Level::Strong, fresh: true }, Level::Strong.into(), Level::Keen.into()];
    let report = report(&Arena { entrants, ..arena(&[], 2) });
    let inherited = |n: usize| report["standings"][n]["inherited"].as_f64().unwrap();
    assert_eq!(report["standings"][0]["level"], "strong-fresh");
    assert!(inherited(1) > 1.0, "{report}");
    // A level that looks only so far would look farther with what it remembers.
    assert_eq!((inherited(0), inherited(2)), (0.0, 0.0));
}

#[test]
fn the_better_bot_is_found_out() {
    let report = run(&arena(&[Level::Random, Level::Greedy], 40), &Quiet, &AtomicBool::new(false)).unwrap();
    assert_eq!((report.games, report.planned), (40, 40));
    let duel = &report.duels[0];
    assert_eq!((duel.level, duel.against, duel.games), (Level::Greedy.into(), Level::Random.into(), 40));
    assert!(duel.share.low > 0.6, "{report}");
    assert!(report.standings[1].rating > report.standings[0].rating + 100.0, "{report}");
    assert!(report.to_string().contains("greedy beats random"), "{report}");
}

/// With a budget of iterations a game follows from its deal and its seating: no two games of a tournament may share both.
#[test]
fn no_game_is_a_copy_of_another() {
    for (game, seats) in [("elfe", 2), ("elfe", 4), ("pixies", 2), ("lutins", 3)] {
        let report = report(&Arena { game: game.into(), seats, ..arena(&[Level::Gentle, Level::Fair], 12) });
        assert_eq!((&report["games"], &report["distinct"]), (&json!(12), &json!(12)), "{game}, {seats} seats");
    }
}

#[test]
fn more_seats_than_levels_are_shared_out() {
    let four = Arena { seats: 4, ..arena(&[Level::Random, Level::Greedy], 8) };
    let report = run(&four, &Quiet, &AtomicBool::new(false)).unwrap();
    assert_eq!(report.standings.iter().map(|standing| standing.seats).collect::<Vec<_>>(), [16, 16]);
    assert!(report.duels[0].share.share > 0.6, "{report}");
}

#[test]
fn nonsense_is_refused_by_name() {
    let good = arena(&[Level::Random], 2);
    let refused = |arena: &Arena| run(arena, &Quiet, &AtomicBool::new(false)).unwrap_err();
    let unknown = refused(&Arena { game: "chess".into(), ..good.clone() });
    assert!(unknown.to_string().contains("lutins"), "{unknown}");
    assert_eq!(refused(&Arena { entrants: vec![], ..good.clone() }), ArenaError::NoEntrants);
    assert_eq!(refused(&arena(&[Level::Fair, Level::Fair], 2)), ArenaError::Twice(Level::Fair.into()));
    assert_eq!(refused(&Arena { games: 0, ..good.clone() }), ArenaError::NoGames);
    assert_eq!(refused(&arena(&[Level::Fair], u32::MAX)), ArenaError::TooManyGames(u32::MAX));
    assert_eq!(refused(&Arena { budget: Allowance::default(), ..good.clone() }), ArenaError::NoBudget);
    let nothing = Allowance { iterations: Some(0), ms: Some(5) };
    assert_eq!(refused(&Arena { budget: nothing, ..good.clone() }), ArenaError::NoBudget);
    assert!(matches!(refused(&Arena { seats: 9, ..good.clone() }), ArenaError::Setup(_)));
    let options = json!({"no_such_option": 1}).as_object().unwrap().clone();
    assert!(matches!(refused(&Arena { options, ..good }), ArenaError::Setup(_)));
}

/// Cancels after a few games.
struct StopAt<'a>(u32, &'a AtomicBool, AtomicU32);

impl Progress for StopAt<'_> {
    fn done(&self, games: u32, of: u32) {
        assert!(games <= of);
        self.2.store(games, Ordering::Relaxed);
        if games >= self.0 {
            self.1.store(true, Ordering::Relaxed);
        }
    }
}

#[test]
fn a_cancelled_tournament_tells_what_it_knows() {
    let cancel = AtomicBool::new(false);
    let stop = StopAt(3, &cancel, AtomicU32::new(0));
    let report = run(&arena(&[Level::Greedy, Level::Keen], 400), &stop, &cancel).unwrap();
    assert!((3..400).contains(&report.games), "{report}");
    assert_eq!(report.planned, 400);
    assert_eq!(report.games, stop.2.load(Ordering::Relaxed));
}
