//! Moments in which everybody may react at once, at one keyboard: with one key a person and the clock running
//! (ELM-HOT), or asked aloud without any clock (ELM-ACC-2).

use crossterm::event::{self, Event, KeyCode, KeyEventKind};
use crossterm::terminal;
use feerie_core::{Actor, Dice, Observer, Seat, SeatSet};
use feerie_table::AnyTable;
use feerie_words::Words;
use std::io::IsTerminal;
use std::time::{Duration, Instant};

use super::input;
use super::setup::Player;
use crate::entropy;

/// Each seat's key (ELM-HOT-1).
const KEYS: [char; 6] = ['a', 'l', ' ', 't', '1', '0'];
/// How long after the first press others may still press (ELM-HOT-2).
const MORE_PRESSES: Duration = Duration::from_millis(400);
/// How long one may take to say what one meant (ELM-HOT-3).
const SAYING: Duration = Duration::from_millis(3000);

/// The shortest wait between two windows, and what chance may add to it (ELM-NET-8).
const REST_MS: u64 = 1500;
const SPREAD_MS: u32 = 600;

/// What stands for a reaction time in a listed action.
const OPEN_TIME: &str = "<ms>";

/// Whether this table is in such a moment.
pub fn is_open(table: &dyn AnyTable) -> bool {
    table.view(Observer::Watcher)["window"].is_object()
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
    let listed = people.first().map(|seat| table.legal(seat)).unwrap_or_default();
    let timed = listed.iter().any(|action| action.ends_with(OPEN_TIME));
    let moment = Moment { table, people, players, words, listed };
    if timed && std::io::stdin().is_terminal() { moment.race() } else { moment.ask_aloud(timed) }
}

struct Moment<'a> {
    table: &'a dyn AnyTable,
    people: SeatSet,
    players: &'a [Player],
    words: &'a Words,
    listed: Vec<String>,
}

