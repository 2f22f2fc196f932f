//! Several processes on one database: what they hear of each other, and what only one of them may do.

use std::sync::Arc;
use tokio::sync::mpsc;

use super::{step, table, with_table};
use crate::store::*;

pub async fn what_one_changes_the_other_hears(one: &dyn Store, heard: &mut mpsc::Receiver<FromPeer>) {
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

pub async fn what_one_claims_the_other_cannot(
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
