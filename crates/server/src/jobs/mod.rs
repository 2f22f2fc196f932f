//! Work that no request waits for.

pub mod analysis;
pub mod bot;
pub mod clock_sweep;
pub mod lab;
