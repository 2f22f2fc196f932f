//! The table as text, for terminals.

use feerie_core::{PerSeat, Seat};
use std::fmt::Write as _;

use crate::Elementals;
use crate::cards::{Card, Kind};
use crate::phase::Phase;
use crate::view::View;

/// Inner width of a card; six cards fit side by side.
const WIDTH: usize = 9;
const CARDS_A_ROW: usize = 6;

/// Draws the middle, what was just turned, and each seat's packet and pile.
pub fn sketch(rules: &Elementals, view: &View, say: &dyn Fn(&str) -> String) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "{}", say("sketch-elementals-middle"));
    let numbered: Vec<(String, Card)> =
        view.middle.iter().enumerate().map(|(at, &card)| ((at + 1).to_string(), card)).collect();
    draw(&mut out, &numbered, say);
    if let Some(window) = view.window() {
        let _ = writeln!(out, "{}", say("sketch-elementals-turned"));
        let turned: Vec<(String, Card)> = window
            .cards(rules.seats)
            .map(|(seat, card)| (format!("{} {seat}", say("sketch-elementals-seat")), card))
            .collect();
        draw(&mut out, &turned, say);
    }
    for seat in Seat::all(rules.seats) {
        let _ = writeln!(out, "{}", seat_line(view, seat, say));
    }
    let worth =
        view.middle.len() + view.piles.iter().map(|pile| pile.len()).sum::<usize>() + view.won.count_ones() as usize;
    let _ =
        writeln!(out, "{} {worth}   {} {}", say("sketch-elementals-worth"), say("sketch-elementals-turns"), view.turns);
    if let Phase::Over(end) = view.phase {
        let _ = writeln!(out, "{}", say(&format!("sketch-elementals-end-{}", end.reason())));
    }
    out
}

fn seat_line(view: &View, seat: Seat, say: &dyn Fn(&str) -> String) -> String {
    let at = seat.index();
    let mark = if view.who == feerie_core::Observer::Seat(seat) { '>' } else { ' ' };
    let mut line = format!(
        "{mark}{} {seat}  {} {:>2}",
        say("sketch-elementals-seat"),
        say("sketch-elementals-packet"),
        view.hands[at]
    );
    if let Some(top) = view.piles[at].last() {
        let _ = write!(line, "  {} {:>2} ({top})", say("sketch-elementals-pile"), view.piles[at].len());
    }
    if !view.playing.contains(seat) {
        let _ = write!(line, "  {}", say("sketch-elementals-out"));
    }
    if view.aside[at] > 0 {
        let _ = write!(line, "  {} {}", say("sketch-elementals-aside"), view.aside[at]);
    }
    line
}

/// Cards side by side, a label over each.
fn draw(out: &mut String, cards: &[(String, Card)], say: &dyn Fn(&str) -> String) {
    for row in cards.chunks(CARDS_A_ROW) {
        let faces: Vec<[String; 3]> = row.iter().map(|&(_, card)| face(card, say)).collect();
        let edge = "-".repeat(WIDTH);
        let mut line = |each: &dyn Fn(usize) -> String| {
            let cells: Vec<String> = (0..row.len()).map(each).collect();
            let _ = writeln!(out, " {}", cells.join(" ").trim_end());
        };
        line(&|at| format!("{:^1$}", row[at].0, WIDTH + 2));
        line(&|_| format!("+{edge}+"));
        for part in [0, 1, 2] {
            line(&|at| format!("|{:^WIDTH$}|", faces[at][part]));
        }
        line(&|_| format!("+{edge}+"));
    }
}

/// Head, belly and legs, one per line; a special card's kind in the middle line.
fn face(card: Card, say: &dyn Fn(&str) -> String) -> [String; 3] {
    let words: Vec<String> = spoken(card).iter().map(|key| say(key).chars().take(WIDTH).collect::<String>()).collect();
    match <[String; 3]>::try_from(words) {
        Ok(parts) => parts,
        Err(mut words) => [String::new(), words.pop().unwrap_or_default(), "* * *".into()],
    }
}

/// ELM-ACC-4: the words that name a card, as keys of the locale: head, belly and legs, or the kind of special card.
fn spoken(card: Card) -> PerSeat<&'static str> {
    match (card.parts(), card.kind()) {
        (Some(parts), _) => parts.iter().map(|&part| element_key(part)).collect(),
        (None, Kind::Mad) => PerSeat::from_iter(["elementals-mad"]),
        (None, Kind::Double) => PerSeat::from_iter(["elementals-double"]),
        (None, _) => PerSeat::from_iter(["elementals-wizard"]),
    }
}

const fn element_key(letter: u8) -> &'static str {
    match letter {
        b'a' => "elementals-air",
        b'f' => "elementals-fire",
        b't' => "elementals-earth",
        _ => "elementals-water",
    }
}
