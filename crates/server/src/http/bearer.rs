//! Programs that come with the token of a bot account in place of a cookie.

use axum::http::{HeaderMap, Method, header};
use feerie_words::Lang;
use std::net::IpAddr;

use super::people::Asker;
use crate::accounts::{USE, hash_of_token};
use crate::error::Problem;
use crate::ids;
use crate::keys::Session;
use crate::security::{self, Event};
use crate::state::AppState;
use crate::store::{BotAccount, Change};
use crate::wire::Me;

/// The token that a request brings. Other schemes in that header are meant for a proxy in between.
pub fn token_of(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// Whether a token opens an address: games and tables, and reading what the bot account itself has done. Whatever is not
/// named here is the account of a person.
pub fn may_ask(method: &Method, path: &str) -> Result<(), Problem> {
    let is_open = match path {
        "/ws" | "/api/games" | "/api/tables" | "/api/verify" => true,
        "/api/me" | "/api/me/games" | "/api/me/ratings" => method == Method::GET,
        path => path.starts_with("/api/tables/"),
    };
    if is_open { Ok(()) } else { Err(Problem::NotForBots) }
}

/// The bot account of a token. There are no cookies: the token comes with each request.
pub async fn recognize(state: &AppState, token: &str, address: IpAddr, lang: Lang) -> Result<Asker, Problem> {
    let found = match hash_of_token(token) {
        Some(hash) => state.store.bot_of_token(&hash).await?,
        None => None,
    };
    let Some(BotAccount { person, token }) = found else {
        if state.limiter.is_noted(address) {
            security::note(Event::TokenRefused, address, "");
        }
        return Err(Problem::BadToken);
    };
    let now = ids::now();
    if token.used.is_none_or(|used| now - used > USE)
        && let Err(error) = state.store.commit(vec![Change::UseToken(token.id.clone(), now)]).await
    {
        tracing::warn!(%error, "failed to store that a token was used");
    }
    let session = Session { person: person.id.clone(), id: token.id, issued: Some(now) };
    Ok(Asker { me: Me::from(&person), session, lang, address, row: Some(person) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn only_bearers_bring_tokens() {
        let token = |text: &'static str| {
            let headers = HeaderMap::from_iter([(header::AUTHORIZATION, HeaderValue::from_static(text))]);
            token_of(&headers).map(str::to_owned)
        };
        assert_eq!(token("Bearer feerie_x"), Some("feerie_x".to_owned()));
        assert_eq!(token("bearer  feerie_x "), Some("feerie_x".to_owned()));
        assert_eq!(token("Basic Zm9vOmJhcg=="), None, "a proxy's own");
        assert_eq!(token("Bearer"), None);
    }

    #[test]
    fn a_token_opens_tables_and_nothing_else() {
        for path in ["/ws", "/api/games", "/api/tables", "/api/tables/x/join", "/api/me"] {
            assert_eq!(may_ask(&Method::GET, path), Ok(()), "{path}");
        }
        assert_eq!(may_ask(&Method::PUT, "/api/me"), Err(Problem::NotForBots));
        for path in
            ["/api/me/claim", "/api/me/bots", "/api/me/sessions", "/api/login", "/api/logout", "/api/records", "/"]
        {
            assert_eq!(may_ask(&Method::POST, path), Err(Problem::NotForBots), "{path}");
        }
    }
}
