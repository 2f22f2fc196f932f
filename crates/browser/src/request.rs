//! What goes in: seats and observers as numbers, new tables and records as JSON.

use feerie_core::{Actor, Observer, Record, Seat, SeatSet, Seed};
use feerie_table::{Practice, Question, Viewpoint};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::answer::{Answer, Fault};

/// The number that stands for chance where a step is made, and for the table's keeper where somebody looks.
const CHANCE_OR_ALL: u32 = 255;
/// The bit that stands for everybody among seats.
const EVERYBODY: u32 = 1 << 8;
/// The number of a watcher.
const WATCHER: u32 = 254;

/// A table to be set up.
#[derive(Deserialize)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// Options that differ from the defaults.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// Where all chance comes from. The page draws it: there is no entropy in here.
    pub seed: Seed,
    /// What each person added to the seed.
    #[serde(default)]
    pub salts: Vec<String>,
}

/// A table to be set up and played as far as a record goes.
#[derive(Deserialize)]
pub struct KeptTable {
    /// The record. Its own seed counts, if it tells one.
    pub record: Record,
    /// The dice to go on with where it tells none: a page that kept a game unfinished has kept its seed.
    pub seed: Seed,
    /// What each person had added to that seed.
    #[serde(default)]
    pub salts: Vec<String>,
}

/// A question about a game that is kept nowhere.
#[derive(Deserialize)]
pub struct PracticeQuestion {
    /// The game so far.
    pub practice: Practice,
    /// What is asked.
    pub question: Question,
}

/// A question about a view.
#[derive(Deserialize)]
pub struct ViewQuestion {
    /// The game's id.
    pub game: String,
    /// How many seats the table has.
    pub seats: u8,
    /// Its options.
    pub options: Map<String, Value>,
    /// On behalf of which seat: whose view it is, or whom its holder watches.
    pub seat: u8,
    /// The view as the wire has it.
    pub view: Value,
    /// What is asked.
    pub question: Question,
}

/// Reads a request.
pub fn read<'a, T: Deserialize<'a>>(text: &'a [u8]) -> Answer<T> {
    serde_json::from_slice(text).map_err(|error| Fault::bad_request(error.to_string()))
}

/// A text from outside.
pub fn text(bytes: &[u8]) -> Answer<&str> {
    std::str::from_utf8(bytes).map_err(|_| Fault::bad_request("not UTF-8"))
}

/// Who makes a step. Seats that are not at the table are the rules' to refuse.
pub fn actor(number: u32) -> Actor {
    match number {
        CHANCE_OR_ALL => Actor::Chance,
        number => Actor::Seat(seat(number)),
    }
}

/// A seat; one that no table has where the number is too large.
pub fn seat(number: u32) -> Seat {
    Seat(u8::try_from(number).unwrap_or(u8::MAX))
}

/// Who looks at a table of so many seats.
pub fn observer(number: u32, seats: u8) -> Answer<Observer> {
    match number {
        CHANCE_OR_ALL => Ok(Observer::All),
        WATCHER => Ok(Observer::Watcher),
        number if number < u32::from(seats) => Ok(Observer::Seat(seat(number))),
        _ => Err(Fault::bad_request(format!("there is no seat {number}"))),
    }
}

/// The seats whose bits are set.
pub fn seat_set(bits: u32, seats: u8) -> SeatSet {
    Seat::all(seats).filter(|seat| bits & (1 << seat.0) != 0).collect()
}

/// Whose knowledge the bits ask for: of these seats, of everybody, or of a watcher where none is set.
pub fn viewpoint(bits: u32, seats: u8) -> Viewpoint {
    if bits & EVERYBODY != 0 { Viewpoint::All } else { Viewpoint::of(seat_set(bits, seats)) }
}

/// The same as bits.
pub fn seat_bits(seats: SeatSet) -> u32 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}
