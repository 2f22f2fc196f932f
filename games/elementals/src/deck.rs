//! The cards in play: all 60, or those that a table's option `cards` leaves of them.

use feerie_core::SetupError;
use feerie_core::data::{DataError, Document, Problem};
use serde_json::{Value, json};

use crate::cards::{COPIES, Card, DECK, ELEMENTALS, Kind};
use crate::clauses;

/// The deck that comes with the game.
pub const SHIPPED: &str = include_str!("../data/cards.toml");
/// The fewest elementals: with fewer the middle would hardly ever change.
const FEWEST: u32 = 12;
/// The special cards and their names in the data.
const SPECIALS: [(&str, Kind); 3] = [("mad", Kind::Mad), ("double", Kind::Double), ("wizard", Kind::Wizard)];

/// The cards in play at a table of `seats`, as a set (ELM-SETUP-3).
pub fn read(text: &str, seats: u8) -> Result<u64, SetupError> {
    if text.trim().is_empty() {
        return Ok(DECK);
    }
    read_cards(text, seats).map_err(|error| error.in_option("cards", Some(clauses::OPT_1)))
}

fn read_cards(text: &str, seats: u8) -> Result<u64, DataError> {
    let document = Document::parse(text)?;
    let fields = document.fields(&["mad", "double", "wizard", "without"])?;
    let mut deck = DECK;
    for (name, kind) in SPECIALS {
        let copies = fields.number(name, 0..=COPIES)?.unwrap_or(COPIES);
        let spare = Card::all().filter(|card| card.kind() == kind).skip(copies.into());
        deck = spare.fold(deck, |deck, card| deck & !card.bit());
    }
    for (n, code) in fields.texts("without")?.unwrap_or_default().into_iter().enumerate() {
        match code.parse::<Card>() {
            Ok(card) if card.is_elemental() && deck & card.bit() != 0 => deck &= !card.bit(),
            Ok(card) if card.is_elemental() => {
                let english = "{card} is left out already";
                let problem = Problem::new("elementals-data-twice", english, &[("card", &code)]);
                return Err(fields.item_error("without", n, problem));
            }
            _ => {
                let english = "“{card}” is no elemental";
                let problem = Problem::new("elementals-data-no-card", english, &[("card", &code)]);
                return Err(fields.item_error("without", n, problem).against(clauses::CARD_2));
            }
        }
    }
    let elementals = (deck & ((1 << ELEMENTALS) - 1)).count_ones();
    if elementals < FEWEST {
        let english = "{cards} elementals are left; {fewest} are the fewest";
        let problem = Problem::new("elementals-data-few", english, &[("cards", &elementals), ("fewest", &FEWEST)]);
        return Err(fields.error("without", problem));
    }
    let cards = deck.count_ones();
    if !cards.is_multiple_of(u32::from(seats)) {
        let english = "not the same for each of {count}: cards in play: {cards}";
        let problem = Problem::new("elementals-data-uneven", english, &[("cards", &cards), ("count", &seats)]);
        return Err(fields.error("", problem).against(clauses::SETUP_3));
    }
    Ok(deck)
}

/// What the option `cards` may hold, as JSON Schema.
pub fn schema() -> Value {
    let copies = json!({"type": "integer", "minimum": 0, "maximum": COPIES});
    let codes: Vec<String> = Card::all().filter(|card| card.is_elemental()).map(|card| card.to_string()).collect();
    let most = u32::from(ELEMENTALS) - FEWEST;
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Elementals: cards",
        "type": "object",
        "additionalProperties": false,
        "properties": {
            "mad": copies,
            "double": copies,
            "wizard": copies,
            "without": {"type": "array", "items": {"enum": codes}, "uniqueItems": true, "maxItems": most},
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn card_4_the_shipped_deck_is_all_60_cards() {
        for seats in 2..=6 {
            assert_eq!(read(SHIPPED, seats).unwrap(), DECK);
            assert_eq!(read("", seats).unwrap(), DECK);
        }
    }

    #[test]
    fn what_is_left_out_is_not_dealt() {
        let deck = read("mad = 2\nwizard = 0\nwithout = [\"fwt\", \"fwa\"]", 2).unwrap();
        let named = |code: &str| deck & code.parse::<Card>().unwrap().bit() != 0;
        assert_eq!(deck.count_ones(), 52);
        assert!(named("m2") && named("d4") && named("fww"));
        assert!(!named("m3") && !named("w1") && !named("fwt") && !named("fwa"));
    }

    #[test]
    fn opt_1_what_is_wrong_is_said_with_line_field_and_clause() {
        for (text, said) in [
            ("\nmad = 5", "line 2, field \"mad\": 5 is not a whole number from 0 to 4"),
            ("without = [\n\"fwf\"]", "line 2, field \"without\": “fwf” is no elemental (ELM-CARD-2)"),
            ("without = [\"m1\"]", "line 1, field \"without\": “m1” is no elemental (ELM-CARD-2)"),
            ("without = [\"fwt\", \"fwt\"]", "line 1, field \"without\": fwt is left out already"),
            ("mad = 3", "line 1: not the same for each of 2: cards in play: 59 (ELM-SETUP-3)"),
            ("wizards = 3", "line 1, field \"wizards\": unknown; expected are mad, double, wizard, without"),
        ] {
            let error = read(text, 2).unwrap_err();
            assert_eq!(error.to_string(), format!("option \"cards\": {said}"));
            assert!(error.clause().is_some_and(|clause| clause == clauses::OPT_1 || said.contains(clause.id())));
        }
        let all: Vec<String> =
            Card::all().filter(|card| card.is_elemental()).map(|card| format!("\"{card}\"")).collect();
        let error = read(&format!("without = [{}]", all[..40].join(",")), 2).unwrap_err().to_string();
        assert!(error.ends_with("8 elementals are left; 12 are the fewest"), "{error}");
    }
}
