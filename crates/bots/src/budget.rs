//! How long a bot may think.

/// A budget of thought. Iterations are reproducible on any machine; `stop` lets a caller with a clock end
/// the search early. Bots have no clock of their own.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// At most this many iterations.
    pub iterations: u32,
    /// Asked now and then; true ends the search.
    pub stop: Option<&'a (dyn Fn() -> bool + Sync)>,
}

impl Budget<'_> {
    /// So many iterations, whatever the time.
    pub const fn iterations(iterations: u32) -> Budget<'static> {
        Budget { iterations, stop: None }
    }

    /// Whether time is up.
    pub fn is_over(&self) -> bool {
        self.stop.is_some_and(|stop| stop())
    }
}
