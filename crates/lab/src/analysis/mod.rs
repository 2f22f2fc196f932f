//! What the games of a run say: each variant by itself, and against the baseline.

pub mod compare;
pub mod cross;
pub mod duel;
pub mod metric;
pub mod naming;
pub mod uses;
pub mod variant;

use serde::Serialize;

use crate::run::folder::Games;
use crate::run::{lineups, planned};
use crate::trial::line::GameLine;
use compare::Comparison;
use cross::CrossTable;
use variant::VariantResult;

/// Everything that a report shows, and its JSON.
#[derive(Clone, Debug, Serialize)]
pub struct Analysis {
    /// The plan's name.
    pub name: String,
    /// The plan's hash.
    pub hash: String,
    /// The game.
    pub game: String,
    /// The seed.
    pub seed: u64,
    /// Deals that every variant has played.
    pub deals: u32,
    /// Deals of the plan.
    pub planned_deals: u32,
    /// Games that are looked at.
    pub games: u64,
    /// Games of the plan.
    pub planned_games: u64,
    /// The program's version.
    pub version: String,
    /// The edition of the rules.
    pub edition: u32,
    /// The variants; the first is the baseline.
    pub variants: Vec<VariantResult>,
    /// Differences to the baseline. Without verdicts as long as games are missing.
    pub comparisons: Vec<Comparison>,
    /// Where two options were crossed.
    pub cross: Option<CrossTable>,
}

impl Analysis {
    /// Whether all games of the plan are there.
    pub fn is_whole(&self) -> bool {
        self.deals == self.planned_deals
    }

    /// Looks at all games.
    pub fn of(games: &Games) -> Result<Analysis, String> {
        let plan = &games.plan;
        let mut variants = Vec::new();
        let mut columns = Vec::new();
        for (number, (variant, lines)) in plan.variants.iter().zip(&games.lines).enumerate() {
            let (mut result, values) = variant::analyse(&plan.game, variant, &lineups(variant), lines)?;
            let mut pairs = lines.iter().zip(&games.lines[0]);
            let is_alike = |(own, base): (&GameLine, &GameLine)| GameLine { v: base.v, ..own.clone() } == *base;
            result.unchanged = number > 0 && lines.len() == games.lines[0].len() && pairs.all(is_alike);
            variants.push(result);
            columns.push(values);
        }
        let deals = games.lines.iter().map(|own| own.last().map_or(0, |line| line.i + 1)).min().unwrap_or(0);
        let comparisons = match plan.cross {
            Some(_) => Vec::new(),
            None => compare::compare(plan, &variants, &columns, deals == plan.deals),
        };
        Ok(Analysis {
            name: plan.name.clone(),
            hash: plan.hash(),
            game: plan.game.clone(),
            seed: plan.seed,
            deals,
            planned_deals: plan.deals,
            games: games.lines.iter().map(|own| own.len() as u64).sum(),
            planned_games: planned(plan),
            version: games.header.version.clone(),
            edition: games.header.edition,
            comparisons,
            cross: plan.cross.as_ref().map(|cross| cross::table(cross, plan, &games.lines)),
            variants,
        })
    }
}
