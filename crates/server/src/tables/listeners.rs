//! Who follows a table in this process, and how they are told.

use axum::extract::ws::Utf8Bytes;
use metrics::counter;
use std::collections::BTreeSet;
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
pub struct Listeners {
    here: Vec<Listener>,
    /// Who follows it at other processes: process and person.
    elsewhere: BTreeSet<(String, String)>,
}

impl Listeners {
    /// Adds somebody.
    pub fn add(&mut self, listener: Listener) {
        self.here.push(listener);
    }

    /// Takes a subscription out; who it was.
    pub fn remove(&mut self, subscription: u64) -> Option<Listener> {
        let index = self.here.iter().position(|listener| listener.subscription == subscription)?;
        Some(self.here.swap_remove(index))
    }

    /// Whether nobody follows at this process.
    pub fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    /// Everybody at this process.
    pub fn iter(&self) -> impl Iterator<Item = &Listener> {
        self.here.iter()
    }

    /// Whether a person is there, at whichever process.
    pub fn is_here(&self, person: &str) -> bool {
        self.is_near(person) || self.elsewhere.iter().any(|(_, other)| other == person)
    }

    /// Whether a person is there at this process.
    pub fn is_near(&self, person: &str) -> bool {
        self.here.iter().any(|listener| &*listener.person == person)
    }

    /// Notes that a person is at another process, or is there no longer.
    pub fn note(&mut self, process: &str, person: &str, here: bool) {
        let entry = (process.to_owned(), person.to_owned());
        if here {
            self.elsewhere.insert(entry);
        } else {
            self.elsewhere.remove(&entry);
        }
    }

    /// Forgets whoever was at a process that has ended; whether anybody was.
    pub fn forget(&mut self, process: &str) -> bool {
        let before = self.elsewhere.len();
        self.elsewhere.retain(|(other, _)| other != process);
        self.elsewhere.len() < before
    }

    /// The different eyes that look on: what they see is made once for all who see alike.
    pub fn eyes(&self) -> Vec<Eyes> {
        let mut eyes = Vec::new();
        for listener in &self.here {
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
        self.here.retain_mut(|listener| match message(listener) {
            Some(text) => {
                let out = Out { subscription: listener.subscription, text };
                listener.line.send(out)
            }
            None => true,
        });
    }

    /// Asks everybody to come back and resume.
    pub fn send_away(&mut self) {
        for listener in self.here.drain(..) {
            listener.line.send_away();
        }
    }
}
