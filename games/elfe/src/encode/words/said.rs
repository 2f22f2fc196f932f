//! What an action does, as further tokens of its word, so that what is learnt of one square holds for others like it.

use feerie_core::encode::{Kind, Word};
use feerie_core::{Heuristic, NoEvents, Seat};

use super::{BESIDE, CHANGE, NEAR, PROMISE, STEPS, SUITOR, TARGET};
use crate::Elfe;
use crate::action::Action;
use crate::board::Square;
use crate::heuristic::Look;
use crate::rules;
use crate::state::{Form, Open, Piece, State};
use crate::win_odds;

/// Says of the actions of one view what they do.
pub struct Said<'a> {
    rules: &'a Elfe,
    s: &'a State,
    seat: Seat,
    look: Look<'a>,
    /// What the evaluation says of the seat as things stand.
    before: f32,
}

impl<'a> Said<'a> {
    /// What the seat knows of the position.
    pub fn of(rules: &'a Elfe, s: &'a State, seat: Seat) -> Self {
        Said { rules, s, seat, look: Look::new(rules, s, seat), before: rules.evaluate(s)[seat.index()] }
    }

    /// Adds to a word what its action does.
    pub fn say(&self, action: Action, word: &mut Word) -> Option<()> {
        word.push(level(PROMISE, &PROMISES, self.look.prior(action))?);
        let o = &self.s.open;
        match action {
            Action::Place(square) => word.push(self.steps(square, Form::Born)?),
            Action::Go { from, to } => match o.piece(from) {
                Some(Piece::Suitor(form)) => self.leading(form, from, to, word)?,
                _ => self.walking(to, word)?,
            },
            Action::Hex(square) => {
                word.push(self.change(action)?);
                self.casting(0, square, word)?;
            }
            Action::Banish(_) => word.push(self.change(action)?),
            Action::Slap(square) => self.casting(1, square, word)?,
            Action::Invite(square) => word.push(near(o, square)?),
            Action::Draw | Action::Walk | Action::Prince | Action::Gust | Action::Pass => {}
        }
        Some(())
    }

    fn walking(&self, to: Square, word: &mut Word) -> Option<()> {
        let o = &self.s.open;
        let form = o.fairy(self.seat).form;
        word.push(self.change(Action::Go { from: o.fairy(self.seat).at?, to })?);
        word.push(self.steps(to, form)?);
        let held_back = form == Form::Born && o.touches_prince(to);
        word.push(BESIDE.token(bits([held_back, self.meets_rival(to), to.is_pond()]))?);
        Some(())
    }

    /// Moving a prince or a toad.
    fn leading(&self, form: Form, from: Square, to: Square, word: &mut Word) -> Option<()> {
        let o = &self.s.open;
        let meets_own = |at: Square| o.fairy(self.seat).at.is_some_and(|own| own.touches(at));
        let meets = |at: Square| o.touches_elf(at) || meets_own(at) || self.meets_rival(at);
        // Far from everybody it changes nothing that the evaluation sees.
        if meets(from) || meets(to) {
            word.push(self.change(Action::Go { from, to })?);
        }
        let is_prince = form == Form::Born;
        let facts = [is_prince, o.touches_elf(from), o.touches_elf(to), meets_own(to), self.meets_rival(to)];
        word.push(SUITOR.token(bits(facts))?);
        word.push(near(o, to)?);
        Some(())
    }

    /// Whom a spell is cast at.
    fn casting(&self, spell: usize, square: Square, word: &mut Word) -> Option<()> {
        let o = &self.s.open;
        let target = match o.piece(square)? {
            Piece::Fairy(seat, form) => {
                word.push(self.steps(square, form)?);
                usize::from(seat != self.seat)
            }
            Piece::Suitor(Form::Born) if o.touches_elf(square) => 2,
            Piece::Suitor(Form::Born) => 3,
            Piece::Suitor(Form::Enchanted(_)) => 4,
            Piece::Elf => 5,
        };
        word.push(TARGET.token(6 * spell + target)?);
        Some(())
    }

    /// How much better or worse the seat then stands.
    fn change(&self, action: Action) -> Option<u16> {
        let mut after = *self.s;
        rules::play(self.rules, &mut after, action, &mut NoEvents);
        level(CHANGE, &CHANGES, self.rules.evaluate(&after)[self.seat.index()] - self.before)
    }

    /// The steps from a square to the elf.
    fn steps(&self, square: Square, form: Form) -> Option<u16> {
        STEPS.token(usize::from(win_odds::steps(&self.s.open, square, form)).min(STEPS.n - 1))
    }

    fn meets_rival(&self, square: Square) -> bool {
        self.s.open.placed().any(|(seat, at, _)| seat != self.seat && at.touches(square))
    }
}

/// How near a square is to the elf.
fn near(o: &Open, square: Square) -> Option<u16> {
    let distance = o.elf.map_or(NEAR.n, |elf| usize::from(elf.distance(square)));
    NEAR.token(distance.min(NEAR.n) - 1)
}

/// Yes and no as the bits of a number.
fn bits<const N: usize>(flags: [bool; N]) -> usize {
    flags.iter().fold(0, |number, &flag| 2 * number + usize::from(flag))
}

const PROMISES: [f32; PROMISE.n - 1] =
    [0.01, 0.03, 0.06, 0.12, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 512.0];
const CHANGES: [f32; CHANGE.n - 1] = [
    -0.4, -0.28, -0.2, -0.14, -0.1, -0.07, -0.04, -0.02, -0.007, 0.007, 0.02, 0.04, 0.07, 0.1, 0.14, 0.2, 0.28, 0.4,
    0.55,
];

/// The step that a number reaches.
fn level(kind: Kind, steps: &[f32], number: f32) -> Option<u16> {
    kind.token(steps.iter().filter(|&&step| number >= step).count())
}
