//! A small workspace in a temporary folder, clean at first; each test breaks one thing and names the complaint.

use super::*;
use std::fs;
use tempfile::TempDir;

const RULES: &str = "# Toy\n\n- **TOY-TREE-1** Trees stand. See TOY-TREE-9.\n- **TOY-TREE-2b** Trees step.\n";
const CLAUSES: &str =
    "feerie_core::clauses! {\n    /// Trees stand.\n    TREE_1 = \"TOY-TREE-1\";\n    TREE_2B = \"TOY-TREE-2b\";\n}\n";
const TREE: &str = "/// TOY-TREE-1.\nfn may_stand() {}\n\nfn may_step() -> Clause {\n    clauses::TREE_2B\n}\n\n#[cfg(test)]\nmod tests {\n    /// TOY-TREE-1.\n    #[test]\n    fn tree_1_trees_stand() {}\n}\n";
const TESTS: &str = "/// TOY-TREE-2b: one square.\n#[test]\nfn trees_step() {}\n";
const FR: &str = "TOY-TREE-1 = Les arbres restent.\nTOY-TREE-2b = Les arbres avancent.\nevent-toy-step = { $from }\n";
const EN: &str = "TOY-TREE-1 = Trees stand.\nTOY-TREE-2b = Trees step.\nevent-toy-step = { $from }\n";

struct Sample(TempDir);

impl Sample {
    fn clean() -> Sample {
        let sample = Sample(tempfile::tempdir().unwrap());
        sample.write("locales/fr.ftl", "points = { $n }\n");
        sample.write("locales/en.ftl", "points = { $n }\n");
        sample.write("crates/words/src/lib.rs", "fn won() {\n    say(\"points\");\n}\n");
        sample.write("crates/core/Cargo.toml", "[dependencies]\nserde = \"1\"\n");
        sample.write("crates/table/Cargo.toml", "[dependencies]\nfeerie-core.workspace = true\nserde = \"1\"\n");
        sample.write(
            "games/toy/Cargo.toml",
            "[dependencies]\nfeerie-core.workspace = true\n[dev-dependencies]\nfeerie-bots = \"1\"\n",
        );
        sample.write("games/toy/RULES.md", RULES);
        sample.write("games/toy/src/clauses.rs", CLAUSES);
        sample.write("games/toy/src/rules/tree.rs", TREE);
        sample.write("games/toy/tests/clauses.rs", TESTS);
        sample.write("games/toy/locales/fr.ftl", FR);
        sample.write("games/toy/locales/en.ftl", EN);
        sample
    }

    fn write(&self, place: &str, text: &str) {
        let file = self.0.path().join(place);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    }

    fn remove(&self, place: &str) {
        fs::remove_file(self.0.path().join(place)).unwrap();
    }

    fn failures(&self) -> Vec<String> {
        check(self.0.path()).unwrap().failures
    }
}

#[test]
fn a_clean_workspace_passes() {
    let report = check(Sample::clean().0.path()).unwrap();
    assert!(report.failures.is_empty() && report.notes.is_empty(), "{report:?}");
}

#[test]
fn an_empty_workspace_only_lacks_its_words() {
    let empty = Sample(tempfile::tempdir().unwrap());
    assert_eq!(empty.failures(), ["locales/fr.ftl is missing", "locales/en.ftl is missing"]);
}

#[test]
fn a_game_has_rules() {
    let sample = Sample::clean();
    sample.remove("games/toy/RULES.md");
    assert_eq!(sample.failures(), ["games/toy/RULES.md is missing"]);
}

#[test]
fn a_clause_has_a_constant() {
    let sample = Sample::clean();
    sample.write("games/toy/src/clauses.rs", &CLAUSES.replace("    TREE_1 = \"TOY-TREE-1\";\n", ""));
    assert_eq!(sample.failures(), ["TOY-TREE-1 has no constant in games/toy/src/clauses.rs"]);
}

#[test]
fn a_constant_has_a_clause() {
    let sample = Sample::clean();
    sample.write(
        "games/toy/src/clauses.rs",
        &CLAUSES.replace("    TREE_2B", "    TREE_7 = \"TOY-TREE-7\";\n    TREE_2B"),
    );
    assert_eq!(sample.failures(), ["TOY-TREE-7 has a constant, but games/toy/RULES.md does not define it"]);
}

#[test]
fn a_clause_has_a_home_outside_tests() {
    let sample = Sample::clean();
    // The test below still cites it, and so does a longer number: neither is a home.
    sample.write("games/toy/src/rules/tree.rs", &TREE.replacen("/// TOY-TREE-1.", "/// TOY-TREE-12, TREE_12.", 1));
    assert_eq!(sample.failures(), ["TOY-TREE-1 has no home: nothing else under games/toy/src or data cites it"]);
    sample.write("games/toy/data/board.toml", "# TOY-TREE-1: where the trees stand.\n");
    assert!(sample.failures().is_empty(), "data are a home too");
}

