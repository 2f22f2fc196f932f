//! The laws of the house, for this game.

use feerie_core::{Dice, Game, Observer, Seat};
use feerie_elementals::Elementals;
use feerie_elementals::action::{Action, Time};
use feerie_elementals::cards::{CARDS, Card};
use feerie_elementals::phase::Phase;
use feerie_elementals::piles::PileId;
use feerie_elementals::state::State;

/// Any well-formed action; hits aim at the middle as often as not, or most would fail alike.
fn stray(_game: &Elementals, s: &State, dice: &mut Dice) -> Action {
    let middle: Vec<Card> = s.cards.iter(PileId::MIDDLE).collect();
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

/// Every view of an open window can be asked about by whoever was sent it; [`feerie_core::laws`] holds what is read.
#[test]
fn views_are_read_while_a_window_is_open() {
    let mut dice = Dice::from_number(4);
    let mut windows = 0;
    for steps in 0..120 {
        let game: Elementals = feerie_core::laws::random_rules(&mut dice);
        let s = feerie_core::laws::random_position(&game, &mut dice, steps);
        let is_open = matches!(s.phase, Phase::React(_));
        windows += u32::from(is_open);
        for who in [Observer::Watcher, Observer::Seat(Seat(0)), Observer::Seat(Seat(1))] {
            let form = game.view_json(&game.view(&s, who));
            assert_eq!(game.read_view(&form).is_some(), is_open);
            for field in ["seat", "hands", "piles", "middle", "window", "mine", "in", "aside", "turns"] {
                let mut broken = form.clone();
                broken[field] = "z9".into();
                assert!(game.read_view(&broken).is_none(), "{field}");
            }
            let mut crowded = form.clone();
            crowded["hands"][0] = 60.into();
            assert!(game.read_view(&crowded).is_none(), "more cards than there are");
        }
    }
    assert!(windows > 50, "{windows}");
}
