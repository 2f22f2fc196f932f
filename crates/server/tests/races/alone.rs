//! Elementals live: windows in real time over real sockets, behind lines that take their time (ELM-NET). The
//! players measure what they really took, as a screen does, so a busy machine changes nobody's fortune.

use crate::common::{TestServer, pair, wide};
use crate::racer::{Racer, Screen, Seen, catches, has_window, wait_for, won_by_the_slower};
use crate::wire;
use fastrand::Rng;
use feerie_load::client::{Person, Socket};
use feerie_server::Limits;
use serde_json::{Value, json};
use std::time::Duration;

/// A server that hardly rests between two cards.
async fn quick_server() -> TestServer {
    TestServer::open_with(Limits { rest_ms: 20, ..wide() }).await
}

/// Two people behind lines of these delays, who take and say what they do.
async fn race(delays: [u64; 2], takes: [(u64, u64); 2], says: [fn(u64) -> u64; 2], until: u32, seed: u64) -> [Seen; 2] {
    // The lines are programs that pass everything on later, as a proxy does.
    let server = TestServer::open_as(|config| (config.limits.rest_ms, config.behind_proxy) = (20, true)).await;
    let options = json!({"options": {"first": "0", "turn_cap": 600}});
    let (table, people) = pair(&server, "elementals", options).await;
    let mut racers = Vec::new();
    for (seat, (mut person, near)) in people.into_iter().enumerate() {
        person.address = wire::lay(&server.address, Duration::from_millis(delays[seat])).await;
        let mut socket = person.socket().await.unwrap();
        socket.send(json!({"t": "sub", "table": table, "from": 0})).await.unwrap();
        drop(near);
        let (takes, says, rng) = (takes[seat], says[seat], Rng::with_seed(seed + seat as u64));
        racers.push(Racer { seat, socket, table: table.clone(), takes, says, rng, late: Some(0) });
    }
    let other = racers.pop().unwrap();
    let one = racers.pop().unwrap();
    let (one, other) = tokio::join!(one.play(until), other.play(until));
    [one, other]
}

#[tokio::test]
async fn net_2_the_quicker_hand_wins_whichever_line_is_longer() {
    let honest: fn(u64) -> u64 = |took| took;
    // In order of arrival the near one would win every time: the lines differ by far more than the hands.
    for (seed, delays) in [[5, 170], [170, 5]].into_iter().enumerate() {
        let [one, other] = race(delays, [(300, 420), (480, 600)], [honest; 2], catches(), seed as u64).await;
        let (won, wrongly) = won_by_the_slower([&one, &other]);
        assert!(won >= 4 && wrongly * 10 <= won * 3, "{delays:?} ms: {wrongly} of {won} were won by the slower hand");
    }
}

#[tokio::test]
async fn net_5_a_forger_gains_nothing_and_everyone_is_told() {
    let forged: fn(u64) -> u64 = |_| 200;
    let honest: fn(u64) -> u64 = |took| took;
    // The forger is slower by far, and says to have taken hardly any time.
    let [one, other] = race([30, 30], [(600, 680), (330, 400)], [forged, honest], catches(), 5).await;
    let (won, wrongly) = won_by_the_slower([&one, &other]);
    assert!(won >= 4 && wrongly * 10 <= won * 3, "{wrongly} of {won} were won by the slower hand");
    // Against somebody slower still the forger's claims arrive in time, are corrected, and are believed no more.
    let [_, seen] = race([30, 30], [(600, 680), (1500, 1600)], [forged, honest], catches(), 6).await;
    let believed = seen.recorded.iter().filter(|&&ms| ms == 200).count();
    println!("recorded for the forger: {:?}", seen.recorded);
    assert!(believed * 2 < seen.recorded.len(), "{:?}", seen.recorded);
    assert!(seen.timed[0], "everyone at the table is told");
}

