//! The viewers of a table: the subscribers of this process, and the people at others.

use axum::extract::ws::Utf8Bytes;
use feerie_fairtime::RoundTrips;
use feerie_table::Viewpoint;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::outbox::{OutMessage, Outbox};
use crate::lanes::Client;

/// Texts, each for all who see alike.
pub type Outgoing = Vec<(Viewpoint, Utf8Bytes)>;

/// A subscription to a table.
#[derive(Debug)]
pub struct Subscriber {
    subscription: u64,
    person: Arc<str>,
    viewpoint: Viewpoint,
    outbox: Arc<Outbox>,
    /// They have seen frames up to this one only, and get no newer ones before they have caught up.
    behind: Option<u32>,
}

impl Subscriber {
    /// A subscriber who is up to date.
    pub fn new(person: &Arc<str>, viewpoint: Viewpoint, outbox: &Arc<Outbox>) -> Subscriber {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let subscription = NEXT.fetch_add(1, Ordering::Relaxed);
        let (person, outbox) = (Arc::clone(person), Arc::clone(outbox));
        Subscriber { subscription, person, viewpoint, outbox, behind: None }
    }

    /// A subscriber who has to catch up from a frame on before getting newer ones.
    pub fn behind(self, from: u32) -> Subscriber {
        Subscriber { behind: Some(from), ..self }
    }

    /// A number that no other subscription of this process has.
    pub fn subscription(&self) -> u64 {
        self.subscription
    }

    /// Who it is.
    pub fn person(&self) -> &Arc<str> {
        &self.person
    }
}

/// A subscriber who has to catch up.
pub struct CatchingUp {
    /// Which subscription.
    pub subscription: u64,
    /// Whose.
    pub person: Arc<str>,
    /// The last frame they saw.
    pub from: u32,
}

/// The viewers of one table.
#[derive(Debug, Default)]
pub struct Viewers {
    here: Vec<Subscriber>,
    /// Who looks at it at other processes: process and person.
    elsewhere: BTreeSet<(String, String)>,
}

impl Viewers {
    /// Adds a subscriber.
    pub fn add(&mut self, subscriber: Subscriber) {
        self.here.push(subscriber);
    }

    /// Takes a subscription out; whose it was.
    pub fn remove(&mut self, subscription: u64) -> Option<Arc<str>> {
        let index = self.here.iter().position(|subscriber| subscriber.subscription == subscription)?;
        Some(self.here.swap_remove(index).person)
    }

    /// Whether there is no subscriber at this process.
    pub fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    /// Whether anybody looks on, at whichever process.
    pub fn is_watched(&self) -> bool {
        !self.here.is_empty() || !self.elsewhere.is_empty()
    }

    /// The address of the longest subscriber here; none without subscribers.
    pub fn client(&self) -> Client {
        self.here.first().and_then(|subscriber| subscriber.outbox.client)
    }

    /// Everybody at this process.
    pub fn subscribers(&self) -> impl Iterator<Item = &Subscriber> {
        self.here.iter()
    }

    /// Whether a person is there, at whichever process.
    pub fn is_here(&self, person: &str) -> bool {
        self.is_near(person) || self.elsewhere.iter().any(|(_, other)| other == person)
    }

