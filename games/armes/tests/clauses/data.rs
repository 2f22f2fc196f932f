//! ARM-DATA: what a roster file may say, and how errors tell what is wrong.

use feerie_armes::roster::{BASE, Roster};
use feerie_armes::warband;
use serde_json::json;

use crate::table::{open, problem};

const GNAT: &str = r#"
[[profile]]
id = "gnat"
fr = "Moucheron"
en = "Gnat"
cost = 1
move = 3
dice = 1
armour = 0
health = 1
factions = ["fees"]
[[profile.act]]
id = "sting"
fr = "Piqûre"
en = "Sting"
need = "1+"
damage = 1
"#;

fn extra(text: &str) -> String {
    format!("format = 1\n{text}")
}

fn fails(text: &str) -> String {
    Roster::parse(text).expect_err("the file is refused").to_string()
}

/// The same file with one piece of text replaced.
fn spoilt(from: &str, to: &str) -> String {
    assert!(GNAT.contains(from));
    fails(&extra(&GNAT.replace(from, to)))
}

/// ARM-DATA-1.
#[test]
fn data_1_a_file_adds_and_replaces() {
    let base = Roster::base();
    assert_eq!((base.factions.len(), base.profiles.len(), base.pieces.len()), (5, 26, 10));
    let more = Roster::parse(&extra(GNAT)).unwrap();
    assert_eq!(more.profile("gnat"), Some(26), "a new id comes after the others");
    let ogre = Roster::parse(&extra(&GNAT.replace("\"gnat\"", "\"pixie\""))).unwrap();
    assert_eq!((ogre.profile("pixie"), ogre.profiles[0].health), (Some(0), 1), "a known id keeps its place");
    assert_eq!(Roster::parse(" \n").unwrap(), *base, "a blank text is none");
}

#[test]
fn data_1_errors_say_line_field_and_what_was_expected() {
    assert_eq!(
        spoilt("move = 3", "move = 9"),
        "line 8, profile \"gnat\", field \"move\": 9 is not a whole number from 1 to 8 (ARM-DATA-3)"
    );
    assert_eq!(spoilt("dice = 1", "dise = 1").split(": ").next(), Some("line 9, profile \"gnat\", field \"dise\""));
    assert!(spoilt("fr = \"Moucheron\"", "fr = \"\"").starts_with("line 5, profile \"gnat\", field \"fr\": empty"));
    assert!(spoilt("cost = 1", "cost = \"1\"").contains("\"1\" is not a whole number from 1 to 20"));
    assert!(spoilt("id = \"gnat\"", "id = \"Gnat\"").contains("ARM-DATA-1"));
    assert!(fails("[[profile]]").starts_with("line 1, field \"format\": missing"));
    assert!(fails("format = 2").contains("2 is not 1"));
    assert!(fails("format = 1\nx = 1").starts_with("line 2, field \"x\": unknown"));
    assert!(fails("format = 1\n[[profile").starts_with("line 2: not TOML"));
    assert!(fails(&extra(&format!("{GNAT}{GNAT}"))).contains("given twice"));
    assert!(problem(json!({"extra": "format = 2"})).contains("extra"), "the table is refused with bad_option");
}

/// ARM-DATA-2.
#[test]
fn data_2_factions_have_known_bonuses() {
    let faction = |permanent: &str, activated: &str| {
        let texts = "fr = \"x\"\nen = \"x\"";
        extra(&format!(
            "[[faction]]\nid = \"elfes\"\n{texts}\n[faction.permanent]\n{permanent}\n{texts}\n[faction.activated]\n{activated}\n{texts}"
        ))
    };
    assert!(
        Roster::parse(&faction("kind = \"plunder\"\nvalue = 4", "kind = \"shift\"\nvalue = 3\nwithin = 0")).is_ok()
    );
    assert!(fails(&faction("kind = \"magic\"", "kind = \"fresh\"")).contains("is not one of feather, regeneration"));
    assert!(
        fails(&faction("kind = \"plunder\"\nvalue = 1", "kind = \"fresh\""))
            .contains("1 is not a whole number from 2 to 6")
    );
    assert!(
        fails(&faction("kind = \"feather\"\nvalue = 1", "kind = \"fresh\"")).contains("this kind of bonus has none")
    );
    assert!(
        fails(&faction("kind = \"feather\"", "kind = \"aim\"\nvalue = 5")).contains("activated, field \"value\": 5")
    );
}

