//! One program for all of the lab's tests but those of memory, which count what a whole program asks for.

mod arena;
mod fair;
mod golden;
mod known;
mod measured;
mod metrics;
mod remember;
mod schemas;
mod study;
