//! Names, passphrases and sessions, over real sockets and on every store.

use crate::common::{TestServer, alone, text, wide};
use feerie_load::client::{Person, Socket};
use feerie_load::database::Fresh;
use feerie_server::Limits;
use reqwest::Method;
use serde_json::{Value, json};

/// The code of a socket whose session is over.
const LOGGED_OUT: u16 = 4401;
pub const PASSPHRASE: &str = "correct horse";

/// Runs a test in a server on a file, and in one on PostgreSQL where there is one.
pub async fn on_each_store(name: &str, test: impl AsyncFn(TestServer)) {
    test(TestServer::open().await).await;
    if let Some(database) = Fresh::for_test(name).await {
        test(TestServer::open_on(&database.url).await).await;
        database.remove().await.unwrap();
    }
}

pub async fn claim(person: &mut Person, name: &str, passphrase: &str, old: Option<&str>) -> (u16, String) {
    let mut body = json!({"name": name, "passphrase": passphrase});
    if let Some(old) = old {
        body["old"] = json!(old);
    }
    let answer = person.post("/api/me/claim", body).await.unwrap();
    person.take_cookie(&answer);
    (answer.status, answer.code().to_owned())
}

async fn log_in(server: &TestServer, name: &str, passphrase: &str) -> Person {
    let mut person = server.person().await;
    let answer = person.post("/api/login", json!({"name": name, "passphrase": passphrase})).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    person.take_cookie(&answer);
    person.id = text(&answer.body["id"]).to_owned();
    person
}

async fn id_of(person: &Person) -> String {
    text(&person.get("/api/me").await.unwrap().body["id"]).to_owned()
}

async fn sessions(person: &Person) -> Vec<Value> {
    person.get("/api/me/sessions").await.unwrap().body["sessions"].as_array().unwrap().clone()
}

/// Whatever somebody still does over a socket that has ended, it is not done.
pub async fn is_over(socket: &mut Socket) -> bool {
    socket.close_code().await.unwrap() == Some(LOGGED_OUT) && socket.send(json!({"t": "ping", "at": 1})).await.is_err()
}

#[tokio::test]
async fn a_cookie_from_before_the_claim_is_nobodys_after_it() {
    on_each_store("a_cookie_from_before_the_claim_is_nobodys_after_it", async |server| {
        let mut ana = server.person().await;
        alone(&ana, "lutins", 2).await;
        let planted = ana.clone();
        let mut thief = planted.socket().await.unwrap();
        assert_eq!(claim(&mut ana, "Ana", PASSPHRASE, None).await, (200, String::new()));
        assert!(is_over(&mut thief).await, "the socket that was open ends as well");
        assert_ne!(id_of(&planted).await, ana.id, "whoever planted the cookie is a new guest");
        let games = planted.get("/api/me/games").await.unwrap();
        assert_eq!((games.status, games.code()), (401, "session_ended"));
        assert!(planted.socket().await.is_err());
        assert_eq!(id_of(&ana).await, ana.id);
        assert_eq!(ana.get("/api/me/games").await.unwrap().body["tables"].as_array().unwrap().len(), 1);
        // Logging in gives a session of its own each time, and the one before ends.
        let mut again = log_in(&server, "Ana", PASSPHRASE).await;
        let before = again.clone();
        let answer = again.post("/api/login", json!({"name": "Ana", "passphrase": PASSPHRASE})).await.unwrap();
        again.take_cookie(&answer);
        assert_ne!(before.cookie, again.cookie);
        assert_ne!(id_of(&before).await, ana.id);
        assert_eq!(id_of(&again).await, ana.id);
    })
    .await;
}

#[tokio::test]
async fn a_new_passphrase_needs_the_old_one_and_ends_all_other_sessions() {
    on_each_store("a_new_passphrase_needs_the_old_one", async |server| {
        let mut ana = server.person().await;
        claim(&mut ana, "Ana", PASSPHRASE, None).await;
        let elsewhere = log_in(&server, "Ana", PASSPHRASE).await;
        let mut away = elsewhere.socket().await.unwrap();
        for wrong in [None, Some("wrong horse")] {
            let refused = claim(&mut ana, "Ana", "battery staple", wrong).await;
            assert_eq!(refused, (401, "bad_login".to_owned()));
        }
        assert_eq!(id_of(&elsewhere).await, ana.id, "nothing has changed");
        let before = ana.clone();
        assert_eq!(claim(&mut ana, "Ana", "battery staple", Some(PASSPHRASE)).await.0, 200);
        assert!(is_over(&mut away).await);
        for ended in [&elsewhere, &before] {
            assert_ne!(id_of(ended).await, ana.id);
        }
        assert_eq!(sessions(&ana).await.len(), 1);
        let old = elsewhere.post("/api/login", json!({"name": "Ana", "passphrase": PASSPHRASE})).await.unwrap();
        assert_eq!((old.status, old.code()), (401, "bad_login"));
        log_in(&server, "Ana", "battery staple").await;
    })
    .await;
}

