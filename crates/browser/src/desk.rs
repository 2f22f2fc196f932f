//! Tables by number, and every question about them that needs no thought.

use feerie_core::{Node, Seat, Step};
use feerie_table::{Finding, TableSetup, UndoScope, answer_practised, describe_games, practise, replay_with, verify};
use serde::Serialize;
use serde_json::json;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

use crate::answer::{Answer, Fault};
use crate::held::{Offer, answer_view, fork, open};
use crate::place::Place;
use crate::request::{
    KeptTable, NewTable, PracticeQuestion, ViewQuestion, actor, observer, read, seat, seat_bits, seat_set, text,
    viewpoint,
};

/// Tables, and whoever thinks about them.
#[derive(Default)]
pub struct Desk {
    places: Vec<Option<Place>>,
}

impl Desk {
    /// Every game with its options and presets, as the protocol's `games` answers.
    pub fn games(&self) -> Vec<u8> {
        describe_games(&Offer).to_string().into_bytes()
    }

    /// Plays a game that is kept nowhere, and tells how it looks from one seat: what the server's practice answers.
    pub fn practice(&self, request: &[u8]) -> Answer<Vec<u8>> {
        written(&practise(&Offer, read(request)?)?)
    }

    /// Computes every roll of a record again: how many there were, and what does not fit, as message and arguments.
    pub fn verify(&self, record: &[u8]) -> Answer<Vec<u8>> {
        let (checked, findings) = verify(&Offer, &read(record)?);
        let problem = |finding: &Finding| {
            let (key, args) = finding.message();
            json!({"key": key, "args": args.into_iter().collect::<BTreeMap<_, _>>()})
        };
        written(&json!({"checked": checked, "problems": findings.iter().map(problem).collect::<Vec<_>>()}))
    }

    /// Sets up a table.
    pub fn open(&mut self, request: &[u8]) -> Answer<u32> {
        let NewTable { game, seats, options, seed, salts } = read(request)?;
        let table = open(&game, TableSetup { seats, options: &options, seed, salts })?;
        Ok(self.put(Place::new(table)))
    }

    /// Sets up a table as a record leaves it.
    pub fn restore(&mut self, request: &[u8]) -> Answer<u32> {
        let KeptTable { record, seed: kept, salts: added } = read(request)?;
        let told = record.head.seed.is_some();
        let table = replay_with(
            |setup| {
                let salts = if told { setup.salts } else { added };
                open(&record.game, TableSetup { salts, ..setup })
            },
            &record,
            kept,
        )?;
        Ok(self.put(Place::played(table)?))
    }

    /// A table of its own in the same position.
    pub fn fork(&mut self, table: u32) -> Answer<u32> {
        let copy = fork(&*self.place(table)?.table);
        Ok(self.put(Place::played(copy)?))
    }

    /// Forgets a table. Its number may be given again.
    pub fn close(&mut self, table: u32) {
        if let Some(place) = self.places.get_mut(table as usize) {
            *place = None;
        }
    }

    /// What the position asks for: in the lowest byte 0 for a decision, 1 for several at once, 2 for chance and 3 for
    /// nothing more; in the next the seats that are to act, as bits.
    pub fn node(&self, table: u32) -> Answer<u32> {
        let node = self.place(table)?.table.node();
        let kind = match node {
            Node::Decision(_) => 0,
            Node::Simultaneous(_) => 1,
            Node::Chance => 2,
            Node::Terminal(_) => 3,
        };
        Ok(kind | seat_bits(node.acting()) << 8)
    }

    /// The same as the protocol writes it, for the table's keeper.
    pub fn node_form(&self, table: u32) -> Answer<Vec<u8>> {
        written(&self.place(table)?.table.node_form())
    }

    /// All options in force.
    pub fn options(&self, table: u32) -> Answer<Vec<u8>> {
        written(&self.place(table)?.table.options())
    }

    /// The legal actions of a seat, sorted bytewise, one a line; nothing if it is not to act.
    pub fn legal(&self, table: u32, whose: u32) -> Answer<Vec<u8>> {
        Ok(self.place(table)?.table.legal(seat(whose)).join("\n").into_bytes())
    }

    /// Whether a step would be accepted.
    pub fn check(&self, table: u32, who: u32, step: &[u8]) -> Answer<u32> {
        self.place(table)?.table.check(actor(who), text(step)?)?;
        Ok(0)
    }

    /// Answers a question on behalf of a seat.
    pub fn answer(&self, table: u32, whose: u32, question: &[u8]) -> Answer<Vec<u8>> {
        let table = &self.place(table)?.table;
        if whose >= u32::from(table.seats()) {
            return Err(Fault::bad_request(format!("there is no seat {whose}")));
        }
        let answer: Box<RawValue> = table.answer(seat(whose), &read(question)?)?;
        Ok(answer.get().as_bytes().to_vec())
    }

    /// Answers a question about a game that is kept nowhere.
    pub fn answer_practised(&self, request: &[u8]) -> Answer<Vec<u8>> {
        let PracticeQuestion { practice, question } = read(request)?;
        Ok(answer_practised(&Offer, practice, &question)??.get().as_bytes().to_vec())
    }

    /// Answers a question about a view that somebody was sent: of a table that is elsewhere.
    pub fn answer_view(&self, request: &[u8]) -> Answer<Vec<u8>> {
        let ViewQuestion { game, seats, options, seat: whose, view, question } = read(request)?;
        if whose >= seats {
            return Err(Fault::bad_request(format!("there is no seat {whose}")));
        }
        let answer = answer_view(&game, seats, &options, Seat(whose), &view, &question)?;
        Ok(answer.get().as_bytes().to_vec())
    }

