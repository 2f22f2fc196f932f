//! What happened. All of it is public but what a seat offers before the reveal (PIX-INF-2, PIX-INF-3).

use feerie_core::{Observer, PerSeat, Seat};
use serde::Serialize;

use crate::goods::{Cubes, Good, Goods};
use crate::phase::{End, Phase};
use crate::tiles::{Series, Single, Skill, Slot, Tile};

/// Goods as fields of an event, so that sentences can name each kind.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the words say it")]
pub struct Heap {
    pub apples: u8,
    pub bread: u8,
    pub honey: u8,
    pub silver: u8,
    pub gold: u8,
}

impl From<Goods> for Heap {
    fn from(goods: Goods) -> Heap {
        let [apples, bread, honey, silver, gold] = goods.0;
        Heap { apples, bread, honey, silver, gold }
    }
}

/// Why goods changed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum Deal {
    Start,
    Icons,
    Skill,
    FoodTile,
    StealFood,
    StealSilver,
    Trade,
    Convert,
    Track,
    Casino,
    Ring,
    Mine,
    Market,
    Special,
    Order,
    Push,
    Unchain,
}

/// Why punishment points were marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// PIX-ACT-8
    Pass,
    /// PIX-A18-2
    Copy,
    /// PIX-A10-2
    Rival,
    /// PIX-OFF-6
    NoOffering,
    /// PIX-OFF-7
    WrongFood,
    /// PIX-PUN-1
    Miners,
    /// PIX-PUN-2
    Tracks,
}

/// Why loose reward points were given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// PIX-A13-2
    Goldsmith,
    /// PIX-SRV-3
    Steward,
    /// PIX-PUN-3
    TrackEnd,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PixiesEvent"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named after what they tell")]
pub enum Event {
    /// The cubes were put in order.
    Order {
        #[cfg_attr(test, ts(as = "Vec<Seat>"))]
        seats: PerSeat<Seat>,
        darling: Seat,
    },
    /// Skills were laid out.
    Skills { skills: String },
    /// A seat took a skill.
    Skill { seat: Seat, skill: Skill },
    /// A round began.
    Round { round: u8, darling: Seat },
    /// A part of the round began.
    Phase { phase: Phase },
    /// A seat placed discs; action 1 to 21.
    Action { seat: Seat, action: u8, discs: u8 },
    /// A seat copies a double action.
    Copied { seat: Seat, action: u8 },
    /// Goods from the stock or the bag.
    Gain {
        seat: Seat,
        why: Deal,
        #[serde(flatten)]
        goods: Heap,
    },
    /// Goods to the stock.
    Pay {
        seat: Seat,
        why: Deal,
        #[serde(flatten)]
        goods: Heap,
    },
    /// Goods from one seat to another.
    Robbed {
        seat: Seat,
        victim: Seat,
        space: u8,
        count: u32,
        #[serde(flatten)]
        goods: Heap,
    },
    /// Punishment points; `by` is the rival who gave them.
    Points { seat: Seat, points: u8, total: u16, why: Why, by: Option<Seat> },
    /// Loose reward points.
    Bonus { seat: Seat, points: u8, why: Bonus },
    /// A reward tile.
    Reward { seat: Seat, kind: Series, value: u8 },
    /// A pixie went up; 0 is the mine, 15 the castle.
    Promoted { colour: u8, from: u8, to: u8 },
    /// A pixie lost its place to another; 0 is the mine.
    Pushed { colour: u8, by: u8, from: u8, to: u8 },
    /// The Queen sent a pixie to the mine.
    Sent { seat: Seat, from: u8 },
    /// The Mercy tile saved a pixie.
    Mercy { seat: Seat },
    /// A mine symbol was reached, and nobody went: the darling, or no active pixie.
    Spared { seat: Seat, darling: bool },
    /// The punishment die.
    Rolled { seat: Seat, points: u8 },
    /// The casino die.
    Casino { seat: Seat, side: &'static str },
    /// Cubes picked with tile `L`.
    Picked { seat: Seat, silver: u8, gold: u8, stones: u8 },
    /// Cubes drawn blindly.
    Drawn { seat: Seat, silver: u8, gold: u8, stones: u8 },
    /// A stone was put on a miner, who now carries so many.
    Stone { seat: Seat, on: Seat, stones: u8 },
    /// Stones left the game.
    StonesLost { stones: u8 },
    /// A stone was removed.
    Unchained { seat: Seat },
    /// A tile was taken from the board.
    Tile { seat: Seat, tile: Tile },
    /// A single-use tile was used and lies on the board again.
    TileUsed { seat: Seat, tile: Single },
    /// Tiles were swapped, with a rival or the board.
    Swapped { seat: Seat, slot: Slot, with: Option<Seat>, gave: String, got: String },
    /// A disc climbed a track.
    Track { seat: Seat, track: Good, from: u8, to: u8 },
    /// A good was added to the special-offering track.
    Added { seat: Seat, good: Good },
    /// A small cube moved; place 1 is first.
    Advanced { seat: Seat, place: u8 },
    /// A priority cube went to the front.
    Priority { seat: Seat },
    /// Whether the Double Offering is used.
    Double { seat: Seat, used: bool },
    /// The Queen's demand.
    Demand { food: Good },
    /// An offering was sealed.
    Committed { seat: Seat, offer: Option<String> },
    /// An offering was revealed.
    Offered {
        seat: Seat,
        count: u32,
        #[serde(flatten)]
        goods: Heap,
    },
    /// Nobody fed the Queen.
    Fury,
    /// A seat is out.
    Dungeon { seat: Seat },
    /// A seat's final count.
    Final { seat: Seat, punishment: i32, rewards: i32, stones: i32, hoard: i32, total: i32 },
    /// The game is over.
    End {
        reason: End,
        #[cfg_attr(test, ts(as = "Vec<u8>"))]
        ranking: PerSeat<u8>,
    },
}

impl Event {
    /// Cubes picked with tile `L`.
    pub fn picked(seat: Seat, cubes: Cubes) -> Event {
        let [silver, gold, stones] = cubes.0;
        Event::Picked { seat, silver, gold, stones }
    }

    /// Cubes drawn blindly.
    pub fn drawn(seat: Seat, cubes: Cubes) -> Event {
        let [silver, gold, stones] = cubes.0;
        Event::Drawn { seat, silver, gold, stones }
    }
}

impl feerie_core::Event for Event {
    fn told_to(&self, who: Observer) -> Option<Self> {
        match self {
            // PIX-INF-2: that an offering was made is public, what it holds is its owner's.
            Event::Committed { seat, .. } if !who.knows(*seat) => Some(Event::Committed { seat: *seat, offer: None }),
            _ => Some(self.clone()),
        }
    }
}
