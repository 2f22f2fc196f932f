//! The first pages: what came out, and whether it is fair.

use feerie_words::Lang;

use super::numbers;
use super::speak::Speak;
use crate::analysis::Analysis;
use crate::analysis::compare::{Comparison, headline};
use crate::plan::Plan;
use crate::plot::{self, escape};
use crate::stats::verdict::Verdict;

/// Variants that are drawn; of more of them the JSON has the numbers.
pub const PANELS: usize = 12;
/// Sentences on the first page at most.
const SENTENCES: usize = 7;

/// Columns of differences side by side.
const ABREAST: usize = 3;

/// A page of the report.
pub fn section(title: &str, lead: &str, content: &str) -> String {
    if content.is_empty() {
        return String::new();
    }
    let lead = if lead.is_empty() { String::new() } else { format!("<p class=\"lead\">{}</p>\n", escape(lead)) };
    format!("<section>\n<h2>{}</h2>\n{lead}{content}</section>\n", escape(title))
}

/// A plot with its name.
pub fn panel(title: &str, plot: &str, note: &str) -> String {
    let note = if note.is_empty() { String::new() } else { format!("<p class=\"note\">{}</p>", escape(note)) };
    format!("<figure><figcaption>{}</figcaption>{plot}{note}</figure>\n", escape(title))
}

/// A table whose columns can be sorted; cells are texts with what they are sorted by.
pub fn table(heads: &[String], rows: &[Vec<(String, f64)>]) -> String {
    // Columns of numbers stand to the right, columns of words to the left.
    let is_number = |column: usize| rows.iter().any(|row| row.get(column).is_some_and(|cell| cell.1.is_finite()));
    let class = |column: usize| if is_number(column) { " class=\"n\"" } else { "" };
    // A corner without words is no heading.
    let named = |(n, head): (usize, &String)| match head.as_str() {
        "" => "<td></td>".to_owned(),
        head => format!("<th scope=\"col\"{}>{}</th>", class(n), escape(head)),
    };
    let head: String = heads.iter().enumerate().map(named).collect();
    let cell = |(n, (text, value)): (usize, &(String, f64))| {
        let value = if value.is_finite() { format!(" data-v=\"{value:.6}\"") } else { String::new() };
        format!("<td{}{value}>{}</td>", class(n), escape(text))
    };
    let rows: String =
        rows.iter().map(|row| format!("<tr>{}</tr>\n", row.iter().enumerate().map(cell).collect::<String>())).collect();
    format!(
        "<div class=\"scroll\" tabindex=\"0\"><table class=\"sortable\"><thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody></table></div>\n"
    )
}

/// Numbers under a plot, folded away.
pub fn details(speak: &Speak<'_>, content: &str) -> String {
    format!("<details><summary>{}</summary>{content}</details>\n", escape(&speak.say("numbers")))
}

/// The title, what was played, and how to play it again.
pub fn head(plan: &Plan, analysis: &Analysis, speak: &Speak<'_>) -> String {
    let info = &speak.naming.info;
    let title = if speak.lang() == Lang::Fr { info.title_fr } else { info.title_en };
    let bots = plan.variants.first().map(|first| &first.bots[..]).unwrap_or_default();
    let bots: Vec<String> = bots.iter().map(|bot| speak.bot(&bot.to_string())).collect();
    let played = speak.fill(
        "played",
        &[
            ("games", numbers::number(analysis.games as f64, 0, speak.lang())),
            ("deals", numbers::number(f64::from(analysis.deals), 0, speak.lang())),
            ("variants", analysis.variants.len().to_string()),
            ("bots", bots.join(", ")),
            ("seed", analysis.seed.to_string()),
        ],
    );
    let mut out = format!(
        "<header>\n<p class=\"over\">{}</p>\n<h1>{}</h1>\n<p class=\"lead\">{}</p>\n\
         <p class=\"command\"><code>feerie lab run plan.toml</code></p>\n\
         <p class=\"buttons\"><button type=\"button\" data-do=\"lang\">{}</button> \
         <button type=\"button\" data-do=\"theme\">{}</button></p>\n</header>\n",
        escape(title),
        escape(&plan.name),
        escape(&played),
        escape(&speak.say("other-language")),
        escape(&speak.say("other-theme")),
    );
    if !analysis.is_whole() {
        let unfinished = speak.fill(
            "unfinished",
            &[
                ("done", numbers::number(f64::from(analysis.deals), 0, speak.lang())),
                ("planned", numbers::number(f64::from(analysis.planned_deals), 0, speak.lang())),
            ],
        );
        out.push_str(&format!("<p class=\"banner\" role=\"note\">{}</p>\n", escape(&unfinished)));
    }
    out
}

