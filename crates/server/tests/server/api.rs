//! The API through real sockets and a real file.

use crate::common::{TestServer, alone, games, text};
use fastrand::Rng;
use feerie_catalog::Catalog;
use feerie_core::Record;
use feerie_load::client::Person;
use feerie_load::play::{Game, concrete};
use feerie_table::verify;
use reqwest::Method;
use serde_json::{Value, json};

/// Two people at a table of two, everything played to its end by bots after they leave.
async fn finished_table(server: &TestServer, game: &str) -> (Person, String) {
    let host = server.person().await;
    let wishes = json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]);
    let info = host.open_table(json!({"game": game, "seats": wishes, "pace": 0})).await.unwrap();
    let id = text(&info["id"]).to_owned();
    let mut socket = host.socket().await.unwrap();
    let mut introduction = socket.follow(&id, 0).await.unwrap();
    while introduction["table"]["state"] != "over" {
        introduction = socket.until(&["table"]).await.unwrap();
    }
    (host, id)
}

#[tokio::test]
async fn a_guest_becomes_a_person_and_comes_back_elsewhere() {
    let server = TestServer::open().await;
    let mut ana = server.person().await;
    let me = ana.get("/api/me").await.unwrap();
    assert_eq!(me.body["claimed"], false);
    assert!(me.headers.get("set-cookie").is_none(), "a known guest keeps the cookie");

    let named = ana.ask(Method::PUT, "/api/me", Some(json!({"name": "  Ana "})), &[]).await.unwrap();
    assert_eq!(named.body["name"], "Ana");
    alone(&ana, "lutins", 2).await;

    let claimed = ana.post("/api/me/claim", json!({"name": "Ana", "passphrase": "correct horse"})).await.unwrap();
    assert_eq!((claimed.status, &claimed.body["claimed"]), (200, &json!(true)));
    ana.take_cookie(&claimed);
    let other = server.person().await;
    let taken = other.post("/api/me/claim", json!({"name": "ANA", "passphrase": "battery staple"})).await.unwrap();
    assert_eq!((taken.status, taken.code()), (409, "name_taken"));

    let mut elsewhere = server.person().await;
    for (name, passphrase) in [("Ana", "wrong horse"), ("Nobody", "correct horse")] {
        let refused = elsewhere.post("/api/login", json!({"name": name, "passphrase": passphrase})).await.unwrap();
        assert_eq!((refused.status, refused.code()), (401, "bad_login"));
    }
    let welcome = elsewhere.post("/api/login", json!({"name": "ana", "passphrase": "correct horse"})).await.unwrap();
    elsewhere.take_cookie(&welcome);
    assert_eq!(welcome.body["id"], json!(ana.id));
    let games = elsewhere.get("/api/me/games").await.unwrap();
    assert_eq!(games.body["tables"].as_array().unwrap().len(), 1, "the history came along");

    let old_cookie = elsewhere.cookie.clone();
    let bye = elsewhere.post("/api/logout", json!({})).await.unwrap();
    assert_eq!(bye.status, 204);
    elsewhere.take_cookie(&bye);
    assert_ne!(elsewhere.get("/api/me").await.unwrap().body["id"], json!(ana.id));
    elsewhere.cookie = old_cookie;
    let stale = elsewhere.get("/api/me").await.unwrap();
    assert_ne!(stale.body["id"], json!(ana.id), "a cookie that was logged out is worth nothing");
    assert_eq!(ana.get("/api/me").await.unwrap().body["id"], json!(ana.id), "the other device stays");
}