/// ELM-NET-12: somebody plays against an honest opponent and forges: how much they gained on average, in milliseconds,
/// and what was told of them.
async fn forged(says: fn(u64) -> u64, late: Option<u64>) -> (f64, Seen) {
    let server = quick_server().await;
    let (table, people) = pair(&server, "elementals", json!({"options": {"first": "0", "turn_cap": 600}})).await;
    let [(_, forger), (_, honest)] = people;
    let rng = Rng::with_seed;
    let forger = Racer { seat: 0, socket: forger, table: table.clone(), takes: (500, 560), says, rng: rng(1), late };
    let honest =
        Racer { seat: 1, socket: honest, table, takes: (900, 950), says: |took| took, rng: rng(2), late: Some(0) };
    let (seen, _) = tokio::join!(forger.play(catches()), honest.play(catches()));
    // What the forger took and what was recorded, window by window; the last may not be settled yet.
    let gains = seen.took.iter().zip(&seen.recorded).map(|((_, took), recorded)| *took as f64 - *recorded as f64);
    let gains: Vec<f64> = gains.collect();
    println!("late {late:?}: gains {gains:?}");
    (gains.iter().sum::<f64>() / gains.len().max(1) as f64, seen)
}

#[tokio::test]
async fn net_12_answering_late_or_not_at_all_gains_nothing_and_everyone_is_told() {
    for (says, late) in
        [((|took| took - 235) as fn(u64) -> u64, Some(240)), (|took| took - 330, None), (|took| took - 375, Some(380))]
    {
        let (gain, seen) = forged(says, late).await;
        assert!(seen.recorded.len() >= 4, "{:?}", seen.recorded);
        assert!(gain <= 40.0, "answering {late:?} late gained {gain} ms");
        assert!(seen.timed[0], "everyone at the table is told");
    }
}

