//! What the board's code knows of this game: views, answers, and the numbers printed on the board, generated and kept equal.

use feerie_core::Game;
use feerie_core::testing::generated_types;
use serde_json::json;
use ts_rs::{Config, TS};

use crate::Pixies;
use crate::board::{DEFAULT, Space};
use crate::options::{Options, SwapSpace};
use crate::outlook::Outlook;
use crate::scoring::Count;
use crate::state::NOBODY;
use crate::view_form::{SeatForm, Third, ViewForm};

#[test]
fn the_boards_types_and_numbers_are_those_of_the_game() {
    let config = Config::default();
    generated_types(
        "games/pixies",
        "feerie-pixies",
        &[
            SwapSpace::decl(&config),
            Options::decl(&config),
            Count::decl(&config),
            Third::decl(&config),
            SeatForm::decl(&config),
            ViewForm::decl(&config),
            Outlook::decl(&config),
            printed(),
        ],
    );
}

/// The numbers that are drawn on the board, and what follows from them there.
fn printed() -> String {
    let (alone, beside) = discs();
    let numbers = json!({
        "icons": DEFAULT.icons.map(|icons| icons.to_string()),
        "silverPrice": DEFAULT.silver_price,
        "goldPrice": DEFAULT.gold_price,
        "trackCrowns": DEFAULT.track_points,
        "trackBonus": DEFAULT.track_bonus,
        "mines": DEFAULT.mines.as_slice(),
        "dungeon": DEFAULT.dungeon,
        // Crowns until the next symbol of the mine, or the dungeon, by the crowns that somebody has.
        "untilSymbol": (0..DEFAULT.dungeon).map(|crowns| DEFAULT.next_symbol(crowns) - crowns).collect::<Vec<_>>(),
        // The discs that a double space takes, without and with a pixie there.
        "discs": [alone, beside],
    });
    format!("const PRINTED = {numbers} as const;")
}

/// What a double space takes, without and with a pixie there.
fn discs() -> (u8, u8) {
    let rules = Pixies::new(feerie_core::Options::read(&Default::default(), 2).unwrap(), 2).unwrap();
    let mut t = rules.start().table;
    let space = Space(1);
    t.pyramid[space.index()] = NOBODY;
    let alone = t.price(space);
    t.pyramid[space.index()] = 0;
    (alone, t.price(space))
}
