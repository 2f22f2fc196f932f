//! Messages of the interface that nothing says: left behind when what said them went.

use std::collections::HashSet;
use std::io;
use std::path::Path;

use super::Report;
use super::files::{ending, read, walk};

/// Where the interface is spoken.
const SPEAKERS: [&str; 4] = ["crates", "games", "web/src", "web/e2e"];
/// In files of these kinds.
const SPEAKING_ENDINGS: [&str; 4] = ["rs", "ts", "svelte", "html"];

/// What source code names: whole keys, and the pieces of those that it puts together.
#[derive(Default)]
struct Named {
    words: HashSet<String>,
    /// `error-` of `error-{code}`.
    beginnings: HashSet<String>,
    /// `-about` of `{key}-about`.
    endings: HashSet<String>,
}

/// Looks for every key in the code. A key may hide behind another that begins or ends like it; none is accused wrongly.
pub fn check(root: &Path, keys: impl IntoIterator<Item = String>, report: &mut Report) -> io::Result<()> {
    let mut named = Named::default();
    for folder in SPEAKERS {
        for file in walk(&root.join(folder))?.iter().filter(|file| SPEAKING_ENDINGS.contains(&ending(file))) {
            named.read(&read(file)?);
        }
    }
    for key in keys.into_iter().filter(|key| !named.may_say(key)) {
        report.fail(format!("locales: nothing says {key}"));
    }
    Ok(())
}

impl Named {
    fn read(&mut self, source: &str) {
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let mut before = '\0';
        let mut rest = source;
        while let Some(start) = rest.find(is_part) {
            before = rest[..start].chars().next_back().unwrap_or(before);
            let word = &rest[start..];
            let end = word.find(|letter| !is_part(letter)).unwrap_or(word.len());
            let (word, after) = word.split_at(end);
            if word.ends_with('-') && after.starts_with(['{', '$', '\'', '"', '`']) {
                self.beginnings.insert(word.to_owned());
            }
            if word.starts_with('-') && before == '}' {
                self.endings.insert(word.to_owned());
            }
            self.words.insert(word.to_owned());
            (before, rest) = ('\0', after);
        }
    }

    fn may_say(&self, key: &str) -> bool {
        let is_whole = |key: &str| {
            self.words.contains(key) || key.match_indices('-').any(|(at, _)| self.beginnings.contains(&key[..=at]))
        };
        is_whole(key) || key.match_indices('-').any(|(at, _)| self.endings.contains(&key[at..]) && is_whole(&key[..at]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_named_whole_or_in_pieces() {
        let mut named = Named::default();
        named.read("say('yes')\nformat!(\"error-{code}\")\nsay(`${key}-about`)\nsay(\"seat-\" + kind)\nplay-on");
        for said in ["yes", "error-busy", "yes-about", "error-busy-about", "seat-mine", "play-on"] {
            assert!(named.may_say(said), "{said}");
        }
        for unsaid in ["no", "error", "seat", "play", "no-about", "about"] {
            assert!(!named.may_say(unsaid), "{unsaid}");
        }
    }
}
