//! *Cairn*, a game of one page. A die says how many stones there are; in turn, everybody takes some; whoever takes the
//! last one wins.
//!
//! It is in no catalog that players see. It shows what a game needs: this file, and one line wherever games are listed.

pub mod games;

use feerie_core::game::{Locales, NotNow};
use feerie_core::heuristic::shares_of;
use feerie_core::{
    Actor, Clause, Dice, Fault, Game, GameInfo, Heuristic, Legal, Node, Observer, Odds, OptionSpec, ParseError,
    PerSeat, Ranking, Seat, SetupError, Sink,
};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A constant for each clause of the rules.
pub mod clauses {
    feerie_core::clauses! {
        /// A die is thrown: the cairn has ten stones more than it shows.
        SETUP_1 = "CAI-SETUP-1";
        /// You play in turn.
        TURN_1 = "CAI-TURN-1";
        /// You take at least one stone, and no more than the table allows or than there are.
        TAKE_1 = "CAI-TAKE-1";
        /// Whoever takes the last stone wins, and the game is over.
        END_1 = "CAI-END-1";
        /// A move is written `take:2`.
        NOTE_1 = "CAI-NOTE-1";
    }
}

/// How many stones lie there beside those that the die shows.
const LEAST: u8 = 10;

/// The table options.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Options {
    /// The most stones that one may take (CAI-TAKE-1).
    pub most: u8,
}

impl feerie_core::Options for Options {
    fn specs() -> Vec<OptionSpec> {
        vec![OptionSpec::number("most", 3, 2, 5)]
    }
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The stones that are left; none before the die is thrown.
    stones: Option<u8>,
    /// Whose turn it is; at the end, of whoever took the last stone.
    seat: Seat,
    turn: u32,
}

/// How many stones are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Take(pub u8);

/// What the die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll(u8);

/// What happened. Everybody sees everything.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are those of the rules")]
pub enum Event {
    /// The die was thrown.
    Roll { value: u8 },
    /// A turn began.
    Turn { seat: Seat, turn: u32 },
    /// Stones were taken.
    Take { seat: Seat, count: u8 },
    /// The game is over.
    End { seat: Seat },
}

impl feerie_core::Event for Event {
    fn told_to(&self, _who: Observer) -> Option<Self> {
        Some(self.clone())
    }
}

#[derive(Serialize)]
struct ViewForm {
    phase: &'static str,
    stones: Option<u8>,
    turn: u32,
}

/// The rules in force at one table.
pub struct Cairn {
    options: Options,
    seats: u8,
}

impl Cairn {
    fn phase(s: &State) -> &'static str {
        match s.stones {
            None => "roll",
            Some(0) => "over",
            Some(_) => "take",
        }
    }

    /// CAI-TAKE-1.
    fn may_take(&self, s: &State, Take(count): Take) -> Result<(), Clause> {
        let most = self.options.most.min(s.stones.unwrap_or(0));
        if (1..=most).contains(&count) { Ok(()) } else { Err(clauses::TAKE_1) }
    }
}

impl Game for Cairn {
    const INFO: GameInfo = GameInfo {
        id: "cairn",
        title_fr: "Le cairn",
        title_en: "The cairn",
        seats: (2, 4),
        edition: 1,
        clauses: clauses::ALL,
        presets: &[],
        data: &[],
        characters: &[],
        masters: &[],
        locales: Locales::of(include_str!("../locales/fr.ftl"), include_str!("../locales/en.ftl")),
        guide: Locales { fr: "", en: "" },
    };
    type Options = Options;
    type State = State;
    type Action = Take;
    type Outcome = Roll;
    type Event = Event;
    type View = State;

    fn new(options: Options, seats: u8) -> Result<Self, SetupError> {
        Ok(Cairn { options, seats })
    }
    fn options(&self) -> &Options {
        &self.options
    }
    fn seats(&self) -> u8 {
        self.seats
    }
    fn start(&self) -> State {
        State { stones: None, seat: Seat(0), turn: 1 }
    }
    fn node(&self, s: &State) -> Node {
        match s.stones {
            None => Node::Chance,
            Some(0) => {
                let scores: PerSeat<i32> = Seat::all(self.seats).map(|seat| i32::from(seat == s.seat)).collect();
                Node::Terminal(Ranking::by_key(&scores.clone(), scores))
            }
            Some(_) => Node::Decision(s.seat),
        }
    }

