//! Windows of elementals at one keyboard: with the clock running and keys for everybody (ELM-HOT), or asked aloud
//! without any clock (ELM-ACC-2). Who has which key, who is asked and what is committed is the game's affair
//! (`feerie_elementals::host`); here are the keyboard, the clock and the words.

use crossterm::event::{self, Event, KeyCode, KeyEventKind};
use crossterm::terminal;
use feerie_catalog::Catalog;
use feerie_core::{Actor, Dice, Game, Node, Observer, Seat, SeatSet};
use feerie_elementals::Elementals;
use feerie_elementals::host::{Question, SAY_MS, SharedWindow};
use feerie_elementals::perception::echo::PRACTICE_CARDS;
use feerie_table::{AnyTable, Games};
use feerie_words::Words;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

use super::setup::Player;
use super::{input, show};
use crate::entropy;

/// The shortest wait between two windows, and what chance may add to it (ELM-NET-8).
const REST_MS: u64 = 1500;
const SPREAD_MS: u32 = 600;

/// What stands for a reaction time in a listed action.
const OPEN_TIME: &str = "<ms>";

/// Whether this table is in such a window.
pub fn is_open(table: &dyn AnyTable) -> bool {
    table.info().id == Elementals::INFO.id && matches!(table.node(), Node::Simultaneous(_))
}

/// The wait before the next card (ELM-NET-8), so that nobody hits in rhythm; where keys are typed there is no hurry.
pub fn rest() {
    if std::io::stdin().is_terminal() {
        let spread = Dice::for_step(&entropy::seed(), 0).below(SPREAD_MS + 1);
        std::thread::sleep(Duration::from_millis(REST_MS + u64::from(spread)));
    }
}

/// What the people at the keyboard commit, in the order in which they were asked. Bots have committed.
pub fn react(table: &dyn AnyTable, people: SeatSet, players: &[Player], words: &Words) -> Option<Vec<(Seat, String)>> {
    let window = SharedWindow::open(table.seats(), &table.options(), table.steps(), people)?;
    let mut keyboard = Keyboard { table, players, words, window };
    if keyboard.window.is_timed() && std::io::stdin().is_terminal() { keyboard.race() } else { keyboard.ask_aloud() }
}

/// ELM-BOT-8: the times of the person's right hits at some practice cards, against nobody, under the table's options.
pub fn practice(table: &dyn AnyTable, players: &[Player], words: &Words) -> Vec<u32> {
    let mut options = table.options();
    // Handicaps are as many as seats.
    options.remove("handicap");
    options.remove("first");
    let opened = Catalog.open(table.info().id, 2, &options, entropy::seed(), Vec::new());
    let Ok(mut alone) = opened else { return Vec::new() };
    let me = players.iter().filter(|player| player.is_person());
    let players: Vec<Player> = me.cycle().take(2).cloned().collect();
    println!("{}", words.say("window-practice", &[]));
    while alone.races().windows < PRACTICE_CARDS && play_alone(&mut *alone, &players, words).is_some() {}
    alone.races().catches.iter().map(|catch| catch.ms).collect()
}

/// One step of a game in which seat 1 keeps still; none when it is over or left.
fn play_alone(table: &mut dyn AnyTable, players: &[Player], words: &Words) -> Option<()> {
    match table.node() {
        Node::Terminal(_) => None,
        Node::Chance => table.roll().ok().map(|_| ()),
        _ => {
            table.apply(Actor::Seat(Seat(1)), "none").ok()?;
            rest();
            println!("\n{}", show::board(table, Observer::Seat(Seat(0)), words));
            for (seat, action) in react(table, SeatSet::from_iter([Seat(0)]), players, words)? {
                table.apply(Actor::Seat(seat), &action).ok()?;
            }
            Some(())
        }
    }
}

struct Keyboard<'a> {
    table: &'a dyn AnyTable,
    players: &'a [Player],
    words: &'a Words,
    window: SharedWindow,
}

