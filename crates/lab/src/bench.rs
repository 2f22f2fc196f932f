//! A change tried out in memory: a few hundred games of a game as it is and as it would be, for a page that shows them grow.

use feerie_catalog::{Catalog, Visitor, visit};
use feerie_core::{Heuristic, Measured, SetupError};
use feerie_table::Games as _;
use serde_json::{Map, Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::analysis::compare::HEADLINE;
use crate::plan::{self, Bot, Plan, Variant, Wishes};
use crate::run::{self, RunError, lineups};
use crate::trial::line::GameLine;
use crate::trial::meter::Gauge;

/// The metric that tells who gains from a change, where seats have different bands or boards.
const SEAT: &str = "seat.0";

/// A change to be tried.
#[derive(Clone, Debug, PartialEq)]
pub struct Trial {
    /// The game.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// Who plays, as plans write it.
    pub bots: Vec<String>,
    /// Games of each variant, rounded up to whole deals.
    pub games: u32,
    /// All chance follows from it.
    pub seed: u64,
    /// Options of both variants.
    pub options: Map<String, Value>,
    /// Options that are tried: the second variant has them in their place.
    pub changes: Map<String, Value>,
}

/// Why a change cannot be tried.
#[derive(Clone, Debug, PartialEq)]
pub enum TrialError {
    /// There is no game of this name.
    UnknownGame(String),
    /// One of the two tables cannot be set up.
    Setup(SetupError),
    /// These bots cannot play it.
    Bots(String),
}

impl Trial {
    /// What is to be played: two variants, checked.
    pub fn plan(&self) -> Result<Plan, TrialError> {
        let infos = Catalog.infos();
        let info =
            infos.iter().find(|info| info.id == self.game).ok_or_else(|| TrialError::UnknownGame(self.game.clone()))?;
        if !info.seats_range().contains(&self.seats) {
            let (least, most) = info.seats;
            return Err(TrialError::Setup(SetupError::Seats { given: self.seats.into(), allowed: least..=most }));
        }
        let bots: Vec<Bot> = plan::read_bots(&self.bots, info, self.seats).map_err(TrialError::Bots)?;
        let base = Variant { settings: Vec::new(), options: self.options.clone(), seats: self.seats, bots };
        let mut changed = base.clone();
        for (name, value) in &self.changes {
            changed.options.insert(name.clone(), value.clone());
            changed.settings.push((name.clone(), label(name, value)));
        }
        for variant in [&base, &changed] {
            visit(info.id, Check(variant)).unwrap_or(Ok(())).map_err(TrialError::Setup)?;
        }
        let deals = self.games.div_ceil(lineups(&base).len().max(1) as u32).max(1);
        let headline = HEADLINE.iter().copied().chain([SEAT]).map(str::to_owned).collect();
        Ok(Plan {
            name: format!("lab-{}", self.game),
            game: self.game.clone(),
            deals,
            seed: self.seed,
            variants: vec![base, changed],
            cross: None,
            wishes: Wishes { headline, ..Wishes::default() },
            text: self.written(deals),
        })
    }

    /// The same as a plan's file, for `feerie lab run`. Every change is a factor there, and all their combinations are
    /// played: which of several changes does what is the next question.
    fn written(&self, deals: u32) -> String {
        let factors: Vec<Value> = self
            .changes
            .iter()
            .filter_map(|(name, value)| {
                let before = self.options.get(name).cloned().or_else(|| default_of(&self.game, name))?;
                Some(json!({"option": name, "values": [before, value]}))
            })
            .collect();
        let file = json!({
            "format": 1, "game": self.game, "seats": self.seats, "bots": self.bots, "deals": deals, "seed": self.seed,
            "kind": "grid", "options": self.options, "factor": factors,
        });
        // Options hold nothing that this form cannot: texts, numbers and yes or no.
        toml::to_string_pretty(&file).unwrap_or_default()
    }
}

/// A value as people read it; a whole file is called by its option.
fn label(name: &str, value: &Value) -> String {
    match value.as_str() {
        Some(text) if text.contains('\n') => text_name(name),
        Some(text) => text.to_owned(),
        None => value.to_string(),
    }
}

/// What a text is called that is tried in an option.
pub fn text_name(option: &str) -> String {
    format!("{option}.toml")
}

/// The value of an option where nothing is said.
fn default_of(game: &str, name: &str) -> Option<Value> {
    let described = feerie_table::describe_games(&Catalog);
    let games = described["games"].as_array()?;
    let card = games.iter().find(|card| card["id"] == game)?;
    card["options"].get(name).map(|option| option["default"].clone())
}

struct Check<'a>(&'a Variant);

