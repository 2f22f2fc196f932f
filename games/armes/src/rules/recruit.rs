//! ARM-REC: recruiting at the table, and faction cards.

use feerie_core::{Clause, Legal, Seat, Sink};

use super::setup;
use crate::action::Action;
use crate::event::Event;
use crate::phase::Phase;
use crate::state::{BAND, State, other};
use crate::warband::{self, Source};
use crate::{Armes, clauses};

/// The position before anything is done: bands that are recruited at the table come first (ARM-REC-7).
pub fn start(rules: &Armes) -> State {
    let bands = [rules.sources[0].troop(), rules.sources[1].troop()];
    let mut s = State::blank(Phase::RollSetup, bands);
    match Seat::all(2).find(|seat| rules.sources[seat.index()] == Source::Table) {
        Some(seat) => s.phase = Phase::Recruit(seat),
        None => deal_cards(rules, &mut s, Seat(0), &mut feerie_core::NoEvents),
    }
    s
}

/// What a seat has left to spend.
fn purse(rules: &Armes, s: &State, seat: Seat) -> u8 {
    let spent = warband::value(&rules.roster, s.bands[seat.index()].as_slice());
    rules.options.points.saturating_sub(spent as u8)
}

/// ARM-REC-1, ARM-REC-2: whether a figure of this profile may be added.
pub fn may_recruit(rules: &Armes, s: &State, seat: Seat, profile: u16) -> Result<(), Clause> {
    if s.bands[seat.index()].len() >= BAND {
        return Err(clauses::REC_2);
    }
    let cost = rules.roster.profiles[profile as usize].cost;
    if cost > purse(rules, s, seat) { Err(clauses::REC_1) } else { Ok(()) }
}

/// ARM-REC-7: one stops once a figure is in.
pub fn may_stop(s: &State, seat: Seat) -> Result<(), Clause> {
    if s.bands[seat.index()].is_empty() { Err(clauses::REC_7) } else { Ok(()) }
}

/// What may be recruited.
pub fn list(rules: &Armes, s: &State, seat: Seat, out: &mut Legal<Action>) {
    for profile in 0..rules.roster.profiles.len() as u16 {
        if may_recruit(rules, s, seat, profile).is_ok() {
            out.push(Action::Recruit(profile));
        }
    }
    if may_stop(s, seat).is_ok() {
        out.push(Action::Done);
    }
}

/// Whether anything more can be bought.
pub fn can_go_on(rules: &Armes, s: &State, seat: Seat) -> bool {
    (0..rules.roster.profiles.len() as u16).any(|profile| may_recruit(rules, s, seat, profile).is_ok())
}

/// Adds a figure; the choice ends by itself when nothing more can be bought (ARM-REC-7).
pub fn recruit(rules: &Armes, s: &mut State, seat: Seat, profile: u16, log: &mut impl Sink<Event>) {
    s.bands[seat.index()].push(profile);
    log.note(|| Event::Recruit { seat, profile: rules.roster.profiles[profile as usize].id.clone() });
    if !can_go_on(rules, s, seat) {
        stop(rules, s, seat, log);
    }
}

/// Ends a seat's choice: its band is sorted, and the next seat recruits or both bands are shown (ARM-REC-7).
pub fn stop(rules: &Armes, s: &mut State, seat: Seat, log: &mut impl Sink<Event>) {
    s.bands[seat.index()].sort();
    log.note(|| Event::Ready { seat });
    if seat == Seat(0) && rules.sources[1] == Source::Table {
        s.phase = Phase::Recruit(Seat(1));
        return;
    }
    log.note(|| Event::Bands { bands: [0, 1].map(|seat| rules.profile_ids(s.bands[seat].as_slice())) });
    deal_cards(rules, s, Seat(0), log);
}

/// ARM-REC-4, ARM-REC-5: gives each seat from `from` on its card, or lets it choose; then the set-up roll.
fn deal_cards(rules: &Armes, s: &mut State, from: Seat, log: &mut impl Sink<Event>) {
    for seat in Seat::all(2).skip(from.index()) {
        let card = match &rules.sources[seat.index()] {
            Source::Ready(_, card) => *card,
            Source::Table | Source::Listed(_) => {
                let shared = warband::shared(&rules.roster, s.bands[seat.index()].as_slice());
                if shared.len() > 1 {
                    s.phase = Phase::Card(seat);
                    return;
                }
                shared.first().copied()
            }
        };
        take_card(rules, s, seat, card, log);
    }
    setup::enter(rules, s);
}

fn take_card(rules: &Armes, s: &mut State, seat: Seat, card: Option<u16>, log: &mut impl Sink<Event>) {
    s.cards[seat.index()] = card;
    log.note(|| Event::Card { seat, faction: card.map(|card| rules.roster.factions[card as usize].id.clone()) });
}

/// ARM-REC-5: one of the factions that all figures share.
pub fn may_choose_card(rules: &Armes, s: &State, seat: Seat, faction: u16) -> Result<(), Clause> {
    let band = s.bands[seat.index()].as_slice();
    let shares = band.iter().all(|&figure| rules.roster.profiles[figure as usize].factions.contains(&faction));
    if shares { Ok(()) } else { Err(clauses::REC_5) }
}

/// The cards to choose from.
pub fn list_cards(rules: &Armes, s: &State, seat: Seat, out: &mut Legal<Action>) {
    for faction in 0..rules.roster.factions.len() as u16 {
        if may_choose_card(rules, s, seat, faction).is_ok() {
            out.push(Action::Card(faction));
        }
    }
}

/// Takes a card; seat 0 before seat 1 (ARM-REC-5).
pub fn choose_card(rules: &Armes, s: &mut State, seat: Seat, faction: u16, log: &mut impl Sink<Event>) {
    take_card(rules, s, seat, Some(faction), log);
    if seat == Seat(0) {
        deal_cards(rules, s, other(seat), log);
    } else {
        setup::enter(rules, s);
    }
}
