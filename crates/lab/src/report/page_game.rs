//! The pages on a game's course: how long, how wide, how tense, how lucky.

use super::numbers::{self, number, percent, percent_round};
use super::pages::{PANELS, panel, section, table};
use super::speak::Speak;
use crate::analysis::Analysis;
use crate::analysis::duel::{Duel, Lead};
use crate::analysis::variant::VariantResult;
use crate::plan::Plan;
use crate::plot;

fn grid(panels: &str) -> String {
    if panels.is_empty() { String::new() } else { format!("<div class=\"panels\">\n{panels}</div>\n") }
}

/// The baseline, behind every other variant.
fn ghost(analysis: &Analysis, at: usize) -> Option<&VariantResult> {
    analysis.variants.first().filter(|first| at > 0 && first.seats == analysis.variants[at].seats)
}

/// How long a game takes, and how wide its choices are.
pub fn length(plan: &Plan, analysis: &Analysis, speak: &Speak<'_>) -> String {
    let lang = speak.lang();
    let shown = analysis.variants.iter().zip(&plan.variants).enumerate().take(PANELS);
    let most = analysis.variants.iter().flat_map(|one| one.turn_counts.last()).map(|last| last.0).max().unwrap_or(1);
    // One very long game would press all others together.
    let far = analysis.variants.iter().map(|one| one.turns[2]).max().unwrap_or(1);
    let reach = (0, most.min(far * 2).max(1));
    let (mut lengths, mut widths, mut spreads, mut rows) = (String::new(), String::new(), String::new(), Vec::new());
    let most_wide = analysis.variants.iter().map(|one| one.wide.len()).max().unwrap_or(0);
    let wide_labels: Vec<String> = (0..most_wide).map(bucket).collect();
    let widest = analysis.variants.iter().flat_map(|one| &one.choices).copied().fold(1.0, f64::max);
    for (at, (result, variant)) in shown {
        let name = speak.variant(variant);
        let turns = plot::histogram(
            &name,
            &result.turn_counts,
            ghost(analysis, at).map(|base| &base.turn_counts[..]),
            reach,
            result.turns[1],
            (&|x| number(x, 0, lang), &|x| percent(x, lang)),
        );
        let nine =
            speak.fill("nine-in-ten", &[("low", result.turns[0].to_string()), ("high", result.turns[2].to_string())]);
        lengths.push_str(&panel(&name, &turns, &nine));
        let points: Vec<_> = (0..10)
            .map(|n| ((n as f64 + 0.5) / 10.0, result.choices[n], result.choices[n], result.choices[n]))
            .collect();
        let base: Option<Vec<_>> =
            ghost(analysis, at).map(|base| (0..10).map(|n| ((n as f64 + 0.5) / 10.0, base.choices[n])).collect());
        let wide = plot::lines(
            &name,
            &points,
            base.as_deref(),
            (0.0, widest * 1.05),
            (&|x| percent_round(x, lang), &|x| numbers::tick(x, lang)),
        );
        let forced = result.value("forced").map_or(0.0, |value| value.mean.mean);
        widths.push_str(&panel(&name, &wide, &speak.fill("forced", &[("share", percent(forced, lang))])));
        let wide: Vec<f64> = padded(&result.wide, most_wide);
        let base = ghost(analysis, at).map(|base| padded(&base.wide, most_wide));
        let spread = plot::bars(&name, &wide, base.as_deref(), &wide_labels, &|x| percent(x, lang));
        spreads.push_str(&panel(&name, &spread, ""));
        let value = |id: &str| {
            result.value(id).map_or((String::from("–"), f64::NAN), |value| {
                (speak.write(value.unit, value.mean.mean), value.mean.mean)
            })
        };
        let ends: Vec<String> =
            result.ends.iter().map(|(end, share)| format!("{} {}", speak.ending(end), percent(*share, lang))).collect();
        let mut row = vec![(name, f64::NAN)];
        row.extend(["turns", "decisions", "minutes", "choices", "forced", "ties"].map(value));
        row.push((ends.join(", "), f64::NAN));
        rows.push(row);
    }
    let heads: Vec<String> = ["variant", "turns", "decisions", "minutes", "choices", "forced", "ties", "ends"]
        .map(|head| speak.say(&format!("head-{head}")))
        .to_vec();
    let content = format!(
        "{}<h3>{}</h3>\n{}<h3>{}</h3>\n{}<h3>{}</h3>\n{}",
        table(&heads, &rows),
        plot::escape(&speak.say("turns-title")),
        grid(&lengths),
        plot::escape(&speak.say("choices-title")),
        grid(&widths),
        plot::escape(&speak.say("wide-title")),
        grid(&spreads)
    );
    section(&speak.say("page-length"), &speak.say("page-length-about"), &content)
}

