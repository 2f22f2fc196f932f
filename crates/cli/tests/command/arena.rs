//! `feerie arena` from the command line: what it prints and writes, and what it refuses before a game is played.

use serde_json::Value;
use std::process::{Command, Output};

fn arena(args: &[&str]) -> Output {
    let bots = ["--lang", "en", "arena", "--game", "elfe", "--bots", "random,greedy", "--games", "4"];
    Command::new(env!("CARGO_BIN_EXE_feerie")).args(bots).args(args).output().unwrap()
}

#[test]
fn options_reach_the_games_and_the_report() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("report.json");
    let path = file.to_str().unwrap();
    let output = arena(&["--iterations", "1", "--option", "win=court", "--option", "cap=40", "--json", path]);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && said.contains("greedy beats random"), "{output:?}");
    let report: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(report["options"], serde_json::json!({"cap": 40, "win": "court"}));
    assert_eq!(report["games"], 4);
}

#[test]
fn what_cannot_be_is_refused_before_the_games() {
    let refusals: [(&[&str], &str); 6] = [
        (&["--iterations", "0"], "greater than 0"),
        (&["--ms", "0"], "greater than 0"),
        (&["--iterations", "1", "--option", "win=later"], "contact"),
        (&["--iterations", "1", "--preset", "mine"], "there are"),
        (&["--iterations", "1", "--seats", "9"], "2 to 6"),
        (&["--iterations", "1", "--json", "no/such/folder/report.json"], "no/such/folder"),
    ];
    for (args, words) in refusals {
        let output = arena(args);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && said.contains(words), "{args:?}: {output:?}");
        assert!(output.stdout.is_empty(), "{args:?}: {output:?}");
    }
}
