//! Before the first card of a live race everybody says to be ready.

use crate::common::{TestServer, pair, wide};
use crate::racer::{Screen, has_window};
use feerie_server::Limits;
use serde_json::{Value, json};

async fn asking(ready_ms: u64) -> TestServer {
    TestServer::open_with(Limits { ready_ms, rest_ms: 20, ..wide() }).await
}

const ANY: [&str; 2] = ["table", "frame"];

fn awaits(message: &Value) -> &Value {
    &message["table"]["unready"]
}

#[tokio::test]
async fn the_first_card_waits_for_everybody() {
    let server = asking(600_000).await;
    let (table, [(_, ana), (_, ben)]) = pair(&server, "elementals", json!({})).await;
    let mut screens = [Screen::of(ana), Screen::of(ben)];
    screens[0].send(json!({"t": "ready", "table": table}));
    screens[1].wait_for(&ANY, |message| !has_window(message, 1) && *awaits(message) == json!([1])).await;
    screens[1].send(json!({"t": "ready", "table": table}));
    for (seat, screen) in screens.iter_mut().enumerate() {
        // In the order in which it was told: nobody is waited for any more, and only then the card.
        no_card_before_nobody_is_awaited(screen, seat).await;
        screen.wait_for(&ANY, |message| has_window(message, seat)).await;
    }
}

async fn no_card_before_nobody_is_awaited(screen: &mut Screen, seat: usize) {
    screen
        .wait_for(&ANY, |message| {
            assert!(!has_window(message, seat), "a card before that was told: {message}");
            message["t"] == "table" && awaits(message).is_null()
        })
        .await;
}

#[tokio::test]
async fn whoever_is_ready_does_not_wait_for_ever() {
    let server = asking(300).await;
    let (table, [(_, ana), (_, ben)]) = pair(&server, "elementals", json!({})).await;
    let (mut ana, _ben) = (Screen::of(ana), Screen::of(ben));
    ana.send(json!({"t": "ready", "table": table}));
    ana.wait_for(&ANY, |message| has_window(message, 0)).await;
}

#[tokio::test]
async fn a_client_that_never_says_ready_plays_all_the_same() {
    // Long enough that both have come before it is at an end: nobody being ready, twice as long is waited.
    let server = asking(2_500).await;
    let (_, [(_, ana), (_, ben)]) = pair(&server, "elementals", json!({})).await;
    for (seat, mut screen) in [Screen::of(ana), Screen::of(ben)].into_iter().enumerate() {
        // That nobody is waited for any more is told before the card: screens count down in between.
        no_card_before_nobody_is_awaited(&mut screen, seat).await;
        screen.wait_for(&ANY, |message| has_window(message, seat)).await;
    }
}

#[tokio::test]
async fn only_those_who_play_are_asked() {
    let server = asking(600_000).await;
    let (table, [(_, ana), _ben]) = pair(&server, "elementals", json!({})).await;
    let mut watcher = server.person().await.socket().await.unwrap();
    watcher.follow(&table, 0).await.unwrap();
    watcher.send(json!({"t": "ready", "table": table})).await.unwrap();
    assert_eq!(watcher.until(&["error"]).await.unwrap()["code"], "not_yours");
    let mut ana = Screen::of(ana);
    ana.send(json!({"t": "ready", "table": table}));
    ana.wait_for(&ANY, |message| *awaits(message) == json!([1])).await;
}

#[tokio::test]
async fn alone_with_bots_one_is_asked_too() {
    let server = asking(600_000).await;
    let ana = server.person().await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "gentle"}]);
    let info = ana.open_table(json!({"game": "elementals", "seats": seats, "pace": 0})).await.unwrap();
    let table = info["id"].as_str().unwrap().to_owned();
    let mut socket = ana.socket().await.unwrap();
    let followed = socket.follow(&table, 0).await.unwrap();
    assert_eq!(*awaits(&followed), json!([0]), "{followed}");
    let mut screen = Screen::of(socket);
    screen.send(json!({"t": "ready", "table": table}));
    screen.wait_for(&ANY, |message| has_window(message, 0)).await;
}
