//! What a store that several processes share must do, whichever bus carries their messages.

use feerie_load::database::{Fresh, nats_for_test};
use sqlx::{ConnectOptions as _, postgres::PgConnectOptions};
use std::str::FromStr;
use std::sync::Arc;
use tokio::sync::mpsc;

use super::{holds, readers_never_write, step, table, with_table};
use crate::store::*;

#[tokio::test]
async fn postgres_holds_the_contract() {
    let Some(database) = Fresh::for_test("postgres_holds_the_contract").await else { return };
    shared(&database, None).await;
    database.remove().await.unwrap();
}

#[tokio::test]
async fn postgres_with_nats_holds_the_contract() {
    let test = "postgres_with_nats_holds_the_contract";
    let (Some(nats), Some(database)) = (nats_for_test(test), Fresh::for_test(test).await) else { return };
    shared(&database, Some(&nats)).await;
    database.remove().await.unwrap();
}

async fn shared(database: &Fresh, nats: Option<&str>) {
    // Both bring the tables up to date at the same time, as two processes may.
    let open = || PostgresStore::open(&database.url, nats);
    let (one, other) = tokio::join!(open(), open());
    let (one, other) = (Arc::new(one.unwrap()), Arc::new(other.unwrap()));
    let mut heard = other.peers().await.unwrap().unwrap();
    // Somebody who does not listen does not know either whether anybody else does.
    let _news = one.peers().await.unwrap();
    readers_never_write(&*one).await;
    holds(one.clone(), other.clone()).await;
    what_one_changes_the_other_hears(&*one, &mut heard).await;
    whoever_is_silent_loses_its_claims(&database.url, &*other, &mut heard).await;
    what_one_claims_the_other_cannot(one, &*other, &mut heard).await;
}

/// The next message about this table or that process.
async fn next(heard: &mut mpsc::Receiver<FromPeer>) -> FromPeer {
    loop {
        let next = heard.recv().await.unwrap();
        match &next.news {
            PeerMessage::Changed { table, .. } if table != "heard" => {}
            // The bus begins to be heard.
            PeerMessage::Missed => {}
            _ => return next,
        }
    }
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
        let changed = PeerMessage::Changed { table: "heard".to_owned(), seq, version };
        assert_eq!(next(heard).await.news, changed);
    }
    let who = PeerMessage::WhoIsThere { table: "heard".to_owned() };
    one.publish(who.clone()).await.unwrap();
    assert_eq!(next(heard).await.news, who);
}

/// A process that is paused keeps its connections and does not say a word: its claims are nobody's after a while.
async fn whoever_is_silent_loses_its_claims(url: &str, other: &dyn Store, heard: &mut mpsc::Receiver<FromPeer>) {
    let options = PgConnectOptions::from_str(url).unwrap().application_name("feerie claims silent");
    let mut silent = options.connect().await.unwrap();
    sqlx::query("SELECT 1").execute(&mut silent).await.unwrap();
    let ended = FromPeer { from: "silent".to_owned(), news: PeerMessage::Ended };
    while next(heard).await != ended {}
    let asked = sqlx::query("SELECT 1").execute(&mut silent).await;
    assert!(asked.is_err(), "its connection was ended");
    other.ping().await.unwrap();
}

/// Where a process is alone, nobody else ends the connection that it lost.
#[tokio::test]
async fn claims_of_a_lost_connection_are_free_again() {
    let Some(database) = Fresh::for_test("claims_of_a_lost_connection").await else { return };
    let store = PostgresStore::open(&database.url, None).await.unwrap();
    let _news = store.peers().await.unwrap();
    let options = PgConnectOptions::from_str(&database.url).unwrap();
    let mut looker = options.clone().connect().await.unwrap();
    let named = "SELECT application_name, pid FROM pg_stat_activity \
                 WHERE datname = current_database() AND application_name LIKE 'feerie claims %'";
    let (name, pid): (String, i32) = sqlx::query_as(named).fetch_one(&mut looker).await.unwrap();
    let mut lost = options.application_name(&name).connect().await.unwrap();
    let left: i32 = sqlx::query_scalar("SELECT pg_backend_pid()").fetch_one(&mut lost).await.unwrap();
    // The process makes a new connection, and never speaks over the lost one again.
    sqlx::query("SELECT pg_terminate_backend($1)").bind(pid).execute(&mut looker).await.unwrap();
    let freed = async {
        loop {
            let there: Vec<(String, i32)> = sqlx::query_as(named).fetch_all(&mut looker).await.unwrap();
            if there.iter().all(|(_, pid)| *pid != left) {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(60), freed).await.expect("it is ended");
    assert!(store.claim("a bot's turn").await.unwrap().is_some(), "and claims are handed out");
    drop(store);
    database.remove().await.unwrap();
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
