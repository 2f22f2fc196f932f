//! The numbers that are drawn on the board, and what follows from them there. A page has those of the board that comes with the
//! game from the start; those of a table's own board it asks for.

use feerie_core::AsText;
use serde::Serialize;

use crate::action::Action;
use crate::board::{Board, SPACES, TRACK};
use crate::goods::Goods;
use crate::options::Options;
use crate::rules::turn::single_number;
use crate::state::double_price;

/// What is printed, in the fields of the board file where there is one.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Printed {
    /// Food on each double space.
    #[cfg_attr(test, ts(type = "string[]"))]
    icons: [AsText<Goods>; SPACES],
    #[cfg_attr(test, ts(as = "Vec<u8>"))]
    silver_price: [u8; TRACK],
    #[cfg_attr(test, ts(as = "Vec<u8>"))]
    gold_price: [u8; TRACK],
    #[cfg_attr(test, ts(as = "Vec<u8>"))]
    track_points: [u8; TRACK],
    track_bonus: u8,
    mines: Vec<u16>,
    dungeon: u16,
    /// How often the Queen asks for each food: apples, bread, honey.
    #[cfg_attr(test, ts(as = "Vec<u8>"))]
    demand: [u8; 3],
    /// Crowns until the next symbol of the mine, or the dungeon, by the crowns that somebody has.
    until_symbol: Vec<u16>,
    /// The discs that a double space takes, without and with a pixie there.
    #[cfg_attr(test, ts(as = "Vec<u8>"))]
    discs: [u8; 2],
    /// The single space that takes all discs that a seat has left.
    takes_all: u8,
}

impl Printed {
    /// Nothing where the table's own board is none: opening the table says why.
    pub(crate) fn of_options(options: &Options) -> Option<Printed> {
        Board::of_table(&options.board).ok().map(|board| Printed::of(&board))
    }

    pub(crate) fn of(board: &Board) -> Printed {
        Printed {
            icons: board.icons.map(AsText),
            silver_price: board.silver_price,
            gold_price: board.gold_price,
            track_points: board.track_points,
            track_bonus: board.track_bonus,
            mines: board.mines.to_vec(),
            dungeon: board.dungeon,
            demand: board.demand,
            until_symbol: (0..board.dungeon).map(|crowns| board.next_symbol(crowns) - crowns).collect(),
            discs: [double_price(false), double_price(true)],
            takes_all: single_number(Action::Priority),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{DEFAULT, SHIPPED};

    #[test]
    fn sco_2_a_board_of_ones_own_has_its_own_numbers() {
        let own = SHIPPED.replace("mines = [10, 20, 30, 40, 50]", "mines = [7]").replace("bread = 3", "bread = 2");
        let options = |board: &str| {
            let mut options: Options = feerie_core::Options::read(&Default::default(), 2).unwrap();
            options.board = board.to_owned();
            options
        };
        let printed = Printed::of_options(&options(&own)).unwrap();
        assert_eq!((printed.until_symbol[0], printed.until_symbol[7], &printed.demand), (7, 53, &[3, 2, 3]));
        assert_eq!(Printed::of(&DEFAULT).until_symbol[7], 3);
        assert!(Printed::of_options(&options("no board")).is_none());
    }
}
