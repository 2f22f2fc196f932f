//! Cookies: which connection they are for, how long they last, and what becomes of those of old.

use crate::common::{TestServer, text};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use feerie_load::client::{Answer, Person};
use hmac::{Hmac, KeyInit as _, Mac as _};
use reqwest::Method;
use serde_json::json;
use sha2::Sha256;
use sqlx::{Connection as _, SqliteConnection};
use std::path::Path;

const DAY: i64 = 24 * 3600 * 1000;

async fn claim(person: &mut Person) {
    let answer = person.post("/api/me/claim", json!({"name": "Ana", "passphrase": "correct horse"})).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    person.take_cookie(&answer);
}

fn set_cookies(answer: &Answer) -> Vec<String> {
    answer.headers.get_all("set-cookie").iter().map(|value| value.to_str().unwrap().to_owned()).collect()
}

async fn file(data: &Path) -> SqliteConnection {
    SqliteConnection::connect(&format!("sqlite://{}", data.display())).await.unwrap()
}

async fn id_of(person: &Person) -> String {
    text(&person.get("/api/me").await.unwrap().body["id"]).to_owned()
}

#[tokio::test]
async fn cookies_are_for_the_connection_they_came_over() {
    let server = TestServer::open_as(|config| config.behind_proxy = true).await;
    let https = [("x-forwarded-proto", "https")];
    let mut ana = server.person().await;
    assert!(ana.cookie.starts_with("feerie_session="), "{}", ana.cookie);
    // A cookie that anybody in between could have set counts for nothing over HTTPS: it might be a stranger's session.
    let planted = ana.ask(Method::GET, "/api/me", None, &https).await.unwrap();
    assert_ne!(planted.body["id"], json!(ana.id));
    assert_eq!(ana.ask(Method::GET, "/api/me/games", None, &https).await.unwrap().body["tables"], json!([]));
    claim(&mut ana).await;
    // Whoever logs in over HTTPS has a session under a name that nobody else can set.
    let login = json!({"name": "Ana", "passphrase": "correct horse"});
    let safe = ana.ask(Method::POST, "/api/login", Some(login), &https).await.unwrap();
    assert_eq!(safe.body["id"], json!(ana.id));
    let set = set_cookies(&safe);
    assert!(set[0].starts_with("__Host-feerie=") && set[0].contains("; Secure"), "{set:?}");
    assert!(set[0].contains("; Path=/;") && !set[0].contains("Domain"), "{set:?}");
    assert!(set[0].contains("HttpOnly") && set[0].contains("SameSite=Lax"), "{set:?}");
    assert!(set.iter().any(|set| set.starts_with("feerie_session=;") && set.contains("Max-Age=0")), "{set:?}");
    assert!(set.iter().any(|set| set.starts_with("__Host-feerie-device=")), "{set:?}");
    assert!(safe.headers.contains_key("strict-transport-security"));
    ana.take_cookie(&safe);
    let again = ana.ask(Method::GET, "/api/me", None, &https).await.unwrap();
    assert_eq!((again.body["id"].clone(), set_cookies(&again).len()), (json!(ana.id), 0));
    // Without a proxy that we believe, anybody could say so.
    let server = TestServer::open().await;
    let guest = reqwest::Client::new().get(format!("http://{}/api/me", server.address)).header(https[0].0, https[0].1);
    let answer = guest.send().await.unwrap();
    assert!(!answer.headers()["set-cookie"].to_str().unwrap().contains("Secure"));
}

#[tokio::test]
async fn sessions_grow_old() {
    let server = TestServer::open().await;
    let mut ana = server.person().await;
    claim(&mut ana).await;
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
    let age = async |created: i64, used: i64| {
        let set = sqlx::query("UPDATE sessions SET created = $1, used = $2").bind(now - created).bind(now - used);
        set.execute(&mut file(&server.data()).await).await.unwrap();
    };
    age(300 * DAY, 80 * DAY).await;
    assert_eq!(id_of(&ana).await, ana.id);
    let used = ana.get("/api/me/sessions").await.unwrap().body["sessions"][0]["used"].as_i64().unwrap();
    assert!(used > now - DAY, "a visit is written down");
    for (created, used) in [(300 * DAY, 91 * DAY), (366 * DAY, 0)] {
        age(created, used).await;
        assert_eq!(ana.get("/api/me/games").await.unwrap().code(), "session_ended", "{created} {used}");
        assert!(ana.socket().await.is_err());
    }
}

/// The cookie that somebody got before cookies had dates.
async fn cookie_of_old(data: &Path, person: &str, session: &str) -> String {
    let key: String = sqlx::query_scalar("SELECT value FROM settings WHERE name = 'signing-key'")
        .fetch_one(&mut file(data).await)
        .await
        .unwrap();
    let mut mac = Hmac::<Sha256>::new_from_slice(&BASE64.decode(key).unwrap()).unwrap();
    for part in ["cookie", person, session] {
        mac.update(part.as_bytes());
        mac.update(&[0]);
    }
    format!("feerie_guest={person}.{session}.{}", BASE64.encode(mac.finalize().into_bytes()))
}

#[tokio::test]
async fn cookies_of_old_are_taken_and_replaced() {
    let server = TestServer::open().await;
    let mut ana = server.person().await;
    claim(&mut ana).await;
    let mut old = ana.clone();
    old.cookie = cookie_of_old(&server.data(), &ana.id, "0123456789abcdef").await;
    assert_ne!(id_of(&old).await, ana.id, "since she chose a passphrase they count no longer");
    // Somebody who kept a name before sessions were written down.
    let mut raw = file(&server.data()).await;
    for text in ["DELETE FROM sessions", "UPDATE people SET old_cookies = TRUE"] {
        sqlx::query(text).execute(&mut raw).await.unwrap();
    }
    let welcome = old.get("/api/me").await.unwrap();
    assert_eq!(welcome.body["id"], json!(ana.id));
    let stolen = old.clone();
    old.take_cookie(&welcome);
    assert!(old.cookie.starts_with("feerie_session=") && !old.cookie.contains("feerie_guest"), "{}", old.cookie);
    assert_eq!(id_of(&old).await, ana.id);
    assert_eq!(old.get("/api/me/sessions").await.unwrap().body["sessions"].as_array().unwrap().len(), 1);
    // What is ended stays ended, in its old form too.
    assert_eq!(old.post("/api/logout", json!({})).await.unwrap().status, 204);
    for person in [&old, &stolen] {
        assert_eq!(person.get("/api/me/games").await.unwrap().code(), "session_ended");
    }
}
