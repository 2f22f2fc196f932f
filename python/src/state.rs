//! A position, with everything that can be asked of it.

use feerie_catalog::Catalog;
use feerie_core::{Node, Observer, Record, RecordHead, Seed, Step};
use feerie_env::{AnyDesk, open_desk, rewards};
use feerie_table::{Games, NodeForm};
use feerie_words::{Lang, Words};
use numpy::{PyArray1, PyArray3, PyArrayMethods};
use pyo3::prelude::*;
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::convert;
use crate::errors::{Problem, raised};
use crate::imagined::Imagined;
use crate::restore::Parts;

/// A position of a game. Several threads may ask and play it: each does one thing at a time.
#[pyclass(frozen, module = "feerie._feerie")]
pub struct State {
    desk: Mutex<Box<dyn AnyDesk>>,
    /// Where its dice come from.
    seed: Seed,
    /// Who imagined it when: nobody, or one after the other.
    imagined: Vec<Imagined>,
}

/// The words of a language, read once.
fn words(lang: Lang) -> Option<&'static Words> {
    static FRENCH: OnceLock<Option<Words>> = OnceLock::new();
    static ENGLISH: OnceLock<Option<Words>> = OnceLock::new();
    let read = match lang {
        Lang::Fr => &FRENCH,
        Lang::En => &ENGLISH,
    };
    read.get_or_init(|| Words::new(lang, &Catalog.infos()).ok()).as_ref()
}

/// A game before its first step.
#[pyfunction]
pub fn start(py: Python<'_>, game: &str, seats: i64, options: &str, seed: Option<u64>) -> PyResult<State> {
    let seed = seed.map_or_else(|| convert::fresh_seed(py), |number| Ok(Seed::from_number(number)))?;
    let (options, seats) = (convert::options(py, options)?, convert::seats(seats));
    let record = Record { game: game.to_owned(), seats, options, steps: Vec::new(), head: RecordHead::default() };
    let desk = open_desk(&record, seed).map_err(|error| raised(py, error))?;
    Ok(State::new(desk, seed))
}

