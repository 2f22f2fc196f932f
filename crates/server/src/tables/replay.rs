//! The past of a table: its frames again, for any viewpoint, and a new table from any step.

use axum::extract::ws::Utf8Bytes;
use feerie_advice::{AdvisedGames, AdvisedTable, Analyzing};
use feerie_core::{Observer, Seat, SeatSet, Step};
use feerie_table::{SeenBuilder, Viewpoint, VisibleSeq};
use std::str::FromStr;
use std::sync::Arc;

use super::create::{Terms, seats_of};
use super::history::{Entry, TakeBack};
use super::table::{self, LiveTable};
use super::{Guard, Tables};
use crate::error::Problem;
use crate::lanes::Lane;
use crate::store::{Phase, RulingRow, TableRow, Visibility};
use crate::wire::{Frame, Me, SeatWish, TableInfo};
use crate::ws::message::ServerMessage;

/// What a stored step takes beside its text, in bytes.
const STEP: usize = 40;
/// How many bytes of views and lists an answer holds: with one frame more it is full.
const LONGEST_PAGE: usize = 1 << 20;
/// How many frames are built at once for a client that missed them.
const MOST_MISSED: usize = 64;

/// As whom somebody wants to see a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayAs {
    /// As this seat knew it.
    Seat(u8),
    /// As anybody could see it.
    Watcher,
    /// All open.
    All,
}

impl FromStr for ReplayAs {
    type Err = Problem;

    fn from_str(text: &str) -> Result<ReplayAs, Problem> {
        match text {
            "watcher" => Ok(ReplayAs::Watcher),
            "all" => Ok(ReplayAs::All),
            _ => text
                .parse()
                .map(ReplayAs::Seat)
                .map_err(|_| Problem::BadRequest(format!("as is a seat, \"watcher\" or \"all\", not {text:?}"))),
        }
    }
}

/// Which frames of a game somebody asks for.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// Those after this number; from the first position on if not said.
    pub after: Option<u32>,
    /// At most so many.
    pub most: usize,
}

/// All that is needed to play a table again, taken from it at one moment.
pub struct Past {
    games: &'static dyn AdvisedGames,
    row: TableRow,
    seats: usize,
    log: Vec<Entry>,
    /// Whether all may be known, the true numbers of steps included.
    is_open: bool,
}

/// How far a past has been read again, from the first step on.
pub struct Rereading {
    viewpoint: Viewpoint,
    after: u32,
    table: Box<dyn AdvisedTable>,
    visible: VisibleSeq,
    /// How many entries of the log have been played.
    read: usize,
}

impl Rereading {
    /// The next frames with numbers above the one that was asked for, at most so many; fewer, or none, at the end.
    /// None is begun once they are so many bytes long.
    fn next(&mut self, past: &Past, most: usize, longest: usize) -> Result<Vec<Frame>, Problem> {
        let (mut frames, mut length) = (Vec::new(), 0);
        let (viewpoint, after) = (self.viewpoint, self.after);
        let damaged = |problem: String| {
            tracing::error!(table = past.row.id, problem, "a step does not replay");
            Problem::Internal
        };
        // What they have seen already need not be written down again.
        let is_missed =
            |visible: &VisibleSeq| visible.number(viewpoint, visible.made()).is_some_and(|number| number > after);
        let (table, visible) = (&mut self.table, &mut self.visible);
        while frames.len() < most
            && length < longest
            && let Some(entry) = past.log.get(self.read)
        {
            self.read += 1;
            let frame = match entry {
                Entry::Step(Step(actor, text)) => {
                    let before = table.node();
                    let happened = table.apply(*actor, text).map_err(|refusal| damaged(refusal.to_string()))?;
                    visible.push(&before, *actor, &table.node(), happened.noticed);
                    is_missed(visible).then(|| SeenBuilder::of(&**table).after(&happened, visible, viewpoint)).flatten()
                }
                Entry::TakeBack(TakeBack { seat, kept }) => {
                    let back = table.steps().len().saturating_sub(*kept);
                    table.undo(back).map_err(|far| damaged(format!("{far:?}")))?;
                    visible.take_back(*seat, *kept);
                    is_missed(visible)
                        .then(|| SeenBuilder::of(&**table).after_undo(*seat, visible, viewpoint))
                        .flatten()
                }
            };
            let frame = frame.map(Frame::from);
            length += frame.as_ref().map_or(0, Frame::length);
            frames.extend(frame);
        }
        Ok(frames)
    }
}

/// Frames that a client missed, built a few at a time: a client that never reads must not make us hold a whole game.
pub struct Missed {
    past: Past,
    viewpoint: Viewpoint,
    after: u32,
    reading: Option<Rereading>,
}

