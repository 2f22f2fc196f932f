//! What came of it: one line for each attack, and the crowd in peace and under attack, side by side.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Duration;

use super::crowd::Experience;
use super::ground::{Ground, Tally};

/// All that was seen.
#[derive(Default)]
pub struct Report {
    /// The crowd alone, and under attack.
    pub crowd: (Experience, Experience),
    /// The attacks.
    pub attacks: Vec<Arc<Ground>>,
    /// Cores that the server keeps busy with the crowd alone, and under attack.
    pub load: (f64, f64),
    /// Memory of the server before the attacks, and the most of it meanwhile.
    pub memory: (u64, u64),
    /// Whether a newcomer was answered in the end.
    pub is_alive: bool,
    /// Lines of the server's log that must not be there.
    pub log: Vec<String>,
    /// Answers that were the server's own fault, as it counts them.
    pub own_faults: Vec<String>,
}

impl Report {
    /// The report in words, and the faults.
    pub fn close(&self, aim: Option<Duration>, growth: u64) -> (String, Vec<String>) {
        let mut faults = Vec::new();
        let mut text = format!("{:<26} {:>8}  {:<10} how answered\n", "attack", "tries", "verdict");
        for ground in &self.attacks {
            let (tally, attack) = (ground.tally(), ground.attack);
            let verdict = verdict(&tally);
            let _ = writeln!(text, "{:<26} {:>8}  {verdict:<10} {}", attack.name, tally.tries, answers(&tally));
            faults.extend(tally.successes.iter().map(|how| format!("{} ({}): {how}", attack.name, attack.success)));
            if tally.rounds == 0 {
                faults.push(format!("{} was never tried to its end: {}", attack.name, tally.last_error));
            }
        }
        let (peace, war) = &self.crowd;
        let _ = writeln!(text, "\n{:<30} {:>12} {:>12}", "the honest crowd", "alone", "attacked");
        let mut line = |what: &str, of: &dyn Fn(&Experience) -> String| {
            let _ = writeln!(text, "{what:<30} {:>12} {:>12}", of(peace), of(war));
        };
        line("tables looked back at", &|seen| seen.tables.to_string());
        line("acts", &|seen| seen.promises.len().to_string());
        for (name, percent) in [("p50", 50), ("p99", 99), ("longest", 100)] {
            line(&format!("act to promise, {name}"), &|seen| ms(percentile(&seen.promises, percent)));
            line(&format!("act to everybody, {name}"), &|seen| ms(percentile(&seen.frames, percent)));
            line(&format!("an echo, {name}"), &|seen| ms(percentile(&seen.echoes, percent)));
        }
        let mut both = |what: &str, (alone, attacked): (String, String)| {
            let _ = writeln!(text, "{what:<30} {alone:>12} {attacked:>12}");
        };
        both("the server's processor, cores", (format!("{:.2}", self.load.0), format!("{:.2}", self.load.1)));
        let mebibytes = |bytes: u64| format!("{} MiB", bytes >> 20);
        both("the server's memory", (mebibytes(self.memory.0), mebibytes(self.memory.1)));
        faults.extend(peace.faults.iter().map(|fault| format!("the crowd, alone: {fault}")));
        faults.extend(war.faults.iter().map(|fault| format!("the crowd, attacked: {fault}")));
        if war.tables == 0 || war.promises.is_empty() {
            faults.push("the crowd could not play".to_owned());
        }
        if self.memory.1 > self.memory.0 + growth {
            faults.push(format!("memory grew from {} to {} bytes", self.memory.0, self.memory.1));
        }
        if !self.is_alive {
            faults.push("the server answers nobody any more".to_owned());
        }
        faults.extend(self.log.iter().map(|line| format!("the log says: {line}")));
        faults.extend(self.own_faults.iter().map(|line| format!("the server counts: {line}")));
        for (what, times) in [("promise", &war.promises), ("frame", &war.frames)] {
            let slow = percentile(times, 99);
            if aim.is_some_and(|aim| slow > aim) {
                faults.push(format!("99 of 100 acts had their {what} within {} only", ms(slow)));
            }
        }
        (text, faults)
    }
}

fn verdict(tally: &Tally) -> &'static str {
    match (tally.successes.is_empty(), tally.rounds) {
        (false, _) => "SUCCEEDED",
        (true, 0) => "not tried",
        (true, _) => "held off",
    }
}

fn answers(tally: &Tally) -> String {
    let mut answers: Vec<(&String, &u64)> = tally.answers.iter().collect();
    answers.sort_by(|one, other| other.1.cmp(one.1));
    answers.iter().map(|(how, times)| format!("{how} ×{times}")).collect::<Vec<_>>().join(", ")
}

/// The time within which so many of a hundred lie; they are sorted.
fn percentile(times: &[Duration], percent: usize) -> Duration {
    let index = (times.len() * percent / 100).min(times.len().saturating_sub(1));
    times.get(index).copied().unwrap_or_default()
}

fn ms(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hostile::attacks;

    fn quiet() -> Report {
        let played = Experience { promises: vec![Duration::from_millis(5)], tables: 1, ..Experience::default() };
        Report { crowd: (played.clone(), played), is_alive: true, ..Report::default() }
    }

    #[test]
    fn what_must_not_be_is_a_fault() {
        assert_eq!(quiet().close(Some(Duration::from_millis(100)), 0).1, [""; 0]);
        assert_eq!(Report { is_alive: false, ..quiet() }.close(None, 0).1.len(), 1);
        assert_eq!(Report { memory: (10, 21), ..quiet() }.close(None, 10).1.len(), 1);
        assert_eq!(Report { log: vec!["panicked".to_owned()], ..quiet() }.close(None, 0).1.len(), 1);
        assert_eq!(Report { own_faults: vec!["500".to_owned()], ..quiet() }.close(None, 0).1.len(), 1);
        assert_eq!(quiet().close(Some(Duration::from_millis(1)), 0).1.len(), 1, "the crowd was slow");
        let silent = (Experience::default(), Experience::default());
        assert_eq!(Report { crowd: silent, ..quiet() }.close(None, 0).1.len(), 1);
    }

    #[test]
    fn an_attack_that_works_or_was_never_tried_is_a_fault() {
        let ground = Arc::new(Ground::new(&attacks::ALL[0], 0, ""));
        let report = Report { attacks: vec![Arc::clone(&ground)], ..quiet() };
        assert_eq!(report.close(None, 0).1.len(), 1, "not tried");
        ground.finished();
        assert!(report.close(None, 0).1.is_empty());
        ground.succeeded("the door is open".to_owned());
        let (text, faults) = report.close(None, 0);
        assert!(faults.len() == 1 && faults[0].contains("the door is open"), "{faults:?}");
        assert!(text.contains("SUCCEEDED"), "{text}");
    }
}
