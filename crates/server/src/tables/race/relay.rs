//! Races across processes: the process that holds the claim judges; the others show its windows and forward what their
//! people do, with the delays that they measured themselves.

use feerie_core::{Actor, Race as RaceRules, Seat};
use feerie_table::Viewpoint;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

use super::judge::{Arrival, impossible};
use crate::error::Problem;
use crate::ids::monotonic;
use crate::store::{Claimed, NotTaken, PeerMessage, RaceMessage};
use crate::tables::history::{By, Command};
use crate::tables::table::LiveTable;
use crate::tables::{Guard, Tables};

/// How often the judge hears of people elsewhere, and is looked for.
const REPORT: Duration = Duration::from_secs(1);
/// How soon to repeat that a seat's window is over.
const AGAIN: Duration = Duration::from_millis(200);
/// How long the judge may take. Shorter than the silence after which people count as gone.
const PATIENCE: Duration = Duration::from_secs(2);

/// Who waits for a judge's answer: the table, and the command.
type Passed = (String, Command);

/// Reactions that were passed on to another process, which judges them.
#[derive(Default)]
pub struct Relay(Mutex<HashMap<Passed, oneshot::Sender<Option<NotTaken>>>>);

impl Relay {
    fn waiting(&self) -> MutexGuard<'_, HashMap<Passed, oneshot::Sender<Option<NotTaken>>>> {
        // Nothing that holds this can leave it half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    /// Tells the judge who is there, and whose window is over; when to look again.
    pub(super) async fn report(
        self: &Arc<Self>,
        live: &mut Guard,
        rules: &RaceRules<String>,
    ) -> Result<Option<Duration>, Problem> {
        if !live.has_racers() {
            return Ok(live.rests_alone());
        }
        if live.is_time_to_report() {
            let ages = live.signs_of_life();
            self.tell_of_race(live.id(), RaceMessage::Signs { ages }).await;
        }
        if live.is_veiled() {
            return Ok(Some(REPORT));
        }
        live.note_right(rules);
        for seat in live.out_of_the_race(rules).iter() {
            let claimed = live.measured(seat, &rules.silent)?;
            self.tell_of_race(live.id(), RaceMessage::Claimed(claimed)).await;
        }
        Ok(Some(live.next_end(rules).clamp(AGAIN, REPORT)))
    }

    pub(super) async fn tell_of_race(&self, table: &str, race: RaceMessage) {
        self.publish(PeerMessage::Race { table: table.to_owned(), race }).await;
    }

    /// Forwards a reaction to the judging process. Returns the number of its frame once it is stored.
    pub(super) async fn pass_on(
        self: &Arc<Self>,
        table: &str,
        command: Command,
        claimed: Claimed,
    ) -> Result<u32, Problem> {
        let (answer, answered) = oneshot::channel();
        let key = (table.to_owned(), command.clone());
        let sent = Some((command.person.clone(), command.id.clone()));
        self.relay.waiting().insert(key.clone(), answer);
        self.tell_of_race(table, RaceMessage::Claimed(Claimed { command: sent, ..claimed })).await;
        let answered = tokio::time::timeout(PATIENCE, answered).await;
        self.relay.waiting().remove(&key);
        match answered {
            Ok(Ok(Some(NotTaken::Impossible))) => Err(impossible()),
            Ok(Ok(Some(NotTaken::Conflict))) => Err(Problem::Conflict),
            // Stored; or no answer came, and the store says whether it was.
            Ok(_) | Err(_) => {
                let live = self.lock(table).await?;
                let step = live.history.step_of(&command).ok_or(Problem::Conflict)?;
                Ok(live.history.number(live.seats.viewpoint_of(&command.person), step))
            }
        }
    }

    /// Hears of a race from another process.
    pub(in crate::tables) fn hear_of_race(self: &Arc<Self>, table: String, race: RaceMessage) {
        let tables = Arc::clone(self);
        tokio::spawn(async move {
            let done = match race {
                RaceMessage::Judged { person, command, refused } => {
                    tables.hear_judgement((table.clone(), Command { person, id: command }), refused);
                    Ok(())
                }
                RaceMessage::Claimed(claimed) => tables.judge_for_another(&table, &claimed).await,
                _ if tables.evict_if_idle(&table).await => Ok(()),
                RaceMessage::Signs { ages } => tables.lock_cached(&table).await.map(|mut live| live.take_signs(&ages)),
                RaceMessage::Ready { seats } => tables.ready_elsewhere(&table, &seats).await,
                RaceMessage::Stands { window, paused, timed } => {
                    tables.stands_elsewhere(&table, window, &paused, &timed).await
                }
            };
            if let Err(problem) = done {
                tracing::warn!(table, ?problem, "failed to handle a peer's race message");
            }
        });
    }

    fn hear_judgement(&self, passed: Passed, refused: Option<NotTaken>) {
        let waiting = self.relay.waiting().remove(&passed);
        if let Some(waiting) = waiting {
            // The waiting request may have timed out: it asks the store.
            let _ = waiting.send(refused);
        }
    }

