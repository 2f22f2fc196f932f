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
//! - ELM-CARD-5 (colours), ELM-ACC-4 (shapes, speech): the client.
//! - ELM-ACC-5 (one switch) holds wherever people at one computer buzz first (ELM-HOT-1), also where a server times the
//!   window for them and for others: it waits for as long as a switch may take. Somebody alone at a screen whose time a
//!   server takes does not buzz but sends: ELM-NET-4 corrects what was told later than it was made, and ELM-NET-6 ends the
//!   window, so there the press that picks is the reaction.

use feerie_core::{Game, Observer, Seat, SeatKeys, SeatSet, SharedWindow, WindowQuestion};

use crate::Elementals;
use crate::action::{Action, Time};
use crate::options::Mode;
use crate::phase::{Phase, Window};
use crate::rules::{react, settle};
use crate::state::State;
use crate::view::View;

/// ELM-HOT-1: each seat's key, by position on the keyboard, in the names browsers give to positions.
pub(crate) const KEYS: [&str; 6] = ["KeyA", "KeyL", "Space", "KeyT", "Digit1", "Digit0"];
/// ELM-HOT-4: each seat's second key, for the book, near the first one.
pub(crate) const BOOK_KEYS: [&str; 6] = ["KeyQ", "KeyP", "KeyB", "KeyY", "Digit2", "Digit9"];
/// ELM-HOT-4: more people have no room for two keys each.
pub(crate) const MOST_WITH_TWO_KEYS: usize = 4;
/// ELM-HOT-2: how long after the first buzz others may still buzz.
pub(crate) const BUZZ_MS: u32 = 400;
/// ELM-HOT-3: how long a player who buzzed may take to say what he meant.
pub(crate) const SAY_MS: u32 = 3000;
/// ELM-ACC-5: the same with one switch, for which the choices are scanned.
pub(crate) const SWITCH_SAY_MS: u32 = 15_000;
/// How much later than it was made a reaction at one screen may be told: after the buzzes, and after another's saying. Who
/// plays with a switch is known at that screen alone, which keeps to ELM-HOT-3 for everybody else.
pub(crate) const LATEST_MS: u32 = BUZZ_MS + 2 * SWITCH_SAY_MS;

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

/// What is asked where the key has said that a card was hit, but not which.
const ASK_CARD: &str = "window-elementals-which";
/// What is asked where the key has said nothing yet.
const ASK_ALL: &str = "window-elementals-meant";
/// The key that means the book; cards have numbers.
const BOOK_ANSWER: char = 'b';

/// One window with several people at one screen: first they press, then they are asked.
pub(crate) struct ScreenWindow {
    game: Elementals,
    state: State,
    view: View,
    window: Window,
    people: SeatSet,
    one_switch: bool,
    presses: Vec<Press>,
    /// How many of the presses were asked about, in their order.
    n_asked: usize,
    commits: Vec<(Seat, Action)>,
}

impl SharedWindow for ScreenWindow {
    fn is_timed(&self) -> bool {
        self.game.options.mode == Mode::Reflex
    }

    fn use_one_switch(&mut self) {
        self.one_switch = true;
    }

    /// ELM-HOT-1, ELM-HOT-4; a switch is one key (ELM-ACC-5).
    fn keys(&self) -> Vec<SeatKeys> {
        let two = !self.one_switch && self.people.len() <= MOST_WITH_TWO_KEYS;
        let keys = self.people.iter().map(|seat| SeatKeys {
            seat,
            first: KEYS[seat.index()],
            second: two.then_some(BOOK_KEYS[seat.index()]),
        });
        keys.collect()
    }

