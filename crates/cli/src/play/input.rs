//! Lines that people type.

use std::io::{self, BufRead, Write};

/// Asks and waits for a line; none when the input has ended.
pub fn ask(prompt: &str) -> Option<String> {
    print!("{prompt} ");
    // A prompt that cannot be shown is no reason to stop: the answer may still come.
    let _ = io::stdout().flush();
    let mut line = Vec::new();
    match io::stdin().lock().read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => None,
        // What is no text is no command either; the input goes on behind it.
        Ok(_) => Some(String::from_utf8_lossy(&line).trim().to_owned()),
    }
}
