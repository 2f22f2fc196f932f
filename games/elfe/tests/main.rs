//! The tests of this game, in one program: several would take longer to compile and to link.

mod clauses;
mod encode;
mod heuristic;
mod laws;
mod peek;
mod perft;
mod pick;
mod playthrough;
mod scene;
