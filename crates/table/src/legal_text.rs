//! The texts of a list of actions, sorted, in one piece of memory: lists are long and made after every step.

use feerie_core::{Game, Legal};
use serde::{Serialize, Serializer};

/// Texts in bytewise order.
pub(crate) struct LegalTexts {
    text: String,
    /// Where each text lies, and its beginning.
    places: Vec<(u64, u32, u32)>,
}

impl LegalTexts {
    /// The canonical strings of actions.
    pub fn of<G: Game>(game: &G, actions: &Legal<G::Action>) -> LegalTexts {
        let mut text = String::with_capacity(8 * actions.len());
        let mut places = Vec::with_capacity(actions.len());
        for action in actions.iter() {
            let start = text.len();
            // Writing to a String cannot fail.
            let _ = game.write_action(action, &mut text);
            places.push((beginning(&text[start..]), start as u32, text.len() as u32));
        }
        let at = |&(_, start, end): &(u64, u32, u32)| &text[start as usize..end as usize];
        places.sort_unstable_by(|one, other| one.0.cmp(&other.0).then_with(|| at(one).cmp(at(other))));
        LegalTexts { text, places }
    }

    /// The texts, in order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.places.iter().map(|&(_, start, end)| &self.text[start as usize..end as usize])
    }
}

impl Serialize for LegalTexts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The first bytes of a text as a number of the same order: most texts of a list differ there already, and numbers
/// are compared much faster than texts.
fn beginning(text: &str) -> u64 {
    let mut first = [0; 8];
    let bytes = &text.as_bytes()[..text.len().min(8)];
    first[..bytes.len()].copy_from_slice(bytes);
    u64::from_be_bytes(first)
}
