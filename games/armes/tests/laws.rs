//! The laws of the house, for this game.

mod stray;

use feerie_armes::Armes;
use stray::stray;

feerie_core::laws!(Armes, stray);
