//! What can be counted in a fight over a glade.

mod witness;

use feerie_core::measure::{Fold, Key, Kind, Label, Measured, Pace, Quantity, Readings, Seen, Unit};
use feerie_core::{Clause, GridSquare, PerSeat, Seat};

use crate::Armes;
use crate::action::Action;
use crate::board::{SIZE, Square};
use crate::event::{Cause, Event, Why};
use crate::phase::Phase;
use crate::state::{FigId, State};

const RECRUITED: usize = 0;
const ACTIVATIONS: usize = 1;
const USES: usize = 2;
const DICE: usize = 3;
const BOOSTS: usize = 4;
const DEALT: usize = 5;
const TAKEN: usize = 6;
const HEALED: usize = 7;
const LOST: usize = 8;
const DEVOURED: usize = 9;
const RETURNED: usize = 10;
const EARNED: usize = 11;
const POINTS: usize = 12;
const ROUND_POINTS: usize = 13;
const SEARCHES: usize = 14;
const LOOTINGS: usize = 15;
const TOKENS_LEFT: usize = 16;
const BEGINS: usize = 17;
const BONUS: usize = 18;
const DAMAGE: usize = 19;
const MOVE_MAP: usize = 20;
const LOSS_MAP: usize = 21;
const MISSES: usize = 22;
const WORTH: usize = 23;

const CAUSES: [&str; 6] = ["by-action", "by-bump", "by-bite", "by-flames", "by-poison", "by-bonus"];

fn place(square: Square) -> usize {
    let (col, row) = square.place();
    usize::from(row) * usize::from(SIZE) + usize::from(col)
}

impl Armes {
    fn profile_keys(&self) -> Vec<Key> {
        let text = |fr: &String, en: &String| Label::Text { fr: fr.clone(), en: en.clone() };
        self.roster.profiles.iter().map(|one| Key { id: one.id.clone(), label: text(&one.fr, &one.en) }).collect()
    }

    /// The keys of actions: the roster's ids, named as the first profile that has them does.
    fn act_keys(&self) -> Vec<Key> {
        let label = |id: &String| {
            let mut acts = self.roster.profiles.iter().flat_map(|profile| &profile.acts);
            acts.find(|act| act.id == *id)
                .map_or(Label::Same, |act| Label::Text { fr: act.fr.clone(), en: act.en.clone() })
        };
        self.roster.act_ids.iter().map(|id| Key { id: id.clone(), label: label(id) }).collect()
    }

    /// A figure's profile, as a place in the roster.
    fn profile_of(&self, s: &State, fig: FigId) -> usize {
        usize::from(s.bands[fig.seat().index()].as_slice()[fig.number()])
    }

    /// A reading of the quantity that is split by profiles.
    fn note(&self, s: &State, out: &mut Readings, quantity: usize, fig: FigId, value: f64) {
        out.seat(quantity, self.profile_of(s, fig), fig.seat(), value);
    }

    fn measure_event(&self, seen: &Seen<'_, Self>, event: &Event, out: &mut Readings) {
        let (before, after) = (seen.before, seen.after);
        let active = before.phase.activation().map(|activation| activation.fig);
        match *event {
            Event::Bands { .. } | Event::First { round: 0, .. } => {}
            Event::First { seat, round, .. } => out.seat(BEGINS, usize::from(round) - 1, seat, 1.0),
            Event::Act { fig, .. } => self.note(after, out, ACTIVATIONS, fig, 1.0),
            Event::Bonus { seat, .. } => out.seat(BONUS, 0, seat, 1.0),
            Event::Pass { seat } => out.seat(TOKENS_LEFT, 0, seat, f64::from(before.tokens[seat.index()])),
            Event::Deploy { fig, .. } => self.note(after, out, RECRUITED, fig, 1.0),
            Event::Move { to, .. } | Event::Run { to, .. } | Event::Charge { to, .. } | Event::Dodge { to, .. } => {
                out.game(MOVE_MAP, place(to), 1.0);
            }
            Event::Use { fig, .. } => self.note(after, out, USES, fig, 1.0),
            Event::Miss { fig } => self.note(after, out, MISSES, fig, 1.0),
            Event::Loot { fig } => out.seat(LOOTINGS, 0, fig.seat(), 1.0),
            Event::Search { fig, .. } => out.seat(SEARCHES, 0, fig.seat(), 1.0),
            Event::Boost { fig, tokens } => self.note(after, out, BOOSTS, fig, f64::from(tokens)),
            Event::Roll { fig, dice, .. } => self.note(after, out, DICE, fig, f64::from(dice)),
            Event::Hurt { fig, damage, cause, .. } => {
                self.note(after, out, TAKEN, fig, f64::from(damage));
                out.game(DAMAGE, cause as usize, f64::from(damage));
                if let (Cause::Action, Some(active)) = (cause, active) {
                    self.note(after, out, DEALT, active, f64::from(damage));
                }
            }
            Event::Heal { fig, amount, .. } => self.note(after, out, HEALED, fig, f64::from(amount)),
            Event::Devour { at, .. } => self.note(after, out, DEVOURED, at, 1.0),
            Event::Out { fig, .. } => {
                self.note(after, out, LOST, fig, 1.0);
                if let Some(at) = before.at(fig) {
                    out.game(LOSS_MAP, place(at), 1.0);
                }
            }
            Event::Vp { seat, why } => {
                out.seat(POINTS, why as usize, seat, 1.0);
                if let (Why::Search | Why::Loot, Some(active)) = (why, active) {
                    self.note(after, out, EARNED, active, 1.0);
                    let cost = self.roster.profiles[self.profile_of(after, active)].cost;
                    self.note(after, out, WORTH, active, 1.0 / f64::from(cost));
                    out.seat(if why == Why::Search { SEARCHES } else { LOOTINGS }, 1, seat, 1.0);
                }
            }
            Event::Score { round, points, .. } => {
                for (seat, points) in Seat::all(2).zip(points) {
                    out.seat(ROUND_POINTS, usize::from(round.saturating_sub(1)), seat, f64::from(points));
                }
            }
            Event::Raise { fig, .. } => self.note(after, out, RETURNED, fig, 1.0),
            _ => {}
        }
    }
}

