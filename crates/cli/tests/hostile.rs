//! The real `feerie serve` with its usual limits, attacked in every way that the hostile program knows while honest
//! people play. What is asserted is what must be so on any machine; how fast it is, a release build tells
//! (docs/operations.md). A program of its own: whatever ran beside it would be kept waiting.

use feerie_load::hostile::{self, Hostile};
use feerie_load::process::Storage;
use feerie_table::Games;
use std::time::Duration;

/// How many seconds; a variable makes it more.
fn seconds() -> u64 {
    std::env::var("FEERIE_HOSTILE_SECONDS").ok().and_then(|seconds| seconds.parse().ok()).unwrap_or(15)
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_stops_the_server_peeks_or_cheats() {
    let games: Vec<String> = feerie_catalog::Catalog.infos().iter().map(|card| card.id.to_owned()).collect();
    let folder = tempfile::tempdir().unwrap();
    let hostile = Hostile {
        binary: env!("CARGO_BIN_EXE_feerie").into(),
        place: Storage::File(folder.path().join("hostile.db")),
        time: Duration::from_secs(seconds()),
        tables: games.len(),
        games,
        attacks: Vec::new(),
        aim: None,
        growth: 512 << 20,
    };
    let (report, faults) = hostile::run(&hostile).await.unwrap();
    println!("{report}");
    assert!(faults.is_empty(), "{}\n{report}", faults.join("\n"));
}
