//! The forest as text, for terminals.

use feerie_core::Seat;
use std::fmt::Write as _;

use crate::Elfe;
use crate::board::{SIZE, Square};
use crate::cards::{Bag, Spell};
use crate::event::Kind;
use crate::phase::Phase;
use crate::rules::turn;
use crate::state::Back;
use crate::view::View;

/// How many columns there are beside the forest.
const BESIDE: usize = 33;

/// Draws the forest, 43 columns by 21 lines, with what there is to know beside it.
pub fn sketch(rules: &Elfe, view: &View, say: &dyn Fn(&str) -> String) -> String {
    let mut out = String::from("   ");
    for col in b'a'..b'a' + SIZE {
        let _ = write!(out, " {}", col as char);
    }
    out.push('\n');
    let beside = beside(rules, view, say);
    for row in 0..SIZE {
        let _ = write!(out, "{:>2} ", row + 1);
        for col in 0..SIZE {
            let _ = write!(out, "{:>2}", symbol(view, Square::new(col, row)));
        }
        let note = beside.get(usize::from(row)).map_or("", String::as_str);
        let _ = writeln!(out, "  {}", clip(note, BESIDE));
    }
    out
}

fn clip(text: &str, width: usize) -> &str {
    text.char_indices().nth(width).map_or(text, |(end, _)| &text[..end])
}

/// `E` the elf, `P` a prince, `t` a toad; a fairy is her player's number (seats are told from 1), a frog `f` with it.
fn symbol(view: &View, square: Square) -> String {
    let piece = view.open.piece(square);
    let owner = piece.and_then(|piece| piece.owner()).map_or(0, |seat| seat.0 + 1);
    match piece.map(|piece| piece.kind()) {
        Some(Kind::Elf) => "E".into(),
        Some(Kind::Fairy) => owner.to_string(),
        Some(Kind::Frog) => format!("f{owner}"),
        Some(Kind::Prince) => "P".into(),
        Some(Kind::Toad) => "t".into(),
        None if square.is_edge() => "o".into(),
        None if square.is_pond() => "~".into(),
        None => ".".into(),
    }
}

fn beside(rules: &Elfe, view: &View, say: &dyn Fn(&str) -> String) -> Vec<String> {
    let o = &view.open;
    let round = turn::round(rules, o.turn);
    let mut lines = vec![format!("{} {round}/{}", say("sketch-elfe-round"), rules.options.cap)];
    lines.push(match o.phase.roll() {
        Some(die) => format!("{} {die}", say("sketch-elfe-die")),
        None => String::new(),
    });
    for seat in Seat::all(rules.seats) {
        let mark = if seat == o.active && o.phase != Phase::First { '>' } else { ' ' };
        let n = o.n_hand[seat.index()];
        let mut line = format!("{mark}{}  {n} {}", seat.0 + 1, say("sketch-elfe-cards"));
        let fairy = o.fairy(seat);
        if fairy.form.swims() {
            let _ = write!(line, ", {}{}", say("sketch-elfe-frog"), countdown(o.turn, fairy.form.back()));
        }
        lines.push(line);
        if let Some(hand) = view.hands[seat.index()].filter(|_| n > 0) {
            lines.extend(wrapped(&hand, say));
        }
    }
    lines.push(format!("{} {}", say("sketch-elfe-reserve"), usize::from(rules.princes) - o.suitors.len()));
    lines.push(format!("{} {} + {}", say("sketch-elfe-pile"), o.n_unseen, o.queue.len()));
    if o.is_distracted() {
        lines.push(say("sketch-elfe-distracted"));
    }
    let kissed = o.suitors.iter().filter(|suitor| suitor.form.back().is_some());
    let toads: Vec<String> =
        kissed.map(|toad| format!("t {}{}", toad.at, countdown(o.turn, toad.form.back()))).collect();
    lines.push(toads.join(", "));
    lines.push(say("sketch-elfe-legend-pieces"));
    lines.push(say("sketch-elfe-legend-board"));
    lines
}

/// The cards of a hand in as few lines as they need.
fn wrapped(hand: &Bag, say: &dyn Fn(&str) -> String) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for spell in Spell::ALL.into_iter().filter(|&spell| hand.has(spell)) {
        let card = format!("{} {}", hand[spell], say(&format!("elfe-card-{}", spell.id())));
        match lines.last_mut() {
            Some(line) if line.chars().count() + card.chars().count() + 2 <= BESIDE => {
                let _ = write!(line, ", {card}");
            }
            _ => lines.push(format!("   {card}")),
        }
    }
    lines
}

/// In how many turns a kissed piece changes back.
fn countdown(turn: u16, back: Back) -> String {
    back.map_or(String::new(), |back| format!(" -{}", back.get().saturating_sub(turn)))
}
