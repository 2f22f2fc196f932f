//! What nobody learns before a game is over: the cards of others by playing on elsewhere, and a bot's opinion.

use crate::common::{TestServer, answer, pair, text};
use serde_json::{Value, json};

/// A table against a bot, and one where all seats are one's own.
fn wish(game: &str, second: Value) -> Value {
    json!({"game": game, "seats": [{"kind": "me"}, second], "pace": 0})
}

#[tokio::test]
async fn a_running_game_is_played_on_elsewhere_only_where_nothing_is_hidden() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    let (bot, me) = (json!({"kind": "bot", "level": "gentle"}), json!({"kind": "me"}));
    for (game, second, status) in
        [("elfe", &bot, 409), ("elementals", &bot, 409), ("lutins", &bot, 200), ("elfe", &me, 200)]
    {
        let table = ana.open_table(wish(game, second.clone())).await.unwrap();
        let fork = json!({"seq": 0, "seats": [{"kind": "me"}, {"kind": "me"}]});
        let forked = ana.post(&format!("/api/tables/{}/fork", text(&table["id"])), fork).await.unwrap();
        assert_eq!(forked.status, status, "{game} with {second}: {}", forked.body);
    }
}

#[tokio::test]
async fn the_cards_of_whoever_resigned_stay_theirs() {
    let server = TestServer::open().await;
    for game in ["elfe", "lutins"] {
        let (id, [(ana, _), (_, mut at_ben)]) = pair(&server, game, json!({})).await;
        let given = answer(&mut at_ben, json!({"t": "resign", "table": id, "id": "r", "seat": 1})).await;
        assert_eq!(given["t"], "ack", "{given}");
        let fork = json!({"seq": 0, "seats": [{"kind": "me"}, {"kind": "me"}]});
        let forked = ana.post(&format!("/api/tables/{id}/fork"), fork).await.unwrap();
        assert_eq!((forked.status, forked.code()), (409, "not_over"), "{game}: {}", forked.body);
    }
}

#[tokio::test]
async fn no_bot_advises_where_people_play_each_other() {
    let server = TestServer::open().await;
    let (id, [(ana, mut at_ana), _]) = pair(&server, "lutins", json!({})).await;
    let refused = answer(&mut at_ana, json!({"t": "hint", "table": id, "id": "h", "seat": 0})).await;
    assert_eq!(refused["code"], "no_help", "{refused}");
    // A bot beside them makes it no game for advice: it counts all the same.
    let ben = server.person().await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "gentle"}]);
    let three =
        ana.open_table(json!({"game": "pixies", "seats": seats, "visibility": "open", "pace": 0})).await.unwrap();
    let three = text(&three["id"]);
    assert_eq!(ben.post(&format!("/api/tables/{three}/join"), json!({"seat": 1})).await.unwrap().status, 200);
    let refused = answer(&mut at_ana, json!({"t": "hint", "table": three, "id": "h3", "seat": 0})).await;
    assert_eq!(refused["code"], "no_help", "{refused}");
    let with_bot = ana.open_table(wish("lutins", json!({"kind": "bot", "level": "gentle"}))).await.unwrap();
    at_ana.follow(text(&with_bot["id"]), 0).await.unwrap();
    let told = answer(&mut at_ana, json!({"t": "hint", "table": with_bot["id"], "id": "h", "seat": 0})).await;
    assert_ne!(told["code"], "no_help", "{told}");
}
