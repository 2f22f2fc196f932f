//! The tests of this game, in one program: several would take longer to compile and to link.

mod clauses;
mod encode;
mod evaluation;
mod hints;
mod laws;
mod outlook;
mod peek;
mod perft;
mod playthrough;
mod stray;
mod table;
