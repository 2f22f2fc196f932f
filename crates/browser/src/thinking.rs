//! Questions that take thought: what a bot would play, at once or in slices, and what an action is worth.

use feerie_advice::{Advice, AdvisedTable, AskError, BotMemory};
use feerie_bots::{Budget, Level};
use feerie_core::{Company, MAX_SEATS, Reason, Seat, SeatSet};
use feerie_table::Games as _;
use serde_json::json;
use std::collections::BTreeMap;

use crate::answer::{Answer, Fault};
use crate::desk::{Desk, written};
use crate::held::{Offer, bring};
use crate::place::Place;
use crate::request::{seat, text};

/// What the bot of each seat of a table remembers.
#[derive(Default)]
pub struct Thinkers([BotMemory; MAX_SEATS]);

impl Thinkers {
    fn of(&mut self, seat: Seat) -> Answer<&mut BotMemory> {
        self.0.get_mut(seat.index()).ok_or_else(|| Fault::bad_request(format!("there is no seat {seat}")))
    }
}

impl Desk {
    /// Takes the net of a game: the level `master` is itself from then on. 1 if it can be used.
    pub fn bring(&mut self, net: &[u8]) -> Answer<u32> {
        // A net names its game in its first line, and is refused by any other.
        let is_useful = Offer.infos().iter().any(|info| bring(info.id, net).unwrap_or_default());
        Ok(is_useful.into())
    }

    /// What a bot would play that comes along and sits down: the protocol's `ask`.
    pub fn ask(&self, table: u32, whose: u32, iterations: u32, name: &[u8]) -> Answer<Vec<u8>> {
        let table = &*self.place(table)?.table;
        let advice = table.ask(seat(whose), level(table, name)?, Budget::iterations(iterations))?;
        written(&form(&advice))
    }

    /// Tells the bots of a table who sits there: the level of each seat's bot, one a line, and an empty line for a
    /// person. Some bots fit themselves to the people.
    pub fn company(&mut self, table: u32, levels: &[u8]) -> Answer<u32> {
        let Place { table, thinkers, .. } = self.place_mut(table)?;
        let mut company = Company { people: SeatSet::EMPTY, fitted: SeatSet::EMPTY, earlier: Vec::new() };
        for (seat, name) in Seat::all(table.seats()).zip(text(levels)?.split('\n')) {
            let own = SeatSet::from_iter([seat]);
            if name.is_empty() {
                company.people = company.people.union(own);
            } else if level(&**table, name.as_bytes())?.is_fitted() {
                company.fitted = company.fitted.union(own);
            }
        }
        thinkers.0.iter_mut().for_each(|memory| memory.is_among(company.clone()));
        Ok(0)
    }

    /// The bot of a seat begins to think; [`Desk::think_on`] goes on and [`Desk::thought`] concludes. Beginning again
    /// drops what it was thinking, and playing a step makes it worthless.
    pub fn think(&mut self, table: u32, whose: u32, iterations: u32, name: &[u8]) -> Answer<u32> {
        let Place { table, thinkers, .. } = self.place_mut(table)?;
        let (whose, level) = (seat(whose), level(&**table, name)?);
        table.begin_thought(whose, level, iterations, thinkers.of(whose)?)?;
        Ok(0)
    }

    /// Thinks on for at most so many iterations; 1 once there is nothing more to think about.
    pub fn think_on(&mut self, table: u32, whose: u32, iterations: u32) -> Answer<u32> {
        let Place { table, thinkers, .. } = self.place_mut(table)?;
        Ok(table.think_on(thinkers.of(seat(whose))?, iterations).into())
    }

    /// What the bot would play after all that it thought.
    pub fn thought(&mut self, table: u32, whose: u32) -> Answer<Vec<u8>> {
        let Place { table, thinkers, .. } = self.place_mut(table)?;
        let whose = seat(whose);
        let advice = table.conclude(whose, thinkers.of(whose)?)?;
        written(&form(&advice))
    }

    /// Each seat's mean share of the victory after an action, over so many imagined worlds.
    pub fn action_value(&self, table: u32, whose: u32, worlds: u32, number: u32, action: &[u8]) -> Answer<Vec<u8>> {
        written(&self.place(table)?.table.action_value(seat(whose), text(action)?, worlds, number.into())?)
    }
}

/// The reason is told as key and arguments: only the page knows who sits where.
fn form(advice: &Advice) -> serde_json::Value {
    let Advice { action, estimate, best, reason } = advice;
    let best: Vec<_> = best.iter().map(|(action, share)| json!({"action": action, "share": share})).collect();
    let reason = reason.as_ref().map(|reason| json!({"key": reason.key, "args": arguments(reason)}));
    json!({"action": action, "estimate": estimate, "best": best, "reason": reason})
}

/// A reason's arguments by their names.
pub(crate) fn arguments(reason: &Reason) -> BTreeMap<&str, &str> {
    reason.args.iter().map(|(name, value)| (*name, value.as_str())).collect()
}

fn level(table: &dyn AdvisedTable, name: &[u8]) -> Answer<Level> {
    Level::named(text(name)?, &table.info(), table.seats())
        .map_err(|error| Fault::new("unknown_bot", error.to_string()))
}

impl From<AskError> for Fault {
    fn from(error: AskError) -> Fault {
        match error {
            AskError::NotNow(refusal) => refusal.into(),
            AskError::Nothing => Fault::bad_request("the bot sees nothing to play"),
        }
    }
}
