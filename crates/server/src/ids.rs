//! Unguessable ids, and the time.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// No letters that look alike or make words: easy to read aloud, safe in addresses.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random bytes from the operating system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without entropy nothing may be dealt or signed; there is no honest fallback.
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A fresh name of 80 random bits, in 16 letters and digits.
pub fn fresh() -> String {
    random::<16>().iter().map(|byte| ALPHABET[usize::from(byte % 32)] as char).collect()
}

/// Whether a text from outside can be one of our names at all.
pub fn is_plausible(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// This process's monotonic clock: for spans of time that no change of the date may stretch.
pub fn monotonic() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fresh_names_are_plausible_and_differ() {
        let (one, other) = (fresh(), fresh());
        assert!(is_plausible(&one) && is_plausible(&other) && one != other);
        for stranger in ["", "abc", "ABCDEFGHJKMNPQRS", "../../etc/passwd", "'; DROP TABLE --"] {
            assert!(!is_plausible(stranger), "{stranger}");
        }
    }
}
