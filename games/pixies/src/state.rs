//! A position: a few hundred bytes, copied freely. What all may know, and the sealed offerings apart.

use feerie_core::{List, Seat, SeatSet};

use crate::Pixies;
use crate::board::{COLORS, HIGHEST_PILE, LONGEST_SERIES, SPACES, Space};
use crate::goods::{Cubes, Good, Goods};
use crate::phase::{Phase, Stack, Task};
use crate::tiles::{Series, Single, Skill, Tile};

/// Nobody's, where a seat or a colour could be.
pub const NOBODY: u8 = u8::MAX;
/// The colour without a player at a table of two (PIX-TWO-1).
pub const THIRD: u8 = 2;

/// PIX-ACT-3, PIX-TWO-4: how many discs a double space takes; a pixie of any colour helps.
pub const fn double_price(has_pixie: bool) -> u8 {
    if has_pixie { 1 } else { 2 }
}

/// What one colour has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kit {
    /// Whether somebody plays it and is not in the dungeon.
    pub alive: bool,
    /// Discs still to be placed.
    pub discs: u8,
    /// Punishment points.
    pub punishment: u16,
    /// Space on the silver track, from 1.
    pub silver: u8,
    /// Space on the gold track, from 1.
    pub gold: u8,
    /// Pixies in the mine.
    pub slaves: u8,
    /// Stones on the two lower of them, heavier first (PIX-CHN-4).
    pub chains: [u8; 2],
    /// Faithful Servants.
    pub servants: u8,
    /// Value of the food tile, 0 for none.
    pub food: u8,
    /// The single-use tile.
    pub single: Option<Single>,
    /// The skill.
    pub skill: Option<Skill>,
    /// The tile on skill `h`.
    pub extra: Option<Tile>,
    /// Loose reward points.
    pub bonus: u8,
    /// Goods behind the screen.
    pub stock: Goods,
}

impl Kit {
    /// What a seat has where nobody plays.
    pub const ABSENT: Kit = Kit {
        alive: false,
        discs: 0,
        punishment: 0,
        silver: 1,
        gold: 1,
        slaves: 0,
        chains: [0; 2],
        servants: 0,
        food: 0,
        single: None,
        skill: None,
        extra: None,
        bonus: 0,
        stock: Goods::NONE,
    };

    /// Whether it has a skill.
    #[inline]
    pub fn has(&self, skill: Skill) -> bool {
        self.skill == Some(skill)
    }

    /// Whether it holds a single-use tile, in either slot (PIX-TIL-4).
    pub fn holds(&self, single: Single) -> bool {
        self.single == Some(single) || self.extra == Some(Tile::Single(single))
    }

    /// What its food tiles give together (PIX-TIL-4).
    pub fn tile_food(&self) -> u8 {
        self.food + if let Some(Tile::Food(value)) = self.extra { value } else { 0 }
    }

    /// How many pixies could leave the mine (PIX-CHN-3).
    pub fn unchained(&self) -> u8 {
        self.slaves - self.chains.iter().filter(|&&stones| stones > 0).count() as u8
    }

    /// How many pixies stand in the lower row of the mine (PIX-CHN-1).
    pub fn lower(&self) -> u8 {
        self.slaves.min(2)
    }
}

/// Who used the single spaces this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Used {
    /// 15
    pub mine: SeatSet,
    /// 16, in order of use.
    pub swap: List<u8, COLORS>,
    /// 17, in order of use.
    pub market: List<u8, 3>,
    /// 18, in order of use.
    pub copy: List<u8, COLORS>,
    /// 19
    pub special: u8,
    /// 20
    pub order: u8,
    /// 21
    pub priority: u8,
}

impl Used {
    /// Nobody used anything.
    pub const NONE: Used = Used {
        mine: SeatSet::EMPTY,
        swap: List::empty(0),
        market: List::empty(0),
        copy: List::empty(0),
        special: NOBODY,
        order: NOBODY,
        priority: NOBODY,
    };
}

