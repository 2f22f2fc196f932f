//! Runs steps: those of one lane in order, lanes side by side, each step after those that it needs.

use super::ground::Ground;
use super::{Lane, Outcome, Step};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// A step that has ended well.
pub struct Ended {
    pub name: &'static str,
    pub lane: Lane,
    pub outcome: Outcome,
    pub started: Duration,
    pub taken: Duration,
}

/// What has happened so far, and who waits to hear of it.
struct Course {
    start: Instant,
    past: Mutex<Past>,
    changed: Condvar,
}

#[derive(Default)]
struct Past {
    ended: Vec<Ended>,
    failure: Option<String>,
}

/// Runs the steps up to the first failure: what is under way in the other lanes ends, and nothing new begins.
pub fn run(steps: &[&Step], ground: &Ground) -> (Vec<Ended>, Option<String>) {
    let course = Course { start: Instant::now(), past: Mutex::default(), changed: Condvar::new() };
    thread::scope(|scope| {
        for lane in [Lane::Front, Lane::Web, Lane::Side] {
            let course = &course;
            scope.spawn(move || {
                for step in steps.iter().filter(|step| step.lane == lane) {
                    let chosen = |needed: &&str| steps.iter().any(|step| step.name == *needed);
                    if !course.wait_for(step.needs.iter().copied().filter(chosen)) {
                        return;
                    }
                    course.take(step, ground);
                }
            });
        }
    });
    let past = course.past.into_inner().unwrap_or_else(PoisonError::into_inner);
    (past.ended, past.failure)
}

impl Course {
    fn past(&self) -> MutexGuard<'_, Past> {
        self.past.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the steps of these names; false if something has failed.
    fn wait_for<'a>(&self, names: impl Iterator<Item = &'a str> + Clone) -> bool {
        let open = |past: &mut Past| {
            let has_ended = |name: &str| past.ended.iter().any(|ended| ended.name == name);
            past.failure.is_none() && !names.clone().all(has_ended)
        };
        let past = self.changed.wait_while(self.past(), open).unwrap_or_else(PoisonError::into_inner);
        past.failure.is_none()
    }

    fn take(&self, step: &Step, ground: &Ground) {
        println!("\n=== {}", step.name);
        let started = self.start.elapsed();
        let result = (step.work)(ground);
        let taken = self.start.elapsed() - started;
        let seconds = taken.as_secs_f64();
        let mut past = self.past();
        match result {
            Ok(outcome) => {
                match &outcome {
                    Outcome::Fine => println!("=== {}: fine ({seconds:.1} s)", step.name),
                    Outcome::Partly(but) => println!("=== {}: fine ({seconds:.1} s), but: {but}", step.name),
                }
                past.ended.push(Ended { name: step.name, lane: step.lane, outcome, started, taken });
            }
            Err(problem) => {
                // Other lanes may go on for minutes before the end is told.
                println!("=== {}: failed ({seconds:.1} s): {problem}", step.name);
                // The first failure is the one that is told; another lane's may follow from it.
                past.failure.get_or_insert(format!("Stopped at “{}” after {seconds:.1} s: {problem}", step.name));
            }
        }
        drop(past);
        self.changed.notify_all();
    }
}
