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

use super::absence::AbsenceTimer;
use super::clock::Timekeeper;
use super::frame::FrameBuilder;
use super::race::state::Host;
use super::uncommitted::Uncommitted;
use super::undo::{self, Entry, TakeBack, Undone};
use super::undo_clock::Way;
use super::viewers::Viewers;
use super::viewpoint::Viewpoint;
use super::visible_seq::VisibleSeq;
use crate::error::Problem;
use crate::ids;
use crate::ratings::{Player, player};
use crate::store::{ClockRow, Kind, Phase, SeatRow, StepRow, StoredTable, TableRow};
use crate::wire::{Frame, GameResult, Times};
use crate::ws::message::ServerMessage;

/// Who acted, in the store, where it was no seat: chance.
const CHANCE: i64 = -1;
/// Or somebody who took steps back.
const UNDO: i64 = -2;

/// A table in memory.
pub struct LiveTable {
    pub(super) row: TableRow,
    pub(super) seats: Vec<SeatRow>,
    pub(super) table: Box<dyn AnyTable>,
    pub(super) visible: VisibleSeq,
    pub(super) viewers: Viewers,
    /// People the others wait for.
    pub(super) absent: Vec<AbsenceTimer>,
    /// Who keeps time, where the quicker hand wins.
    pub(super) host: Option<Box<Host>>,
    /// The seats that a race pauses for.
    pub(super) paused: SeatSet,
    /// None where people have as much time as they like.
    pub(super) clock: Option<Timekeeper>,
    /// The clock as the store has it.
    pub(super) stored_clock: Option<ClockRow>,
    /// People whose time for one decision is up: a bot makes that one.
    given_up: (u32, SeatSet),
    /// Seats whose bot is thinking just now.
    pub(super) thinking: SeatSet,
    /// What was taken back, oldest first.
    undone: Vec<Undone>,
    /// Which step each command made, by the command's fingerprint.
    commands: HashMap<u64, u32>,
    /// How many steps are stored, and told to whoever follows.
    pub(super) told: u32,
    pub(super) uncommitted: Uncommitted,
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

impl LiveTable {
    /// A table that is in no store yet.
    pub fn new(row: TableRow, seats: Vec<SeatRow>, steps: &[Step]) -> Result<LiveTable, Problem> {
        let mut live = LiveTable::bare(row, seats)?;
        live.uncommitted.is_new = true;
        // All options in force, so that later defaults do not change an old table.
        live.row.options = serde_json::to_string(&live.table.options()).map_err(|_| Problem::Internal)?;
        for (index, Step(actor, text)) in steps.iter().enumerate() {
            live.play(*actor, text, None).map_err(|refusal| Problem::BadStep(index, refusal))?;
        }
        Ok(live)
    }

    /// A table as it was stored.
    pub fn stored(stored: StoredTable, steps: Vec<StepRow>, clock: Option<ClockRow>) -> Result<LiveTable, Problem> {
        let mut live = LiveTable::bare(stored.row, stored.seats)?;
        live.replay(steps)?;
        live.take_clock(clock)?;
        Ok(live)
    }

    /// The clock as it is stored.
    fn take_clock(&mut self, clock: Option<ClockRow>) -> Result<(), Problem> {
        let read = |row: &ClockRow| Timekeeper::stored(row, self.decision()).map_err(damaged(&self.row));
        self.clock = clock.as_ref().map(read).transpose()?;
        self.stored_clock = clock;
        Ok(())
    }

    /// Goes on to what is stored now: what is to be told, and whether seats or state changed.
    pub fn go_on(
        &mut self,
        stored: StoredTable,
        steps: Vec<StepRow>,
        clock: Option<ClockRow>,
        shortest_rest: u64,
    ) -> Result<(Vec<(Viewpoint, Utf8Bytes)>, bool), Problem> {
        // If this fails half way, the next one to lock the table replays all of it.
        self.uncommitted.in_doubt = true;
        if stored.seq < self.visible.len().into() {
            return Err(Problem::Conflict);
        }
        let changed = self.row.version != stored.row.version;
        let other_dice = self.row.salts != stored.row.salts;
        (self.row, self.seats) = (stored.row, stored.seats);
        if other_dice {
            self.reopen()?;
        }
        let mut uncommitted = self.replay(steps)?;
        self.veil(&mut uncommitted, shortest_rest);
        self.take_clock(clock)?;
        Ok((uncommitted.frames, changed))
    }

