//! What things cost, as they were measured, and what is assumed about people. docs/scale.md says where each comes from.

/// What things cost, in seconds of a processor's time and in bytes.
#[derive(Clone, Copy, Debug)]
pub struct Costs {
    /// A stored move at a server: read, checked, stored, told to both who sit there.
    pub act: f64,
    /// The same move at another server, where one of them is connected: read from the store, played again, told.
    pub told_elsewhere: f64,
    /// A bot's decision.
    pub bot: f64,
    /// A move in the database.
    pub database: f64,
    /// How much more reading it from another server costs there.
    pub read_elsewhere: f64,
    /// Until a commit is on the disk.
    pub sync: f64,
    /// Everything else that somebody asks for in a minute: pages, lists, arriving.
    pub minute: f64,
    /// A person connected, with half a table in play.
    pub memory: f64,
    /// What a move sends over the network, to both and with everything around it.
    pub sent: f64,
    /// What a move takes on the database's disk, indices and all.
    pub kept: f64,
}

/// What people do.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// The part of those connected who play; the others look around.
    pub playing: f64,
    /// Seconds between two moves of one person.
    pub pause: f64,
    /// The part of those who play who play with bots of the server.
    pub with_bots: f64,
}

/// As measured with the release build on the virtual machine of docs/figures.md.
pub const MEASURED: Costs = Costs {
    act: 165e-6,
    told_elsewhere: 400e-6,
    bot: 33e-3,
    database: 190e-6,
    read_elsewhere: 560e-6,
    sync: 2e-3,
    minute: 4e-3,
    memory: 24.0 * 1024.0,
    sent: 3.6e3,
    kept: 190.0,
};

/// As assumed.
pub const ASSUMED: Habits = Habits { playing: 0.6, pause: 8.0, with_bots: 0.4 };

/// What is paid, in euros: for a core with its memory in an hour, a gigabyte sent, a gigabyte kept for a month.
pub const CORE_HOUR: f64 = 0.03;
pub const GIGABYTE_SENT: f64 = 0.01;
pub const GIGABYTE_KEPT: f64 = 0.10;
