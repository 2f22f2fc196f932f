//! Scenarios, each named by the clause that it shows. Positions are laid out card by card.

mod bots;
mod cards;
mod ending;
mod flow;
mod host;
mod mistakes;
mod network;
mod react;
mod specials;
mod views;
mod wins;
