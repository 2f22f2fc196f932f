//! Work that no request waits for.

pub mod alarm;
pub mod bot;
pub mod study;
