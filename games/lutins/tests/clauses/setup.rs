//! LUT-BOARD and LUT-SETUP: the board, and what stands on it at first.

use feerie_core::{Dice, Legal, laws};
use feerie_lutins::board::{CELLS, Cell, Color};
use feerie_lutins::phase::Phase;
use feerie_lutins::state::Piece;
use serde_json::{Value, json};

use crate::board::Table;

const LAYOUTS: [(&str, &str); 3] = [
    (
        "bosquets",
        "a1 a2 a7 a8 b1 b2 b3 b5 b6 b8 c2 c5 c6 c7 d4 d6 d7 e2 e3 e5 f2 f3 f4 f7 g1 g3 g4 g6 g7 g8 h1 h2 h7 h8",
    ),
    (
        "clairiere",
        "a2 a3 a5 a7 b1 b4 b6 b8 c1 c4 c5 c6 c7 d2 d3 d6 d8 e1 e3 e6 e7 f2 f3 f4 f5 f8 g1 g3 g5 g8 h2 h4 h6 h7",
    ),
    (
        "taillis",
        "a2 a4 a7 b1 b3 b5 b6 b8 c2 c4 c5 c7 d1 d3 d4 d6 d7 e2 e3 e5 e6 e8 f2 f4 f5 f7 g1 g3 g4 g6 g8 h2 h5 h7",
    ),
];

/// LUT-BOARD-1
#[test]
fn board_1_the_forest_has_eight_by_eight_squares() {
    let squares: Vec<Cell> = Cell::all().filter(|cell| cell.is_forest()).collect();
    assert_eq!(squares.len(), 64);
    assert_eq!(squares.first().map(ToString::to_string).as_deref(), Some("a1"));
    assert_eq!(squares.last().map(ToString::to_string).as_deref(), Some("h8"));
    let table = Table::new(4);
    assert_eq!(table.why("T:h8-i8"), "LUT-NOTE-1", "there is no column i");
    assert_eq!(table.why("T:a1-a0"), "LUT-NOTE-1", "there is no row 0 in column a");
}

/// LUT-BOARD-2
#[test]
fn board_2_six_start_cells_lie_beside_the_middle_squares_of_each_side() {
    let starts: Vec<String> = Cell::all().filter(|cell| !cell.is_forest()).map(|cell| cell.to_string()).collect();
    let sides = "Sb Sc Sd Se Sf Sg W2 W3 W4 W5 W6 W7 Nb Nc Nd Ne Nf Ng E2 E3 E4 E5 E6 E7";
    assert_eq!(starts.join(" "), sides);
    for (start, beside) in [("Sb", "b1"), ("Sg", "g1"), ("W2", "a2"), ("W7", "a7"), ("Nb", "b8"), ("E7", "h7")] {
        let (start, beside): (Cell, Cell) = (start.parse().unwrap(), beside.parse().unwrap());
        assert!(start.line_to(beside).is_some_and(|(dir, steps)| dir.0 % 2 == 0 && steps == 1), "{start}");
    }
}

/// LUT-BOARD-3
#[test]
fn board_3_start_cells_continue_the_grid_and_void_places_do_not() {
    let table = Table::new(4).drawn(
        "       . . . . . .
         8   B . . . . . . .
         7 . . . . . . . . . .
         6 . . . . . B . . . .
         5 . . . . . . . . . .
         4 . . . . . . . . . .
         3 . . . . . . . . . .
         2 . . . . . . . . . .
         1   . . . . . . . .
               . . . . . .
             a b c d e f g h",
    );
    assert_eq!(table.why("L:a8-Nb"), "ok", "north-east of a8 is Nb");
    assert_eq!(table.why("L:e6-g8"), "ok", "north-east of g8 is nothing");
    assert_eq!(Cell::all().count(), usize::from(CELLS));
    for void in ["Sa", "Sh", "Na", "Nh", "W1", "W8", "E1", "E8"] {
        assert!(void.parse::<Cell>().is_err(), "{void} does not exist");
    }
}

/// LUT-BOARD-4
#[test]
fn board_4_each_colour_gets_home_on_the_side_across() {
    for (seat, symbol, home) in [(0, "B", "Nd"), (1, "Y", "E4"), (2, "V", "Sd"), (3, "R", "W4")] {
        let picture = "
                . . . . . .
          8   . . . . . . . .
          7 . . . . . . . . . .
          6 . . . . . . . . . .
          5 . . . . . . . . . .
          4 . . . . X . . . . .
          3 . . . . . . . . . .
          2 . . . . . . . . . .
          1   . . . . . . . .
                . . . . . ."
            .replace('X', symbol);
        let mut table = Table::new(4).drawn(&picture).turn_of(seat);
        for step in table.legal() {
            let end = step.rsplit('-').next().unwrap_or_default();
            assert!(end.starts_with(char::is_lowercase) || end.starts_with(&home[..1]), "{step} of {symbol}");
        }
        let events = table.play(&format!("L:d4-{home}"));
        assert_eq!(events[1]["event"], "home");
    }
}

/// LUT-BOARD-5
#[test]
fn board_5_a_cell_holds_one_piece() {
    let table = Table::new(4).drawn(
        "       . . . . . .
         8   . . . . . . . .
         7 . . . . . . . . . .
         6 . . . . . . . . . .
         5 . . . . * . . . . .
         4 . . . . * B . . . .
         3 . . . . . . . . . .
         2 . . . . . . . . . .
         1   . . . . . . . .
               . . . . . .",
    );
    let trees = table.clone().tree_step();
    assert_eq!(trees.why("T:d4-d5"), "LUT-BOARD-5", "a tree stands there");
    assert_eq!(trees.why("T:d4-e4"), "LUT-BOARD-5", "a lutin stands there");
    assert_eq!(trees.why("T:d4-e5"), "ok");
    let mut placing = table;
    placing.state.phase = Phase::Place;
    placing.state.aside = Some(Color::Violet);
    assert_eq!(placing.why("P:d4"), "LUT-BOARD-5");
    assert_eq!(placing.why("P:e4"), "LUT-BOARD-5");
}

