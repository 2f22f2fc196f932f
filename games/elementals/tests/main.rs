//! The tests of this game, in one program: several would take longer to compile and to link.

mod advice;
mod clauses;
mod encode;
mod laws;
mod peek;
mod perft;
mod playthrough;
mod scene;
