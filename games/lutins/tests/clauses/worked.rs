//! The worked example of the rules, section 5.

use serde_json::json;

use crate::board::Table;

/// LUT-TREE-4, LUT-SLIDE-2, LUT-SECOND-2
#[test]
fn the_worked_example() {
    let mut table = Table::new(4);
    table.play("T:b3-a3");
    assert_eq!(table.why("L:Sd-d3"), "ok", "the tree on d4 stops it");
    assert_eq!(table.legal_from("L:Sd-d3-"), ["L:Sd-d3-b3"], "east is the tree on e3");
    assert_eq!(table.why("L:Sd-d2"), "LUT-SLIDE-2");
    assert_eq!(table.why("L:Sd-d3-c3"), "LUT-SLIDE-2");
    assert_eq!(table.why("L:Sd-d3-e3"), "LUT-SLIDE-6");
    assert_eq!(
        table.play("L:Sd-d3-b3"),
        [
            json!({"event": "slide", "colour": "blue", "from": "Sd", "to": "d3"}),
            json!({"event": "slide", "colour": "blue", "from": "d3", "to": "b3"}),
            json!({"event": "turn", "seat": 1, "turn": 2}),
        ]
    );
    assert_eq!(table.why("T:a3-a4"), "LUT-TREE-4");
    assert!(table.legal_from("T:a3-").is_empty());
}

/// LUT-SETUP-1: the layouts keep what the rules say of them.
#[test]
fn in_the_groves_nobody_gets_home_in_the_first_turn_and_in_the_clearing_four_openings_do() {
    for (layout, n_openings) in [("bosquets", 0), ("clairiere", 4)] {
        for colour in ["blue", "yellow", "violet", "red"] {
            let table = Table::with(4, json!({"layout": layout, "colour0": colour}));
            let homes = |step: &String| {
                let mut next = table.clone();
                next.play(step);
                let is_home =
                    |step: &String| step.rsplit('-').next().is_some_and(|end| end.starts_with(char::is_uppercase));
                next.legal().iter().filter(|&step| is_home(step)).count()
            };
            assert_eq!(table.legal().iter().map(homes).sum::<usize>(), n_openings, "{layout}, {colour}");
        }
    }
}
