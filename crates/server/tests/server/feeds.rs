//! Feeds: the tables that wait for somebody, at an address that only they know.

use crate::common::{TestServer, pair, text};
use serde_json::json;

#[tokio::test]
async fn a_feed_lists_the_tables_that_wait_for_its_person() {
    let server = TestServer::open().await;
    let (id, [(ana, _), (ben, _)]) = pair(&server, "lutins", json!({"clock": {"kind": "days", "days": 2}})).await;
    let mut waiting = 0;
    for person in [&ana, &ben] {
        let addresses = person.get("/api/me/feed").await.unwrap().body;
        // Whoever has the address reads it, without any cookie.
        let stranger = server.person().await;
        let feed = stranger.get(text(&addresses["json"])).await.unwrap();
        assert_eq!(feed.status, 200, "{}", feed.body);
        let items = feed.body["items"].as_array().unwrap();
        assert!(items.iter().all(|item| text(&item["url"]).ends_with(&format!("/table/{id}"))), "{}", feed.body);
        waiting += items.len();
        let atom = stranger.get(text(&addresses["atom"])).await.unwrap();
        assert!(atom.headers["content-type"].to_str().unwrap().starts_with("application/atom+xml"));
    }
    assert_eq!(waiting, 1, "it is one person's turn");
}

#[tokio::test]
async fn a_renewed_or_forged_address_opens_nothing() {
    let server = TestServer::open().await;
    let ana = server.person().await;
    let old = ana.get("/api/me/feed").await.unwrap().body;
    let new = ana.post("/api/me/feed", json!({})).await.unwrap().body;
    assert_ne!(old, new);
    assert_eq!(ana.get(text(&new["json"])).await.unwrap().status, 200);
    let forged = text(&new["json"]).replace("-2-", "-3-");
    let bare = format!("/api/feeds/{}.json", ana.id);
    for address in [text(&old["json"]), &forged, &bare, "/api/feeds/x.json", "/api/feeds/", "/api/feeds/%FF.atom"] {
        assert_eq!(ana.get(address).await.unwrap().status, 404, "{address}");
    }
}
