//! What the real `feerie serve` writes down: who logged in and who failed, the newest step, and no colours.

use feerie_load::client::Person;
use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

const PASSPHRASE: &str = "correct horse";

/// A server whose log goes to a file, and where it listens.
fn serve(data: &Path, log: &Path) -> (Child, String) {
    let mut server = Command::new(env!("CARGO_BIN_EXE_feerie"))
        .args(["serve", "--port", "0", "--login-rate", "3", "--data"])
        .arg(data)
        .stdout(Stdio::piped())
        .stderr(File::create(log).unwrap())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().rsplit("http://").next().unwrap().to_owned();
    (server, address)
}

/// Asks it to stop, and answers what it wrote.
fn stop(mut server: Child, log: &Path) -> String {
    assert!(Command::new("kill").arg(server.id().to_string()).status().unwrap().success());
    assert!(server.wait().unwrap().success());
    std::fs::read_to_string(log).unwrap()
}

/// The lines of one event.
fn lines<'l>(log: &'l str, event: &str) -> Vec<&'l str> {
    let event = format!("event=\"{event}\"");
    log.lines().filter(|line| line.contains(" security:") && line.contains(&event)).collect()
}

#[tokio::test]
async fn what_concerns_security_is_written_down_without_secrets() {
    let folder = tempfile::tempdir().unwrap();
    let (data, log) = (folder.path().join("feerie.db"), folder.path().join("log"));
    let (server, address) = serve(&data, &log);
    let credentials =
        |passphrase: &str| format!(r#"{{"name":"Morgane","passphrase":"{passphrase}"}}"#).parse().unwrap();
    let mut ana = Person::arrive(&address).await.unwrap();
    let claimed = ana.post("/api/me/claim", credentials(PASSPHRASE)).await.unwrap();
    ana.take_cookie(&claimed);
    let eve = Person::arrive(&address).await.unwrap();
    for _ in 0..5 {
        eve.post("/api/login", credentials("wrong horse")).await.unwrap();
    }
    ana.post("/api/me/claim", credentials("battery staple")).await.unwrap();
    ana.post("/api/logout", "{}".parse().unwrap()).await.unwrap();
    let log = stop(server, &log);
    for (event, times) in [("claimed", 1), ("login_failed", 3), ("limited", 2), ("change_failed", 1), ("logout", 1)] {
        let lines = lines(&log, event);
        assert_eq!(lines.len(), times, "{event}: {log}");
        assert!(lines.iter().all(|line| line.contains("address=127.0.0.1")), "{lines:?}");
    }
    assert!(lines(&log, "login_failed")[0].contains(&ana.id), "whose name was tried is known by the id");
    for secret in [PASSPHRASE, "wrong horse", "battery staple", "Morgane"] {
        assert!(!log.contains(secret), "{secret} is in the log");
    }
    let mac = ana.cookie.split("; ").next().unwrap().rsplit('.').next().unwrap();
    assert!(!log.contains(mac), "a cookie is in the log");
    assert!(!log.contains('\u{1b}'), "colours are for terminals");
}

#[tokio::test]
async fn the_newest_step_is_said_at_the_stop_and_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let (data, log) = (folder.path().join("feerie.db"), folder.path().join("log"));
    let (server, address) = serve(&data, &log);
    let ana = Person::arrive(&address).await.unwrap();
    let wish = r#"{"game":"lutins","seats":[{"kind":"me"},{"kind":"me"}],"pace":0}"#;
    let table = ana.open_table(wish.parse().unwrap()).await.unwrap();
    let id = table["id"].as_str().unwrap().to_owned();
    let mut socket = ana.socket().await.unwrap();
    let frame = socket.follow(&id, 0).await.unwrap()["frame"].clone();
    let (seat, legal) = frame["legal"].as_object().unwrap().iter().next().unwrap();
    let act =
        format!(r#"{{"t":"act","table":"{id}","id":"a","seat":{seat},"seq":{},"action":{}}}"#, frame["seq"], legal[0]);
    socket.send(act.parse().unwrap()).await.unwrap();
    assert_eq!(socket.until(&["ack", "error"]).await.unwrap()["t"], "ack");
    let first = stop(server, &log);
    assert!(
        first.contains("open: there is no step yet") && first.contains("the database file is undamaged"),
        "{first}"
    );
    let said = |log: &str, moment: &str| {
        let line = log.lines().find(|line| line.contains(&format!("{moment}: the newest step")));
        let line = line.unwrap_or_else(|| panic!("{moment}: {log}")).to_owned();
        assert!(line.contains(&format!("table=\"{id}\"")), "{line}");
        line.split("seq=").nth(1).unwrap().to_owned()
    };
    let (server, _) = serve(&data, &log);
    assert_eq!(said(&first, "closed"), said(&stop(server, &log), "open"));
}
