//! What an observer knows: in this game, everything.

use feerie_core::{PerSeat, Ranking, Seat};
use serde::Serialize;
use serde_json::Value;
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
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "LutinsView"))]
pub(crate) struct ViewForm<'a> {
    game: &'static str,
    seats: u8,
    options: &'a Options,
    turn: u32,
    #[cfg_attr(test, ts(type = "'tree' | 'lutin' | 'place' | 'over'"))]
    phase: &'static str,
    #[cfg_attr(test, ts(type = "number"))]
    mover: Seat,
    #[cfg_attr(test, ts(type = "number | null"))]
    actor: Option<Seat>,
    #[cfg_attr(test, ts(type = "Color[][]"))]
    colours: &'a PerSeat<Vec<Color>>,
    due: Vec<Option<Color>>,
    #[cfg_attr(test, ts(type = "string[]"))]
    trees: Vec<Cell>,
    #[cfg_attr(test, ts(type = "string | null"))]
    last_tree: Option<Cell>,
    #[cfg_attr(test, ts(type = "Partial<Record<Color, Family>>"))]
    lutins: BTreeMap<&'static str, Family>,
    aside: Option<Color>,
    home: Vec<u32>,
    quiet: u32,
    #[cfg_attr(test, ts(type = "null | { reason: 'win' | 'stall' | 'cap', ranking: number[], scores: number[] }"))]
    end: Option<Outcome>,
}

/// Where the lutins of one colour are.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Family {
    #[cfg_attr(test, ts(type = "string[]"))]
    start: Vec<Cell>,
    #[cfg_attr(test, ts(type = "string[]"))]
    forest: Vec<Cell>,
    #[cfg_attr(test, ts(type = "string[]"))]
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

/// A position out of the wire form of its view; none where it is over, or where something is not as [`ViewForm`] writes it.
/// Read by hand: this goes into the module of every page, and derived readers weigh three times as much.
pub(crate) fn read(rules: &Lutins, form: &Value) -> Option<View> {
    let phase = match form.get("phase")?.as_str()? {
        "tree" => Phase::Tree,
        "lutin" => Phase::Lutin,
        "place" => Phase::Place,
        _ => return None,
    };
    let number = |name| form.get(name)?.as_u64().and_then(|number| u32::try_from(number).ok());
    let mover = u8::try_from(number("mover")?).ok().filter(|&seat| seat < rules.seats)?;
    let due = form.get("due")?.as_array()?;
    let mut s = State {
        trees: forest(form.get("trees")?)?,
        forest: [0; 4],
        waiting: [0; 4],
        home: [0; 4],
        phase,
        mover: Seat(mover),
        turn: number("turn")?,
        quiet: number("quiet")?,
        last_tree: optional(form.get("last_tree")?, |name| name.parse().ok())?,
        due: [None; 2],
        aside: optional(form.get("aside")?, color)?,
    };
    for (own, named) in s.due.iter_mut().zip(due) {
        *own = optional(named, color)?;
    }
    for &color in rules.colors.iter().flatten() {
        let family = form.get("lutins")?.get(color.name())?;
        s.forest[color as usize] = forest(family.get("forest")?)?;
        s.waiting[color as usize] = on_side(color, family.get("start")?)?;
        s.home[color as usize] = on_side(color.opposite(), family.get("home")?)?;
    }
    Some(View(s))
}

fn color(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.name() == name)
}

/// What a name stands for, or nothing for null; none where it stands for nothing.
fn optional<T>(named: &Value, known: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if named.is_null() { Some(None) } else { known(named.as_str()?).map(Some) }
}

/// Forest squares as a set.
fn forest(names: &Value) -> Option<u64> {
    names.as_array()?.iter().try_fold(0, |set, name| {
        let cell: Cell = name.as_str()?.parse().ok()?;
        cell.is_forest().then_some(set | cell.bit())
    })
}

/// Start cells of a side as a set.
fn on_side(side: Color, names: &Value) -> Option<u8> {
    names.as_array()?.iter().try_fold(0, |set, name| match name.as_str()?.parse::<Cell>().ok()?.start() {
        Some((there, index)) if there == side => Some(set | 1 << index),
        _ => None,
    })
}
