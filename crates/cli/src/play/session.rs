//! One game from the first step to the last.

use feerie_advice::{AdvisedTable, BotMemory};
use feerie_bots::{Budget, Level};
use feerie_core::{Actor, Company, Node, Observer, Seat, SeatSet, Step};
use feerie_table::Happened;
use feerie_words::Words;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::commands::{COMMANDS, Typed, read};
use super::setup::Player;
use super::{input, show, window};
use crate::{Outcome, files};

/// How long a bot thinks about a move or a piece of advice.
const THINKING: Duration = Duration::from_millis(700);
/// So many moves are listed without being asked.
const LISTED: usize = 24;

/// A game at this terminal.
pub struct Session<'a> {
    table: Box<dyn AdvisedTable>,
    players: Vec<Player>,
    /// What each seat's bot remembers.
    memories: Vec<BotMemory>,
    words: &'a Words,
    /// The same, with everybody here by name.
    named: Words,
    save: Option<PathBuf>,
    one_switch: bool,
}

/// What a person's turn led to.
enum Turn {
    Played,
    Left,
}

impl<'a> Session<'a> {
    /// A session at a table.
    pub fn new(
        table: Box<dyn AdvisedTable>,
        players: Vec<Player>,
        words: &'a Words,
        save: Option<PathBuf>,
    ) -> Result<Self, String> {
        let memories = players.iter().map(|_| BotMemory::default()).collect();
        let named = words.named(&names(&players)).map_err(|error| error.to_string())?;
        Ok(Session { table, players, memories, words, named, save, one_switch: false })
    }

    /// The same for people who play with one switch each.
    pub fn with_one_switch(self, one_switch: bool) -> Self {
        Session { one_switch, ..self }
    }

