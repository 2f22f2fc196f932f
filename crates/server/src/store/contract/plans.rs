//! What a request costs does not grow with the house: whatever is asked on somebody's behalf is found by an index.

use sqlx::{AssertSqlSafe, ConnectOptions as _, sqlite::SqliteConnectOptions};

use super::*;

/// Everything that a request makes us ask.
fn questions() -> Vec<&'static str> {
    let statements = sqlx::SqliteConnection::statements();
    vec![
        sql::SETTING,
        sql::PERSON,
        sql::PERSON_BY_LOGIN,
        sql::PERSON_BY_LIKENESS,
        sql::SESSION,
        sql::SESSIONS_OF,
        sql::BOT_OF_TOKEN,
        sql::BOTS_OF,
        sql::TABLE,
        sql::STEPS_AFTER,
        sql::RULINGS,
        sql::OPEN_TABLES,
        sql::OPEN_TABLES_OF,
        sql::TABLES_OF,
        sql::UNFINISHED_OF,
        sql::CLOCK,
        sql::OUT_OF_TIME,
        sql::ENDED_AFTER,
        sql::ENDED_SINCE,
        statements.newest(3),
        statements.seats(3),
    ]
}

/// What is no table of the database, but a few rows that a question has found already.
const FOUND: [&str; 4] = ["page", "newest", "once", "CONSTANT"];

#[tokio::test]
async fn nothing_that_is_asked_looks_through_all_there_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("plans.db");
    drop(SqliteStore::open(&file).await.unwrap());
    let mut connection = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
    for question in questions() {
        let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {question}"));
        let plan: Vec<(i64, i64, i64, String)> = sqlx::query_as(explain).fetch_all(&mut connection).await.unwrap();
        for (_, _, _, step) in &plan {
            let looked_through = step.strip_prefix("SCAN ").and_then(|rest| rest.split(' ').next());
            assert!(looked_through.is_none_or(|name| FOUND.contains(&name)), "{question}\n{plan:#?}");
        }
    }
}
