//! Taking steps back over real sockets: what it brings back, whom it asks, what it refuses, and that nobody who
//! looks on, comes later or opens the file again is told anything else.

use crate::common::sitter::{Sitter, to_ana, two, two_at};
use crate::common::{TestServer, alone, games, text, unhurried};
use feerie_catalog::Catalog;
use feerie_core::Record;
use feerie_load::database::Fresh;
use feerie_table::verify;
use serde_json::{Value, json};

#[tokio::test]
async fn freely_until_somebody_else_acts_and_everybody_is_told() {
    let mut server = TestServer::open().await;
    let (mut ana, mut ben) = two(&server, "lutins").await;
    to_ana(&mut ana, &mut ben).await;
    let before = ana.seq();
    let action = ana.an_action();
    let played = ana.act(&action).await;
    let done = ana.undo().await;
    assert_eq!((&done["t"], &done["seq"]), (&json!("ack"), &json!(played + 1)), "{done}");
    ana.read_to(played + 1).await;
    ben.read_to(played + 1).await;
    for sitter in [&ana, &ben] {
        assert_eq!(sitter.now()["undone"], json!({"seat": 0, "to": before}));
        assert_eq!(sitter.now()["views"], sitter.frame(before)["views"]);
        assert_eq!(sitter.now()["legal"], sitter.frame(before)["legal"]);
    }
    // The same command again takes nothing more back, even from a server that has just been started.
    server = server.reopen().await;
    for sitter in [&mut ana, &mut ben] {
        sitter.person.address.clone_from(&server.address);
        let again = Sitter::sit(sitter.person.clone(), &sitter.table, sitter.seat).await;
        assert_eq!(again.frames[1..], sitter.frames[sitter.frames.len() + 1 - again.frames.len()..], "the same log");
        *sitter = Sitter { frames: std::mem::take(&mut sitter.frames), commands: sitter.commands, ..again };
    }
    let id = format!("{}-{}", ana.seat, ana.commands);
    let undo = json!({"t": "undo", "id": id, "table": ana.table, "seat": 0});
    assert_eq!(crate::common::answer(&mut ana.socket, undo).await["seq"], json!(played + 1));
    // Another way this time, and then it is the other's turn to act.
    let other = text(&ana.now()["legal"]["0"][1]).to_owned();
    let seq = ana.act(&other).await;
    ben.read_to(seq).await;
    assert_eq!(ben.now()["prev"], json!(played + 1));
}

#[tokio::test]
async fn by_agreement_past_what_others_did() {
    let server = TestServer::open().await;
    let (mut ana, mut ben) = two(&server, "lutins").await;
    to_ana(&mut ana, &mut ben).await;
    let start = ana.seq();
    while !ben.is_to_act() {
        let action = ana.an_action();
        let seq = ana.act(&action).await;
        ben.read_to(seq).await;
    }
    let last_own = ana.frames.iter().rev().find(|frame| frame["mine"].is_array()).unwrap()["prev"].as_u64().unwrap();
    assert!(last_own >= start);
    let action = ben.an_action();
    let seq = ben.act(&action).await;
    ana.read_to(seq).await;
    // Ana asks; Ben does not want to.
    assert_eq!(ana.undo().await["t"], "ack");
    ben.hear_until(|ben| ben.info["undo"]["waiting"] == json!([1])).await;
    assert_eq!(ben.info["undo"]["seat"], 0);
    assert_eq!(ana.answer(true).await["code"], "not_yours", "nobody agrees with themselves");
    assert_eq!(ben.answer(false).await["t"], "ack");
    ana.hear_until(|ana| ana.info["undo"].is_null()).await;
    assert_eq!(ana.seq(), seq, "nothing was taken back");
    assert_eq!(ben.answer(true).await["code"], "no_undo", "nobody asks any more");
    // She asks again, and withdraws; and again, and he agrees.
    assert_eq!(ana.undo().await["t"], "ack");
    assert_eq!(ana.answer(false).await["t"], "ack");
    ben.hear_until(|ben| ben.info["undo"].is_null()).await;
    assert_eq!(ana.undo().await["t"], "ack");
    ben.hear_until(|ben| !ben.info["undo"].is_null()).await;
    assert_eq!(ben.answer(true).await["t"], "ack");
    ana.read_to(seq + 1).await;
    ben.read_to(seq + 1).await;
    for sitter in [&ana, &ben] {
        assert_eq!(sitter.now()["undone"], json!({"seat": 0, "to": last_own}));
        assert_eq!(sitter.now()["views"], sitter.frame(last_own)["views"]);
    }
    ana.hear_until(|ana| ana.info["undo"].is_null()).await;
    // A step answers a question, too.
    while ana.is_to_act() {
        let action = ana.an_action();
        let seq = ana.act(&action).await;
        ben.read_to(seq).await;
    }
    let action = ben.an_action();
    let seq = ben.act(&action).await;
    ana.read_to(seq).await;
    assert_eq!(ana.undo().await["t"], "ack");
    ana.hear_until(|ana| !ana.info["undo"].is_null()).await;
    let next = if ana.is_to_act() { &mut ana } else { &mut ben };
    let action = next.an_action();
    next.act(&action).await;
    ana.hear_until(|ana| ana.info["undo"].is_null()).await;
}

