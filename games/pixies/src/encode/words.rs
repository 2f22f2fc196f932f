//! Actions as words of tokens. A token kind is a stretch of numbers; amounts that multiply are tokens of their own.

use feerie_core::encode::{Kind, Word};
use feerie_core::{Seat, token_kinds};

use super::Around;
use crate::Pixies;
use crate::action::{Action, Destination, Double, Move, Origin, Theirs};
use crate::board::COLORS;
use crate::goods::{Cubes, Good, Goods};
use crate::tiles::Slot;
use crate::view::View;

/// Ways one level up, without and with taking a place: 5 from the mine, 20, 12 and 6 in the pyramid, 2 into the castle.
const MOVES: usize = 2 * 45;
/// A double action: food, silver, promotion, trade, conversion, tiles, whip, track, casino, ring, robbery.
const DOUBLES: usize = 5 + 1 + MOVES + TRADES + MOST_BARS + 1 + 3 + 1 + 5 + 1 + 1 + 14;
/// Two kinds of four, one to seven of them (PIX-A04-1).
const TRADES: usize = 4 * 4 * 7;
/// Gold bars of one conversion.
const MOST_BARS: usize = 30;
/// Points or food of one gift.
const MOST_SMALL: usize = 16;

token_kinds! {
    SKILL: 10;
    TAKE_APPLES: MOST_SMALL;
    TAKE_BREAD: MOST_SMALL;
    DOUBLE: DOUBLES;
    COPY: DOUBLES;
    MINE: 1;
    PICK_SILVER: MOST_SMALL;
    PICK_GOLD: MOST_SMALL;
    PICK_STONES: MOST_SMALL;
    SWAP: 4 * 30;
    FETCH: 5;
    DISCARD: 5 * 5 * 5;
    PAY_COPY: 1;
    SPECIAL: 5;
    ADVANCE: 8;
    PRIORITY: 1;
    UNCHAIN: 2;
    PASS: 1;
    GIVE: 4 * MOST_SMALL;
    STONE: COLORS * 2;
    SEND: 14;
    MERCY: 1;
    ANNOUNCE: 2;
    OFFER_APPLES: 41;
    OFFER_BREAD: 41;
    OFFER_HONEY: 41;
    OFFER_SILVER: 61;
    OFFER_GOLD: 31;
    UP: MOVES;
    END: 1;
    THIRD: MOVES;
}

const OFFERS: [Kind; 5] = [OFFER_APPLES, OFFER_BREAD, OFFER_HONEY, OFFER_SILVER, OFFER_GOLD];

/// The word of an action.
pub fn word(rules: &Pixies, view: &View, seat: Seat, action: &Action) -> Option<Word> {
    let around = Around::new(rules, seat);
    match *action {
        Action::Skill(skill) => SKILL.word(skill as usize),
        // The honey follows from what there is to take.
        Action::Take(goods) => amounts(&[(TAKE_APPLES, goods.n(Good::Apple)), (TAKE_BREAD, goods.n(Good::Bread))]),
        Action::Double(double) => DOUBLE.word(of_double(double)?),
        Action::Copy(double) => COPY.word(of_double(double)?),
        Action::Mine(Cubes::NONE) => MINE.word(0),
        Action::Mine(Cubes([silver, gold, stones])) => {
            amounts(&[(PICK_SILVER, silver), (PICK_GOLD, gold), (PICK_STONES, stones)])
        }
        Action::Swap { mine, theirs } => SWAP.word(30 * slot(mine) + of_theirs(around, theirs)),
        Action::Fetch(good) => FETCH.word(good as usize),
        Action::Discard(goods) => DISCARD.word(of_three(goods)?),
        Action::PayCopy => PAY_COPY.word(0),
        Action::Special(good) => SPECIAL.word(good as usize),
        Action::Advance(n) => ADVANCE.word(usize::from(n)),
        Action::Priority => PRIORITY.word(0),
        Action::Unchain(miner) => UNCHAIN.word(usize::from(miner) - 1),
        Action::Pass => PASS.word(0),
        Action::Give(points) => (1..rules.seats)
            .map(|place| {
                let n = usize::from(points[usize::from(around.color(place))]);
                if n < MOST_SMALL { GIVE.token(usize::from(place - 1) * MOST_SMALL + n) } else { None }
            })
            .collect(),
        Action::Stone(on, miner) => STONE.word(2 * around.place(on.0) + usize::from(miner) - 1),
        Action::Send(space) => SEND.word(space.index()),
        Action::Mercy => MERCY.word(0),
        Action::Announce(yes) => ANNOUNCE.word(usize::from(yes)),
        Action::Offer(goods) => {
            // Food that nobody asked for is named where it may be offered at all (PIX-OFF-7).
            let wanted = view.known.wanted();
            let asked = |good: &Good| rules.options.wrong_food || !good.is_food() || Some(*good) == wanted;
            let named = Good::ALL.into_iter().filter(asked);
            named.map(|good| OFFERS[good as usize].token(usize::from(goods.n(good)))).collect()
        }
        Action::Up(mv) => UP.word(of_move(mv)?),
        Action::End => END.word(0),
        Action::Third(mv) => THIRD.word(of_move(mv)?),
    }
}

