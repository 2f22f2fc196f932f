//! `feerie verify`: dice anyone can check, offline.

use feerie_catalog::Catalog;
use feerie_table::{Finding, verify};
use feerie_words::Words;
use std::path::PathBuf;

use crate::{Outcome, files};

/// What to check.
#[derive(clap::Args)]
pub struct Args {
    /// A record, as the game or the site saved it.
    record: PathBuf,
}

/// Recomputes every roll and shuffle, and says what does not fit.
pub fn run(args: &Args, words: &Words) -> Outcome {
    let record = files::read_record(&args.record, words)?;
    let (checked, findings) = verify(&Catalog, &record);
    if findings.is_empty() {
        println!("{}", words.say("verify-good", &[("count", checked.into())]));
        return Ok(());
    }
    for finding in &findings {
        println!("{}", sentence(finding, words));
    }
    Err(words.say("verify-bad", &[("count", findings.len().into())]))
}

fn sentence(finding: &Finding, words: &Words) -> String {
    match finding {
        Finding::NoSeed => words.say("verify-no-seed", &[]),
        Finding::NoCommitment => words.say("verify-no-commitment", &[]),
        Finding::WrongSeed { promised, found } => {
            words.say("verify-wrong-seed", &[("promised", promised.clone().into()), ("found", found.clone().into())])
        }
        Finding::Replay(error) => words.say("verify-replay", &[("problem", error.to_string().into())]),
        Finding::Roll { index, recorded, expected } => words.say(
            "verify-roll",
            &[("step", (*index).into()), ("recorded", recorded.clone().into()), ("expected", expected.clone().into())],
        ),
    }
}
