//! PIX-SCO, PIX-DEM: punishment points and what they bring.

use feerie_core::{Clause, Legal, Seat, Sink};

use crate::action::Action;
use crate::board::Space;
use crate::event::{Bonus, Event, Why};
use crate::phase::{End, Task};
use crate::rules::{round, tiles};
use crate::state::{Kit, NOBODY, Table};
use crate::tiles::{Single, Tile};
use crate::{Pixies, clauses};

/// PIX-SCO-1, PIX-SCO-2, PIX-SCO-3, PIX-SCO-5, PIX-GEN-1: marks points at once; they never go down. Whoever gives them, at any
/// moment, the mine symbols reached or passed send pixies to the mine, and too many points end it all.
/// What this puts on the stack comes before anything else, so callers do their own pushing first.
pub fn add(
    rules: &Pixies,
    t: &mut Table,
    seat: Seat,
    points: u8,
    why: Why,
    by: Option<Seat>,
    log: &mut impl Sink<Event>,
) {
    if points == 0 {
        return;
    }
    let before = t.kit(seat).punishment;
    let mut after = before + u16::from(points);
    let falls = rules.options.dungeon && after >= rules.board.dungeon;
    if falls {
        after = rules.board.dungeon;
    }
    t.kit_mut(seat).punishment = after;
    log.note(|| Event::Points { seat, points, total: after, why, by });
    if falls {
        return throw_out(rules, t, seat, log);
    }
    let symbols = rules.board.mines.iter().filter(|&&mine| before < mine && mine <= after).count() as u8;
    if symbols == 0 {
        return;
    }
    if t.darling() == Some(seat) || !t.is_active(seat.0) {
        let darling = t.darling() == Some(seat);
        log.note(|| Event::Spared { seat, darling });
    }
    t.stack.push(Task::Demote(seat, symbols));
}

/// Gives loose reward points, which wait behind the screen for the end (PIX-GEN-1).
pub fn bonus(t: &mut Table, seat: Seat, points: u8, why: Bonus, log: &mut impl Sink<Event>) {
    if points > 0 {
        t.kit_mut(seat).bonus += points;
        log.note(|| Event::Bonus { seat, points, why });
    }
}

/// PIX-DEM-1: nobody is sent if the player is the darling or has no active pixie.
pub fn is_spared(t: &Table, seat: Seat) -> bool {
    !t.is_alive(seat) || t.darling() == Some(seat) || !t.is_active(seat.0)
}

/// PIX-DEM-2, PIX-FUR-2, PIX-FUR-3: an own active pixie may be sent; Faithful Servants never.
pub fn may_send(t: &Table, seat: Seat, space: Space) -> Result<(), Clause> {
    match t.stack.top() {
        _ if t.pixie(space) == Some(seat.0) => Ok(()),
        Task::Fury(_) => Err(clauses::FUR_3),
        _ => Err(clauses::DEM_2),
    }
}

/// PIX-A09-2: whoever holds tile `M` may give it back instead.
pub fn may_be_spared(t: &Table, seat: Seat) -> Result<(), Clause> {
    if t.kit(seat).holds(Single::Mercy) { Ok(()) } else { Err(clauses::A09_2) }
}

/// Every pixie one may send, and mercy.
pub fn list(t: &Table, seat: Seat, out: &mut Legal<Action>) {
    for space in t.active(seat.0) {
        out.push(Action::Send(space));
    }
    if may_be_spared(t, seat).is_ok() {
        out.push(Action::Mercy);
    }
}

/// PIX-DEM-2, PIX-CHN-1: a pixie goes back to its mine; there it stands in the upper row if the lower is full.
pub fn send(t: &mut Table, seat: Seat, space: Space, log: &mut impl Sink<Event>) {
    t.pyramid[space.index()] = NOBODY;
    t.kit_mut(seat).slaves += 1;
    log.note(|| Event::Sent { seat, from: space.0 });
    after(t, true);
}

/// PIX-A09-2, PIX-TIL-3: tile `M` goes back to the board instead.
pub fn mercy(t: &mut Table, seat: Seat, log: &mut impl Sink<Event>) {
    tiles::give_back(t, seat, Single::Mercy);
    log.note(|| Event::Mercy { seat });
    after(t, false);
}

/// What follows: another symbol, or another victim of the fury (PIX-FUR-4).
fn after(t: &mut Table, sent: bool) {
    match t.stack.pop() {
        Task::Demote(seat, left) if left > 1 => t.stack.push(Task::Demote(seat, left - 1)),
        Task::Fury(left) if !sent => t.stack.push(Task::Fury(left - 1)),
        _ => {}
    }
}

/// PIX-SCO-5: into the dungeon and out of the game. Discs on spaces stay, and so does the place among the big
/// cubes until the next round, for it says who comes next.
fn throw_out(rules: &Pixies, t: &mut Table, seat: Seat, log: &mut impl Sink<Event>) {
    log.note(|| Event::Dungeon { seat });
    for place in &mut t.pyramid {
        if *place == seat.0 {
            *place = NOBODY;
        }
    }
    let kit = *t.kit(seat);
    t.supply.add(&kit.stock);
    t.stones_gone += kit.chains[0] + kit.chains[1];
    // The food tile on `h` first, so that it lies under the other.
    if let Some(tile) = kit.extra {
        tiles::send_home(t, tile);
    }
    if kit.food > 0 {
        tiles::send_home(t, Tile::Food(kit.food));
    }
    if let Some(single) = kit.single {
        tiles::send_home(t, Tile::Single(single));
    }
    if let Some(skill) = kit.skill {
        t.board_skills |= skill.bit();
    }
    // What counts at the end stays; the rest is as though nobody sat there.
    let Kit { punishment, silver, gold, servants, .. } = kit;
    *t.kit_mut(seat) = Kit { punishment, silver, gold, servants, ..Kit::ABSENT };
    if let Some(place) = t.small.iter().position(|&other| other == seat.0) {
        t.small.remove(place);
    }
    t.fallen.push(seat.0);
    t.due[seat.index()] = 0;
    t.marks[seat.index()] = 0;
    // PIX-SCO-6: the last one left ends the game at once.
    if t.living().count() == 1 {
        round::finish(rules, t, End::LastSurvivor, log);
    }
}