#[tokio::test]
async fn sessions_are_listed_and_ended_one_by_one_or_all_together() {
    on_each_store("sessions_are_listed_and_ended", async |server| {
        let mut ana = server.person().await;
        assert!(sessions(&ana).await.is_empty(), "a guest has nothing but the cookie");
        claim(&mut ana, "Ana", PASSPHRASE, None).await;
        let (phone, desk) = (log_in(&server, "Ana", PASSPHRASE).await, log_in(&server, "Ana", PASSPHRASE).await);
        let listed = sessions(&phone).await;
        assert_eq!(listed.len(), 3);
        assert_eq!(listed.iter().filter(|one| one["current"] == true).count(), 1);
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64;
        for one in &listed {
            assert!((now - one["created"].as_i64().unwrap()).abs() < 600_000, "{one}");
            assert!(!ana.cookie.ends_with(text(&one["id"])), "an id alone opens nothing");
        }
        // Nobody else's can be ended.
        let mut ben = server.person().await;
        claim(&mut ben, "Ben", "battery staple", None).await;
        let end = async |person: &Person, path: &str| person.ask(Method::DELETE, path, None, &[]).await.unwrap();
        let desk_session = sessions(&desk).await.into_iter().find(|one| one["current"] == true).unwrap();
        let path = format!("/api/me/sessions/{}", text(&desk_session["id"]));
        assert_eq!(end(&ben, &path).await.status, 404);
        let mut at_desk = desk.socket().await.unwrap();
        assert_eq!(end(&phone, &path).await.status, 204);
        assert!(is_over(&mut at_desk).await);
        assert_ne!(id_of(&desk).await, ana.id);
        assert_eq!(sessions(&phone).await.len(), 2);
        // Everywhere means here as well.
        let (mut at_phone, mut at_home) = (phone.socket().await.unwrap(), ana.socket().await.unwrap());
        let everywhere = end(&phone, "/api/me/sessions").await;
        assert_eq!(everywhere.status, 204);
        assert!(is_over(&mut at_phone).await && is_over(&mut at_home).await);
        for person in [&phone, &ana] {
            assert_ne!(id_of(person).await, ana.id);
        }
        assert_eq!(id_of(&ben).await, ben.id);
    })
    .await;
}

#[tokio::test]
async fn a_socket_ends_with_its_session() {
    on_each_store("a_socket_ends_with_its_session", async |server| {
        let ana = server.person().await;
        let table = alone(&ana, "lutins", 2).await;
        let mut socket = ana.socket().await.unwrap();
        socket.follow(text(&table["id"]), 0).await.unwrap();
        assert_eq!(ana.post("/api/logout", json!({})).await.unwrap().status, 204);
        assert!(is_over(&mut socket).await);
        let stale = ana.post("/api/tables", json!({"game": "lutins", "seats": [{"kind": "me"}, {"kind": "me"}]})).await;
        assert_eq!(stale.unwrap().code(), "session_ended");
    })
    .await;
}

#[tokio::test]
async fn a_socket_at_another_server_ends_as_well() {
    let Some(database) = Fresh::for_test("a_socket_at_another_server_ends_as_well").await else { return };
    let (one, other) = (TestServer::open_on(&database.url).await, TestServer::open_on(&database.url).await);
    let mut ana = one.person().await;
    claim(&mut ana, "Ana", PASSPHRASE, None).await;
    let there = log_in(&other, "Ana", PASSPHRASE).await;
    let mut socket = there.socket().await.unwrap();
    assert_eq!(claim(&mut ana, "Ana", "battery staple", Some(PASSPHRASE)).await.0, 200);
    assert!(is_over(&mut socket).await);
    let ana = log_in(&one, "Ana", "battery staple").await;
    let mut same = Socket::open(&other.address, &ana.cookie, &[]).await.unwrap();
    ana.post("/api/logout", json!({})).await.unwrap();
    assert!(is_over(&mut same).await);
    one.end().await;
    other.end().await;
    database.remove().await.unwrap();
}

