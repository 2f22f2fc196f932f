//! Races in real time, over real sockets and lines that take their time. A program of its own, so that nothing else keeps
//! the machine busy meanwhile.

mod alone;
#[path = "../server/common/mod.rs"]
mod common;
mod outage;
mod racer;
mod ready;
mod shared;
mod wire;
