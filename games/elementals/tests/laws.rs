//! The laws of the house, for this game.

use feerie_core::Dice;
use feerie_elementals::Elementals;
use feerie_elementals::action::{Action, Time};
use feerie_elementals::cards::{CARDS, Card};
use feerie_elementals::piles::Place;
use feerie_elementals::state::State;

/// Any well-formed action; hits aim at the middle as often as not, or most would fail alike.
fn stray(_game: &Elementals, s: &State, dice: &mut Dice) -> Action {
    let middle: Vec<Card> = s.cards.iter(Place::MIDDLE).collect();
    let mut card = Card(dice.below(u32::from(CARDS)) as u8);
    if let (0, Some(&target)) = (dice.below(2), dice.pick(&middle)) {
        card = target;
    }
    let time = match dice.below(4) {
        0 => Time::Free,
        1 => Time::At(dice.below(700) as u16),
        2 => Time::At(dice.below(3000) as u16),
        _ => Time::At(dice.below(65_536) as u16),
    };
    match dice.below(7) {
        0 => Action::None,
        1 | 2 => Action::Book(time),
        _ => Action::Slap(card, time),
    }
}

/// Every phase, as views name it.
const PHASES: [&str; 5] = ["first", "deal", "react", "shuffle", "over"];

feerie_core::laws!(Elementals, stray, PHASES);
