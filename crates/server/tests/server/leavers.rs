//! Leaving a game with others, and coming back: nothing is lost by closing the lid. Over real sockets.

use crate::common::{TestServer, pair, until, wide};
use feerie_server::Limits;
use serde_json::{Value, json};

fn seat(message: &Value, seat: usize) -> &Value {
    &message["table"]["seats"][seat]
}

#[tokio::test]
async fn a_bot_holds_the_seat_of_whoever_left_until_they_are_back() {
    let server = TestServer::open_with(Limits { grace_ms: 300, ..wide() }).await;
    let (id, [(_ana, mut at_ana), (ben, at_ben)]) = pair(&server, "lutins", json!({})).await;
    drop(at_ben);
    // The others see that ben is away, and how long they will wait.
    let away = until(&mut at_ana, |message| seat(message, 1)["online"] == false).await;
    assert!(seat(&away, 1)["grace"].is_i64(), "{away}");
    let held = until(&mut at_ana, |message| seat(message, 1)["held"] == true).await;
    assert_eq!(seat(&held, 1)["level"], "fair");
    assert!(seat(&held, 1).get("grace").is_none(), "nobody is waited for any more");
    // Coming back is all it takes.
    let mut at_ben = ben.socket().await.unwrap();
    let back = at_ben.follow(&id, 0).await.unwrap();
    assert!(seat(&back, 1).get("held").is_none(), "{back}");
    let told = until(&mut at_ana, |message| seat(message, 1)["online"] == true).await;
    assert!(seat(&told, 1).get("held").is_none(), "{told}");
}

#[tokio::test]
async fn whoever_is_back_in_time_was_never_replaced() {
    let server = TestServer::open_with(Limits { grace_ms: 600_000, ..wide() }).await;
    let (id, [(_ana, mut at_ana), (ben, at_ben)]) = pair(&server, "lutins", json!({})).await;
    drop(at_ben);
    until(&mut at_ana, |message| seat(message, 1)["grace"].is_i64()).await;
    let mut at_ben = ben.socket().await.unwrap();
    at_ben.follow(&id, 0).await.unwrap();
    let back = until(&mut at_ana, |message| seat(message, 1)["online"] == true).await;
    assert!(seat(&back, 1).get("grace").is_none() && seat(&back, 1).get("held").is_none(), "{back}");
}

#[tokio::test]
async fn a_table_that_everybody_left_rests() {
    let server = TestServer::open_with(Limits { grace_ms: 0, ..wide() }).await;
    let (id, [(ana, mut at_ana), (_ben, at_ben)]) = pair(&server, "lutins", json!({})).await;
    drop(at_ben);
    until(&mut at_ana, |message| seat(message, 1)["held"] == true).await;
    drop(at_ana);
    let mut at_ana = ana.socket().await.unwrap();
    let back = at_ana.follow(&id, 0).await.unwrap();
    assert!(seat(&back, 0).get("held").is_none(), "nobody was there to wait for ana: {back}");
}

#[tokio::test]
async fn nobody_is_waited_for_by_correspondence_or_alone() {
    let server = TestServer::open_with(Limits { grace_ms: 0, ..wide() }).await;
    let (_, [(_, mut at_ana), (_, at_ben)]) =
        pair(&server, "lutins", json!({"clock": {"kind": "days", "days": 1}})).await;
    drop(at_ben);
    let away = until(&mut at_ana, |message| seat(message, 1)["online"] == false).await;
    assert!(seat(&away, 1).get("grace").is_none() && seat(&away, 1).get("held").is_none(), "{away}");
    let cleo = server.person().await;
    let wish = json!({"game": "lutins", "seats": [{"kind": "me"}, {"kind": "bot", "level": "gentle"}], "pace": 0});
    let table = cleo.open_table(wish).await.unwrap();
    let id = crate::common::text(&table["id"]);
    for _ in 0..2 {
        let mut socket = cleo.socket().await.unwrap();
        let info = socket.follow(id, 0).await.unwrap();
        assert!(seat(&info, 0).get("held").is_none(), "{info}");
    }
}
