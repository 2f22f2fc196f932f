//! What there is to choose from: every game, its seats, options and presets.

use feerie_core::GameInfo;
use serde_json::{Map, Value, json};

use crate::records::Games;

/// Every game with its options and presets, as the protocol's `games` answers.
pub fn describe_games(games: &dyn Games) -> Value {
    let describe = |card: &GameInfo| {
        let options: Map<String, Value> = games
            .options(card.id)
            .unwrap_or_default()
            .into_iter()
            .map(|(name, form)| (name.to_owned(), form))
            .collect();
        let presets: Map<String, Value> = card
            .presets
            .iter()
            .map(|preset| (preset.id.to_owned(), serde_json::from_str(preset.options).unwrap_or(Value::Null)))
            .collect();
        json!({
            "id": card.id,
            "titles": {"fr": card.title_fr, "en": card.title_en},
            "seats": card.seats_range().collect::<Vec<u8>>(),
            "edition": card.edition,
            "options": options,
            "presets": presets,
        })
    };
    json!({"games": games.infos().iter().map(describe).collect::<Vec<_>>()})
}
