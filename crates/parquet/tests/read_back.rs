//! The tables hold what the lines hold.

use feerie_lab::arena::Progress;
use feerie_lab::plan::Plan;
use feerie_lab::run::{self, folder};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::{Field, Row};
use std::fs::File;
use std::path::Path;
use std::sync::atomic::AtomicBool;

struct Quiet;

impl Progress for Quiet {
    fn done(&self, _games: u32, _of: u32) {}
}

const PLAN: &str = r#"
format = 1
game = "elfe"
bots = ["greedy", "random"]
deals = 6
seed = 3
factor = [{ option = "win", values = ["contact", "court"] }]
"#;

/// A game without maps: those stay in the lines.
const NO_MAPS: &str =
    "format = 1\ngame = \"elementals\"\nbots = [\"fair\"]\ndeals = 2\nseed = 3\noptions = { turn_cap = 60 }";

fn played(place: &Path, plan: &str) -> folder::Games {
    let plan = Plan::read("small", plan, Path::new("")).unwrap();
    run::run(&plan, place, 2, &Quiet, &AtomicBool::new(false)).unwrap();
    folder::read(place).unwrap()
}

fn rows(place: &Path, table: &str) -> Vec<Row> {
    let reader = SerializedFileReader::new(File::open(place.join(format!("out/{table}.parquet"))).unwrap()).unwrap();
    reader.get_row_iter(None).unwrap().map(Result::unwrap).collect()
}

fn cell<'a>(row: &'a Row, name: &str) -> &'a Field {
    row.get_column_iter().find(|(column, _)| *column == name).unwrap_or_else(|| panic!("no column {name}")).1
}

#[test]
fn tables_hold_what_the_lines_hold() {
    let place = tempfile::tempdir().unwrap();
    let games = played(place.path(), PLAN);
    let files = feerie_parquet::write(place.path()).unwrap();
    assert_eq!(files.len(), 5);
    let lines: Vec<_> = games.lines.iter().flatten().collect();
    let table = rows(place.path(), "games");
    assert_eq!((lines.len(), table.len()), (24, 24), "two variants, six deals, two lineups");
    for (line, row) in lines.iter().zip(&table) {
        assert_eq!(cell(row, "variant"), &Field::Int(line.v as i32));
        assert_eq!(cell(row, "deal"), &Field::Int(line.i as i32));
        assert_eq!(cell(row, "lineup"), &Field::Int(line.l as i32));
        assert_eq!(cell(row, "turns"), &Field::Int(line.turns as i32));
        assert_eq!(cell(row, "end"), &Field::Str(line.end.clone()));
        let win = if line.v == 0 { "contact" } else { "court" };
        assert_eq!(cell(row, "f.win"), &Field::Str(win.to_owned()));
    }
    let seats = rows(place.path(), "seats");
    assert_eq!(seats.len(), 48);
    for (n, row) in seats.iter().enumerate() {
        let (line, seat) = (lines[n / 2], n % 2);
        assert_eq!(cell(row, "seat"), &Field::Int(seat as i32));
        assert_eq!(cell(row, "place"), &Field::Int(line.places[seat].into()));
        assert_eq!(cell(row, "share"), &Field::Double(line.shares()[seat]));
        let bot = if (seat + line.l as usize).is_multiple_of(2) { "greedy" } else { "random" };
        assert_eq!(cell(row, "bot"), &Field::Str(bot.to_owned()));
    }
    let uses = rows(place.path(), "uses");
    assert_eq!(uses.len(), lines.iter().map(|line| line.u.len()).sum::<usize>());
    let taken: u32 = lines.iter().flat_map(|line| &line.u).map(|used| used.3).sum();
    let read: i32 = uses.iter().map(|row| if let Field::Int(n) = cell(row, "taken") { *n } else { 0 }).sum();
    assert_eq!(read, taken as i32);
    let chances = rows(place.path(), "chances");
    assert_eq!(chances.len(), lines.iter().map(|line| 2 * line.p.len()).sum::<usize>());
}

#[test]
fn sums_of_the_games_own_numbers_agree() {
    let place = tempfile::tempdir().unwrap();
    let games = played(place.path(), NO_MAPS);
    feerie_parquet::write(place.path()).unwrap();
    let own = |row: &Row| -> f64 {
        let number = |(name, field): (&String, &Field)| match field {
            Field::Double(value) if name.starts_with("q.") => Some(*value),
            _ => None,
        };
        row.get_column_iter().filter_map(number).sum()
    };
    let read: f64 = ["games", "seats"].iter().flat_map(|table| rows(place.path(), table)).map(|row| own(&row)).sum();
    let written: f64 = games.lines.iter().flatten().flat_map(|line| &line.q).map(|(_, value)| value).sum();
    assert!((read - written).abs() < 1e-6, "{read} read, {written} written");
}

#[test]
fn every_column_is_explained_and_a_run_without_games_says_so() {
    let place = tempfile::tempdir().unwrap();
    let error = feerie_parquet::write(place.path()).unwrap_err();
    assert!(error.ends_with("there is no run in this folder"), "{error}");
    assert!(!place.path().join("out").exists());
    played(place.path(), PLAN);
    feerie_parquet::write(place.path()).unwrap();
    let page = std::fs::read_to_string(place.path().join("out/schema.md")).unwrap();
    for table in ["games", "seats", "uses", "chances"] {
        assert!(page.contains(&format!("## {table}.parquet")));
        for (name, _) in rows(place.path(), table)[0].get_column_iter() {
            assert!(page.contains(&format!("| `{name}` | ")), "{table}: {name}");
        }
    }
}
