//! `feerie replay`: a recorded game in the terminal, step by step.

use feerie_catalog::Catalog;
use feerie_core::{Node, Observer, Seat, Step};
use feerie_table::{Games, RecordError, TableSetup};
use feerie_words::Words;
use std::io::{BufRead, IsTerminal};
use std::path::PathBuf;

use crate::play::show;
use crate::{Outcome, entropy, files};

/// What to watch.
#[derive(clap::Args)]
pub struct Args {
    /// A record.
    record: PathBuf,
    /// Through whose eyes: a seat number, `watcher` or `all`.
    #[arg(long = "as", default_value = "all")]
    eyes: String,
    /// Begin at this step.
    #[arg(long, default_value_t = 0)]
    from: usize,
}

/// Plays the record; waits for Enter between steps when a person is watching.
pub fn run(args: &Args, words: &Words) -> Outcome {
    let record = files::read_record(&args.record, words)?;
    let who = observer(&args.eyes, record.seats)?;
    let wrong = |problem: String| {
        words.say("error-record", &[("file", args.record.display().to_string().into()), ("problem", problem.into())])
    };
    let mut table = Catalog
        .open(&record.game, TableSetup::new(record.seats, &record.options, entropy::seed()))
        .map_err(|error| wrong(error.to_string()))?;
    let named = words.named(&record.head.names).map_err(|error| error.to_string())?;
    let waits = std::io::stdin().is_terminal();
    let mut lines = std::io::stdin().lock().lines();
    for (index, Step(actor, text)) in record.steps.iter().enumerate() {
        let happened =
            table.apply(*actor, text).map_err(|refusal| wrong(RecordError::Step { index, refusal }.to_string()))?;
        if index < args.from {
            continue;
        }
        println!("{:>4}  {}", index + 1, show::step(&happened.step, who, words, &record.head.names));
        for line in show::events(&happened, table.info().id, who, &named) {
            println!("      {line}");
        }
        if waits {
            println!("{}", show::board(&*table, who, words));
            if lines.next().is_none() {
                return Ok(());
            }
        }
    }
    println!("{}", show::board(&*table, who, words));
    if let Node::Terminal(ranking) = table.node() {
        println!("{}", show::result(&ranking, words, &record.head.names));
    }
    Ok(())
}

fn observer(eyes: &str, seats: u8) -> Result<Observer, String> {
    match (eyes, eyes.parse::<u8>()) {
        ("watcher", _) => Ok(Observer::Watcher),
        ("all", _) => Ok(Observer::All),
        (_, Ok(seat)) if seat < seats => Ok(Observer::Seat(Seat(seat))),
        _ => Err(format!("--as takes a seat from 0 to {}, watcher or all, not {eyes:?}", seats - 1)),
    }
}
