//! Sessions: how long they last, and the sockets that end with them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

use crate::config::Limits;
use crate::keys::Session;
use crate::store::SessionState;

/// Devices on which a person may be logged in at once; with one more the session ends that was not used for longest.
pub const MOST_SESSIONS: usize = 50;
/// A day, in milliseconds.
pub const DAY: i64 = 24 * 3600 * 1000;
/// How long a cookie lasts without being renewed: browsers keep none longer.
pub const LONGEST_COOKIE: i64 = 400 * DAY;
/// How old a cookie gets before the browser is given a new one.
const RENEWAL: i64 = 30 * DAY;
/// How exactly it is written down when a session or a token was last used.
pub const USE: i64 = 10 * 60 * 1000;

/// Whether a session holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionStanding {
    /// It does.
    Good {
        /// Whether the browser should be given a new cookie for it.
        renew: bool,
        /// What should be written down of it.
        note: Note,
    },
    /// It was ended, or it is too old.
    Over,
}

/// What should be written down of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// Nothing.
    None,
    /// That it was used.
    Use,
    /// All of it: it is from before sessions were written down.
    Adopt,
}

/// Whether a session holds, by what the store knows of it. People who keep a name have their sessions written down;
/// guests have nothing but the cookie, and so lose what they were the moment that they keep a name.
pub fn stand(session: &Session, known: &SessionState, limits: &Limits, now: i64) -> SessionStanding {
    let days = |days: u32| i64::from(days) * DAY;
    let is_old = session.issued.is_some_and(|issued| now - issued > LONGEST_COOKIE);
    let renew = session.issued.is_none_or(|issued| now - issued > RENEWAL);
    if known.has_ended || is_old {
        return SessionStanding::Over;
    }
    let Some(person) = known.person.as_ref().filter(|person| person.login.is_some()) else {
        return SessionStanding::Good { renew, note: Note::None };
    };
    match &known.session {
        Some(row) => {
            let is_over = now - row.created > days(limits.session_days) || now - row.used > days(limits.idle_days);
            let note = if now - row.used > USE { Note::Use } else { Note::None };
            if is_over { SessionStanding::Over } else { SessionStanding::Good { renew, note } }
        }
        None if session.issued.is_none() && person.old_cookies => {
            SessionStanding::Good { renew: true, note: Note::Adopt }
        }
        None => SessionStanding::Over,
    }
}

/// Why a socket is closed by us.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Its session is over: after a reconnect the client is another person.
    LoggedOut,
    /// This process stops: come back, to this one or another.
    Restart,
}

/// The sockets that are open here, by session.
#[derive(Default)]
pub struct OpenSockets(Mutex<HashMap<String, Group>>);

/// The sockets of one session.
struct Group {
    person: String,
    count: usize,
    ending: watch::Sender<Option<Ending>>,
}

/// An open socket, listed until it is dropped.
pub struct Ticket {
    sockets: Arc<OpenSockets>,
    session: String,
    ending: watch::Receiver<Option<Ending>>,
}

impl OpenSockets {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Group>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lists a socket.
    pub fn enter(self: &Arc<Self>, session: &str, person: &str) -> Ticket {
        let mut groups = self.lock();
        let fresh = || Group { person: person.to_owned(), count: 0, ending: watch::Sender::new(None) };
        let group = groups.entry(session.to_owned()).or_insert_with(fresh);
        group.count += 1;
        let ending = group.ending.subscribe();
        Ticket { sockets: Arc::clone(self), session: session.to_owned(), ending }
    }

    /// Ends the sockets of a session.
    pub fn end(&self, session: &str) {
        if let Some(group) = self.lock().get(session) {
            group.ending.send_replace(Some(Ending::LoggedOut));
        }
    }

    /// Ends all sockets of a person but those of one session.
    pub fn end_others(&self, person: &str, but: &str) {
        for (session, group) in &*self.lock() {
            if group.person == person && session != but {
                group.ending.send_replace(Some(Ending::LoggedOut));
            }
        }
    }

    /// Ends all sockets, because this process stops.
    pub fn end_all(&self) {
        for group in self.lock().values() {
            group.ending.send_replace(Some(Ending::Restart));
        }
    }

    /// How many sockets are open.
    pub fn count(&self) -> usize {
        self.lock().values().map(|group| group.count).sum()
    }
}

impl Ticket {
    /// Waits until the socket has to end.
    pub async fn ended(&mut self) -> Ending {
        let ending = self.ending.wait_for(Option::is_some).await.map(|ending| *ending);
        match ending {
            Ok(Some(ending)) => ending,
            // The sender lives as long as the group, which lives as long as this.
            Ok(None) | Err(_) => std::future::pending().await,
        }
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut groups = self.sockets.lock();
        if let Some(group) = groups.get_mut(&self.session) {
            group.count -= 1;
            if group.count == 0 {
                groups.remove(&self.session);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{PersonRow, SessionRow};

    const NOW: i64 = 1000 * DAY;

    fn known(claimed: bool, session: Option<(i64, i64)>) -> SessionState {
        let person = PersonRow {
            login: claimed.then(|| "ana".to_owned()),
            old_cookies: true,
            ..PersonRow::guest("p".to_owned(), "Ana".to_owned(), 0)
        };
        let row = |(created, used)| SessionRow {
            id: "s".to_owned(),
            person: "p".to_owned(),
            created: NOW - created * DAY,
            used: NOW - used * DAY,
            device: String::new(),
        };
        SessionState { has_ended: false, session: session.map(row), person: Some(person) }
    }

    fn of(issued: Option<i64>, known: &SessionState) -> SessionStanding {
        let issued = issued.map(|days| NOW - days * DAY);
        let session = Session { person: "p".to_owned(), id: "s".to_owned(), issued };
        stand(&session, known, &Limits::default(), NOW)
    }

    #[test]
    fn guests_need_a_cookie_and_people_a_session() {
        let good = |renew, note| SessionStanding::Good { renew, note };
        assert_eq!(of(Some(1), &known(false, None)), good(false, Note::None));
        assert_eq!(of(Some(31), &known(false, None)), good(true, Note::None), "it stays as long as it is used");
        assert_eq!(of(None, &known(false, None)), good(true, Note::None), "an old cookie gets its new form");
        assert_eq!(of(Some(401), &known(false, None)), SessionStanding::Over);
        assert_eq!(of(Some(1), &known(true, None)), SessionStanding::Over, "a guest's cookie is no person's");
        assert_eq!(of(None, &known(true, None)), good(true, Note::Adopt), "from before there were sessions");
        assert_eq!(of(Some(1), &known(true, Some((1, 0)))), good(false, Note::None));
        assert_eq!(of(Some(1), &known(true, Some((1, 1)))), good(false, Note::Use));
        assert_eq!(of(Some(1), &known(true, Some((100, 91)))), SessionStanding::Over, "too long unused");
        assert_eq!(of(Some(1), &known(true, Some((366, 0)))), SessionStanding::Over, "too old");
        let ended = SessionState { has_ended: true, ..known(false, None) };
        assert_eq!(of(Some(1), &ended), SessionStanding::Over);
        let mut renounced = known(true, None);
        renounced.person.as_mut().unwrap().old_cookies = false;
        assert_eq!(of(None, &renounced), SessionStanding::Over, "old cookies end with the passphrase");
    }
}
