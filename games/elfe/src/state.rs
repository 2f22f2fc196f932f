//! A position: what everybody sees, and what lies face down.

use feerie_core::{List, MAX_SEATS, Seat};
use std::num::NonZeroU16;

use crate::Elfe;
use crate::board::{Square, Squares};
use crate::cards::{Bag, MAX_DECK, Spell};
use crate::phase::Phase;

/// There are never more princes and toads than this (ELF-INVITE-2).
pub const MAX_SUITORS: usize = 10;

/// The turn at whose start a kissed piece changes back; none while nobody has kissed it.
pub type Back = Option<NonZeroU16>;

/// Whether somebody is what they were born as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// A fairy, or a prince.
    #[default]
    Born,
    /// A frog, or a toad: enchanted until a kiss takes effect.
    Enchanted(Back),
}

impl Form {
    /// Whether the piece may swim (ELF-POND-2).
    #[inline]
    pub const fn swims(self) -> bool {
        matches!(self, Form::Enchanted(_))
    }

    /// The turn of changing back.
    pub const fn back(self) -> Back {
        match self {
            Form::Born => None,
            Form::Enchanted(back) => back,
        }
    }
}

/// The piece of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Fairy {
    /// Where she stands; nowhere before she is placed.
    pub at: Option<Square>,
    /// Fairy or frog.
    pub form: Form,
}

/// A prince or a toad. They have no identity: the list of them is kept sorted by square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Suitor {
    /// Where he stands.
    pub at: Square,
    /// Prince or toad.
    pub form: Form,
}

impl Default for Suitor {
    fn default() -> Self {
        Suitor { at: Square::new(0, 0), form: Form::Born }
    }
}

/// What stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The elf.
    Elf,
    /// A seat's piece, fairy or frog.
    Fairy(Seat, Form),
    /// A prince or a toad.
    Suitor(Form),
}

/// What everybody knows (ELF-INFO-2), deductions included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Open {
    /// What is going on.
    pub phase: Phase,
    /// Who plays first; means nothing before that is drawn.
    pub first: Seat,
    /// Whose placing, deal or turn it is.
    pub active: Seat,
    /// Turns are counted from 1; 0 before the first.
    pub turn: u16,
    /// Where the elf is, once he is placed.
    pub elf: Option<Square>,
    /// The piece of each seat.
    pub fairies: [Fairy; MAX_SEATS],
    /// The princes and toads on the board, sorted by square; the others are in the reserve.
    pub suitors: List<Suitor, MAX_SUITORS>,
    /// Squares that hold a piece.
    pub occupied: Squares,
    /// How many cards each seat holds.
    pub n_hand: [u8; MAX_SEATS],
    /// How many cards nobody has seen since they were last shuffled.
    pub n_unseen: u8,
    /// The used cards, oldest first.
    pub queue: List<Spell, MAX_DECK>,
    /// Cards that a seat must still hold because it drew them from the queue for all to see (ELF-INFO-4).
    pub known: [Bag; MAX_SEATS],
    /// What was shuffled into the unseen part the last time: the deck, or used cards (ELF-DRAW-3).
    pub fresh: Bag,
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// What everybody knows.
    pub open: Open,
    /// Each seat's hand (ELF-INFO-1).
    pub hands: [Bag; MAX_SEATS],
    /// The unseen part of the pile; its order does not exist before a draw asks for it (ELF-INFO-3).
    pub unseen: Bag,
    /// What each seat has itself drawn from the present unseen part, and so remembers not to be in it.
    pub seen: [Bag; MAX_SEATS],
}

impl State {
    /// The position before anything is drawn: an empty board (ELF-SETUP-6), one shuffled pile (ELF-SETUP-7).
    pub fn new(rules: &Elfe) -> State {
        State {
            open: Open {
                phase: Phase::First,
                first: Seat(0),
                active: Seat(0),
                turn: 0,
                elf: None,
                fairies: [Fairy::default(); MAX_SEATS],
                suitors: List::default(),
                occupied: Squares::EMPTY,
                n_hand: [0; MAX_SEATS],
                n_unseen: rules.deck.total(),
                queue: List::default(),
                known: [Bag::default(); MAX_SEATS],
                fresh: rules.deck,
            },
            hands: [Bag::default(); MAX_SEATS],
            unseen: rules.deck,
            seen: [Bag::default(); MAX_SEATS],
        }
    }

    /// The hand of the active seat.
    pub fn hand(&self) -> &Bag {
        &self.hands[self.open.active.index()]
    }
}

impl Open {
    /// The piece of a seat.
    #[inline]
    pub fn fairy(&self, seat: Seat) -> &Fairy {
        &self.fairies[seat.index()]
    }

