//! What the board's code knows of this game: views, events, answers, and the numbers printed on the board, generated and kept
//! equal.

use feerie_core::Seat;
use feerie_core::testing::generated_types;
use ts_rs::{Config, TS};

use crate::board::DEFAULT;
use crate::event::{Bonus, Deal, Event, Heap, Why};
use crate::goods::Good;
use crate::options::{Options, SwapSpace};
use crate::outlook::Outlook;
use crate::phase::{End, Phase};
use crate::printed::Printed;
use crate::scoring::Count;
use crate::tiles::{Series, Single, Skill, Slot, Tile};
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
            Printed::decl(&config),
            printed(),
            Seat::decl(&config),
            Good::decl(&config),
            Heap::decl(&config),
            Skill::decl(&config),
            Single::decl(&config),
            Tile::decl(&config),
            Slot::decl(&config),
            Series::decl(&config),
            Phase::decl(&config),
            Deal::decl(&config),
            Why::decl(&config),
            Bonus::decl(&config),
            End::decl(&config),
            Event::decl(&config),
        ],
    );
}

/// The numbers of the board that comes with the game.
fn printed() -> String {
    let numbers = serde_json::to_string(&Printed::of(&DEFAULT)).unwrap();
    format!("const PRINTED: Printed = {numbers};")
}
