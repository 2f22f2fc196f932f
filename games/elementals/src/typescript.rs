//! What the board's code knows of this game's views, events and answers, generated and kept equal.

use core::time::Duration;
use feerie_core::Seat;
use feerie_core::testing::generated_types;
use serde_json::json;
use ts_rs::{Config, TS};

use crate::cards::Card;
use crate::event::{Event, To};
use crate::host;
use crate::outlook::{Outlook, Pair};
use crate::view_form::{ViewForm, Window, Won};

#[test]
fn the_boards_types_are_those_of_the_game() {
    let config = Config::default();
    generated_types(
        "games/elementals",
        "feerie-elementals",
        &[
            Window::decl(&config),
            Won::decl(&config),
            ViewForm::decl(&config),
            Pair::decl(&config),
            Outlook::decl(&config),
            host_numbers(),
            Seat::decl(&config),
            Card::decl(&config),
            To::decl(&config),
            Event::decl(&config),
        ],
    );
}

/// The numbers of a screen that keeps the time itself: they stand here once, and where a server keeps it in `feerie-fairtime`.
fn host_numbers() -> String {
    // ELM-NET-8; a server's own shortest rest is its operator's affair.
    let rest = |after_result, random| {
        feerie_fairtime::rest(Duration::from_millis(700), after_result, random).as_millis() as u64
    };
    let numbers = json!({
        "keys": host::KEYS,
        "bookKeys": host::BOOK_KEYS,
        "mostWithTwoKeys": host::MOST_WITH_TWO_KEYS,
        "buzzMs": host::BUZZ_MS,
        "sayMs": host::SAY_MS,
        "switchSayMs": host::SWITCH_SAY_MS,
        "restMs": rest(false, 0),
        "restAfterReactionMs": rest(true, 0),
        "mostRandomRestMs": rest(false, 600) - rest(false, 0),
    });
    format!("const HOST = {numbers} as const;")
}
