//! One connection: what comes in is answered in order, what happens at followed tables goes out.

use axum::extract::ws::{CloseCode, CloseFrame, Message, Utf8Bytes, close_code};
use feerie_advice::Advice;
use feerie_words::Lang;
use futures_util::{Sink, SinkExt, Stream, StreamExt};
use governor::DefaultDirectRateLimiter;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tokio::time::{Instant, MissedTickBehavior, interval, interval_at, timeout};

use super::message::{ClientMessage, ServerMessage, Share};
use crate::accounts::{Ending, Ticket};
use crate::config::{OUTGOING_QUEUE, SUBSCRIPTIONS};
use crate::error::{Limit, Problem};
use crate::http::people::{self, Asker};
use crate::ids;
use crate::keys;
use crate::lanes;
use crate::state::AppState;
use crate::tables::{Act, OutMessage, Outbox, RttProbe, Subscription};
use crate::transport::Ends;
use crate::wire::Reason;

/// How often a connection gets a heartbeat. A client that hears nothing for two of them has lost its connection.
const HEARTBEAT: Duration = Duration::from_secs(10);
/// How often the round trip is measured where the quicker hand wins (ELM-NET-4, ELM-NET-9).
const QUICK_BEAT: Duration = Duration::from_secs(1);
/// After how long a silence nobody is.
const SILENCE: Duration = Duration::from_secs(65);
/// How long one message may take to leave.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// How often we ask whether the person is still logged in: news of it may have been missed, and sessions grow old.
const REVIEW: Duration = Duration::from_secs(600);
/// The code of a socket whose session is over: who comes back is somebody else.
const LOGGED_OUT: CloseCode = 4401;
/// Over how many milliseconds those come back whom a server that stops sends away.
const LONGEST_RETURN: u16 = 3000;
/// How long a closed socket waits for the other side to say goodbye.
const GOODBYE: Duration = Duration::from_secs(1);
/// How many messages beyond the budget are answered before the socket is closed.
const RATE_WARNINGS: u32 = 200;
/// The subscription of messages that belong to none.
const NO_TABLE: u64 = 0;

