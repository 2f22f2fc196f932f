//! A short list inside a position: no pointer, so that copying a position is copying bytes.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// At most `N` items, in order. Lists are equal by what is in them.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List { len: 0, items: [T::default(); N] }
    }
}

impl<T: Copy, const N: usize> List<T, N> {
    /// The empty list, where a constant needs one; `blank` fills places that nobody sees.
    pub const fn empty(blank: T) -> Self {
        List { len: 0, items: [blank; N] }
    }

    /// Adds an item at the end; there must be room.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Puts an item before the others; there must be room.
    pub fn push_front(&mut self, item: T) {
        self.push(item);
        self.rotate_right(1);
    }

    /// Takes an item out; those behind it move up.
    #[inline]
    pub fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        let len = usize::from(self.len);
        self.items.copy_within(at + 1..len, at);
        self.len -= 1;
        item
    }

    /// Takes the first item out.
    pub fn pop_front(&mut self) -> Option<T> {
        (!self.is_empty()).then(|| self.remove(0))
    }

    /// Moves the item at one place to an earlier place.
    pub fn advance(&mut self, from: usize, to: usize) {
        self[to..=from].rotate_right(1);
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = List::default();
        for item in items {
            list.push(item);
        }
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_equal_by_what_is_in_them() {
        let mut list: List<u8, 3> = [1, 2, 3].into_iter().collect();
        assert_eq!(list.remove(0), 1);
        assert_eq!(list, [2, 3].into_iter().collect());
        list.clear();
        assert_eq!((list.is_empty(), list.pop_front()), (true, None));
    }

    #[test]
    fn items_come_and_go_in_order() {
        let mut list: List<u8, 4> = [3, 1, 2].into_iter().collect();
        list.advance(2, 0);
        assert_eq!(&*list, [2, 3, 1]);
        list.push_front(7);
        assert_eq!(list.pop_front(), Some(7));
        assert_eq!(&*list, [2, 3, 1]);
    }
}
