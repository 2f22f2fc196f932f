//! One game at a table, typed.

use feerie_core::game::{action_text, outcome_text};
use feerie_core::perft::{Unlisted, perft};
use feerie_core::record::FORMAT;
use feerie_core::{
    Actor, Clause, Dice, Event, Fault, Game, GameInfo, Legal, Log, NoEvents, Node, Observer, Odds, Options, Played,
    Race, RaceHistory, Reaction, Record, RecordHead, Refusal, Seat, SeatSet, Seed, SetupError, SharedWindow, Sink,
    Step,
};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::any::{AnyTable, Happened, NodeForm, Noticed, Told};
use crate::legal_text::LegalTexts;
use crate::question::{Question, TurnRefusal, answer_view};
use crate::undo_limits::{TooFar, Trace, UndoRefusal, UndoScope, kept};

/// A game in progress. Its record is its truth: the state can be had again from the steps.
pub struct Table<G: Game> {
    game: Arc<G>,
    state: G::State,
    steps: Vec<Step>,
    /// What each step was to those who may want it back.
    traces: Vec<Trace>,
    seed: Seed,
    salts: Vec<String>,
    /// What everybody saw of the races so far.
    races: RaceHistory,
    /// Whether every chance step so far came from the seed; only then does the record claim so.
    all_rolled: bool,
}

impl<G: Game> Table<G> {
    /// Sets up a table. `salts` are what each person added to the seed.
    pub fn new(seats: u8, options: &Map<String, Value>, seed: Seed, salts: Vec<String>) -> Result<Self, SetupError> {
        if !G::INFO.seats_range().contains(&seats) {
            return Err(SetupError::Seats { given: seats.into(), allowed: G::INFO.seats_range() });
        }
        let game = G::new(G::Options::read(options, seats)?, seats)?;
        let state = game.start();
        Ok(Table { seed, salts, all_rolled: true, ..Table::standing(Arc::new(game), state) })
    }

    /// A table in a position, whatever led there: no step of its record does, so it claims no dice.
    pub(crate) fn standing(game: Arc<G>, state: G::State) -> Self {
        let (steps, traces, salts, races) = (Vec::new(), Vec::new(), Vec::new(), RaceHistory::default());
        Table { game, state, steps, traces, seed: Seed::from_number(0), salts, races, all_rolled: false }
    }

