//! One connection: messages are answered in order, and frames of the tables it is subscribed to are sent.

use axum::extract::ws::{CloseCode, CloseFrame, Message, Utf8Bytes, close_code};
use feerie_words::Lang;
use futures_util::{Sink, SinkExt, Stream, StreamExt};
use governor::DefaultDirectRateLimiter;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{Instant, MissedTickBehavior, interval, interval_at, sleep, timeout};

use super::message::{ClientMessage, ServerMessage};
use crate::accounts::{Ending, Ticket};
use crate::config::OUTGOING_QUEUE;
use crate::error::{Limit, Problem};
use crate::http::limit::Weight;
use crate::http::people::{self, Asker};
use crate::ids;
use crate::keys;
use crate::lanes;
use crate::state::AppState;
use crate::tables::{OutMessage, Outbox, RttProbe, Subscription};
use crate::transport::Ends;

/// How often a connection gets a heartbeat. A client that hears nothing for two of them has lost its connection.
const HEARTBEAT: Duration = Duration::from_secs(10);
/// How often the round trip is measured where the quicker hand wins (ELM-NET-4, ELM-NET-9).
const QUICK_BEAT: Duration = Duration::from_secs(1);
/// After how long a silence the connection counts as lost.
const SILENCE: Duration = Duration::from_secs(65);
/// How long one message may take to leave.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// How often to check that the session is still valid: the message that it ended may have been missed, and sessions expire.
const REVIEW: Duration = Duration::from_secs(600);
/// The close code of a socket whose session is over: after a reconnect the client is another person.
const LOGGED_OUT: CloseCode = 4401;
/// Over how many milliseconds clients spread their return when the server stops.
const LONGEST_RETURN: u16 = 3000;
/// How long a closed socket waits for the other side to say goodbye.
const GOODBYE: Duration = Duration::from_secs(1);
/// How many messages beyond the budget are answered before the socket is closed.
const RATE_WARNINGS: u32 = 200;
/// How often we look whether an address may have more done for it, and for how long.
const BUDGET_WAIT: Duration = Duration::from_millis(50);
const LONGEST_BUDGET_WAIT: Duration = Duration::from_secs(30);
/// How many questions of one connection may wait for their answers.
const QUESTIONS: usize = 4;
/// The subscription of messages that belong to none.
pub(super) const NO_TABLE: u64 = 0;

/// What a connection reads from and writes to.
pub trait Socket:
    Stream<Item = Result<Message, axum::Error>> + Sink<Message, Error = axum::Error> + Unpin + Send
{
}

impl<S> Socket for S where
    S: Stream<Item = Result<Message, axum::Error>> + Sink<Message, Error = axum::Error> + Unpin + Send
{
}

/// Serves a connection until one side ends it.
pub async fn run(state: &AppState, asker: Asker, ticket: Ticket, ends: Option<Ends>, socket: impl Socket) {
    let (outbox, queue) = Outbox::new(OUTGOING_QUEUE, RttProbe::of(ends));
    let mut session = Session {
        state,
        person: asker.me.id.as_str().into(),
        login: asker.session,
        ticket,
        lang: asker.lang,
        budget: state.limiter.socket_budget(),
        told: state.limiter.told_budget(),
        rate_warnings: 0,
        advisor: Arc::new(Semaphore::new(1)),
        questions: Arc::new(Semaphore::new(QUESTIONS)),
        outbox,
        following: HashMap::new(),
        socket,
    };
    let hello = ServerMessage::Hello { me: &asker.me, version: env!("CARGO_PKG_VERSION") }.text();
    if session.send(hello.into()).await.is_ok() && session.flush().await.is_ok() {
        // Either side may leave at any time; that is no error.
        let Err(Gone) = session.serve(queue).await;
    }
    for (table, following) in session.following {
        state.tables.unsubscribe(&table, following.id).await;
    }
}

/// The connection is over.
pub(super) struct Gone;

