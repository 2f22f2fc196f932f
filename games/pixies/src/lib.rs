//! *Pixie Queen*: serve a tyrant better than the others do. Worker placement with hidden stocks, chance, and one
//! secret simultaneous choice a round.
//!
//! The rules are in `RULES.md`; the modules below follow its sections. A position carries a stack of things to
//! be done ([`phase::Stack`]), because points may send a pixie to the mine in the middle of anything.

pub mod action;
pub mod board;
pub mod clauses;
mod encode;
pub mod event;
pub mod goods;
mod heuristic;
mod measure;
mod notation;
pub mod options;
mod outlook;
pub mod phase;
mod printed;
mod rules;
mod scoring;
mod sketch;
pub mod state;
pub mod tiles;
#[cfg(test)]
mod typescript;
pub mod view;
mod view_form;

use feerie_core::game::{Locales, NotNow};
use feerie_core::{
    Actor, Clause, DataFile, Dice, Game, GameInfo, Legal, Node, Observer, Odds, ParseError, Played, Preset, Seat,
    SetupError, Sink,
};
use serde::Serialize;
use std::fmt;

use action::{Action, Outcome};
use board::Board;
use event::Event;
use options::Options;
use state::State;
use view::View;
use view_form::ViewForm;

/// The rules in force at one table.
#[derive(Clone, Debug)]
pub struct Pixies {
    options: Options,
    seats: u8,
    board: Board,
}

impl Pixies {
    /// The rules with a designer's own numbers.
    pub fn with_board(options: Options, seats: u8, board: Board) -> Pixies {
        Pixies { options, seats, board }
    }

    /// The numbers in force.
    pub fn board(&self) -> &Board {
        &self.board
    }
}

impl Game for Pixies {
    const INFO: GameInfo = GameInfo {
        id: "pixies",
        title_fr: "Pixie Queen",
        title_en: "Pixie Queen",
        seats: (2, 5),
        edition: 1,
        clauses: clauses::ALL,
        presets: &[
            Preset { id: "rulebook", options: "{}" },
            Preset { id: "first-game", options: r#"{"rounds":5,"open_stocks":true,"dungeon":false}"# },
            Preset { id: "cruel-queen", options: r#"{"wrong_food":true}"# },
        ],
        data: &[DataFile { option: "board", shipped: board::SHIPPED, schema: board::schema }],
        characters: &[],
        masters: &[encode::trained::SEATS],
        locales: Locales::of(include_str!("../locales/fr.ftl"), include_str!("../locales/en.ftl")),
        guide: Locales::of(include_str!("../guide/fr.md"), include_str!("../guide/en.md")),
    };
    type Options = Options;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;

    fn new(options: Options, seats: u8) -> Result<Self, SetupError> {
        let board = Board::of_table(&options.board)?;
        Ok(Pixies::with_board(options, seats, board))
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        State::new(self)
    }

    fn node(&self, s: &State) -> Node {
        phase::node(self, s)
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseError> {
        text.parse()
    }

    fn write_action(&self, a: &Action, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{a}")
    }

    fn read_outcome(&self, text: &str) -> Result<Outcome, ParseError> {
        text.parse()
    }

    fn write_outcome(&self, o: &Outcome, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{o}")
    }

    fn may_act(&self, s: &State, actor: Actor) -> Result<(), NotNow> {
        rules::may_act(self, s, actor)
    }

    fn malformed(&self, _s: &State, actor: Actor, _text: &str) -> Clause {
        match actor {
            Actor::Seat(_) => clauses::NOT_1,
            Actor::Chance => clauses::NOT_2,
        }
    }

    fn legal(&self, s: &State, seat: Seat, out: &mut Legal<Action>) {
        rules::legal(self, s, seat, out);
    }

    fn check(&self, s: &State, seat: Seat, a: Action) -> Result<(), Clause> {
        rules::check(self, s, seat, a)
    }

    fn play(&self, s: &mut State, seat: Seat, a: Action, log: &mut impl Sink<Event>) {
        rules::play(self, s, seat, a, log);
    }

    fn odds(&self, s: &State) -> Odds<Outcome> {
        rules::odds(self, &s.table)
    }

    fn draw(&self, s: &State, dice: &mut Dice) -> Outcome {
        rules::draw(self, &s.table, dice)
    }

    fn admit(&self, s: &State, o: &Outcome) -> Result<(), Clause> {
        rules::admit(self, &s.table, o)
    }

    fn resolve(&self, s: &mut State, o: &Outcome, log: &mut impl Sink<Event>) {
        rules::resolve(self, s, o, log);
    }

    fn view(&self, s: &State, who: Observer) -> View {
        view::view(s, who)
    }

    fn view_form<'a>(&'a self, v: &'a View) -> impl Serialize {
        ViewForm::of(self, v)
    }

    fn imagine(&self, v: &View, dice: &mut Dice) -> State {
        view::imagine(self, v, dice)
    }

    fn outlook<'a>(&'a self, v: &'a View, seat: Seat) -> impl Serialize + use<'a> {
        outlook::Outlook::of(self, &v.known, seat)
    }

    fn about_options(options: &Options) -> impl Serialize + use<> {
        printed::Printed::of_options(options)
    }

    fn reveals_hidden(&self, before: &State, _step: Played<'_, Self>, after: &State) -> bool {
        view::reveals_hidden(before, after)
    }

    fn sketch(&self, v: &View, say: &dyn Fn(&str) -> String) -> String {
        sketch::sketch(self, v, say)
    }

    fn count(&self, s: &State, seat: Seat, scratch: &mut Legal<Action>) -> u64 {
        rules::count(self, s, seat, scratch)
    }

    fn pick(&self, s: &State, seat: Seat, scratch: &mut Legal<Action>, dice: &mut Dice) -> Option<Action> {
        rules::pick(self, s, seat, scratch, dice)
    }
}
