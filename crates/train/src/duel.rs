//! Matches: what was trained against the product's own `strong`, at equal time.

use clap::Args;
use feerie_bots::{Budget, GuidedTree, Level, SeatBot};
use feerie_core::encode::Encode;
use feerie_core::{Dice, Heuristic, NoEvents, Node, Observer, Seat};
use feerie_net::{Net, Trained};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::tables::Tables;

/// How a match is to be played.
#[derive(Args)]
pub struct Wish {
    /// How many games; each deal is played once from every seat.
    #[arg(long)]
    games: u64,
    /// Milliseconds of thought a decision, for both.
    #[arg(long)]
    ms: u64,
    /// No game begins after so many seconds.
    #[arg(long, default_value_t = 100_000)]
    seconds: u64,
}

/// A match tells how it stands after so many games each time.
const TELL_EVERY: usize = 20;

/// What a game was like.
struct Played {
    share: f32,
    /// Iterations and decisions of the one that was trained.
    iterations: u64,
    decisions: u64,
}

/// Plays a match and prints the share of the victories.
pub fn run<G: Encode + Heuristic>(
    tables: &Tables<G>,
    net: &Arc<Net>,
    wish: &Wish,
    threads: usize,
    seed: u64,
) -> Result<(), String> {
    let next = AtomicU64::new(0);
    let end = Instant::now() + Duration::from_secs(wish.seconds);
    let played = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= wish.games || Instant::now() > end {
                        return;
                    }
                    let game = play(tables, net, wish, seed, number);
                    let Ok(mut played) = played.lock() else { return };
                    played.extend(game);
                    if played.len() % TELL_EVERY == 0 {
                        eprintln!("{}", tell(&played, wish.ms));
                    }
                }
            });
        }
    });
    println!("{}", tell(&played.into_inner().map_err(|_| "a worker thread panicked")?, wish.ms));
    Ok(())
}

/// How a match stands.
fn tell(played: &[Played], ms: u64) -> String {
    let n = played.len().max(1) as f32;
    let mean = played.iter().map(|game| game.share).sum::<f32>() / n;
    let spread = 1.96 * (mean * (1.0 - mean) / n).sqrt();
    let decisions = played.iter().map(|game| game.decisions).sum::<u64>().max(1);
    let iterations = played.iter().map(|game| game.iterations).sum::<u64>() / decisions;
    format!(
        "{:.1} % ± {:.1} of {} games at {ms} ms ({iterations} iterations a decision)",
        100.0 * mean,
        100.0 * spread,
        played.len(),
    )
}

/// One game; none if it could not be played on.
fn play<G: Encode + Heuristic>(
    tables: &Tables<G>,
    net: &Arc<Net>,
    wish: &Wish,
    seed: u64,
    number: u64,
) -> Option<Played> {
    let seats = u64::from(tables.usual().seats());
    let ours = Seat((number % seats) as u8);
    let mut chance = Dice::from_number(seed.wrapping_mul(1_000_003) + number / seats);
    let game = tables.draw(&mut chance);
    let mut dice = Dice::from_number(seed.wrapping_mul(7_000_003) + number);
    let mut rivals: Vec<_> =
        Seat::all(game.seats()).map(|seat| SeatBot::new(game.clone(), seat, Level::Strong)).collect();
    let mut trained =
        Player::<G> { guide: Trained::new(net.clone()).ok()?, tree: GuidedTree::default(), iterations: 0 };
    let mut decisions = 0;
    let mut state = game.start();
    loop {
        match game.node(&state) {
            Node::Terminal(ranking) => {
                let share = ranking.shares()[ours.index()];
                return Some(Played { share, iterations: trained.iterations, decisions });
            }
            Node::Chance => {
                let outcome = game.draw(&state, &mut chance);
                game.resolve(&mut state, &outcome, &mut NoEvents);
            }
            node => {
                let is_secret = matches!(node, Node::Simultaneous(_));
                for seat in node.acting().iter() {
                    let view = game.view(&state, Observer::Seat(seat));
                    let stop = Instant::now() + Duration::from_millis(wish.ms);
                    let action = if seat == ours {
                        decisions += 1;
                        trained.choose(&**game, &view, seat, is_secret, stop, &mut dice)
                    } else {
                        let is_over = || Instant::now() > stop;
                        let budget = Budget { iterations: u32::MAX, stop: Some(&is_over) };
                        rivals[seat.index()].choose(&view, budget, &mut dice).map(|choice| choice.action)
                    };
                    game.play(&mut state, seat, action?, &mut NoEvents);
                }
            }
        }
    }
}

/// The one that was trained.
struct Player<G: Encode> {
    guide: Trained<G>,
    tree: GuidedTree<G>,
    iterations: u64,
}

impl<G: Encode> Player<G> {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        is_secret: bool,
        stop: Instant,
        dice: &mut Dice,
    ) -> Option<G::Action> {
        if !self.tree.open(game, &mut self.guide, view, seat, dice) {
            return None;
        }
        if self.tree.root().len() > 1 {
            while Instant::now() < stop {
                self.tree.iterate(game, &mut self.guide, view, dice);
                self.iterations += 1;
            }
        }
        self.tree.chosen(is_secret, dice)
    }
}
