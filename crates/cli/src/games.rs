//! `feerie games`: what there is to play.

use feerie_catalog::Catalog;
use feerie_core::GameInfo;
use feerie_table::Games;
use feerie_words::{Lang, Words};
use serde_json::Value;

use crate::Outcome;

/// Prints every game with its seats, presets and options.
pub fn run(words: &Words) -> Outcome {
    for info in Catalog.infos() {
        println!("{}  {}  ({}–{})", info.id, title(&info, words), info.seats.0, info.seats.1);
        println!("  {}", words.say(&format!("about-{}", info.id), &[]).replace('\n', "\n  "));
        for preset in info.presets {
            let key = format!("preset-{}-{}", info.id, preset.id);
            println!("  --preset {:<14} {}", preset.id, words.say(&format!("{key}-about"), &[]));
        }
        for (name, form) in Catalog.options(info.id).unwrap_or_default() {
            let about = words.say(&format!("option-{}-{name}-about", info.id), &[]);
            println!("  --option {name}={}  [{}]  {about}", text(&form["default"]), values(&form));
        }
        println!();
    }
    Ok(())
}

/// A game's title in the words' language.
pub fn title(info: &GameInfo, words: &Words) -> &'static str {
    match words.lang() {
        Lang::Fr => info.title_fr,
        Lang::En => info.title_en,
    }
}

fn values(form: &Value) -> String {
    match (&form["values"], &form["min"], &form["max"]) {
        (Value::Array(values), _, _) => values.iter().map(text).collect::<Vec<_>>().join(", "),
        (_, Value::Number(min), Value::Number(max)) => format!("{min}…{max}"),
        _ => text(&form["form"]),
    }
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
