//! `feerie armes`: rosters and warbands of one's own.

use clap::Subcommand;
use feerie_armes::roster::{self, Roster};
use feerie_armes::warband;
use feerie_words::{Lang, Words};
use std::path::{Path, PathBuf};

use crate::Outcome;

/// What to do with rosters.
#[derive(Subcommand)]
pub enum Task {
    /// Check a roster file: says what is wrong, and where.
    Check {
        /// The roster, a TOML file.
        roster: PathBuf,
    },
    /// List, price and check a warband.
    Warband {
        /// Profile ids, separated by commas, or the id of a ready-made band; without any, everything is listed.
        band: Option<String>,
        /// How many points the table allows.
        #[arg(long, default_value_t = 10)]
        points: u8,
        /// A roster of one's own beside the base one.
        #[arg(long)]
        roster: Option<PathBuf>,
    },
    /// Print the JSON Schema of roster files, for editors.
    Schema,
}

/// Does it.
pub fn run(task: &Task, words: &Words) -> Outcome {
    match task {
        Task::Check { roster } => {
            let read = read(Some(roster), words)?;
            let (profiles, bands) = (read.profiles.len(), read.bands.len());
            println!("{}", words.say("armes-roster-good", &[("profiles", profiles.into()), ("bands", bands.into())]));
            Ok(())
        }
        Task::Warband { band: None, roster, .. } => {
            list(&read(roster.as_deref(), words)?, words);
            Ok(())
        }
        Task::Warband { band: Some(band), points, roster } => {
            price(&read(roster.as_deref(), words)?, band, *points, words)
        }
        Task::Schema => {
            println!("{:#}", roster::schema());
            Ok(())
        }
    }
}

/// The table option that takes a roster, and the text of this file, checked.
pub fn roster_option(path: &Path, words: &Words) -> Result<(&'static str, String), String> {
    let text = read_text(path, words)?;
    Roster::parse(&text).map_err(|error| format!("{}: {}", path.display(), words.data_error(&error)))?;
    Ok(("extra", text))
}

fn read_text(path: &Path, words: &Words) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| {
        let about = [("file", path.display().to_string().into()), ("problem", error.to_string().into())];
        words.say("error-read", &about)
    })
}

fn read(path: Option<&Path>, words: &Words) -> Result<Roster, String> {
    match path {
        None => Ok(Roster::base().clone()),
        Some(path) => {
            let text = read_text(path, words)?;
            Roster::parse(&text).map_err(|error| format!("{}: {}", path.display(), words.data_error(&error)))
        }
    }
}

fn list(roster: &Roster, words: &Words) {
    for profile in &roster.profiles {
        let factions: Vec<&str> = profile.factions.iter().map(|&n| roster.factions[n as usize].id.as_str()).collect();
        println!(
            "{:<14} {:>2}  {:<28} {}",
            profile.id,
            profile.cost,
            name(&profile.fr, &profile.en, words),
            factions.join(", ")
        );
    }
    println!();
    for band in &roster.bands {
        let figures: Vec<&str> = band.figures.iter().map(|&n| roster.profiles[n as usize].id.as_str()).collect();
        println!("{:<14} {:<32} {}", band.id, name(&band.fr, &band.en, words), figures.join(","));
    }
}

fn price(roster: &Roster, band: &str, points: u8, words: &Words) -> Outcome {
    let ids: Vec<String> = match roster.bands.iter().find(|ready| ready.id == band) {
        Some(ready) => ready.figures.iter().map(|&n| roster.profiles[n as usize].id.clone()).collect(),
        None => band.split(',').map(|id| id.trim().to_owned()).collect(),
    };
    let priced = warband::check(roster, &ids, points).map_err(|error| error.to_string())?;
    for &figure in &priced.figures {
        let profile = &roster.profiles[figure as usize];
        println!("{:>3}  {} ({})", profile.cost, name(&profile.fr, &profile.en, words), profile.id);
    }
    println!("{:>3}  / {points}", priced.value);
    for &faction in &priced.shared {
        let faction = &roster.factions[faction as usize];
        println!(
            "{}",
            words.say("armes-shared-card", &[("faction", name(&faction.fr, &faction.en, words).to_owned().into())])
        );
    }
    if priced.shared.is_empty() {
        println!("{}", words.say("armes-no-card", &[]));
    }
    Ok(())
}

fn name<'a>(fr: &'a str, en: &'a str, words: &Words) -> &'a str {
    match words.lang() {
        Lang::Fr => fr,
        Lang::En => en,
    }
}
