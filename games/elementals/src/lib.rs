//! *Elementals*: turn a card, and be the first to hit the one in the middle that looks like it.
//!
//! Chance deals; then windows follow each other in which every seat commits one reaction in secret, with its
//! time in milliseconds. The engine has no clock: a host supplies the times. What it does at one screen is in `host`; how
//! it checks times that come over a network, in the crate `feerie-fairtime`. Bots perceive as people do
//! ([`perception`]). The rules are in `RULES.md`; the modules below follow its sections.

pub mod action;
pub mod cards;
pub mod clauses;
mod deck;
mod encode;
pub mod event;
mod heuristic;
mod host;
mod measure;
mod notation;
pub mod options;
mod outlook;
pub mod perception;
pub mod phase;
pub mod piles;
mod read_view;
mod rules;
mod scoring;
mod sketch;
pub mod state;
#[cfg(test)]
mod typescript;
pub mod view;
mod view_form;

use feerie_core::game::{Locales, NotNow};
use feerie_core::{
    Actor, Character, Clause, DataFile, Dice, Game, GameInfo, Legal, Node, Observer, Odds, ParseError, Played, Preset,
    Race, RaceHistory, Reaction, Seat, SeatSet, SetupError, SharedWindow, Sink, Strength,
};
use serde::Serialize;
use serde_json::Value;
use std::fmt;
use std::ops::RangeInclusive;

use action::{Action, Outcome, Time};
use event::Event;
use options::{Mode, Options};
use phase::Phase;
use state::State;
use view::View;
use view_form::ViewForm;

/// The rules in force at one table.
#[derive(Clone, Debug)]
pub struct Elementals {
    options: Options,
    seats: u8,
    /// Whether the rules for 5 and 6 players hold (ELM-OUT, ELM-END-4).
    large: bool,
    /// What is added to each seat's time (ELM-TIME-5).
    handicaps: [u16; 6],
    /// The cards in play, as a set (ELM-SETUP-3).
    deck: u64,
}

impl Elementals {
    /// How many cards each seat is dealt (ELM-SETUP-3).
    fn each(&self) -> u8 {
        self.deck.count_ones() as u8 / self.seats
    }
}

/// ELM-BOT-8: the bots with names, weakest first; Écho fits itself to the player.
const CHARACTERS: [Character; 6] = [
    Character { id: "mousse", strength: Strength::Fixed(10) },
    Character { id: "lutin", strength: Strength::Fixed(30) },
    Character { id: "fee", strength: Strength::Fixed(50) },
    Character { id: "magicien", strength: Strength::Fixed(70) },
    Character { id: "dragon", strength: Strength::Fixed(90) },
    Character { id: "echo", strength: Strength::Fitted },
];

