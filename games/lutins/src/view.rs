//! What an observer knows: in this game, everything.

use feerie_core::{PerSeat, Ranking, Seat};
use serde::Serialize;
use std::collections::BTreeMap;

use crate::Lutins;
use crate::board::{Cell, Color, squares};
use crate::options::Options;
use crate::phase::{self, Phase};
use crate::scoring;
use crate::state::State;

/// Perfect information: a view is the position itself, with a wire form of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View(pub(crate) State);

/// The object that `RULES.md` lists.
#[derive(Serialize)]
pub(crate) struct ViewForm<'a> {
    game: &'static str,
    seats: u8,
    options: &'a Options,
    turn: u32,
    phase: &'static str,
    mover: Seat,
    actor: Option<Seat>,
    colours: &'a PerSeat<Vec<Color>>,
    due: Vec<Option<Color>>,
    trees: Vec<Cell>,
    last_tree: Option<Cell>,
    lutins: BTreeMap<&'static str, Family>,
    aside: Option<Color>,
    home: Vec<u32>,
    quiet: u32,
    end: Option<Outcome>,
}

/// Where the lutins of one colour are.
#[derive(Serialize)]
struct Family {
    start: Vec<Cell>,
    forest: Vec<Cell>,
    home: Vec<Cell>,
}

/// How the game came out.
#[derive(Serialize)]
struct Outcome {
    reason: &'static str,
    #[serde(flatten)]
    ranking: Ranking,
}

impl ViewForm<'_> {
    /// The wire form of a view.
    pub(crate) fn of<'a>(rules: &'a Lutins, view: &View) -> ViewForm<'a> {
        let s = &view.0;
        ViewForm {
            game: "lutins",
            seats: rules.seats,
            options: &rules.options,
            turn: s.turn,
            phase: s.phase.name(),
            mover: s.mover,
            actor: phase::actor(rules, s),
            colours: &rules.colors,
            due: Seat::all(rules.seats).map(|seat| s.due.get(seat.index()).copied().flatten()).collect(),
            trees: by_name(s.trees),
            last_tree: s.last_tree,
            lutins: rules.colors.iter().flatten().map(|&color| (color.name(), Family::of(s, color))).collect(),
            aside: s.aside,
            home: Seat::all(rules.seats).map(|seat| s.n_home(rules, seat)).collect(),
            quiet: s.quiet,
            end: Outcome::of(rules, s),
        }
    }
}

impl Outcome {
    fn of(rules: &Lutins, s: &State) -> Option<Outcome> {
        let Phase::Over(end) = s.phase else { return None };
        Some(Outcome { reason: end.reason(), ranking: scoring::ranking(rules, s, end) })
    }
}

impl Family {
    fn of(s: &State, color: Color) -> Family {
        let on_side = |side: Color, bits: u8| squares(bits.into()).map(|i| Cell::of_start(side, i.0)).collect();
        Family {
            start: on_side(color, s.waiting[color as usize]),
            forest: by_name(s.forest[color as usize]),
            home: on_side(color.opposite(), s.home[color as usize]),
        }
    }
}

/// Forest squares in the order of their names: column by column.
fn by_name(set: u64) -> Vec<Cell> {
    let columns = (0..8).flat_map(|column| (0..8).map(move |row| Cell(8 * row + column)));
    columns.filter(|cell| set & cell.bit() != 0).collect()
}
