//! Queues in a row, simulated event by event: jobs come at random, wait at stations, and are done. What waiting costs near
//! the end of a station's strength cannot be read from averages; here it is seen.

use fastrand::Rng;
use std::cmp::Ordering;
use std::collections::{BinaryHeap, VecDeque};

/// Where jobs wait for something there is only so much of.
#[derive(Clone, Debug)]
pub struct Station {
    /// What it is.
    pub name: &'static str,
    /// How many jobs it works at, each for itself.
    pub servers: usize,
    /// Whether it takes all that waits at once, and what that costs whatever waits, in seconds: a commit.
    pub together: Option<f64>,
}

/// How long a job keeps a station busy, in seconds.
#[derive(Clone, Copy, Debug)]
pub enum Work {
    /// Always as long.
    Fixed(f64),
    /// This long on average, at random without memory.
    Random(f64),
}

impl Work {
    /// How long on average.
    pub fn mean(self) -> f64 {
        match self {
            Work::Fixed(time) | Work::Random(time) => time,
        }
    }

    fn draw(self, rng: &mut Rng) -> f64 {
        match self {
            Work::Fixed(time) => time,
            Work::Random(mean) => -mean * (1.0 - rng.f64()).ln(),
        }
    }
}

/// A kind of job.
#[derive(Clone, Debug)]
pub struct Flow {
    /// How many come each second, at random.
    pub rate: f64,
    /// The stations it goes through, by number, and what it does there.
    pub route: Vec<(usize, Work)>,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The part of the time in which each station worked.
    pub busy: Vec<f64>,
    /// How many waited at each station when the last job came.
    pub waiting: Vec<usize>,
    /// How long jobs of each kind took from first to last, in seconds, sorted.
    pub times: Vec<Vec<f64>>,
}

impl Outcome {
    /// The time within which so many of a hundred jobs of a kind were done.
    pub fn percentile(&self, flow: usize, percent: usize) -> f64 {
        let times = &self.times[flow];
        let index = (times.len() * percent / 100).min(times.len().saturating_sub(1));
        times.get(index).copied().unwrap_or_default()
    }
}

/// What happens next.
enum Event {
    /// The next job of a kind comes.
    Comes(usize),
    /// A station is done with some jobs.
    Done(usize, Vec<Job>),
}

struct Job {
    flow: usize,
    came: f64,
    /// How many stations it has been through.
    stage: usize,
}

/// Something at its time; of several at the same time the one that was said first.
struct Moment {
    at: f64,
    number: u64,
    event: Event,
}

impl Ord for Moment {
    /// The earliest is the greatest: it is taken first.
    fn cmp(&self, other: &Moment) -> Ordering {
        other.at.total_cmp(&self.at).then(other.number.cmp(&self.number))
    }
}

impl PartialOrd for Moment {
    fn partial_cmp(&self, other: &Moment) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Moment {
    fn eq(&self, other: &Moment) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Moment {}

/// A station at work.
#[derive(Default)]
struct Desk {
    waiting: VecDeque<Job>,
    working: usize,
    busy: f64,
}

/// As many jobs as a station takes together at most, as a writer of the server does.
pub const LARGEST_BATCH: usize = 512;

struct World<'a> {
    stations: &'a [Station],
    flows: &'a [Flow],
    desks: Vec<Desk>,
    events: BinaryHeap<Moment>,
    number: u64,
    rng: Rng,
}

/// Lets so many jobs come, all kinds together. The first tenth is not counted: it finds nobody waiting.
pub fn simulate(stations: &[Station], flows: &[Flow], jobs: usize, seed: u64) -> Outcome {
    let desks = stations.iter().map(|_| Desk::default()).collect();
    let mut world = World { stations, flows, desks, events: BinaryHeap::new(), number: 0, rng: Rng::with_seed(seed) };
    for flow in 0..flows.len() {
        world.comes_next(flow, 0.0);
    }
    let (mut came, mut now) = (0, 0.0);
    let mut times = vec![Vec::new(); flows.len()];
    let mut counted_from = 0.0;
    let mut busy_before = vec![0.0; stations.len()];
    while came < jobs
        && let Some(Moment { at, event, .. }) = world.events.pop()
    {
        now = at;
        match event {
            Event::Comes(flow) => {
                came += 1;
                if came == jobs / 10 {
                    counted_from = now;
                    busy_before = world.desks.iter().map(|desk| desk.busy).collect();
                }
                world.comes_next(flow, now);
                world.arrive(Job { flow, came: now, stage: 0 }, now, &mut times, counted_from);
            }
            Event::Done(station, done) => {
                world.desks[station].working -= 1;
                for job in done {
                    let job = Job { stage: job.stage + 1, ..job };
                    world.arrive(job, now, &mut times, counted_from);
                }
                world.begin(station, now);
            }
        }
    }
    let time = (now - counted_from).max(f64::MIN_POSITIVE);
    times.iter_mut().for_each(|times| times.sort_unstable_by(f64::total_cmp));
    let busy = world.desks.iter().zip(stations).zip(&busy_before);
    Outcome {
        busy: busy.map(|((desk, station), before)| (desk.busy - before) / time / station.servers as f64).collect(),
        waiting: world.desks.iter().map(|desk| desk.waiting.len()).collect(),
        times,
    }
}

impl World<'_> {
    fn plan(&mut self, at: f64, event: Event) {
        self.number += 1;
        self.events.push(Moment { at, number: self.number, event });
    }