    /// The pieces of all seats that are placed.
    #[inline]
    pub fn placed(&self) -> impl Iterator<Item = (Seat, Square, Form)> + Clone {
        self.fairies.iter().zip(0..).filter_map(|(fairy, seat)| fairy.at.map(|at| (Seat(seat), at, fairy.form)))
    }

    /// The princes that are princes.
    #[inline]
    pub fn princes(&self) -> impl Iterator<Item = Square> + Clone {
        self.suitors.iter().filter(|suitor| suitor.form == Form::Born).map(|suitor| suitor.at)
    }

    /// What stands on a square (ELF-BOARD-5: one piece at most).
    pub fn piece(&self, square: Square) -> Option<Piece> {
        if !self.occupied.contains(square) {
            return None;
        }
        if self.elf == Some(square) {
            return Some(Piece::Elf);
        }
        let suitor = self.suitors.iter().find(|suitor| suitor.at == square);
        suitor
            .map(|suitor| Piece::Suitor(suitor.form))
            .or_else(|| self.placed().find(|&(_, at, _)| at == square).map(|(seat, _, form)| Piece::Fairy(seat, form)))
    }

    /// Whether a square touches a prince. Toads do not count (ELF-PRINCE-5, ELF-WIN-3).
    #[inline]
    pub fn touches_prince(&self, square: Square) -> bool {
        self.suitors.iter().any(|suitor| suitor.form == Form::Born && suitor.at.touches(square))
    }

    /// Whether a square touches the elf.
    #[inline]
    pub fn touches_elf(&self, square: Square) -> bool {
        self.elf.is_some_and(|elf| elf.touches(square))
    }

    /// Whether a square touches a fairy that is no frog.
    #[inline]
    pub fn touches_fairy(&self, square: Square) -> bool {
        self.placed().any(|(_, at, form)| form == Form::Born && at.touches(square))
    }

    /// ELF-WIN-3: a prince beside the elf distracts him.
    #[inline]
    pub fn is_distracted(&self) -> bool {
        self.elf.is_some_and(|elf| self.touches_prince(elf))
    }

    /// Whether a seat's fairy touches the elf. A frog cannot charm him (ELF-FROG-3).
    #[inline]
    pub fn is_charming(&self, seat: Seat) -> bool {
        let fairy = self.fairy(seat);
        fairy.form == Form::Born && fairy.at.is_some_and(|at| self.touches_elf(at))
    }

    /// ELF-PRINCE-4, ELF-PRINCE-5: whether a seat's fairy touches a prince. A frog is never hindered.
    #[inline]
    pub fn is_hindered(&self, seat: Seat) -> bool {
        let fairy = self.fairy(seat);
        fairy.form == Form::Born && fairy.at.is_some_and(|at| self.touches_prince(at))
    }

    /// Puts the elf on a free square.
    pub fn put_elf(&mut self, square: Square) {
        if let Some(old) = self.elf.replace(square) {
            self.occupied.remove(old);
        }
        self.occupied.insert(square);
    }

    /// Puts a seat's piece on a free square.
    pub fn put_fairy(&mut self, seat: Seat, square: Square) {
        if let Some(old) = self.fairies[seat.index()].at.replace(square) {
            self.occupied.remove(old);
        }
        self.occupied.insert(square);
    }

    /// Puts a new prince or toad on a free square; there must be one in the reserve.
    pub fn add_suitor(&mut self, suitor: Suitor) {
        self.occupied.insert(suitor.at);
        self.suitors.push(suitor);
        let mut n = self.suitors.len() - 1;
        while n > 0 && self.suitors[n - 1].at > suitor.at {
            self.suitors.swap(n - 1, n);
            n -= 1;
        }
    }

    /// Takes the prince or toad off a square.
    pub fn remove_suitor(&mut self, square: Square) -> Option<Suitor> {
        let n = self.suitors.iter().position(|suitor| suitor.at == square)?;
        self.occupied.remove(square);
        Some(self.suitors.remove(n))
    }

    /// Moves whatever stands on a square to a free one, or leaves it where it is if both are the same.
    pub fn relocate(&mut self, from: Square, to: Square) {
        match self.piece(from) {
            Some(Piece::Elf) => self.put_elf(to),
            Some(Piece::Fairy(seat, _)) => self.put_fairy(seat, to),
            Some(Piece::Suitor(_)) => {
                if let Some(suitor) = self.remove_suitor(from) {
                    self.add_suitor(Suitor { at: to, ..suitor });
                }
            }
            None => {}
        }
    }

    /// The form of the piece on a square, to be changed.
    pub fn form_mut(&mut self, square: Square) -> Option<&mut Form> {
        match self.piece(square)? {
            Piece::Elf => None,
            Piece::Fairy(seat, _) => Some(&mut self.fairies[seat.index()].form),
            Piece::Suitor(_) => {
                self.suitors.iter_mut().find(|suitor| suitor.at == square).map(|suitor| &mut suitor.form)
            }
        }
    }
}
