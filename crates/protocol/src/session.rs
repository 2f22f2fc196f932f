//! The table protocol: a line in, a line out. No input whatever ends it or changes a table by mistake.

use feerie_advice::{AdvisedGames, AdvisedTable, AskError, replay_advised};
use feerie_bots::{Budget, Level};
use feerie_core::{Node, Record, Refusal, Seed, SetupError};
use feerie_table::{Happened, OpenError, RecordError, TableSetup, describe_games};
use feerie_words::Words;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

use crate::request::{ErrorForm, Fields};

/// Deeper counts would outlast everybody.
const DEEPEST_PERFT: u64 = 64;
/// How long a bot thinks when nothing is said.
const DEFAULT_MS: u64 = 500;
/// How long a bot may think at most.
const LONGEST_MS: u64 = 600_000;
/// A bot that is given no time iterates at most so often: a minute or so.
const MOST_ITERATIONS: u64 = 1_000_000;

/// A session with tables on it, serving one client.
pub struct ProtocolSession<'a> {
    games: &'a dyn AdvisedGames,
    words: &'a Words,
    entropy: Box<dyn FnMut() -> Seed + 'a>,
    now_ms: Box<dyn Fn() -> u64 + Sync + 'a>,
    tables: BTreeMap<String, OpenTable>,
    opened: u64,
}

struct OpenTable {
    table: Box<dyn AdvisedTable>,
    auto_chance: bool,
}

type Answer = Result<Value, ErrorForm>;