/// What came out: sentences, then all differences that were asked for.
pub fn findings(plan: &Plan, analysis: &Analysis, speak: &Speak<'_>) -> String {
    let asked: Vec<&Comparison> = analysis.comparisons.iter().filter(|one| one.headline).collect();
    let moved = |one: &&Comparison| !analysis.variants[one.variant].unchanged;
    if asked.is_empty() {
        return alone(plan, analysis, speak);
    }
    let mut content = String::new();
    let strength = |one: &&Comparison| -(one.difference.mean.mean / one.matters).abs();
    let with = |wanted: fn(&Verdict) -> bool| {
        let mut found: Vec<&Comparison> =
            asked.iter().copied().filter(moved).filter(|one| one.verdict.as_ref().is_some_and(wanted)).collect();
        found.sort_by(|a, b| strength(a).total_cmp(&strength(b)));
        found
    };
    let differs = with(|verdict| *verdict == Verdict::Differs);
    let is_idle = |&variant: &usize| analysis.is_whole() && analysis.variants[variant].unchanged;
    let idle = (0..analysis.variants.len()).filter(is_idle);
    let idle = idle.map(|variant| speak.fill("unchanged", &[("variant", speak.variant(&plan.variants[variant]))]));
    let told = differs.iter().take(SENTENCES).map(|one| speak.sentence(&plan.variants[one.variant], one));
    let items: String = idle.chain(told).map(|said| format!("<li>{}</li>\n", escape(&said))).collect();
    if !items.is_empty() {
        content.push_str(&format!("<ul class=\"said\">\n{items}</ul>\n"));
    } else if analysis.is_whole() {
        content.push_str(&format!("<p class=\"said\">{}</p>\n", escape(&speak.say("nothing-differs"))));
    }
    let list = |key: &str, found: &[&Comparison]| {
        if found.is_empty() {
            return String::new();
        }
        let name = |one: &&Comparison| {
            let name = format!("{} ({})", speak.metric(&one.metric), speak.variant(&plan.variants[one.variant]));
            match one.verdict {
                Some(Verdict::CannotTell { more }) => format!("{name}, {}", speak.count("more-deals", more)),
                _ => name,
            }
        };
        let names: Vec<String> = found.iter().map(name).collect();
        format!(
            "<p class=\"also\"><b>{}</b> {}.</p>\n",
            escape(&speak.say(key)),
            escape(&names.join(if speak.lang() == Lang::Fr { " ; " } else { "; " }))
        )
    };
    content.push_str(&list("too-little", &with(|verdict| *verdict == Verdict::TooLittle)));
    content.push_str(&list("same", &with(|verdict| *verdict == Verdict::Same)));
    content.push_str(&list("cannot-tell", &with(|verdict| matches!(verdict, Verdict::CannotTell { .. }))));
    content.push_str(&forest(plan, analysis, &asked, speak));
    section(&speak.say("page-findings"), &speak.say("page-findings-about"), &content)
}

/// A run without anything to compare: the numbers that were asked for.
fn alone(plan: &Plan, analysis: &Analysis, speak: &Speak<'_>) -> String {
    if analysis.cross.is_some() {
        return String::new();
    }
    let ids = headline(plan);
    let heads: Vec<String> =
        [speak.say("head-variant")].into_iter().chain(ids.iter().map(|id| speak.short(id))).collect();
    let rows: Vec<Vec<(String, f64)>> = plan
        .variants
        .iter()
        .zip(&analysis.variants)
        .map(|(variant, result)| {
            let value = |id: &String| match result.value(id) {
                Some(value) => {
                    let write = |x| speak.write(value.unit, x);
                    let mean = value.mean;
                    (numbers::with_interval(&mean, write), mean.mean)
                }
                None => ("–".into(), f64::NAN),
            };
            [(speak.variant(variant), f64::NAN)].into_iter().chain(ids.iter().map(value)).collect()
        })
        .collect();
    section(&speak.say("page-findings"), &speak.say("page-alone-about"), &table(&heads, &rows))
}

