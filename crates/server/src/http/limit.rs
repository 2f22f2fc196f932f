//! How often anybody may ask, by address.

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::Response;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::room::Room;
use crate::config::Limits;
use crate::error::{Limit, Problem};
use crate::lanes::{self, Client};
use crate::security;
use crate::state::AppState;
use crate::tables::quota_of_stored_things;

/// How many times as many attempts to log in one address has under all names together.
const ALL_NAMES: u32 = 3;
/// How long an attempt under a name waits at which too many strangers guess.
const SLOWDOWN: Duration = Duration::from_secs(2);
/// How many of them wait at once; one more is refused.
const MOST_SLOWED: u32 = 16;
/// How many times as many messages one address may send over all of its sockets as over one.
const ALL_SOCKETS: u32 = 20;
/// So many bytes of a socket cost as much to read as a message.
const MESSAGE_BYTES: u32 = 1 << 10;
/// How many requests a list of tables counts as.
const LIST: NonZeroU32 = NonZeroU32::new(5).unwrap();
/// One in so many messages of a socket may be one that everybody at a table is told.
const TOLD: u32 = 10;
/// How many times as many requests one address may make if files, pages and the description of the API are counted, too:
/// a page has dozens of files, and most of them cost little.
const ALL_REQUESTS: u32 = 20;
/// How many times as many guests of one address are written down as it may open tables: most tables have several.
const NEWCOMERS: u32 = 4;
/// Lines a minute that the limits of one address write into the log.
const NOTES: NonZeroU32 = NonZeroU32::new(5).unwrap();

/// Who asked how often.
pub struct Limiter {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    most_at_once: NonZeroU32,
    /// Whatever is asked for, files included.
    everything: DefaultKeyedRateLimiter<IpAddr>,
    /// What costs a hash: from one address, from one address under one name, under one name, from a known device.
    hashes: DefaultKeyedRateLimiter<IpAddr>,
    pairs: DefaultKeyedRateLimiter<(IpAddr, String)>,
    names: DefaultKeyedRateLimiter<String>,
    devices: DefaultKeyedRateLimiter<String>,
    /// How many attempts wait, by name.
    slowed: Counts<String>,
    notes: DefaultKeyedRateLimiter<IpAddr>,
    /// Guests who are written down.
    newcomers: DefaultKeyedRateLimiter<IpAddr>,
    /// What the sockets of one address say, by weight.
    messages: DefaultKeyedRateLimiter<Client>,
    /// How many bytes they send, whatever becomes of them.
    bytes: DefaultKeyedRateLimiter<Client>,
    sockets: Counts<IpAddr>,
    sockets_per_address: u32,
    socket_rate: u32,
    /// For bodies that are larger than most.
    pub room: Room,
    /// For answers that are.
    pub answers: Room,
}

/// What a message costs us, in ordinary messages.
#[derive(Clone, Copy, Debug)]
pub struct Weight(NonZeroU32);

impl Weight {
    /// Any message.
    pub const MESSAGE: Weight = Weight(NonZeroU32::MIN);
    /// What a subscription costs beyond that: the whole table is told, and often all that happened there.
    pub const SUBSCRIPTION: Weight = Weight(NonZeroU32::new(9).unwrap());
}

/// How many there are of each; shared with the permits that count.
pub type Counts<K> = Arc<Mutex<HashMap<K, u32>>>;

/// One of those that are counted, until it is dropped.
pub struct Permit<K: Eq + Hash> {
    counts: Counts<K>,
    key: K,
}

/// An open socket.
pub type SocketPermit = Permit<IpAddr>;

impl<K: Eq + Hash + Clone> Permit<K> {
    /// One more, unless there are enough.
    pub fn take(counts: &Counts<K>, key: &K, most: u32) -> Option<Permit<K>> {
        let mut count = counts.lock().unwrap_or_else(PoisonError::into_inner);
        let taken = count.entry(key.clone()).or_default();
        if *taken >= most {
            return None;
        }
        *taken += 1;
        Some(Permit { counts: Arc::clone(counts), key: key.clone() })
    }
}

