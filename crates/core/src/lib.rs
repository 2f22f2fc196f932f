//! What every Féerie game is.
//!
//! A game is a tree of [`Node`]s. The rules in force at one table are a value that implements [`Game`];
//! a position is its `State`; seats answer with actions, chance with outcomes. Engines built on this
//! crate have no clock, no input or output, no global state and no randomness of their own.
//!
//! ```
//! use feerie_core::{Dice, Seed};
//!
//! // The same seed and step give the same throw, for ever and on every machine.
//! let seed = Seed::from_number(7);
//! assert_eq!(Dice::for_step(&seed, 3).below(6), Dice::for_step(&seed, 3).below(6));
//! ```

pub mod clause;
pub mod data;
pub mod dice;
pub mod encode;
pub mod event;
pub mod game;
pub mod grid;
pub mod heuristic;
#[cfg(feature = "laws")]
pub mod laws;
pub mod legal;
pub mod list;
pub mod measure;
pub mod node;
pub mod odds;
pub mod options;
pub mod perft;
pub mod playout;
pub mod race;
pub mod record;
pub mod seat;
pub mod shared_window;
#[cfg(feature = "laws")]
pub mod testing;
pub mod text;

pub use clause::{Clause, Fault, OptionProblem, ParseError, Refusal, SetupError};
pub use data::DataError;
pub use dice::{Dice, Seed};
pub use event::{Event, Log, NoEvents, Sink};
pub use game::{DataFile, Game, GameInfo, Played, Preset};
pub use grid::{GridSquare, SquareSet};
pub use heuristic::{Heuristic, PlayStyle, Reason};
pub use legal::Legal;
pub use list::List;
pub use measure::Measured;
pub use node::{Node, Ranking};
pub use odds::Odds;
pub use options::{Form, OptionSpec, Options};
pub use race::{Catch, Character, Company, Past, Race, RaceHistory, Reaction, Strength};
pub use record::{Record, RecordHead, Step};
pub use seat::{Actor, MAX_SEATS, Observer, PerSeat, Seat, SeatSet};
pub use shared_window::{SeatKeys, SharedWindow, WindowQuestion};
pub use text::AsText;
