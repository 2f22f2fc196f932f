//! *Les aventures dans la forêt des lutins*: families of six race across a forest of movable trees.
//!
//! Perfect information, no chance: every node is a decision or the end. The rules are in `RULES.md`; the
//! modules below follow its sections.

pub mod action;
pub mod board;
pub mod clauses;
mod encode;
pub mod event;
mod heuristic;
mod measure;
mod notation;
pub mod options;
mod outlook;
pub mod phase;
mod reach;
mod rules;
mod scoring;
mod sketch;
pub mod state;
#[cfg(test)]
mod typescript;
pub mod view;

use feerie_core::game::{Locales, NotNow};
use feerie_core::{
    Actor, Clause, DataFile, Dice, Game, GameInfo, Legal, Node, Observer, Odds, ParseError, PerSeat, Preset, Seat,
    SetupError, Sink,
};
use serde::Serialize;
use serde_json::Value;
use std::fmt;

use action::{Action, Outcome};
use board::{Color, layout};
use event::Event;
use options::{Empty, Options};
use state::State;
use view::{View, ViewForm};

/// The rules in force at one table.
#[derive(Clone, Debug)]
pub struct Lutins {
    options: Options,
    seats: u8,
    /// Where trees stand at the beginning (LUT-SETUP-1).
    dots: u64,
    /// The colours of each seat, in order of offset (LUT-SETUP-3).
    colors: PerSeat<Vec<Color>>,
    /// The seat of each colour in play.
    owners: [Option<Seat>; 4],
}

impl Lutins {
    /// LUT-SETUP-3, LUT-TWO-1: who plays which colours.
    fn seating(options: &Options, seats: u8) -> PerSeat<Vec<Color>> {
        let offsets: &[&[u8]] = match (seats, options.empty3) {
            (2, _) => &[&[0, 3], &[1, 2]],
            (3, Empty::Across) => &[&[0], &[1], &[3]],
            (3, Empty::Left) => &[&[0], &[2], &[3]],
            (3, Empty::Right) => &[&[0], &[1], &[2]],
            _ => &[&[0], &[1], &[2], &[3]],
        };
        offsets.iter().map(|own| own.iter().map(|&offset| options.colour0.clockwise(offset)).collect()).collect()
    }
}

impl Game for Lutins {
    const INFO: GameInfo = GameInfo {
        id: "lutins",
        title_fr: "Les aventures dans la forêt des lutins",
        title_en: "The goblins' forest race",
        seats: (2, 4),
        edition: 1,
        clauses: clauses::ALL,
        presets: &[
            Preset { id: "classic", options: "{}" },
            Preset { id: "little-ones", options: r#"{"turn_angle":"any"}"# },
            Preset { id: "rulebook", options: r#"{"lutin_move":"may"}"# },
            Preset { id: "kind", options: r#"{"placer":"owner"}"# },
        ],
        data: &[DataFile { option: "forest", shipped: layout::SHIPPED, schema: layout::schema }],
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
        let colors = Lutins::seating(&options, seats);
        let mut owners = [None; 4];
        for (seat, own) in Seat::all(seats).zip(&colors) {
            for &color in own {
                owners[color as usize] = Some(seat);
            }
        }
        let dots = match options.forest.trim() {
            "" => layout::layout_dots(options.layout),
            _ => layout::read_forest(&options.forest).map_err(|error| error.in_option("forest", None))?,
        };
        Ok(Lutins { options, seats, dots, colors, owners })
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

    fn read_outcome(&self, _text: &str) -> Result<Outcome, ParseError> {
        Err(ParseError)
    }

    fn write_outcome(&self, o: &Outcome, _out: &mut dyn fmt::Write) -> fmt::Result {
        match *o {}
    }

    fn may_act(&self, s: &State, actor: Actor) -> Result<(), NotNow> {
        rules::may_act(self, s, actor)
    }

    fn malformed(&self, _s: &State, _actor: Actor, _text: &str) -> Clause {
        clauses::NOTE_1
    }

    fn legal(&self, s: &State, _seat: Seat, out: &mut Legal<Action>) {
        rules::legal(self, s, out);
    }

    fn check(&self, s: &State, seat: Seat, a: Action) -> Result<(), Clause> {
        rules::check(self, s, seat, a)
    }

    fn play(&self, s: &mut State, _seat: Seat, a: Action, log: &mut impl Sink<Event>) {
        rules::play(self, s, a, log);
    }

    fn odds(&self, _s: &State) -> Odds<Outcome> {
        Odds::Listed(Vec::new())
    }

    fn draw(&self, _s: &State, _dice: &mut Dice) -> Outcome {
        unreachable!("this game has no chance nodes")
    }

    fn admit(&self, _s: &State, o: &Outcome) -> Result<(), Clause> {
        match *o {}
    }

    fn resolve(&self, _s: &mut State, o: &Outcome, _log: &mut impl Sink<Event>) {
        match *o {}
    }

    fn view(&self, s: &State, _who: Observer) -> View {
        View(*s)
    }

    fn view_form<'a>(&'a self, v: &'a View) -> impl Serialize {
        ViewForm::of(self, v)
    }

    fn imagine(&self, v: &View, _dice: &mut Dice) -> State {
        v.0
    }

    fn read_view(&self, form: &Value) -> Option<View> {
        view::read(self, form)
    }

    fn leads_on(&self, _v: &View, a: &Action) -> bool {
        // The tree and the run are one thought.
        matches!(a, Action::NoTree | Action::Tree { .. })
    }

    fn outlook<'a>(&'a self, v: &'a View, _seat: Seat) -> impl Serialize + use<'a> {
        outlook::Outlook::of(self, &v.0)
    }

    fn sketch(&self, v: &View, say: &dyn Fn(&str) -> String) -> String {
        sketch::sketch(self, v, say)
    }

    fn count(&self, s: &State, _seat: Seat, _scratch: &mut Legal<Action>) -> u64 {
        rules::count(self, s)
    }

    fn pick(&self, s: &State, _seat: Seat, scratch: &mut Legal<Action>, dice: &mut Dice) -> Option<Action> {
        rules::pick(self, s, scratch, dice)
    }
}
