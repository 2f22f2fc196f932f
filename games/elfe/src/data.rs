//! The designers' numbers: `data/elfe.toml`, and what a table's option `data` changes in it.

use feerie_core::data::{DataError, Document, Problem};
use feerie_core::{MAX_SEATS, SetupError};
use serde_json::{Map, Value, json};
use std::fmt::Display;
use std::sync::LazyLock;

use crate::board::SIZE;
use crate::cards::{Bag, MAX_DECK, Spell};
use crate::clauses;
use crate::state::MAX_SUITORS;

/// The numbers that come with the game.
pub const SHIPPED: &str = include_str!("../data/elfe.toml");

/// Allowances are given for these numbers of seats (ELF-SEATS-1).
const TABLES: [&str; 5] = ["2", "3", "4", "5", "6"];
/// The largest allowance: a larger one would let a fairy start beside the elf.
const MOST_STEPS: u8 = SIZE / 2 - 1;

/// The designers' numbers, checked.
#[derive(Clone, Debug, Default)]
pub struct Data {
    /// How many princes there are (ELF-SETUP-6, ELF-INVITE-2).
    pub princes: u8,
    /// The spell deck (ELF-DECK-1).
    pub deck: Bag,
    /// The starting allowance by number of seats (from 2) and order of play (ELF-SETUP-5).
    allowance: [[u8; MAX_SEATS]; TABLES.len()],
}

static DATA: LazyLock<Result<Data, DataError>> = LazyLock::new(|| Data::default().with(SHIPPED));

impl Data {
    /// The numbers that come with the game.
    pub fn shipped() -> Result<&'static Data, SetupError> {
        DATA.as_ref().map_err(|error| error.clone().in_option("data", None))
    }

    /// The numbers that come with the game, with those of a text in their place.
    pub fn read(text: &str) -> Result<Data, SetupError> {
        let shipped = Data::shipped()?;
        if text.trim().is_empty() {
            return Ok(shipped.clone());
        }
        shipped.clone().with(text).map_err(|error| error.in_option("data", Some(clauses::OPT_1)))
    }

    /// These numbers, with those of a text in their place.
    fn with(mut self, text: &str) -> Result<Data, DataError> {
        let document = Document::parse(text)?;
        let file = document.fields(&["princes", "deck", "allowance"])?;
        if let Some(princes) = file.number("princes", 0..=MAX_SUITORS as u8)? {
            self.princes = princes;
        }
        if let Some(deck) = file.table("deck", &Spell::ALL.map(Spell::id))? {
            for spell in Spell::ALL {
                if let Some(cards) = deck.number(spell.id(), 0..=MAX_DECK as u8)? {
                    self.deck[spell] = cards;
                }
            }
        }
        let total = self.deck.cards().count();
        if total > MAX_DECK {
            let english = "cards in all, with those that stay as they were: {cards}; at most {most}";
            let problem = Problem::new("elfe-data-cards", english, &[("cards", &total), ("most", &MAX_DECK)]);
            return Err(file.error("deck", problem).against(clauses::DECK_1));
        }
        if let Some(rows) = file.table("allowance", &TABLES)? {
            for (n, seats) in TABLES.into_iter().enumerate() {
                let Some(row) = rows.numbers(seats, 0..=MOST_STEPS)? else { continue };
                if row.len() != n + 2 {
                    let english = "{count} numbers; one for each of {seats} seats is expected";
                    let args: [(_, &dyn Display); 2] = [("count", &row.len()), ("seats", &seats)];
                    let problem = Problem::new("elfe-data-row", english, &args);
                    return Err(rows.error(seats, problem).against(clauses::SETUP_5));
                }
                self.allowance[n][..row.len()].copy_from_slice(&row);
            }
        }
        Ok(self)
    }

    /// The allowances at a table of so many seats, by order of play; none where there is no such table (ELF-SEATS-1).
    pub fn allowance(&self, seats: u8) -> Option<[u8; MAX_SEATS]> {
        self.allowance.get(usize::from(seats.checked_sub(2)?)).copied()
    }
}

