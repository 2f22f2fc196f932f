//! The laws of the house, for this game.

use feerie_core::{Dice, Game, Node, Observer};
use feerie_elfe::Elfe;
use feerie_elfe::action::Action;
use feerie_elfe::board::{SIZE, Square};
use feerie_elfe::state::State;

/// Any well-formed action; half of the squares are those of pieces, or most actions would fail alike.
fn stray(_game: &Elfe, s: &State, dice: &mut Dice) -> Action {
    let mut any = || Square::new(dice.below(u32::from(SIZE)) as u8, dice.below(u32::from(SIZE)) as u8);
    let (mut from, to) = (any(), any());
    let pieces: Vec<Square> = s.open.occupied.iter().collect();
    if let (0, Some(&piece)) = (dice.below(2), dice.pick(&pieces)) {
        from = piece;
    }
    let near =
        [-2i8, -1, 0, 1, 2].map(|d| Square::at(from.col() as i8 + d, from.row() as i8 + dice.below(5) as i8 - 2));
    let to = dice.pick(&near).copied().flatten().unwrap_or(to);
    match dice.below(13) {
        0 => Action::Place(if dice.below(2) == 0 { from } else { Square::edge(dice.below(76) as u8) }),
        1 => Action::Draw,
        2 => Action::Walk,
        3 => Action::Prince,
        4..=6 => Action::Go { from, to },
        7 => Action::Hex(from),
        8 => Action::Invite(if dice.below(2) == 0 { from } else { Square::edge(dice.below(76) as u8) }),
        9 => Action::Banish(from),
        10 => Action::Slap(from),
        11 => Action::Gust,
        _ => Action::Pass,
    }
}

/// Every phase, as views name it.
const PHASES: [&str; 13] = [
    "first",
    "elf",
    "place",
    "deal",
    "turn",
    "draw",
    "roll-walk",
    "walk",
    "roll-prince",
    "prince",
    "land",
    "wind",
    "over",
];

feerie_core::laws!(Elfe, stray, PHASES);

/// Every view of a game that is on can be asked about by whoever was sent it; [`feerie_core::laws`] holds what is read.
#[test]
fn views_are_read_while_the_game_is_on() {
    let mut dice = Dice::from_number(4);
    for steps in 0..80 {
        let game: Elfe = feerie_core::laws::random_rules(&mut dice);
        let s = feerie_core::laws::random_position(&game, &mut dice, steps);
        for who in Observer::every(game.seats()) {
            let form = game.view_json(&game.view(&s, who));
            assert_eq!(game.read_view(&form).is_some(), !matches!(game.node(&s), Node::Terminal(_)));
            for field in ["viewer", "phase", "turn", "elf", "fairies", "princes", "toads", "hands", "pile"] {
                let mut broken = form.clone();
                broken[field] = "z9".into();
                assert!(game.read_view(&broken).is_none(), "{field}");
            }
            let mut crowded = form.clone();
            crowded["hands"][0]["count"] = 99.into();
            assert!(game.read_view(&crowded).is_none(), "more cards than there are");
        }
    }
}
