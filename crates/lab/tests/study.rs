//! A plan from its text to its report: what is refused, what is kept, and that it is always the same.

use feerie_lab::arena::{Progress, Quiet};
use feerie_lab::plan::Plan;
use feerie_lab::{report, run};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

const PLAN: &str = r#"format = 1
game = "elfe"
deals = 300
seed = 5
bots = ["greedy"]
[[factor]]
option = "win"
values = ["contact", "court"]
"#;

fn plan(text: &str) -> Plan {
    Plan::read("trial", text, Path::new("")).unwrap()
}

/// All files of games, in order, with what they hold.
fn games(place: &Path) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    for shelf in fs::read_dir(place.join("games")).unwrap() {
        for file in fs::read_dir(shelf.unwrap().path()).unwrap() {
            let path = file.unwrap().path();
            files.push((path.strip_prefix(place).unwrap().to_owned(), fs::read_to_string(&path).unwrap()));
        }
    }
    files.sort();
    files
}

fn whole(place: &Path, text: &str, threads: usize) {
    let done = run::run(&plan(text), place, threads, &Quiet, &AtomicBool::new(false)).unwrap();
    assert!(done.is_whole(), "{done:?}");
}

#[test]
fn what_is_wrong_with_a_plan_is_said_with_its_line() {
    for (from, to, said) in [
        ("format = 1", "format = 2", "line 1: format: 2 is not known"),
        ("\"elfe\"", "\"elf\"", "line 2: game: no game is called \"elf\""),
        ("deals = 300", "deals = 0", "line 3: deals: 0 is not a number from 1"),
        ("deals = 300", "deals = \"many\"", "line 3: deals: invalid type: string \"many\", expected a whole number"),
        ("deals = 300", "deals = 300\nseats = 9", "line 4: seats: 9: this game takes 2 to 6"),
        ("[\"greedy\"]", "[\"wise\"]", "line 5: bots: no bot is called \"wise\""),
        ("[\"greedy\"]", "[\"greedy\", \"greedy\"]", "line 5: bots: greedy is named twice"),
        ("[\"greedy\"]", "[\"strong:0\"]", "line 5: bots: \"strong:0\""),
        (
            "[\"greedy\"]",
            "[\"strong:1000001\"]",
            "line 5: bots: \"strong:1000001\": write a level and a number of iterations from 1 to",
        ),
        ("seed = 5", "seed = -5", "line 4: seed: -5 is below 0"),
        ("deals = 300", "deals = 300\nseats = -1", "line 4: seats: -1: this game takes 2 to 6"),
        (
            "[[factor]]",
            "report = { headline = [\"trns\"] }\n[[factor]]",
            "line 6: report: no metric is called \"trns\"; there are order.first",
        ),
        (
            "[[factor]]",
            "report = { matters = { turns = -1.0 } }\n[[factor]]",
            "line 6: report: turns: -1 is no difference",
        ),
        ("\"court\"", "\"contact\"", "line 6: factor: win has the value contact twice"),
        ("[[factor]]", "mood = 3\n[[factor]]", "line 6: mood: unknown field `mood`"),
        ("option = \"win\"", "option = \"wins\"", "line 6: factor: wins contact: option \"wins\""),
        ("\"court\"", "\"kort\"", "line 6: factor: win kort: option \"win\": \"kort\" is not offered"),
        (", \"court\"", "", "line 6: factor: win needs at least two values"),
        ("values = [\"contact\", \"court\"]", "files = [\"none.toml\"]", "line 6: factor: none.toml"),
    ] {
        let text = PLAN.replace(from, to);
        assert_ne!(text, PLAN);
        let error = Plan::read("trial", &text, Path::new("")).unwrap_err().to_string();
        assert!(error.starts_with(said), "{error:?} does not begin with {said:?}");
    }
}

#[test]
fn factors_are_taken_one_at_a_time_or_in_a_grid() {
    let two = format!("{PLAN}[[factor]]\nseats = [2, 3, 4]\n");
    let labels = |text: &str| plan(text).variants.iter().map(|variant| variant.label()).collect::<Vec<_>>();
    assert_eq!(
        labels(&two),
        ["win contact, seats 2", "win court, seats 2", "win contact, seats 3", "win contact, seats 4"]
    );
    assert_eq!(labels(&two.replace("seed = 5", "seed = 5\nkind = \"grid\"")).len(), 6);
    let cross =
        "format = 1\ngame = \"elfe\"\ndeals = 2\ncross = { options = [\"deal\", \"kiss\"], values = [\"a\", \"b\"] }\n";
    assert!(Plan::read("trial", cross, Path::new("")).is_err(), "values of a cross are checked like all others");
}

struct StopAfter<'a>(u32, &'a AtomicBool);

impl Progress for StopAfter<'_> {
    fn done(&self, games: u32, _of: u32) {
        if games >= self.0 {
            self.1.store(true, Ordering::Relaxed);
        }
    }
}

#[test]
fn a_run_that_was_stopped_or_killed_goes_on_to_the_same_bytes() {
    let (once, stopped) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    whole(once.path(), PLAN, 1);
    let cancel = AtomicBool::new(false);
    let done = run::run(&plan(PLAN), stopped.path(), 3, &StopAfter(100, &cancel), &cancel).unwrap();
    assert!((100..600).contains(&done.games), "{done:?}");
    let unfinished = report::write(stopped.path()).unwrap();
    let html = fs::read_to_string(unfinished.html).unwrap();
    assert!(html.contains("class=\"banner\"") && !html.contains("class=\"said\""), "no conclusions before the end");
    // A machine that loses its power in the middle of a line.
    let part = stopped.path().join("games/0/0000.jsonl.part");
    let bytes = fs::read(&part).unwrap();
    fs::write(&part, &bytes[..bytes.len() - 30]).unwrap();
    whole(stopped.path(), PLAN, 2);
    assert_eq!(games(once.path()), games(stopped.path()));
    assert_eq!(games(once.path()).len(), 4, "two blocks of each variant, and nothing half-written");
}

