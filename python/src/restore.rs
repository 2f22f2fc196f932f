//! States made again: out of records, and out of what a pickle holds.

use feerie_core::{Observer, RecordHead};
use feerie_env::open_desk;
use pyo3::prelude::*;

use crate::convert;
use crate::errors::raised;
use crate::state::State;

/// After how many steps, who, by which number, and from which view.
pub type ImaginedParts = (usize, String, u64, Option<String>);
/// What a state is made of again: record, seed, who imagined it when, and what who said of a word.
pub type Parts = (String, String, Vec<ImaginedParts>, Option<Begun>);
/// A seat, and what it said of its word.
pub type Begun = (u16, Vec<u16>);

/// A state out of its parts, or out of any record.
#[pyfunction]
#[pyo3(signature = (record, seed = None, imagined = Vec::new(), begun = None))]
pub fn restore(
    py: Python<'_>,
    record: &str,
    seed: Option<&str>,
    imagined: Vec<ImaginedParts>,
    begun: Option<Begun>,
) -> PyResult<State> {
    let mut record = convert::record(py, record)?;
    let seed = match (seed, record.head.seed) {
        (Some(text), _) => convert::seed(py, text)?,
        (None, Some(seed)) if record.head.salts.is_empty() => seed,
        (None, _) => convert::fresh_seed(py)?,
    };
    record.head = RecordHead::default();
    let first = imagined.first().map_or(record.steps.len(), |(after, ..)| (*after).min(record.steps.len()));
    let mut later = record.steps.split_off(first).into_iter();
    let desk = open_desk(&record, seed).map_err(|error| raised(py, error))?;
    let mut state = State::new(desk, seed);
    for (after, who, number, view) in imagined {
        while state.at_desk(|desk| desk.table().steps().len()) < after
            && let Some(step) = later.next()
        {
            state.at_desk(|desk| desk.advance(step.0, &step.1)).map_err(|error| raised(py, error))?;
        }
        let who = observer_named(py, &who, state.seats())?;
        state = match view {
            None => state.imagined_by(who, number),
            Some(view) => state.seen_by(py, who, &view, number)?,
        };
    }
    for step in later {
        state.at_desk(|desk| desk.advance(step.0, &step.1)).map_err(|error| raised(py, error))?;
    }
    if let Some((seat, said)) = begun {
        let seat = convert::seat(seat.into_pyobject(py)?.as_any(), state.seats())?;
        for token in said {
            state.at_desk(|desk| desk.say(seat, token)).map_err(|error| raised(py, error))?;
        }
    }
    Ok(state)
}

/// An observer by the name that [`convert::observer_name`] gave.
fn observer_named(py: Python<'_>, name: &str, seats: u8) -> PyResult<Observer> {
    match name.parse::<i64>() {
        Ok(number) => convert::observer(number.into_pyobject(py)?.as_any(), seats),
        Err(_) => convert::observer(name.into_pyobject(py)?.as_any(), seats),
    }
}
