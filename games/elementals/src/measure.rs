//! What can be counted in a race for the middle.

use feerie_core::measure::{Fold, Key, Kind, Measured, Pace, Quantity, Readings, Seen, Unit};
use feerie_core::{Clause, PerSeat, Seat};

use crate::Elementals;
use crate::action::{Action, Time};
use crate::cards::Kind as Cards;
use crate::clauses::*;
use crate::event::{Event, To};
use crate::phase::{Opened, Phase, Window};
use crate::piles::PileId;
use crate::rules::react::is_right;
use crate::state::State;

const WINDOWS: usize = 0;
const MISSED: usize = 1;
const RIGHT: usize = 2;
const WRONG: usize = 3;
const VOID: usize = 4;
const RIGHT_MS: usize = 5;
const WRONG_MS: usize = 6;
const GAP_MS: usize = 7;
const TABLES: usize = 8;
const CARDS: usize = 9;
const PENALTIES: usize = 10;
const OUT_TURN: usize = 11;
const SUMMONINGS: usize = 12;
const LAPSES: usize = 13;
const LEAD: usize = 14;

/// What calls for a reaction, as a place in the keys.
fn call(window: &Window) -> usize {
    match window.kind {
        Opened::Pile if window.pile_card().is_some_and(|card| card.kind() == Cards::Mad) => 3,
        Opened::Pile => 0,
        Opened::Middle => 1,
        Opened::Wizard => 2,
    }
}

/// Whether somebody could have been right.
fn has_match(s: &State, window: &Window) -> bool {
    is_right(window, Action::Book(Time::Free))
        || s.cards.iter(PileId::MIDDLE).any(|card| is_right(window, Action::Slap(card, Time::Free)))
}

impl Measured for Elementals {
    fn quantities(&self) -> Vec<Quantity> {
        use Fold::{Last, Mean, Sum};
        let calls = || Key::words("elementals", &["on-pile", "on-middle", "on-wizard", "on-mad"]);
        vec![
            Quantity::game("windows", Sum, Unit::Times).by(calls()),
            Quantity::game("missed", Sum, Unit::Times).by(calls()),
            Quantity::seat("right", Sum, Unit::Times).by(calls()),
            Quantity::seat("wrong", Sum, Unit::Times).by(calls()),
            Quantity::seat("void", Sum, Unit::Times),
            Quantity::seat("right-ms", Mean, Unit::Ms),
            Quantity::seat("wrong-ms", Mean, Unit::Ms),
            Quantity::game("gap-ms", Mean, Unit::Ms),
            Quantity::seat("tables", Sum, Unit::Times),
            Quantity::seat("cards", Sum, Unit::Cards),
            Quantity::seat("penalties", Sum, Unit::Times),
            Quantity::seat("out-turn", Last, Unit::Turns),
            Quantity::game("summonings", Sum, Unit::Times),
            Quantity::game("lapses", Sum, Unit::Times),
            Quantity::game("lead", Mean, Unit::Cards),
        ]
    }

    fn measure(&self, seen: &Seen<'_, Self>, out: &mut Readings) {
        if let Phase::React(window) = &seen.before.phase
            && (seen.after.phase != seen.before.phase || !seen.events.is_empty())
        {
            self.measure_settled(seen, window, out);
        }
        if seen.after.turns > seen.before.turns {
            out.game(LEAD, 0, f64::from(self.lead(seen.after)));
        }
        for event in seen.events {
            match event {
                Event::Win { seat, cards } => {
                    out.seat(TABLES, 0, *seat, 1.0);
                    out.seat(CARDS, 0, *seat, f64::from(*cards));
                }
                Event::Penalty { seat, .. } | Event::Aside { seat, .. } => out.seat(PENALTIES, 0, *seat, 1.0),
                Event::Out { seat } => out.seat(OUT_TURN, 0, *seat, f64::from(seen.after.turns)),
                Event::Summon { .. } => out.game(SUMMONINGS, 0, 1.0),
                Event::Lapse { .. } => out.game(LAPSES, 0, 1.0),
                _ => {}
            }
        }
    }

    fn kinds(&self) -> Vec<Kind> {
        ["none", "book", "slap"].map(Kind::plain).into()
    }

    fn kind(&self, a: &Action) -> (u16, u16) {
        match a {
            Action::None => (0, 0),
            Action::Book(_) => (1, 0),
            Action::Slap(..) => (2, 0),
        }
    }

