//! What a person is sent about a table beside the game itself (`TableInfo`).

use axum::extract::ws::Utf8Bytes;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

use super::seats::number;
use super::table::LiveTable;
use crate::accounts::Face;
use crate::keys::Keys;
use crate::store::{Kind, Phase, SeatRow, StoredTable, TableRow};
use crate::wire::{SeatInfo, TableInfo};
use crate::ws::message::ServerMessage;
use feerie_core::{Seat, Seed};
use feerie_table::Viewpoint;

impl LiveTable {
    /// The table as a person sees it.
    pub fn info(&self, person: &str, keys: &Keys) -> TableInfo {
        let mut info = of_rows(self.row(), self.seats.rows(), person, keys);
        let viewpoint = self.seats.viewpoint_of(person);
        let visible = self.history.visible();
        info.seq = visible.newest(viewpoint);
        info.acting = visible.acting(viewpoint, self.acting()).iter().map(|Seat(seat)| seat).collect();
        info.clock = self.clock.is_kept().then(|| self.clock.setting());
        info.times = self.times();
        info.undo = self.undo_asked();
        for (seat, row) in info.seats.iter_mut().zip(self.seats.rows()) {
            if row.kind == Kind::Person {
                seat.online = row.person.as_deref().map(|person| self.viewers.is_here(person));
                seat.grace = self.grace(number(row));
            }
        }
        self.add_race_info(&mut info);
        info
    }

    /// Tells everybody, apart from one subscription, that seats or state changed. Whose seats changed looks
    /// from another viewpoint from now on.
    pub fn announce(&mut self, keys: &Keys, except: Option<u64>) {
        // Written once for all who see alike.
        let mut written: Vec<((Viewpoint, bool), Utf8Bytes)> = Vec::new();
        let mut message = |viewpoint: Viewpoint, person: &str| {
            let alike = (viewpoint, self.row().creator == person);
            match written.iter().find(|(other, _)| *other == alike) {
                Some((_, text)) => text.clone(),
                None => {
                    let text = Utf8Bytes::from(self.table_message(person, keys));
                    written.push((alike, text.clone()));
                    text
                }
            }
        };
        let news = self.viewers.subscribers().map(|subscriber| {
            let person: &str = subscriber.person();
            let viewpoint = self.seats.viewpoint_of(person);
            let is_told = except != Some(subscriber.subscription());
            (viewpoint, is_told.then(|| message(viewpoint, person)))
        });
        let news = news.collect();
        self.viewers.renew(news);
    }

    /// The message that introduces a table to a person.
    pub fn table_message(&self, person: &str, keys: &Keys) -> String {
        let table = self.info(person, keys);
        let viewpoint = self.seats.viewpoint_of(person);
        let frame = self.may_show(viewpoint).then(|| self.standing(viewpoint));
        ServerMessage::Table { table: &table, frame: frame.as_ref() }.text()
    }
}

/// A stored table as lists show it, without loading it. Not for running ones: their true number of steps is secret.
pub fn of_stored(stored: &StoredTable, person: &str, keys: &Keys) -> TableInfo {
    let mut info = of_rows(&stored.row, &stored.seats, person, keys);
    info.seq = u32::try_from(stored.seq).unwrap_or(u32::MAX);
    info
}

fn of_rows(row: &TableRow, seats: &[SeatRow], person: &str, keys: &Keys) -> TableInfo {
    let is_creator = row.creator == person;
    let seed: Option<Seed> = serde_json::from_value(row.seed.as_str().into()).ok();
    TableInfo {
        id: row.id.clone(),
        game: row.game.clone(),
        // As they are written in the store: a roster of many figures is not read for everybody who is told.
        options: RawValue::from_string(row.options.clone()).unwrap_or_else(|_| RawValue::NULL.to_owned()),
        seats: seats.iter().map(|seat| of_seat(seat, person)).collect(),
        host: is_creator,
        state: row.phase.word(),
        visibility: row.visibility.word(),
        seq: 0,
        acting: Vec::new(),
        clock: None,
        times: None,
        hosted: None,
        paused: Vec::new(),
        unready: Vec::new(),
        created: row.created,
        apart: row.apart.then_some(true),
        commitment: seed.filter(|_| row.own_dice).map(|seed| seed.commitment()),
        undo: None,
        result: row.result.as_deref().and_then(|result| serde_json::from_str(result).ok()),
        rematch: row.rematch.clone(),
        links: (is_creator && row.phase == Phase::Waiting).then(|| links(row, seats, keys)),
    }
}

fn of_seat(row: &SeatRow, person: &str) -> SeatInfo {
    let is_person = row.kind == Kind::Person;
    let is_kept = row.kind == Kind::Open && row.person.is_some();
    SeatInfo {
        kind: row.kind.word(),
        name: (is_person || is_kept).then(|| row.name.clone()),
        face: (is_person || is_kept).then(|| face_of(row)),
        level: (row.kind == Kind::Bot || row.held).then(|| row.level.clone()).flatten(),
        mine: is_person && row.person.as_deref() == Some(person),
        online: None,
        grace: None,
        slow: None,
        timed: None,
        held: row.held.then_some(true),
        program: ((is_person || is_kept) && row.owner.is_some()).then_some(true),
        claimed: ((is_person || is_kept) && row.claimed).then_some(true),
    }
}

/// People who sat down before there were faces get one by their name: several at one screen are one person here.
fn face_of(row: &SeatRow) -> Face {
    Face::chosen_or_of(row.face.as_deref(), &row.name)
}

fn links(row: &TableRow, seats: &[SeatRow], keys: &Keys) -> BTreeMap<String, String> {
    let open = seats.iter().filter(|seat| seat.kind == Kind::Open && seat.link > 0);
    open.map(|seat| (seat.seat.to_string(), url(&row.id, &keys.link(&row.id, seat.seat, seat.link)))).collect()
}

/// The address that a person opens to use a link. What follows `#` stays in the browser: no log ever holds it.
pub fn url(table: &str, link: &str) -> String {
    format!("/table/{table}#link={link}")
}
