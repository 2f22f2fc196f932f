//! What the board's code knows of this game's views, events and answers, generated and kept equal.

use feerie_core::Seat;
use feerie_core::testing::generated_types;
use ts_rs::{Config, TS};

use crate::board::{Dir, Square};
use crate::event::{Cause, Event, Mark, Why};
use crate::outlook::{
    Area, Aura, AuraKind, Bump, Chance, Feeling, Outlook, Reach, Shot, Shove, Standing, Threat, Wound,
};
use crate::prospect::{Muster, Prospect, Trouble};
use crate::state::FigId;
use crate::view_form::{FigureForm, Pending, ViewForm};

#[test]
fn the_boards_types_are_those_of_the_game() {
    let config = Config::default();
    generated_types(
        "games/armes",
        "feerie-armes",
        &[
            FigureForm::decl(&config),
            Pending::decl(&config),
            ViewForm::decl(&config),
            Feeling::decl(&config),
            Chance::decl(&config),
            Wound::decl(&config),
            Bump::decl(&config),
            Shove::decl(&config),
            Shot::decl(&config),
            Reach::decl(&config),
            Area::decl(&config),
            Standing::decl(&config),
            Threat::decl(&config),
            AuraKind::decl(&config),
            Aura::decl(&config),
            Outlook::decl(&config),
            Trouble::decl(&config),
            Muster::decl(&config),
            Prospect::decl(&config),
            Seat::decl(&config),
            Square::decl(&config),
            Dir::decl(&config),
            FigId::decl(&config),
            Cause::decl(&config),
            Mark::decl(&config),
            Why::decl(&config),
            Event::decl(&config),
        ],
    );
}
