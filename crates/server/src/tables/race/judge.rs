//! How reactions are judged: windows open and close, claimed times are checked (ELM-NET-1, -3 to -6, -10).

use feerie_core::{Actor, Race as RaceRules, Reaction, Seat, SeatSet, Step};
use feerie_fairtime::{Flags, Presence, Refusal, Ruling, Verdict, Window};
use feerie_table::Viewpoint;
use metrics::counter;
use std::time::Duration;

use super::ready::Start;
use super::state::{Race, Ruled, Stage};
use crate::error::Problem;
use crate::ids::monotonic;
use crate::store::{Claimed, RulingRow, SentTrips};
use crate::tables::history::By;
use crate::tables::table::LiveTable;
use crate::tables::viewers::Outgoing;

/// Where a reaction arrived.
#[derive(Clone, Copy, Debug)]
pub(super) enum Arrival<'a> {
    /// Here and now.
    Here,
    /// At another process, which measured it.
    Elsewhere(&'a Claimed),
}

impl Race {
    /// Opens the window of a decision for these people.
    fn open_window(&mut self, decision: u32, waited_for: SeatSet, rules: &RaceRules<String>) {
        let mut window = Window::open(decision.into(), rules.times.clone());
        let sent = monotonic();
        waited_for.iter().for_each(|seat| window.sent(seat.index(), sent, handicap(rules, seat)));
        self.stage = Stage::Open(window);
        self.ruled.clear();
    }

    /// ELM-NET-3 to -6: what the window makes of a reaction, and what is known of its connection then.
    fn rule(
        &mut self,
        seat: Seat,
        reaction: Reaction,
        rules: &RaceRules<String>,
        arrival: Arrival<'_>,
    ) -> Result<(Ruling, Flags), Problem> {
        let (Stage::Open(window), Some(racer)) = (&mut self.stage, self.racers.get_mut(seat.index())) else {
            return Err(Problem::Conflict);
        };
        let line = &mut racer.line;
        let arrived = match arrival {
            Arrival::Here => monotonic(),
            Arrival::Elsewhere(claimed) => {
                line.trips = claimed.trips.read();
                window.sent_at(seat.index()).unwrap_or_default() + Duration::from_micros(claimed.elapsed)
            }
        };
        let ruling = window.claim(seat.index(), line, reaction.ms, arrived);
        if let Some(ms) = ruling.verdict.ms().filter(|_| reaction.right) {
            line.standing.note_catch(ms);
            window.right(ms, handicap(rules, seat));
        }
        Ok((ruling, line.standing.flags()))
    }
}

impl LiveTable {
    /// ELM-NET-1: the window opens: everybody is sent the card now.
    pub(super) fn open_window(&mut self, rules: &RaceRules<String>) {
        let shown = self.begin_window(rules);
        self.viewers.tell_all(&shown);
        if let Some(race) = self.race.as_deref_mut() {
            race.frames.keep();
        }
        self.note_right(rules);
    }

    /// Opens the window; the card, to be told at once.
    pub(super) fn begin_window(&mut self, rules: &RaceRules<String>) -> Outgoing {
        let (decision, waited_for) = (self.decision(), self.waited_for().collect());
        if let Some(race) = self.race.as_deref_mut() {
            race.open_window(decision, waited_for, rules);
            race.start = Start::unasked();
        }
        self.take_held()
    }

    /// What was held back for the window that is open now. Watchers may have to wait until it is settled.
    fn take_held(&mut self) -> Outgoing {
        let watchers_wait = self.is_veiled_for(Viewpoint::Watcher);
        self.race.as_deref_mut().map(|race| race.frames.open(watchers_wait)).unwrap_or_default()
    }

    /// The same, to be told at once.
    pub(super) fn show_held(&mut self) -> Outgoing {
        let shown = self.take_held();
        if let Some(race) = self.race.as_deref_mut() {
            race.frames.keep();
        }
        shown
    }

    /// ELM-NET-6: right reactions that are in, those of bots included: slower ones need not be waited for.
    pub(super) fn note_right(&mut self, rules: &RaceRules<String>) {
        let decision = self.decision();
        let made = self.game().steps().iter().skip(decision as usize);
        let reactions = made.filter_map(|Step(actor, text)| match actor {
            Actor::Seat(seat) => Some((*seat, self.game().reaction(text)?)),
            Actor::Chance => None,
        });
        let right: Vec<(Seat, Reaction)> = reactions.filter(|(_, reaction)| reaction.right).collect();
        let Some(window) = self.race.as_deref_mut().and_then(|race| race.window(decision)) else { return };
        right.into_iter().for_each(|(seat, reaction)| window.right(reaction.ms, handicap(rules, seat)));
    }

    /// ELM-NET-6, ELM-NET-9: the people whose window is over: nothing they could still send would count, or they
    /// fell silent.
    pub(super) fn out_of_the_race(&mut self, rules: &RaceRules<String>) -> SeatSet {
        let now = monotonic();
        self.waited_for_until(rules).into_iter().filter(|&(_, end)| end < now).map(|(seat, _)| seat).collect()
    }

    /// How long until the first window of a seat is over.
    pub(super) fn next_end(&mut self, rules: &RaceRules<String>) -> Duration {
        let ends = self.waited_for_until(rules).into_iter().map(|(_, end)| end);
        let end = ends.min().unwrap_or_else(|| monotonic() + Presence::SILENCE);
        end.saturating_sub(monotonic()) + Duration::from_millis(1)
    }

