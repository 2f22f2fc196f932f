//! The little grammar that sentences made of parts need: elision, lists and French spaces.
//!
//! `web/src/grammar.ts` says the same; `tests/said.json` holds both to it.

use crate::Lang;

/// « d’Alice », « de Zoé »: *de* before a name. An h counts as a consonant, as in « de Hugo »; a y counts as a
/// vowel only before a consonant, as in « d’Yves » but « de Yann ».
pub fn of(name: &str) -> String {
    let mut letters = name.chars().flat_map(char::to_lowercase).map(plain);
    let (first, second) = (letters.next(), letters.next());
    let vowel = |letter: Option<char>| letter.is_some_and(|letter| "aeiou".contains(letter));
    let elided = vowel(first) || first == Some('y') && second.is_some_and(char::is_alphabetic) && !vowel(second);
    if elided { format!("d’{name}") } else { format!("de {name}") }
}

/// The letter without its accent, as far as French names have them.
fn plain(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'æ' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'œ' | 'ø' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ÿ' | 'ý' => 'y',
        other => other,
    }
}

/// Parts in a row: "2 apples, 2 loaves and 1 stone". Empty parts are left out.
pub fn list<T: AsRef<str>>(lang: Lang, parts: impl IntoIterator<Item = T>) -> String {
    let parts: Vec<T> = parts.into_iter().filter(|part| !part.as_ref().is_empty()).collect();
    let last = match lang {
        Lang::Fr => " et ",
        Lang::En => " and ",
    };
    let mut text = String::new();
    for (place, part) in parts.iter().enumerate() {
        if place > 0 {
            text.push_str(if place + 1 == parts.len() { last } else { ", " });
        }
        text.push_str(part.as_ref());
    }
    text
}

/// French puts a space before some signs and after «; a line never breaks there.
pub fn unbroken(text: &str) -> String {
    let mut whole = String::with_capacity(text.len() + 8);
    let mut letters = text.chars().peekable();
    let mut before = None;
    while let Some(letter) = letters.next() {
        let sign = letters.peek().is_some_and(|next| ":;!?»%".contains(*next));
        whole.push(if letter == ' ' && (sign || before == Some('«')) { '\u{a0}' } else { letter });
        before = Some(letter);
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn de_is_elided_before_a_vowel_that_is_heard() {
        for (name, said) in [
            ("Alice", "d’Alice"),
            ("Élio", "d’Élio"),
            ("Œdipe", "d’Œdipe"),
            ("inès", "d’inès"),
            ("Yves", "d’Yves"),
            ("Yann", "de Yann"),
            ("Y", "de Y"),
            ("Hugo", "de Hugo"),
            ("Zoé", "de Zoé"),
            ("{alice}", "de {alice}"),
            ("", "de "),
        ] {
            assert_eq!(of(name), said);
        }
    }

    #[test]
    fn lists_end_in_and() {
        let said = |parts: &[&str]| Lang::ALL.map(|lang| list(lang, parts));
        assert_eq!(said(&[]), ["", ""]);
        assert_eq!(said(&["a"]), ["a", "a"]);
        assert_eq!(said(&["a", "", "b"]), ["a et b", "a and b"]);
        assert_eq!(said(&["a", "b", "c"]), ["a, b et c", "a, b and c"]);
    }

    #[test]
    fn french_signs_keep_to_their_words() {
        assert_eq!(
            unbroken("« Oui » : 3 % ; non ! et ?"),
            "«\u{a0}Oui\u{a0}»\u{a0}: 3\u{a0}%\u{a0}; non\u{a0}! et\u{a0}?"
        );
        assert_eq!(unbroken("a:b!"), "a:b!");
    }
}
