//! The strings of actions and outcomes, one for each (ARM-FLOW-2, ARM-FLOW-5). Names are the roster's.

use feerie_core::{Clause, ParseError, Seat};
use std::fmt::{self, Write};

use crate::action::{Action, Outcome};
use crate::board::{Dir, Square};
use crate::clauses;
use crate::phase::{Phase, Stage};
use crate::roster::{self, Roster};
use crate::state::FigId;

/// Writes an action.
pub fn write(roster: &Roster, action: &Action, out: &mut dyn Write) -> fmt::Result {
    match *action {
        Action::Recruit(profile) => write!(out, "recruit:{}", roster.profiles[profile as usize].id),
        Action::Done => out.write_str("done"),
        Action::Card(faction) => write!(out, "card:{}", roster.factions[faction as usize].id),
        Action::Piece { piece, turn } => write!(out, "piece:{}:{turn}", roster.pieces[piece as usize].id),
        Action::Place(square) => write!(out, "place:{square}"),
        Action::Objective(square) => write!(out, "objective:{square}"),
        Action::Lair(square) => write!(out, "lair:{square}"),
        Action::Deploy(square) => write!(out, "deploy:{square}"),
        Action::First(seat) => write!(out, "first:{seat}"),
        Action::Act(fig) => write!(out, "act:{fig}"),
        Action::Bonus => out.write_str("bonus"),
        Action::Pass => out.write_str("pass"),
        Action::At(fig) => write!(out, "at:{fig}"),
        Action::Dir(dir) => write!(out, "dir:{}", dir.letter()),
        Action::Move(square) => write!(out, "move:{square}"),
        Action::Stay => out.write_str("stay"),
        Action::Use(name) => write!(out, "use:{}", roster.act_ids[name as usize]),
        Action::Loot => out.write_str("loot"),
        Action::Search(square) => write!(out, "search:{square}"),
        Action::Run => out.write_str("run"),
        Action::End => out.write_str("end"),
        Action::Charge(square) => write!(out, "charge:{square}"),
        Action::Boost(tokens) => write!(out, "boost:{tokens}"),
        Action::Dodge(square) => write!(out, "dodge:{square}"),
        Action::Raise { fig, to } => write!(out, "raise:{fig}:{to}"),
    }
}

/// Reads an action.
pub fn read(roster: &Roster, text: &str) -> Result<Action, ParseError> {
    let Some((verb, rest)) = text.split_once(':') else {
        return match text {
            "done" => Ok(Action::Done),
            "bonus" => Ok(Action::Bonus),
            "pass" => Ok(Action::Pass),
            "stay" => Ok(Action::Stay),
            "loot" => Ok(Action::Loot),
            "run" => Ok(Action::Run),
            "end" => Ok(Action::End),
            _ => Err(ParseError),
        };
    };
    match verb {
        "recruit" => roster.profile(rest).map(Action::Recruit).ok_or(ParseError),
        "card" => roster::find(&roster.factions, rest).map(Action::Card).ok_or(ParseError),
        "piece" => {
            let (piece, turn) = rest.split_once(':').ok_or(ParseError)?;
            let piece = roster::find(&roster.pieces, piece).ok_or(ParseError)?;
            let turn = ["0", "1", "2", "3"].iter().position(|&name| name == turn).ok_or(ParseError)? as u8;
            Ok(Action::Piece { piece, turn })
        }
        "place" => rest.parse().map(Action::Place),
        "objective" => rest.parse().map(Action::Objective),
        "lair" => rest.parse().map(Action::Lair),
        "deploy" => rest.parse().map(Action::Deploy),
        "first" => seat(rest).map(Action::First),
        "act" => figure(rest).map(Action::Act),
        "at" => figure(rest).map(Action::At),
        "dir" => Dir::ALL.into_iter().find(|dir| dir.letter() == rest).map(Action::Dir).ok_or(ParseError),
        "move" => rest.parse().map(Action::Move),
        "use" => roster
            .act_ids
            .binary_search_by(|id| id.as_str().cmp(rest))
            .map(|n| Action::Use(n as u16))
            .map_err(|_| ParseError),
        "search" => rest.parse().map(Action::Search),
        "charge" => rest.parse().map(Action::Charge),
        "boost" => number(rest).map(Action::Boost),
        "dodge" => rest.parse().map(Action::Dodge),
        "raise" => {
            let (fig, to) = rest.split_once(':').ok_or(ParseError)?;
            Ok(Action::Raise { fig: figure(fig)?, to: to.parse()? })
        }
        _ => Err(ParseError),
    }
}

/// Writes an outcome.
pub fn write_outcome(outcome: &Outcome, out: &mut dyn Write) -> fmt::Result {
    match outcome {
        Outcome::Roll(seat) => write!(out, "roll:{seat}"),
        Outcome::Tie => out.write_str("roll:="),
        Outcome::Hits(hits) => write!(out, "hits:{hits}"),
    }
}

/// Reads an outcome.
pub fn read_outcome(text: &str) -> Result<Outcome, ParseError> {
    match text.split_once(':') {
        Some(("roll", "=")) => Ok(Outcome::Tie),
        Some(("roll", name)) => seat(name).map(Outcome::Roll),
        Some(("hits", hits)) => number(hits).map(Outcome::Hits),
        _ => Err(ParseError),
    }
}

