//! What a connection answers to each kind of message.

use axum::extract::ws::Message;
use feerie_advice::Advice;
use feerie_table::Question;
use std::sync::Arc;
use tokio::sync::OwnedSemaphorePermit;

use super::message::{ClientMessage, ServerMessage, Share};
use super::session::{Gone, NO_TABLE, Session, Socket, error_text};
use crate::config::SUBSCRIPTIONS;
use crate::error::{Limit, Problem};
use crate::http::limit::Weight;
use crate::lanes;
use crate::tables::{Act, OutMessage};
use crate::wire::Reason;

impl<S: Socket> Session<'_, S> {
    /// Does what a message asks for, and answers it.
    pub(super) async fn answer(&mut self, message: ClientMessage) -> Result<(), Gone> {
        if let Err(problem) = message.check_lengths() {
            let (id, table) = message.addressed();
            return self.refuse(id, table, &problem).await;
        }
        if !self.may_tell(&message) {
            let (id, table) = message.addressed();
            return self.refuse(id, table, &Problem::TooMany(Limit::Messages)).await;
        }
        let (tables, person) = (&self.state.tables, Arc::clone(&self.person));
        match message {
            ClientMessage::Sub { table, from } => self.subscribe(table, from).await,
            ClientMessage::Unsub { table } => {
                if let Some(following) = self.following.remove(&table) {
                    tables.unsubscribe(&table, following.id).await;
                }
                Ok(())
            }
            ClientMessage::Act { table, id, seat, seq, action, actions } => {
                let done = match one_or_several(action, actions) {
                    Ok(actions) => tables.act(&table, &person, Act { id: &id, seat, seq, actions: &actions }).await,
                    Err(problem) => Err(problem),
                };
                self.ack(&table, &id, done).await
            }
            ClientMessage::Resign { table, id, seat } => {
                let done = tables.resign(&table, &person, seat).await;
                self.ack(&table, &id, done).await
            }
            ClientMessage::Undo { table, id, seat } => {
                let done = tables.undo(&table, &person, &id, seat).await;
                self.ack(&table, &id, done).await
            }
            ClientMessage::UndoAnswer { table, id, seat, agree } => {
                let done = tables.answer_undo(&table, &person, seat, agree).await;
                self.ack(&table, &id, done).await
            }
            ClientMessage::Check { table, id, seat, action } => {
                match tables.check(&table, &person, seat, &action).await {
                    Ok(()) => self.send(ServerMessage::Ok { id: &id }.text().into()).await,
                    Err(problem) => self.refuse(Some(&id), Some(&table), &problem).await,
                }
            }
            ClientMessage::Ask { table, id, seat, seq, question } => {
                match Arc::clone(&self.questions).try_acquire_owned() {
                    Ok(asked) => {
                        self.ask(table, id, (seat, seq), question, asked);
                        Ok(())
                    }
                    Err(_) => self.refuse(Some(&id), Some(&table), &Problem::TooMany(Limit::Questions)).await,
                }
            }
            ClientMessage::Hint { table, id, seat } => match Arc::clone(&self.advisor).try_acquire_owned() {
                Ok(advisor) => {
                    self.hint(table, id, seat, advisor);
                    Ok(())
                }
                Err(_) => self.refuse(Some(&id), Some(&table), &Problem::TooMany(Limit::Hints)).await,
            },
            ClientMessage::Say { table, phrase } => {
                let said = tables.say(&table, &person, phrase).await;
                self.unless_refused(&table, said).await
            }
            ClientMessage::Ready { table } => {
                let ready = tables.ready(&table, &person).await;
                self.unless_refused(&table, ready).await
            }
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
        if !self.state.limiter.message(lanes::client(), Weight::SUBSCRIPTION) {
            return self.refuse(None, Some(&table), &Problem::TooMany(Limit::Messages)).await;
        }
        if self.following.len() >= SUBSCRIPTIONS {
            return self.refuse(None, Some(&table), &Problem::TooMany(Limit::Subscriptions)).await;
        }
        match self.state.tables.subscribe(&table, &self.person, &self.outbox, from).await {
            Ok(mut following) => {
                let (mut texts, mut rest) = std::mem::take(&mut following.missed);
                self.feed(Message::Text(std::mem::take(&mut following.introduction))).await?;
                self.following.insert(table, following);
                loop {
                    for text in texts {
                        self.feed(Message::Text(text)).await?;
                    }
                    let Some(missed) = rest else { break };
                    self.wait_for_budget(Weight::SUBSCRIPTION).await?;
                    // Without the rest there would be a gap: they come back and resume.
                    (texts, rest) = self.state.tables.next_missed(missed).await.map_err(|_| Gone)?;
                }
                self.beat().await
            }
            Err(problem) => self.refuse(None, Some(&table), &problem).await,
        }
    }

    /// Asks a bot, which takes its time; the answer goes out through the outbox.
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

    /// Looks for an answer beside whatever else is said; it goes out through the outbox.
    fn ask(&self, table: String, id: String, (seat, seq): (u8, u32), question: Question, asked: OwnedSemaphorePermit) {
        let (state, person, outbox, lang) =
            (self.state.clone(), Arc::clone(&self.person), Arc::clone(&self.outbox), self.lang);
        tokio::spawn(lanes::on_behalf_of(lanes::client(), async move {
            let text = match state.tables.ask(&table, &person, seat, seq, question).await {
                Ok(answer) => ServerMessage::Answer { id: &id, answer: &answer }.text(),
                Err(problem) => error_text(&state, lang, Some(&id), Some(&table), &problem),
            };
            outbox.send(OutMessage { subscription: NO_TABLE, text: text.into() });
            drop(asked);
        }));
    }

    async fn ack(&mut self, table: &str, id: &str, done: Result<u32, Problem>) -> Result<(), Gone> {
        match done {
            Ok(seq) => self.send(ServerMessage::Ack { id, seq }.text().into()).await,
            Err(problem) => self.refuse(Some(id), Some(table), &problem).await,
        }
    }

    /// For what is answered by being told to everybody, and otherwise by a refusal.
    async fn unless_refused(&mut self, table: &str, done: Result<(), Problem>) -> Result<(), Gone> {
        match done {
            Ok(()) => Ok(()),
            Err(problem) => self.refuse(None, Some(table), &problem).await,
        }
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
