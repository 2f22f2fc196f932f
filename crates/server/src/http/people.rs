//! Who asks: guests at once, people with a passphrase when they like.

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::Response;
use feerie_core::MAX_SEATS;
use feerie_words::Lang;
use std::net::IpAddr;
use std::num::NonZeroU32;

use super::bearer;
use super::cookies::{self, PresentedSession};
use super::limit::address;
use crate::accounts::{Face, Note, SessionStanding, check_name, device_of, likeness_of, login_of, stand};
use crate::error::Problem;
use crate::ids;
use crate::keys::Session;
use crate::security::{self, Event};
use crate::state::AppState;
use crate::store::{Change, PersonRow, SessionRow, StoreError};
use crate::wire::{Me, SeatWish};

/// Most bytes that a person adds to the dice.
const LONGEST_SALT: usize = 64;

/// Who asks, and in which language.
#[derive(Clone, Debug)]
pub struct Asker {
    /// Who.
    pub me: Me,
    /// On which device.
    pub session: Session,
    /// The language of the answer.
    pub lang: Lang,
    /// From where.
    pub address: IpAddr,
    /// As stored; none for guests who have done nothing yet.
    pub row: Option<PersonRow>,
}

impl<S: Send + Sync> FromRequestParts<S> for Asker {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Asker, Problem> {
        // The middleware put it there; without it no route is served.
        parts.extensions.get().cloned().ok_or(Problem::Internal)
    }
}

/// The language that a request asks for.
pub fn language(headers: &HeaderMap) -> Lang {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    // Browsers list the best first.
    let mut known = wanted.split(',').filter_map(|one| one.trim().split(['-', ';']).next()?.parse().ok());
    known.next().unwrap_or(Lang::En)
}

/// Finds out who asks; a request without a session gets a new guest.
pub async fn identify(State(state): State<AppState>, mut request: Request, next: Next) -> Result<Response, Problem> {
    let lang = language(request.headers());
    let address = address(&state, request.headers(), request.extensions().get());
    if let Some(token) = bearer::token_of(request.headers()) {
        bearer::may_ask(request.method(), request.uri().path())?;
        let asker = bearer::recognize(&state, token, address, lang).await?;
        request.extensions_mut().insert(asker);
        return Ok(next.run(request).await);
    }
    let (known, mut cookies) = match cookies::session_of(&state, request.headers()) {
        Some(brought) => {
            let (headers, is_anew) = (request.headers(), may_begin_anew(request.method(), request.uri().path()));
            recognize(&state, brought, address, headers, is_anew).await?
        }
        None => (None, Vec::new()),
    };
    let (session, row) = match known {
        Some(known) => known,
        None => {
            let session = Session::guest();
            cookies = cookies::set_session(&state, request.headers(), &session);
            (session, None)
        }
    };
    let me = match &row {
        Some(row) => Me::from(row),
        None => newcomer(&state, lang, &session.person),
    };
    request.extensions_mut().insert(Asker { me, session, lang, address, row });
    let mut response = next.run(request).await;
    // A handler that logs in or out sets its own cookies.
    if !response.headers().contains_key(header::SET_COOKIE) {
        for cookie in cookies {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
    }
    Ok(response)
}

/// The person who holds a session, with the cookies to renew it; none if it is over and the request may make a new guest.
async fn recognize(
    state: &AppState,
    brought: PresentedSession,
    address: IpAddr,
    headers: &HeaderMap,
    may_begin_anew: bool,
) -> Result<(Option<(Session, Option<PersonRow>)>, Vec<HeaderValue>), Problem> {
    let PresentedSession { session, is_current } = brought;
    let (found, now) = (state.store.session(&session.id, &session.person).await?, ids::now());
    let SessionStanding::Good { renew, note } = stand(&session, &found, &state.config.limits, now) else {
        if state.limiter.is_noted(address) {
            security::note(Event::StaleSession, address, &session.person);
        }
        // Elsewhere a new guest would act in place of the person, or take away the cookie of a new session.
        return if may_begin_anew { Ok((None, Vec::new())) } else { Err(Problem::SessionEnded) };
    };
    let id = session.id.clone();
    let change = match note {
        Note::None => None,
        Note::Use => Some(Change::UseSession(id, now)),
        Note::Adopt => Some(Change::AdoptSession(new_session(&session, headers))),
    };
    if let Some(change) = change
        && let Err(error) = state.store.commit(vec![change]).await
    {
        tracing::warn!(%error, "failed to store that a session was used");
    }
    let renewed = renew || !is_current;
    let cookies = if renewed { cookies::set_session(state, headers, &session) } else { Vec::new() };
    Ok((Some((session, found.person)), cookies))
}

/// Whether a request with a session that is over may make a new guest: pages, asking who one is, and logging in.
fn may_begin_anew(method: &Method, path: &str) -> bool {
    match path {
        "/api/me" => method == Method::GET,
        "/api/login" => true,
        path => !path.starts_with("/api/") && path != "/ws",
    }
}

/// A session as it is written down.
pub fn new_session(session: &Session, headers: &HeaderMap) -> SessionRow {
    let now = ids::now();
    let (id, person) = (session.id.clone(), session.person.clone());
    SessionRow { id, person, created: now, used: now, device: device_of(headers) }
}

/// Whether a session is still valid: sockets ask now and then. If the store does not answer, it is taken to be.
pub async fn still_holds(state: &AppState, session: &Session) -> bool {
    let now = ids::now();
    let Ok(found) = state.store.session(&session.id, &session.person).await else { return true };
    match stand(session, &found, &state.config.limits, now) {
        SessionStanding::Good { note: Note::Use, .. } => {
            // If it cannot be written down now, then at the next look.
            let _ = state.store.commit(vec![Change::UseSession(session.id.clone(), now)]).await;
            true
        }
        SessionStanding::Good { .. } => true,
        SessionStanding::Over => false,
    }
}

/// Makes a guest of a client that opens a page: before any script of it runs, so that two of its first requests
/// are never two people. Pictures and scripts, which are publicly cacheable, carry no cookie.
pub async fn greet(state: State<AppState>, request: Request, next: Next) -> Result<Response, Problem> {
    let accepted = request.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok());
    if accepted.is_some_and(|accepted| accepted.contains("text/html")) {
        // The store is asked who it is.
        state.limiter.request(address(&state, request.headers(), request.extensions().get()), NonZeroU32::MIN)?;
        return identify(state, request, next).await;
    }
    Ok(next.run(request).await)
}

