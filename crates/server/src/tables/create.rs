//! New tables: by wish, from a record, from the middle of another one, and once more with the same people.

use feerie_advice::AdvisedGames;
use feerie_bots::Level;
use feerie_core::{GameInfo, Node, Record, Seed, SetupError, Step};
use feerie_table::{AnyTable, Games, replay, verify};
use serde_json::{Map, Value};
use sha2::{Digest as _, Sha256};
use std::num::NonZeroU32;
use std::sync::Arc;
use tokio::sync::MutexGuard;

use super::clock;
use super::seating::Joining;
use super::table::LiveTable;
use super::table_clock::TableClock;
use super::{Guard, LEVEL_FOR_ABSENT, OPENING, Tables};
use crate::accounts::{Face, check_name};
use crate::config::{DEFAULT_PACE, LIGHT_OPTIONS, LONGEST_PACE, LONGEST_RECORD};
use crate::error::{Limit, Problem};
use crate::http::people::check_salt;
use crate::ids;
use crate::lanes::{self, Lane};
use crate::store::{Kind, Phase, SeatRow, StoreError, TableRow, Visibility};
use crate::wire::{Clock, Me, SeatWish};

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct CreateTable {
    /// The game's id.
    pub game: String,
    /// Who sits where.
    pub seats: Vec<SeatWish>,
    /// Options that differ from the defaults.
    pub options: Map<String, Value>,
    /// A named set of options, under those given.
    pub preset: Option<String>,
    /// Who finds it.
    pub visibility: Visibility,
    /// Milliseconds a bot waits.
    pub pace: Option<i64>,
    /// How much time people have.
    pub clock: Clock,
    /// Not to start by itself, even with all seats taken: people want to see the hash before they add salts.
    pub wait: bool,
}

/// A request for a rematch.
#[derive(Clone, Debug, Default)]
pub struct Again {
    /// What they add to the dice.
    pub salt: String,
    /// Not to sit down yet: the hash is to be seen before a salt is added.
    pub wait: bool,
}

/// When a new table starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Start {
    /// As soon as no seat is open.
    #[default]
    WhenFull,
    /// When its creator says so.
    WhenAsked,
}

/// What is agreed about time before a table begins.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Terms {
    /// How much of it people have.
    pub clock: Clock,
    /// When it starts.
    pub start: Start,
}

impl Tables {
    /// Opens a table; it starts at once if no seat is open.
    pub async fn open(self: &Arc<Self>, me: &Me, wanted: CreateTable) -> Result<Guard, Problem> {
        let card = info_of(self.games, &wanted.game)?;
        let mut options = match &wanted.preset {
            None => Map::new(),
            Some(name) => {
                let preset = card.presets.iter().find(|preset| preset.id == name);
                let preset = preset.ok_or_else(|| Problem::BadRequest(format!("no preset is called {name:?}")))?;
                serde_json::from_str(preset.options).map_err(|_| Problem::Internal)?
            }
        };
        options.extend(wanted.options);
        let pace = wanted.pace.unwrap_or(DEFAULT_PACE);
        if !(0..=LONGEST_PACE).contains(&pace) {
            return Err(Problem::BadRequest(format!("a pace is 0 to {LONGEST_PACE} milliseconds, not {pace}")));
        }
        let clock = clock::check(wanted.clock)?;
        let row = TableRow { pace, visibility: wanted.visibility, ..self.fresh_row(&wanted.game, &options, me)? };
        let seats = seats_of(self.games, &row, &wanted.seats, me)?;
        self.may_open(row.options.len())?;
        let start = if wanted.wait { Start::WhenAsked } else { Start::WhenFull };
        self.add(me, row, seats, Vec::new(), Terms { clock, start }).await
    }

    /// The same people once more, everybody one seat on. Their seats are kept for them: each sits down, and adds to
    /// the dice, after seeing the hash. A second request gets the same table.
    pub async fn rematch(self: &Arc<Self>, id: &str, me: &Me, again: Again) -> Result<Guard, Problem> {
        let next = self.once_more(id, me).await?;
        if again.wait || next.seats.kept_for(&me.id).is_empty() || next.phase() != Phase::Waiting {
            return Ok(next);
        }
        let id = next.id().to_owned();
        drop(next);
        self.join(&id, me, Joining { salt: again.salt, ..Joining::default() }).await
    }

