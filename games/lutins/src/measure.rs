//! What can be counted in a race through the forest.

use feerie_core::measure::{Fold, Kind, Measured, Pace, Quantity, Readings, Seen, Unit};
use feerie_core::{Clause, PerSeat, Played, Seat};

use crate::Lutins;
use crate::action::Action;
use crate::board::Cell;
use crate::clauses::*;
use crate::event::Event;

/// The map has the start cells round the forest.
const COLUMNS: u8 = 10;

const TREES: usize = 0;
const NO_TREE: usize = 1;
const SLIDES: usize = 2;
const SECONDS: usize = 3;
const CELLS: usize = 4;
const HOMES: usize = 5;
const HOME_TURN: usize = 6;
const CHASES: usize = 7;
const CHASED: usize = 8;
const PASSES: usize = 9;
const FOREST: usize = 10;
const WAITING: usize = 11;
const TREE_MAP: usize = 12;
const LUTIN_MAP: usize = 13;

/// The names of the map's squares, row after row from the bottom; its corners have none.
fn squares() -> impl Iterator<Item = String> {
    let side = COLUMNS as i8;
    (0..side * side).map(move |n| Cell::at(n % side, n / side).map_or_else(String::new, |cell| cell.to_string()))
}

/// A cell's place on the map.
fn place(cell: Cell) -> usize {
    let (col, row) = cell.grid();
    row as usize * usize::from(COLUMNS) + col as usize
}

impl Measured for Lutins {
    fn quantities(&self) -> Vec<Quantity> {
        use Fold::{Last, Mean, Sum};
        vec![
            Quantity::seat("trees", Sum, Unit::Times),
            Quantity::seat("no-tree", Sum, Unit::Times),
            Quantity::seat("slides", Sum, Unit::Times),
            Quantity::seat("seconds", Sum, Unit::Times),
            Quantity::seat("cells", Mean, Unit::Squares),
            Quantity::seat("homes", Sum, Unit::Pieces),
            Quantity::seat("home-turn", Mean, Unit::Turns),
            Quantity::seat("chases", Sum, Unit::Times),
            Quantity::seat("chased", Sum, Unit::Times),
            Quantity::seat("passes", Sum, Unit::Times),
            Quantity::seat("forest", Mean, Unit::Pieces),
            Quantity::seat("waiting", Last, Unit::Pieces),
            Quantity::map("tree-map", COLUMNS, squares()),
            Quantity::map("lutin-map", COLUMNS, squares()),
        ]
    }

    fn measure(&self, seen: &Seen<'_, Self>, out: &mut Readings) {
        let mover = seen.before.mover;
        if let Played::Action(seat, action) = &seen.step {
            match action {
                Action::NoTree => out.seat(NO_TREE, 0, *seat, 1.0),
                Action::Slides { .. } => out.seat(SECONDS, 0, *seat, 1.0),
                _ => {}
            }
        }
        for event in seen.events {
            match *event {
                Event::Tree { to, .. } => {
                    out.seat(TREES, 0, mover, 1.0);
                    out.game(TREE_MAP, place(to), 1.0);
                }
                Event::Slide { from, to, .. } => {
                    out.seat(SLIDES, 0, mover, 1.0);
                    out.seat(CELLS, 0, mover, from.line_to(to).map_or(0.0, |(_, cells)| f64::from(cells)));
                    out.game(LUTIN_MAP, place(to), 1.0);
                }
                Event::Home { .. } => {
                    out.seat(HOMES, 0, mover, 1.0);
                    out.seat(HOME_TURN, 0, mover, f64::from(seen.before.turn));
                }
                Event::Chased { colour, .. } => {
                    out.seat(CHASES, 0, mover, 1.0);
                    if let Some(victim) = self.owners[colour as usize] {
                        out.seat(CHASED, 0, victim, 1.0);
                    }
                }
                Event::Pass { seat } => out.seat(PASSES, 0, seat, 1.0),
                Event::Turn { .. } | Event::End { .. } => {
                    for seat in Seat::all(self.seats) {
                        let colors = &self.colors[seat.index()];
                        let forest: u32 = colors.iter().map(|&c| seen.after.forest[c as usize].count_ones()).sum();
                        let waiting: u32 = colors.iter().map(|&c| seen.after.waiting[c as usize].count_ones()).sum();
                        out.seat(FOREST, 0, seat, f64::from(forest));
                        out.seat(WAITING, 0, seat, f64::from(waiting));
                    }
                }
                Event::Placed { .. } => {}
            }
        }
    }

    fn kinds(&self) -> Vec<Kind> {
        ["no-tree", "tree", "pass", "slide", "slides", "place"].map(Kind::plain).into()
    }

    fn kind(&self, a: &Action) -> (u16, u16) {
        let kind = match a {
            Action::NoTree => 0,
            Action::Tree { .. } => 1,
            Action::Pass => 2,
            Action::Slide { .. } => 3,
            Action::Slides { .. } => 4,
            Action::Place(_) => 5,
        };
        (kind, 0)
    }

    fn turns(&self, seen: &Seen<'_, Self>) -> u32 {
        let over = seen.events.iter().any(|event| matches!(event, Event::End { .. }));
        seen.after.turn - seen.before.turn + u32::from(over)
    }

    fn order(&self, _s: &Self::State) -> Option<PerSeat<u8>> {
        Some((0..self.seats).collect())
    }

    fn ending(&self, e: &Event) -> Option<&'static str> {
        match e {
            Event::End { reason, .. } => Some(reason),
            _ => None,
        }
    }

    fn witness(&self, seen: &Seen<'_, Self>, saw: &mut dyn FnMut(Clause)) {
        for event in seen.events {
            match event {
                Event::Tree { .. } => saw(TREE_1),
                Event::Slide { .. } => saw(SLIDE_1),
                Event::Home { .. } => saw(SLIDE_4),
                Event::Chased { .. } => saw(CHASE_1),
                Event::Placed { .. } => saw(CHASE_4),
                Event::Pass { .. } => saw(TURN_3),
                Event::Turn { .. } => saw(TURN_2),
                Event::End { reason, .. } => saw(match *reason {
                    "stall" => END_4,
                    "cap" => END_5,
                    _ => END_1,
                }),
            }
        }
        if let Played::Action(_, Action::Slides { .. }) = seen.step {
            saw(SECOND_1);
        }
    }

    fn witnessable(&self) -> &'static [Clause] {
        &[TURN_2, TURN_3, TREE_1, SLIDE_1, SLIDE_4, SECOND_1, CHASE_1, CHASE_4, END_1, END_4, END_5]
    }

    fn pace(&self) -> Pace {
        Pace { base: 1.5, per_bit: 0.45, chance: 0.0 }
    }
}
