//! Lines of sight and cover (ARM-LOS, ARM-COV): exact, from a table of which squares each sight line meets.

use std::sync::LazyLock;

use crate::board::{Bits, SIZE, Square};

/// From each of four sight points to each of four (ARM-LOS-2).
const LINES: usize = 16;
/// Squares are 4 units wide, and the sight points lie one unit inside the corners (ARM-LOS-2).
const POINTS: [(i32, i32); 4] = [(1, 1), (3, 1), (1, 3), (3, 3)];

/// What hinders sight on a board: figures and high scenery stop lines, low scenery obscures them.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// ARM-LOS-5: third figures and high scenery. The viewer and the target may be in it: they are not tested.
    pub opaque: Bits,
    /// ARM-LOS-6: low scenery.
    pub low: Bits,
}

/// How one square looks from another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// ARM-LOS-4: whether there is a line of sight.
    pub seen: bool,
    /// ARM-COV-1: whether every sight point of the target is plainly seen.
    pub plain: bool,
}

/// The best line from one square to another, to be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trace {
    /// Its two ends, where a square is 4 units wide, from the south-west corner of the board.
    pub line: [(i32, i32); 2],
    /// What hides the target, or what covers it where it is seen.
    pub by: Bits,
}

/// A sight line and what it meets.
#[derive(Clone, Copy)]
struct Ray {
    line: [(i32, i32); 2],
    opaque: Bits,
    low: Bits,
}

impl Ray {
    fn met(&self) -> Bits {
        self.opaque | self.low
    }

    /// What makes one line worse than another: what it meets, then how long it is.
    fn worse(&self) -> (u32, i32) {
        let [from, to] = self.line;
        (self.met().len(), (from.0 - to.0).pow(2) + (from.1 - to.1).pow(2))
    }
}

/// The squares met by the 16 lines between a square and one `dx` columns east and `dy` rows off: for each row
/// from the first to the last, the columns met by each line, counted from the first square's.
struct Table {
    rows: Vec<[u32; LINES]>,
    starts: [[u32; SIZE as usize]; SIZE as usize],
}

/// By symmetry (ARM-LOS-4) only the offsets to the east and north are kept: half a megabyte, built once.
static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut table = Table { rows: Vec::new(), starts: [[0; SIZE as usize]; SIZE as usize] };
    for dx in 0..i32::from(SIZE) {
        for dy in 0..i32::from(SIZE) {
            table.starts[dx as usize][dy as usize] = table.rows.len() as u32;
            table.rows.extend((0..=dy).map(|row| met_in_row(dx, dy, row)));
        }
    }
    table
});

/// The columns that each line meets in one row. The two squares themselves are never tested (ARM-LOS-3).
fn met_in_row(dx: i32, dy: i32, row: i32) -> [u32; LINES] {
    std::array::from_fn(|line| {
        let (from, to) = (POINTS[line / 4], POINTS[line % 4]);
        let to = (4 * dx + to.0, 4 * dy + to.1);
        (0..=dx)
            .filter(|&col| (col, row) != (0, 0) && (col, row) != (dx, dy) && meets(from, to, col, row))
            .fold(0, |met, col| met | 1 << col)
    })
}

/// ARM-LOS-3: whether a closed segment has a point in the closed box of a square.
fn meets((px, py): (i32, i32), (qx, qy): (i32, i32), col: i32, row: i32) -> bool {
    let (x0, x1, y0, y1) = (4 * col, 4 * col + 4, 4 * row, 4 * row + 4);
    if px.max(qx) < x0 || px.min(qx) > x1 || py.max(qy) < y0 || py.min(qy) > y1 {
        return false;
    }
    let sides = [(x0, y0), (x1, y0), (x0, y1), (x1, y1)].map(|(cx, cy)| (qx - px) * (cy - py) - (qy - py) * (cx - px));
    sides.iter().any(|&side| side <= 0) && sides.iter().any(|&side| side >= 0)
}

