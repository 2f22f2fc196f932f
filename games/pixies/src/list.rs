//! A short list of small numbers inside a position: no pointer, copied with it.

use std::ops::Deref;

/// At most `N` bytes, in order. Unused places are 0, so that equal lists are equal bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct List<const N: usize> {
    items: [u8; N],
    len: u8,
}

impl<const N: usize> List<N> {
    /// The empty list.
    pub const EMPTY: List<N> = List { items: [0; N], len: 0 };

    /// Puts an item at the end; a full list stays as it is.
    pub fn push(&mut self, item: u8) {
        debug_assert!(usize::from(self.len) < N, "the list is full");
        if let Some(place) = self.items.get_mut(usize::from(self.len)) {
            *place = item;
            self.len += 1;
        }
    }

    /// Puts an item before the others.
    pub fn push_front(&mut self, item: u8) {
        self.push(item);
        self.items[..usize::from(self.len)].rotate_right(1);
    }

    /// Takes the first item away.
    pub fn pop_front(&mut self) -> Option<u8> {
        let first = *self.first()?;
        self.remove(first);
        Some(first)
    }

    /// Takes the first item equal to this away, if there is one.
    pub fn remove(&mut self, item: u8) {
        if let Some(at) = self.iter().position(|&here| here == item) {
            let len = usize::from(self.len);
            self.items[at..len].rotate_left(1);
            self.items[len - 1] = 0;
            self.len -= 1;
        }
    }

    /// Moves the item at one place to an earlier place.
    pub fn advance(&mut self, from: usize, to: usize) {
        self.items[to..=from].rotate_right(1);
    }
}

impl<const N: usize> Deref for List<N> {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.items[..usize::from(self.len)]
    }
}

impl<const N: usize> FromIterator<u8> for List<N> {
    fn from_iter<I: IntoIterator<Item = u8>>(items: I) -> Self {
        let mut list = List::EMPTY;
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
    fn lists_equal_by_content() {
        let mut list: List<4> = [3, 1, 2].into_iter().collect();
        list.advance(2, 0);
        assert_eq!(&*list, [2, 3, 1]);
        list.remove(3);
        assert_eq!(list, [2, 1].into_iter().collect());
        list.push_front(7);
        assert_eq!(list.pop_front(), Some(7));
        assert_eq!(&*list, [2, 1]);
    }
}