    /// Plays what is stored already; what is to be told of it.
    fn replay(&mut self, steps: Vec<StepRow>) -> Result<Uncommitted, Problem> {
        // A step answers a question to take one back; what is asked now came after all of these.
        let asked = self.row.undo.take();
        for row in steps {
            if row.person.is_some() && self.is_veiled() {
                self.opened_elsewhere();
            }
            self.take_row(row)?;
        }
        self.row.undo = asked;
        self.told = self.visible.len();
        Ok(std::mem::take(&mut self.uncommitted))
    }

    /// Does in memory what a stored row says.
    fn take_row(&mut self, row: StepRow) -> Result<(), Problem> {
        let seq = row.seq;
        let command = row.person.zip(row.command).map(|(person, id)| Command { person, id });
        let done = match row.actor {
            UNDO => match row.action.parse() {
                Ok(TakeBack { seat, kept }) if kept <= self.table.steps().len() => {
                    // How the clock stands is stored beside the steps.
                    self.take_back(seat, kept, Way::Anew, command);
                    Ok(())
                }
                _ => Err(format!("{:?} takes nothing back", row.action)),
            },
            actor => {
                let actor = u8::try_from(actor).map_or(Actor::Chance, |seat| Actor::Seat(Seat(seat)));
                self.play(actor, &row.action, command).map_err(|refusal| refusal.to_string())
            }
        };
        done.map_err(|problem| {
            tracing::error!(table = self.row.id, seq, problem, "a stored step does not replay");
            Problem::Internal
        })
    }

