//! Bands before play: what they cost and which cards they may use (ARM-REC-1 to ARM-REC-5).

use feerie_core::Clause;
use std::fmt;

use crate::clauses;
use crate::roster::{self, Roster};
use crate::state::{BAND, Troop};

/// A band that may be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Priced {
    /// Its profiles by position, in order.
    pub figures: Vec<u16>,
    /// What it costs.
    pub value: u32,
    /// The factions that all its figures share, by position (ARM-REC-4).
    pub shared: Vec<u16>,
}

/// What is wrong with a band.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WarbandError {
    /// What is wrong and what was expected.
    pub problem: String,
    /// The clause that it breaks.
    pub clause: Clause,
}

impl fmt::Display for WarbandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.problem, self.clause)
    }
}

impl std::error::Error for WarbandError {}

fn wrong<T>(clause: Clause, problem: String) -> Result<T, WarbandError> {
    Err(WarbandError { problem, clause })
}

/// ARM-REC-1, ARM-REC-2: whether profiles, named by id, make a band of at most so many points.
pub fn check<S: AsRef<str>>(roster: &Roster, ids: &[S], points: u8) -> Result<Priced, WarbandError> {
    let mut figures = Vec::new();
    for id in ids {
        let id = id.as_ref();
        match roster.profile(id) {
            Some(profile) => figures.push(profile),
            None => return wrong(clauses::REC_2, format!("there is no profile {id:?}")),
        }
    }
    price(roster, figures, points)
}

fn price(roster: &Roster, figures: Vec<u16>, points: u8) -> Result<Priced, WarbandError> {
    if !(1..=BAND).contains(&figures.len()) {
        return wrong(clauses::REC_2, format!("{} figures; a band has 1 to {BAND}", figures.len()));
    }
    let value: u32 = figures.iter().map(|&figure| u32::from(roster.profiles[figure as usize].cost)).sum();
    if value > u32::from(points) {
        return wrong(clauses::REC_1, format!("{value} points; the table allows {points}"));
    }
    let shared = shared(roster, &figures);
    Ok(Priced { figures, value, shared })
}

/// ARM-REC-3, ARM-REC-4: the factions that all figures share, in the order of the roster.
pub fn shared(roster: &Roster, figures: &[u16]) -> Vec<u16> {
    let everybody = |faction: &u16| figures.iter().all(|&f| roster.profiles[f as usize].factions.contains(faction));
    (0..roster.factions.len() as u16).filter(everybody).collect()
}

/// How a seat comes by its band (ARM-REC-7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// It is recruited at the table.
    Table,
    /// A ready-made band, which names its card (ARM-REC-5).
    Ready(Troop, Option<u16>),
    /// A list of profiles, whose card follows from its factions (ARM-REC-5).
    Listed(Troop),
}

impl Source {
    /// Reads an option `band0` or `band1`. A band id wins over a profile of the same name.
    pub fn read(roster: &Roster, text: &str, points: u8) -> Result<Source, WarbandError> {
        if text == "table" {
            return match roster.profiles.iter().any(|profile| profile.cost <= points) {
                true => Ok(Source::Table),
                false => wrong(clauses::REC_1, format!("no profile costs {points} points or less")),
            };
        }
        if let Some(band) = roster::find(&roster.bands, text) {
            let band = &roster.bands[band as usize];
            let priced = price(roster, band.figures.clone(), points)?;
            return Ok(Source::Ready(priced.figures.into_iter().collect(), band.card));
        }
        let ids: Vec<&str> = text.split(',').collect();
        Ok(Source::Listed(check(roster, &ids, points)?.figures.into_iter().collect()))
    }

    /// The band before anything is recruited.
    pub fn troop(&self) -> Troop {
        match self {
            Source::Table => Troop::default(),
            Source::Ready(troop, _) | Source::Listed(troop) => *troop,
        }
    }
}
