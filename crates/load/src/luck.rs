//! Numbers that differ from run to run only if the seed does.

/// A small generator (xorshift), good enough to choose moves.
#[derive(Clone, Debug)]
pub struct Luck(u64);

impl Luck {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Luck {
        Luck(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `n`, which must not be 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
}