    /// The rules in force.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The position.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    fn refusal(&self, fault: Fault, clause: Option<Clause>, actor: Actor, text: &str) -> Refusal {
        Refusal { fault, clause, actor, step: text.to_owned() }
    }

    /// Whether a seat may act at all now, whatever it would do.
    pub fn may_act(&self, seat: Seat) -> Result<(), Refusal> {
        self.may_do(Actor::Seat(seat), "")
    }

    /// A seat's action, read and checked against the rules.
    pub fn action(&self, seat: Seat, text: &str) -> Result<G::Action, Refusal> {
        let actor = Actor::Seat(seat);
        self.may_do(actor, text)?;
        let action = self.game.read_action(text).map_err(|_| self.malformed(actor, text))?;
        self.game.check(&self.state, seat, action).map_err(|clause| self.illegal(clause, actor, text))?;
        Ok(action)
    }

    /// A table in a position that an observer might be in, for all they know. Its steps are still those of this one and do
    /// not lead there, so its record claims no dice.
    pub fn imagined(&self, who: Observer, dice: &mut Dice) -> Table<G> {
        let state = self.game.imagine(&self.game.view(&self.state, who), dice);
        Table { state, all_rolled: false, ..self.clone() }
    }

    /// A table in a position that looks like this view on the wire, as [`Table::imagined`] is; none if the game cannot read it.
    pub fn seen(&self, form: &Value, dice: &mut Dice) -> Option<Table<G>> {
        Some(Table { state: self.game.imagine(&self.game.read_view(form)?, dice), all_rolled: false, ..self.clone() })
    }

    /// The secret from which the bot of a seat thinks.
    pub fn bot_seed(&self, seat: Seat) -> Seed {
        self.seed.salted(&self.salts).of_bot(seat)
    }

    fn may_do(&self, actor: Actor, text: &str) -> Result<(), Refusal> {
        let may = self.game.may_act(&self.state, actor);
        may.map_err(|(fault, clause)| self.refusal(fault, clause, actor, text))
    }

    fn illegal(&self, clause: Clause, actor: Actor, text: &str) -> Refusal {
        self.refusal(Fault::Illegal, Some(clause), actor, text)
    }

    fn malformed(&self, actor: Actor, text: &str) -> Refusal {
        self.illegal(self.game.malformed(&self.state, actor, text), actor, text)
    }

    /// Reads a step and checks it against the rules.
    fn parse(&self, actor: Actor, text: &str) -> Result<Parsed<G>, Refusal> {
        match actor {
            Actor::Seat(seat) => Ok(Parsed::Action(seat, self.action(seat, text)?)),
            Actor::Chance => {
                self.may_do(actor, text)?;
                let outcome = self.game.read_outcome(text).map_err(|_| self.malformed(actor, text))?;
                self.game.admit(&self.state, &outcome).map_err(|clause| self.illegal(clause, actor, text))?;
                Ok(Parsed::Outcome(outcome))
            }
        }
    }

    /// Parses, checks, plays and writes down; the only way into the state. Answers the position before.
    fn take(&mut self, actor: Actor, text: &str, log: &mut impl Sink<G::Event>) -> Result<(Step, G::State), Refusal> {
        let parsed = self.parse(actor, text)?;
        if actor == Actor::Chance && self.would_roll_text().as_deref() != Some(text) {
            self.all_rolled = false;
        }
        let before = self.state.clone();
        let shows = match parsed {
            Parsed::Action(seat, action) => {
                self.game.note_race(&before, seat, action, &mut self.races);
                self.game.play(&mut self.state, seat, action, log);
                self.game.reveals_hidden(&before, Played::Action(seat, action), &self.state)
            }
            Parsed::Outcome(outcome) => {
                self.game.resolve(&mut self.state, &outcome, log);
                self.game.reveals_hidden(&before, Played::Outcome(&outcome), &self.state)
            }
        };
        self.traces.push(if shows {
            Trace::Revealed
        } else if self.is_sealed(&before) {
            Trace::Sealed
        } else {
            Trace::Plain
        });
        let step = Step(actor, text.to_owned());
        self.steps.push(step.clone());
        Ok((step, before))
    }

    /// Whether the last step was a commitment that somebody cannot have noticed, in a window still open.
    fn is_sealed(&self, before: &G::State) -> bool {
        let (Node::Simultaneous(open), Node::Simultaneous(left)) =
            (self.game.node(before), self.game.node(&self.state))
        else {
            return false;
        };
        let same = |who| self.game.view(before, who) == self.game.view(&self.state, who);
        left.len() + 1 == open.len() && (same(Observer::Watcher) || left.iter().map(Observer::Seat).any(same))
    }

    fn would_roll_text(&self) -> Option<String> {
        if self.game.node(&self.state) != Node::Chance {
            return None;
        }
        let outcome = self.game.draw(&self.state, &mut self.next_dice());
        Some(outcome_text(&*self.game, &outcome))
    }

    fn tell(&self, before: &G::State, step: Step, log: Log<G::Event>) -> Happened {
        let seats = self.game.seats();
        let form = |event: &G::Event| Arc::new(serde_json::to_value(event).unwrap_or(Value::Null));
        let events = log.0.iter().map(|event| {
            let full = event.told_to(Observer::All);
            let all = full.as_ref().map(form).unwrap_or_default();
            // Most events are the same for everybody, and written down once.
            let told_to = |who| {
                event.told_to(who).map(|told| if full.as_ref() == Some(&told) { Arc::clone(&all) } else { form(&told) })
            };
            let watcher = told_to(Observer::Watcher);
            let seats = Seat::all(seats).map(|seat| told_to(Observer::Seat(seat))).collect();
            Told { all, watcher, seats }
        });
        let events: Vec<Told> = events.collect();
        // Views are compared only for those who were told nothing: hardly ever anybody.
        let notices = |who| {
            events.iter().any(|told| told.to(who).is_some())
                || self.game.view(before, who) != self.game.view(&self.state, who)
        };
        let settled = log.0.iter().position(|event| event.comes_next()).unwrap_or(log.0.len());
        let noticed = Noticed {
            seats: Seat::all(seats).filter(|&seat| notices(Observer::Seat(seat))).collect(),
            watcher: notices(Observer::Watcher),
        };
        Happened { step, events, settled, noticed }
    }

    fn next_dice(&self) -> Dice {
        Dice::for_step(&self.seed.salted(&self.salts), self.steps.len() as u64)
    }

    fn listed(&self, seat: Seat) -> LegalTexts {
        let mut legal = Legal::new();
        self.game.legal(&self.state, seat, &mut legal);
        LegalTexts::of(&*self.game, &legal)
    }

    fn legal_texts(&self, seat: Seat) -> Vec<String> {
        self.listed(seat).iter().map(str::to_owned).collect()
    }
}

/// A table of its own in the same position, under the very same rules.
impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Table {
            game: Arc::clone(&self.game),
            state: self.state.clone(),
            steps: self.steps.clone(),
            traces: self.traces.clone(),
            races: self.races.clone(),
            seed: self.seed,
            salts: self.salts.clone(),
            all_rolled: self.all_rolled,
        }
    }
}

enum Parsed<G: Game> {
    Action(Seat, G::Action),
    Outcome(G::Outcome),
}