#[tokio::test]
async fn a_name_that_is_kept_is_nobody_elses() {
    on_each_store("a_name_that_is_kept_is_nobody_elses", async |server| {
        let (mut alice, mut eve) = (server.person().await, server.person().await);
        // A guest had the name first; that is nobody's fault, and no reason to be taken for her.
        let early = server.person().await;
        early.ask(Method::PUT, "/api/me", Some(json!({"name": "Alice"})), &[]).await.unwrap();
        assert_eq!(claim(&mut alice, "Alice", PASSPHRASE, None).await.0, 200);
        for name in ["alice", "Аlice", "AIice", "Ａlice", "A l i c e", "Alicé", "Alice.", "Ꭺlice", "ΑLΙCΕ"] {
            let taken = (409, "name_taken".to_owned());
            assert_eq!(claim(&mut eve, name, "battery staple", None).await, taken, "{name}");
            let borne = eve.ask(Method::PUT, "/api/me", Some(json!({"name": name})), &[]).await.unwrap();
            assert_eq!((borne.status, borne.code()), (409, "name_taken"), "{name}");
            let wish = json!({"game": "lutins", "seats": [{"kind": "me", "name": name}, {"kind": "open"}]});
            assert_eq!(eve.post("/api/tables", wish).await.unwrap().code(), "name_taken", "{name}");
        }
        for name in ["Al\u{ad}ice", "Al\u{200d}ice", "Al\u{34f}ice", "Alice\u{fe0f}", "\u{3164}", "\u{2800}"] {
            assert_eq!(claim(&mut eve, name, "battery staple", None).await, (400, "bad_name".to_owned()), "{name:?}");
        }
        assert_eq!(claim(&mut eve, "Guest 1234", "battery staple", None).await, (409, "name_taken".to_owned()));
        // At a table one sees who keeps the name.
        let wish = json!({"game": "lutins", "seats": [{"kind": "me", "name": "Alice"}, {"kind": "open"}], "visibility": "open"});
        let table = alice.open_table(wish).await.unwrap();
        let join = format!("/api/tables/{}/join", text(&table["id"]));
        let joined = early.post(&join, json!({"seat": 1})).await.unwrap();
        let seats = &joined.body["table"]["seats"];
        assert_eq!((&seats[0]["name"], &seats[0]["claimed"]), (&json!("Alice"), &json!(true)), "{seats}");
        assert!(text(&seats[1]["name"]).starts_with("Guest") && seats[1]["claimed"].is_null(), "{seats}");
        // Among themselves people may call each other what they like.
        let wish = json!({"game": "lutins", "seats": [{"kind": "me", "name": "Alice"}, {"kind": "me"}]});
        assert!(eve.open_table(wish).await.unwrap()["seats"][0]["claimed"].is_null());
    })
    .await;
}

/// A name that is kept is what one logs in with: a moment at somebody's device must not change it.
#[tokio::test]
async fn a_kept_name_changes_with_its_passphrase_alone() {
    let server = TestServer::open().await;
    let mut ana = server.person().await;
    assert_eq!(claim(&mut ana, "Ana", PASSPHRASE, None).await.0, 200);
    let rename = async |person: &Person, name: &str| {
        person.ask(Method::PUT, "/api/me", Some(json!({"name": name})), &[]).await.unwrap()
    };
    for name in ["Zoé", "Guest 1234", "Ana Maria"] {
        let refused = rename(&ana, name).await;
        assert_eq!((refused.status, refused.code()), (409, "name_kept"), "{name}");
    }
    assert_eq!(rename(&ana, "ANA").await.body["name"], "ANA", "the same name, written otherwise");
    assert_eq!(claim(&mut ana, "Zoé", PASSPHRASE, Some(PASSPHRASE)).await.0, 200);
    assert_eq!(log_in(&server, "Zoé", PASSPHRASE).await.id, ana.id);
}

#[tokio::test]
async fn somebody_is_logged_in_on_so_many_devices_and_no_more() {
    const MOST: usize = 50;
    let server = TestServer::open().await;
    let mut ana = server.person().await;
    claim(&mut ana, "Ana", PASSPHRASE, None).await;
    let mut first = ana.socket().await.unwrap();
    for _ in 0..MOST {
        ana = log_in(&server, "Ana", PASSPHRASE).await;
    }
    assert_eq!(sessions(&ana).await.len(), MOST);
    assert!(is_over(&mut first).await, "the one that was not used for longest has ended");
    // A device that is known stays the same device: it has one budget of attempts, not one more each time.
    let device = |person: &Person| person.cookie.split("; ").find(|one| one.contains("device")).map(str::to_owned);
    let known = device(&ana);
    let again = ana.post("/api/login", json!({"name": "Ana", "passphrase": PASSPHRASE})).await.unwrap();
    ana.take_cookie(&again);
    assert!(known.is_some() && device(&ana) == known, "{known:?}");
}

