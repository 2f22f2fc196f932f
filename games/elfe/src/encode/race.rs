//! A view as a small net can make something of it: not pictures of the board, but steps, dice, cards and chances.

use feerie_core::encode::Features;
use feerie_core::{Heuristic, PerSeat, Seat};

use super::known;
use super::observe::{LONG_GAME, LONG_SPELL, PLACES, bag, of_phase, sitting, turns_left};
use crate::Elfe;
use crate::board::{SIZE, Square};
use crate::cards::{Bag, MAX_DECK, Spell};
use crate::options::{Hands, Kiss, Recycle, Win};
use crate::state::{Form, MAX_SUITORS, State};
use crate::view::View;
use crate::win_odds::{self, Need};

/// How many features a view has.
pub const FEATURES: usize = 1428;
/// Chances are written in so many parts.
const PARTS: f32 = 4096.0;
/// More cards than a usual deck has of a kind.
const MANY_CARDS: u16 = 20;

/// What is found once for all features.
struct Survey<'a> {
    rules: &'a Elfe,
    s: &'a State,
    view: &'a View,
    seat: Seat,
    needs: PerSeat<Need>,
    odds: PerSeat<f32>,
    /// The cards that nobody can place: in the unseen part of the pile or in hidden hands.
    pool: Bag,
}

/// What a seat sees.
pub fn observe(rules: &Elfe, view: &View, seat: Seat, out: &mut Features<'_>) {
    let s = &known(view);
    let survey = Survey {
        rules,
        s,
        view,
        seat,
        needs: win_odds::needs(rules, s),
        odds: rules.evaluate(s),
        pool: pool(rules, s),
    };
    survey.table(out);
    survey.flow(out);
    survey.elf(out);
    for place in 0..PLACES {
        survey.fairy(sitting(rules, seat, place), out);
    }
    survey.suitors(out);
    survey.pile(out);
}

fn pool(rules: &Elfe, s: &State) -> Bag {
    let unused = rules.deck.without(&s.open.queue.iter().copied().collect());
    s.hands.iter().fold(unused, |pool, hand| pool.without(hand))
}

