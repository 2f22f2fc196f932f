//! Laying out positions, and playing windows.

use feerie_core::{Actor, Fault, Game, Log, NoEvents, Node, Observer, Options as _, Seat};
use feerie_elementals::Elementals;
use feerie_elementals::action::{Action, Outcome};
use feerie_elementals::cards::{Card, DECK, cards_of};
use feerie_elementals::event::Event;
use feerie_elementals::options::Options;
use feerie_elementals::phase::{Opened, Phase, Window};
use feerie_elementals::piles::{PileId, Piles};
use feerie_elementals::state::State;
use serde_json::{Value, json};

/// A table and its position.
pub struct Scene {
    pub game: Elementals,
    pub s: State,
}

pub fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|code| code.parse().expect(code)).collect()
}

pub fn rules(seats: u8, options: Value) -> Elementals {
    let options = Options::read(options.as_object().unwrap(), seats).unwrap();
    Elementals::new(options, seats).unwrap()
}

impl Scene {
    /// A game in which seat 0 begins (unless the options say otherwise) and these cards lie on top of the packets.
    pub fn deal(seats: u8, mut options: Value, tops: &[&str]) -> Scene {
        if options.get("first").is_none() {
            options["first"] = json!("0");
        }
        let game = rules(seats, options);
        let mut s = game.start();
        let tops: Vec<Vec<Card>> = (0..usize::from(seats)).map(|seat| cards(tops.get(seat).unwrap_or(&""))).collect();
        let used = tops.iter().flatten().fold(0, |set, card| set | card.bit());
        let mut rest = cards_of(DECK & !used);
        let mut deck = Vec::new();
        for top in tops {
            let missing = 60 / usize::from(seats) - top.len();
            deck.extend(top);
            deck.extend(rest.by_ref().take(missing));
        }
        let deal = Outcome::Deal(deck.into_iter().collect());
        assert_eq!(game.admit(&s, &deal), Ok(()));
        game.resolve(&mut s, &deal, &mut NoEvents);
        Scene { game, s }
    }

    /// A position with an open window on the top of the turner's pile. Cards not named are nowhere: they have been
    /// set aside long ago, as far as the rules can tell.
    pub fn lay(options: Value, packets: &[&str], piles: &[&str], middle: &str, turner: u8) -> Scene {
        let game = rules(packets.len() as u8, options);
        let mut s = game.start();
        let mut cards_at = Piles::new();
        let mut put = |place, text: &str| cards(text).into_iter().for_each(|card| cards_at.push(place, card));
        for (seat, text) in Seat::all(6).zip(packets) {
            put(PileId::packet(seat), text);
        }
        for (seat, text) in Seat::all(6).zip(piles) {
            put(PileId::pile(seat), text);
        }
        put(PileId::MIDDLE, middle);
        let turner = Seat(turner);
        let top = cards_at.last(PileId::pile(turner)).expect("the turner has turned a card");
        s.cards = cards_at;
        s.first = Some(Seat(0));
        s.phase = Phase::React(Window::on(Opened::Pile, turner, top));
        s.waiting = s.playing;
        s.turns = 3;
        Scene { game, s }
    }

    /// Everyone still to commit does: these so, the others `none`. What happened is returned.
    pub fn react(&mut self, reactions: &[(u8, &str)]) -> Vec<Event> {
        let mut log = Log::default();
        for &(seat, text) in reactions {
            self.commit(seat, text, &mut log);
        }
        while let Node::Simultaneous(waiting) = self.game.node(&self.s)
            && log.0.is_empty()
        {
            self.commit(waiting.first().unwrap().0, "none", &mut log);
        }
        log.0
    }

    pub fn commit(&mut self, seat: u8, text: &str, log: &mut Log<Event>) {
        let action: Action = self.game.read_action(text).expect(text);
        assert_eq!(self.game.check(&self.s, Seat(seat), action), Ok(()), "{text}");
        self.game.play(&mut self.s, Seat(seat), action, log);
    }

