//! Ratings from real games over real sockets: who may see them, what counts, and that the records give the same.

use crate::common::{TestServer, answer, config_at, text, wide};
use feerie_load::client::Person;
use feerie_load::play::Game;
use serde_json::{Value, json};

async fn ratings(person: &Person) -> Vec<Value> {
    person.get("/api/me/ratings").await.unwrap().body["ratings"].as_array().unwrap().clone()
}

/// People play a whole game with each other, at random.
async fn play(people: Vec<Person>, seed: u64) -> String {
    let mut game = Game::open(people, "elfe", seed).await.unwrap();
    while game.step().await.unwrap().is_some() {}
    assert!(game.is_over());
    game.table
}

#[tokio::test]
async fn games_of_people_and_games_with_bots_count_apart_and_the_records_give_the_same() {
    let server = TestServer::open().await;
    let (ana, ben, cleo) = (server.person().await, server.person().await, server.person().await);
    assert!(ratings(&ana).await.is_empty());
    let first = play(vec![ana.clone(), ben.clone()], 1).await;
    play(vec![ben.clone(), cleo.clone(), ana.clone()], 2).await;
    // Alone with oneself nobody gets stronger.
    let alone = crate::common::alone(&ana, "elfe", 2).await;
    give_up(&ana, &alone).await;
    let mine = ratings(&ana).await;
    assert_eq!(mine.len(), 1, "{mine:?}");
    assert_eq!(
        (&mine[0]["game"], &mine[0]["company"], &mine[0]["games"]),
        (&json!("elfe"), &json!("people"), &json!(2))
    );
    assert!(mine[0]["spread"].as_i64().unwrap() < 667, "two games tell something: {mine:?}");

    // Against a bot it is another list. Whoever gives up answers for what the bot makes of the seat.
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
    let with_bot = ana.open_table(json!({"game": "elfe", "seats": seats, "pace": 0})).await.unwrap();
    give_up(&ana, &with_bot).await;
    let mine = ratings(&ana).await;
    assert_eq!(mine.iter().map(|rating| text(&rating["company"])).collect::<Vec<_>>(), ["people", "bots"]);

    // Beside names at tables of people, and nowhere else.
    let at = async |table: &str| cleo.get(&format!("/api/tables/{table}/ratings")).await.unwrap().body["seats"].clone();
    assert_eq!(at(&first).await[0], mine[0]);
    assert_eq!(at(text(&with_bot["id"])).await, json!([null, null]));
    assert_eq!(cleo.get("/api/tables/nowhere/ratings").await.unwrap().code(), "not_found");

    // Computed again from nothing but the records, they are the same; and a server started anew says so too.
    let config = config_at(server.data(), None, wide());
    let lines = tokio::task::spawn_blocking(move || feerie_server::ratings(&config, &feerie_catalog::Catalog))
        .await
        .unwrap()
        .unwrap();
    assert_eq!(lines.len(), 5, "three people, and one of them with a bot: {lines:?}");
    for rating in &mine {
        let numbers = format!("{} ± {}\t{}", rating["points"], rating["spread"], rating["games"]);
        let company = text(&rating["company"]);
        assert!(lines.iter().any(|line| line.contains(company) && line.ends_with(&numbers)), "{numbers}: {lines:?}");
    }
    let before = (ratings(&ben).await, ratings(&cleo).await);
    let server = server.reopen().await;
    let (mut ben, mut cleo) = (ben, cleo);
    for person in [&mut ben, &mut cleo] {
        person.address.clone_from(&server.address);
    }
    assert_eq!((ratings(&ben).await, ratings(&cleo).await), before);
}

/// Gives all one's seats to bots and waits for the end.
async fn give_up(person: &Person, table: &Value) {
    let id = text(&table["id"]);
    let mut socket = person.socket().await.unwrap();
    socket.follow(id, 0).await.unwrap();
    for (seat, info) in table["seats"].as_array().unwrap().iter().enumerate() {
        if info["mine"] == json!(true) {
            let given =
                answer(&mut socket, json!({"t": "resign", "table": id, "id": seat.to_string(), "seat": seat})).await;
            assert_eq!(given["t"], "ack", "{given}");
        }
    }
    while socket.until(&["table"]).await.unwrap()["table"]["state"] != "over" {}
}