/// All that everybody saw happen: every gain and every payment is public (PIX-INF-3), so this is what a seat
/// that remembers knows. What a view shows of it is another matter (PIX-INF-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// From 1; 0 during setup.
    pub round: u8,
    /// Part of the round.
    pub phase: Phase,
    /// What is to be done, the next thing on top.
    pub stack: Stack,
    /// The kits, by colour.
    pub kits: [Kit; COLORS],
    /// Next order: the small cubes of the living.
    pub small: List<u8, COLORS>,
    /// Current order: the big cubes as the round began. Who was thrown out since keeps the place, for it
    /// says who comes next.
    pub big: List<u8, COLORS>,
    /// The general stock.
    pub supply: Goods,
    /// The special-offering track.
    pub special: Goods,
    /// The mine bag.
    pub bag: Cubes,
    /// Stones beside the board.
    pub stones_reserve: u8,
    /// Stones out of the game.
    pub stones_gone: u8,
    /// The colour of the pixie on each space.
    pub pyramid: [u8; SPACES],
    /// Discs on each space: 8 times their number, plus the seat.
    pub placed: [u8; SPACES],
    /// Single spaces.
    pub used: Used,
    /// Food tiles, top first.
    pub food_pile: List<u8, HIGHEST_PILE>,
    /// Single-use tiles on the board, as bits.
    pub board_single: u8,
    /// Skills on the board, as bits.
    pub board_skills: u16,
    /// Reward tiles in the order of taking: 8 times the series, plus the seat.
    pub taken: List<u8, { 3 * LONGEST_SERIES }>,
    /// Whose pixie reached the castle this round.
    pub castle: u8,
    /// Owners of the Faithful Servants, in order.
    pub servant_log: List<u8, 7>,
    /// Who was thrown into the dungeon, in order.
    pub fallen: List<u8, COLORS>,
    /// The Queen's demands so far.
    pub demands: List<u8, 7>,
    /// Who uses the Double Offering this round.
    pub double: u8,
    /// Offerings, from the reveal until their points are marked.
    pub revealed: [Option<Goods>; COLORS],
    /// Points of the current event still to be marked.
    pub marks: [u8; COLORS],
    /// Promotions still to be made.
    pub due: [u8; COLORS],
    /// Cubes picked with tile `L`, until the draw.
    pub picked: Cubes,
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// What everybody could know.
    pub table: Table,
    /// Offerings made and not yet revealed (PIX-INF-2).
    pub sealed: [Option<Goods>; COLORS],
}

impl State {
    /// The position before the first chance node (PIX-SET-1, PIX-SET-2, PIX-SET-4, PIX-SET-7 to PIX-SET-10,
    /// PIX-TWO-2).
    pub fn new(rules: &Pixies) -> State {
        let board = &rules.board;
        let by_seats = usize::from(rules.seats - 2);
        let mut kits = [Kit::ABSENT; COLORS];
        let mut supply = board.totals;
        supply.remove(&board.special);
        supply.remove(&Goods([0, 0, 0, board.bag_metal[0], board.bag_metal[1]]));
        for kit in &mut kits[..usize::from(rules.seats)] {
            kit.alive = true;
            kit.discs = board.discs;
            kit.slaves = board.pixies[by_seats];
            kit.stock = board.start;
            supply.remove(&board.start);
        }
        if rules.seats == 2 {
            // PIX-TWO-1: the third colour's pixies wait in its mine.
            kits[usize::from(THIRD)].slaves = board.pixies[by_seats];
        }
        let bag_stones = board.bag_stones(rules.seats);
        let table = Table {
            round: 0,
            phase: Phase::Setup,
            stack: Stack::of(Task::Order),
            kits,
            small: List::default(),
            big: List::default(),
            supply,
            special: board.special,
            bag: Cubes([board.bag_metal[0], board.bag_metal[1], bag_stones]),
            stones_reserve: board.stones - bag_stones,
            stones_gone: 0,
            pyramid: [NOBODY; SPACES],
            placed: [0; SPACES],
            used: Used::NONE,
            food_pile: board.food_tiles[by_seats].iter().copied().collect(),
            board_single: Single::ALL.into_iter().fold(0, |set, single| set | single.bit()),
            board_skills: 0,
            taken: List::default(),
            castle: NOBODY,
            servant_log: List::default(),
            fallen: List::default(),
            demands: List::default(),
            double: NOBODY,
            revealed: [None; COLORS],
            marks: [0; COLORS],
            due: [0; COLORS],
            picked: Cubes::NONE,
        };
        State { table, sealed: [None; COLORS] }
    }
}