/// LUT-BOARD-6
#[test]
fn board_6_all_trees_and_lutins_stay_to_the_end() {
    let mut dice = Dice::from_number(6);
    let mut scratch = Legal::new();
    for seats in 2..=4 {
        let mut table = Table::with(seats, json!({"turn_angle": "any", "stall": 0}));
        let n_lutins = table.state.waiting.iter().map(|w| w.count_ones()).sum::<u32>();
        while laws::step(&table.game, &mut table.state, &mut dice, &mut scratch) {
            let pieces: Vec<Piece> = Cell::all().filter_map(|cell| table.state.piece(cell)).collect();
            let n_trees = pieces.iter().filter(|&&piece| piece == Piece::Tree).count();
            assert_eq!(n_trees, 34);
            let aside = usize::from(table.state.aside.is_some());
            assert_eq!(pieces.len() - n_trees + aside, n_lutins as usize);
        }
        let trees = table.view()["trees"].as_array().unwrap().clone();
        assert!(trees.iter().all(|tree| tree.as_str().unwrap().parse::<Cell>().unwrap().is_forest()));
    }
}

/// LUT-BOARD-7
#[test]
fn board_7_layouts_have_34_dots_and_favour_no_side() {
    for (layout, _) in LAYOUTS {
        let table = Table::with(4, json!({"layout": layout}));
        let dots: Vec<(i8, i8)> =
            Cell::all().filter(|&cell| table.state.piece(cell) == Some(Piece::Tree)).map(Cell::grid).collect();
        assert_eq!(dots.len(), 34);
        for &(col, row) in &dots {
            assert!(dots.contains(&(row, col)), "{layout}: rising diagonal, column {col} row {row}");
            assert!(dots.contains(&(9 - row, 9 - col)), "{layout}: falling diagonal, column {col} row {row}");
        }
    }
}

/// LUT-SETUP-1
#[test]
fn setup_1_trees_stand_on_the_dots_and_then_anywhere() {
    for (layout, dots) in LAYOUTS {
        let table = Table::with(2, json!({"layout": layout}));
        let trees = table.view()["trees"].as_array().unwrap().clone();
        let names: Vec<&str> = trees.iter().filter_map(Value::as_str).collect();
        assert_eq!(names.join(" "), dots, "{layout}");
    }
    assert_eq!(Table::new(4).why("T:b3-a3"), "ok", "there is no dot on a3");
    assert_eq!(Table::new(4).state, Table::with(4, json!({"layout": "bosquets"})).state, "the default");
}

/// LUT-SETUP-2
#[test]
fn setup_2_six_lutins_of_each_colour_in_play_wait_and_an_empty_side_is_a_goal_all_the_same() {
    let view = Table::new(4).view();
    assert_eq!(view["lutins"]["red"], json!({"start": ["E2", "E3", "E4", "E5", "E6", "E7"], "forest": [], "home": []}));
    assert_eq!(view["lutins"].as_object().unwrap().len(), 4);
    let mut three = Table::new(3);
    assert_eq!(three.view()["lutins"].as_object().unwrap().len(), 3);
    assert_eq!((three.piece("Nb"), three.piece("Nd")), (None, None), "violet is not in play");
    // Clear a column.
    three.state.trees &= !("e2 e3 e5".split(' ').map(|name| name.parse::<Cell>().unwrap().bit()).sum::<u64>());
    let events = three.play("T:- L:Se-Ne");
    assert_eq!(events[1], json!({"event": "home", "colour": "blue", "cell": "Ne"}));
    assert_eq!(events[2]["event"], "turn", "nobody was there to be chased");
}

/// LUT-SETUP-3
#[test]
fn setup_3_seats_sit_clockwise_by_offsets_from_the_colour_of_seat_0() {
    let colours = |seats, options| Table::with(seats, options).view()["colours"].clone();
    assert_eq!(colours(4, json!({})), json!([["blue"], ["yellow"], ["violet"], ["red"]]));
    assert_eq!(colours(4, json!({"colour0": "violet"})), json!([["violet"], ["red"], ["blue"], ["yellow"]]));
    assert_eq!(colours(2, json!({})), json!([["blue", "red"], ["yellow", "violet"]]));
    assert_eq!(colours(2, json!({"colour0": "red"})), json!([["red", "violet"], ["blue", "yellow"]]));
    assert_eq!(colours(3, json!({})), json!([["blue"], ["yellow"], ["red"]]));
    assert_eq!(colours(3, json!({"empty3": "left"})), json!([["blue"], ["violet"], ["red"]]));
    assert_eq!(colours(3, json!({"empty3": "right"})), json!([["blue"], ["yellow"], ["violet"]]));
    assert_eq!(colours(4, json!({"empty3": "left"})), colours(4, json!({})), "it concerns three seats only");
}

/// LUT-SETUP-4
#[test]
fn setup_4_seat_0_begins() {
    for seats in 2..=4 {
        let table = Table::new(seats);
        assert_eq!((table.actor(), table.state.turn, table.state.phase), (Some(0), 1, Phase::Tree));
    }
}
