//! Numbers as each language writes them.

use feerie_words::Lang;

use crate::stats::paired::Mean;

/// Digits after the point that a number of this size deserves.
fn digits(value: f64) -> usize {
    match value.abs() {
        size if size >= 100.0 => 0,
        size if size >= 10.0 => 1,
        _ => 2,
    }
}

/// A number with so many digits after the point: `1 234,5` or `1,234.5`.
pub fn number(value: f64, digits: usize, lang: Lang) -> String {
    if !value.is_finite() {
        return "–".into();
    }
    let text = format!("{:.digits$}", value.abs());
    let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
    let (comma, thousands) = match lang {
        Lang::Fr => (',', '\u{202f}'),
        Lang::En => ('.', ','),
    };
    let mut grouped = String::new();
    for (n, digit) in whole.chars().enumerate() {
        if n > 0 && (whole.len() - n) % 3 == 0 {
            grouped.push(thousands);
        }
        grouped.push(digit);
    }
    let is_zero = text.chars().all(|c| c == '0' || c == '.');
    let sign = if value < 0.0 && !is_zero { "−" } else { "" };
    if part.is_empty() { format!("{sign}{grouped}") } else { format!("{sign}{grouped}{comma}{part}") }
}

/// A chance of being fooled: below a thousandth it is only said to be so.
pub fn chance(p: f64, lang: Lang) -> String {
    if p < 0.001 { format!("<\u{a0}{}", number(0.001, 3, lang)) } else { format!("=\u{a0}{}", number(p, 3, lang)) }
}

/// A mean and its interval. In a narrow column it breaks before the interval, and nowhere else.
pub fn with_interval(mean: &Mean, write: impl Fn(f64) -> String) -> String {
    // A line may be broken after a dash, even before a space that holds on; not at a word joiner.
    format!("{} ({}\u{a0}–\u{2060}\u{a0}{})", write(mean.mean), write(mean.low), write(mean.high))
}

/// A number of a sensible length.
pub fn plain(value: f64, lang: Lang) -> String {
    number(value, digits(value), lang)
}

/// A number on an axis: no more digits than it has.
pub fn tick(value: f64, lang: Lang) -> String {
    let is_all = |digits: &i32| (value * 10f64.powi(*digits)).fract().abs() < 1e-6;
    (0..3).find(is_all).map_or_else(|| plain(value, lang), |digits| number(value, digits as usize, lang))
}

/// A share as a percentage: `54,8 %`, `54.8%`.
pub fn percent(value: f64, lang: Lang) -> String {
    let text = number(100.0 * value, 1, lang);
    match lang {
        Lang::Fr => format!("{text}\u{a0}%"),
        Lang::En => format!("{text}%"),
    }
}

/// The same without digits after the point, for axes.
pub fn percent_round(value: f64, lang: Lang) -> String {
    let text = number(100.0 * value, 0, lang);
    match lang {
        Lang::Fr => format!("{text}\u{a0}%"),
        Lang::En => format!("{text}%"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_marks() {
        assert_eq!(number(-12_345.678, 1, Lang::En), "−12,345.7");
        assert_eq!(number(12_345.678, 1, Lang::Fr), "12\u{202f}345,7");
        assert_eq!(number(-0.001, 1, Lang::En), "0.0", "no sign on nothing");
        assert_eq!(percent(0.5481, Lang::Fr), "54,8\u{a0}%");
        assert_eq!(plain(f64::INFINITY, Lang::En), "–");
        assert_eq!([30.0, 2.5, 0.0].map(|value| tick(value, Lang::Fr)), ["30", "2,5", "0"]);
    }
}
