//! What comes from Python, read with care, and what goes there as JSON.

use feerie_core::{Actor, Observer, Record, Seat, Seed};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyString};
use serde_json::{Map, Value};

use crate::errors::{Problem, raised};

/// A value of JSON as Python's own.
pub fn to_python<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (text,))
}

/// Options as JSON text.
pub fn options(py: Python<'_>, text: &str) -> PyResult<Map<String, Value>> {
    match serde_json::from_str(text) {
        Ok(Value::Object(options)) => Ok(options),
        _ => Err(raised(py, Problem::bad_request("options are a dictionary"))),
    }
}

/// A record as JSON text.
pub fn record(py: Python<'_>, text: &str) -> PyResult<Record> {
    serde_json::from_str(text).map_err(|error| raised(py, Problem::new("bad_record", format!("not a record: {error}"))))
}

/// A number of seats; those that no game has are the game's to refuse.
pub fn seats(given: i64) -> u8 {
    u8::try_from(given).unwrap_or(u8::MAX)
}

/// Who acts: a seat's number, or `"chance"`. Seats that are not at the table are the rules' to refuse.
pub fn actor(given: &Bound<'_, PyAny>) -> PyResult<Actor> {
    if let Ok(text) = given.cast::<PyString>() {
        if text == "chance" {
            return Ok(Actor::Chance);
        }
    } else if let Some(number) = signed(given) {
        return Ok(Actor::Seat(Seat(u8::try_from(number).unwrap_or(u8::MAX))));
    }
    Err(wrong(given, "an actor is a seat's number or \"chance\""))
}

/// Who acted, as Python says it: the same that [`actor`] reads.
#[derive(IntoPyObject)]
pub enum Who {
    /// A seat's number.
    Seat(u8),
    /// `"chance"`.
    Chance(&'static str),
}

impl From<Actor> for Who {
    fn from(actor: Actor) -> Who {
        match actor {
            Actor::Seat(seat) => Who::Seat(seat.0),
            Actor::Chance => Who::Chance("chance"),
        }
    }
}

/// A text, such as an action or a language.
pub fn text(given: &Bound<'_, PyAny>, what: &str) -> PyResult<String> {
    given.extract::<String>().map_err(|_| wrong(given, &format!("{what} is a text")))
}

/// A whole number that dice follow from: any of 64 bits, with or without a sign.
pub fn number(given: &Bound<'_, PyAny>, what: &str) -> PyResult<u64> {
    let unsigned = || given.extract::<u64>().ok().filter(|_| !is_truth(given));
    let number = signed(given).map(i64::cast_unsigned).or_else(unsigned);
    number.ok_or_else(|| wrong(given, &format!("{what} is a number of 64 bits")))
}

fn signed(given: &Bound<'_, PyAny>) -> Option<i64> {
    given.extract().ok().filter(|_| !is_truth(given))
}

/// A truth value is no number here, although it is one to Python.
fn is_truth(given: &Bound<'_, PyAny>) -> bool {
    given.is_instance_of::<PyBool>()
}

/// A number that a seat says; those that no action has are the rules' to refuse.
pub fn token(given: &Bound<'_, PyAny>) -> PyResult<u16> {
    Ok(u16::try_from(number(given, "an action")?).unwrap_or(u16::MAX))
}

/// The exception for an argument that is not what it should be.
fn wrong(given: &Bound<'_, PyAny>, wanted: &str) -> PyErr {
    let shown = given.repr().map_or_else(|_| "something else".to_owned(), |text| text.to_string());
    raised(given.py(), Problem::bad_request(format!("{wanted}, not {shown}")))
}

/// A seat of a table.
pub fn seat(given: &Bound<'_, PyAny>, seats: u8) -> PyResult<Seat> {
    match signed(given).and_then(|number| u8::try_from(number).ok()) {
        Some(number) if number < seats => Ok(Seat(number)),
        _ => Err(wrong(given, &format!("the table has seats 0 to {}", seats - 1))),
    }
}

/// Who looks: a seat's number, `"watcher"` or `"all"`.
pub fn observer(given: &Bound<'_, PyAny>, seats: u8) -> PyResult<Observer> {
    if let Ok(text) = given.cast::<PyString>() {
        if text == "watcher" {
            return Ok(Observer::Watcher);
        }
        if text == "all" {
            return Ok(Observer::All);
        }
    }
    seat(given, seats).map(Observer::Seat)
}

/// An observer, as [`observer`] reads it.
pub fn observer_name(who: Observer) -> String {
    match who {
        Observer::Seat(seat) => seat.to_string(),
        Observer::Watcher => "watcher".to_owned(),
        Observer::All => "all".to_owned(),
    }
}

/// A seed as 64 hexadecimal digits.
pub fn seed(py: Python<'_>, text: &str) -> PyResult<Seed> {
    serde_json::from_value(Value::from(text))
        .map_err(|error| raised(py, Problem::bad_request(format!("not a seed: {error}"))))
}

/// A seed that nobody has chosen.
pub fn fresh_seed(py: Python<'_>) -> PyResult<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| raised(py, Problem::new("no_entropy", error.to_string())))?;
    Ok(Seed::from_bytes(bytes))
}