/// The clause that a string breaks which is no notation: a verb of another phase first (ARM-FLOW-2), then what the
/// verb is about; for squares, their one name (ARM-FLOW-5).
pub fn malformed(phase: Phase, text: &str) -> Clause {
    let Some((verb, _)) = text.split_once(':') else { return clauses::FLOW_2 };
    match (phase, verb) {
        (Phase::Recruit(_), "recruit") => clauses::REC_7,
        (Phase::Card(_), "card") => clauses::REC_5,
        (Phase::Piece, "piece") => clauses::SET_3,
        (Phase::First(_), "first") => clauses::RND_3,
        (Phase::Turn, "act") => clauses::ORD_5,
        (Phase::BonusAt, "at") => clauses::BONUS_2,
        (Phase::BonusDir(_) | Phase::Active(Stage::Dir, _), "dir") => clauses::FORCE_2,
        (Phase::Active(Stage::Choose, _), "use") => clauses::PROF_1,
        (Phase::Active(Stage::Target, _), "at") => clauses::PROF_2,
        (Phase::Active(Stage::Boost, _), "boost") => clauses::ORD_8,
        (Phase::PieceAt { .. }, "place")
        | (Phase::Objective, "objective")
        | (Phase::Lair, "lair")
        | (Phase::Deploy, "deploy")
        | (Phase::Active(Stage::Free | Stage::Run, _), "move")
        | (Phase::Active(Stage::Choose, _), "search")
        | (Phase::Active(Stage::Charge, _), "charge")
        | (Phase::Active(Stage::Dodge, _), "dodge") => clauses::FLOW_5,
        (Phase::Raise(_), "raise") => match text.rsplit(':').next().map(str::parse::<Square>) {
            Some(Ok(_)) => clauses::BACK_1,
            _ => clauses::FLOW_5,
        },
        _ => clauses::FLOW_2,
    }
}

fn seat(text: &str) -> Result<Seat, ParseError> {
    match text {
        "0" => Ok(Seat(0)),
        "1" => Ok(Seat(1)),
        _ => Err(ParseError),
    }
}

/// A number below 100 without leading zero.
fn number(text: &str) -> Result<u8, ParseError> {
    match *text.as_bytes() {
        [ones @ b'0'..=b'9'] => Ok(ones - b'0'),
        [tens @ b'1'..=b'9', ones @ b'0'..=b'9'] => Ok((tens - b'0') * 10 + ones - b'0'),
        _ => Err(ParseError),
    }
}

/// ARM-CARD-1: `A1` to `A10`, `B1` to `B10`.
fn figure(text: &str) -> Result<FigId, ParseError> {
    let (seat, rest) = match text.split_at_checked(1).ok_or(ParseError)? {
        ("A", rest) => (Seat(0), rest),
        ("B", rest) => (Seat(1), rest),
        _ => return Err(ParseError),
    };
    match number(rest)? {
        n @ 1..=10 => Ok(FigId::of(seat, usize::from(n) - 1)),
        _ => Err(ParseError),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// ARM-FLOW-2.
    #[test]
    fn flow_2_only_the_listed_forms_are_actions() {
        let roster = Roster::base();
        for text in [
            "recruit:ogre",
            "done",
            "card:fees",
            "piece:haie:3",
            "place:a1",
            "objective:x24",
            "lair:b2",
            "deploy:c3",
            "first:1",
            "act:A10",
            "bonus",
            "pass",
            "at:B1",
            "dir:w",
            "move:d4",
            "stay",
            "use:club",
            "loot",
            "search:e5",
            "run",
            "end",
            "charge:f6",
            "boost:0",
            "dodge:g7",
            "raise:B10:h8",
        ] {
            let mut again = String::new();
            write(roster, &read(roster, text).unwrap(), &mut again).unwrap();
            assert_eq!(again, text);
        }
        for text in [
            "",
            "recruit:",
            "recruit:dwarf",
            "done:",
            "Done",
            "card:ogre",
            "piece:haie",
            "piece:haie:4",
            "piece:haie:0:a1",
            "place:a01",
            "first:2",
            "act:A0",
            "act:A11",
            "act:C1",
            "act:a1",
            "act:A01",
            "dir:x",
            "use:kiss",
            "boost:01",
            "boost:",
            "boost:-1",
            "raise:A1",
            "raise:A1:a1:",
            " pass",
            "pass ",
            "at:é",
        ] {
            assert_eq!(read(roster, text), Err(ParseError), "{text:?}");
        }
    }

    #[test]
    fn flow_5_a_padded_square_is_named_as_such() {
        assert_eq!(malformed(Phase::Deploy, "deploy:a01"), clauses::FLOW_5);
        assert_eq!(malformed(Phase::Raise(Seat(0)), "raise:A1:x024"), clauses::FLOW_5);
        assert_eq!(malformed(Phase::Raise(Seat(0)), "raise:A11:x24"), clauses::BACK_1);
        assert_eq!(malformed(Phase::Turn, "deploy:a01"), clauses::FLOW_2, "a verb of another phase");
        assert_eq!(malformed(Phase::Turn, "dance"), clauses::FLOW_2);
    }
}