impl Game for Elementals {
    const INFO: GameInfo = GameInfo {
        id: "elementals",
        title_fr: "Elementals",
        title_en: "Elementals",
        // ELM-SETUP-1.
        seats: (2, 6),
        edition: 1,
        clauses: clauses::ALL,
        presets: &[
            Preset { id: "classic", options: "{}" },
            Preset { id: "rated", options: r#"{"gather":"shuffle"}"# },
            Preset { id: "family", options: r#"{"window_ms":4000}"# },
            Preset { id: "gentle", options: r#"{"window_ms":10000}"# },
            Preset { id: "no-hurry", options: r#"{"mode":"relaxed"}"# },
            Preset { id: "short", options: r#"{"turn_cap":600}"# },
        ],
        data: &[DataFile { option: "cards", shipped: deck::SHIPPED, schema: deck::schema }],
        characters: &CHARACTERS,
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
        let handicaps = options.handicaps(seats)?;
        let deck = deck::read(&options.cards, seats)?;
        Ok(Elementals { options, seats, large: seats > 4, handicaps, deck })
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
        notation::read_outcome(self.seats, self.each(), text)
    }

    fn write_outcome(&self, o: &Outcome, out: &mut dyn fmt::Write) -> fmt::Result {
        notation::write_outcome(self.seats, o, out)
    }

    fn may_act(&self, s: &State, actor: Actor) -> Result<(), NotNow> {
        rules::may_act(self, s, actor)
    }

    fn malformed(&self, s: &State, actor: Actor, text: &str) -> Clause {
        rules::malformed(self, s, actor, text)
    }

    fn legal(&self, s: &State, _seat: Seat, out: &mut Legal<Action>) {
        if let Phase::React(window) = &s.phase {
            rules::react::list(self, s, window, out);
        }
    }

    fn check(&self, s: &State, seat: Seat, a: Action) -> Result<(), Clause> {
        rules::check(self, s, seat, a)
    }

    fn play(&self, s: &mut State, seat: Seat, a: Action, log: &mut impl Sink<Event>) {
        rules::play(self, s, seat, a, log);
    }

    fn odds(&self, s: &State) -> Odds<Outcome> {
        rules::setup::odds(self, s)
    }

    fn draw(&self, s: &State, dice: &mut Dice) -> Outcome {
        rules::setup::draw(self, s, dice)
    }

    fn admit(&self, s: &State, o: &Outcome) -> Result<(), Clause> {
        rules::setup::admit(self, s, o)
    }

    fn resolve(&self, s: &mut State, o: &Outcome, log: &mut impl Sink<Event>) {
        rules::resolve(self, s, o, log);
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

    fn outlook<'a>(&'a self, v: &'a View, _seat: Seat) -> impl Serialize + use<'a> {
        outlook::Outlook::of(self, v)
    }

    fn reveals_hidden(&self, before: &State, step: Played<'_, Self>, _after: &State) -> bool {
        view::reveals_hidden(before, step)
    }

    fn sketch(&self, v: &View, say: &dyn Fn(&str) -> String) -> String {
        sketch::sketch(self, v, say)
    }

    fn timed(&self, a: &Action) -> Option<RangeInclusive<u32>> {
        (a.time() == Some(Time::Open)).then(|| rules::react::times(self))
    }

    fn at_time(&self, a: Action, ms: u32) -> Action {
        a.with_time(Time::At(u16::try_from(ms).unwrap_or(u16::MAX)))
    }

    fn race(&self) -> Option<Race<Action>> {
        (self.options.mode == Mode::Reflex).then(|| Race {
            times: rules::react::times(self),
            handicaps: self.handicaps.iter().take(self.seats.into()).map(|&ms| ms.into()).collect(),
            // ELM-TIME-3.
            silent: Action::None,
            saying_ms: host::LATEST_MS,
            practice_windows: perception::echo::PRACTICE_CARDS,
        })
    }

    fn shared_window(&self, s: &State, people: SeatSet) -> Option<Box<dyn SharedWindow>> {
        let window = host::ScreenWindow::open(self, s, people)?;
        Some(Box::new(window))
    }

    fn reaction(&self, s: &State, a: &Action) -> Option<Reaction> {
        let (Phase::React(window), Some(Time::At(ms))) = (&s.phase, a.time()) else { return None };
        Some(Reaction { ms: ms.into(), right: rules::react::is_right(window, *a) })
    }

    fn note_race(&self, before: &State, seat: Seat, a: Action, history: &mut RaceHistory) {
        rules::settle::note(self, before, seat, a, history);
    }

    fn count(&self, s: &State, _seat: Seat, _scratch: &mut Legal<Action>) -> u64 {
        match &s.phase {
            Phase::React(window) => rules::react::count(s, window),
            _ => 0,
        }
    }

    fn pick(&self, s: &State, _seat: Seat, _scratch: &mut Legal<Action>, dice: &mut Dice) -> Option<Action> {
        match &s.phase {
            Phase::React(window) => rules::react::pick(self, s, window, dice),
            _ => None,
        }
    }
}
