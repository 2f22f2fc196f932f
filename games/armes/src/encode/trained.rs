//! What was learnt by playing: docs/training.md says how.

use feerie_core::heuristic::Guide;
use feerie_net::Shipped;

use crate::Armes;
use crate::options::{Loot, Low, Options, Search, Setup, Tie};
use crate::warband::Source;

/// The number of seats that the net was trained and measured at.
pub const SEATS: u8 = 2;

static NET: Shipped = Shipped::new(include_bytes!("../../../../training/weights/armes.net"));

/// The net, for tables of the kind that it was trained at: ready-made bands on any map of the base data, and otherwise
/// default options.
pub fn guide(rules: &Armes) -> Option<Box<dyn Guide<Armes> + Send>> {
    let ready_made = rules.sources.iter().all(|source| matches!(source, Source::Ready(..)));
    if ready_made && is_usual(&rules.options) { NET.guide() } else { None }
}

/// Takes the net where it comes apart from the program.
pub fn bring(bytes: &[u8]) -> bool {
    NET.bring::<Armes>(bytes)
}

fn is_usual(options: &Options) -> bool {
    let Options { setup, rounds, tokens, search, loot, low, tie, extra, .. } = options;
    let of_play = (rounds, tokens, search, loot) == (&5, &5, &Search::Objective, &Loot::Natural);
    *setup == Setup::Quick && of_play && *low == Low::Cover && *tie == Tie::Value && extra.trim().is_empty()
}