impl<G: Game> AnyTable for Table<G> {
    fn info(&self) -> GameInfo {
        G::INFO
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn options(&self) -> Map<String, Value> {
        self.game.options().write()
    }

    fn node(&self) -> Node {
        self.game.node(&self.state)
    }

    fn node_form(&self) -> NodeForm {
        let lists = |seats: &[Seat]| -> BTreeMap<String, Vec<String>> {
            seats.iter().map(|&seat| (seat.to_string(), self.legal_texts(seat))).collect()
        };
        match self.node() {
            Node::Decision(seat) => NodeForm::Decision { seats: vec![seat], legal: lists(&[seat]) },
            Node::Simultaneous(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let legal = lists(&seats);
                NodeForm::Simultaneous { seats, legal }
            }
            Node::Chance => match self.game.odds(&self.state) {
                Odds::Listed(listed) => {
                    let text = |(outcome, weight)| (outcome_text(&*self.game, &outcome), weight);
                    NodeForm::Chance { outcomes: Some(listed.into_iter().map(text).collect()), form: None }
                }
                Odds::Form(form) => NodeForm::Chance { outcomes: None, form: Some(form) },
            },
            Node::Terminal(ranking) => NodeForm::Terminal(ranking),
        }
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        if self.node().acting().contains(seat) { self.legal_texts(seat) } else { Vec::new() }
    }

    fn legal_text(&self, seat: Seat) -> Box<RawValue> {
        // Texts as JSON: this cannot fail.
        to_raw_value(&self.listed(seat)).unwrap_or_else(|_| RawValue::NULL.to_owned())
    }

    fn check(&self, actor: Actor, text: &str) -> Result<(), Refusal> {
        self.parse(actor, text).map(|_| ())
    }

    fn answer(&self, seat: Seat, question: &Question) -> Result<Box<RawValue>, TurnRefusal> {
        answer_view(&self.game, &self.game.view(&self.state, Observer::Seat(seat)), seat, question)
    }

    fn apply(&mut self, actor: Actor, text: &str) -> Result<Happened, Refusal> {
        let mut log = Log::default();
        let (step, before) = self.take(actor, text, &mut log)?;
        Ok(self.tell(&before, step, log))
    }

    fn advance(&mut self, actor: Actor, text: &str) -> Result<(), Refusal> {
        self.take(actor, text, &mut NoEvents).map(|_| ())
    }

    fn would_roll(&self) -> Option<String> {
        self.would_roll_text()
    }

    fn roll(&mut self) -> Result<Happened, Refusal> {
        match self.would_roll_text() {
            Some(outcome) => self.apply(Actor::Chance, &outcome),
            None => Err(self.refusal(Fault::NoChance, None, Actor::Chance, "roll")),
        }
    }

    fn view(&self, who: Observer) -> Value {
        self.game.view_json(&self.game.view(&self.state, who))
    }

    fn view_text(&self, who: Observer) -> Box<RawValue> {
        self.game.view_text(&self.game.view(&self.state, who))
    }

    fn same_view(&self, one: Observer, other: Observer) -> bool {
        self.game.view(&self.state, one) == self.game.view(&self.state, other)
    }

    fn sketch(&self, who: Observer, say: &dyn Fn(&str) -> String) -> String {
        self.game.sketch(&self.game.view(&self.state, who), say)
    }

    fn steps(&self) -> &[Step] {
        &self.steps
    }

    fn record(&self) -> Record {
        let over = matches!(self.node(), Node::Terminal(_));
        Record {
            game: G::INFO.id.to_owned(),
            seats: self.game.seats(),
            options: self.options(),
            steps: self.steps.clone(),
            head: RecordHead {
                format: Some(FORMAT),
                edition: Some(G::INFO.edition),
                commitment: self.all_rolled.then(|| self.seed.commitment()),
                salts: if self.all_rolled { self.salts.clone() } else { Vec::new() },
                seed: (self.all_rolled && over).then_some(self.seed),
                names: Vec::new(),
            },
        }
    }

    fn undo(&mut self, steps: usize) -> Result<(), TooFar> {
        let made = self.steps.len();
        let keep = made.checked_sub(steps).ok_or(TooFar { made })?;
        let kept: Vec<Step> = self.steps.drain(..).take(keep).collect();
        self.traces.clear();
        self.races = RaceHistory::default();
        self.state = self.game.start();
        self.all_rolled = true;
        for Step(actor, text) in kept {
            // These steps were accepted once, from the same start: they are again.
            let replayed = self.advance(actor, &text);
            debug_assert!(replayed.is_ok(), "a record replays");
        }
        Ok(())
    }

    fn undo_limit(&self, seats: SeatSet, scope: UndoScope) -> Result<usize, UndoRefusal> {
        kept(&self.steps, &self.traces, seats, scope)
    }

    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn races(&self) -> &RaceHistory {
        &self.races
    }

    fn perft(&self, depth: u32) -> Result<u64, Unlisted> {
        perft(&*self.game, &self.state, depth)
    }

    fn race(&self) -> Option<Race<String>> {
        Some(self.game.race()?.map(|silent| action_text(&*self.game, &silent)))
    }

    fn shared_window(&self, people: SeatSet) -> Option<Box<dyn SharedWindow>> {
        self.game.shared_window(&self.state, people)
    }

    fn reaction(&self, text: &str) -> Option<Reaction> {
        self.game.reaction(&self.state, &self.game.read_action(text).ok()?)
    }

    fn at_time(&self, text: &str, ms: u32) -> Option<String> {
        let action = self.game.read_action(text).ok()?;
        Some(action_text(&*self.game, &self.game.at_time(action, ms)))
    }
}
