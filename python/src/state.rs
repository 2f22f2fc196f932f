//! A position, with everything that can be asked of it.

use feerie_catalog::Catalog;
use feerie_core::{Node, Observer, Record, RecordHead, Seed};
use feerie_env::{AnyDesk, open_desk, rewards};
use feerie_table::{Games, NodeForm};
use feerie_words::{Lang, Words};
use numpy::{PyArray1, PyArray3, PyArrayMethods};
use pyo3::prelude::*;
use std::sync::OnceLock;

use crate::convert;
use crate::errors::{Problem, raised};
use crate::restore::Parts;

/// A position of a game.
#[pyclass(module = "feerie._feerie")]
pub struct State {
    pub desk: Box<dyn AnyDesk>,
    /// Where its dice come from.
    pub seed: Seed,
    /// After how many steps somebody imagined it, who, and by which number.
    pub imagined: Vec<Imagined>,
}

#[derive(Clone)]
pub struct Imagined {
    after: usize,
    who: Observer,
    number: u64,
    /// What they saw, where that is not what the state before shows them.
    view: Option<String>,
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
    Ok(State { desk, seed, imagined: Vec::new() })
}

#[pymethods]
impl State {
    /// The game's id.
    #[getter]
    fn game(&self) -> &'static str {
        self.desk.table().info().id
    }

    /// How many seats the table has.
    #[getter]
    pub fn seats(&self) -> u8 {
        self.desk.table().seats()
    }

    /// All options in force.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::to_python(py, &serde_json::Value::Object(self.desk.table().options()).to_string())
    }

    /// What the position asks for: `"decision"`, `"simultaneous"`, `"chance"` or `"terminal"`.
    #[getter]
    fn node(&self) -> &'static str {
        match self.desk.table().node() {
            Node::Decision(_) => "decision",
            Node::Simultaneous(_) => "simultaneous",
            Node::Chance => "chance",
            Node::Terminal(_) => "terminal",
        }
    }

    /// The seats that may act now, in order.
    #[getter]
    fn acting(&self) -> Vec<u16> {
        self.desk.table().node().acting().iter().map(|seat| seat.0.into()).collect()
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        matches!(self.desk.table().node(), Node::Terminal(_))
    }

    /// The place of each seat, 1 = first; none before the end.
    #[getter]
    fn places(&self) -> Option<Vec<u16>> {
        match self.desk.table().node() {
            Node::Terminal(ranking) => Some(ranking.places.iter().map(|&place| place.into()).collect()),
            _ => None,
        }
    }

    /// The score of each seat; none before the end.
    #[getter]
    fn scores(&self) -> Option<Vec<i32>> {
        match self.desk.table().node() {
            Node::Terminal(ranking) => Some(ranking.scores.to_vec()),
            _ => None,
        }
    }

    /// What each seat is rewarded with: 1 for winning alone, 0 in sum, all 0 before the end.
    #[getter]
    fn rewards(&self) -> Vec<f64> {
        match self.desk.table().node() {
            Node::Terminal(ranking) => rewards(&ranking).to_vec(),
            _ => vec![0.0; self.seats().into()],
        }
    }

    /// What chance may answer, with weights; none where it is not asked, or has too many answers to list.
    #[getter]
    fn chance(&self) -> Option<Vec<(String, u64)>> {
        match self.desk.table().node_form() {
            NodeForm::Chance { outcomes, .. } => outcomes,
            _ => None,
        }
    }

    /// The steps so far: who, and what.
    #[getter]
    fn steps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        convert::to_python(py, &serde_json::json!(self.desk.table().steps()).to_string())
    }

    /// The legal actions of a seat, sorted; empty if it is not to act.
    fn legal(&self, seat: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
        Ok(self.desk.table().legal(convert::seat(seat, self.seats())?))
    }

    /// Plays a step of a seat or of `"chance"`, or raises and changes nothing.
    fn apply(&mut self, py: Python<'_>, actor: &Bound<'_, PyAny>, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let (actor, action) = (convert::actor(actor)?, convert::text(action, "an action")?);
        self.desk.advance(actor, &action).map_err(|error| raised(py, error))
    }

    /// Lets the table's own dice answer; what they said.
    fn roll(&mut self, py: Python<'_>) -> PyResult<String> {
        self.desk.roll().map_err(|error| raised(py, error))
    }

    /// An outcome as chance might answer here, drawn by a number, without playing it.
    fn draw(&self, py: Python<'_>, number: &Bound<'_, PyAny>) -> PyResult<String> {
        let number = convert::number(number, "the number of a draw")?;
        self.desk.draw(number).ok_or_else(|| raised(py, Problem::new("no_chance", "nothing is left to chance here")))
    }

    /// What an observer knows: a seat's number, `"watcher"` or `"all"`.
    fn view<'py>(&self, py: Python<'py>, observer: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let who = convert::observer(observer, self.seats())?;
        convert::to_python(py, self.desk.table().view_text(who).get())
    }

    /// The same as canonical JSON.
    fn view_text(&self, observer: &Bound<'_, PyAny>) -> PyResult<String> {
        let who = convert::observer(observer, self.seats())?;
        Ok(self.desk.table().view_text(who).get().to_owned())
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
        Ok(self.desk.table().sketch(who, &|key| words.say(key, &[])))
    }

    /// A state of its own in the same position.
    fn clone(&self) -> State {
        State { desk: self.desk.fork(), seed: self.seed, imagined: self.imagined.clone() }
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
        convert::to_python(py, &serde_json::json!(self.desk.table().record()).to_string())
    }

    /// What [`restore`](crate::restore::restore) makes this state of again.
    fn parts(&self) -> Parts {
        let imagined =
            self.imagined.iter().map(|it| (it.after, convert::observer_name(it.who), it.number, it.view.clone()));
        let imagined = imagined.collect();
        let begun = self.desk.begun().map(|(seat, said)| (seat.0.into(), said.to_vec()));
        let seed = serde_json::json!(self.seed).as_str().unwrap_or_default().to_owned();
        (serde_json::json!(self.desk.table().record()).to_string(), seed, imagined, begun)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Parts)> {
        let restore = slf.py().import("feerie._feerie")?.getattr("restore")?;
        Ok((restore, slf.borrow().parts()))
    }

    /// What a seat sees as numbers, and behind them what it said of its word.
    fn observation<'py>(&self, py: Python<'py>, seat: &Bound<'_, PyAny>) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = convert::seat(seat, self.seats())?;
        let array = PyArray1::zeros(py, [self.desk.observation_size()], false);
        self.desk.observe(seat, array.try_readwrite()?.as_slice_mut()?);
        Ok(array)
    }

    /// What a seat sees of the board, as planes of rows and columns.
    fn planes<'py>(&self, py: Python<'py>, seat: &Bound<'_, PyAny>) -> PyResult<Bound<'py, PyArray3<f32>>> {
        let planes = self.desk.planes(convert::seat(seat, self.seats())?);
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
        let array = PyArray1::zeros(py, [self.desk.tokens()], false);
        let mut cells = array.try_readwrite()?;
        for token in self.desk.next_tokens(seat) {
            cells.as_slice_mut()?[usize::from(token)] = 1;
        }
        drop(cells);
        Ok(array)
    }

    /// The numbers that a seat may say next, in order; empty if it is not to act.
    fn tokens(&self, seat: &Bound<'_, PyAny>) -> PyResult<Vec<u16>> {
        Ok(self.desk.next_tokens(convert::seat(seat, self.seats())?))
    }

    /// The actions that a number would leave, as text: one of them if it says a whole action.
    fn meant(&self, seat: &Bound<'_, PyAny>, token: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
        Ok(self.desk.meant(convert::seat(seat, self.seats())?, convert::token(token)?))
    }

    /// Every action of a seat with its word.
    fn words(&self, seat: &Bound<'_, PyAny>) -> PyResult<Vec<(String, Vec<u16>)>> {
        let words = self.desk.words(convert::seat(seat, self.seats())?);
        Ok(words.into_iter().map(|(text, word)| (text, word.to_vec())).collect())
    }

    /// Says a number for a seat: the action that was played, or none if its word goes on.
    fn say(&mut self, py: Python<'_>, seat: &Bound<'_, PyAny>, token: &Bound<'_, PyAny>) -> PyResult<Option<String>> {
        let seat = convert::seat(seat, self.seats())?;
        self.desk.say(seat, convert::token(token)?).map_err(|error| raised(py, error))
    }

    /// What was said of a word that is not whole yet.
    #[getter]
    fn said(&self) -> Vec<u16> {
        self.desk.begun().map_or_else(Vec::new, |(_, said)| said.to_vec())
    }

    /// Who has begun to say a word; none if nobody has.
    #[getter]
    fn speaker(&self) -> Option<u16> {
        self.desk.begun().map(|(seat, _)| seat.0.into())
    }

    fn __repr__(&self) -> String {
        let (table, steps) = (self.desk.table(), self.desk.table().steps().len());
        let options = serde_json::Value::Object(table.options());
        format!(
            "<feerie.State {} seats={} node={} steps={steps} options={options}>",
            self.game(),
            self.seats(),
            self.node()
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
    pub fn imagined_by(&self, who: Observer, number: u64) -> State {
        let mut imagined = self.imagined.clone();
        imagined.push(Imagined { after: self.desk.table().steps().len(), who, number, view: None });
        State { desk: self.desk.imagine(who, number), seed: self.seed, imagined }
    }

    pub fn seen_by(&self, py: Python<'_>, who: Observer, view: &str, number: u64) -> PyResult<State> {
        let unread =
            || raised(py, Problem::new("unread_view", format!("not a view of {} that can be read", self.game())));
        let form = serde_json::from_str(view).map_err(|_| unread())?;
        let desk = self.desk.see(&form, number).ok_or_else(unread)?;
        let mut imagined = self.imagined.clone();
        let view = Some(view.to_owned());
        imagined.push(Imagined { after: self.desk.table().steps().len(), who, number, view });
        Ok(State { desk, seed: self.seed, imagined })
    }
}
