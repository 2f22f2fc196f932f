//! What a race knows of its window, its people and their connections.

use feerie_core::{Node, Seat, SeatSet};
use feerie_fairtime::{Line, Presence, Standing, Window, rest};
use feerie_table::{AnyTable, Viewpoint};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;

use super::frames::HeldFrames;
use super::ready::Start;
use crate::ids::{self, monotonic};
use crate::ratings;
use crate::store::{Claim, Phase, RaceMessage, RulingRow};
use crate::tables::history::By;
use crate::tables::table::LiveTable;

/// How far a table is with its next window.
pub(super) enum Stage {
    /// ELM-NET-8: the next card is sent no earlier than this.
    Resting(Duration),
    /// The card is out.
    Open(Window),
}

/// What a race keeps of one seat.
pub(super) struct Racer {
    pub line: Line,
    pub presence: Presence,
    /// The newest sign of life that was noted.
    pub sign: Duration,
    /// Whether everybody was told that the server alone times this seat.
    told_timed: bool,
}

impl Racer {
    fn new() -> Racer {
        Racer { line: Line::default(), presence: Presence::new(monotonic()), sign: monotonic(), told_timed: false }
    }

    /// ELM-NET-5: whether it changed that the server alone times this seat, and the table was not told yet.
    pub fn timing_is_news(&mut self) -> bool {
        let is_timed = self.line.is_host_timed();
        std::mem::replace(&mut self.told_timed, is_timed) != is_timed
    }

    /// A sign of life, if it is a newer one.
    pub fn seen(&mut self, sign: Duration) {
        if sign > self.sign {
            self.sign = sign;
            self.presence.seen(sign);
        }
    }
}

/// What was made of a reaction.
#[derive(Clone, Debug)]
pub(super) struct Ruled {
    pub seat: Seat,
    /// Under which command it was sent, and how.
    pub by: By,
    pub sent: String,
    /// What it is committed as.
    pub action: String,
    pub row: RulingRow,
}

impl Ruled {
    /// Whether it is this very reaction.
    pub fn is(&self, seat: Seat, by: &By, sent: &str) -> bool {
        self.seat == seat && self.by == *by && self.sent == sent
    }
}

/// The race of one table. Nothing of it is stored but its rulings: after a restart the open window begins anew. Where
/// processes share the table, one of them judges; the others show its windows to their people and pass on what these
/// do.
pub struct Race {
    pub(super) stage: Stage,
    pub(super) racers: Vec<Racer>,
    pub(super) frames: HeldFrames,
    /// The seats that the race pauses for.
    pub(super) paused: SeatSet,
    /// What was ruled in the open window. If it has to be stored a second time, it is not judged a second time.
    pub(super) ruled: Vec<Ruled>,
    /// Rulings that are not stored yet.
    pub(super) rulings: Vec<RulingRow>,
    /// There while this process judges.
    pub(super) judge: Option<Claim>,
    /// When we last told the judge about our people.
    pub(super) reported: Option<Duration>,
    /// Who has said to be ready for the first card.
    pub(super) start: Start,
    /// Whether a task drives the race.
    pub(super) driven: bool,
    /// Rings when there is something new to look at.
    pub(super) bell: Arc<Notify>,
}

impl Race {
    /// The race of a table, if the quicker hand wins there.
    pub fn of(game: &dyn AnyTable) -> Option<Box<Race>> {
        game.race()?;
        Some(Box::new(Race {
            stage: Stage::Resting(monotonic()),
            racers: (0..game.seats()).map(|_| Racer::new()).collect(),
            frames: HeldFrames::default(),
            paused: SeatSet::EMPTY,
            ruled: Vec::new(),
            rulings: Vec::new(),
            judge: None,
            reported: None,
            start: Start::default(),
            driven: false,
            bell: Arc::new(Notify::new()),
        }))
    }