impl Survey<'_> {
    /// What is the same all game long, but differs between tables.
    fn table(&self, out: &mut Features<'_>) {
        let options = &self.rules.options;
        out.one_of("seats", 5, usize::from(self.rules.seats) - 2);
        out.flag("option: contact must last a round", options.win == Win::Court);
        out.flag("option: kisses work soon", options.kiss == Kiss::Short);
        out.flag("option: used cards are shuffled", options.recycle == Recycle::Shuffle);
        out.flag("option: hands are open", options.hands == Hands::Open);
        out.number("option: most cards in a hand", options.hand.into(), 5);
        for spell in Spell::ALL {
            out.number("cards of the deck", self.rules.deck[spell].into(), MANY_CARDS);
        }
    }

    fn flow(&self, out: &mut Features<'_>) {
        let o = &self.s.open;
        let (phase, winner, _) = of_phase(o.phase);
        out.one_of("phase", 13, phase);
        out.one_of("charmed by", PLACES, winner.map_or(usize::MAX, |winner| self.around(winner)));
        out.one_of("die", 6, o.phase.roll().map_or(usize::MAX, |die| usize::from(die) - 1));
        out.one_of("whose turn", PLACES, self.around(o.active));
        out.one_of("who began", PLACES, self.around(o.first));
        out.number("turn", o.turn, LONG_GAME);
        let last = self.rules.options.cap * u16::from(self.rules.seats);
        let rounds = last.saturating_sub(o.turn) / u16::from(self.rules.seats);
        out.steps("rounds left", rounds, 80, &[1, 2, 3, 5, 8, 13]);
        chance("what the evaluation says of the own seat", Some(self.odds[self.seat.index()]), out);
    }

    /// The elf, and who distracts him.
    fn elf(&self, out: &mut Features<'_>) {
        let o = &self.s.open;
        square("the elf", o.elf, out);
        let slapped = of_phase(o.phase).2;
        out.number("the slapped piece", slapped.map_or(0, |at| u16::from(at.col()) + 1), SIZE.into());
        out.number("the slapped piece", slapped.map_or(0, |at| u16::from(at.row()) + 1), SIZE.into());
        out.steps("princes who distract the elf", win_odds::n_distracting(o).into(), 4, &[1, 2, 3]);
        out.steps("princes", o.princes().count() as u16, 10, &[1, 2, 3, 4]);
        let reserve = usize::from(self.rules.princes).saturating_sub(o.suitors.len());
        out.steps("princes in the reserve", reserve as u16, 10, &[1]);
        let idle = o.princes().filter(|&at| !o.touches_elf(at));
        let nearest = idle.filter_map(|at| Some(at.distance(o.elf?))).min();
        out.one_of("steps of the nearest prince who may distract him", 12, index(nearest));
    }

    /// A seat's fairy, her hand and her prospects; nothing at places that the table lacks.
    fn fairy(&self, other: Option<Seat>, out: &mut Features<'_>) {
        let o = &self.s.open;
        let fairy = other.map(|other| *o.fairy(other)).unwrap_or_default();
        let at = fairy.at;
        square("fairy", at, out);
        out.flag("fairy: is a frog", fairy.form.swims());
        out.steps(
            "fairy: turns until she changes back",
            turns_left(o.turn, fairy.form).unwrap_or(0),
            LONG_SPELL,
            &[1, 2, 3, 4, 6],
        );
        out.flag("fairy: charms the elf", other.is_some_and(|other| o.is_charming(other)));
        out.flag("fairy: touches the elf", at.is_some_and(|at| o.touches_elf(at)));
        out.flag("fairy: is held back by a prince", other.is_some_and(|other| o.is_hindered(other)));
        out.flag("fairy: is in the Pond", at.is_some_and(Square::is_pond));
        out.flag("fairy: is in the Edge", at.is_some_and(Square::is_edge));
        let nearest = o.princes().filter_map(|prince| Some(prince.distance(at?))).min();
        out.one_of("fairy: distance of the nearest prince", 8, index(nearest));
        let own = o.fairy(self.seat).at;
        let distance = other.filter(|&other| other != self.seat).and_then(|_| Some(own?.distance(at?)));
        out.one_of("fairy: distance from the own one", 8, index(distance));
        let need = other.map(|other| self.needs[other.index()]);
        out.one_of("fairy: steps to go", 16, index(need.map(|need| need.steps)));
        out.number("fairy: steps to go, more or less", need.map_or(0, |need| need.steps.into()), 40);
        out.one_of("fairy: turns that she needs besides walking", 5, index(need.map(|need| need.delay)));
        out.one_of("fairy: first turn in which she may win", 5, index(need.map(|need| need.wait)));
        let roll = need.map(|need| (win_odds::one_roll(need.steps) * PARTS) as u16);
        out.number("fairy: chance to be there with one roll", roll.unwrap_or(0), PARTS as u16);
        chance("fairy: chance to win", other.map(|other| self.odds[other.index()]), out);
        self.hand(other, out);
    }

    /// The cards of a hand, seen or guessed.
    fn hand(&self, other: Option<Seat>, out: &mut Features<'_>) {
        let o = &self.s.open;
        let n = other.map_or(0, |other| o.n_hand[other.index()]);
        out.steps("hand: cards", n.into(), 5, &[1, 2, 3, 4, 5]);
        let in_sight = other.and_then(|other| self.view.hands[other.index()]);
        bag("hand: cards in sight", &in_sight.unwrap_or_default(), out);
        bag("hand: cards that others know", &other.map(|other| o.known[other.index()]).unwrap_or_default(), out);
        let held = other.map(|other| self.s.hands[other.index()]).unwrap_or_default();
        let hidden = n.saturating_sub(held.total());
        for spell in Spell::ALL {
            let may_hold = if held.has(spell) { 1.0 } else { one_of_these(self.pool, spell, hidden) };
            out.number("hand: chance to hold such a card", (may_hold * PARTS) as u16, PARTS as u16);
        }
    }

    /// Princes and toads, the nearest to the elf first.
    fn suitors(&self, out: &mut Features<'_>) {
        let o = &self.s.open;
        let mut suitors = o.suitors;
        let from_elf = |at: Square| o.elf.map(|elf| elf.distance(at));
        suitors.sort_by_key(|suitor| (from_elf(suitor.at), suitor.at));
        let own = o.fairy(self.seat).at;
        for n in 0..MAX_SUITORS {
            let suitor = suitors.get(n).copied();
            let at = suitor.map(|suitor| suitor.at);
            out.flag("suitor: prince", suitor.is_some_and(|suitor| suitor.form == Form::Born));
            out.flag("suitor: toad", suitor.is_some_and(|suitor| suitor.form != Form::Born));
            out.number("suitor: column", at.map_or(0, |at| u16::from(at.col()) + 1), SIZE.into());
            out.number("suitor: row", at.map_or(0, |at| u16::from(at.row()) + 1), SIZE.into());
            out.one_of("suitor: distance from the elf", 10, index(at.and_then(from_elf)));
            out.one_of("suitor: distance from the own fairy", 8, index(at.and_then(|at| Some(own?.distance(at)))));
            let back = suitor.and_then(|suitor| turns_left(o.turn, suitor.form));
            out.steps("suitor: turns until he changes back", back.unwrap_or(0), LONG_SPELL, &[1, 2, 3]);
        }
    }

    /// The pile: what may still be drawn, and in which order.
    fn pile(&self, out: &mut Features<'_>) {
        let o = &self.s.open;
        bag("drawn from the present pile", &self.view.seen[self.seat.index()].unwrap_or_default(), out);
        bag("what was last shuffled", &o.fresh, out);
        bag("cards that nobody can place", &self.pool, out);
        out.number("cards nobody has seen", o.n_unseen.into(), MAX_DECK as u16);
        let next = o.queue.first().filter(|_| o.n_unseen == 0 && self.rules.options.recycle == Recycle::Queue);
        out.one_of("next card, where it is known", 5, next.map_or(usize::MAX, |&spell| spell as usize));
        for n in 0..MAX_DECK {
            out.one_of("used cards, oldest first", 5, o.queue.get(n).map_or(usize::MAX, |&spell| spell as usize));
        }
    }

    fn around(&self, other: Seat) -> usize {
        usize::from((other.0 + self.rules.seats - self.seat.0) % self.rules.seats)
    }
}

