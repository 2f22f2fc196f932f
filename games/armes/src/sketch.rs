//! The board as text, for terminals.

use std::fmt::Write as _;

use crate::Armes;
use crate::board::{SIZE, Square};
use crate::ground::Ground;
use crate::roster::Entry as _;
use crate::state::{FigId, State};
use crate::view::View;

/// Draws the board, two signs a square and 24 lines, with each side's figures beside it.
///
/// Figures are `A1` to `B0` (a nought for the tenth), `*` an objective, `[A` and `[B` the lairs; scenery is drawn
/// by what it does to whoever walks: `#` a wall, `^` a wall that hides, `"` difficult, `=` easy.
pub fn sketch(rules: &Armes, view: &View, say: &dyn Fn(&str) -> String) -> String {
    let View::Open(s) = view else { return recruiting(rules, view, say) };
    let ground = rules.ground(s);
    let beside = margin(rules, s, say);
    let mut out = String::new();
    for (line, row) in (0..SIZE as i8).rev().enumerate() {
        let _ = write!(out, "{:>2}", row + 1);
        for col in 0..SIZE as i8 {
            out.push_str(&Square::at(col, row).map_or("  ".into(), |square| sign(s, &ground, square)));
        }
        let _ = writeln!(out, " {}", beside.get(line).map_or("", String::as_str).trim_end());
    }
    out.push_str("   ");
    (b'a'..b'a' + SIZE).for_each(|col| {
        let _ = write!(out, "{} ", col as char);
    });
    out.push('\n');
    out
}

fn sign(s: &State, ground: &Ground, square: Square) -> String {
    if let Some(fig) = s.on(square) {
        let name = fig.to_string();
        return format!("{}{}", &name[..1], &name[name.len() - 1..]);
    }
    if let Some(seat) = s.lairs.iter().position(|&lair| lair == Some(square)) {
        return ["[A", "[B"][seat].into();
    }
    let sign = if s.objectives.contains(&Some(square)) {
        '*'
    } else if ground.high.contains(square) {
        '^'
    } else if ground.block.contains(square) {
        '#'
    } else if ground.hard.contains(square) {
        '"'
    } else if ground.easy.contains(square) {
        '='
    } else {
        '.'
    };
    format!(" {sign}")
}

/// The round and, for each seat, its points, tokens and figures; at most 25 columns.
fn margin(rules: &Armes, s: &State, say: &dyn Fn(&str) -> String) -> Vec<String> {
    let mut lines = vec![format!("{} {}/{}", say("sketch-armes-round"), s.round, rules.options.rounds)];
    for seat in 0..2 {
        let card = s.cards[seat].map_or("-", |card| rules.roster.factions[card as usize].id());
        lines.push(format!("{} {card}", ["A", "B"][seat]));
        let (points, tokens) = (say("sketch-armes-points"), say("sketch-armes-tokens"));
        lines.push(format!(" {} {points}, {} {tokens}", s.vp[seat], s.tokens[seat]));
        for fig in s.members_of(feerie_core::Seat(seat as u8)) {
            lines.push(figure_line(rules, s, fig, say));
        }
    }
    // As much of the legend as there is room for.
    lines.push(String::new());
    lines.extend(say("sketch-armes-legend").split("   ").map(str::to_owned));
    lines
}

fn figure_line(rules: &Armes, s: &State, fig: FigId, say: &dyn Fn(&str) -> String) -> String {
    let figure = s.fig(fig);
    let mut line = format!("{fig} {:.10}", rules.profile(s, fig).id);
    match figure.at {
        Some(_) => {
            let _ = write!(line, " {}/{}", figure.hp, rules.profile(s, fig).health);
        }
        None => {
            let _ = write!(line, " {}", say("sketch-armes-out"));
        }
    }
    line.push_str(&"'".repeat(figure.orders as usize));
    for (number, mark) in [(u16::from(figure.flames), 'f'), (figure.poison, 'p'), (u16::from(figure.crack), 'c')] {
        if number > 0 {
            let _ = write!(line, " {mark}{number}");
        }
    }
    line
}

/// While bands are recruited there is no board yet.
fn recruiting(rules: &Armes, view: &View, say: &dyn Fn(&str) -> String) -> String {
    let View::Recruiting { bands, .. } = view else { return String::new() };
    let mut out = String::new();
    for (band, letter) in bands.iter().zip(["A", "B"]) {
        let text = match band {
            Some(band) => rules.profile_ids(band.as_slice()).join(", "),
            None => say("sketch-armes-secret"),
        };
        let _ = writeln!(out, "{letter}: {text}");
    }
    out
}