    /// A window was settled: the table rests.
    pub(super) fn rest(&mut self, shortest_ms: u64, after_result: bool) {
        let rest = rest(Duration::from_millis(shortest_ms), after_result, u64::from_le_bytes(ids::random()));
        self.stage = Stage::Resting(monotonic() + rest);
    }

    /// The open window, if it is that of this decision.
    pub(super) fn window(&mut self, decision: u32) -> Option<&mut Window> {
        match &mut self.stage {
            Stage::Open(window) if window.is(decision.into()) => Some(window),
            _ => None,
        }
    }

    fn is_open(&self, decision: u32) -> bool {
        matches!(&self.stage, Stage::Open(window) if window.is(decision.into()))
    }

    pub(super) fn racer(&self, seat: Seat) -> Option<&Racer> {
        self.racers.get(seat.index())
    }
}

impl LiveTable {
    /// Whether the server keeps the time of a race here: the quicker hand wins, and not all people share one
    /// screen, which then keeps its own time (ELM-HOT).
    pub(in crate::tables) fn is_timed_race(&self) -> bool {
        self.race.is_some()
            && self.phase() == Phase::Playing
            && !self.seats.people().is_empty()
            && !self.seats.all_share_a_screen()
    }

    /// Whether the next card lies ready and may not be seen yet by anybody (ELM-NET-1).
    pub(super) fn is_veiled(&self) -> bool {
        let decision = self.decision();
        self.is_timed_race()
            && self.in_window()
            && self.waited_for().next().is_some()
            && !self.race.as_deref().is_some_and(|race| race.is_open(decision))
    }

    /// Whether a viewpoint may not see the card that lies on the table. ELM-NET-11: watchers of a rated game see
    /// each card once its window is settled.
    pub(super) fn is_veiled_for(&self, viewpoint: Viewpoint) -> bool {
        let is_rated_watcher =
            || viewpoint == Viewpoint::Watcher && self.is_timed_race() && self.in_window() && self.is_rated();
        self.is_veiled() || is_rated_watcher()
    }

    pub(super) fn in_window(&self) -> bool {
        matches!(self.game().node(), Node::Simultaneous(_))
    }

    fn is_rated(&self) -> bool {
        self.row().own_dice && ratings::company(self.seats.rows()).is_some()
    }

    /// Whether the person of a seat is at this process.
    pub(super) fn is_near(&self, seat: Seat) -> bool {
        self.seats.person_of(seat).is_some_and(|person| self.viewers.is_near(person))
    }

    /// Whether they are at another one.
    pub(super) fn is_elsewhere(&self, seat: Seat) -> bool {
        self.seats.person_of(seat).is_some_and(|person| !self.viewers.is_near(person) && self.viewers.is_here(person))
    }

    /// Whether this process judges the race.
    pub(super) fn judges(&self) -> bool {
        self.race.as_deref().is_some_and(|race| race.judge.is_some())
    }

    /// ELM-NET-5: whether a seat's connection is slower than any reaction is credited with, before a race begins.
    pub(in crate::tables) fn is_too_slow(&self, seat: Seat) -> bool {
        let is_before_race = self.race.is_some() && self.phase() == Phase::Waiting;
        is_before_race && self.seats.person_of(seat).is_some_and(|person| self.viewers.is_slow(person))
    }

    /// ELM-NET-5: whether the server alone times a seat.
    pub(super) fn is_server_timed(&self, seat: Seat) -> bool {
        let racer = self.race.as_deref().and_then(|race| race.racer(seat));
        racer.is_some_and(|racer| racer.line.is_host_timed())
    }

    /// How the race stands, for processes that do not judge it.
    pub(super) fn race_stands(&self) -> RaceMessage {
        let window = (self.is_timed_race() && self.in_window() && !self.is_veiled()).then(|| self.decision());
        let numbers = |seats: SeatSet| seats.iter().map(|Seat(seat)| seat).collect();
        let timed = (0..).map(Seat).take(self.seats.len()).filter(|&seat| self.is_server_timed(seat)).collect();
        let paused = self.race.as_deref().map_or(SeatSet::EMPTY, |race| race.paused);
        RaceMessage::Stands { window, paused: numbers(paused), timed: numbers(timed) }
    }

