//! One table in memory: its row, its seats, its game, and who follows it. All of it but the followers can be
//! had again from the store at any time.

use axum::extract::ws::Utf8Bytes;
use feerie_catalog::Catalog;
use feerie_core::{Actor, Node, Refusal, Seat, SeatSet, Seed, Step};
use feerie_table::{AnyTable, Games, OpenError};
use serde_json::{Map, Value};
use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::LazyLock;

use super::eyes::Eyes;
use super::frame::Sight;
use super::listeners::Listeners;
use super::trail::Trail;
use crate::error::Problem;
use crate::ids;
use crate::store::{Change, Kind, Phase, SeatRow, StepRow, StoredTable, TableRow};
use crate::wire::{Frame, GameResult};
use crate::ws::message::ServerMessage;

/// A table in memory.
pub struct Live {
    pub(super) row: TableRow,
    pub(super) seats: Vec<SeatRow>,
    pub(super) table: Box<dyn AnyTable>,
    pub(super) trail: Trail,
    pub(super) listeners: Listeners,
    /// Seats whose bot is thinking just now.
    pub(super) thinking: SeatSet,
    /// Which step each command made, by the command's fingerprint.
    commands: HashMap<u64, u32>,
    /// How many steps are stored, and told to whoever follows.
    told: u32,
    pending: Pending,
}

/// Who sent a step, under which id of their own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Command {
    /// The person.
    pub person: String,
    /// The id.
    pub id: String,
}

impl Command {
    /// 64 bits that nobody outside can foresee: a table remembers every command without keeping its words.
    fn fingerprint(&self) -> u64 {
        static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);
        KEY.hash_one(self)
    }
}

/// What was done in memory and is not stored yet.
#[derive(Default)]
struct Pending {
    /// Whether the table itself is not stored yet.
    is_new: bool,
    row: bool,
    seats: bool,
    steps: Vec<StepRow>,
    /// What will be told once all is stored.
    frames: Vec<(Eyes, Utf8Bytes)>,
    /// A commit was begun and its end not seen: memory may be ahead of the store.
    in_doubt: bool,
}

impl Live {
    /// A table that is in no store yet.
    pub fn new(row: TableRow, seats: Vec<SeatRow>, steps: &[Step]) -> Result<Live, Problem> {
        let mut live = Live::bare(row, seats)?;
        live.pending.is_new = true;
        // All options in force, so that later defaults do not change an old table.
        live.row.options = serde_json::to_string(&live.table.options()).map_err(|_| Problem::Internal)?;
        for (index, Step(actor, text)) in steps.iter().enumerate() {
            live.play(*actor, text, None).map_err(|refusal| Problem::BadStep(index, refusal))?;
        }
        Ok(live)
    }

    /// A table as it was stored.
    pub fn stored(stored: StoredTable, steps: Vec<StepRow>) -> Result<Live, Problem> {
        let mut live = Live::bare(stored.row, stored.seats)?;
        live.replay(steps)?;
        Ok(live)
    }

    /// Goes on to what is stored now: what is to be told, and whether seats or state changed.
    pub fn go_on(
        &mut self,
        stored: StoredTable,
        steps: Vec<StepRow>,
    ) -> Result<(Vec<(Eyes, Utf8Bytes)>, bool), Problem> {
        // If this fails half way, the next one to lock the table replays all of it.
        self.pending.in_doubt = true;
        if stored.seq < self.trail.len().into() {
            return Err(Problem::Conflict);
        }
        let changed = self.row.version != stored.row.version;
        let other_dice = self.row.salts != stored.row.salts;
        (self.row, self.seats) = (stored.row, stored.seats);
        if other_dice {
            self.reopen()?;
        }
        let frames = self.replay(steps)?;
        Ok((frames, changed))
    }

