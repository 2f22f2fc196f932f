//! Matches: what was trained against `strong`, at equal time or equal iterations.

use clap::Args;
use feerie_bots::{Budget, Level, Question, choose as choose_by_level};
use feerie_core::encode::Encode;
use feerie_core::{Dice, Heuristic, NoEvents, Node, Seat};
use feerie_net::Net;
use std::time::{Duration, Instant};

use crate::guide::{Guide, HandMade, Trained, seen_by};
use crate::search::Search;
use crate::selfplay::choose;

/// How a match is to be played.
#[derive(Args)]
pub struct Wish {
    /// How many games; each deal is played once from every seat.
    #[arg(long)]
    games: u64,
    /// Milliseconds of thought a decision, for both.
    #[arg(long)]
    ms: u64,
}

/// Plays a match and prints the share of the victories.
pub fn run<G: Encode + Heuristic>(
    game: &G,
    net: Option<&Net>,
    wish: &Wish,
    threads: usize,
    seed: u64,
) -> Result<(), String> {
    let next = std::sync::atomic::AtomicU64::new(0);
    let shares: Vec<f32> = std::thread::scope(|scope| {
        let work: Vec<_> = (0..threads)
            .map(|_| {
                let next = &next;
                scope.spawn(move || {
                    let mut shares = Vec::new();
                    loop {
                        let number = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                        if number >= wish.games {
                            return shares;
                        }
                        shares.push(play(game, net, wish, seed, number));
                    }
                })
            })
            .collect();
        work.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
    });
    let n = shares.len() as f32;
    let mean = shares.iter().sum::<f32>() / n;
    let spread = 1.96 * (mean * (1.0 - mean) / n).sqrt();
    println!("{:.1} % ± {:.1} of {n} games at {} ms", 100.0 * mean, 100.0 * spread, wish.ms);
    Ok(())
}

/// One game: the share of the one that was trained.
fn play<G: Encode + Heuristic>(game: &G, net: Option<&Net>, wish: &Wish, seed: u64, number: u64) -> f32 {
    let seats = u64::from(game.seats());
    let ours = Seat((number % seats) as u8);
    let mut chance = Dice::from_number(seed.wrapping_mul(1_000_003) + number / seats);
    let mut dice = Dice::from_number(seed.wrapping_mul(7_000_003) + number);
    let mut state = game.start();
    loop {
        match game.node(&state) {
            Node::Terminal(ranking) => return ranking.shares()[ours.index()],
            Node::Chance => {
                let outcome = game.draw(&state, &mut chance);
                game.resolve(&mut state, &outcome, &mut NoEvents);
            }
            node => {
                let is_secret = matches!(node, Node::Simultaneous(_));
                for seat in node.acting().iter() {
                    let view = seen_by(game, &state, seat);
                    let end = Instant::now() + Duration::from_millis(wish.ms);
                    let action = if seat != ours {
                        let stop = || Instant::now() > end;
                        let budget = Budget { iterations: u32::MAX, stop: Some(&stop) };
                        let question = Question::new(game, seat, &view, budget);
                        choose_by_level(Level::Strong, question, &mut dice).map(|choice| choice.action)
                    } else {
                        Some(match net {
                            Some(net) => think(game, &mut Trained::new(net), &view, seat, is_secret, end, &mut dice),
                            None => {
                                let mut guide = HandMade::new(Dice::from_number(dice.bits()));
                                think(game, &mut guide, &view, seat, is_secret, end, &mut dice)
                            }
                        })
                    };
                    let Some(action) = action else { return 0.0 };
                    game.play(&mut state, seat, action, &mut NoEvents);
                }
            }
        }
    }
}

fn think<G: Encode, J: Guide<G>>(
    game: &G,
    guide: &mut J,
    view: &G::View,
    seat: Seat,
    is_secret: bool,
    end: Instant,
    dice: &mut Dice,
) -> G::Action {
    let mut search = Search::new(game, guide);
    search.open(view, seat, dice, 0.0);
    if search.root().len() > 1 {
        while Instant::now() < end {
            search.iterate(view, dice);
        }
    }
    choose(search.root(), is_secret, dice)
}