impl Missed {
    /// The frames of a viewpoint with numbers above `after`.
    pub fn new(past: Past, viewpoint: Viewpoint, after: u32) -> Missed {
        Missed { past, viewpoint, after, reading: None }
    }

    fn next(&mut self) -> Result<Vec<Frame>, Problem> {
        let reading = match &mut self.reading {
            Some(reading) => reading,
            None => self.reading.insert(self.past.read_again(self.viewpoint, self.after)?),
        };
        reading.next(&self.past, MOST_MISSED, usize::MAX)
    }
}

impl Past {
    fn read_again(&self, viewpoint: Viewpoint, after: u32) -> Result<Rereading, Problem> {
        let table = table::open(self.games, &self.row, self.seats)?;
        let visible = if self.is_open { VisibleSeq::revealed() } else { VisibleSeq::default() };
        Ok(Rereading { viewpoint, after, table, visible, read: 0 })
    }

    /// The frames of this viewpoint with numbers above `after`, in order.
    pub fn frames(&self, viewpoint: Viewpoint, after: u32) -> Result<Vec<Frame>, Problem> {
        self.read_again(viewpoint, after)?.next(self, usize::MAX, usize::MAX)
    }

    /// The same, but no more than so many, or than one answer holds; and whether there are more.
    fn some_frames(&self, viewpoint: Viewpoint, after: u32, most: usize) -> Result<(Vec<Frame>, bool), Problem> {
        let mut reading = self.read_again(viewpoint, after)?;
        // One more than are sent tells whether there are more.
        let mut frames = reading.next(self, most + 1, LONGEST_PAGE)?;
        let is_more = frames.len() > most || reading.read < self.log.len();
        frames.truncate(most);
        Ok((frames, is_more))
    }

    /// The position before the first step.
    fn start(&self, viewpoint: Viewpoint) -> Result<Frame, Problem> {
        let table = table::open(self.games, &self.row, self.seats)?;
        Ok(SeenBuilder::of(&*table).standing(&VisibleSeq::default(), viewpoint).into())
    }
}

impl LiveTable {
    /// What has been, under the numbers that live frames carry.
    pub fn past(&self) -> Past {
        Past {
            games: self.games(),
            row: self.row().clone(),
            seats: self.seats.len(),
            log: self.history.log(self.game().steps()),
            is_open: false,
        }
    }

    /// A finished game as its record has it: what was taken back never happened, and all may be known.
    fn finished(&self) -> Past {
        let log = self.game().steps().iter().cloned().map(Entry::Step).collect();
        Past { log, is_open: true, ..self.past() }
    }

    /// The steps that stood when a frame was the newest for this viewpoint.
    fn steps_at(&self, viewpoint: Viewpoint, number: u32) -> Option<Vec<Step>> {
        if self.phase() == Phase::Over {
            return self.game().steps().get(..number as usize).map(<[Step]>::to_vec);
        }
        self.history.standing_at(self.game().steps(), viewpoint, number)
    }

    fn check_over(&self) -> Result<(), Problem> {
        if self.phase() == Phase::Over { Ok(()) } else { Err(Problem::NotOver) }
    }

    /// Whether this person knows all that there is to know: nothing is learnt by playing on elsewhere.
    fn hides_nothing_from(&self, person: &str) -> bool {
        let is_open = || self.game().same_view(Observer::Watcher, Observer::All);
        self.seats.of(person).len() == self.seats.len() || is_open()
    }

    fn replay_viewpoint(&self, person: &str, who: Option<ReplayAs>) -> Result<Viewpoint, Problem> {
        let is_over = self.phase() == Phase::Over;
        match who {
            None => Ok(self.seats.viewpoint_of(person)),
            Some(ReplayAs::Watcher) => Ok(Viewpoint::Watcher),
            Some(ReplayAs::All) if is_over => Ok(Viewpoint::All),
            Some(ReplayAs::All) => Err(Problem::NotOver),
            Some(ReplayAs::Seat(seat)) => {
                if usize::from(seat) >= self.seats.len() {
                    return Err(Problem::BadRequest(format!("there is no seat {seat}")));
                }
                if !is_over {
                    self.own_seat(person, seat)?;
                }
                Ok(Viewpoint::of(SeatSet::from_iter([Seat(seat)])))
            }
        }
    }
}

impl Tables {
    /// The next frames that somebody missed, as messages, and whatever is left of them.
    pub async fn next_missed(&self, mut missed: Missed) -> Result<(Vec<Utf8Bytes>, Option<Missed>), Problem> {
        self.think(Lane::Play, move || {
            let frames = missed.next()?;
            let is_last = frames.len() < MOST_MISSED;
            let text = |frame| ServerMessage::Frame { table: &missed.past.row.id, frame: &frame }.text().into();
            let texts = frames.into_iter().map(text).collect();
            Ok((texts, (!is_last).then_some(missed)))
        })
        .await?
    }

