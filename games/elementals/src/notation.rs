//! The strings of the rules file: one for each action and outcome (ELM-NOTE-1, ELM-NOTE-2). A record is made
//! of these strings (ELM-NOTE-3).

use feerie_core::{ParseError, Seat};
use std::fmt;
use std::str::FromStr;

use crate::action::{Action, Cards, Outcome, Time};
use crate::cards::Card;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::None => return f.write_str("none"),
            Action::Book(_) => f.write_str("book")?,
            Action::Slap(card, _) => write!(f, "slap:{card}")?,
        }
        match self.time() {
            Some(Time::At(ms)) => write!(f, ":{ms}"),
            Some(Time::Open) => f.write_str(":<ms>"),
            Some(Time::Free) | None => Ok(()),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut fields = text.split(':');
        let action = match fields.next() {
            Some("none") => return if fields.next().is_none() { Ok(Action::None) } else { Err(ParseError) },
            Some("book") => Action::Book(Time::Free),
            Some("slap") => Action::Slap(fields.next().ok_or(ParseError)?.parse()?, Time::Free),
            _ => return Err(ParseError),
        };
        match (fields.next(), fields.next()) {
            (None, _) => Ok(action),
            (Some(time), None) if is_number(time) => {
                Ok(action.with_time(Time::At(time.parse().map_err(|_| ParseError)?)))
            }
            _ => Err(ParseError),
        }
    }
}

/// Whether a text is a number without sign or leading zeros (ELM-TIME-2).
pub fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit()) && (text == "0" || !text.starts_with('0'))
}

/// Whether a text would be a timed reaction if its number were not too long to be any time at all.
pub fn is_timed_reaction(text: &str) -> bool {
    text.rsplit_once(':').is_some_and(|(reaction, time)| {
        is_number(time) && reaction.parse::<Action>().is_ok_and(|action| action.time() == Some(Time::Free))
    })
}

/// Writes an outcome at a table of `seats`.
pub fn write_outcome(seats: u8, outcome: &Outcome, out: &mut dyn fmt::Write) -> fmt::Result {
    match outcome {
        Outcome::First(seat) => write!(out, "first:{seat}"),
        Outcome::Deal(cards) => {
            let each = cards.len() / usize::from(seats);
            for (at, card) in cards.iter().enumerate() {
                let before = match at {
                    0 => "deal:",
                    _ if at % each == 0 => "/",
                    _ => ",",
                };
                write!(out, "{before}{card}")?;
            }
            Ok(())
        }
        Outcome::Shuffle(cards) => {
            for (at, card) in cards.iter().enumerate() {
                write!(out, "{}{card}", if at == 0 { "shuffle:" } else { "," })?;
            }
            Ok(())
        }
    }
}

/// Reads an outcome at a table of `seats`, each of which is dealt so many cards.
pub fn read_outcome(seats: u8, each: u8, text: &str) -> Result<Outcome, ParseError> {
    let (kind, rest) = text.split_once(':').ok_or(ParseError)?;
    match kind {
        "first" if is_number(rest) => Ok(Outcome::First(Seat(rest.parse().map_err(|_| ParseError)?))),
        "deal" => {
            let mut all = Cards::new();
            for packet in rest.split('/') {
                let before = all.len();
                read_cards(packet, &mut all)?;
                if all.len() != before + usize::from(each) {
                    return Err(ParseError);
                }
            }
            if all.len() == usize::from(each) * usize::from(seats) { Ok(Outcome::Deal(all)) } else { Err(ParseError) }
        }
        "shuffle" => {
            let mut cards = Cards::new();
            read_cards(rest, &mut cards)?;
            Ok(Outcome::Shuffle(cards))
        }
        _ => Err(ParseError),
    }
}

fn read_cards(text: &str, into: &mut Cards) -> Result<(), ParseError> {
    for code in text.split(',') {
        into.try_push(code.parse::<Card>()?).map_err(|_| ParseError)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn note_2_only_the_listed_forms_are_actions() {
        for text in ["none", "book", "book:0", "book:512", "slap:fwt", "slap:fwt:731", "slap:m1:65535"] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "None",
            "none:3",
            "book:",
            "book:0512",
            "book:+512",
            "book:-1",
            "book:5 ",
            "book:<ms>",
            "book:65536",
            "book:1:2",
            "slap",
            "slap:",
            "slap:fwf",
            "slap:FWT:731",
            "slap:fwt:",
            "slap:fwt:<ms>",
            "slap:fwt:00",
            "slap:fwt:1e3",
            "slap:m5:700",
            "slap:w0",
            " none",
        ] {
            assert_eq!(text.parse::<Action>(), Err(ParseError), "{text:?}");
        }
    }

    #[test]
    fn time_2_a_number_too_long_is_still_a_number() {
        for text in ["slap:fwt:65536", "book:99999999999999999999999", "slap:fwt:12"] {
            assert!(is_timed_reaction(text), "{text}");
        }
        for text in ["none:70000", "slap:fwt", "book", "slap:xyz:70000", "book:070000", "book:7:70000", ":", ""] {
            assert!(!is_timed_reaction(text), "{text}");
        }
    }

    #[test]
    fn note_1_outcomes_read_back_and_nothing_else_does() {
        let mut text = String::from("deal:");
        for (at, card) in Card::all().enumerate() {
            text.push_str(match at {
                0 => "",
                _ if at % 20 == 0 => "/",
                _ => ",",
            });
            text.push_str(&card.to_string());
        }
        let deal = read_outcome(3, 20, &text).unwrap();
        let mut again = String::new();
        write_outcome(3, &deal, &mut again).unwrap();
        assert_eq!(text, again);
        assert_eq!(read_outcome(2, 30, &text), Err(ParseError), "other packets");
        for text in ["first:", "first:01", "first:x", "first:300", "deal:", "deal:fwt", "shuffle:", "shuffle:fwt,", "d"]
        {
            assert_eq!(read_outcome(3, 20, text), Err(ParseError), "{text}");
        }
        let shuffle = read_outcome(3, 20, "shuffle:fwt,m1,w4").unwrap();
        assert_eq!(shuffle, Outcome::Shuffle(["fwt", "m1", "w4"].iter().map(|c| c.parse().unwrap()).collect()));
    }
}
