//! The wire's types for the web client, generated and kept equal.

use std::path::Path;
use ts_rs::{Config, TS};

use crate::accounts::Face;
use crate::error::{ErrorBody, ErrorForm};
use crate::http::lab::{LabAnswer, LabWish};
use crate::http::practice::{PracticeAnswer, PracticeQuestion, PracticeWish};
use crate::http::study::{ChancePoint, SlipForm, StudyAnswer, StudyForm};
use crate::ratings::{Company, Rating};
use crate::wire::{
    BotInfo, Clock, Frame, GameResult, Me, Phrase, Reason, SeatInfo, SeatWish, SessionInfo, TableInfo, Times,
    UndoAsked, Undone,
};
use crate::ws::message::{ClientMessage, ServerMessage, Share};

const FILE: &str = "../../web/src/wire/generated.ts";
/// Set to write the file instead of checking it.
const BLESS: &str = "FEERIE_BLESS";

fn declarations() -> String {
    let config = Config::default();
    let mut text =
        "/** Generated from the server's types: FEERIE_BLESS=1 cargo test -p feerie-server typescript */\n".to_owned();
    for declared in [
        Face::decl(&config),
        Me::decl(&config),
        SessionInfo::decl(&config),
        BotInfo::decl(&config),
        SeatWish::decl(&config),
        Clock::decl(&config),
        Times::decl(&config),
        SeatInfo::decl(&config),
        GameResult::decl(&config),
        TableInfo::decl(&config),
        UndoAsked::decl(&config),
        Undone::decl(&config),
        Frame::decl(&config),
        Company::decl(&config),
        Rating::decl(&config),
        Phrase::decl(&config),
        Reason::decl(&config),
        Share::decl(&config),
        PracticeWish::decl(&config),
        PracticeAnswer::decl(&config),
        PracticeQuestion::decl(&config),
        ChancePoint::decl(&config),
        SlipForm::decl(&config),
        StudyForm::decl(&config),
        StudyAnswer::decl(&config),
        LabWish::decl(&config),
        LabAnswer::decl(&config),
        ErrorForm::decl(&config),
        ErrorBody::decl(&config),
        ClientMessage::decl(&config),
        ServerMessage::decl(&config),
    ] {
        text.push_str("\nexport ");
        text.push_str(&declared);
        text.push('\n');
    }
    text
}

#[test]
fn the_generated_types_are_those_of_the_server() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let declared = declarations();
    if std::env::var_os(BLESS).is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, declared).unwrap();
        return;
    }
    let present = std::fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(present, declared, "run it once with {BLESS}=1 and commit the result");
}