    /// Plays what is stored already.
    fn replay(&mut self, steps: Vec<StepRow>) -> Result<Vec<(Eyes, Utf8Bytes)>, Problem> {
        for row in steps {
            let command = row.person.zip(row.command).map(|(person, id)| Command { person, id });
            let actor = u8::try_from(row.actor).map_or(Actor::Chance, |seat| Actor::Seat(Seat(seat)));
            self.play(actor, &row.action, command).map_err(|refusal| {
                tracing::error!(table = self.row.id, seq = row.seq, %refusal, "a stored step does not replay");
                Problem::Internal
            })?;
        }
        self.told = self.trail.len();
        Ok(std::mem::take(&mut self.pending).frames)
    }

    fn bare(row: TableRow, seats: Vec<SeatRow>) -> Result<Live, Problem> {
        let table = open(&row, seats.len())?;
        Ok(Live {
            row,
            seats,
            table,
            trail: Trail::default(),
            listeners: Listeners::default(),
            thinking: SeatSet::EMPTY,
            commands: HashMap::new(),
            told: 0,
            pending: Pending::default(),
        })
    }

    /// Opens the game anew, for people whose salts have just become known. Only before the first step.
    pub fn reopen(&mut self) -> Result<(), Problem> {
        debug_assert!(self.table.steps().is_empty(), "salts change every roll");
        self.table = open(&self.row, self.seats.len())?;
        Ok(())
    }

    /// Plays a step in memory. It is told to nobody before it is stored.
    pub fn play(&mut self, actor: Actor, text: &str, command: Option<Command>) -> Result<(), Refusal> {
        let before = self.table.node();
        let happened = self.table.apply(actor, text)?;
        let after = self.table.node();
        self.trail.push(&before, actor, &after, happened.noticed);
        let mut sight = Sight::of(&*self.table);
        for eyes in self.listeners.eyes() {
            if let Some(frame) = sight.after(&happened, &self.trail, eyes) {
                let text = ServerMessage::Frame { table: &self.row.id, frame: &frame }.text();
                self.pending.frames.push((eyes, text.into()));
            }
        }
        self.pending.steps.push(StepRow {
            table: self.row.id.clone(),
            seq: self.trail.len().into(),
            actor: if let Actor::Seat(seat) = actor { seat.0.into() } else { -1 },
            action: happened.step.1,
            at: ids::now(),
            person: command.as_ref().map(|command| command.person.clone()),
            command: command.as_ref().map(|command| command.id.clone()),
        });
        if let Some(command) = command {
            self.commands.insert(command.fingerprint(), self.trail.len());
        }
        if let Node::Terminal(ranking) = after {
            let result = GameResult { ranking: ranking.places.to_vec(), scores: ranking.scores.to_vec() };
            self.row.result = serde_json::to_string(&result).ok();
            self.row.phase = Phase::Over;
            self.pending.row = true;
        }
        Ok(())
    }

    /// Rolls as long as chance is asked.
    pub fn roll_on(&mut self) -> Result<(), Problem> {
        while let Some(outcome) = self.table.would_roll() {
            self.play(Actor::Chance, &outcome, None).map_err(|refusal| {
                tracing::error!(table = self.row.id, %refusal, "chance was refused");
                Problem::Internal
            })?;
        }
        Ok(())
    }

    /// Changes the row.
    pub fn set_row(&mut self, change: impl FnOnce(&mut TableRow)) {
        change(&mut self.row);
        self.pending.row = true;
    }

    /// Changes a seat.
    pub fn set_seat(&mut self, seat: Seat, change: impl FnOnce(&mut SeatRow)) {
        change(&mut self.seats[seat.index()]);
        self.pending.seats = true;
    }

    /// The step that a command made.
    pub fn step_of(&self, command: &Command) -> Option<u32> {
        self.commands.get(&command.fingerprint()).copied()
    }

    /// What has to be stored. From here until [`Live::stored_now`] memory may be ahead of the store.
    pub fn take_changes(&mut self) -> Vec<Change> {
        let pending = &mut self.pending;
        let mut unit = Vec::new();
        if pending.is_new {
            unit.push(Change::AddTable(self.row.clone(), self.seats.clone()));
        } else if pending.row || pending.seats {
            unit.push(Change::SetTable(self.row.clone()));
            if pending.seats {
                unit.push(Change::SetSeats(self.seats.clone()));
            }
        }
        if !pending.steps.is_empty() {
            unit.push(Change::AddSteps(std::mem::take(&mut pending.steps)));
        }
        pending.in_doubt = true;
        unit
    }

