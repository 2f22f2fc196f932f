//! Factions and their cards (ARM-DATA-2).

use toml::Spanned;
use toml::de::DeValue;

use super::read::{Fields, File, Problem, RosterError};
use crate::clauses;

/// A faction card.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Faction {
    pub id: String,
    pub fr: String,
    pub en: String,
    pub permanent: Permanent,
    pub activated: Activated,
}

/// A bonus that always works (ARM-BONUS-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permanent {
    /// No collision damage.
    Feather,
    /// Heals at the end of each round.
    Regeneration(u8),
    /// Ignores difficult scenery.
    Surefoot,
    /// A bonus on first-player dice.
    Initiative(u8),
    /// Loots on this number or more.
    Plunder(u8),
}

/// A bonus that costs a token (ARM-BONUS-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activated {
    /// Moves a figure near one's own (ARM-BONUS-4).
    Shift {
        /// By so many squares.
        value: u8,
        /// Within this distance.
        within: u8,
    },
    /// The next activation counts as a first one (ARM-BONUS-5).
    Fresh,
    /// A bonus on the roll of the next activation (ARM-BONUS-6).
    Aim(u8),
    /// Heals one's own figure (ARM-BONUS-7).
    Heal(u8),
    /// Hurts an enemy in contact (ARM-BONUS-7).
    Hurt(u8),
}

super::entry!(Faction);

/// Reads a faction.
pub fn read<'t>(file: File<'t>, value: &'t Spanned<DeValue<'t>>) -> Result<Faction, RosterError> {
    let known = ["id", "fr", "en", "permanent", "activated"];
    let fields = Fields::of(file, value, "faction", clauses::DATA_2, &known)?;
    let (id, fr, en) = (fields.id()?, fields.text("fr")?, fields.text("en")?);
    Ok(Faction { id, fr, en, permanent: permanent(&fields)?, activated: activated(&fields)? })
}

fn permanent(fields: &Fields<'_>) -> Result<Permanent, RosterError> {
    let bonus = fields.table("permanent", &["kind", "value", "fr", "en"])?;
    sentences(&bonus)?;
    let kind: fn(u8) -> Permanent = bonus.word(
        "kind",
        &[
            ("feather", (|_| Permanent::Feather) as fn(u8) -> Permanent),
            ("regeneration", Permanent::Regeneration),
            ("surefoot", |_| Permanent::Surefoot),
            ("initiative", Permanent::Initiative),
            ("plunder", Permanent::Plunder),
        ],
    )?;
    match kind(0) {
        Permanent::Feather | Permanent::Surefoot => no_value(&bonus, &["value"]).map(|()| kind(0)),
        Permanent::Regeneration(_) | Permanent::Initiative(_) => bonus.number("value", 1..=5).map(kind),
        Permanent::Plunder(_) => bonus.number("value", 2..=6).map(kind),
    }
}

fn activated(fields: &Fields<'_>) -> Result<Activated, RosterError> {
    let bonus = fields.table("activated", &["kind", "value", "within", "fr", "en"])?;
    sentences(&bonus)?;
    let kind: fn(u8) -> Activated = bonus.word(
        "kind",
        &[
            ("shift", (|value| Activated::Shift { value, within: 0 }) as fn(u8) -> Activated),
            ("fresh", |_| Activated::Fresh),
            ("aim", Activated::Aim),
            ("heal", Activated::Heal),
            ("hurt", Activated::Hurt),
        ],
    )?;
    if let Activated::Shift { .. } = kind(0) {
        return Ok(Activated::Shift { value: bonus.number("value", 1..=9)?, within: bonus.number("within", 0..=46)? });
    }
    no_value(&bonus, &["within"])?;
    match kind(0) {
        Activated::Fresh => no_value(&bonus, &["value"]).map(|()| kind(0)),
        Activated::Aim(_) => bonus.number("value", 1..=4).map(kind),
        _ => bonus.number("value", 1..=9).map(kind),
    }
}

/// The sentences on the card, for players.
fn sentences(bonus: &Fields<'_>) -> Result<(), RosterError> {
    bonus.text("fr")?;
    bonus.text("en")?;
    Ok(())
}

fn no_value(bonus: &Fields<'_>, fields: &[&str]) -> Result<(), RosterError> {
    match fields.iter().find(|field| bonus.has(field)) {
        Some(field) => Err(bonus.error(field, Problem::new("armes-data-no-value", "this kind of bonus has none", &[]))),
        None => Ok(()),
    }
}
