//! Passphrases: which are too easy to guess, and how they are kept.

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};
use std::collections::HashSet;
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization as _;

use super::names::{likeness_of, login_of};
use crate::error::Problem;

/// Fewest and most characters.
pub const LENGTHS: (usize, usize) = (8, 200);
/// Fewer different characters than these are no secret.
const FEWEST_DIFFERENT: usize = 5;
/// Digits alone need to be this many: shorter ones are dates and telephone numbers.
const FEWEST_DIGITS: usize = 14;
/// A text that is a shorter one again and again is worth no more than that one.
const LONGEST_REPEATED: usize = 6;
/// How much of a text may be a run along the alphabet or a keyboard, in percent.
const MOST_RUN: usize = 65;

/// Words that guessing begins with, in both languages.
static COMMON: LazyLock<HashSet<&str>> = LazyLock::new(|| include_str!("common.txt").split_whitespace().collect());

/// Rows along which fingers and thoughts run.
const ROWS: [&str; 10] = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "azertyuiop",
    "qsdfghjklm",
    "wxcvbn",
    "1qaz2wsx3edc4rfv5tgb",
    "&é\"'(-è_çà)=",
];

/// Why a passphrase will not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weakness {
    /// Fewer characters than the least.
    Short,
    /// More characters than the most.
    Long,
    /// One of the first that anybody tries.
    Common,
    /// A row of keys, a repetition, a date.
    Pattern,
    /// The name itself.
    Name,
}

impl Weakness {
    /// The key of its sentence.
    pub const fn key(self) -> &'static str {
        match self {
            Weakness::Short => "error-passphrase-short",
            Weakness::Long => "error-passphrase-long",
            Weakness::Common => "error-passphrase-common",
            Weakness::Pattern => "error-passphrase-pattern",
            Weakness::Name => "error-passphrase-name",
        }
    }
}

/// Whether a passphrase is worth keeping a name under.
pub fn check_passphrase(passphrase: &str, name: &str) -> Result<(), Problem> {
    weakness(passphrase, name).map_or(Ok(()), |weakness| Err(Problem::WeakPassphrase(weakness)))
}

fn weakness(passphrase: &str, name: &str) -> Option<Weakness> {
    let length = passphrase.chars().count();
    if length < LENGTHS.0 {
        return Some(Weakness::Short);
    }
    if length > LENGTHS.1 {
        return Some(Weakness::Long);
    }
    let plain: Vec<char> = login_of(passphrase).chars().filter(|c| !c.is_whitespace()).collect();
    if is_pattern(&plain) {
        return Some(Weakness::Pattern);
    }
    if is_name(&plain, name) {
        return Some(Weakness::Name);
    }
    cores(&plain).iter().any(|core| COMMON.contains(core.as_str())).then_some(Weakness::Common)
}

fn is_pattern(text: &[char]) -> bool {
    let different: HashSet<&char> = text.iter().collect();
    let is_number = text.len() < FEWEST_DIGITS && text.iter().all(char::is_ascii_digit);
    let repeats = |unit: usize| text.len() >= 2 * unit && text.iter().enumerate().all(|(at, c)| *c == text[at % unit]);
    let runs = text.windows(2).filter(|pair| is_run(pair[0], pair[1])).count();
    different.len() < FEWEST_DIFFERENT
        || is_number
        || (1..=LONGEST_REPEATED).any(repeats)
        || runs * 100 > MOST_RUN * text.len().saturating_sub(1)
}

/// Whether one character follows the other in some row, either way, or repeats it.
fn is_run(one: char, next: char) -> bool {
    let follows = |row: &str| {
        let keys: Vec<char> = row.chars().collect();
        keys.windows(2).any(|pair| (pair[0] == one && pair[1] == next) || (pair[0] == next && pair[1] == one))
    };
    one == next || ROWS.iter().any(|row| follows(row))
}

