//! Security events, for operators to look up after a break-in and to alert on before one: who logged in, who failed, what
//! was changed. With addresses and ids, never with names or passphrases: people type one in place of the other.

use metrics::counter;
use std::net::IpAddr;

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Somebody logged in.
    Login,
    /// Name and passphrase did not match.
    LoginFailed,
    /// Somebody logged out.
    Logout,
    /// A guest keeps a name from now on.
    Claimed,
    /// Somebody changed the name or the passphrase.
    Changed,
    /// The old passphrase was wrong.
    ChangeFailed,
    /// Somebody ended sessions on other devices.
    SessionsEnded,
    /// A cookie of a session that is over was shown.
    StaleSession,
    /// Another site's page made a request in a person's name.
    ForeignOrigin,
    /// Somebody made a bot account.
    BotMade,
    /// Somebody ended a bot account.
    BotEnded,
    /// A token was shown that is none, or none any more.
    TokenRefused,
}

/// All of them.
const EVENTS: [Event; 12] = [
    Event::Login,
    Event::LoginFailed,
    Event::Logout,
    Event::Claimed,
    Event::Changed,
    Event::ChangeFailed,
    Event::SessionsEnded,
    Event::StaleSession,
    Event::ForeignOrigin,
    Event::BotMade,
    Event::BotEnded,
    Event::TokenRefused,
];

impl Event {
    const fn word(self) -> &'static str {
        match self {
            Event::Login => "login",
            Event::LoginFailed => "login_failed",
            Event::Logout => "logout",
            Event::Claimed => "claimed",
            Event::Changed => "changed",
            Event::ChangeFailed => "change_failed",
            Event::SessionsEnded => "sessions_ended",
            Event::StaleSession => "stale_session",
            Event::ForeignOrigin => "foreign_origin",
            Event::BotMade => "bot_made",
            Event::BotEnded => "bot_ended",
            Event::TokenRefused => "token_refused",
        }
    }

    /// What somebody should look at if it happens often.
    const fn is_suspicious(self) -> bool {
        matches!(self, Event::LoginFailed | Event::ChangeFailed | Event::ForeignOrigin | Event::TokenRefused)
    }
}

/// Begins to count: an alarm cannot see the first of something that was not counted before.
pub fn begin() {
    for event in EVENTS {
        counter!("feerie_security_events_total", "event" => event.word()).increment(0);
    }
    for limit in ["requests", "logins", "sockets", "connections", "connections_per_address"] {
        counter!("feerie_limited_total", "limit" => limit).increment(0);
    }
}

/// Logs and counts it. `person` is empty where nobody in particular is meant.
pub fn note(event: Event, address: IpAddr, person: &str) {
    let word = event.word();
    counter!("feerie_security_events_total", "event" => word).increment(1);
    if event.is_suspicious() {
        tracing::warn!(target: "security", event = word, %address, person);
    } else {
        tracing::info!(target: "security", event = word, %address, person);
    }
}

/// A limit was reached: which one. Counted every time, written down only if the log is not flooded by it.
pub fn limited(what: &'static str, address: IpAddr, is_written: bool) {
    counter!("feerie_limited_total", "limit" => what).increment(1);
    if is_written {
        tracing::warn!(target: "security", event = "limited", %address, limit = what);
    }
}