/// A socket that is being opened while its session ends, ends as well.
#[tokio::test]
async fn no_socket_slips_in_behind_its_session() {
    let server = TestServer::open().await;
    for _ in 0..30 {
        let mut ana = server.person().await;
        let named = ana.ask(Method::PUT, "/api/me", Some(json!({"name": "Ana"})), &[]).await.unwrap();
        ana.take_cookie(&named);
        let opening = (0..4).map(|_| ana.socket());
        let (opened, ended) = tokio::join!(futures_util::future::join_all(opening), ana.post("/api/logout", json!({})));
        assert_eq!(ended.unwrap().status, 204);
        for mut socket in opened.into_iter().flatten() {
            assert!(is_over(&mut socket).await);
        }
    }
}

#[tokio::test]
async fn trivial_passphrases_are_refused_in_clear_words() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    for (passphrase, word) in
        [("password", "first"), ("12345678", "pattern"), ("aaaaaaaa", "pattern"), ("anastasia", "name"), ("short", "8")]
    {
        let body = json!({"name": "Anastasia", "passphrase": passphrase});
        let refused = ana.post("/api/me/claim", body.clone()).await.unwrap();
        assert_eq!((refused.status, refused.code()), (400, "weak_passphrase"), "{passphrase}");
        assert!(text(&refused.body["error"]["message"]).contains(word), "{}", refused.body);
        let french = ana.ask(Method::POST, "/api/me/claim", Some(body), &[("accept-language", "fr")]).await.unwrap();
        assert_ne!(french.body["error"]["message"], refused.body["error"]["message"]);
    }
    assert_eq!(ana.get("/api/me").await.unwrap().body["claimed"], false);
}

/// Somebody behind a proxy that says where they come from.
async fn from(person: &Person, address: &str, passphrase: &str) -> u16 {
    let body = json!({"name": "Ana", "passphrase": passphrase});
    person.ask(Method::POST, "/api/login", Some(body), &[("x-forwarded-for", address)]).await.unwrap().status
}

#[tokio::test]
async fn strangers_who_guess_lock_nobody_out() {
    let server = TestServer::open_as(|config| {
        config.behind_proxy = true;
        config.limits = Limits { login_rate: 4, ..wide() };
    })
    .await;
    let mut ana = server.person().await;
    claim(&mut ana, "Ana", PASSPHRASE, None).await;
    let stranger = server.person().await;
    let (here, elsewhere) = ("203.0.113.7", "198.51.100.9");
    // A busy machine is slow to answer, and one more is allowed every fifteen seconds.
    let mut tries = 0;
    while tries < 30 && from(&stranger, here, "wrong horse").await == 401 {
        tries += 1;
    }
    assert!((4..30).contains(&tries), "{tries}");
    assert_eq!(from(&stranger, here, PASSPHRASE).await, 429, "from here nobody unknown tries any more");
    assert_eq!(from(&server.person().await, elsewhere, PASSPHRASE).await, 200, "from elsewhere they may");
    // Even where all the world guesses, whoever logged in on a device once is let in from it at once.
    for number in 0..20 {
        from(&stranger, &format!("192.0.2.{number}"), "wrong horse").await;
    }
    assert_eq!(from(&ana, here, PASSPHRASE).await, 200, "a device that is known is counted alone");
    for _ in 0..4 {
        from(&ana, here, "wrong horse").await;
    }
    assert_eq!(from(&ana, here, PASSPHRASE).await, 429, "and it is counted");
}

#[tokio::test]
async fn keeping_names_is_counted_like_logging_in() {
    let server = TestServer::open_with(Limits { login_rate: 2, ..wide() }).await;
    let mut answers = Vec::new();
    // A busy machine is slow to answer, and one more is allowed every ten seconds.
    for number in 0..30 {
        let mut guest = server.person().await;
        answers.push(claim(&mut guest, &format!("Number {number}"), PASSPHRASE, None).await.0);
        if answers.last() != Some(&200) {
            break;
        }
    }
    assert_eq!(answers.pop(), Some(429), "three times the rate from one address: {answers:?}");
    assert!(answers.len() >= 6, "{answers:?}");
}
