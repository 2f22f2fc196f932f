//! Scenarios named by clause: each would fail without it. Then the edge cases of the rules.

mod draw;
mod edges;
mod info;
mod kiss;
mod motion;
mod prince;
mod setup;
mod spell;
mod turn;
mod win;
