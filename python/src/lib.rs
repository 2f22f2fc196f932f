//! The games of Féerie for Python: the part that is Rust. What people import is in `package/feerie`.
//!
//! Nothing is trusted that comes from Python, and nothing here panics on it: wrong seats, actions, options and records
//! become exceptions with a code and, where the rules forbid something, the clause.

mod batch;
mod bot;
mod convert;
mod errors;
mod imagined;
mod restore;
mod state;

use feerie_catalog::{Catalog, ENCODED};
use feerie_core::encode::Group;
use feerie_env::spaces as spaces_of;
use feerie_table::describe_games;
use pyo3::prelude::*;

use errors::raised;

/// What every game says of itself, as JSON: the games that can be played from Python.
#[pyfunction]
fn describe() -> String {
    let mut described = describe_games(&Catalog);
    if let Some(games) = described["games"].as_array_mut() {
        games.retain(|game| game["id"].as_str().is_some_and(|id| ENCODED.contains(&id)));
    }
    described["games"].to_string()
}

/// A stretch of numbers: its name, its first number, how many there are.
type GroupForm = (&'static str, usize, usize);

/// Version, sizes of observations and actions, what each of their numbers says; the board's rows and columns, what its
/// planes show.
type SpacesForm = (u32, usize, usize, Vec<GroupForm>, Vec<GroupForm>, Option<(u16, u16)>, Vec<GroupForm>);

/// The sizes of a game's spaces: the encoding's version, the numbers of an observation and of actions, and what both say.
#[pyfunction]
fn spaces(py: Python<'_>, game: &str) -> PyResult<SpacesForm> {
    let spaces = spaces_of(game).map_err(|error| raised(py, error))?;
    let form = |groups: &[Group]| {
        groups.iter().map(|group| (group.name, group.start.into(), group.len.into())).collect::<Vec<GroupForm>>()
    };
    let kinds = spaces.kinds.iter().map(|&(name, kind)| (name, kind.first, kind.n)).collect();
    let (groups, planes) = (form(&spaces.groups), form(&spaces.planes));
    Ok((spaces.version, spaces.observation, spaces.actions, groups, kinds, spaces.board, planes))
}

#[pymodule]
fn _feerie(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_function(wrap_pyfunction!(describe, module)?)?;
    module.add_function(wrap_pyfunction!(spaces, module)?)?;
    module.add_function(wrap_pyfunction!(state::start, module)?)?;
    module.add_function(wrap_pyfunction!(restore::restore, module)?)?;
    module.add_class::<state::State>()?;
    module.add_class::<bot::Bot>()?;
    module.add_class::<batch::Batch>()?;
    Ok(())
}
