//! What can be counted in a game, for whoever studies it: each game names its own quantities, and reads them off every
//! step. Ids are for data, words are in the locales (`measure-<game>-<id>`, `kind-<game>-<id>`, `ending-<game>-<id>`).

use crate::clause::Clause;
use crate::game::{Game, Played};
use crate::seat::{PerSeat, Seat};

/// Whether there is one of a quantity in a game, or one for each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Per {
    /// One.
    Game,
    /// One for each seat.
    Seat,
}

/// How the readings of one game become one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// They are added up; without a reading 0.
    Sum,
    /// The last one counts; without a reading there is no number.
    Last,
    /// Their mean; without a reading there is no number.
    Mean,
}

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the words say it")]
pub enum Unit {
    Times,
    Points,
    Squares,
    Cards,
    Turns,
    Ms,
    Goods,
    Pieces,
}

/// How a key is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Label {
    /// By its id: the name of a square, a number.
    Same,
    /// By a message.
    Word(String),
    /// By a message that chooses by the id, handed in under this name.
    Choice(&'static str, &'static str),
    /// By the data of the table.
    Text {
        /// In French.
        fr: String,
        /// In English.
        en: String,
    },
}

/// One of the things that a quantity, or a kind of action, is split by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// Its name in data.
    pub id: String,
    /// How people call it.
    pub label: Label,
}

impl Key {
    /// A key that is called by its id.
    pub fn plain(id: impl ToString) -> Key {
        Key { id: id.to_string(), label: Label::Same }
    }

    /// A key with a message of its own.
    pub fn word(id: &str, message: impl Into<String>) -> Key {
        Key { id: id.to_owned(), label: Label::Word(message.into()) }
    }

    /// Keys with the messages `measure-<game>-<id>`.
    pub fn words(game: &str, ids: &[&str]) -> Vec<Key> {
        ids.iter().map(|id| Key::word(id, format!("measure-{game}-{id}"))).collect()
    }
}

/// Something that is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quantity {
    /// Its name in data.
    pub id: &'static str,
    /// One a game, or one a seat.
    pub per: Per,
    /// How readings become one number.
    pub fold: Fold,
    /// What the number counts.
    pub unit: Unit,
    /// What it is split by; nothing if it is one number.
    pub keys: Vec<Key>,
    /// The keys are the squares of a board with so many columns, row after row from the bottom; 0 if they are not.
    pub columns: u8,
}

impl Quantity {
    /// A quantity of each seat.
    pub fn seat(id: &'static str, fold: Fold, unit: Unit) -> Quantity {
        Quantity { id, per: Per::Seat, fold, unit, keys: Vec::new(), columns: 0 }
    }

    /// A quantity of the whole table.
    pub fn game(id: &'static str, fold: Fold, unit: Unit) -> Quantity {
        Quantity { per: Per::Game, ..Quantity::seat(id, fold, unit) }
    }

    /// The same, split by these.
    pub fn by(self, keys: Vec<Key>) -> Quantity {
        Quantity { keys, ..self }
    }

    /// A map of a board: how often something happened on each square.
    pub fn map(id: &'static str, columns: u8, squares: impl IntoIterator<Item = String>) -> Quantity {
        let keys = squares.into_iter().map(Key::plain).collect();
        Quantity { keys, columns, ..Quantity::game(id, Fold::Sum, Unit::Times) }
    }

    /// How many numbers it has at a table of so many seats.
    pub fn len(&self, seats: u8) -> usize {
        let owners = if self.per == Per::Seat { usize::from(seats) } else { 1 };
        self.keys.len().max(1) * owners
    }

    /// Whether it has none.
    pub fn is_empty(&self, seats: u8) -> bool {
        self.len(seats) == 0
    }
}

/// A kind of action, for tables of what is used: `cast` by spell, `use` by action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Its name in data.
    pub id: &'static str,
    /// What it is split by; nothing if it is one.
    pub keys: Vec<Key>,
}

impl Kind {
    /// A kind that is not split.
    pub fn plain(id: &'static str) -> Kind {
        Kind { id, keys: Vec::new() }
    }
}

/// A step and what came of it.
pub struct Seen<'a, G: Game> {
    /// The position before.
    pub before: &'a G::State,
    /// The step.
    pub step: Played<'a, G>,
    /// The position after.
    pub after: &'a G::State,
    /// All that happened, untold parts included.
    pub events: &'a [G::Event],
}

/// The readings of one game, kept by place: quantity, key, seat.
#[derive(Clone, Debug)]
pub struct Readings {
    /// Where each quantity begins, how many seats it is for, how many keys it has, how it folds.
    layout: Vec<(usize, usize, usize, Fold)>,
    values: Vec<(f64, u32)>,
}