impl Visitor for Check<'_> {
    type Output = Result<(), SetupError>;

    fn visit<G: Heuristic + Measured>(self) -> Self::Output {
        plan::rules::<G>(self.0).map(drop)
    }
}

/// Plays deal after deal, each by all variants, and hands the games over; `cancel` ends it in the middle of a game.
pub fn play(plan: &Plan, cancel: &AtomicBool, deal: &mut dyn FnMut(Vec<Vec<GameLine>>)) -> Result<(), RunError> {
    visit(&plan.game, Play { plan, cancel, deal })
        .unwrap_or_else(|| Err(RunError::Setup(format!("no game is called {:?}", plan.game))))
}

struct Play<'a> {
    plan: &'a Plan,
    cancel: &'a AtomicBool,
    deal: &'a mut dyn FnMut(Vec<Vec<GameLine>>),
}

impl Visitor for Play<'_> {
    type Output = Result<(), RunError>;

    fn visit<G: Heuristic + Measured>(self) -> Self::Output {
        let Play { plan, cancel, deal } = self;
        let mut tables = Vec::new();
        for variant in &plan.variants {
            let rules = plan::rules::<G>(variant).map_err(|error| RunError::Setup(error.to_string()))?;
            tables.push((Gauge::new(Arc::new(rules)), lineups(variant)));
        }
        for number in 0..plan.deals {
            let mut played = Vec::new();
            for (variant, (gauge, lineups)) in tables.iter().enumerate() {
                match run::play_lines(gauge, lineups, plan.seed, variant, number, cancel) {
                    Some(lines) => played.push(lines),
                    None if cancel.load(Ordering::Relaxed) => return Ok(()),
                    None => return Err(RunError::Stuck { variant, deal: number }),
                }
            }
            deal(played);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn trial(changes: Value) -> Trial {
        Trial {
            game: "elfe".into(),
            seats: 2,
            bots: vec!["greedy".into()],
            games: 3,
            seed: 7,
            options: Map::new(),
            changes: changes.as_object().cloned().unwrap_or_default(),
        }
    }

    fn played(plan: &Plan) -> Vec<Vec<GameLine>> {
        let mut all = vec![Vec::new(); plan.variants.len()];
        play(plan, &AtomicBool::new(false), &mut |deal| {
            all.iter_mut().zip(deal).for_each(|(own, lines)| own.extend(lines));
        })
        .unwrap();
        all
    }

    #[test]
    fn what_changes_nothing_plays_the_same_games() {
        let plan = trial(json!({"win": "contact"})).plan().unwrap();
        let games = played(&plan);
        assert_eq!(games[0].len(), 3);
        let without =
            |lines: &[GameLine]| lines.iter().map(|line| GameLine { v: 0, ..line.clone() }).collect::<Vec<_>>();
        assert_eq!(without(&games[0]), without(&games[1]), "the same dice for both");
        let other = played(&trial(json!({"win": "court"})).plan().unwrap());
        assert_eq!(without(&games[0]), without(&other[0]), "the game as it is does not depend on what is tried");
        assert_ne!(without(&other[0]), without(&other[1]));
    }

    #[test]
    fn what_is_tried_here_is_a_plan_for_the_command() {
        let tried = trial(json!({"win": "court"})).plan().unwrap();
        let read = Plan::read("lab-elfe", &tried.text, Path::new(".")).unwrap();
        assert_eq!((read.deals, read.seed, read.variants.len()), (tried.deals, tried.seed, 2), "{}", tried.text);
        assert_eq!(played(&read)[1], played(&tried)[1]);
    }

    #[test]
    fn what_cannot_be_played_is_named() {
        let wrong = |tried: Trial| tried.plan().unwrap_err();
        assert_eq!(wrong(Trial { game: "chess".into(), ..trial(json!({})) }), TrialError::UnknownGame("chess".into()));
        assert!(matches!(wrong(Trial { seats: 9, ..trial(json!({})) }), TrialError::Setup(SetupError::Seats { .. })));
        assert!(matches!(wrong(trial(json!({"win": "never"}))), TrialError::Setup(SetupError::Option { .. })));
        assert!(matches!(wrong(Trial { bots: vec!["wizard".into()], ..trial(json!({})) }), TrialError::Bots(_)));
    }

    #[test]
    fn whoever_cancels_gets_what_was_played() {
        let plan = trial(json!({"win": "court"})).plan().unwrap();
        let (cancel, mut deals) = (AtomicBool::new(false), 0);
        play(&plan, &cancel, &mut |_| {
            deals += 1;
            cancel.store(true, Ordering::Relaxed);
        })
        .unwrap();
        assert_eq!(deals, 1);
    }
}
