//! The list of what a seat may do, in a buffer that playouts reuse.

/// A reusable list of actions, in the game's own order. Tables sort the strings.
#[derive(Clone, Debug)]
pub struct Legal<A>(Vec<A>);

impl<A> Default for Legal<A> {
    fn default() -> Self {
        Legal(Vec::new())
    }
}

impl<A: Copy> Legal<A> {
    /// An empty list.
    pub fn new() -> Self {
        Legal::default()
    }

    /// Adds an action.
    #[inline]
    pub fn push(&mut self, action: A) {
        self.0.push(action);
    }

    /// Adds several actions.
    #[inline]
    pub fn extend(&mut self, actions: &[A]) {
        self.0.extend_from_slice(actions);
    }

    /// Empties the list and keeps its memory.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Keeps the actions for which the predicate holds.
    pub fn retain(&mut self, keep: impl FnMut(&A) -> bool) {
        self.0.retain(keep);
    }

    /// Shortens the list.
    pub fn truncate(&mut self, len: usize) {
        self.0.truncate(len);
    }
}

impl<A> std::ops::Deref for Legal<A> {
    type Target = [A];

    fn deref(&self) -> &[A] {
        &self.0
    }
}

impl<'a, A> IntoIterator for &'a Legal<A> {
    type Item = &'a A;
    type IntoIter = std::slice::Iter<'a, A>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