impl<K: Eq + Hash> Drop for Permit<K> {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

impl Limiter {
    /// Nobody has asked yet.
    pub fn new(limits: &Limits) -> Limiter {
        let tries = |times: u32| {
            let tries = NonZeroU32::new(limits.login_rate.saturating_mul(times));
            Quota::per_minute(tries.unwrap_or(NonZeroU32::MIN))
        };
        Limiter {
            requests: RateLimiter::keyed(bursts(limits.http_rate)),
            most_at_once: bursts(limits.http_rate).burst_size(),
            everything: RateLimiter::keyed(bursts(limits.http_rate.saturating_mul(ALL_REQUESTS))),
            hashes: RateLimiter::keyed(tries(ALL_NAMES)),
            pairs: RateLimiter::keyed(tries(1)),
            names: RateLimiter::keyed(tries(ALL_NAMES)),
            devices: RateLimiter::keyed(tries(1)),
            slowed: Counts::default(),
            notes: RateLimiter::keyed(Quota::per_minute(NOTES)),
            newcomers: RateLimiter::keyed(quota_of_stored_things(limits.http_rate, NEWCOMERS)),
            messages: RateLimiter::keyed(bursts(limits.socket_rate.saturating_mul(ALL_SOCKETS))),
            bytes: RateLimiter::keyed(bursts(limits.socket_rate.saturating_mul(ALL_SOCKETS * MESSAGE_BYTES))),
            sockets: Counts::default(),
            sockets_per_address: limits.sockets_per_address,
            socket_rate: limits.socket_rate,
            room: Room::of("large_bodies"),
            answers: Room::of("large_answers"),
        }
    }

    /// Counts a request that costs more than a file does, as so many.
    pub fn request(&self, address: IpAddr, weight: NonZeroU32) -> Result<(), Problem> {
        // Whoever may ask for little at once may still ask for one of each.
        let counted = self.requests.check_key_n(&block(address), weight.min(self.most_at_once));
        if matches!(counted, Ok(Ok(()))) { Ok(()) } else { Err(self.refuse(Limit::Requests, address)) }
    }

    /// Counts an attempt to log in. An attempt from a device on which this person has logged in before is counted apart, so
    /// that nobody else's guesses use up its budget. Others are counted by address and name. Where too many of them try
    /// one name from everywhere, each is delayed, and refused only while [`MOST_SLOWED`] others wait.
    pub async fn login(&self, address: IpAddr, name: &str, device: Option<&str>) -> Result<(), Problem> {
        if let Some(device) = device {
            return self.devices.check_key(&device.to_owned()).map_err(|_| self.refuse(Limit::Logins, address));
        }
        self.hash(address)?;
        let pair = (block(address), name.to_owned());
        self.pairs.check_key(&pair).map_err(|_| self.refuse(Limit::Logins, address))?;
        if self.names.check_key(&pair.1).is_err() {
            let waiting = Permit::take(&self.slowed, &pair.1, MOST_SLOWED);
            let _waiting = waiting.ok_or_else(|| self.refuse(Limit::Logins, address))?;
            tokio::time::sleep(SLOWDOWN).await;
        }
        Ok(())
    }

    /// Counts what costs a hash of a passphrase.
    pub fn hash(&self, address: IpAddr) -> Result<(), Problem> {
        self.hashes.check_key(&block(address)).map_err(|_| self.refuse(Limit::Logins, address))
    }

    /// Counts a guest who is stored: a client that drops its cookie is a new guest each time.
    pub fn newcomer(&self, address: IpAddr) -> Result<(), Problem> {
        self.newcomers.check_key(&block(address)).map_err(|_| self.refuse(Limit::Requests, address))
    }

    /// Counts a socket, as long as the permit is held.
    pub fn socket(&self, address: IpAddr) -> Result<SocketPermit, Problem> {
        let permit = Permit::take(&self.sockets, &block(address), self.sockets_per_address);
        permit.ok_or_else(|| self.refuse(Limit::Sockets, address))
    }

    /// Says no, and writes it down.
    fn refuse(&self, what: Limit, address: IpAddr) -> Problem {
        security::limited(what.word(), address, self.is_noted(address));
        Problem::TooMany(what)
    }

    /// Whether the log has room for another line about an address.
    pub fn is_noted(&self, address: IpAddr) -> bool {
        self.notes.check_key(&block(address)).is_ok()
    }

    /// Counts a message for the address that sent it: more sockets do not bring a larger budget.
    pub fn message(&self, client: Client, Weight(weight): Weight) -> bool {
        matches!(self.messages.check_key_n(&client, weight), Ok(Ok(())))
    }

    /// Counts bytes that came over a socket for its address.
    pub fn bytes(&self, client: Client, count: usize) -> bool {
        let count = u32::try_from(count).ok().and_then(NonZeroU32::new);
        count.is_none_or(|count| matches!(self.bytes.check_key_n(&client, count), Ok(Ok(()))))
    }

    /// The budget of messages of one socket.
    pub fn socket_budget(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(bursts(self.socket_rate))
    }

    /// What one socket may have told to everybody at its tables: a tenth of its messages.
    pub fn told_budget(&self) -> DefaultDirectRateLimiter {
        let burst = NonZeroU32::new(self.socket_rate).unwrap_or(NonZeroU32::MIN);
        let rate = NonZeroU32::new(self.socket_rate / TOLD).unwrap_or(NonZeroU32::MIN);
        RateLimiter::direct(Quota::per_second(rate).allow_burst(burst))
    }

