//! Bodies that are hard to read: deep, long, broken, of the wrong kind.

use reqwest::Method;
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::Result;
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;
use crate::setting::ORDINARY;

/// JSON that nobody would write.
pub const HARD: Attack = Attack {
    name: "hard bodies",
    success: "the server says that it is its own fault, or takes such a body",
    hands: 2,
    round: |ground| Box::pin(send_all(ground)),
};

const PATHS: [&str; 7] =
    ["/api/tables", "/api/records", "/api/verify", "/api/practice", "/api/login", "/api/me/claim", "/api/me/feed"];

async fn send_all(ground: Arc<Ground>) -> Result<()> {
    let deep = "[".repeat(30_000);
    let closed = format!("{deep}{}", "]".repeat(30_000));
    let objects = "{\"a\":".repeat(10_000);
    let keys = format!("{{{}\"z\":1}}", (0..4000).map(|n| format!("\"k{n}\":{n},")).collect::<String>());
    let huge = format!("{{\"game\":\"{}\"}}", "x".repeat(5 << 20));
    let numbers = format!("{{\"seats\":[{}1]}}", "1e308,".repeat(9000));
    let broken = "{\"game\":\"\\ud800\\udfff\\ud800\"}".to_owned();
    for path in PATHS {
        for body in [&deep, &closed, &objects, &keys, &huge, &numbers, &broken] {
            // A body that is too long is refused before it was read: its sender may hear nothing but the end.
            let Ok(status) = post_raw(&ground, path, body).await else {
                ground.count("closed");
                continue;
            };
            ground.count(&status.to_string());
            // A feed needs no body, and none is read.
            let is_taken = status == 200 && path != "/api/me/feed";
            if is_taken || status >= 500 && status != 503 {
                let beginning: String = body.chars().take(20).collect();
                ground.succeeded(format!("{path} answered {status} to {} bytes of {beginning}…", body.len()));
            }
        }
    }
    let person = ground.stranger(1).await?;
    for extreme in [json!(i64::MAX), json!(i64::MIN), json!(-1), json!(1e300), Value::Null, json!([[]]), json!("")] {
        for field in ["game", "seats", "options", "pace", "clock", "visibility", "wait", "preset"] {
            let mut wish = json!({"game": ORDINARY, "seats": [{"kind": "me"}, {"kind": "me"}]});
            wish[field] = extreme.clone();
            ground.post(&person, "/api/tables", wish).await?;
        }
        for query in ["after", "limit", "as"] {
            let path = format!("/api/tables/nowhere/replay?{query}={}", extreme.to_string().replace('"', ""));
            ground.ask(&person, Method::GET, &path, None).await?;
        }
    }
    Ok(())
}

async fn post_raw(ground: &Ground, path: &str, body: &str) -> Result<u16> {
    let mut stream = ground.connection().await?;
    let length = body.len();
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\
         connection: close\r\n\r\n",
        ground.server
    );
    stream.write_all(head.as_bytes()).await?;
    // Refused early, the rest of it cannot be written; the answer is there all the same.
    let _ = stream.write_all(body.as_bytes()).await;
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await?;
    Ok(std::str::from_utf8(&answer)?.rsplit(' ').next().unwrap_or_default().parse()?)
}