    /// Refuses a rematch to those who did not play, and before the end.
    pub async fn may_play_again(self: &Arc<Self>, id: &str, me: &Me) -> Result<(), Problem> {
        check_again(&*self.lock(id).await?, me)
    }

    async fn once_more(self: &Arc<Self>, id: &str, me: &Me) -> Result<Guard, Problem> {
        let mut old = self.lock(id).await?;
        check_again(&old, me)?;
        if let Some(next) = &old.row().rematch {
            let next = next.clone();
            drop(old);
            return self.lock(&next).await;
        }
        let options = serde_json::from_str(&old.row().options).map_err(|_| Problem::Internal)?;
        let (pace, visibility) = (old.row().pace, old.row().visibility);
        let row = TableRow { pace, visibility, ..self.fresh_row(&old.row().game, &options, me)? };
        self.may_open(row.options.len())?;
        let mut seats: Vec<SeatRow> = old.seats.rows().iter().map(|seat| same_again(&row.id, seat)).collect();
        seats.rotate_right(1);
        (0..).zip(&mut seats).for_each(|(number, seat)| seat.seat = number);
        let terms = Terms { clock: old.clock.setting(), ..Terms::default() };
        let mut new = self.prepare(row, seats, Vec::new(), terms).await?;
        let _alone = self.has_room_for(me).await?;
        let next = new.id().to_owned();
        old.set_row(|row| row.rematch = Some(next));
        // Both or none: no link may lead to a table that does not exist.
        self.save_with(&mut old, new.take_changes()).await?;
        drop(old);
        self.admit(new).await
    }

    /// A table from a record of so many bytes: finished, or to be gone on with by the one who brought it.
    pub async fn import(self: &Arc<Self>, me: &Me, record: Record, length: usize) -> Result<Guard, Problem> {
        if record.steps.len() > LONGEST_RECORD {
            return Err(Problem::TooMany(Limit::Steps));
        }
        self.may_open(length)?;
        let (tables, creator) = (Arc::clone(self), me.clone());
        // A record of some mebibytes takes a while to write as well.
        let looked_at = self.think(Lane::Records, move || {
            let row = tables.fresh_row(&record.game, &record.options, &creator)?;
            Ok::<_, Problem>((row, proves_its_dice(tables.games, &record), record))
        });
        let (row, checked, record) = looked_at.await??;
        let mut row = TableRow { visibility: Visibility::Link, own_dice: checked, apart: true, ..row };
        if let (true, Some(seed)) = (checked, record.head.seed) {
            row.seed = seed_text(&seed)?;
            row.salts = serde_json::to_string(&record.head.salts).map_err(|_| Problem::Internal)?;
        }
        let card = info_of(self.games, &record.game)?;
        let seats = (0..usize::from(record.seats)).map(|seat| {
            let name = record.head.names.get(seat).and_then(|name| check_name(name).ok());
            let wish = SeatWish::Me { name: name.filter(|_| me.owner.is_none()), face: None, salt: None };
            seat_of(&row.id, seat, &wish, (&card, record.seats), me)
        });
        let seats = seats.collect::<Result<Vec<_>, _>>()?;
        self.add(me, row, seats, record.steps, Terms::default()).await
    }

    /// Counts a table of so many bytes that an address wants to open, before anything is done for it.
    pub(super) fn may_open(&self, bytes: usize) -> Result<(), Problem> {
        let tables = u32::try_from(1 + bytes / OPENING).unwrap_or(u32::MAX);
        // An address that has opened none for a while may open any table.
        let tables = NonZeroU32::new(tables.min(self.limits.http_rate)).unwrap_or(NonZeroU32::MIN);
        let opened = self.openings.check_key_n(&lanes::client(), tables);
        if matches!(opened, Ok(Ok(()))) { Ok(()) } else { Err(Problem::TooMany(Limit::Openings)) }
    }