impl<'a> ProtocolSession<'a> {
    /// An empty session. `entropy` gives the seed of a table that names none; `now_ms` is a clock that counts
    /// milliseconds from whenever it likes and never runs backwards: there is none in here.
    pub fn new(
        games: &'a dyn AdvisedGames,
        words: &'a Words,
        entropy: impl FnMut() -> Seed + 'a,
        now_ms: impl Fn() -> u64 + Sync + 'a,
    ) -> ProtocolSession<'a> {
        let (entropy, now_ms) = (Box::new(entropy), Box::new(now_ms));
        ProtocolSession { games, words, entropy, now_ms, tables: BTreeMap::new(), opened: 0 }
    }

    /// Answers one line.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let (id, answer) = match serde_json::from_slice::<Value>(line) {
            Ok(Value::Object(request)) => {
                (request.get("id").cloned().unwrap_or(Value::Null), self.serve(&Fields(&request)))
            }
            Ok(_) => (Value::Null, Err(ErrorForm::new("malformed", "a request is one JSON object"))),
            Err(error) => (Value::Null, Err(ErrorForm::new("malformed", format!("not JSON: {error}")))),
        };
        match answer {
            Ok(ok) => json!({"id": id, "ok": ok}).to_string(),
            Err(error) => json!({"id": id, "error": error}).to_string(),
        }
    }

    fn serve(&mut self, fields: &Fields<'_>) -> Answer {
        match fields.text("cmd")? {
            "games" => Ok(describe_games(self.games)),
            "new" => self.open(fields),
            "load" => self.load(fields),
            "node" => self.place(fields).map(|place| json!(place.table.node_form())),
            "apply" => self.apply(fields),
            "roll" => self.roll(fields),
            "view" => self.view(fields),
            "record" => self.place(fields).map(|place| json!(place.table.record())),
            "undo" => self.undo(fields),
            "fork" => self.fork(fields),
            "close" => self.close(fields),
            "ask" => self.ask(fields),
            "perft" => self.perft(fields),
            other => Err(ErrorForm::new("unknown_command", format!("no command is called {other:?}"))),
        }
    }

    fn open(&mut self, fields: &Fields<'_>) -> Answer {
        let game = fields.text("game")?;
        let Some(info) = self.games.infos().into_iter().find(|info| info.id == game) else {
            return Err(self.setup_error(&OpenError::UnknownGame(game.to_owned())));
        };
        let seats = fields.number("seats")?;
        let empty = Map::new();
        let options = match fields.0.get("options") {
            None | Some(Value::Null) => &empty,
            Some(Value::Object(options)) => options,
            Some(other) => return Err(ErrorForm::bad_request(format!("\"options\" must be an object, not {other}"))),
        };
        let seed = match fields.maybe_number("seed")? {
            Some(number) => Seed::from_number(number),
            None => (self.entropy)(),
        };
        let auto_chance = fields.flag("auto_chance")?;
        let seats = u8::try_from(seats).map_err(|_| {
            self.setup_error(&OpenError::Setup(SetupError::Seats { given: seats, allowed: info.seats_range() }))
        })?;
        let table =
            self.games.open_advised(game, TableSetup::new(seats, options, seed)).map_err(|e| self.setup_error(&e))?;
        let mut place = OpenTable { table, auto_chance };
        let mut answer = place.roll_on(self.words)?;
        answer.insert("table".into(), self.put(place).into());
        Ok(Value::Object(answer))
    }

    fn load(&mut self, fields: &Fields<'_>) -> Answer {
        let given = fields.need("record")?;
        if !given.is_object() {
            return Err(ErrorForm::bad_request("\"record\" must be an object"));
        }
        let record: Record = serde_json::from_value(given.clone())
            .map_err(|error| ErrorForm::new("bad_record", format!("not a record: {error}")))?;
        let auto_chance = fields.flag("auto_chance")?;
        let fallback = (self.entropy)();
        let table = replay_advised(self.games, &record, fallback).map_err(|error| match error {
            RecordError::Open(error) => self.setup_error(&error),
            RecordError::Step { index, refusal } => ErrorForm {
                code: "bad_record",
                message: format!("step {index}: {}", self.words.refusal(&refusal)),
                rule: refusal.clause.map(|clause| clause.id()),
                step: Some(index),
            },
        })?;
        let mut place = OpenTable { table, auto_chance };
        let mut answer = place.roll_on(self.words)?;
        answer.insert("table".into(), self.put(place).into());
        Ok(Value::Object(answer))
    }

    fn apply(&mut self, fields: &Fields<'_>) -> Answer {
        let words = self.words;
        let place = self.place_mut(fields)?;
        let (actor, action) = (fields.actor("actor")?, fields.text("action")?);
        let happened = place.table.apply(actor, action).map_err(|refusal| refused(words, &refusal))?;
        let mut events = all_events(&happened);
        let mut answer = place.roll_on(words)?;
        if let Some(Value::Array(rolled)) = answer.remove("events") {
            events.extend(rolled);
        }
        answer.insert("events".into(), events.into());
        Ok(Value::Object(answer))
    }

    fn roll(&mut self, fields: &Fields<'_>) -> Answer {
        let words = self.words;
        let place = self.place_mut(fields)?;
        let happened = place.table.roll().map_err(|refusal| refused(words, &refusal))?;
        Ok(json!({"outcome": happened.step.1, "events": all_events(&happened)}))
    }

    fn view(&self, fields: &Fields<'_>) -> Answer {
        let place = self.place(fields)?;
        Ok(place.table.view(fields.observer("seat", place.table.seats())?))
    }

    fn undo(&mut self, fields: &Fields<'_>) -> Answer {
        let place = self.place_mut(fields)?;
        let steps = fields.maybe_number("steps")?.unwrap_or(1);
        let too_far = |made| ErrorForm::bad_request(format!("{steps} steps to take back, but only {made} were made"));
        let made = place.table.steps().len();
        let count = usize::try_from(steps).map_err(|_| too_far(made))?;
        place.table.undo(count).map_err(|error| too_far(error.made))?;
        // A table that rolls by itself would roll the same again at once: go back to a choice.
        while place.auto_chance && place.table.node() == Node::Chance && place.table.undo(1).is_ok() {}
        Ok(json!({"steps": place.table.steps().len()}))
    }

    fn fork(&mut self, fields: &Fields<'_>) -> Answer {
        let place = self.place(fields)?;
        let copy = OpenTable { table: place.table.fork_advised(), auto_chance: place.auto_chance };
        Ok(json!({"table": self.put(copy)}))
    }

    fn close(&mut self, fields: &Fields<'_>) -> Answer {
        let name = fields.text("table")?;
        match self.tables.remove(name) {
            Some(_) => Ok(json!({"closed": name})),
            None => Err(unknown_table(name)),
        }
    }

    fn ask(&self, fields: &Fields<'_>) -> Answer {
        let table = &self.place(fields)?.table;
        let seat = fields.seat("seat", table.seats())?;
        let level: Level = match fields.0.get("bot") {
            None => Level::default(),
            Some(_) => Level::named(fields.text("bot")?, &table.info(), table.seats())
                .map_err(|error| ErrorForm::new("unknown_bot", error.to_string()))?,
        };
        let ms = fields.maybe_number("ms")?;
        let iterations = fields.maybe_number("iterations")?;
        for (name, given) in [("ms", ms), ("iterations", iterations)] {
            if given == Some(0) {
                return Err(ErrorForm::bad_request(format!(
                    "{name:?} must be at least 1: a bot cannot choose in no time"
                )));
            }
        }
        if let Some(n) = iterations.filter(|&n| n > MOST_ITERATIONS) {
            return Err(ErrorForm::bad_request(format!("at most {MOST_ITERATIONS} iterations, not {n}")));
        }
        let now_ms = &*self.now_ms;
        let deadline = now_ms() + ms.unwrap_or(DEFAULT_MS).min(LONGEST_MS);
        let stop = || now_ms() >= deadline;
        let budget = match (iterations, ms) {
            (Some(n), None) => Budget::iterations(n as u32),
            (n, _) => Budget { iterations: n.map_or(u32::MAX, |n| n as u32), stop: Some(&stop) },
        };
        match table.ask(seat, level, budget) {
            Ok(advice) => Ok(advice.to_json(|reason| self.words.reason(reason))),
            Err(AskError::NotNow(refusal)) => Err(refused(self.words, &refusal)),
            Err(AskError::Nothing) => Err(ErrorForm::bad_request("the bot sees nothing to play")),
        }
    }

    fn perft(&self, fields: &Fields<'_>) -> Answer {
        let table = &self.place(fields)?.table;
        let depth = fields.number("depth")?;
        if depth > DEEPEST_PERFT {
            return Err(ErrorForm::bad_request(format!("a depth of at most {DEEPEST_PERFT}, not {depth}")));
        }
        match table.perft(depth as u32) {
            Ok(nodes) => Ok(json!({"nodes": nodes})),
            Err(error) => Err(ErrorForm::bad_request(error.to_string())),
        }
    }

    fn put(&mut self, place: OpenTable) -> String {
        self.opened += 1;
        let name = format!("t{}", self.opened);
        self.tables.insert(name.clone(), place);
        name
    }

    fn place(&self, fields: &Fields<'_>) -> Result<&OpenTable, ErrorForm> {
        let name = fields.text("table")?;
        self.tables.get(name).ok_or_else(|| unknown_table(name))
    }

    fn place_mut(&mut self, fields: &Fields<'_>) -> Result<&mut OpenTable, ErrorForm> {
        let name = fields.text("table")?;
        self.tables.get_mut(name).ok_or_else(|| unknown_table(name))
    }

    fn setup_error(&self, error: &OpenError) -> ErrorForm {
        match error {
            OpenError::UnknownGame(_) => ErrorForm::new("unknown_game", error.to_string()),
            OpenError::Setup(setup) => {
                let code = match setup {
                    SetupError::Seats { .. } => "bad_seats",
                    SetupError::Option { .. } => "bad_option",
                };
                let rule = setup.clause().map(|clause| clause.id());
                ErrorForm { rule, ..ErrorForm::new(code, self.words.setup_error(setup)) }
            }
        }
    }
}

impl OpenTable {
    /// Rolls as long as chance is asked, at a table that does so by itself; answers what happened.
    fn roll_on(&mut self, words: &Words) -> Result<Map<String, Value>, ErrorForm> {
        let mut answer = Map::new();
        if !self.auto_chance {
            return Ok(answer);
        }
        let (mut outcomes, mut events) = (Vec::new(), Vec::new());
        while self.table.node() == Node::Chance {
            let happened = self.table.roll().map_err(|refusal| refused(words, &refusal))?;
            outcomes.push(happened.step.1.clone());
            events.extend(all_events(&happened));
        }
        answer.insert("outcomes".into(), outcomes.into());
        answer.insert("events".into(), events.into());
        Ok(answer)
    }
}

fn all_events(happened: &Happened) -> Vec<Value> {
    happened.events.iter().map(|told| Value::clone(&told.all)).collect()
}

fn unknown_table(name: &str) -> ErrorForm {
    ErrorForm::new("unknown_table", format!("no table is called {name:?}"))
}

fn refused(words: &Words, refusal: &Refusal) -> ErrorForm {
    ErrorForm {
        code: refusal.fault.code(),
        message: words.refusal(refusal),
        rule: refusal.clause.map(|clause| clause.id()),
        step: None,
    }
}
