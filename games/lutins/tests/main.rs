//! The tests of this game, in one program: several would take longer to compile and to link.

mod board;
mod clauses;
mod encode;
mod laws;
mod perft;
mod playthrough;
