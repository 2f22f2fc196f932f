//! *Fées d'armes*: two fairy-tale bands fight over a glade for five rounds.
//!
//! Perfect information once the bands are known, and dice. The rules are in `RULES.md`; the modules below follow
//! its sections. What figures, scenery and maps are is data: [`roster`].

pub mod action;
pub mod board;
pub mod clauses;
mod encode;
pub mod event;
pub mod ground;
mod heuristic;
mod measure;
mod notation;
pub mod options;
mod outlook;
pub mod phase;
mod prospect;
mod read_view;
pub mod roster;
mod rules;
mod scoring;
pub mod sight;
mod sketch;
pub mod state;
#[cfg(test)]
mod typescript;
pub mod view;
mod view_form;
pub mod warband;

use feerie_core::game::{Locales, NotNow};
use feerie_core::{
    Actor, Clause, DataFile, Dice, Game, GameInfo, Legal, Node, Observer, Odds, ParseError, Played, Preset, Seat,
    SetupError, Sink,
};
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use action::{Action, Outcome};
use event::Event;
use ground::Ground;
use options::{Low, Options, Setup};
use roster::{Activated, Faction, Map, Permanent, Profile, Roster};
use sight::Screen;
use state::{FigId, State};
use view::View;
use view_form::ViewForm;
use warband::Source;

/// The rules in force at one table.
#[derive(Clone, Debug)]
pub struct Armes {
    options: Options,
    roster: Arc<Roster>,
    /// How each seat comes by its band.
    sources: [Source; 2],
    /// The map, unless everything is placed at the table.
    map: Option<Map>,
    /// The map's ground, tokens included.
    ground: Ground,
}

impl Armes {
    /// The roster in force.
    pub fn roster(&self) -> &Roster {
        &self.roster
    }

    /// The profile of a figure.
    #[inline]
    pub fn profile(&self, s: &State, fig: FigId) -> &Profile {
        &self.roster.profiles[s.bands[fig.seat().index()].as_slice()[fig.number()] as usize]
    }

    fn card(&self, s: &State, seat: Seat) -> Option<&Faction> {
        s.cards[seat.index()].map(|card| &self.roster.factions[card as usize])
    }

    fn card_id(&self, s: &State, seat: Seat) -> Option<String> {
        self.card(s, seat).map(|card| card.id.clone())
    }

    fn permanent(&self, s: &State, seat: Seat) -> Option<Permanent> {
        self.card(s, seat).map(|card| card.permanent)
    }

    fn activated(&self, s: &State, seat: Seat) -> Option<Activated> {
        self.card(s, seat).map(|card| card.activated)
    }

    fn profile_ids(&self, profiles: &[u16]) -> Vec<String> {
        profiles.iter().map(|&profile| self.roster.profiles[profile as usize].id.clone()).collect()
    }

    /// What lies on the board: the map's, or what was placed at the table.
    fn ground(&self, s: &State) -> Cow<'_, Ground> {
        if self.map.is_some() {
            return Cow::Borrowed(&self.ground);
        }
        let mut ground = Ground::default();
        for placed in s.scenery.iter().flatten() {
            ground.put(&self.roster.pieces[placed.piece as usize], placed, self.options.low == Low::Block);
        }
        for &token in s.objectives.iter().chain(&s.lairs).flatten() {
            ground.solid.insert(token);
        }
        Cow::Owned(ground)
    }

    /// What hinders sight: scenery and every figure (ARM-LOS-5, ARM-LOS-6).
    fn screen(&self, s: &State) -> Screen {
        let ground = self.ground(s);
        Screen { opaque: ground.high | s.occupied(), low: ground.low }
    }
}

/// The map that an option names, and its ground.
fn choose_map(options: &Options, roster: &Roster) -> Result<(Option<Map>, Ground), SetupError> {
    let Some(index) = roster::find(&roster.maps, &options.map) else {
        let known: Vec<&str> = roster.maps.iter().map(|map| map.id.as_str()).collect();
        let problem = format!("{:?} is not a map; choose one of {}", options.map, known.join(", "));
        return Err(SetupError::against(clauses::OPT_1, "map", problem));
    };
    let mut ground = Ground::default();
    if options.setup == Setup::Full {
        return Ok((None, ground));
    }
    let map = &roster.maps[index as usize];
    for placed in &map.scenery {
        ground.put(&roster.pieces[placed.piece as usize], placed, options.low == Low::Block);
    }
    map.objectives.iter().chain(&map.lairs).for_each(|&token| ground.solid.insert(token));
    Ok((Some(map.clone()), ground))
}

