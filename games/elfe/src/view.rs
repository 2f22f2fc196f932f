//! What an observer knows, and the worlds it could be.

use feerie_core::{Dice, Legal, MAX_SEATS, Observer, Options as _, PerSeat, Played, Seat};
use serde_json::{Map, Value, json};

use crate::Elfe;
use crate::action::{Action, Outcome};
use crate::board::Square;
use crate::cards::{Bag, Spell};
use crate::options::Hands;
use crate::phase::{Asks, Phase};
use crate::rules::{self, turn};
use crate::scoring;
use crate::state::{Form, Open, State};

/// What one observer knows, and all that they may remember.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Who looks.
    pub who: Observer,
    /// What is public (ELF-INFO-2).
    pub open: Open,
    /// The hands, as far as this observer may see them (ELF-INFO-1, ELF-INFO-5).
    pub hands: PerSeat<Option<Bag>>,
    /// The unseen part of the pile: only the table's keeper knows it (ELF-INFO-3).
    pub unseen: Option<Bag>,
    /// What each seat drew itself from the present unseen part: remembered by that seat alone (ELF-INFO-4).
    pub seen: PerSeat<Option<Bag>>,
}

/// Builds the view of an observer.
pub fn view(rules: &Elfe, s: &State, who: Observer) -> View {
    let sees_hand = |seat| rules.options.hands == Hands::Open || who.knows(seat);
    let seats = Seat::all(rules.seats);
    View {
        who,
        open: s.open,
        hands: seats.clone().map(|seat| sees_hand(seat).then_some(s.hands[seat.index()])).collect(),
        unseen: (who == Observer::All).then_some(s.unseen),
        seen: seats.map(|seat| who.knows(seat).then_some(s.seen[seat.index()])).collect(),
    }
}

/// A world that this view could belong to. The cards that nobody can place are the deck less the used cards,
/// the hands in sight, and what everybody saw others draw from the queue. The unseen part is filled with them
/// first, from what can still be in it; the rest is dealt to the hidden hands. Each way of dealing is equally
/// likely. (A pass says that a seat held nothing to cast; that is not held against it.)
pub fn imagine(rules: &Elfe, v: &View, dice: &mut Dice) -> State {
    let o = &v.open;
    let mut hands = [Bag::default(); MAX_SEATS];
    let mut seen = [Bag::default(); MAX_SEATS];
    let mut pool = rules.deck.without(&o.queue.iter().copied().collect());
    let mut left_to_draw = o.fresh;
    for seat in Seat::all(rules.seats).map(Seat::index) {
        hands[seat] = v.hands[seat].unwrap_or(o.known[seat]);
        pool = pool.without(&hands[seat]);
        if let Some(own) = v.seen[seat] {
            seen[seat] = own;
            left_to_draw = left_to_draw.without(&own);
        }
    }
    let unseen = v.unseen.unwrap_or_else(|| {
        let mut could_be_unseen = pool.at_most(&left_to_draw);
        (0..o.n_unseen).map(|_| could_be_unseen.take(dice)).collect()
    });
    pool = pool.without(&unseen);
    for (hand, &n) in hands.iter_mut().zip(&o.n_hand) {
        for _ in hand.total()..n {
            hand[pool.take(dice)] += 1;
        }
    }
    State { open: *o, hands, unseen, seen }
}

/// Whether a step laid open what a hidden hand holds (ELF-INFO-1): a card drawn, or cast that nobody knew to be
/// there. A pass says that no card in the hand could be cast.
pub fn shows(rules: &Elfe, before: &State, step: Played<'_, Elfe>) -> bool {
    if rules.options.hands == Hands::Open {
        return false;
    }
    match step {
        Played::Outcome(outcome) => matches!(outcome, Outcome::Card(_)),
        Played::Action(seat, action) => {
            let (o, seat) = (&before.open, seat.index());
            match action {
                Action::Pass => o.fairies[seat].form == Form::Born && o.known[seat].total() < o.n_hand[seat],
                _ => action.spell().is_some_and(|spell| !o.known[seat].has(spell)),
            }
        }
    }
}