impl Measured for Armes {
    fn quantities(&self) -> Vec<Quantity> {
        use Fold::{Mean, Sum};
        let figure = |id, unit| Quantity::seat(id, Sum, unit).by(self.profile_keys());
        let tried = || Key::words("armes", &["tried", "made"]);
        let rounds = || (1..=self.options.rounds).map(Key::plain).collect();
        let squares = || Square::all().map(|square| square.to_string());
        vec![
            figure("recruited", Unit::Pieces),
            figure("activations", Unit::Times),
            figure("uses", Unit::Times),
            figure("dice", Unit::Pieces),
            figure("boosts", Unit::Pieces),
            figure("dealt", Unit::Points),
            figure("taken", Unit::Points),
            figure("healed", Unit::Points),
            figure("lost", Unit::Times),
            figure("devoured", Unit::Times),
            figure("returned", Unit::Times),
            figure("earned", Unit::Points),
            Quantity::seat("points", Sum, Unit::Points).by(Key::words("armes", &["by-search", "by-loot", "by-value"])),
            Quantity::seat("round-points", Sum, Unit::Points).by(rounds()),
            Quantity::seat("searches", Sum, Unit::Times).by(tried()),
            Quantity::seat("lootings", Sum, Unit::Times).by(tried()),
            Quantity::seat("tokens-left", Mean, Unit::Pieces),
            Quantity::seat("begins", Sum, Unit::Times).by(rounds()),
            Quantity::seat("bonus", Sum, Unit::Times),
            Quantity::game("damage", Sum, Unit::Points).by(Key::words("armes", &CAUSES)),
            Quantity::map("move-map", SIZE, squares()),
            Quantity::map("loss-map", SIZE, squares()),
            figure("misses", Unit::Times),
            figure("worth", Unit::Points),
        ]
    }

    fn measure(&self, seen: &Seen<'_, Self>, out: &mut Readings) {
        for event in seen.events {
            self.measure_event(seen, event, out);
        }
    }

    fn kinds(&self) -> Vec<Kind> {
        let plain = [
            "recruit",
            "done",
            "card",
            "piece",
            "place",
            "objective",
            "lair",
            "deploy",
            "first",
            "act",
            "bonus",
            "pass",
            "at",
            "dir",
            "move",
            "stay",
            "loot",
            "search",
            "run",
            "end",
            "charge",
            "boost",
            "dodge",
            "raise",
        ];
        let kinds = plain.map(Kind::plain).into_iter();
        kinds.chain([Kind { id: "use", keys: self.act_keys() }]).collect()
    }

    fn kind(&self, a: &Action) -> (u16, u16) {
        let kind = match a {
            Action::Recruit(_) => 0,
            Action::Done => 1,
            Action::Card(_) => 2,
            Action::Piece { .. } => 3,
            Action::Place(_) => 4,
            Action::Objective(_) => 5,
            Action::Lair(_) => 6,
            Action::Deploy(_) => 7,
            Action::First(_) => 8,
            Action::Act(_) => 9,
            Action::Bonus => 10,
            Action::Pass => 11,
            Action::At(_) => 12,
            Action::Dir(_) => 13,
            Action::Move(_) => 14,
            Action::Stay => 15,
            Action::Loot => 16,
            Action::Search(_) => 17,
            Action::Run => 18,
            Action::End => 19,
            Action::Charge(_) => 20,
            Action::Boost(_) => 21,
            Action::Dodge(_) => 22,
            Action::Raise { .. } => 23,
            Action::Use(act) => return (24, *act),
        };
        (kind, 0)
    }

    fn turns(&self, seen: &Seen<'_, Self>) -> u32 {
        // The position does not count turns: one is an activation, or passing.
        seen.events.iter().filter(|event| matches!(event, Event::Act { .. } | Event::Pass { .. })).count() as u32
    }

    fn order(&self, s: &State) -> Option<PerSeat<u8>> {
        // Every round rolls anew: whoever begins the first round is first.
        (s.round == 1 && s.phase == Phase::Turn).then(|| Seat::all(2).map(|seat| u8::from(seat != s.first)).collect())
    }

    fn ending(&self, e: &Event) -> Option<&'static str> {
        matches!(e, Event::End { .. }).then_some("rounds")
    }

    fn witness(&self, seen: &Seen<'_, Self>, saw: &mut dyn FnMut(Clause)) {
        witness::witness(seen, saw);
    }

    fn witnessable(&self) -> &'static [Clause] {
        witness::ALL
    }

    fn pace(&self) -> Pace {
        Pace { base: 2.0, per_bit: 1.0, chance: 4.0 }
    }
}
