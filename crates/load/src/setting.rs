//! What tables are opened with beside their game: clocks, bots, reactions against the clock.

use serde_json::{Value, json};

use crate::Result;
use crate::client::Person;

/// The game of speed, and the options by which it is played without a clock. A server says whether a table is a race once
/// the table is open, and what it is opened with must be known before; every other game is played with its defaults.
const RACE: &str = "elementals";
const CALM: (&str, &str) = ("mode", "relaxed");

/// The game of tables that only have to be there: two can play it, and it begins with a decision.
pub const ORDINARY: &str = "lutins";

/// What one table is opened with.
#[derive(Clone, Debug)]
pub struct Wish {
    /// How much time people have.
    pub clock: Value,
    /// Whether the quicker hand wins, in a game that can be played so.
    pub live: bool,
    /// Whether a bot sits beside the people.
    pub bot: bool,
}

impl Wish {
    /// Whether a table of this game is then a race.
    pub fn is_race(&self, game: &str) -> bool {
        game == RACE && self.live
    }

    /// The options of a table of this game.
    pub fn options(&self, game: &str) -> Value {
        if game == RACE && !self.live { json!({CALM.0: CALM.1}) } else { json!({}) }
    }
}

impl Default for Wish {
    fn default() -> Wish {
        Wish { clock: json!({"kind": "none"}), live: false, bot: false }
    }
}

/// What many tables are opened with.
#[derive(Clone, Copy, Debug, Default)]
pub struct Setting {
    /// Clocks of every kind, one table after another.
    pub clocks: bool,
    /// Reactions against the clock, in a game that can be played so.
    pub live: bool,
    /// A bot beside the people, wherever there is room.
    pub bots: bool,
}

impl Setting {
    /// Everything at once.
    pub const FULL: Setting = Setting { clocks: true, live: true, bots: true };

    /// Everything but reactions against the clock.
    pub const AT_LEISURE: Setting = Setting { live: false, ..Setting::FULL };

    /// What the table of this number is opened with. Nobody runs out of time who plays as fast as they can.
    pub fn wish(self, number: u64, has_room: bool) -> Wish {
        let clock = match number % 4 {
            0 if self.clocks => json!({"kind": "game", "seconds": 3600, "increment": 5}),
            1 if self.clocks => json!({"kind": "move", "seconds": 600}),
            2 if self.clocks => json!({"kind": "days", "days": 3}),
            _ => json!({"kind": "none"}),
        };
        Wish { clock, live: self.live, bot: self.bots && has_room }
    }
}

/// The games that were asked for; all that two can play if none were.
pub async fn games_or_all(asked: &[String], person: &Person) -> Result<Vec<String>> {
    if asked.is_empty() { games_for(person, 2).await } else { Ok(asked.to_vec()) }
}

/// The games that so many people can play.
pub async fn games_for(person: &Person, seats: u8) -> Result<Vec<String>> {
    let games = person.get("/api/games").await?.body["games"].clone();
    let games = games.as_array().ok_or("no games")?;
    let fitting =
        games.iter().filter(|game| game["seats"].as_array().is_some_and(|counts| counts.contains(&json!(seats))));
    Ok(fitting.filter_map(|game| game["id"].as_str().map(str::to_owned)).collect())
}
