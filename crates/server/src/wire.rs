//! The shapes that HTTP and WebSocket share. `docs/wire.md` describes them; TypeScript gets the same.

use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::sync::Arc;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::accounts::Face;

/// Who somebody is.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Me {
    /// Unguessable, but no credential.
    pub id: String,
    /// As others see it.
    pub name: String,
    /// Whether a passphrase keeps it.
    pub claimed: bool,
    /// Chosen; or given, always the same, until one is chosen.
    pub face: Face,
    /// Whose bot account it is; others are told only that it is one.
    #[serde(rename = "program", serialize_with = "is_there", skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "boolean")]
    #[schema(value_type = Option<bool>)]
    pub owner: Option<String>,
}

fn is_there<T, S: Serializer>(value: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_bool(value.is_some())
}

/// A bot account, as its owner sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct BotInfo {
    /// Whom it plays as, and what to revoke it by; no credential.
    pub id: String,
    /// As others see it.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// When its token was last used, to about ten minutes; missing if never.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub used: Option<i64>,
}

/// Where somebody is logged in.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct SessionInfo {
    /// What to end it by; no credential.
    pub id: String,
    /// When it began, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// When it was last used, to about ten minutes.
    #[ts(type = "number")]
    pub used: i64,
    /// The kind of browser and system; may be empty.
    pub device: String,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// Who is wished for in a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatWish {
    /// A person on this device; several are allowed.
    Me {
        /// The name at this table, if it is not the display name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        name: Option<String>,
        /// The face at this table, if it is another.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        face: Option<Face>,
        /// What the person adds to the dice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        salt: Option<String>,
    },
    /// A bot.
    Bot {
        /// Its level: one that every game has, or a name or strength of the game's own.
        level: String,
    },
    /// Whoever comes.
    Open,
}

/// How much time people have, chosen when the table is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// As much as they like.
    #[default]
    None,
    /// So much for each decision.
    Move {
        /// Seconds.
        seconds: u32,
    },
    /// So much for the whole game.
    Game {
        /// Seconds.
        seconds: u32,
        /// Seconds that come back after each turn.
        increment: u32,
    },
    /// Days for each decision: people come when they can.
    Days {
        /// How many.
        days: u32,
    },
}

/// How the clock of a table stands. What others do in secret changes nothing in it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Times {
    /// The server's time, in milliseconds since 1970: clocks on people's desks differ.
    #[ts(type = "number")]
    pub now: i64,
    /// Since when whoever is to act has been to act; time lost to an outage is left out.
    #[ts(type = "number")]
    pub since: i64,
    /// What each seat had left then, in milliseconds, where the time is for the whole game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Array<number>")]
    pub left: Option<Vec<i64>>,
}

/// A seat, as one person sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct SeatInfo {
    /// `person`, `bot` or `open`.
    #[ts(type = "'person' | 'bot' | 'open'")]
    pub kind: &'static str,
    /// The person's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// The person's face.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub face: Option<Face>,
    /// The bot's level.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
    /// Whether it is the asker's.
    pub mine: bool,
    /// Whether the person is there now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub online: Option<bool>,
    /// How long the others still wait for the person, in milliseconds; then a bot holds the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub grace: Option<i64>,
    /// Whether the person's line is too slow for a race that counts; told before the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub slow: Option<bool>,
    /// Whether the server alone times the seat's reactions: what its own machine claimed did not fit its line.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub timed: Option<bool>,
    /// Whether the person keeps this name under a passphrase: nobody else bears it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub claimed: Option<bool>,
    /// Whether it is a bot account: a program of somebody's plays there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub program: Option<bool>,
    /// Whether a bot plays until the person is back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub held: Option<bool>,
}

/// Why a bot advises something: a message of the game's texts, to be put into words where seats have names.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Reason {
    /// The message's key.
    pub key: &'static str,
    /// Its arguments.
    #[ts(type = "Record<string, string>")]
    pub args: BTreeMap<&'static str, String>,
}

impl From<&feerie_core::Reason> for Reason {
    fn from(reason: &feerie_core::Reason) -> Reason {
        Reason { key: reason.key, args: reason.args.iter().cloned().collect() }
    }
}

/// How a game came out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameResult {
    /// Each seat's place; equal places share.
    pub ranking: Vec<u8>,
    /// Each seat's score.
    pub scores: Vec<i32>,
}

