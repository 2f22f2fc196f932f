//! Everything that is read off a game while it is played.

use feerie_core::measure::{Kind, Measured, Pace, Quantity, Readings, Seen};
use feerie_core::{Clause, Dice, Game, Heuristic, Legal, NoEvents, Odds, PerSeat, Ranking, Seat};
use std::sync::Arc;

use super::line::{GameLine, Point, Use};

/// Points at which chances are kept, at most twice as many.
const POINTS: usize = 32;
/// Outcomes whose evaluation is looked at one by one; where there are more, some are drawn.
const LISTED: usize = 12;
/// How many are drawn then.
const DRAWN: u32 = 8;

/// What the numbers of a table mean, the same for all its games.
pub struct Gauge<G: Game> {
    /// The rules.
    pub game: Arc<G>,
    /// The game's quantities.
    pub quantities: Vec<Quantity>,
    /// Where each kind of action begins in the list of uses.
    kinds: Vec<usize>,
    n_uses: usize,
    /// How long people take.
    pub pace: Pace,
}

impl<G: Measured> Gauge<G> {
    /// The gauge of a table.
    pub fn new(game: Arc<G>) -> Gauge<G> {
        let mut kinds = Vec::new();
        let mut n_uses = 0;
        for Kind { keys, .. } in game.kinds() {
            kinds.push(n_uses);
            n_uses += keys.len().max(1);
        }
        Gauge { quantities: game.quantities(), kinds, n_uses, pace: game.pace(), game }
    }

    fn place(&self, action: &G::Action) -> usize {
        let (kind, key) = self.game.kind(action);
        self.kinds[usize::from(kind)] + usize::from(key)
    }
}

#[derive(Clone, Copy, Default)]
struct Count {
    available: u32,
    taken: u32,
    first: Option<u32>,
}

/// The readings of one game.
pub struct Meter<'a, G: Game> {
    gauge: &'a Gauge<G>,
    readings: Readings,
    legal: Legal<G::Action>,
    counts: Vec<Count>,
    listed: Vec<bool>,
    clauses: Vec<bool>,
    widths: Vec<u64>,
    /// The step after which the last point was noted.
    noted: u32,
    line: GameLine,
}

impl<'a, G: Heuristic + Measured> Meter<'a, G> {
    /// Nothing read yet.
    pub fn new(gauge: &'a Gauge<G>) -> Self {
        let seats = gauge.game.seats();
        let n = usize::from(seats);
        Meter {
            gauge,
            readings: Readings::new(&gauge.quantities, seats),
            legal: Legal::new(),
            counts: vec![Count::default(); gauge.n_uses * n],
            listed: vec![false; gauge.n_uses],
            clauses: vec![false; G::INFO.clauses.len()],
            widths: Vec::new(),
            noted: 0,
            line: GameLine {
                v: 0,
                i: 0,
                l: 0,
                order: Vec::new(),
                places: Vec::new(),
                scores: Vec::new(),
                end: String::new(),
                turns: 0,
                steps: 0,
                chance: 0,
                dec: vec![0; n],
                forced: vec![0; n],
                choices: 0,
                wide: Vec::new(),
                tenths: Vec::new(),
                q: Vec::new(),
                u: Vec::new(),
                p: Vec::new(),
                luck: vec![0.0; n],
                clauses: Vec::new(),
            },
        }
    }

    /// How many steps were read.
    pub fn steps(&self) -> u32 {
        self.line.steps
    }

    /// A seat chose this.
    pub fn chose(&mut self, state: &G::State, seat: Seat, action: &G::Action) {
        self.legal.clear();
        self.gauge.game.legal(state, seat, &mut self.legal);
        self.listed.fill(false);
        for action in &self.legal {
            self.listed[self.gauge.place(action)] = true;
        }
        let own = seat.index() * self.gauge.n_uses;
        for (count, listed) in self.counts[own..].iter_mut().zip(&self.listed) {
            count.available += u32::from(*listed);
        }
        let count = &mut self.counts[own + self.gauge.place(action)];
        count.taken += 1;
        count.first = count.first.or(Some(self.line.turns));
        let width = self.legal.len() as u64;
        self.line.dec[seat.index()] += 1;
        self.line.forced[seat.index()] += u32::from(width <= 1);
        self.widths.push(width.max(1));
    }