    /// Plays a step, or refuses it and changes nothing; answers how many steps were made.
    pub fn apply(&mut self, table: u32, who: u32, step: &[u8]) -> Answer<u32> {
        self.place_mut(table)?.play(actor(who), text(step)?)
    }

    /// Plays what the table's own dice answer; answers how many steps were made.
    pub fn roll(&mut self, table: u32) -> Answer<u32> {
        self.place_mut(table)?.roll()
    }

    /// What an observer is told of the last step, and what the step was if they may know it.
    pub fn told(&self, table: u32, who: u32) -> Answer<Vec<u8>> {
        let place = self.place(table)?;
        let who = observer(who, place.table.seats())?;
        match place.happened() {
            Some(happened) => written(&happened.told_to(who).collect::<Vec<_>>()),
            None => Ok(b"[]".to_vec()),
        }
    }

    /// Who can tell that the last step was made: seats as bits, and a watcher as the bit above a byte.
    pub fn noticed(&self, table: u32) -> Answer<u32> {
        let noticed = self.place(table)?.happened().map(|happened| happened.noticed).unwrap_or_default();
        Ok(seat_bits(noticed.seats) | u32::from(noticed.watcher) << 8)
    }

    /// What an observer knows.
    pub fn view(&self, table: u32, who: u32) -> Answer<Vec<u8>> {
        let table = &self.place(table)?.table;
        Ok(table.view_text(observer(who, table.seats())?).get().as_bytes().to_vec())
    }

    /// The record so far. The seed is in it once the game is over.
    pub fn record(&self, table: u32) -> Answer<Vec<u8>> {
        written(&self.place(table)?.table.record())
    }

    /// The text of the step with this number, counted from 0.
    pub fn step(&self, table: u32, number: u32) -> Answer<Vec<u8>> {
        let Some(Step(_, text)) = self.place(table)?.table.steps().get(number as usize) else {
            return Err(Fault::bad_request(format!("there is no step {number}")));
        };
        Ok(text.clone().into_bytes())
    }

    /// A seat takes steps back; answers how many stay.
    pub fn undo(&mut self, table: u32, whose: u32, steps: u32) -> Answer<u32> {
        self.place_mut(table)?.take_back(seat(whose), steps)
    }

    /// What the last step, or the taking back, was to the holder of these seats, and how the table stands after it: a
    /// frame of the wire, null if they noticed nothing. No seats are a watcher's, the bit above a byte everybody's.
    pub fn frame(&self, table: u32, seats: u32) -> Answer<Vec<u8>> {
        let place = self.place(table)?;
        written(&place.frame(viewpoint(seats, place.table.seats())))
    }

    /// How the table stands for them, without what led there.
    pub fn standing(&self, table: u32, seats: u32) -> Answer<Vec<u8>> {
        let place = self.place(table)?;
        written(&place.standing(viewpoint(seats, place.table.seats())))
    }

    /// How many steps stay if the holder of these seats takes their last act back: `scope` is 0 where it must have
    /// shown nothing, 1 where the others agree, 2 where nobody minds.
    pub fn undo_limit(&self, table: u32, seats: u32, scope: u32) -> Answer<u32> {
        let table = &self.place(table)?.table;
        let scope = match scope {
            0 => UndoScope::Free,
            1 => UndoScope::Agreed,
            _ => UndoScope::Alone,
        };
        Ok(table.undo_limit(seat_set(seats, table.seats()), scope)? as u32)
    }

    /// How races are run at this table; null where the quicker hand does not matter.
    pub fn race(&self, table: u32) -> Answer<Vec<u8>> {
        let form = self.place(table)?.table.race().map(|race| {
            json!({
                "times": [race.times.start(), race.times.end()],
                "handicaps": race.handicaps.to_vec(),
                "silent": race.silent,
                "saying_ms": race.saying_ms,
            })
        });
        written(&form)
    }

    /// What a reaction is worth in the open window; null if it is none.
    pub fn reaction(&self, table: u32, step: &[u8]) -> Answer<Vec<u8>> {
        let reaction = self.place(table)?.table.reaction(text(step)?);
        written(&reaction.map(|reaction| json!({"ms": reaction.ms, "right": reaction.right})))
    }

    /// The same reaction at another time; nothing if it is no action.
    pub fn at_time(&self, table: u32, ms: u32, step: &[u8]) -> Answer<Vec<u8>> {
        Ok(self.place(table)?.table.at_time(text(step)?, ms).unwrap_or_default().into_bytes())
    }

    pub(crate) fn place(&self, table: u32) -> Answer<&Place> {
        self.places.get(table as usize).and_then(Option::as_ref).ok_or_else(|| unknown_table(table))
    }

    pub(crate) fn place_mut(&mut self, table: u32) -> Answer<&mut Place> {
        self.places.get_mut(table as usize).and_then(Option::as_mut).ok_or_else(|| unknown_table(table))
    }

    fn put(&mut self, place: Place) -> u32 {
        let free = self.places.iter().position(Option::is_none);
        match free {
            Some(free) => self.places[free] = Some(place),
            None => self.places.push(Some(place)),
        }
        free.unwrap_or(self.places.len() - 1) as u32
    }
}

pub(crate) fn written<T: Serialize + ?Sized>(value: &T) -> Answer<Vec<u8>> {
    serde_json::to_vec(value).map_err(|error| Fault::new("internal", error.to_string()))
}

fn unknown_table(table: u32) -> Fault {
    Fault::new("unknown_table", format!("there is no table {table}"))
}
