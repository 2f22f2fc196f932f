//! What the board's code knows of this game's views, events and answers, generated and kept equal.

use feerie_core::testing::generated_types;
use feerie_core::{Game as _, Options as Given, Seat};
use serde_json::json;
use std::collections::BTreeMap;
use ts_rs::{Config, TS};

use crate::Lutins;
use crate::board::{Cell, Color, PER_SIDE};
use crate::event::Event;
use crate::options::{Duty, Empty, Entry, Finish, Layout, Options, Placer, TurnAngle};
use crate::outlook::Outlook;
use crate::view::{Family, ViewForm};

#[test]
fn the_boards_types_are_those_of_the_game() {
    let config = Config::default();
    generated_types(
        "games/lutins",
        "feerie-lutins",
        &[
            Color::decl(&config),
            Layout::decl(&config),
            TurnAngle::decl(&config),
            Duty::decl(&config),
            Placer::decl(&config),
            Entry::decl(&config),
            Finish::decl(&config),
            Empty::decl(&config),
            Options::decl(&config),
            Family::decl(&config),
            ViewForm::decl(&config),
            Outlook::decl(&config),
            board(),
            families(),
            Seat::decl(&config),
            Cell::decl(&config),
            Event::decl(&config),
        ],
    );
}

/// Which side each family starts from and runs to (LUT-BOARD-4), by the letter of its cells, and how many goblins it has.
fn board() -> String {
    let side = |color: Color| Cell::of_start(color, 0).to_string()[..1].to_owned();
    let sides = Color::ALL.map(|color| {
        let (start, goal) = (side(color), side(color.opposite()));
        format!("{}: {{ start: '{start}', goal: '{goal}' }}", color.name())
    });
    format!("const FAMILY = {PER_SIDE};\n\nexport const SIDES = {{ {} }} as const;", sides.join(", "))
}

/// Which families a seat has at the usual table of each size (LUT-SETUP-3, LUT-TWO-1): shown before a table is laid.
fn families() -> String {
    let (least, most) = Lutins::INFO.seats;
    let sizes = (least..=most).map(|seats| {
        let usual = Given::read(&Default::default(), seats).expect("options of their own accord");
        (seats, Lutins::seating(&usual, seats))
    });
    let families = json!(sizes.collect::<BTreeMap<_, _>>());
    format!("const FAMILIES: {{ [seats: number]: readonly (readonly Color[])[] }} = {families};")
}
