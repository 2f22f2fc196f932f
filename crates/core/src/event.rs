//! What happened, told to each observer as far as they may know it.

use crate::seat::Observer;
use serde::Serialize;

/// Something that happened. On the wire an object whose `event` names its kind.
pub trait Event: Clone + std::fmt::Debug + PartialEq + Serialize + Send + Sync {
    /// The event as this observer may know it; `None` when they may not know that it happened at all.
    fn told_to(&self, who: Observer) -> Option<Self>;

    /// Whether it belongs to what comes next rather than to what was just settled: where a race is run, whoever
    /// keeps time tells it, and all that follows, only when the next window opens.
    fn comes_next(&self) -> bool {
        false
    }
}

/// Where rules put events. Playouts use [`NoEvents`], which compiles their building away.
pub trait Sink<E> {
    /// Notes an event; the closure runs only if anybody listens.
    fn note(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEvents;

impl<E> Sink<E> for NoEvents {
    #[inline(always)]
    fn note(&mut self, _event: impl FnOnce() -> E) {}
}

/// Keeps what happened, in order.
#[derive(Clone, Debug)]
pub struct Log<E>(pub Vec<E>);

impl<E> Default for Log<E> {
    fn default() -> Self {
        Log(Vec::new())
    }
}

impl<E> Sink<E> for Log<E> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.0.push(event());
    }
}