#[test]
fn a_clause_has_a_test() {
    let sample = Sample::clean();
    let complaint = ["TOY-TREE-1 is cited over no test function of games/toy, a crate's tests or web"];
    sample.write("games/toy/src/rules/tree.rs", &TREE.replace("    /// TOY-TREE-1.", "    /// TOY-TREE-12."));
    assert_eq!(sample.failures(), complaint);
    for (place, text) in [
        ("games/toy/tests/snapshots/game.snap", "TOY-TREE-1"),
        ("games/toy/tests/more.rs", "//! TOY-TREE-1.\n\n/// TOY-TREE-1.\nfn helper() {}\n\n#[test]\nfn x() {}\n"),
        ("games/toy/src/rules/tests.rs", "#[test]\nfn x() {\n    // TOY-TREE-1.\n    refused(clauses::TREE_1)\n}\n"),
        ("web/tests/toy.test.ts", "// TOY-TREE-1\ntest('trees', () => {})\n"),
    ] {
        sample.write(place, text);
        assert_eq!(sample.failures(), complaint, "{place}: a mention is no test");
        sample.remove(place);
    }
    for (place, text) in [
        ("games/toy/src/rules/tests.rs", "/// TOY-TREE-1.\n#[test]\nfn x() {}\n"),
        ("crates/table/tests/sockets.rs", "/// TOY-TREE-1: over sockets.\n#[tokio::test]\nasync fn x() {}\n"),
        ("web/e2e/toy.spec.ts", "test('trees stand (TOY-TREE-1)', async () => {})\n"),
    ] {
        sample.write(place, text);
        assert!(sample.failures().is_empty(), "{place}");
        sample.remove(place);
    }
}

#[test]
fn a_clause_has_two_translations() {
    let sample = Sample::clean();
    for lang in ["fr", "en"] {
        sample.write(&format!("games/toy/locales/{lang}.ftl"), &EN.replace("TOY-TREE-1 = Trees stand.\n", ""));
    }
    assert_eq!(
        sample.failures(),
        ["TOY-TREE-1 has no words in games/toy/locales/fr.ftl", "TOY-TREE-1 has no words in games/toy/locales/en.ftl"]
    );
}

#[test]
fn translations_have_the_same_keys_and_variables() {
    let sample = Sample::clean();
    sample.write("games/toy/locales/en.ftl", &EN.replace("$from", "$to"));
    assert_eq!(sample.failures(), ["games/toy/locales: event-toy-step uses $from, $to in one of them only"]);
    sample.write("games/toy/locales/en.ftl", EN);
    sample.write("crates/words/src/lib.rs", "fn say_both() {\n    say([\"points\", \"extra\"]);\n}\n");
    sample.write("locales/en.ftl", "points = { $n }\nextra = more\n");
    assert_eq!(sample.failures(), ["locales/fr.ftl has no message extra, but en.ftl has"]);
}

#[test]
fn keys_belong_to_one_file() {
    let sample = Sample::clean();
    for (lang, text) in [("fr", FR), ("en", EN)] {
        sample.write(&format!("games/toy/locales/{lang}.ftl"), &format!("{text}points = {{ $n }}\n"));
    }
    assert_eq!(
        sample.failures(),
        [
            "games/toy/locales/fr.ftl: points is a key of the interface already",
            "games/toy/locales/en.ftl: points is a key of the interface already"
        ]
    );
}

#[test]
fn faulty_words_are_named_once() {
    let sample = Sample::clean();
    sample.write("games/toy/locales/en.ftl", "TOY-TREE-1 = { $x\n");
    let failures = sample.failures();
    assert!(
        matches!(failures.as_slice(), [only] if only.starts_with("games/toy/locales/en.ftl, line 1: ")),
        "{failures:?}"
    );
}

