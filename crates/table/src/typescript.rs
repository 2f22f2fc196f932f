//! What the client knows of answers, generated and kept equal.

use feerie_core::testing::generated_types;
use ts_rs::{Config, TS};

use crate::at_screen::{AtScreen, Together};
use crate::question::{Ahead, Outlook, Question};

#[test]
fn the_clients_types_are_those_of_the_answers() {
    let config = Config::default();
    generated_types(
        "engine",
        "feerie-table",
        &[
            AtScreen::decl(&config),
            Question::decl(&config),
            Ahead::decl(&config),
            Outlook::decl(&config),
            Together::decl(&config),
        ],
    );
}
