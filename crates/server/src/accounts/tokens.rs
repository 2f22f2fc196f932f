//! The tokens of bot accounts: made once, shown once, kept as a hash.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use sha2::{Digest as _, Sha256};

use crate::ids;

/// How every token begins, so that people, and programs that look for secrets left lying about, know one when they see it.
const MARK: &str = "feerie_";
/// Random bytes of a token.
const BYTES: usize = 32;

/// A new token.
pub fn fresh_token() -> String {
    format!("{MARK}{}", BASE64.encode(ids::random::<BYTES>()))
}

/// What is kept of a token; none if it cannot be one. Nobody guesses 256 random bits: there is nothing to slow down.
pub fn hash_of_token(token: &str) -> Option<String> {
    let secret = token.strip_prefix(MARK)?;
    let bytes = BASE64.decode(secret).ok().filter(|bytes| bytes.len() == BYTES)?;
    Some(BASE64.encode(Sha256::digest(bytes)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_known_by_their_hash_alone() {
        let (one, other) = (fresh_token(), fresh_token());
        let hash = hash_of_token(&one).unwrap();
        assert_eq!(hash_of_token(&one), Some(hash.clone()));
        assert_ne!(hash_of_token(&other), Some(hash.clone()));
        assert!(!hash.contains(&one[MARK.len()..]) && !one.contains(&hash));
        for stranger in ["", "feerie_", "feerie_AAAA", &one[1..], &one[..one.len() - 1], &format!("{one}A"), &hash] {
            assert_eq!(hash_of_token(stranger), None, "{stranger}");
        }
    }
}