    /// Chance answers.
    pub fn chance(&mut self, text: &str) -> Vec<Event> {
        let mut log = Log::default();
        let outcome = self.game.read_outcome(text).expect(text);
        assert_eq!(self.game.admit(&self.s, &outcome), Ok(()), "{text}");
        self.game.resolve(&mut self.s, &outcome, &mut log);
        log.0
    }

    /// The fault and the clause with which a seat's string is refused, as a table does it; none if it is legal.
    pub fn refusal(&self, actor: Actor, text: &str) -> Option<(Fault, &'static str)> {
        if let Err((fault, clause)) = self.game.may_act(&self.s, actor) {
            return Some((fault, clause.unwrap().id()));
        }
        let verdict = match actor {
            Actor::Seat(seat) => match self.game.read_action(text) {
                Ok(action) => self.game.check(&self.s, seat, action),
                Err(_) => Err(self.game.malformed(&self.s, actor, text)),
            },
            Actor::Chance => match self.game.read_outcome(text) {
                Ok(outcome) => self.game.admit(&self.s, &outcome),
                Err(_) => Err(self.game.malformed(&self.s, actor, text)),
            },
        };
        verdict.err().map(|clause| (Fault::Illegal, clause.id()))
    }

    /// The clause that refuses a seat's string.
    pub fn refused(&self, seat: u8, text: &str) -> &'static str {
        self.refusal(Actor::Seat(Seat(seat)), text).map_or("legal", |(_, clause)| clause)
    }

    fn text(&self, place: PileId) -> String {
        let codes: Vec<String> = self.s.cards.iter(place).map(|card| card.to_string()).collect();
        codes.join(" ")
    }

    pub fn packet(&self, seat: u8) -> String {
        self.text(PileId::packet(Seat(seat)))
    }

    pub fn pile(&self, seat: u8) -> String {
        self.text(PileId::pile(Seat(seat)))
    }

    pub fn middle(&self) -> String {
        self.text(PileId::MIDDLE)
    }

    pub fn hand(&self, seat: u8) -> u8 {
        self.s.hand(Seat(seat))
    }

    pub fn hands(&self) -> Vec<u8> {
        Seat::all(self.game.seats()).map(|seat| self.s.hand(seat)).collect()
    }

    /// The open window: what opened it, the turner, and the cards.
    pub fn window(&self) -> (&'static str, u8, String) {
        let Phase::React(window) = self.s.phase else { panic!("no window: {:?}", self.s.phase) };
        let cards: Vec<String> = window.cards(self.game.seats()).map(|(seat, card)| format!("{seat}{card}")).collect();
        (window.kind.name(), window.turner.0, cards.join(" "))
    }

    /// Why the game is over, or "" while it goes on.
    pub fn over(&self) -> &'static str {
        match self.s.phase {
            Phase::Over(end) => end.reason(),
            _ => "",
        }
    }

    pub fn places(&self) -> Vec<u8> {
        match self.game.node(&self.s) {
            Node::Terminal(ranking) => ranking.places.to_vec(),
            node => panic!("not over: {node:?}"),
        }
    }

    pub fn scores(&self) -> Vec<i32> {
        match self.game.node(&self.s) {
            Node::Terminal(ranking) => ranking.scores.to_vec(),
            node => panic!("not over: {node:?}"),
        }
    }

    pub fn shown(&self, who: Observer) -> Value {
        self.game.view_json(&self.game.view(&self.s, who))
    }

    pub fn playing(&self) -> Vec<u8> {
        self.s.playing.iter().map(|seat| seat.0).collect()
    }
}

/// The events in short: `turn 1 faa pile`, `win 0 5`, …
pub fn told(events: &[Event]) -> Vec<String> {
    let short = |event: &Event| {
        let Value::Object(map) = serde_json::to_value(event).unwrap() else { panic!("an event is an object") };
        let mut words = vec![map["event"].as_str().unwrap().to_owned()];
        for key in ["seat", "action", "right", "card", "cards", "to", "each", "kind", "turner", "reason"] {
            if let Some(value) = map.get(key) {
                words.push(value.as_str().map_or_else(|| value.to_string(), str::to_owned));
            }
        }
        words.join(" ")
    };
    events.iter().map(short).collect()
}
