//! What the rules ask of the host: the server online, the program itself at one computer. The tree knows only
//! settled commitments; a host turns what people do into one commitment a seat.
//!
//! Where each host clause lives:
//!
//! - ELM-NET-2 (whose time counts), ELM-NET-3 (too early), ELM-NET-4 (which claims are believed), ELM-NET-5 (seats
//!   timed by the host), ELM-NET-6 (when a window closes), ELM-NET-8 (the rest before the next card), ELM-NET-9 (silent
//!   seats), ELM-NET-10 (suspicion), ELM-NET-12 (how far a round trip is believed): the crate `feerie-fairtime`. Its windows carry the number of ELM-NET-1; that no face is known before its window
//!   opens follows from the views, which never show a packet.
//! - ELM-NET-11 (watchers wait, nobody talks): the server, for every game with a race; without one, at leisure, both
//!   are open.
//! - ELM-NET-7, ELM-HOT, ELM-ACC: here, as constants and pure functions over a view.
//! - ELM-TURN-3 (everyone sees a card at about the same time) follows from ELM-NET-2: each seat's clock starts
//!   when the card is shown on its own screen.

use feerie_core::{Game, PerSeat, Seat};

use crate::Elementals;
use crate::action::{Action, Time};
use crate::cards::{Card, Kind};
use crate::phase::{Opened, Phase, Window};
use crate::rules::{react, settle};
use crate::view::View;

/// ELM-CARD-5: the colour of each seat's magic book.
pub const BOOK_COLORS: [&str; 6] = ["red", "blue", "green", "yellow", "violet", "orange"];

/// ELM-TIME-3: what the host commits for a seat whose window has run out.
pub const TIMED_OUT: Action = Action::None;

/// ELM-HOT-1: each seat's key, by position on the keyboard, in the names browsers give to positions.
pub const KEYS: [&str; 6] = ["KeyA", "KeyL", "Space", "KeyT", "Digit1", "Digit0"];
/// ELM-HOT-4: the second key, for the book, where two players have two keys each.
pub const BOOK_KEYS: [&str; 2] = ["KeyS", "KeyK"];
/// ELM-HOT-2: how long after the first buzz others may still buzz.
pub const BUZZ_MS: u32 = 400;
/// ELM-HOT-3: how long a player who buzzed may take to say what he meant.
pub const SAY_MS: u32 = 3000;
/// ELM-ACC-5: the same with one switch, where the choices are scanned.
pub const SAY_ONE_SWITCH_MS: u32 = 15_000;

/// The open window of a view.
pub fn window(view: &View) -> Option<Window> {
    match view.phase {
        Phase::React(window) => Some(window),
        _ => None,
    }
}

/// The middle cards that may be hit, in the order of the number keys 1, 2, 3, … (ELM-HOT-2, ELM-REACT-4).
pub fn targets(view: &View) -> &[Card] {
    match window(view) {
        Some(window) => {
            let new = usize::from(window.kind == Opened::Middle);
            &view.middle[..view.middle.len().saturating_sub(new)]
        }
        None => &[],
    }
}

/// Whether a reaction would be right: what a host must know to stop asking (ELM-HOT-2, ELM-ACC-2) and to close
/// a window early (ELM-NET-6). Nobody else is told before the window is settled (ELM-NET-7).
pub fn is_right(view: &View, action: Action) -> bool {
    window(view).is_some_and(|window| react::is_right(&window, action))
}

/// ELM-HOT-2: when the buzzes of a window end: the wait after the first, or the end of the window.
pub fn buzzes_end_ms(rules: &Elementals, first_buzz_ms: u32) -> u32 {
    (first_buzz_ms + BUZZ_MS).min(rules.options().window_ms.into())
}

/// ELM-HOT-2: the order in which those who buzzed say what they meant: that of ELM-RESOLVE.
pub fn saying_order(rules: &Elementals, view: &View, buzzes: &[(Seat, u16)]) -> PerSeat<(Seat, u16)> {
    let Some(window) = window(view) else { return PerSeat::new() };
    let mut order: PerSeat<(Seat, u16)> =
        buzzes.iter().filter(|(seat, _)| view.playing.contains(*seat)).copied().take(6).collect();
    order.sort_by_key(|&(seat, ms)| {
        let time = settle::rank_time(rules, seat, Action::Book(Time::At(ms)));
        (time, settle::distance(seat, window.turner, rules.seats()))
    });
    order
}

/// ELM-HOT-3: the reaction that is certainly wrong, for whoever buzzed and does not say: the book, or where the
/// book would be right a hit on the oldest middle card.
pub fn certainly_wrong(view: &View, time: Time) -> Action {
    let book = Action::Book(time);
    match view.middle.first() {
        Some(&oldest) if is_right(view, book) => Action::Slap(oldest, time),
        _ => book,
    }
}

/// ELM-HOT-5: whether a bot's hand may be shown: not before the time drawn for it when the window opened.
pub fn hand_is_down(action: Action, elapsed_ms: u32) -> bool {
    matches!(action.time(), Some(Time::At(ms)) if elapsed_ms >= u32::from(ms))
}

/// ELM-ACC-2: at one computer without a clock the seats are asked aloud in the order of ELM-RESOLVE-2: the
/// turner's left neighbour first, the turner last. Whoever answers later could not have come before, so the
/// host stops at the first right answer and commits `none` for the rest.
pub fn asking_order(rules: &Elementals, view: &View) -> PerSeat<Seat> {
    let Some(window) = window(view) else { return PerSeat::new() };
    let seats = rules.seats();
    (1..=seats).map(|step| Seat((window.turner.0 + step) % seats)).filter(|&seat| view.playing.contains(seat)).collect()
}

/// ELM-ACC-4: the words that name a card aloud, as keys of the locale: head, belly and legs, or the kind of
/// special card.
pub fn spoken(card: Card) -> PerSeat<&'static str> {
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
