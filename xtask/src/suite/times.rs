//! Where the time went.

use super::lanes::Ended;
use super::{Lane, Outcome};
use std::time::Duration;

/// Prints one line for each step with its share of the whole; beside others means that it cost less than it took.
pub fn print(ended: &[Ended]) {
    let whole = ended.iter().map(|ended| ended.started + ended.taken).max().unwrap_or_default();
    println!("\nWhere the time went:");
    for ended in ended {
        println!("{}", line(ended, whole));
    }
    println!("  {:7.1} s  100 %  in all", whole.as_secs_f64());
    for ended in ended {
        if let Outcome::Partly(but) = &ended.outcome {
            println!("  {}: {but}", ended.name);
        }
    }
}

fn line(ended: &Ended, whole: Duration) -> String {
    let (taken, whole) = (ended.taken.as_secs_f64(), whole.as_secs_f64().max(f64::MIN_POSITIVE));
    let remark = if ended.lane == Lane::Front { "" } else { ", beside the others" };
    format!("  {taken:7.1} s  {:3.0} %  {}{remark}", 100.0 * taken / whole, ended.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_tells_seconds_share_and_what_was_beside() {
        let ended = Ended {
            name: "web tests",
            lane: Lane::Web,
            outcome: Outcome::Fine,
            started: Duration::from_secs(5),
            taken: Duration::from_secs(15),
        };
        assert_eq!(line(&ended, Duration::from_secs(60)), "     15.0 s   25 %  web tests, beside the others");
    }
}
