//! An action on one target, before the dice are rolled: why not, or the chance, the cover, the damage and the shove.

use feerie_core::{Log, NoEvents};
use serde::Serialize;

use crate::board::{Dir, Square};
use crate::event::Event;
use crate::heuristic;
use crate::options::Loot;
use crate::phase::{Activation, What};
use crate::roster::{Act, Range};
use crate::rules::{effect, force, roll, target};
use crate::state::{FigId, State};
use crate::{Armes, clauses};

/// An action on a target that it suits.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Shot {
    #[cfg_attr(test, ts(type = "string"))]
    pub(super) at: FigId,
    pub(super) distance: u8,
    /// The clause that forbids it from here.
    #[cfg_attr(test, ts(type = "string | null"))]
    pub(super) refused: Option<&'static str>,
    /// Whether it is near enough but not seen.
    pub(super) hidden: bool,
    /// How likely it is to work; none where it is refused.
    pub(super) chance: Option<Chance>,
    /// The best line to it where the action needs sight, in quarters of a square from the south-west corner of the board.
    #[cfg_attr(test, ts(type = "[[number, number], [number, number]] | null"))]
    pub(super) line: Option<[(i32, i32); 2]>,
    /// What hides it there, or covers it.
    #[cfg_attr(test, ts(type = "string[]"))]
    pub(super) by: Vec<Square>,
    /// What it does to its health.
    pub(super) wound: Option<Wound>,
    /// Where it may be moved.
    pub(super) shoves: Vec<Shove>,
}

/// A roll: its dice, and how likely they are to be enough.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Chance {
    pub(super) dice: u8,
    /// The score that makes a die a success.
    pub(super) face: u8,
    /// How many successes are needed.
    pub(super) need: u8,
    /// Nothing that dice decide is certain; nothing possible is out of the question.
    pub(super) percent: u8,
    pub(super) cover: bool,
    /// What else changes it.
    pub(super) felt: Feeling,
}

/// What changes the rolls of a figure.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Feeling {
    #[cfg_attr(test, ts(type = "string | null"))]
    fear: Option<FigId>,
    #[cfg_attr(test, ts(type = "string | null"))]
    adviser: Option<FigId>,
    /// Whether it is a second activation of the round.
    second: bool,
    aim: u8,
}

/// What is left of an action's damage.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Wound {
    /// With just enough successes, before armour.
    pub(super) damage: u8,
    pub(super) armour: u8,
    /// How many successes first hurt; none where armour stops everything.
    pub(super) first: Option<u8>,
}

/// Where a direction takes a figure.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Shove {
    #[cfg_attr(test, ts(type = "'n' | 'e' | 's' | 'w'"))]
    pub(super) dir: Dir,
    /// From its square to where it stops.
    #[cfg_attr(test, ts(type = "string[]"))]
    pub(super) way: Vec<Square>,
    /// What stops it early.
    pub(super) bump: Option<Bump>,
}

/// A collision.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Bump {
    /// The square that it ran into; none at the edge of the board.
    #[cfg_attr(test, ts(type = "string | null"))]
    pub(super) into: Option<Square>,
    /// Whether it hurts whoever is moved, and whoever is there.
    pub(super) moved: bool,
    pub(super) other: bool,
}

impl Shot {
    /// What the action of an activation would be on a target; none where it does not suit it at all.
    pub(super) fn of(rules: &Armes, s: &State, a: &Activation, at: FigId) -> Option<Shot> {
        let (act, from, to) = (target::act(rules, s, a)?, s.at(a.fig)?, s.at(at)?);
        let refused = target::may_target(rules, s, a, at).err();
        if refused.is_some_and(|clause| clause == clauses::PROF_2 || clause == clauses::PROF_5) {
            return None;
        }
        let aimed = Activation { at: Some(at), ..*a };
        // ARM-CHARGE-3, ARM-COV-3: a charge ends in contact, where there is no cover.
        let covered = !target::needs_charge(s, a, act, at) && roll::in_cover(rules, s, &aimed);
        let trace = (act.range != Range::Contact).then(|| rules.screen(s).trace(from, to));
        let works = refused.is_none();
        Some(Shot {
            at,
            distance: from.distance(to),
            refused: refused.map(feerie_core::Clause::id),
            hidden: refused == Some(clauses::SHOOT_1),
            chance: works.then(|| Chance::of(rules, s, &aimed, covered)),
            line: trace.map(|trace| trace.line),
            by: trace.map_or_else(Vec::new, |trace| trace.by.iter().collect()),
            wound: if works { Wound::of(rules, s, act, at, covered) } else { None },
            shoves: if works { Shove::all(rules, s, &aimed, act, at) } else { Vec::new() },
        })
    }
}

