//! Playing a plan: every variant plays the same deals, on all cores, into a folder where it can be stopped and gone on.

pub mod folder;
pub mod header;

use feerie_catalog::{Visitor, visit};
use feerie_core::{Heuristic, Measured, PerSeat};
use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Instant;

use crate::arena::{Progress, seatings};
use crate::plan::{self, Bot, Plan};
use crate::trial::line::GameLine;
use crate::trial::meter::Gauge;
use crate::trial::{self, Deal};
use folder::{Folder, FolderError};

/// Why a plan was not played to its end.
#[derive(Debug)]
pub enum RunError {
    /// The folder cannot be used, or not be written.
    Folder(FolderError),
    /// A variant's table cannot be set up.
    Setup(String),
    /// A bot found nothing to play.
    Stuck {
        /// In this variant.
        variant: usize,
        /// And this deal.
        deal: u32,
    },
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunError::Folder(error) => error.fmt(f),
            RunError::Setup(problem) => f.write_str(problem),
            RunError::Stuck { variant, deal } => {
                write!(f, "variant {variant}, deal {deal}: a bot found nothing to play; the rules cannot go on there")
            }
        }
    }
}

impl std::error::Error for RunError {}

impl From<FolderError> for RunError {
    fn from(error: FolderError) -> RunError {
        RunError::Folder(error)
    }
}

/// How far a run has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// Games that are in the folder.
    pub games: u64,
    /// Games of the whole plan.
    pub planned: u64,
}

impl Done {
    /// Whether nothing is left to play.
    pub fn is_whole(self) -> bool {
        self.games == self.planned
    }
}

/// The seatings of a variant: each once a deal.
pub fn lineups(variant: &plan::Variant) -> Vec<PerSeat<Bot>> {
    seatings(&variant.bots, usize::from(variant.seats))
}

/// Games of a whole plan.
pub fn planned(plan: &Plan) -> u64 {
    plan.variants.iter().map(|variant| lineups(variant).len() as u64 * u64::from(plan.deals)).sum()
}

/// Plays what is missing in the folder. When `cancel` becomes true, games under way are dropped and what is done is kept.
/// The same plan gives the same bytes, however many threads play and however often it was stopped.
pub fn run(
    plan: &Plan,
    place: &Path,
    threads: usize,
    progress: &dyn Progress,
    cancel: &AtomicBool,
) -> Result<Done, RunError> {
    let folder = Folder::open(place, plan)?;
    visit(&plan.game, Run { plan, folder, threads, progress, cancel })
        .unwrap_or_else(|| Err(RunError::Setup(format!("no game is called {:?}", plan.game))))
}

struct Run<'a> {
    plan: &'a Plan,
    folder: Folder,
    threads: usize,
    progress: &'a dyn Progress,
    cancel: &'a AtomicBool,
}

/// What a thread has played: a variant's deal, as lines; none if a bot found nothing to play.
type Played = (usize, u32, Option<String>);

