//! Several actions as one command, over real sockets and on both stores: all of them are played, or none.

use crate::common::{TestServer, answer, pair, text, until};
use feerie_load::client::{Person, Socket};
use feerie_load::database::Fresh;
use serde_json::{Value, json};

/// Runs something on a file, and on PostgreSQL where there is one.
async fn on_both(test: &str, run: impl AsyncFn(&TestServer)) {
    let server = TestServer::open().await;
    run(&server).await;
    server.end().await;
    if let Some(database) = Fresh::for_test(test).await {
        let server = TestServer::open_on(&database.url).await;
        run(&server).await;
        server.end().await;
        database.remove().await.unwrap();
    }
}

/// A lutins table of two people: its id, the two, and which of them is to act from which frame.
async fn lutins(server: &TestServer) -> (String, [(Person, Socket); 2], usize, Value) {
    let (id, mut people) = pair(server, "lutins", json!({})).await;
    let mut acting = None;
    for (seat, (_, socket)) in people.iter_mut().enumerate() {
        socket.send(json!({"t": "sub", "table": id, "from": 0})).await.unwrap();
        let table = until(socket, |message| message["t"] == "table" && message["table"]["state"] == "playing").await;
        if table["frame"]["legal"].get(seat.to_string()).is_some_and(|legal| legal != &json!([])) {
            acting = Some((seat, table["frame"].clone()));
        }
    }
    let (seat, frame) = acting.expect("somebody is to act");
    (id, people, seat, frame)
}

/// The first legal action, and one that is legal after it: tried in a practice, which is kept nowhere.
async fn a_turn(person: &Person, id: &str, seat: usize, frame: &Value) -> [String; 2] {
    let first = text(&frame["legal"][seat.to_string()][0]).to_owned();
    let info = person.get(&format!("/api/tables/{id}")).await.unwrap().body;
    let replay = person.get(&format!("/api/tables/{id}/replay")).await.unwrap().body;
    let before = replay["frames"].as_array().unwrap().len() - 1;
    assert_eq!(before, frame["seq"].as_u64().unwrap() as usize, "{info}");
    let practice = json!({
        "game": "lutins", "seats": 2, "seat": seat, "options": info["table"]["options"], "seed": 1,
        "steps": [[seat, first]],
    });
    let played = person.post("/api/practice", practice).await.unwrap();
    assert_eq!(played.status, 200, "{}", played.body);
    let frames = played.body["frames"].as_array().unwrap();
    let second = text(&frames.last().unwrap()["legal"][seat.to_string()][0]).to_owned();
    [first, second]
}

fn act(id: &str, command: &str, seat: usize, seq: &Value, actions: &[&str]) -> Value {
    json!({"t": "act", "table": id, "id": command, "seat": seat, "seq": seq, "actions": actions})
}

#[tokio::test]
async fn a_turn_is_one_command() {
    on_both("a_turn_is_one_command", async |server| {
        let (id, mut people, seat, frame) = lutins(server).await;
        let [first, second] = a_turn(&people[seat].0, &id, seat, &frame).await;
        let seq = frame["seq"].as_u64().unwrap();
        let message = act(&id, "turn", seat, &frame["seq"], &[&first, &second]);
        let done = answer(&mut people[seat].1, message.clone()).await;
        assert_eq!((&done["t"], &done["seq"]), (&json!("ack"), &json!(seq + 2)), "{done}");
        // The other one is told of both, in order and without gap.
        let other = &mut people[1 - seat].1;
        for step in [seq + 1, seq + 2] {
            let told = until(other, |message| message["t"] == "frame" && message["seq"] == json!(step)).await;
            assert_eq!(told["prev"], json!(step - 1), "{told}");
        }
        // The same command again plays nothing, and says the same.
        let again = answer(&mut people[seat].1, message).await;
        assert_eq!((&again["t"], &again["seq"]), (&json!("ack"), &json!(seq + 2)), "{again}");
        let now = people[seat].0.get(&format!("/api/tables/{id}")).await.unwrap().body;
        assert_eq!(now["table"]["seq"], json!(seq + 2));
    })
    .await;
}

