//! What the real `feerie serve` writes down and traces: who logged in and who failed, the newest step, and no colours.

use feerie_load::client::Person;
use feerie_load::play::Game;
use opentelemetry_proto::tonic::collector::trace::v1::ExportTraceServiceRequest;
use opentelemetry_proto::tonic::trace::v1::Span;
use prost::Message as _;
use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Sender, channel};

const PASSPHRASE: &str = "correct horse";

/// A server whose log goes to a file, and where it listens.
fn serve(data: &Path, log: &Path) -> (Child, String) {
    serve_with(data, log, &[])
}

/// The same, with more flags.
fn serve_with(data: &Path, log: &Path, more: &[&str]) -> (Child, String) {
    let mut server = Command::new(env!("CARGO_BIN_EXE_feerie"))
        .args(["serve", "--port", "0", "--login-rate", "3", "--data"])
        .arg(data)
        .args(more)
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

/// A collector: takes whatever is posted as traces, until it is asked for it.
fn collect(listener: TcpListener, sender: Sender<ExportTraceServiceRequest>) {
    for stream in listener.incoming() {
        let mut stream = BufReader::new(stream.unwrap());
        let (mut line, mut length) = (String::new(), 0);
        stream.read_line(&mut line).unwrap();
        assert_eq!(line.trim(), "POST /v1/traces HTTP/1.1");
        while !line.trim().is_empty() {
            line.clear();
            stream.read_line(&mut line).unwrap();
            if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse().unwrap();
            }
        }
        let mut body = vec![0; length];
        stream.read_exact(&mut body).unwrap();
        // Before it is answered: whoever sent it may end then. Whoever asked may have all that they need.
        let _ = sender.send(ExportTraceServiceRequest::decode(&*body).unwrap());
        stream.get_mut().write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").unwrap();
    }
}

#[tokio::test]
async fn traces_go_to_a_collector() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let collector = format!("http://{}", listener.local_addr().unwrap());
    let (sender, received) = channel();
    std::thread::spawn(move || collect(listener, sender));
    let folder = tempfile::tempdir().unwrap();
    let (data, log) = (folder.path().join("feerie.db"), folder.path().join("log"));
    let (server, address) = serve_with(&data, &log, &["--otlp", &collector]);
    let mut game =
        Game::open(vec![Person::arrive(&address).await.unwrap(), Person::arrive(&address).await.unwrap()], "lutins", 1)
            .await
            .unwrap();
    game.step().await.unwrap();
    let ana = Person::arrive(&address).await.unwrap();
    let seats = serde_json::json!([{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]);
    let table = ana.open_table(serde_json::json!({"game": "lutins", "seats": seats, "pace": 0})).await.unwrap();
    let mut socket = ana.socket().await.unwrap();
    socket.follow(table["id"].as_str().unwrap(), 0).await.unwrap();
    socket.until(&["frame"]).await.unwrap();
    // What is left is sent before it stops.
    stop(server, &log);
    let batches: Vec<ExportTraceServiceRequest> = received.try_iter().collect();
    let resources = batches.iter().flat_map(|batch| &batch.resource_spans);
    let spans: Vec<&Span> =
        resources.flat_map(|resource| &resource.scope_spans).flat_map(|scope| &scope.spans).collect();
    let named = |name: &str| spans.iter().filter(|span| span.name == name).collect::<Vec<_>>();
    for name in ["request", "act", "commit", "transaction", "bot_turn"] {
        assert!(!named(name).is_empty(), "no {name} among {:?}", spans.iter().map(|span| &span.name));
    }
    let act = named("act")[0];
    let is_part = |span: &&&&Span| span.parent_span_id == act.span_id && span.trace_id == act.trace_id;
    assert_eq!(named("commit").iter().filter(is_part).count(), 1, "an act waits for its commit");
    let text = format!("{spans:?}");
    assert!(text.contains("/api/tables/{id}/join"), "routes are named as they are written");
    assert!(!text.contains(&ana.cookie) && !text.contains("link="), "and nothing secret is in them");
}

