//! What can be counted in the Queen's pyramid.

mod witness;

use feerie_core::measure::{Fold, Key, Kind, Label, Measured, Pace, Quantity, Readings, Seen, Unit};
use feerie_core::{Clause, PerSeat, Seat};

use crate::Pixies;
use crate::action::{Action, Double};
use crate::event::{Event, Heap};
use crate::state::State;
use crate::tiles::{Series, Skill};

const SPACES: usize = 0;
const COPIES: usize = 1;
const FINAL: usize = 2;
const PUNISHED: usize = 3;
const REWARDS: usize = 4;
const BONUSES: usize = 5;
const GAINED: usize = 6;
const PAID: usize = 7;
const ROBBED: usize = 8;
const OFFERED: usize = 9;
const SENT: usize = 10;
const SPARED: usize = 11;
const PUSHED: usize = 12;
const PROMOTED: usize = 13;
const STONES: usize = 14;
const DARLING: usize = 15;
const DUNGEON: usize = 16;
const SKILL: usize = 17;
const TRACKS: usize = 18;
const FURIES: usize = 19;
const ROUNDS: usize = 20;

/// The spaces of the pyramid and beside it that actions use.
const ACTIONS: u8 = 21;
/// Those that can be copied.
const DOUBLES: u8 = 14;
const GOODS: [&str; 5] = ["apples", "bread", "honey", "silver", "gold"];

fn actions(n: u8) -> Vec<Key> {
    (1..=n).map(|action| Key { id: action.to_string(), label: Label::Choice("pixies-action", "action") }).collect()
}

fn skills() -> Vec<Key> {
    let key = |skill: Skill| Key { id: skill.letter().to_string(), label: Label::Choice("pixies-skill", "skill") };
    Skill::ALL.into_iter().map(key).collect()
}

fn goods() -> Vec<Key> {
    Key::words("pixies", &GOODS)
}

/// Readings of goods, kind by kind.
fn note(out: &mut Readings, quantity: usize, seat: Seat, heap: &Heap) {
    let Heap { apples, bread, honey, silver, gold } = *heap;
    for (key, n) in [apples, bread, honey, silver, gold].into_iter().enumerate() {
        if n > 0 {
            out.seat(quantity, key, seat, f64::from(n));
        }
    }
}

impl Pixies {
    /// A colour's seat; the third colour of a table of two has none.
    fn owner(&self, color: u8) -> Option<Seat> {
        (color < self.seats).then_some(Seat(color))
    }

    fn measure_event(&self, seen: &Seen<'_, Self>, event: &Event, out: &mut Readings) {
        match event {
            Event::Action { seat, action, .. } => out.seat(SPACES, usize::from(*action) - 1, *seat, 1.0),
            Event::Copied { seat, action } => out.seat(COPIES, usize::from(*action) - 1, *seat, 1.0),
            Event::Final { seat, punishment, rewards, stones, hoard, .. } => {
                for (key, part) in [punishment, rewards, stones, hoard].into_iter().enumerate() {
                    out.seat(FINAL, key, *seat, f64::from(*part));
                }
                let kit = seen.after.table.kit(*seat);
                out.seat(TRACKS, 0, *seat, f64::from(kit.silver));
                out.seat(TRACKS, 1, *seat, f64::from(kit.gold));
            }
            Event::Points { seat, points, why, .. } => {
                out.seat(PUNISHED, *why as usize, *seat, f64::from(*points));
            }
            Event::Reward { seat, kind, .. } => out.seat(REWARDS, *kind as usize, *seat, 1.0),
            Event::Bonus { seat, points, why } => out.seat(BONUSES, *why as usize, *seat, f64::from(*points)),
            Event::Gain { seat, goods, .. } => note(out, GAINED, *seat, goods),
            Event::Pay { seat, goods, .. } => note(out, PAID, *seat, goods),
            Event::Robbed { victim, count, .. } => out.seat(ROBBED, 0, *victim, f64::from(*count)),
            Event::Offered { seat, count, .. } => out.seat(OFFERED, 0, *seat, f64::from(*count)),
            Event::Sent { seat, .. } => out.seat(SENT, 0, *seat, 1.0),
            Event::Spared { seat, .. } | Event::Mercy { seat } => out.seat(SPARED, 0, *seat, 1.0),
            Event::Pushed { colour, .. } => {
                if let Some(seat) = self.owner(*colour) {
                    out.seat(PUSHED, 0, seat, 1.0);
                }
            }
            Event::Promoted { colour, .. } => {
                if let Some(seat) = self.owner(*colour) {
                    out.seat(PROMOTED, 0, seat, 1.0);
                }
            }
            Event::Stone { on, .. } => out.seat(STONES, 0, *on, 1.0),
            Event::Round { darling, round } => {
                out.seat(DARLING, 0, *darling, 1.0);
                out.game(ROUNDS, 0, f64::from(*round));
            }
            Event::Dungeon { seat } => out.seat(DUNGEON, 0, *seat, 1.0),
            Event::Skill { seat, skill } => out.seat(SKILL, *skill as usize, *seat, 1.0),
            Event::Fury => out.game(FURIES, 0, 1.0),
            _ => {}
        }
    }
}

