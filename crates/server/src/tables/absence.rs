//! People who go while others play with them: they are waited for, then a bot holds the seat, and it is theirs
//! again as soon as they are back.

use feerie_core::Seat;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use super::Tables;
use super::table::LiveTable;
use crate::error::Problem;
use crate::ids;
use crate::store::{Kind, Phase};
use crate::wire::Clock;

/// Somebody the others wait for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbsenceTimer {
    person: String,
    /// Until when, in milliseconds since 1970.
    until: i64,
}

impl Tables {
    /// Starts and stops waiting for people, after somebody came or went.
    pub(super) fn look_around(self: &Arc<Self>, live: &mut LiveTable) {
        let missing = live.missing();
        live.absent.retain(|absent| missing.contains(&absent.person));
        for person in missing {
            if live.absent.iter().any(|absent| absent.person == person) {
                continue;
            }
            let grace = self.limits.grace_ms;
            let absent = AbsenceTimer { person, until: ids::now() + i64::try_from(grace).unwrap_or(i64::MAX / 4) };
            live.absent.push(absent.clone());
            let (tables, id) = (Arc::clone(self), live.row.id.clone());
            tokio::spawn(async move {
                tokio::time::sleep(Duration::from_millis(grace)).await;
                if let Err(problem) = tables.wait_no_longer(&id, &absent).await {
                    tracing::warn!(table = id, ?problem, "the seat of somebody who left could not be given to a bot");
                }
            });
        }
    }

    async fn wait_no_longer(self: &Arc<Self>, id: &str, absent: &AbsenceTimer) -> Result<(), Problem> {
        let mut live = self.lock(id).await?;
        if !live.absent.contains(absent) {
            return Ok(());
        }
        for seat in live.seats_of(&absent.person).iter() {
            live.hold(seat);
        }
        self.save(&mut live).await
    }
}

impl LiveTable {
    /// The people who are not there while others who play with them are. Nobody is waited for where people come
    /// when they can, and nobody waits for the last one to leave: that table simply rests.
    fn missing(&self) -> BTreeSet<String> {
        if self.row.phase != Phase::Playing || matches!(self.setting(), Clock::Days { .. }) {
            return BTreeSet::new();
        }
        let playing = self.seats.iter().filter(|row| row.kind == Kind::Person && !row.held);
        let (here, away): (BTreeSet<_>, BTreeSet<_>) =
            playing.filter_map(|row| row.person.clone()).partition(|person| self.viewers.is_here(person));
        if here.is_empty() { BTreeSet::new() } else { away }
    }

    /// How long the others still wait for the person of a seat, in milliseconds.
    pub(super) fn grace(&self, seat: Seat) -> Option<i64> {
        let person = self.seats.get(seat.index())?.person.as_deref()?;
        let absent = self.absent.iter().find(|absent| absent.person == person)?;
        Some((absent.until - ids::now()).max(0))
    }

    /// Somebody is back: the seats that bots held are theirs again, unless their time for the game is used up.
    /// Whether there were any.
    pub(super) fn takes_back(&mut self, person: &str) -> bool {
        let mut any = false;
        while let Some(seat) = self.seat_held_for(person, None) {
            self.return_seat(seat);
            any = true;
        }
        any
    }

    /// A seat is its person's again.
    pub(super) fn return_seat(&mut self, seat: Seat) {
        self.set_seat(seat, |row| {
            row.held = false;
            row.level = None;
        });
    }
}
