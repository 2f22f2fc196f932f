//! The numbers for learning.

use feerie_core::encode::{Encode, groups, plain_groups};
use feerie_core::laws::{default_rules, encoding_holds};
use feerie_core::{Game, Observer, Seat};
use feerie_elfe::Elfe;

#[test]
fn views_and_actions_are_told_apart() {
    for seed in 0..40 {
        encoding_holds::<Elfe>(seed, 400);
    }
}

/// The numbers of features keep their meaning: whoever changes one raises the version and looks at this list.
#[test]
fn features_keep_their_meaning() {
    let game: Elfe = default_rules(2);
    let view = game.view(&game.start(), Observer::Seat(Seat(0)));
    let plain = ("plain features", Elfe::PLAIN_TOKENS, plain_groups(&game, &view, Seat(0)));
    let all = ("features", Elfe::TOKENS, groups(&game, &view, Seat(0)));
    let mut table = format!("version {}\n", Elfe::VERSION);
    for (title, tokens, groups) in [plain, all] {
        table += &format!("{title}, {tokens} tokens\n");
        for group in groups {
            table += &format!("{:5} {:4}  {}\n", group.start, group.len, group.name);
        }
    }
    insta::assert_snapshot!(table);
}