fn guest_name(state: &AppState, lang: Lang, id: &str) -> String {
    let number = id.bytes().fold(0u32, |sum, byte| (sum * 31 + u32::from(byte)) % 9000) + 1000;
    state.words(lang).say("guest-name", &[("number", number.to_string().into())])
}

/// A guest who is not stored yet.
fn newcomer(state: &AppState, lang: Lang, id: &str) -> Me {
    Me { id: id.to_owned(), name: guest_name(state, lang, id), claimed: false, face: Face::of(id), owner: None }
}

impl From<&PersonRow> for Me {
    fn from(row: &PersonRow) -> Me {
        let face = Face::chosen_or_of(row.face.as_deref(), &row.id);
        let (id, name, owner) = (row.id.clone(), row.name.clone(), row.owner.clone());
        Me { id, name, claimed: row.login.is_some(), face, owner }
    }
}

impl Asker {
    /// Writes a guest down who begins to do things worth remembering.
    pub async fn remember(&self, state: &AppState) -> Result<(), Problem> {
        if self.row.is_some() {
            return Ok(());
        }
        state.limiter.newcomer(self.address)?;
        Ok(state.store.commit(vec![Change::PutPerson(self.to_row())]).await?)
    }

    /// Who sits down at a table, remembered. A guest whose name somebody keeps by now goes by a guest's name.
    pub async fn sit(&self, state: &AppState) -> Result<Me, Problem> {
        self.remember(state).await?;
        if self.row.is_some() && !self.me.claimed && self.may_use_name(state, &self.me.name).await.is_err() {
            return Ok(Me { name: guest_name(state, self.lang, &self.me.id), ..self.me.clone() });
        }
        Ok(self.me.clone())
    }

    /// Whether this person may go by a name: not if somebody else keeps one that looks like it.
    pub async fn may_use_name(&self, state: &AppState, name: &str) -> Result<(), Problem> {
        match state.store.person_by_likeness(&likeness_of(name)).await? {
            Some(keeper) if keeper.id != self.me.id => Err(Problem::NameTaken),
            _ => Ok(()),
        }
    }

    /// Whether the names wished for at one screen are free. Among themselves people may call each other what they
    /// like; where strangers may come, nobody goes by a name that somebody else keeps.
    pub async fn may_wish(&self, state: &AppState, seats: &[SeatWish], is_listed: bool) -> Result<(), Problem> {
        if !is_listed && !seats.iter().any(|wish| matches!(wish, SeatWish::Open)) {
            return Ok(());
        }
        // More wishes than any game has seats are refused by the game; the store is not asked about each of them.
        for wish in seats.iter().take(MAX_SEATS) {
            if let SeatWish::Me { name: Some(name), .. } = wish {
                self.may_use_name(state, &check_name(name)?).await?;
            }
        }
        Ok(())
    }

    /// Goes by another name, or has another face, from now on. A name that is kept is what one logs in with: it is changed
    /// with the passphrase, or not at all.
    pub async fn present(&self, state: &AppState, name: Option<&str>, face: Option<Face>) -> Result<Me, Problem> {
        let mut row = self.to_row();
        if let Some(name) = name {
            let name = check_name(name)?;
            if row.login.as_ref().is_some_and(|login| *login != login_of(&name) && name != row.name) {
                return Err(Problem::NameKept);
            }
            self.may_use_name(state, &name).await?;
            row.name = name;
        }
        if let Some(face) = face {
            row.face = Some(face.word().to_owned());
        }
        let me = Me::from(&row);
        if self.row.is_none() {
            state.limiter.newcomer(self.address)?;
        }
        state.store.commit(vec![Change::PutPerson(row)]).await.map_err(taken)?;
        Ok(me)
    }

    /// This person as stored, or to be stored.
    pub fn to_row(&self) -> PersonRow {
        let guest = || PersonRow::guest(self.me.id.clone(), self.me.name.clone(), ids::now());
        self.row.clone().unwrap_or_else(guest)
    }
}

/// Where a person is written, what is taken is the name.
pub fn taken(error: StoreError) -> Problem {
    match error {
        StoreError::Taken => Problem::NameTaken,
        error => error.into(),
    }
}

/// What a person adds to the dice.
pub fn check_salt(salt: &str) -> Result<String, Problem> {
    if salt.len() > LONGEST_SALT || salt.chars().any(char::is_control) {
        return Err(Problem::BadRequest(format!("a salt has at most {LONGEST_SALT} bytes, all of them visible")));
    }
    Ok(salt.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_we_speak_is_taken() {
        let asked = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_str(text).unwrap());
            language(&headers)
        };
        assert_eq!(asked("fr-FR,fr;q=0.9,en;q=0.8"), Lang::Fr);
        assert_eq!(asked("de, en-GB;q=0.7, fr"), Lang::En);
        assert_eq!(asked(";;,,"), Lang::En);
    }
}
