//! Every way in which a request can be refused, and the one mapping to status, code and message.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use feerie_core::{Refusal, SetupError};
use feerie_table::OpenError;
use feerie_words::Words;
use serde::Serialize;
use std::sync::Arc;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::accounts::{LENGTHS, Weakness};
use crate::config::LONGEST_NAME;
use crate::store::StoreError;
use crate::tables::NoUndo;

/// Why something was refused. Nothing was changed.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    /// Not understood: what is wrong.
    BadRequest(String),
    /// No such table, person or page.
    NotFound,
    /// This address exists, but not for that method.
    Method,
    /// Another person's seat, table or right.
    NotYours,
    /// The table still waits for people.
    NotStarted,
    /// The table waits no longer.
    AlreadyStarted,
    /// Only for finished games.
    NotOver,
    /// The seat is not open.
    SeatTaken,
    /// Forged, mistyped or revoked.
    BadLink,
    /// A limit: which one.
    TooMany(Limit),
    /// More bytes than these.
    TooLarge(usize),
    /// Something happened since the asker last looked.
    Conflict,
    /// Nobody talks while a card is open.
    Quiet,
    /// A race that counts does not start while these people's lines are slow.
    SlowLine(String),
    /// Nothing is taken back: why.
    NoUndo(NoUndo),
    /// Name and passphrase do not match.
    BadLogin,
    /// The name is claimed by another person, or looks like one that is.
    NameTaken,
    /// No name: empty, too long, or with something hidden in it.
    BadName,
    /// Too easy to guess: why.
    WeakPassphrase(Weakness),
    /// The session was ended, or it is too old.
    SessionEnded,
    /// A name that is kept is changed with its passphrase.
    NameKept,
    /// Only for those who keep a name.
    NameNotKept,
    /// A token that is none, or was revoked.
    BadToken,
    /// A token opens tables, not the account.
    NotForBots,
    /// The body of a request took too long.
    TooSlow,
    /// There is no room on the disk.
    DiskFull,
    /// The database does not answer.
    Away,
    /// The rules say no.
    Refused(Refusal),
    /// The rules say no to one of several actions, counted from 0; none of them was played.
    RefusedAction(usize, Refusal),
    /// What comes before this one of several actions, counted from 0, has to be seen first; none was played.
    LookFirst(usize),
    /// No such game.
    UnknownGame(String),
    /// The options or the number of seats do not do.
    Setup(SetupError),
    /// Not a record at all.
    BadRecord(String),
    /// A record whose step, counted from 0, is refused.
    BadStep(usize, Refusal),
    /// No bot advises where people play each other in a game that counts.
    NoHelp,
    /// Too many others ask for the same just now; come back in a moment.
    Busy,
    /// Our own fault; what happened is in the log only.
    Internal,
}

/// Of what there was too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Requests from one address.
    Requests,
    /// Sockets from one address.
    Sockets,
    /// Attempts to log in.
    Logins,
    /// Messages over one socket.
    Messages,
    /// Subscriptions of one socket.
    Subscriptions,
    /// Hints at a time.
    Hints,
    /// Questions at a time.
    Questions,
    /// Unfinished tables of one person.
    Tables,
    /// New tables from one address.
    Openings,
    /// Bot accounts of one person.
    Bots,
    /// Steps of a record.
    Steps,
    /// Actions of one act.
    Actions,
    /// Analyses that wait.
    Analyses,
    /// Tries of one address in the lab.
    Labs,
}

impl Limit {
    /// The variant of the sentence `error-too-many` that says so.
    pub const fn word(self) -> &'static str {
        match self {
            Limit::Requests => "requests",
            Limit::Sockets => "sockets",
            Limit::Logins => "logins",
            Limit::Messages => "messages",
            Limit::Subscriptions => "tables",
            Limit::Hints => "hints",
            Limit::Questions => "questions",
            Limit::Tables => "unfinished",
            Limit::Openings => "openings",
            Limit::Bots => "bots",
            Limit::Steps => "steps",
            Limit::Actions => "actions",
            Limit::Analyses => "studies",
            Limit::Labs => "labs",
        }
    }
}

/// An error as it is sent.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ErrorForm {
    /// One word for programs.
    pub code: &'static str,
    /// A sentence for people, in their language.
    pub message: String,
    /// The clause of the rules that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<&'static str>,
    /// The step of a record, or of several actions, that cannot be played, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub step: Option<usize>,
}

