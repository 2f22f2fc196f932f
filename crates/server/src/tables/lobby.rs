//! Which open tables are listed. Addresses take turns in the list; otherwise a client that drops its cookie after each
//! table could fill it alone.

use serde_json::value::{RawValue, to_raw_value};
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

use super::Tables;
use crate::config::{CHOSEN_FROM, LONGEST_LIST, LONGEST_LISTED, MOST_OF_ONE_HOST};
use crate::error::Problem;
use crate::ids;
use crate::lanes::Client;
use crate::store::{Filter, OpenTable, Phase, StoredTable};
use crate::wire::TableInfo;

/// Tables whose opener's address is remembered; the oldest are forgotten first. It is never stored.
const REMEMBERED: usize = 20_000;

/// Tables on one page of the list.
const PAGE: usize = LONGEST_LIST as usize;

/// From where open tables were opened, as far as this process knows.
#[derive(Default)]
pub struct Openers(Mutex<Known>);

#[derive(Default)]
struct Known {
    addresses: HashMap<String, IpAddr>,
    oldest_first: VecDeque<String>,
}

/// Whose turn a table takes in the list.
#[derive(PartialEq, Eq, Hash)]
enum Source {
    Address(IpAddr),
    /// Opened elsewhere, or long ago: by its host.
    Host(String),
}

impl Openers {
    /// Remembers from where a table was opened.
    pub fn note(&self, table: &str, client: Client) {
        let Some(address) = client else { return };
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.addresses.insert(table.to_owned(), address);
        known.oldest_first.push_back(table.to_owned());
        if known.oldest_first.len() > REMEMBERED
            && let Some(oldest) = known.oldest_first.pop_front()
        {
            known.addresses.remove(&oldest);
        }
    }

    /// The tables to list for somebody, out of many, in the order they came in: a few of each host, and one of each
    /// address in turn until the list is full. So many were listed before; and whether there are more.
    fn choose(&self, me: &str, tables: Vec<OpenTable>, listed: usize, limit: usize) -> (Vec<OpenTable>, bool) {
        let (mut by_host, mut by_source) = (HashMap::<String, usize>::new(), HashMap::<Source, usize>::new());
        let mut ranked = Vec::new();
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for (place, table) in tables.into_iter().enumerate() {
            let is_mine = table.creator == me;
            let of_host = by_host.entry(table.creator.clone()).or_default();
            *of_host += 1;
            if *of_host > MOST_OF_ONE_HOST && !is_mine {
                continue;
            }
            let source = match known.addresses.get(&table.id) {
                Some(address) => Source::Address(*address),
                None => Source::Host(table.creator.clone()),
            };
            let turn = by_source.entry(source).or_default();
            ranked.push((if is_mine { 0 } else { *turn }, place, table));
            *turn += 1;
        }
        ranked.sort_by_key(|(turn, place, _)| (*turn, *place));
        let mut page: Vec<_> = ranked.into_iter().skip(listed).take(limit + 1).collect();
        let is_more = page.len() > limit;
        page.truncate(limit);
        page.sort_by_key(|(_, place, _)| *place);
        (page.into_iter().map(|(_, _, table)| table).collect(), is_more)
    }
}

/// Where a list goes on: among the tables from one on, after so many of them. Clients hand it back as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    created: i64,
    id: String,
    listed: usize,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.created, self.listed, self.id)
    }
}

impl FromStr for Cursor {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Cursor, Problem> {
        let read = || {
            let (created, rest) = text.split_once('.')?;
            let (listed, id) = rest.split_once('.')?;
            let id = ids::is_plausible(id).then(|| id.to_owned())?;
            Some(Cursor { created: created.parse().ok()?, listed: listed.parse().ok()?, id })
        };
        read().ok_or_else(|| Problem::BadRequest("after is the next of an earlier answer".to_owned()))
    }
}

/// A page of a list, and where it goes on.
pub type Listed = (Vec<TableInfo>, Option<Cursor>);

