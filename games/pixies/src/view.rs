//! What an observer knows, and what they are shown of it.

use feerie_core::{Dice, Observer, Options as _, Seat};
use serde_json::{Map, Value, json};

use crate::Pixies;
use crate::board::COLORS;
use crate::goods::Goods;
use crate::phase::{self, Task};
use crate::rules::offering;
use crate::scoring;
use crate::state::{NOBODY, State, Table};
use crate::tiles::{Series, Single, Skill};

/// What one observer knows: all that everybody saw (a seat that remembers knows the stocks, PIX-INF-1), which
/// offerings are sealed, and those of them that are the observer's own (PIX-INF-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks.
    pub who: Observer,
    /// What was public, remembered.
    pub known: Table,
    /// Whether each seat has sealed its offering.
    pub committed: [bool; COLORS],
    /// The sealed offerings that the observer knows.
    pub own: [Option<Goods>; COLORS],
}

/// What an observer knows.
pub fn view(s: &State, who: Observer) -> View {
    View {
        who,
        known: s.table,
        committed: s.sealed.map(|offer| offer.is_some()),
        own: std::array::from_fn(|i| s.sealed[i].filter(|_| who.knows(Seat(i as u8)))),
    }
}

/// Whether a step laid the sealed offerings open (PIX-INF-2): the last of them does.
pub fn shows(before: &State, after: &State) -> bool {
    let sealing = |s: &State| matches!(s.table.stack.top(), Task::Offer);
    sealing(before) && !sealing(after)
}

/// A position that this view could belong to. All but the sealed offerings of others is known; those are
/// imagined at random among what that stock allows.
pub fn imagine(rules: &Pixies, v: &View, dice: &mut Dice) -> State {
    let sealed = std::array::from_fn(|i| match v.own[i] {
        None if v.committed[i] => Some(offering::pick(rules, &v.known, Seat(i as u8), dice)),
        own => own,
    });
    State { table: v.known, sealed }
}

fn seat_or_none(seat: u8) -> i32 {
    if seat == NOBODY { -1 } else { i32::from(seat) }
}

/// The object that `RULES.md` lists.
pub fn show(rules: &Pixies, v: &View) -> Value {
    let t = &v.known;
    let over = matches!(t.stack.top(), Task::Over(_));
    let living = |list: &[u8]| -> Vec<u8> { list.iter().copied().filter(|&seat| t.is_alive(Seat(seat))).collect() };
    let placed: Vec<Vec<u8>> =
        t.placed.iter().map(|&discs| std::iter::repeat_n(discs % 8, usize::from(discs / 8)).collect()).collect();
    let (final_count, end_reason) = match t.stack.top() {
        Task::Over(end) => (json!(scoring::counts(rules, t)), json!(end.name())),
        _ => (Value::Null, Value::Null),
    };
    json!({
        "game": "pixies",
        "options": rules.options.write(),
        "round": t.round,
        "phase": t.phase.name(),
        "small": living(&t.small),
        "big": living(&t.big),
        "darling": t.darling().map_or(-1, |seat| i32::from(seat.0)),
        "supply": t.supply.to_string(),
        "special": t.special.to_string(),
        "bag": t.bag.to_string(),
        "stones_reserve": t.stones_reserve,
        "stones_gone": t.stones_gone,
        "pyramid": t.pyramid.map(seat_or_none),
        "placed": placed,
        "castle": seat_or_none(t.castle),
        "servant_log": t.servant_log.to_vec(),
        "used": used(t),
        "food_pile": t.food_pile.to_vec(),
        "board_single": letters(Single::ALL.into_iter().filter(|single| t.board_single & single.bit() != 0)),
        "board_skills": letters(Skill::of(t.board_skills)),
        "tiles_left": tiles_left(rules, t),
        "demands": t.demands.iter().map(|&food| ["A", "B", "H"][usize::from(food)]).collect::<String>(),
        "double": seat_or_none(t.double),
        "third": if rules.seats == 2 { json!({"slaves": t.kits[2].slaves}) } else { Value::Null },
        "node": t.stack.top().name(),
        "to_move": to_move(v),
        "pending": pending(t),
        "final": final_count,
        "end_reason": end_reason,
        "picked": t.picked.to_string(),
        "marks": t.marks[..usize::from(rules.seats)],
        "due": t.due[..usize::from(rules.seats)],
        "fallen": t.fallen.to_vec(),
        "seats": Seat::all(rules.seats).map(|seat| show_seat(rules, v, seat, over)).collect::<Vec<_>>(),
    })
}

fn letters<T: ToString>(tiles: impl Iterator<Item = T>) -> Vec<String> {
    tiles.map(|tile| tile.to_string()).collect()
}

fn used(t: &Table) -> Value {
    json!({
        "15": t.used.mine,
        "16": t.used.swap.to_vec(),
        "17": t.used.market.to_vec(),
        "18": t.used.copy.to_vec(),
        "19": seat_or_none(t.used.special),
        "20": seat_or_none(t.used.order),
        "21": seat_or_none(t.used.priority),
    })
}

fn tiles_left(rules: &Pixies, t: &Table) -> Value {
    let left = |series: Series| json!(rules.board.tiles(series)[t.n_taken(series)..]);
    Value::Object(Series::ALL.into_iter().map(|series| (series.name().to_owned(), left(series))).collect::<Map<_, _>>())
}

/// The seats to act.
pub fn to_move(v: &View) -> Vec<Seat> {
    match v.known.stack.top() {
        Task::Offer => v.known.living().filter(|seat| !v.committed[seat.index()]).collect(),
        _ => phase::decider(&v.known).into_iter().collect(),
    }
}

/// What is left to take, give, place, promote or draw at this node.
pub fn pending(t: &Table) -> Option<u8> {
    match t.stack.top() {
        Task::Take(_, n) | Task::Give(_, n) | Task::Stone(_, n) | Task::Draw(_, n) => Some(n),
        Task::Promo(place) => t.at(place).map(|seat| t.due[seat.index()]),
        _ => None,
    }
}

/// PIX-GEN-7, PIX-INF-1, PIX-INF-5: what lies on a screen is for all, what lies behind it is the owner's until
/// the end.
fn show_seat(rules: &Pixies, v: &View, seat: Seat, over: bool) -> Value {
    let t = &v.known;
    let kit = t.kit(seat);
    let own = over || v.who.knows(seat);
    let offer = t.revealed[seat.index()].or(v.own[seat.index()]);
    let rewards: Vec<Value> = t
        .rewards(seat)
        .filter(|_| kit.alive)
        .map(|(series, index)| json!([series.name(), rules.board.tiles(series)[index]]))
        .collect();
    json!({
        "alive": kit.alive,
        "punishment": kit.punishment,
        "discs": kit.discs,
        "silver": kit.silver,
        "gold": kit.gold,
        "slaves": kit.slaves,
        "chains": kit.chains,
        "servants": kit.servants,
        "food": kit.food,
        "single": kit.single.map_or(String::new(), |single| single.to_string()),
        "skill": kit.skill.map_or(String::new(), |skill| skill.to_string()),
        "extra": kit.extra.map_or(String::new(), |tile| tile.to_string()),
        "committed": v.committed[seat.index()] || t.revealed[seat.index()].is_some(),
        "stock": (own || rules.options.open_stocks).then(|| kit.stock.to_string()),
        "rewards": own.then_some(rewards),
        "bonus": own.then_some(kit.bonus),
        "offer": offer.map(|offer| offering::text(&offer)),
    })
}
