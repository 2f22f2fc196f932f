//! A view out of the form in which it was sent. Read by hand: this goes into the module of every page, and derived readers
//! weigh three times as much.

use feerie_core::{Observer, Seat, SeatSet};
use serde_json::Value;

use crate::Elementals;
use crate::action::Cards;
use crate::cards::{CARDS, Card};
use crate::phase::{Opened, Phase, Window};
use crate::state::State;
use crate::view::View;

/// The view that a seat or a watcher was sent; none where no window is open, or where something is not as a view writes it.
/// When others left, and who turns after a double, is not sent: it changes no list and no answer.
pub(crate) fn read(rules: &Elementals, form: &Value) -> Option<View> {
    let who = match form.get("seat")? {
        Value::String(named) if named == "watcher" => Observer::Watcher,
        number => Observer::Seat(seat(number, rules.seats)?),
    };
    let mut view = crate::view::view(rules, &State::new(rules), who);
    view.phase = Phase::React(window(rules, form)?);
    view.first = optional(form.get("first")?, |first| seat(first, rules.seats))?;
    view.turns = number(form.get("turns")?)?;
    view.middle = cards(form.get("middle")?)?;
    view.piles = each(rules, form, "piles")?.iter().map(cards).collect::<Option<_>>()?;
    sizes(&mut view.hands, each(rules, form, "hands")?)?;
    sizes(&mut view.aside, each(rules, form, "aside")?)?;
    let playing = each(rules, form, "in")?.iter().map(Value::as_bool).collect::<Option<Vec<bool>>>()?;
    view.playing = Seat::all(rules.seats).filter(|seat| playing[seat.index()]).collect::<SeatSet>();
    view.mine = optional(form.get("mine")?, |mine| mine.as_str()?.parse().ok())?;
    is_possible(rules, &view).then_some(view)
}

/// Whether every card can be where it is said to be: whoever fills in what is hidden deals out the rest of the deck.
fn is_possible(rules: &Elementals, v: &View) -> bool {
    let in_sight = || v.middle.iter().chain(v.piles.iter().flatten());
    let set = in_sight().fold(0, |set, card| set | card.bit());
    let hidden: usize = v.hands.iter().chain(&v.aside).map(|&n| usize::from(n)).sum();
    let newest = v.window().filter(|window| window.kind == Opened::Middle);
    set.count_ones() as usize == in_sight().count()
        && set & !rules.deck == 0
        && in_sight().count() + hidden == rules.deck.count_ones() as usize
        && !v.middle.is_empty()
        && v.middle.iter().all(|card| card.is_elemental())
        && newest.is_none_or(|window| v.middle.last().map(|card| card.bit()) == Some(window.turned_set()))
}

fn window(rules: &Elementals, form: &Value) -> Option<Window> {
    let form = form.get("window")?;
    let kind = [Opened::Pile, Opened::Middle, Opened::Wizard]
        .into_iter()
        .find(|kind| form.get("kind").and_then(Value::as_str) == Some(kind.name()))?;
    let mut turned = [None; 6];
    for pair in form.get("cards")?.as_array()? {
        turned[seat(pair.get(0)?, rules.seats)?.index()] = Some(card(pair.get(1)?)?);
    }
    Some(Window { kind, turner: seat(form.get("turner")?, rules.seats)?, turned })
}

/// A list with a value for each seat.
fn each<'a>(rules: &Elementals, form: &'a Value, name: &str) -> Option<&'a [Value]> {
    form.get(name)?.as_array().map(Vec::as_slice).filter(|values| values.len() == usize::from(rules.seats))
}

fn sizes(own: &mut [u8; 6], sent: &[Value]) -> Option<()> {
    for (own, sent) in own.iter_mut().zip(sent) {
        *own = number(sent).filter(|&size| size <= CARDS)?;
    }
    Some(())
}

fn number<T: TryFrom<u64>>(value: &Value) -> Option<T> {
    T::try_from(value.as_u64()?).ok()
}

fn seat(value: &Value, seats: u8) -> Option<Seat> {
    number(value).filter(|&seat: &u8| seat < seats).map(Seat)
}

fn card(value: &Value) -> Option<Card> {
    value.as_str()?.parse().ok()
}

fn cards(list: &Value) -> Option<Cards> {
    let list = list.as_array().filter(|list| list.len() <= usize::from(CARDS))?;
    list.iter().map(card).collect()
}

/// What a value says, or nothing for null; none where it says nothing that is known.
fn optional<T>(value: &Value, known: impl Fn(&Value) -> Option<T>) -> Option<Option<T>> {
    if value.is_null() { Some(None) } else { known(value).map(Some) }
}