impl Table {
    /// A seat's kit.
    #[inline]
    pub fn kit(&self, seat: Seat) -> &Kit {
        &self.kits[seat.index()]
    }

    /// A seat's kit, to change it.
    #[inline]
    pub fn kit_mut(&mut self, seat: Seat) -> &mut Kit {
        &mut self.kits[seat.index()]
    }

    /// Whether somebody plays there and is not in the dungeon.
    #[inline]
    pub fn is_alive(&self, seat: Seat) -> bool {
        self.kits.get(seat.index()).is_some_and(|kit| kit.alive)
    }

    /// The living, in table order.
    pub fn living(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..COLORS as u8).map(Seat).filter(|&seat| self.is_alive(seat))
    }

    /// The living, in the order of the big cubes.
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        self.big.iter().map(|&seat| Seat(seat)).filter(|&seat| self.is_alive(seat))
    }

    /// PIX-GEN-5: the living player whose big cube is first.
    pub fn darling(&self) -> Option<Seat> {
        self.in_order().next()
    }

    /// The seat at a place of the current order, if it still plays.
    pub fn at(&self, place: u8) -> Option<Seat> {
        self.big.get(usize::from(place)).map(|&seat| Seat(seat)).filter(|&seat| self.is_alive(seat))
    }

    /// The colour of the pixie on a space.
    #[inline]
    pub fn pixie(&self, space: Space) -> Option<u8> {
        Some(self.pyramid[space.index()]).filter(|&color| color != NOBODY)
    }

    /// The spaces where a colour has active pixies (PIX-FUR-2).
    pub fn active(&self, color: u8) -> impl Iterator<Item = Space> + '_ {
        Space::all().filter(move |space| self.pyramid[space.index()] == color)
    }

    /// Whether a colour has an active pixie.
    pub fn is_active(&self, color: u8) -> bool {
        self.pyramid.contains(&color)
    }

    /// How many discs lie on a double space.
    #[inline]
    pub const fn n_discs(&self, space: Space) -> u8 {
        self.placed[space.index()] / 8
    }

    /// How many discs a double space takes.
    pub fn price(&self, space: Space) -> u8 {
        double_price(self.pyramid[space.index()] != NOBODY)
    }

    /// How many tiles of a series are gone.
    pub fn n_taken(&self, series: Series) -> usize {
        self.taken.iter().filter(|&&tile| tile / 8 == series as u8).count()
    }

    /// A seat's reward tiles in the order of taking: series, and how many of it were taken before.
    pub fn rewards(&self, seat: Seat) -> impl Iterator<Item = (Series, usize)> + '_ {
        let mut counts = [0; 3];
        self.taken.iter().filter_map(move |&tile| {
            let series = Series::ALL[usize::from(tile / 8)];
            let index = counts[series as usize];
            counts[series as usize] += 1;
            (tile % 8 == seat.0).then_some((series, index))
        })
    }

    /// The food that the Queen wants this round.
    pub fn wanted(&self) -> Option<Good> {
        self.demands.last().map(|&food| Good::FOOD[usize::from(food)])
    }

    /// PIX-SET-6: how many tokens of each food are not yet revealed.
    pub fn tokens_left(&self, rules: &Pixies) -> [u8; 3] {
        let mut left = rules.board.demand;
        for &food in self.demands.iter() {
            left[usize::from(food)] -= 1;
        }
        left
    }
}
