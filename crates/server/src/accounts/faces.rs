//! Faces: each person has one of a few, drawn by the client. The list is the wire's: the client's drawings are
//! checked against the type generated from it.

use serde::{Deserialize, Serialize};
use std::str::FromStr;
use ts_rs::TS;
use utoipa::ToSchema;

macro_rules! faces {
    ($($face:ident = $word:literal),* $(,)?) => {
        /// A face. Its word is stored and sent: it never changes, and none is taken away.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
        pub enum Face {
            $(#[doc = $word] #[serde(rename = $word)] $face),*
        }

        impl Face {
            /// All of them, in the order in which they are offered. New ones come last.
            pub const ALL: &[Face] = &[$(Face::$face),*];

            /// The word in the store and on the wire.
            pub const fn word(self) -> &'static str {
                match self { $(Face::$face => $word),* }
            }
        }

        impl FromStr for Face {
            type Err = ();

            fn from_str(word: &str) -> Result<Face, ()> {
                match word { $($word => Ok(Face::$face),)* _ => Err(()) }
            }
        }
    };
}

faces! {
    GoblinBlue = "goblin-blue",
    GoblinRed = "goblin-red",
    FairyRose = "fairy-rose",
    FairyNight = "fairy-night",
    Elf = "elf",
    Prince = "prince",
    Princess = "princess",
    Gnome = "gnome",
    Witch = "witch",
    Wizard = "wizard",
    PixieHoney = "pixie-honey",
    PixieMoss = "pixie-moss",
    Queen = "queen",
    Knight = "knight",
    Frog = "frog",
    Toad = "toad",
    Unicorn = "unicorn",
    Dragon = "dragon",
    Owl = "owl",
    Fox = "fox",
    Hedgehog = "hedgehog",
    Hare = "hare",
    Badger = "badger",
    Squirrel = "squirrel",
    Bear = "bear",
    Mushroom = "mushroom",
    Cloud = "cloud",
    Flame = "flame",
}

impl Face {
    /// The face that was chosen; or, of somebody who chose none, always the same one.
    pub fn chosen_or_of(chosen: Option<&str>, who: &str) -> Face {
        chosen.and_then(|word| word.parse().ok()).unwrap_or_else(|| Face::of(who))
    }

    /// The face of somebody who chose none, by what is known of them; never one that a bot at the same table wears.
    pub fn of(who: &str) -> Face {
        let number = who.bytes().fold(7usize, |sum, byte| (sum * 31 + usize::from(byte)) % 9973);
        let place = number % (Face::ALL.len() - OF_BOTS.len());
        Face::ALL.iter().copied().filter(|face| !OF_BOTS.contains(face)).nth(place).unwrap_or(Face::Mushroom)
    }
}

/// What the client draws for bots, by their names.
const OF_BOTS: [Face; 6] = [Face::FairyNight, Face::Witch, Face::PixieHoney, Face::Squirrel, Face::Hedgehog, Face::Elf];

#[cfg(test)]
mod tests {
    use super::{Face, OF_BOTS};
    use std::collections::HashSet;

    #[test]
    fn every_face_is_read_as_it_is_written() {
        assert!(Face::ALL.len() >= 24);
        for face in Face::ALL {
            assert_eq!(face.word().parse(), Ok(*face));
            assert_eq!(serde_json::to_value(face).unwrap(), face.word());
        }
    }

    #[test]
    fn whoever_chose_none_has_one_and_not_all_the_same() {
        let given: HashSet<Face> = (0..400).map(|number| Face::of(&format!("person {number}"))).collect();
        assert_eq!(given.len(), Face::ALL.len() - OF_BOTS.len());
        assert!(OF_BOTS.iter().all(|face| !given.contains(face)));
        assert_eq!(Face::chosen_or_of(Some("owl"), "ana"), Face::Owl);
        assert_eq!(Face::chosen_or_of(Some("no such face"), "ana"), Face::of("ana"), "of another version");
        assert_eq!(Face::chosen_or_of(None, "ana"), Face::of("ana"));
    }
}
