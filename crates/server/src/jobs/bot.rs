//! Bots' turns. Each is claimed, so that one process of all thinks about it; and the store lets each `(table, seq)`
//! be made once, so that even a claim that was lost plays nothing twice.

use feerie_advice::{Advice, AdvisedTable, AskError, BotMemory};
use feerie_bots::{Budget, Level};
use feerie_core::{Company, GameInfo, Seat, SeatSet};
use metrics::histogram;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tracing::{Instrument as _, debug_span};

use crate::error::Problem;
use crate::lanes::Client;
use crate::store::TableRow;
use crate::tables::{LiveTable, Tables};

/// How long a bot waits before it tries again after the server failed it: at first, and at most.
const PATIENCE: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(4));

/// How long another process may take beyond a bot's time to think before we look whether it has moved.
const ELSEWHERE: Duration = Duration::from_millis(1500);

/// The level of this name at a table. An old table may name one that is gone: then the best there is plays.
fn level(name: &str, info: &GameInfo, seats: u8) -> Level {
    Level::named(name, info, seats).unwrap_or_default()
}

/// Asks a bot, for at most so long.
pub fn ask(position: &dyn AdvisedTable, seat: Seat, level: Level, time: Duration) -> Result<Advice, AskError> {
    for_at_most(time, |budget| position.ask(seat, level, budget))
}

