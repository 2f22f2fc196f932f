//! Many games at once, in numpy's arrays.

use feerie_env::{AnyBatch, Arrays, PREFIX, open_batch, spaces};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1, PyReadwriteArray1};
use pyo3::PyTypeCheck;
use pyo3::prelude::*;

use crate::convert;
use crate::errors::{Problem, raised};

/// More games than any memory holds.
const MOST_GAMES: usize = 1 << 24;
const MOST_THREADS: usize = 1024;

/// Games stepped together into arrays that stay where they are.
#[pyclass(module = "feerie._feerie")]
pub struct Batch {
    batch: Box<dyn AnyBatch>,
    #[pyo3(get)]
    observations: Py<PyArray2<f32>>,
    #[pyo3(get)]
    masks: Py<PyArray2<bool>>,
    #[pyo3(get)]
    prefixes: Py<PyArray2<i16>>,
    #[pyo3(get)]
    rewards: Py<PyArray2<f32>>,
    #[pyo3(get)]
    done: Py<PyArray1<bool>>,
    #[pyo3(get)]
    acting: Py<PyArray1<i8>>,
    /// How many cells the arrays of several cells a game have: observations, masks, prefixes, rewards.
    cells: [usize; 4],
}

#[pymethods]
impl Batch {
    #[new]
    fn new(py: Python<'_>, game: &str, n: i64, seats: i64, options: &str, threads: i64) -> PyResult<Self> {
        let within = |given: i64, most: usize, name: &str| match usize::try_from(given) {
            Ok(number) if (1..=most).contains(&number) => Ok(number),
            _ => Err(raised(py, Problem::bad_request(format!("{name} is a number from 1 to {most}, not {given}")))),
        };
        let (n, threads) = (within(n, MOST_GAMES, "n")?, within(threads, MOST_THREADS, "threads")?);
        let options = convert::options(py, options)?;
        let sizes = spaces(game).map_err(|error| raised(py, error))?;
        let seats = convert::seats(seats);
        // The largest one first, so that a memory that does not suffice is found out before anything fills it.
        let observations = zeros(py, (n, sizes.observation), "float32")?;
        let batch = open_batch(game, seats, &options, n, threads).map_err(|error| raised(py, error))?;
        Ok(Batch {
            batch: batch.map_err(|error| raised(py, error))?,
            observations,
            masks: zeros(py, (n, sizes.actions), "bool")?,
            prefixes: zeros(py, (n, PREFIX), "int16")?,
            rewards: zeros(py, (n, usize::from(seats)), "float32")?,
            done: zeros(py, (n,), "bool")?,
            acting: zeros(py, (n,), "int8")?,
            cells: [sizes.observation, sizes.actions, PREFIX, seats.into()].map(|row| n * row),
        })
    }

    /// Starts all games anew.
    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.work(py, |batch, arrays| batch.reset(seed, arrays))
    }

    /// Says a number in every game.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i64>) -> PyResult<()> {
        let actions = actions.as_slice()?;
        self.work(py, |batch, arrays| batch.step(actions, arrays))
    }

    /// Writes any number of each mask.
    fn random_actions(&mut self, py: Python<'_>, mut out: PyReadwriteArray1<'_, i64>) -> PyResult<()> {
        self.batch.random_tokens(out.as_slice_mut()?).map_err(|error| raised(py, error))
    }
}

/// An array as Python makes it: where memory does not suffice, that is an exception.
fn zeros<'py, A: PyTypeCheck>(py: Python<'py>, shape: impl IntoPyObject<'py>, kind: &str) -> PyResult<Py<A>> {
    let made = py.import("numpy")?.call_method1("zeros", (shape, kind))?;
    Ok(made.cast_into::<A>()?.unbind())
}

impl Batch {
    /// Lends the arrays to the games, with the interpreter free for others meanwhile.
    fn work(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn AnyBatch, Arrays<'_>) -> Result<(), feerie_env::BatchError> + Send,
    ) -> PyResult<()> {
        let mut observations = self.observations.bind(py).try_readwrite()?;
        let mut masks = self.masks.bind(py).try_readwrite()?;
        let mut prefixes = self.prefixes.bind(py).try_readwrite()?;
        let mut rewards = self.rewards.bind(py).try_readwrite()?;
        let mut done = self.done.bind(py).try_readwrite()?;
        let mut acting = self.acting.bind(py).try_readwrite()?;
        let arrays = Arrays {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            prefixes: prefixes.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            done: done.as_slice_mut()?,
            acting: acting.as_slice_mut()?,
        };
        let batch = &mut *self.batch;
        let (n, games) = (arrays.done.len(), batch.games());
        let cells = [arrays.observations.len(), arrays.masks.len(), arrays.prefixes.len(), arrays.rewards.len()];
        if (n, arrays.acting.len(), cells) != (games, games, self.cells) {
            return Err(raised(py, Problem::bad_request("somebody has given the arrays another shape")));
        }
        py.detach(|| work(batch, arrays)).map_err(|error| raised(py, error))
    }
}