#[pymethods]
impl State {
    /// The game's id.
    #[getter]
    pub fn game(&self) -> &'static str {
        self.at_desk(|desk| desk.table().info().id)
    }

    /// How many seats the table has.
    #[getter]
    pub fn seats(&self) -> u8 {
        self.at_desk(|desk| desk.table().seats())
    }

    /// All options in force.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::to_python(py, &serde_json::Value::Object(self.options_in_force()).to_string())
    }

    /// What the position asks for: `"decision"`, `"simultaneous"`, `"chance"` or `"terminal"`.
    #[getter]
    fn node(&self) -> &'static str {
        match self.now() {
            Node::Decision(_) => "decision",
            Node::Simultaneous(_) => "simultaneous",
            Node::Chance => "chance",
            Node::Terminal(_) => "terminal",
        }
    }

    /// The seats that may act now, in order.
    #[getter]
    fn acting(&self) -> Vec<u16> {
        self.now().acting().iter().map(|seat| seat.0.into()).collect()
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        matches!(self.now(), Node::Terminal(_))
    }

    /// The place of each seat, 1 = first; none before the end.
    #[getter]
    fn places(&self) -> Option<Vec<u16>> {
        match self.now() {
            Node::Terminal(ranking) => Some(ranking.places.iter().map(|&place| place.into()).collect()),
            _ => None,
        }
    }

    /// The score of each seat; none before the end.
    #[getter]
    fn scores(&self) -> Option<Vec<i32>> {
        match self.now() {
            Node::Terminal(ranking) => Some(ranking.scores.to_vec()),
            _ => None,
        }
    }

    /// What each seat is rewarded with: 1 for winning alone, 0 in sum, all 0 before the end.
    #[getter]
    fn rewards(&self) -> Vec<f64> {
        match self.now() {
            Node::Terminal(ranking) => rewards(&ranking).to_vec(),
            _ => vec![0.0; self.seats().into()],
        }
    }

    /// What chance may answer, with weights; none where it is not asked, or has too many answers to list.
    #[getter]
    fn chance(&self) -> Option<Vec<(String, u64)>> {
        match self.at_desk(|desk| desk.table().node_form()) {
            NodeForm::Chance { outcomes, .. } => outcomes,
            _ => None,
        }
    }

    /// The steps so far: who, and what.
    #[getter]
    fn steps(&self) -> Vec<(convert::Who, String)> {
        self.at_desk(|desk| {
            desk.table().steps().iter().map(|Step(actor, text)| ((*actor).into(), text.clone())).collect()
        })
    }

    /// The legal actions of a seat, sorted; empty if it is not to act.
    fn legal(&self, seat: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
        let seat = convert::seat(seat, self.seats())?;
        Ok(self.at_desk(|desk| desk.table().legal(seat)))
    }

    /// Plays a step of a seat or of `"chance"`, or raises and changes nothing.
    fn apply(&self, py: Python<'_>, actor: &Bound<'_, PyAny>, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let (actor, action) = (convert::actor(actor)?, convert::text(action, "an action")?);
        self.at_desk(|desk| desk.advance(actor, &action)).map_err(|error| raised(py, error))
    }

    /// Lets the table's own dice answer; what they said.
    fn roll(&self, py: Python<'_>) -> PyResult<String> {
        self.at_desk(|desk| desk.roll()).map_err(|error| raised(py, error))
    }

    /// An outcome as chance might answer here, drawn by a number, without playing it.
    fn draw(&self, py: Python<'_>, number: &Bound<'_, PyAny>) -> PyResult<String> {
        let number = convert::number(number, "the number of a draw")?;
        let drawn = self.at_desk(|desk| desk.draw(number));
        drawn.ok_or_else(|| raised(py, Problem::new("no_chance", "nothing is left to chance here")))
    }

    /// What an observer knows: a seat's number, `"watcher"` or `"all"`.
    fn view<'py>(&self, py: Python<'py>, observer: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let who = convert::observer(observer, self.seats())?;
        convert::to_python(py, &self.seen_as_text(who))
    }

    /// The same as canonical JSON.
    fn view_text(&self, observer: &Bound<'_, PyAny>) -> PyResult<String> {
        let who = convert::observer(observer, self.seats())?;
        Ok(self.seen_as_text(who))
    }

    /// The board as text, in French (`"fr"`) or English.
    #[pyo3(signature = (observer, language = None))]
    fn sketch(
        &self,
        py: Python<'_>,
        observer: &Bound<'_, PyAny>,
        language: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<String> {
        let who = convert::observer(observer, self.seats())?;
        let language = language.map_or_else(|| Ok("en".to_owned()), |given| convert::text(given, "a language"))?;
        let lang: Lang = language.parse().map_err(|_| {
            raised(py, Problem::bad_request(format!("a language is \"fr\" or \"en\", not {language:?}")))
        })?;
        let words = words(lang).ok_or_else(|| raised(py, Problem::new("no_words", "the words cannot be read")))?;
        Ok(self.at_desk(|desk| desk.table().sketch(who, &|key| words.say(key, &[]))))
    }

    /// A state of its own in the same position.
    fn clone(&self) -> State {
        State { desk: Mutex::new(self.fork()), seed: self.seed, imagined: self.imagined.clone() }
    }

    fn __copy__(&self) -> State {
        State::clone(self)
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        State::clone(self)
    }

    /// A position that an observer might be in, hidden things drawn by a number.
    fn imagine(&self, observer: &Bound<'_, PyAny>, number: &Bound<'_, PyAny>) -> PyResult<State> {
        let (who, number) =
            (convert::observer(observer, self.seats())?, convert::number(number, "the number of a world")?);
        Ok(self.imagined_by(who, number))
    }

    /// A position that looks so to an observer: their view as JSON, hidden things drawn by a number.
    fn see(
        &self,
        py: Python<'_>,
        observer: &Bound<'_, PyAny>,
        view: &Bound<'_, PyAny>,
        number: &Bound<'_, PyAny>,
    ) -> PyResult<State> {
        let who = convert::observer(observer, self.seats())?;
        self.seen_by(py, who, &convert::text(view, "a view")?, convert::number(number, "the number of a world")?)
    }

    /// Whether somebody imagined it: then no record leads here.
    #[getter]
    fn is_imagined(&self) -> bool {
        !self.imagined.is_empty()
    }

    /// The record so far.
    fn record<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        if self.is_imagined() {
            return Err(raised(py, Problem::new("imagined", "no record leads to an imagined state")));
        }
        convert::to_python(py, &self.record_text())
    }

    /// What [`restore`](crate::restore::restore) makes this state of again.
    fn parts(&self) -> Parts {
        let imagined =
            self.imagined.iter().map(|it| (it.after, convert::observer_name(it.who), it.number, it.view.clone()));
        let imagined = imagined.collect();
        let begun = self.at_desk(|desk| desk.begun().map(|(seat, said)| (seat.0.into(), said.to_vec())));
        let seed = serde_json::json!(self.seed).as_str().unwrap_or_default().to_owned();
        (self.record_text(), seed, imagined, begun)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Parts)> {
        let restore = slf.py().import("feerie._feerie")?.getattr("restore")?;
        Ok((restore, slf.get().parts()))
    }

    /// What a seat sees as numbers, and behind them what it said of its word.
    fn observation<'py>(&self, py: Python<'py>, seat: &Bound<'_, PyAny>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = convert::seat(seat, self.seats())?;
        let mut seen = self.at_desk(|desk| vec![0.0; desk.observation_size()]);
        self.at_desk(|desk| desk.observe(seat, &mut seen));
        Ok(PyArray1::from_vec(py, seen))
    }

    /// What a seat sees of the board, as planes of rows and columns.
    fn planes<'py>(&self, py: Python<'py>, seat: &Bound<'_, PyAny>) -> PyResult<Bound<'py, PyArray3<f32>>> {
        let seat = convert::seat(seat, self.seats())?;
        let planes = self.at_desk(|desk| desk.planes(seat));
        let planes = planes.ok_or_else(|| {
            raised(py, Problem::bad_request(format!("{} has no board of squares, so no planes", self.game())))
        })?;
        let array = PyArray3::zeros(py, planes.shape, false);
        let mut cells = array.try_readwrite()?;
        for (place, value) in planes.lit {
            cells.as_slice_mut()?[usize::from(place)] = value;
        }
        drop(cells);
        Ok(array)
    }

    /// The numbers that a seat may say next, as a mask.
    fn mask<'py>(&self, py: Python<'py>, seat: &Bound<'_, PyAny>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let seat = convert::seat(seat, self.seats())?;
        let (mut mask, tokens) = self.at_desk(|desk| (vec![0; desk.tokens()], desk.next_tokens(seat)));
        for token in tokens {
            mask[usize::from(token)] = 1;
        }
        Ok(PyArray1::from_vec(py, mask))
    }

    /// The numbers that a seat may say next, in order; empty if it is not to act.
    fn tokens(&self, seat: &Bound<'_, PyAny>) -> PyResult<Vec<u16>> {
        let seat = convert::seat(seat, self.seats())?;
        Ok(self.at_desk(|desk| desk.next_tokens(seat)))
    }

    /// The actions that a number would leave, as text: one of them if it says a whole action.
    fn meant(&self, seat: &Bound<'_, PyAny>, token: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
        let (seat, token) = (convert::seat(seat, self.seats())?, convert::token(token)?);
        Ok(self.at_desk(|desk| desk.meant(seat, token)))
    }

    /// Every action of a seat with its word.
    fn words(&self, seat: &Bound<'_, PyAny>) -> PyResult<Vec<(String, Vec<u16>)>> {
        let seat = convert::seat(seat, self.seats())?;
        let words = self.at_desk(|desk| desk.words(seat));
        Ok(words.into_iter().map(|(text, word)| (text, word.to_vec())).collect())
    }

    /// Says a number for a seat: the action that was played, or none if its word goes on.
    fn say(&self, py: Python<'_>, seat: &Bound<'_, PyAny>, token: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
        let (seat, token) = (convert::seat(seat, self.seats())?, convert::token(token)?);
        self.at_desk(|desk| desk.say(seat, token)).map_err(|error| raised(py, error))
    }

    /// What was said of a word that is not whole yet.
    #[getter]
    fn said(&self) -> Vec<u16> {
        self.at_desk(|desk| desk.begun().map_or_else(Vec::new, |(_, said)| said.to_vec()))
    }

    /// Who has begun to say a word; none if nobody has.
    #[getter]
    fn speaker(&self) -> Option<u16> {
        self.at_desk(|desk| desk.begun().map(|(seat, _)| seat.0.into()))
    }

    fn __repr__(&self) -> String {
        let options = serde_json::Value::Object(self.options_in_force());
        format!(
            "<feerie.State {} seats={} node={} steps={} options={options}>",
            self.game(),
            self.seats(),
            self.node(),
            self.n_steps()
        )
    }

    /// The board as notebooks show it: a picture where there is one, otherwise text.
    fn _repr_html_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("feerie.pictures")?.call_method1("html", (slf,))
    }

    /// The board as a picture; none where there is no drawing of it.
    fn _repr_svg_<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        slf.py().import("feerie.pictures")?.call_method1("svg", (slf,))
    }
}

