//! How often anybody may ask, by address.

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use crate::config::Limits;
use crate::error::{Limit, Problem};
use crate::lanes;
use crate::state::AppState;

/// Attempts to log in, a minute, from one address and for one name.
const LOGINS: NonZeroU32 = NonZeroU32::new(10).unwrap();

/// Who asked how often.
pub struct Limiter {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    logins: DefaultKeyedRateLimiter<String>,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
    sockets_per_address: u32,
    socket_rate: u32,
}

/// An open socket, counted until it is dropped.
pub struct SocketPermit {
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
    address: IpAddr,
}

impl Limiter {
    /// Nobody has asked yet.
    pub fn new(limits: &Limits) -> Limiter {
        Limiter {
            requests: RateLimiter::keyed(bursts(limits.http_rate)),
            logins: RateLimiter::keyed(Quota::per_minute(LOGINS)),
            sockets: Arc::default(),
            sockets_per_address: limits.sockets_per_address,
            socket_rate: limits.socket_rate,
        }
    }

    /// Counts an attempt to log in.
    pub fn login(&self, address: IpAddr, name: &str) -> Result<(), Problem> {
        for key in [format!("from {address}"), format!("as {name}")] {
            self.logins.check_key(&key).map_err(|_| Problem::TooMany(Limit::Logins))?;
        }
        Ok(())
    }

    /// Counts a socket, as long as the permit is held.
    pub fn socket(&self, address: IpAddr) -> Result<SocketPermit, Problem> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let open = sockets.entry(address).or_default();
        if *open >= self.sockets_per_address {
            return Err(Problem::TooMany(Limit::Sockets));
        }
        *open += 1;
        Ok(SocketPermit { sockets: Arc::clone(&self.sockets), address })
    }

    /// The budget of messages of one socket.
    pub fn messages(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(bursts(self.socket_rate))
    }

    /// Forgets who has not asked for a while.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.logins.retain_recent();
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = sockets.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.address);
            }
        }
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

/// Refuses whoever asks too often.
pub async fn limit(State(state): State<AppState>, request: Request, next: Next) -> Result<Response, Problem> {
    let address = address(&state, request.headers(), request.extensions().get());
    state.limiter.requests.check_key(&address).map_err(|_| Problem::TooMany(Limit::Requests))?;
    Ok(lanes::on_behalf_of(Some(address), next.run(request)).await)
}
