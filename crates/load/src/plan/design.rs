//! What runs where: machines for so many people, as stations that a move goes through.

use super::costs::{Costs, Habits};
use super::simulation::{Flow, Station, Work};

/// How a server stores, and hears of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bus {
    /// One server, one file.
    File,
    /// PostgreSQL's own messages: one commit at a time.
    Notify,
    /// NATS.
    Nats,
}

/// A group of machines that needs no other.
#[derive(Clone, Copy, Debug)]
pub struct Cell {
    /// People connected to it at once.
    pub people: f64,
    /// Server processes, and the cores that serve sockets at each.
    pub servers: usize,
    pub cores: usize,
    /// Cores at each server that are left to bots.
    pub bot_cores: usize,
    /// The database's cores; none for a file.
    pub database: usize,
    pub bus: Bus,
}

impl Cell {
    /// Moves a second.
    pub fn moves(&self, habits: Habits) -> f64 {
        self.people * habits.playing / habits.pause
    }

    /// Its stations: for each server its sockets, its writer and its bots; then the database.
    pub fn stations(&self, costs: Costs) -> Vec<Station> {
        let mut stations = Vec::new();
        // PostgreSQL lets one commit with a NOTIFY through at a time: each writer waits for all others.
        let turns = if self.bus == Bus::Notify { self.servers as f64 } else { 1.0 };
        for _ in 0..self.servers {
            stations.push(Station { name: "sockets", servers: self.cores, together: None });
            stations.push(Station { name: "commits", servers: 1, together: Some(turns * costs.sync) });
            stations.push(Station { name: "bots", servers: self.bot_cores, together: None });
        }
        if self.bus != Bus::File {
            stations.push(Station { name: "database", servers: self.database, together: None });
        }
        stations
    }

    /// Its flows: moves at each server, then bots' decisions at each, then everything else at each.
    pub fn flows(&self, costs: Costs, habits: Habits) -> Vec<Flow> {
        let share = self.moves(habits) / self.servers as f64;
        let database = 3 * self.servers;
        let mut flows = Vec::new();
        for server in 0..self.servers {
            let (sockets, commits) = (3 * server, 3 * server + 1);
            let mut route = vec![(sockets, Work::Random(costs.act / 2.0))];
            if self.bus != Bus::File {
                route.push((database, Work::Random(costs.database)));
            }
            route.push((commits, Work::Fixed(0.0)));
            route.push((sockets, Work::Random(costs.act / 2.0)));
            if self.servers > 1 {
                // The other person is at another server, as the balancer will have it.
                let other = 3 * ((server + 1) % self.servers);
                route.push((database, Work::Random(costs.read_elsewhere)));
                route.push((other, Work::Random(costs.told_elsewhere)));
            }
            flows.push(Flow { rate: share, route });
        }
        for server in 0..self.servers {
            flows.push(Flow { rate: share * habits.with_bots, route: vec![(3 * server + 2, Work::Random(costs.bot))] });
        }
        for server in 0..self.servers {
            // As many small requests as make up a minute's worth: a tenth of a millisecond each.
            let each = 1e-4;
            let rate = self.people / self.servers as f64 * costs.minute / 60.0 / each;
            flows.push(Flow { rate, route: vec![(3 * server, Work::Random(each))] });
        }
        flows
    }
}

/// What part of its strength each station is asked for; a writer's is that of the largest batches.
pub fn demand(stations: &[Station], flows: &[Flow]) -> Vec<f64> {
    let mut demand = vec![0.0; stations.len()];
    for flow in flows {
        for (station, work) in &flow.route {
            let Station { servers, together, .. } = stations[*station];
            let shared = together.unwrap_or_default() / super::simulation::LARGEST_BATCH as f64;
            demand[*station] += flow.rate * (work.mean() + shared) / servers as f64;
        }
    }
    demand
}
