//! A value that the store has as well, and whether memory has changed it since.

use std::ops::Deref;

/// A value that the store has as well (write-back): it cannot be changed without being marked as not stored yet.
#[derive(Debug)]
pub struct Tracked<T> {
    value: T,
    is_changed: bool,
}

impl<T> Tracked<T> {
    /// A value as it is stored.
    pub fn stored(value: T) -> Tracked<T> {
        Tracked { value, is_changed: false }
    }

    /// Changes it; it has to be stored from now on.
    pub fn change<R>(&mut self, change: impl FnOnce(&mut T) -> R) -> R {
        self.is_changed = true;
        change(&mut self.value)
    }

    /// Whether it has to be stored.
    pub fn is_changed(&self) -> bool {
        self.is_changed
    }

    /// The store has it as it is now.
    pub fn mark_stored(&mut self) {
        self.is_changed = false;
    }
}

impl<T> Deref for Tracked<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_noticed_until_it_is_stored() {
        let mut number = Tracked::stored(1);
        assert!(!number.is_changed());
        assert_eq!(number.change(|number| std::mem::replace(number, 2)), 1);
        assert!(number.is_changed());
        number.mark_stored();
        assert_eq!((*number, number.is_changed()), (2, false));
    }
}
