//! What a desk answers.

use feerie_core::{Refusal, SetupError};
use feerie_table::{OpenError, PracticeError, RecordError, TooFar, TurnRefusal, UndoRefusal};
use serde::Serialize;

/// What a question led to.
pub type Answer<T> = Result<T, Fault>;

/// Why a question has no answer. The sentences are the client's: it has the same Fluent files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// One of the table protocol's codes, or of the taking back's.
    pub code: &'static str,
    /// The clause that forbids a step or an option.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// The step of a record that does not replay, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
    /// What was wrong, for whoever looks at a log.
    pub detail: String,
}

impl Fault {
    /// A fault without a clause.
    pub fn new(code: &'static str, detail: impl Into<String>) -> Fault {
        Fault { code, rule: None, step: None, detail: detail.into() }
    }

    /// A question that is not one.
    pub fn bad_request(detail: impl Into<String>) -> Fault {
        Fault::new("bad_request", detail)
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        let rule = refusal.clause.map(|clause| clause.id());
        Fault { rule, ..Fault::new(refusal.fault.code(), refusal.to_string()) }
    }
}

impl From<OpenError> for Fault {
    fn from(error: OpenError) -> Fault {
        let (code, rule) = match &error {
            OpenError::UnknownGame(_) => ("unknown_game", None),
            OpenError::Setup(setup @ SetupError::Seats { .. }) => ("bad_seats", setup.clause()),
            OpenError::Setup(setup @ SetupError::Option { .. }) => ("bad_option", setup.clause()),
        };
        Fault { rule: rule.map(|clause| clause.id()), ..Fault::new(code, error.to_string()) }
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Fault {
        match error {
            RecordError::Open(error) => error.into(),
            RecordError::Step { index, refusal } => {
                Fault { code: "bad_record", step: Some(index), ..Fault::from(refusal) }
            }
        }
    }
}

impl From<PracticeError> for Fault {
    fn from(error: PracticeError) -> Fault {
        match error {
            PracticeError::NoSeat(seat) => Fault::bad_request(format!("there is no seat {seat}")),
            PracticeError::Open(error) => error.into(),
            PracticeError::Step(index, refusal) => RecordError::Step { index, refusal }.into(),
            PracticeError::Dice(refusal) => refusal.into(),
        }
    }
}

impl From<TooFar> for Fault {
    fn from(TooFar { made }: TooFar) -> Fault {
        Fault::bad_request(format!("only {made} steps were made"))
    }
}

impl From<TurnRefusal> for Fault {
    fn from(refusal: TurnRefusal) -> Fault {
        match refusal {
            TurnRefusal::Refused(index, refusal) => Fault { step: Some(index), ..refusal.into() },
            TurnRefusal::LookFirst(index) => {
                Fault { step: Some(index), ..Fault::new("look_first", "what comes before has to be seen first") }
            }
        }
    }
}

impl From<UndoRefusal> for Fault {
    fn from(refusal: UndoRefusal) -> Fault {
        let code = match refusal {
            UndoRefusal::Nothing => "undo_nothing",
            UndoRefusal::Chance => "undo_chance",
            UndoRefusal::Revealed => "undo_shown",
            UndoRefusal::Others => "undo_others",
            UndoRefusal::Sealed => "undo_sealed",
        };
        Fault::new(code, format!("{refusal:?}"))
    }
}