/// Whether little is left of a passphrase without the name.
fn is_name(text: &[char], name: &str) -> bool {
    let backwards = likeness_of(&name.chars().rev().collect::<String>());
    let (text, name) = (likeness_of(&text.iter().collect::<String>()), likeness_of(name));
    let left = |name: &str| text.replace(name, "").chars().count();
    name.chars().count() >= 3
        && left(&name).min(left(&backwards)) < LENGTHS.0 - 2
        && (text.contains(&name) || text.contains(&backwards))
}

/// What may be a word in a passphrase: without the digits and signs around it, and with letters for the signs that
/// stand for them.
fn cores(text: &[char]) -> Vec<String> {
    let plain: String = text.iter().collect();
    let bare = |text: &str| text.trim_matches(|c: char| !c.is_alphabetic()).to_owned();
    let spelt = |text: &str, one: char| -> String {
        let letter = |c| match c {
            '@' | '4' => 'a',
            '3' | '€' => 'e',
            '1' | '!' | '|' => one,
            '0' => 'o',
            '5' | '$' => 's',
            '7' => 't',
            c => c,
        };
        let letters: String = text.chars().map(letter).collect();
        letters.nfd().filter(char::is_ascii_alphabetic).collect()
    };
    let mut cores = vec![bare(&plain)];
    for one in ['i', 'l'] {
        cores.push(spelt(&plain, one));
        cores.push(spelt(&bare(&plain), one));
    }
    let backwards: Vec<String> = cores.iter().map(|core| core.chars().rev().collect()).collect();
    cores.extend(backwards);
    cores
}

/// An argon2id hash in PHC form. Slow on purpose: not for async threads.
pub fn hash(passphrase: &str) -> Result<String, Problem> {
    let hash = Argon2::default().hash_password(passphrase.as_bytes());
    hash.map(|hash| hash.to_string()).map_err(|error| {
        tracing::error!(%error, "failed to hash a passphrase");
        Problem::Internal
    })
}

/// Whether a passphrase is the one that a hash was made of. Where there is no hash this takes as long, and it is not.
pub fn is_right(passphrase: &str, hash: Option<&str>) -> bool {
    /// A hash that no passphrase has, made like the others.
    const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$\
                          AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let hash = PasswordHash::new(hash.unwrap_or(NOBODY));
    hash.is_ok_and(|hash| Argon2::default().verify_password(passphrase.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_tries_first_is_refused() {
        let expected = [
            ("short", Weakness::Short),
            ("password", Weakness::Common),
            ("P@ssw0rd2024!", Weakness::Common),
            ("123password", Weakness::Common),
            ("motdepasse", Weakness::Common),
            ("drowssap", Weakness::Common),
            ("iloveyou!!!", Weakness::Common),
            ("Sun5hine", Weakness::Common),
            ("12345678", Weakness::Pattern),
            ("14071789", Weakness::Pattern),
            ("aaaaaaaa", Weakness::Pattern),
            ("abababab", Weakness::Pattern),
            ("horse horse", Weakness::Pattern),
            ("abcdefgh", Weakness::Pattern),
            ("azertyuiop", Weakness::Pattern),
            ("qwertz1234", Weakness::Pattern),
            ("1qaz2wsx", Weakness::Pattern),
            ("Marguerite", Weakness::Name),
            ("marguerite1", Weakness::Name),
            ("etireugram", Weakness::Name),
            (&"x".repeat(201), Weakness::Long),
        ];
        for (passphrase, why) in expected {
            assert_eq!(weakness(passphrase, "Marguerite"), Some(why), "{passphrase}");
        }
    }

    #[test]
    fn what_nobody_guesses_soon_is_taken() {
        for passphrase in
            ["correct horse", "battery staple", "le chat dort au soleil", "vG7#kp2!xQ", "Jean-Pierre mange 3 noix"]
        {
            assert_eq!(weakness(passphrase, "Ana"), None, "{passphrase}");
        }
    }

    #[test]
    fn a_hash_tells_right_from_wrong() {
        let kept = hash("correct horse").unwrap();
        assert!(is_right("correct horse", Some(&kept)));
        assert!(!is_right("wrong horse", Some(&kept)) && !is_right("correct horse", None) && !is_right("", Some("?")));
    }
}
