//! Who follows a table in this process, and how they are told.

use axum::extract::ws::Utf8Bytes;
use feerie_fairtime::RoundTrips;
use metrics::counter;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{Notify, mpsc};

use super::eyes::Eyes;
use super::pulse::Pulse;

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
    /// How long a message takes to the other end and back.
    pub pulse: Pulse,
}

impl Line {
    /// A line and its other end.
    pub fn new(capacity: usize) -> (Arc<Line>, mpsc::Receiver<Out>) {
        let (queue, out) = mpsc::channel(capacity);
        (Arc::new(Line { queue, sent_away: Notify::new(), pulse: Pulse::default() }), out)
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
    /// They came while the next card of a race was veiled, having seen the frames up to this one: they are told
    /// how the table stands when the window opens.
    pub waits_from: Option<u32>,
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

    /// How long a person's best line takes there and back, in milliseconds; none if nothing was measured.
    pub fn lag(&self, person: &str) -> Option<i64> {
        let theirs = self.here.iter().filter(|listener| &*listener.person == person);
        theirs.filter_map(|listener| listener.line.pulse.lag()).min()
    }

    /// ELM-NET-5: whether a person has nothing but slow lines.
    pub fn is_slow(&self, person: &str) -> bool {
        let mut theirs = self.here.iter().filter(|listener| &*listener.person == person);
        self.is_near(person) && theirs.all(|listener| listener.line.pulse.is_slow())
    }

    /// A person's measured round trips, and when they last gave a sign of life; none if they are not there.
    pub fn signs(&self, person: &str) -> Option<(RoundTrips, Duration)> {
        let theirs = self.here.iter().filter(|listener| &*listener.person == person);
        theirs.map(|listener| listener.line.pulse.signs()).max_by_key(|(_, sign)| *sign)
    }

    /// Those who wait for a window to open: subscription, person, and the last frame they saw.
    pub fn take_waiting(&mut self) -> Vec<(u64, Arc<str>, u32)> {
        let waiting = self.here.iter_mut().filter_map(|listener| {
            Some((listener.subscription, Arc::clone(&listener.person), listener.waits_from.take()?))
        });
        waiting.collect()
    }

    /// Tells one subscription several things, in order.
    pub fn tell_one(&mut self, subscription: u64, texts: Vec<String>) {
        for text in texts {
            let text = Utf8Bytes::from(text);
            self.each(|listener| (listener.subscription == subscription).then(|| text.clone()));
        }
    }

    /// The different eyes that look on: what they see is made once for all who see alike.
    pub fn eyes(&self) -> Vec<Eyes> {
        let mut eyes = Vec::new();
        for listener in self.here.iter().filter(|listener| listener.waits_from.is_none()) {
            if !eyes.contains(&listener.eyes) {
                eyes.push(listener.eyes);
            }
        }
        eyes
    }

    /// Tells everybody with these eyes.
    pub fn tell(&mut self, eyes: Eyes, text: &Utf8Bytes) {
        let is_told = |listener: &Listener| listener.eyes == eyes && listener.waits_from.is_none();
        self.each(|listener| is_told(listener).then(|| text.clone()));
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
