//! The last page: how far to trust all the others.

use super::numbers::{number, percent};
use super::pages::{PANELS, details, section, table};
use super::speak::Speak;
use crate::analysis::Analysis;
use crate::analysis::variant::VariantResult;
use crate::plan::Plan;
use crate::plot::escape;

/// How chances came true, clauses that were never seen, versions and settings.
pub fn page(plan: &Plan, analysis: &Analysis, speak: &Speak<'_>) -> String {
    let lang = speak.lang();
    let heads: Vec<String> = ["variant", "games", "weight", "brier", "churn", "pairing"]
        .map(|head| speak.say(&format!("head-{head}")))
        .to_vec();
    let rows: Vec<Vec<(String, f64)>> = plan
        .variants
        .iter()
        .zip(&analysis.variants)
        .enumerate()
        .take(PANELS)
        .map(|(n, (variant, result))| {
            let rho = analysis
                .comparisons
                .iter()
                .filter(|one| one.variant == n && one.headline)
                .map(|one| one.difference.rho)
                .fold(f64::NAN, f64::max);
            let cell = |value: f64, digits| (number(value, digits, lang), value);
            vec![
                (speak.variant(variant), f64::NAN),
                cell(result.games as f64, 0),
                cell(result.trust.weight, 2),
                cell(result.trust.brier, 3),
                cell(result.trust.churn, 2),
                cell(rho, 2),
            ]
        })
        .collect();
    let mut content = table(&heads, &rows);
    if let Some(first) = analysis.variants.first() {
        let heads: Vec<String> =
            ["said-chance", "came-true", "games"].map(|head| speak.say(&format!("head-{head}"))).to_vec();
        let bins = first.trust.reliability.iter().filter(|(count, ..)| *count > 0);
        let rows: Vec<Vec<(String, f64)>> = bins
            .map(|(count, said, came)| {
                let share = |value: f64| (percent(value, lang), value);
                vec![share(*said), share(*came), (number(*count as f64, 0, lang), *count as f64)]
            })
            .collect();
        content.push_str(&format!("<h3>{}</h3>\n{}", escape(&speak.say("reliability-title")), table(&heads, &rows)));
    }
    content.push_str(&clauses(plan, analysis, speak));
    let settings = speak.fill(
        "settings",
        &[
            ("version", analysis.version.clone()),
            ("edition", analysis.edition.to_string()),
            ("hash", analysis.hash.clone()),
            ("seed", analysis.seed.to_string()),
        ],
    );
    content.push_str(&format!(
        "<p class=\"note\">{}</p>\n<pre>{}</pre>\n",
        escape(&settings),
        escape(plan.text.trim_end())
    ));
    section(&speak.say("page-trust"), &speak.say("page-trust-about"), &content)
}

/// Rules that nobody ever met, how often all others were at work, and those of which a record says nothing.
fn clauses(plan: &Plan, analysis: &Analysis, speak: &Speak<'_>) -> String {
    let lang = speak.lang();
    let Some(first) = analysis.variants.first() else { return String::new() };
    let shown = || plan.variants.iter().zip(&analysis.variants).take(PANELS);
    // A variant may have other rules in force: what matters is whether any of them met it.
    let share = |result: &VariantResult, clause: &str| {
        result.clauses.iter().find(|(id, _)| id == clause).map_or(0.0, |(_, share)| *share)
    };
    let never = |clause: &str| analysis.variants.iter().all(|result| share(result, clause) == 0.0);
    let item = |clause: &str| format!("<li><code>{clause}</code> {}</li>\n", escape(&speak.words.say(clause, &[])));
    let unmet: String = first.clauses.iter().filter(|(id, _)| never(id)).map(|(id, _)| item(id)).collect();
    let mut content = if unmet.is_empty() {
        format!("<p class=\"also\">{}</p>\n", escape(&speak.say("clauses-all")))
    } else {
        format!("<p class=\"also\"><b>{}</b></p>\n<ul>\n{unmet}</ul>\n", escape(&speak.say("clauses-never")))
    };
    let rows: Vec<Vec<(String, f64)>> = first
        .clauses
        .iter()
        .map(|(clause, _)| {
            let cell = |result: &VariantResult| {
                let share = share(result, clause);
                (percent(share, lang), share)
            };
            [(clause.clone(), f64::NAN)].into_iter().chain(shown().map(|(_, result)| cell(result))).collect()
        })
        .collect();
    let heads: Vec<String> =
        [speak.say("head-clause")].into_iter().chain(shown().map(|(variant, _)| speak.variant(variant))).collect();
    content.push_str(&details(speak, &table(&heads, &rows)));
    let all = speak.naming.info.clauses;
    let silent: String = all
        .iter()
        .filter(|clause| !speak.naming.witnessable.contains(clause))
        .map(|clause| item(clause.id()))
        .collect();
    content.push_str(&format!(
        "<details><summary>{}</summary><ul>\n{silent}</ul></details>\n",
        escape(&speak.say("clauses-silent"))
    ));
    content
}
