//! What becomes of reactions: windows open and close, claims are judged (ELM-NET-1, -3 to -6, -10).

use axum::extract::ws::Utf8Bytes;
use feerie_core::{Actor, Race, Seat, SeatSet, Step};
use feerie_fairtime::{Flags, Presence, Refusal, RoundTrips, Ruling, Verdict, Window};
use metrics::counter;
use std::time::Duration;

use super::state::{Host, Stage, now};
use crate::error::Problem;
use crate::store::{Claimed, RulingRow};
use crate::tables::table::LiveTable;
use crate::tables::viewpoint::Viewpoint;

/// ELM-HOT-2, ELM-HOT-3: how much longer several people at one screen may take, who buzz first and then say what
/// they meant, each after the other.
const SAYING: Duration = Duration::from_millis(400 + 2 * 3000);

/// Where a reaction arrived.
#[derive(Clone, Copy, Debug)]
pub(in crate::tables) enum Arrival<'a> {
    /// Here and now.
    Here,
    /// At another process, which measured it.
    Elsewhere(&'a Claimed),
}

impl LiveTable {
    /// ELM-NET-1: the window opens: everybody is sent the card now.
    pub(in crate::tables) fn open_window(&mut self, race: &Race<String>) {
        for (viewpoint, text) in self.begin_window(race) {
            self.viewers.tell(viewpoint, &text);
        }
        self.note_right(race);
    }

    /// Opens the window; the card, to be told at once.
    pub(in crate::tables) fn begin_window(&mut self, race: &Race<String>) -> Vec<(Viewpoint, Utf8Bytes)> {
        let (decision, racing) = (self.decision(), self.racing().collect::<SeatSet>());
        let Some(host) = self.host.as_deref_mut() else { return Vec::new() };
        let mut window = Window::open(decision.into(), race.times.clone());
        let sent = now();
        racing.iter().for_each(|seat| window.sent(seat.index(), sent, handicap(race, seat)));
        host.stage = Stage::Open(window);
        host.ruled.clear();
        // Watchers may have to wait until it is settled.
        let watchers_wait = self.is_veiled_for(Viewpoint::Watcher);
        let Some(host) = self.host.as_deref_mut() else { return Vec::new() };
        let (later, shown) = host
            .take_held_back()
            .into_iter()
            .partition(|(viewpoint, _)| watchers_wait && *viewpoint == Viewpoint::Watcher);
        host.for_watchers.extend::<Vec<_>>(later);
        shown
    }

    /// ELM-NET-6: right reactions that are in, those of bots included: slower ones need not be waited for.
    pub(in crate::tables) fn note_right(&mut self, race: &Race<String>) {
        let decision = self.decision();
        let Some(window) = self.host.as_deref_mut().and_then(|host| host.window(decision)) else { return };
        for Step(actor, text) in self.table.steps().iter().skip(decision as usize) {
            if let (Actor::Seat(seat), Some(reaction)) = (actor, self.table.reaction(text))
                && reaction.right
            {
                window.right(reaction.ms, handicap(race, *seat));
            }
        }
    }

    /// ELM-NET-6, ELM-NET-9: the people whose window is over: nothing they could still send would count, or they
    /// fell silent.
    pub(in crate::tables) fn out_of_the_race(&mut self, race: &Race<String>) -> SeatSet {
        let now = now();
        self.racing_with_end(race).into_iter().filter(|&(_, end)| end < now).map(|(seat, _)| seat).collect()
    }

    /// How long until somebody's window is over.
    pub(in crate::tables) fn next_end(&mut self, race: &Race<String>) -> Duration {
        let ends = self.racing_with_end(race).into_iter().map(|(_, end)| end);
        let end = ends.min().unwrap_or_else(|| now() + Presence::SILENCE);
        end.saturating_sub(now()) + Duration::from_millis(1)
    }

    /// The people who are waited for here, and until when. Each process says when the window of its own people is
    /// over; the judge answers for whoever is nowhere, and waits for the others while their process is heard of.
    fn racing_with_end(&mut self, race: &Race<String>) -> Vec<(Seat, Duration)> {
        let (decision, judges) = (self.decision(), self.judges());
        let waited_for = self.racing().filter(|&seat| judges || self.is_near(seat));
        let racing: Vec<(Seat, bool, bool)> =
            waited_for.map(|seat| (seat, self.shares_a_screen(seat), self.is_elsewhere(seat))).collect();
        let Some(host) = self.host.as_deref_mut() else { return Vec::new() };
        let Host { stage: Stage::Open(window), places, .. } = host else { return Vec::new() };
        let end = |(seat, shared, elsewhere): (Seat, bool, bool)| {
            let place = &places[seat.index()];
            let silent = place.sign + Presence::SILENCE;
            if !window.is_waiting(seat.index()) && window.is(decision.into()) {
                // Back from a bot in the middle of a window.
                window.sent(seat.index(), now(), handicap(race, seat));
            }
            let closes = window.closes_at(seat.index(), &place.line)?;
            let closes = if shared { closes + SAYING } else { closes };
            Some((seat, if elsewhere { silent } else { closes.min(silent) }))
        };
        racing.into_iter().filter_map(end).collect()
    }