#[tokio::test]
async fn if_one_is_refused_none_is_played() {
    on_both("if_one_is_refused_none_is_played", async |server| {
        let (id, mut people, seat, frame) = lutins(server).await;
        let [first, _] = a_turn(&people[seat].0, &id, seat, &frame).await;
        let refused = answer(&mut people[seat].1, act(&id, "c", seat, &frame["seq"], &[&first, &first])).await;
        assert_eq!((&refused["t"], &refused["step"]), (&json!("error"), &json!(1)), "{refused}");
        let refused = answer(&mut people[seat].1, act(&id, "c", seat, &frame["seq"], &["nonsense", &first])).await;
        assert_eq!((&refused["t"], &refused["step"]), (&json!("error"), &json!(0)), "{refused}");
        let now = people[seat].0.get(&format!("/api/tables/{id}")).await.unwrap().body;
        assert_eq!(now["table"]["seq"], frame["seq"], "nothing changed");
        // The id of what was refused is forgotten; and the old form plays one action.
        let single = json!({"t": "act", "table": id, "id": "c", "seat": seat, "seq": frame["seq"], "action": first});
        assert_eq!(answer(&mut people[seat].1, single).await["t"], "ack");
    })
    .await;
}

#[tokio::test]
async fn an_act_says_one_action_or_several() {
    let server = TestServer::open().await;
    let (id, mut people, seat, frame) = lutins(&server).await;
    let base = json!({"t": "act", "table": id, "id": "c", "seat": seat, "seq": frame["seq"]});
    let many = vec!["x"; 17];
    for (more, code) in [
        (json!({}), "bad_request"),
        (json!({"actions": []}), "bad_request"),
        (json!({"action": "x", "actions": ["x"]}), "bad_request"),
        (json!({"actions": many}), "too_many"),
        (json!({"actions": ["x", "y".repeat(5000)]}), "too_large"),
    ] {
        let mut message = base.clone();
        message.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let refused = answer(&mut people[seat].1, message).await;
        assert_eq!((&refused["t"], &refused["code"]), (&json!("error"), &json!(code)), "{refused}");
    }
}

/// Whoever is refused learns nothing: what follows something new is not even looked at.
#[tokio::test]
async fn what_shows_something_new_is_looked_at_first() {
    let server = TestServer::open().await;
    let mut games_that_hide = 0;
    for (game, seats) in crate::common::games() {
        let person = server.person().await;
        let id = text(&crate::common::alone(&person, game, seats).await["id"]).to_owned();
        let mut socket = person.socket().await.unwrap();
        let mut looked = 0;
        for turn in 0..25 {
            let replay = person.get(&format!("/api/tables/{id}/replay")).await.unwrap().body;
            let frame = replay["frames"].as_array().unwrap().last().unwrap();
            let Some((seat, legal)) = frame["legal"].as_object().and_then(|legal| legal.iter().next()) else { break };
            let (seat, first) = (seat.parse::<usize>().unwrap(), text(&legal[0]).replace("<ms>", "500"));
            let command = format!("c{turn}");
            let mut codes = Vec::new();
            for second in ["nonsense", &first] {
                let refused = answer(&mut socket, act(&id, &command, seat, &frame["seq"], &[&first, second])).await;
                if refused["t"] == "error" {
                    assert_eq!(refused["step"], json!(1), "{game}: {refused}");
                    codes.push(refused["code"].clone());
                }
            }
            let has_to_look = codes.contains(&json!("look_first"));
            assert!(!has_to_look || codes == ["look_first", "look_first"], "{game}: whatever follows: {codes:?}");
            looked += u32::from(has_to_look);
            if codes.len() == 2 {
                let done = answer(&mut socket, act(&id, &command, seat, &frame["seq"], &[&first])).await;
                assert_eq!(done["t"], "ack", "{game}: {done}");
            }
        }
        assert!(looked == 0 || game != "lutins", "lutins hides nothing");
        games_that_hide += u32::from(looked > 0);
    }
    assert!(games_that_hide > 0, "some games hide cards or seal choices");
}