impl Keyboard<'_> {
    fn name(&self, seat: Seat) -> String {
        self.players[seat.index()].name().to_owned()
    }

    /// Without a clock: one after the other, until somebody is right.
    fn ask_aloud(&mut self) -> Option<Vec<(Seat, String)>> {
        self.window.ask_everybody();
        while let Some(question) = self.window.next_question() {
            let text = self.answer(question.seat)?;
            // The table has checked it, so it can be read.
            self.window.say(text.parse().ok()?);
        }
        Some(self.commits())
    }

    fn commits(&self) -> Vec<(Seat, String)> {
        self.window.commits().into_iter().map(|(seat, action)| (seat, action.to_string())).collect()
    }

    fn answer(&self, seat: Seat) -> Option<String> {
        let listed = self.table.legal(seat);
        println!("{}", self.words.say("window-ask", &[("name", self.name(seat).into())]));
        for (n, action) in listed.iter().enumerate() {
            println!("{:>3} {action}", n + 1);
        }
        loop {
            let line = input::ask(&self.words.say("choose-move", &[]))?;
            if line == "quit" {
                return None;
            }
            let chosen = line.parse::<usize>().ok().and_then(|n| listed.get(n.checked_sub(1)?)).cloned();
            // Typed without a clock to measure: a second, unless the time is typed along.
            let text = chosen.unwrap_or(line).replace(OPEN_TIME, "1000");
            match self.table.check(Actor::Seat(seat), &text) {
                Ok(()) => return Some(text),
                Err(refusal) => println!("{}", self.words.refusal(&refusal)),
            }
        }
    }

    /// With the clock running: press your key, then say what you meant where the key has not said it.
    fn race(&mut self) -> Option<Vec<(Seat, String)>> {
        let keys: Vec<String> = self.window.keys().map(|keys| self.keys_line(keys.seat, keys.hit, keys.book)).collect();
        println!("{}", self.words.say("window-keys", &[("keys", keys.join("  ").into())]));
        with_raw_keys(|| self.presses())?;
        while let Some(question) = self.window.next_question() {
            match self.meant(&question) {
                Some(action) => self.window.say(action),
                None => {
                    println!("{}", self.words.say("window-silent", &[("name", self.name(question.seat).into())]));
                    self.window.say_nothing();
                }
            }
        }
        Some(self.commits())
    }

    fn keys_line(&self, seat: Seat, hit: &str, book: Option<&str>) -> String {
        let (name, hit) = (self.name(seat), self.label(hit));
        match book {
            None => format!("{name}: {hit}"),
            Some(book) => {
                let about = [("name", name.into()), ("hit", hit.into()), ("book", self.label(book).into())];
                self.words.say("window-two-keys", &about)
            }
        }
    }

    /// What is written on a key.
    fn label(&self, code: &str) -> String {
        match key_at(code) {
            KeyCode::Char(' ') => self.words.say("window-space", &[]),
            KeyCode::Char(key) => key.to_uppercase().to_string(),
            _ => code.to_owned(),
        }
    }

    /// Who pressed when; bots' hands are told as they go down (ELM-HOT-5).
    fn presses(&mut self) {
        let start = Instant::now();
        let mut told = SeatSet::EMPTY;
        loop {
            let elapsed = start.elapsed().as_millis() as u32;
            let down: Vec<Seat> = self.window.hands_down(elapsed).filter(|seat| !told.contains(*seat)).collect();
            for seat in down {
                told.insert(seat);
                // The terminal is raw: a line must be ended by hand.
                print!("{}\r\n", self.words.say("window-hand", &[("name", self.name(seat).into())]));
            }
            let end = self.window.presses_end_ms();
            if elapsed > end {
                return;
            }
            // Looked at often enough that a bot's hand is not told late.
            let next = end.min(elapsed + HANDS_EVERY_MS) + 1;
            let Some(key) = next_key(start + Duration::from_millis(next.into())) else { continue };
            let ms = start.elapsed().as_millis() as u32;
            let codes: Vec<&str> = self.window.keys().flat_map(|keys| [Some(keys.hit), keys.book]).flatten().collect();
            if let Some(code) = codes.into_iter().find(|code| key_at(code) == key) {
                self.window.press(code, ms);
            }
        }
    }

    /// Number keys for a middle card, B for the book; nothing in time is a mistake (ELM-HOT-3).
    fn meant(&self, question: &Question) -> Option<feerie_elementals::action::Action> {
        let key = if question.book().is_some() { "window-meant" } else { "window-which" };
        let about = [("name", self.name(question.seat).into()), ("count", question.targets.len().into())];
        println!("{}", self.words.say(key, &about));
        let end = Instant::now() + Duration::from_millis(SAY_MS.into());
        match with_raw_keys(|| next_key(end)).flatten()? {
            KeyCode::Char('b') => question.book(),
            KeyCode::Char(digit) => question.hit(digit.to_digit(10)?.checked_sub(1)? as usize),
            _ => None,
        }
    }
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
