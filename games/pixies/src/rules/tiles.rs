//! PIX-TIL, PIX-A06 to PIX-A09, PIX-A16: tiles on screens, how they come and go, and swaps.

use feerie_core::{Clause, Legal, Seat, Sink};

use crate::action::{Action, Theirs};
use crate::event::Event;
use crate::options::SwapSpace;
use crate::state::{Kit, Table};
use crate::tiles::{Single, Skill, Slot, Tile};
use crate::{Pixies, clauses};

/// PIX-A06-1: a tile in the pile, and a free slot for it (PIX-TIL-2).
pub fn may_take_food(t: &Table, seat: Seat) -> Result<(), Clause> {
    if t.food_pile.is_empty() {
        return Err(clauses::A06_1);
    }
    if t.kit(seat).food == 0 || has_free_extra(t.kit(seat)) { Ok(()) } else { Err(clauses::TIL_2) }
}

/// PIX-A07-1, PIX-A08-1, PIX-A09-1: the tile lies on the board, and there is a free slot (PIX-TIL-2).
pub fn may_take_single(t: &Table, seat: Seat, single: Single) -> Result<(), Clause> {
    if t.board_single & single.bit() == 0 {
        return Err(match single {
            Single::Double => clauses::A07_1,
            Single::Look => clauses::A08_1,
            Single::Mercy => clauses::A09_1,
        });
    }
    if t.kit(seat).single.is_none() || has_free_extra(t.kit(seat)) { Ok(()) } else { Err(clauses::TIL_2) }
}

/// PIX-TIL-1: skill `h` has one more slot.
fn has_free_extra(kit: &Kit) -> bool {
    kit.has(Skill::Satchel) && kit.extra.is_none()
}

/// Takes the top food tile; its normal slot comes first (PIX-TIL-2).
pub fn take_food(t: &mut Table, seat: Seat, log: &mut impl Sink<Event>) {
    let Some(value) = t.food_pile.pop_front() else { return };
    let kit = t.kit_mut(seat);
    if kit.food == 0 {
        kit.food = value;
    } else {
        kit.extra = Some(Tile::Food(value));
    }
    log.note(|| Event::Tile { seat, tile: Tile::Food(value) });
}

/// Takes a single-use tile; its normal slot comes first (PIX-TIL-2).
pub fn take_single(t: &mut Table, seat: Seat, single: Single, log: &mut impl Sink<Event>) {
    t.board_single &= !single.bit();
    let kit = t.kit_mut(seat);
    if kit.single.is_none() {
        kit.single = Some(single);
    } else {
        kit.extra = Some(Tile::Single(single));
    }
    log.note(|| Event::Tile { seat, tile: Tile::Single(single) });
}

/// PIX-TIL-3: a used tile goes back to its space.
pub fn give_back(t: &mut Table, seat: Seat, single: Single) {
    let kit = t.kit_mut(seat);
    if kit.single == Some(single) {
        kit.single = None;
    } else {
        kit.extra = None;
    }
    t.board_single |= single.bit();
}

/// A tile goes home: food on top of the pile, single-use to its space.
pub fn send_home(t: &mut Table, tile: Tile) {
    match tile {
        Tile::Food(value) => t.food_pile.push_front(value),
        Tile::Single(single) => t.board_single |= single.bit(),
    }
}

/// What kinds of tiles there are to swap.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Food,
    Single,
    Skill,
}

fn kind_in(kit: &Kit, slot: Slot) -> Option<Kind> {
    match slot {
        Slot::Food => (kit.food > 0).then_some(Kind::Food),
        Slot::Single => kit.single.map(|_| Kind::Single),
        Slot::Skill => kit.skill.map(|_| Kind::Skill),
        // PIX-A16-7: the tile on `h` is one of its type like any other.
        Slot::Extra => kit.extra.map(|tile| match tile {
            Tile::Food(_) => Kind::Food,
            Tile::Single(_) => Kind::Single,
        }),
    }
}

/// PIX-A16-1 (with option `swap_space`): whether this seat may still use the space.
pub fn may_use_swap(rules: &Pixies, t: &Table, seat: Seat) -> Result<(), Clause> {
    let used = match rules.options.swap_space {
        SwapSpace::PerPlayer => t.used.swap.contains(&seat.0),
        SwapSpace::Single => !t.used.swap.is_empty(),
    };
    if used { Err(clauses::A16_1) } else { Ok(()) }
}

