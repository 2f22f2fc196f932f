//! The bus that needs nothing but the database: `NOTIFY` in the transaction that makes something true, `LISTEN` on a
//! connection of its own. PostgreSQL lets one commit with a `NOTIFY` through at a time.

use async_trait::async_trait;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener, PgPool, PgPoolOptions};
use std::time::Duration;
use tokio::sync::mpsc;

use super::bus::{self, Bus, missed};
use crate::store::{FromPeer, PeerMessage, StoreError, failed};

/// Where news are told.
const CHANNEL: &str = "feerie";
/// How long to wait before we try to hear again.
const PATIENCE: Duration = Duration::from_secs(1);

const TELL: &str = "SELECT pg_notify($1, note) FROM unnest($2) AS note";

/// PostgreSQL's own messages.
pub struct Notify {
    /// Connections to tell with.
    pub readers: PgPool,
    /// How to connect.
    pub options: PgConnectOptions,
    /// Names this process among all on the same database.
    pub origin: String,
}

#[async_trait]
impl Bus for Notify {
    async fn tell_within(&self, transaction: &mut PgConnection, news: &[PeerMessage]) -> Result<bool, StoreError> {
        if !news.is_empty() {
            let query = sqlx::query(TELL).bind(CHANNEL).bind(bus::written(&self.origin, news)?);
            query.execute(transaction).await.map_err(failed)?;
        }
        Ok(true)
    }

    async fn tell(&self, news: &[PeerMessage]) -> Result<(), StoreError> {
        let mut connection = self.readers.acquire().await.map_err(failed)?;
        self.tell_within(&mut connection, news).await.map(|_| ())
    }

    async fn listen(&self, heard: mpsc::Sender<FromPeer>) -> Result<(), StoreError> {
        let own = PgPoolOptions::new().max_connections(1).connect_with(self.options.clone()).await.map_err(failed)?;
        let listener = listening(&own).await.map_err(failed)?;
        tokio::spawn(pass_on(own, listener, self.origin.clone(), heard));
        Ok(())
    }
}

/// Passes on what is heard.
async fn pass_on(own: PgPool, mut listener: PgListener, origin: String, sender: mpsc::Sender<FromPeer>) {
    // Whatever was read before we listened may be old by now.
    let mut heard = Some(missed());
    while !sender.is_closed() {
        if let Some(news) = heard
            && sender.send(news).await.is_err()
        {
            break;
        }
        heard = match listener.try_recv().await {
            Ok(Some(note)) => bus::read(note.payload().as_bytes(), &origin),
            // The connection was lost and is there again.
            Ok(None) => Some(missed()),
            Err(error) => {
                tracing::warn!(%error, "failed to listen for peer messages; retrying");
                listener = loop {
                    tokio::time::sleep(PATIENCE).await;
                    match listening(&own).await {
                        Ok(listener) => break listener,
                        Err(_) if sender.is_closed() => return,
                        Err(error) => tracing::debug!(%error, "failed to listen for peer messages again"),
                    }
                };
                // Not before we listen again: of what is stored until then we are not notified.
                Some(missed())
            }
        };
    }
}

/// A connection that hears what the others tell from now on.
async fn listening(own: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(own).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}
