//! ARM-DICE: what a figure rolls, with what chance, and what comes of it.

use feerie_core::{Clause, Dice, Sink};

use super::{effect, round, target};
use crate::action::Outcome;
use crate::board::Square;
use crate::event::{Event, Why};
use crate::options::Loot;
use crate::phase::{Activation, Phase, Stage, What};
use crate::roster::Permanent;
use crate::state::{FigId, State, other};
use crate::{Armes, clauses};

/// ARM-DICE-6.
const MOST_DICE: u8 = 20;
/// How far Fear and advice reach (ARM-FEAR-1, ARM-ADVISER-1).
pub const AURA: u8 = 4;

/// A roll: how many dice, and the score each needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Number of dice.
    pub dice: u8,
    /// A die of this or more is a success.
    pub face: u8,
}

impl Terms {
    /// The same roll with so many tokens thrown in: two dice each (ARM-ORD-8, ARM-DICE-6).
    pub fn with(self, tokens: u8) -> Terms {
        Terms { dice: (self.dice + 2 * tokens).min(MOST_DICE), ..self }
    }
}

/// The roll of an activation as things stand: everything is judged where the figures are now (ARM-DICE-1).
pub fn terms(rules: &Armes, s: &State, a: &Activation) -> Terms {
    let covered = matches!(a.what, Some(What::Use(_))) && in_cover(rules, s, a);
    terms_in(rules, s, a, felt(rules, s, a.fig), covered)
}

/// The same, by what its figure feels, with its target in cover or not.
pub fn terms_in(rules: &Armes, s: &State, a: &Activation, felt: Felt, covered: bool) -> Terms {
    let Felt { adviser, fear } = felt;
    let (advised, afraid) = (adviser.is_some(), fear.is_some());
    // ARM-DICE-5: never below 0, and tokens still add dice (ARM-ORD-8).
    let dice = rules.profile(s, a.fig).dice.saturating_sub(u8::from(afraid));
    // ARM-DICE-2, ARM-ORD-6, ARM-BONUS-6.
    let mut modifier = i16::from(s.aim) + i16::from(advised) - if a.second { 2 } else { 0 };
    let face = match a.what {
        Some(What::Loot) => {
            let wanted = match rules.permanent(s, a.fig.seat()) {
                Some(Permanent::Plunder(value)) => value,
                _ => 6,
            };
            match rules.options.loot {
                // ARM-SCEN-2: the 6 is natural.
                Loot::Natural => i16::from(wanted),
                Loot::Modified => i16::from(wanted) - modifier,
            }
        }
        _ => {
            modifier -= i16::from(covered);
            4 - modifier
        }
    };
    // ARM-DICE-3: bonuses and maluses add up first, then the score is held between 2 and 6.
    Terms { dice, face: face.clamp(2, 6) as u8 }.with(a.boost.unwrap_or(0))
}

/// Who advises and who frightens a figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Felt {
    /// A friend, or the figure itself (ARM-ADVISER-1).
    pub adviser: Option<FigId>,
    /// An enemy (ARM-FEAR-1).
    pub fear: Option<FigId>,
}

/// ARM-ADVISER-1, ARM-FEAR-1, ARM-FEARLESS-1, ARM-AURA-1, ARM-AURA-2: what a figure feels where it stands; once
/// only, however many there are.
pub fn felt(rules: &Armes, s: &State, fig: FigId) -> Felt {
    let Some(at) = s.at(fig) else { return Felt::default() };
    let own = fig.seat();
    let near = |seat, has: fn(&crate::roster::Profile) -> bool| {
        let mut around = s.in_play_of(seat).filter(|&(_, square)| square.distance(at) <= AURA);
        around.find(|&(other, _)| has(rules.profile(s, other))).map(|(other, _)| other)
    };
    let frightened = || near(other(own), |profile| profile.fear);
    Felt {
        adviser: near(own, |profile| profile.adviser),
        fear: if rules.profile(s, fig).fearless { None } else { frightened() },
    }
}

/// ARM-COV-4: whether the target is in cover from the acting figure.
pub fn in_cover(rules: &Armes, s: &State, a: &Activation) -> bool {
    in_cover_by(s, a, |from, to| rules.screen(s).covers(from, to))
}

