//! Bot accounts: a program plays with a token, is known as one, and can do nothing with its owner's account.

use crate::accounts::{PASSPHRASE, claim, is_over, on_each_store};
use crate::common::{TestServer, text};
use feerie_load::client::{Person, Socket};
use feerie_load::database::Fresh;
use feerie_load::play::Game;
use reqwest::Method;
use serde_json::{Value, json};

/// Somebody who keeps a name.
async fn keeper(server: &TestServer, name: &str) -> Person {
    let mut person = server.person().await;
    assert_eq!(claim(&mut person, name, PASSPHRASE, None).await.0, 200);
    person
}

/// Makes a bot account; its id and its token.
async fn make(owner: &Person, name: &str) -> (String, String) {
    let made = owner.post("/api/me/bots", json!({"name": name})).await.unwrap();
    assert_eq!(made.status, 200, "{}", made.body);
    (text(&made.body["bot"]["id"]).to_owned(), text(&made.body["token"]).to_owned())
}

async fn listed(owner: &Person) -> Vec<Value> {
    owner.get("/api/me/bots").await.unwrap().body["bots"].as_array().unwrap().clone()
}

async fn end(person: &Person, bot: &str) -> u16 {
    person.delete(&format!("/api/me/bots/{bot}")).await.unwrap().status
}

async fn refusal(person: &Person, name: &str) -> (u16, String) {
    let refused = person.post("/api/me/bots", json!({"name": name})).await.unwrap();
    (refused.status, refused.code().to_owned())
}

#[tokio::test]
async fn a_bot_account_plays_is_told_apart_and_ends_with_its_token() {
    on_each_store("a_bot_account_plays_is_told_apart", async |server| {
        let ana = keeper(&server, "Ana").await;
        let (id, token) = make(&ana, "Bip").await;
        let bip = server.program(&token).await;
        assert_eq!(bip.id, id);
        let me = bip.get("/api/me").await.unwrap();
        assert_eq!(
            (&me.body["name"], &me.body["program"], &me.body["claimed"]),
            (&json!("Bip"), &json!(true), &json!(false))
        );
        assert!(me.headers.get("set-cookie").is_none(), "there is nothing but the token");
        // Its own name, marked as a bot, for everybody who looks.
        let wish =
            json!({"game": "lutins", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "open", "pace": 0});
        let ben = server.person().await;
        let table = text(&ben.open_table(wish).await.unwrap()["id"]).to_owned();
        let joined = bip.post(&format!("/api/tables/{table}/join"), json!({})).await.unwrap();
        assert_eq!(joined.status, 200, "{}", joined.body);
        let seats = ben.get(&format!("/api/tables/{table}")).await.unwrap().body["table"]["seats"].clone();
        assert_eq!(
            (&seats[1]["kind"], &seats[1]["name"], &seats[1]["program"]),
            (&json!("person"), &json!("Bip"), &json!(true))
        );
        assert!(seats[0]["program"].is_null() && !seats.to_string().contains(&ana.id), "{seats}");
        let all = server.person().await.get("/api/tables?state=playing").await.unwrap();
        assert_eq!(all.body["tables"][0]["seats"][1]["program"], json!(true));
        // It plays over its socket.
        let mut game = Game::open(vec![ben.clone(), bip.clone()], "lutins", 1).await.unwrap();
        while game.acknowledged.iter().filter(|act| act.seat == 1).count() < 2 {
            game.step().await.unwrap();
        }
        let mut bips = bip.socket().await.unwrap();
        bips.follow(&table, 0).await.unwrap();
        // Listed without its token, and when it was used.
        let bots = listed(&ana).await;
        assert_eq!((&bots[0]["id"], &bots[0]["name"]), (&json!(id), &json!("Bip")));
        assert!(bots[0]["used"].is_i64() && !bots[0].to_string().contains(&token));
        // Nobody else ends it; with its token everything ends.
        assert_eq!(end(&keeper(&server, "Cleo").await, &id).await, 404);
        assert_eq!(end(&ana, &id).await, 204);
        assert!(is_over(&mut bips).await);
        let refused = bip.get("/api/me").await.unwrap();
        assert_eq!((refused.status, refused.code()), (401, "bad_token"));
        assert!(bip.socket().await.is_err());
        assert!(listed(&ana).await.is_empty() && end(&ana, &id).await == 404);
        let seats = ben.get(&format!("/api/tables/{table}")).await.unwrap().body["table"]["seats"].clone();
        assert_eq!((&seats[1]["name"], &seats[1]["program"]), (&json!("Bip"), &json!(true)), "games keep who played");
    })
    .await;
}

