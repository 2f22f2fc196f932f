//! Several people at one screen (ELM-HOT, ELM-ACC-2): which keys they have, who is asked what was meant and in which
//! order, and what is committed for each in the end. It has no clock and reads no keys: a host that does says what was
//! pressed when.
//!
//! Where the other host clauses live:
//!
//! - ELM-NET-2 (whose time counts), ELM-NET-3 (too early), ELM-NET-4 and ELM-NET-12 (which claims are believed),
//!   ELM-NET-5 (seats timed by the host), ELM-NET-6 (when a window closes), ELM-NET-8 (the rest before the next card),
//!   ELM-NET-9 (silent seats), ELM-NET-10 (suspicion): the crate `feerie-fairtime`. Its windows carry the number of
//!   ELM-NET-1; that no face is known before its window opens follows from the views, which never show a packet.
//! - ELM-NET-11 (watchers wait, nobody talks): the server, for every game with a race.
//! - ELM-NET-7 (nobody is told who has reacted): the views, which show a commitment to its own seat alone.
//! - ELM-TURN-3 (everyone sees a card at about the same time) follows from ELM-NET-2: each seat's clock starts
//!   when the card is shown on its own screen.
//! - ELM-CARD-5 (colours), ELM-ACC-4 (shapes, speech), ELM-ACC-5 (one switch): the client.

use feerie_core::{Actor, Game, NoEvents, Observer, Options as _, Seat, SeatSet, Step};
use serde_json::{Map, Value};

use crate::Elementals;
use crate::action::{Action, Time};
use crate::cards::Card;
use crate::options::{Mode, Options};
use crate::phase::{Phase, Window};
use crate::rules::{react, settle};
use crate::state::State;
use crate::view::View;

/// ELM-HOT-1: each seat's key, by position on the keyboard, in the names browsers give to positions.
const KEYS: [&str; 6] = ["KeyA", "KeyL", "Space", "KeyT", "Digit1", "Digit0"];
/// ELM-HOT-4: each seat's second key, for the book, near the first one.
const BOOK_KEYS: [&str; 6] = ["KeyS", "KeyK", "KeyN", "KeyY", "Digit2", "Digit9"];
/// ELM-HOT-4: more people have no room for two keys each.
const MOST_WITH_TWO_KEYS: usize = 4;
/// ELM-HOT-2: how long after the first buzz others may still buzz.
const BUZZ_MS: u32 = 400;
/// ELM-HOT-3: how long a player who buzzed may take to say what he meant.
pub const SAY_MS: u32 = 3000;
/// How much later than it was made a reaction at one screen may be told: after the buzzes, and after another's saying.
pub(crate) const LATEST_MS: u32 = BUZZ_MS + 2 * SAY_MS;

/// A seat's keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatKeys {
    /// Whose.
    pub seat: Seat,
    /// Hits, or buzzes where there is one key per player.
    pub hit: &'static str,
    /// Puts the book, where there are two.
    pub book: Option<&'static str>,
}

/// What a press has said already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pressed {
    /// One key a player: nothing.
    Buzz,
    Hit,
    Book,
}

#[derive(Clone, Copy, Debug)]
struct Press {
    seat: Seat,
    time: Time,
    pressed: Pressed,
    /// The lower, the earlier it is settled (ELM-RESOLVE).
    order: u32,
}

/// Somebody who must say what was meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Who.
    pub seat: Seat,
    /// The cards that may be hit, in the order of the number keys 1, 2, 3, …
    pub targets: Vec<Card>,
    /// Whether the book may be meant: not if the key for a hit was pressed.
    pub may_be_book: bool,
    time: Time,
}

impl Question {
    /// A hit on one of the targets, counted from 0.
    pub fn hit(&self, target: usize) -> Option<Action> {
        self.targets.get(target).map(|&card| Action::Slap(card, self.time))
    }

    /// The book.
    pub fn book(&self) -> Option<Action> {
        self.may_be_book.then_some(Action::Book(self.time))
    }
}

/// One window with several people at one screen: first they press, then they are asked.
#[derive(Clone, Debug)]
pub struct SharedWindow {
    game: Elementals,
    state: State,
    view: View,
    window: Window,
    people: SeatSet,
    presses: Vec<Press>,
    /// How many of the presses were asked about, in their order.
    n_asked: usize,
    commits: Vec<(Seat, Action)>,
}

impl SharedWindow {
    /// The window that a table of these steps is in, with these people at the screen; none if there is no window.
    /// Bots have committed (ELM-BOT-2).
    pub fn open(seats: u8, options: &Map<String, Value>, steps: &[Step], people: SeatSet) -> Option<SharedWindow> {
        let game = Elementals::new(Options::read(options, seats).ok()?, seats).ok()?;
        let mut state = game.start();
        for Step(actor, text) in steps {
            match actor {
                Actor::Chance => game.resolve(&mut state, &game.read_outcome(text).ok()?, &mut NoEvents),
                Actor::Seat(seat) => game.play(&mut state, *seat, game.read_action(text).ok()?, &mut NoEvents),
            }
        }
        let Phase::React(window) = state.phase else { return None };
        let view = game.view(&state, Observer::Watcher);
        let (presses, commits) = (Vec::new(), Vec::new());
        Some(SharedWindow { game, state, view, window, people, presses, n_asked: 0, commits })
    }