/// The chance that one of so many cards, taken blindly from a pool, is of a kind.
fn one_of_these(pool: Bag, spell: Spell, taken: u8) -> f32 {
    let (all, others) = (pool.total(), pool.total() - pool[spell]);
    let none = |n: u8| f32::from(others.saturating_sub(n)) / f32::from((all - n).max(1));
    1.0 - (0..taken.min(all)).map(none).product::<f32>()
}

fn square(name: &'static str, at: Option<Square>, out: &mut Features<'_>) {
    out.one_of(name, SIZE.into(), index(at.map(Square::col)));
    out.one_of(name, SIZE.into(), index(at.map(Square::row)));
}

/// A chance, and each twentieth of it that is reached.
fn chance(name: &'static str, chance: Option<f32>, out: &mut Features<'_>) {
    let chance = chance.unwrap_or(0.0);
    out.number(name, (chance * PARTS) as u16, PARTS as u16);
    for n in 1..20u8 {
        out.flag(name, chance > f32::from(n) / 20.0);
    }
}

fn index(number: Option<u8>) -> usize {
    number.map_or(usize::MAX, usize::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_that_nobody_can_place_may_be_in_a_hand() {
        let pool: Bag = [Spell::Hex, Spell::Hex, Spell::Slap, Spell::Elf].into_iter().collect();
        assert_eq!(one_of_these(pool, Spell::Hex, 1), 0.5);
        assert!((one_of_these(pool, Spell::Hex, 2) - 5.0 / 6.0).abs() < 1e-6);
        assert_eq!(one_of_these(pool, Spell::Hex, 3), 1.0);
        assert_eq!(one_of_these(pool, Spell::Banish, 3), 0.0);
        assert_eq!(one_of_these(Bag::default(), Spell::Banish, 3), 0.0);
    }
}