    fn comes_next(&mut self, flow: usize, now: f64) {
        let rate = self.flows[flow].rate;
        if rate > 0.0 {
            let when = now + Work::Random(1.0 / rate).draw(&mut self.rng);
            self.plan(when, Event::Comes(flow));
        }
    }

    /// A job comes to its next station, or has been through all of them.
    fn arrive(&mut self, job: Job, now: f64, times: &mut [Vec<f64>], counted_from: f64) {
        match self.flows[job.flow].route.get(job.stage) {
            None if job.came >= counted_from => times[job.flow].push(now - job.came),
            None => {}
            Some((station, _)) => {
                self.desks[*station].waiting.push_back(job);
                self.begin(*station, now);
            }
        }
    }

    /// A station begins whatever it can.
    fn begin(&mut self, station: usize, now: f64) {
        let Station { servers, together, .. } = self.stations[station];
        while self.desks[station].working < servers && !self.desks[station].waiting.is_empty() {
            let most = if together.is_some() { LARGEST_BATCH } else { 1 };
            let waiting = &mut self.desks[station].waiting;
            let batch: Vec<Job> = waiting.drain(..most.min(waiting.len())).collect();
            let mut time = together.unwrap_or_default();
            for job in &batch {
                time += self.flows[job.flow].route[job.stage].1.draw(&mut self.rng);
            }
            let desk = &mut self.desks[station];
            desk.working += 1;
            desk.busy += time;
            self.plan(now + time, Event::Done(station, batch));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const JOBS: usize = 200_000;

    fn one(servers: usize, rate: f64, work: Work) -> Outcome {
        let stations = [Station { name: "one", servers, together: None }];
        simulate(&stations, &[Flow { rate, route: vec![(0, work)] }], JOBS, 7)
    }

    /// The average time of all jobs.
    fn mean(seen: &Outcome) -> f64 {
        seen.times[0].iter().sum::<f64>() / seen.times[0].len() as f64
    }

    /// Within a few of a hundred: the answers are averages of many, not of all.
    fn close(seen: f64, known: f64) {
        assert!((seen - known).abs() < 0.05 * known, "{seen} instead of {known}");
    }

    /// M/M/1: the whole time has the distribution of one with the mean 1 / (μ − λ).
    #[test]
    fn one_server_with_work_at_random() {
        let (rate, time) = (70.0, 0.01);
        let seen = one(1, rate, Work::Random(time));
        let known = 1.0 / (1.0 / time - rate);
        close(seen.busy[0], rate * time);
        close(mean(&seen), known);
        close(seen.percentile(0, 50), known * 2_f64.ln());
        close(seen.percentile(0, 99), known * 100_f64.ln());
    }

    /// M/D/1, Pollaczek and Khinchine: work that is always as long halves the wait.
    #[test]
    fn one_server_with_work_that_is_always_as_long() {
        let (rate, time) = (70.0, 0.01);
        let busy = rate * time;
        close(mean(&one(1, rate, Work::Fixed(time))), time + busy * time / (2.0 * (1.0 - busy)));
    }

    /// M/M/4, Erlang's C: how many find all servers busy.
    #[test]
    fn several_servers() {
        let (rate, time, servers) = (320.0, 0.01, 4);
        let offered: f64 = rate * time;
        let term = |n: i32| offered.powi(n) / (1..=n).map(f64::from).product::<f64>();
        let all_busy = term(4) / (1.0 - offered / 4.0);
        let waits = all_busy / ((0..4).map(term).sum::<f64>() + all_busy);
        let seen = one(servers, rate, Work::Random(time));
        close(seen.busy[0], offered / 4.0);
        close(mean(&seen), time + waits * time / (4.0 - offered));
    }

    /// Jackson: what leaves one station at random comes to the next one at random.
    #[test]
    fn stations_in_a_row() {
        let stations = ["one", "two"].map(|name| Station { name, servers: 1, together: None });
        let route = vec![(0, Work::Random(0.01)), (1, Work::Random(0.005))];
        let seen = simulate(&stations, &[Flow { rate: 60.0, route }], JOBS, 7);
        close(mean(&seen), 1.0 / (100.0 - 60.0) + 1.0 / (200.0 - 60.0));
    }

    /// Together, jobs share what it costs to begin: far more come through than one at a time, and none waits for more
    /// than the batch before and its own.
    #[test]
    fn a_station_that_takes_all_that_waits() {
        let stations = [Station { name: "disk", servers: 1, together: Some(0.002) }];
        let flow = Flow { rate: 5000.0, route: vec![(0, Work::Fixed(0.000_01))] };
        let seen = simulate(&stations, &[flow], JOBS, 7);
        // The length of a batch, once as many come during one as it holds: t = 2 ms + 5000 t · 10 µs.
        let batch = 0.002 / (1.0 - 5000.0 * 0.000_01);
        close(mean(&seen), 1.5 * batch);
        assert!(seen.percentile(0, 100) < 3.0 * batch && seen.waiting[0] < 100, "{:?}", seen.waiting);
    }

    /// A station that is asked for more than it can do falls behind for as long as it is asked.
    #[test]
    fn too_much_is_seen() {
        let seen = one(1, 120.0, Work::Random(0.01));
        assert!(seen.busy[0] > 0.99 && seen.waiting[0] > JOBS / 10, "{:?}", seen.waiting);
    }
}
