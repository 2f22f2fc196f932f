//! `feerie verify`: dice anyone can check, offline.

use feerie_catalog::Catalog;
use feerie_table::verify;
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
        let (key, args) = finding.message();
        println!("{}", words.say_texts(key, &args));
    }
    Err(words.say("verify-bad", &[("count", findings.len().into())]))
}
