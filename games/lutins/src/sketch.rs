//! The board as text, for terminals.

use std::fmt::Write as _;

use crate::Lutins;
use crate::board::{Cell, Color};
use crate::state::Piece;
use crate::view::View;

/// Draws the board, 36 columns by 11 lines, with each family's tally beside it.
pub fn sketch(rules: &Lutins, view: &View, say: &dyn Fn(&str) -> String) -> String {
    let mut out = String::new();
    let tally = tally(rules, view, say);
    let initials = Color::ALL.map(|color| initial(&say(color_key(color))));
    for (line, row) in (0..10).rev().enumerate() {
        let label = if (1..=8).contains(&row) { row.to_string() } else { " ".into() };
        let _ = write!(out, "{label:>2} ");
        for col in 0..10 {
            let _ = write!(out, " {} ", symbol(view, initials, col, row));
        }
        let _ = writeln!(out, "   {}", tally.get(line).map_or("", String::as_str));
    }
    out.push_str("       a  b  c  d  e  f  g  h\n");
    out
}

/// A capital letter is a lutin (its initial, from the locale), `t` a tree, `#` the tree just moved.
fn symbol(view: &View, initials: [char; 4], col: i8, row: i8) -> char {
    let Some(cell) = Cell::at(col, row) else { return ' ' };
    match view.0.piece(cell) {
        Some(Piece::Tree) if view.0.last_tree == Some(cell) => '#',
        Some(Piece::Tree) => 't',
        Some(Piece::Lutin(color)) => initials[color as usize],
        None if cell.is_forest() => '.',
        None => '_',
    }
}

fn initial(name: &str) -> char {
    name.chars().next().map_or('?', |letter| letter.to_ascii_uppercase())
}

fn tally(rules: &Lutins, view: &View, say: &dyn Fn(&str) -> String) -> Vec<String> {
    let mut lines = vec![say("sketch-lutins-legend-trees"), say("sketch-lutins-legend-taboo"), String::new()];
    // People count seats from 1.
    for (seat, colors) in (1..).zip(&rules.colors) {
        for &color in colors {
            let (waiting, home) = (view.0.waiting[color as usize], view.0.home[color as usize]);
            let running = view.0.forest[color as usize].count_ones();
            lines.push(format!(
                "{} {}: {} {}, {} {}, {} {}",
                seat,
                say(color_key(color)),
                waiting.count_ones(),
                say("sketch-lutins-waiting"),
                running,
                say("sketch-lutins-running"),
                home.count_ones(),
                say("sketch-lutins-home"),
            ));
        }
    }
    lines
}

const fn color_key(color: Color) -> &'static str {
    match color {
        Color::Blue => "lutins-colour-blue",
        Color::Yellow => "lutins-colour-yellow",
        Color::Violet => "lutins-colour-violet",
        Color::Red => "lutins-colour-red",
    }
}
