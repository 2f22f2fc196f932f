//! What was learnt by playing: docs/training.md says how.

use feerie_core::heuristic::Guide;
use feerie_net::Shipped;

use crate::Lutins;

/// The number of seats that the net was trained and measured at.
pub const SEATS: u8 = 2;

static NET: Shipped = Shipped::new(include_bytes!("../../../../training/weights/lutins.net"));

/// The net, for tables that it was trained at.
pub fn guide(rules: &Lutins) -> Option<Box<dyn Guide<Lutins> + Send>> {
    if rules.seats == SEATS { NET.guide() } else { None }
}

/// Takes the net where it comes apart from the program.
pub fn bring(bytes: &[u8]) -> bool {
    NET.bring::<Lutins>(bytes)
}
