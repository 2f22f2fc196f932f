//! The designers' numbers, read from `data/elfe.toml`.

use feerie_core::MAX_SEATS;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::board::SIZE;
use crate::cards::{Bag, MAX_DECK, Spell};
use crate::state::MAX_SUITORS;

/// The designers' numbers, checked.
#[derive(Clone, Debug)]
pub struct Data {
    /// How many princes there are (ELF-SETUP-6, ELF-INVITE-2).
    pub princes: u8,
    /// The spell deck (ELF-DECK-1).
    pub deck: Bag,
    /// The starting allowance by number of seats (from 2) and order of play (ELF-SETUP-5).
    allowance: BTreeMap<u8, [u8; MAX_SEATS]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    princes: u8,
    deck: BTreeMap<String, u8>,
    allowance: BTreeMap<String, Vec<u8>>,
}

static DATA: LazyLock<Result<Data, String>> = LazyLock::new(|| Data::read(include_str!("../data/elfe.toml")));

impl Data {
    /// The numbers that come with the game.
    pub fn shipped() -> Result<&'static Data, String> {
        DATA.as_ref().map_err(Clone::clone)
    }

    /// Reads and checks a file, or says what is wrong with it.
    pub fn read(text: &str) -> Result<Data, String> {
        let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        if usize::from(file.princes) > MAX_SUITORS {
            return Err(format!("princes = {}: there is room for {MAX_SUITORS}", file.princes));
        }
        let mut deck = Bag::default();
        for (id, &number) in &file.deck {
            let spell: Spell = id.parse().map_err(|_| format!("deck: there is no spell {id:?}"))?;
            deck[spell] = number;
        }
        let total: usize = file.deck.values().map(|&number| usize::from(number)).sum();
        if total > MAX_DECK {
            return Err(format!("deck: {total} cards, and there is room for {MAX_DECK}"));
        }
        let mut allowance = BTreeMap::new();
        for (seats, row) in &file.allowance {
            let n: u8 = seats.parse().map_err(|_| format!("allowance: {seats:?} is not a number of seats"))?;
            if row.len() != usize::from(n) || row.len() > MAX_SEATS {
                return Err(format!("allowance.{seats}: {} numbers for {n} seats", row.len()));
            }
            if let Some(large) = row.iter().find(|&&steps| steps >= SIZE / 2) {
                return Err(format!("allowance.{seats}: {large} would let a fairy start beside the elf"));
            }
            let mut by_order = [0; MAX_SEATS];
            by_order[..row.len()].copy_from_slice(row);
            allowance.insert(n, by_order);
        }
        Ok(Data { princes: file.princes, deck, allowance })
    }

    /// The allowances at a table of so many seats, by order of play.
    pub fn allowance(&self, seats: u8) -> Result<[u8; MAX_SEATS], String> {
        self.allowance.get(&seats).copied().ok_or_else(|| format!("allowance: no line for {seats} seats"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deck_1_the_shipped_deck_has_36_cards() {
        let data = Data::shipped().unwrap();
        assert_eq!(data.deck.total(), 36);
        assert_eq!(Spell::ALL.map(|spell| data.deck[spell]), [4, 6, 10, 10, 6]);
        assert!((2..=6).all(|seats| data.allowance(seats).is_ok()));
        assert!(data.allowance(7).is_err());
    }

    #[test]
    fn what_is_wrong_is_said() {
        for (text, said) in [
            ("princes = 11\n[deck]\n[allowance]", "room for 10"),
            ("princes = 1\n[deck]\nfog = 1\n[allowance]", "no spell \"fog\""),
            ("princes = 1\n[deck]\nhex = 30\nelf = 7\n[allowance]", "37 cards"),
            ("princes = 1\n[deck]\n[allowance]\n2 = [0]", "1 numbers for 2 seats"),
            ("princes = 1\n[deck]\n[allowance]\n2 = [0, 12]", "beside the elf"),
            ("princes = 1\n[deck]\n[allowance]\ntwo = []", "not a number of seats"),
            ("princes = 1\nknights = 3\n[deck]\n[allowance]", "knights"),
        ] {
            let error = Data::read(text).unwrap_err();
            assert!(error.contains(said), "{error}");
        }
    }
}
