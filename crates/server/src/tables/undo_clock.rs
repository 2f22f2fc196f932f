//! What the clock remembers of the current turn, so that a decision of it can be taken back.
//!
//! Taking back neither gains nor costs time: it is as though the action had never been made. The decision's time goes on
//! from where it began, a purse is what it was then, and an increment that came with the act goes with it. When the
//! time for that decision has run out, it cannot be taken back. Where the others agree, everybody's time begins anew.

use feerie_core::Seat;
use serde::{Deserialize, Serialize};

/// What a taking back does to the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockRewind {
    /// Their own acts of this turn; no other seat is concerned.
    Own,
    /// As the others agreed, or alone with bots: all clocks begin anew.
    Anew,
}

/// A decision of the turn that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Begun {
    /// How many steps stood when it began.
    pub standing: usize,
    /// When, in milliseconds since 1970; in the store before the newest decision began, so that outages
    /// need not be added.
    pub at: i64,
    /// What the seat's purse held then.
    pub left: i64,
}

/// The decisions that one seat has made in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    seat: u8,
    begun: Vec<Begun>,
}

/// A turn with more decisions than this forgets its first ones.
const LONGEST: usize = 64;

impl Turn {
    /// A seat made a decision.
    pub fn note(&mut self, seat: Seat, begun: Begun) {
        if self.seat != seat.0 {
            *self = Turn { seat: seat.0, begun: Vec::new() };
        }
        if self.begun.len() == LONGEST {
            self.begun.remove(0);
        }
        self.begun.push(begun);
    }

    /// The decision of this seat at which so many steps stood.
    pub fn at(&self, seat: Seat, standing: usize) -> Option<Begun> {
        self.begun.iter().find(|begun| self.seat == seat.0 && begun.standing == standing).copied()
    }

    /// Forgets that decision and those after it.
    pub fn back_to(&mut self, standing: usize) {
        self.begun.retain(|begun| begun.standing < standing);
    }

    /// The same with all times moved.
    pub fn moved(mut self, by: i64) -> Turn {
        self.begun.iter_mut().for_each(|begun| begun.at += by);
        self
    }
}
