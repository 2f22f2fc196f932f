//! What a bot says.

use feerie_core::{Reason, Refusal};
use serde_json::{Value, json};

/// A bot's advice.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What it would play.
    pub action: String,
    /// Each seat's estimated share of the victory.
    pub estimate: Vec<f32>,
    /// The best choices with the seat's estimated share, the first being `action`.
    pub best: Vec<(String, f32)>,
    /// One reason, where a named feature gives one.
    pub reason: Option<Reason>,
}

impl Advice {
    /// The advice as the protocol writes it, with the reason in words.
    pub fn to_json(&self, words: impl Fn(&Reason) -> String) -> Value {
        let best: Vec<Value> =
            self.best.iter().map(|(action, share)| json!({"action": action, "share": share})).collect();
        json!({"action": self.action, "estimate": self.estimate, "best": best, "reason": self.reason.as_ref().map(words)})
    }
}

/// Why a bot was not asked.
#[derive(Clone, Debug, PartialEq)]
pub enum AskError {
    /// The seat is not to act.
    NotNow(Refusal),
    /// The bot found nothing to play: the seat has no action in its own view.
    Nothing,
}
