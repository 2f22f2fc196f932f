//! The real `feerie serve`, killed without warning under load: nothing that was acknowledged may be missing.

use feerie_load::crash;
use feerie_table::Games;
use std::path::Path;
use std::time::Duration;

/// How often; a variable makes it more.
fn rounds() -> u32 {
    std::env::var("FEERIE_CRASH_ROUNDS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(3)
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_under_load_nothing_acknowledged_is_lost() {
    let games: Vec<String> = feerie_catalog::Catalog.cards().iter().map(|card| card.id.to_owned()).collect();
    let binary = Path::new(env!("CARGO_BIN_EXE_feerie"));
    let survived = crash::run(binary, rounds(), 2 * games.len(), &games, true).await.unwrap();
    assert_eq!(survived.kills, rounds());
    assert!(survived.steps > u64::from(rounds()), "{survived:?}: it was killed before anybody played");
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
    let start = std::time::Instant::now();
    assert!(server.wait().unwrap().success(), "it ends in order");
    assert!(start.elapsed() < Duration::from_secs(10));
}
