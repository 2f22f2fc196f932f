//! How far a figure threatens: one loses figures to what one did not see coming.

use serde::Serialize;

use super::moved;
use crate::Armes;
use crate::board::{Bits, SIZE, Square};
use crate::roster::Range;
use crate::rules::{turn, walk};
use crate::state::{FigId, State};

/// What a figure could do with its next order: it moves, then acts.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Threat {
    /// Where it could stand then.
    #[cfg_attr(test, ts(type = "string[]"))]
    pub(super) stride: Vec<Square>,
    /// What it could hit from there, or from where it stands.
    #[cfg_attr(test, ts(type = "string[]"))]
    pub(super) strike: Vec<Square>,
}

impl Threat {
    /// ARM-ORD-6: of a figure in play. Walls hold it up and hide what is behind.
    pub(super) fn of(rules: &Armes, s: &State, fig: FigId) -> Option<Threat> {
        let (at, profile, second) = (s.at(fig)?, rules.profile(s, fig), turn::is_second(s, fig));
        let stride = walk::reach(rules, s, fig, profile.movement, second);
        let hostile = || profile.acts.iter().filter(|act| act.heal == 0);
        let range = hostile().map(|act| match act.range {
            Range::Contact => 0,
            Range::Sight => 2 * SIZE,
            Range::Within(range) => range,
        });
        let (range, charge) = (range.max().unwrap_or(0), hostile().map(|act| act.charge).max().unwrap_or(0));
        let touches = hostile().any(|act| act.range == Range::Contact);
        // Whoever goes is not in the way of its own eyes.
        let mut gone = *s;
        gone.figures[fig.index()].at = None;
        let screen = rules.screen(&gone);
        let mut strike = Bits::EMPTY;
        for place in (stride | Bits::only(at)).iter() {
            if range > 0 {
                let left = Bits::within_steps(place, range).minus(&strike);
                left.iter().filter(|&to| screen.look(place, to).seen).for_each(|to| strike.insert(to));
            }
            if touches {
                strike = strike | Bits::within_steps(place, 1).minus(&Bits::only(place));
            }
            if charge > 0 {
                strike = strike | walk::reach(rules, &moved(s, fig, place), fig, charge, second).spread_straight();
            }
        }
        Some(Threat { stride: stride.iter().collect(), strike: strike.iter().collect() })
    }
}
