//! Shared files know no game: what is particular to one is in its folder, so that a new game changes nothing else.

use super::Report;
use super::files::{ending, folders, name, place, read, walk};
use std::io;
use std::path::Path;

/// Where shared files are.
const SHARED: [&str; 4] = ["crates", "locales", "web/src", "xtask/src"];
/// What is looked at there; which crate may depend on a game is the affair of `arrows.rs`.
const SHARED_ENDINGS: [&str; 6] = ["rs", "ts", "svelte", "css", "html", "ftl"];
/// Where the games are listed: a new one adds its line.
const LIST: &str = "crates/catalog/src/lib.rs";
/// Other shared files and folders that know a game, and why. A new game needs none of them.
const KNOWING: [(&str, &str); 7] = [
    ("crates/cli/src/armes.rs", "rosters are checked, priced and described without a table"),
    ("crates/cli/src/main.rs", "names that command"),
    ("crates/cli/src/play/setup.rs", "takes a roster from a file"),
    ("crates/load/src/hostile/attacks/", "attacks what only some games have: rosters, sealed choices, races"),
    ("crates/load/src/setting.rs", "plays the game of speed without its clock, by an option of its own"),
    ("crates/train/", "trains a net for each of some games"),
    ("xtask/src/tidy/", "lists the words that each game avoids, and the files above"),
];
/// The one shared file that says which events mean the same in every game.
const COMMON_EVENTS: &str = "web/src/games/events.ts";

/// Looks for games' names everywhere but in their own folders, and for their events and options in the client and the
/// command line.
pub fn check(root: &Path, report: &mut Report) -> io::Result<()> {
    let games: Vec<String> = folders(&root.join("games"))?.iter().map(|game| name(game)).collect();
    let options = options(root)?;
    for file in shared_files(root)? {
        let place = place(root, &file);
        if is_own(&place, &games) || place == LIST {
            continue;
        }
        let is_known = KNOWING.iter().any(|(known, _)| place.starts_with(known));
        let (is_client, is_command) = (place.starts_with("web/"), place.starts_with("crates/cli/"));
        let text = read(&file)?;
        let lines = text.lines().enumerate().take_while(|(_, line)| line.trim() != "#[cfg(test)]");
        for (number, line) in lines.filter(|(_, line)| !is_comment(line)) {
            // What a message says may call a game by its name; its key may not.
            let line = if ending(&file) == "ftl" { line.split(" =").next().unwrap_or_default() } else { line };
            let told = |what: String| format!("{place}, line {}: {what}", number + 1);
            if let Some(game) = games.iter().find(|game| !is_known && names(line, game)) {
                report.fail(told(format!("a shared file knows the game {game}; that belongs in the game's folder")));
            }
            if is_client && place != COMMON_EVENTS && line.contains("event === '") {
                report.fail(told(format!("asks for a kind of event; ask {COMMON_EVENTS} or the game's module")));
            }
            if is_command && line.contains("[\"event\"] ==") {
                report.fail(told("asks for a kind of event; what it means is the game's affair".to_owned()));
            }
            if let Some(option) = options.iter().find(|option| is_client && asks_for_option(line, option)) {
                report.fail(told(format!("asks for the option {option}; ask the game's chapter or module")));
            }
            if let Some(option) = options.iter().find(|option| is_command && touches_option(line, option)) {
                report.fail(told(format!("knows the option {option}; what it means is the game's affair")));
            }
        }
    }
    Ok(())
}

fn shared_files(root: &Path) -> io::Result<Vec<std::path::PathBuf>> {
    let mut files = Vec::new();
    for shared in SHARED {
        files.extend(walk(&root.join(shared))?);
    }
    // Tests may speak of any game.
    let is_shared = |file: &Path| {
        SHARED_ENDINGS.contains(&ending(file))
            && !place(root, file).split('/').any(|part| ["tests", "tests.rs", "contract"].contains(&part))
    };
    Ok(files.into_iter().filter(|file| is_shared(file)).collect())
}

fn is_own(place: &str, games: &[String]) -> bool {
    games.iter().any(|game| place.starts_with(&format!("web/src/games/{game}/")))
}

fn is_comment(line: &str) -> bool {
    ["//", "/*", "*", "#", "<!--"].iter().any(|start| line.trim_start().starts_with(start))
}

/// Whether a line has this word, also as a part of `feerie-<word>`, `.game-<word>` or `<word>-ui-…`.
fn names(line: &str, word: &str) -> bool {
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    line.match_indices(word)
        .any(|(at, _)| !is_letter(line[..at].chars().next_back()) && !is_letter(line[at + word.len()..].chars().next()))
}

/// The names of all options of all games.
fn options(root: &Path) -> io::Result<Vec<String>> {
    let mut options = Vec::new();
    for game in folders(&root.join("games"))? {
        let file = game.join("src/options.rs");
        let text = if file.exists() { read(&file)? } else { String::new() };
        let specs = text.split("OptionSpec::").skip(1).filter_map(|spec| spec.split('"').nth(1));
        options.extend(specs.map(str::to_owned));
    }
    Ok(options)
}

fn asks_for_option(line: &str, option: &str) -> bool {
    let member = format!("options.{option}");
    let is_member = line.match_indices(&member).any(|(at, _)| {
        let next = line[at + member.len()..].chars().next();
        !next.is_some_and(|next| next.is_alphanumeric() || next == '_')
    });
    is_member || line.contains(&format!("'{option}' in options")) || line.contains(&format!("options['{option}']"))
}

/// Whether Rust takes an option out of a table's options, or puts it in.
fn touches_option(line: &str, option: &str) -> bool {
    let ways = ["options.insert(", "options.remove(", "options.get(", "options["];
    ways.iter().any(|way| line.contains(&format!("{way}\"{option}\"")))
}