#[tokio::test]
async fn a_collector_that_cannot_be_spoken_to_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_feerie"))
        .args(["serve", "--port", "0", "--otlp", "https://collector.example", "--data"])
        .arg(folder.path().join("feerie.db"))
        .output()
        .unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && error.contains("https://collector.example"), "{error}");
}

/// A process that does not outlive its test, however that ends.
struct Killed(Child);

impl Drop for Killed {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// On a file system of its own, which is full soon; only where we may make one.
#[tokio::test]
async fn a_full_disk_is_said_to_be_full() {
    let folder = tempfile::tempdir().unwrap();
    let small = folder.path().join("small");
    std::fs::create_dir(&small).unwrap();
    let script = format!(
        "mount -t tmpfs -o size=4m none '{small}' && exec '{}' serve --port 0 --http-rate 100000 \
         --tables-per-person 100000 --data '{small}/feerie.db'",
        env!("CARGO_BIN_EXE_feerie"),
        small = small.display(),
    );
    let mut line = String::new();
    let server = Command::new("unshare").args(["--mount", "sh", "-c", &script]).stdout(Stdio::piped()).spawn();
    let _server = server.map(|mut server| {
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
        Killed(server)
    });
    let Some((_, address)) = line.trim().split_once("http://") else {
        // Not `eprintln!`, which is not shown for tests that pass.
        let _ = writeln!(std::io::stderr(), "SKIPPED a_full_disk_is_said_to_be_full: no file system can be mounted");
        return;
    };
    let ana = Person::arrive(address).await.unwrap();
    let roster = format!("format = 1\n# {}", "x".repeat(50_000));
    let seats = serde_json::json!([{"kind": "me"}, {"kind": "open"}]);
    let wish = serde_json::json!({"game": "armes", "seats": seats, "options": {"extra": roster}});
    let refused = async {
        loop {
            let answer = ana.post("/api/tables", wish.clone()).await.unwrap();
            if answer.status != 200 {
                return answer;
            }
        }
    };
    let refused = tokio::time::timeout(std::time::Duration::from_secs(60), refused).await.unwrap();
    assert_eq!((refused.status, refused.code()), (507, "disk_full"), "{}", refused.body);
    assert!(refused.headers.contains_key("retry-after"));
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
    // Three a minute: where each takes long, one more is allowed meanwhile.
    let (mut failed, mut limited) = (0, 0);
    while limited < 2 {
        match eve.post("/api/login", credentials("wrong horse")).await.unwrap().status {
            401 => failed += 1,
            status => limited += usize::from(status == 429),
        }
    }
    ana.post("/api/me/claim", credentials("battery staple")).await.unwrap();
    let made = ana.post("/api/me/bots", r#"{"name":"Merlin"}"#.parse().unwrap()).await.unwrap();
    let (bot, token) = (made.body["bot"]["id"].as_str().unwrap(), made.body["token"].as_str().unwrap());
    ana.delete(&format!("/api/me/bots/{bot}")).await.unwrap();
    let mut program = ana.clone();
    program.token = Some(token.to_owned());
    assert_eq!(program.get("/api/me").await.unwrap().code(), "bad_token");
    ana.post("/api/logout", "{}".parse().unwrap()).await.unwrap();
    let log = stop(server, &log);
    let known = [("claimed", 1), ("login_failed", failed), ("limited", limited), ("change_failed", 1), ("logout", 1)];
    let bots = [("bot_made", 1), ("bot_ended", 1), ("token_refused", 1)];
    for (event, times) in known.into_iter().chain(bots) {
        let lines = lines(&log, event);
        assert_eq!(lines.len(), times, "{event}: {log}");
        assert!(lines.iter().all(|line| line.contains("address=127.0.0.1")), "{lines:?}");
    }
    assert!(lines(&log, "login_failed")[0].contains(&ana.id), "whose name was tried is known by the id");
    for secret in [PASSPHRASE, "wrong horse", "battery staple", "Morgane", "Merlin", token] {
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
