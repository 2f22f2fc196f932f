//! What the board's code knows of this game's views, events and answers, generated and kept equal.

use feerie_core::testing::generated_types;
use feerie_core::{Game as _, Options as Given, Seat};
use serde_json::json;
use ts_rs::{Config, TS};

use crate::Elfe;
use crate::board::{EDGE, POND, Square};
use crate::cards::Spell;
use crate::event::{Event, Kind};
use crate::options::{Compass, Hands, Kiss, Options, Recycle, Start, Win};
use crate::outlook::{Outlook, Reach};
use crate::state::{Form, Piece, Suitor};
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
            distracts(),
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

/// Who distracts the elf by standing beside him (ELF-WIN-3): the board draws that of every position, whoever looks on.
fn distracts() -> String {
    let rules =
        Elfe::new(Given::read(&Default::default(), 2).expect("options of their own accord"), 2).expect("a table");
    let (elf, beside): (Square, Square) = ("k5".parse().expect("a square"), "j5".parse().expect("a square"));
    let mut alone = rules.start().open;
    alone.put_elf(elf);
    let with = |form: Form| {
        let (mut fairy, mut suitor) = (alone, alone);
        fairy.put_fairy(Seat(0), beside);
        fairy.fairies[0].form = form;
        suitor.add_suitor(Suitor { at: beside, form });
        [fairy, suitor]
    };
    let mut kinds = Vec::new();
    for open in [Form::Born, Form::Enchanted(None)].into_iter().flat_map(with) {
        if open.is_distracted() {
            kinds.extend(open.piece(beside).map(Piece::kind));
        }
    }
    format!("const DISTRACTS: readonly Kind[] = {};", json!(kinds))
}