#[test]
fn a_folder_belongs_to_one_plan_and_to_one_run_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let small = PLAN.replace("300", "2");
    whole(folder.path(), &small, 1);
    let before = games(folder.path());
    let refused =
        |text: &str| run::run(&plan(text), folder.path(), 1, &Quiet, &AtomicBool::new(false)).unwrap_err().to_string();
    assert!(refused(&small.replace("seed = 5", "seed = 6")).contains("its games were played by another plan"));
    assert!(refused(&PLAN.replace("300", "3")).contains("its games were played by another plan"));
    let held = run::folder::Folder::open(folder.path(), &plan(&small)).unwrap();
    assert!(refused(&small).contains("another run is writing there"));
    drop(held);
    let header = folder.path().join("run.json");
    let text = fs::read_to_string(&header).unwrap();
    fs::write(&header, text.replace("\"edition\": ", "\"edition\": 9")).unwrap();
    assert!(refused(&small).contains("edition 9"));
    fs::write(&header, text.replace("\"format\": ", "\"format\": 9")).unwrap();
    assert!(refused(&small).contains("format 9"));
    assert!(report::write(folder.path()).unwrap_err().contains("written in format 9"));
    fs::write(&header, "{").unwrap();
    assert!(refused(&small).contains("not the header of a run"));
    assert_eq!(games(folder.path()), before, "who is refused changes nothing");
}

#[test]
fn what_cannot_be_written_leaves_nothing_that_passes_for_a_report() {
    let folder = tempfile::tempdir().unwrap();
    assert!(report::write(folder.path()).unwrap_err().contains("there is no run in this folder"));
    assert!(!folder.path().join("out").exists());
    whole(folder.path(), &PLAN.replace("300", "2"), 1);
    // The place of the report is taken by a folder: renaming fails as late as it can.
    fs::create_dir_all(folder.path().join("out/report.html/full")).unwrap();
    report::write(folder.path()).unwrap_err();
    let left: Vec<_> = fs::read_dir(folder.path().join("out")).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().ends_with(".part")), "{left:?}");
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(run::run(&plan(PLAN), &file, 1, &Quiet, &AtomicBool::new(false)).is_err());
}

#[test]
fn a_report_stands_alone_and_says_what_differs_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    whole(folder.path(), PLAN, 2);
    let written = report::write(folder.path()).unwrap();
    let html = fs::read_to_string(&written.html).unwrap();
    assert!(
        !html.contains("⟦"),
        "a word is missing: {}",
        html.split('⟦').nth(1).unwrap_or_default().split('⟧').next().unwrap()
    );
    for outside in ["http://", "https://", "src=", "url(", "@import", "<link"] {
        assert!(!html.contains(outside), "{outside} would ask for something");
    }
    assert!(html.len() < 1_500_000, "{} bytes", html.len());
    for said in ["1st to play", "2nd to play", "1er à jouer", "2e à jouer", "(p\u{a0}=\u{a0}0"] {
        assert!(html.contains(said), "{said}");
    }
    assert!(!html.contains("= ="), "a sign twice");
    // Courtship lasts longer: that is plain after 300 deals.
    assert!(html.contains("the number of turns is") && html.contains("le nombre de tours est de"));
    let json: serde_json::Value = serde_json::from_str(&fs::read_to_string(&written.json).unwrap()).unwrap();
    let turns = json["comparisons"].as_array().unwrap().iter().find(|one| one["metric"] == "turns").unwrap();
    assert_eq!(turns["verdict"], "differs", "{turns}");
    assert!(turns["low"].as_f64().unwrap() > 0.0 && turns["rho"].as_f64().is_some());
    let again = html.clone();
    report::write(folder.path()).unwrap();
    assert_eq!(fs::read_to_string(&written.html).unwrap(), again, "made again from the data it is the same");
}

#[test]
fn chance_brings_nothing_on_the_average_and_a_game_without_any_has_no_luck() {
    let folder = tempfile::tempdir().unwrap();
    whole(folder.path(), &PLAN.replace("values = [\"contact\", \"court\"]", "values = [\"court\", \"contact\"]"), 2);
    let games = run::folder::read(folder.path()).unwrap();
    for lines in &games.lines {
        let luck: Vec<f64> = lines.iter().map(|line| f64::from(line.luck[0])).collect();
        let mean = feerie_lab::stats::paired::Mean::of(&luck).unwrap();
        let error = mean.spread / (luck.len() as f64).sqrt();
        assert!(mean.mean.abs() < 4.0 * error, "{mean:?}");
        assert!(lines.iter().any(|line| line.luck[0].abs() > 0.1), "but it brings something in a game");
    }
    let other = tempfile::tempdir().unwrap();
    let text = "format = 1\ngame = \"lutins\"\ndeals = 2\nbots = [\"random\"]\noptions = { turn_cap = 40 }\n";
    whole(other.path(), text, 1);
    let games = run::folder::read(other.path()).unwrap();
    assert!(games.lines[0].iter().all(|line| line.chance == 0 && line.luck.iter().all(|&luck| luck == 0.0)));
}
