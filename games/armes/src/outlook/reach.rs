//! What a figure could do from where it stands.

use serde::Serialize;

use super::shot::{Chance, Feeling, Shot};
use crate::Armes;
use crate::action::Action;
use crate::board::{Bits, SIZE, Square};
use crate::phase::{Activation, Stage, What};
use crate::roster::{Act, Range};
use crate::rules::{activation, target, walk};
use crate::state::State;

/// Everything that an active figure could do now.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Standing {
    /// Its actions in the order of its card, or the one that is chosen already.
    pub(super) acts: Vec<Reach>,
    /// How far the farthest of them carries.
    pub(super) area: Option<Area>,
    /// A try at an objective beside it.
    pub(super) search: Option<Chance>,
    /// A try at the enemy lair beside it.
    pub(super) loot: Option<Chance>,
    /// What changes its rolls here.
    pub(super) felt: Feeling,
}

/// Whom an action could be used on.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Reach {
    /// Its id on the card.
    pub(super) act: String,
    /// Every figure in play that it suits, reached or not.
    pub(super) shots: Vec<Shot>,
}

/// Where an action could strike.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Area {
    pub(super) act: String,
    #[cfg_attr(test, ts(type = "string[]"))]
    pub(super) squares: Vec<Square>,
    /// Of these the free ones that are not seen.
    #[cfg_attr(test, ts(type = "string[]"))]
    pub(super) blind: Vec<Square>,
}

impl Standing {
    pub(super) fn of(rules: &Armes, s: &State, a: &Activation) -> Standing {
        let all = (0..).zip(&rules.profile(s, a.fig).acts);
        let mut open = all.map(|(n, act)| (Activation { what: Some(What::Use(n)), ..*a }, act));
        let chosen = target::act(rules, s, a);
        let acts: Vec<_> = open.by_ref().filter(|(_, act)| chosen.is_none_or(|chosen| chosen.id == act.id)).collect();
        let shots = |used: &Activation| s.members().filter_map(|at| Shot::of(rules, s, used, at)).collect();
        // The first of those that go equally far.
        let farthest = acts.iter().rev().max_by_key(|(_, act)| carries(act));
        let may = |action: Action| activation::check(rules, s, Stage::Choose, action).is_ok();
        let tried = |what: What| Chance::of(rules, s, &Activation { what: Some(what), ..*a }, false);
        let beside = (0..).zip(&s.objectives).find(|(_, square)| square.is_some_and(|at| may(Action::Search(at))));
        Standing {
            acts: acts.iter().map(|(used, act)| Reach { act: act.id.clone(), shots: shots(used) }).collect(),
            area: farthest.and_then(|(used, act)| Area::of(rules, s, used, act)),
            search: beside.filter(|_| chosen.is_none()).map(|(number, _)| tried(What::Search(number))),
            loot: (chosen.is_none() && may(Action::Loot)).then(|| tried(What::Loot)),
            felt: Feeling::of(rules, s, a),
        }
    }
}

/// How far an action goes at most.
const fn carries(act: &Act) -> u8 {
    match act.range {
        Range::Contact => act.charge,
        Range::Sight => 2 * SIZE,
        Range::Within(range) => range,
    }
}

impl Area {
    fn of(rules: &Armes, s: &State, a: &Activation, act: &Act) -> Option<Area> {
        let from = s.at(a.fig)?;
        let (squares, blind) = match act.range {
            Range::Contact => {
                let ends = walk::reach(rules, s, a.fig, act.charge, a.second) | Bits::only(from);
                (ends.spread_straight().minus(&Bits::only(from)), Bits::EMPTY)
            }
            Range::Sight | Range::Within(_) => {
                let (squares, screen) = (Bits::within_steps(from, carries(act)), rules.screen(s));
                let unseen = squares.minus(&screen.opaque).iter().filter(|&to| !screen.look(from, to).seen).collect();
                (squares, unseen)
            }
        };
        Some(Area { act: act.id.clone(), squares: squares.iter().collect(), blind: blind.iter().collect() })
    }
}