#[tokio::test]
async fn a_token_opens_no_account() {
    let server = TestServer::open().await;
    let ana = keeper(&server, "Ana").await;
    let (id, token) = make(&ana, "Bip").await;
    let bip = server.program(&token).await;
    let put = (Method::PUT, "/api/me".to_owned(), json!({"name": "Zoé"}));
    let posts = [
        ("/api/me/claim", json!({"name": "Zoé", "passphrase": "battery staple"})),
        ("/api/me/claim", json!({"name": "Ana", "passphrase": "battery staple", "old": PASSPHRASE})),
        ("/api/login", json!({"name": "Ana", "passphrase": PASSPHRASE})),
        ("/api/logout", json!({})),
        ("/api/me/bots", json!({"name": "Bop"})),
        ("/api/me/feed", json!({})),
        ("/api/records", json!({})),
    ];
    let posts = posts.map(|(path, body)| (Method::POST, path.to_owned(), body));
    let gets =
        ["/api/me/bots", "/api/me/sessions", "/api/me/feed"].map(|path| (Method::GET, path.to_owned(), Value::Null));
    let deletes = ["/api/me/sessions".to_owned(), format!("/api/me/bots/{id}")];
    let deletes = deletes.map(|path| (Method::DELETE, path, Value::Null));
    for (method, path, body) in [put].into_iter().chain(posts).chain(gets).chain(deletes) {
        let body = Some(body).filter(|body| !body.is_null());
        let refused = bip.ask(method.clone(), &path, body, &[]).await.unwrap();
        assert_eq!((refused.status, refused.code()), (403, "not_for_bots"), "{method} {path}");
        assert!(refused.headers.get("set-cookie").is_none(), "{method} {path}");
    }
    // Not even together with the owner's own cookie.
    let bearer = format!("Bearer {token}");
    let both = ana
        .ask(Method::POST, "/api/me/bots", Some(json!({"name": "Bop"})), &[("authorization", bearer.as_str())])
        .await;
    assert_eq!(both.unwrap().code(), "not_for_bots");
    assert_eq!(listed(&ana).await.len(), 1);
    // Nor does it sit down under another name.
    let wish = json!({"game": "lutins", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "bot", "level": "random"}]});
    assert_eq!(bip.post("/api/tables", wish).await.unwrap().code(), "bad_request");
    // What is no token, or no token any more, is nobody: not even a guest.
    for wrong in ["feerie_", "feerie_AAAA", &token[..token.len() - 1], &id] {
        let bearer = format!("Bearer {wrong}");
        let refused = ana.ask(Method::GET, "/api/me", None, &[("authorization", bearer.as_str())]).await.unwrap();
        assert_eq!((refused.status, refused.code()), (401, "bad_token"), "{wrong}");
        assert!(Socket::open(&server.address, &ana.cookie, &[("authorization", bearer.as_str())]).await.is_err());
    }
    let proxied = ana.ask(Method::GET, "/api/me", None, &[("authorization", "Basic Zm9vOmJhcg==")]).await.unwrap();
    assert_eq!(proxied.body["name"], json!("Ana"), "what a proxy asks for is none of ours");
    // Only its hash is in the database, or in the log beside it.
    let secret = token.trim_start_matches("feerie_").as_bytes().to_vec();
    let folder = server.close().await;
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path()).collect();
    // The last connection to close takes the log away, at some moment after the server's own end.
    let kept: Vec<u8> = files.iter().filter_map(|file| std::fs::read(file).ok()).flatten().collect();
    let holds = |wanted: &[u8]| kept.windows(wanted.len()).any(|bytes| bytes == wanted);
    assert!(holds(b"Bip") && !holds(&secret));
}