    fn screen(&self) -> window::Screen<'_> {
        window::Screen { players: &self.players, words: self.words, one_switch: self.one_switch }
    }

    /// Plays until the game is over or everybody has left.
    pub fn play(mut self) -> Outcome {
        let company = self.company();
        self.memories.iter_mut().for_each(|memory| memory.is_among(company.clone()));
        let mut at_screen = None;
        loop {
            match self.table.node() {
                Node::Terminal(ranking) => {
                    println!("\n{}", show::board(&*self.table, self.onlooker(), self.words));
                    println!("{}", show::result(&ranking, self.words, &names(&self.players)));
                    return self.keep();
                }
                Node::Chance => {
                    let happened = self.table.roll().map_err(|refusal| self.words.refusal(&refusal))?;
                    self.tell(&happened);
                }
                Node::Simultaneous(seats) if window::is_open(&*self.table) => {
                    if let Turn::Left = self.window(seats)? {
                        println!("{}", self.words.say("goodbye", &[]));
                        return self.keep();
                    }
                }
                node => {
                    let Some(seat) = node.acting().first() else { return self.keep() };
                    if !self.players[seat.index()].is_person() {
                        self.bot_turn(seat)?;
                        continue;
                    }
                    self.curtain(seat, &mut at_screen);
                    if let Turn::Left = self.person_turn(seat)? {
                        println!("{}", self.words.say("goodbye", &[]));
                        return self.keep();
                    }
                }
            }
        }
    }

    /// Who sits at the table. A person who meets a bot that fits itself to people shows first how quick they are.
    fn company(&self) -> Company {
        let seats = || Seat::all(self.table.seats());
        let people: SeatSet = seats().filter(|seat| self.players[seat.index()].is_person()).collect();
        let is_fitted = |seat: &Seat| matches!(&self.players[seat.index()], Player::Bot(level, _) if level.is_fitted());
        let fitted: SeatSet = seats().filter(is_fitted).collect();
        let earlier = match people.first() {
            Some(person) if people.len() == 1 && !fitted.is_empty() && self.table.steps().is_empty() => {
                window::practice(&*self.table, person, self.screen())
            }
            _ => Vec::new(),
        };
        Company { people, fitted, earlier }
    }

    /// Whose eyes the screen shows between turns: the only person's, or nobody's in particular.
    fn onlooker(&self) -> Observer {
        let mut people = Seat::all(self.table.seats()).filter(|seat| self.players[seat.index()].is_person());
        match (people.next(), people.next()) {
            (Some(seat), None) => Observer::Seat(seat),
            _ => Observer::Watcher,
        }
    }

    fn tell(&self, happened: &Happened) {
        for line in show::events(happened, self.table.info().id, self.onlooker(), &self.named) {
            println!("  {line}");
        }
    }

    /// Hides one person's cards before the next one looks, where there is anything to hide.
    fn curtain(&self, seat: Seat, at_screen: &mut Option<Seat>) {
        let people = self.players.iter().filter(|player| player.is_person()).count();
        let hides = self.table.view(Observer::Seat(seat)) != self.table.view(Observer::Watcher);
        if people > 1 && hides && *at_screen != Some(seat) {
            println!("{}", "\n".repeat(40));
            input::ask(&self.words.say("pass-the-screen", &[("name", self.players[seat.index()].name().into())]));
        }
        *at_screen = Some(seat);
    }

    /// Everybody may react: bots first, for they may not know what people do.
    fn window(&mut self, seats: SeatSet) -> Result<Turn, String> {
        let people: SeatSet = seats.iter().filter(|seat| self.players[seat.index()].is_person()).collect();
        for seat in seats.iter().filter(|seat| !people.contains(*seat)) {
            self.bot_turn(seat)?;
        }
        if people.is_empty() {
            return Ok(Turn::Played);
        }
        window::wait();
        println!("\n{}", show::board(&*self.table, self.onlooker(), self.words));
        let Some(commits) = window::react(&*self.table, people, self.screen()) else {
            return Ok(Turn::Left);
        };
        for (seat, action) in commits {
            let happened =
                self.table.apply(Actor::Seat(seat), &action).map_err(|refusal| self.words.refusal(&refusal))?;
            self.tell(&happened);
        }
        Ok(Turn::Played)
    }

    fn bot_turn(&mut self, seat: Seat) -> Outcome {
        let Player::Bot(level, _) = self.players[seat.index()] else { return Ok(()) };
        let deadline = Instant::now() + THINKING;
        let stop = || Instant::now() >= deadline;
        let budget = Budget { iterations: u32::MAX, stop: Some(&stop) };
        let memory = &mut self.memories[seat.index()];
        let advice = self.table.think(seat, level, budget, memory).map_err(|error| format!("{error:?}"))?;
        let happened =
            self.table.apply(Actor::Seat(seat), &advice.action).map_err(|refusal| self.words.refusal(&refusal))?;
        if !window::is_open(&*self.table) {
            println!("{}", self.words.say("their-turn", &[("name", self.players[seat.index()].name().into())]));
        }
        self.tell(&happened);
        Ok(())
    }

    fn person_turn(&mut self, seat: Seat) -> Result<Turn, String> {
        let name = self.players[seat.index()].name().to_owned();
        println!("\n{}", show::board(&*self.table, Observer::Seat(seat), self.words));
        println!("{}", self.words.say("your-turn", &[("name", name.into())]));
        let view = self.table.view(Observer::Seat(seat));
        if let Some(phase) = view["phase"].as_str().or(view["node"].as_str()) {
            let key = format!("phase-{}-{phase}", self.table.info().id);
            if self.words.has(&key) {
                println!("{}", self.words.say(&key, &[]));
            }
        }
        let legal = self.table.legal(seat);
        if legal.len() <= LISTED {
            print!("{}", show::moves(beginning_with(&legal, "")));
        } else {
            println!("{}", self.words.say("moves-count", &[("count", legal.len().into())]));
        }
        loop {
            let Some(line) = input::ask(&self.words.say("choose-move", &[])) else { return Ok(Turn::Left) };
            let text = match read(&line) {
                Typed::Number(n) => match n.checked_sub(1).and_then(|n| legal.get(n)) {
                    Some(text) => text.clone(),
                    None => {
                        println!("{}", show::no_such_number(n, legal.len(), self.words));
                        continue;
                    }
                },
                Typed::Move(text) => text,
                Typed::Quit => return Ok(Turn::Left),
                Typed::Undo => {
                    if self.undo(seat) {
                        return Ok(Turn::Played);
                    }
                    continue;
                }
                command => {
                    self.answer(seat, &legal, command);
                    continue;
                }
            };
            match self.table.apply(Actor::Seat(seat), &text) {
                Ok(happened) => {
                    self.tell(&happened);
                    return Ok(Turn::Played);
                }
                Err(refusal) => println!("{}", self.refused(&text, &legal, &refusal)),
            }
        }
    }

    /// A refused move may be the beginning of one; else the clause says why.
    fn refused(&self, text: &str, legal: &[String], refusal: &feerie_core::Refusal) -> String {
        let mut begun = beginning_with(legal, text).peekable();
        if begun.peek().is_none() { self.words.refusal(refusal) } else { show::moves(begun) }
    }

    fn answer(&self, seat: Seat, legal: &[String], command: Typed) {
        match command {
            Typed::Help => println!("{}", show::commands(&COMMANDS, self.words)),
            Typed::Moves(prefix) => {
                print!("{}", show::moves(beginning_with(legal, &prefix)));
            }
            Typed::Hint => self.hint(seat),
            Typed::Why(text) if text.is_empty() => {
                let example = legal.first().cloned().unwrap_or_default();
                println!("{}", self.words.say("why-what", &[("step", example.into())]));
            }
            Typed::Why(text) => println!("{}", show::why(&*self.table, seat, &text, self.words)),
            Typed::Rules => println!("{}", show::rules(&*self.table, self.words)),
            Typed::Save(file) if file.is_empty() => println!("{}", self.words.say("save-where", &[])),
            Typed::Save(file) => match self.write(Path::new(&file)) {
                Ok(()) => println!("{}", self.words.say("saved", &[("file", file.into())])),
                Err(problem) => println!("{problem}"),
            },
            Typed::Number(_) | Typed::Move(_) | Typed::Undo | Typed::Quit | Typed::Nothing => {}
        }
    }

    fn hint(&self, seat: Seat) {
        let deadline = Instant::now() + THINKING;
        let stop = || Instant::now() >= deadline;
        let budget = Budget { iterations: u32::MAX, stop: Some(&stop) };
        let Ok(advice) = self.table.ask(seat, Level::best(&self.table.info(), self.table.seats()), budget) else {
            return;
        };
        match &advice.reason {
            Some(reason) => {
                let about = [("step", advice.action.clone().into()), ("reason", self.words.reason(reason).into())];
                println!("{}", self.words.say("advice-because", &about));
            }
            None => println!("{}", self.words.say("advice", &[("step", advice.action.clone().into())])),
        }
        let percent = (advice.estimate.get(seat.index()).copied().unwrap_or(0.0) * 100.0).round() as i64;
        let about = [("name", self.players[seat.index()].name().into()), ("percent", percent.into())];
        println!("{}", self.words.say("advice-chances", &about));
        let others: Vec<String> = advice.best.iter().skip(1).map(|(text, _)| text.clone()).collect();
        if !others.is_empty() {
            println!("{}", self.words.say("advice-others", &[("steps", others.join(", ").into())]));
        }
    }

    /// Back to this person's last decision; the same dice fall again.
    fn undo(&mut self, seat: Seat) -> bool {
        let own = |Step(actor, _): &Step| *actor == Actor::Seat(seat);
        let Some(back) = self.table.steps().iter().rev().position(own) else {
            println!("{}", self.words.say("undo-nothing", &[]));
            return false;
        };
        let undone = self.table.undo(back + 1).is_ok();
        println!("{}", self.words.say("undone", &[]));
        undone
    }

    fn write(&self, path: &Path) -> Outcome {
        let mut record = self.table.record();
        record.head.names = names(&self.players);
        files::write_record(path, &record, self.words)
    }

    fn keep(&self) -> Outcome {
        match &self.save {
            Some(path) => {
                self.write(path)?;
                println!("{}", self.words.say("saved", &[("file", path.display().to_string().into())]));
                Ok(())
            }
            None => Ok(()),
        }
    }
}

/// The listed moves that begin so, by the numbers that they have in the whole list.
fn beginning_with<'m>(legal: &'m [String], prefix: &'m str) -> impl Iterator<Item = (usize, &'m str)> + Clone {
    let numbered = legal.iter().enumerate().map(|(place, text)| (place + 1, text.as_str()));
    numbered.filter(move |(_, text)| text.starts_with(prefix))
}

fn names(players: &[Player]) -> Vec<String> {
    players.iter().map(|player| player.name().to_owned()).collect()
}
