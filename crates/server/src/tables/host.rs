//! Who keeps time where the quicker hand wins (ELM-NET). The rules know settled reactions only; the host sends the
//! card when its window opens, judges the times that people's machines claim, and settles for those who are silent.

use axum::extract::ws::Utf8Bytes;
use feerie_core::{Node, Race, Seat, SeatSet, Step};
use feerie_fairtime::{Line, Presence, Refusal, Verdict, Window};
use metrics::counter;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use tokio::sync::Notify;

use super::eyes::Eyes;
use super::live::Live;
use crate::error::Problem;
use crate::ids;
use crate::store::{Kind, Phase};

/// ELM-HOT-2, ELM-HOT-3: how much longer several people at one screen may take, who buzz first and then say what
/// they meant, each after the other.
const SAYING: Duration = Duration::from_millis(400 + 2 * 3000);

/// The host's monotonic clock.
pub fn now() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// How far a table is with its next window.
enum Stage {
    /// ELM-NET-8: nobody is shown the next card before this.
    Resting(Duration),
    /// The card is out.
    Open(Window),
}

/// What the host keeps of one seat.
struct Place {
    line: Line,
    presence: Presence,
    /// The newest sign of life that was noted.
    sign: Duration,
}

/// The host of one table. Nothing of it is stored: after a restart the open window begins anew.
pub struct Host {
    stage: Stage,
    places: Vec<Place>,
    /// What will be told when the next window opens.
    held_back: Vec<(Eyes, Utf8Bytes)>,
    /// Whether somebody looks after the race.
    pub(super) driven: bool,
    /// Rings when there is something new to look at.
    pub(super) bell: Arc<Notify>,
}

impl Host {
    pub(super) fn new(seats: usize) -> Host {
        let place = || Place { line: Line::default(), presence: Presence::new(now()), sign: now() };
        Host {
            stage: Stage::Resting(now()),
            places: (0..seats).map(|_| place()).collect(),
            held_back: Vec::new(),
            driven: false,
            bell: Arc::new(Notify::new()),
        }
    }

    /// A window was settled: the table rests, and what comes next is held back.
    pub(super) fn rest(&mut self, shortest_ms: u64, after_result: bool, next: Vec<(Eyes, Utf8Bytes)>) {
        let least = if after_result { shortest_ms * 15 / 7 } else { shortest_ms };
        let spread = u64::from_le_bytes(ids::random()) % (shortest_ms * 6 / 7 + 1);
        self.stage = Stage::Resting(now() + Duration::from_millis(least + spread));
        self.held_back.extend(next);
    }

    /// What was held back, to be told now.
    pub(super) fn take_held_back(&mut self) -> Vec<(Eyes, Utf8Bytes)> {
        std::mem::take(&mut self.held_back)
    }

    fn window(&mut self, decision: u32) -> Option<&mut Window> {
        match &mut self.stage {
            Stage::Open(window) if window.is(decision.into()) => Some(window),
            _ => None,
        }
    }
}

