//! The roster: factions, profiles, scenery, maps and bands, all of them data (ARM-DATA). The base data is always
//! loaded; a table may add a second file, which replaces entries of the same id and adds the others.

pub mod band;
pub mod faction;
mod lines;
pub mod map;
pub mod piece;
pub mod profile;
pub mod read;
mod schema;

use feerie_core::data::{Problem, integer, show};
use std::collections::{HashMap, HashSet};
use std::fmt::Display;
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

use lines::{Lines, work};
use read::File;

/// The largest second file, in bytes: twenty times the base data.
pub const LARGEST: usize = 256 << 10;
/// The most entries of one kind that a file may have.
pub const MOST_ENTRIES: usize = 500;

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
        roster.load(File { text: BASE, lines: &Lines::of(BASE), is_base: true })?;
        if !extra.trim().is_empty() {
            roster.load(File { text: extra, lines: &within_limit(extra)?, is_base: false })?;
        }
        roster.connect()?;
        Ok(roster)
    }

    /// ARM-DATA-1: reads one file; its entries replace those of the same id and come after the others.
    fn load(&mut self, file: File<'_>) -> Result<(), RosterError> {
        let document = DeTable::parse(file.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            file.error(at, "", Problem::not_toml(error.message()))
        })?;
        let document = document.get_ref();
        const KNOWN: [&str; 6] = ["format", "faction", "profile", "piece", "map", "band"];
        if let Some((key, _)) = document.iter().find(|(key, _)| !KNOWN.contains(&key.get_ref().as_ref())) {
            return Err(file.error(key.span().start, key.get_ref(), Problem::unknown(&KNOWN)));
        }
        match document.get("format") {
            Some(value) if integer(value.get_ref()) == Some(1) => {}
            Some(value) => {
                let problem =
                    Problem::new("armes-data-format", "{value} is not 1", &[("value", &show(value.get_ref()))]);
                return Err(file.error(value.span().start, "format", problem));
            }
            None => return Err(file.error(0, "format", Problem::missing("format = 1"))),
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

/// ARM-DATA-1: the lines of a second file, which is refused before it is read if it is too large: a table's rules
/// are read each time that the table is taken up again.
fn within_limit(extra: &str) -> Result<Lines, RosterError> {
    if extra.len() <= LARGEST {
        return Ok(Lines::of(extra));
    }
    let lines = Lines::of("");
    Err(File { text: "", lines: &lines, is_base: false }.error(0, "extra", Problem::too_large(LARGEST)))
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
        return Err(file.error(
            value.span().start,
            kind,
            Problem::new("armes-data-list", "a list of tables [[{kind}]] is expected", &[("kind", &kind)]),
        ));
    };
    if items.len() > MOST_ENTRIES {
        let args: [(_, &dyn Display); 2] = [("count", &items.len()), ("most", &MOST_ENTRIES)];
        let problem = Problem::new("armes-data-many", "{count} entries are more than {most}", &args);
        return Err(file.error(value.span().start, kind, problem));
    }
    let (mut found, mut ids): (Vec<T>, HashSet<String>) = (Vec::with_capacity(items.len()), HashSet::new());
    for item in items {
        let entry = read(file, item)?;
        work::note(1);
        if !ids.insert(entry.id().to_owned()) {
            let entry_name = format!("{kind} {:?}", entry.id());
            let error =
                file.error(item.span().start, "id", Problem::new("armes-data-twice", "given twice in one file", &[]));
            return Err(RosterError { entry: entry_name.into(), ..error });
        }
        found.push(entry);
    }
    Ok(found)
}

fn merge<T: Entry>(into: &mut Vec<T>, new: Vec<T>) {
    let places: HashMap<String, usize> =
        into.iter().enumerate().map(|(at, entry)| (entry.id().to_owned(), at)).collect();
    // An id is given once in a file, so none of the new ones replaces another.
    for entry in new {
        work::note(1);
        match places.get(entry.id()) {
            Some(&at) => into[at] = entry,
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

#[cfg(test)]
mod tests {
    use super::*;

    fn many(profiles: usize) -> String {
        let one = |n: usize| {
            format!(
                "[[profile]]\nid = \"gnat{n}\"\nfr = \"M\"\nen = \"G\"\ncost = 1\nmove = 3\ndice = 1\narmour = 0\n\
                 health = 1\nfactions = [\"fees\"]\n[[profile.act]]\nid = \"bite\"\nfr = \"M\"\nen = \"B\"\n\
                 need = \"1+\"\ndamage = 1\n"
            )
        };
        format!("format = 1\n{}", (0..profiles).map(one).collect::<String>())
    }

    fn work_of(text: &str) -> usize {
        work::take();
        assert!(Roster::parse(text).is_ok());
        work::take()
    }

    /// ARM-DATA-1: what a file costs to read grows as its length does.
    #[test]
    fn data_1_twice_the_file_is_twice_the_work() {
        let (small, large) = (many(100), many(400));
        let (cheap, dear) = (work_of(&small) as f64, work_of(&large) as f64);
        let base = work_of("") as f64;
        let (cheap, dear) = ((cheap - base) / small.len() as f64, (dear - base) / large.len() as f64);
        assert!(dear < 1.2 * cheap, "{cheap} a byte, and {dear} where there are four times as many");
    }

    /// ARM-DATA-1: what is too large is refused, by field and clause, and before it is read.
    #[test]
    fn data_1_a_file_has_its_limits() {
        let refused = |text: &str| Roster::parse(text).unwrap_err().to_string();
        assert!(Roster::parse(&many(MOST_ENTRIES)).is_ok());
        let problem = refused(&many(MOST_ENTRIES + 1));
        assert_eq!(problem, "line 2, field \"profile\": 501 entries are more than 500 (ARM-DATA-1)");
        work::take();
        let problem = refused(&format!("format = 1\n#{}", "x".repeat(LARGEST)));
        assert!(problem.ends_with("field \"extra\": too long: 262144 letters at most (ARM-DATA-1)"), "{problem}");
        assert!(work::take() < 2 * BASE.len(), "nothing of it was read");
    }
}
