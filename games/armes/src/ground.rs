//! What lies on the board besides figures: scenery, objectives and lairs, as sets of squares.

use feerie_core::Clause;

use crate::board::{Bits, Square, within};
use crate::clauses;
use crate::roster::{Passage, Piece, Shape, Sight};

/// A scenery piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placed {
    /// Position in the list of pieces.
    pub piece: u16,
    /// Quarter turns clockwise.
    pub turn: u8,
    /// South-west corner of its bounding box.
    pub corner: Square,
}

/// The lie of the land (ARM-TERR-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ground {
    /// Squares of scenery of any kind.
    pub scenery: Bits,
    /// Blocking scenery.
    pub block: Bits,
    /// Difficult scenery.
    pub hard: Bits,
    /// Easy scenery.
    pub easy: Bits,
    /// What stops lines of sight (ARM-LOS-5, ARM-LOS-6).
    pub high: Bits,
    /// What obscures them (ARM-LOS-6).
    pub low: Bits,
    /// Where nobody may stand (ARM-MOVE-5): blocking scenery, lairs and objectives.
    pub solid: Bits,
}

impl Ground {
    /// Adds a piece. `low_blocks` is the option of ARM-LOS-6.
    pub fn put(&mut self, piece: &Piece, placed: &Placed, low_blocks: bool) {
        let Some(shape) = piece.turns[placed.turn as usize] else { return };
        let squares = shape.at(placed.corner);
        let add = |set: &mut Bits| *set = *set | squares;
        add(&mut self.scenery);
        match piece.passage {
            Passage::Block => {
                add(&mut self.block);
                add(&mut self.solid);
            }
            Passage::Hard => add(&mut self.hard),
            Passage::Easy => add(&mut self.easy),
            Passage::Open => {}
        }
        match piece.sight {
            Sight::High => add(&mut self.high),
            Sight::Low if low_blocks && piece.passage == Passage::Block => add(&mut self.high),
            Sight::Low => add(&mut self.low),
            Sight::Flat => {}
        }
    }

    /// ARM-SET-4: the corners from which a new piece lies on the board and more than 2 from the others.
    pub fn room_for(&self, shape: &Shape) -> Bits {
        shape.corners(&within(&self.scenery, 2))
    }
}

/// ARM-SET-6, ARM-SET-7: whether an objective may be placed on a square.
pub fn may_hold_objective(
    ground: &Ground,
    objectives: &[Option<Square>],
    lairs: &[Option<Square>],
    square: Square,
) -> Result<(), Clause> {
    if objective_sites(ground, objectives, lairs).contains(square) {
        return Ok(());
    }
    let site = token_sites(ground, objectives, lairs).contains(square);
    Err(if site { clauses::SET_7 } else { clauses::SET_6 })
}

/// ARM-SET-6, ARM-SET-8: whether a lair may be placed on a square.
pub fn may_hold_lair(
    ground: &Ground,
    objectives: &[Option<Square>],
    lairs: &[Option<Square>],
    square: Square,
) -> Result<(), Clause> {
    if lair_sites(ground, objectives, lairs).contains(square) {
        return Ok(());
    }
    let site = token_sites(ground, objectives, lairs).contains(square);
    Err(if site { clauses::SET_8 } else { clauses::SET_6 })
}

/// Every square for an objective.
pub fn objective_sites(ground: &Ground, objectives: &[Option<Square>], lairs: &[Option<Square>]) -> Bits {
    let far = objectives.iter().flatten().fold(Bits::FULL, |far, &other| far.minus(&Bits::within_steps(other, 4)));
    token_sites(ground, objectives, lairs) & far
}

/// Every square for a lair.
pub fn lair_sites(ground: &Ground, objectives: &[Option<Square>], lairs: &[Option<Square>]) -> Bits {
    let far = lairs.iter().flatten().fold(Bits::FULL, |far, &other| far.minus(&Bits::within_steps(other, 5)));
    token_sites(ground, objectives, lairs) & far
}

/// ARM-SET-6: what both kinds of token ask of their square.
fn token_sites(ground: &Ground, objectives: &[Option<Square>], lairs: &[Option<Square>]) -> Bits {
    let tokens: Bits = objectives.iter().chain(lairs).flatten().copied().collect();
    Bits::FULL.minus(&Bits::RIM).minus(&ground.scenery).minus(&(ground.block | tokens).spread_straight())
}
