//! What a game tells bots: how a position stands, which actions look promising, and why.

use crate::dice::Dice;
use crate::game::Game;
use crate::legal::Legal;
use crate::race::{Past, Strength};
use crate::seat::{PerSeat, Seat};

/// A reason in named features: a key of the game's locale with numbers and names to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Message key in the game's locale, `hint-<game>-…`.
    pub key: &'static str,
    /// Arguments of the message.
    pub args: Vec<(&'static str, String)>,
}

impl Reason {
    /// A reason without arguments.
    pub fn plain(key: &'static str) -> Reason {
        Reason { key, args: Vec::new() }
    }

    /// Adds an argument.
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Reason {
        self.args.push((name, value.to_string()));
        self
    }
}

/// The exponential function, bit for bit the same on every machine: a platform's own may differ in the last
/// place, and a bot's choice with it. Exact to a few thousandths where bots use it, between -10 and 0.
#[inline]
pub fn exp(x: f32) -> f32 {
    // e^x is the limit of (1 + x/n)^n; here n = 4096, reached by squaring twelve times.
    let mut power = (1.0 + f64::from(x.clamp(-60.0, 60.0)) / 4096.0).max(0.0);
    for _ in 0..12 {
        power *= power;
    }
    power as f32
}

/// Shares of the victory out of how far each seat has come, in any unit: a lead of one unit over a rival
/// makes it `exp(sharpness)` times as likely to win.
pub fn shares_of(progress: &[f32], sharpness: f32) -> PerSeat<f32> {
    let most = progress.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut shares: PerSeat<f32> = progress.iter().map(|own| exp(sharpness * (own - most))).collect();
    let sum: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= sum);
    shares
}

/// Guides a search by what was learnt: at a place it tells which actions look promising and how the seats stand.
pub trait Guide<G: Game> {
    /// A number that tells what a seat sees from everything else that it may see.
    fn key(&self, view: &G::View, seat: Seat) -> u64;

    /// Writes how promising each legal action looks (they sum to 1) and answers each seat's share of the victory, out of
    /// what the seat to act sees.
    fn judge(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        priors: &mut Vec<f32>,
    ) -> PerSeat<f32>;
}

/// How a bot of some level plays a game: how far it looks, and how often it takes something else than the best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayStyle {
    /// At most this many iterations of the search, whatever the budget; 0 looks one action ahead.
    pub iterations: u32,
    /// Softmax temperature in units of (best − mean): an action so many units behind the best is chosen
    /// `e` times less often for each. 0 always takes the best.
    pub heat: f32,
    /// Absent-minded or not, it takes one of so many best actions: mistakes are plausible, never absurd.
    pub breadth: u8,
}

impl PlayStyle {
    /// One action ahead, absent-minded.
    pub const fn glance(heat: f32, breadth: u8) -> PlayStyle {
        PlayStyle { iterations: 0, heat, breadth }
    }

    /// A search of at most so many iterations that takes what it finds best.
    pub const fn search(iterations: u32) -> PlayStyle {
        PlayStyle { iterations, heat: 0.0, breadth: 1 }
    }
}

/// What a game knows of good play. Implemented by games, used by searches. All functions look at whole
/// states, but searches only ever hand in imagined ones.
pub trait Heuristic: Game {
    /// The estimated share of the victory of each seat, from 0 to 1, summing to about 1.
    fn evaluate(&self, s: &Self::State) -> PerSeat<f32>;

    /// Whether everybody sees everything, so that a view is a whole position. Searches then imagine once and
    /// list the actions of a place in their tree once.
    fn is_open(&self) -> bool {
        false
    }

    /// Whether nothing is hidden from whoever has this view: a node of a search is then one position, and what may be done
    /// there needs no listing at every visit, as long as outcomes of chance are kept apart and choices are numbered.
    fn shows_all(&self, view: &Self::View) -> bool {
        let _ = view;
        self.is_open()
    }

    /// A number that tells an outcome from others where every seat sees which one fell; none where some may
    /// not, or where keeping outcomes apart is not worth a search's while.
    fn chance_key(&self, s: &Self::State, o: &Self::Outcome) -> Option<u64> {
        let _ = (s, o);
        None
    }

    /// How promising each listed action looks, in the list's order: positive weights, any scale.
    /// Searches try promising ones first and drop hopeless ones where lists are long.
    fn priors(&self, s: &Self::State, seat: Seat, legal: &Legal<Self::Action>, out: &mut Vec<f32>) {
        let _ = (s, seat);
        out.clear();
        out.resize(legal.len(), 1.0);
    }

    /// A quick, sensible choice for playouts.
    fn playout_pick(
        &self,
        s: &Self::State,
        seat: Seat,
        scratch: &mut Legal<Self::Action>,
        dice: &mut Dice,
    ) -> Option<Self::Action> {
        self.pick(s, seat, scratch, dice)
    }

    /// After how many steps a playout stops and is judged by [`evaluate`](Heuristic::evaluate).
    fn playout_steps(&self) -> u32 {
        200
    }

    /// How the four levels that people choose from play, weakest first. Games differ in how much a mistake
    /// costs and in what search gains, so each sets its steps apart by what the arena measures.
    fn ladder(&self) -> [PlayStyle; 4] {
        [PlayStyle::glance(0.5, 8), PlayStyle::glance(0.15, 4), PlayStyle::search(150), PlayStyle::search(u32::MAX)]
    }

    /// A choice made by senses and reflexes instead of search, from the seat's view and the table's public past
    /// alone, for games of speed. Games of thought have none.
    fn instinct(
        &self,
        v: &Self::View,
        seat: Seat,
        strength: Strength,
        past: Past<'_>,
        dice: &mut Dice,
    ) -> Option<Self::Action> {
        let _ = (v, seat, strength, past, dice);
        None
    }

    /// What was learnt about tables like this one, if anything was: the level `master` searches by it.
    fn guide(&self) -> Option<Box<dyn Guide<Self> + Send>> {
        None
    }

    /// Takes what was learnt, where it comes apart from the program; whether it is of use.
    fn bring(learnt: &[u8]) -> bool {
        let _ = learnt;
        false
    }

    /// One true sentence why an action is good, as far as a named feature says so.
    fn reason(&self, s: &Self::State, seat: Seat, a: Self::Action) -> Option<Reason> {
        let _ = (s, seat, a);
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_exponential_is_close_to_the_true_one() {
        for x in [-10.0f32, -3.0, -0.5, 0.0, 0.7, 5.0] {
            assert!((exp(x) / x.exp() - 1.0).abs() < 0.02, "exp({x}) = {}", exp(x));
        }
        assert_eq!(exp(-0.5).to_bits(), 0x3f1b_4461, "the bits are frozen: they decide choices");
    }

    #[test]
    fn shares_sum_to_one_and_follow_progress() {
        let shares = shares_of(&[1.0, 3.0, 2.0], 0.5);
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(shares[1] > shares[2] && shares[2] > shares[0]);
    }
}