/// The object that `RULES.md` lists.
pub fn show(rules: &Elfe, v: &View) -> Value {
    let o = &v.open;
    let begun = o.phase != Phase::First;
    let fairy = |seat: Seat| {
        let fairy = o.fairy(seat);
        let form = if fairy.form.swims() { "frog" } else { "fairy" };
        json!({"at": fairy.at, "form": form, "back": fairy.form.back()})
    };
    // ELF-INFO-4: of a hand that is hidden only the count, whatever can be deduced.
    let hand = |seat: Seat| {
        let cards = v.hands[seat.index()].map(|bag| bag.cards().collect::<Vec<Spell>>());
        json!({"count": o.n_hand[seat.index()], "cards": cards})
    };
    let mut toads: Vec<(String, Value)> = (o.suitors.iter())
        .filter(|suitor| suitor.form.swims())
        .map(|toad| (toad.at.to_string(), json!({"at": toad.at, "back": toad.form.back()})))
        .collect();
    toads.sort_unstable_by(|one, other| one.0.cmp(&other.0));
    json!({
        "game": "elfe",
        "seats": rules.seats,
        "options": rules.options.write(),
        "viewer": v.who,
        "phase": o.phase.name(),
        "first": begun.then_some(o.first),
        "active": begun.then_some(o.active),
        "turn": o.turn,
        "round": turn::round(rules, o.turn),
        "elf": o.elf,
        "fairies": Seat::all(rules.seats).map(fairy).collect::<Vec<_>>(),
        "princes": names(o.suitors.iter().filter(|suitor| suitor.form == Form::Born).map(|suitor| suitor.at)),
        "toads": toads.into_iter().map(|(_, toad)| toad).collect::<Vec<_>>(),
        "reserve": usize::from(rules.princes) - o.suitors.len(),
        "hands": Seat::all(rules.seats).map(hand).collect::<Vec<_>>(),
        "pile": pile(v),
        "roll": o.phase.roll(),
        "target": target(o.phase),
        "result": result(rules, o),
        "legal": legal(rules, v),
    })
}

fn names(squares: impl Iterator<Item = Square>) -> Vec<String> {
    let mut names: Vec<String> = squares.map(|square| square.to_string()).collect();
    names.sort_unstable();
    names
}

fn pile(v: &View) -> Value {
    let mut pile = Map::new();
    pile.insert("unseen".into(), v.open.n_unseen.into());
    pile.insert("queue".into(), v.open.queue.iter().map(|spell| spell.id()).collect());
    if let Some(unseen) = v.unseen {
        let numbers: Map<String, Value> =
            Spell::ALL.into_iter().map(|spell| (spell.id().to_owned(), unseen[spell].into())).collect();
        pile.insert("composition".into(), numbers.into());
    }
    pile.into()
}

fn target(phase: Phase) -> Option<Square> {
    match phase {
        Phase::Land(square) => Some(square),
        _ => None,
    }
}

fn result(rules: &Elfe, o: &Open) -> Value {
    let Phase::Over(end) = o.phase else { return Value::Null };
    let ranking = scoring::ranking(rules, o, end);
    json!({
        "reason": end.reason(),
        "winner": end.winner(),
        "ranking": ranking.places,
        "scores": ranking.scores,
    })
}

/// The list of the seat to decide, for itself and for the table's keeper.
fn legal(rules: &Elfe, v: &View) -> Option<Vec<String>> {
    let may_know = v.open.phase.asks() == Asks::Seat && v.who.knows(v.open.active);
    let hand = v.hands.get(v.open.active.index()).copied().flatten().filter(|_| may_know)?;
    let mut legal = Legal::new();
    rules::legal(rules, &v.open, &hand, &mut legal);
    let mut strings: Vec<String> = legal.iter().map(|action| action.to_string()).collect();
    strings.sort_unstable();
    Some(strings)
}