fn forest(plan: &Plan, analysis: &Analysis, asked: &[&Comparison], speak: &Speak<'_>) -> String {
    let mut metrics: Vec<&str> = Vec::new();
    for one in asked {
        if !metrics.contains(&one.metric.as_str()) {
            metrics.push(&one.metric);
        }
    }
    let variants: Vec<usize> =
        (1..analysis.variants.len()).filter(|&v| asked.iter().any(|one| one.variant == v)).collect();
    let find = |variant: usize, metric: &str| asked.iter().find(|one| one.variant == variant && one.metric == metric);
    let unit = |metric: &str| asked.iter().find(|one| one.metric == metric).map(|one| one.unit);
    let columns: Vec<(String, Vec<_>)> = metrics
        .iter()
        .map(|metric| {
            let dot = |&variant: &usize| {
                let one = find(variant, metric)?;
                let mean = one.difference.mean;
                let class = match one.verdict {
                    Some(Verdict::Differs) => "strong",
                    Some(Verdict::TooLittle | Verdict::Same) => "hollow",
                    Some(Verdict::CannotTell { .. }) | None => "pale",
                };
                Some((mean.mean, mean.low, mean.high, class, speak.sentence(&plan.variants[variant], one)))
            };
            (speak.short(metric), variants.iter().map(dot).collect())
        })
        .collect();
    let rows: Vec<String> = variants.iter().map(|&variant| speak.variant(&plan.variants[variant])).collect();
    let write = |column: usize, value: f64| {
        let text = unit(metrics[column]).map(|unit| speak.write_difference(unit, value)).unwrap_or_default();
        if value > 0.0 { format!("+{text}") } else { text }
    };
    // A few columns side by side: all of them in one row would be cut off on narrow pages.
    let about = speak.say("page-findings-about");
    let plots = columns.chunks(ABREAST).enumerate().map(|(n, part)| {
        let plot = plot::forest(&about, part, &rows, &|column, value| write(n * ABREAST + column, value));
        format!("<div class=\"scroll\" tabindex=\"0\">{plot}</div>")
    });
    let plots: String = plots.collect();
    let heads: Vec<String> = ["variant", "metric", "value", "baseline", "difference", "interval", "p", "adjusted"]
        .map(|head| speak.say(&format!("head-{head}")))
        .to_vec();
    let rows: Vec<Vec<(String, f64)>> = asked
        .iter()
        .map(|one| {
            let mean = one.difference.mean;
            let write = |value| speak.write_difference(one.unit, value);
            vec![
                (speak.variant(&plan.variants[one.variant]), f64::NAN),
                (speak.metric(&one.metric), f64::NAN),
                (speak.write(one.unit, one.value), one.value),
                (speak.write(one.unit, one.baseline), one.baseline),
                (write(mean.mean), mean.mean),
                (format!("{} – {}", write(mean.low), write(mean.high)), mean.low),
                (numbers::chance(one.difference.p, speak.lang()), one.difference.p),
                (numbers::chance(one.adjusted, speak.lang()), one.adjusted),
            ]
        })
        .collect();
    let legend = escape(&speak.say("forest-legend"));
    format!("{plots}<p class=\"note\">{legend}</p>{}", details(speak, &table(&heads, &rows)))
}

/// Who wins, by place in the order of play and by seat.
pub fn fairness(plan: &Plan, analysis: &Analysis, speak: &Speak<'_>) -> String {
    let mut panels = String::new();
    let reach = |even: f64, shares: &mut dyn Iterator<Item = (f64, f64)>| {
        let far = shares.map(|(low, high)| (low - even).abs().max((high - even).abs())).fold(0.05, f64::max);
        ((even - far * 1.05).max(0.0), (even + far * 1.05).min(1.0))
    };
    for (variant, result) in plan.variants.iter().zip(&analysis.variants).take(PANELS) {
        let even = 1.0 / f64::from(result.seats);
        let rows = |shares: &[crate::stats::Share], name: &str| -> Vec<_> {
            let row = |(n, share): (usize, &crate::stats::Share)| {
                let label = speak.count(name, n as u64 + 1);
                let [value, low, high] =
                    [share.share, share.low, share.high].map(|x| numbers::percent(x, speak.lang()));
                (
                    label.clone(),
                    share.share,
                    share.low,
                    share.high,
                    (value.clone(), format!("{label} : {value} ({low} – {high})")),
                )
            };
            shares.iter().enumerate().map(row).collect()
        };
        let mut all = rows(&result.by_order, "place");
        all.extend(rows(&result.by_seat, "seat"));
        let within = reach(even, &mut all.iter().map(|row| (row.2, row.3)));
        let name = speak.variant(variant);
        let plot = plot::dots(&name, &all, even, within, &|x| numbers::percent_round(x, speak.lang()));
        let key = if result.order_p < 0.05 { "order-uneven" } else { "order-even" };
        let shares = || result.by_order.iter().map(|own| own.share);
        let apart = shares().fold(f64::NEG_INFINITY, f64::max) - shares().fold(f64::INFINITY, f64::min);
        let points = numbers::number(100.0 * apart, 1, speak.lang());
        let note = speak.fill(key, &[("p", numbers::chance(result.order_p, speak.lang())), ("points", points)]);
        panels.push_str(&panel(&name, &plot, &note));
    }
    section(
        &speak.say("page-fairness"),
        &speak.say("page-fairness-about"),
        &format!("<div class=\"panels wide\">\n{panels}</div>\n"),
    )
}
