//! The board as a seat sees it: turned, and at a table of two perhaps mirrored, so that what is learnt on one side
//! holds for all.

use feerie_core::Seat;

use crate::Lutins;
use crate::board::{CELLS, Cell, Color, PER_SIDE};
use crate::state::State;

/// Brings a seat's own colour to the south. At a table of two its other colour is then in the east, and the one of the
/// two that is due is in the south: the rules know no difference between a board and its mirror image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    quarters: u8,
    /// Whether the board is mirrored after the turn.
    pub mirrored: bool,
}

impl Frame {
    /// How a seat sees a position.
    pub fn of(rules: &Lutins, s: &State, seat: Seat) -> Frame {
        let own = &rules.colors[seat.index()];
        // The one whose right-hand neighbour is the seat's own too, or the only one.
        let base = own.iter().copied().find(|color| own.len() == 1 || own.contains(&color.clockwise(3)));
        let base = base.unwrap_or(Color::Blue);
        let due = if rules.seats == 2 { s.due[seat.index()] } else { None };
        Frame { quarters: base as u8, mirrored: due.is_some_and(|due| due != base) }
    }

    /// A side, and the colour that starts there.
    pub fn color(self, color: Color) -> Color {
        let turned = color.clockwise(4 - self.quarters);
        if self.mirrored { Color::ALL[3 - turned as usize] } else { turned }
    }

    /// A cell.
    pub fn cell(self, cell: Cell) -> Cell {
        CELLS_AS_SEEN[usize::from(2 * self.quarters) + usize::from(self.mirrored)][usize::from(cell.0)]
    }

    /// A set of forest squares.
    fn forest(self, mut set: u64) -> u64 {
        for _ in 0..self.quarters {
            set = transposed(set).reverse_bits().swap_bytes();
        }
        if self.mirrored { transposed(set).reverse_bits() } else { set }
    }

    /// A set of start cells of one side.
    fn side(self, mut side: Color, mut set: u8) -> u8 {
        let backwards = |set: u8| set.reverse_bits() >> (8 - PER_SIDE);
        for _ in 0..self.quarters {
            // East and west are counted from the south, which a quarter turn makes the right or the left.
            if matches!(side, Color::Yellow | Color::Red) {
                set = backwards(set);
            }
            side = side.clockwise(3);
        }
        if self.mirrored { backwards(set) } else { set }
    }

    /// A whole position. Seats keep their numbers.
    pub fn state(self, s: &State) -> State {
        let mut turned = State {
            trees: self.forest(s.trees),
            last_tree: s.last_tree.map(|cell| self.cell(cell)),
            due: s.due.map(|due| due.map(|color| self.color(color))),
            aside: s.aside.map(|color| self.color(color)),
            ..*s
        };
        for color in Color::ALL {
            let (from, to) = (color as usize, self.color(color) as usize);
            turned.forest[to] = self.forest(s.forest[from]);
            turned.waiting[to] = self.side(color, s.waiting[from]);
            turned.home[to] = self.side(color.opposite(), s.home[from]);
        }
        turned
    }
}

/// Every cell as each frame sees it, by quarters and whether they are mirrored: no step of an environment asks for more.
static CELLS_AS_SEEN: [[Cell; CELLS as usize]; 8] = {
    let mut seen = [[Cell(0); CELLS as usize]; 8];
    let mut frame = 0;
    while frame < seen.len() {
        let mut cell = 0;
        while cell < CELLS {
            seen[frame][cell as usize] = turned(Cell(cell), frame / 2, frame % 2 == 1);
            cell += 1;
        }
        frame += 1;
    }
    seen
};

/// A cell after so many quarter turns, and perhaps mirrored then.
const fn turned(cell: Cell, quarters: usize, mirrored: bool) -> Cell {
    let (mut col, mut row) = cell.grid();
    let mut left = quarters;
    while left > 0 {
        (col, row) = (9 - row, col);
        left -= 1;
    }
    if mirrored {
        (col, row) = (9 - row, 9 - col);
    }
    match Cell::at(col, row) {
        Some(seen) => seen,
        // The board without its void places is as symmetric as the grid.
        None => cell,
    }
}

/// Columns for rows.
const fn transposed(mut set: u64) -> u64 {
    let mut swap = (set ^ (set >> 7)) & 0x00aa_00aa_00aa_00aa;
    set ^= swap ^ (swap << 7);
    swap = (set ^ (set >> 14)) & 0x0000_cccc_0000_cccc;
    set ^= swap ^ (swap << 14);
    swap = (set ^ (set >> 28)) & 0x0000_0000_f0f0_f0f0;
    set ^ swap ^ (swap << 28)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Piece;
    use feerie_core::laws::random_rules;
    use feerie_core::{Dice, Game, Legal, NoEvents};

    /// Sets and cells are turned alike, lines stay lines, and a turned position has the turned pieces.
    #[test]
    fn a_frame_turns_the_whole_board_alike() {
        for seed in 0..40 {
            let mut dice = Dice::from_number(seed);
            let game: Lutins = random_rules(&mut dice);
            let (mut state, mut scratch) = (game.start(), Legal::new());
            for step in 0..60 {
                let Some(seat) = crate::phase::actor(&game, &state) else { break };
                let frame = Frame::of(&game, &state, seat);
                let turned = frame.state(&state);
                for cell in Cell::all() {
                    let piece = state.piece(cell).map(|piece| match piece {
                        Piece::Tree => Piece::Tree,
                        Piece::Lutin(color) => Piece::Lutin(frame.color(color)),
                    });
                    assert_eq!(turned.piece(frame.cell(cell)), piece, "{cell}");
                    for other in Cell::all().filter(|_| step % 20 == 15) {
                        let line = |a: Cell, b: Cell| a.line_to(b).map(|(_, steps)| steps);
                        assert_eq!(line(frame.cell(cell), frame.cell(other)), line(cell, other));
                    }
                }
                assert_eq!(frame.color(*game.colors[seat.index()].first().unwrap()) as u8 % 3, 0, "south or east");
                if game.seats == 2 && state.due[seat.index()].is_some() {
                    assert_eq!(turned.due[seat.index()], Some(Color::Blue), "what is due is in the south");
                }
                let action = game.pick(&state, seat, &mut scratch, &mut dice).unwrap();
                game.play(&mut state, seat, action, &mut NoEvents);
            }
        }
    }
}