#[tokio::test]
async fn never_past_a_secret() {
    let server = TestServer::open().await;
    let (mut ana, mut ben) = two(&server, "elementals").await;
    let told = |answer: Value| (text(&answer["code"]).to_owned(), text(&answer["message"]).to_owned());
    let (code, nothing) = told(ana.undo().await);
    assert_eq!(code, "no_undo");
    // A sealed reaction stays sealed, and the answer is the same whether or not the other has sealed theirs.
    let action = ana.an_action();
    ana.act(&action).await;
    let (_, sealed) = told(ana.undo().await);
    assert_ne!(sealed, nothing);
    let before = ben.seq();
    let action = ben.an_action();
    ben.act(&action).await;
    assert!(ben.seq() > before);
    // Now the window is open to all, and a card was turned.
    let (_, shown) = told(ana.undo().await);
    assert!(shown != sealed && shown != nothing, "{shown}");
    let (_, theirs) = told(ben.undo().await);
    assert_eq!(theirs, shown);
    // Somebody else's seat is nobody else's to take back, and watchers take nothing back.
    let mut watcher = Sitter::sit(server.person().await, &ana.table, 0).await;
    assert_eq!(watcher.undo().await["code"], "not_yours");
    assert_eq!(watcher.answer(true).await["code"], "not_yours");
}

#[tokio::test]
async fn alone_against_bots_without_limit_and_the_same_dice_fall_again() {
    let server = TestServer::open().await;
    for game in ["elfe", "pixies", "elementals"] {
        let ana = server.person().await;
        let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]);
        let wish = json!({"game": game, "seats": seats, "options": unhurried(game), "pace": 0});
        let info = ana.open_table(wish).await.unwrap();
        let mut ana = Sitter::sit(ana, text(&info["id"]), 0).await;
        let mut acted = Vec::new();
        for _ in 0..6 {
            ana.hear_until(Sitter::is_to_act).await;
            let action = ana.an_action();
            let seq = ana.act(&action).await;
            let before = ana.frame(seq)["prev"].as_u64().unwrap();
            acted.push((before, ana.frame(before)["views"].clone()));
        }
        ana.hear_until(Sitter::is_to_act).await;
        // One after the other, past dice, cards and the bot's moves, to before the very first.
        while let Some((at, views)) = acted.pop() {
            let done = ana.undo().await;
            assert_eq!(done["t"], "ack", "{game}: {done}");
            ana.read_to(done["seq"].as_u64().unwrap()).await;
            assert_eq!(ana.now()["undone"]["to"], json!(at), "{game}");
            assert_eq!(ana.now()["views"], views, "{game}");
        }
        let first = text(&ana.undo().await["message"]).to_owned();
        assert_eq!(ana.undo().await["message"], json!(first), "{game}: nothing is left");
        if game == "elementals" {
            // The bot may be the quicker one this time: then chance answers it, not me.
            continue;
        }
        // What chance answered to the first act it answers again.
        let old = ana.frames.iter().find(|frame| frame["mine"].is_array()).unwrap().clone();
        let seq = ana.act(text(&old["mine"][1])).await;
        assert_eq!(ana.frame(seq)["events"], old["events"], "{game}");
        // Where nobody is to act, dice follow; and they are the same.
        if old["acting"] == json!([]) {
            let after = ana.frames.iter().find(|frame| frame["prev"] == old["seq"]).unwrap().clone();
            ana.read_to(seq + 1).await;
            assert_eq!(ana.frame(seq + 1)["events"], after["events"], "{game}: the same dice");
        }
    }
}