    fn bare(row: TableRow, seats: Vec<SeatRow>) -> Result<LiveTable, Problem> {
        let table = open(&row, seats.len())?;
        let host = table.race().map(|_| Box::new(Host::new(seats.len())));
        Ok(LiveTable {
            row,
            seats,
            table,
            visible: VisibleSeq::default(),
            viewers: Viewers::default(),
            absent: Vec::new(),
            host,
            paused: SeatSet::EMPTY,
            clock: None,
            stored_clock: None,
            given_up: (0, SeatSet::EMPTY),
            thinking: SeatSet::EMPTY,
            undone: Vec::new(),
            commands: HashMap::new(),
            told: 0,
            uncommitted: Uncommitted::default(),
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
        let (decided, standing) = (self.visible.decision(), self.table.steps().len());
        let happened = self.table.apply(actor, text)?;
        let after = self.table.node();
        self.visible.push(&before, actor, &after, happened.noticed);
        let now = ids::now();
        let decision = self.visible.decision();
        let times = self.clock.as_mut().map(|clock| {
            // A person was charged before; a turn is over when somebody else is to act.
            if let (Actor::Seat(seat), Some(_)) = (actor, &command)
                && !after.acting().contains(seat)
            {
                clock.give_back(seat);
            }
            let made = if let Actor::Seat(seat) = actor { Some((seat, standing)) } else { None };
            clock.stand(decision, made, now);
            clock.told(now)
        });
        // Where a race is run, the next card is told when its window opens, what was settled at once.
        let is_veiled = self.is_hosted() && decision != decided;
        self.uncommitted.is_settled |= is_veiled;
        let mut sight = FrameBuilder::of(&*self.table);
        for viewpoint in self.viewers.viewpoint() {
            if is_veiled && actor != Actor::Chance {
                let settled = happened.events[..happened.settled].iter();
                let events: Vec<&Value> =
                    settled.filter_map(|told| viewpoint.told(told, None)).map(|event| &**event).collect();
                self.uncommitted.result |= !events.is_empty();
                let text = ServerMessage::Settled { table: &self.row.id, events: &events }.text();
                self.uncommitted.frames.push((viewpoint, text.into()));
            }
            if let Some(frame) = sight.after(&happened, &self.visible, viewpoint) {
                let frame = Frame { times: times.clone(), ..frame };
                let text = ServerMessage::Frame { table: &self.row.id, frame: &frame }.text();
                let told = if is_veiled { &mut self.uncommitted.next } else { &mut self.uncommitted.frames };
                told.push((viewpoint, text.into()));
            }
        }
        let code = if let Actor::Seat(seat) = actor { seat.0.into() } else { CHANCE };
        self.write_down(code, happened.step.1, command);
        if let Node::Terminal(ranking) = after {
            let result = GameResult { ranking: ranking.places.to_vec(), scores: ranking.scores.to_vec() };
            self.row.result = serde_json::to_string(&result).ok();
            self.row.phase = Phase::Over;
            self.row.ended.get_or_insert_with(ids::now);
            self.uncommitted.row = true;
        }
        Ok(())
    }

    /// Takes steps back in memory until so many stand; told to nobody before it is stored.
    pub fn take_back(&mut self, seat: Seat, kept: usize, way: Way, command: Option<Command>) {
        let steps = self.table.steps();
        let undone = steps[kept.min(steps.len())..].to_vec();
        // No more are taken back than were made.
        let taken = self.table.undo(undone.len());
        debug_assert!(taken.is_ok(), "there are so many");
        self.visible.take_back(seat, kept);
        self.undone.push(Undone { seat, kept, steps: undone });
        let decision = self.visible.decision();
        let now = ids::now();
        let times = self.clock.as_mut().map(|clock| {
            clock.go_back(decision, seat, kept, way, now);
            clock.told(now)
        });
        let mut sight = FrameBuilder::of(&*self.table);
        for viewpoint in self.viewers.viewpoint() {
            if let Some(frame) = sight.after_undo(seat, &self.visible, viewpoint) {
                let frame = Frame { times: times.clone(), ..frame };
                let text = ServerMessage::Frame { table: &self.row.id, frame: &frame }.text();
                self.uncommitted.frames.push((viewpoint, text.into()));
            }
        }
        self.write_down(UNDO, TakeBack { seat, kept }.to_string(), command);
    }

    /// Notes for the store what the numbering notes already.
    fn write_down(&mut self, actor: i64, action: String, command: Option<Command>) {
        let fingerprint = command.as_ref().map(Command::fingerprint);
        let (person, command) = command.map(|command| (command.person, command.id)).unzip();
        let (table, seq) = (self.row.id.clone(), self.visible.len());
        self.uncommitted.steps.push(StepRow { table, seq: seq.into(), actor, action, at: ids::now(), person, command });
        if let Some(fingerprint) = fingerprint {
            self.commands.insert(fingerprint, seq);
        }
        // Whoever asked to take a step back is answered by what happened.
        if self.row.undo.take().is_some() {
            self.uncommitted.row = true;
        }
    }

    /// Everything that happened, in order: the steps that stand, those taken back, and the taking back.
    pub fn log(&self) -> Vec<Entry> {
        undo::log(self.table.steps(), &self.undone)
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
        self.uncommitted.row = true;
    }

    /// Changes a seat.
    pub fn set_seat(&mut self, seat: Seat, change: impl FnOnce(&mut SeatRow)) {
        change(&mut self.seats[seat.index()]);
        self.uncommitted.seats = true;
    }

    /// The step that a command made.
    pub fn step_of(&self, command: &Command) -> Option<u32> {
        self.commands.get(&command.fingerprint()).copied()
    }

    /// The number of the newest frame that this viewpoint were told.
    pub fn newest_told(&self, viewpoint: Viewpoint) -> u32 {
        self.visible.before(viewpoint, self.told + 1)
    }

    /// Whether anybody in this process looks at it or thinks about it.
    pub fn is_wanted(&self) -> bool {
        !self.viewers.is_empty() || !self.thinking.is_empty() || self.is_in_doubt()
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: &str) -> SeatSet {
        let is_theirs =
            |row: &&SeatRow| row.kind == Kind::Person && row.person.as_deref().is_some_and(|sitting| sitting == person);
        self.seats.iter().filter(is_theirs).map(|row| Seat(row.seat as u8)).collect()
    }

    /// From whose viewpoint a person looks.
    pub fn viewpoint_of(&self, person: &str) -> Viewpoint {
        Viewpoint::of(self.seats_of(person))
    }

    /// The level of the bot that plays a seat; none if a person does.
    pub fn bot_level(&self, seat: Seat) -> Option<&str> {
        let row = self.seats.get(seat.index())?;
        let is_given_up = self.given_up.0 == self.decision() && self.given_up.1.contains(seat);
        if is_given_up {
            return Some(self.level());
        }
        (row.kind == Kind::Bot || row.held).then(|| row.level.as_deref().unwrap_or(super::LEVEL_FOR_ABSENT))
    }

    /// The seats that are to act now.
    pub fn acting(&self) -> SeatSet {
        if self.row.phase == Phase::Playing { self.table.node().acting() } else { SeatSet::EMPTY }
    }

    /// How the table stands for this viewpoint.
    pub fn standing(&self, viewpoint: Viewpoint) -> Frame {
        let frame = FrameBuilder::of(&*self.table).standing(&self.visible, viewpoint);
        let frame = Frame { times: self.times(), ..frame };
        match self.row.phase {
            Phase::Waiting => Frame { acting: Vec::new(), legal: Default::default(), ..frame },
            Phase::Playing | Phase::Over => frame,
        }
    }
}

fn damaged(row: &TableRow) -> impl Fn(serde_json::Error) -> Problem {
    |error| {
        tracing::error!(table = row.id, %error, "a stored table is damaged");
        Problem::Internal
    }
}

/// Opens the game of a row at its first position.
pub fn open(row: &TableRow, seats: usize) -> Result<Box<dyn AnyTable>, Problem> {
    let options: Map<String, Value> = serde_json::from_str(&row.options).map_err(damaged(row))?;
    let salts: Vec<String> = serde_json::from_str(&row.salts).map_err(damaged(row))?;
    let seed: Seed = serde_json::from_value(Value::String(row.seed.clone())).map_err(damaged(row))?;
    let seats = u8::try_from(seats).unwrap_or(u8::MAX);
    Catalog.open(&row.game, seats, &options, seed, salts).map_err(|error| match error {
        // A game that left the house, or options that it no longer knows.
        OpenError::UnknownGame(_) | OpenError::Setup(_) => error.into(),
    })
}

impl LiveTable {
    /// How the game came out, as its steps say.
    pub fn result(&self) -> Option<String> {
        self.row.result.clone()
    }

    /// The game, and who plays in which seat.
    pub fn players(&self) -> (String, Vec<Option<Player>>) {
        (self.row.game.clone(), self.seats.iter().map(player).collect())
    }

    /// The position, for a bot to think about.
    pub fn fork(&self) -> Box<dyn AnyTable> {
        self.table.fork()
    }

    /// What names the decision that the table waits for.
    pub fn decision(&self) -> u32 {
        self.visible.decision()
    }

    /// A bot makes this decision for people whose time is up.
    pub(super) fn give_up(&mut self, seats: SeatSet) {
        self.given_up = (self.decision(), seats);
    }

    /// A bot of the table's level holds a seat until its person is back.
    pub(super) fn hold(&mut self, seat: Seat) {
        let level = self.level().to_owned();
        self.set_seat(seat, |row| {
            row.held = true;
            row.level = Some(level);
        });
    }

    /// The table's level: that of its first bot.
    fn level(&self) -> &str {
        let bots = self.seats.iter().filter(|row| row.kind == Kind::Bot);
        bots.filter_map(|row| row.level.as_deref()).next().unwrap_or(super::LEVEL_FOR_ABSENT)
    }

    /// How the clock stands, while the game is on.
    pub fn times(&self) -> Option<Times> {
        let clock = self.clock.as_ref().filter(|_| self.row.phase == Phase::Playing)?;
        Some(clock.told(ids::now()))
    }

    pub(super) fn clock_row(&self) -> Option<ClockRow> {
        // Our own numbers can always be written down.
        self.clock.as_ref()?.row(&self.row.id, self.next_deadline()).ok()
    }

    pub(super) fn changed_clock(&self) -> Option<ClockRow> {
        self.clock_row().filter(|row| self.stored_clock.as_ref() != Some(row))
    }

    /// Notes that a seat's bot thinks no longer.
    pub fn stops_thinking(&mut self, seat: Seat) {
        self.thinking.remove(seat);
    }
}