/// The body of every refused request.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct ErrorBody {
    /// What was wrong.
    pub error: ErrorForm,
}

impl Problem {
    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Problem::BadRequest(_)
            | Problem::Refused(_)
            | Problem::RefusedAction(..)
            | Problem::LookFirst(_)
            | Problem::UnknownGame(_)
            | Problem::Setup(_)
            | Problem::BadRecord(_)
            | Problem::BadStep(..)
            | Problem::BadName
            | Problem::WeakPassphrase(_) => StatusCode::BAD_REQUEST,
            Problem::BadLogin | Problem::SessionEnded | Problem::BadToken => StatusCode::UNAUTHORIZED,
            Problem::NotYours | Problem::BadLink | Problem::NameNotKept | Problem::NotForBots => StatusCode::FORBIDDEN,
            Problem::NotFound => StatusCode::NOT_FOUND,
            Problem::Method => StatusCode::METHOD_NOT_ALLOWED,
            Problem::NotStarted
            | Problem::AlreadyStarted
            | Problem::NotOver
            | Problem::SeatTaken
            | Problem::Conflict
            | Problem::Quiet
            | Problem::SlowLine(_)
            | Problem::NoUndo(_)
            | Problem::NoHelp
            | Problem::NameKept
            | Problem::NameTaken => StatusCode::CONFLICT,
            Problem::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Problem::DiskFull => StatusCode::INSUFFICIENT_STORAGE,
            Problem::Away | Problem::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// In how many seconds it is worth trying again, where that is known.
    pub fn retry_after(&self) -> Option<u16> {
        match self {
            Problem::TooMany(Limit::Logins) => Some(10),
            Problem::TooMany(_) => Some(2),
            Problem::Away => Some(3),
            Problem::Busy => Some(5),
            Problem::DiskFull => Some(60),
            _ => None,
        }
    }