/// PIX-A16-2 to PIX-A16-5: an own tile for one of the same type that lies there; equal ones may be swapped.
pub fn may_swap(t: &Table, seat: Seat, mine: Slot, theirs: Theirs) -> Result<(), Clause> {
    let kind = kind_in(t.kit(seat), mine).ok_or(clauses::A16_2)?;
    let (lies_there, asked, missing) = match theirs {
        Theirs::Pile => (!t.food_pile.is_empty(), Kind::Food, clauses::A16_3),
        Theirs::Single(single) => (t.board_single & single.bit() != 0, Kind::Single, clauses::A16_4),
        Theirs::Skill(skill) => (t.board_skills & skill.bit() != 0, Kind::Skill, clauses::A16_5),
        Theirs::Seat(other, slot) => {
            let tile = if t.is_alive(other) { kind_in(t.kit(other), slot) } else { None };
            (other != seat, tile.ok_or(clauses::A16_2)?, clauses::A16_2)
        }
    };
    if asked != kind {
        return Err(clauses::A16_2);
    }
    if lies_there { Ok(()) } else { Err(missing) }
}

/// Every swap there is.
pub fn list_swaps(t: &Table, seat: Seat, out: &mut Legal<Action>) {
    let kit = t.kit(seat);
    for mine in Slot::ALL {
        let Some(kind) = kind_in(kit, mine) else { continue };
        let mut offer = |theirs| out.push(Action::Swap { mine, theirs });
        match kind {
            Kind::Food if !t.food_pile.is_empty() => offer(Theirs::Pile),
            Kind::Food => {}
            Kind::Single => {
                Single::ALL
                    .into_iter()
                    .filter(|single| t.board_single & single.bit() != 0)
                    .map(Theirs::Single)
                    .for_each(offer);
            }
            Kind::Skill => Skill::of(t.board_skills).map(Theirs::Skill).for_each(offer),
        }
        for other in t.living().filter(|&other| other != seat) {
            for slot in Slot::ALL {
                if kind_in(t.kit(other), slot) == Some(kind) {
                    out.push(Action::Swap { mine, theirs: Theirs::Seat(other, slot) });
                }
            }
        }
    }
}

fn put(kit: &mut Kit, slot: Slot, tile: Tile) {
    match (slot, tile) {
        (Slot::Food, Tile::Food(value)) => kit.food = value,
        (Slot::Single, Tile::Single(single)) => kit.single = Some(single),
        _ => kit.extra = Some(tile),
    }
}

fn tile_in(kit: &Kit, slot: Slot) -> Option<Tile> {
    match slot {
        Slot::Food => Some(Tile::Food(kit.food)),
        Slot::Single => kit.single.map(Tile::Single),
        Slot::Skill => None,
        Slot::Extra => kit.extra,
    }
}

/// PIX-A16-2 to PIX-A16-7: the swap; the opponent cannot refuse.
pub fn swap(t: &mut Table, seat: Seat, mine: Slot, theirs: Theirs, log: &mut impl Sink<Event>) {
    let with = if let Theirs::Seat(other, _) = theirs { Some(other) } else { None };
    let before = *t.kit(seat);
    if mine == Slot::Skill {
        swap_skill(t, seat, theirs);
    } else if let Some(given) = tile_in(&before, mine) {
        let taken = match theirs {
            Theirs::Pile => t.food_pile.pop_front().map(Tile::Food),
            Theirs::Single(single) => Some(Tile::Single(single)),
            Theirs::Skill(_) => None,
            Theirs::Seat(other, slot) => tile_in(t.kit(other), slot),
        };
        let Some(taken) = taken else { return };
        match theirs {
            Theirs::Seat(other, slot) => put(t.kit_mut(other), slot, given),
            Theirs::Single(single) => {
                t.board_single &= !single.bit();
                send_home(t, given);
            }
            Theirs::Pile | Theirs::Skill(_) => send_home(t, given),
        }
        put(t.kit_mut(seat), mine, taken);
    }
    let after = *t.kit(seat);
    log.note(|| Event::Swapped {
        seat,
        slot: mine,
        with,
        gave: tile_text(&before, mine),
        got: tile_text(&after, mine),
    });
}

fn tile_text(kit: &Kit, slot: Slot) -> String {
    match slot {
        Slot::Skill => kit.skill.map(|skill| skill.to_string()),
        _ => tile_in(kit, slot).map(|tile| tile.to_string()),
    }
    .unwrap_or_default()
}

/// PIX-A16-5, PIX-A16-6: skills change hands, and what lies on `h` goes along; home if `h` goes to the board.
fn swap_skill(t: &mut Table, seat: Seat, theirs: Theirs) {
    match theirs {
        Theirs::Seat(other, _) => {
            let (mine, yours) = (*t.kit(seat), *t.kit(other));
            let kit = t.kit_mut(seat);
            (kit.skill, kit.extra) = (yours.skill, yours.extra);
            let kit = t.kit_mut(other);
            (kit.skill, kit.extra) = (mine.skill, mine.extra);
        }
        Theirs::Skill(skill) => {
            let kit = t.kit_mut(seat);
            let (given, extra) = (kit.skill.replace(skill), kit.extra.take());
            t.board_skills &= !skill.bit();
            t.board_skills |= given.map_or(0, Skill::bit);
            if let Some(tile) = extra {
                send_home(t, tile);
            }
        }
        Theirs::Pile | Theirs::Single(_) => {}
    }
}