/// A table, as one person sees it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct TableInfo {
    /// Its address.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Every option in force.
    #[ts(type = "Record<string, string | number | boolean>")]
    #[schema(value_type = Object)]
    pub options: Box<RawValue>,
    /// The seats, in order.
    pub seats: Vec<SeatInfo>,
    /// Whether the asker opened it.
    pub host: bool,
    /// `waiting`, `playing` or `over`.
    #[ts(type = "'waiting' | 'playing' | 'over'")]
    pub state: &'static str,
    /// `open` or `link`.
    #[ts(type = "'open' | 'link'")]
    pub visibility: &'static str,
    /// The number of the newest frame, as far as the asker may see one.
    pub seq: u32,
    /// Who is to act, as far as the asker can tell.
    pub acting: Vec<u8>,
    /// How much time people have; missing where there is no clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<Clock>,
    /// How the clock stands, while the game is on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub times: Option<Times>,
    /// Whether the server keeps the time of a game of reactions here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hosted: Option<bool>,
    /// The seats that a race pauses for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional = nullable)]
    pub paused: Vec<u8>,
    /// The seats that have not said to be ready: the first card of a race waits for them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional = nullable)]
    pub unready: Vec<u8>,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// Whether it was played elsewhere and handed in as a record; it counts for nobody's rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub apart: Option<bool>,
    /// Hash of the secret seed; none where the dice did not all come from it (forks, imported records).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commitment: Option<String>,
    /// A question to take a step back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo: Option<UndoAsked>,
    /// How it came out, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub result: Option<GameResult>,
    /// Where the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
    /// For the host of a waiting table: the address that lets somebody take each open seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Record<string, string>")]
    pub links: Option<BTreeMap<String, String>>,
}

/// What one step was to one observer, and how the table stands after it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Frame {
    /// Its number.
    pub seq: u32,
    /// The number of the frame before.
    pub prev: u32,
    /// What the observer is told, in order.
    #[ts(type = "Array<{ event: string } & Record<string, unknown>>")]
    #[schema(value_type = Vec<Object>)]
    pub events: Vec<Arc<Value>>,
    /// What the observer knows: by seat, or under `watcher` or `all`.
    #[ts(type = "Record<string, Record<string, unknown>>")]
    #[schema(value_type = Object)]
    pub views: BTreeMap<String, Arc<RawValue>>,
    /// What the observer's own seats may do now.
    #[ts(type = "Record<string, string[]>")]
    #[schema(value_type = BTreeMap<String, Vec<String>>)]
    pub legal: BTreeMap<String, Arc<RawValue>>,
    /// Who is to act, as far as the observer can tell.
    pub acting: Vec<u8>,
    /// How the clock stands, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub times: Option<Times>,
    /// Steps were taken back, and this is how the table stands again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undone: Option<Undone>,
    /// The step itself, if one of the observer's seats made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Vec<Value>>)]
    pub mine: Option<(u8, String)>,
    /// The seat whose time for this step was up: a bot made it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub late: Option<u8>,
}

/// Who took steps back, and how far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct Undone {
    /// Whose act it was.
    pub seat: u8,
    /// The frame that the table stands at again; what came after it counts no longer.
    pub to: u32,
}

impl Frame {
    /// Roughly how many bytes it takes: those of its views and lists.
    pub fn length(&self) -> usize {
        self.views.values().chain(self.legal.values()).map(|text| text.get().len()).sum()
    }
}

impl From<feerie_table::Seen> for Frame {
    fn from(seen: feerie_table::Seen) -> Frame {
        let feerie_table::Seen { seq, prev, events, views, legal, acting, undone, mine } = seen;
        let undone = undone.map(|feerie_table::Undone { seat, to }| Undone { seat, to });
        Frame { seq, prev, events, views, legal, acting, times: None, undone, mine, late: None }
    }
}

impl From<feerie_core::Ranking> for GameResult {
    fn from(ranking: feerie_core::Ranking) -> GameResult {
        GameResult { ranking: ranking.places.to_vec(), scores: ranking.scores.to_vec() }
    }
}

/// Somebody asks the others to take a step back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct UndoAsked {
    /// Who.
    pub seat: u8,
    /// Who has still to answer.
    pub waiting: Vec<u8>,
    /// Until when, in milliseconds since 1970; then the question is gone.
    #[ts(type = "number")]
    pub until: i64,
}

/// A preset phrase: a family site has no free text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Hello!
    Hello,
    /// Well played!
    WellPlayed,
    /// Oops!
    Oops,
    /// Your turn!
    YourTurn,
    /// Thank you!
    Thanks,
    /// Once more?
    Again,
}
