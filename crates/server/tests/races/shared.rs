//! A race whose people sit at two servers on one PostgreSQL, behind lines of different lengths: one of the two judges
//! with all claims, and both tell the same (ELM-NET).

use crate::common::{TestServer, text};
use crate::racer::{Racer, Seen, catches, won_by_the_slower};
use crate::wire;
use fastrand::Rng;
use feerie_load::client::Person;
use feerie_load::database::{Fresh, nats_for_test};
use feerie_server::Config;
use serde_json::{Value, json};
use std::time::Duration;

/// Two servers on one database that hardly rest between two cards.
async fn servers(database: &Fresh, nats: Option<String>) -> [TestServer; 2] {
    // Lines are programs that pass everything on later, as a proxy does.
    let set = |config: &mut Config| {
        (config.limits.rest_ms, config.behind_proxy) = (20, true);
        config.nats = nats.clone();
    };
    let open = async || TestServer::open_on_as(&database.url, set).await;
    [open().await, open().await]
}

/// A table of two, the host at the first server, the guest at the second.
async fn seated(servers: &[TestServer; 2], options: Value) -> (String, [Person; 2]) {
    let (ana, ben) = (servers[0].person().await, servers[1].person().await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let info = ana.open_table(json!({"game": "elementals", "seats": seats, "options": options})).await.unwrap();
    let id = text(&info["id"]).to_owned();
    let link = text(&info["links"]["1"]).split("#link=").nth(1).unwrap().to_owned();
    let joined = ben.post(&format!("/api/tables/{id}/join"), json!({"link": link})).await.unwrap();
    assert_eq!(joined.status, 200, "{}", joined.body);
    (id, [ana, ben])
}

/// Lets both play behind lines of these delays.
async fn race(
    servers: &[TestServer; 2],
    delays: [u64; 2],
    takes: [(u64, u64); 2],
    says: [fn(u64) -> u64; 2],
    (until, options): (u32, Value),
) -> (String, [Person; 2], [Seen; 2]) {
    let (table, people) = seated(servers, options).await;
    let mut racers = Vec::new();
    for (seat, person) in people.iter().enumerate() {
        let mut far = person.clone();
        far.address = wire::lay(&servers[seat].address, Duration::from_millis(delays[seat])).await;
        let mut socket = far.socket().await.unwrap();
        socket.send(json!({"t": "sub", "table": table, "from": 0})).await.unwrap();
        let rng = Rng::with_seed(delays[0] + seat as u64);
        racers.push(Racer {
            seat,
            socket,
            table: table.clone(),
            takes: takes[seat],
            says: says[seat],
            rng,
            late: Some(0),
        });
    }
    let (other, one) = (racers.pop().unwrap(), racers.pop().unwrap());
    let (one, other) = tokio::join!(one.play(until), other.play(until));
    (table, people, [one, other])
}

/// What both saw, as far as both saw it, is the same.
fn told_the_same([one, other]: &[Seen; 2]) {
    let both = one.settled.len().min(other.settled.len());
    assert!(both >= 4, "{both} windows");
    // One of them may have followed a little later than the other.
    let [shorter, longer] = if one.settled.len() <= other.settled.len() { [one, other] } else { [other, one] };
    let late = longer.settled.len() - shorter.settled.len();
    let same = (0..=late).any(|skip| longer.settled[skip..skip + both] == shorter.settled[..]);
    assert!(same, "{:?}\n{:?}", one.settled, other.settled);
}

#[tokio::test]
async fn net_2_the_quicker_hand_wins_whichever_server_it_is_at_and_however_long_its_line() {
    let Some(database) = Fresh::for_test("net_2_the_quicker_hand_wins_at_two_servers").await else { return };
    let servers = servers(&database, None).await;
    let honest: fn(u64) -> u64 = |took| took;
    let options = json!({"first": "0", "turn_cap": 600});
    for (delays, takes) in [
        ([5, 170], [(300, 420), (480, 600)]),
        ([170, 5], [(300, 420), (480, 600)]),
        ([5, 170], [(480, 600), (300, 420)]),
    ] {
        let (_, _, seen) = race(&servers, delays, takes, [honest; 2], (catches(), options.clone())).await;
        told_the_same(&seen);
        let (won, wrongly) = won_by_the_slower([&seen[0], &seen[1]]);
        assert!(won >= 4 && wrongly * 10 <= won * 3, "{delays:?} ms: {wrongly} of {won} were won by the slower hand");
    }
    database.remove().await.unwrap();
}

#[tokio::test]
async fn net_5_a_forger_at_the_other_server_gains_nothing_and_everyone_is_told() {
    let Some(database) = Fresh::for_test("net_5_a_forger_at_the_other_server").await else { return };
    // Over NATS, where there is one: races go by whichever way there is.
    let servers = servers(&database, nats_for_test("net_5_a_forger_at_the_other_server, over NATS")).await;
    let forged: fn(u64) -> u64 = |_| 200;
    let honest: fn(u64) -> u64 = |took| took;
    let options = json!({"first": "0", "turn_cap": 60, "window_ms": 1200});
    // The forger is the quicker one, so that the claims arrive in time to be judged.
    let (table, people, seen) =
        race(&servers, [30, 30], [(1000, 1050), (600, 680)], [honest, forged], (u32::MAX, options)).await;
    told_the_same(&seen);
    // On a busy machine an honest screen may answer late as well; that honest lines are believed is shown without a clock
    // (crates/fairtime).
    assert!(seen.iter().all(|seen| seen.timed[1]), "everyone at the table is told: {:?}", seen.map(|seen| seen.timed));
    // Both servers hold the same rulings, each measured where the reaction arrived.
    let rulings = async |person: &Person| {
        person.get(&format!("/api/tables/{table}/rulings")).await.unwrap().body["rulings"].clone()
    };
    let kept = rulings(&people[0]).await;
    assert_eq!(kept, rulings(&people[1]).await);
    let forgeries: Vec<&Value> = kept.as_array().unwrap().iter().filter(|ruling| ruling["seat"] == 1).collect();
    assert!(forgeries.len() > 4, "{kept}");
    for ruling in forgeries {
        assert_eq!((&ruling["claimed"], &ruling["corrected"]), (&json!(200), &json!(true)), "{ruling}");
        assert!(ruling["elapsed"].as_f64().unwrap() >= 600.0, "{ruling}");
    }
    database.remove().await.unwrap();
}
