//! What things are called in a report, in one language.

use feerie_words::{Lang, Value, Words};

use super::numbers;
use crate::analysis::compare::Comparison;
use crate::analysis::metric::Unit;
use crate::analysis::naming::{Naming, say_key};
use crate::bench::text_name;
use crate::plan::Variant;

/// One language of a report.
pub struct Speak<'a> {
    /// The words.
    pub words: &'a Words,
    /// The names of the baseline's numbers.
    pub naming: &'a Naming,
    /// What all others are compared with.
    pub baseline: &'a Variant,
}

impl Speak<'_> {
    /// The language.
    pub fn lang(&self) -> Lang {
        self.words.lang()
    }

    /// A message of the lab's.
    pub fn say(&self, key: &str) -> String {
        self.words.say(&format!("lab-{key}"), &[])
    }

    /// The same with texts filled in.
    pub fn fill(&self, key: &str, args: &[(&str, String)]) -> String {
        self.words.say_texts(&format!("lab-{key}"), args)
    }

    /// The same with a count.
    pub fn count(&self, key: &str, count: u64) -> String {
        let written = numbers::number(count as f64, 0, self.lang());
        self.words.say(&format!("lab-{key}"), &[("count", Value::from(count as f64)), ("written", written.into())])
    }

    /// A number of this unit.
    pub fn write(&self, unit: Unit, value: f64) -> String {
        match unit {
            Unit::Share => numbers::percent(value, self.lang()),
            Unit::Number => numbers::plain(value, self.lang()),
        }
    }

    /// A difference of this unit, without a sign: shares differ by points.
    pub fn write_difference(&self, unit: Unit, value: f64) -> String {
        match unit {
            Unit::Share => numbers::number(100.0 * value, 1, self.lang()),
            Unit::Number => numbers::plain(value, self.lang()),
        }
    }

    /// A metric's name.
    pub fn metric(&self, id: &str) -> String {
        if let Some(bot) = id.strip_prefix("bot.") {
            return self.fill("metric-bot", &[("bot", self.bot(bot))]);
        }
        let Some(own) = id.strip_prefix("own.") else { return self.say(&format!("metric-{}", id.replace('.', "-"))) };
        let (quantity, key) = own.split_once('.').unwrap_or((own, ""));
        let name = self.words.say(&format!("measure-{}-{quantity}", self.naming.info.id), &[]);
        let known = self.naming.quantities.iter().find(|one| one.id == quantity);
        match known.and_then(|one| one.keys.iter().find(|one| one.id == key)) {
            Some(key) => format!("{name} · {}", say_key(key, self.words)),
            None => name,
        }
    }

    /// A metric's name for narrow columns; a bot's is the bot's.
    pub fn short(&self, id: &str) -> String {
        match id.split_once('.') {
            Some(("own", _)) => self.metric(id),
            Some(("bot", name)) => self.bot(name),
            _ => self.say(&format!("short-{}", id.replace('.', "-"))),
        }
    }

    /// A kind of action.
    pub fn kind(&self, kind: &str, key: Option<&str>) -> String {
        let name = self.words.say(&format!("kind-{}-{kind}", self.naming.info.id), &[]);
        let known = self.naming.kinds.iter().find(|one| one.id == kind);
        match known.and_then(|one| one.keys.iter().find(|one| Some(one.id.as_str()) == key)) {
            Some(key) => format!("{name} · {}", say_key(key, self.words)),
            None => name,
        }
    }

    /// Why a game ended.
    pub fn ending(&self, end: &str) -> String {
        self.words.say(&format!("ending-{}-{end}", self.naming.info.id), &[])
    }

    /// A bot: `strong:400` is called “strong (400)”.
    pub fn bot(&self, name: &str) -> String {
        let (level, iterations) = name.split_once(':').map_or((name, None), |(level, n)| (level, Some(n)));
        let key = format!("level-{level}");
        let level = if self.words.has(&key) { self.words.say(&key, &[]) } else { level.to_owned() };
        iterations.map_or(level.clone(), |n| format!("{level} ({n})"))
    }

    /// What sets a variant apart from the baseline; a baseline without factors is the game as it is.
    pub fn variant(&self, variant: &Variant) -> String {
        if variant.settings.is_empty() {
            return self.say("baseline");
        }
        let differs = |setting: &&(String, String)| !self.baseline.settings.contains(setting);
        let mut parts: Vec<&(String, String)> = variant.settings.iter().filter(differs).collect();
        if parts.is_empty() {
            parts = variant.settings.iter().collect();
        }
        parts.iter().map(|(factor, value)| self.setting(factor, value)).collect::<Vec<_>>().join(", ")
    }

    fn setting(&self, factor: &str, value: &str) -> String {
        let game = self.naming.info.id;
        match factor {
            "seats" => value.parse().map_or_else(|_| value.to_owned(), |seats| self.count("seats", seats)),
            "bots" => value.split(" + ").map(|bot| self.bot(bot)).collect::<Vec<_>>().join(" + "),
            _ => {
                let name = format!("option-{game}-{factor}");
                let name = if self.words.has(&name) { self.words.say(&name, &[]) } else { factor.to_owned() };
                // A text that was written in the lab has no name of its own.
                if value == text_name(factor) {
                    return name;
                }
                // The value by its id: plans, data and reports must be found in each other.
                self.fill("setting", &[("name", name), ("value", value.to_owned())])
            }
        }
    }

    /// What may be said of a difference that counts.
    pub fn sentence(&self, variant: &Variant, one: &Comparison) -> String {
        let mean = one.difference.mean;
        // More or less by so much: the interval is read in that direction, and may reach beyond nothing to the other side.
        let (low, high) = if mean.mean > 0.0 { (mean.low, mean.high) } else { (-mean.high, -mean.low) };
        let unit = if one.unit == Unit::Share { "share" } else { "number" };
        let direction = if mean.mean > 0.0 { "more" } else { "less" };
        let metric = self.metric(&one.metric);
        let mut key = format!("said-{unit}-{direction}");
        if one.metric.starts_with("own.") {
            key = format!("said-own-{direction}");
        }
        self.fill(
            &key,
            &[
                ("variant", self.variant(variant)),
                ("metric", metric),
                ("value", self.write(one.unit, one.value)),
                ("baseline", self.write(one.unit, one.baseline)),
                ("difference", self.write_difference(one.unit, mean.mean.abs())),
                ("low", self.write_difference(one.unit, low)),
                ("high", self.write_difference(one.unit, high)),
            ],
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::naming::both_words;
    use crate::stats::paired::{Difference, Mean};
    use serde_json::Map;

    #[test]
    fn an_interval_is_read_in_the_direction_of_its_difference() {
        let baseline = Variant { settings: Vec::new(), options: Map::new(), seats: 2, bots: Vec::new() };
        let naming = Naming::of("elfe", &baseline).unwrap();
        let [_, words] = &both_words().unwrap();
        let speak = Speak { words, naming: &naming, baseline: &baseline };
        let said = |mean: f64, low: f64, high: f64| {
            let mean = Mean { mean, low, high, deals: 100, spread: 1.0 };
            let one = Comparison {
                variant: 1,
                metric: "turns".into(),
                unit: Unit::Number,
                headline: true,
                baseline: 10.0,
                value: 10.0 + mean.mean,
                difference: Difference { mean, half90: 1.0, p: 0.5, rho: 0.0 },
                adjusted: 0.5,
                matters: 1.0,
                verdict: None,
            };
            speak.sentence(&baseline, &one)
        };
        for (told, tail) in [
            (said(2.0, 1.0, 3.0), "2.00 more (from 1.00 to 3.00)."),
            (said(-2.0, -3.0, -1.0), "2.00 less (from 1.00 to 3.00)."),
            (said(1.5, -2.0, 5.0), "1.50 more (from −2.00 to 5.00)."),
            (said(-1.5, -5.0, 2.0), "1.50 less (from −2.00 to 5.00)."),
        ] {
            let plain: String = told.chars().filter(|c| !matches!(c, '\u{2068}' | '\u{2069}')).collect();
            assert!(plain.ends_with(tail), "{plain}");
        }
    }
}
