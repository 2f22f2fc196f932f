//! People who lose the connection while others play with them: the table waits, then a bot holds the seat, and it is
//! theirs again as soon as they are back.

use feerie_core::{Seat, SeatSet};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use super::Tables;
use super::table::LiveTable;
use crate::error::Problem;
use crate::ids;
use crate::store::Phase;
use crate::wire::Clock;

/// A person the others wait for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbsenceTimer {
    person: String,
    /// Until when, in milliseconds since 1970.
    until: i64,
}

/// Everybody whom the others at a table wait for.
#[derive(Debug, Default)]
pub struct Absences(Vec<AbsenceTimer>);

impl Absences {
    /// Waits for exactly these people; returns the timers that begin now.
    fn wait_for(&mut self, missing: BTreeSet<String>, until: i64) -> Vec<AbsenceTimer> {
        self.0.retain(|timer| missing.contains(&timer.person));
        let is_new = |person: &String| !self.0.iter().any(|timer| timer.person == *person);
        let begun: Vec<_> = missing.into_iter().filter(is_new).map(|person| AbsenceTimer { person, until }).collect();
        self.0.extend(begun.iter().cloned());
        begun
    }

    /// Whether this is still waited for.
    fn contains(&self, timer: &AbsenceTimer) -> bool {
        self.0.contains(timer)
    }

    /// How long a person is still waited for, in milliseconds.
    fn left(&self, person: &str, now: i64) -> Option<i64> {
        let timer = self.0.iter().find(|timer| timer.person == person)?;
        Some((timer.until - now).max(0))
    }
}

impl Tables {
    /// Starts and stops waiting for people, after one came or went.
    pub(super) fn watch_absences(self: &Arc<Self>, live: &mut LiveTable) {
        let grace = self.limits.grace_ms;
        let until = ids::now() + i64::try_from(grace).unwrap_or(i64::MAX / 4);
        let missing = live.missing();
        for timer in live.absences.wait_for(missing, until) {
            let (tables, id) = (Arc::clone(self), live.id().to_owned());
            tokio::spawn(async move {
                tokio::time::sleep(Duration::from_millis(grace)).await;
                if let Err(problem) = tables.wait_no_longer(&id, &timer).await {
                    tracing::warn!(table = id, ?problem, "could not give the seat of an absent person to a bot");
                }
            });
        }
    }

    async fn wait_no_longer(self: &Arc<Self>, id: &str, timer: &AbsenceTimer) -> Result<(), Problem> {
        let mut live = self.lock(id).await?;
        if !live.absences.contains(timer) {
            return Ok(());
        }
        for seat in live.seats.of(&timer.person).iter() {
            live.seats.hold(seat);
        }
        self.save(&mut live).await
    }
}

impl LiveTable {
    /// The people who are not there while others who play with them are. Correspondence games do not wait for anybody,
    /// nor does a table that the last person has left: it simply rests.
    fn missing(&self) -> BTreeSet<String> {
        if self.phase() != Phase::Playing || matches!(self.clock.setting(), Clock::Days { .. }) {
            return BTreeSet::new();
        }
        let people = self.seats.present_people().filter_map(|row| row.person.clone());
        let (here, away): (BTreeSet<_>, BTreeSet<_>) = people.partition(|person| self.viewers.is_here(person));
        if here.is_empty() { BTreeSet::new() } else { away }
    }

    /// How long the others still wait for the person of a seat, in milliseconds.
    pub(super) fn grace(&self, seat: Seat) -> Option<i64> {
        self.absences.left(self.seats.person_of(seat)?, ids::now())
    }

    /// The seats that bots hold for a person, unless their time for the game is used up.
    pub(super) fn held_seats(&self, person: &str) -> SeatSet {
        if self.phase() != Phase::Playing {
            return SeatSet::EMPTY;
        }
        let out = self.clock.out();
        self.seats.held_for(person).iter().filter(|&seat| !out.contains(seat)).collect()
    }

    /// A person is back: the seats that bots held for them are theirs again. Returns whether there were any.
    pub(super) fn return_seats(&mut self, person: &str) -> bool {
        let held = self.held_seats(person);
        held.iter().for_each(|seat| self.seats.return_to_person(seat));
        !held.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_waited_for_once_and_no_longer_than_needed() {
        let people = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
        let mut absences = Absences::default();
        let begun = absences.wait_for(people(&["ana"]), 100);
        assert_eq!(begun.len(), 1);
        assert_eq!(absences.wait_for(people(&["ana", "ben"]), 200).len(), 1, "ana is waited for already");
        assert_eq!((absences.left("ana", 40), absences.left("ben", 250)), (Some(60), Some(0)));
        assert!(absences.contains(&begun[0]));
        absences.wait_for(people(&["ben"]), 300);
        assert!(!absences.contains(&begun[0]) && absences.left("ana", 0).is_none());
    }
}
