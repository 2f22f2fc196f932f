//! Dice anyone can check: every roll and shuffle of a record, recomputed from its seed.

use feerie_core::{Actor, Record, Step};
use std::fmt;

use crate::records::{Games, RecordError, TableSetup};

/// Something in a record that does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// There is no seed to check with: the game is not over, or its dice did not come from one.
    NoSeed,
    /// There is no commitment: nothing was promised before the first step.
    NoCommitment,
    /// The seed is not the one promised.
    WrongSeed {
        /// What was shown before the first step.
        promised: String,
        /// What the revealed seed gives.
        found: String,
    },
    /// The record does not replay.
    Replay(RecordError),
    /// A chance step is not what the seed gives.
    Roll {
        /// Its index, counted from 0.
        index: usize,
        /// What the record says.
        recorded: String,
        /// What the seed gives.
        expected: String,
    },
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::NoSeed => f.write_str("the record reveals no seed, so its dice cannot be checked"),
            Finding::NoCommitment => f.write_str("the record holds no commitment made before the first step"),
            Finding::WrongSeed { promised, found } => {
                write!(f, "the seed is not the one promised: commitment {promised}, but the seed gives {found}")
            }
            Finding::Replay(error) => write!(f, "the record does not replay: {error}"),
            Finding::Roll { index, recorded, expected } => {
                write!(f, "step {index}: the record says {recorded}, the seed gives {expected}")
            }
        }
    }
}

impl Finding {
    /// The finding for people: a message of the interface's locale, and what fills it in.
    pub fn message(&self) -> (&'static str, Vec<(&'static str, String)>) {
        match self {
            Finding::NoSeed => ("verify-no-seed", Vec::new()),
            Finding::NoCommitment => ("verify-no-commitment", Vec::new()),
            Finding::WrongSeed { promised, found } => {
                ("verify-wrong-seed", vec![("promised", promised.clone()), ("found", found.clone())])
            }
            Finding::Replay(error) => ("verify-replay", vec![("problem", error.to_string())]),
            Finding::Roll { index, recorded, expected } => (
                "verify-roll",
                vec![("step", index.to_string()), ("recorded", recorded.clone()), ("expected", expected.clone())],
            ),
        }
    }
}

/// Checks a record; answers how many chance steps were recomputed, and everything that does not fit.
pub fn verify(games: &dyn Games, record: &Record) -> (usize, Vec<Finding>) {
    let mut findings = Vec::new();
    let Some(seed) = record.head.seed else { return (0, vec![Finding::NoSeed]) };
    match &record.head.commitment {
        None => findings.push(Finding::NoCommitment),
        Some(promised) if *promised != seed.commitment() => {
            findings.push(Finding::WrongSeed { promised: promised.clone(), found: seed.commitment() });
        }
        Some(_) => {}
    }
    let salts = record.head.salts.clone();
    let setup = TableSetup { salts, ..TableSetup::new(record.seats, &record.options, seed) };
    let opened = games.open(&record.game, setup);
    let mut table = match opened {
        Ok(table) => table,
        Err(error) => {
            findings.push(Finding::Replay(RecordError::Open(error)));
            return (0, findings);
        }
    };
    let mut checked = 0;
    for (index, Step(actor, text)) in record.steps.iter().enumerate() {
        if *actor == Actor::Chance
            && let Some(expected) = table.would_roll()
        {
            checked += 1;
            if expected != *text {
                findings.push(Finding::Roll { index, recorded: text.clone(), expected });
            }
        }
        if let Err(refusal) = table.advance(*actor, text) {
            findings.push(Finding::Replay(RecordError::Step { index, refusal }));
            break;
        }
    }
    (checked, findings)
}
