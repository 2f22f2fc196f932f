//! Where the lines of a file begin, so that errors can name them.

/// Where the lines of a text begin: found once, so that naming a line costs the same wherever it stands.
pub struct Lines(Vec<usize>);

impl Lines {
    /// The lines of a text.
    pub fn of(text: &str) -> Lines {
        work::note(text.len());
        Lines(text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n').map(|(at, _)| at + 1).collect())
    }

    /// The line of a byte, counted from 1.
    pub fn line(&self, at: usize) -> usize {
        let before = self.0.partition_point(|&start| {
            work::note(1);
            start <= at
        });
        1 + before
    }
}

/// How much of a text was looked at, for the test that holds the cost of reading down.
pub(super) mod work {
    #[cfg(test)]
    thread_local! {
        static DONE: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
    }

    /// So many bytes or entries were looked at.
    #[cfg_attr(not(test), expect(clippy::missing_const_for_fn, reason = "it counts in tests"))]
    #[inline]
    pub fn note(looked_at: usize) {
        #[cfg(test)]
        DONE.set(DONE.get() + looked_at);
        #[cfg(not(test))]
        let _ = looked_at;
    }

    /// All that was done since this was last asked.
    #[cfg(test)]
    pub fn take() -> usize {
        DONE.take()
    }
}
