//! Tiles: single-use, skills, reward series, and the slots of a screen.

use feerie_core::ParseError;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A single-use tile; there is one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub enum Single {
    /// `D`: Double Offering.
    Double,
    /// `L`: Look in the Bag.
    Look,
    /// `M`: Mercy.
    Mercy,
}

impl Single {
    /// All three.
    pub const ALL: [Single; 3] = [Single::Double, Single::Look, Single::Mercy];

    /// Its letter.
    pub const fn letter(self) -> char {
        ['D', 'L', 'M'][self as usize]
    }

    /// Its bit in the set of those that lie on the board.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A permanent skill; there is one tile of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub enum Skill {
    /// `a`: gold bars cost 1 silver less (PIX-A05-1).
    Alchemist,
    /// `b`: 2 more with each Faithful Servant (PIX-SRV-3).
    Steward,
    /// `c`: 2 more with each ring (PIX-A13-2).
    Goldsmith,
    /// `d`: 1 silver in each steal phase (PIX-STL-3).
    Silverfinger,
    /// `e`: a free promotion (PIX-PRO-9).
    Climber,
    /// `f`: takes places without an apple (PIX-PRO-5).
    Shover,
    /// `g`: removes stones without bread (PIX-CHN-6).
    Chainbreaker,
    /// `h`: one more slot (PIX-TIL-1).
    Satchel,
    /// `i`: copies what nobody used (PIX-A18-4).
    Mimic,
    /// `j`: at most 1 point for pixies in the mine (PIX-PUN-1).
    MinePet,
}

impl Skill {
    /// All ten.
    pub const ALL: [Skill; 10] = [
        Skill::Alchemist,
        Skill::Steward,
        Skill::Goldsmith,
        Skill::Silverfinger,
        Skill::Climber,
        Skill::Shover,
        Skill::Chainbreaker,
        Skill::Satchel,
        Skill::Mimic,
        Skill::MinePet,
    ];

    /// Its letter.
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// Its bit in a set of skills.
    pub const fn bit(self) -> u16 {
        1 << self as u16
    }

    /// The skills of a set.
    pub fn of(set: u16) -> impl Iterator<Item = Skill> {
        Skill::ALL.into_iter().filter(move |skill| set & skill.bit() != 0)
    }
}

/// What may lie in the slot of the Big Satchel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub enum Tile {
    /// A food tile of this value.
    Food(u8),
    /// A single-use tile.
    Single(Single),
}

/// A slot of a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
pub enum Slot {
    /// `F`: food tile.
    Food,
    /// `U`: single-use tile.
    Single,
    /// `K`: skill.
    Skill,
    /// `X`: the tile on the Big Satchel.
    Extra,
}

impl Slot {
    /// All four.
    pub const ALL: [Slot; 4] = [Slot::Food, Slot::Single, Slot::Skill, Slot::Extra];

    /// Its letter.
    pub const fn letter(self) -> char {
        ['F', 'U', 'K', 'X'][self as usize]
    }
}

/// A series of reward tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Series {
    /// Gold rings.
    Ring,
    /// Faithful Servants.
    Servant,
    /// Special offerings.
    Special,
}

impl Series {
    /// All three.
    pub const ALL: [Series; 3] = [Series::Ring, Series::Servant, Series::Special];

    /// Its name in views.
    pub const fn name(self) -> &'static str {
        ["ring", "servant", "special"][self as usize]
    }
}

macro_rules! lettered {
    ($($kind:ty),*) => {$(
        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Write::write_char(f, self.letter())
            }
        }

        impl FromStr for $kind {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<Self, ParseError> {
                <$kind>::ALL.into_iter().find(|it| text.len() == 1 && text.starts_with(it.letter())).ok_or(ParseError)
            }
        }

        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )*};
}

lettered!(Single, Skill, Slot);

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tile::Food(value) => write!(f, "{value}"),
            Tile::Single(single) => single.fmt(f),
        }
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
