//! What actions are made of: moves in the pyramid, double actions, and what a swap takes.

use feerie_core::ParseError;
use std::fmt;
use std::str::FromStr;

use super::{read_good, read_seat};
use crate::action::{Destination, Double, Move, Origin, Theirs};
use crate::goods::{Good, read_number};
use crate::tiles::Single;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.from {
            Origin::Mine => f.write_str("m")?,
            Origin::Space(space) => space.fmt(f)?,
        }
        f.write_str(if self.push { "x" } else { ">" })?;
        match self.to {
            Destination::Castle => f.write_str("Q"),
            Destination::Space(space) => space.fmt(f),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let at = text.find(['>', 'x']).ok_or(ParseError)?;
        let from = match &text[..at] {
            "m" => Origin::Mine,
            space => Origin::Space(space.parse()?),
        };
        let to = match &text[at + 1..] {
            "Q" => Destination::Castle,
            space => Destination::Space(space.parse()?),
        };
        Ok(Move { from, to, push: text.as_bytes()[at] == b'x' })
    }
}

impl fmt::Display for Double {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.space();
        match self {
            Double::Food(good) | Double::Track(good) => write!(f, "{number}:{good}"),
            Double::Promote(mv) => write!(f, "{number}:{mv}"),
            Double::Trade { give, n, take } => write!(f, "{number}:{give}{n}>{take}"),
            Double::Convert(n) => write!(f, "{number}:{n}"),
            Double::Rob(space) => write!(f, "{number}:{space}"),
            Double::Silver
            | Double::FoodTile
            | Double::SingleTile(_)
            | Double::Whip
            | Double::Casino
            | Double::Ring => number.fmt(f),
        }
    }
}

impl FromStr for Double {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let double = match text {
            "2" => Double::Silver,
            "6" => Double::FoodTile,
            "7" => Double::SingleTile(Single::Double),
            "8" => Double::SingleTile(Single::Look),
            "9" => Double::SingleTile(Single::Mercy),
            "10" => Double::Whip,
            "12" => Double::Casino,
            "13" => Double::Ring,
            _ => {
                let (number, rest) = text.split_once(':').ok_or(ParseError)?;
                match number {
                    "1" => Double::Food(read_good(rest, Good::is_food)?),
                    "3" => Double::Promote(rest.parse()?),
                    "4" => read_trade(rest)?,
                    "5" => Double::Convert(read_number(rest)?),
                    "11" => Double::Track(read_good(rest, |good| !good.is_food())?),
                    "14" => Double::Rob(rest.parse()?),
                    _ => return Err(ParseError),
                }
            }
        };
        Ok(double)
    }
}

fn read_trade(text: &str) -> Result<Double, ParseError> {
    let (given, take) = text.split_once('>').ok_or(ParseError)?;
    let give = given.get(..1).ok_or(ParseError)?.parse()?;
    Ok(Double::Trade { give, n: read_number(&given[1..])?, take: take.parse()? })
}

impl fmt::Display for Theirs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Theirs::Pile => f.write_str("b"),
            Theirs::Single(single) => write!(f, "b{single}"),
            Theirs::Skill(skill) => write!(f, "b{skill}"),
            Theirs::Seat(seat, slot) => write!(f, "{seat}{slot}"),
        }
    }
}

impl FromStr for Theirs {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.as_bytes() {
            b"b" => Ok(Theirs::Pile),
            [b'b', _] => text[1..].parse().map(Theirs::Single).or_else(|_| text[1..].parse().map(Theirs::Skill)),
            &[digit @ b'0'..=b'4', _] => Ok(Theirs::Seat(read_seat(digit)?, text[1..].parse()?)),
            _ => Err(ParseError),
        }
    }
}