    /// Whether a person is there at this process.
    pub fn is_near(&self, person: &str) -> bool {
        self.outboxes(person).next().is_some()
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

    /// Forgets the people at a process that has ended. Returns whether there were any.
    pub fn forget(&mut self, process: &str) -> bool {
        let before = self.elsewhere.len();
        self.elsewhere.retain(|(other, _)| other != process);
        self.elsewhere.len() < before
    }

    fn outboxes(&self, person: &str) -> impl Iterator<Item = &Outbox> {
        self.here.iter().filter(move |subscriber| &*subscriber.person == person).map(|subscriber| &*subscriber.outbox)
    }

    /// The median round trip of a person's best connection, in milliseconds; none if nothing was measured.
    pub fn lag(&self, person: &str) -> Option<i64> {
        self.outboxes(person).filter_map(|outbox| outbox.rtt.lag()).min()
    }

    /// ELM-NET-5: whether a person has nothing but slow connections.
    pub fn is_slow(&self, person: &str) -> bool {
        self.is_near(person) && self.outboxes(person).all(|outbox| outbox.rtt.is_slow())
    }

    /// A person's measured round trips, and when they last gave a sign of life; none if they are not there.
    pub fn signs(&self, person: &str) -> Option<(RoundTrips, Duration)> {
        self.outboxes(person).map(|outbox| outbox.rtt.signs()).max_by_key(|(_, sign)| *sign)
    }

    /// Those who had to catch up, and have from now on.
    pub fn take_catching_up(&mut self) -> Vec<CatchingUp> {
        let behind = self.here.iter_mut().filter_map(|subscriber| {
            let from = subscriber.behind.take()?;
            Some(CatchingUp { subscription: subscriber.subscription, person: Arc::clone(&subscriber.person), from })
        });
        behind.collect()
    }

    /// The different viewpoints of those who see frames as they come: what they see is made once for all alike.
    pub fn viewpoints(&self) -> Vec<Viewpoint> {
        let mut viewpoints = Vec::new();
        for subscriber in self.here.iter().filter(|subscriber| subscriber.behind.is_none()) {
            if !viewpoints.contains(&subscriber.viewpoint) {
                viewpoints.push(subscriber.viewpoint);
            }
        }
        viewpoints
    }

    /// Tells each viewpoint what is for it, in order.
    pub fn tell_all(&mut self, texts: &[(Viewpoint, Utf8Bytes)]) {
        for (viewpoint, text) in texts {
            self.send(|subscriber| {
                (subscriber.viewpoint == *viewpoint && subscriber.behind.is_none()).then(|| text.clone())
            });
        }
    }

    /// Tells everybody the same, whatever they see.
    pub fn tell_everybody(&mut self, text: &Utf8Bytes) {
        self.send(|_| Some(text.clone()));
    }

    /// Tells one subscription several things, in order.
    pub fn tell_one(&mut self, subscription: u64, texts: Vec<String>) {
        for text in texts {
            let text = Utf8Bytes::from(text);
            self.send(|subscriber| (subscriber.subscription == subscription).then(|| text.clone()));
        }
    }

    /// Tells each subscriber, in the order of [`Viewers::subscribers`], what is for them alone; and from which
    /// viewpoint they look from now on.
    pub fn renew(&mut self, news: Vec<(Viewpoint, Option<Utf8Bytes>)>) {
        debug_assert_eq!(news.len(), self.here.len());
        let mut news = news.into_iter();
        self.send(|subscriber| {
            let (viewpoint, text) = news.next()?;
            subscriber.viewpoint = viewpoint;
            text
        });
    }

    /// Sends each what the function says, if anything. Who cannot be told any more is taken out.
    fn send(&mut self, mut text: impl FnMut(&mut Subscriber) -> Option<Utf8Bytes>) {
        self.here.retain_mut(|subscriber| match text(subscriber) {
            Some(text) => subscriber.outbox.send(OutMessage { subscription: subscriber.subscription, text }),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::rtt::RttProbe;
    use feerie_core::{Seat, SeatSet};
    use tokio::sync::mpsc;

    fn subscriber(person: &str, viewpoint: Viewpoint) -> (Subscriber, mpsc::Receiver<OutMessage>) {
        let (outbox, out) = Outbox::new(8, RttProbe::default());
        (Subscriber::new(&Arc::from(person), viewpoint, &outbox), out)
    }

    fn heard(out: &mut mpsc::Receiver<OutMessage>) -> Vec<String> {
        std::iter::from_fn(|| out.try_recv().ok()).map(|out| out.text.to_string()).collect()
    }

    #[test]
    fn each_viewpoint_hears_what_is_for_it_and_who_is_behind_hears_nothing() {
        let seat = Viewpoint::of(SeatSet::from_iter([Seat(0)]));
        let mut viewers = Viewers::default();
        let (ana, mut for_ana) = subscriber("ana", seat);
        let (ben, mut for_ben) = subscriber("ben", Viewpoint::Watcher);
        let (late, mut for_late) = subscriber("cleo", Viewpoint::Watcher);
        [ana, ben, late.behind(3)].into_iter().for_each(|one| viewers.add(one));
        viewers.tell_all(&[(seat, "card".into()), (Viewpoint::Watcher, "back".into())]);
        viewers.tell_everybody(&"hello".into());
        assert_eq!(heard(&mut for_ana), ["card", "hello"]);
        assert_eq!(heard(&mut for_ben), ["back", "hello"]);
        assert_eq!(heard(&mut for_late), ["hello"]);
        let behind = viewers.take_catching_up();
        assert_eq!((behind.len(), behind[0].from, &*behind[0].person), (1, 3, "cleo"));
        assert!(viewers.take_catching_up().is_empty());
        viewers.tell_all(&[(Viewpoint::Watcher, "next".into())]);
        assert_eq!((heard(&mut for_ben), heard(&mut for_late)), (vec!["next".to_owned()], vec!["next".to_owned()]));
    }

    #[test]
    fn people_are_here_near_or_elsewhere() {
        let mut viewers = Viewers::default();
        let (ana, _out) = subscriber("ana", Viewpoint::Watcher);
        let subscription = ana.subscription();
        viewers.add(ana);
        viewers.note("other", "ben", true);
        assert!(viewers.is_near("ana") && !viewers.is_near("ben") && viewers.is_here("ben"));
        assert!(viewers.forget("other") && !viewers.forget("other") && !viewers.is_here("ben"));
        assert_eq!(viewers.remove(subscription).as_deref(), Some("ana"));
        assert!(viewers.is_empty() && viewers.remove(subscription).is_none());
    }

    #[test]
    fn whose_seats_change_looks_from_another_viewpoint() {
        let seat = Viewpoint::of(SeatSet::from_iter([Seat(1)]));
        let mut viewers = Viewers::default();
        let (ana, mut for_ana) = subscriber("ana", Viewpoint::Watcher);
        viewers.add(ana);
        viewers.renew(vec![(seat, Some("sat down".into()))]);
        assert_eq!((viewers.viewpoints(), heard(&mut for_ana)), (vec![seat], vec!["sat down".to_owned()]));
    }
}
