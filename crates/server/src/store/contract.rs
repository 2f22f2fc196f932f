//! What every store must do, whatever its database.

use feerie_load::database::Fresh;
use std::sync::Arc;
use tokio::sync::mpsc;

use super::dialect::{Backend, Connection as _, args};
use super::sql_store::SqlStore;
use super::*;

fn table(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "lutins".to_owned(),
        edition: 1,
        options: "{}".to_owned(),
        seed: "00".to_owned(),
        salts: "[]".to_owned(),
        creator: "ana".to_owned(),
        phase: Phase::Waiting,
        visibility: Visibility::Open,
        pace: 600,
        created: 5,
        result: None,
        rematch: None,
        own_dice: true,
        ended: None,
        undo: None,
        version: 0,
    }
}

fn seat(table: &str, seat: i64, person: Option<&str>) -> SeatRow {
    SeatRow {
        table: table.to_owned(),
        seat,
        kind: if person.is_some() { Kind::Person } else { Kind::Bot },
        person: person.map(str::to_owned),
        name: "'; DROP TABLE seats; --".to_owned(),
        level: None,
        held: false,
        link: 1,
        salt: String::new(),
        claimed: person.is_some(),
    }
}

fn step(table: &str, seq: i64, command: Option<&str>) -> StepRow {
    StepRow {
        table: table.to_owned(),
        seq,
        actor: ACTOR_CHANCE,
        action: format!("d6:{seq}"),
        at: 7,
        person: command.map(|_| "ana".to_owned()),
        command: command.map(str::to_owned),
    }
}

fn person(id: &str, login: Option<&str>) -> PersonRow {
    let text = |text: &str| text.to_owned();
    PersonRow {
        login: login.map(text),
        passphrase: login.map(text),
        likeness: login.map(|login| format!("like {login}")),
        old_cookies: true,
        ..PersonRow::guest(text(id), text("Zoé \"<b>\""), 1)
    }
}

async fn with_table(store: &dyn Store, id: &str) {
    let seats = vec![seat(id, 0, Some("ana")), seat(id, 1, None)];
    store.commit(vec![Change::AddTable(table(id), seats)]).await.unwrap();
}

/// Runs the whole contract on an empty store, which a second one reads as well.
pub async fn holds(store: Arc<dyn Store>, second: Arc<dyn Store>) {
    what_was_stored_is_read(&*store).await;
    a_step_is_made_once(&*store).await;
    a_unit_is_stored_whole_or_not_at_all(&*store).await;
    an_old_version_is_refused(&*store).await;
    people_and_sessions(&*store).await;
    sessions_are_written_and_ended(&*store).await;
    lists(&*store).await;
    clocks(&*store).await;
    rulings(&*store).await;
    finished_games_in_order(&*store).await;
    what_is_old_and_unused_is_forgotten(&*store).await;
    of_many_at_once_exactly_one_wins(store, second).await;
}