#[tokio::test]
async fn friends_come_by_link_and_play() {
    let server = TestServer::open().await;
    let (ana, ben, eve) = (server.person().await, server.person().await, server.person().await);
    let wish = json!({"game": "lutins", "seats": [{"kind": "me", "name": "A", "salt": "x"}, {"kind": "open"}]});
    let info = ana.open_table(wish).await.unwrap();
    let id = text(&info["id"]);
    assert_eq!((&info["state"], &info["host"]), (&json!("waiting"), &json!(true)));
    let url = text(&info["links"]["1"]);
    let first = url.split("#link=").nth(1).unwrap().to_owned();

    // Others see the table by its address, but neither links nor a way in.
    let seen = eve.get(&format!("/api/tables/{id}")).await.unwrap();
    assert_eq!((&seen.body["table"]["host"], &seen.body["table"]["links"]), (&json!(false), &Value::Null));
    let join = format!("/api/tables/{id}/join");
    assert_eq!(eve.post(&join, json!({})).await.unwrap().code(), "bad_link");
    assert_eq!(eve.post(&join, json!({"seat": 1})).await.unwrap().code(), "bad_link");

    // A new link revokes the one before; only the host makes them.
    let links = format!("/api/tables/{id}/links");
    assert_eq!(eve.post(&links, json!({"seat": 1})).await.unwrap().code(), "not_yours");
    let second = ana.post(&links, json!({"seat": 1})).await.unwrap();
    let second = text(&second.body["link"]).to_owned();
    assert_eq!(eve.post(&join, json!({"link": first})).await.unwrap().code(), "bad_link");
    let revoke = format!("{links}/1");
    assert_eq!(eve.ask(Method::DELETE, &revoke, None, &[]).await.unwrap().code(), "not_yours");
    assert_eq!(ana.ask(Method::DELETE, &revoke, None, &[]).await.unwrap().status, 204);
    assert_eq!(eve.post(&join, json!({"link": second})).await.unwrap().code(), "bad_link");
    let third = ana.post(&links, json!({"seat": 1})).await.unwrap();
    let third = text(&third.body["link"]).to_owned();

    let joined = ben.post(&join, json!({"link": third, "salt": "y"})).await.unwrap();
    assert_eq!(joined.body["table"]["state"], "playing", "the last one to sit down starts the game");
    assert_eq!(joined.body["table"]["seats"][1]["mine"], true);
    let again = ben.post(&join, json!({"link": third})).await.unwrap();
    assert_eq!(again.status, 200, "clicking twice is harmless");
    assert_eq!(eve.post(&join, json!({"link": third})).await.unwrap().status, 409);
    assert_eq!(ana.post(&links, json!({"seat": 1})).await.unwrap().code(), "already_started");
}

#[tokio::test]
async fn a_table_waits_starts_is_left_and_taken_back() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.person().await, server.person().await);
    let wish = json!({"game": "lutins", "visibility": "open", "pace": 0,
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]});
    let info = ana.open_table(wish).await.unwrap();
    let id = text(&info["id"]);
    let listed = ben.get("/api/tables?game=lutins&state=waiting").await.unwrap();
    assert_eq!(listed.body["tables"][0]["id"], json!(id));
    assert_eq!(ben.get("/api/tables?state=over").await.unwrap().body["tables"], json!([]));

    let path = |what: &str| format!("/api/tables/{id}/{what}");
    assert_eq!(ben.post(&path("join"), json!({})).await.unwrap().body["table"]["seats"][1]["mine"], true);
    assert_eq!(ben.post(&path("join"), json!({"seat": 0})).await.unwrap().code(), "seat_taken");
    let left = ben.post(&path("leave"), json!({"seat": 1})).await.unwrap();
    assert_eq!(left.body["table"]["seats"][1]["kind"], "open");
    assert_eq!(ben.post(&path("leave"), json!({"seat": 0})).await.unwrap().code(), "not_yours");
    ben.post(&path("join"), json!({"seat": 1})).await.unwrap();
    assert_eq!(ben.post(&path("start"), json!({})).await.unwrap().code(), "not_yours");
    let started = ana.post(&path("start"), json!({})).await.unwrap();
    assert_eq!(started.body["table"]["seats"][2], json!({"kind": "bot", "level": "fair", "mine": false}));
    assert_eq!(ana.post(&path("start"), json!({})).await.unwrap().code(), "already_started");

    // After the start a bot holds the seat, until its owner is back.
    let held = ben.post(&path("leave"), json!({"seat": 1})).await.unwrap();
    assert_eq!(held.body["table"]["seats"][1]["held"], true);
    let back = ben.post(&path("join"), json!({"seat": 1})).await.unwrap();
    assert_eq!(back.body["table"]["seats"][1]["held"], Value::Null);
    assert_eq!(ana.post(&path("rematch"), json!({})).await.unwrap().code(), "not_over");
    assert_eq!(ana.get(&path("record")).await.unwrap().code(), "not_over");
}

/// All frames of a replay, page by page.
async fn whole_replay(person: &Person, path: &str) -> Vec<Value> {
    let mut page = person.get(path).await.unwrap().body;
    let mut frames = page["frames"].as_array().unwrap().clone();
    while page.get("more").is_some() {
        page = person.get(&format!("{path}&after={}", frames.last().unwrap()["seq"])).await.unwrap().body;
        frames.extend(page["frames"].as_array().unwrap().iter().cloned());
    }
    frames
}