pub(super) struct Session<'a, S> {
    pub(super) state: &'a AppState,
    pub(super) person: Arc<str>,
    /// As whom, and on which device.
    login: keys::Session,
    ticket: Ticket,
    pub(super) lang: Lang,
    budget: DefaultDirectRateLimiter,
    /// For what everybody at a table is told at once.
    told: DefaultDirectRateLimiter,
    rate_warnings: u32,
    /// One hint at a time for each connection: thinking costs CPU time.
    pub(super) advisor: Arc<Semaphore>,
    /// The same for questions, which cost less.
    pub(super) questions: Arc<Semaphore>,
    pub(super) outbox: Arc<Outbox>,
    pub(super) following: HashMap<String, Subscription>,
    socket: S,
}

impl<S: Socket> Session<'_, S> {
    async fn serve(&mut self, mut queue: mpsc::Receiver<OutMessage>) -> Result<std::convert::Infallible, Gone> {
        let outbox = Arc::clone(&self.outbox);
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut quick = interval(QUICK_BEAT);
        quick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut review = interval_at(Instant::now() + REVIEW, REVIEW);
        let mut heard = Instant::now();
        loop {
            let races = self.following.values().any(|following| following.races);
            tokio::select! {
                biased;
                () = outbox.has_to_go() => return self.send_away().await,
                ending = self.ticket.ended() => return Err(self.end(ending).await),
                Some(out) = queue.recv() => self.pass_on(out).await?,
                message = self.socket.next() => {
                    heard = Instant::now();
                    outbox.rtt.heard();
                    self.hear(message).await?;
                }
                _ = heartbeat.tick() => {
                    if heard.elapsed() > SILENCE {
                        return Err(Gone);
                    }
                    self.feed(Message::Ping(Default::default())).await?;
                    self.beat().await?;
                }
                _ = review.tick() => {
                    if !people::still_holds(self.state, &self.login).await {
                        return Err(self.end(Ending::LoggedOut).await);
                    }
                }
                _ = quick.tick(), if races => self.beat().await?,
            }
            // Answers and news that are there leave together, with one write.
            while let Ok(out) = queue.try_recv() {
                self.pass_on(out).await?;
            }
            self.flush().await?;
        }
    }

    /// Sends a heartbeat, which the other end says back.
    pub(super) async fn beat(&mut self) -> Result<(), Gone> {
        let n = self.outbox.rtt.beat();
        // A machine answers this by itself, whatever its screen does.
        self.feed(Message::Ping(n.to_be_bytes().to_vec().into())).await?;
        self.feed(Message::Text(ServerMessage::Beat { n }.text().into())).await
    }

    /// Sends a table's news, unless the table is followed no longer.
    async fn pass_on(&mut self, out: OutMessage) -> Result<(), Gone> {
        self.outbox.has_left(&out);
        let is_wanted =
            out.subscription == NO_TABLE || self.following.values().any(|following| following.id == out.subscription);
        if is_wanted { self.feed(Message::Text(out.text)).await } else { Ok(()) }
    }

    async fn send_away(&mut self) -> Result<std::convert::Infallible, Gone> {
        self.send(ServerMessage::Lagging.text().into()).await?;
        Err(self.close(close_code::AGAIN, Utf8Bytes::from_static("come back and resume")).await)
    }

    /// Says why it is over.
    async fn end(&mut self, ending: Ending) -> Gone {
        let (code, reason) = match ending {
            Ending::LoggedOut => (LOGGED_OUT, "logged out"),
            Ending::Restart => {
                let wait = u16::from_le_bytes(ids::random()) % LONGEST_RETURN;
                // A client that does not get the message gets the close code.
                let _ = self.send(ServerMessage::Restart { wait }.text().into()).await;
                (close_code::RESTART, "come back in a moment and resume")
            }
        };
        self.close(code, Utf8Bytes::from_static(reason)).await
    }

    async fn hear(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), Gone> {
        match message {
            None | Some(Ok(Message::Close(_))) => Err(Gone),
            Some(Err(error)) => {
                // Too large, or not the protocol: the stream cannot be trusted any further.
                let reason = Utf8Bytes::from(error.to_string().chars().take(100).collect::<String>());
                Err(self.close(close_code::PROTOCOL, reason).await)
            }
            // Answered by the library, and counted: a ping costs as much as a message.
            Some(Ok(Message::Ping(_))) => self.within_budget().await.map(|_| ()),
            Some(Ok(Message::Pong(number))) => {
                if self.within_budget().await?
                    && let Ok(number) = <[u8; 4]>::try_from(&*number)
                {
                    self.outbox.rtt.pong_received(u32::from_be_bytes(number));
                }
                Ok(())
            }
            Some(Ok(Message::Binary(_))) if !self.within_budget().await? => Ok(()),
            Some(Ok(Message::Binary(_))) => {
                self.refuse(None, None, &Problem::BadRequest("messages are text".to_owned())).await
            }
            Some(Ok(Message::Text(text))) => self.hear_text(&text).await,
        }
    }

    /// Whether another message is within the rate limits of this socket and of its address. A client beyond them is warned,
    /// and in the end disconnected.
    async fn within_budget(&mut self) -> Result<bool, Gone> {
        if self.budget.check().is_ok() && self.state.limiter.message(lanes::client(), Weight::MESSAGE) {
            return Ok(true);
        }
        self.rate_warnings += 1;
        if self.rate_warnings > RATE_WARNINGS {
            return Err(self.close(close_code::POLICY, Utf8Bytes::from_static("too many messages")).await);
        }
        self.refuse(None, None, &Problem::TooMany(Limit::Messages)).await?;
        Ok(false)
    }

    /// Waits until this address may have so much more done for it, but not for ever.
    pub(super) async fn wait_for_budget(&mut self, weight: Weight) -> Result<(), Gone> {
        let within_budget = async {
            while !self.state.limiter.message(lanes::client(), weight) {
                sleep(BUDGET_WAIT).await;
            }
        };
        timeout(LONGEST_BUDGET_WAIT, within_budget).await.map_err(|_| Gone)
    }

    /// Whether everybody at a table may be told something once more: one of them must not drown the others' lines.
    pub(super) fn may_tell(&self, message: &ClientMessage) -> bool {
        !message.tells_everybody() || self.told.check().is_ok()
    }

    async fn hear_text(&mut self, text: &str) -> Result<(), Gone> {
        if !self.within_budget().await? {
            return Ok(());
        }
        match ClientMessage::read(text) {
            // Boxed: what an answer needs is held while it is given, and not by every quiet socket.
            Ok(message) => Box::pin(self.answer(message)).await,
            Err(problem) => self.refuse(None, None, &problem).await,
        }
    }

    pub(super) async fn refuse(
        &mut self,
        id: Option<&str>,
        table: Option<&str>,
        problem: &Problem,
    ) -> Result<(), Gone> {
        self.send(error_text(self.state, self.lang, id, table, problem).into()).await
    }

    /// Puts a message on its way; it leaves with the next flush.
    pub(super) async fn send(&mut self, text: Utf8Bytes) -> Result<(), Gone> {
        self.feed(Message::Text(text)).await
    }

    /// Says goodbye, and waits a moment for the other side's: what is unread when we hang up would make their system
    /// throw our last words away.
    async fn close(&mut self, code: CloseCode, reason: Utf8Bytes) -> Gone {
        // Whether it is heard makes no difference any more.
        let _ = self.feed(Message::Close(Some(CloseFrame { code, reason }))).await;
        let _ = self.flush().await;
        let goodbye = async { while let Some(Ok(_)) = self.socket.next().await {} };
        let _ = timeout(GOODBYE, goodbye).await;
        Gone
    }

    pub(super) async fn feed(&mut self, message: Message) -> Result<(), Gone> {
        finish(timeout(SEND_TIMEOUT, self.socket.feed(message)).await)
    }

    async fn flush(&mut self) -> Result<(), Gone> {
        finish(timeout(SEND_TIMEOUT, self.socket.flush()).await)
    }
}

fn finish(sent: Result<Result<(), axum::Error>, tokio::time::error::Elapsed>) -> Result<(), Gone> {
    match sent {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Gone),
    }
}

/// A refusal in the language of the socket.
pub(super) fn error_text(
    state: &AppState,
    lang: Lang,
    id: Option<&str>,
    table: Option<&str>,
    problem: &Problem,
) -> String {
    let form = problem.form(state.words(lang));
    ServerMessage::Error { id, table, code: form.code, message: &form.message, rule: form.rule, step: form.step }.text()
}