/// The numbers of choices that are counted together: 1, 2 to 3, 4 to 7, …
fn bucket(n: usize) -> String {
    let (least, most) = (1u64 << n, (2u64 << n) - 1);
    if least == most { least.to_string() } else { format!("{least}–{most}") }
}

/// As many shares as the widest variant has.
fn padded(shares: &[f64], len: usize) -> Vec<f64> {
    shares.iter().copied().chain(std::iter::repeat(0.0)).take(len).collect()
}

/// When it is decided, and what games look like.
pub fn story(plan: &Plan, analysis: &Analysis, speak: &Speak<'_>) -> String {
    let lang = speak.lang();
    let (mut curves, mut tenths, mut sparks) = (String::new(), String::new(), String::new());
    for (at, (result, variant)) in analysis.variants.iter().zip(&plan.variants).enumerate().take(PANELS) {
        if result.leader.len() < 9 {
            continue;
        }
        let name = speak.variant(variant);
        let points: Vec<_> = result
            .leader
            .iter()
            .enumerate()
            .map(|(n, mean)| ((n + 1) as f64 / 10.0, mean.mean, mean.low.max(0.0), mean.high.min(1.0)))
            .collect();
        let base: Option<Vec<_>> = ghost(analysis, at)
            .filter(|base| base.leader.len() == 9)
            .map(|base| base.leader.iter().enumerate().map(|(n, mean)| ((n + 1) as f64 / 10.0, mean.mean)).collect());
        let curve = plot::lines(
            &name,
            &points,
            base.as_deref(),
            (0.0, 1.0),
            (&|x| percent_round(x, lang), &|x| number(100.0 * x, 0, lang)),
        );
        let half = speak.fill("leader-half", &[("share", percent(result.leader[4].mean, lang))]);
        curves.push_str(&panel(&name, &curve, &half));
        let labels: Vec<String> = (1..=10).map(|n| n.to_string()).collect();
        let bars =
            plot::bars(&name, &result.decided, ghost(analysis, at).map(|base| &base.decided[..]), &labels, &|x| {
                percent(x, lang)
            });
        tenths.push_str(&panel(&name, &bars, ""));
        if at == 0 {
            for game in &result.drawn {
                let told = speak.fill(
                    "spark",
                    &[
                        ("deal", game.deal.to_string()),
                        ("turns", game.turns.to_string()),
                        ("changes", game.changes.to_string()),
                    ],
                );
                sparks.push_str(&panel(&told, &plot::spark(&told, &game.winner), ""));
            }
        }
    }
    let mut content = String::new();
    if !curves.is_empty() {
        for (title, panels) in [("leader-title", grid(&curves)), ("decided-title", grid(&tenths))] {
            content.push_str(&format!("<h3>{}</h3>\n{panels}", plot::escape(&speak.say(title))));
        }
        content.push_str(&format!(
            "<h3>{}</h3>\n<div class=\"sparks\">\n{sparks}</div>\n",
            plot::escape(&speak.say("spark-title"))
        ));
        content.push_str(&story_table(plan, analysis, speak));
    }
    section(&speak.say("page-story"), &speak.say("page-story-about"), &content)
}

fn story_table(plan: &Plan, analysis: &Analysis, speak: &Speak<'_>) -> String {
    let ids = ["settled", "open", "changes", "comeback", "drama", "decided"];
    let mut content = value_table(plan, analysis, speak, &ids);
    if let Some(first) = analysis.variants.first().filter(|first| first.value("comeback").is_some()) {
        let even = 1.0 / f64::from(first.seats);
        let most = percent(most_comebacks(even), speak.lang());
        let note = speak.fill("comeback-note", &[("low", percent(even / 2.0, speak.lang())), ("most", most)]);
        content.push_str(&format!("<p class=\"note\">{}</p>\n", plot::escape(&note)));
    }
    content
}

/// Of those who win, at most so many can ever have been at half of an even chance, if chances are honest.
fn most_comebacks(even: f64) -> f64 {
    let low = even / 2.0;
    low * (1.0 - even) / ((1.0 - low) * even)
}