    fn read_action(&self, text: &str) -> Result<Take, ParseError> {
        let count = text.strip_prefix("take:").and_then(|count| count.parse().ok()).ok_or(ParseError)?;
        // One canonical string each: no `take:+2`, no `take:02`.
        if format!("take:{count}") == text { Ok(Take(count)) } else { Err(ParseError) }
    }
    fn write_action(&self, a: &Take, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "take:{}", a.0)
    }
    fn read_outcome(&self, text: &str) -> Result<Roll, ParseError> {
        match text.strip_prefix("d6:").map(str::as_bytes) {
            Some([digit @ b'1'..=b'6']) => Ok(Roll(digit - b'0')),
            _ => Err(ParseError),
        }
    }
    fn write_outcome(&self, o: &Roll, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "d6:{}", o.0)
    }

    fn may_act(&self, s: &State, actor: Actor) -> Result<(), NotNow> {
        match (s.stones, actor) {
            (Some(0), _) => Err((Fault::Illegal, Some(clauses::END_1))),
            (None, Actor::Chance) => Ok(()),
            (None, Actor::Seat(_)) => Err((Fault::WrongActor, Some(clauses::SETUP_1))),
            (Some(_), Actor::Seat(seat)) if seat == s.seat => Ok(()),
            (Some(_), Actor::Seat(_)) => Err((Fault::WrongActor, Some(clauses::TURN_1))),
            (Some(_), Actor::Chance) => Err((Fault::WrongActor, Some(clauses::TURN_1))),
        }
    }
    fn malformed(&self, _s: &State, _actor: Actor, _text: &str) -> Clause {
        clauses::NOTE_1
    }
    fn legal(&self, s: &State, _seat: Seat, out: &mut Legal<Take>) {
        (1..=self.options.most)
            .map(Take)
            .filter(|&take| self.may_take(s, take).is_ok())
            .for_each(|take| out.push(take));
    }
    fn check(&self, s: &State, seat: Seat, a: Take) -> Result<(), Clause> {
        self.may_act(s, Actor::Seat(seat)).map_err(|(_, clause)| clause.unwrap_or(clauses::TURN_1))?;
        self.may_take(s, a)
    }
    fn play(&self, s: &mut State, seat: Seat, Take(count): Take, log: &mut impl Sink<Event>) {
        let left = s.stones.unwrap_or(0).saturating_sub(count);
        s.stones = Some(left);
        log.note(|| Event::Take { seat, count });
        if left == 0 {
            return log.note(|| Event::End { seat });
        }
        s.seat = seat.next(self.seats);
        s.turn += 1;
        log.note(|| Event::Turn { seat: s.seat, turn: s.turn });
    }

    fn odds(&self, _s: &State) -> Odds<Roll> {
        Odds::even((1..=6).map(Roll))
    }
    fn draw(&self, _s: &State, dice: &mut Dice) -> Roll {
        Roll(dice.below(6) as u8 + 1)
    }
    fn admit(&self, s: &State, _o: &Roll) -> Result<(), Clause> {
        if s.stones.is_none() { Ok(()) } else { Err(clauses::SETUP_1) }
    }
    fn resolve(&self, s: &mut State, &Roll(value): &Roll, log: &mut impl Sink<Event>) {
        s.stones = Some(LEAST + value);
        log.note(|| Event::Roll { value });
        log.note(|| Event::Turn { seat: s.seat, turn: s.turn });
    }

    fn view(&self, s: &State, _who: Observer) -> State {
        s.clone()
    }
    fn view_form<'a>(&'a self, v: &'a State) -> impl Serialize {
        ViewForm { phase: Cairn::phase(v), stones: v.stones, turn: v.turn }
    }
    fn imagine(&self, v: &State, _dice: &mut Dice) -> State {
        v.clone()
    }
    fn sketch(&self, v: &State, _say: &dyn Fn(&str) -> String) -> String {
        "o".repeat(v.stones.unwrap_or(0).into())
    }
}

impl Heuristic for Cairn {
    /// Between two, a multiple of one more than `most` is lost for whoever has to take: the other always completes it.
    fn evaluate(&self, s: &State) -> PerSeat<f32> {
        let stones = s.stones.unwrap_or(0);
        let good = stones == 0 || !stones.is_multiple_of(self.options.most + 1);
        let ahead: Vec<f32> = Seat::all(self.seats).map(|seat| f32::from(u8::from((seat == s.seat) == good))).collect();
        shares_of(&ahead, 2.0)
    }
    fn is_open(&self) -> bool {
        true
    }
}