/// The same by what hides one square from another, which is asked only if the two are apart.
pub fn in_cover_by(s: &State, a: &Activation, covers: impl FnOnce(Square, Square) -> bool) -> bool {
    let squares = s.at(a.fig).zip(a.at.and_then(|target| s.at(target)));
    squares.is_some_and(|(from, to)| !from.touches(to) && covers(from, to))
}

/// ARM-ORD-8: the most tokens that may be thrown in.
pub fn most_tokens(rules: &Armes, s: &State, a: &Activation) -> u8 {
    let room = (MOST_DICE - terms(rules, s, &Activation { boost: None, ..*a }).dice) / 2;
    s.tokens[a.fig.seat().index()].min(room)
}

/// ARM-ORD-8, ARM-DICE-6: whether so many tokens may be thrown in.
pub fn may_boost(rules: &Armes, s: &State, a: &Activation, tokens: u8) -> Result<(), Clause> {
    if tokens <= most_tokens(rules, s, a) {
        return Ok(());
    }
    Err(if tokens <= s.tokens[a.fig.seat().index()] { clauses::DICE_6 } else { clauses::ORD_8 })
}

/// What is rolled for is known: tokens may be thrown in, or with none left the dice are rolled (ARM-ORD-8).
pub fn prepare(s: &mut State, a: Activation) {
    s.phase = match s.tokens[a.fig.seat().index()] {
        0 => Phase::Active(Stage::Hits, Activation { boost: Some(0), ..a }),
        _ => Phase::Active(Stage::Boost, a),
    };
}

/// Throws tokens in.
pub fn boost(s: &mut State, mut a: Activation, tokens: u8, log: &mut impl Sink<Event>) {
    s.tokens[a.fig.seat().index()] -= tokens;
    a.boost = Some(tokens);
    if tokens > 0 {
        log.note(|| Event::Boost { fig: a.fig, tokens });
    }
    s.phase = Phase::Active(Stage::Hits, a);
}

/// ARM-DICE-7: C(n,k)·(7−t)^k·(t−1)^(n−k) for each number k of successes.
pub fn weights(terms: Terms) -> impl Iterator<Item = (Outcome, u64)> {
    let (n, good, bad) = (u32::from(terms.dice), u64::from(7 - terms.face), u64::from(terms.face - 1));
    let mut choose = 1u64;
    (0..=n).map(move |k| {
        let weight = choose * good.pow(k) * bad.pow(n - k);
        choose = choose * u64::from(n - k) / u64::from(k + 1);
        (Outcome::Hits(k as u8), weight)
    })
}

/// Rolls the dice: there are no cards to draw (ARM-DICE-4).
pub fn draw(terms: Terms, dice: &mut Dice) -> Outcome {
    let hits = (0..terms.dice).filter(|_| dice.below(6) + 1 >= u32::from(terms.face)).count();
    Outcome::Hits(hits as u8)
}

/// ARM-SCEN-1, ARM-SCEN-4, ARM-PROF-6: how many successes are needed.
pub fn needed(rules: &Armes, s: &State, a: &Activation) -> u8 {
    match a.what {
        Some(What::Loot) => 1,
        Some(What::Search(_)) => 2,
        _ => target::act(rules, s, a).map_or(u8::MAX, |act| act.need),
    }
}

/// The dice have fallen: ARM-SCEN-1, ARM-SCEN-4, or ARM-PROF-6.
pub fn resolve(rules: &Armes, s: &mut State, a: Activation, hits: u8, log: &mut impl Sink<Event>) {
    log.note(|| {
        let Terms { dice, face } = terms(rules, s, &a);
        Event::Roll { fig: a.fig, dice, face, hits }
    });
    let need = needed(rules, s, &a);
    if hits < need {
        log.note(|| Event::Miss { fig: a.fig });
        round::next_turn(rules, s, log);
        return;
    }
    match a.what {
        Some(What::Use(_)) => effect::succeed(rules, s, a, hits - need, log),
        what => {
            let why = if what == Some(What::Loot) { Why::Loot } else { Why::Search };
            effect::score(s, a.fig.seat(), why, log);
            round::next_turn(rules, s, log);
        }
    }
}
