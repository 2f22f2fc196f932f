//! The strings of actions and outcomes, one for each.

use feerie_core::{ParseError, Seat};
use std::fmt;
use std::str::FromStr;

use crate::action::{Action, Outcome};
use crate::board::Dir;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(square) => write!(f, "at:{square}"),
            Action::Draw => f.write_str("draw"),
            Action::Walk => f.write_str("walk"),
            Action::Prince => f.write_str("prince"),
            Action::Go { from, to } => write!(f, "{from}-{to}"),
            Action::Hex(square) => write!(f, "hex:{square}"),
            Action::Invite(square) => write!(f, "invite:{square}"),
            Action::Banish(square) => write!(f, "banish:{square}"),
            Action::Slap(square) => write!(f, "slap:{square}"),
            Action::Gust => f.write_str("elf"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if let Some((verb, square)) = text.split_once(':') {
            let square = square.parse()?;
            return match verb {
                "at" => Ok(Action::Place(square)),
                "hex" => Ok(Action::Hex(square)),
                "invite" => Ok(Action::Invite(square)),
                "banish" => Ok(Action::Banish(square)),
                "slap" => Ok(Action::Slap(square)),
                _ => Err(ParseError),
            };
        }
        if let Some((from, to)) = text.split_once('-') {
            return Ok(Action::Go { from: from.parse()?, to: to.parse()? });
        }
        match text {
            "draw" => Ok(Action::Draw),
            "walk" => Ok(Action::Walk),
            "prince" => Ok(Action::Prince),
            "elf" => Ok(Action::Gust),
            "pass" => Ok(Action::Pass),
            _ => Err(ParseError),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::First(seat) => write!(f, "first:{seat}"),
            Outcome::Elf(square) => write!(f, "elf:{square}"),
            Outcome::Card(spell) => write!(f, "card:{}", spell.id()),
            Outcome::Die(face) => write!(f, "d6:{face}"),
            Outcome::Land(square) => write!(f, "land:{square}"),
            Outcome::Wind(dir, face) => write!(f, "wind:{}{face}", dir.name()),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (what, value) = text.split_once(':').ok_or(ParseError)?;
        match what {
            "first" => match *value.as_bytes() {
                [digit @ b'0'..=b'9'] => Ok(Outcome::First(Seat(digit - b'0'))),
                _ => Err(ParseError),
            },
            "elf" => value.parse().map(Outcome::Elf),
            "card" => value.parse().map(Outcome::Card),
            "d6" => die(value).map(Outcome::Die),
            "land" => value.parse().map(Outcome::Land),
            "wind" => {
                let (name, face) = value.split_at_checked(value.len().saturating_sub(1)).ok_or(ParseError)?;
                let dir = Dir::ALL.into_iter().find(|dir| dir.name() == name).ok_or(ParseError)?;
                Ok(Outcome::Wind(dir, die(face)?))
            }
            _ => Err(ParseError),
        }
    }
}

fn die(text: &str) -> Result<u8, ParseError> {
    match *text.as_bytes() {
        [digit @ b'1'..=b'6'] => Ok(digit - b'0'),
        _ => Err(ParseError),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flow_2_only_the_listed_forms_are_actions() {
        for text in [
            "at:a1",
            "draw",
            "walk",
            "prince",
            "a5-c7",
            "t20-t19",
            "hex:k7",
            "invite:t1",
            "banish:a20",
            "slap:b2",
            "elf",
            "pass",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "at",
            "at:",
            "at:a0",
            "at:a01",
            "at:u1",
            "Draw",
            "draw ",
            " walk",
            "a5-",
            "-c7",
            "a5-c7-d8",
            "a5c7",
            "a5:c7",
            "hex",
            "hex:",
            "hex:k7-",
            "elf:k7",
            "pass:",
            "cast:hex",
            "invite:T1",
            "a5–c7",
            "slap:é1",
        ] {
            assert_eq!(text.parse::<Action>(), Err(ParseError), "{text:?}");
        }
    }

    #[test]
    fn flow_2_only_the_listed_forms_are_outcomes() {
        for text in ["first:0", "elf:e5", "card:hex", "card:slap", "d6:1", "d6:6", "land:i9", "wind:N1", "wind:SE6"] {
            assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
        }
        for text in [
            "", "first", "first:", "first:x", "first:00", "elf", "card:", "card:Hex", "d6:0", "d6:7", "d6:", "d6:11",
            "land:", "wind:", "wind:N", "wind:N7", "wind:X1", "wind:N01", "wind:1", "wind:né", "wind:é",
        ] {
            assert_eq!(text.parse::<Outcome>(), Err(ParseError), "{text:?}");
        }
    }
}
