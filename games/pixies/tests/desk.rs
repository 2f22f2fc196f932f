//! A table to try rules on: the setup is played, then a test puts things where it needs them.

use feerie_core::{Actor, Game, Legal, Log, Node, Observer, Options as _, Ranking, Seat};
use feerie_pixies::Pixies;
use feerie_pixies::event::Event;
use feerie_pixies::goods::Goods;
use feerie_pixies::options::Options;
use feerie_pixies::phase::Task;
use feerie_pixies::state::{Kit, State, Table};
use feerie_pixies::tiles::{Single, Skill};
use serde_json::{Value, json};

/// Rules, a position, and what happened since the desk was made.
pub struct Desk {
    pub game: Pixies,
    pub s: State,
    pub log: Vec<Event>,
}

/// A game as it starts, before anything.
pub fn fresh(seats: u8, options: Value) -> Desk {
    let options = Options::read(options.as_object().expect("an object"), seats).expect("valid options");
    let game = Pixies::new(options, seats).expect("a table");
    let s = game.start();
    Desk { game, s, log: Vec::new() }
}

/// A game at the first turn of round 1, in table order; nobody has a skill and all ten lie on the board.
pub fn desk(seats: u8) -> Desk {
    desk_with(seats, json!({}))
}

/// The same with options.
pub fn desk_with(seats: u8, options: Value) -> Desk {
    let mut d = fresh(seats, options);
    d.chance(&format!("order:{}", &"01234"[..usize::from(seats)]));
    d.chance("skills:abcfgi");
    for (seat, letter) in (0..seats).rev().zip(["a", "b", "c", "f", "g"]) {
        d.play(seat, &format!("skill:{letter}"));
    }
    for kit in &mut d.s.table.kits {
        kit.skill = None;
    }
    d.s.table.board_skills = (1 << 10) - 1;
    d.log.clear();
    d
}

impl Desk {
    pub fn t(&mut self) -> &mut Table {
        &mut self.s.table
    }

    pub fn kit(&mut self, seat: u8) -> &mut Kit {
        &mut self.s.table.kits[usize::from(seat)]
    }

    /// Plays a legal action of a seat.
    pub fn play(&mut self, seat: u8, text: &str) {
        let action = self.game.read_action(text).unwrap_or_else(|_| panic!("{text} is no action"));
        assert_eq!(self.game.check(&self.s, Seat(seat), action), Ok(()), "{text} by {seat}");
        let mut log = Log::default();
        self.game.play(&mut self.s, Seat(seat), action, &mut log);
        self.log.append(&mut log.0);
    }

    /// Plays a listed outcome.
    pub fn chance(&mut self, text: &str) {
        let outcome = self.game.read_outcome(text).unwrap_or_else(|_| panic!("{text} is no outcome"));
        assert_eq!(self.game.may_act(&self.s, Actor::Chance), Ok(()), "{text}");
        assert_eq!(self.game.admit(&self.s, &outcome), Ok(()), "{text}");
        let mut log = Log::default();
        self.game.resolve(&mut self.s, &outcome, &mut log);
        self.log.append(&mut log.0);
    }

    /// The clause that refuses an action; the word `legal` if none does.
    pub fn why_not(&self, seat: u8, text: &str) -> &'static str {
        match self.game.read_action(text) {
            Ok(action) => self.game.check(&self.s, Seat(seat), action).map_or_else(|clause| clause.id(), |()| "legal"),
            Err(_) => self.game.malformed(&self.s, Actor::Seat(Seat(seat)), text).id(),
        }
    }

    /// All strings of the seat to act, sorted.
    pub fn legal(&self, seat: u8) -> Vec<String> {
        let mut legal = Legal::new();
        self.game.legal(&self.s, Seat(seat), &mut legal);
        let mut strings: Vec<String> = legal.iter().map(|action| action.to_string()).collect();
        strings.sort();
        strings
    }

    /// Those that begin so.
    pub fn legal_with(&self, seat: u8, prefix: &str) -> Vec<String> {
        self.legal(seat).into_iter().filter(|text| text.starts_with(prefix)).collect()
    }

    pub fn view(&self, who: Observer) -> Value {
        self.game.view_json(&self.game.view(&self.s, who))
    }

    pub fn all(&self) -> Value {
        self.view(Observer::All)
    }

    pub fn node(&self) -> &'static str {
        self.s.table.stack.top().name()
    }

    pub fn actor(&self) -> Option<u8> {
        self.game.node(&self.s).acting().first().map(|seat| seat.0)
    }

    pub fn ranking(&self) -> Ranking {
        match self.game.node(&self.s) {
            Node::Terminal(ranking) => ranking,
            node => panic!("not over: {node:?}"),
        }
    }

    /// Gives a seat exactly these goods; the rest of the stock changes with it.
    pub fn goods(&mut self, seat: u8, text: &str) -> &mut Desk {
        let goods: Goods = text.parse().expect("a multiset");
        let old = std::mem::replace(&mut self.kit(seat).stock, goods);
        self.t().supply.add(&old);
        self.t().supply.remove(&goods);
        self
    }

    pub fn stock(&self, seat: u8) -> String {
        self.s.table.kits[usize::from(seat)].stock.to_string()
    }

    /// Moves a pixie from a colour's mine to a space.
    pub fn pixie(&mut self, color: u8, space: usize) -> &mut Desk {
        self.kit(color).slaves -= 1;
        self.t().pyramid[space - 1] = color;
        self
    }

    pub fn at(&self, space: usize) -> u8 {
        self.s.table.pyramid[space - 1]
    }

    /// Gives a seat a skill from the board.
    pub fn skill(&mut self, seat: u8, letter: &str) -> &mut Desk {
        let skill: Skill = letter.parse().expect("a skill");
        self.t().board_skills &= !skill.bit();
        self.kit(seat).skill = Some(skill);
        self
    }

    /// Gives a seat a single-use tile from the board.
    pub fn single(&mut self, seat: u8, letter: &str) -> &mut Desk {
        let single: Single = letter.parse().expect("a tile");
        self.t().board_single &= !single.bit();
        self.kit(seat).single = Some(single);
        self
    }

    /// Makes it this seat's turn.
    pub fn turn(&mut self, seat: u8) -> &mut Desk {
        self.t().stack.replace(Task::Act(Seat(seat)));
        self
    }

    /// Ends the action phase: the seat to act uses its last disc on an apple.
    pub fn end_actions(&mut self) {
        let actor = self.actor().expect("somebody acts");
        for kit in &mut self.s.table.kits {
            kit.discs = 0;
        }
        self.kit(actor).discs = 1;
        self.play(actor, "17:+A");
    }

    /// Ends the action phase, and the Queen wants this; goods stay as they were.
    pub fn demand(&mut self, food: &str) {
        let actor = self.actor().expect("somebody acts");
        let before = self.stock(actor);
        self.end_actions();
        self.goods(actor, &before);
        self.chance(&format!("demand:{food}"));
    }

    /// Everybody offers, in table order.
    pub fn offers(&mut self, offers: &[&str]) {
        for (seat, offer) in (0..).zip(offers) {
            self.play(seat, &format!("offer:{offer}"));
        }
    }

    /// The punishment points of each seat.
    pub fn crowns(&self) -> Vec<u16> {
        self.s.table.kits[..usize::from(self.game.seats())].iter().map(|kit| kit.punishment).collect()
    }
}
