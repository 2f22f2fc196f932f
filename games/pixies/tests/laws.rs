//! The laws of the house, for this game.

use feerie_core::{Dice, Game, Legal, Seat};
use feerie_pixies::Pixies;
use feerie_pixies::action::{Action, Destination, Double, Move, Origin, Theirs};
use feerie_pixies::board::Space;
use feerie_pixies::goods::{Cubes, Good, Goods};
use feerie_pixies::state::State;
use feerie_pixies::tiles::{Single, Skill, Slot};

fn any<T: Copy>(dice: &mut Dice, from: &[T]) -> T {
    from[dice.below(from.len() as u32) as usize]
}

fn goods(dice: &mut Dice) -> Goods {
    let mut goods = Goods::of(any(dice, &Good::ALL), 1 + dice.below(4) as u8);
    for _ in 0..dice.below(3) {
        goods.0[dice.below(5) as usize] = dice.below(4) as u8;
    }
    if goods.is_empty() { Goods::of(Good::Apple, 1) } else { goods }
}

fn a_move(dice: &mut Dice) -> Move {
    let space = |dice: &mut Dice| Space(1 + dice.below(14) as u8);
    Move {
        from: if dice.below(3) == 0 { Origin::Mine } else { Origin::Space(space(dice)) },
        to: if dice.below(8) == 0 { Destination::Castle } else { Destination::Space(space(dice)) },
        push: dice.below(2) == 0,
    }
}

fn double(dice: &mut Dice) -> Double {
    let space = Space(1 + dice.below(14) as u8);
    match dice.below(12) {
        0 => Double::Food(any(dice, &Good::FOOD)),
        1 => Double::Silver,
        2 | 3 => Double::Promote(a_move(dice)),
        4 => Double::Trade { give: any(dice, &Good::ALL), n: 1 + dice.below(9) as u8, take: any(dice, &Good::ALL) },
        5 => Double::Convert(1 + dice.below(4) as u8),
        6 => Double::FoodTile,
        7 => Double::SingleTile(any(dice, &Single::ALL)),
        8 => any(dice, &[Double::Whip, Double::Casino]),
        9 => Double::Track(any(dice, &[Good::Silver, Good::Gold])),
        10 => Double::Ring,
        _ => Double::Rob(space),
    }
}

/// Any well-formed action. Half of the time one that some seat could play now, with the seat changed.
fn stray(game: &Pixies, s: &State, dice: &mut Dice) -> Action {
    let seat = Seat(dice.below(5) as u8);
    let slot = any(dice, &Slot::ALL);
    if let Some(actor) = game.node(s).acting().first()
        && dice.below(4) == 0
    {
        return game.pick(s, actor, &mut Legal::new(), dice).expect("a list is never empty");
    }
    match dice.below(24) {
        0 => Action::Skill(any(dice, &Skill::ALL)),
        1 => Action::Take(goods(dice)),
        2..=5 => Action::Double(double(dice)),
        6 | 7 => Action::Copy(double(dice)),
        8 => Action::Mine(Cubes([dice.below(3) as u8, dice.below(2) as u8, dice.below(2) as u8])),
        9 | 10 => {
            let theirs = match dice.below(4) {
                0 => Theirs::Pile,
                1 => Theirs::Single(any(dice, &Single::ALL)),
                2 => Theirs::Skill(any(dice, &Skill::ALL)),
                _ => Theirs::Seat(seat, any(dice, &Slot::ALL)),
            };
            Action::Swap { mine: slot, theirs }
        }
        11 => Action::Fetch(any(dice, &Good::FOOD)),
        12 => Action::Discard(goods(dice)),
        13 => any(dice, &[Action::PayCopy, Action::Priority, Action::Pass, Action::Mercy, Action::End]),
        14 => Action::Special(any(dice, &Good::ALL)),
        15 => Action::Advance(1 + dice.below(5) as u8),
        16 => Action::Unchain(1 + dice.below(2) as u8),
        17 => {
            let mut gifts = [0; 5];
            gifts[seat.index()] = 1 + dice.below(4) as u8;
            gifts[dice.below(5) as usize] += dice.below(2) as u8;
            Action::Give(gifts)
        }
        18 => Action::Stone(seat, 1 + dice.below(2) as u8),
        19 => Action::Send(Space(1 + dice.below(14) as u8)),
        20 => Action::Announce(dice.below(2) == 0),
        21 => Action::Offer(if dice.below(4) == 0 { Goods::NONE } else { goods(dice) }),
        22 => Action::Up(a_move(dice)),
        _ => Action::Third(a_move(dice)),
    }
}

/// Every phase, as views name it.
const PHASES: [&str; 8] = ["setup", "steal", "actions", "offerings", "fury", "rewards", "punishments", "final"];

feerie_core::laws!(Pixies, stray, PHASES);
