//! A view out of the form in which it was sent. Read by hand: this goes into the module of every page, and derived readers
//! weigh three times as much.

use feerie_core::{Observer, Seat};
use serde_json::Value;
use std::num::NonZeroU16;

use crate::Elfe;
use crate::board::Square;
use crate::cards::{Bag, MAX_DECK, Spell};
use crate::phase::Phase;
use crate::state::{Back, Form, MAX_SUITORS, Open, State, Suitor};
use crate::view::View;

/// The view that was sent; none where the game is over, or where something is not as a view writes it. It holds no more than
/// was sent: what a seat remembers of draws (ELF-INFO-4) changes no list and no answer.
pub(crate) fn read(rules: &Elfe, form: &Value) -> Option<View> {
    let who = observer(form.get("viewer")?, rules.seats)?;
    let mut view = crate::view::view(rules, &State::new(rules), who);
    let o = &mut view.open;
    o.phase = phase(form)?;
    if o.phase != Phase::First {
        o.first = seat(form.get("first")?, rules.seats)?;
        o.active = seat(form.get("active")?, rules.seats)?;
    }
    o.turn = number(form.get("turn")?)?;
    pieces(rules, o, form)?;
    let hands = form.get("hands")?.as_array().filter(|hands| hands.len() == usize::from(rules.seats))?;
    for (n, hand) in hands.iter().enumerate() {
        o.n_hand[n] = number(hand.get("count")?)?;
        view.hands[n] = optional(hand.get("cards")?, |cards| Some(spells(cards)?.into_iter().collect::<Bag>()))?;
    }
    let pile = form.get("pile")?;
    o.n_unseen = number(pile.get("unseen")?)?;
    o.queue = spells(pile.get("queue")?)?.into_iter().collect();
    view.unseen = match pile.get("composition") {
        Some(cards) => Some(composition(cards)?),
        None => None,
    };
    is_possible(rules, &view).then_some(view)
}

/// Whether so many cards can be where they are said to be: whoever fills in what is hidden takes them out of the deck.
fn is_possible(rules: &Elfe, v: &View) -> bool {
    let held: u32 = v.open.n_hand.iter().map(|&n| u32::from(n)).sum();
    let cards = held + u32::from(v.open.n_unseen) + v.open.queue.len() as u32;
    let in_sight = v.hands.iter().flatten().flat_map(Bag::cards).chain(v.open.queue.iter().copied());
    let known: Bag = in_sight.chain(v.unseen.iter().flat_map(Bag::cards)).collect();
    let counted = v.hands.iter().zip(v.open.n_hand).all(|(hand, n)| hand.is_none_or(|hand| hand.total() == n));
    cards == u32::from(rules.deck.total()) && known.at_most(&rules.deck) == known && counted
}

fn pieces(rules: &Elfe, o: &mut Open, form: &Value) -> Option<()> {
    if let Some(elf) = optional(form.get("elf")?, square)? {
        o.put_elf(elf);
    }
    let fairies = form.get("fairies")?.as_array().filter(|fairies| fairies.len() == usize::from(rules.seats))?;
    for (fairy, owner) in fairies.iter().zip(Seat::all(rules.seats)) {
        if let Some(at) = optional(fairy.get("at")?, |at| free(o, at))? {
            o.put_fairy(owner, at);
        }
        if fairy.get("form")?.as_str()? == "frog" {
            o.fairies[owner.index()].form = Form::Enchanted(back(fairy)?);
        }
    }
    let (princes, toads) = (form.get("princes")?.as_array()?, form.get("toads")?.as_array()?);
    if princes.len() + toads.len() > MAX_SUITORS.min(usize::from(rules.princes)) {
        return None;
    }
    for at in princes {
        let at = free(o, at)?;
        o.add_suitor(Suitor { at, form: Form::Born });
    }
    for toad in toads {
        let at = free(o, toad.get("at")?)?;
        o.add_suitor(Suitor { at, form: Form::Enchanted(back(toad)?) });
    }
    Some(())
}

fn phase(form: &Value) -> Option<Phase> {
    let die = || form.get("roll").and_then(number).filter(|die| (1..=6).contains(die));
    Some(match form.get("phase")?.as_str()? {
        "first" => Phase::First,
        "elf" => Phase::Elf,
        "place" => Phase::Place,
        "deal" => Phase::Deal,
        "turn" => Phase::Turn,
        "draw" => Phase::Draw,
        "roll-walk" => Phase::RollWalk,
        "walk" => Phase::Walk(die()?),
        "roll-prince" => Phase::RollPrince,
        "prince" => Phase::Prince(die()?),
        "land" => Phase::Land(square(form.get("target")?)?),
        "wind" => Phase::Wind,
        _ => return None,
    })
}

fn observer(viewer: &Value, seats: u8) -> Option<Observer> {
    match viewer.as_str() {
        Some("watcher") => Some(Observer::Watcher),
        Some("all") => Some(Observer::All),
        Some(_) => None,
        None => seat(viewer, seats).map(Observer::Seat),
    }
}

fn number<T: TryFrom<u64>>(value: &Value) -> Option<T> {
    T::try_from(value.as_u64()?).ok()
}

fn seat(value: &Value, seats: u8) -> Option<Seat> {
    number(value).filter(|&seat: &u8| seat < seats).map(Seat)
}

fn square(value: &Value) -> Option<Square> {
    value.as_str()?.parse().ok()
}

/// A square that holds nothing yet (ELF-BOARD-5).
fn free(o: &Open, value: &Value) -> Option<Square> {
    square(value).filter(|&at| !o.occupied.contains(at))
}

fn back(piece: &Value) -> Option<Back> {
    optional(piece.get("back")?, |back| NonZeroU16::new(number(back)?))
}

fn spells(cards: &Value) -> Option<Vec<Spell>> {
    let cards = cards.as_array().filter(|cards| cards.len() <= MAX_DECK)?;
    cards.iter().map(|card| card.as_str()?.parse().ok()).collect()
}

fn composition(cards: &Value) -> Option<Bag> {
    let mut bag = Bag::default();
    for spell in Spell::ALL {
        bag[spell] = number(cards.get(spell.id())?).filter(|&n: &u8| usize::from(n) <= MAX_DECK)?;
    }
    Some(bag)
}

/// What a value says, or nothing for null; none where it says nothing that is known.
fn optional<T>(value: &Value, known: impl Fn(&Value) -> Option<T>) -> Option<Option<T>> {
    if value.is_null() { Some(None) } else { known(value).map(Some) }
}
