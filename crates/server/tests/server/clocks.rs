//! Clocks over real sockets: what happens when time is up, and what nobody is charged for. How long anything
//! takes is never asserted.

use crate::common::{TestServer, pair, text, until};
use feerie_load::client::{Person, Socket};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

/// The newest frame of a table, as a person knows it.
async fn standing(person: &Person, table: &str) -> Value {
    let mut socket = person.socket().await.unwrap();
    socket.follow(table, 0).await.unwrap()
}

/// Plays the first listed action of whoever is to act; answers the frame that comes of it.
async fn play(id: &str, table: &str, players: &mut [(Person, Socket); 2]) {
    let now = standing(&players[0].0, table).await;
    let seat = now["frame"]["acting"][0].as_u64().unwrap() as usize;
    let mine = standing(&players[seat].0, table).await;
    let action = &mine["frame"]["legal"][seat.to_string()][0];
    let act =
        json!({"t": "act", "table": table, "id": id, "seat": seat, "seq": mine["frame"]["seq"], "action": action});
    let answer = crate::common::answer(&mut players[seat].1, act).await;
    assert_eq!(answer["t"], "ack", "{answer}");
}

#[tokio::test]
async fn a_bot_makes_one_decision_for_whoever_is_late() {
    let server = TestServer::open().await;
    let (id, mut players) = pair(&server, "lutins", json!({"clock": {"kind": "move", "seconds": 1}})).await;
    let info = standing(&players[0].0, &id).await;
    assert_eq!(info["table"]["clock"], json!({"kind": "move", "seconds": 1}));
    let begun = info["table"]["times"]["since"].as_i64().unwrap();
    assert!(info["table"]["times"]["now"].as_i64().unwrap() >= begun);
    // Nobody plays: both seats get a move each, and both people keep their seats.
    let mut moved = [false; 2];
    while moved != [true; 2] {
        let frame = until(&mut players[0].1, |message| message["t"] == "frame").await;
        assert!(frame["times"]["since"].as_i64().unwrap() >= begun, "{frame}");
        // Everybody is told for whom a bot moved.
        moved[frame["late"].as_u64().unwrap() as usize] = true;
    }
    let info = standing(&players[0].0, &id).await;
    assert!(info["table"]["seats"].as_array().unwrap().iter().all(|seat| seat.get("held").is_none()), "{info}");
}

#[tokio::test]
async fn a_game_clock_that_ran_out_leaves_the_seat_to_a_bot() {
    let server = TestServer::open().await;
    let clock = json!({"clock": {"kind": "game", "seconds": 2, "increment": 0}, "options": {"turn_cap": 6}});
    let (id, [(ana, mut at_ana), (ben, _at_ben)]) = pair(&server, "lutins", clock).await;
    let held = until(&mut at_ana, |message| {
        message["t"] == "table" && message["table"]["seats"].as_array().unwrap().iter().any(|seat| seat["held"] == true)
    })
    .await;
    let left = &held["table"]["times"]["left"];
    let late = usize::from(held["table"]["seats"][0].get("held").is_none());
    assert_eq!(left[late], 0, "{held}");
    // Time is for the whole game: whoever used it up does not come back into it.
    let person = [&ana, &ben][late];
    let refused = person.post(&format!("/api/tables/{id}/join"), json!({"seat": late})).await.unwrap();
    let still = standing(person, &id).await;
    assert_eq!(still["table"]["seats"][late]["held"], true, "{}", refused.body);
    // Neither does anything: the game goes on to its end all the same.
    until(&mut at_ana, |message| message["t"] == "table" && message["table"]["state"] == "over").await;
}

