//! Names: which are names at all, and which look alike.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_security::confusable_detection::skeleton;

use crate::config::LONGEST_NAME;
use crate::error::Problem;

/// As many marks above and below one letter as any language needs; more of them spill over the lines around.
const MOST_MARKS: usize = 2;

/// A display name in its usual form, if it is one: visible, in one line, nothing hidden in it.
pub fn check_name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    if name.chars().any(char::is_control) {
        return Err(Problem::BadName);
    }
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect();
    let is_visible = |c: char| !c.is_whitespace() && !is_combining_mark(c) && !is_joiner(c);
    let is_long_enough = (1..=LONGEST_NAME).contains(&name.chars().count());
    if is_long_enough && name.chars().any(is_visible) && is_clean(&name) { Ok(name) } else { Err(Problem::BadName) }
}

/// Whether nothing in a name hides, reorders or piles up.
fn is_clean(name: &str) -> bool {
    let (mut before, mut marks) = (None, 0);
    for c in name.chars() {
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        let is_fine = if is_joiner(c) { before.is_some_and(is_emoji) } else { !is_hidden(c) };
        let is_stray = marks > 0 && before.is_none_or(char::is_whitespace);
        if !is_fine || is_stray || (marks > MOST_MARKS && !is_joiner(c)) {
            return false;
        }
        before = Some(c);
    }
    true
}

/// What makes one emoji of several, and nothing anywhere else.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200d}' | '\u{fe0f}')
}

/// Roughly: a picture, or a joiner after one.
fn is_emoji(c: char) -> bool {
    !c.is_ascii() && !c.is_alphanumeric() && !c.is_whitespace() && (is_joiner(c) || !is_combining_mark(c))
}

/// What takes no ink: it would make one name look like another, or like nothing.
fn is_hidden(c: char) -> bool {
    match c {
        // Soft hyphen, joiners, direction marks, tags and the like.
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' => true,
        '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' => true,
        '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' => true,
        '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}' => true,
        // Signs that enclose or join what follows, which fonts show as nothing where nothing follows.
        '\u{600}'..='\u{605}' | '\u{6dd}' | '\u{70f}' | '\u{890}' | '\u{891}' | '\u{8e2}' => true,
        '\u{110bd}' | '\u{110cd}' | '\u{13430}'..='\u{13455}' => true,
        // Letters, notes and patterns that are blank.
        '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{1d159}' => true,
        // Private use: everybody's font shows something else.
        '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}' => true,
        c => c.is_control(),
    }
}

/// The form of a name by which people log in: however it is typed.
pub fn login_of(name: &str) -> String {
    fold(name.trim())
}

/// What a name looks like: the same for all names that a reader may take for each other. Letters of other alphabets,
/// accents, capitals, signs and spaces make no difference, nor do `I`, `l` and `1`, `O` and `0`.
pub fn likeness_of(name: &str) -> String {
    // As it looks, then in small letters, then as these look: a Greek Ν is an N, whatever a small ν looks like.
    let seen: String = skeleton(&name.nfkc().collect::<String>()).collect();
    let bare: String = skeleton(&fold(&seen)).flat_map(char::to_lowercase).collect();
    let letters = bare.chars().filter(|c| c.is_alphanumeric() && !is_combining_mark(*c));
    let alike = letters.map(|c| match c {
        'i' | '1' => 'l',
        '0' => 'o',
        c => c,
    });
    let likeness: String = alike.collect();
    // A name of pictures alone is its pictures.
    if likeness.is_empty() { bare.split_whitespace().collect() } else { likeness }
}

/// Whether a name looks like those that guests are given: nobody may keep one.
pub fn is_reserved(name: &str) -> bool {
    let likeness = likeness_of(name);
    // Digits that look like letters were made letters.
    let is_number = |rest: &str| rest.chars().all(|c| c.is_ascii_digit() || matches!(c, 'l' | 'o'));
    ["guest", "invité"].into_iter().any(|word| likeness.strip_prefix(&likeness_of(word)).is_some_and(is_number))
}

/// Without the differences that typing makes: compatibility forms and capitals. Up and down again, because some
/// letters have a capital only of several letters.
fn fold(name: &str) -> String {
    name.nfkc().flat_map(char::to_uppercase).flat_map(char::to_lowercase).nfkc().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_visible() {
        assert_eq!(check_name("  Zoé \u{a0} Martin ").unwrap(), "Zoé Martin");
        assert_eq!(check_name("Zoe\u{301}").unwrap(), "Zoé", "one form for one name");
        for good in ["<b>Robert'); DROP--</b>", "Ольга", "李小龍", "नमस्ते", "Nguyễn", "💃🧚‍♀️", "❤️", "…"]
        {
            assert_eq!(check_name(good).unwrap(), good);
        }
        let zalgo = format!("A{}", "\u{300}\u{316}\u{351}\u{334}".repeat(2));
        let long = "é".repeat(LONGEST_NAME + 1);
        for bad in [
            "",
            "   ",
            "a\u{0}b",
            "\u{202e}evil",
            "x\u{200b}",
            "\u{3164}",
            "\u{2800}\u{2800}",
            "\u{301}",
            &zalgo,
            &long,
        ] {
            assert_eq!(check_name(bad), Err(Problem::BadName), "{bad:?}");
        }
        for hidden in ["Al\u{ad}ice", "Al\u{200d}ice", "Al\u{34f}ice", "Alice\u{fe0f}", "Alice\u{e0041}", "\u{e000}"] {
            assert_eq!(check_name(hidden), Err(Problem::BadName), "{hidden:?}");
        }
    }

    #[test]
    fn what_looks_alike_is_alike() {
        let alice = likeness_of("Alice");
        for same in [
            "alice",
            "ALICE",
            "Аlice",
            "AIice",
            "Al1ce",
            "Ａｌｉｃｅ",
            "A l i c e",
            "Alice.",
            "Alicé",
            "𝐀lice",
            "Alιce",
        ] {
            assert_eq!(likeness_of(same), alice, "{same}");
        }
        // Capitals of other alphabets look like ours where their small letters do not.
        for (name, foreign) in
            [("Nora", "Νora"), ("Marie", "Μarie"), ("Bob", "Вob"), ("Helen", "Неlen"), ("Zoe", "Ζoe"), ("Eva", "Ꭼva")]
        {
            assert_eq!(likeness_of(foreign), likeness_of(name), "{foreign}");
        }
        for other in ["Alicia", "Bob", "Élise", "🧚"] {
            assert_ne!(likeness_of(other), alice, "{other}");
        }
        assert_ne!(likeness_of("🧚"), likeness_of("💃"));
        assert!(
            is_reserved("Guest 1234") && is_reserved("INVITÉ 90") && !is_reserved("Guestav") && !is_reserved("Ana")
        );
        assert_eq!(login_of(" STRASSE "), login_of("straße"));
    }
}
