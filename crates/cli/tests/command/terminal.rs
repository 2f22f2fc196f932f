//! The terminal game as a person meets it: typed lines in, text out.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

fn feerie(args: &[&str], typed: impl AsRef<[u8]>) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_feerie"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // A program that ends before it has read everything closes the pipe: that is its right.
    let _ = child.stdin.take().expect("piped").write_all(typed.as_ref());
    child.wait_with_output().expect("the binary ends")
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("feerie-terminal-{}-{name}.json", std::process::id()))
}

/// The first move of every list, for ever: a whole game against a bot.
const FIRST_MOVES: &str = "1\n";

#[test]
fn a_whole_game_is_played_saved_replayed_and_verified() {
    let path = file("whole");
    let path_text = path.to_str().unwrap();
    let played = feerie(
        &[
            "play",
            "lutins",
            "--seats",
            "person:Zoé,bot:random",
            "--option",
            "turn_cap=30",
            "--seed",
            "5",
            "--lang",
            "fr",
            "--save",
            path_text,
        ],
        FIRST_MOVES.repeat(200),
    );
    let shown = text(&played);
    assert!(played.status.success(), "{shown}\n{}", String::from_utf8_lossy(&played.stderr));
    assert!(shown.contains("Zoé"), "{shown}");
    assert!(!shown.contains('⟦'), "a word is missing: {shown}");
    assert!(shown.lines().all(|line| line.chars().count() <= 200), "lines fit a terminal");

    let replayed = feerie(&["replay", path_text, "--lang", "en"], "");
    assert!(replayed.status.success());
    assert!(text(&replayed).contains("The game is over."), "{}", text(&replayed));

    let verified = feerie(&["verify", path_text, "--lang", "en"], "");
    assert!(verified.status.success(), "{}", text(&verified));
    std::fs::remove_file(path).unwrap();
}

#[test]
fn a_game_left_halfway_is_saved_and_goes_on() {
    let path = file("half");
    let path_text = path.to_str().unwrap();
    let left = feerie(
        &["play", "lutins", "--seats", "person,bot:random", "--seed", "5", "--lang", "en", "--save", path_text],
        "1\n1\nquit\n",
    );
    assert!(left.status.success());
    let on = feerie(
        &["play", "lutins", "--seats", "person,bot:random", "--load", path_text, "--lang", "en"],
        "undo\nquit\n",
    );
    assert!(text(&on).contains("The last move is taken back."), "{}", text(&on));
    std::fs::remove_file(path).unwrap();
}

#[test]
fn mistakes_get_a_sentence_and_the_game_goes_on() {
    let typed = "999\nnonsense\nT:a1-a1\nwhy T:a1-a1\nwhy T:-\nhint\nmoves T:a\nhelp\nquit\n";
    let shown =
        text(&feerie(&["play", "lutins", "--seats", "person,bot:random", "--seed", "1", "--lang", "en"], typed));
    assert!(shown.contains("There is no move number 999"), "{shown}");
    assert!(shown.contains("LUT-NOTE-1"), "{shown}");
    assert!(shown.contains("LUT-TREE-1") || shown.contains("LUT-TREE-2"), "{shown}");
    assert!(shown.contains("is allowed: go ahead!"), "{shown}");
    assert!(shown.contains("My advice:"), "{shown}");
    assert!(shown.contains("take your last move back"), "{shown}");
    // A line that is no text is no end of the game.
    let args = ["play", "lutins", "--seats", "person,bot:random", "--seed", "1", "--lang", "en"];
    let shown = text(&feerie(&args, b"\xff\xfe\nhelp\nquit\n"));
    assert!(shown.contains("take your last move back"), "{shown}");
}

#[test]
fn two_of_one_name_are_told_apart() {
    let args = ["play", "lutins", "--seats", "bot:random,bot:random", "--option", "turn_cap=10", "--lang", "en"];
    let shown = text(&feerie(&args, ""));
    assert!(shown.contains("Bot (random) 1 is playing") && shown.contains("Bot (random) 2 is playing"), "{shown}");
}

/// Whoever types the beginning of a move is shown how it may go on, by numbers that play just that.
#[test]
fn the_numbers_of_some_moves_are_those_of_all() {
    let args = ["play", "lutins", "--seats", "person,bot:random", "--seed", "1", "--lang", "en"];
    let numbered = |typed: &str| -> Vec<(String, String)> {
        let shown = text(&feerie(&args, typed));
        let words: Vec<&str> = shown.split_whitespace().collect();
        let is_move = |pair: &&[&str]| pair[1].starts_with("T:d") && pair[0].parse::<u32>().is_ok();
        words.windows(2).filter(is_move).map(|pair| (pair[0].to_owned(), pair[1].to_owned())).collect()
    };
    let all = numbered("moves\nquit\n");
    assert!(all.len() > 3 && all[0].0 != "1", "{all:?}");
    assert_eq!(numbered("T:d\nquit\n"), all);
    assert_eq!(numbered("moves T:d\nquit\n"), all);
}

