//! The pages on what is done: actions, and the game's own numbers.

use super::numbers::{self, percent, plain};
use super::pages::{PANELS, panel, section, table};
use super::speak::Speak;
use crate::analysis::Analysis;
use crate::analysis::uses::UseRow;
use crate::plan::Plan;
use crate::plot::{self, escape};

/// Squares drawn in all maps together, so that a report stays small; of more of them the JSON has the numbers.
const SQUARES: usize = 2400;

/// Which actions are used, how early, and what followed.
pub fn actions(plan: &Plan, analysis: &Analysis, speak: &Speak<'_>) -> String {
    let lang = speak.lang();
    let heads: Vec<String> = ["action", "available", "taken", "by-seat", "first", "after", "gain"]
        .map(|head| speak.say(&format!("head-{head}")))
        .to_vec();
    let by_seat = |seats: &[f64]| seats.iter().map(|&n| plain(n, lang)).collect::<Vec<_>>().join(" · ");
    let row = |one: &UseRow| {
        let gain = match one.gain {
            Some(gain) => {
                let write = |x: f64| numbers::number(100.0 * x, 1, lang);
                (numbers::with_interval(&gain, write), gain.mean)
            }
            None => ("–".into(), f64::NAN),
        };
        vec![
            (speak.kind(&one.kind, one.key.as_deref()), f64::NAN),
            (plain(one.available, lang), one.available),
            (percent(one.taken, lang), one.taken),
            (by_seat(&one.by_seat), f64::NAN),
            one.first.map_or(("–".into(), f64::NAN), |first| (percent(first, lang), first)),
            one.after.map_or(("–".into(), f64::NAN), |after| (numbers::number(100.0 * after, 1, lang), after)),
            gain,
        ]
    };
    let mut content = String::new();
    for (n, (variant, result)) in plan.variants.iter().zip(&analysis.variants).enumerate().take(PANELS) {
        let rows: Vec<_> = result.uses.iter().map(row).collect();
        let never: Vec<String> = result
            .uses
            .iter()
            .filter(|one| one.taken == 0.0)
            .map(|one| speak.kind(&one.kind, one.key.as_deref()))
            .collect();
        let mut own = table(&heads, &rows);
        if !never.is_empty() {
            own = format!(
                "<p class=\"also\"><b>{}</b> {}.</p>\n{own}",
                escape(&speak.say("never-used")),
                escape(&never.join(", "))
            );
        }
        let name = escape(&speak.variant(variant));
        let open = if n == 0 { " open" } else { "" };
        content.push_str(&format!("<details class=\"variant\"{open}><summary>{name}</summary>\n{own}</details>\n"));
    }
    section(&speak.say("page-actions"), &speak.say("page-actions-about"), &content)
}

/// The game's own numbers: a table with a column a variant, and maps.
pub fn own(plan: &Plan, analysis: &Analysis, speak: &Speak<'_>) -> String {
    let lang = speak.lang();
    let Some(first) = analysis.variants.first() else { return String::new() };
    let shown = analysis.variants.len().min(PANELS);
    let heads: Vec<String> = [speak.say("head-quantity")]
        .into_iter()
        .chain(plan.variants.iter().take(shown).map(|variant| speak.variant(variant)))
        .collect();
    let rows: Vec<Vec<(String, f64)>> = first
        .values
        .iter()
        .filter(|value| value.id.starts_with("own."))
        .map(|value| {
            let cell = |result: &crate::analysis::variant::VariantResult| match result.value(&value.id) {
                Some(own) => (plain(own.mean.mean, lang), own.mean.mean),
                None => ("–".into(), f64::NAN),
            };
            [(speak.metric(&value.id), f64::NAN)]
                .into_iter()
                .chain(analysis.variants.iter().take(shown).map(cell))
                .collect()
        })
        // What nobody ever did says nothing in any column.
        .filter(|row: &Vec<(String, f64)>| row.iter().skip(1).any(|cell| cell.1 != 0.0))
        .collect();
    let mut content = table(&heads, &rows);
    let mut maps = String::new();
    let mut room = SQUARES;
    for (variant, result) in plan.variants.iter().zip(&analysis.variants).take(PANELS) {
        for map in result.maps.iter().filter(|map| map.means.iter().any(|&mean| mean > 0.0)) {
            if map.means.len() > room {
                continue;
            }
            room -= map.means.len();
            let title = format!("{} · {}", speak.metric(&format!("own.{}", map.id)), speak.variant(variant));
            let plot = plot::heat(&title, &map.means, &map.squares, usize::from(map.columns), &|x| plain(x, lang));
            maps.push_str(&panel(&title, &plot, ""));
        }
    }
    if !maps.is_empty() {
        content.push_str(&format!(
            "<p class=\"note\">{}</p><div class=\"panels\">\n{maps}</div>\n",
            escape(&speak.say("map-legend"))
        ));
    }
    section(&speak.say("page-own"), &speak.say("page-own-about"), &content)
}