    fn turns(&self, seen: &Seen<'_, Self>) -> u32 {
        u32::from(seen.after.turns - seen.before.turns)
    }

    fn order(&self, s: &State) -> Option<PerSeat<u8>> {
        let first = s.first?.0;
        Some((0..self.seats).map(|seat| (seat + self.seats - first) % self.seats).collect())
    }

    fn ending(&self, e: &Event) -> Option<&'static str> {
        match e {
            Event::End { reason } => Some(reason),
            _ => None,
        }
    }

    fn witness(&self, seen: &Seen<'_, Self>, saw: &mut dyn FnMut(Clause)) {
        for event in seen.events {
            match event {
                Event::First { .. } => saw(SETUP_5),
                Event::Deal { .. } => saw(SETUP_3),
                Event::Turn { card, to: To::Pile, .. } => match card.kind() {
                    Cards::Elemental => saw(TURN_2),
                    Cards::Mad => saw(MAD_1),
                    Cards::Double => saw(DBL_1),
                    Cards::Wizard => saw(WIZ_1),
                },
                Event::Turn { to: To::Middle, .. } => saw(MID_1),
                Event::Turn { to: To::Under, .. } => saw(MID_2),
                Event::Summon { .. } => saw(WIZ_2),
                Event::Lapse { .. } => saw(DBL_5),
                Event::Window { .. } => saw(REACT_6),
                Event::React { right: None, .. } => saw(RESOLVE_4),
                Event::React { right: Some(true), action: Action::Book(_), .. } => saw(MAD_2),
                Event::React { right: Some(true), .. } => saw(MATCH_2),
                Event::React { right: Some(false), .. } => saw(RESOLVE_5),
                Event::Penalty { .. } => saw(ERR_1),
                Event::Aside { .. } => saw(ERR_4),
                Event::Out { .. } => saw(OUT_1),
                Event::Win { .. } => saw(WIN_1),
                Event::Shuffle { .. } => saw(WIN_4),
                Event::End { reason } => saw(match *reason {
                    "penalty" => END_3,
                    "two-left" => END_4,
                    "cap" => END_5,
                    _ => END_2,
                }),
            }
        }
    }

    fn witnessable(&self) -> &'static [Clause] {
        &[
            SETUP_3, SETUP_5, TURN_2, MATCH_2, REACT_6, RESOLVE_4, RESOLVE_5, WIN_1, WIN_4, ERR_1, ERR_4, MID_1, MID_2,
            MAD_1, MAD_2, DBL_1, DBL_5, WIZ_1, WIZ_2, OUT_1, END_2, END_3, END_4, END_5,
        ]
    }

    fn pace(&self) -> Pace {
        // A turn is one decision of every seat, made at once: 2.4 seconds of the table together.
        Pace { base: 2.4 / f64::from(self.seats), per_bit: 0.0, chance: 0.0 }
    }
}

impl Elementals {
    /// How many cards whoever has most has more than the next.
    fn lead(&self, s: &State) -> u8 {
        let (most, second) = Seat::all(self.seats)
            .map(|seat| s.hand(seat))
            .fold((0, 0), |(most, second), hand| if hand > most { (hand, most) } else { (most, second.max(hand)) });
        most - second
    }

    /// What is read when the last commitment settles a window.
    fn measure_settled(&self, seen: &Seen<'_, Self>, window: &Window, out: &mut Readings) {
        let call = call(window);
        out.game(WINDOWS, call, 1.0);
        let mut caught = false;
        let mut times = [u16::MAX; 2];
        for event in seen.events {
            let Event::React { seat, action, right } = event else { continue };
            let seat: Seat = *seat;
            let ms = action.time().and_then(Time::ms);
            if let Some(ms) = ms {
                times = if ms < times[0] { [ms, times[0]] } else { [times[0], times[1].min(ms)] };
            }
            let (count, key, timed) = match right {
                Some(true) => (RIGHT, call, Some(RIGHT_MS)),
                Some(false) => (WRONG, call, Some(WRONG_MS)),
                None => (VOID, 0, None),
            };
            caught |= *right == Some(true);
            out.seat(count, key, seat, 1.0);
            if let (Some(quantity), Some(ms)) = (timed, ms) {
                out.seat(quantity, 0, seat, f64::from(ms));
            }
        }
        if times[1] < u16::MAX {
            out.game(GAP_MS, 0, f64::from(times[1] - times[0]));
        }
        if !caught && has_match(seen.before, window) {
            out.game(MISSED, call, 1.0);
        }
    }
}