/// ARM-DATA-3.
#[test]
fn data_3_profiles_stay_within_their_ranges() {
    assert!(spoilt("[\"fees\"]", "[\"elves\"]").contains("there is no faction “elves”"));
    assert!(spoilt("[\"fees\"]", "[]").contains("one or more factions"));
    assert!(spoilt("[\"fees\"]", "[\"fees\", \"fees\"]").contains("given twice"));
    assert!(spoilt("health = 1", "health = 1\nrules = [\"agile\", \"agile\"]").contains("given twice"));
    assert!(spoilt("health = 1", "health = 1\nrules = [\"bite(0,1)\"]").contains("bite(R,D)"));
    assert!(spoilt("health = 1", "health = 21").contains("21 is not a whole number from 1 to 20"));
}

/// ARM-DATA-4.
#[test]
fn data_4_actions_make_sense() {
    for (act, part) in [
        ("need = \"0\"", "is not a text"),
        ("need = \"1\"\nrange = 1\ndamage = 1", "1 is not a whole number from 2 to 46"),
        ("need = \"1\"\nrange = \"far\"\ndamage = 1", "\"sight\""),
        ("need = \"1\"\npush = 1\npull = 1", "at most one of push"),
        ("need = \"1\"\nrange = 4\ncharge = 1\ndamage = 1", "may charge"),
        ("need = \"1\"\nheal = 1\ndamage = 1", "nothing but dodge"),
        ("need = \"1+\"\nflames = 1", "needs damage or heal"),
        ("need = \"1\"\nfreeze = true", "does nothing"),
        ("need = \"1\"\ndamage = 10", "10 is not a whole number from 0 to 9"),
    ] {
        assert!(spoilt("need = \"1+\"\ndamage = 1", act).contains(part), "{act}");
    }
}

/// ARM-DATA-5.
#[test]
fn data_5_pieces_are_whole() {
    let piece = |rest: &str| extra(&format!("[[piece]]\nid = \"mare\"\nfr = \"Mare\"\nen = \"Pond\"\n{rest}"));
    let roster =
        Roster::parse(&piece("move = \"open\"\nsight = \"flat\"\nshape = [\"...\", \".#.\", \".##\"]")).unwrap();
    let turns = &roster.pieces[10].turns;
    assert!(turns.iter().all(Option::is_some), "four different footprints, empty edges left out");
    assert!(fails(&piece("move = \"open\"\nsight = \"high\"\nshape = [\"#\"]")).contains("“high” goes only with"));
    assert!(fails(&piece("move = \"open\"\nsight = \"flat\"\nshape = [\"#.\", \".#\"]")).contains("not in one part"));
    assert!(fails(&piece("move = \"open\"\nsight = \"flat\"\nshape = [\"##\", \"#\"]")).contains("equal length"));
    let base = Roster::base();
    let count = |id: &str| base.pieces.iter().find(|p| p.id == id).unwrap().turns.iter().flatten().count();
    assert_eq!(["tour", "muret", "haie", "bosquet"].map(count), [1, 2, 4, 2]);
}

