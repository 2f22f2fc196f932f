//! The bus over NATS: one subject for all processes of a cluster. Commits then leave PostgreSQL's `NOTIFY` alone, and
//! the lock that it takes.
//!
//! Core NATS delivers to those who are connected and stores nothing. So each process sends messages to itself all the
//! time: as long as it receives them, it receives the others' too. When it does not, it is *deaf*, says so through the
//! database, and all processes publish there until all receive over NATS again.

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, ServerAddr, Subscriber};
use async_trait::async_trait;
use futures_util::StreamExt as _;
use metrics::gauge;
use sqlx::postgres::PgConnection;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval};

use super::bus::{self, Bus, missed};
use super::notify::Notify;
use crate::store::{FromPeer, PeerMessage, StoreError};

/// How often a process speaks to itself.
const PULSE: Duration = Duration::from_millis(500);
/// After how long without its own messages a process is deaf, and for how long one counts as deaf that said so.
const SILENCE: Duration = Duration::from_millis(2500);
/// Notes that wait for the connection; beyond that the others have to look for themselves.
const OUTGOING: usize = 4096;
/// How often the line itself is tried, and how long we wait before we connect again.
const PING: Duration = Duration::from_secs(1);
const AGAIN: Duration = Duration::from_millis(250);

/// NATS, and PostgreSQL's own messages for when a process is deaf.
pub struct Nats {
    client: Client,
    subject: String,
    outgoing: mpsc::Sender<Vec<u8>>,
    hearing: Arc<Hearing>,
    notify: Arc<Notify>,
}

/// Who hears NATS.
#[derive(Default)]
struct Hearing(Mutex<Heard>);

#[derive(Clone, Copy, Default)]
struct Heard {
    /// When we last heard ourselves.
    ourselves: Option<Instant>,
    /// When another process last said to be deaf.
    deaf: Option<Instant>,
}

impl Hearing {
    fn change(&self, change: impl FnOnce(&mut Heard)) {
        // Nothing that holds this can leave it half changed.
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }

    fn heard(&self) -> Heard {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn hears_itself(&self) -> bool {
        is_recent(self.heard().ourselves)
    }

    /// Whether everybody hears NATS, as far as we know.
    fn is_whole(&self) -> bool {
        let heard = self.heard();
        is_recent(heard.ourselves) && !is_recent(heard.deaf)
    }
}

fn is_recent(at: Option<Instant>) -> bool {
    at.is_some_and(|at| at.elapsed() < SILENCE)
}

impl Nats {
    /// Connects, now or as soon as it can. Processes on one database share its name.
    pub async fn connect(url: &str, cluster: &str, notify: Notify) -> Result<Nats, StoreError> {
        // The address itself is not repeated: it may hold a password.
        let refused = |error: &dyn std::fmt::Display| StoreError::Failed(format!("the address of NATS: {error}"));
        let address: ServerAddr = url.parse().map_err(|error: std::io::Error| refused(&error))?;
        let mut options = ConnectOptions::new()
            .name(format!("feerie {}", notify.origin))
            .retry_on_initial_connect()
            .ping_interval(PING)
            .connection_timeout(SILENCE)
            .reconnect_delay_callback(|_| AGAIN);
        if let Some(user) = address.username() {
            let user = user.to_owned();
            options = match address.password() {
                Some(password) => options.user_and_password(user, password.to_owned()),
                None => options.token(user),
            };
        }
        let client = options.connect(address).await.map_err(|error| refused(&error))?;
        let subject = format!("feerie.{cluster}");
        let (outgoing, notes) = mpsc::channel(OUTGOING);
        tokio::spawn(send_on(client.clone(), subject.clone(), notes));
        Ok(Nats { client, subject, outgoing, hearing: Arc::default(), notify: Arc::new(notify) })
    }
}

/// Hands notes to the connection, in order. It may not accept any for a while; only this task waits for that.
async fn send_on(client: Client, subject: String, mut notes: mpsc::Receiver<Vec<u8>>) {
    while let Some(note) = notes.recv().await {
        if let Err(error) = client.publish(subject.clone(), note.into()).await {
            tracing::warn!(%error, "failed to publish a peer message over NATS");
        }
    }
}

#[async_trait]
impl Bus for Nats {
    async fn tell_within(&self, transaction: &mut PgConnection, news: &[PeerMessage]) -> Result<bool, StoreError> {
        if self.hearing.is_whole() { Ok(false) } else { self.notify.tell_within(transaction, news).await }
    }

