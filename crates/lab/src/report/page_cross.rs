//! The page of two options crossed: who beats whom.

use super::numbers::{number, percent};
use super::pages::section;
use super::speak::Speak;
use crate::analysis::cross::CrossTable;
use crate::plot::escape;

/// The table of shares, best rated first.
pub fn page(cross: &CrossTable, speak: &Speak<'_>) -> String {
    let lang = speak.lang();
    let heads: String =
        cross.values.iter().map(|value| format!("<th scope=\"col\"><span>{}</span></th>", escape(value))).collect();
    let mut rows = String::new();
    for (n, value) in cross.values.iter().enumerate() {
        let cells: String = cross.cells[n]
            .iter()
            .map(|cell| match cell {
                None => "<td class=\"none\">·</td>".to_owned(),
                Some(cell) => {
                    let share = cell.share;
                    // Five steps to either side of even.
                    let step = ((share.share - 0.5) * 20.0).round().clamp(-5.0, 5.0) as i32;
                    let class = if step < 0 { format!("b{}", -step) } else { format!("a{step}") };
                    let mark = if cell.uneven { "*" } else { "" };
                    let told = format!("{} – {}", percent(share.low, lang), percent(share.high, lang));
                    format!(
                        "<td class=\"{class}\" title=\"{}\">{}{mark}</td>",
                        escape(&told),
                        number(100.0 * share.share, 0, lang)
                    )
                }
            })
            .collect();
        rows.push_str(&format!(
            "<tr><th scope=\"row\">{}</th>{cells}<td class=\"n rating\">{}</td></tr>\n",
            escape(value),
            number(cross.ratings[n], 0, lang)
        ));
    }
    let table = format!(
        "<div class=\"scroll\" tabindex=\"0\"><table class=\"cross\"><thead><tr><td></td>{heads}<th scope=\"col\"><span>{}</span></th></tr></thead><tbody>\n{rows}</tbody></table></div>\n",
        escape(&speak.say("head-rating"))
    );
    let mirror = speak.fill(
        "cross-mirror",
        &[
            ("share", percent(cross.mirror.share, lang)),
            ("low", percent(cross.mirror.low, lang)),
            ("high", percent(cross.mirror.high, lang)),
        ],
    );
    section(
        &speak.say("page-cross"),
        &speak.say("page-cross-about"),
        &format!("{table}<p class=\"note\">{}</p>\n", escape(&mirror)),
    )
}