    /// Forgets who has not asked for a while.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.everything.retain_recent();
        self.hashes.retain_recent();
        self.pairs.retain_recent();
        self.names.retain_recent();
        self.devices.retain_recent();
        self.notes.retain_recent();
        self.newcomers.retain_recent();
        self.messages.retain_recent();
        self.bytes.retain_recent();
    }
}

/// The addresses that share a limit: with IPv6 one household has a whole block of 2⁶⁴ addresses.
pub fn block(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
        address => address,
    }
}

fn bursts(rate: u32) -> Quota {
    let rate = NonZeroU32::new(rate).unwrap_or(NonZeroU32::MAX);
    Quota::per_second(rate).allow_burst(rate.saturating_mul(NonZeroU32::MIN.saturating_add(3)))
}

/// Where a request comes from: the other end of the connection, or what a proxy that we believe says.
pub fn address(state: &AppState, headers: &HeaderMap, connection: Option<&ConnectInfo<SocketAddr>>) -> IpAddr {
    // The last address is the one that our own proxy added; the others are hearsay.
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back().and_then(|value| value.to_str().ok());
    let forwarded = forwarded.and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
    match forwarded {
        Some(address) if state.config.behind_proxy => address,
        _ => connection.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(address)| address.ip()),
    }
}

/// What a request costs: a list of tables is a hundred of them.
fn weight(method: &Method, path: &str) -> NonZeroU32 {
    let is_list = matches!(path, "/api/tables" | "/api/me/games") || path.starts_with("/api/feeds/");
    // Whoever asks for the head of a list has all of it made.
    if is_list && matches!(*method, Method::GET | Method::HEAD) { LIST } else { NonZeroU32::MIN }
}

/// Refuses addresses that ask too often.
pub async fn limit(State(state): State<AppState>, request: Request, next: Next) -> Result<Response, Problem> {
    let address = address(&state, request.headers(), request.extensions().get());
    state.limiter.request(address, weight(request.method(), request.uri().path()))?;
    Ok(lanes::on_behalf_of(Some(block(address)), next.run(request)).await)
}

/// The same for whatever is asked: nothing is free.
pub async fn limit_all(State(state): State<AppState>, request: Request, next: Next) -> Result<Response, Problem> {
    let address = address(&state, request.headers(), request.extensions().get());
    let limiter = &state.limiter;
    limiter.everything.check_key(&block(address)).map_err(|_| limiter.refuse(Limit::Requests, address))?;
    Ok(next.run(request).await)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_sockets_of_one_address_share_a_budget() {
        let limiter = Limiter::new(&Limits { socket_rate: 2, ..Limits::default() });
        let (many, other) = (Some([192, 0, 2, 1].into()), Some([192, 0, 2, 2].into()));
        let taken = |client, weight| (0..1000).take_while(|_| limiter.message(client, weight)).count();
        // Twenty times as many as one socket, and four times as many at once; some come back meanwhile.
        let messages = taken(many, Weight::MESSAGE);
        assert!((160..1000).contains(&messages), "{messages}");
        let subscriptions = taken(other, Weight::SUBSCRIPTION);
        assert!((17..1000).contains(&subscriptions), "{subscriptions}");
    }

    #[test]
    fn lists_count_as_several_requests() {
        let limiter = Limiter::new(&Limits { http_rate: 10, ..Limits::default() });
        let asked = |last: u8, method: Method, path: &str| {
            let address = [192, 0, 2, last].into();
            let weight = weight(&method, path);
            (0..1000).take_while(|_| limiter.request(address, weight).is_ok()).count()
        };
        let (others, lists) = (asked(1, Method::GET, "/api/me"), asked(2, Method::GET, "/api/tables"));
        let heads = asked(3, Method::HEAD, "/api/tables");
        // Forty at once; some come back meanwhile.
        assert!((40..1000).contains(&others), "{others}");
        assert!((8..40).contains(&lists) && (8..40).contains(&heads), "{lists} and {heads}");
        let narrow = Limiter::new(&Limits { http_rate: 1, ..Limits::default() });
        assert!(narrow.request([192, 0, 2, 1].into(), LIST).is_ok(), "one may always be asked for");
    }

    #[test]
    fn a_household_shares_its_limits() {
        let block = |address: &str| super::block(address.parse().unwrap());
        assert_eq!(block("2001:db8:1:2:aaaa::1"), block("2001:db8:1:2:bbbb::2"));
        assert_ne!(block("2001:db8:1:2::1"), block("2001:db8:1:3::1"));
        assert_eq!(block("::ffff:192.0.2.7"), block("192.0.2.7"));
    }
}
