//! Rule clauses, and the ways in which something can be refused. Sentences live in the locales, never here.

use crate::data::DataError;
use crate::seat::Actor;
use serde::{Serialize, Serializer};
use std::fmt;

/// The identity of one numbered clause of a rules file, such as `LUT-TREE-3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Clause(&'static str);

impl Clause {
    /// Names a clause. Games do this once, in their `clauses.rs`, through [`clauses!`](crate::clauses).
    pub const fn new(id: &'static str) -> Clause {
        Clause(id)
    }

    /// The id as the rules file writes it.
    pub const fn id(self) -> &'static str {
        self.0
    }
}

impl fmt::Debug for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

/// Declares a constant per clause and `ALL`, the list of them.
///
/// ```
/// feerie_core::clauses! {
///     /// Trees stand on forest squares only.
///     BOARD_6 = "LUT-BOARD-6";
/// }
/// assert_eq!(ALL, [BOARD_6]);
/// ```
#[macro_export]
macro_rules! clauses {
    ($($(#[$meta:meta])* $name:ident = $id:literal;)*) => {
        $($(#[$meta])* pub const $name: $crate::Clause = $crate::Clause::new($id);)*
        /// Every clause of the rules file, in its order.
        pub const ALL: &[$crate::Clause] = &[$($name),*];
    };
}

/// What kind of refusal a step met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// The actor may act, but not so.
    Illegal,
    /// It is not this actor's to act.
    WrongActor,
    /// Chance was asked, and there is no chance node.
    NoChance,
}

impl Fault {
    /// Its code on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Fault::Illegal => "illegal",
            Fault::WrongActor => "wrong_actor",
            Fault::NoChance => "no_chance",
        }
    }
}

/// A step that the rules refuse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What kind of refusal.
    pub fault: Fault,
    /// The clause that forbids the step; none where a game without chance is asked for some.
    pub clause: Option<Clause>,
    /// Who tried.
    pub actor: Actor,
    /// What was tried; nothing where only advice was asked for.
    pub step: String,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} may not play {:?}", self.actor, self.step)?;
        match self.clause {
            Some(clause) => write!(f, " ({clause})"),
            None => f.write_str(" (there is no chance here)"),
        }
    }
}

impl std::error::Error for Refusal {}

/// A string that is not in the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseError;

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not in the game's notation")
    }
}

impl std::error::Error for ParseError {}

/// A table that cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The game does not seat that many.
    Seats {
        /// What was asked for.
        given: u64,
        /// What the game allows.
        allowed: std::ops::RangeInclusive<u8>,
    },
    /// An option is unknown or has a value that is not offered.
    Option {
        /// The option's name.
        name: String,
        /// What is wrong and what was expected.
        problem: OptionProblem,
        /// The clause that refuses it, where the game has one.
        rule: Option<Clause>,
    },
}

/// What can be wrong with an option. Kinds and values, not sentences: those are in the locales.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionProblem {
    /// The game has no such option; these it has.
    Unknown(Vec<&'static str>),
    /// The value is none of those offered.
    NotOffered {
        /// What was given, as JSON.
        value: String,
        /// What is offered.
        offered: Vec<String>,
    },
    /// The value is no whole number within the bounds.
    NotWithin {
        /// What was given, as JSON.
        value: String,
        /// The least allowed.
        min: i64,
        /// The most allowed.
        max: i64,
    },
    /// The value is not text.
    NotText(String),
    /// What is wrong in a text of data.
    Data(Box<DataError>),
    /// What a game itself found, in the words of its data.
    Said(String),
}

impl fmt::Display for OptionProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionProblem::Unknown(known) => write!(f, "unknown; this game has {}", known.join(", ")),
            OptionProblem::NotOffered { value, offered } => {
                write!(f, "{value} is not offered; choose one of {}", offered.join(", "))
            }
            OptionProblem::NotWithin { value, min, max } => {
                write!(f, "{value} is not a whole number from {min} to {max}")
            }
            OptionProblem::NotText(value) => write!(f, "{value} is not text"),
            OptionProblem::Data(error) => error.fmt(f),
            OptionProblem::Said(text) => f.write_str(text),
        }
    }
}

impl SetupError {
    /// An option with something wrong about it that the game itself found.
    pub fn option(name: impl Into<String>, problem: impl Into<String>) -> SetupError {
        SetupError::Option { name: name.into(), problem: OptionProblem::Said(problem.into()), rule: None }
    }

    /// The same, against a clause of the rules.
    pub fn against(clause: Clause, name: impl Into<String>, problem: impl Into<String>) -> SetupError {
        SetupError::Option { name: name.into(), problem: OptionProblem::Said(problem.into()), rule: Some(clause) }
    }

    /// The clause that asks for something else, where one does.
    pub const fn clause(&self) -> Option<Clause> {
        match self {
            SetupError::Option { rule, .. } => *rule,
            SetupError::Seats { .. } => None,
        }
    }

    /// The same, refused by this clause if no other one is named.
    pub(crate) fn refused_by(self, clause: Option<Clause>) -> SetupError {
        match self {
            SetupError::Option { name, problem, rule } => SetupError::Option { name, problem, rule: rule.or(clause) },
            seats => seats,
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Seats { given, allowed } => {
                write!(f, "{given} seats: this game takes {} to {}", allowed.start(), allowed.end())
            }
            SetupError::Option { name, problem, .. } => write!(f, "option {name:?}: {problem}"),
        }
    }
}

impl std::error::Error for SetupError {}
