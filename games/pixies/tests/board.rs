//! A designer's board file: what it changes, and what is refused by the name of its field.

use feerie_core::{Game, Options as _};
use feerie_pixies::Pixies;
use feerie_pixies::board::Board;
use feerie_pixies::options::Options;
use serde_json::Map;

const FILE: &str = include_str!("../data/board.toml");

fn refused(from: &str, to: &str) -> String {
    assert!(FILE.contains(from), "{from} is not in the file");
    match Board::parse(&FILE.replacen(from, to, 1)) {
        Err(error) => error.to_string(),
        Ok(_) => panic!("{to} was accepted"),
    }
}

#[test]
fn the_embedded_file_is_valid_and_in_force() {
    let board = Board::parse(FILE).unwrap();
    let options = Options::read(&Map::new(), 3).unwrap();
    assert_eq!(Pixies::new(options, 3).unwrap().board(), &board);
}

#[test]
fn nonsense_is_refused_by_the_name_of_the_field() {
    for (from, to, field) in [
        ("silver = [4, 3, 3, 2, 2, 2, 1]", "silver = [4, 3, 3]", "tracks.silver"),
        ("silver = [4, 3, 3, 2, 2, 2, 1]", "silver = [0, 3, 3, 2, 2, 2, 1]", "tracks.silver"),
        ("gold = [5, 4, 3, 2, 2, 2, 2]", "gold = [50, 4, 3, 2, 2, 2, 2]", "tracks.gold"),
        ("\"A1\", \"B1\", \"H1\", \"A1\", \"B1\",", "\"S1\", \"B1\", \"H1\", \"A1\", \"B1\",", "pyramid.icons"),
        ("\"A1\", \"B1\", \"H1\", \"A1\", \"B1\",", "\"B1\", \"H1\", \"A1\", \"B1\",", "pyramid.icons"),
        ("mines = [10, 20, 30, 40, 50]", "mines = [10, 20, 30, 50, 40]", "score.mines"),
        ("mines = [10, 20, 30, 40, 50]", "mines = [10, 60]", "score.mines"),
        ("dungeon = 60", "dungeon = 0", "score.dungeon"),
        ("faces = [1, 2, 2, 3, 3, 4]", "faces = []", "punishment_die.faces"),
        ("faces = [1, 2, 2, 3, 3, 4]", "faces = [0, 2]", "punishment_die.faces"),
        ("gives = \"S2\", faces = 2", "gives = \"S2\", faces = 0", "casino.silver"),
        ("ring = [8, 7, 6, 5, 4, 3, 2]", "ring = [8, 7]", "tiles.ring"),
        ("gold_numbered = 5", "gold_numbered = 0", "tiles.gold_numbered"),
        ("apples = 3", "apples = 0", "demand"),
        ("goods = \"A2B2S2G2\"", "goods = \"A2B2S2G9\"", "goods"),
        ("discs = 4", "discs = 0", "start.discs"),
        ("skills = 6", "skills = 4", "start.skills"),
        ("[players.4]\nfood_tiles = [2, 3, 3, 4, 4]\npixies = 4", "", "players.4"),
        ("[players.4]", "[players.6]", "players.6"),
        ("pixies = 3", "pixies = 0", "players.5.pixies"),
        ("food_tiles = [2, 3, 4]\n", "food_tiles = [2, 3, 10]\n", "players.2.food_tiles"),
        ("copying = [1, 2, 2, 3, 3]", "copying = [1]", "points.copying"),
        ("pass = 5", "pass = 50", "points.pass"),
        // The form of the file.
        ("pass = 5", "pas = 5", "pas"),
        ("hoard = 3", "", "hoard"),
        ("goods = \"A2B2S2G2\"", "goods = \"B2A2\"", "goods"),
        ("honey = 2 ", "honey = \"2\" ", "honey"),
        ("bonus = 1", "bonus = -1", "bonus"),
        ("[goods]", "[goods", "line 5: not TOML"),
    ] {
        let error = refused(from, to);
        assert!(error.contains(field), "{to}: {error:?} does not name {field}");
    }
}

#[test]
fn a_table_brings_its_own_board_and_is_told_line_and_field() {
    let with = |text: &str| {
        let given = Map::from_iter([("board".to_owned(), text.into())]);
        Pixies::new(Options::read(&given, 2).unwrap(), 2)
    };
    let changed = FILE.replace("discs = 4", "discs = 3");
    let game = with(&changed).unwrap();
    assert_eq!(game.start().table.kits[0].discs, 3);
    assert_eq!(game.options().write()["board"], changed, "the record carries it");
    assert!(!with("").unwrap().options().write().contains_key("board"));
    for (from, to, said) in [
        ("pass = 5", "pass = 50", "line 38, field \"points.pass\": 50 is not a whole number from 0 to 30"),
        ("pass = 5", "pas = 5", "line 38, field \"points.pas\": unknown; expected are pass, refusal"),
        ("pass = 5", "pass = \"5\"", "line 38, field \"points.pass\": \"5\" is not a whole number from 0 to 30"),
        ("hoard = 3", "", "line 37, field \"points.hoard\": missing; expected is a whole number from 0 to 20"),
        ("\"A2B1H1\"", "\"B1A2\"", "line 18, field \"pyramid.icons\": “B1A2” is not goods by letter"),
        ("[10, 20, 30, 40, 50]", "[10, 70]", "line 34, field \"score.mines\": the numbers ascend, and are below"),
        ("[goods]", "[goods", "line 5: not TOML"),
    ] {
        let error = with(&FILE.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(error.starts_with(&format!("option \"board\": {said}")), "{error}");
    }
    let error = with(&format!("#{}", "x".repeat(70_000))).unwrap_err().to_string();
    assert!(error.contains("too long: 65536 letters at most"), "{error}");
}

#[test]
fn changed_numbers_change_the_game() {
    let board = Board::parse(&FILE.replace("discs = 4", "discs = 3").replace("dungeon = 60", "dungeon = 70")).unwrap();
    let game = Pixies::with_board(Options::read(&Map::new(), 2).unwrap(), 2, board);
    assert_eq!(game.start().table.kits[0].discs, 3);
}
