//! The numbers for learning.

use feerie_armes::Armes;
use feerie_armes::options::Options;
use feerie_core::encode::{Encode, groups};
use feerie_core::laws::{default_rules, encoding_holds};
use feerie_core::{Game, Observer, Options as _, Seat};

#[test]
fn views_and_actions_are_told_apart() {
    for seed in 0..40 {
        encoding_holds::<Armes>(seed, 400);
    }
}

/// The numbers of features keep their meaning: whoever changes one raises the version and looks at this list.
#[test]
fn features_keep_their_meaning() {
    let game: Armes = default_rules(2);
    let view = game.view(&game.start(), Observer::Seat(Seat(0)));
    let mut table = format!("version {}, {} tokens\n", Armes::VERSION, Armes::TOKENS);
    for group in groups(&game, &view, Seat(0)) {
        table += &format!("{:5} {:4}  {}\n", group.start, group.len, group.name);
    }
    insta::assert_snapshot!(table);
}

/// The weights that are shipped fit the encoding as it is, and play where they were trained to: at tables of ready-made
/// bands and otherwise default options.
#[test]
fn what_was_learnt_is_for_ready_made_bands() {
    use feerie_core::Heuristic;
    let has_guide = |options: &str| {
        let given = serde_json::from_str(options).unwrap();
        Armes::new(Options::read(&given, 2).unwrap(), 2).unwrap().guide().is_some()
    };
    assert_eq!(Armes::INFO.masters, [2]);
    assert!(has_guide("{}"));
    assert!(has_guide(r#"{"band0":"vilains2","band1":"licornes1","map":"carrefour"}"#));
    for other in [r#"{"setup":"map"}"#, r#"{"rounds":3}"#, r#"{"band0":"table"}"#, r#"{"band1":"bucheron,bucheron"}"#] {
        assert!(!has_guide(other), "{other}");
    }
}
