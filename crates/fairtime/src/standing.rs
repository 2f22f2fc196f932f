//! ELM-NET-5, ELM-NET-10: what a seat's claims have been like.

use crate::RoundTrips;
use std::time::Duration;

/// ELM-NET-5: how many of a seat's latest claims count, and how many of them may have been corrected.
const LOOK_BACK: u32 = 20;
const MOST_CORRECTED: u32 = 4;
/// ELM-NET-5: so many plausible claims in a row end the timing by the host.
const PROBATION: u32 = 20;

/// How many claims are looked at for shading, and the fewest that say anything.
const SHADE_SAMPLE: usize = 60;
const SHADE_FEWEST: usize = 10;
/// What a claim may fall short, typically, of what the host measures, in microseconds: reading a key, half a
/// frame more or less.
const SHADE_ALLOWED: i64 = 8_000;
/// How much chance may add to that on a steady line, in microseconds.
const SHADE_CHANCE: f64 = 10_000.0;

/// ELM-NET-12: claims so close to the quickest plausible time are looked at, and so many of the latest may be.
const EDGE_MS: u32 = 15;
const MOST_AT_EDGE: u32 = LOOK_BACK / 3;

/// ELM-NET-10: a right reaction quicker than this is hardly human.
const QUICK_MS: u32 = 250;
/// ELM-NET-10: of how many catches the spread is taken, and below what spread they are too even.
const SPREAD_OF: usize = 30;
const LEAST_SPREAD_MS: f64 = 40.0;

/// Marks for a person to look at. They punish nobody in the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags {
    /// ELM-NET-5: more than 4 of the last 20 claims were corrected, now or earlier at this table.
    pub corrected: bool,
    /// Claims are steadily shorter than the host's own measure, by more than drawing and keys explain; or too many of
    /// them are just plausible (ELM-NET-12).
    pub shading: bool,
    /// ELM-NET-12: beats are answered later than the transport says that the line takes.
    pub late: bool,
    /// Round trips differ so much that nobody can tell the line from whoever sits behind it.
    pub unsteady: bool,
    /// ELM-NET-10: more than 5 % of the catches under 250 ms.
    pub quick: bool,
    /// ELM-NET-10: a spread under 40 ms over 30 catches.
    pub even: bool,
}

impl Flags {
    /// Whether anything is marked.
    pub const fn any(self) -> bool {
        self.corrected || self.shading || self.late || self.unsteady || self.quick || self.even
    }

    /// A word for each mark.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        let marks = [
            (self.corrected, "corrected"),
            (self.shading, "shading"),
            (self.late, "late"),
            (self.unsteady, "unsteady"),
            (self.quick, "quick"),
            (self.even, "even"),
        ];
        marks.into_iter().filter(|(marked, _)| *marked).map(|(_, word)| word)
    }
}

/// A claim as the host sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Claim {
    /// The quickest time that would be plausible, in milliseconds.
    pub quickest: u32,
    /// What was claimed, in milliseconds.
    pub claimed: u32,
    /// Receipt minus sending.
    pub elapsed: Duration,
}

/// What a seat's claims have been like at this table.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The latest claims, one bit each: whether it was corrected.
    corrected: u32,
    /// The same: whether it was just plausible, or less.
    at_edge: u32,
    /// Plausible claims in a row since the host took over the timing.
    good_in_a_row: u32,
    host_timed: bool,
    flags: Flags,
    /// By how much each of the latest claims fell short of the host's measure, in microseconds.
    shortfalls: Latest<i64, SHADE_SAMPLE>,
    catches: u32,
    quick_catches: u32,
    catch_times: Latest<u32, SPREAD_OF>,
}

impl Default for Standing {
    fn default() -> Self {
        Standing {
            corrected: 0,
            at_edge: 0,
            good_in_a_row: 0,
            host_timed: false,
            flags: Flags::default(),
            shortfalls: Latest::new(0),
            catches: 0,
            quick_catches: 0,
            catch_times: Latest::new(0),
        }
    }
}

impl Standing {
    /// A seat that the host times from the start.
    pub fn timed_by_host() -> Standing {
        Standing { host_timed: true, ..Standing::default() }
    }

    /// ELM-NET-5: whether the seat is timed by the host alone. Everyone at the table is to be told.
    pub const fn is_host_timed(&self) -> bool {
        self.host_timed
    }

