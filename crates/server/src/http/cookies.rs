//! The cookies: what they are called, when they are for encrypted connections only, how they are read and set.

use axum::http::{HeaderMap, HeaderValue, header};

use crate::accounts::LONGEST_COOKIE;
use crate::config::Config;
use crate::keys::Session;
use crate::state::AppState;

/// The session, on encrypted connections: browsers let nobody but this very host set it.
const SAFE: &str = "__Host-feerie";
/// The session elsewhere.
const PLAIN: &str = "feerie_session";
/// What it was called when it had no date.
const OLD: &str = "feerie_guest";
/// The proof that a person once logged in on this device.
const SAFE_DEVICE: &str = "__Host-feerie-device";
const PLAIN_DEVICE: &str = "feerie_device";

/// Whether a request came over an encrypted connection, as far as we are told.
pub fn is_secure(config: &Config, headers: &HeaderMap) -> bool {
    let proto = headers.get_all("x-forwarded-proto").iter().next_back().and_then(|value| value.to_str().ok());
    let is_https = proto.and_then(|list| list.rsplit(',').next()).is_some_and(|proto| proto.trim() == "https");
    config.secure_cookies || (config.behind_proxy && is_https)
}

/// The session of the cookie that a browser sent.
pub struct PresentedSession {
    /// Which one.
    pub session: Session,
    /// Whether it came under the name that it has now.
    pub is_current: bool,
}

/// The session that a request brings, if it is one of ours. On encrypted connections only cookies that nobody but this host
/// can set count, and those from before there were such: anybody in between, and any neighbour of this host, could give
/// a browser another one, and with it a session of their own.
pub fn session_of(state: &AppState, headers: &HeaderMap) -> Option<PresentedSession> {
    let is_secure = is_secure(&state.config, headers);
    let names: &[&str] = if is_secure { &[SAFE, PLAIN, OLD] } else { &[PLAIN, OLD] };
    names.iter().enumerate().find_map(|(at, name)| {
        let session = state.keys.read_cookie(cookie(headers, name)?)?;
        let is_current = at == 0;
        let may_be_planted = is_secure && !is_current && session.issued.is_some();
        (!may_be_planted).then_some(PresentedSession { session, is_current })
    })
}

/// The device that a request comes from, if that person logged in on it once.
pub fn device_of<'h>(state: &AppState, headers: &'h HeaderMap, person: &str) -> Option<&'h str> {
    let name = if is_secure(&state.config, headers) { SAFE_DEVICE } else { PLAIN_DEVICE };
    let (known, nonce) = state.keys.read_device(cookie(headers, name)?)?;
    (known == person).then_some(nonce)
}

fn cookie<'h>(headers: &'h HeaderMap, wanted: &str) -> Option<&'h str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

/// The headers that give a browser its session, and take what it had under older names.
pub fn set_session(state: &AppState, asked: &HeaderMap, session: &Session) -> Vec<HeaderValue> {
    let is_secure = is_secure(&state.config, asked);
    let name = if is_secure { SAFE } else { PLAIN };
    let mut set = vec![set(name, &state.keys.cookie(session), LONGEST_COOKIE / 1000, is_secure)];
    let older = [PLAIN, OLD].into_iter().filter(|older| *older != name && cookie(asked, older).is_some());
    set.extend(older.map(|older| self::set(older, "", 0, false)));
    set
}

/// The header that makes a device known for a person. One that is known already stays the same device: each has a budget
/// of attempts, and logging in must not make more of them.
pub fn set_device(state: &AppState, asked: &HeaderMap, person: &str) -> HeaderValue {
    let is_secure = is_secure(&state.config, asked);
    let name = if is_secure { SAFE_DEVICE } else { PLAIN_DEVICE };
    let known = device_of(state, asked, person).and_then(|_| cookie(asked, name));
    let token = known.map_or_else(|| state.keys.device(person), str::to_owned);
    set(name, &token, LONGEST_COOKIE / 1000, is_secure)
}

fn set(name: &str, value: &str, seconds: i64, is_secure: bool) -> HeaderValue {
    let secure = if is_secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    // Letters, digits and the punctuation above.
    HeaderValue::try_from(text).unwrap_or(HeaderValue::from_static(""))
}
