//! What chance is asked, what it may answer, and what follows.

use feerie_core::{Clause, Dice, Odds, Seat, Sink};

use super::{draw, gust, place, slap};
use crate::action::Outcome;
use crate::cards::Spell;
use crate::event::Event;
use crate::phase::{Asks, Phase};
use crate::state::State;
use crate::{Elfe, clauses};

/// The faces of the die.
const DIE: std::ops::RangeInclusive<u8> = 1..=6;

/// Every outcome with its weight, sorted bytewise.
pub fn odds(rules: &Elfe, s: &State) -> Odds<Outcome> {
    let o = &s.open;
    match o.phase {
        Phase::First => Odds::even(Seat::all(rules.seats).map(Outcome::First)),
        Phase::Elf => Odds::even(place::woods().map(Outcome::Elf)),
        // ELF-DRAW-2: each kind, weighed by how many of it are still unseen.
        Phase::Deal | Phase::Draw => {
            let kinds = Spell::ALL.into_iter().filter(|&spell| s.unseen.has(spell));
            Odds::Listed(kinds.map(|spell| (Outcome::Card(spell), u64::from(s.unseen[spell]))).collect())
        }
        Phase::RollWalk | Phase::RollPrince => Odds::even(DIE.map(Outcome::Die)),
        Phase::Land(from) => Odds::even(slap::landings(o, from).map(Outcome::Land)),
        Phase::Wind => {
            let faces = rules.options.compass.faces().iter();
            Odds::even(faces.flat_map(|&dir| DIE.map(move |die| Outcome::Wind(dir, die))))
        }
        Phase::Place | Phase::Turn | Phase::Walk(_) | Phase::Prince(_) | Phase::Over(_) => Odds::Listed(Vec::new()),
    }
}

/// Samples an outcome without listing them. Called at chance nodes only.
pub fn sample(rules: &Elfe, s: &State, dice: &mut Dice) -> Outcome {
    match s.open.phase {
        Phase::First => Outcome::First(Seat(dice.below(u32::from(rules.seats)) as u8)),
        Phase::Elf => Outcome::Elf(place::random_wood(dice)),
        Phase::Deal | Phase::Draw => Outcome::Card(s.unseen.sample(dice)),
        Phase::RollWalk | Phase::RollPrince => Outcome::Die(dice.below(6) as u8 + 1),
        Phase::Land(from) => Outcome::Land(slap::random_landing(&s.open, from, dice)),
        Phase::Wind => {
            let faces = rules.options.compass.faces();
            let throw = dice.below(faces.len() as u32 * 6);
            Outcome::Wind(faces[(throw / 6) as usize], (throw % 6) as u8 + 1)
        }
        Phase::Place | Phase::Turn | Phase::Walk(_) | Phase::Prince(_) | Phase::Over(_) => {
            unreachable!("chance is not asked here")
        }
    }
}

/// Whether chance may answer so; otherwise the clause of the phase.
pub fn admit(rules: &Elfe, s: &State, outcome: Outcome) -> Result<(), Clause> {
    let o = &s.open;
    let clause = match o.phase.asks() {
        Asks::Chance(clause) => clause,
        Asks::Seat => return Err(clauses::TURN_1),
        Asks::Nobody(_) => return Err(clauses::WIN_1),
    };
    let offered = match (o.phase, outcome) {
        (Phase::First, Outcome::First(seat)) => seat.0 < rules.seats,
        (Phase::Elf, Outcome::Elf(square)) => place::is_wood(square),
        (Phase::Deal | Phase::Draw, Outcome::Card(spell)) => s.unseen.has(spell),
        (Phase::RollWalk | Phase::RollPrince, Outcome::Die(die)) => DIE.contains(&die),
        (Phase::Land(from), Outcome::Land(to)) => slap::may_land(o, from, to),
        (Phase::Wind, Outcome::Wind(dir, die)) => rules.options.compass.faces().contains(&dir) && DIE.contains(&die),
        _ => false,
    };
    if offered { Ok(()) } else { Err(clause) }
}

/// Plays an outcome that chance may give.
pub fn resolve(rules: &Elfe, s: &mut State, outcome: Outcome, log: &mut impl Sink<Event>) {
    match outcome {
        Outcome::First(seat) => place::begin(s, seat, log),
        Outcome::Elf(square) => place::place_elf(s, square, log),
        Outcome::Card(spell) if s.open.phase == Phase::Deal => place::deal(rules, s, spell, log),
        Outcome::Card(spell) => draw::receive(rules, s, spell, log),
        Outcome::Die(die) => roll(s, die, log),
        Outcome::Land(square) => slap::land(rules, s, square, log),
        Outcome::Wind(dir, die) => gust::blow(rules, s, dir, die, log),
    }
}

/// ELF-WALK-1, ELF-PRINCE-1: the die is rolled before the movement is chosen.
fn roll(s: &mut State, die: u8, log: &mut impl Sink<Event>) {
    let o = &mut s.open;
    o.phase = if o.phase == Phase::RollWalk { Phase::Walk(die) } else { Phase::Prince(die) };
    let seat = o.active;
    log.note(|| Event::Roll { seat, die });
}
