//! One true sentence why a step is good.

use feerie_core::{Reason, Seat};

use super::plan::Plan;
use crate::Armes;
use crate::action::Action;
use crate::phase::{Activation, Phase, What};
use crate::rules::target;
use crate::state::State;

/// The reason, as far as a named feature says so.
pub fn reason(rules: &Armes, s: &State, seat: Seat, action: Action) -> Option<Reason> {
    let plan = Plan::new(rules, s, seat);
    let percent = |chance: f32| (chance * 100.0).round() as u32;
    let activation = s.phase.activation();
    let plain = |key| Some(Reason::plain(key));
    match (action, activation) {
        (Action::Search(_), Some(a)) => {
            let chance = plan.success(&Activation { what: Some(What::Search(0)), ..a });
            Some(Reason::plain("hint-armes-search").with("percent", percent(chance)))
        }
        (Action::Loot, Some(a)) => {
            let chance = plan.success(&Activation { what: Some(What::Loot), ..a });
            Some(Reason::plain("hint-armes-loot").with("percent", percent(chance)))
        }
        (Action::At(fig), Some(a)) => {
            let kills = target::act(rules, s, &a).is_some_and(|act| act.damage >= s.fig(fig).hp);
            if kills {
                return Some(Reason::plain("hint-armes-kill").with("at", fig));
            }
            let chance = plan.success(&Activation { at: Some(fig), ..a });
            Some(Reason::plain("hint-armes-hits").with("percent", percent(chance)))
        }
        (Action::Boost(tokens), Some(a)) => {
            let chance = plan.success(&Activation { boost: Some(tokens), ..a });
            Some(Reason::plain("hint-armes-dice").with("percent", percent(chance)))
        }
        (Action::Move(to), Some(a)) => {
            let (from, goal) = (s.at(a.fig)?, plan.goal(to)?);
            if goal.distance(to) < goal.distance(from) {
                return Some(Reason::plain("hint-armes-toward").with("at", goal));
            }
            plain("hint-armes-steady")
        }
        (Action::Dir(dir), _) => {
            let fig = match s.phase {
                Phase::BonusDir(fig) => fig,
                _ => activation?.at?,
            };
            plain(if plan.bumps(s.at(fig)?, dir) { "hint-armes-wall" } else { "hint-armes-steady" })
        }
        (Action::First(first), _) if first == seat => plain("hint-armes-begin"),
        (Action::Act(fig), _) => {
            let fresh = s.fig(fig).orders == 0 || s.fresh;
            plain(if fresh { "hint-armes-fresh" } else { "hint-armes-second" })
        }
        (Action::Pass, _) => plain("hint-armes-pass"),
        (Action::Raise { .. }, _) => plain("hint-armes-return"),
        _ => plain("hint-armes-steady"),
    }
}
