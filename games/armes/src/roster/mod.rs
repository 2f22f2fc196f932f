//! The roster: factions, profiles, scenery, maps and bands, all of them data (ARM-DATA). The base data is always
//! loaded; a table may add a second file, which replaces entries of the same id and adds the others.

pub mod band;
pub mod faction;
pub mod map;
pub mod piece;
pub mod profile;
pub mod read;
mod schema;

use std::sync::{Arc, LazyLock};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

pub use band::Band;
pub use faction::{Activated, Faction, Permanent};
pub use map::Map;
pub use piece::{Passage, Piece, Shape, Sight};
pub use profile::{Act, Force, Profile, Range};
pub use read::RosterError;
pub use schema::schema;

use read::File;

/// The text of the base data, normative.
pub const BASE: &str = include_str!("../../data/base.toml");

/// What a table plays with: the base data, and what a second file made of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster {
    /// The factions, in order.
    pub factions: Vec<Faction>,
    /// The profiles, in order: bands recruited at the table are sorted by it (ARM-REC-7).
    pub profiles: Vec<Profile>,
    /// The scenery pieces, in order.
    pub pieces: Vec<Piece>,
    /// The maps.
    pub maps: Vec<Map>,
    /// The ready-made bands.
    pub bands: Vec<Band>,
    /// Every id that an action of some profile has, sorted: what `use:` may name.
    pub act_ids: Vec<String>,
}

/// Something with an id of its own.
pub trait Entry {
    /// The id.
    fn id(&self) -> &str;
}

/// The position of an id in a list.
pub fn find<T: Entry>(entries: &[T], id: &str) -> Option<u16> {
    entries.iter().position(|entry| entry.id() == id).map(|index| index as u16)
}

impl Roster {
    /// The base data alone.
    pub fn base() -> &'static Roster {
        Roster::shared_base()
    }

    fn shared_base() -> &'static Arc<Roster> {
        static ROSTER: LazyLock<Arc<Roster>> = LazyLock::new(|| match Roster::parse("") {
            Ok(roster) => Arc::new(roster),
            // A test reads the base data: a program with a faulty one is never released.
            Err(error) => unreachable!("{error}"),
        });
        &ROSTER
    }

    /// The same as [`Roster::parse`]; tables without a second file share the base data.
    pub fn shared(extra: &str) -> Result<Arc<Roster>, RosterError> {
        if extra.trim().is_empty() { Ok(Arc::clone(Roster::shared_base())) } else { Roster::parse(extra).map(Arc::new) }
    }

    /// The base data and a second file over it; a blank text is none.
    pub fn parse(extra: &str) -> Result<Roster, RosterError> {
        let mut roster = Roster {
            factions: Vec::new(),
            profiles: Vec::new(),
            pieces: Vec::new(),
            maps: Vec::new(),
            bands: Vec::new(),
            act_ids: Vec::new(),
        };
        roster.load(File { text: BASE, is_base: true })?;
        if !extra.trim().is_empty() {
            roster.load(File { text: extra, is_base: false })?;
        }
        roster.connect()?;
        Ok(roster)
    }

    /// ARM-DATA-1: reads one file; its entries replace those of the same id and come after the others.
    fn load(&mut self, file: File<'_>) -> Result<(), RosterError> {
        let document = DeTable::parse(file.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            file.error(at, "", format!("not TOML: {}", error.message()))
        })?;
        let document = document.get_ref();
        const KNOWN: [&str; 6] = ["format", "faction", "profile", "piece", "map", "band"];
        if let Some((key, _)) = document.iter().find(|(key, _)| !KNOWN.contains(&key.get_ref().as_ref())) {
            return Err(file.error(
                key.span().start,
                key.get_ref(),
                format!("unknown; expected are {}", KNOWN.join(", ")),
            ));
        }
        match document.get("format") {
            Some(value) if read::integer(value.get_ref()) == Some(1) => {}
            Some(value) => {
                return Err(file.error(
                    value.span().start,
                    "format",
                    format!("{} is not 1", read::show(value.get_ref())),
                ));
            }
            None => return Err(file.error(0, "format", "missing; expected is format = 1")),
        }
        merge(&mut self.factions, entries(file, document, "faction", faction::read)?);
        merge(&mut self.profiles, entries(file, document, "profile", profile::read)?);
        merge(&mut self.pieces, entries(file, document, "piece", piece::read)?);
        merge(&mut self.maps, entries(file, document, "map", map::read)?);
        merge(&mut self.bands, entries(file, document, "band", band::read)?);
        Ok(())
    }

    /// What only the whole can tell: names of other entries, maps that obey the set-up's limits, bands that fit.
    fn connect(&mut self) -> Result<(), RosterError> {
        profile::connect(&mut self.profiles, &self.factions)?;
        map::connect(&mut self.maps, &self.pieces)?;
        band::connect(&mut self.bands, &self.profiles, &self.factions)?;
        let mut ids: Vec<String> = self.profiles.iter().flat_map(|p| &p.acts).map(|act| act.id.clone()).collect();
        ids.sort_unstable();
        ids.dedup();
        self.act_ids = ids;
        for act in self.profiles.iter_mut().flat_map(|profile| &mut profile.acts) {
            act.name = self.act_ids.binary_search(&act.id).unwrap_or_default() as u16;
        }
        Ok(())
    }

    /// The position of a profile.
    pub fn profile(&self, id: &str) -> Option<u16> {
        find(&self.profiles, id)
    }
}

/// Reads the entries of one kind; an id is given once (ARM-DATA-1).
fn entries<'t, T: Entry>(
    file: File<'t>,
    document: &'t DeTable<'t>,
    kind: &str,
    read: fn(File<'t>, &'t Spanned<DeValue<'t>>) -> Result<T, RosterError>,
) -> Result<Vec<T>, RosterError> {
    let Some(value) = document.get(kind) else { return Ok(Vec::new()) };
    let Some(items) = value.get_ref().as_array() else {
        return Err(file.error(value.span().start, kind, format!("a list of tables [[{kind}]] is expected")));
    };
    let mut found: Vec<T> = Vec::new();
    for item in items {
        let entry = read(file, item)?;
        if find(&found, entry.id()).is_some() {
            let entry_name = format!("{kind} {:?}", entry.id());
            let error = file.error(item.span().start, "id", "given twice in one file");
            return Err(RosterError { entry: entry_name, ..error });
        }
        found.push(entry);
    }
    Ok(found)
}

fn merge<T: Entry>(into: &mut Vec<T>, new: Vec<T>) {
    for entry in new {
        match find(into, entry.id()) {
            Some(index) => into[index as usize] = entry,
            None => into.push(entry),
        }
    }
}

/// Implements [`Entry`] for structs with a field `id`.
macro_rules! entry {
    ($kind:ty) => {
        impl $crate::roster::Entry for $kind {
            fn id(&self) -> &str {
                &self.id
            }
        }
    };
}
pub(crate) use entry;