impl Visitor for Run<'_> {
    type Output = Result<Done, RunError>;

    fn visit<G: Heuristic + Measured>(mut self) -> Self::Output {
        let plan = self.plan;
        let mut tables = Vec::new();
        for variant in &plan.variants {
            let rules = plan::rules::<G>(variant).map_err(|error| RunError::Setup(error.to_string()))?;
            tables.push((Gauge::new(Arc::new(rules)), lineups(variant)));
        }
        let planned = planned(plan);
        let begun: Vec<u32> = (0..plan.variants.len()).map(|variant| self.folder.done(variant)).collect();
        let mut games: u64 =
            begun.iter().zip(&tables).map(|(&deals, (_, own))| u64::from(deals) * own.len() as u64).sum();
        let next = AtomicU64::new(0);
        let items = u64::from(plan.deals) * plan.variants.len() as u64;
        let outcome = std::thread::scope(|scope| {
            // Room for a few deals only: who plays faster than the disk writes waits.
            let (send, receive) = mpsc::sync_channel::<Played>(256);
            for _ in 0..self.threads.max(1) {
                let send = send.clone();
                let (tables, next, begun, cancel) = (&tables, &next, &begun, self.cancel);
                scope.spawn(move || {
                    while !cancel.load(Ordering::Relaxed) {
                        let item = next.fetch_add(1, Ordering::Relaxed);
                        if item >= items {
                            break;
                        }
                        // Deal after deal through all variants: a run that is stopped has played the same of each.
                        let (variant, deal) =
                            ((item % tables.len() as u64) as usize, (item / tables.len() as u64) as u32);
                        if deal < begun[variant] {
                            continue;
                        }
                        let (gauge, lineups) = &tables[variant];
                        let lines = play_deal(gauge, lineups, plan.seed, variant, deal, cancel);
                        if (lines.is_none() && cancel.load(Ordering::Relaxed))
                            || send.send((variant, deal, lines)).is_err()
                        {
                            break;
                        }
                    }
                });
            }
            drop(send);
            let mut early: BTreeMap<(usize, u32), String> = BTreeMap::new();
            for (variant, deal, lines) in receive {
                let lines = lines.ok_or(RunError::Stuck { variant, deal })?;
                early.insert((variant, deal), lines);
                // Written in the order of deals, not of arrival, so that the bytes are always the same.
                while let Some(lines) = early.remove(&(variant, self.folder.done(variant))) {
                    self.folder.append(variant, &lines)?;
                    games += tables[variant].1.len() as u64;
                    self.progress.done(games.min(u64::from(u32::MAX)) as u32, planned.min(u64::from(u32::MAX)) as u32);
                }
            }
            Ok::<(), RunError>(())
        });
        self.folder.close(games == planned)?;
        outcome?;
        Ok(Done { games, planned })
    }
}

/// What some games of a plan took.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sample {
    /// So many games.
    pub games: u32,
    /// On one core.
    pub seconds: f64,
    /// As lines.
    pub bytes: usize,
}

/// Plays at least so many games, through all variants in turn, and keeps none of them.
pub fn sample(plan: &Plan, games: u32) -> Result<Sample, RunError> {
    visit(&plan.game, Try { plan, games })
        .unwrap_or_else(|| Err(RunError::Setup(format!("no game is called {:?}", plan.game))))
}

struct Try<'a> {
    plan: &'a Plan,
    games: u32,
}

impl Visitor for Try<'_> {
    type Output = Result<Sample, RunError>;

    fn visit<G: Heuristic + Measured>(self) -> Self::Output {
        let (never, mut sample, mut item) = (AtomicBool::new(false), Sample::default(), 0);
        while sample.games < self.games {
            let number = item % self.plan.variants.len();
            let variant = &self.plan.variants[number];
            let deal = (item / self.plan.variants.len()) as u32;
            let rules = plan::rules::<G>(variant).map_err(|error| RunError::Setup(error.to_string()))?;
            let (gauge, lineups) = (Gauge::new(Arc::new(rules)), lineups(variant));
            let started = Instant::now();
            let lines = play_deal(&gauge, &lineups, self.plan.seed, number, deal, &never)
                .ok_or(RunError::Stuck { variant: number, deal })?;
            sample.seconds += started.elapsed().as_secs_f64();
            sample.bytes += lines.len();
            sample.games += lineups.len() as u32;
            item += 1;
        }
        Ok(sample)
    }
}

fn play_deal<G: Heuristic + Measured>(
    gauge: &Gauge<G>,
    lineups: &[PerSeat<Bot>],
    seed: u64,
    variant: usize,
    deal: u32,
    cancel: &AtomicBool,
) -> Option<String> {
    let mut text = String::new();
    for line in play_lines(gauge, lineups, seed, variant, deal, cancel)? {
        text.push_str(&serde_json::to_string(&line).ok()?);
        text.push('\n');
    }
    Some(text)
}

/// The games of one deal of a variant, one for each lineup; none if it was cancelled, or a bot found nothing to play.
pub(crate) fn play_lines<G: Heuristic + Measured>(
    gauge: &Gauge<G>,
    lineups: &[PerSeat<Bot>],
    seed: u64,
    variant: usize,
    deal: u32,
    cancel: &AtomicBool,
) -> Option<Vec<GameLine>> {
    (0..)
        .zip(lineups)
        .map(|(l, lineup)| {
            let line = trial::play(gauge, lineup, Deal { seed, number: deal }, cancel)?;
            Some(GameLine { v: variant as u32, i: deal, l, ..line })
        })
        .collect()
}