impl Screen {
    /// How the square `target` looks from the square `viewer`. Tokens and flat ground hide nobody (ARM-LOS-7).
    pub fn look(&self, viewer: Square, target: Square) -> Look {
        // The western square comes first; the table's rows are then read upwards or downwards.
        let viewer_first = viewer.col() <= target.col();
        let (west, east) = if viewer_first { (viewer, target) } else { (target, viewer) };
        let (dx, dy) = (east.col() - west.col(), east.row() - west.row());
        let step = if dy < 0 { -1 } else { 1 };
        let rows = dy.unsigned_abs() as usize + 1;
        let strip = |set: &Bits, row: usize| {
            set.rows[(west.row() + step * row as i8) as usize] >> west.col() & ((2u32 << dx as u32) - 1)
        };
        // Nothing at all between the two is the common case. The two squares themselves do not count.
        let ends = |row: usize| u32::from(row == 0) | u32::from(row + 1 == rows) << dx;
        if (0..rows).all(|row| (strip(&self.opaque, row) | strip(&self.low, row)) & !ends(row) == 0) {
            return Look { seen: true, plain: true };
        }
        let start = TABLE.starts[dx as usize][rows - 1] as usize;
        let (mut stopped, mut hidden) = ([0u32; LINES], [0u32; LINES]);
        for (row, met) in TABLE.rows[start..start + rows].iter().enumerate() {
            let (opaque, low) = (strip(&self.opaque, row), strip(&self.low, row));
            for line in 0..LINES {
                stopped[line] |= met[line] & opaque;
                hidden[line] |= met[line] & (opaque | low);
            }
        }
        let clear =
            |point: usize, line: usize| hidden[if viewer_first { line * 4 + point } else { point * 4 + line }] == 0;
        Look { seen: stopped.contains(&0), plain: (0..4).all(|point| (0..4).any(|line| clear(point, line))) }
    }

    /// The line to show from a square to another, and what is in its way: slower than [`Screen::look`], which decides.
    pub fn trace(&self, viewer: Square, target: Square) -> Trace {
        let point = |square: Square, (x, y)| (4 * i32::from(square.col()) + x, 4 * i32::from(square.row()) + y);
        if viewer.distance(target) <= 1 {
            return Trace { line: [point(viewer, (2, 2)), point(target, (2, 2))], by: Bits::EMPTY };
        }
        let span = |a: i8, b: i8| (a.min(b) as u8, a.max(b) as u8);
        let ends = Bits::only(viewer) | Bits::only(target);
        let between = Bits::block(span(viewer.col(), target.col()), span(viewer.row(), target.row())).minus(&ends);
        let ray = |eye, mark| {
            let line = [point(viewer, eye), point(target, mark)];
            let on = |set: Bits| {
                let met = |s: &Square| meets(line[0], line[1], s.col().into(), s.row().into());
                (set & between).iter().filter(met).collect()
            };
            Ray { line, opaque: on(self.opaque), low: on(self.low) }
        };
        let rays = POINTS.map(|mark| POINTS.map(|eye| ray(eye, mark)));
        let best = |rays: &mut dyn Iterator<Item = Ray>| rays.min_by_key(Ray::worse);
        let all = || rays.iter().flatten().copied();
        if let Some(seen) = best(&mut all().filter(|ray| ray.opaque.is_empty())) {
            // Each sight point that is not plainly seen is covered by what its best line meets.
            let covering = rays.iter().filter_map(|to| best(&mut to.iter().copied()));
            let by = covering.fold(self.low & Bits::only(target), |by, ray| by | ray.met());
            return Trace { line: seen.line, by };
        }
        let hidden = best(&mut all()).unwrap_or(rays[0][0]);
        Trace { line: hidden.line, by: hidden.opaque }
    }