impl Readings {
    /// No readings yet, of these quantities at a table of so many seats.
    pub fn new(quantities: &[Quantity], seats: u8) -> Readings {
        let mut begin = 0;
        let mut layout = Vec::new();
        for quantity in quantities {
            let owners = if quantity.per == Per::Seat { usize::from(seats) } else { 1 };
            layout.push((begin, owners, quantity.keys.len().max(1), quantity.fold));
            begin += quantity.len(seats);
        }
        Readings { layout, values: vec![(0.0, 0); begin] }
    }

    /// Forgets everything, for the next game.
    pub fn clear(&mut self) {
        self.values.fill((0.0, 0));
    }

    /// A reading of a seat's quantity.
    pub fn seat(&mut self, quantity: usize, key: usize, seat: Seat, value: f64) {
        let (begin, owners, keys, fold) = self.layout[quantity];
        assert!(key < keys && seat.index() < owners, "quantity {quantity} has no place for key {key} of {seat:?}");
        let (sum, n) = &mut self.values[begin + key * owners + seat.index()];
        *n += 1;
        *sum = if fold == Fold::Last { value } else { *sum + value };
    }

    /// A reading of the table's quantity.
    pub fn game(&mut self, quantity: usize, key: usize, value: f64) {
        debug_assert_eq!(self.layout[quantity].1, 1, "quantity {quantity} is one of seats");
        self.seat(quantity, key, Seat(0), value);
    }

    /// What the readings of a quantity come to: key after key, within each seat after seat.
    pub fn folded(&self, quantity: usize) -> impl Iterator<Item = Option<f64>> + '_ {
        let (begin, owners, keys, fold) = self.layout[quantity];
        self.values[begin..begin + owners * keys].iter().map(move |&(sum, n)| match fold {
            Fold::Sum => Some(sum),
            Fold::Last => (n > 0).then_some(sum),
            Fold::Mean => (n > 0).then(|| sum / f64::from(n)),
        })
    }
}

/// How long people take, in seconds: for a decision `base + per_bit · log2(choices)`, and `chance` for each answer of
/// chance. Chosen so that a default game lasts as long as its rulebook says; an estimate.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "said above")]
pub struct Pace {
    pub base: f64,
    pub per_bit: f64,
    pub chance: f64,
}

/// A game that names what can be counted in it.
pub trait Measured: Game {
    /// What is counted, in a fixed order. The table's data may define keys.
    fn quantities(&self) -> Vec<Quantity>;
    /// Reads the quantities off a step.
    fn measure(&self, seen: &Seen<'_, Self>, out: &mut Readings);
    /// The kinds of actions, in a fixed order.
    fn kinds(&self) -> Vec<Kind>;
    /// The kind of an action and its key, as places in these lists.
    fn kind(&self, a: &Self::Action) -> (u16, u16);
    /// How many turns a step completed, of all seats together: the measure of a game's length.
    fn turns(&self, seen: &Seen<'_, Self>) -> u32;
    /// Each seat's place in the order of play, 0 for who began, once it is known.
    fn order(&self, s: &Self::State) -> Option<PerSeat<u8>>;
    /// Why the game ended, if this event ends it.
    fn ending(&self, e: &Self::Event) -> Option<&'static str>;
    /// Clauses that this step shows at work.
    fn witness(&self, seen: &Seen<'_, Self>, saw: &mut dyn FnMut(Clause));
    /// The clauses that [`witness`](Measured::witness) can see at work; of the others a record says nothing.
    fn witnessable(&self) -> &'static [Clause];
    /// How long people take.
    fn pace(&self) -> Pace;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readings_fold_as_their_quantity_says() {
        let quantities = [
            Quantity::seat("sum", Fold::Sum, Unit::Times).by(vec![Key::plain("a"), Key::plain("b")]),
            Quantity::game("mean", Fold::Mean, Unit::Turns),
            Quantity::seat("last", Fold::Last, Unit::Points),
        ];
        let mut readings = Readings::new(&quantities, 2);
        readings.seat(0, 1, Seat(0), 2.0);
        readings.seat(0, 1, Seat(0), 3.0);
        readings.game(1, 0, 4.0);
        readings.game(1, 0, 8.0);
        readings.seat(2, 0, Seat(1), 7.0);
        readings.seat(2, 0, Seat(1), 1.0);
        let all = |quantity| readings.folded(quantity).collect::<Vec<_>>();
        assert_eq!(all(0), [Some(0.0), Some(0.0), Some(5.0), Some(0.0)]);
        assert_eq!(all(1), [Some(6.0)]);
        assert_eq!(all(2), [None, Some(1.0)], "a seat without a reading has no number");
        readings.clear();
        assert_eq!(readings.folded(1).collect::<Vec<_>>(), [None]);
    }

    #[test]
    #[should_panic(expected = "no place for key 2")]
    fn a_reading_without_a_place_is_a_fault() {
        let quantities = [Quantity::game("few", Fold::Sum, Unit::Times).by(vec![Key::plain("a"), Key::plain("b")])];
        Readings::new(&quantities, 2).game(0, 2, 1.0);
    }
}