#[tokio::test]
async fn a_game_of_every_kind_is_played_out_by_bots_and_told_in_full() {
    let server = TestServer::open().await;
    for (game, _) in games() {
        let (ana, id) = finished_table(&server, game).await;
        let path = |what: &str| format!("/api/tables/{id}/{what}");
        let info = ana.get(&format!("/api/tables/{id}")).await.unwrap().body["table"].clone();
        assert!(info["result"]["ranking"].as_array().unwrap().contains(&json!(1)), "{game}: somebody is first");

        // The record replays, and says so itself: its dice follow from the seed that was promised.
        let record = ana.get(&path("record")).await.unwrap().body;
        assert_eq!(record["commitment"], info["commitment"], "{game}");
        let typed: feerie_core::Record = serde_json::from_value(record.clone()).unwrap();
        assert_eq!(feerie_table::verify(&feerie_catalog::Catalog, &typed).1, [], "{game}");
        let steps = record["steps"].as_array().unwrap().len();

        // All open, every step is a frame; as a watcher, only what a watcher could see.
        let all = whole_replay(&ana, &path("replay?as=all")).await;
        assert_eq!(all.len(), steps + 1, "{game}");
        assert!(all[0]["views"]["all"].is_object());
        let watcher = whole_replay(&ana, &path("replay?as=watcher")).await;
        assert!(watcher.len() <= all.len() && watcher[0]["views"]["watcher"].is_object(), "{game}");
        assert!(ana.get(&path("replay?as=1")).await.unwrap().body["frames"][0]["views"]["1"].is_object());
        for nonsense in ["as=9", "as=everybody", "who=me"] {
            assert_eq!(ana.get(&path(&format!("replay?{nonsense}"))).await.unwrap().status, 400, "{nonsense}");
        }

        // The record comes in again as a finished table; cut short, as one that goes on.
        let again = ana.post("/api/records", record.clone()).await.unwrap();
        assert_eq!(again.body["table"]["state"], "over", "{game}: {}", again.body);
        assert_eq!((&again.body["table"]["apart"], &info["apart"]), (&json!(true), &Value::Null), "{game}");
        // Lists and replays say so too.
        let there = again.body["table"]["id"].as_str().unwrap().to_owned();
        let listed = ana.get("/api/me/games").await.unwrap().body;
        let row = listed["tables"].as_array().unwrap().iter().find(|row| row["id"] == there.as_str()).unwrap();
        assert_eq!(row["apart"], true, "{game}");
        let shown = ana.get(&format!("/api/tables/{there}/replay?as=all&limit=1")).await.unwrap().body;
        assert_eq!(shown["table"]["apart"], true, "{game}");
        let mut half = record.clone();
        half["steps"].as_array_mut().unwrap().truncate(steps / 2);
        let half = ana.post("/api/records", half).await.unwrap();
        assert_eq!(half.body["table"]["state"], "playing", "{game}: {}", half.body);
        assert_eq!(half.body["table"]["commitment"], Value::Null, "nothing was promised of its dice");

        // Play on from the middle: me against a bot.
        let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
        let fork = ana.post(&path("fork"), json!({"seq": steps / 2, "seats": seats})).await.unwrap();
        assert_eq!(fork.body["table"]["state"], "playing", "{game}: {}", fork.body);
        assert!(fork.body["table"]["seq"].as_u64().unwrap() >= steps as u64 / 2 || game == "elementals", "{game}");
        let beyond = ana.post(&path("fork"), json!({"seq": steps + 1, "seats": seats})).await.unwrap();
        assert_eq!(beyond.code(), "bad_request");

        // Once more, and whoever asks second gets the same table.
        let next = ana.post(&path("rematch"), json!({})).await.unwrap().body["table"]["id"].clone();
        assert_eq!(ana.post(&path("rematch"), json!({})).await.unwrap().body["table"]["id"], next);
        assert_ne!(next, json!(id));
    }
}

