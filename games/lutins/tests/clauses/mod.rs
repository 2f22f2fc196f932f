//! Scenarios named by clause: each would fail without it. Then the edge cases and the worked example of the rules.

mod chase;
mod edges;
mod end;
mod lutin;
mod notes;
mod second;
mod setup;
mod slide;
mod tree;
mod turn;
mod two;
mod worked;