    /// The people who are waited for here, and until when. Each process says when the window of its own people is
    /// over; the judge answers for people who are connected nowhere, and waits for the others while their process is alive.
    fn waited_for_until(&mut self, rules: &RaceRules<String>) -> Vec<(Seat, Duration)> {
        let (decision, judges) = (self.decision(), self.judges());
        let waited_for = self.waited_for().filter(|&seat| judges || self.is_near(seat));
        let waited_for: Vec<(Seat, bool, bool)> =
            waited_for.map(|seat| (seat, self.seats.shares_a_screen(seat), self.is_elsewhere(seat))).collect();
        let Some(Race { stage: Stage::Open(window), racers, .. }) = self.race.as_deref_mut() else {
            return Vec::new();
        };
        let end = |(seat, shared, elsewhere): (Seat, bool, bool)| {
            let racer = racers.get(seat.index())?;
            let silent = racer.sign + Presence::SILENCE;
            if !window.is_waiting(seat.index()) && window.is(decision.into()) {
                // Back from a bot in the middle of a window.
                window.sent(seat.index(), monotonic(), handicap(rules, seat));
            }
            let closes = window.closes_at(seat.index(), &racer.line)?;
            let closes = if shared { closes + Duration::from_millis(rules.saying_ms.into()) } else { closes };
            Some((seat, if elsewhere { silent } else { closes.min(silent) }))
        };
        waited_for.into_iter().filter_map(end).collect()
    }

    /// A seat commits nothing, and the window knows.
    pub(super) fn gives_none(&mut self, seat: Seat) {
        let decision = self.decision();
        if let Some(window) = self.race.as_deref_mut().and_then(|race| race.window(decision)) {
            window.nothing(seat.index());
        }
    }

    /// What is known of a reaction that just arrived and is judged elsewhere.
    pub(super) fn measured(&mut self, seat: Seat, action: &str) -> Result<Claimed, Problem> {
        self.note_signs();
        let decision = self.decision();
        let race = self.race.as_deref_mut().ok_or(Problem::Internal)?;
        let sent = race.window(decision).and_then(|window| window.sent_at(seat.index())).ok_or(Problem::Conflict)?;
        let racer = race.racer(seat).ok_or(Problem::Conflict)?;
        Ok(Claimed {
            window: decision,
            seat: seat.0,
            command: None,
            action: action.to_owned(),
            elapsed: micros(monotonic().saturating_sub(sent)),
            trips: SentTrips::of(&racer.line.trips),
        })
    }

    /// ELM-NET-3 to -6: what a reaction is committed as. The rules have allowed it.
    pub(super) fn judge(
        &mut self,
        seat: Seat,
        text: &str,
        by: &By,
        rules: &RaceRules<String>,
        arrival: Arrival<'_>,
    ) -> Result<String, Problem> {
        self.note_signs();
        let (decision, shared) = (self.decision(), self.seats.shares_a_screen(seat));
        let reaction = self.game().reaction(text);
        let race = self.race.as_deref_mut().ok_or(Problem::Internal)?;
        race.window(decision).ok_or(Problem::Conflict)?;
        if let Some(ruled) = race.ruled.iter().find(|ruled| ruled.is(seat, by, text)) {
            race.rulings.push(ruled.row.clone());
            return Ok(ruled.action.clone());
        }
        // The rules wait for this seat: whatever it sent before was refused, and nothing happened.
        race.ruled.retain(|ruled| ruled.seat != seat);
        if let Some(window) = race.window(decision) {
            window.forget(seat.index());
        }
        let Some(reaction) = reaction.filter(|_| !shared) else {
            // Nothing, which is final; or people at one screen, who time each other there.
            self.gives_none(seat);
            return Ok(text.to_owned());
        };
        let (ruling, flags) = race.rule(seat, reaction, rules, arrival)?;
        let (action, verdict) = match ruling.verdict {
            Verdict::Late => (rules.silent.clone(), "late"),
            Verdict::Refused(Refusal::NotWaiting) => return Err(Problem::Conflict),
            Verdict::Refused(Refusal::TooEarly | Refusal::BeforeSending) => return Err(impossible()),
            Verdict::Taken { ms } | Verdict::Corrected { ms } | Verdict::HostTimed { ms } => {
                let verdict = if ruling.implausible { "corrected" } else { "taken" };
                (self.game().at_time(text, ms).ok_or(Problem::Internal)?, verdict)
            }
        };
        counter!("feerie_reactions_total", "verdict" => verdict).increment(1);
        let row = row(self.id(), decision, seat, &ruling, flags);
        if let Some(race) = self.race.as_deref_mut() {
            let (by, sent) = (by.clone(), text.to_owned());
            race.ruled.push(Ruled { seat, by, sent, action: action.clone(), row: row.clone() });
            race.rulings.push(row);
        }
        Ok(action)
    }
}

/// ELM-NET-3, ELM-NET-4: an impossible time.
pub(super) fn impossible() -> Problem {
    Problem::BadRequest(
        "a reaction time lies between the shortest that is possible and the time since the card was sent".to_owned(),
    )
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

fn handicap(rules: &RaceRules<String>, seat: Seat) -> u32 {
    rules.handicaps.get(seat.index()).copied().unwrap_or(0)
}
