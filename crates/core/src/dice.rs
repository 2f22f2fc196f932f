//! The one generator. Its sequence is frozen: a record replays to the same throws for ever.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::fmt;

use crate::Seat;

/// The secret from which all chance of a table follows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of 32 bytes, from wherever the caller has entropy.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed for tests and experiments, from a small number.
    pub fn from_number(number: u64) -> Seed {
        Seed(digest(&[b"feerie seed", &number.to_le_bytes()]))
    }

    /// The commitment: a hash that can be shown before the game without telling the seed.
    pub fn commitment(&self) -> String {
        hex(&digest(&[b"feerie commitment", &self.0]))
    }

    /// The seed with what each person added, so that whoever chose the seed did not choose the dice.
    pub fn salted<S: AsRef<str>>(&self, salts: &[S]) -> Seed {
        if salts.is_empty() {
            return *self;
        }
        // Lengths are hashed too, or "ab" + "c" and "a" + "bc" would be the same salts.
        let mut hash = Sha256::new();
        hash.update(b"feerie salted");
        hash.update(self.0);
        for salt in salts {
            let salt = salt.as_ref().as_bytes();
            hash.update((salt.len() as u64).to_le_bytes());
            hash.update(salt);
        }
        Seed(hash.finalize().into())
    }

    /// The secret from which the bot of a seat thinks. It tells nothing of the table's rolls, nor of another seat's
    /// bot, and nobody can have it from what is public.
    pub fn of_bot(&self, seat: Seat) -> Seed {
        Seed(digest(&[b"feerie bot", &self.0, &[seat.0]]))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A seed in a log would tell every roll to come.
        f.write_str("Seed(..)")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex(&self.0))
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        unhex(&text).map(Seed).ok_or_else(|| serde::de::Error::custom("a seed is 64 hexadecimal digits"))
    }
}

fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        let high = (pair[0] as char).to_digit(16)?;
        let low = (pair[1] as char).to_digit(16)?;
        *byte = (high * 16 + low) as u8;
    }
    Some(bytes)
}

/// A stream of random numbers: ChaCha with 8 rounds.
#[derive(Clone, Debug)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The stream for one step of a table. Each step has its own, so that taking steps back and playing
    /// them again gives the same throws, and any throw can be checked without the others.
    pub fn for_step(seed: &Seed, step: u64) -> Dice {
        let mut stream = ChaCha8Rng::from_seed(seed.0);
        stream.set_stream(step);
        Dice(stream)
    }

    /// A stream for searches, tests and simulations.
    pub fn from_number(number: u64) -> Dice {
        Dice::for_step(&Seed::from_number(number), 0)
    }

    /// A uniform number below `n`, which must not be 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "a die has at least one face");
        // Lemire's reduction, in u64 so that it is the same on 32-bit targets. The threshold is less than `n`: it is worked
        // out, by a division, only where it may matter.
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(n);
            if product as u32 >= n || product as u32 >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }

    /// A uniform number below `n` where `n` may be large.
    pub fn below_u64(&mut self, n: u64) -> u64 {
        debug_assert!(n > 0, "a die has at least one face");
        loop {
            let product = u128::from(self.0.next_u64()) * u128::from(n);
            if product as u64 >= n || product as u64 >= n.wrapping_neg() % n {
                return (product >> 64) as u64;
            }
        }
    }

    /// A uniform number in `0.0..1.0`, for search and simulation; never for a table's chance.
    #[inline]
    pub fn unit(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// 64 random bits, to start another stream with.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A uniform choice; none of nothing.
    #[inline]
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        match from.len() {
            0 => None,
            n => from.get(self.below(n as u32) as usize),
        }
    }

    /// Puts a slice in uniformly random order.
    pub fn shuffle<T>(&mut self, slice: &mut [T]) {
        for last in (1..slice.len()).rev() {
            slice.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If this fails, every record ever written stops verifying: do not edit the numbers.
    #[test]
    fn the_sequence_is_frozen() {
        let mut dice = Dice::for_step(&Seed::from_number(7), 3);
        let throws: Vec<u32> = (0..12).map(|_| dice.below(6)).collect();
        assert_eq!(throws, FROZEN_THROWS);
        assert_eq!(&Seed::from_number(7).commitment()[..16], FROZEN_COMMITMENT);
    }

    const FROZEN_THROWS: [u32; 12] = [5, 2, 5, 5, 4, 0, 1, 1, 5, 4, 3, 4];
    const FROZEN_COMMITMENT: &str = "ba1e4a7736724cc7";

    #[test]
    fn every_step_has_its_own_stream() {
        let seed = Seed::from_number(1);
        let of = |step| (0..8).map(|_| Dice::for_step(&seed, step).below(1000)).next();
        assert_ne!(of(0), of(1));
    }

    #[test]
    fn salts_change_the_dice_and_cannot_be_glued_together() {
        let seed = Seed::from_number(1);
        assert!(seed.salted(&["ab", "c"]) != seed.salted(&["a", "bc"]));
        assert!(seed.salted::<&str>(&[]) == seed);
    }

    #[test]
    fn reduction_is_even() {
        let mut dice = Dice::from_number(5);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[dice.below(6) as usize] += 1;
        }
        // Six standard deviations.
        assert!(seen.iter().all(|&n| (9_450..10_550).contains(&n)), "{seen:?}");
    }

    #[test]
    fn seeds_round_trip_as_text_and_refuse_nonsense() {
        let seed = Seed::from_number(9);
        let text = serde_json::to_string(&seed).unwrap();
        assert!(serde_json::from_str::<Seed>(&text).unwrap() == seed);
        assert!(serde_json::from_str::<Seed>("\"abc\"").is_err());
        assert!(serde_json::from_str::<Seed>(&format!("\"{}\"", "g".repeat(64))).is_err());
    }
}