fn value_table(plan: &Plan, analysis: &Analysis, speak: &Speak<'_>, ids: &[&str]) -> String {
    let heads: Vec<String> =
        [speak.say("head-variant")].into_iter().chain(ids.iter().map(|id| speak.short(id))).collect();
    let rows: Vec<Vec<(String, f64)>> = plan
        .variants
        .iter()
        .zip(&analysis.variants)
        .take(PANELS)
        .map(|(variant, result)| {
            let value = |id: &&str| match result.value(id) {
                Some(value) => {
                    let write = |x| speak.write(value.unit, x);
                    (numbers::with_interval(&value.mean, write), value.mean.mean)
                }
                None => ("–".into(), f64::NAN),
            };
            [(speak.variant(variant), f64::NAN)].into_iter().chain(ids.iter().map(value)).collect()
        })
        .collect();
    table(&heads, &rows)
}

/// How much chance decides, and how much the better bot wins.
pub fn luck(plan: &Plan, analysis: &Analysis, speak: &Speak<'_>) -> String {
    let lang = speak.lang();
    let row = |(variant, result): (&crate::plan::Variant, &VariantResult)| {
        let mean = result.value("luck")?.mean;
        let (low, high) = (mean.low.max(0.0), mean.high.min(1.0));
        let name = speak.variant(variant);
        let told = format!("{name} : {} ({} – {})", percent(mean.mean, lang), percent(low, lang), percent(high, lang));
        Some((name, mean.mean.clamp(0.0, 1.0), low, high, (percent(mean.mean, lang), told)))
    };
    let rows: Vec<_> = plan.variants.iter().zip(&analysis.variants).take(3 * PANELS).filter_map(row).collect();
    let mut content = String::new();
    if !rows.is_empty() {
        let plot = plot::dots(&speak.say("luck-title"), &rows, 0.0, (0.0, 1.0), &|x| percent_round(x, lang));
        content.push_str(&panel(&speak.say("luck-title"), &plot, &speak.say("luck-note")));
    }
    let mut duels = Vec::new();
    for (variant, result) in plan.variants.iter().zip(&analysis.variants).take(PANELS) {
        for value in result.values.iter().filter(|value| value.id.starts_with("bot.")) {
            let share = value.mean.mean;
            let name = format!("{} · {}", speak.variant(variant), speak.short(&value.id));
            let told = format!(
                "{name} : {} ({} – {})",
                percent(share, lang),
                percent(value.mean.low, lang),
                percent(value.mean.high, lang)
            );
            duels.push((name, share, value.mean.low, value.mean.high, (percent(share, lang), told)));
        }
    }
    if !duels.is_empty() {
        let bots = analysis.variants.first().map_or(2, |first| first.bots.len()).max(1);
        let plot =
            plot::dots(&speak.say("skill-title"), &duels, 1.0 / bots as f64, (0.0, 1.0), &|x| percent_round(x, lang));
        content.push_str(&panel(&speak.say("skill-title"), &plot, &speak.say("skill-note")));
    }
    let content = if content.is_empty() { content } else { format!("<div class=\"panels wide\">\n{content}</div>\n") };
    section(&speak.say("page-luck"), &speak.say("page-luck-about"), &(content + &duel_table(plan, analysis, speak)))
}

/// What the better of two bots makes of each variant, said in ways that can be compared between games.
fn duel_table(plan: &Plan, analysis: &Analysis, speak: &Speak<'_>) -> String {
    let lang = speak.lang();
    let row = |(variant, result): (&crate::plan::Variant, &VariantResult)| {
        let Duel { better, share, lead } = result.duel.as_ref()?;
        let write = |x| percent(x, lang);
        // Where the better one cannot be told, neither can by how much.
        let told = |of: &dyn Fn(&Lead) -> (String, f64)| lead.as_ref().map_or(("–".to_owned(), f64::NAN), of);
        Some(vec![
            (speak.variant(variant), f64::NAN),
            (speak.metric(better), f64::NAN),
            (numbers::with_interval(share, write), share.mean),
            told(&|lead| (percent(lead.by_skill, lang), lead.by_skill)),
            told(&|lead| (number(lead.elo, 0, lang), lead.elo)),
            told(&|lead| (number(lead.games_to_tell, 0, lang), lead.games_to_tell)),
        ])
    };
    let rows: Vec<_> = plan.variants.iter().zip(&analysis.variants).take(PANELS).filter_map(row).collect();
    if rows.is_empty() {
        return String::new();
    }
    let heads: Vec<String> = ["variant", "better", "share", "by-skill", "elo", "games-to-tell"]
        .map(|head| speak.say(&format!("head-{head}")))
        .to_vec();
    let note = plot::escape(&speak.say("duel-note"));
    format!("{}<p class=\"note\">{note}</p>\n", table(&heads, &rows))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_and_buckets_agree_with_the_textbook() {
        assert!((most_comebacks(0.5) - 1.0 / 3.0).abs() < 1e-12);
        assert_eq!([0, 1, 5].map(bucket), ["1", "2–3", "32–63"]);
    }
}
