//! A person's feed: the tables that wait for them, for play by correspondence. The address is the secret;
//! it is signed, and asking for a new one makes the old one worthless.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use feerie_words::{Lang, Words};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Answer;
use super::cookies::is_secure;
use super::people::Asker;
use super::tables::{Id, known};
use crate::config::LONGEST_LIST;
use crate::error::{ErrorBody, Problem};
use crate::state::AppState;
use crate::store::Change;
use crate::wire::TableInfo;

/// The routes.
pub fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(addresses, renew)).routes(routes!(feed))
}

/// Where my feed is, without scheme and host.
#[derive(Serialize, ToSchema)]
struct Addresses {
    atom: String,
    json: String,
}

/// In which language.
#[derive(Deserialize, IntoParams)]
struct Wanted {
    lang: Option<String>,
}

fn setting(person: &str) -> String {
    format!("feed-{person}")
}

async fn generation(state: &AppState, person: &str) -> Result<i64, Problem> {
    state.store.setting(&setting(person)).await?.map_or(Ok(1), |stored| stored.parse().map_err(|_| Problem::Internal))
}

fn written(state: &AppState, asker: &Asker, generation: i64) -> Answer<Addresses> {
    let (token, lang) = (state.keys.feed(&asker.me.id, generation), asker.lang.code());
    let address = |form: &str| format!("/api/feeds/{token}.{form}?lang={lang}");
    Answer(Addresses { atom: address("atom"), json: address("json") })
}

/// Where my feed is: a secret, for my reader of feeds only.
#[utoipa::path(get, path = "/api/me/feed", responses((status = 200, body = Addresses)))]
async fn addresses(State(state): State<AppState>, asker: Asker) -> Result<Answer<Addresses>, Problem> {
    asker.remember(&state).await?;
    let generation = generation(&state, &asker.me.id).await?;
    Ok(written(&state, &asker, generation))
}

/// A new address; the one before is worthless from now on.
#[utoipa::path(post, path = "/api/me/feed", responses((status = 200, body = Addresses)))]
async fn renew(State(state): State<AppState>, asker: Asker) -> Result<Answer<Addresses>, Problem> {
    asker.remember(&state).await?;
    let next = generation(&state, &asker.me.id).await? + 1;
    state.store.commit(vec![Change::Set(setting(&asker.me.id), next.to_string())]).await?;
    Ok(written(&state, &asker, next))
}

/// The tables that wait for somebody, as Atom or as JSON feed.
#[utoipa::path(get, path = "/api/feeds/{name}", params(("name" = String, Path), Wanted),
    responses((status = 200, description = "an Atom or JSON feed"), (status = 404, body = ErrorBody)))]
async fn feed(
    State(state): State<AppState>,
    name: Id,
    query: Result<Query<Wanted>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let Query(wanted) = query.map_err(|error| Problem::BadRequest(error.body_text()))?;
    let name = known(name)?;
    let (token, form) = name.rsplit_once('.').ok_or(Problem::NotFound)?;
    // Only what we signed is looked up.
    let (person, signed) = state.keys.read_feed(token).ok_or(Problem::NotFound)?;
    if generation(&state, person).await? != signed {
        return Err(Problem::NotFound);
    }
    let lang: Lang = wanted.lang.and_then(|lang| lang.parse().ok()).unwrap_or(Lang::En);
    let words = state.words(lang);
    let home = home(&state, &headers);
    let tables = state.tables.of_person(person, LONGEST_LIST).await?;
    let entries: Vec<FeedEntry> =
        tables.iter().filter(|table| waits(table)).map(|table| FeedEntry::of(table, &home, words)).collect();
    let title = words.say("feed-title", &[]);
    let (kind, text) = match form {
        "atom" => ("application/atom+xml; charset=utf-8", atom(&title, &home, &entries)),
        "json" => ("application/feed+json; charset=utf-8", json_feed(&title, &home, &entries)),
        _ => return Err(Problem::NotFound),
    };
    Ok(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "private, no-cache")], text).into_response())
}

/// Whether a table waits for the person whose it is.
fn waits(table: &TableInfo) -> bool {
    let mut acting = table.acting.iter().filter_map(|&seat| table.seats.get(usize::from(seat)));
    acting.any(|seat| seat.mine && seat.held.is_none())
}

fn home(state: &AppState, headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let scheme = if is_secure(&state.config, headers) { "https" } else { "http" };
    format!("{scheme}://{host}")
}

struct FeedEntry {
    /// The same table is news again at its next turn.
    id: String,
    url: String,
    title: String,
    since: String,
}

impl FeedEntry {
    fn of(table: &TableInfo, home: &str, words: &Words) -> FeedEntry {
        let url = format!("{home}/table/{}", table.id);
        let game = words.say(&format!("title-{}", table.game), &[]);
        let since = table.times.as_ref().map_or(table.created, |times| times.since);
        FeedEntry {
            id: format!("{url}#{}", table.seq),
            url,
            title: words.say("feed-your-turn", &[("game", game.into())]),
            since: date(since),
        }
    }
}

fn atom(title: &str, home: &str, entries: &[FeedEntry]) -> String {
    let newest = entries.iter().map(|entry| entry.since.clone()).max().unwrap_or_else(|| date(0));
    let (title, home) = (escape(title), escape(home));
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n<title>{title}</title>\n\
         <id>{home}/games</id>\n<link href=\"{home}/games\"/>\n<author><name>Féerie</name></author>\n<updated>{newest}</updated>\n"
    );
    for entry in entries {
        let [id, url, title] = [&entry.id, &entry.url, &entry.title].map(|text| escape(text));
        let since = &entry.since;
        text.push_str(&format!(
            "<entry>\n<title>{title}</title>\n<id>{id}</id>\n<link href=\"{url}\"/>\n<updated>{since}</updated>\n</entry>\n"
        ));
    }
    text.push_str("</feed>\n");
    text
}

fn json_feed(title: &str, home: &str, entries: &[FeedEntry]) -> String {
    let items: Vec<_> = entries
        .iter()
        .map(|entry| {
            json!({"id": entry.id, "url": entry.url, "title": entry.title, "content_text": entry.title, "date_published": entry.since})
        })
        .collect();
    let version = "https://jsonfeed.org/version/1.1";
    json!({"version": version, "title": title, "home_page_url": format!("{home}/games"), "items": items}).to_string()
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A moment as feeds write it, to the second.
fn date(milliseconds: i64) -> String {
    Timestamp::from_second(milliseconds.div_euclid(1000)).unwrap_or_default().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_written_as_feeds_do() {
        for (milliseconds, written) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399_999, "2000-02-28T23:59:59Z"),
            (951_868_800_000, "2000-03-01T00:00:00Z"),
            (1_709_164_800_000, "2024-02-29T00:00:00Z"),
            (4_102_444_799_000, "2099-12-31T23:59:59Z"),
        ] {
            assert_eq!(date(milliseconds), written);
        }
    }

    #[test]
    fn nothing_in_a_feed_is_markup() {
        let entry = FeedEntry { id: "a\"b".into(), url: "u&v".into(), title: "<x>".into(), since: date(0) };
        let text = atom("<&>", "h", &[entry]);
        assert!(
            text.contains("<title>&lt;&amp;&gt;</title>") && text.contains("href=\"u&amp;v\"") && !text.contains("<x>")
        );
    }
}
