//! Things that are written as their text.

use serde::{Serialize, Serializer};
use std::fmt::Display;

/// Something whose text is its form in a view.
#[derive(Clone, Copy, Debug)]
pub struct AsText<T>(pub T);

impl<T: Display> Serialize for AsText<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}
