//! The file of a net: a line that names it, a few lines of facts, an empty line, and the numbers.

use std::fmt;

use crate::{Columns, Dense, LANES, Net};

/// The first line of every file.
const MAGIC: &str = "feerie net 1";
/// Units of a layer at most: a file that says more is not believed.
const WIDEST: usize = 4096;

/// What a net was made for, and how.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The game.
    pub game: String,
    /// The version of its encoding.
    pub encoding: u32,
    /// How many features it looks at.
    pub features: usize,
    /// How many tokens it knows.
    pub tokens: usize,
    /// Widths of the three layers.
    pub widths: [usize; 3],
    /// How many seats it tells the shares of.
    pub seats: usize,
    /// How it was made, in words.
    pub made: String,
}

/// Why a file is no net.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetError(String);

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this net is of no use: {}", self.0)
    }
}

impl std::error::Error for NetError {}

fn wrong(what: impl Into<String>) -> NetError {
    NetError(what.into())
}

impl Net {
    /// Reads a net.
    pub fn read(bytes: &[u8]) -> Result<Net, NetError> {
        let end = bytes.windows(2).position(|pair| pair == b"\n\n").ok_or_else(|| wrong("the facts do not end"))?;
        let text = std::str::from_utf8(&bytes[..end]).map_err(|_| wrong("the facts are no text"))?;
        let facts = Facts::read(text)?;
        let mut numbers = Numbers { left: &bytes[end + 2..] };
        let [a, b, c] = facts.widths;
        let net = Net {
            first: Columns { weights: numbers.rows(facts.features, a)?, bias: numbers.floats(a)? },
            second: numbers.columns(b, a)?,
            third: numbers.columns(c, b)?,
            shares: numbers.columns(facts.seats, c)?,
            tokens: numbers.dense(facts.tokens, c)?,
            facts,
        };
        if numbers.left.is_empty() { Ok(net) } else { Err(wrong("there are more numbers than layers")) }
    }

    /// Whether it was made for this game and this edition of its encoding.
    pub fn made_for(&self, game: &str, encoding: u32, features: usize, tokens: usize) -> Result<(), NetError> {
        let facts = &self.facts;
        if (facts.game.as_str(), facts.encoding, facts.features, facts.tokens) == (game, encoding, features, tokens) {
            return Ok(());
        }
        Err(wrong(format!("it was made for {} by encoding {}", facts.game, facts.encoding)))
    }
}

impl Facts {
    fn read(text: &str) -> Result<Facts, NetError> {
        let mut lines = text.lines();
        if lines.next() != Some(MAGIC) {
            return Err(wrong(format!("it does not begin with {MAGIC:?}")));
        }
        let mut facts = Facts::default();
        for line in lines {
            let (name, value) = line.split_once(' ').ok_or_else(|| wrong(format!("{line:?} is no fact")))?;
            let number = || value.parse::<usize>().ok().filter(|n| *n <= usize::from(u16::MAX));
            let number = || number().ok_or_else(|| wrong(format!("{name} is {value:?}")));
            match name {
                "game" => facts.game = value.to_owned(),
                "encoding" => facts.encoding = number()? as u32,
                "features" => facts.features = number()?,
                "tokens" => facts.tokens = number()?,
                "seats" => facts.seats = number()?,
                "widths" => facts.widths = widths(value).ok_or_else(|| wrong(format!("the widths are {value:?}")))?,
                "made" => facts.made = value.to_owned(),
                _ => return Err(wrong(format!("{name:?} is no fact that we know"))),
            }
        }
        Ok(facts)
    }
}

/// Three widths, each of whole lanes.
fn widths(text: &str) -> Option<[usize; 3]> {
    let widths: Vec<usize> = text.split(' ').map(|word| word.parse().ok()).collect::<Option<_>>()?;
    let fits = widths.iter().all(|width| (1..=WIDEST).contains(width) && width.is_multiple_of(LANES));
    widths.try_into().ok().filter(|_| fits)
}

/// The numbers that are left to read.
struct Numbers<'a> {
    left: &'a [u8],
}

impl Numbers<'_> {
    fn bytes(&mut self, n: usize) -> Result<&[u8], NetError> {
        let (read, left) = self.left.split_at_checked(n).ok_or_else(|| wrong("numbers are missing"))?;
        self.left = left;
        Ok(read)
    }

    fn floats(&mut self, n: usize) -> Result<Vec<f32>, NetError> {
        let bytes = self.bytes(4 * n)?;
        let floats: Vec<f32> = bytes.as_chunks().0.iter().map(|four| f32::from_le_bytes(*four)).collect();
        if floats.iter().all(|number| number.is_finite()) { Ok(floats) } else { Err(wrong("a number is none")) }
    }

    /// Rows of whole numbers, each after its scale.
    fn rows(&mut self, rows: usize, columns: usize) -> Result<Vec<f32>, NetError> {
        let mut numbers = Vec::new();
        for _ in 0..rows {
            let scale = self.floats(1)?[0];
            numbers.extend(self.bytes(columns)?.iter().map(|&byte| f32::from(byte as i8) * scale));
        }
        Ok(numbers)
    }

    /// A layer that is written row by row.
    fn columns(&mut self, outputs: usize, inputs: usize) -> Result<Columns, NetError> {
        let rows = self.rows(outputs, inputs)?;
        let weights = (0..inputs).flat_map(|input| (0..outputs).map(move |output| (output, input)));
        let weights = weights.map(|(output, input)| rows[output * inputs + input]).collect();
        Ok(Columns { weights, bias: self.floats(outputs)? })
    }

    fn dense(&mut self, outputs: usize, inputs: usize) -> Result<Dense, NetError> {
        Ok(Dense { weights: self.rows(outputs, inputs)?, bias: self.floats(outputs)?, inputs })
    }
}
