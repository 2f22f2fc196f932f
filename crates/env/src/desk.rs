//! One game with everything that can be asked of it, its actions as text or as tokens.

use feerie_advice::AdvisedTable;
use feerie_core::encode::{Encode, Feature, Features, LONGEST_WORD, MOMENTS, Word, moments};
use feerie_core::game::{action_text, outcome_text};
use feerie_core::{Actor, Dice, Game, Heuristic, Legal, Node, Observer, Refusal, Seat};
use feerie_table::{AnyTable, Table};
use serde_json::Value;
use std::fmt;

use crate::listing::{Listing, Said};
use crate::row::prefix_features;

/// How many tokens of a word may have been said before it is whole.
pub const PREFIX: usize = LONGEST_WORD - 1;

/// Why a desk refuses.
#[derive(Clone, Debug, PartialEq)]
pub enum DeskError {
    /// The rules refuse.
    Refused(Refusal),
    /// A word was begun, and another seat speaks.
    Begun(Seat),
    /// The table's own data goes beyond what the tokens can say.
    Mute,
}

impl fmt::Display for DeskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeskError::Refused(refusal) => refusal.fmt(f),
            DeskError::Begun(seat) => write!(f, "seat {seat} has begun to say what it does"),
            DeskError::Mute => f.write_str("the table's own data goes beyond the action space"),
        }
    }
}

impl std::error::Error for DeskError {}

impl From<Refusal> for DeskError {
    fn from(refusal: Refusal) -> Self {
        DeskError::Refused(refusal)
    }
}

/// A board as planes.
pub struct Planes {
    /// How many there are, and their rows and columns.
    pub shape: [usize; 3],
    /// What is not zero on them, place by place, plane after plane.
    pub lit: Vec<Feature>,
}

/// A game in progress whose seats may also speak in tokens.
pub struct Desk<G: Game> {
    table: Table<G>,
    /// The word that a seat has begun.
    begun: Option<(Seat, Listing<G>)>,
}

/// A desk of any game.
pub trait AnyDesk: Send + Sync {
    /// The table.
    fn table(&self) -> &dyn AdvisedTable;
    /// How many numbers an observation has.
    fn observation_size(&self) -> usize;
    /// How many tokens there are.
    fn tokens(&self) -> usize;
    /// Writes what a seat sees, and what it has said of its word.
    fn observe(&self, seat: Seat, out: &mut [f32]);
    /// What a seat sees of the board; none where there is no board of squares.
    fn planes(&self, seat: Seat) -> Option<Planes>;
    /// Every action of a seat with its word.
    fn words(&self, seat: Seat) -> Vec<(String, Word)>;
    /// The tokens that a seat may say next, in order; none if it is not to act.
    fn next_tokens(&self, seat: Seat) -> Vec<u16>;
    /// The actions that a token would leave, as text.
    fn meant(&self, seat: Seat, token: u16) -> Vec<String>;
    /// Says a token for a seat; the action that was played if its word is whole now.
    fn say(&mut self, seat: Seat, token: u16) -> Result<Option<String>, DeskError>;
    /// Who has begun a word, and what was said of it.
    fn begun(&self) -> Option<(Seat, &[u16])>;
    /// Plays a step given as text; a reaction that is listed without a time is made at the moment in the middle. A word that
    /// was begun is forgotten.
    fn advance(&mut self, actor: Actor, text: &str) -> Result<(), DeskError>;
    /// Plays what the table's own dice answer.
    fn roll(&mut self) -> Result<String, DeskError>;
    /// An outcome as chance might answer here, drawn by a number; none where chance is not asked.
    fn draw(&self, number: u64) -> Option<String>;
    /// A desk in a position that an observer might be in, hidden things drawn by a number. Its steps are still those of
    /// this one, and do not lead there.
    fn imagine(&self, who: Observer, number: u64) -> Box<dyn AnyDesk>;
    /// A desk in a position that looks like this view on the wire, hidden things drawn by a number; none if the game cannot
    /// read it. Its steps are still those of this one, and do not lead there.
    fn see(&self, view: &Value, number: u64) -> Option<Box<dyn AnyDesk>>;
    /// A desk of its own in the same position.
    fn fork(&self) -> Box<dyn AnyDesk>;
}

impl<G: Heuristic + Encode> Desk<G> {
    /// A desk at a table.
    pub fn new(table: Table<G>) -> Self {
        Desk { table, begun: None }
    }

    /// What a seat may say: from where it has begun, or afresh.
    fn listing(&self, seat: Seat) -> Listing<G> {
        match &self.begun {
            Some((speaker, listing)) if *speaker == seat => listing.clone(),
            _ => self.fresh_listing(seat),
        }
    }

    /// A reaction as it is listed, without its time, made at the moment in the middle: whatever is listed can be played.
    fn at_a_moment(&self, actor: Actor, text: &str) -> Option<String> {
        let Actor::Seat(seat) = actor else { return None };
        let (game, mut listed) = (&**self.table.game(), Legal::new());
        if self.table.node().acting().contains(seat) {
            game.legal(self.table.state(), seat, &mut listed);
        }
        let action = listed.iter().copied().find(|action| action_text(game, action) == text)?;
        let ms = moments(&game.timed(&action)?)[MOMENTS / 2];
        Some(action_text(game, &game.at_time(action, ms)))
    }

