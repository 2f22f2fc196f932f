//! Tables: their steps, seats, clocks and rulings, and the lists of them.

use std::sync::Arc;

use super::{seat, step, table, with_table};
use crate::store::*;

pub async fn what_was_stored_is_read(store: &dyn Store) {
    assert_eq!(store.table("reads").await.unwrap(), None);
    with_table(store, "reads").await;
    let steps = vec![step("reads", 1, None), step("reads", 2, Some("c"))];
    store.commit(vec![Change::AddSteps(steps.clone())]).await.unwrap();
    let read = store.table("reads").await.unwrap().unwrap();
    assert_eq!((read.row, read.seq), (table("reads"), 2));
    assert_eq!(read.seats, [seat("reads", 0, Some("ana")), seat("reads", 1, None)]);
    assert_eq!(store.steps_after("reads", 0).await.unwrap(), steps);
    assert_eq!(store.steps_after("reads", 1).await.unwrap(), steps[1..]);
    assert_eq!(store.setting("key").await.unwrap(), None, "asking stores nothing");
    assert_eq!(store.setting_or("key", "first").await.unwrap(), "first");
    assert_eq!(store.setting_or("key", "second").await.unwrap(), "first", "what is set stays");
    store.ping().await.unwrap();
}

pub async fn a_step_is_made_once(store: &dyn Store) {
    with_table(store, "once").await;
    store.commit(vec![Change::AddSteps(vec![step("once", 1, Some("c"))])]).await.unwrap();
    let again = store.commit(vec![Change::AddSteps(vec![step("once", 1, None)])]).await;
    assert_eq!(again, Err(StoreError::Taken));
    let orphan = store.commit(vec![Change::AddSteps(vec![step("nowhere", 1, None)])]).await;
    assert!(orphan.is_err(), "a step needs its table");
    assert_eq!(store.steps_after("once", 0).await.unwrap().len(), 1);
}

pub async fn a_unit_is_stored_whole_or_not_at_all(store: &dyn Store) {
    with_table(store, "whole").await;
    let steps = vec![step("whole", 1, None), step("whole", 2, None), step("whole", 1, None)];
    let changed = TableRow { phase: Phase::Over, ..table("whole") };
    let refused = store.commit(vec![Change::SetTable(changed), Change::AddSteps(steps)]).await;
    assert_eq!(refused, Err(StoreError::Taken));
    let read = store.table("whole").await.unwrap().unwrap();
    assert_eq!((read.row.phase, read.seq), (Phase::Waiting, 0));
}

pub async fn an_old_version_is_refused(store: &dyn Store) {
    with_table(store, "version").await;
    let playing = TableRow { phase: Phase::Playing, undo: Some("{}".to_owned()), ..table("version") };
    let left = SeatRow { held: true, ..seat("version", 0, Some("ana")) };
    store.commit(vec![Change::SetTable(playing.clone()), Change::SetSeats(vec![left.clone()])]).await.unwrap();
    let stale = TableRow { phase: Phase::Over, ..table("version") };
    assert_eq!(store.commit(vec![Change::SetTable(stale)]).await, Err(StoreError::Taken));
    let read = store.table("version").await.unwrap().unwrap();
    assert_eq!((read.row, &read.seats[0]), (TableRow { version: 1, ..playing }, &left));
    assert!(store.tables_with_bots().await.unwrap().contains(&"version".to_owned()));
}

pub async fn of_many_at_once_exactly_one_wins(store: Arc<dyn Store>, second: Arc<dyn Store>) {
    with_table(&*store, "race").await;
    for seq in 1..=20 {
        let racers = (0..8).map(|racer| {
            let store = Arc::clone(if racer % 2 == 0 { &store } else { &second });
            let step = StepRow { action: format!("by {racer}"), ..step("race", seq, None) };
            tokio::spawn(async move { store.commit(vec![Change::AddSteps(vec![step])]).await })
        });
        let mut winners = 0;
        for racer in racers.collect::<Vec<_>>() {
            match racer.await.unwrap() {
                Ok(()) => winners += 1,
                Err(error) => assert_eq!(error, StoreError::Taken),
            }
        }
        assert_eq!(winners, 1, "step {seq}");
    }
    for store in [store, second] {
        assert_eq!(store.steps_after("race", 0).await.unwrap().len(), 20);
        assert_eq!(store.newest("race").await.unwrap(), Some((20, 0)));
        assert_eq!(store.newest("nowhere").await.unwrap(), None);
    }
}

pub async fn lists(store: &dyn Store) {
    let ids = |tables: Vec<StoredTable>| tables.into_iter().map(|table| table.row.id).collect::<Vec<_>>();
    let hidden = TableRow { visibility: Visibility::Link, creator: "ben".to_owned(), created: 90, ..table("hidden") };
    let newest = TableRow { game: "elfe".to_owned(), creator: "ben".to_owned(), created: 99, ..table("newest") };
    for row in [hidden, newest] {
        let seats = vec![seat(&row.id, 0, Some("cleo"))];
        store.commit(vec![Change::AddTable(row, seats)]).await.unwrap();
    }
    let open = async |filter: &Filter, from: Option<(i64, &str)>, limit| {
        let tables = store.open_tables(filter, from, limit).await.unwrap();
        tables.into_iter().map(|table| table.id).collect::<Vec<_>>()
    };
    let all = open(&Filter::default(), None, 100).await;
    assert_eq!(all[0], "newest");
    assert!(all.contains(&"reads".to_owned()) && !all.contains(&"hidden".to_owned()));
    assert_eq!(open(&Filter::default(), None, 1).await, ["newest"]);
    // From any of them on it is the rest of the list, however many were opened at the same time.
    let listed = store.open_tables(&Filter::default(), None, 100).await.unwrap();
    for (place, table) in listed.iter().enumerate() {
        assert_eq!(open(&Filter::default(), Some((table.created, &table.id)), 100).await, all[place..]);
    }
    let elfe = Filter { game: Some("elfe".to_owned()), phase: Some(Phase::Waiting) };
    assert_eq!(open(&elfe, None, 9).await, ["newest"]);
    let over = Filter { phase: Some(Phase::Over), ..Filter::default() };
    assert_eq!(open(&over, None, 9).await, [""; 0]);
    assert_eq!(ids(store.tables_of("cleo", 9).await.unwrap()), ["newest", "hidden"]);
    assert_eq!(ids(store.tables_of("ben", 1).await.unwrap()), ["newest"]);
    assert_eq!(store.unfinished_of("ben").await.unwrap(), 2);
}

