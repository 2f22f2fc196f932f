//! Windows in which everybody acts at once, at one keyboard: with the clock running and keys for everybody, or asked aloud
//! without any clock. Who has which key, who is asked and what is committed is the game's affair (`SharedWindow`); here
//! are the keyboard, the clock and the words.

use crossterm::event::{self, Event, KeyCode, KeyEventKind};
use crossterm::terminal;
use feerie_catalog::Catalog;
use feerie_core::{Actor, Dice, Node, Observer, Seat, SeatKeys, SeatSet, SharedWindow, WindowQuestion};
use feerie_fairtime::rest;
use feerie_table::{AnyTable, Games, TableSetup};
use feerie_words::{Value, Words};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

use super::commands::{Typed, read};
use super::setup::Player;
use super::{input, show};
use crate::entropy;

/// The shortest wait between two windows, as at a server.
const SHORTEST_REST: Duration = Duration::from_millis(700);

/// What stands for a reaction time in a listed action.
const OPEN_TIME: &str = "<ms>";

/// Whether this table is in such a window.
pub fn is_open(table: &dyn AnyTable) -> bool {
    table.shared_window(SeatSet::EMPTY).is_some()
}

/// The wait before the next card, so that nobody hits in rhythm: the longer one, since people have lines to read first.
/// Where keys are typed there is no hurry.
pub fn wait() {
    if std::io::stdin().is_terminal() {
        let random = Dice::for_step(&entropy::seed(), 0).below(u32::MAX);
        std::thread::sleep(rest(SHORTEST_REST, true, random.into()));
    }
}

/// Who sits at this screen, and how they are spoken to.
#[derive(Clone, Copy)]
pub struct Screen<'a> {
    pub players: &'a [Player],
    pub words: &'a Words,
    /// Each person has one switch: it presses, and picks among choices that light up one after another.
    pub one_switch: bool,
}

/// What the people at the keyboard commit, in the order in which they were asked. Bots have committed.
pub fn react(table: &dyn AnyTable, people: SeatSet, screen: Screen<'_>) -> Option<Vec<(Seat, String)>> {
    let mut window = table.shared_window(people)?;
    if screen.one_switch {
        window.use_one_switch();
    }
    let mut keyboard = Keyboard { table, screen, window };
    if keyboard.window.is_timed() && std::io::stdin().is_terminal() { keyboard.race() } else { keyboard.ask_aloud() }
}

/// The times of the person's right reactions in some windows of practice: the same table, where everybody else keeps still.
/// None where the quicker hand does not matter.
pub fn practice(table: &dyn AnyTable, person: Seat, screen: Screen<'_>) -> Vec<u32> {
    let Some(race) = table.race() else { return Vec::new() };
    let info = table.info();
    let opened = Catalog.open(info.id, TableSetup::new(table.seats(), &table.options(), entropy::seed()));
    let Ok(mut alone) = opened else { return Vec::new() };
    println!("{}", screen.words.say(&format!("window-{}-practice", info.id), &[]));
    let mut step = || play_alone(&mut *alone, person, &race.silent, screen);
    while step().is_some_and(|windows| windows < race.practice_windows) {}
    let catches = alone.races().catches.iter().filter(|catch| catch.seat == person);
    catches.map(|catch| catch.ms).collect()
}

/// One step of a game in which everybody else keeps still: how many windows are over; none when the game is over or left.
fn play_alone(table: &mut dyn AnyTable, person: Seat, silent: &str, screen: Screen<'_>) -> Option<u32> {
    match table.node() {
        Node::Terminal(_) => return None,
        Node::Chance => drop(table.roll().ok()?),
        node => {
            for seat in node.acting().iter().filter(|seat| *seat != person) {
                table.apply(Actor::Seat(seat), silent).ok()?;
            }
            wait();
            println!("\n{}", show::board(table, Observer::Seat(person), screen.words));
            for (seat, action) in react(table, SeatSet::from_iter([person]), screen)? {
                table.apply(Actor::Seat(seat), &action).ok()?;
            }
        }
    }
    Some(table.races().windows)
}

struct Keyboard<'a> {
    table: &'a dyn AnyTable,
    screen: Screen<'a>,
    window: Box<dyn SharedWindow>,
}