    /// What chance brought, against what it could have brought: zero on the average, whatever the evaluation is worth.
    pub fn chanced(&mut self, before: &G::State, after: &G::State, dice: &mut Dice) {
        let game = &*self.gauge.game;
        let got = game.evaluate(after);
        let mut expected: PerSeat<f32> = got.iter().map(|_| 0.0).collect();
        let mut add = |outcome: &G::Outcome, weight: f32| {
            let mut state = before.clone();
            game.resolve(&mut state, outcome, &mut NoEvents);
            expected.iter_mut().zip(game.evaluate(&state)).for_each(|(sum, share)| *sum += weight * share);
        };
        match game.odds(before) {
            Odds::Listed(outcomes) if outcomes.len() <= LISTED => {
                let total: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
                outcomes.iter().for_each(|(outcome, weight)| add(outcome, *weight as f32 / total.max(1) as f32));
            }
            Odds::Listed(_) | Odds::Form(_) => {
                for _ in 0..DRAWN {
                    add(&game.draw(before, dice), 1.0 / DRAWN as f32);
                }
            }
        }
        for ((luck, got), expected) in self.line.luck.iter_mut().zip(&got).zip(expected) {
            *luck += got - expected;
        }
        self.line.chance += 1;
    }

    /// A step was made.
    pub fn saw(&mut self, seen: &Seen<'_, G>) {
        let game = &*self.gauge.game;
        self.line.steps += 1;
        game.measure(seen, &mut self.readings);
        let clauses = &mut self.clauses;
        game.witness(seen, &mut |clause: Clause| {
            if let Some(place) = G::INFO.clauses.iter().position(|&one| one == clause) {
                clauses[place] = true;
            }
        });
        if self.line.order.is_empty()
            && let Some(order) = game.order(seen.after)
        {
            self.line.order = order.to_vec();
        }
        if let Some(end) = seen.events.iter().find_map(|event| game.ending(event)) {
            end.clone_into(&mut self.line.end);
        }
        let turns = game.turns(seen);
        if turns > 0 || self.line.p.is_empty() {
            self.line.turns += turns;
            self.noted = self.line.steps;
            self.line.p.push(Point(self.line.turns, game.evaluate(seen.after).to_vec()));
        }
    }

    /// The line of the whole game. `deal` shifts the points that are kept of long games.
    pub fn finish(mut self, ranking: &Ranking, deal: u32) -> GameLine {
        let mut line = self.line;
        line.places = ranking.places.to_vec();
        line.scores = ranking.scores.to_vec();
        if line.order.is_empty() {
            line.order = (0..line.places.len() as u8).collect();
        }
        let mut cell = 0;
        for quantity in 0..self.gauge.quantities.len() {
            for value in self.readings.folded(quantity) {
                if let Some(value) = value.filter(|&value| value != 0.0 || !is_sum(&self.gauge.quantities[quantity])) {
                    line.q.push((cell, (value * 1e4).round() / 1e4));
                }
                cell += 1;
            }
        }
        for (n, count) in self.counts.iter().enumerate().filter(|(_, count)| count.available > 0) {
            let (seat, place) = (n / self.gauge.n_uses, n % self.gauge.n_uses);
            line.u.push(Use(seat as u8, place as u16, count.available, count.taken, count.first));
        }
        widths(&mut line, &self.widths);
        if self.noted == line.steps {
            // The end itself is no chance any more.
            line.p.pop();
        }
        thin(&mut line.p, deal);
        round(&mut line);
        line.clauses = (0..).zip(&self.clauses).filter(|(_, seen)| **seen).map(|(place, _)| place).collect();
        self.legal.clear();
        line
    }
}

fn is_sum(quantity: &Quantity) -> bool {
    quantity.fold == feerie_core::measure::Fold::Sum
}

fn widths(line: &mut GameLine, widths: &[u64]) {
    line.choices = widths.iter().sum();
    for width in widths {
        let bucket = width.ilog2() as usize;
        if line.wide.len() <= bucket {
            line.wide.resize(bucket + 1, 0);
        }
        line.wide[bucket] += 1;
    }
    let tenth = |n: usize| {
        let (from, to) = (n * widths.len() / 10, (n + 1) * widths.len() / 10);
        let own = &widths[from..to.max(from + 1).min(widths.len())];
        own.iter().map(|&width| (width as f32).log2()).sum::<f32>() / own.len().max(1) as f32
    };
    line.tenths = (0..10).map(tenth).collect();
}

/// Keeps the first point and evenly spaced others.
fn thin(points: &mut Vec<Point>, deal: u32) {
    if points.len() <= 2 * POINTS {
        return;
    }
    let shift = f64::from(deal.wrapping_mul(2_654_435_769)) / f64::from(u32::MAX);
    let len = points.len() as f64;
    let kept: Vec<usize> = (0..POINTS).map(|n| ((n as f64 + shift) * len / POINTS as f64) as usize).collect();
    let mut n = 0;
    points.retain(|_| {
        n += 1;
        n == 1 || kept.contains(&(n - 1))
    });
}

/// Four digits are enough, and lines stay short.
fn round(line: &mut GameLine) {
    let numbers = line.luck.iter_mut().chain(&mut line.tenths).chain(line.p.iter_mut().flat_map(|point| &mut point.1));
    for number in numbers {
        *number = (*number * 1e4).round() / 1e4;
    }
}
