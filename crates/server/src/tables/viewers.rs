//! Who follows a table in this process, and how they are told.

use axum::extract::ws::Utf8Bytes;
use feerie_fairtime::RoundTrips;
use metrics::counter;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{Notify, mpsc};

use super::rtt::RttProbe;
use super::viewpoint::Viewpoint;

/// A message for one subscription.
#[derive(Debug)]
pub struct OutMessage {
    /// The subscription, so that a reader who left and came back gets nothing twice.
    pub subscription: u64,
    /// The message.
    pub text: Utf8Bytes,
}

/// The way to one socket. It never makes a table wait: a reader who does not keep up is sent away.
#[derive(Debug)]
pub struct Outbox {
    queue: mpsc::Sender<OutMessage>,
    sent_away: Notify,
    /// How long a message takes to the other end and back.
    pub rtt: RttProbe,
}

impl Outbox {
    /// A line and its other end.
    pub fn new(capacity: usize) -> (Arc<Outbox>, mpsc::Receiver<OutMessage>) {
        let (queue, out) = mpsc::channel(capacity);
        (Arc::new(Outbox { queue, sent_away: Notify::new(), rtt: RttProbe::default() }), out)
    }

    /// Puts a message into the queue; false if the reader is too slow or gone.
    pub fn send(&self, out: OutMessage) -> bool {
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
pub struct Subscriber {
    /// Which subscription of theirs.
    pub subscription: u64,
    /// Who.
    pub person: Arc<str>,
    /// From whose viewpoint.
    pub viewpoint: Viewpoint,
    /// How they are told.
    pub outbox: Arc<Outbox>,
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
pub struct Viewers {
    here: Vec<Subscriber>,
    /// Who follows it at other processes: process and person.
    elsewhere: BTreeSet<(String, String)>,
}

impl Viewers {
    /// Adds somebody.
    pub fn add(&mut self, subscriber: Subscriber) {
        self.here.push(subscriber);
    }

    /// Takes a subscription out; who it was.
    pub fn remove(&mut self, subscription: u64) -> Option<Subscriber> {
        let index = self.here.iter().position(|subscriber| subscriber.subscription == subscription)?;
        Some(self.here.swap_remove(index))
    }

    /// Whether nobody follows at this process.
    pub fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    /// Everybody at this process.
    pub fn iter(&self) -> impl Iterator<Item = &Subscriber> {
        self.here.iter()
    }

    /// Whether a person is there, at whichever process.
    pub fn is_here(&self, person: &str) -> bool {
        self.is_near(person) || self.elsewhere.iter().any(|(_, other)| other == person)
    }

    /// Whether a person is there at this process.
    pub fn is_near(&self, person: &str) -> bool {
        self.here.iter().any(|subscriber| &*subscriber.person == person)
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
        let theirs = self.here.iter().filter(|subscriber| &*subscriber.person == person);
        theirs.filter_map(|subscriber| subscriber.outbox.rtt.lag()).min()
    }

    /// ELM-NET-5: whether a person has nothing but slow lines.
    pub fn is_slow(&self, person: &str) -> bool {
        let mut theirs = self.here.iter().filter(|subscriber| &*subscriber.person == person);
        self.is_near(person) && theirs.all(|subscriber| subscriber.outbox.rtt.is_slow())
    }

    /// A person's measured round trips, and when they last gave a sign of life; none if they are not there.
    pub fn signs(&self, person: &str) -> Option<(RoundTrips, Duration)> {
        let theirs = self.here.iter().filter(|subscriber| &*subscriber.person == person);
        theirs.map(|subscriber| subscriber.outbox.rtt.signs()).max_by_key(|(_, sign)| *sign)
    }

    /// Those who wait for a window to open: subscription, person, and the last frame they saw.
    pub fn take_waiting(&mut self) -> Vec<(u64, Arc<str>, u32)> {
        let waiting = self.here.iter_mut().filter_map(|subscriber| {
            Some((subscriber.subscription, Arc::clone(&subscriber.person), subscriber.waits_from.take()?))
        });
        waiting.collect()
    }

    /// Tells one subscription several things, in order.
    pub fn tell_one(&mut self, subscription: u64, texts: Vec<String>) {
        for text in texts {
            let text = Utf8Bytes::from(text);
            self.each(|subscriber| (subscriber.subscription == subscription).then(|| text.clone()));
        }
    }

    /// The different viewpoints: what they see is made once for all who see alike.
    pub fn viewpoint(&self) -> Vec<Viewpoint> {
        let mut viewpoint = Vec::new();
        for subscriber in self.here.iter().filter(|subscriber| subscriber.waits_from.is_none()) {
            if !viewpoint.contains(&subscriber.viewpoint) {
                viewpoint.push(subscriber.viewpoint);
            }
        }
        viewpoint
    }

    /// Tells everybody with this viewpoint.
    pub fn tell(&mut self, viewpoint: Viewpoint, text: &Utf8Bytes) {
        let is_told = |subscriber: &Subscriber| subscriber.viewpoint == viewpoint && subscriber.waits_from.is_none();
        self.each(|subscriber| is_told(subscriber).then(|| text.clone()));
    }

    /// Tells each what the function says, if anything. Who cannot be told any more is taken out.
    pub fn each(&mut self, mut message: impl FnMut(&mut Subscriber) -> Option<Utf8Bytes>) {
        self.here.retain_mut(|subscriber| match message(subscriber) {
            Some(text) => {
                let out = OutMessage { subscription: subscriber.subscription, text };
                subscriber.outbox.send(out)
            }
            None => true,
        });
    }

    /// Asks everybody to come back and resume.
    pub fn send_away(&mut self) {
        for subscriber in self.here.drain(..) {
            subscriber.outbox.send_away();
        }
    }
}