    /// The judge says how the race stands: its window opens here, too.
    async fn stands_elsewhere(
        self: &Arc<Self>,
        table: &str,
        window: Option<u32>,
        paused: &[u8],
        timed: &[u8],
    ) -> Result<(), Problem> {
        let mut live = self.lock(table).await?;
        if let Some(race) = live.race.as_deref_mut()
            && race.judge.take().is_some()
        {
            // Two judges: the connection that held one claim was lost. Both let go, and one takes it up again.
            tracing::warn!(table, "two processes judged one race; both released the claim");
        }
        if live.take_standing(paused, timed) {
            live.announce(&self.keys, None);
        }
        let rules = live.game().race().filter(|_| live.is_veiled() && window == Some(live.decision()));
        if let Some(rules) = rules {
            live.open_window(&rules);
            self.let_in(&mut live, Viewpoint::All);
            live.wake_driver();
        }
        Ok(())
    }

    /// Judges what arrived at another process, and answers it.
    async fn judge_for_another(self: &Arc<Self>, table: &str, claimed: &Claimed) -> Result<(), Problem> {
        let mut done = self.judge_once(table, claimed).await;
        for _ in 1..crate::tables::act::ATTEMPTS {
            if done != Err(Problem::Conflict) {
                break;
            }
            done = self.judge_once(table, claimed).await;
        }
        let refused = match done {
            // Not ours to judge.
            Ok(false) => return Ok(()),
            Ok(true) => None,
            Err(Problem::BadRequest(_)) => Some(NotTaken::Impossible),
            Err(_) => Some(NotTaken::Conflict),
        };
        if let Some((person, command)) = claimed.command.clone() {
            self.tell_of_race(table, RaceMessage::Judged { person, command, refused }).await;
        }
        Ok(())
    }

    async fn judge_once(self: &Arc<Self>, table: &str, claimed: &Claimed) -> Result<bool, Problem> {
        if self.evict_if_idle(table).await {
            return Ok(false);
        }
        let mut live = self.lock(table).await?;
        let Some(rules) = live.game().race().filter(|_| live.judges()) else { return Ok(false) };
        let command = claimed.command.clone().map(|(person, id)| Command { person, id });
        if command.as_ref().is_some_and(|command| live.history.step_of(command).is_some()) {
            return Ok(true);
        }
        let seat = Seat(claimed.seat);
        if live.decision() != claimed.window {
            return Err(Problem::Conflict);
        }
        live.game().check(Actor::Seat(seat), &claimed.action).map_err(Problem::Refused)?;
        let by = command.map_or(By::Nobody, By::Command);
        self.commit_reaction(&mut live, seat, &claimed.action, by, &rules, Arrival::Elsewhere(claimed)).await?;
        Ok(true)
    }

    /// Judges a reaction and stores what it is committed as.
    pub(super) async fn commit_reaction(
        self: &Arc<Self>,
        live: &mut LiveTable,
        seat: Seat,
        action: &str,
        by: By,
        rules: &RaceRules<String>,
        arrival: Arrival<'_>,
    ) -> Result<u32, Problem> {
        let action = live.judge(seat, action, &by, rules, arrival)?;
        live.play(Actor::Seat(seat), &action, by).map_err(Problem::Refused)?;
        let step = live.history.len();
        live.roll_on()?;
        self.save(live).await?;
        if live.timing_is_news(seat) {
            // ELM-NET-5: everyone at the table is told.
            live.announce(&self.keys, None);
            self.tell_how_it_stands(live).await;
        }
        Ok(step)
    }
}

impl LiveTable {
    /// Whether the judge has not heard of us, nor we looked for one, for a while.
    pub(super) fn is_time_to_report(&self) -> bool {
        let reported = self.race.as_deref().and_then(|race| race.reported);
        reported.is_none_or(|at| monotonic().saturating_sub(at) >= REPORT)
    }

    /// When the people who race at this process were last heard from, in milliseconds ago.
    fn signs_of_life(&mut self) -> Vec<(u8, u64)> {
        let near: Vec<Seat> = self.waited_for().filter(|&seat| self.is_near(seat)).collect();
        let Some(race) = self.race.as_deref_mut() else { return Vec::new() };
        race.reported = Some(monotonic());
        let age = |sign| u64::try_from(monotonic().saturating_sub(sign).as_millis()).unwrap_or(u64::MAX);
        near.into_iter().filter_map(|seat| Some((seat.0, age(race.racer(seat)?.sign)))).collect()
    }

    fn take_signs(&mut self, ages: &[(u8, u64)]) {
        let Some(race) = self.race.as_deref_mut() else { return };
        for (seat, age) in ages {
            let Some(racer) = race.racers.get_mut(usize::from(*seat)) else { continue };
            let sign = monotonic().saturating_sub(Duration::from_millis(*age));
            racer.seen(sign);
        }
    }

    pub(super) fn wake_driver(&self) {
        if let Some(race) = self.race.as_deref() {
            race.bell.notify_one();
        }
    }
}
