//! The bus: how processes on one database tell each other what they do.

use async_trait::async_trait;
use sqlx::postgres::PgConnection;
use std::collections::BTreeMap;
use tokio::sync::mpsc;

use crate::store::writer::Unit;
use crate::store::{Change, FromPeer, PeerMessage, StoreError};

/// Messages that wait to be taken up; the bus keeps what does not fit.
pub const QUEUE: usize = 1024;

/// A way to the other processes. Nothing depends on it alone: the store has everything, and a process that may have
/// missed a message sends [`PeerMessage::Missed`] to itself and reads the store.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Tells the others inside of a transaction, so that they hear it once that is through. False if this way does not
    /// know transactions: then it is told afterwards.
    async fn tell_within(&self, transaction: &mut PgConnection, news: &[PeerMessage]) -> Result<bool, StoreError>;
    /// Tells the others now.
    async fn tell(&self, news: &[PeerMessage]) -> Result<(), StoreError>;
    /// Receives what the others publish, until the receiver is dropped.
    async fn listen(&self, heard: mpsc::Sender<FromPeer>) -> Result<(), StoreError>;
}

/// Some news may have been missed.
pub fn missed() -> FromPeer {
    FromPeer { from: String::new(), news: PeerMessage::Missed }
}

/// Messages of one process as they travel.
pub fn written(origin: &str, news: &[PeerMessage]) -> Result<Vec<String>, StoreError> {
    let note = |news: &PeerMessage| serde_json::to_string(&FromPeer { from: origin.to_owned(), news: news.clone() });
    news.iter().map(note).collect::<Result<_, _>>().map_err(|error| StoreError::Failed(error.to_string()))
}

/// What a note of another process says; none for our own, and for notes that are not ours at all.
pub fn read(note: &[u8], origin: &str) -> Option<FromPeer> {
    serde_json::from_slice(note).ok().filter(|heard: &FromPeer| heard.from != origin)
}

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
            Change::EndToken { id, .. } => ended.push(PeerMessage::SessionEnded { session: id.clone() }),
            // A new table is in nobody else's memory; it is read when it is needed.
            Change::AddTable(..)
            | Change::SetSeats(_)
            | Change::AddRuling(_)
            | Change::PutPerson(_)
            | Change::AddSession(_)
            | Change::AdoptSession(_)
            | Change::UseSession(..)
            | Change::ForgetSessions { .. }
            | Change::AddToken { .. }
            | Change::UseToken(..)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_of_others_are_read_and_nothing_else() {
        let changed = PeerMessage::Changed { table: "t".to_owned(), seq: 7, version: 0 };
        let note = |from: &str| written(from, std::slice::from_ref(&changed)).unwrap().remove(0);
        let heard = FromPeer { from: "them".to_owned(), news: changed.clone() };
        assert_eq!(read(note("them").as_bytes(), "us"), Some(heard));
        for other in [&*note("us"), "", "{}", "a note of another program", r#"{"from":"them","news":"ended"}"#] {
            assert_eq!(read(other.as_bytes(), "us"), None, "{other}");
        }
    }
}