    /// Refuses people who have enough unfinished tables. One at a time for each person until this is dropped, or all of
    /// many at once would find room.
    async fn has_room_for(&self, me: &Me) -> Result<MutexGuard<'_, ()>, Problem> {
        let alone = self.opens[usize::from(me.id.bytes().fold(0, u8::wrapping_add)) % self.opens.len()].lock().await;
        if self.store.unfinished_of(&me.id).await? >= self.limits.tables_per_person {
            return Err(Problem::TooMany(Limit::Tables));
        }
        Ok(alone)
    }

    /// Everything that new tables have in common: limits, start, store, memory.
    pub(super) async fn add(
        self: &Arc<Self>,
        me: &Me,
        row: TableRow,
        seats: Vec<SeatRow>,
        steps: Vec<Step>,
        terms: Terms,
    ) -> Result<Guard, Problem> {
        let mut live = self.prepare(row, seats, steps, terms).await?;
        let _alone = self.has_room_for(me).await?;
        self.store.commit(live.take_changes()).await.map_err(|error| match error {
            // The name of a new table is random: it is never taken.
            StoreError::Taken => Problem::Internal,
            error => error.into(),
        })?;
        if live.row().visibility == Visibility::Open {
            self.openers.note(&live.row().id, lanes::client());
        }
        self.admit(live).await
    }

    /// A table made ready. Many steps to replay and large options to parse are done on the threads of a lane.
    async fn prepare(
        &self,
        row: TableRow,
        seats: Vec<SeatRow>,
        steps: Vec<Step>,
        terms: Terms,
    ) -> Result<LiveTable, Problem> {
        if steps.is_empty() && row.options.len() <= LIGHT_OPTIONS {
            return prepared(self.games, row, seats, &steps, terms);
        }
        let lane = if steps.is_empty() { Lane::Play } else { Lane::Records };
        let games = self.games;
        self.think(lane, move || prepared(games, row, seats, &steps, terms)).await?
    }

    /// The row of a new table, its seed fresh.
    pub(super) fn fresh_row(
        &self,
        game: &str,
        options: &Map<String, Value>,
        creator: &Me,
    ) -> Result<TableRow, Problem> {
        let card = info_of(self.games, game)?;
        let options = serde_json::to_string(options).map_err(|_| Problem::Internal)?;
        Ok(TableRow {
            id: ids::fresh(),
            game: game.to_owned(),
            edition: card.edition.into(),
            seed: seed_text(&fresh_seed(self.test_dice, game, &options))?,
            options,
            salts: "[]".to_owned(),
            creator: creator.id.clone(),
            phase: Phase::Waiting,
            visibility: Visibility::Link,
            pace: DEFAULT_PACE,
            created: ids::now(),
            result: None,
            rematch: None,
            own_dice: true,
            apart: false,
            ended: None,
            undo: None,
            version: 0,
        })
    }

    /// Takes a table into memory that was just stored.
    async fn admit(self: &Arc<Self>, mut live: LiveTable) -> Result<Guard, Problem> {
        live.mark_stored(self.limits.rest_ms);
        metrics::counter!("feerie_tables_opened_total", "game" => live.row().game.clone()).increment(1);
        let mut live = self.keep(live).await?;
        self.wake_bots(&mut live);
        Ok(live)
    }
}

fn check_again(old: &LiveTable, me: &Me) -> Result<(), Problem> {
    if old.seats.of(&me.id).is_empty() && old.row().creator != me.id {
        return Err(Problem::NotYours);
    }
    if old.phase() == Phase::Over { Ok(()) } else { Err(Problem::NotOver) }
}

fn prepared(
    games: &'static dyn AdvisedGames,
    row: TableRow,
    seats: Vec<SeatRow>,
    steps: &[Step],
    terms: Terms,
) -> Result<LiveTable, Problem> {
    let clock = TableClock::new(terms.clock, seats.len(), ids::now());
    let mut live = LiveTable::new(games, row, seats, steps, clock)?;
    if live.clock.is_kept() && live.race.is_some() {
        return Err(Problem::BadRequest("a game of reactions keeps its own time".to_owned()));
    }
    let starts = terms.start == Start::WhenFull && live.phase() == Phase::Waiting;
    if starts && live.seats.first_open().is_none() {
        live.begin()?;
    }
    Ok(live)
}

