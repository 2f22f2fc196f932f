//! The queue of messages for one socket.

use axum::extract::ws::Utf8Bytes;
use metrics::counter;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Notify, mpsc};

use super::rtt::RttProbe;
use crate::config::OUTGOING_BYTES;
use crate::lanes::{self, Client};

/// A message for one subscription.
#[derive(Debug)]
pub struct OutMessage {
    /// The subscription, so that a reader who left and came back gets nothing twice.
    pub subscription: u64,
    /// The message.
    pub text: Utf8Bytes,
}

/// The queue of one socket. It never makes a table wait: a client that reads too slowly is disconnected.
#[derive(Debug)]
pub struct Outbox {
    queue: mpsc::Sender<OutMessage>,
    /// Bytes of what waits in the queue.
    waiting: AtomicUsize,
    sent_away: Notify,
    /// Where it leads to.
    pub client: Client,
    /// How long a message takes to the other end and back.
    pub rtt: RttProbe,
}

impl Outbox {
    /// An outbox and its other end.
    pub fn new(capacity: usize, rtt: RttProbe) -> (Arc<Outbox>, mpsc::Receiver<OutMessage>) {
        let (queue, out) = mpsc::channel(capacity);
        let (waiting, sent_away) = (AtomicUsize::new(0), Notify::new());
        (Arc::new(Outbox { queue, waiting, sent_away, client: lanes::client(), rtt }), out)
    }

    /// Puts a message into the queue; false if the reader is too slow or gone.
    pub fn send(&self, out: OutMessage) -> bool {
        let waiting = self.waiting.fetch_add(out.text.len(), Ordering::Relaxed);
        let sent = match waiting {
            // A single message may be as long as it is.
            0..=OUTGOING_BYTES => self.queue.try_send(out),
            _ => Err(TrySendError::Full(out)),
        };
        match sent {
            Ok(()) => true,
            Err(TrySendError::Full(_)) => {
                counter!("feerie_readers_dropped_total").increment(1);
                self.send_away();
                false
            }
            Err(TrySendError::Closed(_)) => false,
        }
    }

    /// Notes that a message has left the queue.
    pub fn has_left(&self, out: &OutMessage) {
        self.waiting.fetch_sub(out.text.len(), Ordering::Relaxed);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_reader_who_does_not_keep_up_is_sent_away() {
        let (outbox, mut out) = Outbox::new(1, RttProbe::default());
        let message = || OutMessage { subscription: 1, text: Utf8Bytes::from_static("a") };
        assert!(outbox.send(message()));
        assert!(!outbox.send(message()), "the queue is full");
        outbox.has_to_go().await;
        assert!(out.recv().await.is_some());
        drop(out);
        assert!(!outbox.send(message()), "nobody reads any more");
    }

    #[tokio::test]
    async fn what_waits_for_a_reader_is_weighed() {
        let (outbox, mut out) = Outbox::new(100, RttProbe::default());
        let long = || OutMessage { subscription: 1, text: "x".repeat(OUTGOING_BYTES / 2).into() };
        for _ in 0..3 {
            assert!(outbox.send(long()));
        }
        let heard = out.recv().await.unwrap();
        outbox.has_left(&heard);
        assert!(outbox.send(long()), "there is room again");
        assert!(!outbox.send(long()), "too much waits, in a queue that is not full");
        outbox.has_to_go().await;
    }
}