impl Keyboard<'_> {
    fn name(&self, seat: Seat) -> String {
        self.screen.players[seat.index()].name().to_owned()
    }

    /// The game's own words for what happens here.
    fn say(&self, what: &str, about: &[(&str, Value)]) -> String {
        self.screen.words.say(&format!("window-{}-{what}", self.table.info().id), about)
    }

    /// Without a clock: one after the other, until somebody is right.
    fn ask_aloud(&mut self) -> Option<Vec<(Seat, String)>> {
        self.window.ask_everybody();
        while let Some(question) = self.window.next_question() {
            let text = self.answer(question.seat)?;
            self.window.say(&text);
        }
        Some(self.window.commits())
    }

    fn answer(&self, seat: Seat) -> Option<String> {
        let (words, listed) = (self.screen.words, self.table.legal(seat));
        println!("{}", self.say("ask", &[("name", self.name(seat).into())]));
        self.list(&listed);
        loop {
            let line = input::ask(&words.say("choose-move", &[]))?;
            let text = match read(&line) {
                Typed::Quit => return None,
                Typed::Number(n) => match n.checked_sub(1).and_then(|n| listed.get(n)) {
                    Some(text) => text.clone(),
                    None => {
                        println!("{}", show::no_such_number(n, listed.len(), words));
                        continue;
                    }
                },
                Typed::Move(text) => text,
                Typed::Why(text) if !text.is_empty() => {
                    println!("{}", show::why(self.table, seat, &text, words));
                    continue;
                }
                Typed::Rules => {
                    println!("{}", show::rules(self.table, words));
                    continue;
                }
                Typed::Moves(_) => {
                    self.list(&listed);
                    continue;
                }
                Typed::Nothing => continue,
                // Nothing is asked of bots, taken back or saved while others wait for an answer.
                Typed::Help | Typed::Why(_) | Typed::Hint | Typed::Undo | Typed::Save(_) => {
                    println!("{}", show::commands(&["moves", "why", "rules", "quit"], words));
                    continue;
                }
            };
            // Typed without a clock to measure: a second, unless the time is typed along.
            let text = text.replace(OPEN_TIME, "1000");
            match self.table.check(Actor::Seat(seat), &text) {
                Ok(()) => return Some(text),
                Err(refusal) => println!("{}", words.refusal(&refusal)),
            }
        }
    }

    fn list(&self, actions: &[String]) {
        for (n, action) in actions.iter().enumerate() {
            println!("{:>3} {action}", n + 1);
        }
    }

    /// With the clock running: press your key, then say what you meant where the key has not said it.
    fn race(&mut self) -> Option<Vec<(Seat, String)>> {
        let keys: Vec<String> = self.window.keys().into_iter().map(|keys| self.keys_line(keys)).collect();
        println!("{}", self.say("keys", &[("keys", keys.join("  ").into())]));
        with_raw_keys(|| self.presses())?;
        while let Some(question) = self.window.next_question() {
            match self.meant(&question) {
                Some(action) => self.window.say(action),
                None => {
                    println!("{}", self.say("silent", &[("name", self.name(question.seat).into())]));
                    self.window.say_nothing();
                }
            }
        }
        Some(self.window.commits())
    }

    fn keys_line(&self, keys: SeatKeys) -> String {
        let (name, first) = (self.name(keys.seat), self.label(keys.first));
        match keys.second {
            None => format!("{name}: {first}"),
            Some(second) => {
                let about = [("name", name.into()), ("first", first.into()), ("second", self.label(second).into())];
                self.say("two-keys", &about)
            }
        }
    }

    /// What is written on a key.
    fn label(&self, code: &str) -> String {
        match key_at(code) {
            KeyCode::Char(' ') => self.screen.words.say("key-space", &[]),
            KeyCode::Char(key) => key.to_uppercase().to_string(),
            _ => code.to_owned(),
        }
    }

    /// Who pressed when; bots' hands are told as they go down.
    fn presses(&mut self) {
        let start = Instant::now();
        let mut told = SeatSet::EMPTY;
        loop {
            let elapsed = start.elapsed().as_millis() as u32;
            for seat in self.window.hands_down(elapsed).iter().filter(|seat| !told.contains(*seat)) {
                // The terminal is raw: a line must be ended by hand.
                print!("{}\r\n", self.say("hand", &[("name", self.name(seat).into())]));
            }
            told = self.window.hands_down(elapsed);
            let end = self.window.presses_end_ms();
            if elapsed > end {
                return;
            }
            // Looked at often enough that a bot's hand is not told late.
            let next = end.min(elapsed + HANDS_EVERY_MS) + 1;
            let Some(key) = next_key(start + Duration::from_millis(next.into())) else { continue };
            let ms = start.elapsed().as_millis() as u32;
            let mut codes = self.window.keys().into_iter().flat_map(|keys| [Some(keys.first), keys.second]).flatten();
            if let Some(code) = codes.find(|code| key_at(code) == key) {
                self.window.press(code, ms);
            }
        }
    }

    /// The action that is meant by the key pressed next; none if there is none in time, or if it means nothing.
    fn meant<'q>(&self, question: &'q WindowQuestion) -> Option<&'q str> {
        let about = [("name", self.name(question.seat).into()), ("count", question.count.into())];
        println!("{}", self.screen.words.say(question.words, &about));
        let end = Instant::now() + Duration::from_millis(self.window.saying_ms().into());
        if self.screen.one_switch {
            let keys = self.window.keys().into_iter().find(|keys| keys.seat == question.seat)?;
            return with_raw_keys(|| picked(question, key_at(keys.first), end)).flatten();
        }
        match with_raw_keys(|| next_key(end)).flatten()? {
            KeyCode::Char(key) => question.answer(key),
            _ => None,
        }
    }
}

