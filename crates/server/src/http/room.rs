//! A budget of memory for what is large, in all and per address: bodies of requests, from before they are read until they
//! have been processed, and answers until the other side has taken them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::config::LARGEST_RECORD;
use crate::error::Problem;
use crate::lanes::Client;

/// As many bytes as all of them may have together, and those of one address.
const MOST: usize = 32 * LARGEST_RECORD;
const MOST_OF_ONE: usize = 4 * LARGEST_RECORD;

/// Room for what is large.
#[derive(Clone)]
pub struct Room {
    /// What it is for, as it is counted.
    limit: &'static str,
    taken: Arc<Mutex<Taken>>,
}

/// What is taken of it.
#[derive(Default)]
struct Taken {
    all: usize,
    by_client: HashMap<Client, usize>,
}

/// A part of it, until it is dropped.
pub struct Share {
    room: Room,
    client: Client,
    bytes: usize,
}

impl Room {
    /// Room that is empty, for what is counted under this name.
    pub fn of(limit: &'static str) -> Room {
        Room { limit, taken: Arc::default() }
    }

    /// Takes so many bytes for an address, or says that it should come back later.
    pub fn take(&self, client: Client, bytes: usize) -> Result<Share, Problem> {
        let mut taken = self.taken();
        let own = taken.by_client.get(&client).copied().unwrap_or_default();
        if taken.all + bytes > MOST || own + bytes > MOST_OF_ONE {
            metrics::counter!("feerie_limited_total", "limit" => self.limit).increment(1);
            return Err(Problem::Busy);
        }
        taken.all += bytes;
        *taken.by_client.entry(client).or_default() += bytes;
        Ok(Share { room: self.clone(), client, bytes })
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        // Whole between any two statements that could panic.
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut taken = self.room.taken();
        taken.all -= self.bytes;
        if let Some(own) = taken.by_client.get_mut(&self.client) {
            *own -= self.bytes;
            if *own == 0 {
                taken.by_client.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    fn address(last: u8) -> Client {
        Some(IpAddr::from([192, 0, 2, last]))
    }

    #[test]
    fn one_address_leaves_room_for_others_and_all_have_an_end() {
        let room = Room::of("large_bodies");
        let mut shares = Vec::new();
        for _ in 0..4 {
            shares.push(room.take(address(1), LARGEST_RECORD).unwrap());
        }
        assert_eq!(room.take(address(1), 1).err(), Some(Problem::Busy), "as much as one address may have");
        for client in 2..=8 {
            for _ in 0..4 {
                shares.push(room.take(address(client), LARGEST_RECORD).unwrap());
            }
        }
        assert_eq!(room.take(address(9), 1).err(), Some(Problem::Busy), "as much as there is");
        shares.pop();
        assert!(room.take(address(9), LARGEST_RECORD).is_ok());
        drop(shares);
        let taken = room.taken();
        assert!(taken.all == 0 && taken.by_client.is_empty());
    }
}