    /// It counts once a seat, not before the floor (ELM-NET-3) and not after the buzzes have ended.
    fn press(&mut self, code: &str, ms: u32) -> Option<Seat> {
        let owner = self.keys().into_iter().find(|keys| keys.first == code || keys.second == Some(code))?;
        let pressed = match owner.second {
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

    /// ELM-HOT-2: some time after the first press, or the end of the window.
    fn presses_end_ms(&self) -> u32 {
        let end = u32::from(self.game.options.window_ms);
        let first = self.presses.iter().filter_map(|press| press.time.ms()).min();
        first.map_or(end, |first| end.min(u32::from(first) + BUZZ_MS))
    }

    /// ELM-HOT-5: not before the times that were drawn for them.
    fn hands_down(&self, elapsed_ms: u32) -> SeatSet {
        let down = |action: Action| action.time().and_then(Time::ms).is_some_and(|ms| elapsed_ms >= ms.into());
        let seats = Seat::all(self.game.seats).filter(|seat| !self.people.contains(*seat));
        seats.filter(|seat| self.state.commits[seat.index()].is_some_and(down)).collect()
    }

    /// ELM-ACC-2: in the order of ELM-RESOLVE-2.
    fn ask_everybody(&mut self) {
        for seat in self.people.iter() {
            self.add(seat, Time::Free, Pressed::Buzz);
        }
    }

    /// ELM-HOT-2: in the order of ELM-RESOLVE. Whoever could only come after a right reaction, or has said it by the key, is
    /// not asked.
    fn next_question(&mut self) -> Option<WindowQuestion> {
        while let Some(&press) = self.presses.get(self.n_asked) {
            // ELM-HOT-4: where one card lies in the middle the key has said it.
            let said = match (press.pressed, self.view.targets()) {
                _ if self.is_decided_before(&press) => Some(Action::None),
                (Pressed::Book, _) => Some(Action::Book(press.time)),
                (Pressed::Hit, &[only]) => Some(Action::Slap(only, press.time)),
                _ => None,
            };
            let Some(action) = said else { return Some(self.question(press)) };
            self.commit(action);
        }
        None
    }

    /// ELM-HOT-3, ELM-ACC-5.
    fn saying_ms(&self) -> u32 {
        if self.one_switch { SWITCH_SAY_MS } else { SAY_MS }
    }

    fn say(&mut self, action: &str) {
        match action.parse() {
            Ok(action) => self.commit(action),
            Err(_) => self.say_nothing(),
        }
    }

    /// ELM-HOT-3: that is a mistake.
    fn say_nothing(&mut self) {
        let Some(press) = self.presses.get(self.n_asked) else { return };
        let wrong = certainly_wrong(&self.view, &self.window).with_time(press.time);
        self.commit(wrong);
    }

    /// `none` for whoever did not press.
    fn commits(&self) -> Vec<(Seat, String)> {
        let silent = self.people.iter().filter(|seat| self.commits.iter().all(|(other, _)| other != seat));
        let all = self.commits.iter().copied().chain(silent.map(|seat| (seat, Action::None)));
        all.map(|(seat, action)| (seat, action.to_string())).collect()
    }
}

/// ELM-HOT-3: the book, or where the book would be right a hit on the oldest middle card; still without a time.
fn certainly_wrong(view: &View, window: &Window) -> Action {
    let book = Action::Book(Time::Free);
    match view.middle.first() {
        Some(&oldest) if react::is_right(window, book) => Action::Slap(oldest, Time::Free),
        _ => book,
    }
}

impl ScreenWindow {
    /// The window of this position; none if there is none. Bots have committed (ELM-BOT-2).
    pub(crate) fn open(game: &Elementals, state: &State, people: SeatSet) -> Option<ScreenWindow> {
        let Phase::React(window) = state.phase else { return None };
        let (game, state) = (game.clone(), *state);
        let view = game.view(&state, Observer::Watcher);
        let (presses, commits) = (Vec::new(), Vec::new());
        Some(ScreenWindow { game, state, view, window, people, one_switch: false, presses, n_asked: 0, commits })
    }

    /// ELM-HOT-2: number keys for a middle card, B for the book, which is not asked for where the key for a hit was pressed.
    fn question(&self, press: Press) -> WindowQuestion {
        let targets = self.view.targets();
        let hits = targets.iter().zip('1'..).map(|(&card, key)| (key, Action::Slap(card, press.time)));
        let book = (press.pressed == Pressed::Buzz).then_some((BOOK_ANSWER, Action::Book(press.time)));
        WindowQuestion {
            seat: press.seat,
            words: if book.is_some() { ASK_ALL } else { ASK_CARD },
            count: targets.len(),
            answers: hits.chain(book).map(|(key, action)| (key, action.to_string())).collect(),
        }
    }

    fn commit(&mut self, action: Action) {
        let Some(press) = self.presses.get(self.n_asked) else { return };
        self.commits.push((press.seat, action));
        self.n_asked += 1;
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
