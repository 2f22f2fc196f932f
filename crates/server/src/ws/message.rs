//! What goes over a socket, both ways.

use feerie_table::Question;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::config::{LARGEST_MESSAGE, LONGEST_ACTION, LONGEST_COMMAND, MOST_ACTIONS};
use crate::error::{Limit, Problem};
use crate::wire::{Frame, Me, Phrase, Reason, TableInfo};

/// What a client says.
#[derive(Clone, Debug, PartialEq, Deserialize, TS)]
#[serde(tag = "t", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Follow a table from a frame on.
    Sub {
        /// The table.
        table: String,
        /// The last frame seen, 0 for none.
        #[serde(default)]
        from: u32,
    },
    /// Follow it no longer.
    Unsub {
        /// The table.
        table: String,
    },
    /// Play one action, or several as one: all of them are played, or none.
    Act {
        /// The table.
        table: String,
        /// Chosen by the client: the same id plays once.
        id: String,
        /// Which of the sender's seats.
        seat: u8,
        /// The last frame seen.
        seq: u32,
        /// In the game's notation.
        #[serde(default)]
        #[ts(optional)]
        action: Option<String>,
        /// Instead of `action`: several, one after the other.
        #[serde(default)]
        #[ts(optional)]
        actions: Option<Vec<String>>,
    },
    /// Would that be legal?
    Check {
        /// The table.
        table: String,
        /// Comes back with the answer.
        id: String,
        /// Which of the sender's seats.
        seat: u8,
        /// In the game's notation.
        action: String,
    },
    /// What lies ahead of a seat, or whether it may play several actions?
    Ask {
        /// The table.
        table: String,
        /// Comes back with the answer.
        id: String,
        /// Which of the sender's seats.
        seat: u8,
        /// The last frame seen.
        seq: u32,
        /// What is asked.
        #[ts(type = "import('../engine/generated').Question")]
        question: Question,
    },
    /// What would a bot do?
    Hint {
        /// The table.
        table: String,
        /// Comes back with the answer.
        id: String,
        /// Which of the sender's seats.
        seat: u8,
    },
    /// A bot takes the seat over for good.
    Resign {
        /// The table.
        table: String,
        /// Comes back with the answer.
        id: String,
        /// Which of the sender's seats.
        seat: u8,
    },
    /// Take my last act back: at once where nothing was learnt since, else the others are asked.
    Undo {
        /// The table.
        table: String,
        /// Chosen by the client: the same id takes back once.
        id: String,
        /// Which of the sender's seats.
        seat: u8,
    },
    /// Whether somebody else may take a step back; the one who asked withdraws by disagreeing.
    UndoAnswer {
        /// The table.
        table: String,
        /// Comes back with the answer.
        id: String,
        /// Which of the sender's seats.
        seat: u8,
        /// Whether they may.
        agree: bool,
    },
    /// The first card of a race may come, for all my seats.
    Ready {
        /// The table.
        table: String,
    },
    /// A preset phrase.
    Say {
        /// The table.
        table: String,
        /// The phrase.
        phrase: Phrase,
    },
    /// The language of messages from now on.
    Lang {
        /// Its two letters.
        lang: String,
    },
    /// A heartbeat comes back, with the next picture that is drawn.
    Beat {
        /// Its number.
        n: u32,
    },
    /// Are you there? Older clients ask; newer ones listen for heartbeats.
    Ping {
        /// Comes back.
        at: f64,
    },
}

impl ClientMessage {
    /// Reads what a client says.
    pub fn read(text: &str) -> Result<ClientMessage, Problem> {
        if text.len() > LARGEST_MESSAGE {
            return Err(Problem::TooLarge(LARGEST_MESSAGE));
        }
        serde_json::from_str(text).map_err(|error| Problem::BadRequest(error.to_string()))
    }

    /// The id under which it is answered, and the table it is about.
    pub fn addressed(&self) -> (Option<&str>, Option<&str>) {
        match self {
            ClientMessage::Act { id, table, .. }
            | ClientMessage::Check { id, table, .. }
            | ClientMessage::Ask { id, table, .. }
            | ClientMessage::Hint { id, table, .. }
            | ClientMessage::Resign { id, table, .. }
            | ClientMessage::Undo { id, table, .. }
            | ClientMessage::UndoAnswer { id, table, .. } => (Some(id), Some(table)),
            ClientMessage::Sub { table, .. }
            | ClientMessage::Unsub { table }
            | ClientMessage::Ready { table }
            | ClientMessage::Say { table, .. } => (None, Some(table)),
            ClientMessage::Lang { .. } | ClientMessage::Beat { .. } | ClientMessage::Ping { .. } => (None, None),
        }
    }

    /// Whether others at the table are sent something for it though nothing is played.
    pub fn tells_everybody(&self) -> bool {
        matches!(
            self,
            ClientMessage::Say { .. }
                | ClientMessage::Ready { .. }
                | ClientMessage::Undo { .. }
                | ClientMessage::UndoAnswer { .. }
        )
    }

