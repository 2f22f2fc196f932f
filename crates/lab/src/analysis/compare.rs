//! Variants against the baseline, on the same deals.

use serde::Serialize;

use super::metric::Unit;
use super::variant::{Column, VariantResult};
use crate::plan::Plan;
use crate::stats::paired::Difference;
use crate::stats::verdict::{Verdict, benjamini_hochberg, holm};

/// Metrics that sentences are about where the plan does not say. Not luck: it is a lower bound, and how close depends on how
/// well the evaluation knows each variant.
pub const HEADLINE: [&str; 4] = ["order.first", "turns", "choices", "leader.50"];
/// The least difference of a share that matters.
const SHARE_MATTERS: f64 = 0.03;
/// The least difference of a length or a width that matters, as a part of it.
const PART_MATTERS: f64 = 0.05;
/// Of any other number, in standard deviations.
const SPREAD_MATTERS: f64 = 0.1;

/// A difference to the baseline.
#[derive(Clone, Debug, Serialize)]
pub struct Comparison {
    /// The variant.
    pub variant: usize,
    /// The metric.
    pub metric: String,
    /// How it is written.
    pub unit: Unit,
    /// Whether sentences are about it.
    pub headline: bool,
    /// What the baseline has.
    pub baseline: f64,
    /// What the variant has.
    pub value: f64,
    /// How much more the variant has, deal by deal.
    #[serde(flatten)]
    pub difference: Difference,
    /// The chance of being fooled, adjusted for all that was looked at.
    pub adjusted: f64,
    /// The least difference that matters.
    pub matters: f64,
    /// What may be said; nothing as long as games are missing.
    #[serde(flatten)]
    pub verdict: Option<Verdict>,
}

/// Compares every variant that has as many seats with the first.
pub fn compare(plan: &Plan, results: &[VariantResult], columns: &[Vec<Column>], is_whole: bool) -> Vec<Comparison> {
    let mut all = Vec::new();
    let headline: Vec<String> = headline(plan);
    let Some(baseline) = columns.first() else { return all };
    for (variant, own) in columns.iter().enumerate().skip(1) {
        // Shares at tables of other sizes mean something else.
        if results[variant].seats != results[0].seats {
            continue;
        }
        for column in own {
            let Some(base) = baseline.iter().find(|base| base.id == column.id) else { continue };
            let Some(difference) = Difference::of(&base.by_deal, &column.by_deal) else { continue };
            let mean = |id: &str, of: usize| results[of].value(id).map(|value| value.mean);
            let (Some(a), Some(b)) = (mean(&column.id, 0), mean(&column.id, variant)) else { continue };
            let usual = match (column.unit, column.id.as_str()) {
                (Unit::Share, _) => SHARE_MATTERS,
                (_, "turns" | "minutes" | "decisions" | "choices") => PART_MATTERS * a.mean.abs(),
                _ => SPREAD_MATTERS * a.spread,
            };
            all.push(Comparison {
                variant,
                metric: column.id.clone(),
                unit: column.unit,
                headline: headline.contains(&column.id),
                baseline: a.mean,
                value: b.mean,
                difference,
                adjusted: 1.0,
                matters: plan.wishes.matters.get(&column.id).copied().unwrap_or(usual).max(1e-9),
                verdict: None,
            });
        }
    }
    for (is_headline, adjust) in [(true, holm as fn(&[f64]) -> Vec<f64>), (false, benjamini_hochberg)] {
        let own: Vec<usize> = (0..all.len()).filter(|&n| all[n].headline == is_headline).collect();
        let raw: Vec<f64> = own.iter().map(|&n| all[n].difference.p).collect();
        for (n, adjusted) in own.into_iter().zip(adjust(&raw)) {
            let one = &mut all[n];
            one.adjusted = adjusted;
            one.verdict = is_whole.then(|| Verdict::of(&one.difference, adjusted, one.matters));
        }
    }
    all
}

/// The metrics that sentences are about.
pub fn headline(plan: &Plan) -> Vec<String> {
    if !plan.wishes.headline.is_empty() {
        return plan.wishes.headline.clone();
    }
    let mut ids: Vec<String> = HEADLINE.map(str::to_owned).to_vec();
    // Where bots differ, how much the first of them wins is what was asked.
    if let Some(bot) = plan.variants.first().filter(|first| first.bots.len() > 1).and_then(|first| first.bots.first()) {
        ids.push(format!("bot.{bot}"));
    }
    ids
}