async fn what_was_stored_is_read(store: &dyn Store) {
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

async fn a_step_is_made_once(store: &dyn Store) {
    with_table(store, "once").await;
    store.commit(vec![Change::AddSteps(vec![step("once", 1, Some("c"))])]).await.unwrap();
    let again = store.commit(vec![Change::AddSteps(vec![step("once", 1, None)])]).await;
    assert_eq!(again, Err(StoreError::Taken));
    let orphan = store.commit(vec![Change::AddSteps(vec![step("nowhere", 1, None)])]).await;
    assert!(orphan.is_err(), "a step needs its table");
    assert_eq!(store.steps_after("once", 0).await.unwrap().len(), 1);
}

async fn a_unit_is_stored_whole_or_not_at_all(store: &dyn Store) {
    with_table(store, "whole").await;
    let steps = vec![step("whole", 1, None), step("whole", 2, None), step("whole", 1, None)];
    let changed = TableRow { phase: Phase::Over, ..table("whole") };
    let refused = store.commit(vec![Change::SetTable(changed), Change::AddSteps(steps)]).await;
    assert_eq!(refused, Err(StoreError::Taken));
    let read = store.table("whole").await.unwrap().unwrap();
    assert_eq!((read.row.phase, read.seq), (Phase::Waiting, 0));
}

async fn an_old_version_is_refused(store: &dyn Store) {
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

async fn people_and_sessions(store: &dyn Store) {
    store.commit(vec![Change::PutPerson(person("p1", None))]).await.unwrap();
    store.commit(vec![Change::PutPerson(person("p1", Some("zoe")))]).await.unwrap();
    assert_eq!(store.person("p1").await.unwrap(), Some(person("p1", Some("zoe"))));
    assert_eq!(store.person_by_login("zoe").await.unwrap().unwrap().id, "p1");
    let taken = store.commit(vec![Change::PutPerson(person("p2", Some("zoe")))]).await;
    assert_eq!(taken, Err(StoreError::Taken));
    assert_eq!(store.person("p2").await.unwrap(), None);
    assert_eq!(store.person_by_likeness("like zoe").await.unwrap().unwrap().id, "p1");
    let alike = PersonRow { likeness: Some("like zoe".to_owned()), ..person("p2", Some("z0e")) };
    assert_eq!(store.commit(vec![Change::PutPerson(alike)]).await, Err(StoreError::Taken));
    let unknown = PersonRow { likeness: None, ..person("p3", Some("yves")) };
    store.commit(vec![Change::PutPerson(unknown.clone())]).await.unwrap();
    assert_eq!(store.without_likeness().await.unwrap(), [unknown]);
    let zoe = Some(person("p1", Some("zoe")));
    let known = |session, has_ended| SessionState { has_ended, session, person: zoe.clone() };
    assert_eq!(store.session("s", "p1").await.unwrap(), known(None, false));
    for _ in 0..2 {
        store.commit(vec![Change::EndSession("s".to_owned())]).await.unwrap();
    }
    assert_eq!(store.session("s", "p1").await.unwrap(), known(None, true));
    assert_eq!(store.session("s", "p2").await.unwrap(), SessionState { has_ended: true, session: None, person: None });
}

async fn sessions_are_written_and_ended(store: &dyn Store) {
    let row = |id: &str, used| SessionRow {
        id: id.to_owned(),
        person: "p1".to_owned(),
        created: 10,
        used,
        device: "Firefox, Linux".to_owned(),
    };
    let commit = async |change| store.commit(vec![change]).await.unwrap();
    let ids = async || store.sessions_of("p1").await.unwrap().into_iter().map(|row| row.id).collect::<Vec<_>>();
    for (id, used) in [("s1", 20), ("s2", 40), ("s3", 30)] {
        commit(Change::AddSession(row(id, used))).await;
    }
    assert_eq!(store.session("s1", "p1").await.unwrap().session, Some(row("s1", 20)));
    assert_eq!(store.session("s1", "p3").await.unwrap().session, None, "it is one person's");
    assert_eq!(ids().await, ["s2", "s3", "s1"]);
    commit(Change::UseSession("s1".to_owned(), 50)).await;
    commit(Change::UseSession("nobody".to_owned(), 50)).await;
    assert_eq!(store.sessions_of("p1").await.unwrap()[0], row("s1", 50));
    commit(Change::EndSession("s2".to_owned())).await;
    commit(Change::AdoptSession(row("s2", 60))).await;
    commit(Change::AdoptSession(row("old", 60))).await;
    assert_eq!(ids().await, ["old", "s1", "s3"], "what was ended does not come back");
    commit(Change::PutPerson(PersonRow { old_cookies: false, ..person("p1", Some("zoe")) })).await;
    commit(Change::AdoptSession(row("older", 60))).await;
    commit(Change::EndOthers { person: "p1".to_owned(), but: "s1".to_owned() }).await;
    assert_eq!(ids().await, ["s1"]);
    commit(Change::ForgetSessions { begun_before: 5, unused_since: 50, ended_before: 0 }).await;
    assert_eq!(ids().await, ["s1"]);
    commit(Change::ForgetSessions { begun_before: 5, unused_since: 51, ended_before: i64::MAX }).await;
    assert_eq!(ids().await, [""; 0]);
    assert!(!store.session("s2", "p1").await.unwrap().has_ended, "forgotten: its cookie is too old anyway");
}

async fn lists(store: &dyn Store) {
    let ids = |tables: Vec<StoredTable>| tables.into_iter().map(|table| table.row.id).collect::<Vec<_>>();
    let hidden = TableRow { visibility: Visibility::Link, creator: "ben".to_owned(), created: 90, ..table("hidden") };
    let newest = TableRow { game: "elfe".to_owned(), creator: "ben".to_owned(), created: 99, ..table("newest") };
    for row in [hidden, newest] {
        let seats = vec![seat(&row.id, 0, Some("cleo"))];
        store.commit(vec![Change::AddTable(row, seats)]).await.unwrap();
    }
    let all = ids(store.open_tables(&Filter::default(), 100).await.unwrap());
    assert_eq!(all[0], "newest");
    assert!(all.contains(&"reads".to_owned()) && !all.contains(&"hidden".to_owned()));
    assert_eq!(ids(store.open_tables(&Filter::default(), 1).await.unwrap()), ["newest"]);
    let elfe = Filter { game: Some("elfe".to_owned()), phase: Some(Phase::Waiting) };
    assert_eq!(ids(store.open_tables(&elfe, 9).await.unwrap()), ["newest"]);
    let over = Filter { phase: Some(Phase::Over), ..Filter::default() };
    assert_eq!(ids(store.open_tables(&over, 9).await.unwrap()), [""; 0]);
    assert_eq!(ids(store.tables_of("cleo", 9).await.unwrap()), ["newest", "hidden"]);
    assert_eq!(ids(store.tables_of("ben", 1).await.unwrap()), ["newest"]);
    assert_eq!(store.unfinished_of("ben").await.unwrap(), 2);
}

async fn clocks(store: &dyn Store) {
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
async fn what_is_old_and_unused_is_forgotten(store: &dyn Store) {
    let (old, new) = (1_000, 5_000);
    let guest = |id: &str, created| PersonRow { created, ..person(id, None) };
    for (id, created) in [("old-guest", old), ("new-guest", new), ("old-host", old)] {
        store.commit(vec![Change::PutPerson(guest(id, created))]).await.unwrap();
    }
    for (id, created, phase) in
        [("stale", old, Phase::Waiting), ("fresh", new, Phase::Waiting), ("played", old, Phase::Playing)]
    {
        let row = TableRow { created, phase, creator: "old-host".to_owned(), ..table(id) };
        store.commit(vec![Change::AddTable(row, vec![seat(id, 0, None)])]).await.unwrap();
    }
    store.commit(vec![Change::Expire { tables: 2_000, guests: 2_000 }]).await.unwrap();
    for (id, is_there) in [("stale", false), ("fresh", true), ("played", true)] {
        assert_eq!(store.table(id).await.unwrap().is_some(), is_there, "{id}");
    }
    for (id, is_there) in [("old-guest", false), ("new-guest", true), ("old-host", true)] {
        assert_eq!(store.person(id).await.unwrap().is_some(), is_there, "{id}");
    }
}

async fn rulings(store: &dyn Store) {
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

async fn finished_games_in_order(store: &dyn Store) {
    // Two at one moment, one of whose dice nobody can answer for, and one that was over when it came.
    for (id, ended, own_dice) in [("end-b", 20, true), ("end-a", 20, true), ("end-c", 10, false), ("end-d", 30, true)] {
        let row = TableRow { phase: Phase::Over, own_dice, ended: Some(ended), ..table(id) };
        let seats = vec![seat(id, 0, Some("ana")), seat(id, 1, None)];
        store.commit(vec![Change::AddTable(row, seats)]).await.unwrap();
    }
    let back = StepRow { actor: ACTOR_UNDO, ..step("end-a", 1, None) };
    store.commit(vec![Change::AddSteps(vec![back])]).await.unwrap();
    let ended = async |at, id| {
        let ended = store.ended_after(at, id).await.unwrap();
        ended.into_iter().map(|ended| (ended.table, ended.at, ended.seats.len(), ended.took_back)).collect::<Vec<_>>()
    };
    let game = |id: &str, at, took_back| (id.to_owned(), at, 2, took_back);
    assert_eq!(
        ended(i64::MIN, "").await,
        [game("end-a", 20, true), game("end-b", 20, false), game("end-d", 30, false)]
    );
    assert_eq!(ended(20, "end-a").await, [game("end-b", 20, false), game("end-d", 30, false)]);
    assert_eq!(store.ended_count().await.unwrap(), 3);
    // A game ends with its last step.
    let over = TableRow { phase: Phase::Over, ended: Some(40), ..table("reads") };
    store.commit(vec![Change::SetTable(over)]).await.unwrap();
    assert_eq!(ended(30, "end-d").await, [game("reads", 40, false)]);
}

async fn of_many_at_once_exactly_one_wins(store: Arc<dyn Store>, second: Arc<dyn Store>) {
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

/// What is written goes through the writer: a connection that reads refuses.
async fn readers_never_write<B: Backend>(store: &SqlStore<B>) {
    let mut reader = store.backend.reader().await.unwrap();
    let written = reader.run(sql::ADD_SETTING, &args!["beside", "the writer"]).await;
    assert!(matches!(written, Err(StoreError::Failed(_))), "{written:?}");
    drop(reader);
    assert_eq!(store.setting("beside").await.unwrap(), None);
}

#[tokio::test]
async fn sqlite_holds_the_contract() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("contract.db");
    let open = async || Arc::new(SqliteStore::open(&file).await.unwrap());
    holds(open().await, open().await).await;
    // All of it is still there for whoever opens the file next, and in a copy.
    let store = SqliteStore::open(&file).await.unwrap();
    readers_never_write(&store).await;
    assert_eq!(store.steps_after("race", 0).await.unwrap().len(), 20);
    let copy = folder.path().join("copy.db");
    store.backup(&copy).await.unwrap();
    assert_eq!(SqliteStore::open(&copy).await.unwrap().steps_after("race", 0).await.unwrap().len(), 20);
}

#[tokio::test]
async fn postgres_holds_the_contract() {
    let Some(database) = Fresh::for_test("postgres_holds_the_contract").await else { return };
    // Both bring the tables up to date at the same time, as two processes may.
    let (one, other) = tokio::join!(PostgresStore::open(&database.url), PostgresStore::open(&database.url));
    let (one, other) = (Arc::new(one.unwrap()), Arc::new(other.unwrap()));
    let mut heard = other.peers().await.unwrap().unwrap();
    readers_never_write(&*one).await;
    holds(one.clone(), other.clone()).await;
    what_one_changes_the_other_hears(&*one, &mut heard).await;
    what_one_claims_the_other_cannot(one, &*other, &mut heard).await;
    database.remove().await.unwrap();
}

async fn what_one_changes_the_other_hears(one: &dyn Store, heard: &mut mpsc::Receiver<FromPeer>) {
    while heard.try_recv().is_ok() {}
    with_table(one, "heard").await;
    one.commit(vec![Change::AddSteps(vec![step("heard", 1, None), step("heard", 2, None)])]).await.unwrap();
    one.commit(vec![Change::SetTable(table("heard"))]).await.unwrap();
    let refused = one.commit(vec![Change::AddSteps(vec![step("heard", 1, None)])]).await;
    assert_eq!(refused, Err(StoreError::Taken));
    one.commit(vec![Change::AddSteps(vec![step("heard", 3, None)])]).await.unwrap();
    for (seq, version) in [(2, 0), (0, 1), (3, 0)] {
        let news = loop {
            match heard.recv().await.unwrap().news {
                PeerMessage::Changed { table, .. } if table != "heard" => {}
                news => break news,
            }
        };
        assert_eq!(news, PeerMessage::Changed { table: "heard".to_owned(), seq, version });
    }
}

async fn what_one_claims_the_other_cannot(
    one: Arc<PostgresStore>,
    other: &dyn Store,
    heard: &mut mpsc::Receiver<FromPeer>,
) {
    let claim = one.claim("a bot's turn").await.unwrap().expect("nobody has it");
    assert!(other.claim("a bot's turn").await.unwrap().is_none());
    assert!(other.claim("another turn").await.unwrap().is_some());
    drop(claim);
    while other.claim("a bot's turn").await.unwrap().is_none() {
        tokio::task::yield_now().await;
    }
    // What a process held when it ended is free, and the others are told that it ended.
    std::mem::forget(one.claim("the last turn").await.unwrap());
    drop(one);
    while heard.recv().await.unwrap().news != PeerMessage::Ended {}
    assert!(other.claim("the last turn").await.unwrap().is_some());
}
