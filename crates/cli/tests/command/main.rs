//! The real `feerie`, command by command. One program for all of it: each one more would be linked once more.

mod arena;
mod dice;
mod engine;
mod serve;
mod sketches;
mod terminal;
