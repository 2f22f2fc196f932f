//! Who keeps time where the quicker hand wins (ELM-NET). The rules know settled reactions only; the host sends the
//! card when its window opens, judges the times that people's machines claim, and settles for those who are silent.

use axum::extract::ws::Utf8Bytes;
use feerie_core::{Node, Seat, SeatSet};
use feerie_fairtime::{Line, Presence, Standing, Window, rest};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use tokio::sync::Notify;

use crate::error::Problem;
use crate::ids;
use crate::ratings;
use crate::store::{Claim, Kind, Phase, RaceMessage, RulingRow};
use crate::tables::table::LiveTable;
use crate::tables::viewpoint::Viewpoint;

/// The host's monotonic clock.
pub fn now() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// How far a table is with its next window.
pub(in crate::tables) enum Stage {
    /// ELM-NET-8: nobody is shown the next card before this.
    Resting(Duration),
    /// The card is out.
    Open(Window),
}

/// What the host keeps of one seat.
pub(in crate::tables) struct Place {
    pub line: Line,
    pub presence: Presence,
    /// The newest sign of life that was noted.
    pub sign: Duration,
}

/// The host of one table. Nothing of it is stored: after a restart the open window begins anew. Where processes
/// share the table, one of them judges; the others show its windows to their people and pass on what these do.
pub struct Host {
    pub(in crate::tables) stage: Stage,
    pub(in crate::tables) places: Vec<Place>,
    /// What will be told when the next window opens.
    pub(in crate::tables) held_back: Vec<(Viewpoint, Utf8Bytes)>,
    /// ELM-NET-11: what watchers of a rated game are shown when the open window is settled.
    pub(in crate::tables) for_watchers: Vec<(Viewpoint, Utf8Bytes)>,
    /// What was ruled in the open window. If it has to be stored a second time, it is not judged a second time.
    pub(in crate::tables) ruled: Vec<(Seat, String, RulingRow)>,
    /// There while this process judges.
    pub(in crate::tables) judge: Option<Claim>,
    /// When we last told the judge about our people.
    pub(in crate::tables) reported: Option<Duration>,
    /// Whether somebody looks after the race.
    pub(in crate::tables) driven: bool,
    /// Rings when there is something new to look at.
    pub(in crate::tables) bell: Arc<Notify>,
}

impl Host {
    pub(in crate::tables) fn new(seats: usize) -> Host {
        let place = || Place { line: Line::default(), presence: Presence::new(now()), sign: now() };
        Host {
            stage: Stage::Resting(now()),
            places: (0..seats).map(|_| place()).collect(),
            held_back: Vec::new(),
            for_watchers: Vec::new(),
            ruled: Vec::new(),
            judge: None,
            reported: None,
            driven: false,
            bell: Arc::new(Notify::new()),
        }
    }

    /// A window was settled: the table rests, and what comes next is held back.
    pub(in crate::tables) fn rest(&mut self, shortest_ms: u64, after_result: bool, next: Vec<(Viewpoint, Utf8Bytes)>) {
        let rest = rest(Duration::from_millis(shortest_ms), after_result, u64::from_le_bytes(ids::random()));
        self.stage = Stage::Resting(now() + rest);
        self.held_back.extend(next);
    }

    /// What was held back, to be told now.
    pub(in crate::tables) fn take_held_back(&mut self) -> Vec<(Viewpoint, Utf8Bytes)> {
        std::mem::take(&mut self.held_back)
    }

    pub(in crate::tables) fn window(&mut self, decision: u32) -> Option<&mut Window> {
        match &mut self.stage {
            Stage::Open(window) if window.is(decision.into()) => Some(window),
            _ => None,
        }
    }
}

impl LiveTable {
    /// Whether the server keeps the time of a race here: the quicker hand wins, and not all people share one
    /// screen, which then keeps its own time (ELM-HOT).
    pub fn is_hosted(&self) -> bool {
        if self.host.is_none() || self.row.phase != Phase::Playing {
            return false;
        }
        let mut people = self.seats.iter().filter(|row| row.kind == Kind::Person).map(|row| &row.person);
        let Some(first) = people.next() else { return false };
        let mut others = 0;
        !people.inspect(|_| others += 1).all(|person| person == first) || others == 0
    }

    /// Whether the next card lies ready and may not be seen yet by anybody (ELM-NET-1).
    pub fn is_veiled(&self) -> bool {
        let decision = self.decision();
        let is_open = |host: &Host| matches!(&host.stage, Stage::Open(window) if window.is(decision.into()));
        self.is_hosted()
            && self.in_window()
            && self.racing().next().is_some()
            && !self.host.as_deref().is_some_and(is_open)
    }

    /// Refuses whoever would look at a card before its time.
    pub(in crate::tables) fn only_unveiled(&self) -> Result<(), Problem> {
        if self.is_veiled() { Err(Problem::Conflict) } else { Ok(()) }
    }

    /// Whether this viewpoint may not see the card that lies on the table. ELM-NET-11: watchers of a rated game see
    /// each card once its window is settled.
    pub fn is_veiled_for(&self, viewpoint: Viewpoint) -> bool {
        self.is_veiled() || (viewpoint == Viewpoint::Watcher && self.is_hosted() && self.in_window() && self.is_rated())
    }

    fn in_window(&self) -> bool {
        matches!(self.table.node(), Node::Simultaneous(_))
    }

