//! The strings of part 5 of the rules file: one for each action and outcome (PIX-NOT-1, PIX-NOT-2).

mod action;
mod outcome;
mod parts;

use feerie_core::{ParseError, Seat};

use crate::goods::Good;

/// A good of those that may stand here.
fn read_good(text: &str, keep: fn(Good) -> bool) -> Result<Good, ParseError> {
    text.parse().ok().filter(|&good| keep(good)).ok_or(ParseError)
}

/// A seat by its digit.
fn read_seat(digit: u8) -> Result<Seat, ParseError> {
    match digit {
        b'0'..=b'4' => Ok(Seat(digit - b'0')),
        _ => Err(ParseError),
    }
}

/// The first or the second place of a seat's own.
fn read_slot_number(text: &str) -> Result<u8, ParseError> {
    match text {
        "1" => Ok(1),
        "2" => Ok(2),
        _ => Err(ParseError),
    }
}