#[test]
fn bad_arguments_are_refused_in_a_sentence() {
    for args in [
        &["play", "chess"][..],
        &["play", "lutins", "--seats", "person"],
        &["play", "lutins", "--seats", "person,alien"],
        &["play", "lutins", "--seats", "person,bot:genius"],
        &["play", "lutins", "--option", "layout=desert"],
        &["play", "lutins", "--option", "layout"],
        &["play", "lutins", "--preset", "nightmare"],
        &["play", "lutins", "--load", "no-such-file.json"],
        &["replay", "no-such-file.json"],
        &["verify", "no-such-file.json"],
        &["perft", "lutins", "--seats", "9"],
    ] {
        let output = feerie(args, "");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success(), "{args:?} was accepted");
        assert!(said.starts_with("feerie: ") && said.trim().len() > 20, "{args:?} said {said:?}");
        assert!(!said.contains("panicked"), "{args:?} said {said:?}");
    }
}

#[test]
fn a_changed_seed_is_found_out() {
    let path = file("changed");
    let path_text = path.to_str().unwrap();
    let args = ["play", "lutins", "--seats", "bot:random,bot:random", "--option", "turn_cap=3", "--save", path_text];
    assert!(feerie(&args, "").status.success());
    let mut record: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    record["seed"] = serde_json::Value::String("ab".repeat(32));
    std::fs::write(&path, record.to_string()).unwrap();
    let verified = feerie(&["verify", path_text, "--lang", "en"], "");
    assert!(!verified.status.success());
    assert!(text(&verified).contains("not the one that was promised"), "{}", text(&verified));
    std::fs::remove_file(path).unwrap();
}

#[test]
fn the_games_are_listed_in_both_languages() {
    for lang in ["fr", "en"] {
        let shown = text(&feerie(&["games", "--lang", lang], ""));
        assert!(shown.contains("lutins") && !shown.contains('⟦'), "{shown}");
    }
}

#[test]
fn rosters_are_checked_with_line_and_field() {
    let path = std::env::temp_dir().join(format!("feerie-roster-{}.toml", std::process::id()));
    let profile = "format = 1\n[[profile]]\nid = \"troll\"\nfr = \"Troll\"\nen = \"Troll\"\ncost = 3\nmove = 9\ndice = 3\narmour = 1\nhealth = 6\nfactions = [\"vilains\"]\n[[profile.act]]\nid = \"club\"\nfr = \"Massue\"\nen = \"Club\"\nneed = \"2\"\ndamage = 2\n";
    std::fs::write(&path, profile).unwrap();
    let path_text = path.to_str().unwrap();
    let refused = feerie(&["armes", "check", path_text], "");
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success());
    assert!(said.contains("line 7") && said.contains("move") && said.contains("9"), "{said}");
    std::fs::write(&path, profile.replace("move = 9", "move = 4")).unwrap();
    assert!(feerie(&["armes", "check", path_text], "").status.success());
    let priced = feerie(&["armes", "warband", "troll,troll,ogre", "--roster", path_text, "--lang", "en"], "");
    assert!(text(&priced).contains("9  / 10") && text(&priced).contains("Villains"), "{}", text(&priced));
    let dear = feerie(&["armes", "warband", "troll,troll,ogre,loup", "--roster", path_text], "");
    assert!(!dear.status.success() && String::from_utf8_lossy(&dear.stderr).contains("ARM-REC-1"));
    std::fs::remove_file(path).unwrap();
}

/// Without a clock everybody at the keyboard is asked aloud, and a saved game goes on.
#[test]
fn reactions_are_asked_aloud_where_there_is_no_clock() {
    let args = ["play", "elementals", "--seats", "person:Ana,person:Ben", "--preset", "no-hurry", "--seed", "3"];
    let played = feerie(&[&args[..], &["--lang", "en"]].concat(), "1\n999\n1\n1\n1\nquit\n");
    assert!(played.status.success(), "{played:?}");
    let shown = text(&played);
    assert!(shown.contains("Ana: slap which card") && shown.contains("Ben: slap which card"), "{shown}");
    assert!(shown.contains("There is no move number 999"), "{shown}");
}

/// What helps at other tables helps there too.
#[test]
fn whoever_is_asked_aloud_may_ask_back() {
    let args = ["play", "elementals", "--seats", "person:Ana,person:Ben", "--preset", "no-hurry", "--seed", "3"];
    let typed = "help\n\nwhy slap:xyz\nwhy none\nhint\nnonsense\nquit\n";
    let shown = text(&feerie(&[&args[..], &["--lang", "en"]].concat(), typed));
    assert_eq!(shown.matches("You can also type:").count(), 2, "{shown}");
    assert!(shown.contains("“none” is allowed: go ahead!"), "{shown}");
    assert!(shown.contains("“slap:xyz”") && shown.contains("“nonsense”"), "{shown}");
    assert_eq!(shown.matches("may not play").count(), 2, "an empty line is no move: {shown}");
}

/// Whoever meets Écho shows first how quick they are; typed reactions take a second each.
#[test]
fn whoever_meets_a_bot_that_fits_itself_practises_first() {
    let args = ["play", "elementals", "--seats", "bot:echo,person:Ana", "--seed", "3", "--lang", "en"];
    let shown = text(&feerie(&args, "1\n".repeat(60)));
    let practice = shown.find("First some cards to practise").expect("practice");
    assert!(shown[practice..].contains("Ana: slap which card"), "{shown}");
    assert_eq!(shown.matches("First some cards").count(), 1, "the game follows");
    let calm = [&args[..], &["--preset", "no-hurry"]].concat();
    assert!(!text(&feerie(&calm, "quit\n")).contains("First some cards"), "nobody is quick without a clock");
}
