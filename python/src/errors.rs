//! Exceptions: every refusal becomes one of the classes in `feerie/errors.py`, chosen by its code.

use feerie_core::{Refusal, SetupError};
use feerie_env::{BatchError, DeskError};
use feerie_table::{OpenError, RecordError};
use pyo3::prelude::*;

/// What is raised: a code, a sentence, and the clause that forbids something.
pub struct Problem {
    code: &'static str,
    message: String,
    rule: Option<&'static str>,
}

impl Problem {
    /// A problem that no clause speaks of.
    pub fn new(code: &'static str, message: impl Into<String>) -> Problem {
        Problem { code, message: message.into(), rule: None }
    }

    /// Something asked for that makes no sense.
    pub fn bad_request(message: impl Into<String>) -> Problem {
        Problem::new("bad_request", message)
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let rule = refusal.clause.map(|clause| clause.id());
        Problem { rule, ..Problem::new(refusal.fault.code(), refusal.to_string()) }
    }
}

impl From<OpenError> for Problem {
    fn from(error: OpenError) -> Problem {
        let (code, rule) = match &error {
            OpenError::UnknownGame(_) => ("unknown_game", None),
            OpenError::Setup(setup @ SetupError::Seats { .. }) => ("bad_seats", setup.clause()),
            OpenError::Setup(setup @ SetupError::Option { .. }) => ("bad_option", setup.clause()),
        };
        Problem { rule: rule.map(|clause| clause.id()), ..Problem::new(code, error.to_string()) }
    }
}

impl From<RecordError> for Problem {
    fn from(error: RecordError) -> Problem {
        let message = error.to_string();
        match error {
            RecordError::Open(error) => error.into(),
            RecordError::Step { refusal, .. } => {
                Problem { rule: refusal.clause.map(|clause| clause.id()), ..Problem::new("bad_record", message) }
            }
        }
    }
}

impl From<DeskError> for Problem {
    fn from(error: DeskError) -> Problem {
        let message = error.to_string();
        match error {
            DeskError::Refused(refusal) => refusal.into(),
            DeskError::Begun(_) => Problem::new("wrong_actor", message),
            DeskError::Mute => Problem::new("unspeakable", message),
        }
    }
}

impl From<BatchError> for Problem {
    fn from(error: BatchError) -> Problem {
        let (code, rule) = match error {
            BatchError::Length { .. } | BatchError::Threads(_) => ("bad_request", None),
            BatchError::Token { rule, .. } => ("illegal", Some(rule.id())),
            BatchError::Mute => ("unspeakable", None),
        };
        Problem { rule, ..Problem::new(code, error.to_string()) }
    }
}

/// The exception for a problem.
pub fn raised(py: Python<'_>, problem: impl Into<Problem>) -> PyErr {
    let Problem { code, message, rule } = problem.into();
    let make = || py.import("feerie.errors")?.getattr("error")?.call1((code, message, rule));
    make().map_or_else(|error| error, PyErr::from_value)
}
