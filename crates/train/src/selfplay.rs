//! Games of a search against itself.

use clap::Args;
use feerie_bots::{Budget, GuidedTree, Question, Search};
use feerie_core::encode::{Encode, Features};
use feerie_core::{Dice, Heuristic, NoEvents, Node, Observer, PerSeat, Seat};
use feerie_net::{Net, Trained};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use crate::shard::{Position, Shard};
use crate::tables::Tables;

/// How self-play is to be done.
#[derive(Args)]
pub struct Wish {
    /// Where positions go.
    #[arg(long)]
    out: PathBuf,
    /// How long to play.
    #[arg(long)]
    seconds: u64,
    /// Iterations of a decision that is written down.
    #[arg(long, default_value_t = 128)]
    full: u32,
    /// Iterations of the others.
    #[arg(long, default_value_t = 24)]
    quick: u32,
    /// One decision in so many is searched fully and written down.
    #[arg(long, default_value_t = 4)]
    every: u32,
}

/// Noise at the root of decisions that are written down.
const NOISE: f32 = 0.2;
/// Choices of the first part of a game follow the visits by chance, later ones take the most visited.
const OPENING: u32 = 40;

/// Plays on all threads until the time is over.
pub fn run<G: Encode + Heuristic>(
    tables: &Tables<G>,
    net: Option<&Arc<Net>>,
    wish: &Wish,
    threads: usize,
    seed: u64,
) -> Result<(), String> {
    let shard = Mutex::new(Shard::open(&wish.out).map_err(|error| format!("{}: {error}", wish.out.display()))?);
    let end = Instant::now() + Duration::from_secs(wish.seconds);
    let (games, positions) = std::thread::scope(|scope| {
        let work: Vec<_> = (0..threads)
            .map(|thread| {
                let shard = &shard;
                scope.spawn(move || play_until(tables, net, wish, seed * 1000 + thread as u64, end, shard))
            })
            .collect();
        work.into_iter().map(|thread| thread.join().unwrap_or((0, 0))).fold((0, 0), |a, b| (a.0 + b.0, a.1 + b.1))
    });
    let mut shard = shard.into_inner().map_err(|_| "a worker thread panicked")?;
    shard.flush().map_err(|error| error.to_string())?;
    println!("{games} games, {positions} positions");
    Ok(())
}

fn play_until<G: Encode + Heuristic>(
    tables: &Tables<G>,
    net: Option<&Arc<Net>>,
    wish: &Wish,
    seed: u64,
    end: Instant,
    shard: &Mutex<Shard>,
) -> (usize, usize) {
    let mut dice = Dice::from_number(seed);
    let (mut games, mut positions) = (0, 0);
    while Instant::now() < end {
        // A game that the end of the time cut off has no result.
        let game = &**tables.draw(&mut dice);
        let Some((found, result)) = Table::new(game, net, wish).play(&mut dice, end) else { break };
        games += 1;
        positions += found.len();
        let written = shard.lock().map(|mut shard| shard.add(&found, &result));
        if !matches!(written, Ok(Ok(()))) {
            break;
        }
    }
    (games, positions)
}

/// An action that was thought about: how often it was tried, and its seat's share after it.
#[derive(Clone, Copy)]
struct Thought<A> {
    action: A,
    visits: u32,
    share: f32,
}

/// A table at which one player has all the seats.
struct Table<'a, G: Encode + Heuristic> {
    game: &'a G,
    wish: &'a Wish,
    /// What was learnt, if anything was; `strong` teaches the first generation.
    guide: Option<Trained<G>>,
    /// Each seat thinks for itself.
    trees: Vec<GuidedTree<G>>,
}

impl<'a, G: Encode + Heuristic> Table<'a, G> {
    fn new(game: &'a G, net: Option<&Arc<Net>>, wish: &'a Wish) -> Self {
        let trees = Seat::all(game.seats()).map(|_| GuidedTree::default()).collect();
        Table { game, wish, guide: net.and_then(|net| Trained::new(net.clone()).ok()), trees }
    }