impl Tables {
    /// Tables open to all, page by page.
    pub async fn list(self: &Arc<Self>, me: &str, filter: &Filter, after: Option<Cursor>) -> Result<Listed, Problem> {
        let from = after.as_ref().map(|after| (after.created, after.id.as_str()));
        let listed = after.as_ref().map_or(0, |after| after.listed);
        // One more than are chosen from tells where the next ones begin.
        let mut tables = self.store.open_tables(filter, from, CHOSEN_FROM + 1).await?;
        let beyond = if tables.len() > CHOSEN_FROM as usize { tables.pop() } else { None };
        let first = tables.first().cloned();
        let (page, is_more) = self.openers.choose(me, tables, listed, PAGE);
        let cursor = |table: OpenTable, listed| Cursor { created: table.created, id: table.id, listed };
        let next = match (is_more, first) {
            (true, Some(first)) => Some(cursor(first, listed + PAGE)),
            _ => beyond.map(|beyond| cursor(beyond, 0)),
        };
        let mut infos = Vec::with_capacity(page.len());
        for table in page {
            let stored = if table.phase == Phase::Over { self.store.table(&table.id).await? } else { None };
            infos.extend(self.listed_info(me, &table.id, stored.as_ref()).await);
        }
        Ok((infos, next))
    }

    /// The tables of a person.
    pub async fn of_person(self: &Arc<Self>, me: &str, limit: i64) -> Result<Vec<TableInfo>, Problem> {
        let mut infos = Vec::new();
        for stored in self.store.tables_of(me, limit).await? {
            let finished = (stored.row.phase == Phase::Over).then_some(&stored);
            infos.extend(self.listed_info(me, &stored.row.id, finished).await);
        }
        Ok(infos)
    }

    /// A table as lists tell it: a finished one as it is stored, any other as it stands.
    async fn listed_info(self: &Arc<Self>, me: &str, id: &str, finished: Option<&StoredTable>) -> Option<TableInfo> {
        let mut info = match finished {
            Some(stored) => super::info::of_stored(stored, me, &self.keys),
            None => match self.lock(id).await {
                Ok(live) => live.info(me, &self.keys),
                // One damaged table must not hide the others.
                Err(problem) => {
                    tracing::error!(table = id, ?problem, "table left out of a list: failed to load it");
                    return None;
                }
            },
        };
        info.options = listed(info.options);
        Some(info)
    }
}

/// Options without those that are long: a list is no place for rosters.
fn listed(options: Box<RawValue>) -> Box<RawValue> {
    if options.get().len() <= LONGEST_LISTED {
        return options;
    }
    let short = serde_json::from_str(options.get()).and_then(|mut all: BTreeMap<String, &RawValue>| {
        all.retain(|_, value| value.get().len() <= LONGEST_LISTED);
        to_raw_value(&all)
    });
    short.unwrap_or(options)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(number: usize, host: usize) -> OpenTable {
        let (id, creator) = (format!("t{number}"), format!("host{host}"));
        OpenTable { id, creator, phase: Phase::Waiting, created: 1000 - number as i64 }
    }

    #[test]
    fn pages_hold_every_table_once_and_each_source_in_turn() {
        let openers = Openers::default();
        // Two addresses: one opened all tables but every tenth.
        let tables: Vec<OpenTable> = (0..100).map(|number| table(number, number / 4)).collect();
        for (number, table) in tables.iter().enumerate() {
            openers.note(&table.id, Some([192, 0, 2, u8::from(number % 10 == 9)].into()));
        }
        let mut seen = Vec::new();
        loop {
            let (page, is_more) = openers.choose("nobody", tables.clone(), seen.len(), 20);
            let of_other = page.iter().filter(|table| table.id.ends_with('9')).count();
            assert!(!seen.is_empty() || of_other == 10, "half of the first page is the other's: {of_other}");
            assert!(page.is_sorted_by(|newer, older| newer.created >= older.created));
            seen.extend(page.into_iter().map(|table| table.id));
            if !is_more {
                break;
            }
        }
        assert_eq!(seen.len(), 100);
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 100, "none twice");
    }

    #[test]
    fn long_options_are_left_out_and_all_others_kept() {
        let long = "x\\n".repeat(LONGEST_LISTED);
        let text = format!(r#"{{"extra":"{long}","turn_cap":600,"map":"old","fast":true}}"#);
        let kept = listed(RawValue::from_string(text).unwrap());
        let kept: serde_json::Value = serde_json::from_str(kept.get()).unwrap();
        assert_eq!(kept, serde_json::json!({"turn_cap": 600, "map": "old", "fast": true}));
    }

    #[test]
    fn a_cursor_is_read_as_it_is_written() {
        let cursor = Cursor { created: 1_731_740_000_000, id: "k3m9k3m9k3m9k3m9".to_owned(), listed: 300 };
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        for bad in ["", "1", "1.2", "x.2.k3m9", "1.-2.k3m9", "1.2.", "1.2.'; DROP"] {
            assert!(bad.parse::<Cursor>().is_err(), "{bad:?}");
        }
    }
}
