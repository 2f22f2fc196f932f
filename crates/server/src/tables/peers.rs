//! Peer messages: what other processes on the same store did. Tables in memory catch up, and viewers here are told.

use axum::extract::ws::Utf8Bytes;
use feerie_table::Viewpoint;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;

use super::Tables;
use super::table::LiveTable;
use super::viewers::Outgoing;
use crate::error::Problem;
use crate::jobs::bot;
use crate::lanes::Lane;
use crate::store::{FromPeer, Newest, PeerMessage};
use crate::ws::message::ServerMessage;

/// The time between two rounds of comparing.
const ROUND: Duration = Duration::from_secs(2);
/// How many tables are compared with one query.
const AT_ONCE: usize = 64;

impl Tables {
    /// Receives and handles the messages of other processes.
    pub async fn receive_peer_messages(self: Arc<Self>) {
        let mut heard = match self.store.peers().await {
            Ok(Some(heard)) => heard,
            Ok(None) => return,
            Err(error) => {
                tracing::error!(%error, "failed to subscribe to peer messages");
                return;
            }
        };
        while let Some(FromPeer { from, news }) = heard.recv().await {
            match news {
                PeerMessage::Changed { table, .. } => self.hear_apart(table),
                PeerMessage::Missed => self.cached_names().into_iter().for_each(|table| self.hear_again(table)),
                // The bus has drawn its own conclusions.
                PeerMessage::Deaf => {}
                PeerMessage::Presence { table, person, here } => {
                    let note = |live: &mut LiveTable| {
                        live.viewers.note(&from, &person, here);
                        !live.seats.of(&person).is_empty()
                    };
                    self.change(&table, note).await;
                }
                PeerMessage::WhoIsThere { table } => self.answer_who_is_there(table),
                PeerMessage::Said { table, seat, phrase } => {
                    let text = Utf8Bytes::from(ServerMessage::Said { table: &table, seat, phrase }.text());
                    let pass_on = |live: &mut LiveTable| {
                        live.viewers.tell_everybody(&text);
                        false
                    };
                    self.change(&table, pass_on).await;
                }
                PeerMessage::SessionEnded { session } => self.sockets.end(&session),
                PeerMessage::OthersEnded { person, but } => self.sockets.end_others(&person, &but),
                PeerMessage::Race { table, race } => self.hear_of_race(table, race),
                PeerMessage::Ended => {
                    tracing::info!(process = from, "a peer process has ended; taking over its work");
                    for table in self.cached_names() {
                        self.change(&table, |live| live.viewers.forget(&from)).await;
                    }
                    tokio::spawn(bot::wake_all(Arc::clone(&self)));
                }
            }
        }
    }

    /// Compares the cached tables that have viewers with the store, over and over: if a message was lost for whatever
    /// reason, nobody waits for longer than a round.
    pub async fn keep_comparing(self: Arc<Self>) {
        if !self.store.is_shared() {
            return;
        }
        loop {
            tokio::time::sleep(ROUND).await;
            let mut followed = Vec::new();
            for table in self.cached_names() {
                followed.extend(self.followed(&table).map(|known| (table, known)));
            }
            for some in followed.chunks(AT_ONCE) {
                let ids: Vec<&str> = some.iter().map(|(table, _)| table.as_str()).collect();
                let newest = match self.store.newest_of(&ids).await {
                    Ok(newest) => newest,
                    Err(error) => {
                        tracing::warn!(%error, "failed to compare tables with the store");
                        break;
                    }
                };
                let known: HashMap<&str, (i64, i64)> = some.iter().map(|(id, known)| (id.as_str(), *known)).collect();
                for Newest { table, seq, version } in newest {
                    if known.get(table.as_str()) != Some(&(seq, version)) {
                        self.hear_apart(table);
                    }
                }
            }
        }
    }

    /// Tells the other processes something that is not stored. If they cannot be told, they know a little less.
    pub(super) async fn publish(&self, news: PeerMessage) {
        if let Err(error) = self.store.publish(news).await {
            tracing::warn!(%error, "failed to publish a peer message");
        }
    }

