//! What chance answers (PIX-NOT-2).

use feerie_core::{List, ParseError};
use std::fmt;
use std::str::FromStr;

use super::{read_good, read_seat};
use crate::action::{Casino, Outcome};
use crate::board::COLORS;
use crate::goods::{Good, read_number};
use crate::tiles::Skill;

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Order(seats) => {
                f.write_str("order:")?;
                seats.iter().try_for_each(|seat| seat.fmt(f))
            }
            Outcome::Skills(set) => {
                f.write_str("skills:")?;
                Skill::of(*set).try_for_each(|skill| skill.fmt(f))
            }
            Outcome::Whip(n) => write!(f, "whip:{n}"),
            Outcome::Casino(side) => write!(f, "casino:{}", side.name()),
            Outcome::Draw(cubes) => write!(f, "draw:{cubes}"),
            Outcome::Demand(good) => write!(f, "demand:{good}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (word, rest) = text.split_once(':').ok_or(ParseError)?;
        let outcome = match word {
            "order" if (1..=COLORS).contains(&rest.len()) => {
                let seats: Result<Vec<u8>, _> = rest.bytes().map(|digit| read_seat(digit).map(|seat| seat.0)).collect();
                Outcome::Order(seats?.into_iter().collect::<List<u8, COLORS>>())
            }
            "skills" => {
                let mut set = 0;
                for letter in rest.bytes() {
                    let bit = match letter {
                        b'a'..=b'j' => 1 << (letter - b'a'),
                        _ => return Err(ParseError),
                    };
                    // Ascending, each once: every letter is above all that came before.
                    if bit <= set {
                        return Err(ParseError);
                    }
                    set |= bit;
                }
                Outcome::Skills(set)
            }
            "whip" => Outcome::Whip(read_number(rest)?),
            "casino" => Outcome::Casino(Casino::ALL.into_iter().find(|side| side.name() == rest).ok_or(ParseError)?),
            "draw" if rest != "-" => Outcome::Draw(rest.parse()?),
            "demand" => Outcome::Demand(read_good(rest, Good::is_food)?),
            _ => return Err(ParseError),
        };
        Ok(outcome)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// PIX-NOT-2.
    #[test]
    fn not_2_only_the_listed_forms_are_outcomes() {
        for text in ["order:201", "skills:abcdef", "whip:4", "casino:gold", "draw:S2G1R1", "demand:H"] {
            assert_eq!(text.parse::<Outcome>().map(|outcome| outcome.to_string()).as_deref(), Ok(text));
        }
        for text in [
            "",
            "order:",
            "order:9",
            "order:012340",
            "skills:ba",
            "skills:aa",
            "whip:0",
            "casino:x",
            "draw:-",
            "demand:S",
        ] {
            assert_eq!(text.parse::<Outcome>(), Err(ParseError), "{text:?}");
        }
    }
}
