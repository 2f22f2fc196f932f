//! One table in memory, made of parts that each own what they know. All of it but the viewers can be had again from
//! the store at any time.

mod play;
mod store;

use feerie_advice::{AdvisedGames, AdvisedTable};
use feerie_core::{Seat, SeatSet, Seed, Step};
use feerie_table::{AnyTable, OpenError, SeenBuilder, TableSetup, Viewpoint};
use serde_json::{Map, Value};

use super::absence::Absences;
use super::bot_turns::BotTurns;
use super::history::{By, History};
use super::race::Race;
use super::seats::Seats;
use super::table_clock::TableClock;
use super::tracked::Tracked;
use super::viewers::Viewers;
use crate::config::LIGHT_OPTIONS;
use crate::error::Problem;
use crate::ids;
use crate::ratings::{Player, player};
use crate::store::{ClockRow, Phase, SeatRow, StepRow, StoredTable, TableRow};
use crate::wire::{Frame, Times};
pub use store::StoredNews;
use store::Uncommitted;

/// A table in memory.
pub struct LiveTable {
    /// What can be played.
    games: &'static dyn AdvisedGames,
    row: Tracked<TableRow>,
    /// The rules and the position; only [`LiveTable::play`] and [`LiveTable::take_back`] change it, together with
    /// history and clock.
    game: Box<dyn AdvisedTable>,
    uncommitted: Uncommitted,
    pub(super) seats: Seats,
    pub(super) clock: TableClock,
    pub(super) history: History,
    pub(super) viewers: Viewers,
    pub(super) absences: Absences,
    pub(super) bots: BotTurns,
    /// There where the quicker hand wins.
    pub(super) race: Option<Box<Race>>,
}

impl LiveTable {
    /// A table that is in no store yet.
    pub fn new(
        games: &'static dyn AdvisedGames,
        row: TableRow,
        seats: Vec<SeatRow>,
        steps: &[Step],
        clock: TableClock,
    ) -> Result<LiveTable, Problem> {
        let mut live = LiveTable::bare(games, row, seats)?;
        live.uncommitted = Uncommitted::new_table();
        // All options in force, so that later defaults do not change an old table.
        let options = serde_json::to_string(&live.game.options()).map_err(|_| Problem::Internal)?;
        live.row.change(|row| row.options = options);
        for (index, Step(actor, text)) in steps.iter().enumerate() {
            live.play(*actor, text, By::Nobody).map_err(|refusal| Problem::BadStep(index, refusal))?;
        }
        live.clock = clock;
        Ok(live)
    }

    /// A table as it was stored.
    pub fn stored(
        games: &'static dyn AdvisedGames,
        stored: StoredTable,
        steps: Vec<StepRow>,
        clock: Option<ClockRow>,
    ) -> Result<LiveTable, Problem> {
        let mut live = LiveTable::bare(games, stored.row, stored.seats)?;
        live.replay(steps)?;
        live.take_clock(clock)?;
        // Nobody is subscribed yet to whom anything could be told.
        live.forget_unsettled();
        Ok(live)
    }

    fn bare(games: &'static dyn AdvisedGames, row: TableRow, seats: Vec<SeatRow>) -> Result<LiveTable, Problem> {
        let game = open(games, &row, seats.len())?;
        Ok(LiveTable {
            games,
            race: Race::of(&*game),
            row: Tracked::stored(row),
            game,
            uncommitted: Uncommitted::default(),
            seats: Seats::stored(seats),
            clock: TableClock::default(),
            history: History::default(),
            viewers: Viewers::default(),
            absences: Absences::default(),
            bots: BotTurns::default(),
        })
    }

    /// Opens the game anew, for people whose salts have just become known. Only before the first step.
    pub fn reopen(&mut self) -> Result<(), Problem> {
        debug_assert!(self.game.steps().is_empty(), "salts change every roll");
        let anew = || open(self.games, &self.row, self.seats.len());
        // A roster takes a few milliseconds to read: others are served meanwhile.
        let is_light = self.row.options.len() <= LIGHT_OPTIONS;
        self.game = if is_light { anew()? } else { tokio::task::block_in_place(anew)? };
        Ok(())
    }