    /// Whether the quicker hand matters.
    pub fn is_timed(&self) -> bool {
        self.game.options.mode == Mode::Reflex
    }

    /// ELM-HOT-1, ELM-HOT-4: who has which keys.
    pub fn keys(&self) -> impl Iterator<Item = SeatKeys> {
        let two = self.people.len() <= MOST_WITH_TWO_KEYS;
        self.people.iter().map(move |seat| SeatKeys {
            seat,
            hit: KEYS[seat.index()],
            book: two.then_some(BOOK_KEYS[seat.index()]),
        })
    }

    /// A key was pressed so long after the card was seen. It counts once a seat, not before the floor (ELM-NET-3) and
    /// not after the buzzes have ended.
    pub fn press(&mut self, code: &str, ms: u32) -> Option<Seat> {
        let owner = self.keys().find(|keys| keys.hit == code || keys.book == Some(code))?;
        let pressed = match owner.book {
            Some(book) if book == code => Pressed::Book,
            Some(_) => Pressed::Hit,
            None => Pressed::Buzz,
        };
        let in_time = ms >= self.game.options.floor_ms.into() && ms <= self.presses_end_ms();
        if !in_time || self.presses.iter().any(|press| press.seat == owner.seat) {
            return None;
        }
        self.add(owner.seat, Time::At(u16::try_from(ms).ok()?), pressed);
        Some(owner.seat)
    }

    /// ELM-HOT-2: until when presses count: some time after the first, or the end of the window.
    pub fn presses_end_ms(&self) -> u32 {
        let end = u32::from(self.game.options.window_ms);
        let first = self.presses.iter().filter_map(|press| press.time.ms()).min();
        first.map_or(end, |first| end.min(u32::from(first) + BUZZ_MS))
    }

    /// ELM-ACC-2: without a clock everybody is asked aloud, in the order of ELM-RESOLVE-2.
    pub fn ask_everybody(&mut self) {
        for seat in self.people.iter() {
            self.add(seat, Time::Free, Pressed::Buzz);
        }
    }

    /// ELM-HOT-5: the bots whose hands are down after so long: not before the times that were drawn for them.
    pub fn hands_down(&self, elapsed_ms: u32) -> impl Iterator<Item = Seat> {
        let down = move |action: Action| action.time().and_then(Time::ms).is_some_and(|ms| elapsed_ms >= ms.into());
        let seats = Seat::all(self.game.seats).filter(|seat| !self.people.contains(*seat));
        seats.filter(move |seat| self.state.commits[seat.index()].is_some_and(down))
    }

    /// ELM-HOT-2: who is asked next what was meant, in the order of ELM-RESOLVE; none when nobody need be any more.
    /// Whoever could only come after a right reaction, or has said it by the key, is not asked.
    pub fn next_question(&mut self) -> Option<Question> {
        while let Some(&press) = self.presses.get(self.n_asked) {
            let targets = self.view.targets();
            // ELM-HOT-4: where one card lies in the middle the key has said it.
            let said = match (press.pressed, targets) {
                _ if self.is_decided_before(&press) => Some(Action::None),
                (Pressed::Book, _) => Some(Action::Book(press.time)),
                (Pressed::Hit, &[only]) => Some(Action::Slap(only, press.time)),
                _ => None,
            };
            let Some(action) = said else {
                let may_be_book = press.pressed == Pressed::Buzz;
                return Some(Question { seat: press.seat, targets: targets.to_vec(), may_be_book, time: press.time });
            };
            self.say(action);
        }
        None
    }

    /// What whoever was asked meant.
    pub fn say(&mut self, action: Action) {
        let Some(press) = self.presses.get(self.n_asked) else { return };
        self.commits.push((press.seat, action));
        self.n_asked += 1;
    }

    /// ELM-HOT-3: nothing was said in time: that is a mistake, the book, or where the book would be right a hit on the
    /// oldest middle card.
    pub fn say_nothing(&mut self) {
        let Some(press) = self.presses.get(self.n_asked) else { return };
        let book = Action::Book(press.time);
        let wrong = match self.view.middle.first() {
            Some(&oldest) if react::is_right(&self.window, book) => Action::Slap(oldest, press.time),
            _ => book,
        };
        self.say(wrong);
    }

    /// What is committed for the people, in the order in which they were asked; `none` for whoever did not press.
    pub fn commits(&self) -> Vec<(Seat, Action)> {
        let silent = self.people.iter().filter(|seat| self.commits.iter().all(|(other, _)| other != seat));
        self.commits.iter().copied().chain(silent.map(|seat| (seat, Action::None))).collect()
    }

    fn add(&mut self, seat: Seat, time: Time, pressed: Pressed) {
        let order = settle::order_key(&self.game, seat, Action::Book(time), self.window.turner);
        self.presses.push(Press { seat, time, pressed, order });
        self.presses.sort_by_key(|press| press.order);
    }

    /// Whether a right reaction, of a person or of a bot, comes before this press.
    fn is_decided_before(&self, press: &Press) -> bool {
        let right = |seat: Seat, action: Action| {
            react::is_right(&self.window, action)
                && settle::order_key(&self.game, seat, action, self.window.turner) < press.order
        };
        let bots = Seat::all(self.game.seats).filter(|seat| !self.people.contains(*seat));
        bots.filter_map(|seat| Some((seat, self.state.commits[seat.index()]?)))
            .chain(self.commits.iter().copied())
            .any(|(seat, action)| right(seat, action))
    }
}