    /// A seat commits nothing, and the window knows.
    pub(in crate::tables) fn gives_none(&mut self, seat: Seat) {
        let decision = self.decision();
        if let Some(window) = self.host.as_deref_mut().and_then(|host| host.window(decision)) {
            window.nothing(seat.index());
        }
    }

    /// What is known of a reaction that just arrived and is judged elsewhere.
    pub(in crate::tables) fn measured(&mut self, seat: Seat, action: &str) -> Result<Claimed, Problem> {
        self.note_signs();
        let decision = self.decision();
        let host = self.host.as_deref_mut().ok_or(Problem::Internal)?;
        let sent = host.window(decision).and_then(|window| window.sent_at(seat.index())).ok_or(Problem::Conflict)?;
        Ok(Claimed {
            window: decision,
            seat: seat.0,
            command: None,
            action: action.to_owned(),
            elapsed: micros(now().saturating_sub(sent)),
            trips: host.places[seat.index()].line.trips.latest().iter().copied().map(micros).collect(),
        })
    }

    /// ELM-NET-3 to -6: what a reaction is committed as. The rules have allowed it.
    pub(in crate::tables) fn judge(
        &mut self,
        seat: Seat,
        text: &str,
        race: &Race<String>,
        arrival: Arrival<'_>,
    ) -> Result<String, Problem> {
        self.note_signs();
        let (decision, shared) = (self.decision(), self.shares_a_screen(seat));
        let reaction = self.table.reaction(text);
        let Some(host) = self.host.as_deref_mut() else { return Err(Problem::Internal) };
        let Host { stage: Stage::Open(window), places, ruled, .. } = host else { return Err(Problem::Conflict) };
        if !window.is(decision.into()) {
            return Err(Problem::Conflict);
        }
        if let Some((_, action, row)) = ruled.iter().find(|(other, ..)| *other == seat).cloned() {
            self.keep_ruling(row);
            return Ok(action);
        }
        let Some(reaction) = reaction.filter(|_| !shared) else {
            // Nothing, which is final; or people at one screen, who time each other there.
            window.nothing(seat.index());
            return Ok(text.to_owned());
        };
        let line = &mut places[seat.index()].line;
        let arrived = match arrival {
            Arrival::Here => now(),
            Arrival::Elsewhere(claimed) => {
                line.trips = claimed.trips.iter().copied().map(Duration::from_micros).collect::<RoundTrips>();
                window.sent_at(seat.index()).unwrap_or_default() + Duration::from_micros(claimed.elapsed)
            }
        };
        let ruling = window.claim(seat.index(), line, reaction.ms, arrived);
        if let Some(ms) = ruling.verdict.ms().filter(|_| reaction.right) {
            line.standing.note_catch(ms);
            window.right(ms, handicap(race, seat));
        }
        let flags = line.standing.flags();
        let (action, verdict) = match ruling.verdict {
            Verdict::Late => (race.silent.clone(), "late"),
            Verdict::Refused(Refusal::NotWaiting) => return Err(Problem::Conflict),
            Verdict::Refused(Refusal::TooEarly | Refusal::BeforeSending) => return Err(impossible()),
            Verdict::Taken { ms } | Verdict::Corrected { ms } | Verdict::HostTimed { ms } => {
                let verdict = if ruling.implausible { "corrected" } else { "taken" };
                (self.table.at_time(text, ms).ok_or(Problem::Internal)?, verdict)
            }
        };
        counter!("feerie_reactions_total", "verdict" => verdict).increment(1);
        let row = row(&self.row.id, decision, seat, &ruling, flags);
        ruled.push((seat, action.clone(), row.clone()));
        self.keep_ruling(row);
        Ok(action)
    }
}

/// ELM-NET-3, ELM-NET-4: a time that nobody can have taken.
pub(in crate::tables) fn impossible() -> Problem {
    Problem::BadRequest("a reaction takes longer than that, and not longer than the card is out".to_owned())
}

/// ELM-NET-10: what is kept beside the record.
fn row(table: &str, window: u32, seat: Seat, ruling: &Ruling, flags: Flags) -> RulingRow {
    let micros = |time| i64::try_from(micros(time)).unwrap_or(i64::MAX);
    RulingRow {
        table: table.to_owned(),
        window: window.into(),
        seat: seat.0.into(),
        claimed: ruling.claimed_ms.into(),
        recorded: ruling.verdict.ms().map(i64::from),
        elapsed: micros(ruling.elapsed),
        r50: micros(ruling.r50),
        r95: micros(ruling.r95),
        corrected: ruling.implausible,
        marks: flags.words().collect::<Vec<_>>().join(" "),
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

fn handicap(race: &Race<String>, seat: Seat) -> u32 {
    race.handicaps.get(seat.index()).copied().unwrap_or(0)
}
