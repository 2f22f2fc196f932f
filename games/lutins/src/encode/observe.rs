//! A view as features.

use feerie_core::Seat;
use feerie_core::encode::Features;

use super::frame::Frame;
use super::lines::{Lines, Reach};
use crate::Lutins;
use crate::board::{FOREST, PER_SIDE};
use crate::phase::{End, Phase};
use crate::state::State;
use crate::view::View;

/// How many features a view has.
pub const FEATURES: usize = 1309;
/// How many of them need no reckoning.
pub const PLAIN_FEATURES: usize = 473;

const FOREST_LUTINS: &str = "lutins in the forest";

/// What a seat sees, with its colour that is due in the south.
pub fn observe(rules: &Lutins, view: &View, seat: Seat, out: &mut Features<'_>) {
    let frame = Frame::of(rules, &view.0, seat);
    let s = frame.state(&view.0);
    table(rules, frame, &s, seat, out);
    let lines = Lines::of(rules, &s);
    for color in 0..4 {
        family(&s, color, &lines.of[color], out);
    }
}

/// The same without lines: what lies where, and nothing else.
pub fn observe_plainly(rules: &Lutins, view: &View, seat: Seat, out: &mut Features<'_>) {
    let frame = Frame::of(rules, &view.0, seat);
    let s = frame.state(&view.0);
    table(rules, frame, &s, seat, out);
    for color in 0..4 {
        pieces(&s, color, out);
    }
}

/// Whose turn it is, how long the game has lasted, and the trees.
fn table(rules: &Lutins, frame: Frame, s: &State, seat: Seat, out: &mut Features<'_>) {
    let around = |other: Seat| usize::from((other.0 + rules.seats - seat.0) % rules.seats);
    out.one_of("seats", 3, usize::from(rules.seats - 2));
    out.flag("mirrored", frame.mirrored);
    let (phase, end) = match s.phase {
        Phase::Tree => (0, None),
        Phase::Lutin => (1, None),
        Phase::Place => (2, None),
        Phase::Over(end) => (3, Some(end)),
    };
    out.one_of("phase", 4, phase);
    out.one_of("won by", 4, if let Some(End::Win(winner)) = end { around(winner) } else { usize::MAX });
    out.one_of("ended by", 2, end.map_or(usize::MAX, |end| (end == End::Cap).into()));
    out.one_of("mover", 4, around(s.mover));
    for place in 0..2u8 {
        let due = s.due[usize::from((seat.0 + place) % 2)];
        out.one_of("due", 4, due.map_or(usize::MAX, |color| color as usize));
    }
    out.one_of("aside", 4, s.aside.map_or(usize::MAX, |color| color as usize));
    clock("turn", s.turn, out);
    clock("turns without an arrival", s.quiet, out);
    let to_stall = if rules.options.stall > 0 { rules.options.stall.saturating_sub(s.quiet) } else { u32::MAX };
    let left = to_stall.min(rules.options.turn_cap.saturating_sub(s.turn));
    for turns in [2, 4, 8, 16, 32, 64, 128] {
        out.flag("turns left until a guard ends the game", left < turns);
    }
    trees(s, out);
}

/// What the forest looks like: trees, and the lutins of each colour, own ones in the south.
pub fn planes(rules: &Lutins, view: &View, seat: Seat, out: &mut Features<'_>) {
    let s = Frame::of(rules, &view.0, seat).state(&view.0);
    trees(&s, out);
    for forest in s.forest {
        squares(FOREST_LUTINS, forest, out);
    }
}

fn trees(s: &State, out: &mut Features<'_>) {
    squares("trees", s.trees, out);
    out.one_of("tree moved last", FOREST.into(), s.last_tree.map_or(usize::MAX, |cell| cell.0.into()));
}

/// A counter of turns, in two digits.
fn clock(name: &'static str, turns: u32, out: &mut Features<'_>) {
    out.number(name, (turns % 1024) as u16, 600);
    out.number(name, (turns / 1024) as u16, 600);
}

fn squares(name: &'static str, set: u64, out: &mut Features<'_>) {
    out.bits(name, 32, set as u32);
    out.bits(name, 32, (set >> 32) as u32);
}

/// Where the lutins of a colour are.
fn pieces(s: &State, color: usize, out: &mut Features<'_>) {
    squares(FOREST_LUTINS, s.forest[color], out);
    out.bits("lutins that wait", PER_SIDE.into(), s.waiting[color].into());
    out.bits("lutins at home", PER_SIDE.into(), s.home[color].into());
}

/// Where the lutins of a colour are, and how far from home.
fn family(s: &State, color: usize, reach: &Reach, out: &mut Features<'_>) {
    let forest = s.forest[color];
    pieces(s, color, out);
    count("how many are in the forest", forest.count_ones(), out);
    count("how many wait", s.waiting[color].count_ones(), out);
    count("how many are home", s.home[color].count_ones(), out);
    let [one, two, three] = reach.turns;
    for (level, set) in [one, two, three, !(one | two | three)].into_iter().enumerate() {
        count(FAR[level], (forest & set).count_ones(), out);
        count(WAITING[level], reach.waiting[level].into(), out);
    }
    squares("squares one turn from home", one, out);
    squares("squares two turns from home", two, out);
    out.flag("a tree that comes brings one to a turn from home", reach.makes_to != 0);
    out.flag("a tree that goes brings one to a turn from home", reach.makes_from != 0);
    out.flag("a tree that comes blocks one a turn from home", reach.breaks_to != 0);
    out.flag("a tree that goes lets one pass its turn home", reach.breaks_from != 0);
}

const FAR: [&str; 4] = ["one turn from home", "two turns from home", "three turns from home", "farther from home"];
const WAITING: [&str; 4] =
    ["waiting, one turn from home", "waiting, two turns from home", "waiting, three turns", "waiting, farther"];

/// How many lutins of six.
fn count(name: &'static str, n: u32, out: &mut Features<'_>) {
    out.steps(name, n as u16, PER_SIDE.into(), &[1, 2, 3, 4, 5, 6]);
}