/// Serves a connection until one side ends it.
pub async fn run<S>(state: &AppState, asker: Asker, ticket: Ticket, ends: Option<Ends>, socket: S)
where
    S: Stream<Item = Result<Message, axum::Error>> + Sink<Message, Error = axum::Error> + Unpin,
{
    let (outbox, queue) = Outbox::new(OUTGOING_QUEUE, RttProbe::of(ends));
    let mut session = Session {
        state,
        person: asker.me.id.as_str().into(),
        login: asker.session,
        ticket,
        lang: asker.lang,
        budget: state.limiter.messages(),
        rate_warnings: 0,
        advisor: Arc::new(Semaphore::new(1)),
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
struct Gone;

struct Session<'a, S> {
    state: &'a AppState,
    person: Arc<str>,
    /// As whom, and on which device.
    login: keys::Session,
    ticket: Ticket,
    lang: Lang,
    budget: DefaultDirectRateLimiter,
    rate_warnings: u32,
    /// One bot at a time advises a person: thinking is dear.
    advisor: Arc<Semaphore>,
    outbox: Arc<Outbox>,
    following: HashMap<String, Subscription>,
    socket: S,
}

impl<S> Session<'_, S>
where
    S: Stream<Item = Result<Message, axum::Error>> + Sink<Message, Error = axum::Error> + Unpin,
{
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
    async fn beat(&mut self) -> Result<(), Gone> {
        let n = self.outbox.rtt.beat();
        // A machine answers this by itself, whatever its screen does.
        self.feed(Message::Ping(n.to_be_bytes().to_vec().into())).await?;
        self.feed(Message::Text(ServerMessage::Beat { n }.text().into())).await
    }

    /// Sends a table's news, unless the table is followed no longer.
    async fn pass_on(&mut self, out: OutMessage) -> Result<(), Gone> {
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
                // Whoever does not hear it hears the code.
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
                if let Ok(number) = <[u8; 4]>::try_from(&*number) {
                    self.outbox.rtt.ponged(u32::from_be_bytes(number));
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

    /// Whether another message may be heard. Who goes on and on is told so, and in the end sent away.
    async fn within_budget(&mut self) -> Result<bool, Gone> {
        if self.budget.check().is_ok() {
            return Ok(true);
        }
        self.rate_warnings += 1;
        if self.rate_warnings > RATE_WARNINGS {
            return Err(self.close(close_code::POLICY, Utf8Bytes::from_static("too many messages")).await);
        }
        self.refuse(None, None, &Problem::TooMany(Limit::Messages)).await?;
        Ok(false)
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

    async fn answer(&mut self, message: ClientMessage) -> Result<(), Gone> {
        let (tables, person) = (&self.state.tables, Arc::clone(&self.person));
        let fits = message.check_lengths();
        match message {
            ClientMessage::Sub { table, from } => self.subscribe(table, from).await,
            ClientMessage::Unsub { table } => {
                if let Some(following) = self.following.remove(&table) {
                    tables.unsubscribe(&table, following.id).await;
                }
                Ok(())
            }
            ClientMessage::Act { table, id, seat, seq, action, actions } => {
                let done = match fits.and_then(|()| one_or_several(action, actions)) {
                    Ok(actions) => tables.act(&table, &person, Act { id: &id, seat, seq, actions: &actions }).await,
                    Err(problem) => Err(problem),
                };
                self.ack(&table, &id, done).await
            }
            ClientMessage::Resign { table, id, seat } => {
                let done = match fits {
                    Ok(()) => tables.resign(&table, &person, seat).await,
                    Err(problem) => Err(problem),
                };
                self.ack(&table, &id, done).await
            }
            ClientMessage::Undo { table, id, seat } => {
                let done = match fits {
                    Ok(()) => tables.undo(&table, &person, &id, seat).await,
                    Err(problem) => Err(problem),
                };
                self.ack(&table, &id, done).await
            }
            ClientMessage::UndoAnswer { table, id, seat, agree } => {
                let done = match fits {
                    Ok(()) => tables.answer_undo(&table, &person, seat, agree).await,
                    Err(problem) => Err(problem),
                };
                self.ack(&table, &id, done).await
            }
            ClientMessage::Check { table, id, seat, action } => {
                let checked = match fits {
                    Ok(()) => tables.check(&table, &person, seat, &action).await,
                    Err(problem) => Err(problem),
                };
                match checked {
                    Ok(()) => self.send(ServerMessage::Ok { id: &id }.text().into()).await,
                    Err(problem) => self.refuse(Some(&id), Some(&table), &problem).await,
                }
            }
            ClientMessage::Hint { table, id, seat } => {
                let advisor =
                    || Arc::clone(&self.advisor).try_acquire_owned().map_err(|_| Problem::TooMany(Limit::Hints));
                match fits.and_then(|()| advisor()) {
                    Ok(advisor) => {
                        self.hint(table, id, seat, advisor);
                        Ok(())
                    }
                    Err(problem) => self.refuse(Some(&id), Some(&table), &problem).await,
                }
            }
            ClientMessage::Say { table, phrase } => match tables.say(&table, &person, phrase).await {
                Ok(()) => Ok(()),
                Err(problem) => self.refuse(None, Some(&table), &problem).await,
            },
            ClientMessage::Ready { table } => match tables.ready(&table, &person).await {
                Ok(()) => Ok(()),
                Err(problem) => self.refuse(None, Some(&table), &problem).await,
            },
            ClientMessage::Lang { lang } => match lang.parse() {
                Ok(lang) => {
                    self.lang = lang;
                    Ok(())
                }
                Err(error) => self.refuse(None, None, &Problem::BadRequest(error.to_string())).await,
            },
            ClientMessage::Beat { n } => {
                if self.outbox.rtt.answered(n) {
                    let racing = self.following.iter().filter(|(_, following)| following.races);
                    for (table, _) in racing {
                        tables.rtt_changed(table).await;
                    }
                }
                Ok(())
            }
            ClientMessage::Ping { at } => self.send(ServerMessage::Pong { at }.text().into()).await,
        }
    }

    async fn subscribe(&mut self, table: String, from: u32) -> Result<(), Gone> {
        if let Some(earlier) = self.following.remove(&table) {
            self.state.tables.unsubscribe(&table, earlier.id).await;
        }
        if self.following.len() >= SUBSCRIPTIONS {
            return self.refuse(None, Some(&table), &Problem::TooMany(Limit::Subscriptions)).await;
        }
        match self.state.tables.subscribe(&table, &self.person, &self.outbox, from).await {
            Ok(mut following) => {
                let missed = std::mem::take(&mut following.missed);
                self.feed(Message::Text(std::mem::take(&mut following.introduction))).await?;
                self.following.insert(table, following);
                for text in missed {
                    self.feed(Message::Text(text)).await?;
                }
                self.beat().await
            }
            Err(problem) => self.refuse(None, Some(&table), &problem).await,
        }
    }

    /// Asks a bot, which takes its time; the answer comes over the line.
    fn hint(&self, table: String, id: String, seat: u8, advisor: OwnedSemaphorePermit) {
        let (state, person, outbox, lang) =
            (self.state.clone(), Arc::clone(&self.person), Arc::clone(&self.outbox), self.lang);
        tokio::spawn(lanes::on_behalf_of(lanes::client(), async move {
            let text = match state.tables.hint(&table, &person, seat).await {
                Ok(advice) => hint_text(&id, &advice),
                Err(problem) => error_text(&state, lang, Some(&id), Some(&table), &problem),
            };
            outbox.send(OutMessage { subscription: NO_TABLE, text: text.into() });
            drop(advisor);
        }));
    }

    async fn ack(&mut self, table: &str, id: &str, done: Result<u32, Problem>) -> Result<(), Gone> {
        match done {
            Ok(seq) => self.send(ServerMessage::Ack { id, seq }.text().into()).await,
            Err(problem) => self.refuse(Some(id), Some(table), &problem).await,
        }
    }

    async fn refuse(&mut self, id: Option<&str>, table: Option<&str>, problem: &Problem) -> Result<(), Gone> {
        self.send(error_text(self.state, self.lang, id, table, problem).into()).await
    }

    /// Puts a message on its way; it leaves with the next flush.
    async fn send(&mut self, text: Utf8Bytes) -> Result<(), Gone> {
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

    async fn feed(&mut self, message: Message) -> Result<(), Gone> {
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

/// The actions of an `act`, which says one or several.
fn one_or_several(action: Option<String>, actions: Option<Vec<String>>) -> Result<Vec<String>, Problem> {
    match (action, actions) {
        (Some(action), None) => Ok(vec![action]),
        (None, Some(actions)) if !actions.is_empty() => Ok(actions),
        _ => Err(Problem::BadRequest("an act has either an action or actions".to_owned())),
    }
}

fn hint_text(id: &str, advice: &Advice) -> String {
    let best: Vec<Share> =
        advice.best.iter().map(|(action, share)| Share { action: action.clone(), share: *share }).collect();
    let reason = advice.reason.as_ref().map(Reason::from);
    ServerMessage::Hint { id, action: &advice.action, estimate: &advice.estimate, best: &best, reason }.text()
}

fn error_text(state: &AppState, lang: Lang, id: Option<&str>, table: Option<&str>, problem: &Problem) -> String {
    let form = problem.form(state.words(lang));
    ServerMessage::Error { id, table, code: form.code, message: &form.message, rule: form.rule, step: form.step }.text()
}
