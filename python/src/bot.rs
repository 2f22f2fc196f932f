//! The house's bots.

use feerie_advice::{AskError, BotMemory};
use feerie_bots::{Budget, Level};
use pyo3::prelude::*;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::convert;
use crate::errors::{Problem, raised};
use crate::state::State;

/// A bot that is given no time iterates at most so often.
const MOST_ITERATIONS: u32 = 1_000_000;
/// How long a bot may think at most.
const LONGEST_MS: u64 = 600_000;

/// What a bot says: the action, its estimate of each seat's share of the victory, and its best choices.
type Said = (String, Vec<f32>, Vec<(String, f32)>);

/// A bot of some level. It sees what its seat sees.
#[pyclass(module = "feerie._feerie")]
pub struct Bot {
    level: String,
    ms: Option<u64>,
    iterations: Option<u32>,
    memory: Mutex<BotMemory>,
}

#[pymethods]
impl Bot {
    #[new]
    fn new(py: Python<'_>, level: String, ms: Option<i64>, iterations: Option<i64>) -> PyResult<Self> {
        let wrong = |name| raised(py, Problem::bad_request(format!("{name} must be at least 1")));
        let ms = ms.map(|ms| u64::try_from(ms).ok().filter(|&ms| ms > 0).ok_or_else(|| wrong("ms"))).transpose()?;
        let iterations = iterations
            .map(|n| u32::try_from(n).ok().filter(|&n| n > 0).ok_or_else(|| wrong("iterations")))
            .transpose()?;
        Ok(Bot { level, ms, iterations, memory: Mutex::default() })
    }

    /// What it would play, how it thinks the seats stand, and its best choices.
    fn advise(&self, py: Python<'_>, state: &Bound<'_, State>, seat: &Bound<'_, PyAny>) -> PyResult<Said> {
        // A desk of its own: another thread may play on while the bot thinks.
        let desk = state.get().fork();
        let table = desk.table();
        let seat = convert::seat(seat, table.seats())?;
        let level = Level::named(&self.level, &table.info(), table.seats())
            .map_err(|error| raised(py, Problem::new("unknown_bot", error.to_string())))?;
        let limit = self.ms.or(if self.iterations.is_some() { None } else { Some(200) });
        let iterations = self.iterations.unwrap_or(MOST_ITERATIONS).min(MOST_ITERATIONS);
        let memory = &self.memory;
        let said = py.detach(|| {
            let deadline = limit.map(|ms| Instant::now() + Duration::from_millis(ms.min(LONGEST_MS)));
            let stop = || deadline.is_some_and(|deadline| Instant::now() >= deadline);
            // Losing what a bot remembers costs nothing but thought.
            let mut memory = memory.lock().unwrap_or_else(PoisonError::into_inner);
            table.think(seat, level, Budget { iterations, stop: Some(&stop) }, &mut memory)
        });
        match said {
            Ok(advice) => Ok((advice.action, advice.estimate, advice.best)),
            Err(AskError::NotNow(refusal)) => Err(raised(py, refusal)),
            Err(AskError::Nothing) => Err(raised(py, Problem::bad_request("the bot sees nothing to play"))),
        }
    }
}