impl State {
    /// A state at a desk whose dice come from a seed.
    pub fn new(desk: Box<dyn AnyDesk>, seed: Seed) -> State {
        State { desk: Mutex::new(desk), seed, imagined: Vec::new() }
    }

    /// Does something at the desk. Nothing of Python's may run meanwhile: it might let another thread on, which would wait for
    /// the desk and never let this one go on.
    pub fn at_desk<T>(&self, work: impl FnOnce(&mut dyn AnyDesk) -> T) -> T {
        let mut desk = self.desk.lock().unwrap_or_else(PoisonError::into_inner);
        work(&mut **desk)
    }

    /// A state at another desk, after these that imagined it and one more.
    pub fn leading_to(&self, desk: Box<dyn AnyDesk>, last: Imagined) -> State {
        let mut imagined = self.imagined.clone();
        imagined.push(last);
        State { desk: Mutex::new(desk), seed: self.seed, imagined }
    }

    /// A desk of its own in the same position.
    pub fn fork(&self) -> Box<dyn AnyDesk> {
        self.at_desk(|desk| desk.fork())
    }

    fn now(&self) -> Node {
        self.at_desk(|desk| desk.table().node())
    }

    fn n_steps(&self) -> usize {
        self.at_desk(|desk| desk.table().steps().len())
    }

    fn options_in_force(&self) -> serde_json::Map<String, serde_json::Value> {
        self.at_desk(|desk| desk.table().options())
    }

    fn seen_as_text(&self, who: Observer) -> String {
        self.at_desk(|desk| desk.table().view_text(who).get().to_owned())
    }

    fn record_text(&self) -> String {
        self.at_desk(|desk| serde_json::json!(desk.table().record()).to_string())
    }
}
