//! Changed copies of seeds: the same ones each time.

use feerie_catalog::Catalog;
use feerie_core::Dice;
use feerie_table::Games;
use std::path::Path;

/// What means something at one door or another, beside the names of the games.
const TOKENS: [&[u8]; 22] = [
    b"null",
    b"true",
    b"-1",
    b"0",
    b"255",
    b"256",
    b"4294967296",
    b"1e999",
    b"0.5",
    b"\"\"",
    b"[]",
    b"{}",
    b"[[",
    b"\n",
    b"=",
    b"\"",
    b",",
    b":",
    b"\\u0000",
    b"\xff",
    "é".as_bytes(),
    b"chance",
];
/// Inputs do not grow beyond this.
const LONGEST: usize = 20_000;

/// The seeds of a door, in a fixed order.
pub fn seeds(door: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(door);
    let files = std::fs::read_dir(&folder).expect("the folder of seeds");
    let mut files: Vec<_> = files.map(|file| file.expect("a seed").path()).collect();
    files.sort();
    files.iter().map(|file| std::fs::read(file).expect("a seed")).collect()
}

/// Makes changed copies.
pub struct Mutator {
    seeds: Vec<Vec<u8>>,
    tokens: Vec<&'static [u8]>,
    dice: Dice,
}

impl Mutator {
    /// Over these seeds.
    pub fn new(seeds: Vec<Vec<u8>>) -> Mutator {
        let games = Catalog.infos();
        let tokens = TOKENS.into_iter().chain(games.iter().map(|game| game.id.as_bytes())).collect();
        Mutator { seeds, tokens, dice: Dice::from_number(1) }
    }

    /// The next changed copy: a seed with one to six changes.
    pub fn next(&mut self) -> Vec<u8> {
        let mut input = self.seed();
        for _ in 0..=self.below(6) {
            self.change(&mut input);
        }
        input.truncate(LONGEST);
        input
    }

    fn change(&mut self, input: &mut Vec<u8>) {
        let (from, to) = self.range(input.len());
        match self.below(8) {
            0 => input.insert(from, self.below(256) as u8),
            1 => drop(input.drain(from..to)),
            2 => {
                let part = input[from..to].to_vec();
                input.splice(from..from, part);
            }
            3 => {
                let other = self.seed();
                let (start, end) = self.range(other.len());
                input.splice(from..to, other[start..end].iter().copied());
            }
            4 => input.truncate(from),
            5 => {
                if let Some(byte) = input.get_mut(from) {
                    *byte ^= 1 << self.dice.below(8);
                }
            }
            // A number for a number is what gets furthest.
            6 => {
                if let Some(at) = (from..input.len()).find(|&at| input[at].is_ascii_digit()) {
                    input[at] = b'0' + self.below(10) as u8;
                }
            }
            _ => {
                let which = self.below(self.tokens.len());
                let token = self.tokens[which];
                input.splice(from..from, token.iter().copied());
            }
        }
    }

    fn seed(&mut self) -> Vec<u8> {
        let which = self.below(self.seeds.len());
        self.seeds[which].clone()
    }

    /// A part of something so long: mostly a short one.
    fn range(&mut self, length: usize) -> (usize, usize) {
        let from = self.below(length + 1);
        let longest = if self.below(4) == 0 { length } else { 8 };
        let to = from + self.below(longest.min(length - from) + 1);
        (from, to)
    }

    fn below(&mut self, n: usize) -> usize {
        self.dice.below(n as u32) as usize
    }
}