impl Chance {
    /// The roll of an activation where its figure stands, its target in cover or not.
    pub(super) fn of(rules: &Armes, s: &State, a: &Activation, cover: bool) -> Chance {
        let terms = roll::terms_in(rules, s, a, roll::felt(rules, s, a.fig), cover);
        let need = roll::needed(rules, s, a);
        Chance { cover, felt: Feeling::of(rules, s, a), ..Chance::rolled(terms, need) }
    }

    /// The same with so many tokens thrown in.
    pub(super) fn with(&self, tokens: u8) -> Chance {
        let terms = roll::Terms { dice: self.dice, face: self.face }.with(tokens);
        Chance { cover: self.cover, felt: self.felt.clone(), ..Chance::rolled(terms, self.need) }
    }

    fn rolled(terms: roll::Terms, need: u8) -> Chance {
        let chance = heuristic::chance(terms, need);
        let percent = if chance > 0.0 { ((100.0 * chance + 0.5) as u8).clamp(1, 99) } else { 0 };
        let felt = Feeling { fear: None, adviser: None, second: false, aim: 0 };
        Chance { dice: terms.dice, face: terms.face, need, percent, cover: false, felt }
    }
}

impl Feeling {
    /// What changes the roll of an activation. ARM-SCEN-2: a natural 6 is changed by nothing, though fear takes a die away.
    pub(super) fn of(rules: &Armes, s: &State, a: &Activation) -> Feeling {
        let roll::Felt { adviser, fear } = roll::felt(rules, s, a.fig);
        let natural = a.what == Some(What::Loot) && rules.options.loot == Loot::Natural;
        if natural {
            return Feeling { fear, adviser: None, second: false, aim: 0 };
        }
        Feeling { fear, adviser, second: a.second, aim: s.aim }
    }
}

impl Wound {
    fn of(rules: &Armes, s: &State, act: &Act, at: FigId, covered: bool) -> Option<Wound> {
        if act.damage == 0 {
            return None;
        }
        // ARM-PROF-14: its tokens come first, so a crack helps its own damage.
        let mut marked = *s;
        effect::mark(&mut marked, act, at, &mut NoEvents);
        let armour = effect::armour_against(rules, &marked, act, at, covered);
        let more = (0..=u8::MAX - act.damage).find(|&above| effect::damage(act, above, armour) > 0);
        Some(Wound { damage: act.damage, armour, first: more.map(|above| act.need + above) })
    }
}

impl Shove {
    /// ARM-FORCE-3: every way that an action may move its target.
    pub(super) fn all(rules: &Armes, s: &State, a: &Activation, act: &Act, at: FigId) -> Vec<Shove> {
        let Some((_, squares)) = act.force else { return Vec::new() };
        let choices = force::choices(s, a, act);
        let open = force::ALL.iter().filter(|&&dir| choices[dir as usize]);
        open.filter_map(|&dir| Shove::of(rules, s, at, dir, squares)).collect()
    }

    /// What comes of moving a figure: it is moved, and what is told of it is what is shown.
    pub(super) fn of(rules: &Armes, s: &State, fig: FigId, dir: Dir, squares: u8) -> Option<Shove> {
        let (mut after, mut log) = (*s, Log::default());
        force::shove(rules, &mut after, fig, dir, squares, &mut log);
        let hurt = |who: FigId| log.0.iter().any(|event| matches!(event, Event::Hurt { fig, .. } if *fig == who));
        let ends = log.0.iter().find_map(|event| match event {
            Event::Forced { from, to, .. } => Some((*from, *to)),
            _ => None,
        });
        let (from, to) = ends?;
        let way =
            std::iter::successors(Some(from), |at| at.next(dir)).take(usize::from(from.distance(to)) + 1).collect();
        let bump = log.0.iter().find_map(|event| match event {
            Event::Bump { into, .. } => {
                Some(Bump { into: to.next(dir), moved: hurt(fig), other: into.is_some_and(hurt) })
            }
            _ => None,
        });
        Some(Shove { dir, way, bump })
    }
}