/// What the option `data` may hold, as JSON Schema.
pub fn schema() -> Value {
    let number = |most: usize| json!({"type": "integer", "minimum": 0, "maximum": most});
    let cards: Map<String, Value> =
        Spell::ALL.map(|spell| (spell.id().to_owned(), number(MAX_DECK))).into_iter().collect();
    let row = |(n, seats): (usize, &str)| {
        let steps = number(MOST_STEPS.into());
        (seats.to_owned(), json!({"type": "array", "items": steps, "minItems": n + 2, "maxItems": n + 2}))
    };
    let rows: Map<String, Value> = TABLES.into_iter().enumerate().map(row).collect();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "L'elfe et les petites fées: data",
        "type": "object",
        "additionalProperties": false,
        "properties": {
            "princes": number(MAX_SUITORS),
            "deck": {"type": "object", "additionalProperties": false, "properties": cards},
            "allowance": {"type": "object", "additionalProperties": false, "properties": rows},
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deck_1_the_shipped_deck_has_36_cards() {
        let data = Data::shipped().unwrap();
        assert_eq!(data.deck.total(), 36);
        assert_eq!(Spell::ALL.map(|spell| data.deck[spell]), [4, 6, 10, 10, 6]);
        assert_eq!((data.princes, data.allowance(2)), (10, Some([0, 2, 0, 0, 0, 0])));
        assert_eq!(data.allowance(6), Some([0, 0, 1, 2, 2, 3]));
        assert_eq!((data.allowance(1), data.allowance(7)), (None, None));
    }

    #[test]
    fn what_a_text_does_not_name_stays_as_it_was() {
        let data = Data::read("[deck]\nhex = 6\ninvite = 14").unwrap();
        assert_eq!(Spell::ALL.map(|spell| data.deck[spell]), [4, 6, 6, 14, 6]);
        assert_eq!((data.princes, data.allowance(3)), (10, Some([0, 1, 2, 0, 0, 0])));
        let data = Data::read("princes = 3\nallowance = { 3 = [0, 0, 9] }").unwrap();
        assert_eq!((data.princes, data.allowance(3)), (3, Some([0, 0, 9, 0, 0, 0])));
        assert_eq!(data.allowance(2), Some([0, 2, 0, 0, 0, 0]));
        assert_eq!(Data::read(" \n").unwrap().deck, Data::shipped().unwrap().deck);
    }

    #[test]
    fn opt_1_what_is_wrong_is_said_with_line_field_and_clause() {
        for (text, said) in [
            ("princes = 11", "line 1, field \"princes\": 11 is not a whole number from 0 to 10"),
            ("[deck]\nfog = 1", "line 2, field \"deck.fog\": unknown; expected are banish, elf, hex, invite, slap"),
            (
                "\n[deck]\nhex = 11",
                "line 2, field \"deck\": cards in all, with those that stay as they were: 37; at most 36 (ELF-DECK-1)",
            ),
            (
                "[allowance]\n2 = [0]",
                "line 2, field \"allowance.2\": 1 numbers; one for each of 2 seats is expected (ELF-SETUP-5)",
            ),
            ("[allowance]\n2 = [0, 10]", "line 2, field \"allowance.2\": 10 is not a whole number from 0 to 9"),
            ("[allowance]\n7 = []", "line 2, field \"allowance.7\": unknown; expected are 2, 3, 4, 5, 6"),
            ("knights = 3", "line 1, field \"knights\": unknown; expected are princes, deck, allowance"),
        ] {
            let error = Data::read(text).unwrap_err();
            assert_eq!(error.to_string(), format!("option \"data\": {said}"));
            assert!(error.clause().is_some_and(|clause| clause == clauses::OPT_1 || said.contains(clause.id())));
        }
    }
}