    /// The frames of a table after a number, or from the start on: as many as one answer holds, and whether there are
    /// more. What is made of them is made where it holds nobody up, too.
    pub async fn replay<T: Send + 'static>(
        self: &Arc<Self>,
        id: &str,
        person: &str,
        who: Option<ReplayAs>,
        Page { after, most }: Page,
        written: impl FnOnce(TableInfo, Vec<Frame>, bool) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (info, past, viewpoint, newest) = {
            let live = self.lock(id).await?;
            live.check_shown()?;
            let viewpoint = live.replay_viewpoint(person, who)?;
            let past = if live.phase() == Phase::Over { live.finished() } else { live.past() };
            (live.info(person, &self.keys), past, viewpoint, live.newest_shown(viewpoint))
        };
        self.think(Lane::Records, move || {
            let mut frames = match after {
                None => vec![past.start(viewpoint)?],
                Some(_) => Vec::new(),
            };
            let (more, is_more) = past.some_frames(viewpoint, after.unwrap_or(0), most - frames.len())?;
            frames.extend(more.into_iter().filter(|frame| frame.seq <= newest));
            Ok(written(info, frames, is_more))
        })
        .await?
    }

    /// The record of a finished table, with names.
    pub async fn record(self: &Arc<Self>, id: &str) -> Result<feerie_core::Record, Problem> {
        let live = self.lock(id).await?;
        live.check_over()?;
        let mut record = live.game().record();
        record.head.names = live.seats.rows().iter().map(|seat| seat.name.clone()).collect();
        Ok(record)
    }

    /// ELM-NET-10: what was decided about each reaction at a finished table, for those who sat there.
    pub async fn rulings(self: &Arc<Self>, id: &str, person: &str) -> Result<Vec<RulingRow>, Problem> {
        {
            let live = self.lock(id).await?;
            if !live.seats.rows().iter().any(|seat| seat.person.as_deref() == Some(person)) {
                return Err(Problem::NotYours);
            }
            live.check_over()?;
        }
        Ok(self.store.rulings(id).await?)
    }

    /// A new table from the middle of another one, with dice of its own: the old table's future stays unknown.
    pub async fn fork(self: &Arc<Self>, id: &str, me: &Me, seq: u32, wishes: &[SeatWish]) -> Result<Guard, Problem> {
        let (row, steps) = {
            let live = self.lock(id).await?;
            live.check_shown()?;
            let viewpoint = match live.phase() {
                Phase::Over => Viewpoint::All,
                Phase::Playing if live.is_all_theirs(&me.id) && live.hides_nothing_from(&me.id) => {
                    live.seats.viewpoint_of(&me.id)
                }
                Phase::Playing => return Err(Problem::NotOver),
                Phase::Waiting => return Err(Problem::NotStarted),
            };
            if wishes.len() != live.seats.len() {
                let seats = live.seats.len();
                return Err(Problem::BadRequest(format!("the table has {seats} seats, not {}", wishes.len())));
            }
            let steps = live.steps_at(viewpoint, seq);
            let steps = steps.ok_or_else(|| Problem::BadRequest(format!("there is no step {seq}")))?;
            let options = serde_json::from_str(&live.row().options).map_err(|_| Problem::Internal)?;
            let row = TableRow {
                pace: live.row().pace,
                visibility: Visibility::Link,
                own_dice: false,
                ..self.fresh_row(&live.row().game, &options, me)?
            };
            (row, steps)
        };
        let seats = seats_of(self.games, &row, wishes, me)?;
        let length = row.options.len() + steps.iter().map(|Step(_, text)| STEP + text.len()).sum::<usize>();
        self.may_open(length)?;
        self.add(me, row, seats, steps, Terms::default()).await
    }

    /// Refuses a table that is not finished.
    pub async fn check_over(self: &Arc<Self>, id: &str) -> Result<(), Problem> {
        self.lock(id).await?.check_over()
    }

    /// An analysis of a finished table, ready to begin. What was taken back is not looked at.
    pub async fn analyzing(self: &Arc<Self>, id: &str) -> Result<Analyzing, Problem> {
        let (row, seats, steps) = {
            let live = self.lock(id).await?;
            live.check_over()?;
            (live.row().clone(), live.seats.len(), live.game().steps().to_vec())
        };
        let games = self.games;
        self.think(Lane::Study, move || Ok(Analyzing::new(table::open(games, &row, seats)?, steps))).await?
    }
}
