//! PeerMessage between processes: sent in the transaction that makes them true, heard on a connection of their own.

use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPool, PgPoolOptions};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval};

use super::claims;
use crate::store::writer::Unit;
use crate::store::{Change, FromPeer, PeerMessage, StoreError, failed};

/// Where news are told.
const CHANNEL: &str = "feerie";
/// PeerMessage that wait to be taken up; the database keeps what does not fit.
const QUEUE: usize = 1024;
/// How often we look whether all other processes are still there.
const ROLL_CALL: Duration = Duration::from_secs(5);
/// How long to wait before we try to hear again.
const PATIENCE: Duration = Duration::from_secs(1);

const TELL: &str = "SELECT pg_notify($1, note) FROM unnest($2) AS note";
const PRESENT: &str = "\
    SELECT application_name FROM pg_stat_activity \
    WHERE datname = current_database() AND application_name LIKE $1 || ' %'";

/// What the other processes have to know once these units are stored.
pub fn of(units: &[Unit]) -> Vec<PeerMessage> {
    let mut changed: BTreeMap<&str, (i64, i64)> = BTreeMap::new();
    let mut ended = Vec::new();
    for change in units.iter().flat_map(|unit| &unit.changes) {
        match change {
            Change::AddSteps(steps) => {
                for step in steps {
                    let newest = changed.entry(&step.table).or_default();
                    newest.0 = newest.0.max(step.seq);
                }
            }
            Change::SetTable(row) => changed.entry(&row.id).or_default().1 = row.version + 1,
            Change::EndSession(session) => ended.push(PeerMessage::SessionEnded { session: session.clone() }),
            Change::EndOthers { person, but } => {
                ended.push(PeerMessage::OthersEnded { person: person.clone(), but: but.clone() });
            }
            // Nobody else has a new table in memory; the others are read whenever they are needed.
            Change::AddTable(..)
            | Change::SetSeats(_)
            | Change::AddRuling(_)
            | Change::PutPerson(_)
            | Change::AddSession(_)
            | Change::AdoptSession(_)
            | Change::UseSession(..)
            | Change::ForgetSessions { .. }
            | Change::PutClock(_)
            | Change::Set(..)
            | Change::AddSetting(..)
            | Change::Expire { .. }
            | Change::Closed { .. } => {}
        }
    }
    let news = |(table, (seq, version)): (&str, _)| PeerMessage::Changed { table: table.to_owned(), seq, version };
    changed.into_iter().map(news).chain(ended).collect()
}

/// Tells the other processes; inside of a transaction, once it is through.
pub async fn tell(connection: &mut PgConnection, origin: &str, news: Vec<PeerMessage>) -> Result<(), StoreError> {
    if news.is_empty() {
        return Ok(());
    }
    let note = |news| serde_json::to_string(&FromPeer { from: origin.to_owned(), news });
    let notes: Result<Vec<String>, _> = news.into_iter().map(note).collect();
    let notes = notes.map_err(|error| StoreError::Failed(error.to_string()))?;
    let query = sqlx::query(TELL).bind(CHANNEL).bind(notes);
    query.execute(connection).await.map(|_| ()).map_err(failed)
}

/// What a note of another process says; none for our own, and for notes that are not ours at all.
fn read(note: &str, origin: &str) -> Option<FromPeer> {
    serde_json::from_str(note).ok().filter(|heard: &FromPeer| heard.from != origin)
}

/// Hears what the others tell, until nobody wants to know any more.
pub async fn listen(
    readers: &PgPool,
    options: &PgConnectOptions,
    origin: &str,
) -> Result<mpsc::Receiver<FromPeer>, StoreError> {
    let own = PgPoolOptions::new().max_connections(1).connect_with(options.clone()).await.map_err(failed)?;
    let mut listener = listening(&own).await.map_err(failed)?;
    let (sender, news) = mpsc::channel(QUEUE);
    tokio::spawn(call_roll(readers.clone(), sender.clone()));
    let origin = origin.to_owned();
    tokio::spawn(async move {
        // Whatever was read before we listened may be old by now.
        let missed = || FromPeer { from: String::new(), news: PeerMessage::Missed };
        let mut heard = Some(missed());
        while !sender.is_closed() {
            if let Some(news) = heard
                && sender.send(news).await.is_err()
            {
                break;
            }
            heard = match listener.try_recv().await {
                Ok(Some(note)) => read(note.payload(), &origin),
                // The connection was lost and is there again.
                Ok(None) => Some(missed()),
                Err(error) => {
                    tracing::warn!(%error, "failed to listen for peer messages; retrying");
                    listener = loop {
                        tokio::time::sleep(PATIENCE).await;
                        match listening(&own).await {
                            Ok(listener) => break listener,
                            Err(_) if sender.is_closed() => return,
                            Err(error) => tracing::debug!(%error, "failed to listen for peer messages again"),
                        }
                    };
                    // Not before we listen again: what is stored until then is told to nobody here.
                    Some(missed())
                }
            };
        }
    });
    Ok(news)
}

/// A connection that hears what the others tell from now on.
async fn listening(own: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(own).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Notices when another process is gone, by the connection that held its claims.
async fn call_roll(readers: PgPool, news: mpsc::Sender<FromPeer>) {
    let mut tick = interval(ROLL_CALL);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut present = BTreeSet::new();
    while !news.is_closed() {
        tick.tick().await;
        let asked: Result<Vec<String>, _> = sqlx::query_scalar(PRESENT).bind(claims::NAME).fetch_all(&readers).await;
        match asked {
            Ok(names) => {
                let now: BTreeSet<String> = names.into_iter().collect();
                for gone in present.difference(&now) {
                    let from = gone.trim_start_matches(claims::NAME).trim_start().to_owned();
                    if news.send(FromPeer { from, news: PeerMessage::Ended }).await.is_err() {
                        return;
                    }
                }
                present = now;
            }
            Err(error) => tracing::warn!(%error, "failed to list the peer processes"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_of_others_are_read_and_nothing_else() {
        let heard = |from: &str| FromPeer {
            from: from.to_owned(),
            news: PeerMessage::Changed { table: "t".to_owned(), seq: 7, version: 0 },
        };
        let note = |from| serde_json::to_string(&heard(from)).unwrap();
        assert_eq!(read(&note("them"), "us"), Some(heard("them")));
        for other in [&*note("us"), "", "{}", "a note of another program", r#"{"from":"them","news":"ended"}"#] {
            assert_eq!(read(other, "us"), None, "{other}");
        }
    }
}
