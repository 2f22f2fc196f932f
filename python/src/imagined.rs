//! States that somebody imagined, from a position or from a view of one.

use feerie_core::Observer;
use pyo3::prelude::*;

use crate::errors::{Problem, raised};
use crate::state::State;

/// How a state was imagined.
#[derive(Clone)]
pub struct Imagined {
    /// After how many steps.
    pub after: usize,
    pub who: Observer,
    /// The number that hidden things were drawn by.
    pub number: u64,
    /// What they saw, where that is not what the state before shows them.
    pub view: Option<String>,
}

impl State {
    /// A state that an observer might be in for all they know.
    pub fn imagined_by(&self, who: Observer, number: u64) -> State {
        let (after, desk) = self.at_desk(|desk| (desk.table().steps().len(), desk.imagine(who, number)));
        self.leading_to(desk, Imagined { after, who, number, view: None })
    }

    /// A state that looks so to an observer: their view as JSON.
    pub fn seen_by(&self, py: Python<'_>, who: Observer, view: &str, number: u64) -> PyResult<State> {
        let unread =
            || raised(py, Problem::new("unread_view", format!("not a view of {} that can be read", self.game())));
        let form = serde_json::from_str(view).map_err(|_| unread())?;
        let (after, desk) = self.at_desk(|desk| (desk.table().steps().len(), desk.see(&form, number)));
        let view = Some(view.to_owned());
        Ok(self.leading_to(desk.ok_or_else(unread)?, Imagined { after, who, number, view }))
    }
}
