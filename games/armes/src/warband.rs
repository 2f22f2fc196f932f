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
pub enum WarbandError {
    /// No profile is called so.
    Unknown(String),
    /// So many figures, which are too few or too many.
    Figures(usize),
    /// It costs more than the table allows.
    Dear {
        /// What it costs.
        value: u32,
        /// What the table allows.
        points: u8,
    },
    /// No profile can be recruited for so few points.
    Nobody(u8),
}

impl WarbandError {
    /// The clause that it breaks.
    pub fn clause(&self) -> Clause {
        match self {
            WarbandError::Unknown(_) | WarbandError::Figures(_) => clauses::REC_2,
            WarbandError::Dear { .. } | WarbandError::Nobody(_) => clauses::REC_1,
        }
    }
}

impl fmt::Display for WarbandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WarbandError::Unknown(id) => write!(f, "there is no profile {id:?}")?,
            WarbandError::Figures(figures) => write!(f, "{figures} figures; a band has 1 to {BAND}")?,
            WarbandError::Dear { value, points } => write!(f, "{value} points; the table allows {points}")?,
            WarbandError::Nobody(points) => write!(f, "no profile costs {points} points or less")?,
        }
        write!(f, " ({})", self.clause())
    }
}

impl std::error::Error for WarbandError {}

/// ARM-REC-1, ARM-REC-2: whether profiles, named by id, make a band of at most so many points.
pub fn check<S: AsRef<str>>(roster: &Roster, ids: &[S], points: u8) -> Result<Priced, WarbandError> {
    price(roster, named(roster, ids)?, points)
}

/// The profiles of these ids.
fn named<S: AsRef<str>>(roster: &Roster, ids: &[S]) -> Result<Vec<u16>, WarbandError> {
    let profile = |id: &str| roster.profile(id).ok_or_else(|| WarbandError::Unknown(id.to_owned()));
    ids.iter().map(|id| profile(id.as_ref())).collect()
}

fn price(roster: &Roster, figures: Vec<u16>, points: u8) -> Result<Priced, WarbandError> {
    may_fight(roster, &figures, points)?;
    let (value, shared) = (value(roster, &figures), shared(roster, &figures));
    Ok(Priced { figures, value, shared })
}

/// ARM-REC-1, ARM-REC-2.
pub(crate) fn may_fight(roster: &Roster, figures: &[u16], points: u8) -> Result<(), WarbandError> {
    if !(1..=BAND).contains(&figures.len()) {
        return Err(WarbandError::Figures(figures.len()));
    }
    let value = value(roster, figures);
    if value > u32::from(points) { Err(WarbandError::Dear { value, points }) } else { Ok(()) }
}

/// ARM-REC-1: what figures cost together.
pub fn value(roster: &Roster, figures: &[u16]) -> u32 {
    figures.iter().map(|&figure| u32::from(roster.profiles[figure as usize].cost)).sum()
}

/// ARM-REC-3, ARM-REC-4: the factions that all figures share, in the order of the roster.
pub fn shared(roster: &Roster, figures: &[u16]) -> Vec<u16> {
    let everybody = |faction: &u16| figures.iter().all(|&f| roster.profiles[f as usize].factions.contains(faction));
    (0..roster.factions.len() as u16).filter(everybody).collect()
}

/// The option's value for a band that is recruited at the table.
pub(crate) const TABLE: &str = "table";

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
        if text == TABLE {
            return match roster.profiles.iter().any(|profile| profile.cost <= points) {
                true => Ok(Source::Table),
                false => Err(WarbandError::Nobody(points)),
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