/// How long a choice is lit for a switch.
const LIT: Duration = Duration::from_millis(1500);

/// Which of so many choices is lit after some time; all of them come round again.
fn lit_after(elapsed: Duration, choices: usize) -> usize {
    (elapsed.as_millis() / LIT.as_millis()) as usize % choices.max(1)
}

/// What the switch picks: the choices light up one after another until it is pressed.
fn picked(question: &WindowQuestion, switch: KeyCode, end: Instant) -> Option<&str> {
    let start = Instant::now();
    let mut shown = None;
    while Instant::now() < end {
        let lit = lit_after(start.elapsed(), question.answers.len());
        let (key, action) = question.answers.get(lit)?;
        if shown != Some(lit) {
            print!("  ▸ {}\r\n", key.to_uppercase());
            shown = Some(lit);
        }
        let next = start + LIT * (start.elapsed().as_millis() / LIT.as_millis() + 1) as u32;
        if next_key(next.min(end)) == Some(switch) {
            return Some(action);
        }
    }
    None
}

/// How often hands are looked at while nobody presses.
const HANDS_EVERY_MS: u32 = 20;

/// The key at a position, as far as a terminal can tell: by what is written on it.
fn key_at(code: &str) -> KeyCode {
    let written = code.strip_prefix("Key").or_else(|| code.strip_prefix("Digit"));
    KeyCode::Char(match written {
        Some(text) => text.chars().next().unwrap_or(' ').to_ascii_lowercase(),
        None => ' ',
    })
}

/// Runs with keys read one by one, and leaves the terminal as it was.
fn with_raw_keys<T>(read: impl FnOnce() -> T) -> Option<T> {
    terminal::enable_raw_mode().ok()?;
    let result = read();
    // If the mode cannot be put back there is nobody to tell: the shell will.
    let _ = terminal::disable_raw_mode();
    Some(result)
}

/// The next key pressed before then.
fn next_key(end: Instant) -> Option<KeyCode> {
    loop {
        let left = end.checked_duration_since(Instant::now())?;
        if !event::poll(left).ok()? {
            return None;
        }
        if let Event::Key(key) = event::read().ok()?
            && key.kind == KeyEventKind::Press
        {
            return Some(key.code);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_switch_is_shown_each_choice_in_turn() {
        let lit = |ms: u64| lit_after(Duration::from_millis(ms), 3);
        assert_eq!([0, 1499, 1500, 3000, 4499, 4500].map(lit), [0, 0, 1, 2, 2, 0]);
    }
}