    /// What can be played.
    pub fn games(&self) -> &'static dyn AdvisedGames {
        self.games
    }

    /// Its address.
    pub fn id(&self) -> &str {
        &self.row.id
    }

    /// What the store keeps of it beside seats, steps and clock.
    pub fn row(&self) -> &TableRow {
        &self.row
    }

    /// Changes the row.
    pub fn set_row(&mut self, change: impl FnOnce(&mut TableRow)) {
        self.row.change(change);
    }

    /// How far it has come.
    pub fn phase(&self) -> Phase {
        self.row.phase
    }

    /// The rules and the position, to be looked at.
    pub fn game(&self) -> &dyn AnyTable {
        &*self.game
    }

    /// The same on a copy, for bots: they think without holding the table.
    pub fn fork(&self) -> Box<dyn AdvisedTable> {
        self.game.fork_advised()
    }

    /// The game, and who plays in which seat.
    pub fn players(&self) -> (String, Vec<Option<Player>>) {
        (self.row.game.clone(), self.seats.rows().iter().map(player).collect())
    }

    /// What names the decision that the table waits for: commitments of others in the same window do not change it,
    /// everything else does.
    pub fn decision(&self) -> u32 {
        self.history.decision()
    }

    /// The seats that are to act now.
    pub fn acting(&self) -> SeatSet {
        if self.phase() == Phase::Playing { self.game.node().acting() } else { SeatSet::EMPTY }
    }

    /// The level of the bot that plays a seat; none if a person does.
    pub fn bot_level(&self, seat: Seat) -> Option<&str> {
        if self.bots.decides_for(seat, self.decision()) {
            return self.seats.get(seat).map(|_| self.seats.level());
        }
        self.seats.bot_level(seat)
    }

    /// The people who are to act, for whom time runs and on whom a race waits.
    pub fn waited_for(&self) -> impl Iterator<Item = Seat> {
        self.acting().iter().filter(|&seat| self.bot_level(seat).is_none())
    }

    /// A seat number from outside, if that seat is the person's own.
    pub fn own_seat(&self, person: &str, seat: u8) -> Result<Seat, Problem> {
        let seat = Seat(seat);
        if self.seats.of(person).contains(seat) { Ok(seat) } else { Err(Problem::NotYours) }
    }

    /// A person's own seat at a table that has begun.
    pub fn own_started_seat(&self, person: &str, seat: u8) -> Result<Seat, Problem> {
        let seat = self.own_seat(person, seat)?;
        if self.phase() == Phase::Waiting { Err(Problem::NotStarted) } else { Ok(seat) }
    }

    /// How the clock stands, while the game is on.
    pub fn times(&self) -> Option<Times> {
        if self.phase() == Phase::Playing { self.clock.times(ids::now()) } else { None }
    }

    /// How the table stands for a viewpoint.
    pub fn standing(&self, viewpoint: Viewpoint) -> Frame {
        let seen = SeenBuilder::of(&*self.game).standing(self.history.visible(), viewpoint);
        let frame = Frame { times: self.times(), ..seen.into() };
        match self.phase() {
            Phase::Waiting => Frame { acting: Vec::new(), legal: Default::default(), ..frame },
            Phase::Playing | Phase::Over => frame,
        }
    }

    /// Notes that a seat's bot thinks no longer.
    pub fn stops_thinking(&mut self, seat: Seat) {
        self.bots.end(seat);
    }

    /// Whether anybody in this process looks at it or thinks about it.
    pub fn is_wanted(&self) -> bool {
        !self.viewers.is_empty() || !self.bots.is_idle() || self.is_in_doubt()
    }
}

fn damaged(row: &TableRow) -> impl Fn(serde_json::Error) -> Problem {
    |error| {
        tracing::error!(table = row.id, %error, "a stored table is damaged");
        Problem::Internal
    }
}

/// Opens the game of a row at its first position.
pub fn open(games: &dyn AdvisedGames, row: &TableRow, seats: usize) -> Result<Box<dyn AdvisedTable>, Problem> {
    let options: Map<String, Value> = serde_json::from_str(&row.options).map_err(damaged(row))?;
    let salts: Vec<String> = serde_json::from_str(&row.salts).map_err(damaged(row))?;
    let seed: Seed = serde_json::from_value(Value::String(row.seed.clone())).map_err(damaged(row))?;
    let seats = u8::try_from(seats).unwrap_or(u8::MAX);
    games.open_advised(&row.game, TableSetup { seats, options: &options, seed, salts }).map_err(|error| match error {
        // A game that left the catalogue, or options that it no longer knows.
        OpenError::UnknownGame(_) | OpenError::Setup(_) => error.into(),
    })
}
