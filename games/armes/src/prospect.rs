//! What may be known of a table's options while they are still being chosen: what each band costs, whose cards it may play
//! with, and what keeps it from fighting.

use serde::Serialize;

use crate::options::Options;
use crate::roster::{self, Roster};
use crate::state::BAND;
use crate::warband::{self, WarbandError};

/// What there is to say of options, whether a table may have them or not.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Prospect {
    /// The most figures of a band (ARM-REC-2).
    #[cfg_attr(test, ts(type = "number"))]
    most: usize,
    /// Each seat's band; null where it is recruited at the table.
    bands: [Option<Muster>; 2],
}

/// A band as it is put together so far.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Muster {
    /// What its figures cost (ARM-REC-1).
    cost: u32,
    /// By how much that is too much.
    over: u32,
    /// Whether no other figure finds room (ARM-REC-2).
    full: bool,
    /// The factions that all its figures share (ARM-REC-4).
    factions: Vec<String>,
    /// What keeps it from fighting.
    trouble: Option<Trouble>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) enum Trouble {
    /// Nobody is in it.
    Empty,
    /// There are too many of them.
    Many,
    /// They cost too much.
    Dear,
    /// The roster does not know one of them.
    Unknown,
}

impl Prospect {
    /// Nothing where the table's own roster file is none (ARM-DATA-1): opening the table says why.
    pub(crate) fn of(options: &Options) -> Option<Prospect> {
        let roster = Roster::shared(&options.extra).ok()?;
        let band = |text: &str| (text != warband::TABLE).then(|| Muster::of(&roster, text, options.points));
        Some(Prospect { most: BAND, bands: [band(&options.band0), band(&options.band1)] })
    }
}

impl Muster {
    fn of(roster: &Roster, text: &str, points: u8) -> Muster {
        let (figures, is_known) = figures(roster, text);
        let trouble = match warband::may_fight(roster, &figures, points) {
            _ if !is_known => Some(Trouble::Unknown),
            Err(WarbandError::Figures(0)) => Some(Trouble::Empty),
            Err(WarbandError::Figures(_)) => Some(Trouble::Many),
            Err(_) => Some(Trouble::Dear),
            Ok(()) => None,
        };
        let cost = warband::value(roster, &figures);
        // Nobody shares anything with nobody.
        let shared = if figures.is_empty() { Vec::new() } else { warband::shared(roster, &figures) };
        Muster {
            cost,
            over: cost.saturating_sub(points.into()),
            full: figures.len() >= BAND,
            factions: shared.into_iter().map(|faction| roster.factions[faction as usize].id.clone()).collect(),
            trouble,
        }
    }
}

/// The figures of a band as the option writes it, and whether the roster knows them all.
fn figures(roster: &Roster, text: &str) -> (Vec<u16>, bool) {
    if let Some(ready) = roster::find(&roster.bands, text) {
        return (roster.bands[ready as usize].figures.clone(), true);
    }
    let ids: Vec<&str> = text.split(',').filter(|id| !id.is_empty()).collect();
    let known: Vec<u16> = ids.iter().filter_map(|id| roster.profile(id)).collect();
    let all = known.len() == ids.len();
    (known, all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use feerie_core::{Game, Options as _};
    use serde_json::{Map, Value, json};

    use crate::Armes;

    fn options(given: Value) -> Options {
        let given: Map<String, Value> = given.as_object().cloned().unwrap_or_default();
        Options::read(&given, 2).expect("options that can be read")
    }

    fn first(given: Value) -> Option<Muster> {
        let [band, _] = Prospect::of(&options(given)).expect("a roster").bands;
        band
    }

    #[test]
    fn rec_1_rec_2_rec_4_a_band_is_priced_while_it_is_put_together() {
        let fees = first(json!({})).expect("a ready-made band");
        assert_eq!((fees.trouble, fees.over, fees.full, fees.factions), (None, 0, false, vec!["fees".to_owned()]));
        assert!(fees.cost > 0 && fees.cost <= 10, "{}", fees.cost);
        let dear = first(json!({"band0": "noire,noire,reine"})).expect("a band");
        assert_eq!((dear.cost, dear.over, dear.trouble), (12, 2, Some(Trouble::Dear)));
        let mixed = first(json!({"band0": "ogre,pixie"})).expect("a band");
        assert_eq!((mixed.factions, mixed.trouble), (vec![], None));
        let eleven = ["pixie"; 11].join(",");
        let many = first(json!({"band0": eleven, "points": 20})).expect("a band");
        assert_eq!((many.full, many.trouble), (true, Some(Trouble::Many)));
        let nobody = first(json!({"band0": ""})).expect("an empty band");
        assert_eq!((nobody.cost, nobody.factions, nobody.trouble), (0, vec![], Some(Trouble::Empty)));
        let stranger = first(json!({"band0": "pixie,dwarf"})).expect("a band");
        assert_eq!(stranger.trouble, Some(Trouble::Unknown));
        assert_eq!(first(json!({"band0": "table"})), None);
    }

    #[test]
    fn rec_1_rec_2_a_table_opens_where_nothing_is_the_trouble_and_nowhere_else() {
        let profiles = &Roster::base().profiles;
        for start in 0..profiles.len() {
            for size in [1, 2, 4, 9, 11] {
                let ids: Vec<&str> = profiles.iter().cycle().skip(start).take(size).map(|p| p.id.as_str()).collect();
                let given = options(json!({"band0": ids.join(",")}));
                let trouble = first(json!({"band0": ids.join(",")})).expect("a band").trouble;
                assert_eq!(Armes::new(given, 2).is_ok(), trouble.is_none(), "{ids:?}: {trouble:?}");
            }
        }
    }

    #[test]
    fn data_1_nothing_is_known_by_a_roster_that_is_none() {
        assert_eq!(Prospect::of(&options(json!({"extra": "format = 2"}))), None);
    }
}