#[test]
fn arrows_point_down() {
    for (place, wrong, complaint) in [
        ("games/toy", "feerie-words", "games/toy depends on feerie-words; it may depend on feerie-core, feerie-net"),
        ("games/toy", "feerie-other", "games/toy depends on feerie-other; it may depend on feerie-core, feerie-net"),
        ("crates/core", "feerie-toy", "crates/core depends on feerie-toy; it may depend on none of our crates"),
        ("crates/load", "feerie-server", "crates/load depends on feerie-server; it may depend on feerie-services"),
        (
            "crates/fairtime",
            "feerie-core",
            "crates/fairtime depends on feerie-core; it may depend on none of our crates",
        ),
        (
            "crates/lab",
            "feerie-server",
            "crates/lab depends on feerie-server; it may depend on feerie-bots, feerie-catalog, feerie-core, feerie-table, feerie-words",
        ),
        ("xtask", "feerie-cli", "xtask depends on feerie-cli; it may depend on feerie-services, feerie-words"),
        ("crates/bots", "feerie-table", "crates/bots depends on feerie-table; it may depend on feerie-core"),
        ("crates/table", "feerie-bots", "crates/table depends on feerie-bots; it may depend on feerie-core"),
    ] {
        let sample = Sample::clean();
        sample.write(&format!("{place}/Cargo.toml"), &format!("[dependencies]\n{wrong} = \"1\"\n"));
        assert_eq!(sample.failures(), [complaint]);
        sample.write(&format!("{place}/Cargo.toml"), &format!("[dependencies]\nalias = {{ package = \"{wrong}\" }}\n"));
        assert_eq!(sample.failures(), [complaint], "a new name does not help");
        let elsewhere = format!("[target.'cfg(unix)'.build-dependencies]\n{wrong} = \"1\"\n");
        sample.write(&format!("{place}/Cargo.toml"), &elsewhere);
        assert_eq!(sample.failures(), [complaint], "nor does one system only");
    }
}

#[test]
fn the_catalog_knows_every_game_and_the_server_none() {
    let sample = Sample::clean();
    sample.write("crates/catalog/Cargo.toml", "[dependencies]\nfeerie-toy = \"1\"\n");
    assert!(sample.failures().is_empty());
    sample.write("crates/server/Cargo.toml", "[dependencies]\nfeerie-toy = \"1\"\n");
    assert!(sample.failures()[0].starts_with("crates/server depends on feerie-toy; it may depend on "));
}

#[test]
fn a_crate_that_nobody_thought_about_is_named() {
    let sample = Sample::clean();
    sample.write("crates/new/Cargo.toml", "[dependencies]\n");
    assert_eq!(sample.failures(), ["crates/new is a crate of which arrows.rs does not say what it may depend on"]);
}

#[test]
fn long_files_are_refused() {
    let sample = Sample::clean();
    let (fits, long) = ("x\n".repeat(400), "x\n".repeat(401));
    for place in ["web/src/ui/Board.svelte", "web/e2e/a.spec.ts", "games/toy/tests/clauses/a.rs", "xtask/src/main.rs"] {
        sample.write(place, &fits);
        assert!(sample.failures().is_empty(), "{place}");
        sample.write(place, &long);
        assert_eq!(sample.failures(), [format!("{place} has 401 lines, the most is 400")]);
        sample.remove(place);
    }
    for place in ["crates/core/target/huge.rs", "web/src/wire/generated.ts", "games/toy/data/base.toml"] {
        sample.write(place, &long);
        assert!(sample.failures().is_empty(), "what is built, made or data is not read from top to bottom: {place}");
    }
}

#[test]
fn files_that_are_to_be_split_are_mentioned() {
    for overdue in files::OVERDUE {
        let sample = Sample::clean();
        sample.write(overdue, &"x\n".repeat(401));
        let notes = check(sample.0.path()).unwrap().notes;
        assert_eq!(notes, [format!("{overdue} has 401 lines, the most is 400")]);
    }
}

#[test]
fn nothing_is_left_behind() {
    for leftover in files::LEFTOVERS {
        let sample = Sample::clean();
        sample.write("crates/core/src/lib.rs", &format!("fn f() {{\n    {leftover}\n}}\n"));
        assert_eq!(sample.failures(), [format!("crates/core/src/lib.rs, line 2: {leftover} was left behind")]);
    }
}

#[test]
fn what_nothing_says_needs_no_words() {
    let sample = Sample::clean();
    for lang in ["fr", "en"] {
        sample.write(&format!("locales/{lang}.ftl"), "points = { $n }\nlost-all = x\n");
    }
    assert_eq!(sample.failures(), ["locales: nothing says lost-all"]);
    sample.write("web/src/ui/End.svelte", "{words.say(`lost-${what}`)}\n");
    assert!(sample.failures().is_empty());
}

