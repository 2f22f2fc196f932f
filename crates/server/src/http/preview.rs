//! What a link shows of itself where it is shared: which game it leads to, and that game's picture.

use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, header};
use std::net::SocketAddr;
use std::num::NonZeroU32;

use super::cookies::is_secure;
use super::limit::address;
use super::people::language;
use crate::ids;
use crate::state::AppState;

/// The picture of every page that is not about one game.
const PICTURE: &str = "/share.png";

/// What is told of a page beside its picture.
struct Told {
    game: String,
    title: String,
    about: String,
}

/// The page, with what its address leads to written where previews look. `is_counted` says whether the request was
/// already counted as one that asks the store.
pub async fn written(
    state: &AppState,
    page: &[u8],
    path: &str,
    headers: &HeaderMap,
    from: Option<&ConnectInfo<SocketAddr>>,
    is_counted: bool,
) -> Vec<u8> {
    let Ok(text) = std::str::from_utf8(page) else { return page.to_vec() };
    let may_ask = || is_counted || state.limiter.request(address(state, headers, from), NonZeroU32::MIN).is_ok();
    let told = told(state, path, headers, may_ask).await;
    let mut text = text.to_owned();
    let mut picture = PICTURE.to_owned();
    if let Some(Told { game, title, about }) = told {
        text = with_content(&with_content(&text, "og:title", &title), "og:description", &about);
        let own = format!("share-{game}.jpg");
        if super::web::has(&own) {
            picture = format!("/{own}");
        }
    }
    let scheme = if is_secure(&state.config, headers) { "https" } else { "http" };
    with_content(&text, "og:image", &absolute(&picture, scheme, headers)).into_bytes()
}

/// The game that an address is about, and what to say of it in the language of whoever asks.
async fn told(state: &AppState, path: &str, headers: &HeaderMap, may_ask: impl Fn() -> bool) -> Option<Told> {
    let (kind, name) = path.split_once('/')?;
    let game = match kind {
        "play" | "learn" | "rules" | "book" => name.to_owned(),
        // Whoever has the address may look at the table, so its game is no secret.
        "table" | "replay" if ids::is_plausible(name) && may_ask() => {
            // A store that is away keeps nobody from the page.
            state.store.table(name).await.ok()??.row.game
        }
        _ => return None,
    };
    let words = state.words(language(headers));
    if !words.games().contains(&game.as_str()) {
        return None;
    }
    let named = words.say(&format!("title-{game}"), &[]);
    let title = match kind {
        "table" => words.say("preview-table", &[("game", named.into())]),
        "replay" => words.say("preview-replay", &[("game", named.into())]),
        _ => format!("{named} · Féerie"),
    };
    let about = words.say(&format!("about-{game}"), &[]).split_whitespace().collect::<Vec<_>>().join(" ");
    Some(Told { game, title, about })
}

/// A picture's whole address: previews do not resolve relative ones.
fn absolute(picture: &str, scheme: &str, headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let is_host = |host: &&str| host.chars().all(|letter| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter));
    host.filter(is_host).map_or_else(|| picture.to_owned(), |host| format!("{scheme}://{host}{picture}"))
}

/// The page with other words in one of its `meta` elements; as it is, if it has no such element.
fn with_content(page: &str, property: &str, content: &str) -> String {
    const OPENS: &str = "content=\"";
    let begin = || {
        let at = page.find(&format!("property=\"{property}\""))?;
        let from = at + page[at..].find(OPENS)? + OPENS.len();
        Some((from, from + page[from..].find('"')?))
    };
    let Some((from, to)) = begin() else { return page.to_owned() };
    let escaped = content.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;");
    format!("{}{escaped}{}", &page[..from], &page[to..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_preview_finds_the_picture_wherever_the_client_is_served_from() {
        let told = |host: &'static str| {
            let headers = HeaderMap::from_iter([(header::HOST, host.parse().unwrap())]);
            absolute("/share.png", "https", &headers)
        };
        assert_eq!(told("feerie.example:8443"), "https://feerie.example:8443/share.png");
        assert_eq!(told(r#"a"><script>"#), "/share.png");
    }

    #[test]
    fn words_are_written_into_their_own_element_and_cannot_leave_it() {
        let page = r#"<meta property="og:title" content="a" /><meta
            property="og:description" content="b" />"#;
        let written = with_content(page, "og:description", r#""><script> & more"#);
        assert!(written.contains(r#"property="og:title" content="a""#), "{written}");
        assert!(written.ends_with(r#"content="&quot;&gt;&lt;script&gt; &amp; more" />"#), "{written}");
        assert_eq!(with_content(page, "og:image", "c"), page);
    }
}