    /// How many of its last 20 claims were corrected.
    pub const fn corrected_lately(&self) -> u32 {
        lately(self.corrected)
    }

    /// What is marked for a person to look at.
    pub const fn flags(&self) -> Flags {
        self.flags
    }

    /// Notes a claim, and what the host's clock said of it.
    pub(crate) fn note_claim(&mut self, claim: Claim, trips: &RoundTrips) {
        let implausible = claim.claimed < claim.quickest;
        let at_edge = claim.claimed < claim.quickest + EDGE_MS;
        self.corrected = self.corrected << 1 | u32::from(implausible);
        self.at_edge = self.at_edge << 1 | u32::from(at_edge);
        self.shortfalls.push(micros(claim.elapsed) - micros(trips.r50()) - i64::from(claim.claimed) * 1000);
        let often = self.corrected_lately() > MOST_CORRECTED;
        let shading = self.is_shading(trips.is_unsteady()) || lately(self.at_edge) > MOST_AT_EDGE;
        self.flags.corrected |= often;
        self.flags.shading |= shading;
        self.flags.late |= trips.answers_late();
        self.flags.unsteady = trips.is_unsteady();
        if often || shading {
            self.host_timed = true;
        }
        self.good_in_a_row = if at_edge || shading { 0 } else { self.good_in_a_row + 1 };
        if self.host_timed && !often && self.good_in_a_row >= PROBATION {
            self.host_timed = false;
        }
        if !self.host_timed {
            self.good_in_a_row = 0;
        }
    }

    /// Whether claims are shaded: each within what jitter allows, but typically shorter than the host's measure by
    /// more than honest machines are. The rules' bound (ELM-NET-4) leaves a client some tens of milliseconds to shave
    /// off every time; over many claims the shaving shows, and the remedy is that of ELM-NET-5.
    fn is_shading(&self, is_unsteady: bool) -> bool {
        let (mut sample, n) = self.shortfalls.all();
        if n < SHADE_FEWEST {
            return false;
        }
        let sample = &mut sample[..n];
        sample.sort_unstable();
        let quarter = |of: usize| sample[(n - 1) * of / 4];
        // How far the median of an honest line strays by chance, from the spread of the middle half.
        let stray = 3.0 * (quarter(3) - quarter(1)) as f64 / (n as f64).sqrt();
        // Whoever spreads claims on a steady line does it to hide.
        let chance = if is_unsteady { stray } else { stray.min(SHADE_CHANCE) };
        (quarter(2) - SHADE_ALLOWED) as f64 > chance
    }

    /// ELM-NET-10: notes a right reaction, as it was recorded.
    pub fn note_catch(&mut self, ms: u32) {
        self.catches += 1;
        self.quick_catches += u32::from(ms < QUICK_MS);
        self.flags.quick = self.quick_catches * 20 > self.catches;
        self.catch_times.push(ms);
        if let (times, SPREAD_OF) = self.catch_times.all() {
            let mean = times.iter().map(|&ms| f64::from(ms)).sum::<f64>() / SPREAD_OF as f64;
            let square = times.iter().map(|&ms| (f64::from(ms) - mean).powi(2)).sum::<f64>() / SPREAD_OF as f64;
            self.flags.even = square.sqrt() < LEAST_SPREAD_MS;
        }
    }
}

/// How many of the last 20 claims are marked.
const fn lately(bits: u32) -> u32 {
    (bits & ((1 << LOOK_BACK) - 1)).count_ones()
}

fn micros(time: Duration) -> i64 {
    i64::try_from(time.as_micros()).unwrap_or(i64::MAX / 4)
}

/// The latest few of many values.
#[derive(Clone, Debug)]
struct Latest<T, const N: usize> {
    values: [T; N],
    len: usize,
    next: usize,
}

impl<T: Copy, const N: usize> Latest<T, N> {
    fn new(blank: T) -> Self {
        Latest { values: [blank; N], len: 0, next: 0 }
    }

    fn push(&mut self, value: T) {
        self.values[self.next] = value;
        self.next = (self.next + 1) % N;
        self.len = (self.len + 1).min(N);
    }

    /// The values in no particular order, and how many of them count.
    fn all(&self) -> ([T; N], usize) {
        (self.values, self.len)
    }
}
