//! Coming, going, starting: what happens to seats.

use feerie_core::{Node, Seat, SeatSet};
use std::sync::Arc;

use super::seats::number;
use super::table::LiveTable;
use super::{Guard, Tables};
use crate::error::Problem;
use crate::ids;
use crate::ratings::{self, Company};
use crate::store::{Kind, Phase, SeatRow, Visibility};
use crate::wire::Me;

/// A request to take a seat.
#[derive(Clone, Debug, Default)]
pub struct Joining {
    /// In this seat.
    pub seat: Option<u8>,
    /// By this link.
    pub link: Option<String>,
    /// What they add to the dice.
    pub salt: String,
}

impl Tables {
    /// Takes an open seat, or one's own back from the bot that held it. The last one to sit down starts the game.
    pub async fn join(self: &Arc<Self>, id: &str, me: &Me, joining: Joining) -> Result<Guard, Problem> {
        let mut live = self.lock(id).await?;
        let held = live.held_seats(&me.id);
        if let Some(seat) = held.iter().find(|seat| joining.seat.is_none_or(|wanted| wanted == seat.0)) {
            live.seats.return_to_person(seat);
            self.save(&mut live).await?;
            return Ok(live);
        }
        let kept = live.seats.kept_for(&me.id);
        let wants_kept = joining.link.is_none() && joining.seat.is_none_or(|seat| kept.contains(Seat(seat)));
        if live.phase() == Phase::Waiting && wants_kept && !kept.is_empty() {
            live.seats.sit_down(kept, me, &joining.salt);
            return self.seated(live).await;
        }
        let seat = match &joining.link {
            Some(link) => {
                let (seat, generation) = self.keys.read_link(id, link).ok_or(Problem::BadLink)?;
                let row = live.seats.rows().iter().find(|row| row.seat == seat).ok_or(Problem::BadLink)?;
                if row.link != generation {
                    return Err(Problem::BadLink);
                }
                number(row)
            }
            None if live.row().visibility == Visibility::Link && live.row().creator != me.id => {
                return Err(Problem::BadLink);
            }
            // The quicker hand wins, and a program has none: it races where somebody asked it to.
            None if me.owner.is_some() && live.race.is_some() && live.row().creator != me.id => {
                return Err(Problem::NotYours);
            }
            None => match joining.seat {
                Some(seat) => Seat(seat),
                None => live.seats.first_free().ok_or(Problem::SeatTaken)?,
            },
        };
        // A second click: the person sits there already.
        if live.seats.of(&me.id).contains(seat) {
            return Ok(live);
        }
        if live.phase() != Phase::Waiting {
            return Err(Problem::AlreadyStarted);
        }
        let row = live.seats.get(seat);
        let row = row.ok_or_else(|| Problem::BadRequest(format!("there is no seat {seat}")))?;
        // A seat kept for another person can be taken only by its link.
        if row.kind != Kind::Open || (row.person.is_some() && joining.link.is_none()) {
            return Err(Problem::SeatTaken);
        }
        live.seats.sit_down(SeatSet::from_iter([seat]), me, &joining.salt);
        self.seated(live).await
    }

    /// After a seat was taken: the last one starts the game.
    async fn seated(self: &Arc<Self>, mut live: Guard) -> Result<Guard, Problem> {
        // Where a connection is too slow, the creator of the table may try again once it has become better.
        if live.seats.first_open().is_none() && live.may_start().is_ok() {
            live.begin()?;
        }
        self.save(&mut live).await?;
        Ok(live)
    }

    /// Leaves a seat: free again before the start; afterwards a bot holds it.
    pub async fn leave(self: &Arc<Self>, id: &str, me: &Me, seat: u8) -> Result<Guard, Problem> {
        let mut live = self.lock(id).await?;
        let seat = live.own_seat(&me.id, seat)?;
        match live.phase() {
            Phase::Waiting => live.seats.stand_up(seat),
            Phase::Playing => live.seats.hold(seat),
            Phase::Over => return Ok(live),
        }
        self.save(&mut live).await?;
        Ok(live)
    }