/// Whether every roll of a finished game follows from the seed it reveals. A game that is not over gets fresh
/// dice: a person who supplied the seed would know every roll to come.
fn proves_its_dice(games: &dyn Games, record: &Record) -> bool {
    let is_over = |table: Box<dyn AnyTable>| matches!(table.node(), Node::Terminal(_));
    record.head.seed.is_some_and(|seed| replay(games, record, seed).is_ok_and(is_over))
        && verify(games, record).1.is_empty()
}

/// Dice that nobody can foresee; or, in tests, the same each time for the same game with the same options.
fn fresh_seed(test_dice: Option<u64>, game: &str, options: &str) -> Seed {
    match test_dice {
        None => Seed::from_bytes(ids::random()),
        Some(number) => Seed::from_bytes(Sha256::digest(format!("{number} {game} {options}")).into()),
    }
}

fn seed_text(seed: &Seed) -> Result<String, Problem> {
    match serde_json::to_value(seed) {
        Ok(Value::String(text)) => Ok(text),
        _ => Err(Problem::Internal),
    }
}

/// What the game of this name says of itself.
pub fn info_of(games: &dyn Games, game: &str) -> Result<GameInfo, Problem> {
    let info = games.infos().into_iter().find(|info| info.id == game);
    info.ok_or_else(|| Problem::UnknownGame(game.to_owned()))
}

/// The seats that were wished for.
pub(super) fn seats_of(
    games: &dyn Games,
    table: &TableRow,
    wishes: &[SeatWish],
    me: &Me,
) -> Result<Vec<SeatRow>, Problem> {
    let card = info_of(games, &table.game)?;
    let allowed = card.seats_range();
    // Before any of the wishes is looked at, however many there are.
    let Some(seats) = u8::try_from(wishes.len()).ok().filter(|seats| allowed.contains(seats)) else {
        return Err(Problem::Setup(SetupError::Seats { given: wishes.len() as u64, allowed }));
    };
    wishes.iter().enumerate().map(|(seat, wish)| seat_of(&table.id, seat, wish, (&card, seats), me)).collect()
}

fn seat_of(
    table: &str,
    seat: usize,
    wish: &SeatWish,
    (card, seats): (&GameInfo, u8),
    me: &Me,
) -> Result<SeatRow, Problem> {
    let seat = SeatRow::open(table, i64::try_from(seat).unwrap_or(i64::MAX));
    match wish {
        SeatWish::Open => Ok(seat),
        SeatWish::Bot { level } => {
            let level = Level::named(level, card, seats).map_err(|unknown| Problem::BadRequest(unknown.to_string()))?;
            Ok(SeatRow { kind: Kind::Bot, level: Some(level.to_string()), ..seat })
        }
        SeatWish::Me { name: Some(name), .. } if me.owner.is_some() && name.trim() != me.name => {
            Err(Problem::BadRequest("a bot account goes by its own name".to_owned()))
        }
        SeatWish::Me { name, face, salt } => Ok(SeatRow {
            kind: Kind::Person,
            person: Some(me.id.clone()),
            name: name.as_deref().map_or(Ok(me.name.clone()), check_name)?,
            salt: salt.as_deref().map_or(Ok(String::new()), check_salt)?,
            claimed: me.claimed && name.as_ref().is_none_or(|name| name.trim() == me.name),
            face: Some(face.unwrap_or_else(|| face_for(name.as_deref(), me)).word().to_owned()),
            owner: me.owner.clone(),
            ..seat
        }),
    }
}

/// Of several people at one screen, each further name gets a face of its own.
fn face_for(name: Option<&str>, me: &Me) -> Face {
    name.map(str::trim).filter(|name| *name != me.name).map_or(me.face, Face::of)
}

/// The seat is kept for who sat there; whose seat a bot held is a bot now.
fn same_again(table: &str, old: &SeatRow) -> SeatRow {
    let mut seat = SeatRow { table: table.to_owned(), kind: Kind::Open, salt: String::new(), link: 1, ..old.clone() };
    if old.held || old.kind != Kind::Person {
        let level = old.level.clone().unwrap_or_else(|| LEVEL_FOR_ABSENT.to_owned());
        seat = SeatRow { kind: Kind::Bot, person: None, name: String::new(), level: Some(level), held: false, ..seat };
        seat.claimed = false;
        seat.face = None;
        seat.owner = None;
    }
    seat
}