    /// Changes a table that somebody here looks at; if the change says so, they are told how it stands. Not apart
    /// from the other messages: somebody who leaves and returns is there in the end.
    async fn change(self: &Arc<Self>, id: &str, change: impl FnOnce(&mut LiveTable) -> bool) {
        if self.evict_if_idle(id).await {
            return;
        }
        if let Ok(mut live) = self.lock_cached(id).await
            && change(&mut live)
        {
            self.watch_absences(&mut live);
            live.announce(&self.keys, None);
        }
    }

    /// Somebody elsewhere begins to follow a table: who follows it here?
    fn answer_who_is_there(self: &Arc<Self>, id: String) {
        let tables = Arc::clone(self);
        tokio::spawn(async move {
            tables.tell_who_is_here(&id).await;
        });
    }

    /// Tells the other processes who follows a table here; whether anybody does.
    async fn tell_who_is_here(self: &Arc<Self>, id: &str) -> bool {
        if self.evict_if_idle(id).await {
            return false;
        }
        let Ok(live) = self.lock_cached(id).await else { return false };
        let people: BTreeSet<String> =
            live.viewers.subscribers().map(|subscriber| subscriber.person().to_string()).collect();
        let is_followed = !people.is_empty();
        for person in people {
            self.publish(PeerMessage::Presence { table: id.to_owned(), person, here: true }).await;
        }
        self.tell_how_it_stands(&live).await;
        is_followed
    }

    /// A table changed elsewhere, or may have: its viewers here are told.
    async fn hear_of(self: &Arc<Self>, id: String) {
        if !self.evict_if_idle(&id).await
            && let Err(problem) = self.lock(&id).await
        {
            tracing::warn!(table = id, ?problem, "failed to load a table that changed at another process");
        }
    }

    /// The same, on its own: a table that is busy here must not keep the news of others waiting.
    fn hear_apart(self: &Arc<Self>, id: String) {
        let tables = Arc::clone(self);
        tokio::spawn(async move { tables.hear_of(id).await });
    }

    /// Something may have been missed, on either side: what changed, and who is where.
    fn hear_again(self: &Arc<Self>, id: String) {
        let tables = Arc::clone(self);
        tokio::spawn(async move {
            tables.hear_of(id.clone()).await;
            if tables.tell_who_is_here(&id).await {
                tables.publish(PeerMessage::WhoIsThere { table: id }).await;
            }
        });
    }

    /// Brings a table up to date with the store, and sends its viewers what is new.
    pub(super) async fn catch_up(self: &Arc<Self>, live: &mut LiveTable) -> Result<(), Problem> {
        let id = live.id().to_owned();
        let (seq, version) = self.store.newest(&id).await?.ok_or(Problem::NotFound)?;
        if i64::from(live.history.len()) == seq && live.row().version == version {
            return Ok(());
        }
        let stored = self.store.table(&id).await?.ok_or(Problem::NotFound)?;
        let steps = self.store.steps_after(&id, live.history.len().into()).await?;
        let clock = self.store.clock(&id).await?;
        let news = live.go_on(stored, steps, clock, self.limits.rest_ms)?;
        self.tell(live, &news);
        self.let_in(live, Viewpoint::All);
        Ok(())
    }

    /// What the viewers of a table in memory were not told of the table as it is stored.
    pub(super) async fn missed(&self, old: Option<&LiveTable>, live: &LiveTable) -> Result<Outgoing, Problem> {
        let mut missed = Vec::new();
        let Some(old) = old else { return Ok(missed) };
        for viewpoint in old.viewers.viewpoints() {
            let from = old.history.newest_told(viewpoint);
            if live.history.newest(viewpoint) > from {
                let (past, table) = (live.past(), live.id().to_owned());
                let texts = self.think(Lane::Play, move || -> Result<Outgoing, Problem> {
                    let text = |frame| ServerMessage::Frame { table: &table, frame: &frame }.text().into();
                    Ok(past.frames(viewpoint, from)?.into_iter().map(|frame| (viewpoint, text(frame))).collect())
                });
                missed.extend(texts.await??);
            }
        }
        Ok(missed)
    }
}
