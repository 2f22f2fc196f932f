//! What a figure may hope for: the chance of its searches, and what its actions would do to a target.

use crate::Armes;
use crate::board::Square;
use crate::heuristic::chance;
use crate::phase::{Activation, What};
use crate::roster::{Act, Profile, Range};
use crate::rules::{effect, roll};
use crate::state::{FigId, State};

/// How far an action without a limit is taken to go.
const FAR: u8 = 12;

/// What an action may do to a target.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hope {
    /// Health it loses in the mean, as a part of what it has.
    pub harm: f32,
    /// The chance that it is removed.
    pub kill: f32,
}

impl Hope {
    /// The better of two.
    pub fn or(self, other: Hope) -> Hope {
        if other.harm + other.kill > self.harm + self.kill { other } else { self }
    }
}

/// A figure as one that acts: how it rolls where it stands.
pub struct Striker<'r> {
    /// Where it stands.
    pub at: Square,
    /// What it is.
    pub profile: &'r Profile,
    /// How it rolls on a target that is not in cover.
    pub terms: roll::Terms,
    /// How far it moves before it acts.
    pub movement: u8,
    /// How far its charges go at most.
    charge: u8,
    hp: u8,
}

impl<'r> Striker<'r> {
    /// A figure in its next activation, a second one of the round or not; none if it is not in play.
    pub fn of(rules: &'r Armes, s: &State, fig: FigId, second: bool) -> Option<Striker<'r>> {
        let at = s.at(fig)?;
        let profile = rules.profile(s, fig);
        let activation = Activation { fig, second, what: Some(What::Use(0)), at: None, boost: None };
        let terms = roll::terms(rules, s, &activation);
        let (movement, charge) = if second { (profile.movement.min(2), 2) } else { (profile.movement, u8::MAX) };
        Some(Striker { at, profile, terms, movement, charge, hp: s.fig(fig).hp })
    }

    /// How far an action strikes without a movement before it.
    pub fn range(&self, act: &Act) -> u8 {
        match act.range {
            Range::Contact => 1 + act.charge.min(self.charge),
            Range::Sight => FAR,
            Range::Within(range) => range,
        }
    }

    /// How far its farthest strike goes.
    pub fn reach(&self) -> u8 {
        self.profile.acts.iter().filter(|act| act.heal == 0).map(|act| self.range(act)).max().unwrap_or(1)
    }

    /// The best that one of its actions may do to an enemy that is so far away.
    pub fn best(&self, rules: &Armes, s: &State, enemy: FigId, distance: u8, covered: bool) -> Hope {
        let acts = self.profile.acts.iter().filter(|act| act.heal == 0 && distance <= self.range(act));
        acts.fold(Hope::default(), |best, act| best.or(self.act(rules, s, act, enemy, covered)))
    }

    /// What one of its actions may do to an enemy.
    pub fn act(&self, rules: &Armes, s: &State, act: &Act, enemy: FigId, covered: bool) -> Hope {
        hope(
            rules,
            s,
            act,
            roll::Terms { face: (self.terms.face + u8::from(covered)).min(6), ..self.terms },
            enemy,
            self.hp,
            covered,
        )
    }
}

/// What an action with some dice may do to an enemy. Tokens that hurt later count a little less than damage, and being
/// moved counts as a small harm.
pub fn hope(rules: &Armes, s: &State, act: &Act, terms: roll::Terms, enemy: FigId, own_hp: u8, covered: bool) -> Hope {
    let hp = f32::from(s.fig(enemy).hp.max(1));
    let armour = if act.freeze { 0 } else { effect::armour(rules, s, enemy, covered).saturating_sub(act.crack) };
    let success = chance(terms, act.need);
    let devours = act.devour && s.fig(enemy).hp < own_hp;
    let later = f32::from(act.flames) * 0.8 + f32::from(act.poison.min(2)) * 0.5;
    let moved = if act.force.is_some() { 0.25 } else { 0.0 };
    let mut harm = success * (later + moved).min(hp);
    let mut kill = 0.0;
    if devours {
        return Hope { harm: success, kill: success };
    }
    if act.damage > 0 {
        // Each success above the number needed adds one, if the action has a plus.
        let most = if act.plus { terms.dice.max(act.need) } else { act.need };
        let mut at_least = success;
        let mut before = 0u8;
        for hits in act.need..=most {
            let dealt = (act.damage + (hits - act.need)).saturating_sub(armour).min(s.fig(enemy).hp);
            harm += at_least * f32::from(dealt - before.min(dealt));
            if dealt >= s.fig(enemy).hp {
                kill = at_least;
                break;
            }
            before = dealt;
            at_least = chance(terms, hits + 1);
        }
    }
    Hope { harm: (harm / hp).min(1.0), kill }
}

/// The chance that a figure searches an objective with success, with so many tokens thrown in.
pub fn search(rules: &Armes, s: &State, fig: FigId, second: bool, tokens: u8) -> f32 {
    let activation = Activation { fig, second, what: Some(What::Search(0)), at: None, boost: Some(tokens) };
    chance(roll::terms(rules, s, &activation), 2)
}
