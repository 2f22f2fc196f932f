//! A finished game looked at again: how the chances went, and which moves cost most. Every position is judged out
//! of the view of the seat that moved, as a bot would have known it.

use feerie_bots::{Budget, Level};
use feerie_core::{Actor, MAX_SEATS, Reason, Refusal, Seat, Step};

use crate::advice::Advice;
use crate::advised::AdvisedTable;

/// At most this many moves are looked at; of a longer game, evenly chosen ones.
const MOST_MOVES: usize = 300;
/// How far the bot looks for something better.
const ITERATIONS: u32 = 120;
/// Worlds in which a move is tried at first, and those of them in which a costly one is tried again.
const WORLDS: (u32, u32) = (64, 400);
/// How many costly moves of each seat are tried again, and how many are told: everybody wants to know about their own.
const CANDIDATES: usize = 4;
const TOLD: usize = 2;
/// What is less than this is nothing to talk about.
const WORTH_TELLING: f32 = 0.04;

/// How the chances stood after a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// The number of the step.
    pub seq: u32,
    /// Who moved.
    pub seat: Seat,
    /// Each seat's estimated share of the victory.
    pub shares: Vec<f32>,
}

/// A move that cost much.
#[derive(Clone, Debug, PartialEq)]
pub struct Slip {
    /// The number of the step.
    pub seq: u32,
    /// Who moved.
    pub seat: Seat,
    /// What was played.
    pub played: String,
    /// What would have been better.
    pub better: String,
    /// By how much of the victory.
    pub cost: f32,
    /// Why it would have been.
    pub reason: Option<Reason>,
}

/// What came out.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// The chances, move by move.
    pub points: Vec<Point>,
    /// The costliest moves, the worst first.
    pub slips: Vec<Slip>,
}

/// An analysis under way: the game is played again move by move, so that its thread can do other work in between.
pub struct Analyzing {
    table: Box<dyn AdvisedTable>,
    steps: Vec<Step>,
    /// Steps that are looked at, newest last.
    looked_at: Vec<usize>,
    points: Vec<Point>,
    /// Costly moves, each with its position.
    suspects: Vec<(Slip, Box<dyn AdvisedTable>)>,
}

impl Analyzing {
    /// Begins with a table at its first position and the steps that were made.
    pub fn new(table: Box<dyn AdvisedTable>, steps: Vec<Step>) -> Analyzing {
        let moves: Vec<usize> = (0..steps.len()).filter(|&index| matches!(steps[index].0, Actor::Seat(_))).collect();
        let looked_at = if moves.len() <= MOST_MOVES {
            moves
        } else {
            (0..MOST_MOVES).map(|n| moves[n * moves.len() / MOST_MOVES]).collect()
        };
        Analyzing { table, steps, looked_at, points: Vec::new(), suspects: Vec::new() }
    }

    /// How many moves are looked at.
    pub fn len(&self) -> usize {
        self.looked_at.len()
    }

    /// Whether no move is looked at.
    pub fn is_empty(&self) -> bool {
        self.looked_at.is_empty()
    }

    /// Looks at the next move; false once all are seen. Refused where a step does not replay.
    pub fn look_on(&mut self) -> Result<bool, Refusal> {
        let Some(&index) = self.looked_at.get(self.points.len()) else { return Ok(false) };
        self.go_to(index)?;
        let Step(Actor::Seat(seat), played) = &self.steps[index] else { return Ok(false) };
        let (seat, played) = (*seat, played.clone());
        let seq = index as u32 + 1;
        let (shares, slip) = examine(&*self.table, seq, seat, &played);
        self.points.push(Point { seq, seat, shares });
        if let Some(slip) = slip {
            self.suspects.push((slip, self.table.fork_advised()));
            self.suspects.sort_by(|(a, _), (b, _)| b.cost.total_cmp(&a.cost));
            keep_of_each_seat(&mut self.suspects, CANDIDATES, |(slip, _)| slip.seat);
        }
        Ok(true)
    }

    /// Plays on to a step without looking.
    fn go_to(&mut self, index: usize) -> Result<(), Refusal> {
        let made = self.table.steps().len();
        self.steps[made..index].iter().try_for_each(|Step(actor, text)| self.table.advance(*actor, text))
    }

    /// Tries the costliest again in many more worlds: of many guesses the worst is mostly bad luck.
    pub fn finish(self) -> Analysis {
        let mut slips: Vec<Slip> = Vec::new();
        for (slip, table) in self.suspects {
            let number = u64::from(slip.seq) ^ 0x5EED;
            let own = |text: &str| {
                let shares = table.action_value(slip.seat, text, WORLDS.1, number).ok()?;
                shares.get(slip.seat.index()).copied()
            };
            let Some((better, played)) = own(&slip.better).zip(own(&slip.played)) else { continue };
            slips.push(Slip { cost: better - played, ..slip });
        }
        slips.retain(|slip| slip.cost >= WORTH_TELLING);
        slips.sort_by(|a, b| b.cost.total_cmp(&a.cost));
        keep_of_each_seat(&mut slips, TOLD, |slip| slip.seat);
        Analysis { points: self.points, slips }
    }
}

/// Keeps the first so many of each seat.
fn keep_of_each_seat<T>(list: &mut Vec<T>, most: usize, seat: impl Fn(&T) -> Seat) {
    let mut kept = [0; MAX_SEATS];
    list.retain(|one| {
        let count = &mut kept[seat(one).index()];
        *count += 1;
        *count <= most
    });
}

/// The chances after a move, and what would have been better, if anything.
fn examine(table: &dyn AdvisedTable, seq: u32, seat: Seat, played: &str) -> (Vec<f32>, Option<Slip>) {
    let value = |text: &str| table.action_value(seat, text, WORLDS.0, seq.into()).unwrap_or_default();
    let shares = value(played);
    let own = |shares: &[f32]| shares.get(seat.index()).copied().unwrap_or_default();
    // Several ways to look: far ahead, at what lies nearest, and by what was learnt. Any may see something.
    let learnt = Some(Level::best(&table.info(), table.seats())).filter(|&level| level == Level::Master);
    let advice = [Level::Keen, Level::Greedy]
        .into_iter()
        .chain(learnt)
        .filter_map(|level| table.ask(seat, level, Budget::iterations(ITERATIONS)).ok())
        .filter(|advice| advice.action != played)
        .map(|advice| (own(&value(&advice.action)), advice))
        .max_by(|(a, _), (b, _)| a.total_cmp(b));
    let slip = advice.and_then(|(share, Advice { action, reason, .. })| {
        let cost = share - own(&shares);
        let slip = Slip { seq, seat, played: played.to_owned(), better: action, cost, reason };
        (cost > 0.0).then_some(slip)
    });
    (shares, slip)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_seat_does_not_crowd_out_the_others() {
        let mut costs = vec![(Seat(1), 9), (Seat(1), 8), (Seat(1), 7), (Seat(0), 2), (Seat(1), 1), (Seat(0), 1)];
        keep_of_each_seat(&mut costs, 2, |(seat, _)| *seat);
        assert_eq!(costs, [(Seat(1), 9), (Seat(1), 8), (Seat(0), 2), (Seat(0), 1)]);
    }
}
