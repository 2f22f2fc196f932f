//! The report of a run: one HTML file that stands alone, in both languages, and its numbers as JSON.

mod numbers;
mod page_cross;
mod page_game;
mod page_trust;
mod page_use;
mod pages;
mod speak;

use feerie_words::{Lang, Words};
use std::path::{Path, PathBuf};

use crate::analysis::Analysis;
use crate::analysis::compare::Comparison;
use crate::analysis::naming::{Naming, both_words};
use crate::plan::Plan;
use crate::plot::escape;
use crate::run::folder::{self, Games, write_whole};
use crate::stats::verdict::Verdict;
use speak::Speak;

const STYLE: &str = include_str!("style.css");
const PRINT: &str = include_str!("print.css");
const SCRIPT: &str = include_str!("script.js");

/// What was written.
#[derive(Clone, Debug)]
pub struct Written {
    /// The report.
    pub html: PathBuf,
    /// Its numbers.
    pub json: PathBuf,
}

/// Reads the games of a run and writes its report beside them. Either file is written whole or not at all.
pub fn write(place: &Path) -> Result<Written, String> {
    let games = folder::read(place).map_err(|error| error.to_string())?;
    if games.lines.iter().any(Vec::is_empty) {
        return Err(format!("{}: not every variant has played a game yet", place.display()));
    }
    let analysis = Analysis::of(&games)?;
    let out = place.join("out");
    std::fs::create_dir_all(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    let written = Written { html: out.join("report.html"), json: out.join("report.json") };
    let json = serde_json::to_string(&analysis).map_err(|error| error.to_string())?;
    write_whole(&written.json, json.as_bytes()).map_err(|error| error.to_string())?;
    write_whole(&written.html, html(&games, &analysis)?.as_bytes()).map_err(|error| error.to_string())?;
    Ok(written)
}

/// The whole page.
pub fn html(games: &Games, analysis: &Analysis) -> Result<String, String> {
    let plan = &games.plan;
    let baseline = plan.variants.first().ok_or("there is nothing to report")?;
    let naming = Naming::of(&plan.game, baseline)?;
    let title = format!("{} · Féerie", plan.name);
    let mut out = format!(
        "<!doctype html>\n<html lang=\"fr\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n<style>\n{STYLE}{PRINT}</style>\n</head>\n<body>\n",
        escape(&title)
    );
    for words in &both_words()? {
        let speak = Speak { words, naming: &naming, baseline };
        let lang = speak.lang();
        let hidden = if lang == Lang::Fr { "" } else { " hidden" };
        out.push_str(&format!("<main lang=\"{lang}\"{hidden}>\n"));
        out.push_str(&body(plan, analysis, &speak));
        out.push_str("</main>\n");
    }
    out.push_str(&format!("<script>\n{SCRIPT}</script>\n</body>\n</html>\n"));
    Ok(out)
}

/// Other differences that are told at most.
const BESIDE: usize = 7;

/// What a page that has a head of its own shows of the games, in its language: all but the title.
pub fn within(games: &Games, analysis: &Analysis, words: &Words) -> Result<String, String> {
    let plan = &games.plan;
    let baseline = plan.variants.first().ok_or("there is nothing to report")?;
    let naming = Naming::of(&plan.game, baseline)?;
    let speak = Speak { words, naming: &naming, baseline };
    Ok(sections(plan, analysis, &speak, &beside(plan, analysis, &speak)))
}

/// Differences that nobody asked about and that count all the same, the strongest first.
fn beside(plan: &Plan, analysis: &Analysis, speak: &Speak<'_>) -> String {
    let differs = |one: &&Comparison| !one.headline && one.verdict == Some(Verdict::Differs);
    let mut found: Vec<&Comparison> = analysis.comparisons.iter().filter(differs).collect();
    found.sort_by(|a, b| a.adjusted.total_cmp(&b.adjusted));
    let sentence =
        |one: &&Comparison| format!("<li>{}</li>\n", escape(&speak.sentence(&plan.variants[one.variant], one)));
    let items: String = found.iter().take(BESIDE).map(sentence).collect();
    let list = if items.is_empty() { items } else { format!("<ul class=\"said\">\n{items}</ul>\n") };
    pages::section(&speak.say("beside"), "", &list)
}

fn body(plan: &Plan, analysis: &Analysis, speak: &Speak<'_>) -> String {
    pages::head(plan, analysis, speak) + &sections(plan, analysis, speak, "")
}

/// The pages, with something told after the first of them.
fn sections(plan: &Plan, analysis: &Analysis, speak: &Speak<'_>, beside: &str) -> String {
    let mut out = pages::findings(plan, analysis, speak);
    out.push_str(beside);
    if let Some(cross) = &analysis.cross {
        out.push_str(&page_cross::page(cross, speak));
    }
    out.push_str(&pages::fairness(plan, analysis, speak));
    out.push_str(&page_game::length(plan, analysis, speak));
    out.push_str(&page_game::story(plan, analysis, speak));
    out.push_str(&page_game::luck(plan, analysis, speak));
    out.push_str(&page_use::actions(plan, analysis, speak));
    out.push_str(&page_use::own(plan, analysis, speak));
    out.push_str(&page_trust::page(plan, analysis, speak));
    out
}