    /// Everything is stored: what is to be told now, and whether seats or state changed.
    pub fn stored_now(&mut self) -> (Vec<(Eyes, Utf8Bytes)>, bool) {
        let pending = std::mem::take(&mut self.pending);
        self.told = self.trail.len();
        let changed = pending.row || pending.seats;
        if changed && !pending.is_new {
            self.row.version += 1;
        }
        (pending.frames, changed)
    }

    /// Whether memory may differ from the store: somebody stopped half way.
    pub fn is_in_doubt(&self) -> bool {
        let pending = &self.pending;
        pending.in_doubt || pending.row || pending.seats || !pending.steps.is_empty()
    }

    /// The number of the newest frame that these eyes were told.
    pub fn newest_told(&self, eyes: Eyes) -> u32 {
        self.trail.before(eyes, self.told + 1)
    }

    /// Whether anybody in this process looks at it or thinks about it.
    pub fn is_wanted(&self) -> bool {
        !self.listeners.is_empty() || !self.thinking.is_empty() || self.is_in_doubt()
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: &str) -> SeatSet {
        let is_theirs =
            |row: &&SeatRow| row.kind == Kind::Person && row.person.as_deref().is_some_and(|sitting| sitting == person);
        self.seats.iter().filter(is_theirs).map(|row| Seat(row.seat as u8)).collect()
    }

    /// Through whose eyes a person looks.
    pub fn eyes_of(&self, person: &str) -> Eyes {
        Eyes::of(self.seats_of(person))
    }

    /// The level of the bot that plays a seat; none if a person does.
    pub fn bot_level(&self, seat: Seat) -> Option<&str> {
        let row = self.seats.get(seat.index())?;
        (row.kind == Kind::Bot || row.held).then(|| row.level.as_deref().unwrap_or(super::LEVEL_FOR_ABSENT))
    }

    /// The seats that are to act now.
    pub fn acting(&self) -> SeatSet {
        if self.row.phase == Phase::Playing { self.table.node().acting() } else { SeatSet::EMPTY }
    }

    /// How the table stands for these eyes.
    pub fn standing(&self, eyes: Eyes) -> Frame {
        let frame = Sight::of(&*self.table).standing(&self.trail, eyes);
        match self.row.phase {
            Phase::Waiting => Frame { acting: Vec::new(), legal: Default::default(), ..frame },
            Phase::Playing | Phase::Over => frame,
        }
    }
}

/// Opens the game of a row at its first position.
pub fn open(row: &TableRow, seats: usize) -> Result<Box<dyn AnyTable>, Problem> {
    let damaged = |error: serde_json::Error| {
        tracing::error!(table = row.id, %error, "a stored table is damaged");
        Problem::Internal
    };
    let options: Map<String, Value> = serde_json::from_str(&row.options).map_err(damaged)?;
    let salts: Vec<String> = serde_json::from_str(&row.salts).map_err(damaged)?;
    let seed: Seed = serde_json::from_value(Value::String(row.seed.clone())).map_err(damaged)?;
    let seats = u8::try_from(seats).unwrap_or(u8::MAX);
    Catalog.open(&row.game, seats, &options, seed, salts).map_err(|error| match error {
        // A game that left the house, or options that it no longer knows.
        OpenError::UnknownGame(_) | OpenError::Setup(_) => error.into(),
    })
}

impl Live {
    /// The position, for a bot to think about.
    pub fn fork(&self) -> Box<dyn AnyTable> {
        self.table.fork()
    }

    /// What names the decision that the table waits for.
    pub fn decision(&self) -> u32 {
        self.trail.decision()
    }

    /// Notes that a seat's bot thinks no longer.
    pub fn stops_thinking(&mut self, seat: Seat) {
        self.thinking.remove(seat);
    }
}