    /// One game: the decisions written down, and how it ended.
    fn play(mut self, dice: &mut Dice, end: Instant) -> Option<(Vec<Position>, PerSeat<f32>)> {
        let game = self.game;
        let (mut state, mut found, mut decisions) = (game.start(), Vec::new(), 0);
        loop {
            match game.node(&state) {
                Node::Terminal(ranking) => return Some((found, ranking.shares())),
                Node::Chance => {
                    let outcome = game.draw(&state, dice);
                    game.resolve(&mut state, &outcome, &mut NoEvents);
                }
                node => {
                    let is_secret = matches!(node, Node::Simultaneous(_));
                    for seat in node.acting().iter() {
                        if Instant::now() > end {
                            return None;
                        }
                        let view = game.view(&state, Observer::Seat(seat));
                        let is_full = dice.below(self.wish.every) == 0;
                        let thoughts = self.think(&view, seat, is_full, dice);
                        if is_full && thoughts.len() > 1 {
                            found.push(position(game, &view, seat, &thoughts));
                        }
                        let action = choose(&thoughts, is_secret || decisions < OPENING, dice)?;
                        game.play(&mut state, seat, action, &mut NoEvents);
                        decisions += 1;
                    }
                }
            }
        }
    }

    /// What the seat finds out about its actions.
    fn think(&mut self, view: &G::View, seat: Seat, is_full: bool, dice: &mut Dice) -> Vec<Thought<G::Action>> {
        let iterations = if is_full { self.wish.full } else { self.wish.quick };
        let Some(guide) = &mut self.guide else {
            let question = Question::new(self.game, seat, view, Budget::iterations(iterations));
            let tries = Search::default().tries(question, dice);
            return tries.iter().map(|t| Thought { action: t.action, visits: t.visits, share: t.share }).collect();
        };
        let tree = &mut self.trees[seat.index()];
        if !tree.open(self.game, guide, view, seat, dice) {
            return Vec::new();
        }
        if tree.root().len() > 1 {
            if is_full {
                tree.add_noise(NOISE, dice);
            }
            (0..iterations).for_each(|_| tree.iterate(self.game, guide, view, dice));
        }
        let thought = |visits: u32, share: Option<f32>, action| Thought { action, visits, share: share.unwrap_or(0.0) };
        tree.root().iter().map(|edge| thought(edge.visits, edge.share(), edge.action)).collect()
    }
}

fn position<G: Encode>(game: &G, view: &G::View, seat: Seat, thoughts: &[Thought<G::Action>]) -> Position {
    let mut features = Vec::new();
    game.observe(view, seat, &mut Features::new(&mut features));
    let visits = thoughts.iter().map(|thought| thought.visits).sum::<u32>().max(1) as f32;
    let value = thoughts.iter().map(|thought| thought.visits as f32 * thought.share).sum::<f32>() / visits;
    let actions: Vec<_> = thoughts.iter().map(|thought| thought.action).collect();
    let mut words = Vec::new();
    game.words(view, seat, &actions, |word| words.push(word.unwrap_or_default()));
    let parts = thoughts.iter().map(|thought| thought.visits as f32 / visits);
    Position { features, actions: words.into_iter().zip(parts).collect(), value, seat: seat.0 }
}

/// The most visited action, or one by chance in proportion to the visits.
fn choose<A: Copy>(thoughts: &[Thought<A>], by_chance: bool, dice: &mut Dice) -> Option<A> {
    let visits: u32 = thoughts.iter().map(|thought| thought.visits).sum();
    if by_chance && visits > 0 {
        let mut left = dice.below(visits);
        for thought in thoughts {
            if left < thought.visits {
                return Some(thought.action);
            }
            left -= thought.visits;
        }
    }
    thoughts.iter().max_by_key(|thought| thought.visits).map(|thought| thought.action)
}
