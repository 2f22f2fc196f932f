//! `feerie bench`: what the engines do on this machine, in one table. Time is this thread's processor time, so
//! that a busy machine does not change the figures much.

use cpu_time::ThreadTime;
use feerie_catalog::{Catalog, Visitor, visit};
use feerie_core::{Dice, Game, Heuristic, Legal, Options, perft, playout};
use feerie_lab::speed;
use feerie_table::Games;
use serde_json::Map;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::Outcome;

/// What to measure.
#[derive(clap::Args)]
pub struct Args {
    /// Only this game.
    #[arg(long)]
    game: Option<String>,
    /// Seconds for each line.
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
    /// Play exactly so many actions at random instead of measuring time: for instruction counters.
    #[arg(long)]
    actions: Option<u64>,
    /// Another `feerie`, of an older commit say: both are measured in turns, and what comes out is how much faster this one is.
    #[arg(long)]
    beside: Option<PathBuf>,
}

/// Measures game after game, on one core.
pub fn run(args: &Args) -> Outcome {
    if let Some(actions) = args.actions {
        for info in Catalog.infos().iter().filter(|info| args.game.as_deref().is_none_or(|only| only == info.id)) {
            visit(info.id, Exactly(actions));
        }
        return Ok(());
    }
    if let Some(other) = &args.beside {
        return beside(args, other);
    }
    let baseline = baseline(args.seconds);
    println!("baseline: {:.0} M generator draws/s (one core); every rate below is also given per draw", baseline / 1e6);
    println!(
        "{:<12} {:>5} {:>14} {:>9} {:>9} {:>8} {:>9} {:>12} {:>13}",
        "game", "seats", "actions/s", "per draw", "games/s", "state B", "copy ns", "perft M/s", "search it/s"
    );
    for info in Catalog.infos() {
        if args.game.as_deref().is_some_and(|only| only != info.id) {
            continue;
        }
        for seats in info.seats_range() {
            visit(info.id, Measure { seats, seconds: args.seconds, baseline });
        }
    }
    Ok(())
}

/// How often each of two binaries is measured.
const TURNS: usize = 3;

/// Measures game after game with this binary and another, in turns, each in a process of its own, so that whatever else the
/// machine is doing meets both alike.
fn beside(args: &Args, other: &Path) -> Outcome {
    let this = std::env::current_exe().map_err(|error| format!("where this program is cannot be said: {error}"))?;
    println!(
        "{:<12} {:>5} {:>14} {:>14} {:>6} {:>13} {:>13} {:>6}",
        "game", "seats", "actions/s", "beside", "ratio", "search it/s", "beside", "ratio"
    );
    for info in Catalog.infos().iter().filter(|info| args.game.as_deref().is_none_or(|only| only == info.id)) {
        let mut measured = Vec::new();
        for _ in 0..TURNS {
            measured.push([rates(&this, info.id, args.seconds)?, rates(other, info.id, args.seconds)?]);
        }
        for (line, seats) in info.seats_range().enumerate() {
            // The middle one of each.
            let middle = |binary: usize, column: usize| {
                let mut all: Vec<f64> =
                    measured.iter().filter_map(|turn| turn[binary].get(line)).map(|row| row[column]).collect();
                all.sort_by(f64::total_cmp);
                all.get(all.len() / 2).copied().unwrap_or(f64::NAN)
            };
            let [[actions, actions_beside], [searched, searched_beside]] =
                [0, 1].map(|column| [0, 1].map(|binary| middle(binary, column)));
            println!(
                "{:<12} {:>5} {:>14.0} {:>14.0} {:>6.2} {:>13.0} {:>13.0} {:>6.2}",
                info.id,
                seats,
                actions,
                actions_beside,
                actions / actions_beside,
                searched,
                searched_beside,
                searched / searched_beside
            );
        }
    }
    Ok(())
}