pub async fn clocks(store: &dyn Store) {
    with_table(store, "clock").await;
    assert_eq!(store.clock("clock").await.unwrap(), None);
    let clock = |since, deadline| {
        let text = |text: &str| text.to_owned();
        ClockRow { table: text("clock"), setting: text("{}"), since, deadline, purses: text("[]"), turn: text("null") }
    };
    for row in [clock(100, None), clock(200, Some(700))] {
        store.commit(vec![Change::PutClock(row.clone())]).await.unwrap();
        assert_eq!(store.clock("clock").await.unwrap(), Some(row));
    }
    assert_eq!(store.out_of_time(699).await.unwrap(), [""; 0]);
    assert_eq!(store.out_of_time(700).await.unwrap(), ["clock"]);
    // While nobody was there no clock ran; of two who come back at once only one sets the clocks.
    store.commit(vec![Change::Set(ALIVE.to_owned(), "1000".to_owned())]).await.unwrap();
    let closed = || vec![Change::Closed { from: 1000, to: 1500 }];
    store.commit(closed()).await.unwrap();
    assert_eq!(store.commit(closed()).await, Err(StoreError::Taken));
    assert_eq!(store.setting(ALIVE).await.unwrap().as_deref(), Some("1500"));
    assert_eq!(store.clock("clock").await.unwrap(), Some(clock(700, Some(1200))));
}

/// ELM-NET-10.
pub async fn rulings(store: &dyn Store) {
    with_table(store, "ruled").await;
    let ruling = |window, seat, recorded| RulingRow {
        table: "ruled".to_owned(),
        window,
        seat,
        claimed: 512,
        recorded,
        elapsed: 640_000,
        r50: 80_000,
        r95: 90_500,
        corrected: recorded.is_none(),
        marks: "quick even".to_owned(),
    };
    let rows = [ruling(9, 0, Some(512)), ruling(9, 1, None), ruling(12, 0, Some(600))];
    // Only with the step that it led to: both or none.
    let unit =
        |row: &RulingRow, seq| vec![Change::AddSteps(vec![step("ruled", seq, None)]), Change::AddRuling(row.clone())];
    for (row, seq) in [(&rows[2], 1), (&rows[1], 2), (&rows[0], 3)] {
        store.commit(unit(row, seq)).await.unwrap();
    }
    assert_eq!(store.commit(unit(&ruling(15, 0, None), 3)).await, Err(StoreError::Taken));
    assert_eq!(store.rulings("ruled").await.unwrap(), rows);
    assert_eq!(store.rulings("nowhere").await.unwrap(), []);
}

pub async fn finished_games_in_order(store: &dyn Store) {
    // Two at one moment, one of whose dice nobody can answer for, one that was over when it came, and one played elsewhere.
    let games =
        [("end-b", 20, true), ("end-a", 20, true), ("end-c", 10, false), ("end-d", 30, true), ("end-e", 25, true)];
    for (id, ended, own_dice) in games {
        let apart = id == "end-e";
        let row = TableRow { phase: Phase::Over, own_dice, apart, ended: Some(ended), ..table(id) };
        let seats = vec![seat(id, 0, Some("ana")), seat(id, 1, None)];
        store.commit(vec![Change::AddTable(row, seats)]).await.unwrap();
    }
    let back = StepRow { actor: ACTOR_UNDO, ..step("end-a", 1, None) };
    store.commit(vec![Change::AddSteps(vec![back])]).await.unwrap();
    let ended = async |at, id| {
        let ended = store.ended_after(at, id, 9).await.unwrap();
        ended.into_iter().map(|ended| (ended.table, ended.at, ended.seats.len(), ended.took_back)).collect::<Vec<_>>()
    };
    let game = |id: &str, at, took_back| (id.to_owned(), at, 2, took_back);
    assert_eq!(
        ended(i64::MIN, "").await,
        [game("end-a", 20, true), game("end-b", 20, false), game("end-d", 30, false)]
    );
    assert_eq!(ended(20, "end-a").await, [game("end-b", 20, false), game("end-d", 30, false)]);
    let first = store.ended_after(i64::MIN, "", 2).await.unwrap();
    assert_eq!(first.iter().map(|ended| &*ended.table).collect::<Vec<_>>(), ["end-a", "end-b"], "no more than two");
    assert_eq!(store.ended_since(20).await.unwrap(), 3);
    assert_eq!(store.ended_since(21).await.unwrap(), 1);
    // A game ends with its last step.
    let over = TableRow { phase: Phase::Over, ended: Some(40), ..table("reads") };
    store.commit(vec![Change::SetTable(over)]).await.unwrap();
    assert_eq!(ended(30, "end-d").await, [game("reads", 40, false)]);
}
