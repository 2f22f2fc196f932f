//! The last page: how far to trust all the others.

use super::numbers::{number, percent};
use super::pages::{PANELS, details, section, table};
use super::speak::Speak;
use crate::analysis::Analysis;
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
        let never: Vec<String> = first
            .clauses
            .iter()
            .filter(|(_, share)| *share == 0.0)
            .map(|(clause, _)| format!("<li><code>{clause}</code> {}</li>\n", escape(&speak.words.say(clause, &[]))))
            .collect();
        if never.is_empty() {
            content.push_str(&format!("<p class=\"also\">{}</p>\n", escape(&speak.say("clauses-all"))));
        } else {
            content.push_str(&format!(
                "<p class=\"also\"><b>{}</b></p>\n<ul>\n{}</ul>\n",
                escape(&speak.say("clauses-never")),
                never.concat()
            ));
        }
        let rows: Vec<Vec<(String, f64)>> = first
            .clauses
            .iter()
            .map(|(clause, share)| vec![(clause.clone(), f64::NAN), (percent(*share, lang), *share)])
            .collect();
        let heads = ["clause", "games-with"].map(|head| speak.say(&format!("head-{head}"))).to_vec();
        content.push_str(&details(speak, &table(&heads, &rows)));
    }
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