#[test]
fn public_items_are_used_by_more_than_tests() {
    let sample = Sample::clean();
    let used = "pub fn grow() {}\n\nfn plant() {\n    grow();\n}\n";
    sample.write("crates/core/src/tree.rs", used);
    assert!(sample.failures().is_empty());
    let complaint = ["crates/core/src/tree.rs: grow is public, and nothing but tests uses it"];
    for rest in [
        "fn grow() {}\n",
        "#[cfg(test)]\nmod tests {\n    fn plant() {\n        grow();\n    }\n}\n",
        "// grow() is named here.\n",
        "pub use tree::{grow};\n",
        "const WISH: &str = \"grow, little tree\";\n",
    ] {
        sample.write("crates/core/src/tree.rs", &format!("pub fn grow() {{}}\n\n{rest}"));
        assert_eq!(sample.failures(), complaint, "{rest}");
    }
    // Whoever is not built with a crate means something else of that name, and laws are tests.
    for (elsewhere, is_used) in
        [("crates/table/src/table.rs", true), ("crates/fairtime/src/lib.rs", false), ("crates/core/src/laws.rs", false)]
    {
        let sample = Sample::clean();
        sample.write("crates/fairtime/Cargo.toml", "[dependencies]\n");
        sample.write("crates/core/src/tree.rs", "pub fn grow() {}\n");
        sample.write(elsewhere, "fn plant() {\n    grow();\n}\n");
        assert_eq!(sample.failures(), complaint[usize::from(is_used)..], "{elsewhere}");
    }
}

#[test]
fn engines_have_no_clock() {
    for place in ["crates/table/src/table.rs", "crates/protocol/src/session.rs", "games/toy/src/rules/dusk.rs"] {
        for (clock, named) in [
            ("use std::time::Duration;\n", "std::time"),
            ("fn now() -> Instant {\n    todo\n}\n", "Instant"),
            ("type Date = SystemTime;\n", "SystemTime"),
        ] {
            let sample = Sample::clean();
            sample.write(place, clock);
            assert_eq!(sample.failures(), [format!("{place} names {named}: time comes in from outside")]);
        }
    }
    for (place, text) in [
        ("crates/table/src/table.rs", "// Instant answers need no std::time.\n"),
        ("crates/table/src/table.rs", "#[cfg(test)]\nmod tests {\n    use std::time::Instant;\n}\n"),
        ("crates/table/tests/slow.rs", "use std::time::Instant;\n"),
        ("crates/core/src/lib.rs", "fn is_instantaneous() {}\n"),
    ] {
        let sample = Sample::clean();
        sample.write(place, text);
        assert!(sample.failures().is_empty(), "{place}: {:?}", sample.failures());
    }
}

#[test]
fn engines_compute_the_same_bits_everywhere() {
    let sample = Sample::clean();
    sample.write(
        "games/toy/src/heuristic.rs",
        "fn near(x: f32) -> f32 {\n    x.sqrt() + libm::expf(x) + x.powf(2.0)\n}\n",
    );
    sample.write("crates/lab/src/lib.rs", "fn far(x: f32) -> f32 {\n    x.exp()\n}\n");
    assert_eq!(sample.failures(), ["games/toy/src/heuristic.rs: powf differs between machines; use libm"]);
}

#[test]
fn shared_files_know_no_game() {
    let game = "a shared file knows the game toy; that belongs in the game's folder";
    for (place, line, complaint) in [
        ("crates/server/src/lib.rs", "if game == \"toy\" {}", game),
        ("crates/cli/src/lib.rs", "use feerie_toy::Toy;", game),
        ("web/src/ui/Board.svelte", ".game-toy {", game),
        (
            "crates/cli/src/play/show.rs",
            "if told[\"event\"] == \"slide\" {}",
            "asks for a kind of event; what it means is the game's affair",
        ),
        (
            "crates/cli/src/play/setup.rs",
            "options.insert(\"mode\".into(), value);",
            "knows the option mode; what it means is the game's affair",
        ),
        (
            "web/src/store/sound.ts",
            "const on = event.event === 'slide'",
            "asks for a kind of event; ask web/src/games/events.ts or the game's module",
        ),
        (
            "web/src/screens/Setup.svelte",
            "if (options.mode !== 'calm')",
            "asks for the option mode; ask the game's chapter or module",
        ),
        (
            "web/src/screens/Setup.svelte",
            "if ('mode' in options)",
            "asks for the option mode; ask the game's chapter or module",
        ),
    ] {
        let sample = Sample::clean();
        sample.write("games/toy/src/options.rs", "OptionSpec::choice(\"mode\", &[\"calm\"]),\n");
        sample.write(place, &format!("\n{line}\n"));
        assert_eq!(sample.failures(), [format!("{place}, line 2: {complaint}")]);
    }
    let sample = Sample::clean();
    sample.write("games/toy/src/options.rs", "OptionSpec::choice(\"mode\", &[\"calm\"]),\n");
    sample.write("web/src/games/toy/index.ts", "export const id = 'toy'\nif (event.event === 'slide') options.mode\n");
    sample.write("web/src/ui/Toys.svelte", "toys, stoy, options.model\n// As in toy.\n");
    sample.write(
        "crates/server/src/lib.rs",
        "fn f() {}\n#[cfg(test)]\nmod tests {\n    // \"toy\"\n    fn g() { f(); \"toy\"; }\n}\n",
    );
    assert_eq!(sample.failures(), [""; 0], "its own folder, other words, comments and tests may");
}
