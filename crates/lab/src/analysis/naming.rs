//! What a variant's numbers are called, without the types of its game.

use feerie_catalog::{Catalog, Visitor, visit};
use feerie_core::measure::{Key, Kind, Label, Measured, Pace, Quantity};
use feerie_core::{Clause, GameInfo, Heuristic};
use feerie_table::Games;
use feerie_words::{Lang, Words};

use crate::plan::{self, Variant};
use crate::trial::line::GameLine;

/// The names of a variant's numbers.
#[derive(Clone, Debug)]
pub struct Naming {
    /// The game.
    pub info: GameInfo,
    /// Its quantities, in the order of the data.
    pub quantities: Vec<Quantity>,
    /// Its kinds of actions, in the order of the data.
    pub kinds: Vec<Kind>,
    /// The clauses that can be seen at work.
    pub witnessable: &'static [Clause],
    /// How long people take.
    pub pace: Pace,
}

impl Naming {
    /// The names of a variant.
    pub fn of(game: &str, variant: &Variant) -> Result<Naming, String> {
        visit(game, Name(variant)).unwrap_or_else(|| Err(format!("no game is called {game:?}")))
    }

    /// How long people would take, estimated.
    pub fn minutes(&self, line: &GameLine) -> f64 {
        let decisions = f64::from(line.decisions());
        let bits = line.tenths.iter().map(|&tenth| f64::from(tenth)).sum::<f64>() / 10.0 * decisions;
        (self.pace.base * decisions + self.pace.per_bit * bits + self.pace.chance * f64::from(line.chance)) / 60.0
    }

    /// All uses in the order of the data: kind and key.
    pub fn uses(&self) -> Vec<(&Kind, Option<&Key>)> {
        self.kinds
            .iter()
            .flat_map(|kind| {
                let keys: Vec<Option<&Key>> =
                    if kind.keys.is_empty() { vec![None] } else { kind.keys.iter().map(Some).collect() };
                keys.into_iter().map(move |key| (kind, key))
            })
            .collect()
    }
}

/// A key in the words' language.
pub fn say_key(key: &Key, words: &Words) -> String {
    match &key.label {
        Label::Same => key.id.clone(),
        Label::Word(message) => words.say(message, &[]),
        Label::Choice(message, argument) => words.say(message, &[(argument, key.id.as_str().into())]),
        Label::Text { fr, en } => match words.lang() {
            Lang::Fr => fr.clone(),
            Lang::En => en.clone(),
        },
    }
}

/// Words in both languages, French first.
pub fn both_words() -> Result<[Words; 2], String> {
    let infos = Catalog.infos();
    let words = |lang| Words::new(lang, &infos).map_err(|error| error.to_string());
    Ok([words(Lang::Fr)?, words(Lang::En)?])
}

struct Name<'a>(&'a Variant);

impl Visitor for Name<'_> {
    type Output = Result<Naming, String>;

    fn visit<G: Heuristic + Measured>(self) -> Self::Output {
        let rules: G = plan::rules(self.0).map_err(|error| error.to_string())?;
        Ok(Naming {
            info: G::INFO,
            quantities: rules.quantities(),
            kinds: rules.kinds(),
            witnessable: rules.witnessable(),
            pace: rules.pace(),
        })
    }
}
