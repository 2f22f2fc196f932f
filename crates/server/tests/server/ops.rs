//! The dashboard and the alarms speak of metrics that there are.

use crate::common::TestServer;
use feerie_load::play::Game;
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn file(name: &str) -> String {
    std::fs::read_to_string(format!("{}/../../ops/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// All names of ours in a text.
fn names(text: &str) -> BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let words = text.split(|c| !is_part(c)).filter(|word| word.starts_with("feerie_"));
    words.map(str::to_owned).collect()
}

/// The metrics that are asked for under labels of fixed values, each as `name{label="value"`.
fn labelled(text: &str) -> BTreeSet<String> {
    let series = text.split("feerie_").skip(1).filter_map(|rest| rest.split_once('}').map(|(series, _)| series));
    let fixed = series.filter(|series| series.split_once('{').is_some_and(|(_, labels)| labels.contains("=\"")));
    fixed.map(|series| format!("feerie_{series}")).collect()
}

#[tokio::test]
async fn every_metric_of_the_dashboard_and_the_alarms_exists() {
    let (dashboard, alerts) = (file("grafana.json"), file("alerts.yml"));
    let parsed: Value = serde_json::from_str(&dashboard).unwrap();
    let panels = parsed["panels"].as_array().unwrap();
    let targets = panels.iter().flat_map(|panel| panel["targets"].as_array().unwrap());
    let asked: BTreeSet<String> = targets.flat_map(|target| names(target["expr"].as_str().unwrap())).collect();
    assert!(asked.len() > 10, "{asked:?}");
    let alarms = names(&alerts);
    assert!(alarms.len() > 5, "{alarms:?}");

    let server = TestServer::open().await;
    let (ana, ben) = (server.person().await, server.person().await);
    let wish = json!({"game": "lutins", "seats": [{"kind": "me"}, {"kind": "bot", "level": "gentle"}], "pace": 0});
    let table = ana.open_table(wish).await.unwrap();
    let mut socket = ana.socket().await.unwrap();
    let mut message = socket.follow(table["id"].as_str().unwrap(), 0).await.unwrap();
    // Ana plays the first action there is until the bot has had its turn.
    let mut id = 0;
    while !reqwest::get(&server.metrics).await.unwrap().text().await.unwrap().contains("feerie_bot_seconds_bucket") {
        let frame = if message["t"] == "table" { &message["frame"] } else { &message };
        if let Some(action) = frame["legal"]["0"].get(0) {
            id += 1;
            let act = json!({"t": "act", "table": table["id"], "id": id.to_string(), "seat": 0, "seq": frame["seq"], "action": action});
            socket.send(act).await.unwrap();
        }
        message = socket.until(&["frame", "table"]).await.unwrap();
    }
    let mut game = Game::open(vec![ana.clone(), ben], "lutins", 8).await.unwrap();
    game.step().await.unwrap();
    let metrics = reqwest::get(&server.metrics).await.unwrap().text().await.unwrap();
    let there = names(&metrics);
    // Only servers with NATS have that one: it is looked for where there is NATS (outage.rs).
    let named = asked.union(&alarms).filter(|name| *name != "feerie_nats_heard");
    let missing: Vec<&String> = named.filter(|name| !there.contains(*name)).collect();
    assert!(missing.is_empty(), "{missing:?} are not among\n{there:?}");
    // What has not happened yet is counted as nought; faults of its own the server has not had here.
    let series = labelled(&alerts);
    assert!(series.contains("feerie_security_events_total{event=\"login_failed\""), "{series:?}");
    for series in series.iter().filter(|series| !series.contains("status=\"500\"")) {
        assert!(metrics.contains(series.as_str()), "{series} is not among\n{metrics}");
    }
}