impl Game for Armes {
    const INFO: GameInfo = GameInfo {
        id: "armes",
        title_fr: "Fées d'armes",
        title_en: "Fairy Feats of Arms",
        seats: (2, 2),
        edition: 1,
        clauses: clauses::ALL,
        presets: &[
            Preset { id: "quick", options: "{}" },
            // Found by the lab (docs/balance.md): strong bots win as many games with either band.
            Preset { id: "even", options: r#"{"band0":"licornes1","band1":"vilains1"}"# },
            Preset { id: "map", options: r#"{"setup":"map"}"# },
            Preset {
                id: "rulebook",
                options: r#"{"setup":"full","band0":"table","band1":"table","search":"free","deploy":"seed"}"#,
            },
            Preset { id: "short", options: r#"{"rounds":3}"# },
        ],
        data: &[DataFile { option: "extra", shipped: roster::BASE, schema: roster::schema }],
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

    fn new(options: Options, _seats: u8) -> Result<Self, SetupError> {
        let roster = Roster::shared(&options.extra).map_err(|error| error.in_option("extra", None))?;
        let source = |name: &str, text: &str| {
            Source::read(&roster, text, options.points)
                .map_err(|error| SetupError::against(error.clause(), name, error.to_string()))
        };
        let sources = [source("band0", &options.band0)?, source("band1", &options.band1)?];
        let (map, ground) = choose_map(&options, &roster)?;
        Ok(Armes { options, roster, sources, map, ground })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        rules::recruit::start(self)
    }

    fn node(&self, s: &State) -> Node {
        phase::node(self, s)
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseError> {
        notation::read(&self.roster, text)
    }

    fn write_action(&self, a: &Action, out: &mut dyn fmt::Write) -> fmt::Result {
        notation::write(&self.roster, a, out)
    }

    fn read_outcome(&self, text: &str) -> Result<Outcome, ParseError> {
        notation::read_outcome(text)
    }

    fn write_outcome(&self, o: &Outcome, out: &mut dyn fmt::Write) -> fmt::Result {
        notation::write_outcome(o, out)
    }

    fn may_act(&self, s: &State, actor: Actor) -> Result<(), NotNow> {
        rules::may_act(s, actor)
    }

    fn malformed(&self, s: &State, _actor: Actor, text: &str) -> Clause {
        notation::malformed(s.phase, text)
    }

    fn legal(&self, s: &State, _seat: Seat, out: &mut Legal<Action>) {
        rules::legal(self, s, out);
    }

    fn check(&self, s: &State, seat: Seat, a: Action) -> Result<(), Clause> {
        rules::check(self, s, seat, a)
    }

    fn play(&self, s: &mut State, seat: Seat, a: Action, log: &mut impl Sink<Event>) {
        rules::play(self, s, seat, a, log);
    }

    fn odds(&self, s: &State) -> Odds<Outcome> {
        rules::odds(self, s)
    }

    fn draw(&self, s: &State, dice: &mut Dice) -> Outcome {
        rules::draw(self, s, dice)
    }

    fn admit(&self, s: &State, o: &Outcome) -> Result<(), Clause> {
        rules::admit(self, s, *o)
    }

    fn resolve(&self, s: &mut State, o: &Outcome, log: &mut impl Sink<Event>) {
        rules::resolve(self, s, *o, log);
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

    fn leads_on(&self, v: &View, a: &Action) -> bool {
        outlook::leads_on(self, v, *a)
    }

    fn outlook<'a>(&'a self, v: &'a View, seat: Seat) -> impl Serialize + use<'a> {
        outlook::Outlook::of(self, v, seat)
    }

    fn about_options(options: &Options) -> impl Serialize + use<> {
        prospect::Prospect::of(options)
    }

    fn reveals_hidden(&self, before: &State, _step: Played<'_, Self>, after: &State) -> bool {
        view::reveals_hidden(self, before, after)
    }

    fn sketch(&self, v: &View, say: &dyn Fn(&str) -> String) -> String {
        sketch::sketch(self, v, say)
    }

    fn count(&self, s: &State, _seat: Seat, scratch: &mut Legal<Action>) -> u64 {
        rules::count(self, s, scratch)
    }

    fn pick(&self, s: &State, _seat: Seat, scratch: &mut Legal<Action>, dice: &mut Dice) -> Option<Action> {
        rules::pick(self, s, scratch, dice)
    }
}
