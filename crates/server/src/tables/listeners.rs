//! Who follows a table in this process, and how they are told.

use axum::extract::ws::Utf8Bytes;
use metrics::counter;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{Notify, mpsc};

use super::eyes::Eyes;

/// A message for one subscription.
#[derive(Debug)]
pub struct Out {
    /// The subscription, so that a reader who left and came back gets nothing twice.
    pub subscription: u64,
    /// The message.
    pub text: Utf8Bytes,
}

/// The way to one socket. It never makes a table wait: a reader who does not keep up is sent away.
#[derive(Debug)]
pub struct Line {
    queue: mpsc::Sender<Out>,
    sent_away: Notify,
}

impl Line {
    /// A line and its other end.
    pub fn new(capacity: usize) -> (Arc<Line>, mpsc::Receiver<Out>) {
        let (queue, out) = mpsc::channel(capacity);
        (Arc::new(Line { queue, sent_away: Notify::new() }), out)
    }

    /// Puts a message into the queue; false if the reader is too slow or gone.
    pub fn send(&self, out: Out) -> bool {
        match self.queue.try_send(out) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                counter!("feerie_readers_dropped_total").increment(1);
                self.send_away();
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }

    /// Asks the reader to come back and resume.
    pub fn send_away(&self) {
        self.sent_away.notify_one();
    }

    /// Waits until the reader has to go.
    pub async fn has_to_go(&self) {
        self.sent_away.notified().await;
    }
}

/// Somebody who follows a table.
#[derive(Debug)]
pub struct Listener {
    /// Which subscription of theirs.
    pub subscription: u64,
    /// Who.
    pub person: Arc<str>,
    /// Through whose eyes.
    pub eyes: Eyes,
    /// How they are told.
    pub line: Arc<Line>,
}

/// A number that no other subscription of this process has.
pub fn next_subscription() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

/// Everybody who follows one table.
#[derive(Debug, Default)]
pub struct Listeners(Vec<Listener>);

impl Listeners {
    /// Adds somebody.
    pub fn add(&mut self, listener: Listener) {
        self.0.push(listener);
    }

    /// Takes a subscription out; who it was.
    pub fn remove(&mut self, subscription: u64) -> Option<Listener> {
        let index = self.0.iter().position(|listener| listener.subscription == subscription)?;
        Some(self.0.swap_remove(index))
    }

    /// Whether nobody follows.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Everybody.
    pub fn iter(&self) -> impl Iterator<Item = &Listener> {
        self.0.iter()
    }

    /// Whether a person is there.
    pub fn is_here(&self, person: &str) -> bool {
        self.0.iter().any(|listener| &*listener.person == person)
    }

    /// The different eyes that look on: what they see is made once for all who see alike.
    pub fn eyes(&self) -> Vec<Eyes> {
        let mut eyes = Vec::new();
        for listener in &self.0 {
            if !eyes.contains(&listener.eyes) {
                eyes.push(listener.eyes);
            }
        }
        eyes
    }

    /// Tells everybody with these eyes.
    pub fn tell(&mut self, eyes: Eyes, text: &Utf8Bytes) {
        self.each(|listener| if listener.eyes == eyes { Some(text.clone()) } else { None });
    }

    /// Tells each what the function says, if anything. Who cannot be told any more is taken out.
    pub fn each(&mut self, mut message: impl FnMut(&mut Listener) -> Option<Utf8Bytes>) {
        self.0.retain_mut(|listener| match message(listener) {
            Some(text) => {
                let out = Out { subscription: listener.subscription, text };
                listener.line.send(out)
            }
            None => true,
        });
    }

    /// Asks everybody to come back and resume.
    pub fn send_away(&mut self) {
        for listener in self.0.drain(..) {
            listener.line.send_away();
        }
    }
}
