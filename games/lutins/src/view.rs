//! What an observer knows: in this game, everything.

use feerie_core::{Options as _, Seat};
use serde_json::{Map, Value, json};

use crate::Lutins;
use crate::board::{Cell, Color, squares};
use crate::phase::{self, Phase};
use crate::scoring;
use crate::state::State;

/// Perfect information: a view is the position itself, with a wire form of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View(pub(crate) State);

/// The object that `RULES.md` lists.
pub fn show(rules: &Lutins, view: &View) -> Value {
    let s = &view.0;
    let due: Vec<Option<Color>> =
        Seat::all(rules.seats).map(|seat| s.due.get(seat.index()).copied().flatten()).collect();
    let home: Vec<u32> = Seat::all(rules.seats).map(|seat| s.n_home(rules, seat)).collect();
    let lutins: Map<String, Value> =
        rules.colors.iter().flatten().map(|&color| (color.name().to_owned(), family(s, color))).collect();
    let end = match s.phase {
        Phase::Over(end) => {
            let ranking = scoring::ranking(rules, s, end);
            json!({"reason": end.reason(), "ranking": ranking.places, "scores": ranking.scores})
        }
        _ => Value::Null,
    };
    json!({
        "game": "lutins",
        "seats": rules.seats,
        "options": rules.options.write(),
        "turn": s.turn,
        "phase": s.phase.name(),
        "mover": s.mover,
        "actor": phase::actor(rules, s),
        "colours": rules.colors,
        "due": due,
        "trees": sorted(squares(s.trees)),
        "last_tree": s.last_tree.map(|cell| cell.to_string()),
        "lutins": lutins,
        "aside": s.aside,
        "home": home,
        "quiet": s.quiet,
        "end": end,
    })
}

fn family(s: &State, color: Color) -> Value {
    let on_side = |side: Color, bits: u8| sorted(squares(u64::from(bits)).map(|i| Cell::of_start(side, i.0)));
    json!({
        "start": on_side(color, s.waiting[color as usize]),
        "forest": sorted(squares(s.forest[color as usize])),
        "home": on_side(color.opposite(), s.home[color as usize]),
    })
}

fn sorted(cells: impl Iterator<Item = Cell>) -> Vec<String> {
    let mut names: Vec<String> = cells.map(|cell| cell.to_string()).collect();
    names.sort_unstable();
    names
}
