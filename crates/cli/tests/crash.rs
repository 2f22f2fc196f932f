//! The real `feerie serve`, killed without warning under load: nothing that was acknowledged may be missing. A program of
//! its own, so that nothing else keeps the machine busy meanwhile.

use feerie_load::chaos::{self, Chaos, Programs};
use feerie_load::crash::{self, Crash};
use feerie_load::database::{Fresh, nats_for_test};
use feerie_load::process::Storage;
use feerie_load::setting::Setting;
use feerie_table::Games;
use std::path::Path;
use std::time::Duration;

/// How often; a variable makes it more.
fn rounds() -> u32 {
    std::env::var("FEERIE_CRASH_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(3)
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_under_load_nothing_acknowledged_is_lost() {
    let games: Vec<String> = feerie_catalog::Catalog.infos().iter().map(|card| card.id.to_owned()).collect();
    let binary = Path::new(env!("CARGO_BIN_EXE_feerie"));
    let folder = tempfile::tempdir().unwrap();
    let place = Storage::File(folder.path().join("crash.db"));
    let crash = Crash { place, servers: 1, rounds: rounds(), tables: 2 * games.len(), games, setting: Setting::FULL };
    let survived = crash::run(binary, &crash).await.unwrap();
    assert_eq!(survived.kills, rounds());
    assert!(survived.steps > u64::from(rounds()), "{survived:?}: it was killed before anybody played");
}

/// Two processes on one database: people at both sit at the same tables, and whichever is killed, they go on at
/// the other.
#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_on_one_database_is_killed_and_nothing_is_lost() {
    let Some(database) = Fresh::for_test("one_of_two_on_one_database_is_killed_and_nothing_is_lost").await else {
        return;
    };
    let games: Vec<String> = feerie_catalog::Catalog.infos().iter().map(|card| card.id.to_owned()).collect();
    let binary = Path::new(env!("CARGO_BIN_EXE_feerie"));
    let place = Storage::Postgres { url: database.url.clone(), nats: None };
    let crash = Crash { place, servers: 2, rounds: rounds(), tables: games.len(), games, setting: Setting::FULL };
    let survived = crash::run(binary, &crash).await.unwrap();
    assert_eq!(survived.kills, rounds());
    assert!(survived.steps > u64::from(rounds()), "{survived:?}: it was killed before anybody played");
    database.remove().await.unwrap();
}

/// Three processes, their database, NATS where there is one, and every line between them, struck at random; a
/// variable makes it longer than a minute.
#[tokio::test(flavor = "multi_thread")]
async fn bad_times_are_survived() {
    let test = "bad_times_are_survived";
    // Where the tests were given a database its programs are there, too: one that may be killed is started with them.
    let Some(database) = Fresh::for_test(test).await else { return };
    database.remove().await.unwrap();
    let minutes = std::env::var("FEERIE_CHAOS_MINUTES").ok().and_then(|minutes| minutes.parse().ok()).unwrap_or(1.0);
    let games: Vec<String> = feerie_catalog::Catalog.infos().iter().map(|card| card.id.to_owned()).collect();
    let programs = Programs { feerie: env!("CARGO_BIN_EXE_feerie").into(), with_nats: nats_for_test(test).is_some() };
    let time = Duration::from_secs_f64(60.0 * minutes);
    // Five seconds are the aim where nothing else runs. Here it tells a table that stands still for good from one that is slow.
    let longest_wait = Duration::from_secs(60);
    let chaos = Chaos { programs, servers: 3, tables: games.len(), games, time, longest_wait, seed: 7 };
    let (report, faults) = chaos::run(&chaos).await.unwrap();
    println!("{report}");
    assert!(faults.is_empty(), "{}\n{report}", faults.join("\n"));
}

#[test]
fn a_port_that_is_taken_is_named() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("feerie.db");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_feerie"))
        .args(["serve", "--port", &port, "--data"])
        .arg(&data)
        .output()
        .unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success());
    assert!(error.contains(&format!("127.0.0.1:{port}")) && error.contains("--port"), "{error}");
    assert!(!data.exists(), "nothing was begun");
}

#[test]
fn it_stops_when_asked_and_copies_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("feerie.db");
    let mut server = std::process::Command::new(env!("CARGO_BIN_EXE_feerie"))
        .args(["serve", "--port", "0", "--data"])
        .arg(&data)
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let output = server.stdout.take().unwrap();
    std::io::BufRead::read_line(&mut std::io::BufReader::new(output), &mut line).unwrap();
    assert!(line.contains("http://127.0.0.1:"), "{line}");

    let copy = folder.path().join("copy.db");
    let backup = || {
        std::process::Command::new(env!("CARGO_BIN_EXE_feerie"))
            .arg("backup")
            .arg("--data")
            .arg(&data)
            .arg(&copy)
            .status()
    };
    assert!(backup().unwrap().success());
    assert!(copy.metadata().unwrap().len() > 0);
    assert!(!backup().unwrap().success(), "a copy is never written over");

    let asked = std::process::Command::new("kill").arg(server.id().to_string()).status().unwrap();
    assert!(asked.success());
    assert!(server.wait().unwrap().success(), "it ends in order");
}