impl Live {
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
            && matches!(self.table.node(), Node::Simultaneous(_))
            && self.racing().next().is_some()
            && !self.host.as_deref().is_some_and(is_open)
    }

    /// Refuses whoever would look at a card before its time.
    pub(super) fn only_unveiled(&self) -> Result<(), Problem> {
        if self.is_veiled() { Err(Problem::Conflict) } else { Ok(()) }
    }

    /// The people whose reactions are waited for.
    fn racing(&self) -> impl Iterator<Item = Seat> {
        self.acting().iter().filter(|&seat| self.bot_level(seat).is_none())
    }

    fn shares_a_screen(&self, seat: Seat) -> bool {
        let person = self.seats.get(seat.index()).and_then(|row| row.person.as_deref());
        person.is_some_and(|person| self.seats_of(person).len() > 1)
    }

    /// ELM-NET-5: whether the host alone times a seat.
    pub(super) fn is_host_timed(&self, seat: Seat) -> bool {
        let place = self.host.as_deref().and_then(|host| host.places.get(seat.index()));
        place.is_some_and(|place| place.line.standing.is_host_timed())
    }

    /// Takes in what is known of people's lines: round trips, and signs of life.
    pub(super) fn note_signs(&mut self) {
        let Some(host) = self.host.as_deref_mut() else { return };
        for (place, row) in host.places.iter_mut().zip(&self.seats) {
            let Some(person) = row.person.as_deref() else { continue };
            let Some((trips, sign)) = self.listeners.signs(person) else { continue };
            place.line.trips = trips;
            if sign > place.sign {
                place.sign = sign;
                place.presence.seen(sign);
            }
        }
    }

    /// Somebody is there: a sign of life before their line has given one.
    pub(super) fn note_arrival(&mut self, person: &str) {
        let seats = self.seats_of(person);
        let Some(host) = self.host.as_deref_mut() else { return };
        for seat in seats.iter() {
            if let Some(place) = host.places.get_mut(seat.index()) {
                place.sign = now();
                place.presence.seen(place.sign);
            }
        }
    }

    /// Whether any of the people who race is there.
    pub(super) fn anybody_races(&self) -> bool {
        let Some(host) = self.host.as_deref() else { return false };
        let now = now();
        self.racing().any(|seat| !host.places[seat.index()].presence.is_silent(now))
    }

    /// How long the table still rests.
    pub(super) fn rests(&self) -> Option<Duration> {
        match self.host.as_deref()?.stage {
            Stage::Resting(until) => until.checked_sub(now()).filter(|left| !left.is_zero()),
            Stage::Open(_) => None,
        }
    }

    /// ELM-NET-9: the people for whom the table pauses now; a new pause begins for whoever just fell silent.
    pub(super) fn paused_for(&mut self) -> SeatSet {
        let racing: SeatSet = self.racing().collect();
        let Some(host) = self.host.as_deref_mut() else { return SeatSet::EMPTY };
        let now = now();
        let waits = |place: &mut Place| place.presence.is_paused(now) || place.presence.pause(now).is_some();
        racing.iter().filter(|seat| waits(&mut host.places[seat.index()])).collect()
    }

    /// ELM-NET-1: the window opens: everybody is sent the card now.
    pub(super) fn open_window(&mut self, race: &Race<String>) {
        let (decision, racing) = (self.decision(), self.racing().collect::<SeatSet>());
        let Some(host) = self.host.as_deref_mut() else { return };
        let mut window = Window::open(decision.into(), race.times.clone());
        let sent = now();
        racing.iter().for_each(|seat| window.sent(seat.index(), sent, handicap(race, seat)));
        host.stage = Stage::Open(window);
        for (eyes, text) in host.take_held_back() {
            self.listeners.tell(eyes, &text);
        }
        self.note_right(race);
    }

    /// ELM-NET-6: right reactions that are in, those of bots included: slower ones need not be waited for.
    pub(super) fn note_right(&mut self, race: &Race<String>) {
        let decision = self.decision();
        let Some(window) = self.host.as_deref_mut().and_then(|host| host.window(decision)) else { return };
        for Step(actor, text) in self.table.steps().iter().skip(decision as usize) {
            if let (feerie_core::Actor::Seat(seat), Some(reaction)) = (actor, self.table.reaction(text))
                && reaction.right
            {
                window.right(reaction.ms, handicap(race, *seat));
            }
        }
    }

    /// ELM-NET-6, ELM-NET-9: the people whose window is over: nothing they could still send would count, or they
    /// fell silent.
    pub(super) fn out_of_the_race(&mut self, race: &Race<String>) -> SeatSet {
        let now = now();
        self.racing_with_end(race).into_iter().filter(|&(_, end)| end < now).map(|(seat, _)| seat).collect()
    }

    /// How long until somebody's window is over.
    pub(super) fn next_end(&mut self, race: &Race<String>) -> Duration {
        let ends = self.racing_with_end(race).into_iter().map(|(_, end)| end);
        let end = ends.min().unwrap_or_else(|| now() + Presence::SILENCE);
        end.saturating_sub(now()) + Duration::from_millis(1)
    }

    fn racing_with_end(&mut self, race: &Race<String>) -> Vec<(Seat, Duration)> {
        let decision = self.decision();
        let racing: Vec<(Seat, bool)> = self.racing().map(|seat| (seat, self.shares_a_screen(seat))).collect();
        let Some(host) = self.host.as_deref_mut() else { return Vec::new() };
        let Host { stage: Stage::Open(window), places, .. } = host else { return Vec::new() };
        let end = |(seat, shared): (Seat, bool)| {
            let place = &places[seat.index()];
            if !window.is_waiting(seat.index()) && window.is(decision.into()) {
                // Back from a bot in the middle of a window.
                window.sent(seat.index(), now(), handicap(race, seat));
            }
            let closes = window.closes_at(seat.index(), &place.line)?;
            let closes = if shared { closes + SAYING } else { closes };
            Some((seat, closes.min(place.sign + Presence::SILENCE)))
        };
        racing.into_iter().filter_map(end).collect()
    }

    /// A seat commits nothing, and the window knows.
    pub(super) fn gives_none(&mut self, seat: Seat) {
        let decision = self.decision();
        if let Some(window) = self.host.as_deref_mut().and_then(|host| host.window(decision)) {
            window.nothing(seat.index());
        }
    }

    /// ELM-NET-3 to -6: what a reaction that just arrived is committed as. The rules have allowed it.
    pub(super) fn judge(&mut self, seat: Seat, text: &str, race: &Race<String>) -> Result<String, Problem> {
        self.note_signs();
        let (decision, shared) = (self.decision(), self.shares_a_screen(seat));
        let reaction = self.table.reaction(text);
        let Some(host) = self.host.as_deref_mut() else { return Err(Problem::Internal) };
        let Host { stage: Stage::Open(window), places, .. } = host else { return Err(Problem::Conflict) };
        if !window.is(decision.into()) {
            return Err(Problem::Conflict);
        }
        let Some(reaction) = reaction.filter(|_| !shared) else {
            // Nothing, which is final; or people at one screen, who time each other there.
            window.nothing(seat.index());
            return Ok(text.to_owned());
        };
        let line = &mut places[seat.index()].line;
        let ruling = window.claim(seat.index(), line, reaction.ms, now());
        if let Some(ms) = ruling.verdict.ms().filter(|_| reaction.right) {
            line.standing.note_catch(ms);
            window.right(ms, handicap(race, seat));
        }
        // ELM-NET-10: beside the record, for a person to look at.
        let flags = line.standing.flags();
        tracing::info!(target: "feerie_race", table = self.row.id, %seat, decision, ?ruling, ?flags, "a reaction");
        match ruling.verdict {
            Verdict::Late => {
                counter!("feerie_reactions_total", "verdict" => "late").increment(1);
                Ok(race.silent.clone())
            }
            Verdict::Refused(Refusal::NotWaiting) => Err(Problem::Conflict),
            Verdict::Refused(Refusal::TooEarly | Refusal::BeforeSending) => Err(Problem::BadRequest(
                "a reaction takes longer than that, and not longer than the card is out".to_owned(),
            )),
            Verdict::Taken { ms } | Verdict::Corrected { ms } | Verdict::HostTimed { ms } => {
                let verdict = if ruling.implausible { "corrected" } else { "taken" };
                counter!("feerie_reactions_total", "verdict" => verdict).increment(1);
                self.table.at_time(text, ms).ok_or(Problem::Internal)
            }
        }
    }
}

fn handicap(race: &Race<String>, seat: Seat) -> u32 {
    race.handicaps.get(seat.index()).copied().unwrap_or(0)
}
