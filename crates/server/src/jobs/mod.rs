//! Work that no request waits for.

pub mod bot;
pub mod study;
