//! Peer messages: what other processes on the same store did. Tables in memory catch up, and viewers here are told.

use axum::extract::ws::Utf8Bytes;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use super::Tables;
use super::table::LiveTable;
use super::viewers::Outgoing;
use super::viewpoint::Viewpoint;
use crate::error::Problem;
use crate::jobs::bot;
use crate::lanes::Lane;
use crate::store::{FromPeer, PeerMessage};
use crate::ws::message::ServerMessage;

/// How long we wait between two rounds of comparing, and between two tables of a round.
const ROUND: Duration = Duration::from_secs(4);
const BREATH: Duration = Duration::from_millis(1);

impl Tables {
    /// Follows what other processes do, as long as there are any to hear.
    pub async fn follow_news(self: Arc<Self>) {
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
                PeerMessage::Missed => self.cached_names().into_iter().for_each(|table| self.hear_apart(table)),
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

    /// Compares what memory holds of followed tables with the store, over and over: if news was lost for whatever
    /// reason, nobody waits for longer than a round.
    pub async fn heal(self: Arc<Self>) {
        if !self.store.is_shared() {
            return;
        }
        loop {
            tokio::time::sleep(ROUND).await;
            for table in self.cached_names() {
                if self.is_followed(&table) {
                    self.hear_of(table).await;
                    tokio::time::sleep(BREATH).await;
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
    /// from the other news: whoever goes and comes again is there in the end.
    async fn change(self: &Arc<Self>, id: &str, change: impl FnOnce(&mut LiveTable) -> bool) {
        if self.let_go(id).await {
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
            if tables.let_go(&id).await {
                return;
            }
            let Ok(live) = tables.lock_cached(&id).await else { return };
            let people: BTreeSet<String> =
                live.viewers.subscribers().map(|subscriber| subscriber.person().to_string()).collect();
            for person in people {
                tables.publish(PeerMessage::Presence { table: id.clone(), person, here: true }).await;
            }
            tables.tell_how_it_stands(&live).await;
        });
    }

    /// A table changed elsewhere, or may have: whoever looks on here is told.
    async fn hear_of(self: &Arc<Self>, id: String) {
        if !self.let_go(&id).await
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

    /// Brings a table up to date with the store, and tells whoever looks on.
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
