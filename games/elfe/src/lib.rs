//! *L'elfe et les petites fées*: fairies race through the Magic Forest to charm a bachelor elf, while princes
//! distract him and spells turn everybody into frogs and toads.
//!
//! Dice and a shuffled pile are explicit chance nodes; each seat's hand is hidden. The rules are in `RULES.md`;
//! the modules below follow its sections.

pub mod action;
pub mod board;
pub mod cards;
pub mod clauses;
pub mod data;
mod encode;
pub mod event;
mod heuristic;
mod measure;
mod notation;
pub mod options;
mod outlook;
pub mod phase;
mod read_view;
mod rules;
mod scoring;
mod sketch;
pub mod state;
#[cfg(test)]
mod typescript;
pub mod view;
mod view_form;
mod win_odds;

use feerie_core::game::{Locales, NotNow};
use feerie_core::{
    Actor, Clause, DataFile, Dice, Game, GameInfo, Legal, MAX_SEATS, Node, Observer, Odds, ParseError, Played, Preset,
    Seat, SetupError, Sink,
};
use serde::Serialize;
use serde_json::Value;
use std::fmt;

use action::{Action, Outcome};
use cards::Bag;
use data::Data;
use event::Event;
use options::Options;
use state::State;
use view::View;
use view_form::ViewForm;

/// The rules in force at one table.
#[derive(Clone, Debug)]
pub struct Elfe {
    options: Options,
    seats: u8,
    /// The spell deck (ELF-DECK-1).
    deck: Bag,
    /// How many princes there are.
    princes: u8,
    /// The starting allowances by order of play (ELF-SETUP-5).
    allowance: [u8; MAX_SEATS],
}

impl Game for Elfe {
    const INFO: GameInfo = GameInfo {
        id: "elfe",
        title_fr: "L'elfe et les petites fées",
        title_en: "The Elf and the Little Fairies",
        // ELF-SEATS-1.
        seats: (2, 6),
        edition: 1,
        clauses: clauses::ALL,
        presets: &[
            Preset { id: "feerie", options: "{}" },
            Preset { id: "rulebook", options: r#"{"start":"seed","deal":0,"compass":"six-cardinal"}"# },
            Preset { id: "courtship", options: r#"{"win":"court"}"# },
            // Found by the lab (docs/balance.md): more hexes are more to decide.
            Preset {
                id: "sorcery",
                options: r#"{"win":"court","data":"[deck]\nhex = 20\ninvite = 6\nbanish = 2\nslap = 4\nelf = 4"}"#,
            },
            Preset { id: "little-ones", options: r#"{"hands":"open"}"# },
        ],
        data: &[DataFile { option: "data", shipped: data::SHIPPED, schema: data::schema }],
        characters: &[],
        masters: &[],
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
        let data = Data::read(&options.data)?;
        let allowance = data.allowance(seats);
        let allowance =
            allowance.ok_or_else(|| SetupError::option("data", format!("allowance: no line for {seats} seats")))?;
        let dealt = u32::from(options.deal) * u32::from(seats);
        if dealt > u32::from(data.deck.total()) {
            let problem = format!("{} cards, and {dealt} are dealt at the start", data.deck.total());
            return Err(SetupError::against(clauses::SETUP_8, "data", problem));
        }
        Ok(Elfe { options, seats, deck: data.deck, princes: data.princes, allowance })
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
        phase::node(self, &s.open)
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
        rules::may_act(&s.open, actor)
    }

    fn malformed(&self, s: &State, _actor: Actor, _text: &str) -> Clause {
        rules::malformed(&s.open)
    }

    fn legal(&self, s: &State, _seat: Seat, out: &mut Legal<Action>) {
        rules::legal(self, &s.open, s.hand(), out);
    }

    fn check(&self, s: &State, seat: Seat, a: Action) -> Result<(), Clause> {
        rules::check(self, s, seat, a)
    }

    fn play(&self, s: &mut State, _seat: Seat, a: Action, log: &mut impl Sink<Event>) {
        rules::play(self, s, a, log);
    }

    fn odds(&self, s: &State) -> Odds<Outcome> {
        rules::chance::odds(self, s)
    }

    fn draw(&self, s: &State, dice: &mut Dice) -> Outcome {
        rules::chance::sample(self, s, dice)
    }

    fn admit(&self, s: &State, o: &Outcome) -> Result<(), Clause> {
        rules::chance::admit(self, s, *o)
    }

    fn resolve(&self, s: &mut State, o: &Outcome, log: &mut impl Sink<Event>) {
        rules::chance::resolve(self, s, *o, log);
    }

    fn view(&self, s: &State, who: Observer) -> View {
        view::view(self, s, who)
    }

    fn view_form<'a>(&'a self, v: &'a View) -> impl Serialize {
        ViewForm::of(self, v)
    }

    fn imagine(&self, v: &View, dice: &mut Dice) -> State {
        view::imagine(self, v, dice)
    }

    fn read_view(&self, form: &Value) -> Option<View> {
        read_view::read(self, form)
    }

    fn outlook<'a>(&'a self, v: &'a View, seat: Seat) -> impl Serialize + use<'a> {
        outlook::Outlook::of(self, &v.open, seat)
    }

    fn reveals_hidden(&self, before: &State, step: Played<'_, Self>, _after: &State) -> bool {
        view::reveals_hidden(self, before, step)
    }

    fn sketch(&self, v: &View, say: &dyn Fn(&str) -> String) -> String {
        sketch::sketch(self, v, say)
    }

    fn count(&self, s: &State, _seat: Seat, _scratch: &mut Legal<Action>) -> u64 {
        rules::count(self, &s.open, s.hand())
    }

    fn pick(&self, s: &State, _seat: Seat, _scratch: &mut Legal<Action>, dice: &mut Dice) -> Option<Action> {
        rules::pick(self, &s.open, s.hand(), dice)
    }
}