    /// ARM-COV-1, ARM-COV-2, ARM-COV-3: whether a target is in cover from an acting figure. Fully hidden counts
    /// as cover, which only matters to auras (ARM-AURA-3).
    pub fn covers(&self, viewer: Square, target: Square) -> bool {
        !viewer.touches(target) && (self.low.contains(target) || !self.look(viewer, target).plain)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sq(text: &str) -> Square {
        text.parse().unwrap()
    }

    fn screen(opaque: &str, low: &str) -> Screen {
        let set = |text: &str| text.split_whitespace().map(sq).collect();
        Screen { opaque: set(opaque), low: set(low) }
    }

    /// The definition itself, without the table.
    fn slow(screen: &Screen, viewer: Square, target: Square) -> Look {
        let units = |s: Square, p: (i32, i32)| (4 * i32::from(s.col()) + p.0, 4 * i32::from(s.row()) + p.1);
        let meets_any = |set: &Bits, from, to| {
            set.iter().any(|s| s != viewer && s != target && meets(from, to, s.col().into(), s.row().into()))
        };
        let mut look = Look { seen: false, plain: true };
        for to in POINTS {
            let mut plainly = false;
            for from in POINTS {
                let (from, to) = (units(viewer, from), units(target, to));
                let stopped = meets_any(&screen.opaque, from, to);
                look.seen |= !stopped;
                plainly |= !stopped && !meets_any(&screen.low, from, to);
            }
            look.plain &= plainly;
        }
        look
    }

    #[test]
    fn los_3_the_table_says_what_the_definition_says() {
        let mut dice = feerie_core::Dice::from_number(3);
        let mut any = || Square::at(dice.below(24) as i8, dice.below(24) as i8).unwrap();
        for _ in 0..300 {
            let screen = Screen { opaque: (0..25).map(|_| any()).collect(), low: (0..25).map(|_| any()).collect() };
            for _ in 0..10 {
                let (viewer, target) = (any(), any());
                assert_eq!(screen.look(viewer, target), slow(&screen, viewer, target), "{viewer} to {target}");
                // ARM-LOS-4: line of sight is symmetric, cover is not.
                assert_eq!(screen.look(viewer, target).seen, screen.look(target, viewer).seen);
            }
        }
    }

    #[test]
    fn cov_1_what_is_shown_in_the_way_is_what_hides_and_covers() {
        let mut dice = feerie_core::Dice::from_number(4);
        let mut any = || Square::at(dice.below(24) as i8, dice.below(24) as i8).unwrap();
        let (mut hidden, mut covered, mut plain) = (0, 0, 0);
        for _ in 0..200 {
            let screen = Screen { opaque: (0..20).map(|_| any()).collect(), low: (0..20).map(|_| any()).collect() };
            for _ in 0..10 {
                let (viewer, target) = (any(), any());
                let (look, trace) = (screen.look(viewer, target), screen.trace(viewer, target));
                let without =
                    |taken: Bits| Screen { opaque: screen.opaque.minus(&taken), low: screen.low.minus(&taken) };
                if !look.seen {
                    hidden += 1;
                    assert!(without(trace.by).look(viewer, target).seen, "{viewer} to {target}");
                } else if screen.covers(viewer, target) {
                    covered += 1;
                    assert!(!without(trace.by).covers(viewer, target), "{viewer} to {target}");
                } else {
                    plain += 1;
                    assert!(trace.by.is_empty() || viewer.distance(target) == 0, "{viewer} to {target}");
                }
            }
        }
        assert!(hidden > 100 && covered > 100 && plain > 100, "{hidden} {covered} {plain}");
    }

    #[test]
    fn los_3_two_figures_corner_to_corner_leave_no_gap() {
        assert!(!screen("b1 a2", "").look(sq("a1"), sq("b2")).seen);
        let one = screen("b1", "").look(sq("a1"), sq("b2"));
        assert!(one.seen && !one.plain, "with one of the two squares taken they see each other, in cover");
    }

    #[test]
    fn cov_2_and_cov_3_low_ground_covers_except_in_contact() {
        let grove = screen("", "d4");
        assert!(grove.covers(sq("a4"), sq("d4")) && !grove.covers(sq("c4"), sq("d4")));
        assert!(grove.covers(sq("a4"), sq("g4")), "behind the grove");
        assert!(!grove.covers(sq("d4"), sq("g4")), "the acting figure's own square obscures nothing");
    }
}
