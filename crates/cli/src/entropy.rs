//! Where seeds come from: the operating system.

use feerie_core::Seed;

/// A fresh secret seed.
pub fn seed() -> Seed {
    let mut bytes = [0; 32];
    // Without entropy nothing may be dealt; there is no honest fallback.
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    Seed::from_bytes(bytes)
}
