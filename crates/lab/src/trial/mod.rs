//! One game, played by bots and measured from the first step to the last.

pub mod line;
pub mod meter;

use feerie_bots::{Budget, SeatBot};
use feerie_core::measure::{Measured, Seen};
use feerie_core::{
    Company, Dice, Heuristic, Log, Node, Observer, Past, PerSeat, Played, RaceHistory, Ranking, Seat, Seed,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::plan::Bot;
use line::GameLine;
use meter::{Gauge, Meter};

/// Where a game's chance comes from: the same in all variants, so that differences are theirs.
#[derive(Clone, Copy, Debug)]
pub struct Deal {
    /// The plan's seed.
    pub seed: u64,
    /// The deal's number.
    pub number: u32,
}

impl Deal {
    /// The table's dice: they depend on nothing but the deal.
    fn chance(self) -> Seed {
        Seed::from_number(self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(self.number))
    }

    /// A seat's own dice.
    fn own(self, seat: Seat) -> Seed {
        Seed::from_number(self.seed ^ u64::from(self.number) << 32 ^ u64::from(seat.0) << 24)
    }

    /// Dice that nobody plays with: worlds looked at to say what chance could have brought.
    fn aside(self) -> Dice {
        Dice::from_number(self.seed.rotate_left(32) ^ u64::from(self.number) << 8 ^ 0xa51d)
    }
}

/// Plays a game to its end; none if it was cancelled, or if a bot found nothing to play.
pub fn play<G: Heuristic + Measured>(
    gauge: &Gauge<G>,
    lineup: &PerSeat<Bot>,
    deal: Deal,
    cancel: &AtomicBool,
) -> Option<GameLine> {
    let game = &gauge.game;
    let mut bots: Vec<SeatBot<G>> =
        Seat::all(game.seats()).map(|seat| SeatBot::new(Arc::clone(game), seat, lineup[seat.index()].level)).collect();
    // For a bot that fits itself to people, everybody else is one.
    let is_fitted = |seat: &Seat| lineup[seat.index()].level.is_fitted();
    let company = Company {
        people: Seat::all(game.seats()).filter(|seat| !is_fitted(seat)).collect(),
        fitted: Seat::all(game.seats()).filter(is_fitted).collect(),
        earlier: Vec::new(),
    };
    let mut races = RaceHistory::default();
    let mut aside = deal.aside();
    let (mut state, mut log) = (game.start(), Log::default());
    let mut meter = Meter::new(gauge);
    let ranking: Ranking = loop {
        if cancel.load(Ordering::Relaxed) {
            return None;
        }
        let step = u64::from(meter.steps());
        match game.node(&state) {
            Node::Terminal(ranking) => break ranking,
            Node::Chance => {
                let outcome = game.draw(&state, &mut Dice::for_step(&deal.chance(), step));
                let before = state.clone();
                log.0.clear();
                game.resolve(&mut state, &outcome, &mut log);
                meter.chanced(&before, &state, &mut aside);
                let step = Played::Outcome(&outcome);
                meter.saw(&Seen { before: &before, step, after: &state, events: &log.0 });
            }
            node => {
                // Seats that commit at the same time all choose before any commit is made.
                let mut chosen: PerSeat<(Seat, G::Action)> = PerSeat::new();
                for seat in node.acting().iter() {
                    let mut dice = Dice::for_step(&deal.own(seat), step);
                    let view = game.view(&state, Observer::Seat(seat));
                    let past =
                        Past { races: &races, table: deal.seed ^ u64::from(deal.number) << 32, company: &company };
                    let budget = Budget::iterations(lineup[seat.index()].iterations);
                    let choice = bots[seat.index()].choose_after(past, &view, budget, &mut dice)?;
                    meter.chose(&state, seat, &choice.action);
                    chosen.push((seat, choice.action));
                }
                for (seat, action) in chosen {
                    game.note_race(&state, seat, action, &mut races);
                    let before = state.clone();
                    log.0.clear();
                    game.play(&mut state, seat, action, &mut log);
                    let step = Played::Action(seat, action);
                    meter.saw(&Seen { before: &before, step, after: &state, events: &log.0 });
                }
            }
        }
    };
    Some(meter.finish(&ranking, deal.number))
}
