//! What every store must do, whatever its database.

mod people;
mod plans;
mod processes;
mod tables;

use std::sync::Arc;

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
        apart: false,
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
        face: person.map(|_| "owl".to_owned()),
        owner: person.map(|_| "zoe".to_owned()),
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
        face: login.map(|_| text("toad")),
        ..PersonRow::guest(text(id), text("Zoé \"<b>\""), 1)
    }
}

async fn with_table(store: &dyn Store, id: &str) {
    let seats = vec![seat(id, 0, Some("ana")), seat(id, 1, None)];
    store.commit(vec![Change::AddTable(table(id), seats)]).await.unwrap();
}

/// Runs the whole contract on an empty store, which a second one reads as well.
pub async fn holds(store: Arc<dyn Store>, second: Arc<dyn Store>) {
    tables::what_was_stored_is_read(&*store).await;
    tables::a_step_is_made_once(&*store).await;
    tables::a_unit_is_stored_whole_or_not_at_all(&*store).await;
    tables::an_old_version_is_refused(&*store).await;
    people::people_and_sessions(&*store).await;
    people::sessions_are_written_and_ended(&*store).await;
    people::bot_accounts_come_and_go(&*store).await;
    tables::lists(&*store).await;
    tables::clocks(&*store).await;
    tables::rulings(&*store).await;
    tables::finished_games_in_order(&*store).await;
    people::what_is_old_and_unused_is_forgotten(&*store).await;
    people::a_running_table_is_forgotten_once_nobody_can_come_back(&*store).await;
    tables::of_many_at_once_exactly_one_wins(store, second).await;
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
