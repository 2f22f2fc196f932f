//! The client's own files, asked for without end by somebody who keeps none of them.

use reqwest::Method;
use std::sync::Arc;
use tokio::task::JoinSet;

use crate::Result;
use crate::hostile::attack::Attack;
use crate::hostile::ground::Ground;

/// Every file of the client, compressed, again and again.
pub const FILES: Attack = Attack {
    name: "files without end",
    success: "the server's own fault, or others wait",
    hands: 1,
    round: |ground| Box::pin(fetch_all(ground)),
};

/// How many at once.
const AT_ONCE: usize = 12;

async fn fetch_all(ground: Arc<Ground>) -> Result<()> {
    let person = ground.stranger(1).await?;
    let listed = ground.get(&person, "/files.json").await?.body;
    let mut files: Vec<String> = serde_json::from_value(listed).unwrap_or_default();
    // A server without its client has one page.
    files.push("/".to_owned());
    for file in files {
        let mut asked = JoinSet::new();
        for _ in 0..AT_ONCE {
            let (ground, person, file) = (Arc::clone(&ground), person.clone(), file.clone());
            asked.spawn(async move {
                let answer = person.ask(Method::GET, &file, None, &[("accept-encoding", "gzip")]).await?;
                ground.answered(&file, &answer);
                Ok(())
            });
        }
        asked.join_all().await.into_iter().collect::<Result<()>>()?;
    }
    Ok(())
}
