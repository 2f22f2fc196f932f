//! Ready-made bands (ARM-DATA-7).

use toml::Spanned;
use toml::de::DeValue;

use super::faction::Faction;
use super::profile::Profile;
use super::read::{Fields, File, Problem, RosterError, Spot, no_faction, wrong_count};
use crate::clauses;

/// A band with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Band {
    pub id: String,
    pub fr: String,
    pub en: String,
    /// The faction card it plays with, by position.
    pub card: Option<u16>,
    /// Its profiles, by position, in order.
    pub figures: Vec<u16>,
    pub(super) card_named: (String, Spot),
    pub(super) named: (Vec<String>, Spot),
}

super::entry!(Band);

/// Reads a band.
pub fn read<'t>(file: File<'t>, value: &'t Spanned<DeValue<'t>>) -> Result<Band, RosterError> {
    let fields = Fields::of(file, value, "band", clauses::DATA_7, &["id", "fr", "en", "card", "figures"])?;
    let id = fields.id()?;
    if id == "table" {
        return Err(fields.error(
            "id",
            Problem::new("armes-data-table-name", "“table” means recruiting at the table; choose another", &[]),
        ));
    }
    let named: Vec<String> = fields.strings("figures", false)?.into_iter().map(String::from).collect();
    if !(1..=10).contains(&named.len()) {
        return Err(fields.error("figures", wrong_count(named.len(), 1, 10)));
    }
    let card = if fields.has("card") { fields.string("card")? } else { "" };
    Ok(Band {
        id,
        fr: fields.text("fr")?,
        en: fields.text("en")?,
        card: None,
        figures: Vec::new(),
        card_named: (card.to_owned(), fields.spot("card")),
        named: (named, fields.spot("figures")),
    })
}

/// ARM-DATA-7: known profiles, at most 20 points, a card that every figure shares.
pub(super) fn connect(bands: &mut [Band], profiles: &[Profile], factions: &[Faction]) -> Result<(), RosterError> {
    for band in bands {
        let (names, spot) = &band.named;
        band.figures.clear();
        for name in names {
            let index = super::find(profiles, name).ok_or_else(|| {
                spot.error(Problem::new("armes-data-no-profile", "there is no profile “{name}”", &[("name", &name)]))
            })?;
            band.figures.push(index);
        }
        let value: u32 = band.figures.iter().map(|&figure| u32::from(profiles[figure as usize].cost)).sum();
        if value > 20 {
            return Err(spot.error(Problem::new(
                "armes-data-points",
                "worth {points}, at most {most}",
                &[("points", &value), ("most", &20)],
            )));
        }
        let (card, spot) = &band.card_named;
        if card.is_empty() {
            band.card = None;
            continue;
        }
        let index = super::find(factions, card).ok_or_else(|| spot.error(no_faction(card)))?;
        match band.figures.iter().find(|&&figure| !profiles[figure as usize].factions.contains(&index)) {
            Some(&figure) => {
                let id = &profiles[figure as usize].id;
                let english = "“{name}” is not of the faction “{faction}”";
                let problem = Problem::new("armes-data-stranger", english, &[("name", id), ("faction", card)]);
                return Err(spot.error(problem));
            }
            None => band.card = Some(index),
        }
    }
    Ok(())
}