#[tokio::test]
async fn a_rematch_waits_for_everybody_and_has_their_salts_in_its_dice() {
    let server = TestServer::open().await;
    let (ana, ben, eve) = (server.person().await, server.person().await, server.person().await);
    let path = |id: &str, what: &str| format!("/api/tables/{id}/{what}");
    let mut first = Game::open(vec![ana.clone(), ben.clone()], "elementals", 1).await.unwrap();
    while first.step().await.unwrap().is_some() {}
    let first = first.table;
    let seated =
        |info: &Value| info["seats"].as_array().unwrap().iter().filter(|seat| seat["kind"] == "person").count();
    let opened = ana.post(&path(&first, "rematch"), json!({"wait": true})).await.unwrap().body["table"].clone();
    assert_eq!((text(&opened["state"]), seated(&opened)), ("waiting", 0), "{opened}");
    assert!(opened["commitment"].is_string(), "the hash comes before any salt");
    let next = text(&opened["id"]).to_owned();
    // A seat that is kept is nobody else's.
    assert_eq!(eve.post(&path(&next, "join"), json!({"seat": 0})).await.unwrap().code(), "bad_link");
    assert_eq!(eve.post(&path(&first, "rematch"), json!({})).await.unwrap().code(), "not_yours");
    let sat = ana.post(&path(&next, "join"), json!({"salt": "from ana"})).await.unwrap().body["table"].clone();
    assert_eq!((text(&sat["state"]), seated(&sat)), ("waiting", 1), "{sat}");
    // Asking for it a second time is sitting down.
    let again = ben.post(&path(&first, "rematch"), json!({"salt": "from ben"})).await.unwrap().body["table"].clone();
    assert_eq!((&again["id"], text(&again["state"]), seated(&again)), (&opened["id"], "playing", 2), "{again}");
    assert_eq!(again["commitment"], opened["commitment"]);
    // Everybody one seat on; bots play it out for them, for somebody looks on.
    let mut watching = eve.socket().await.unwrap();
    watching.follow(&next, 0).await.unwrap();
    for (person, seat) in [(&ana, 1), (&ben, 0)] {
        let left = person.post(&path(&next, "leave"), json!({"seat": seat})).await.unwrap();
        assert_eq!(left.status, 200, "{}", left.body);
    }
    let record = loop {
        let record = ana.get(&path(&next, "record")).await.unwrap();
        if record.status == 200 {
            break record.body;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    let salts: Vec<&str> =
        record["salts"].as_array().unwrap().iter().map(text).filter(|salt| !salt.is_empty()).collect();
    assert_eq!(salts.len(), 2, "{salts:?}");
    assert!(salts.contains(&"from ana") && salts.contains(&"from ben"), "{salts:?}");
    let record: Record = serde_json::from_value(record).unwrap();
    let (checked, findings) = verify(&Catalog, &record);
    assert!(checked > 0 && findings.is_empty(), "{findings:?}");
}

#[tokio::test]
async fn people_play_every_game_out_over_their_own_sockets() {
    let server = TestServer::open().await;
    for (game, seats) in games() {
        let mut people = Vec::new();
        for _ in 0..seats {
            people.push(server.person().await);
        }
        let mut table = Game::open(people, game, 1).await.unwrap();
        let mut moves = 0;
        while moves < 400 && table.step().await.unwrap().is_some() {
            moves += 1;
        }
        assert!(moves > 10, "{game}: {moves} moves");
        for player in &table.players {
            let chained = player.seen.windows(2).all(|pair| pair[0].0 == pair[1].1 && pair[0].0 < pair[1].0);
            assert!(chained, "{game}: {:?}", player.seen);
        }
    }
}

#[tokio::test]
async fn hints_checks_and_phrases() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    let info = alone(&ana, "lutins", 2).await;
    let id = text(&info["id"]);
    let mut socket = ana.socket().await.unwrap();
    let standing = socket.follow(id, 0).await.unwrap()["frame"].clone();
    assert_eq!(standing["acting"], json!([0]));
    assert!(standing["views"]["0"].is_object() && standing["views"]["1"].is_object(), "one screen, both seats");
    assert_eq!(standing["legal"]["1"], Value::Null);
    let first = concrete(text(&standing["legal"]["0"][0]), &mut Rng::with_seed(1));

    let ok =
        crate::common::answer(&mut socket, json!({"t": "check", "table": id, "id": "a", "seat": 0, "action": first}))
            .await;
    assert_eq!(ok, json!({"t": "ok", "id": "a"}));
    socket.send(json!({"t": "lang", "lang": "fr"})).await.unwrap();
    let not = json!({"t": "check", "table": id, "id": "b", "seat": 1, "action": first});
    let no = crate::common::answer(&mut socket, not).await;
    assert_eq!((&no["code"], &no["id"]), (&json!("wrong_actor"), &json!("b")));
    assert!(text(&no["rule"]).starts_with("LUT-") && text(&no["message"]).contains("Joueur 2"), "{no}");

    let hint = crate::common::answer(&mut socket, json!({"t": "hint", "table": id, "id": "h", "seat": 0})).await;
    assert!(standing["legal"]["0"].as_array().unwrap().contains(&hint["action"]), "{hint}");
    let shares: f64 = hint["estimate"].as_array().unwrap().iter().filter_map(Value::as_f64).sum();
    assert!((shares - 1.0).abs() < 0.05, "{hint}");

    socket.send(json!({"t": "say", "table": id, "phrase": "well-played"})).await.unwrap();
    let said = socket.until(&["said", "error"]).await.unwrap();
    assert_eq!(said, json!({"t": "said", "table": id, "seat": 0, "phrase": "well-played"}));
    let nothing = crate::common::answer(&mut socket, json!({"t": "say", "table": id, "phrase": "swear"})).await;
    assert_eq!(nothing["code"], "bad_request");

    let resigned = crate::common::answer(&mut socket, json!({"t": "resign", "table": id, "id": "r", "seat": 1})).await;
    assert_eq!(resigned["t"], "ack");
    let again = crate::common::answer(&mut socket, json!({"t": "resign", "table": id, "id": "r", "seat": 1})).await;
    assert_eq!(again["t"], "ack", "resigning twice changes nothing");
    let info = ana.get(&format!("/api/tables/{id}")).await.unwrap().body["table"].clone();
    assert_eq!(info["seats"][1]["kind"], "bot");
}

#[tokio::test]
async fn options_presets_and_levels_are_checked_by_name() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    let me = json!([{"kind": "me"}, {"kind": "me"}]);
    for (wish, code) in [
        (json!({"game": "chess", "seats": me}), "unknown_game"),
        (json!({"game": "lutins", "seats": []}), "bad_seats"),
        (json!({"game": "lutins", "seats": vec![json!({"kind": "me"}); 300]}), "bad_seats"),
        (json!({"game": "lutins", "seats": me, "options": {"layout": "moon"}}), "bad_option"),
        (json!({"game": "lutins", "seats": me, "options": {"colour": 1}}), "bad_option"),
        (json!({"game": "lutins", "seats": me, "preset": "nothing"}), "bad_request"),
        (json!({"game": "lutins", "seats": me, "visibility": "all"}), "bad_request"),
        (json!({"game": "lutins", "seats": me, "pace": -1}), "bad_request"),
        (json!({"game": "lutins", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}), "bad_request"),
        (json!({"game": "lutins", "seats": [{"kind": "me"}, {"kind": "ghost"}]}), "bad_request"),
        (json!({"game": "lutins", "seats": me, "cheat": true}), "bad_request"),
        (json!([]), "bad_request"),
    ] {
        let answer = ana.post("/api/tables", wish.clone()).await.unwrap();
        assert_eq!((answer.status, answer.code()), (400, code), "{wish}: {}", answer.body);
    }
    assert_eq!(ana.get("/api/me/games").await.unwrap().body["tables"], json!([]), "nothing was opened");
    for game in ana.get("/api/games").await.unwrap().body["games"].as_array().unwrap() {
        for (preset, _) in game["presets"].as_object().unwrap() {
            let seats = vec![json!({"kind": "me"}); game["seats"][0].as_u64().unwrap() as usize];
            let wish = json!({"game": game["id"], "seats": seats, "preset": preset});
            let answer = ana.post("/api/tables", wish).await.unwrap();
            assert_eq!(answer.status, 200, "{} {preset}: {}", game["id"], answer.body);
        }
    }
}

#[tokio::test]
async fn a_backup_is_taken_while_people_play() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.person().await, server.person().await);
    let mut table = Game::open(vec![ana, ben], "lutins", 3).await.unwrap();
    for _ in 0..10 {
        table.step().await.unwrap();
    }
    let (data, copy) = (server.data(), server.data().with_extension("copy"));
    let taken = tokio::task::spawn_blocking(move || (feerie_server::backup(&data, &copy), copy)).await.unwrap();
    taken.0.unwrap();
    assert!(taken.1.metadata().unwrap().len() > 0);
    assert!(feerie_server::backup(&server.data(), &taken.1).is_err(), "an old copy is never written over");
    table.step().await.unwrap().expect("and the game goes on");
}