#[tokio::test]
async fn whoever_moves_is_charged_and_gets_the_increment_back() {
    let server = TestServer::open().await;
    let clock = json!({"clock": {"kind": "game", "seconds": 600, "increment": 30}});
    let (id, mut players) = pair(&server, "lutins", clock).await;
    let before = standing(&players[0].0, &id).await;
    assert_eq!(before["table"]["times"]["left"], json!([600_000, 600_000]));
    let first = before["frame"]["acting"][0].as_u64().unwrap() as usize;
    let mut commands = 0;
    while standing(&players[0].0, &id).await["frame"]["acting"][0] == json!(first) {
        commands += 1;
        play(&commands.to_string(), &id, &mut players).await;
    }
    let after = standing(&players[0].0, &id).await;
    let left = &after["frame"]["times"]["left"];
    assert!(left[first].as_i64().unwrap() <= 630_000 && left[first].as_i64().unwrap() > 0, "{left}");
    assert_ne!(left[first], json!(600_000), "a turn took some time, and an increment came back");
    assert_eq!(left[1 - first], json!(600_000), "the other's time does not run");
}

#[tokio::test]
async fn deadlines_survive_a_restart() {
    let server = TestServer::open().await;
    let (id, players) = pair(&server, "lutins", json!({"clock": {"kind": "move", "seconds": 1}})).await;
    let [(mut ana, _), _] = players;
    let server = server.reopen().await;
    ana.address.clone_from(&server.address);
    // Nobody came to the table before the alarm: the new process finds it in the store.
    let steps = async || {
        let info = ana.get(&format!("/api/tables/{id}")).await.unwrap();
        info.body["table"]["seq"].as_u64().unwrap()
    };
    let before = steps().await;
    while steps().await < before + 2 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn an_outage_costs_nobody_time() {
    const HOUR: i64 = 3_600_000;
    let server = TestServer::open().await;
    let (id, players) =
        pair(&server, "lutins", json!({"clock": {"kind": "game", "seconds": 60, "increment": 0}})).await;
    let [(mut ana, _), _] = players;
    let seq = standing(&ana, &id).await["frame"]["seq"].clone();
    // The server stays closed for an hour: all that is written down is an hour older.
    let server = server
        .reopen_after(async |data| {
            let mut file = SqliteConnection::connect(&format!("sqlite://{}", data.display())).await.unwrap();
            for aged in [
                "UPDATE settings SET value = CAST(value AS INTEGER) - 3600000 WHERE name = 'alive'",
                "UPDATE clocks SET since = since - 3600000, deadline = deadline - 3600000",
            ] {
                assert!(sqlx::query(aged).execute(&mut file).await.unwrap().rows_affected() > 0);
            }
        })
        .await;
    ana.address.clone_from(&server.address);
    let after = standing(&ana, &id).await;
    assert_eq!(after["frame"]["seq"], seq, "nobody was late");
    let times = &after["table"]["times"];
    assert!(times["now"].as_i64().unwrap() - times["since"].as_i64().unwrap() < HOUR / 2, "{times}");
    assert_eq!(times["left"], json!([60_000, 60_000]));
}

#[tokio::test]
async fn a_game_by_correspondence_says_whose_turn_it_is_in_the_list() {
    let server = TestServer::open().await;
    let (id, [(ana, _), (ben, _)]) = pair(&server, "elfe", json!({"clock": {"kind": "days", "days": 3}})).await;
    let mut turns = 0;
    for (person, seat) in [(&ana, 0), (&ben, 1)] {
        let mine = person.get("/api/me/games").await.unwrap();
        let table = &mine.body["tables"][0];
        assert_eq!((text(&table["id"]), &table["clock"]["days"]), (id.as_str(), &json!(3)));
        assert!(table["times"]["since"].is_i64());
        turns += usize::from(table["acting"].as_array().unwrap().contains(&json!(seat)));
    }
    assert_eq!(turns, 1);
}

#[tokio::test]
async fn clocks_that_make_no_sense_are_refused() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    for clock in [
        json!({"kind": "move", "seconds": 0}),
        json!({"kind": "move", "seconds": -5}),
        json!({"kind": "move"}),
        json!({"kind": "game", "seconds": 60, "increment": 100_000}),
        json!({"kind": "days", "days": 400}),
        json!({"kind": "sundial"}),
        json!("none"),
    ] {
        let wish = json!({"game": "lutins", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": clock});
        let answer = ana.post("/api/tables", wish).await.unwrap();
        assert_eq!((answer.status, answer.code()), (400, "bad_request"), "{clock}: {}", answer.body);
    }
    assert_eq!(ana.get("/api/me/games").await.unwrap().body["tables"], json!([]));
}
