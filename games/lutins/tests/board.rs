//! Tables for tests: positions drawn as pictures and played by their strings, through the public interface.

use feerie_core::{Actor, Clause, Fault, Game, Legal, Log, Node, Observer, Options as _, Ranking, Seat};
use feerie_lutins::Lutins;
use feerie_lutins::board::{Cell, Color};
use feerie_lutins::options::Options;
use feerie_lutins::phase::Phase;
use feerie_lutins::state::{Piece, State};
use serde_json::{Value, json};

/// A game and its position.
#[derive(Clone)]
pub struct Table {
    pub game: Lutins,
    pub state: State,
}

impl Table {
    /// The start of a game with default options.
    pub fn new(seats: u8) -> Table {
        Table::with(seats, json!({}))
    }

    /// The start of a game with these options.
    pub fn with(seats: u8, options: Value) -> Table {
        let given = options.as_object().expect("options are an object");
        let game =
            Lutins::new(Options::read(given, seats).expect("options are valid"), seats).expect("seats are valid");
        let state = game.start();
        Table { game, state }
    }

    /// The same table with the pieces of a picture instead of its own, in the lutin step of the same seat.
    ///
    /// A picture has ten rows, from the north: six cells, eight, six rows of ten, eight, six. `.` is free, `*` a
    /// tree, `#` the tree that moved last, `B`, `Y`, `V` and `R` are lutins. Digits and small letters are labels.
    pub fn drawn(mut self, picture: &str) -> Table {
        self.clear();
        let is_label = |word: &str| word.chars().all(|c| c.is_ascii_digit() || c.is_ascii_lowercase());
        let rows: Vec<Vec<&str>> = picture
            .lines()
            .map(|line| line.split_whitespace().filter(|word| !is_label(word)).collect())
            .filter(|row: &Vec<&str>| !row.is_empty())
            .collect();
        assert_eq!(rows.len(), 10, "a picture has ten rows");
        for (row, words) in (0..10).rev().zip(rows) {
            let cells: Vec<Cell> = (0..10).filter_map(|col| Cell::at(col, row)).collect();
            assert_eq!(words.len(), cells.len(), "row {row} of the picture has {words:?}");
            for (word, cell) in words.into_iter().zip(cells) {
                self.put(word, cell);
            }
        }
        self
    }

    /// The same with a list instead of a picture: a symbol, the cells where it stands, the next symbol.
    pub fn listed(mut self, list: &str) -> Table {
        self.clear();
        let mut symbol = ".";
        for word in list.split_whitespace() {
            match word.parse() {
                Ok(cell) => self.put(symbol, cell),
                Err(_) => symbol = word,
            }
        }
        self
    }

    fn clear(&mut self) {
        self.state =
            State { trees: 0, forest: [0; 4], waiting: [0; 4], home: [0; 4], phase: Phase::Lutin, ..self.state };
    }

    fn put(&mut self, symbol: &str, cell: Cell) {
        let color = match symbol {
            "." => return,
            "*" | "#" => {
                assert!(cell.is_forest(), "a tree on {cell}");
                self.state.trees |= cell.bit();
                if symbol == "#" {
                    self.state.last_tree = Some(cell);
                }
                return;
            }
            "B" => Color::Blue,
            "Y" => Color::Yellow,
            "V" => Color::Violet,
            "R" => Color::Red,
            other => panic!("{other:?} on {cell}"),
        };
        match cell.start() {
            None => self.state.forest[color as usize] |= cell.bit(),
            Some((side, i)) if side == color => self.state.waiting[color as usize] |= 1 << i,
            Some((side, i)) if side == color.opposite() => self.state.home[color as usize] |= 1 << i,
            Some(_) => panic!("a {} lutin on {cell}", color.name()),
        }
    }

    /// The same position in the tree step.
    pub fn tree_step(mut self) -> Table {
        self.state.phase = Phase::Tree;
        self
    }

    /// The same position in the lutin step.
    pub fn lutin_step(mut self) -> Table {
        self.state.phase = Phase::Lutin;
        self
    }

    /// The same position, with another seat's turn.
    pub fn turn_of(mut self, seat: u8) -> Table {
        self.state.mover = Seat(seat);
        self
    }

    /// The same position, with this colour due for its owner.
    pub fn due(mut self, seat: usize, color: Color) -> Table {
        self.state.due[seat] = Some(color);
        self
    }

    /// The seat to decide.
    pub fn actor(&self) -> Option<u8> {
        match self.game.node(&self.state) {
            Node::Decision(seat) => Some(seat.0),
            _ => None,
        }
    }

    /// How the game came out.
    pub fn ranking(&self) -> Ranking {
        match self.game.node(&self.state) {
            Node::Terminal(ranking) => ranking,
            node => panic!("the game goes on: {node:?}"),
        }
    }

    /// Everything that the seat to decide may play, as sorted strings.
    pub fn legal(&self) -> Vec<String> {
        let Some(seat) = self.actor() else { return Vec::new() };
        let mut legal = Legal::new();
        self.game.legal(&self.state, Seat(seat), &mut legal);
        let mut strings: Vec<String> = legal.iter().map(ToString::to_string).collect();
        strings.sort_unstable();
        strings
    }

    /// What the seat to decide may play that starts so.
    pub fn legal_from(&self, start: &str) -> Vec<String> {
        self.legal().into_iter().filter(|step| step.starts_with(start)).collect()
    }

    /// What a seat's step is answered: nothing if it is legal, else the kind of refusal and the clause.
    pub fn answer(&self, seat: u8, step: &str) -> Result<(), (Fault, Option<Clause>)> {
        let actor = Actor::Seat(Seat(seat));
        self.game.may_act(&self.state, actor)?;
        match self.game.read_action(step) {
            Ok(action) => self.game.check(&self.state, Seat(seat), action).map_err(|c| (Fault::Illegal, Some(c))),
            Err(_) => Err((Fault::Illegal, Some(self.game.malformed(&self.state, actor, step)))),
        }
    }

    /// The clause that a step of the seat to decide breaks; `ok` if it breaks none. The list must agree.
    pub fn why(&self, step: &str) -> &'static str {
        let answer = self.answer(self.actor().unwrap_or(0), step);
        assert_eq!(answer.is_ok(), self.legal().iter().any(|listed| listed == step), "{step}: listed is not checked");
        match answer {
            Ok(()) => "ok",
            Err((_, clause)) => clause.map_or("", Clause::id),
        }
    }

    /// Plays steps of whoever is to decide, and gives the events of all of them.
    pub fn play(&mut self, steps: &str) -> Vec<Value> {
        let mut log = Log::default();
        for step in steps.split_whitespace() {
            let seat = self.actor().expect("the game goes on");
            assert_eq!(self.answer(seat, step), Ok(()), "{step} of {steps:?}");
            let action = self.game.read_action(step).expect("an action");
            self.game.play(&mut self.state, Seat(seat), action, &mut log);
        }
        log.0.iter().map(|event| serde_json::to_value(event).expect("events are JSON")).collect()
    }

    /// What everybody sees.
    pub fn view(&self) -> Value {
        self.game.view_json(&self.game.view(&self.state, Observer::Watcher))
    }

    /// What stands on a cell.
    pub fn piece(&self, cell: &str) -> Option<Piece> {
        self.state.piece(cell.parse().expect("a cell"))
    }
}
