//! PIX-RND, PIX-STL, PIX-PUN, PIX-END: how a round begins, what it yields at once, and how it ends.

use feerie_core::{Clause, Legal, Seat, Sink};

use crate::action::Action;
use crate::board::{COLORS, TRACK};
use crate::event::{Bonus, Deal, Event, Why};
use crate::goods::{Good, Goods};
use crate::phase::{End, Phase, Stack, Task};
use crate::rules::{mine, score, stock};
use crate::scoring;
use crate::state::{NOBODY, Table};
use crate::tiles::{Series, Skill};
use crate::{Pixies, clauses};

/// Notes the part of the round that begins.
pub fn enter(t: &mut Table, phase: Phase, log: &mut impl Sink<Event>) {
    t.phase = phase;
    log.note(|| Event::Phase { phase });
}

/// PIX-RND-1, PIX-STL-1: a new round; the big cubes take the order of the small ones.
pub fn begin(rules: &Pixies, t: &mut Table, log: &mut impl Sink<Event>) {
    debug_assert!(t.round < rules.options.rounds);
    t.round += 1;
    t.big = t.small;
    t.castle = NOBODY;
    t.double = NOBODY;
    if let (Some(darling), round) = (t.darling(), t.round) {
        log.note(|| Event::Round { round, darling });
    }
    enter(t, Phase::Steal, log);
    t.stack.push(Task::Steal(0));
}

/// PIX-STL-2 to PIX-STL-5: what the player at a place steals: icons, then the skill, then the tiles. Each
/// player completely before the next; pixies in the mine bring nothing.
pub fn steal(rules: &Pixies, t: &mut Table, place: u8, log: &mut impl Sink<Event>) {
    if usize::from(place) == t.big.len() {
        enter(t, Phase::Actions, log);
        t.stack.replace(Task::Turn(0));
        return;
    }
    t.stack.replace(Task::Steal(place + 1));
    let Some(seat) = t.at(place) else { return };
    let mut icons = Goods::NONE;
    for space in t.active(seat.0) {
        icons.add(&rules.board.icons[space.index()]);
    }
    stock::gain(t, seat, icons, Deal::Icons, log);
    if t.kit(seat).has(Skill::Silverfinger) {
        stock::gain(t, seat, Goods::of(Good::Silver, 1), Deal::Skill, log);
    }
    let due = u32::from(t.kit(seat).tile_food()).min(t.supply.food());
    if due > 0 {
        t.stack.push(Task::Take(seat, due as u8));
    }
}

/// PIX-STL-4: exactly as much food as the tiles say, all of it in stock.
pub fn may_take(t: &Table, n: u8, goods: &Goods) -> Result<(), Clause> {
    if goods.food() != goods.total() || goods.total() != u32::from(n) {
        return Err(clauses::STL_4);
    }
    if t.supply.holds(goods) { Ok(()) } else { Err(clauses::GEN_3) }
}

/// Every way to take so much food.
pub fn list_takes(t: &Table, n: u8, out: &mut Legal<Action>) {
    for apples in 0..=n.min(t.supply.0[0]) {
        for bread in 0..=(n - apples).min(t.supply.0[1]) {
            let goods = Goods([apples, bread, n - apples - bread, 0, 0]);
            if may_take(t, n, &goods).is_ok() {
                out.push(Action::Take(goods));
            }
        }
    }
}

/// Takes what the tiles give.
pub fn take(t: &mut Table, seat: Seat, goods: Goods, log: &mut impl Sink<Event>) {
    t.stack.pop();
    stock::gain(t, seat, goods, Deal::FoodTile, log);
}

/// PIX-PUN-1: points for the pixies in the mine of the player at a place.
pub fn punish_miners(rules: &Pixies, t: &mut Table, place: u8, log: &mut impl Sink<Event>) {
    if usize::from(place) == t.big.len() {
        t.stack.replace(Task::Tracks(0));
        return;
    }
    t.stack.replace(Task::Miners(place + 1));
    let Some(seat) = t.at(place) else { return };
    let [one, more] = rules.board.miners;
    let points = match t.kit(seat).slaves {
        0 => 0,
        1 => one,
        _ => more,
    };
    let points = if t.kit(seat).has(Skill::MinePet) { points.min(1) } else { points };
    score::add(rules, t, seat, points, Why::Miners, None, log);
}

/// PIX-PUN-2, PIX-PUN-3: points for the two tracks of the player at a place, as one addition; the reward for
/// the end of a track comes just before.
pub fn punish_tracks(rules: &Pixies, t: &mut Table, place: u8, log: &mut impl Sink<Event>) {
    if usize::from(place) == t.big.len() {
        t.stack.replace(Task::CloseRound);
        return;
    }
    t.stack.replace(Task::Tracks(place + 1));
    let Some(seat) = t.at(place) else { return };
    let spaces = [t.kit(seat).silver, t.kit(seat).gold];
    let ends = spaces.iter().filter(|&&space| usize::from(space) == TRACK).count() as u8;
    if ends > 0 {
        score::bonus(t, seat, ends * rules.board.track_bonus, Bonus::TrackEnd, log);
    }
    let points = spaces.iter().map(|&space| rules.board.track_points[usize::from(space) - 1]).sum();
    score::add(rules, t, seat, points, Why::Tracks, None, log);
}

/// PIX-END-1, PIX-END-2, PIX-END-4: the end of a round: another one, or the final count. The rounds are
/// counted and every one ends, so the game needs no rule against repetition.
pub fn close(rules: &Pixies, t: &mut Table, log: &mut impl Sink<Event>) {
    t.stack.pop();
    let all_gold = Series::ALL.into_iter().all(|series| t.n_taken(series) >= usize::from(rules.board.gold_numbered));
    let end = if all_gold {
        End::GoldTiles
    } else if t.round == rules.options.rounds {
        End::Rounds
    } else {
        return begin(rules, t, log);
    };
    enter(t, Phase::Final, log);
    t.stack.push(Task::Final(0, end));
}

/// PIX-FIN-3: before the count each player in order may remove stones; players who cannot are passed over
/// (PIX-NOT-3).
pub fn last_stones(rules: &Pixies, t: &mut Table, place: u8, end: End, log: &mut impl Sink<Event>) {
    if usize::from(place) == t.big.len() {
        finish(rules, t, end, log);
    } else if !t.at(place).is_some_and(|seat| mine::can_unchain(t, seat)) {
        t.stack.replace(Task::Final(place + 1, end));
    }
}

/// Ends the game: nothing pending is played (PIX-SCO-6), and everything is counted and shown (PIX-INF-5).
pub fn finish(rules: &Pixies, t: &mut Table, end: End, log: &mut impl Sink<Event>) {
    t.stack = Stack::of(Task::Over(end));
    t.phase = Phase::Final;
    t.revealed = [None; COLORS];
    t.marks = [0; COLORS];
    for (seat, count) in Seat::all(rules.seats).zip(scoring::counts(rules, t)) {
        log.note(|| Event::Final {
            seat,
            punishment: count.punishment,
            rewards: count.rewards,
            stones: count.stones,
            hoard: count.hoard,
            total: count.total,
        });
    }
    let ranking = scoring::ranking(rules, t);
    log.note(|| Event::End { reason: end, ranking: ranking.places });
}
