//! The board as planes: the lie of the land, tokens and figures, turned so that the own side is in the south.

use feerie_core::Seat;
use feerie_core::encode::Features;

use super::frame::Frame;
use super::observe::aimed_at;
use super::seen;
use crate::Armes;
use crate::board::{Bits, SIZE, Square};
use crate::state::other;
use crate::view::View;

const SQUARES: u16 = SIZE as u16 * SIZE as u16;
/// More health than most figures have.
const HEALTHY: f32 = 9.0;

/// What a seat sees of the board; while bands are recruited nothing lies there but the map.
pub fn planes(rules: &Armes, view: &View, seat: Seat, out: &mut Features<'_>) {
    let s = &seen(view);
    let frame = Frame::of(s, seat);
    let ground = rules.ground(s);
    let mut set = |name: &'static str, squares: Bits| {
        plane(name, squares.iter().map(|square| (square, 1.0)), frame, out);
    };
    set("blocking scenery", ground.block);
    set("difficult scenery", ground.hard);
    set("easy scenery", ground.easy);
    set("stops sight", ground.high);
    set("obscures sight", ground.low);
    set("objectives", s.objectives.iter().flatten().copied().collect());
    set("own lair", s.lairs[seat.index()].into_iter().collect());
    set("rival's lair", s.lairs[other(seat).index()].into_iter().collect());
    for (name, owner) in [("own figures", seat), ("rival's figures", other(seat))] {
        let health = s.in_play_of(owner).map(|(fig, at)| (at, (f32::from(s.fig(fig).hp) / HEALTHY).min(1.0)));
        plane(name, health, frame, out);
    }
    for (name, owner) in [("own figures without an order", seat), ("rival's figures without an order", other(seat))] {
        let ready = s.in_play_of(owner).filter(|&(fig, _)| s.fig(fig).orders == 0);
        plane(name, ready.map(|(_, at)| (at, 1.0)), frame, out);
    }
    let active = s.phase.activation().and_then(|a| s.at(a.fig));
    plane("active figure", active.map(|at| (at, 1.0)), frame, out);
    plane("target", aimed_at(s).and_then(|fig| s.at(fig)).map(|at| (at, 1.0)), frame, out);
}

/// One plane, row by row from the own side.
fn plane(name: &'static str, on: impl IntoIterator<Item = (Square, f32)>, frame: Frame, out: &mut Features<'_>) {
    out.places(name, SQUARES, on.into_iter().map(|(at, number)| (frame.square(at), number)));
}