fn for_at_most<T>(time: Duration, think: impl FnOnce(Budget<'_>) -> T) -> T {
    let start = Instant::now();
    let stop = move || start.elapsed() >= time;
    let thought = think(Budget { iterations: u32::MAX, stop: Some(&stop) });
    histogram!("feerie_bot_seconds").record(start.elapsed().as_secs_f64());
    thought
}

/// Lets the bot of a seat take its turn; the caller has noted that it thinks.
pub fn start(tables: &Arc<Tables>, row: &TableRow, seat: Seat) {
    let (tables, id) = (Arc::clone(tables), row.id.clone());
    let pace = Duration::from_millis(u64::try_from(row.pace).unwrap_or_default());
    // Held so that the table stays in the cache while a bot thinks about it.
    let slot = tables.slot(&id);
    tokio::spawn(async move {
        tokio::time::sleep(pace).await;
        let mut wait = PATIENCE.0;
        // What the bot remembers from step to step is gone with its turn.
        let mut mind = BotMemory::default();
        loop {
            let turn = debug_span!("bot_turn", table = id, %seat);
            match step(&tables, &id, seat, &mut mind).instrument(turn).await {
                Ok(Then::Waits) => break,
                Ok(Then::IsThoughtElsewhere) => tokio::time::sleep(tables.think_time() + ELSEWHERE).await,
                Ok(Then::GoesOn) => {
                    tokio::time::sleep(pace).await;
                    wait = PATIENCE.0;
                }
                Err(problem) => {
                    tracing::warn!(table = id, %seat, ?problem, "bot failed to move; retrying");
                    tokio::time::sleep(wait).await;
                    wait = (wait * 2).min(PATIENCE.1);
                }
            }
        }
        drop(slot);
    });
}

/// What a bot does after a step.
enum Then {
    /// Its seat is to act again.
    GoesOn,
    /// Not a bot's turn.
    Waits,
    /// It is, but another process lets it think. That one may stand still, or have lost the store.
    IsThoughtElsewhere,
}

/// One step: look, think without holding the table, play if the same decision still waits.
async fn step(tables: &Arc<Tables>, id: &str, seat: Seat, mind: &mut BotMemory) -> Result<Then, Problem> {
    let mut looked = look(&*tables.lock(id).await?, seat);
    if looked.as_ref().is_some_and(|task| task.level.is_fitted()) {
        match tables.look_up_catches(id).await {
            Ok(false) => {}
            Ok(true) => looked = look(&*tables.lock(id).await?, seat),
            // The bot then knows no more than this table shows.
            Err(problem) => tracing::warn!(table = id, ?problem, "failed to look up a person's earlier reactions"),
        }
    }
    while let Some(task) = looked {
        let (decision, time) = (task.decision, tables.think_time());
        let Some(_claim) = tables.store.claim(&format!("bot {id} {decision} {seat}")).await? else {
            return Ok(Then::IsThoughtElsewhere);
        };
        // The process that held the claim before may have played already.
        looked = look(&*tables.lock(id).await?, seat);
        let Some(task) = looked.take_if(|task| task.decision == decision) else { continue };
        let mut own = std::mem::take(mind);
        own.is_among(task.company);
        let thought =
            tables.think_for(task.client, move || (choose(&*task.position, seat, task.level, time, &mut own), own));
        let choice;
        (choice, *mind) = thought.await?;
        let mut live = tables.lock(id).await?;
        looked = look(&live, seat);
        if looked.as_ref().is_some_and(|task| task.decision == decision) {
            let Some(action) = choice else {
                tracing::error!(table = id, %seat, "bot found no legal action; the seat waits");
                return Ok(Then::Waits);
            };
            let played = tables.bot_plays(&mut live, seat, &action).await;
            if played.is_ok() && is_due(&live, seat) {
                return Ok(Then::GoesOn);
            }
            live.stops_thinking(seat);
            return match played {
                // Another process stored this step first. Looking again wakes the bot that is to act now.
                Err(Problem::Conflict) => {
                    drop(live);
                    tables.lock(id).await.map(|_| Then::Waits)
                }
                played => played.map(|()| Then::Waits),
            };
        }
    }
    // Not the bot's turn any more: the person came back, or the game is over.
    let mut live = tables.lock(id).await?;
    live.stops_thinking(seat);
    tables.wake_bots(&mut live);
    Ok(Then::Waits)
}

/// What a bot has to decide.
struct Task {
    position: Box<dyn AdvisedTable>,
    level: Level,
    company: Company,
    decision: u32,
    /// Who looks on: the thought is theirs to wait for.
    client: Client,
}

fn look(live: &LiveTable, seat: Seat) -> Option<Task> {
    let level = level(live.bot_level(seat)?, &live.game().info(), live.game().seats());
    let (decision, client) = (live.decision(), live.looked_at_by());
    let task = || Task { position: live.fork(), level, company: company(live), decision, client };
    is_due(live, seat).then(task)
}

/// Who sits at a table, for a bot that fits itself to the people there (ELM-BOT-8).
fn company(live: &LiveTable) -> Company {
    let info = live.game().info();
    let fits =
        |seat: &Seat| live.bot_level(*seat).is_some_and(|name| level(name, &info, live.game().seats()).is_fitted());
    let seats = || Seat::all(live.game().seats());
    let people: SeatSet = seats().filter(|seat| live.bot_level(*seat).is_none()).collect();
    let earlier = live.earlier_catches().unwrap_or_default().to_vec();
    Company { people, fitted: seats().filter(fits).collect(), earlier }
}

/// Whether a bot is to act in this seat, at a table that is attended.
fn is_due(live: &LiveTable, seat: Seat) -> bool {
    live.bot_level(seat).is_some() && live.acting().contains(seat) && live.is_attended()
}

/// The bot's choice; if its level fails, a random one: a seat is never left frozen.
fn choose(
    position: &dyn AdvisedTable,
    seat: Seat,
    level: Level,
    time: Duration,
    mind: &mut BotMemory,
) -> Option<String> {
    for_at_most(time, |budget| position.think(seat, level, budget, mind))
        .or_else(|_| ask(position, seat, Level::Random, time))
        .ok()
        .map(|advice| advice.action)
}

/// Wakes the bots of all running tables after a start: no process played their turns while the server was down.
pub async fn wake_all(tables: Arc<Tables>) {
    let waiting = match tables.store.tables_with_bots().await {
        Ok(waiting) => waiting,
        Err(error) => {
            tracing::error!(%error, "failed to list the tables that wait for bots");
            return;
        }
    };
    for id in waiting {
        match tables.lock(&id).await {
            Ok(mut live) => tables.wake_bots(&mut live),
            Err(problem) => tracing::error!(table = id, ?problem, "failed to load a running table"),
        }
    }
}