    fn fresh_listing(&self, seat: Seat) -> Listing<G> {
        let mut listing = Listing::default();
        if self.table.node().acting().contains(seat) {
            let (game, state) = (&**self.table.game(), self.table.state());
            listing.list(game, state, &game.view(state, Observer::Seat(seat)), seat);
        }
        listing
    }
}

impl<G: Heuristic + Encode> AnyDesk for Desk<G> {
    fn table(&self) -> &dyn AdvisedTable {
        &self.table
    }

    fn observation_size(&self) -> usize {
        G::PLAIN_FEATURES + PREFIX
    }

    fn tokens(&self) -> usize {
        G::PLAIN_TOKENS
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let (game, mut found) = (&**self.table.game(), Vec::new());
        let view = game.view(self.table.state(), Observer::Seat(seat));
        game.observe_plainly(&view, seat, &mut Features::new(&mut found));
        out.fill(0.0);
        for (feature, value) in found {
            out[usize::from(feature)] = value;
        }
        if let Some((_, said)) = self.begun().filter(|(speaker, _)| *speaker == seat) {
            prefix_features(said, G::PLAIN_TOKENS, &mut out[G::PLAIN_FEATURES..]);
        }
    }

    fn planes(&self, seat: Seat) -> Option<Planes> {
        let (rows, columns) = G::BOARD.map(|(rows, columns)| (usize::from(rows), usize::from(columns)))?;
        let (game, mut lit) = (&**self.table.game(), Vec::new());
        let view = game.view(self.table.state(), Observer::Seat(seat));
        let mut features = Features::new(&mut lit);
        game.planes(&view, seat, &mut features);
        let shape = [features.len() / (rows * columns), rows, columns];
        Some(Planes { shape, lit })
    }

    fn words(&self, seat: Seat) -> Vec<(String, Word)> {
        let game = &**self.table.game();
        self.fresh_listing(seat).words().map(|(action, word)| (action_text(game, action), word.clone())).collect()
    }

    fn next_tokens(&self, seat: Seat) -> Vec<u16> {
        let mut tokens: Vec<u16> = self.listing(seat).tokens().collect();
        tokens.sort_unstable();
        tokens.dedup();
        tokens
    }

    fn meant(&self, seat: Seat, token: u16) -> Vec<String> {
        let game = &**self.table.game();
        self.listing(seat).meant(token).map(|action| action_text(game, &action)).collect()
    }

    fn say(&mut self, seat: Seat, token: u16) -> Result<Option<String>, DeskError> {
        self.table.may_act(seat)?;
        let mut listing = match self.begun.take() {
            Some((speaker, listing)) if speaker != seat => {
                self.begun = Some((speaker, listing));
                return Err(DeskError::Begun(speaker));
            }
            Some((_, listing)) => listing,
            None => self.fresh_listing(seat),
        };
        if listing.is_mute() {
            return Err(DeskError::Mute);
        }
        match listing.say(token) {
            Said::Action(action) => {
                let text = action_text(&**self.table.game(), &action);
                self.table.advance(Actor::Seat(seat), &text)?;
                Ok(Some(text))
            }
            Said::More => {
                self.begun = Some((seat, listing));
                Ok(None)
            }
            Said::Nothing => {
                if !listing.said().is_empty() {
                    self.begun = Some((seat, listing));
                }
                // The rules say which clause a text breaks that is no action at all.
                self.table.check(Actor::Seat(seat), &format!("#{token}"))?;
                Err(DeskError::Mute)
            }
        }
    }

    fn begun(&self) -> Option<(Seat, &[u16])> {
        self.begun.as_ref().map(|(seat, listing)| (*seat, listing.said()))
    }

    fn advance(&mut self, actor: Actor, text: &str) -> Result<(), DeskError> {
        if let Err(refusal) = self.table.advance(actor, text) {
            let timed = self.at_a_moment(actor, text).ok_or(refusal)?;
            self.table.advance(actor, &timed)?;
        }
        self.begun = None;
        Ok(())
    }

    fn roll(&mut self) -> Result<String, DeskError> {
        let happened = self.table.roll()?;
        Ok(happened.step.1)
    }

    fn draw(&self, number: u64) -> Option<String> {
        let (game, state) = (&**self.table.game(), self.table.state());
        (game.node(state) == Node::Chance)
            .then(|| outcome_text(game, &game.draw(state, &mut Dice::from_number(number))))
    }

    fn imagine(&self, who: Observer, number: u64) -> Box<dyn AnyDesk> {
        let begun = self.begun.clone().filter(|(seat, _)| who.knows(*seat));
        Box::new(Desk { table: self.table.imagined(who, &mut Dice::from_number(number)), begun })
    }

    fn see(&self, view: &Value, number: u64) -> Option<Box<dyn AnyDesk>> {
        let table = self.table.seen(view, &mut Dice::from_number(number))?;
        Some(Box::new(Desk { table, begun: None }))
    }

    fn fork(&self) -> Box<dyn AnyDesk> {
        Box::new(Desk { table: self.table.clone(), begun: self.begun.clone() })
    }
}