    async fn tell(&self, news: &[PeerMessage]) -> Result<(), StoreError> {
        if !self.hearing.is_whole() {
            return self.notify.tell(news).await;
        }
        for note in bus::written(&self.notify.origin, news)? {
            let full = |_| StoreError::Away("NATS takes nothing; the others look for themselves".to_owned());
            self.outgoing.try_send(note.into_bytes()).map_err(full)?;
        }
        Ok(())
    }

    async fn listen(&self, heard: mpsc::Sender<FromPeer>) -> Result<(), StoreError> {
        let (told, through_database) = mpsc::channel(bus::QUEUE);
        self.notify.listen(told).await?;
        tokio::spawn(hear_database(through_database, Arc::clone(&self.hearing), heard.clone()));
        let subscriber = self.client.subscribe(self.subject.clone()).await;
        let subscriber = subscriber.map_err(|error| StoreError::Failed(error.to_string()))?;
        tokio::spawn(hear_nats(subscriber, Arc::clone(&self.hearing), self.notify.origin.clone(), heard.clone()));
        let (client, outgoing) = (self.client.clone(), self.outgoing.clone());
        tokio::spawn(keep_listening(client, outgoing, Arc::clone(&self.hearing), Arc::clone(&self.notify), heard));
        Ok(())
    }
}

/// What the others tell through the database, among it that they are deaf.
async fn hear_database(mut told: mpsc::Receiver<FromPeer>, hearing: Arc<Hearing>, sender: mpsc::Sender<FromPeer>) {
    while let Some(mut heard) = told.recv().await {
        if heard.news == PeerMessage::Deaf {
            let was_whole = !is_recent(hearing.heard().deaf);
            hearing.change(|heard| heard.deaf = Some(Instant::now()));
            if !was_whole {
                continue;
            }
            // What they told last may have gone where their hearing went.
            heard = missed();
        }
        if sender.send(heard).await.is_err() {
            return;
        }
    }
}

/// What everybody tells over NATS. Our own pulse shows that we hear.
async fn hear_nats(mut subscriber: Subscriber, hearing: Arc<Hearing>, origin: String, sender: mpsc::Sender<FromPeer>) {
    while let Some(message) = subscriber.next().await {
        let news = if message.payload == origin.as_bytes() {
            let was_deaf = !hearing.hears_itself();
            hearing.change(|heard| heard.ourselves = Some(Instant::now()));
            was_deaf.then(missed)
        } else {
            bus::read(&message.payload, &origin)
        };
        if let Some(news) = news
            && sender.send(news).await.is_err()
        {
            return;
        }
    }
}

/// Speaks to itself over NATS; while that is not heard, tells the others so through the database.
async fn keep_listening(
    client: Client,
    outgoing: mpsc::Sender<Vec<u8>>,
    hearing: Arc<Hearing>,
    notify: Arc<Notify>,
    sender: mpsc::Sender<FromPeer>,
) {
    let mut tick = interval(PULSE);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (start, mut heard) = (Instant::now(), None);
    while !sender.is_closed() {
        tick.tick().await;
        let is_connected = client.connection_state() == State::Connected;
        if is_connected {
            // If there is no room there is something to be heard.
            let _ = outgoing.try_send(notify.origin.clone().into_bytes());
        } else {
            hearing.change(|heard| heard.ourselves = None);
        }
        let hears = hearing.hears_itself();
        gauge!("feerie_nats_heard").set(if hears { 1.0 } else { 0.0 });
        // At the start it takes a moment.
        if heard != Some(hears) && (hears || start.elapsed() > SILENCE) {
            heard = Some(hears);
            if hears {
                tracing::info!("NATS is heard: peer messages go there");
            } else {
                tracing::warn!("NATS is not heard: peer messages go through the database");
                if sender.send(missed()).await.is_err() {
                    return;
                }
            }
        }
        if !hears && let Err(error) = notify.tell(&[PeerMessage::Deaf]).await {
            tracing::debug!(%error, "failed to tell the others to use the database");
        }
    }
}