/// ELM-NET-5.
#[tokio::test]
async fn net_5_a_slow_line_is_warned_of_and_a_race_that_counts_does_not_start() {
    let server = quick_server().await;
    let (host, mut far) = (server.person().await, server.person().await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let made = host.open_table(json!({"game": "elementals", "seats": seats, "visibility": "open"})).await.unwrap();
    let table = made["id"].as_str().unwrap().to_owned();
    assert_eq!(far.post(&format!("/api/tables/{table}/join"), json!({"seat": 1})).await.unwrap().status, 200);
    let mut near = host.socket().await.unwrap();
    near.follow(&table, 0).await.unwrap();
    far.address = wire::lay(&server.address, Duration::from_millis(220)).await;
    let mut line = far.socket().await.unwrap();
    // Each following is measured: twenty times make a line known.
    let follow_again = async {
        loop {
            line.follow(&table, 0).await.unwrap();
            let beat = line.until(&["beat"]).await.unwrap();
            line.send(beat).await.unwrap();
        }
    };
    let is_warned = |message: &Value| message["table"]["seats"][1]["slow"] == true;
    let warned = tokio::select! {
        warned = wait_for(&mut near, &["table"], is_warned) => warned,
        () = follow_again => unreachable!("it goes on and on"),
    };
    assert_eq!(warned["table"]["seats"][0].get("slow"), None, "{warned}");
    // The last one sits down, and the table still waits.
    let last = server.person().await;
    let joined = last.post(&format!("/api/tables/{table}/join"), json!({"seat": 2})).await.unwrap();
    assert_eq!(joined.body["table"]["state"], "waiting", "{}", joined.body);
    let refused = host.post(&format!("/api/tables/{table}/start"), json!({})).await.unwrap();
    assert_eq!((refused.status, refused.code()), (409, "slow_line"));
    // Where the slow one has left, the others race.
    assert_eq!(far.post(&format!("/api/tables/{table}/leave"), json!({"seat": 1})).await.unwrap().status, 200);
    let started = host.post(&format!("/api/tables/{table}/start"), json!({})).await.unwrap();
    assert_eq!(started.body["table"]["state"], "playing", "{}", started.body);
}

/// Two people alone at a table whose window is open for both.
pub async fn opened(server: &TestServer, turns: u32) -> (String, [(Person, Socket); 2], u64) {
    let options = json!({"options": {"first": "0", "window_ms": 20_000, "turn_cap": turns}});
    let (table, mut people) = pair(server, "elementals", options).await;
    let [(_, at_ana), (_, at_ben)] = &mut people;
    // Both screens at once: whoever does not answer beats meanwhile would be waited for.
    // The frame itself: whoever came while the card was veiled is told how the table stands first, and then all frames.
    let (frame, _) = tokio::join!(
        wait_for(at_ana, &["frame"], |message| has_window(message, 0)),
        wait_for(at_ben, &["frame"], |message| has_window(message, 1)),
    );
    let seq = frame["seq"].as_u64().unwrap();
    (table, people, seq)
}

#[tokio::test]
async fn net_3_and_4_times_that_cannot_be_are_refused_and_change_nothing() {
    let server = quick_server().await;
    let (table, [(_, mut at_ana), _], seq) = opened(&server, 600).await;
    let act = |seq: u64, action: &str| json!({"t": "act", "table": table, "id": action, "seat": 0, "seq": seq, "action": action});
    for (seq, action, code) in [
        (seq, "book:19000", "bad_request"),
        (seq, "book:20001", "illegal"),
        (seq, "book:149", "illegal"),
        (seq, "book:007", "illegal"),
        (seq + 1, "none", "conflict"),
        (seq - 1, "none", "conflict"),
    ] {
        at_ana.send(act(seq, action)).await.unwrap();
        let answer = wait_for(&mut at_ana, &["ack", "error"], |_| true).await;
        assert_eq!(answer["code"], code, "{action}: {answer}");
    }
    // The seat has not committed: it still may.
    at_ana.send(act(seq, "none")).await.unwrap();
    assert_eq!(wait_for(&mut at_ana, &["ack", "error"], |_| true).await["t"], "ack");
}

#[tokio::test]
async fn net_1_nobody_gets_the_next_card_before_its_window_opens() {
    // A long rest, so that there is time to look into it.
    let server = TestServer::open_with(Limits { rest_ms: 3000, ..wide() }).await;
    let (table, mut people, seq) = opened(&server, 600).await;
    for (seat, (_, socket)) in people.iter_mut().enumerate() {
        let none = json!({"t": "act", "table": table, "id": "n", "seat": seat, "seq": seq, "action": "none"});
        socket.send(none).await.unwrap();
    }
    let [(ana, mut at_ana), (_, mut at_ben)] = people;
    // Ben stays, and his screen says so: nobody has to be waited for.
    tokio::spawn(async move { wait_for(&mut at_ben, &[], |_| false).await });
    let at_ana = &mut at_ana;
    wait_for(at_ana, &["settled"], |_| true).await;
    // Whoever comes now waits for the window like everybody else.
    let mut comer = ana.socket().await.unwrap();
    let introduction = comer.follow(&table, 0).await.unwrap();
    assert!(introduction.get("frame").is_none(), "{introduction}");
    comer.send(json!({"t": "hint", "table": table, "id": "h", "seat": 0})).await.unwrap();
    let refused = wait_for(&mut comer, &["hint", "error"], |_| true).await;
    assert_eq!(refused["t"], "error", "{refused}");
    // Whatever is asked about, the answer says nothing of the card that lies ready.
    for action in ["none", "book:400", "slap:fff:400"] {
        comer.send(json!({"t": "check", "table": table, "id": "c", "seat": 0, "action": action})).await.unwrap();
        let refused = wait_for(&mut comer, &["ok", "error"], |_| true).await;
        assert_eq!(refused["code"], "conflict", "{action}: {refused}");
    }
    let standing = wait_for(&mut comer, &["table"], |message| message.get("frame").is_some()).await;
    let newest = standing["frame"]["seq"].as_u64().unwrap();
    assert!(newest > seq);
    let mut last = 0;
    while last < newest {
        let missed = wait_for(&mut comer, &["frame"], |_| true).await;
        assert_eq!(missed["prev"], json!(last), "no gap");
        last = missed["seq"].as_u64().unwrap();
    }
    let next = wait_for(at_ana, &["frame"], |message| message["seq"].as_u64().unwrap() > seq + 1).await;
    assert!(has_window(&next, 0), "{next}");
}

/// ELM-NET-1: while the table waits for somebody, the next card lies ready, and what is legal would tell of it.
#[tokio::test]
async fn net_1_nothing_that_is_asked_or_tried_tells_of_the_card_that_lies_ready() {
    let server = quick_server().await;
    let (table, [(ana, mut at_ana), (_, at_ben)], seq) = opened(&server, 600).await;
    drop(at_ben);
    at_ana.send(json!({"t": "act", "table": table, "id": "n", "seat": 0, "seq": seq, "action": "none"})).await.unwrap();
    wait_for(&mut at_ana, &["table"], |message| message["table"]["paused"] == json!([1])).await;
    let ready = ana.get(&format!("/api/tables/{table}")).await.unwrap().body["table"]["seq"].as_u64().unwrap();
    assert!(ready > seq, "the next card lies there under {ready}");
    for action in ["none", "book:400", "slap:fff:400", "slap:wtf:400", "slap:xxx:400"] {
        for asked in [
            json!({"t": "check", "action": action}),
            json!({"t": "ask", "seq": ready, "question": {"ask": "check", "actions": [action]}}),
            json!({"t": "ask", "seq": ready, "question": {"ask": "outlook", "after": [action]}}),
            json!({"t": "act", "seq": ready, "action": action}),
            json!({"t": "act", "seq": ready, "actions": [action]}),
            json!({"t": "hint"}),
        ] {
            let mut message = json!({"table": table, "id": action, "seat": 0});
            message.as_object_mut().unwrap().extend(asked.as_object().unwrap().clone());
            at_ana.send(message.clone()).await.unwrap();
            let answer = wait_for(&mut at_ana, &["ok", "ack", "answer", "hint", "error"], |_| true).await;
            assert_eq!((&answer["code"], answer.get("rule")), (&json!("conflict"), None), "{message}: {answer}");
        }
    }
    for path in ["replay", "replay?as=0", "record", "rulings", "study"] {
        let refused = ana.get(&format!("/api/tables/{table}/{path}")).await.unwrap();
        assert!(["conflict", "not_over"].contains(&refused.code()), "{path}: {}", refused.body);
    }
    let fork = json!({"seq": ready, "seats": [{"kind": "me"}, {"kind": "me"}]});
    let refused = ana.post(&format!("/api/tables/{table}/fork"), fork).await.unwrap();
    assert_eq!(refused.code(), "conflict", "{}", refused.body);
}

#[tokio::test]
async fn net_9_the_table_pauses_for_somebody_who_fell_silent() {
    let server = quick_server().await;
    let (table, [(_, mut at_ana), (ben, at_ben)], seq) = opened(&server, 600).await;
    drop(at_ben);
    at_ana.send(json!({"t": "act", "table": table, "id": "n", "seat": 0, "seq": seq, "action": "none"})).await.unwrap();
    // The window is settled without ben, then the table waits for him.
    wait_for(&mut at_ana, &["settled"], |_| true).await;
    wait_for(&mut at_ana, &["table"], |message| message["table"]["paused"] == json!([1])).await;
    let mut at_ben = ben.socket().await.unwrap();
    at_ben.send(json!({"t": "sub", "table": table, "from": 0})).await.unwrap();
    let back = wait_for(&mut at_ben, &["table", "frame"], |message| has_window(message, 1)).await;
    assert!(back["table"].get("paused").is_none(), "{back}");
    wait_for(&mut at_ana, &["frame"], |message| has_window(message, 0)).await;
}

/// ELM-NET-11.
#[tokio::test]
async fn net_11_watchers_of_a_rated_game_see_a_card_once_it_is_settled_and_nobody_talks_meanwhile() {
    // A rest that is long enough to talk in.
    let server = TestServer::open_with(Limits { rest_ms: 1000, ..wide() }).await;
    let (table, people, mut seq) = opened(&server, 600).await;
    let mut screens = people.map(|(_, socket)| Screen::of(socket));
    // Whoever comes to watch while a card is open is not shown it.
    let stranger = server.person().await;
    let mut watcher = stranger.socket().await.unwrap();
    let introduction = watcher.follow(&table, 0).await.unwrap();
    assert!(introduction.get("frame").is_none(), "{introduction}");
    let mut watcher = Screen::of(watcher);
    let replay = stranger.get(&format!("/api/tables/{table}/replay?as=watcher")).await.unwrap();
    let newest = replay.body["frames"].as_array().unwrap().last().unwrap()["seq"].as_u64().unwrap();
    assert!(newest < seq, "{newest} shows the card of {seq}");
    let say = json!({"t": "say", "table": table, "phrase": "hello"});
    let mut last = 0;
    for window in 0..3 {
        screens[0].send(say.clone());
        assert_eq!(screens[0].wait_for(&["error", "said"], |_| true).await["code"], "quiet");
        for (seat, screen) in screens.iter().enumerate() {
            let id = format!("n{window}");
            screen.send(json!({"t": "act", "table": table, "id": id, "seat": seat, "seq": seq, "action": "none"}));
        }
        // Whoever came in the middle of the first is let in with the second, and gets each card with what came of it.
        if window > 0 {
            let card_then_settled = &["frame", "settled"];
            let mut message = watcher.wait_for(card_then_settled, |_| true).await;
            while message["t"] == "frame" {
                assert_eq!(message["prev"], json!(last), "no gap");
                last = message["seq"].as_u64().unwrap();
                message = watcher.wait_for(card_then_settled, |_| true).await;
            }
            assert_eq!(last, seq, "the card first, and no other");
        }
        screens[0].wait_for(&["settled"], |_| true).await;
        // Settled: now there may be talk.
        screens[0].send(say.clone());
        assert_eq!(screens[1].wait_for(&["said"], |_| true).await["phrase"], "hello");
        for (seat, screen) in screens.iter_mut().enumerate() {
            let next = screen.wait_for(&["frame"], |message| has_window(message, seat)).await;
            seq = next["seq"].as_u64().unwrap();
        }
    }
}

/// ELM-NET-11: there is no next card with which they could be let in.
#[tokio::test]
async fn net_11_whoever_comes_to_watch_the_last_card_sees_the_end() {
    let server = quick_server().await;
    let (table, people, mut seq) = opened(&server, 10).await;
    let mut screens = people.map(|(_, socket)| Screen::of(socket));
    let stranger = server.person().await;
    loop {
        let mut watcher = stranger.socket().await.unwrap();
        let introduction = watcher.follow(&table, 0).await.unwrap();
        assert!(introduction.get("frame").is_none(), "{introduction}");
        for (seat, screen) in screens.iter().enumerate() {
            let id = format!("n{seq}");
            screen.send(json!({"t": "act", "table": table, "id": id, "seat": seat, "seq": seq, "action": "none"}));
        }
        // The table may be told anew while a card is open, when somebody's line falters for one.
        let is_over = |message: &Value| message["table"]["state"] == "over";
        let is_next = |message: &Value| is_over(message) || message["t"] == "frame" && has_window(message, 0);
        let next = screens[0].wait_for(&["frame", "table"], is_next).await;
        if is_over(&next) {
            let end = wait_for(&mut watcher, &["frame"], |frame| frame["views"]["watcher"]["reason"] == "cap");
            tokio::time::timeout(Duration::from_secs(20), end).await.expect("the watcher is shown the end");
            break;
        }
        seq = next["seq"].as_u64().unwrap();
    }
}

/// ELM-NET-10.
#[tokio::test]
async fn net_10_what_was_made_of_each_reaction_is_kept_beside_the_record() {
    let server = quick_server().await;
    let options = json!({"options": {"first": "0", "turn_cap": 24, "window_ms": 1000}});
    let (table, people) = pair(&server, "elementals", options).await;
    let people = people.map(|(person, socket)| (person, Some(socket)));
    let [mut ana, mut ben] = people;
    let forged: fn(u64) -> u64 = |_| 200;
    let honest: fn(u64) -> u64 = |took| took;
    let rulings = async |person: &Person| person.get(&format!("/api/tables/{table}/rulings")).await.unwrap();
    assert_eq!(rulings(&ana.0).await.code(), "not_over");
    let mut racers = Vec::new();
    for (seat, (_, socket)) in [&mut ana, &mut ben].into_iter().enumerate() {
        let mut socket = socket.take().unwrap();
        // From the start: the first card may be out already.
        socket.send(json!({"t": "sub", "table": table, "from": 0})).await.unwrap();
        let (takes, says) = [((600, 640), forged), ((700, 760), honest)][seat];
        racers.push(Racer {
            seat,
            socket,
            table: table.clone(),
            takes,
            says,
            rng: Rng::with_seed(seat as u64),
            late: Some(0),
        });
    }
    let (other, one) = (racers.pop().unwrap(), racers.pop().unwrap());
    let (seen, _) = tokio::join!(one.play(u32::MAX), other.play(u32::MAX));
    let kept = rulings(&ana.0).await;
    let of = |seat: u64| kept.body["rulings"].as_array().unwrap().iter().filter(move |ruling| ruling["seat"] == seat);
    let recorded: Vec<u64> = of(0).filter_map(|ruling| ruling["recorded"].as_u64()).collect();
    assert_eq!(recorded, seen.recorded, "one for every reaction in the record");
    for ruling in of(0) {
        assert_eq!((&ruling["claimed"], &ruling["corrected"]), (&json!(200), &json!(true)), "{ruling}");
        assert!(ruling["elapsed"].as_f64().unwrap() >= 600.0 && ruling["r95"].is_f64() && ruling["r50"].is_f64());
    }
    for ruling in of(1) {
        assert!(ruling["recorded"].is_null() || ruling["recorded"] == ruling["claimed"], "{ruling}");
    }
    assert_eq!(rulings(&server.person().await).await.code(), "not_yours");
    assert_eq!(rulings(&ben.0).await.body, kept.body);
}
