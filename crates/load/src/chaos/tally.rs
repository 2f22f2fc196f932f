//! What was done and what was seen.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Waits below this are everyday life.
const WORTH_A_NOTE: Duration = Duration::from_secs(1);

/// Counts and notes, from everywhere.
#[derive(Default)]
pub struct Tally {
    /// Acknowledged acts.
    pub acknowledged: AtomicU64,
    /// Frames that came to somebody, each following the one before.
    pub frames: AtomicU64,
    /// How often somebody connected again.
    pub returns: AtomicU64,
    /// Tables played to the end or as far as the run went.
    pub tables: AtomicU64,
    notes: Mutex<Notes>,
    /// When anybody at each table that is on last heard something new.
    heard: Mutex<HashMap<String, Instant>>,
}

#[derive(Default)]
struct Notes {
    blows: BTreeMap<&'static str, u64>,
    refusals: BTreeMap<String, u64>,
    faults: Vec<String>,
    waits: Vec<Wait>,
    absences: Vec<(Instant, Instant)>,
    /// Every blow with when it began and ended, to be named beside a wait.
    course: Vec<(&'static str, Instant, Instant)>,
}

/// Somebody waited.
struct Wait {
    who: String,
    from: Instant,
    to: Instant,
}

impl Tally {
    fn notes(&self) -> MutexGuard<'_, Notes> {
        // Nothing that holds this can leave it half changed.
        self.notes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more of something.
    pub fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// A blow was struck and is over; whether the database was away meanwhile.
    pub fn struck(&self, blow: &'static str, from: Instant, is_absence: bool) {
        let (mut notes, to) = (self.notes(), Instant::now());
        *notes.blows.entry(blow).or_default() += 1;
        notes.course.push((blow, from, to));
        if is_absence {
            notes.absences.push((from, to));
        }
    }

    /// An act was refused with this code.
    pub fn refused(&self, code: &str) {
        *self.notes().refusals.entry(code.to_owned()).or_default() += 1;
    }

    /// Something that must never be.
    pub fn fault(&self, fault: String) {
        eprintln!("FAULT {fault}");
        self.notes().faults.push(fault);
    }

    /// Somebody waited since this moment until now.
    pub fn waited(&self, who: impl FnOnce() -> String, from: Instant) {
        let to = Instant::now();
        if to.duration_since(from) >= WORTH_A_NOTE {
            self.notes().waits.push(Wait { who: who(), from, to });
        }
    }

    /// Something new was heard at a table.
    pub fn heard(&self, table: &str) {
        self.tables_heard().insert(table.to_owned(), Instant::now());
    }

    /// A table is left.
    pub fn left(&self, table: &str) {
        self.tables_heard().remove(table);
    }

    /// Whether at every table that is on something new was heard since a moment.
    pub fn have_all_heard_since(&self, moment: Instant) -> bool {
        self.tables_heard().values().all(|heard| *heard > moment)
    }

    fn tables_heard(&self) -> MutexGuard<'_, HashMap<String, Instant>> {
        // Nothing that holds this can leave it half changed.
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The report, and the faults; longer waits than these are among them.
    pub fn close(&self, run: Duration, longest_wait: Duration) -> (String, Vec<String>) {
        let notes = self.notes();
        let mut faults = notes.faults.clone();
        let mut longest = Duration::ZERO;
        for wait in &notes.waits {
            let waited = without(wait, &notes.absences);
            longest = longest.max(waited);
            if waited > longest_wait {
                let during = |(_, from, to): &&(&str, Instant, Instant)| *from < wait.to && wait.from < *to;
                let blows: Vec<&str> = notes.course.iter().filter(during).map(|(blow, ..)| *blow).collect();
                faults.push(format!("{} waited {waited:.1?}, during: {}", wait.who, blows.join(", ")));
            }
        }
        let get = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let mut lines = vec![format!("{:>9}  what was done", "times")];
        lines.extend(notes.blows.iter().map(|(blow, times)| format!("{times:>9}  {blow}")));
        lines.push(format!("{:>9}  what was seen", "count"));
        let seen = [
            ("seconds", run.as_secs()),
            ("tables", get(&self.tables)),
            ("acknowledged acts, all of them there", get(&self.acknowledged)),
            ("frames, each after the one before", get(&self.frames)),
            ("connections made anew", get(&self.returns)),
            ("waits of a second and more", notes.waits.len() as u64),
            ("faults", faults.len() as u64),
        ];
        lines.extend(seen.map(|(what, count)| format!("{count:>9}  {what}")));
        lines.extend(notes.refusals.iter().map(|(code, times)| format!("{times:>9}  acts answered `{code}`")));
        lines.push(format!("{longest:>9.1?}  longest wait but for the database's own absence"));
        (lines.join("\n"), faults)
    }
}

/// How long somebody waited while the database was there.
fn without(wait: &Wait, absences: &[(Instant, Instant)]) -> Duration {
    let mut left = wait.to.duration_since(wait.from);
    for (from, to) in absences {
        let (from, to) = (*from.max(&wait.from), *to.min(&wait.to));
        left = left.saturating_sub(to.saturating_duration_since(from));
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_count_but_for_the_databases_absence() {
        let now = Instant::now();
        let at = |seconds: u64| now + Duration::from_secs(seconds);
        let wait = Wait { who: String::new(), from: at(10), to: at(20) };
        assert_eq!(without(&wait, &[]), Duration::from_secs(10));
        let absences = [(at(0), at(12)), (at(14), at(15)), (at(30), at(40))];
        assert_eq!(without(&wait, &absences), Duration::from_secs(7));
    }

    #[test]
    fn whoever_has_heard_nothing_is_waited_for() {
        let tally = Tally::default();
        tally.heard("one");
        let quiet = Instant::now();
        assert!(!tally.have_all_heard_since(quiet));
        tally.left("one");
        tally.heard("two");
        assert!(tally.have_all_heard_since(quiet));
    }

    #[test]
    fn a_long_wait_is_a_fault() {
        let (tally, limit) = (Tally::default(), Duration::from_secs(5));
        tally.waited(|| "nobody".to_owned(), Instant::now());
        assert!(tally.close(Duration::ZERO, limit).1.is_empty());
        let Some(long_ago) = Instant::now().checked_sub(limit * 2) else { return };
        tally.waited(|| "somebody".to_owned(), long_ago);
        let (report, faults) = tally.close(Duration::from_secs(10), limit);
        assert!(faults.len() == 1 && faults[0].starts_with("somebody waited"), "{faults:?}");
        assert!(report.contains("        1  faults"), "{report}");
    }
}
