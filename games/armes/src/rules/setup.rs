//! ARM-SET: scenery, objectives, lairs and figures, in this order (ARM-SET-1).

use feerie_core::{Clause, Legal, Seat, Sink};

use super::round;
use crate::action::Action;
use crate::board::{Bits, Square};
use crate::event::Event;
use crate::ground::{self, Placed};
use crate::options::{Deploy, Setup};
use crate::phase::Phase;
use crate::state::{FigId, PIECES, State, other};
use crate::{Armes, clauses};

/// The bands are known: figures get their health, a map its tokens, and the first-player dice are rolled.
pub fn enter(rules: &Armes, s: &mut State) {
    for fig in FigId::all().filter(|fig| fig.number() < s.bands[fig.seat().index()].len()) {
        s.figures[fig.index()].hp = rules.profile(s, fig).health;
    }
    if let Some(map) = &rules.map {
        s.objectives = map.objectives.map(Some);
        s.lairs = map.lairs.map(Some);
    }
    s.phase = Phase::RollSetup;
}

/// ARM-SET-2, ARM-SET-14: the first player is known; what is placed next depends on the option.
pub fn begin(rules: &Armes, s: &mut State, first: Seat, log: &mut impl Sink<Event>) {
    s.first = first;
    log.note(|| Event::First { seat: first, round: 0 });
    match (rules.options.setup, &rules.map) {
        (Setup::Full, _) => next_piece(rules, s),
        (Setup::Quick, Some(map)) => {
            for seat in Seat::all(2) {
                for (fig, &start) in s.members_of(seat).zip(&map.starts[seat.index()]) {
                    s.figures[fig.index()].at = Some(start);
                    log.note(|| Event::Deploy { fig, at: start });
                }
            }
            round::enter(rules, s);
        }
        _ => s.phase = Phase::Deploy,
    }
}

/// Who places next: in turn for scenery (ARM-SET-3), the first player before the other for the rest
/// (ARM-SET-5, ARM-SET-8, ARM-SET-9, ARM-SET-10).
pub fn builder(s: &State) -> Seat {
    let firsts_go = match s.phase {
        Phase::Objective => s.objectives.iter().flatten().count() < 2,
        Phase::Lair => s.lairs[s.first.index()].is_none(),
        Phase::Deploy => s.members_of(s.first).any(|fig| s.at(fig).is_none()),
        _ => s.n_pieces().is_multiple_of(2),
    };
    if firsts_go { s.first } else { other(s.first) }
}

/// ARM-SET-3: whether a piece is still in the pool, has this turn, and fits somewhere.
pub fn may_name_piece(rules: &Armes, s: &State, piece: u16, turn: u8) -> Result<(), Clause> {
    let shape = rules.roster.pieces[piece as usize].turns[turn as usize].ok_or(clauses::DATA_5)?;
    if s.scenery.iter().flatten().any(|placed| placed.piece == piece) {
        return Err(clauses::SET_3);
    }
    if rules.ground(s).room_for(&shape).is_empty() { Err(clauses::SET_4) } else { Ok(()) }
}

/// The pieces and turns that still fit somewhere.
pub fn list_pieces(rules: &Armes, s: &State, out: &mut Legal<Action>) {
    for piece in 0..rules.roster.pieces.len() as u16 {
        for turn in 0..4 {
            if may_name_piece(rules, s, piece, turn).is_ok() {
                out.push(Action::Piece { piece, turn });
            }
        }
    }
}

/// ARM-SET-3: the next piece, or the objectives when all are placed or nothing fits.
fn next_piece(rules: &Armes, s: &mut State) {
    let any_fits =
        || (0..rules.roster.pieces.len() as u16).any(|p| (0..4).any(|turn| may_name_piece(rules, s, p, turn).is_ok()));
    s.phase = if s.n_pieces() < PIECES && any_fits() { Phase::Piece } else { Phase::Objective };
}

/// ARM-SET-4: where the named piece may lie.
pub fn piece_corners(rules: &Armes, s: &State) -> Bits {
    let Phase::PieceAt { piece, turn } = s.phase else { return Bits::EMPTY };
    let shape = rules.roster.pieces[piece as usize].turns[turn as usize];
    shape.map_or(Bits::EMPTY, |shape| rules.ground(s).room_for(&shape))
}

/// ARM-SET-4: whether the named piece may lie there.
pub fn may_place_piece(rules: &Armes, s: &State, square: Square) -> Result<(), Clause> {
    if piece_corners(rules, s).contains(square) { Ok(()) } else { Err(clauses::SET_4) }
}

/// Puts the named piece down.
pub fn place_piece(
    rules: &Armes,
    s: &mut State,
    seat: Seat,
    piece: u16,
    turn: u8,
    corner: Square,
    log: &mut impl Sink<Event>,
) {
    if let Some(free) = s.scenery.iter_mut().find(|placed| placed.is_none()) {
        *free = Some(Placed { piece, turn, corner });
    }
    log.note(|| Event::Piece { seat, piece: rules.roster.pieces[piece as usize].id.clone(), turn, at: corner });
    next_piece(rules, s);
}

