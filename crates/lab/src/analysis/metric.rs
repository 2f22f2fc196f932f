//! The metrics of a game: one number a game, averaged within deals, then over them.

use feerie_core::measure::{Fold, Per, Quantity};

use super::naming::Naming;
use crate::chances::story::Story;
use crate::plan::{Bot, Variant};
use crate::trial::line::GameLine;

/// How a metric is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unit {
    /// A share: per cent, differences in points.
    Share,
    /// A plain number.
    Number,
}

/// What a metric is made of.
#[derive(Clone, Debug)]
enum Source {
    Line(fn(&GameLine, &Naming) -> Option<f64>),
    Story(fn(&Story, &GameLine) -> f64),
    /// The share of all seats of a bot.
    Bot(Bot),
    /// A quantity of the game's own, one key of it or all together.
    Own {
        cells: Vec<u32>,
        owners: usize,
        always: bool,
    },
}

/// A metric.
#[derive(Clone, Debug)]
pub struct Metric {
    /// Its name in plans and data.
    pub id: String,
    /// How it is written.
    pub unit: Unit,
    source: Source,
}

impl Metric {
    /// What a game gives; none if it says nothing of this.
    pub fn value(&self, line: &GameLine, story: Option<&Story>, seated: &[Bot], naming: &Naming) -> Option<f64> {
        match &self.source {
            Source::Line(of) => of(line, naming),
            Source::Story(of) => story.map(|story| of(story, line)),
            Source::Bot(bot) => {
                let shares = line.shares();
                Some(shares.iter().zip(seated).filter(|(_, own)| *own == bot).map(|(share, _)| share).sum())
            }
            Source::Own { cells, owners, always } => own(line, cells, *owners, *always),
        }
    }

    /// Whether it is worth nothing where chances are.
    pub fn needs_chances(&self) -> bool {
        matches!(self.source, Source::Story(_))
    }

    /// Whether it is mostly the estimate's own noise where that is noisy.
    pub fn needs_calm(&self) -> bool {
        matches!(self.id.as_str(), "changes" | "comeback" | "drama")
    }
}

fn own(line: &GameLine, cells: &[u32], owners: usize, always: bool) -> Option<f64> {
    let (mut sum, mut n) = (0.0, 0);
    for (cell, value) in &line.q {
        if cells.binary_search(cell).is_ok() {
            sum += value;
            n += 1;
        }
    }
    // Sums count for every seat, read or not; means and last readings only where there are any.
    match (always, n) {
        (true, _) => Some(sum / owners as f64),
        (false, 0) => None,
        (false, n) => Some(sum / f64::from(n)),
    }
}

/// The metrics that every game has; those with chances last.
pub fn common(bots: &[Bot]) -> Vec<Metric> {
    let line = |id: &str, unit, of| Metric { id: id.to_owned(), unit, source: Source::Line(of) };
    let story = |id: &str, unit, of| Metric { id: id.to_owned(), unit, source: Source::Story(of) };
    let mut all = vec![
        line("order.first", Unit::Share, |line, _| {
            let first = line.order.iter().position(|&place| place == 0)?;
            line.shares().get(first).copied()
        }),
        line("seat.0", Unit::Share, |line, _| line.shares().first().copied()),
        line("turns", Unit::Number, |line, _| Some(f64::from(line.turns))),
        line("minutes", Unit::Number, |line, naming| Some(naming.minutes(line))),
        line("decisions", Unit::Number, |line, _| Some(f64::from(line.decisions()))),
        line("choices", Unit::Number, |line, _| {
            (line.decisions() > 0).then(|| line.choices as f64 / f64::from(line.decisions()))
        }),
        line("forced", Unit::Share, |line, _| {
            let forced: u32 = line.forced.iter().sum();
            (line.decisions() > 0).then(|| f64::from(forced) / f64::from(line.decisions()))
        }),
        line("ties", Unit::Share, |line, _| {
            Some(f64::from(u8::from(line.places.iter().filter(|&&place| place == 1).count() > 1)))
        }),
        line("cut", Unit::Share, |line, _| Some(f64::from(u8::from(matches!(line.end.as_str(), "cap" | "stall"))))),
    ];
    if bots.len() > 1 {
        all.extend(bots.iter().map(|bot| Metric {
            id: format!("bot.{bot}"),
            unit: Unit::Share,
            source: Source::Bot(*bot),
        }));
    }
    all.extend([
        story("leader.50", Unit::Share, |story, _| story.leader_won[4]),
        story("settled", Unit::Share, |story, _| story.settled),
        story("changes", Unit::Number, |story, _| f64::from(story.lead_changes)),
        story("comeback", Unit::Share, |story, line| {
            f64::from(u8::from(story.least <= 0.5 / line.places.len().max(1) as f64))
        }),
        story("drama", Unit::Share, |story, _| story.drama),
        story("open", Unit::Share, |story, _| story.open),
        story("decided", Unit::Share, |story, _| {
            (0..10).map(|tenth| (tenth as f64 + 0.5) / 10.0 * story.decided[tenth]).sum()
        }),
    ]);
    all
}

/// The share of the result that chance explains.
pub const LUCK: &str = "luck";

/// The names of all metrics of a variant.
pub fn ids(naming: &Naming, variant: &Variant) -> Vec<String> {
    let own = own_metrics(&naming.quantities, variant.seats);
    common(&variant.bots).into_iter().chain(own).map(|metric| metric.id).chain([LUCK.to_owned()]).collect()
}

/// The metrics of a game's own quantities; maps are shown as maps.
pub fn own_metrics(quantities: &[Quantity], seats: u8) -> Vec<Metric> {
    let mut all = Vec::new();
    let mut begin = 0u32;
    for quantity in quantities {
        let owners = if quantity.per == Per::Seat { usize::from(seats) } else { 1 };
        let len = quantity.len(seats) as u32;
        let always = quantity.fold == Fold::Sum;
        let metric = |id: String, cells: std::ops::Range<u32>| Metric {
            id,
            unit: Unit::Number,
            source: Source::Own { cells: cells.collect(), owners, always },
        };
        if quantity.columns == 0 {
            if quantity.keys.is_empty() || always {
                all.push(metric(format!("own.{}", quantity.id), begin..begin + len));
            }
            for (n, key) in quantity.keys.iter().enumerate() {
                let from = begin + (n * owners) as u32;
                all.push(metric(format!("own.{}.{}", quantity.id, key.id), from..from + owners as u32));
            }
        }
        begin += len;
    }
    all
}
