//! What there is to choose from: every game, its seats, options and presets.

use feerie_core::GameInfo;
use serde_json::{Map, Value, json};

use crate::records::Games;

/// Every game with its options and presets, as the protocol's `games` answers.
pub fn describe_games(games: &dyn Games) -> Value {
    let describe = |info: &GameInfo| {
        let options: Map<String, Value> = games
            .options(info.id)
            .unwrap_or_default()
            .into_iter()
            .map(|(name, form)| (name.to_owned(), form))
            .collect();
        let presets: Map<String, Value> = info
            .presets
            .iter()
            .map(|preset| (preset.id.to_owned(), serde_json::from_str(preset.options).unwrap_or(Value::Null)))
            .collect();
        json!({
            "id": info.id,
            "titles": {"fr": info.title_fr, "en": info.title_en},
            "seats": info.seats_range().collect::<Vec<u8>>(),
            "edition": info.edition,
            "options": options,
            "presets": presets,
        })
    };
    json!({"games": games.infos().iter().map(describe).collect::<Vec<_>>()})
}
