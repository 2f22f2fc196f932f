//! Random well-formed actions for the laws.

use feerie_armes::Armes;
use feerie_armes::action::Action;
use feerie_armes::board::{Dir, Square};
use feerie_armes::state::{FigId, State};
use feerie_core::{Dice, Seat};

/// Any well-formed action; squares near the figures as often as not, or most would fail alike.
pub fn stray(game: &Armes, s: &State, dice: &mut Dice) -> Action {
    let roster = game.roster();
    let near: Vec<Square> = s.in_play().map(|(_, at)| at).collect();
    let mut square = Square::at(dice.below(24) as i8, dice.below(24) as i8);
    if let (0, Some(&at)) = (dice.below(2), dice.pick(&near)) {
        let (dx, dy) = (dice.below(7) as i8 - 3, dice.below(7) as i8 - 3);
        square = Square::at(at.col() + dx, at.row() + dy).or(square);
    }
    let square = square.unwrap_or(Square::at(0, 0).unwrap());
    let fig = FigId(dice.below(20) as u8);
    let any = |n: usize, dice: &mut Dice| dice.below(n as u32) as u16;
    match dice.below(25) {
        0 => Action::Recruit(any(roster.profiles.len(), dice)),
        1 => Action::Done,
        2 => Action::Card(any(roster.factions.len(), dice)),
        3 => Action::Piece { piece: any(roster.pieces.len(), dice), turn: dice.below(4) as u8 },
        4 => Action::Place(square),
        5 => Action::Objective(square),
        6 => Action::Lair(square),
        7 => Action::Deploy(square),
        8 => Action::First(Seat(dice.below(2) as u8)),
        9 => Action::Act(fig),
        10 => Action::Bonus,
        11 => Action::Pass,
        12 => Action::At(fig),
        13 => Action::Dir(Dir::ALL[dice.below(4) as usize]),
        14 => Action::Move(square),
        15 => Action::Stay,
        16 => Action::Use(any(roster.act_ids.len(), dice)),
        17 => Action::Loot,
        18 => Action::Search(square),
        19 => Action::Run,
        20 => Action::End,
        21 => Action::Charge(square),
        22 => Action::Boost(dice.below(25) as u8),
        23 => Action::Dodge(square),
        _ => Action::Raise { fig, to: square },
    }
}
