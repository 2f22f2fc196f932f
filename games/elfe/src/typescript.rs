//! What the board's code knows of this game's views, events and answers, generated and kept equal.

use feerie_core::Seat;
use feerie_core::testing::generated_types;
use serde_json::json;
use ts_rs::{Config, TS};

use crate::board::{EDGE, POND, Square};
use crate::cards::Spell;
use crate::event::{Event, Kind};
use crate::options::{Compass, Hands, Kiss, Options, Recycle, Start, Win};
use crate::outlook::{Outlook, Reach};
use crate::view_form::{Fairy, Hand, Pile, Toad, ViewForm};

#[test]
fn the_boards_types_are_those_of_the_game() {
    let config = Config::default();
    generated_types(
        "games/elfe",
        "feerie-elfe",
        &[
            Spell::decl(&config),
            Start::decl(&config),
            Win::decl(&config),
            Compass::decl(&config),
            Kiss::decl(&config),
            Recycle::decl(&config),
            Hands::decl(&config),
            Options::decl(&config),
            Fairy::decl(&config),
            Toad::decl(&config),
            Hand::decl(&config),
            Pile::decl(&config),
            ViewForm::decl(&config),
            Reach::decl(&config),
            Outlook::decl(&config),
            ground(),
            Seat::decl(&config),
            Square::decl(&config),
            Kind::decl(&config),
            Event::decl(&config),
        ],
    );
}

/// The squares that are no woods: the board is drawn before anybody asks.
fn ground() -> String {
    let squares = json!({"edge": EDGE.iter().collect::<Vec<_>>(), "pond": POND.iter().collect::<Vec<_>>()});
    format!("const GROUND: {{ [ground in 'edge' | 'pond']: readonly string[] }} = {squares};")
}