/// ARM-DATA-6, ARM-SET-8.
#[test]
fn data_6_maps_keep_the_distances_of_the_set_up() {
    let map = BASE.split("[[map]]").nth(1).unwrap().replace("clairiere", "pre");
    let with = |from: &str, to: &str| Roster::parse(&extra(&format!("[[map]]{}", map.replace(from, to))));
    assert!(with("", "").is_ok());
    for (from, to, part) in [
        ("tour:0:q13", "tour:0:g13", "ARM-SET-4"),
        ("tour:0:q13", "tour:1:q13", "no such turn"),
        ("tour:0:q13", "phare:0:q13", "no such piece"),
        ("\"g9\"", "\"a9\"", "ARM-SET-6"),
        ("\"g9\"", "\"h13\"", "ARM-SET-7"),
        ("\"m19\"]", "\"l9\"]", "ARM-SET-8"),
        ("\"l8\"", "\"n8\"", "given twice"),
        ("\"l8\"", "\"g11\"", "may stand"),
        ("\"l8\"", "\"m14\"", "enemy lair"),
        ("\"l8\", ", "", "instead of 10"),
    ] {
        assert!(with(from, to).expect_err(to).to_string().contains(part), "{to}");
    }
    let mire = "format = 1\n[[piece]]\nid = \"tour\"\nfr = \"x\"\nen = \"x\"\nmove = \"block\"\nsight = \"high\"\nshape = [\"######\"]";
    assert!(fails(mire).starts_with("base data, line"), "a new piece must still fit the old maps");
}

/// ARM-DATA-7.
#[test]
fn data_7_bands_are_of_known_figures() {
    let band = |id: &str, card: &str, figures: &str| {
        extra(&format!("[[band]]\nid = \"{id}\"\nfr = \"x\"\nen = \"x\"\ncard = \"{card}\"\nfigures = [{figures}]"))
    };
    assert!(Roster::parse(&band("mix", "", "\"ogre\", \"pixie\"")).is_ok());
    assert!(fails(&band("table", "", "\"ogre\"")).contains("recruiting at the table"));
    assert!(fails(&band("mix", "fees", "\"ogre\", \"pixie\"")).contains("“ogre” is not of the faction"));
    assert!(fails(&band("mix", "", "\"dwarf\"")).contains("there is no profile"));
    assert!(fails(&band("mix", "", "")).contains("0 entries; expected are 1 to 10"));
    assert!(fails(&band("mix", "", &["\"noire\""; 6].join(", "))).contains("worth 24, at most 20"));
}

/// ARM-OPT-1.
#[test]
fn opt_1_unknown_options_and_values_refuse_the_table() {
    for (options, wrong) in [
        (json!({"colour": 1}), "colour"),
        (json!({"setup": "slow"}), "setup"),
        (json!({"rounds": 10}), "rounds"),
        (json!({"points": 3}), "points"),
        (json!({"map": "nowhere"}), "map"),
        (json!({"band0": "pixie,dwarf"}), "band0"),
        (json!({"band0": "fees1", "points": 9}), "band0"),
        (json!({"extra": 1}), "extra"),
    ] {
        let refused = open(options.clone()).err();
        let named = matches!(&refused, Some(feerie_core::SetupError::Option { name, .. }) if name == wrong);
        assert!(named, "{options}: {refused:?}");
        let rule = refused.and_then(|error| error.clause()).map(|clause| clause.id());
        // A band has clauses of its own.
        let clause = if options == json!({"band0": "pixie,dwarf"}) {
            "ARM-REC-2"
        } else if wrong == "band0" {
            "ARM-REC-1"
        } else {
            "ARM-OPT-1"
        };
        assert_eq!(rule, Some(clause), "{options}");
    }
}

/// ARM-REC-1.
#[test]
fn a_band_can_be_priced_before_play() {
    let priced = warband::check(Roster::base(), &["marraine", "neige"], 10).unwrap();
    assert_eq!((priced.value, priced.shared), (5, vec![3]));
    let error = warband::check(Roster::base(), &["noire", "noire", "reine"], 10).unwrap_err();
    assert_eq!(error.to_string(), "12 points; the table allows 10 (ARM-REC-1)");
}