impl Measured for Pixies {
    fn quantities(&self) -> Vec<Quantity> {
        use Fold::{Last, Mean, Sum};
        let words = |ids: &[&str]| Key::words("pixies", ids);
        let whys = ["by-pass", "by-copy", "by-rival", "by-no-offering", "by-wrong-food", "by-miners", "by-tracks"];
        let series = Series::ALL.map(Series::name);
        vec![
            Quantity::seat("spaces", Sum, Unit::Times).by(actions(ACTIONS)),
            Quantity::seat("copies", Sum, Unit::Times).by(actions(DOUBLES)),
            Quantity::seat("final", Last, Unit::Points).by(words(&["punishment", "rewards", "stones", "hoard"])),
            Quantity::seat("punished", Sum, Unit::Points).by(words(&whys)),
            Quantity::seat("tiles", Sum, Unit::Pieces).by(words(&series)),
            Quantity::seat("bonuses", Sum, Unit::Points).by(words(&["by-goldsmith", "by-steward", "by-track-end"])),
            Quantity::seat("gained", Sum, Unit::Goods).by(goods()),
            Quantity::seat("paid", Sum, Unit::Goods).by(goods()),
            Quantity::seat("robbed", Sum, Unit::Goods),
            Quantity::seat("offered", Mean, Unit::Goods),
            Quantity::seat("sent", Sum, Unit::Pieces),
            Quantity::seat("spared", Sum, Unit::Times),
            Quantity::seat("pushed", Sum, Unit::Pieces),
            Quantity::seat("promoted", Sum, Unit::Times),
            Quantity::seat("stones-on", Sum, Unit::Pieces),
            Quantity::seat("darling", Sum, Unit::Turns),
            Quantity::seat("dungeon", Sum, Unit::Times),
            Quantity::seat("skill", Sum, Unit::Times).by(skills()),
            Quantity::seat("tracks", Last, Unit::Squares).by(words(&["silver", "gold"])),
            Quantity::game("furies", Sum, Unit::Times),
            Quantity::game("rounds", Last, Unit::Turns),
        ]
    }

    fn measure(&self, seen: &Seen<'_, Self>, out: &mut Readings) {
        for event in seen.events {
            self.measure_event(seen, event, out);
        }
    }

    fn kinds(&self) -> Vec<Kind> {
        let plain = [
            "take", "mine", "swap", "market", "pay-copy", "special", "advance", "priority", "unchain", "pass", "give",
            "stone", "send", "mercy", "announce", "offer", "up", "end", "third",
        ];
        let mut kinds = vec![
            Kind { id: "double", keys: actions(DOUBLES) },
            Kind { id: "copy", keys: actions(DOUBLES) },
            Kind { id: "skill", keys: skills() },
        ];
        kinds.extend(plain.map(Kind::plain));
        kinds
    }

    fn kind(&self, a: &Action) -> (u16, u16) {
        let double = |double: &Double| u16::from(double.space().0) - 1;
        let kind = match a {
            Action::Double(what) => return (0, double(what)),
            Action::Copy(what) => return (1, double(what)),
            Action::Skill(skill) => return (2, *skill as u16),
            Action::Take(_) => 3,
            Action::Mine(_) => 4,
            Action::Swap { .. } => 5,
            Action::Fetch(_) | Action::Discard(_) => 6,
            Action::PayCopy => 7,
            Action::Special(_) => 8,
            Action::Advance(_) => 9,
            Action::Priority => 10,
            Action::Unchain(_) => 11,
            Action::Pass => 12,
            Action::Give(_) => 13,
            Action::Stone(..) => 14,
            Action::Send(_) => 15,
            Action::Mercy => 16,
            Action::Announce(_) => 17,
            Action::Offer(_) => 18,
            Action::Up(_) => 19,
            Action::End => 20,
            Action::Third(_) => 21,
        };
        (kind, 0)
    }

    fn turns(&self, seen: &Seen<'_, Self>) -> u32 {
        // The position does not count turns: one is an action with discs, or an offering of the whole table.
        let is_turn = |event: &&Event| matches!(event, Event::Action { .. } | Event::Demand { .. });
        seen.events.iter().filter(is_turn).count() as u32
    }

    fn order(&self, s: &State) -> Option<PerSeat<u8>> {
        let place = |seat: Seat| s.table.big.iter().position(|&other| other == seat.0).unwrap_or(0) as u8;
        (s.table.round > 0).then(|| Seat::all(self.seats).map(place).collect())
    }

    fn ending(&self, e: &Event) -> Option<&'static str> {
        match e {
            Event::End { reason, .. } => Some(reason.name()),
            _ => None,
        }
    }

    fn witness(&self, seen: &Seen<'_, Self>, saw: &mut dyn FnMut(Clause)) {
        witness::witness(seen, saw);
    }

    fn witnessable(&self) -> &'static [Clause] {
        witness::ALL
    }

    fn pace(&self) -> Pace {
        Pace { base: 5.0, per_bit: 1.5, chance: 3.0 }
    }
}