/// ARM-SET-6, ARM-SET-7: where an objective may be.
pub fn objective_sites(rules: &Armes, s: &State) -> Bits {
    ground::objective_sites(&rules.ground(s), &s.objectives, &s.lairs)
}

/// ARM-SET-6, ARM-SET-7: whether an objective may be there.
pub fn may_place_objective(rules: &Armes, s: &State, square: Square) -> Result<(), Clause> {
    ground::may_hold_objective(&rules.ground(s), &s.objectives, &s.lairs, square)
}

/// ARM-SET-5: two of the first player, then two of the other.
pub fn place_objective(s: &mut State, seat: Seat, square: Square, log: &mut impl Sink<Event>) {
    if let Some(free) = s.objectives.iter_mut().find(|objective| objective.is_none()) {
        *free = Some(square);
    }
    log.note(|| Event::Objective { seat, at: square });
    if s.objectives.iter().all(Option::is_some) {
        s.phase = Phase::Lair;
    }
}

/// ARM-SET-6, ARM-SET-8: where a lair may be.
pub fn lair_sites(rules: &Armes, s: &State) -> Bits {
    ground::lair_sites(&rules.ground(s), &s.objectives, &s.lairs)
}

/// ARM-SET-6, ARM-SET-8: whether a lair may be there.
pub fn may_place_lair(rules: &Armes, s: &State, square: Square) -> Result<(), Clause> {
    ground::may_hold_lair(&rules.ground(s), &s.objectives, &s.lairs, square)
}

/// ARM-SET-8: puts a lair down.
pub fn place_lair(s: &mut State, seat: Seat, square: Square, log: &mut impl Sink<Event>) {
    s.lairs[seat.index()] = Some(square);
    log.note(|| Event::Lair { seat, at: square });
    if s.lairs.iter().all(Option::is_some) {
        s.phase = Phase::Deploy;
    }
}

/// ARM-SET-9, ARM-SET-11: the squares too near the enemy lair for a seat.
fn near_lair(rules: &Armes, s: &State, seat: Seat) -> Bits {
    let keeps_away = seat == s.first || rules.options.deploy == Deploy::Both;
    match s.lairs[other(seat).index()] {
        Some(lair) if keeps_away => Bits::within_steps(lair, 6),
        _ => Bits::EMPTY,
    }
}

/// ARM-SET-10: the squares too near enemy figures.
fn near_enemies(s: &State, seat: Seat) -> Bits {
    s.in_play_of(other(seat)).fold(Bits::EMPTY, |near, (_, at)| near | Bits::within_steps(at, 4))
}

/// ARM-SET-9 to ARM-SET-13: where the next figure may be placed.
pub fn deploy_squares(rules: &Armes, s: &State) -> Bits {
    let seat = builder(s);
    let standing = s.standing(rules);
    let wanted = standing.minus(&near_lair(rules, s, seat)).minus(&near_enemies(s, seat));
    if !wanted.is_empty() {
        return wanted;
    }
    // ARM-SET-13: as far from the enemy as can be; anywhere while there is none.
    let enemies: Bits = s.in_play_of(other(seat)).map(|(_, at)| at).collect();
    let mut near = enemies;
    let mut farthest = standing;
    loop {
        let left = standing.minus(&near);
        if left.is_empty() || enemies.is_empty() {
            return farthest;
        }
        farthest = left;
        near = near.spread_straight();
    }
}

/// Whether the next figure may be placed there, or the clause that it breaks.
pub fn may_deploy(rules: &Armes, s: &State, square: Square) -> Result<(), Clause> {
    if deploy_squares(rules, s).contains(square) {
        return Ok(());
    }
    let seat = builder(s);
    if !s.standing(rules).contains(square) {
        return Err(clauses::SET_12);
    }
    match (near_enemies(s, seat).contains(square), near_lair(rules, s, seat).contains(square)) {
        (true, _) => Err(clauses::SET_10),
        (_, true) if seat == s.first => Err(clauses::SET_9),
        (_, true) => Err(clauses::SET_11),
        _ => Err(clauses::SET_13),
    }
}

/// The figure to be placed next, in the order of their numbers (ARM-SET-12).
pub fn next_figure(s: &State) -> Option<FigId> {
    s.removed_of(builder(s)).next()
}

/// Places the next figure; after the last one the first round begins.
pub fn deploy(rules: &Armes, s: &mut State, square: Square, log: &mut impl Sink<Event>) {
    let Some(fig) = next_figure(s) else { return };
    s.figures[fig.index()].at = Some(square);
    log.note(|| Event::Deploy { fig, at: square });
    if s.members().all(|fig| s.at(fig).is_some()) {
        round::enter(rules, s);
    }
}
