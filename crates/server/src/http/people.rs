//! Who asks: guests at once, people with a passphrase when they like.

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use feerie_words::Lang;

use crate::config::LONGEST_NAME;
use crate::error::Problem;
use crate::ids;
use crate::keys::Session;
use crate::lanes::Lane;
use crate::state::AppState;
use crate::store::{Change, PersonRow, StoreError};
use crate::wire::Me;

/// The cookie's name.
pub const COOKIE: &str = "feerie_guest";
/// How long a browser keeps it: browsers allow no more.
const COOKIE_SECONDS: u32 = 400 * 24 * 3600;
/// Fewest and most characters of a passphrase.
const PASSPHRASE: (usize, usize) = (8, 200);
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
    /// As stored; none for guests who have done nothing yet.
    row: Option<PersonRow>,
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

/// Finds out who asks; whoever is nobody yet becomes a guest.
pub async fn identify(State(state): State<AppState>, mut request: Request, next: Next) -> Result<Response, Problem> {
    let lang = language(request.headers());
    let known = match cookie_of(request.headers()).and_then(|cookie| state.keys.read_cookie(cookie)) {
        Some(session) => {
            let found = state.store.session(&session.id, &session.person).await?;
            (!found.has_ended).then_some((session, found.person))
        }
        None => None,
    };
    let is_new = known.is_none();
    let (session, row) = known.unwrap_or_else(|| (Session::guest(), None));
    let me = match &row {
        Some(row) => Me { id: row.id.clone(), name: row.name.clone(), claimed: row.login.is_some() },
        None => Me { id: session.person.clone(), name: guest_name(&state, lang, &session.person), claimed: false },
    };
    let cookie = is_new.then(|| set_cookie(&state, &session));
    request.extensions_mut().insert(Asker { me, session, lang, row });
    let mut response = next.run(request).await;
    // A handler that logs somebody in or out sets its own.
    if let Some(cookie) = cookie
        && !response.headers().contains_key(header::SET_COOKIE)
    {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Makes a guest of whoever opens a page: before any script of it runs, so that two of its first requests
/// are never two people. Pictures and scripts, which caches keep for everybody, carry no cookie.
pub async fn greet(state: State<AppState>, request: Request, next: Next) -> Result<Response, Problem> {
    let accepted = request.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok());
    if accepted.is_some_and(|accepted| accepted.contains("text/html")) {
        return identify(state, request, next).await;
    }
    Ok(next.run(request).await)
}

fn cookie_of(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value)
}

/// The header that gives a browser its cookie.
pub fn set_cookie(state: &AppState, session: &Session) -> HeaderValue {
    let secure = if state.config.secure_cookies { "; Secure" } else { "" };
    let cookie = state.keys.cookie(session);
    let text = format!("{COOKIE}={cookie}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}");
    // Letters, digits and the punctuation above.
    HeaderValue::try_from(text).unwrap_or(HeaderValue::from_static(""))
}

fn guest_name(state: &AppState, lang: Lang, id: &str) -> String {
    let number = id.bytes().fold(0u32, |sum, byte| (sum * 31 + u32::from(byte)) % 9000) + 1000;
    state.words(lang).say("guest-name", &[("number", number.to_string().into())])
}

impl Asker {
    /// Writes a guest down who begins to do things worth remembering.
    pub async fn remember(&self, state: &AppState) -> Result<(), Problem> {
        if self.row.is_some() {
            return Ok(());
        }
        Ok(state.store.commit(vec![Change::PutPerson(self.to_row())]).await?)
    }

    /// Goes by another name from now on.
    pub async fn rename(&self, state: &AppState, name: &str) -> Result<Me, Problem> {
        let row = PersonRow { name: check_name(name)?, ..self.to_row() };
        let me = Me { id: row.id.clone(), name: row.name.clone(), claimed: row.login.is_some() };
        state.store.commit(vec![Change::PutPerson(row)]).await?;
        Ok(me)
    }

    /// Keeps name and history under a passphrase.
    pub async fn claim(&self, state: &AppState, name: &str, passphrase: &str) -> Result<Me, Problem> {
        let name = check_name(name)?;
        let length = passphrase.chars().count();
        if !(PASSPHRASE.0..=PASSPHRASE.1).contains(&length) {
            let (least, most) = PASSPHRASE;
            return Err(Problem::BadRequest(format!("a passphrase has {least} to {most} characters, not {length}")));
        }
        let secret = passphrase.to_owned();
        let hash = state.tables.think(Lane::Door, move || Argon2::default().hash_password(secret.as_bytes()));
        let hash = hash.await?.map_err(|error| {
            tracing::error!(%error, "a passphrase could not be hashed");
            Problem::Internal
        })?;
        let row = PersonRow {
            login: Some(login_of(&name)),
            passphrase: Some(hash.to_string()),
            name: name.clone(),
            ..self.to_row()
        };
        state.store.commit(vec![Change::PutPerson(row)]).await.map_err(|error| match error {
            StoreError::Taken => Problem::NameTaken,
            error => error.into(),
        })?;
        Ok(Me { id: self.me.id.clone(), name, claimed: true })
    }

    fn to_row(&self) -> PersonRow {
        self.row.clone().unwrap_or_else(|| PersonRow {
            id: self.me.id.clone(),
            name: self.me.name.clone(),
            login: None,
            passphrase: None,
            created: ids::now(),
        })
    }
}

/// Whoever has this name and this passphrase. Unknown names take as long as wrong passphrases.
pub async fn log_in(state: &AppState, name: &str, passphrase: &str) -> Result<Me, Problem> {
    /// A hash that no passphrase has, made like the others.
    const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$\
                          AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    // What cannot be a name is nobody's, and is not asked of the store.
    if passphrase.len() > 4 * PASSPHRASE.1 || check_name(name).is_err() {
        return Err(Problem::BadLogin);
    }
    let row = state.store.person_by_login(&login_of(name.trim())).await?;
    let hash = row.as_ref().and_then(|row| row.passphrase.clone()).unwrap_or_else(|| NOBODY.to_owned());
    let secret = passphrase.to_owned();
    let is_right = move || {
        PasswordHash::new(&hash).is_ok_and(|hash| Argon2::default().verify_password(secret.as_bytes(), &hash).is_ok())
    };
    match (state.tables.think(Lane::Door, is_right).await?, row) {
        (true, Some(row)) => Ok(Me { id: row.id, name: row.name, claimed: true }),
        _ => Err(Problem::BadLogin),
    }
}

fn login_of(name: &str) -> String {
    name.to_lowercase()
}

/// A display name without spaces around it, if it is one.
pub fn check_name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    let length = name.chars().count();
    // Marks that reorder or hide text make one name look like another. The joiner (200D) stays: it makes emoji.
    let is_invisible = |c: char| match c {
        '\u{200d}' => false,
        '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' => true,
        c => c.is_control(),
    };
    if !(1..=LONGEST_NAME).contains(&length) || name.chars().any(is_invisible) {
        return Err(Problem::BadRequest(format!("a name has 1 to {LONGEST_NAME} visible characters")));
    }
    Ok(name.to_owned())
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
    fn names_are_trimmed_and_visible() {
        assert_eq!(check_name("  Zoé ").unwrap(), "Zoé");
        assert_eq!(check_name("<b>Robert'); DROP--</b>").unwrap(), "<b>Robert'); DROP--</b>");
        for bad in ["", "   ", "a\u{0}b", "a\nb", "\u{202e}evil", "x\u{200b}", &"é".repeat(25)] {
            assert!(check_name(bad).is_err(), "{bad:?}");
        }
    }

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
