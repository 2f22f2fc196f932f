//! Goods, cubes, and multisets of them as the rules write them: letter and count, `A2H1S3`.

use feerie_core::ParseError;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A kind of goods, in canonical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
#[allow(missing_docs, reason = "the words say it")]
pub enum Good {
    Apple,
    Bread,
    Honey,
    Silver,
    Gold,
}

impl Good {
    /// All five.
    pub const ALL: [Good; 5] = [Good::Apple, Good::Bread, Good::Honey, Good::Silver, Good::Gold];
    /// What the Queen eats.
    pub const FOOD: [Good; 3] = [Good::Apple, Good::Bread, Good::Honey];
    /// What can be traded (PIX-A04-1).
    pub const TRADED: [Good; 4] = [Good::Apple, Good::Bread, Good::Honey, Good::Silver];

    /// Its letter.
    pub const fn letter(self) -> char {
        ['A', 'B', 'H', 'S', 'G'][self as usize]
    }

    /// Whether it is food.
    pub const fn is_food(self) -> bool {
        matches!(self, Good::Apple | Good::Bread | Good::Honey)
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl FromStr for Good {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Good::ALL.into_iter().find(|good| text.len() == 1 && text.starts_with(good.letter())).ok_or(ParseError)
    }
}

impl Serialize for Good {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A multiset of goods, in canonical order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Goods(pub [u8; 5]);

impl Goods {
    /// Nothing.
    pub const NONE: Goods = Goods([0; 5]);

    /// So many of one kind.
    pub const fn of(good: Good, n: u8) -> Goods {
        let mut goods = [0; 5];
        goods[good as usize] = n;
        Goods(goods)
    }

    /// How many of a kind.
    #[inline]
    pub const fn n(&self, good: Good) -> u8 {
        self.0[good as usize]
    }

    /// How many in all.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    /// How much food.
    pub fn food(&self) -> u32 {
        self.0[..3].iter().map(|&n| u32::from(n)).sum()
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        *self == Goods::NONE
    }

    /// How many kinds there are.
    pub fn kinds(&self) -> usize {
        self.0.iter().filter(|&&n| n > 0).count()
    }

    /// Whether all of these are among them.
    #[inline]
    pub fn holds(&self, other: &Goods) -> bool {
        self.0.iter().zip(other.0).all(|(&have, need)| have >= need)
    }

    /// As many of each kind as both have.
    pub fn common(&self, other: &Goods) -> Goods {
        Goods(std::array::from_fn(|i| self.0[i].min(other.0[i])))
    }

    /// Puts goods in.
    #[inline]
    pub fn add(&mut self, other: &Goods) {
        for (have, more) in self.0.iter_mut().zip(other.0) {
            *have += more;
        }
    }

    /// Takes goods out, which must be there.
    #[inline]
    pub fn remove(&mut self, other: &Goods) {
        debug_assert!(self.holds(other), "{other} is not in {self}");
        for (have, less) in self.0.iter_mut().zip(other.0) {
            *have -= less;
        }
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_counts(f, &self.0, b"ABHSG")
    }
}

impl FromStr for Goods {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        read_counts(text, b"ABHSG").map(Goods)
    }
}

/// Cubes of the mine bag: silver, gold, stones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cubes(pub [u8; 3]);

impl Cubes {
    /// None.
    pub const NONE: Cubes = Cubes([0; 3]);

    /// How many in all.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether all of these are among them.
    pub fn holds(&self, other: &Cubes) -> bool {
        self.0.iter().zip(other.0).all(|(&have, need)| have >= need)
    }

    /// Puts cubes in.
    pub fn add(&mut self, other: &Cubes) {
        for (have, more) in self.0.iter_mut().zip(other.0) {
            *have += more;
        }
    }

    /// Takes cubes out, which must be there.
    pub fn remove(&mut self, other: &Cubes) {
        for (have, less) in self.0.iter_mut().zip(other.0) {
            *have -= less;
        }
    }

    /// The stones among them.
    pub const fn stones(&self) -> u8 {
        self.0[2]
    }

    /// The silver and gold among them.
    pub const fn metal(&self) -> Goods {
        Goods([0, 0, 0, self.0[0], self.0[1]])
    }

    /// Calls `visit` with every multiset of `n` of these cubes.
    pub fn each_of(&self, n: u8, mut visit: impl FnMut(Cubes)) {
        for silver in 0..=n.min(self.0[0]) {
            for gold in 0..=(n - silver).min(self.0[1]) {
                let stones = n - silver - gold;
                if stones <= self.0[2] {
                    visit(Cubes([silver, gold, stones]));
                }
            }
        }
    }
}

impl fmt::Display for Cubes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_counts(f, &self.0, b"SGR")
    }
}

impl FromStr for Cubes {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        read_counts(text, b"SGR").map(Cubes)
    }
}

fn write_counts(f: &mut fmt::Formatter<'_>, counts: &[u8], letters: &[u8]) -> fmt::Result {
    if counts.iter().all(|&n| n == 0) {
        return f.write_str("-");
    }
    for (&n, &letter) in counts.iter().zip(letters) {
        if n > 0 {
            write!(f, "{}{n}", letter as char)?;
        }
    }
    Ok(())
}

fn read_counts<const N: usize>(text: &str, letters: &[u8; N]) -> Result<[u8; N], ParseError> {
    let mut counts = [0; N];
    if text == "-" {
        return Ok(counts);
    }
    let mut rest = text;
    for (n, &letter) in counts.iter_mut().zip(letters) {
        let Some(tail) = rest.strip_prefix(letter as char) else { continue };
        let digits = tail.bytes().take_while(u8::is_ascii_digit).count();
        *n = read_number(&tail[..digits])?;
        rest = &tail[digits..];
    }
    if rest.is_empty() && !text.is_empty() { Ok(counts) } else { Err(ParseError) }
}

/// A number from 1 to 255 without sign or leading zero.
pub fn read_number(text: &str) -> Result<u8, ParseError> {
    match text.as_bytes() {
        [b'1'..=b'9', rest @ ..] if rest.iter().all(u8::is_ascii_digit) => text.parse().map_err(|_| ParseError),
        _ => Err(ParseError),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn multisets_are_written_one_way_only() {
        for text in ["A2H1S3", "-", "G12", "A1B1H1S1G1"] {
            assert_eq!(text.parse::<Goods>().unwrap().to_string(), text);
        }
        for text in ["", "A", "A0", "A01", "H1A1", "A1A1", "A1 ", "R1", "A-1", "A256", "--", "a1", "é"] {
            assert_eq!(text.parse::<Goods>(), Err(ParseError), "{text:?}");
        }
        assert_eq!("S1R2".parse::<Cubes>(), Ok(Cubes([1, 0, 2])));
        assert!("A1".parse::<Cubes>().is_err());
    }

    #[test]
    fn picking_cubes_lists_each_choice_once() {
        let mut seen = Vec::new();
        Cubes([1, 2, 0]).each_of(2, |cubes| seen.push(cubes.to_string()));
        assert_eq!(seen, ["G2", "S1G1"]);
    }
}