    /// Takes in how the race stands where it is judged; whether there is anything to announce.
    pub(super) fn take_standing(&mut self, paused: &[u8], timed: &[u8]) -> bool {
        let before = self.race_stands();
        if let Some(race) = self.race.as_deref_mut() {
            race.paused = paused.iter().copied().map(Seat).collect();
            for (racer, seat) in race.racers.iter_mut().zip(0..) {
                let is_timed = timed.contains(&seat);
                if racer.line.standing.is_host_timed() != is_timed {
                    racer.line.standing = if is_timed { Standing::timed_by_host() } else { Standing::default() };
                }
            }
        }
        before != self.race_stands()
    }

    /// ELM-NET-5: whether everyone at the table is to be told how a seat is timed now.
    pub(super) fn timing_is_news(&mut self, seat: Seat) -> bool {
        let racer = self.race.as_deref_mut().and_then(|race| race.racers.get_mut(seat.index()));
        racer.is_some_and(Racer::timing_is_news)
    }

    /// Takes in what is known of people's connections: round trips, and signs of life.
    pub(super) fn note_signs(&mut self) {
        let Some(race) = self.race.as_deref_mut() else { return };
        for (racer, row) in race.racers.iter_mut().zip(self.seats.rows()) {
            let Some(person) = row.person.as_deref() else { continue };
            let Some((trips, sign)) = self.viewers.signs(person) else { continue };
            racer.line.trips = trips;
            racer.seen(sign);
        }
    }

    /// Counts a new connection as a sign of life before it has given one.
    pub(super) fn note_arrival(&mut self, person: &str) {
        let seats = self.seats.of(person);
        let Some(race) = self.race.as_deref_mut() else { return };
        for seat in seats.iter() {
            if let Some(racer) = race.racers.get_mut(seat.index()) {
                racer.seen(monotonic());
            }
        }
    }

    /// Whether anybody who races is connected here, silent or not: then the race is looked after here.
    pub(super) fn has_racers(&self) -> bool {
        self.race.is_some() && self.waited_for().any(|seat| self.is_near(seat))
    }

    /// Whether any of the people who race has been heard from lately, at whichever process.
    pub(super) fn anybody_races(&self) -> bool {
        let Some(race) = self.race.as_deref() else { return false };
        let (now, is_there) = (monotonic(), |seat| self.is_near(seat) || self.is_elsewhere(seat));
        let is_silent = |seat| race.racer(seat).is_none_or(|racer| racer.presence.is_silent(now));
        self.waited_for().any(|seat| is_there(seat) && !is_silent(seat))
    }

    /// How long the table still rests.
    pub(super) fn rests(&self) -> Option<Duration> {
        match self.race.as_deref()?.stage {
            Stage::Resting(until) => until.checked_sub(monotonic()).filter(|left| !left.is_zero()),
            Stage::Open(_) => None,
        }
    }

    /// ELM-NET-9: the people for whom the table pauses now; a new pause begins for whoever just fell silent. Whether
    /// they are others than before.
    pub(super) fn look_for_pauses(&mut self) -> (SeatSet, bool) {
        let waited_for: SeatSet = self.waited_for().collect();
        let Some(race) = self.race.as_deref_mut() else { return (SeatSet::EMPTY, false) };
        let now = monotonic();
        let waits = |racer: &mut Racer| racer.presence.is_paused(now) || racer.presence.pause(now).is_some();
        let paused = waited_for.iter().filter(|seat| race.racers.get_mut(seat.index()).is_some_and(waits)).collect();
        (paused, std::mem::replace(&mut race.paused, paused) != paused)
    }
}
