//! One true sentence why a step is good.

use feerie_core::{Reason, Seat};

use super::plan::Plan;
use crate::Armes;
use crate::action::Action;
use crate::phase::{Activation, Phase, What};
use crate::rules::{effect, roll, target};
use crate::state::State;

/// The reason, as far as a named feature says so; none rather than an empty one.
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
            if knocks_out(rules, s, &Activation { at: Some(fig), ..a }) {
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
            let nearer = plan.is_open(goal) && goal.distance(to) < goal.distance(from);
            nearer.then(|| Reason::plain("hint-armes-toward").with("at", goal))
        }
        (Action::Dir(dir), _) => {
            let fig = match s.phase {
                Phase::BonusDir(fig) => fig,
                _ => activation?.at?,
            };
            plan.bumps(s.at(fig)?, dir).then(|| Reason::plain("hint-armes-wall"))
        }
        (Action::First(first), _) if first == seat => plain("hint-armes-begin"),
        (Action::Act(fig), _) => {
            if s.fig(fig).orders == 0 || s.fresh {
                return plain("hint-armes-fresh");
            }
            let mut others = s.in_play_of(seat);
            if others.any(|(other, _)| s.fig(other).orders == 0) { None } else { plain("hint-armes-second") }
        }
        (Action::Pass, _) => plain("hint-armes-pass"),
        (Action::Raise { .. }, _) => plain("hint-armes-return"),
        _ => None,
    }
}

/// Whether the successes it needs are enough to leave its target without health (ARM-PROF-8, ARM-PROF-10).
fn knocks_out(rules: &Armes, s: &State, a: &Activation) -> bool {
    let (Some(act), Some(at)) = (target::act(rules, s, a), a.at) else { return false };
    let armour = effect::armour_against(rules, s, act, at, roll::in_cover(rules, s, a));
    effect::damage(act, 0, armour) >= s.fig(at).hp
}