    /// The word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::BadRequest(_) => "bad_request",
            Problem::NotFound => "not_found",
            Problem::Method => "method",
            Problem::NotYours => "not_yours",
            Problem::NotStarted => "not_started",
            Problem::AlreadyStarted => "already_started",
            Problem::NotOver => "not_over",
            Problem::SeatTaken => "seat_taken",
            Problem::BadLink => "bad_link",
            Problem::TooMany(_) => "too_many",
            Problem::TooLarge(_) => "too_large",
            Problem::Conflict => "conflict",
            Problem::Quiet => "quiet",
            Problem::SlowLine(_) => "slow_line",
            Problem::NoUndo(_) => "no_undo",
            Problem::BadLogin => "bad_login",
            Problem::NameTaken => "name_taken",
            Problem::BadName => "bad_name",
            Problem::WeakPassphrase(_) => "weak_passphrase",
            Problem::SessionEnded => "session_ended",
            Problem::NameKept => "name_kept",
            Problem::NameNotKept => "name_not_kept",
            Problem::BadToken => "bad_token",
            Problem::NotForBots => "not_for_bots",
            Problem::TooSlow => "too_slow",
            Problem::DiskFull => "disk_full",
            Problem::Away => "away",
            Problem::Refused(refusal) | Problem::RefusedAction(_, refusal) => refusal.fault.code(),
            Problem::LookFirst(_) => "look_first",
            Problem::UnknownGame(_) => "unknown_game",
            Problem::Setup(SetupError::Seats { .. }) => "bad_seats",
            Problem::Setup(SetupError::Option { .. }) => "bad_option",
            Problem::BadRecord(_) | Problem::BadStep(..) => "bad_record",
            Problem::NoHelp => "no_help",
            Problem::Busy => "busy",
            Problem::Internal => "internal",
        }
    }

    /// The answer in words.
    pub fn form(&self, words: &Words) -> ErrorForm {
        let rule = match self {
            Problem::Refused(refusal) | Problem::RefusedAction(_, refusal) | Problem::BadStep(_, refusal) => {
                refusal.clause.map(|clause| clause.id())
            }
            Problem::Setup(setup) => setup.clause().map(|clause| clause.id()),
            _ => None,
        };
        let step = match self {
            Problem::BadStep(step, _) | Problem::RefusedAction(step, _) | Problem::LookFirst(step) => Some(*step),
            _ => None,
        };
        ErrorForm { code: self.code(), message: self.message(words), rule, step }
    }

    fn message(&self, words: &Words) -> String {
        let plain = |key| words.say(key, &[]);
        match self {
            Problem::BadRequest(problem) => words.say("error-bad-request", &[("problem", problem.as_str().into())]),
            Problem::NotFound => plain("error-not-found"),
            Problem::Method => plain("error-method"),
            Problem::NotYours => plain("error-not-yours"),
            Problem::NotStarted => plain("error-not-started"),
            Problem::AlreadyStarted => plain("error-already-started"),
            Problem::NotOver => plain("error-not-over"),
            Problem::SeatTaken => plain("error-seat-taken"),
            Problem::BadLink => plain("error-bad-link"),
            Problem::TooMany(limit) => words.say("error-too-many", &[("limit", limit.word().into())]),
            Problem::TooLarge(limit) => words.say("error-too-large", &[("limit", (limit / 1000).into())]),
            Problem::Conflict => plain("error-conflict"),
            Problem::Quiet => plain("error-quiet"),
            Problem::SlowLine(names) => words.say("error-slow-line", &[("names", names.as_str().into())]),
            Problem::NoUndo(why) => plain(why.key()),
            Problem::BadLogin => plain("error-bad-login"),
            Problem::NameTaken => plain("error-name-taken"),
            Problem::BadName => words.say("error-bad-name", &[("most", LONGEST_NAME.to_string().into())]),
            Problem::WeakPassphrase(why) => {
                let (least, most) = LENGTHS;
                words.say(why.key(), &[("least", least.to_string().into()), ("most", most.to_string().into())])
            }
            Problem::SessionEnded => plain("error-session-ended"),
            Problem::NameKept => plain("error-name-kept"),
            Problem::NameNotKept => plain("error-name-not-kept"),
            Problem::BadToken => plain("error-bad-token"),
            Problem::NotForBots => plain("error-not-for-bots"),
            Problem::TooSlow => plain("error-too-slow"),
            Problem::DiskFull => plain("error-disk-full"),
            Problem::Away => plain("error-away"),
            Problem::Refused(refusal) | Problem::RefusedAction(_, refusal) => words.refusal(refusal),
            Problem::LookFirst(_) => plain("error-look-first"),
            // The games there are, so that a typing error is easily mended.
            Problem::UnknownGame(game) => {
                let games = words.games().join(", ");
                words.say("error-unknown-game", &[("game", game.as_str().into()), ("games", games.into())])
            }
            Problem::Setup(setup) => words.setup_error(setup),
            Problem::BadRecord(problem) => words.say("error-bad-record", &[("problem", problem.as_str().into())]),
            Problem::BadStep(step, refusal) => {
                let problem = words.refusal(refusal);
                words.say("error-bad-record-step", &[("step", step.to_string().into()), ("problem", problem.into())])
            }
            Problem::NoHelp => plain("error-no-help"),
            Problem::Busy => plain("error-busy"),
            Problem::Internal => plain("error-internal"),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Taken => Problem::Conflict,
            StoreError::Full => {
                tracing::error!("the disk is full: nothing can be stored until there is room");
                count_store_failure("full");
                Problem::DiskFull
            }
            StoreError::Away(problem) => {
                tracing::error!(problem, "the database does not answer");
                count_store_failure("away");
                Problem::Away
            }
            StoreError::Failed(problem) => {
                tracing::error!(problem, "the store failed");
                count_store_failure("failed");
                Problem::Internal
            }
        }
    }
}

/// How the store fails.
pub const STORE_FAILURES: [&str; 3] = ["full", "away", "failed"];

fn count_store_failure(how: &'static str) {
    metrics::counter!("feerie_store_failures_total", "how" => how).increment(1);
}

impl From<OpenError> for Problem {
    fn from(error: OpenError) -> Problem {
        match error {
            OpenError::UnknownGame(game) => Problem::UnknownGame(game),
            OpenError::Setup(setup) => Problem::Setup(setup),
        }
    }
}

/// A problem on its way out; `http::speak` writes the body, because only it knows the asker's language.
#[derive(Clone)]
pub struct Refused(pub Arc<Problem>);

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Refused(Arc::new(self)));
        response
    }
}