    /// ELM-NET-11: whether nobody may talk just now, because a card is open.
    pub fn is_quiet(&self) -> bool {
        self.is_hosted() && self.in_window() && !self.is_veiled()
    }

    fn is_rated(&self) -> bool {
        self.row.own_dice && ratings::company(&self.seats).is_some()
    }

    /// The people whose reactions are waited for.
    pub(in crate::tables) fn racing(&self) -> impl Iterator<Item = Seat> {
        self.acting().iter().filter(|&seat| self.bot_level(seat).is_none())
    }

    /// Where the person of a seat is: at this process, at another one, or nowhere.
    pub(in crate::tables) fn is_near(&self, seat: Seat) -> bool {
        self.person_of(seat).is_some_and(|person| self.viewers.is_near(person))
    }

    pub(in crate::tables) fn is_elsewhere(&self, seat: Seat) -> bool {
        self.person_of(seat).is_some_and(|person| !self.viewers.is_near(person) && self.viewers.is_here(person))
    }

    fn person_of(&self, seat: Seat) -> Option<&str> {
        self.seats.get(seat.index()).and_then(|row| row.person.as_deref())
    }

    /// Whether this process judges the race.
    pub(in crate::tables) fn judges(&self) -> bool {
        self.host.as_deref().is_some_and(|host| host.judge.is_some())
    }

    /// How the race stands, for processes that do not judge it.
    pub(in crate::tables) fn race_stands(&self) -> RaceMessage {
        let window = (self.is_hosted() && self.in_window() && !self.is_veiled()).then(|| self.decision());
        let numbers = |seats: SeatSet| seats.iter().map(|Seat(seat)| seat).collect();
        let timed = (0..).map(Seat).take(self.seats.len()).filter(|&seat| self.is_host_timed(seat)).collect();
        RaceMessage::Stands { window, paused: numbers(self.paused), timed: numbers(timed) }
    }

    /// Takes in how the race stands where it is judged; whether there is anything to announce.
    pub(in crate::tables) fn take_standing(&mut self, paused: &[u8], timed: &[u8]) -> bool {
        let before = (self.paused, self.race_stands());
        self.paused = paused.iter().copied().map(Seat).collect();
        if let Some(host) = self.host.as_deref_mut() {
            for (place, seat) in host.places.iter_mut().zip(0..) {
                let is_timed = timed.contains(&seat);
                if place.line.standing.is_host_timed() != is_timed {
                    place.line.standing = if is_timed { Standing::timed_by_host() } else { Standing::default() };
                }
            }
        }
        before != (self.paused, self.race_stands())
    }

    pub(in crate::tables) fn shares_a_screen(&self, seat: Seat) -> bool {
        self.person_of(seat).is_some_and(|person| self.seats_of(person).len() > 1)
    }

    /// ELM-NET-5: whether the host alone times a seat.
    pub(in crate::tables) fn is_host_timed(&self, seat: Seat) -> bool {
        let place = self.host.as_deref().and_then(|host| host.places.get(seat.index()));
        place.is_some_and(|place| place.line.standing.is_host_timed())
    }

    /// Takes in what is known of people's lines: round trips, and signs of life.
    pub(in crate::tables) fn note_signs(&mut self) {
        let Some(host) = self.host.as_deref_mut() else { return };
        for (place, row) in host.places.iter_mut().zip(&self.seats) {
            let Some(person) = row.person.as_deref() else { continue };
            let Some((trips, sign)) = self.viewers.signs(person) else { continue };
            place.line.trips = trips;
            if sign > place.sign {
                place.sign = sign;
                place.presence.seen(sign);
            }
        }
    }

    /// Somebody is there: a sign of life before their line has given one.
    pub(in crate::tables) fn note_arrival(&mut self, person: &str) {
        let seats = self.seats_of(person);
        let Some(host) = self.host.as_deref_mut() else { return };
        for seat in seats.iter() {
            if let Some(place) = host.places.get_mut(seat.index()) {
                place.sign = now();
                place.presence.seen(place.sign);
            }
        }
    }

    /// Whether anybody who races is connected here, silent or not: then the race is looked after here.
    pub(in crate::tables) fn has_racers(&self) -> bool {
        self.host.is_some() && self.racing().any(|seat| self.is_near(seat))
    }

    /// Whether any of the people who race gives signs of life, at whichever process.
    pub(in crate::tables) fn anybody_races(&self) -> bool {
        let Some(host) = self.host.as_deref() else { return false };
        let (now, is_there) = (now(), |seat| self.is_near(seat) || self.is_elsewhere(seat));
        self.racing().any(|seat| is_there(seat) && !host.places[seat.index()].presence.is_silent(now))
    }

    /// How long the table still rests.
    pub(in crate::tables) fn rests(&self) -> Option<Duration> {
        match self.host.as_deref()?.stage {
            Stage::Resting(until) => until.checked_sub(now()).filter(|left| !left.is_zero()),
            Stage::Open(_) => None,
        }
    }

    /// ELM-NET-9: the people for whom the table pauses now; a new pause begins for whoever just fell silent.
    pub(in crate::tables) fn paused_for(&mut self) -> SeatSet {
        let racing: SeatSet = self.racing().collect();
        let Some(host) = self.host.as_deref_mut() else { return SeatSet::EMPTY };
        let now = now();
        let waits = |place: &mut Place| place.presence.is_paused(now) || place.presence.pause(now).is_some();
        racing.iter().filter(|seat| waits(&mut host.places[seat.index()])).collect()
    }
}