/// A word of amounts, one of each kind.
fn amounts(parts: &[(Kind, u8)]) -> Option<Word> {
    parts.iter().map(|&(kind, n)| kind.token(usize::from(n))).collect()
}

/// A double action's place among all.
fn of_double(double: Double) -> Option<usize> {
    let sizes = [5, 1, MOVES, TRADES, MOST_BARS, 1, 3, 1, 5, 1, 1, 14];
    let (kind, index) = match double {
        Double::Food(good) => (0, good as usize),
        Double::Silver => (1, 0),
        Double::Promote(mv) => (2, of_move(mv)?),
        Double::Trade { give, n, take } => {
            (3, (give as usize * 4 + take as usize) * 7 + usize::from(n).checked_sub(1)?)
        }
        Double::Convert(n) => (4, usize::from(n).checked_sub(1)?),
        Double::FoodTile => (5, 0),
        Double::SingleTile(single) => (6, single as usize),
        Double::Whip => (7, 0),
        Double::Track(good) => (8, good as usize),
        Double::Casino => (9, 0),
        Double::Ring => (10, 0),
        Double::Rob(space) => (11, space.index()),
    };
    (index < sizes[kind]).then(|| sizes[..kind].iter().sum::<usize>() + index)
}

/// A way one level up: the ways of the levels below it come first.
fn of_move(mv: Move) -> Option<usize> {
    /// The spaces of each level, with the mine and the castle as one space each, and the ways from lower levels.
    const WIDTH: [usize; 6] = [1, 5, 4, 3, 2, 1];
    const BELOW: [usize; 5] = [0, 5, 25, 37, 43];
    let within = |space: crate::board::Space| usize::from(space.0) - [1, 6, 10, 13][usize::from(space.level()) - 1];
    let (level, from) = match mv.from {
        Origin::Mine => (0, 0),
        Origin::Space(space) => (usize::from(space.level()), within(space)),
    };
    let (higher, to) = match mv.to {
        Destination::Space(space) => (usize::from(space.level()), within(space)),
        Destination::Castle => (5, 0),
    };
    let way = BELOW[level] + from * WIDTH[level + 1] + to;
    (higher == level + 1).then_some(2 * way + usize::from(mv.push))
}

/// What a swap asks for: the pile, a single-use tile, a skill, or another player's slot.
fn of_theirs(around: Around, theirs: Theirs) -> usize {
    match theirs {
        Theirs::Pile => 0,
        Theirs::Single(single) => 1 + single as usize,
        Theirs::Skill(skill) => 4 + skill as usize,
        Theirs::Seat(other, at) => 14 + 4 * (around.place(other.0) - 1) + slot(at),
    }
}

fn slot(slot: Slot) -> usize {
    slot as usize
}

/// Three goods, in canonical order, as digits.
fn of_three(goods: Goods) -> Option<usize> {
    let each = Good::ALL.into_iter().flat_map(|good| std::iter::repeat_n(good as usize, usize::from(goods.n(good))));
    (goods.total() == 3).then(|| each.fold(0, |index, good| 5 * index + good))
}
