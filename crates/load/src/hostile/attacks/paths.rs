//! Addresses that lead out of the house, and requests that are two.

use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;

use crate::Result;
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;

/// Odd addresses and broken requests.
pub const PATHS: Attack = Attack {
    name: "odd addresses",
    success: "a file of the machine is shown, metrics are open to all, or one request is answered twice",
    hands: 1,
    round: |ground| Box::pin(wander(ground)),
};

const ADDRESSES: [&str; 20] = [
    "/../../../../etc/passwd",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/assets/../../../../etc/passwd",
    "/assets/..%5c..%5cetc%5cpasswd",
    "/%c0%ae%c0%ae/etc/passwd",
    "//etc/passwd",
    "/etc/passwd%00.html",
    "/load.db",
    "/feerie.db",
    "/.git/config",
    "/metrics",
    "/api/tables/../me",
    "/api/tables/%00",
    "/api/tables/%ff%fe/replay",
    "/api/tables/'%20OR%201=1--",
    "/api/feeds/..%2f..%2fetc%2fpasswd.atom",
    "/api/feeds/p1.json?lang=%ff",
    "/api/tables?game=%00",
    "/api/tables/x/replay?as=4294967296&after=99999999999999999999",
];

/// What only a file of the machine, or metrics, would hold.
const SECRETS: [&str; 4] = ["root:x:", "SQLite format 3", "[core]", "feerie_http_answers_total"];

async fn wander(ground: Arc<Ground>) -> Result<()> {
    for address in ADDRESSES {
        for method in ["GET", "HEAD", "TRACE", "DELETE", "OPTIONS", "FROB"] {
            let request =
                format!("{method} {address} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", ground.server);
            send(&ground, &request, 1).await?;
        }
    }
    let host = &ground.server;
    let inner = format!("GET /api/games HTTP/1.1\r\nhost: {host}\r\n\r\n");
    let length = inner.len();
    for request in [
        // Both lengths: whoever believes one of them sees two requests.
        format!(
            "POST /api/login HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\
             transfer-encoding: chunked\r\nconnection: close\r\n\r\n0\r\n\r\n{inner}"
        ),
        format!(
            "GET / HTTP/1.1\r\nhost: {host}\r\ncontent-length: 3\r\ncontent-length: 30\r\nconnection: close\r\n\r\n\
             {inner}"
        ),
        format!(
            "GET / HTTP/1.1\r\nhost: {host}\r\ntransfer-encoding: xchunked\r\nconnection: close\r\n\r\n0\r\n\r\n{inner}"
        ),
        format!("GET / HTTP/1.1\r\nhost: {host}\r\nx: a\r\n b\nconnection: close\r\n\r\n"),
        format!("GET / HTTP/9.9\r\nhost: {host}\r\n\r\n"),
        format!("GET /{} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n", "x".repeat(100_000)),
        format!("GET / HTTP/1.1\r\nhost: {host}\r\n{}connection: close\r\n\r\n", "x: y\r\n".repeat(2000)),
        "\u{0}\u{1}\u{2}\r\n\r\n".to_owned(),
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_owned(),
    ] {
        send(&ground, &request, 1).await?;
    }
    Ok(())
}

async fn send(ground: &Ground, request: &str, most: usize) -> Result<()> {
    let mut stream = ground.connection().await?;
    // Refused early, the rest of it cannot be written; what was answered is there all the same.
    let _ = stream.write_all(request.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await;
    let text = String::from_utf8_lossy(&answer);
    let status = text.strip_prefix("HTTP/1.1 ").and_then(|rest| rest.get(..3)).unwrap_or("closed");
    ground.count(status);
    let beginning: String = request.chars().take(60).collect();
    if status.starts_with('5') && !text.to_ascii_lowercase().contains("retry-after") {
        ground.succeeded(format!("{beginning:?} was answered {status}"));
    }
    if let Some(secret) = SECRETS.iter().find(|secret| text.contains(**secret)) {
        ground.succeeded(format!("{beginning:?} shows {secret}"));
    }
    if text.matches("HTTP/1.1 ").count() > most {
        ground.succeeded(format!("{beginning:?} was answered more than once"));
    }
    Ok(())
}
