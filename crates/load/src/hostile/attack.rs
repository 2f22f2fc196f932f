//! What an attack is, and how it is kept up.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout_at};

use super::ground::Ground;
use crate::Result;

/// A round of an attack under way.
pub type Round = Pin<Box<dyn Future<Output = Result<()>> + Send>>;

/// One way to do harm.
pub struct Attack {
    /// Its name, for the report.
    pub name: &'static str,
    /// What would be seen if it worked.
    pub success: &'static str,
    /// How many do it at the same time.
    pub hands: usize,
    /// Does it once. An error means that the attacker got nowhere, for instance because nobody listened to it; what it
    /// came for is told to the ground.
    pub round: fn(Arc<Ground>) -> Round,
}

/// How long an attacker who got nowhere licks its wounds.
const BREATH: Duration = Duration::from_millis(200);
/// How long an attack may go on after its time to finish its first round: on a machine that is busy with other things the
/// attackers, who step back for server and crowd, get little of it.
const GRACE: Duration = Duration::from_secs(240);

/// Attacks again and again until the time is up. The first round is always finished, if that is possible at all.
pub async fn keep_attacking(ground: Arc<Ground>, end: Instant) {
    let mut until = end + GRACE;
    // An attacker who got nowhere tries again: an attack that was not made says nothing.
    while Instant::now() < until {
        match timeout_at(until, (ground.attack.round)(Arc::clone(&ground))).await {
            Ok(Ok(())) => ground.finished(),
            Ok(Err(error)) => {
                ground.got_nowhere(&error.to_string());
                sleep(BREATH).await;
            }
            Err(_) => ground.count("cut short"),
        }
        if ground.rounds() > 0 {
            until = end;
        }
    }
}
