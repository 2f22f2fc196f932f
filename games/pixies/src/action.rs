//! What a seat may intend, and what chance may answer.

use feerie_core::{List, Seat};

use crate::board::{COLORS, Space};
use crate::goods::{Cubes, Good, Goods};
use crate::tiles::{Single, Skill, Slot};

/// Where a promoted pixie comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// Its mine.
    Mine,
    /// A space of the pyramid.
    Space(Space),
}

/// Where a promoted pixie goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Destination {
    /// A space of the pyramid.
    Space(Space),
    /// The castle.
    Castle,
}

/// One promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the pixie stands.
    pub from: Origin,
    /// Where it goes.
    pub to: Destination,
    /// Whether it takes the place of another colour's pixie.
    pub push: bool,
}

/// One of the fourteen double actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the actions of the rules file, by number")]
pub enum Double {
    /// 1
    Food(Good),
    /// 2
    Silver,
    /// 3
    Promote(Move),
    /// 4
    Trade { give: Good, n: u8, take: Good },
    /// 5
    Convert(u8),
    /// 6
    FoodTile,
    /// 7, 8, 9
    SingleTile(Single),
    /// 10
    Whip,
    /// 11
    Track(Good),
    /// 12
    Casino,
    /// 13
    Ring,
    /// 14
    Rob(Space),
}

impl Double {
    /// Its space in the pyramid.
    pub const fn space(self) -> Space {
        Space(match self {
            Double::Food(_) => 1,
            Double::Silver => 2,
            Double::Promote(_) => 3,
            Double::Trade { .. } => 4,
            Double::Convert(_) => 5,
            Double::FoodTile => 6,
            Double::SingleTile(single) => 7 + single as u8,
            Double::Whip => 10,
            Double::Track(_) => 11,
            Double::Casino => 12,
            Double::Ring => 13,
            Double::Rob(_) => 14,
        })
    }
}

/// The tile that a swap asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theirs {
    /// The top of the food pile.
    Pile,
    /// A single-use tile on the board.
    Single(Single),
    /// A skill on the board.
    Skill(Skill),
    /// What lies in a slot of another seat.
    Seat(Seat, Slot),
}

/// One step of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Takes a skill at the start.
    Skill(Skill),
    /// What the food tiles give.
    Take(Goods),
    /// A double action, with discs.
    Double(Double),
    /// A double action, copied.
    Copy(Double),
    /// 15, with the cubes picked by tile `L`, if any.
    Mine(Cubes),
    /// 16
    Swap {
        /// The slot of the tile given.
        mine: Slot,
        /// The tile taken.
        theirs: Theirs,
    },
    /// 17: takes one food.
    Fetch(Good),
    /// 17: discards three goods.
    Discard(Goods),
    /// 18: pays for copying.
    PayCopy,
    /// 19, adding this good to the track.
    Special(Good),
    /// 20: so many places for as much honey.
    Advance(u8),
    /// 21
    Priority,
    /// Removes a stone from the heavier (1) or the lighter (2) of the lower miners.
    Unchain(u8),
    /// Out for this phase.
    Pass,
    /// Spreads punishment points, by seat.
    Give([u8; COLORS]),
    /// Puts a stone on somebody's lower miner, the heavier (1) or the lighter (2).
    Stone(Seat, u8),
    /// Sends a pixie to the mine.
    Send(Space),
    /// Gives the Mercy tile back instead.
    Mercy,
    /// Whether the Double Offering is used.
    Announce(bool),
    /// The offering; nothing if empty.
    Offer(Goods),
    /// A promotion.
    Up(Move),
    /// No more.
    End,
    /// Moves a pixie of the third colour.
    Third(Move),
}

/// What the casino die shows, in the bytewise order of the names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the words say it")]
pub enum Casino {
    Food,
    Gold,
    Silver,
}

impl Casino {
    /// All three.
    pub const ALL: [Casino; 3] = [Casino::Food, Casino::Gold, Casino::Silver];

    /// Its name in the notation.
    pub const fn name(self) -> &'static str {
        ["food", "gold", "silver"][self as usize]
    }
}

/// What chance answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The first order, from the Queen downwards.
    Order(List<u8, COLORS>),
    /// The skills laid out, as a set.
    Skills(u16),
    /// The punishment die.
    Whip(u8),
    /// The casino die.
    Casino(Casino),
    /// Cubes out of the bag.
    Draw(Cubes),
    /// The food that the Queen wants.
    Demand(Good),
}