    /// Adds something to the dice of a table that waits, in one's own seat's name.
    pub async fn add_salt(self: &Arc<Self>, id: &str, me: &Me, seat: u8, salt: String) -> Result<Guard, Problem> {
        let mut live = self.lock(id).await?;
        let seat = live.own_seat(&me.id, seat)?;
        if live.phase() != Phase::Waiting {
            return Err(Problem::AlreadyStarted);
        }
        live.seats.set(seat, |row| row.salt = salt);
        self.save(&mut live).await?;
        Ok(live)
    }

    /// The creator of the table starts it; bots take the open seats.
    pub async fn start(self: &Arc<Self>, id: &str, me: &Me) -> Result<Guard, Problem> {
        let mut live = self.lock(id).await?;
        live.only_creator(me)?;
        if live.phase() != Phase::Waiting {
            return Err(Problem::AlreadyStarted);
        }
        live.may_start()?;
        let mine = live.seats.kept_for(&me.id);
        live.seats.sit_down(mine, me, "");
        while let Some(seat) = live.seats.first_open() {
            live.seats.fill(seat);
        }
        live.begin()?;
        self.save(&mut live).await?;
        Ok(live)
    }

    /// A new link to a seat, which makes the one before worthless.
    pub async fn new_link(self: &Arc<Self>, id: &str, me: &Me, seat: u8) -> Result<String, Problem> {
        let mut live = self.lock(id).await?;
        live.set_link(me, seat, |generation| generation.abs() + 1)?;
        self.save(&mut live).await?;
        let row = live.seats.get(Seat(seat)).ok_or(Problem::Internal)?;
        Ok(self.keys.link(id, row.seat, row.link))
    }

    /// Revokes the link to a seat. The generation is kept, negative, or an old link might come to life again.
    pub async fn revoke_link(self: &Arc<Self>, id: &str, me: &Me, seat: u8) -> Result<(), Problem> {
        let mut live = self.lock(id).await?;
        live.set_link(me, seat, |generation| -generation.abs())?;
        self.save(&mut live).await
    }
}

impl LiveTable {
    /// Everybody is there: the salts are fixed, the first chance is rolled.
    pub(super) fn begin(&mut self) -> Result<(), Problem> {
        let salts: Vec<&str> = self.seats.rows().iter().map(|seat| seat.salt.as_str()).collect();
        let is_fresh = self.game().steps().is_empty();
        if is_fresh && salts.iter().any(|salt| !salt.is_empty()) {
            let salts = serde_json::to_string(&salts).map_err(|_| Problem::Internal)?;
            self.set_row(|row| row.salts = salts);
            self.reopen()?;
        }
        let is_over = matches!(self.game().node(), Node::Terminal(_));
        self.set_row(|row| row.phase = if is_over { Phase::Over } else { Phase::Playing });
        self.clock.start(ids::now());
        self.roll_on()
    }

    /// ELM-NET-5: rated tables do not start while a connection is slow. With bots among them people may race all the
    /// same: that is rated apart, and nobody else pays for it.
    fn may_start(&self) -> Result<(), Problem> {
        let is_slow = |row: &&SeatRow| self.is_too_slow(number(row));
        let slow: Vec<&str> = self.seats.rows().iter().filter(is_slow).map(|row| row.name.as_str()).collect();
        let is_among_people = matches!(ratings::company(self.seats.rows()), Some((Company::People, _)));
        if slow.is_empty() || !is_among_people || !self.row().own_dice {
            return Ok(());
        }
        Err(Problem::SlowLine(slow.join(", ")))
    }

    fn only_creator(&self, me: &Me) -> Result<(), Problem> {
        if self.row().creator == me.id { Ok(()) } else { Err(Problem::NotYours) }
    }

    fn set_link(&mut self, me: &Me, seat: u8, change: impl FnOnce(i64) -> i64) -> Result<(), Problem> {
        self.only_creator(me)?;
        if self.phase() != Phase::Waiting {
            return Err(Problem::AlreadyStarted);
        }
        if usize::from(seat) >= self.seats.len() {
            return Err(Problem::BadRequest(format!("there is no seat {seat}")));
        }
        self.seats.set(Seat(seat), |row| row.link = change(row.link));
        Ok(())
    }
}