/// What a binary says of a game: actions and iterations of the search in a second, for each number of seats.
fn rates(binary: &Path, game: &str, seconds: f64) -> Result<Vec<[f64; 2]>, String> {
    let name = binary.display();
    let output = Command::new(binary)
        .args(["bench", "--game", game, "--seconds", &seconds.to_string()])
        .output()
        .map_err(|error| format!("{name} does not start: {error}"))?;
    let said = String::from_utf8_lossy(&output.stdout);
    let rows = said.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    let rows = rows.filter(|words| words.len() > 3 && words[0] == game);
    let number = |word: &str| word.parse().map_err(|_| format!("{name} says {word:?} where a rate should be"));
    rows.map(|words| Ok([number(words[2])?, number(words[words.len() - 1])?])).collect()
}

/// Draws from the generator per second: what the same machine does at the same moment, to compare with.
fn baseline(seconds: f64) -> f64 {
    let mut dice = Dice::from_number(1);
    rate(seconds, || (0..10_000).map(|_| u64::from(black_box(dice.below(97)) < 97)).sum())
}

/// How long a measurement lasts at least: long enough to measure anything at all.
fn limit(seconds: f64) -> Duration {
    Duration::from_secs_f64(seconds.max(0.01))
}

/// Units per second of a piece of work repeated for about so long.
fn rate(seconds: f64, mut work: impl FnMut() -> u64) -> f64 {
    let (start, mut units) = (ThreadTime::now(), 0);
    while start.elapsed() < limit(seconds) {
        units += work();
    }
    units as f64 / start.elapsed().as_secs_f64()
}

struct Measure {
    seats: u8,
    seconds: f64,
    baseline: f64,
}

impl Visitor for Measure {
    type Output = ();

    fn visit<G: Heuristic>(self) {
        let Ok(game) = G::Options::read(&Map::new(), self.seats).and_then(|options| G::new(options, self.seats)) else {
            return;
        };
        let (mut dice, mut scratch, mut games) = (Dice::from_number(1), Legal::new(), 0u64);
        let start = ThreadTime::now();
        let actions = rate(self.seconds, || {
            games += 1;
            playout::playout(&game, &mut game.start(), &mut dice, &mut scratch, u64::MAX).actions
        });
        let games = games as f64 / start.elapsed().as_secs_f64();
        let state = game.start();
        let copies = rate(self.seconds / 4.0, || {
            for _ in 0..1000 {
                black_box(black_box(&state).clone());
            }
            1000
        });
        let leaves =
            deepest(&game, self.seconds).map_or("-".to_owned(), |(depth, leaves)| format!("{leaves:.1} (d{depth})"));
        let iterations = speed::iterations_per_second(&game, limit(self.seconds));
        println!(
            "{:<12} {:>5} {:>14.0} {:>9.4} {:>9.0} {:>8} {:>9.1} {:>12} {:>13.0}",
            G::INFO.id,
            self.seats,
            actions,
            actions / self.baseline,
            games,
            size_of::<G::State>(),
            1e9 / copies,
            leaves,
            iterations
        );
    }
}

/// A fixed amount of random play, the same on every machine.
struct Exactly(u64);

impl Visitor for Exactly {
    type Output = ();

    fn visit<G: Heuristic>(self) {
        let seats = G::INFO.seats.0;
        let Ok(game) = G::Options::read(&Map::new(), seats).and_then(|options| G::new(options, seats)) else { return };
        let (mut dice, mut scratch, mut actions) = (Dice::from_number(1), Legal::new(), 0);
        while actions < self.0 {
            actions += playout::playout(&game, &mut game.start(), &mut dice, &mut scratch, self.0 - actions).actions;
        }
        println!("{} {actions}", G::INFO.id);
    }
}

/// The rate of the deepest count that fits the time; none where outcomes are not listed.
fn deepest<G: Game>(game: &G, seconds: f64) -> Option<(u32, f64)> {
    let mut best = None;
    for depth in 2..12 {
        let start = ThreadTime::now();
        let leaves = perft::perft(game, &game.start(), depth).ok()?;
        let took = start.elapsed().as_secs_f64();
        best = Some((depth, leaves as f64 / took.max(1e-9) / 1e6));
        if took * 20.0 > seconds {
            break;
        }
    }
    best
}