#[tokio::test]
async fn a_record_holds_what_stands_and_its_dice_are_true() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    let info = alone(&ana, "elfe", 2).await;
    let id = text(&info["id"]).to_owned();
    let mut socket = ana.socket().await.unwrap();
    let mut frame = socket.follow(&id, 0).await.unwrap()["frame"].clone();
    let mut undone = 0;
    for n in 0.. {
        let Some((seat, legal)) = frame["legal"].as_object().and_then(|lists| lists.iter().next()) else { break };
        let legal = legal.as_array().unwrap();
        let action = text(&legal[(n * 7) % legal.len()]).to_owned();
        let seat: u8 = seat.parse().unwrap();
        // Every third act is thought better of, where that may be.
        let messages = [
            json!({"t": "act", "table": id, "id": format!("a{n}"), "seat": seat, "seq": frame["seq"], "action": action}),
            json!({"t": "undo", "table": id, "id": format!("u{n}"), "seat": seat}),
        ];
        for message in messages.into_iter().take(if n % 3 == 0 { 2 } else { 1 }) {
            let answer = crate::common::answer(&mut socket, message).await;
            undone += u32::from(text(&answer["id"]).starts_with('u') && answer["t"] == "ack");
        }
        socket.send(json!({"t": "sub", "table": id, "from": 1_000_000})).await.unwrap();
        let table = loop {
            let message = socket.until(&["table"]).await.unwrap();
            if message["frame"]["seq"].as_u64() > frame["seq"].as_u64() {
                break message;
            }
        };
        frame = table["frame"].clone();
        if table["table"]["state"] == "over" {
            break;
        }
    }
    assert!(undone > 0, "something was taken back");
    let record = ana.get(&format!("/api/tables/{id}/record")).await.unwrap();
    assert_eq!(record.status, 200, "{}", record.body);
    let record: Record = serde_json::from_value(record.body).unwrap();
    let (checked, findings) = verify(&Catalog, &record);
    assert!(checked > 0 && findings.is_empty(), "{findings:?}");
    // A replay shows the game that counts, numbered by its steps.
    let replay = ana.get(&format!("/api/tables/{id}/replay?as=all")).await.unwrap();
    let numbers: Vec<u64> =
        replay.body["frames"].as_array().unwrap().iter().map(|frame| frame["seq"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (0..=record.steps.len() as u64).collect::<Vec<_>>());
}

/// Two servers on one database: what one takes back is taken back at both, and every seat sees what it saw then.
#[tokio::test]
async fn at_two_servers_everybody_sees_what_they_saw_before() {
    let Some(database) = Fresh::for_test("at_two_servers_everybody_sees_what_they_saw_before").await else { return };
    let (one, other) = (TestServer::open_on(&database.url).await, TestServer::open_on(&database.url).await);
    for (game, _) in games() {
        let (mut ana, mut ben) = two_at([&one, &other], game).await;
        let (mut undone, mut acts) = (0, 0);
        while undone < 2 && acts < 20 && ana.info["state"] != "over" {
            if !ana.is_to_act() && !ben.is_to_act() {
                // Dice are falling, or one of them has not heard yet.
                let behind = if ana.seq() <= ben.seq() { &mut ana } else { &mut ben };
                behind.hear().await;
                continue;
            }
            let (actor, witness) = if ana.is_to_act() { (&mut ana, &mut ben) } else { (&mut ben, &mut ana) };
            acts += 1;
            let action = actor.an_action();
            actor.act(&action).await;
            let done = actor.undo().await;
            if done["t"] == "ack" && actor.info["undo"].is_null() {
                undone += 1;
                let seq = done["seq"].as_u64().unwrap();
                for sitter in [&mut *actor, &mut *witness] {
                    sitter.read_to(seq).await;
                    let before = sitter.now()["undone"]["to"].as_u64().unwrap();
                    assert_eq!(sitter.now()["views"].to_string(), sitter.frame(before)["views"].to_string(), "{game}");
                    assert_eq!(sitter.now()["legal"], sitter.frame(before)["legal"], "{game}");
                }
                // Once more, for good this time.
                let action = actor.an_action();
                actor.act(&action).await;
            }
        }
        // Asked at either server, each seat has the same past.
        for (sitter, elsewhere) in [(&ana, &other), (&ben, &one)] {
            let path = format!("/api/tables/{}/replay?as={}", sitter.table, sitter.seat);
            let here = sitter.person.get(&path).await.unwrap().body["frames"].to_string();
            let mut person = sitter.person.clone();
            person.address.clone_from(&elsewhere.address);
            assert_eq!(person.get(&path).await.unwrap().body["frames"].to_string(), here, "{game}");
        }
        assert!(undone > 0 || game == "elementals", "{game}: nothing was taken back");
    }
    database.remove().await.unwrap();
}