#[tokio::test]
async fn only_who_keeps_a_name_makes_bots_and_not_too_many() {
    on_each_store("only_who_keeps_a_name_makes_bots", async |server| {
        let guest = server.person().await;
        assert_eq!(refusal(&guest, "Bip").await, (403, "name_not_kept".to_owned()));
        let (ana, mut cleo) = (keeper(&server, "Ana").await, server.person().await);
        let taken = (409, "name_taken".to_owned());
        assert_eq!(refusal(&ana, "ANA").await, taken, "not even one's own");
        assert_eq!(refusal(&ana, "").await, (400, "bad_name".to_owned()));
        for n in 0..5 {
            make(&ana, &format!("Bip the {n}.")).await;
        }
        assert_eq!(refusal(&ana, "Bop").await, (429, "too_many".to_owned()));
        // A bot's name is its own, as a person's is.
        assert_eq!(claim(&mut cleo, "bip the 0", PASSPHRASE, None).await, taken);
        assert_eq!(claim(&mut cleo, "Cleo", PASSPHRASE, None).await.0, 200);
        assert_eq!(refusal(&cleo, "Bip the 1").await, taken);
        assert_eq!(end(&ana, text(&listed(&ana).await[1]["id"])).await, 204);
        make(&cleo, "Bip the 1").await;
        make(&ana, "Bop").await;
    })
    .await;
}

#[tokio::test]
async fn games_with_bot_accounts_are_rated_apart_from_games_of_people() {
    let server = TestServer::open().await;
    let (ana, ben) = (keeper(&server, "Ana").await, server.person().await);
    let (_, token) = make(&ana, "Bip").await;
    let bip = server.program(&token).await;
    for (number, people) in [vec![ana.clone(), bip.clone()], vec![ben.clone(), bip.clone()]].into_iter().enumerate() {
        let mut game = Game::open(people, "elfe", number as u64).await.unwrap();
        while game.step().await.unwrap().is_some() {}
        assert!(game.is_over());
    }
    let ratings = async |person: &Person| person.get("/api/me/ratings").await.unwrap().body["ratings"].clone();
    assert_eq!(ratings(&ana).await, json!([]), "against one's own bot nothing counts");
    for one in [&ben, &bip] {
        let rated = ratings(one).await;
        assert_eq!((&rated[0]["company"], &rated[0]["games"], &rated[1]), (&json!("bots"), &json!(1), &Value::Null));
    }
}

#[tokio::test]
async fn a_token_revoked_at_one_server_ends_sockets_at_another() {
    let Some(database) = Fresh::for_test("a_token_revoked_at_one_server").await else { return };
    let (one, other) = (TestServer::open_on(&database.url).await, TestServer::open_on(&database.url).await);
    let ana = keeper(&one, "Ana").await;
    let (id, token) = make(&ana, "Bip").await;
    let mut socket = other.program(&token).await.socket().await.unwrap();
    assert_eq!(end(&ana, &id).await, 204);
    assert!(is_over(&mut socket).await);
    one.end().await;
    other.end().await;
    database.remove().await.unwrap();
}

/// Where the quicker hand wins, people are not met by a program that they did not ask.
#[tokio::test]
async fn a_bot_account_races_only_where_somebody_asked_it_to() {
    let server = TestServer::open().await;
    let (ana, ben) = (keeper(&server, "Ana").await, server.person().await);
    let (_, token) = make(&ana, "Bip").await;
    let bip = server.program(&token).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let race = json!({"game": "elementals", "seats": seats, "visibility": "open"});
    let table = ben.open_table(race).await.unwrap();
    let id = text(&table["id"]);
    let join = async |body: Value| bip.post(&format!("/api/tables/{id}/join"), body).await.unwrap();
    for body in [json!({}), json!({"seat": 1})] {
        let refused = join(body).await;
        assert_eq!((refused.status, refused.code()), (403, "not_yours"), "{}", refused.body);
    }
    let link = text(&table["links"]["1"]).split("#link=").nth(1).unwrap();
    let joined = join(json!({"link": link})).await;
    assert_eq!((joined.status, &joined.body["table"]["seats"][1]["program"]), (200, &json!(true)), "{}", joined.body);
    // It counts as a game with bots, and nobody takes it for one of people.
    let ratings = ben.get(&format!("/api/tables/{id}/ratings")).await.unwrap().body;
    assert_eq!(ratings["seats"], json!([null, null]));
    // A race of its own is open to whoever likes to race a program.
    let own = bip.open_table(json!({"game": "elementals", "seats": seats, "visibility": "open"})).await.unwrap();
    assert_eq!(own["seats"][0]["program"], json!(true));
}
