//! How quick somebody was at earlier tables, for a bot that fits itself to people (ELM-BOT-8).

use std::sync::Arc;

use super::{LiveTable, Tables};
use crate::error::Problem;
use crate::store::{Phase, StoredTable, TableRow};

/// How many of a person's newest tables are looked through, and how many of their games are played again.
const LISTED: i64 = 40;
const READ: usize = 6;

impl LiveTable {
    /// The times of right reactions before this table, once they were looked up; latest last.
    pub fn earlier_catches(&self) -> Option<&[u32]> {
        self.bots.earlier_catches()
    }

    /// The only person at the table.
    fn only_person(&self) -> Option<&str> {
        let people = self.seats.people();
        self.seats.person_of(people.first().filter(|_| people.len() == 1)?)
    }

    /// The times of a person's right reactions at this table.
    fn catches_of(&self, person: &str) -> Vec<u32> {
        let seats = self.seats.of(person);
        let catches = self.game().races().catches.iter().filter(|catch| seats.contains(catch.seat));
        catches.map(|catch| catch.ms).collect()
    }
}

impl Tables {
    /// Looks up how quick the only person at a table was at the latest ones that were over when it was opened. That stays
    /// as it is, so it is done once; false if it was done before.
    pub async fn look_up_catches(self: &Arc<Self>, id: &str) -> Result<bool, Problem> {
        let (person, game, created) = {
            let live = self.lock(id).await?;
            if live.earlier_catches().is_some() {
                return Ok(false);
            }
            (live.only_person().map(str::to_owned), live.row().game.clone(), live.row().created)
        };
        let mut catches = Vec::new();
        if let Some(person) = person {
            let is_past = |table: &StoredTable| {
                let TableRow { game: its, phase, apart, ended, .. } = &table.row;
                *its == game && *phase == Phase::Over && !apart && ended.is_some_and(|ended| ended <= created)
            };
            let listed = self.store.tables_of(&person, LISTED).await?;
            let mut past: Vec<StoredTable> = listed.into_iter().filter(is_past).collect();
            past.sort_by_key(|table| table.row.ended);
            for table in past.iter().rev().take(READ).rev() {
                catches.extend(self.lock(&table.row.id).await?.catches_of(&person));
            }
        }
        self.lock(id).await?.bots.remember_catches(catches.into());
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::accounts::Face;
    use crate::config::Limits;
    use crate::keys::Keys;
    use crate::store::{SeatRow, SqliteStore};
    use crate::tables::table_clock::TableClock;
    use crate::wire::{Clock, Me};
    use feerie_catalog::Catalog;
    use feerie_core::{Actor, Node, Seat, SeatSet, Seed, Step};
    use feerie_table::{Games as _, TableSetup};
    use serde_json::{Map, Value, json};

    fn options() -> Map<String, Value> {
        json!({"turn_cap": 60}).as_object().cloned().unwrap()
    }

    /// A game in which seat 0 wins all there is to win in so many milliseconds: its steps, and how often one card lay there.
    fn caught_in(ms: u32) -> (Vec<Step>, usize) {
        let options = options();
        let mut table = Catalog.open("elementals", TableSetup::new(2, &options, Seed::from_number(1))).unwrap();
        loop {
            match table.node() {
                Node::Terminal(_) => return (table.steps().to_vec(), table.races().catches.len()),
                Node::Chance => drop(table.roll().unwrap()),
                _ => {
                    table.apply(Actor::Seat(Seat(1)), "none").unwrap();
                    let so_far = table.races().wins.len();
                    let listed = table.legal(Seat(0)).into_iter();
                    let catch = listed.map(|action| action.replace("<ms>", &ms.to_string())).find(|action| {
                        let mut tried = table.fork();
                        tried.apply(Actor::Seat(Seat(0)), action).unwrap();
                        tried.races().wins.len() > so_far
                    });
                    table.apply(Actor::Seat(Seat(0)), catch.as_deref().unwrap_or("none")).unwrap();
                }
            }
        }
    }

    /// Stores a table of a person and a bot with these steps, opened and over at these times; its id.
    async fn add(tables: &Arc<Tables>, me: &Me, steps: &[Step], created: i64, ended: Option<i64>) -> String {
        let mut row = tables.fresh_row("elementals", &options(), me).unwrap();
        (row.created, row.ended) = (created, ended);
        row.phase = if ended.is_some() { Phase::Over } else { Phase::Waiting };
        let id = row.id.clone();
        let seats = (0..2).map(|seat| SeatRow::open(&id, seat)).collect();
        let clock = TableClock::new(Clock::None, 2, created);
        let mut live = LiveTable::new(&Catalog, row, seats, steps, clock).unwrap();
        live.seats.sit_down(SeatSet::from_iter([Seat(0)]), me, "");
        live.seats.fill(Seat(1));
        tables.store.commit(live.take_changes()).await.unwrap();
        id
    }

    #[tokio::test]
    async fn bot_8_what_a_person_caught_before_a_table_is_looked_up_once() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(&folder.path().join("tables.db")).await.unwrap());
        let tables = Tables::new(&Catalog, store, Keys::read(&Keys::fresh()).unwrap(), Limits::default(), None);
        let me = |id: &str| {
            let (id, name, face) = (id.to_owned(), id.to_owned(), Face::of(id));
            Me { id, name, claimed: false, face, owner: None }
        };
        let (quick, quick_times) = caught_in(400);
        let (slow, slow_times) = caught_in(900);
        assert!(quick_times > 0 && slow_times > 0, "{quick_times} and {slow_times}");
        add(&tables, &me("ana"), &quick, 10, Some(20)).await;
        add(&tables, &me("ana"), &slow, 30, Some(40)).await;
        add(&tables, &me("ben"), &slow, 30, Some(40)).await;
        add(&tables, &me("ana"), &slow, 50, Some(70)).await;
        let table = add(&tables, &me("ana"), &[], 60, None).await;
        assert!(tables.look_up_catches(&table).await.unwrap());
        let expected = [vec![400; quick_times], vec![900; slow_times]].concat();
        assert_eq!(tables.lock(&table).await.unwrap().earlier_catches(), Some(&*expected), "hers, and over by then");
        assert!(!tables.look_up_catches(&table).await.unwrap());
    }
}