impl Moment<'_> {
    /// Without a clock: the turner's left neighbour first, the turner last, until somebody is right.
    fn ask_aloud(&self, timed: bool) -> Option<Vec<(Seat, String)>> {
        let seats = self.table.seats();
        let turner = self.table.view(Observer::Watcher)["window"]["turner"].as_u64().unwrap_or(0) as u8;
        let order = (1..=seats).map(|n| Seat((turner + n) % seats)).filter(|seat| self.people.contains(*seat));
        let mut commits: Vec<(Seat, String)> = Vec::new();
        let mut found = false;
        for seat in order {
            let answer = if found { "none".to_owned() } else { self.answer(seat, timed)? };
            found = found || self.is_right(seat, &answer);
            commits.push((seat, answer));
        }
        Some(commits)
    }

    fn answer(&self, seat: Seat, timed: bool) -> Option<String> {
        println!("{}", self.words.say("window-ask", &[("name", self.players[seat.index()].name().into())]));
        for (n, action) in self.listed.iter().enumerate() {
            println!("{:>3} {action}", n + 1);
        }
        loop {
            let line = input::ask(&self.words.say("choose-move", &[]))?;
            if line == "quit" {
                return None;
            }
            let chosen = line.parse::<usize>().ok().and_then(|n| self.listed.get(n.checked_sub(1)?)).cloned();
            // Typed without a clock to measure: a second, unless the time is typed along.
            let text = chosen.unwrap_or(line).replace(OPEN_TIME, if timed { "1000" } else { OPEN_TIME });
            match self.table.check(Actor::Seat(seat), &text) {
                Ok(()) => return Some(text),
                Err(refusal) => println!("{}", self.words.refusal(&refusal)),
            }
        }
    }

    /// With the clock running: press your key, then say what you meant.
    fn race(&self) -> Option<Vec<(Seat, String)>> {
        let options = self.table.options();
        let number = |name: &str, default| options.get(name).and_then(serde_json::Value::as_u64).unwrap_or(default);
        let (floor, length) = (number("floor_ms", 150), number("window_ms", 2500));
        let keys: Vec<String> = self.people.iter().map(|seat| self.key_of(seat)).collect();
        println!("{}", self.words.say("window-keys", &[("keys", keys.join("  ").into())]));
        let presses = with_raw_keys(|| self.presses(floor, length))?;
        let mut commits: Vec<(Seat, String)> = Vec::new();
        let mut found = false;
        for (seat, ms) in &presses {
            let meant = if found { Some("none".to_owned()) } else { self.meant(*seat, *ms) };
            let action = meant.unwrap_or_else(|| self.certainly_wrong(*seat, *ms));
            found = found || self.is_right(*seat, &action);
            commits.push((*seat, action));
        }
        let silent = self.people.iter().filter(|seat| presses.iter().all(|(pressed, _)| pressed != seat));
        commits.extend(silent.map(|seat| (seat, "none".to_owned())));
        Some(commits)
    }

    fn key_of(&self, seat: Seat) -> String {
        let key = match KEYS[seat.index()] {
            ' ' => self.words.say("window-space", &[]),
            key => key.to_uppercase().to_string(),
        };
        format!("{}: {key}", self.players[seat.index()].name())
    }

    /// Who pressed when. Presses before the floor are not registered (ELM-NET-3).
    fn presses(&self, floor: u64, length: u64) -> Vec<(Seat, u64)> {
        let start = Instant::now();
        let mut end = start + Duration::from_millis(length);
        let mut presses: Vec<(Seat, u64)> = Vec::new();
        while let Some(key) = next_key(end) {
            let ms = start.elapsed().as_millis() as u64;
            let seat = self.people.iter().find(|seat| KeyCode::Char(KEYS[seat.index()]) == key);
            match seat {
                Some(seat) if ms >= floor && ms <= length && presses.iter().all(|(other, _)| *other != seat) => {
                    if presses.is_empty() {
                        end = end.min(Instant::now() + MORE_PRESSES);
                    }
                    presses.push((seat, ms));
                }
                _ => {}
            }
        }
        presses
    }

    /// Number keys for a middle card, B for the book; nothing in time is a mistake.
    fn meant(&self, seat: Seat, ms: u64) -> Option<String> {
        let slaps: Vec<&String> = self.listed.iter().filter(|action| action.starts_with("slap:")).collect();
        let name = self.players[seat.index()].name().to_owned();
        println!("{}", self.words.say("window-meant", &[("name", name.into()), ("count", slaps.len().into())]));
        let key = with_raw_keys(|| next_key(Instant::now() + SAYING)).flatten()?;
        let action = match key {
            KeyCode::Char('b') => "book:<ms>",
            KeyCode::Char(digit) => slaps.get(digit.to_digit(10)?.checked_sub(1)? as usize)?.as_str(),
            _ => return None,
        };
        Some(action.replace(OPEN_TIME, &ms.to_string()))
    }

    fn certainly_wrong(&self, seat: Seat, ms: u64) -> String {
        let at = |action: &str| action.replace(OPEN_TIME, &ms.to_string());
        let book = at("book:<ms>");
        let oldest =
            self.table.view(Observer::Watcher)["middle"][0].as_str().map(|card| at(&format!("slap:{card}:<ms>")));
        match oldest {
            Some(slap) if self.is_right(seat, &book) => slap,
            _ => book,
        }
    }

    /// Whether a reaction would be right: tried on a copy of the table with everybody else keeping still.
    fn is_right(&self, seat: Seat, action: &str) -> bool {
        let mut copy = self.table.fork();
        let waiting: Vec<Seat> = copy.node().acting().iter().collect();
        waiting.into_iter().any(|other| {
            let text = if other == seat { action } else { "none" };
            let Ok(happened) = copy.apply(Actor::Seat(other), text) else { return false };
            happened.told_to(Observer::All).any(|event| event["seat"] == seat.0 && event["right"] == true)
        })
    }
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
