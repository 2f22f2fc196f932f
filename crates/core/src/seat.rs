//! Seats at a table, sets of them, and who looks at it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// No game seats more.
pub const MAX_SEATS: usize = 6;

/// A place at the table, numbered from 0 in table order. Who sits there is not a matter for the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "laws", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }

    /// All seats of a table of `seats`, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// One value for each seat.
pub type PerSeat<T> = ArrayVec<T, MAX_SEATS>;

/// A set of seats, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Every seat of a table of `seats`.
    pub const fn full(seats: u8) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// Whether the seat belongs to the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat away.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seats of either.
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// How many seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest-numbered seat.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Who makes a step: a seat, or chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "ActorForm", try_from = "ActorForm")]
pub enum Actor {
    /// A seat intends something.
    Seat(Seat),
    /// Dice, shuffles, draws.
    Chance,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum ActorForm {
    Seat(u8),
    Name(String),
}

impl From<Actor> for ActorForm {
    fn from(actor: Actor) -> Self {
        match actor {
            Actor::Seat(seat) => ActorForm::Seat(seat.0),
            Actor::Chance => ActorForm::Name("chance".into()),
        }
    }
}

impl TryFrom<ActorForm> for Actor {
    type Error = String;

    fn try_from(form: ActorForm) -> Result<Self, Self::Error> {
        match form {
            ActorForm::Seat(number) => Ok(Actor::Seat(Seat(number))),
            ActorForm::Name(name) if name == "chance" => Ok(Actor::Chance),
            ActorForm::Name(name) => Err(format!("an actor is a seat number or \"chance\", not {name:?}")),
        }
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => seat.fmt(f),
            Actor::Chance => f.write_str("chance"),
        }
    }
}

/// Who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Observer {
    /// Somebody in a seat: knows what that seat may know.
    Seat(Seat),
    /// Anyone: knows what is public.
    Watcher,
    /// The table's keeper: knows everything.
    All,
}

impl Observer {
    /// Whether this observer may know what is the seat's own secret.
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Observer::Seat(own) => own == seat,
            Observer::Watcher => false,
            Observer::All => true,
        }
    }

    /// Every observer of a table of `seats`.
    pub fn every(seats: u8) -> impl Iterator<Item = Observer> {
        Seat::all(seats).map(Observer::Seat).chain([Observer::Watcher, Observer::All])
    }
}

impl Serialize for Observer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Observer::Seat(seat) => serializer.serialize_u8(seat.0),
            Observer::Watcher => serializer.serialize_str("watcher"),
            Observer::All => serializer.serialize_str("all"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_was_put_in() {
        let mut set = SeatSet::full(3);
        set.remove(Seat(1));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
        assert_eq!(set.first(), Some(Seat(0)));
        assert!(!set.contains(Seat(200)), "a seat number from outside is simply not in the set");
    }

    #[test]
    fn actors_are_numbers_or_chance_on_the_wire() {
        assert_eq!(serde_json::to_string(&Actor::Seat(Seat(2))).unwrap(), "2");
        assert_eq!(serde_json::from_str::<Actor>("\"chance\"").unwrap(), Actor::Chance);
        assert!(serde_json::from_str::<Actor>("\"luck\"").is_err());
        assert!(serde_json::from_str::<Actor>("-1").is_err());
    }
}