    /// Whether its parts are as long as they may be: ids are kept with the steps and sent back, actions are parsed.
    pub fn check_lengths(&self) -> Result<(), Problem> {
        let (id, actions): (&String, Vec<&String>) = match self {
            ClientMessage::Act { id, action, actions, .. } => {
                (id, action.iter().chain(actions.iter().flatten()).collect())
            }
            ClientMessage::Check { id, action, .. } => (id, vec![action]),
            ClientMessage::Ask { id, question, .. } => (id, question.actions().iter().collect()),
            ClientMessage::Hint { id, .. }
            | ClientMessage::Resign { id, .. }
            | ClientMessage::Undo { id, .. }
            | ClientMessage::UndoAnswer { id, .. } => (id, Vec::new()),
            ClientMessage::Sub { .. }
            | ClientMessage::Unsub { .. }
            | ClientMessage::Ready { .. }
            | ClientMessage::Say { .. }
            | ClientMessage::Lang { .. }
            | ClientMessage::Beat { .. }
            | ClientMessage::Ping { .. } => return Ok(()),
        };
        if id.is_empty() || id.len() > LONGEST_COMMAND || id.chars().any(char::is_control) {
            return Err(Problem::BadRequest(format!("an id has 1 to {LONGEST_COMMAND} bytes, all of them visible")));
        }
        if actions.len() > MOST_ACTIONS {
            return Err(Problem::TooMany(Limit::Actions));
        }
        if actions.iter().any(|action| action.len() > LONGEST_ACTION) {
            return Err(Problem::TooLarge(LONGEST_ACTION));
        }
        Ok(())
    }
}

/// As long as most frames are, so that their text need not move while it grows.
const USUAL_LENGTH: usize = 2 << 10;

/// What the server says.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum ServerMessage<'a> {
    /// The first message.
    Hello {
        /// Who you are.
        me: &'a Me,
        /// The server's version.
        version: &'a str,
    },
    /// A table you follow: at first, and whenever its seats or its state change.
    Table {
        /// The table.
        table: &'a TableInfo,
        /// How it stands; missing while the next card of a race is veiled.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        frame: Option<&'a Frame>,
    },
    /// A window of a race is settled: what came of it. The frame follows when the next window opens.
    Settled {
        /// Where.
        table: &'a str,
        /// What you are told, in order.
        #[ts(type = "Array<{ event: string } & Record<string, unknown>>")]
        events: &'a [&'a Value],
    },
    /// Something happened.
    Frame {
        /// Where.
        table: &'a str,
        /// What.
        #[serde(flatten)]
        frame: &'a Frame,
    },
    /// The act is stored.
    Ack {
        /// Its id.
        id: &'a str,
        /// The number of its frame.
        seq: u32,
    },
    /// The action would be accepted.
    Ok {
        /// The id of the check.
        id: &'a str,
    },
    /// What was asked.
    Answer {
        /// The id of the question.
        id: &'a str,
        /// An outlook, or null where a check found nothing to refuse.
        #[ts(type = "unknown")]
        answer: &'a RawValue,
    },
    /// A bot's advice.
    Hint {
        /// The id of the question.
        id: &'a str,
        /// What it would play.
        action: &'a str,
        /// Each seat's estimated share of the victory.
        estimate: &'a [f32],
        /// The best choices.
        best: &'a [Share],
        /// One reason.
        reason: Option<Reason>,
    },
    /// Refused: nothing changed.
    Error {
        /// The id of what was refused.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<&'a str>,
        /// The table.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        table: Option<&'a str>,
        /// One word for programs.
        code: &'a str,
        /// A sentence for people.
        message: &'a str,
        /// The clause that forbids it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        rule: Option<&'a str>,
        /// Which of several actions was refused, counted from 0.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        step: Option<usize>,
    },
    /// Somebody said a preset phrase.
    Said {
        /// Where.
        table: &'a str,
        /// Who.
        seat: u8,
        /// What.
        phrase: Phrase,
    },
    /// A heartbeat: a client that hears nothing for long has lost its connection. Say it back at once: so we know
    /// how long messages take.
    Beat {
        /// Its number.
        n: u32,
    },
    /// I am.
    Pong {
        /// As it came.
        at: f64,
    },
    /// You read too slowly: come back and subscribe from your last frame.
    Lagging,
    /// The server stops: come back after this long, and subscribe from your last frame. Everybody is told another
    /// time, so that they do not all come at once.
    Restart {
        /// Milliseconds.
        wait: u16,
    },
}

/// A choice and what it is worth.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Share {
    /// In the game's notation.
    pub action: String,
    /// The seat's estimated share of the victory.
    pub share: f32,
}

impl ServerMessage<'_> {
    /// The message as text.
    pub fn text(&self) -> String {
        let mut text = Vec::with_capacity(USUAL_LENGTH);
        // Our own types have string keys and finite numbers, and JSON is text: this cannot fail.
        let written = serde_json::to_writer(&mut text, self);
        written.ok().and_then(|()| String::from_utf8(text).ok()).unwrap_or_default()
    }
}
