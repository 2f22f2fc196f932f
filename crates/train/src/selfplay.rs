//! Games of a search against itself.

use clap::Args;
use feerie_core::encode::{Encode, Features};
use feerie_core::{Dice, Heuristic, NoEvents, Node, PerSeat, Seat};
use feerie_net::Net;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::guide::{Guide, HandMade, Trained, seen_by};
use crate::search::{Edge, Search};
use crate::shard::{Position, Shard};

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
    game: &G,
    net: Option<&Net>,
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
                scope.spawn(move || play_until(game, net, wish, seed * 1000 + thread as u64, end, shard))
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
    game: &G,
    net: Option<&Net>,
    wish: &Wish,
    seed: u64,
    end: Instant,
    shard: &Mutex<Shard>,
) -> (usize, usize) {
    let mut dice = Dice::from_number(seed);
    let (mut games, mut positions) = (0, 0);
    while Instant::now() < end {
        let played = match net {
            Some(net) => play(game, &mut Trained::new(net), wish, &mut dice, end),
            None => play(game, &mut HandMade::new(Dice::from_number(dice.bits())), wish, &mut dice, end),
        };
        // A game that the end of the time cut off has no result.
        let Some((found, result)) = played else { break };
        games += 1;
        positions += found.len();
        let written = shard.lock().map(|mut shard| shard.add(&found, &result));
        if !matches!(written, Ok(Ok(()))) {
            break;
        }
    }
    (games, positions)
}

/// One game: the decisions written down, and how it ended.
fn play<G: Encode, J: Guide<G>>(
    game: &G,
    guide: &mut J,
    wish: &Wish,
    dice: &mut Dice,
    end: Instant,
) -> Option<(Vec<Position>, PerSeat<f32>)> {
    let mut state = game.start();
    let mut found = Vec::new();
    let mut decisions = 0;
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
                    let view = seen_by(game, &state, seat);
                    let is_full = dice.below(wish.every) == 0;
                    let mut search = Search::new(game, guide);
                    search.open(&view, seat, dice, if is_full { NOISE } else { 0.0 });
                    if search.root().len() > 1 {
                        let iterations = if is_full { wish.full } else { wish.quick };
                        (0..iterations).for_each(|_| search.iterate(&view, dice));
                        if is_full {
                            found.push(position(game, &view, seat, search.root(), search.value()));
                        }
                    }
                    let by_chance = is_secret || decisions < OPENING;
                    let action = choose(search.root(), by_chance, dice);
                    game.play(&mut state, seat, action, &mut NoEvents);
                    decisions += 1;
                }
            }
        }
    }
}

fn position<G: Encode>(game: &G, view: &G::View, seat: Seat, edges: &[Edge<G::Action>], value: f32) -> Position {
    let mut features = Vec::new();
    game.observe(view, seat, &mut Features::new(&mut features));
    let visits: u32 = edges.iter().map(|edge| edge.visits).sum();
    let part = |edge: &Edge<G::Action>| edge.visits as f32 / visits.max(1) as f32;
    let word = |edge: &Edge<G::Action>| game.word(view, seat, &edge.action).unwrap_or_default();
    Position { features, actions: edges.iter().map(|edge| (word(edge), part(edge))).collect(), value, seat: seat.0 }
}

/// The most visited action, or one by chance in proportion to the visits.
pub fn choose<A: Copy>(edges: &[Edge<A>], by_chance: bool, dice: &mut Dice) -> A {
    let visits: u32 = edges.iter().map(|edge| edge.visits).sum();
    if by_chance && visits > 0 {
        let mut left = dice.below(visits);
        for edge in edges {
            if left < edge.visits {
                return edge.action;
            }
            left -= edge.visits;
        }
    }
    let best = edges
        .iter()
        .fold(&edges[0], |best, edge| if (edge.visits, edge.prior) > (best.visits, best.prior) { edge } else { best });
    best.action
}
