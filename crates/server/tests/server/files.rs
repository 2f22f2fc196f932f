//! The server's files and its database: whose they are, whether they are whole, and what is said when they are not there.

use crate::common::way::Way;
use crate::common::{TestServer, alone, config_at, wide};
use feerie_catalog::Catalog;
use feerie_load::database::Fresh;
use feerie_server::Server;
use reqwest::Method;
use serde_json::json;
use sqlx::{Connection as _, PgConnection, Row as _, SqliteConnection};
use std::io::{Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

#[tokio::test]
async fn a_second_server_on_one_file_is_refused() {
    let server = TestServer::open().await;
    let config = config_at(server.data(), None, wide());
    let refused = Server::bind(config.clone(), &Catalog).await.err().expect("two servers on one file").to_string();
    assert!(refused.contains("another server") && refused.contains("--data"), "{refused}");
    assert!(refused.contains(&std::process::id().to_string()), "{refused}");
    // The first one is none the worse, and when it is gone another one may have the file.
    assert_eq!(server.person().await.get("/healthz").await.unwrap().status, 200);
    let _folder = server.end().await;
    Server::bind(config, &Catalog).await.unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_reads_the_files() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    let beside = |data: &Path, what: &str| PathBuf::from(format!("{}-{what}", data.display()));
    let server = TestServer::open().await;
    alone(&server.person().await, "lutins", 2).await;
    let data = server.data();
    for file in [data.clone(), beside(&data, "wal"), beside(&data, "shm"), beside(&data, "lock")] {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
    let (copy, source) = (data.with_file_name("copy.db"), data.clone());
    let to = copy.clone();
    tokio::task::spawn_blocking(move || feerie_server::backup(&source, &to).unwrap()).await.unwrap();
    assert_eq!(mode(&copy), 0o600);
    // A file from before is made narrow.
    let server = server
        .reopen_after(async |data| std::fs::set_permissions(data, std::fs::Permissions::from_mode(0o644)).unwrap())
        .await;
    assert_eq!(mode(&server.data()), 0o600);
}

#[tokio::test]
async fn a_damaged_file_is_noticed_at_the_start() {
    let server = TestServer::open().await;
    alone(&server.person().await, "lutins", 2).await;
    let data = server.data();
    let folder = server.end().await;
    let url = format!("sqlite://{}", data.display());
    let mut file = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut file).await.unwrap();
    // A page that no start needs: without the look through the file nobody would know before it is asked for.
    let page = sqlx::query("SELECT rootpage FROM sqlite_master WHERE name = 'rulings'").fetch_one(&mut file).await;
    let page: i64 = page.unwrap().get(0);
    let size: i64 = sqlx::query("PRAGMA page_size").fetch_one(&mut file).await.unwrap().get(0);
    file.close().await.unwrap();
    let mut raw = std::fs::OpenOptions::new().write(true).open(&data).unwrap();
    raw.seek(SeekFrom::Start(((page - 1) * size) as u64)).unwrap();
    raw.write_all(&vec![0xaa; size as usize]).unwrap();
    drop(raw);
    let config = config_at(data, None, wide());
    let refused = Server::bind(config.clone(), &Catalog).await.err().expect("damage goes unnoticed").to_string();
    assert!(refused.contains("damaged") && refused.contains("backup"), "{refused}");
    let mut blind = config;
    blind.skip_check = true;
    Server::bind(blind, &Catalog).await.unwrap();
    drop(folder);
}

#[tokio::test]
async fn records_are_taken_as_json_only() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    for path in ["/api/records", "/api/verify"] {
        let record = json!({"game": "lutins", "seats": 2, "steps": []});
        let plain = reqwest::Client::new()
            .post(format!("http://{}{path}", server.address))
            .header("cookie", &ana.cookie)
            .header("content-type", "text/plain")
            .body(record.to_string());
        assert_eq!(plain.send().await.unwrap().status(), 400, "{path}");
        assert_eq!(ana.ask(Method::POST, path, Some(record), &[]).await.unwrap().status, 200, "{path}");
    }
}

#[tokio::test]
async fn a_database_that_is_away_is_said_to_be_away() {
    let Some(database) = Fresh::for_test("a_database_that_is_away_is_said_to_be_away").await else { return };
    let way = Way::lay(&database.url).await;
    let server = TestServer::open_on(&way.url).await;
    let ana = server.person().await;
    assert_eq!(ana.get("/api/tables").await.unwrap().status, 200);
    way.is_up.send_replace(false);
    for path in ["/api/tables", "/healthz"] {
        let away = ana.get(path).await.unwrap();
        assert_eq!((away.status, away.code()), (503, "away"), "{path}: {}", away.body);
        assert!(away.headers.contains_key("retry-after"), "{path}");
    }
    let wish = json!({"game": "lutins", "seats": [{"kind": "me"}, {"kind": "me"}]});
    let away = ana.post("/api/tables", wish.clone()).await.unwrap();
    assert_eq!((away.status, away.code()), (503, "away"), "{}", away.body);
    way.is_up.send_replace(true);
    while ana.get("/api/tables").await.unwrap().status != 200 {
        tokio::task::yield_now().await;
    }
    while ana.post("/api/tables", wish.clone()).await.unwrap().status != 200 {
        tokio::task::yield_now().await;
    }
    server.end().await;
    database.remove().await.unwrap();
}

#[tokio::test]
async fn a_connection_to_the_database_can_be_encrypted() {
    let Some(database) = Fresh::for_test("a_connection_to_the_database_can_be_encrypted").await else { return };
    let folder = tempfile::tempdir().unwrap();
    let url = format!("{}?sslmode=require", database.url.split('?').next().unwrap());
    // Where the database of the tests speaks no TLS, asking for it is refused by the database and not by us.
    match Server::bind(config_at(folder.path().join("none.db"), Some(url), wide()), &Catalog).await {
        Ok(_serving) => {
            let mut asker = PgConnection::connect(&database.url).await.unwrap();
            let theirs = "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
                          WHERE datname = current_database() AND pid <> pg_backend_pid()";
            assert!(sqlx::query_scalar::<_, bool>(theirs).fetch_one(&mut asker).await.unwrap());
        }
        Err(error) => assert!(error.to_string().contains("server does not support TLS"), "{error}"),
    }
    database.remove().await.unwrap();
}
