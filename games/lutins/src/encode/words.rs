//! Actions as words of tokens. The first token tells an action from the others of its list; those after it say what the
//! action does, so that what is learnt of one holds for others that do the same. They follow from the view.

use feerie_core::encode::Word;
use feerie_core::{Seat, token_kinds};

use super::frame::Frame;
use super::lines::{LEVELS, Lines};
use crate::Lutins;
use crate::action::Action;
use crate::board::{CELLS, Cell, Color, FOREST};
use crate::state::State;
use crate::view::View;

/// Turns from home as tokens tell them: home, one, two, three, more.
const FAR: usize = LEVELS + 2;

token_kinds! {
    NO_TREE: 1;
    TREE: FOREST as usize * 8;
    PASS: 1;
    SLIDE: CELLS as usize * 8;
    END: CELLS as usize;
    PLACE: CELLS as usize;
    // What an action does to a family: own due, own other, then the rivals' likewise.
    MAKES: 4;
    BREAKS: 4;
    // How far a lutin was and is from home.
    GAIN: FAR * FAR;
    CHASES: 1;
    // How far the placed lutin is from home; or back on its start.
    PLACED: FAR;
}

/// How many tokens say which action is meant; those behind them say what it does.
pub const PLAIN_TOKENS: usize = MAKES.first;

/// The word of an action as far as it tells the action from others.
pub fn plain_word(frame: Frame, action: &Action) -> Option<Word> {
    match *action {
        Action::NoTree => NO_TREE.word(0),
        Action::Tree { from, to } => {
            let from = frame.cell(from);
            let (dir, _) = from.line_to(frame.cell(to))?;
            TREE.word(8 * usize::from(from.0) + usize::from(dir.0))
        }
        Action::Pass => PASS.word(0),
        Action::Slide { from, stop } => plain_slide(frame, from, stop, stop),
        Action::Slides { from, stop, end } => plain_slide(frame, from, stop, end),
        Action::Place(cell) => PLACE.word(frame.cell(cell).0.into()),
    }
}

fn plain_slide(frame: Frame, from: Cell, stop: Cell, end: Cell) -> Option<Word> {
    let from = frame.cell(from);
    let (dir, _) = from.line_to(frame.cell(stop))?;
    let slide = SLIDE.token(8 * usize::from(from.0) + usize::from(dir.0))?;
    Some(Word::from_iter([slide, END.token(frame.cell(end).0.into())?]))
}

/// Finds the words of the actions that one view allows.
pub struct Words {
    frame: Frame,
    s: State,
    lines: Lines,
    roles: [Color; 4],
}

impl Words {
    /// The words of a seat.
    pub fn of(rules: &Lutins, view: &View, seat: Seat) -> Self {
        let frame = Frame::of(rules, &view.0, seat);
        let s = frame.state(&view.0);
        Words { frame, s, lines: Lines::of(rules, &s), roles: roles(rules, &s, seat) }
    }

    /// The word of an action.
    pub fn word(&self, action: &Action) -> Option<Word> {
        let mut word = Word::new();
        match *action {
            Action::NoTree => word.push(NO_TREE.token(0)?),
            Action::Tree { from, to } => {
                let (from, to) = (self.frame.cell(from), self.frame.cell(to));
                let (dir, _) = from.line_to(to)?;
                word.push(TREE.token(8 * usize::from(from.0) + usize::from(dir.0))?);
                for (role, color) in self.roles.into_iter().enumerate() {
                    let reach = &self.lines.of[color as usize];
                    if reach.makes_to & to.bit() | reach.makes_from & from.bit() != 0 {
                        word.push(MAKES.token(role)?);
                    } else if reach.breaks_to & to.bit() | reach.breaks_from & from.bit() != 0 {
                        word.push(BREAKS.token(role)?);
                    }
                }
            }
            Action::Pass => word.push(PASS.token(0)?),
            Action::Slide { from, stop } => self.slides(from, stop, stop, &mut word)?,
            Action::Slides { from, stop, end } => self.slides(from, stop, end, &mut word)?,
            Action::Place(cell) => {
                let cell = self.frame.cell(cell);
                word.push(PLACE.token(cell.0.into())?);
                word.push(PLACED.token(self.s.aside.map_or(0, |color| self.far(color, cell)))?);
                self.blocks(cell, 4, &mut word)?;
            }
        }
        Some(word)
    }

    fn slides(&self, from: Cell, stop: Cell, end: Cell, word: &mut Word) -> Option<()> {
        let (from, stop, end) = (self.frame.cell(from), self.frame.cell(stop), self.frame.cell(end));
        let (dir, _) = from.line_to(stop)?;
        word.push(SLIDE.token(8 * usize::from(from.0) + usize::from(dir.0))?);
        word.push(END.token(end.0.into())?);
        let color = Color::ALL.into_iter().find(|&color| match from.start() {
            None => self.s.forest[color as usize] & from.bit() != 0,
            Some((side, _)) => side == color,
        })?;
        let (before, after) = (self.far(color, from), if end.is_forest() { self.far(color, end) } else { 0 });
        word.push(GAIN.token(FAR * before + after)?);
        match end.start() {
            Some((side, index)) if self.s.waiting[side as usize] >> index & 1 == 1 => word.push(CHASES.token(0)?),
            Some(_) => {}
            None => self.blocks(end, 2, word)?,
        }
        Some(())
    }

    /// Whose way home a lutin on a square stands in; at most so many families.
    fn blocks(&self, cell: Cell, most: usize, word: &mut Word) -> Option<()> {
        let blocked = |color: Color| self.lines.of[color as usize].breaks_to & cell.bit() != 0;
        let families = self.roles.into_iter().enumerate().rev().filter(|&(_, color)| blocked(color));
        families.take(most).try_for_each(|(role, _)| {
            word.push(BREAKS.token(role)?);
            Some(())
        })
    }

    /// How far from home a lutin on a cell is; none of the numbers of turns on a start cell.
    fn far(&self, color: Color, cell: Cell) -> usize {
        let turns = &self.lines.of[color as usize].turns;
        if cell.is_forest() { 1 + turns.iter().position(|level| level & cell.bit() != 0).unwrap_or(LEVELS) } else { 0 }
    }
}

/// The families in the order in which tokens name them: the seat's own two, the one that is due first, then the rival's;
/// with more seats, all in the order of turns.
fn roles(rules: &Lutins, s: &State, seat: Seat) -> [Color; 4] {
    if rules.seats > 2 {
        return Color::ALL;
    }
    let rival = s.due[usize::from(1 - seat.0)];
    let [first, second] =
        if rival == Some(Color::Violet) { [Color::Violet, Color::Yellow] } else { [Color::Yellow, Color::Violet] };
    [Color::Blue, Color::Red, first, second]
}
