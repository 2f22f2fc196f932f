//! Variants from factors: one at a time, all combinations, or two options crossed.

use feerie_core::GameInfo;
use serde::Deserialize;
use serde_json::Value;
use std::ops::Range;
use std::path::Path;
use toml::Spanned;

use super::data::Place;
use super::file::{Lines, checked, read_bots};
use super::{PlanError, Variant};

/// How factors are combined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The baseline, then one factor at a time at each of its other values.
    #[default]
    OneAtATime,
    /// Every combination.
    Grid,
}

/// Two options that each take every value: every band against every band.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cross {
    /// The two options; the first is that of seat 0.
    pub options: [String; 2],
    /// The values of both.
    pub values: Vec<String>,
}

/// A factor as it is written: one of `option`, `data`, `seats` and `bots`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactorFile {
    option: Option<String>,
    #[serde(default)]
    values: Vec<Value>,
    /// The option's values are the texts of these files.
    #[serde(default)]
    files: Vec<String>,
    /// A place in the game's data that takes the values, as in `deck.hex`.
    data: Option<String>,
    /// A number of the data that takes up the difference.
    balance: Option<String>,
    seats: Option<Vec<u8>>,
    bots: Option<Vec<Vec<String>>>,
}

/// A factor: what it is called, and what each of its values changes.
pub struct Factor {
    name: String,
    span: Range<usize>,
    levels: Vec<(String, Change)>,
}

#[derive(PartialEq)]
enum Change {
    Option(String, Value),
    Data(Place, Value),
    Seats(u8),
    Bots(Vec<String>),
}

impl Factor {
    pub fn read(
        file: Spanned<FactorFile>,
        info: &GameInfo,
        seats: u8,
        folder: &Path,
        lines: &Lines<'_>,
    ) -> Result<Factor, PlanError> {
        let span = file.span();
        let wrong = |problem: String| lines.wrong(span.clone(), "factor", problem);
        let (name, levels) = match file.into_inner() {
            FactorFile { option: Some(option), values, files, data: None, balance: None, seats: None, bots: None } => {
                let mut levels = Vec::new();
                for value in values {
                    levels.push((text(&value), Change::Option(option.clone(), value)));
                }
                for file in files {
                    let path = folder.join(&file);
                    let content = std::fs::read_to_string(&path)
                        .map_err(|error| wrong(format!("{}: {error}", path.display())))?;
                    levels.push((file, Change::Option(option.clone(), content.into())));
                }
                (option, levels)
            }
            FactorFile { option: None, values, files, data: Some(path), balance, seats: None, bots: None }
                if files.is_empty() =>
            {
                let place = Place::read(path.clone(), balance, info).map_err(&wrong)?;
                let level = |value: Value| (text(&value), Change::Data(place.clone(), value));
                (path, values.into_iter().map(level).collect())
            }
            FactorFile { option: None, values, files, data: None, balance: None, seats: Some(numbers), bots: None }
                if values.is_empty() && files.is_empty() =>
            {
                ("seats".into(), numbers.into_iter().map(|n| (n.to_string(), Change::Seats(n))).collect())
            }
            FactorFile { option: None, values, files, data: None, balance: None, seats: None, bots: Some(tables) }
                if values.is_empty() && files.is_empty() =>
            {
                for names in &tables {
                    read_bots(names, info, seats).map_err(|problem| lines.wrong(span.clone(), "bots", problem))?;
                }
                ("bots".into(), tables.into_iter().map(|names| (names.join(" + "), Change::Bots(names))).collect())
            }
            _ => {
                let known = "give `option` with `values` or `files`, or `data` with `values`, or `seats`, or `bots`";
                return Err(wrong(known.into()));
            }
        };
        if levels.len() < 2 {
            return Err(wrong(format!("{name} needs at least two values; the first is the baseline")));
        }
        if let Some(n) = (1..levels.len()).find(|&n| levels[..n].iter().any(|(_, change)| *change == levels[n].1)) {
            return Err(wrong(format!("{name} has the value {} twice", levels[n].0)));
        }
        Ok(Factor { name, span, levels })
    }

    fn apply(&self, level: usize, variant: &mut Variant, info: &GameInfo) -> Result<(), String> {
        let (label, change) = &self.levels[level];
        match change {
            Change::Option(option, value) => {
                variant.options.insert(option.clone(), value.clone());
            }
            Change::Data(place, value) => place.set(value, &mut variant.options, info)?,
            Change::Seats(seats) => variant.seats = *seats,
            Change::Bots(names) => variant.bots = read_bots(names, info, variant.seats)?,
        }
        variant.settings.push((self.name.clone(), label.clone()));
        Ok(())
    }
}

/// A value as people read it.
fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// All variants, the baseline first.
pub fn spread(
    base: &Variant,
    kind: Kind,
    factors: &[Factor],
    cross: Option<(Range<usize>, &Cross)>,
    info: &GameInfo,
    lines: &Lines<'_>,
) -> Result<Vec<Variant>, PlanError> {
    let crossed = match cross {
        Some((span, cross)) => crossing(base, cross).map_err(|problem| lines.wrong(span, "cross", problem))?,
        None => vec![base.clone()],
    };
    let mut variants = Vec::new();
    for start in &crossed {
        for levels in choices(kind, factors) {
            let mut variant = start.clone();
            for (factor, level) in factors.iter().zip(levels) {
                factor
                    .apply(level, &mut variant, info)
                    .map_err(|problem| lines.wrong(factor.span.clone(), &factor.name, problem))?;
            }
            let place = factors.first().map_or(0..0, |factor| factor.span.clone());
            checked(info, &variant)
                .map_err(|problem| lines.wrong(place, "factor", format!("{}: {problem}", variant.label())))?;
            variants.push(variant);
        }
    }
    Ok(variants)
}

/// The values of each factor in each variant.
fn choices(kind: Kind, factors: &[Factor]) -> Vec<Vec<usize>> {
    match kind {
        Kind::OneAtATime => {
            let mut all = vec![vec![0; factors.len()]];
            for (n, factor) in factors.iter().enumerate() {
                for level in 1..factor.levels.len() {
                    let mut one = vec![0; factors.len()];
                    one[n] = level;
                    all.push(one);
                }
            }
            all
        }
        Kind::Grid => factors.iter().fold(vec![Vec::new()], |all, factor| {
            let longer = |one: Vec<usize>| {
                (0..factor.levels.len()).map(move |level| one.iter().copied().chain([level]).collect())
            };
            all.into_iter().flat_map(longer).collect()
        }),
    }
}

fn crossing(base: &Variant, cross: &Cross) -> Result<Vec<Variant>, String> {
    if cross.values.len() < 2 {
        return Err("give at least two values".into());
    }
    let mut all = Vec::new();
    for first in &cross.values {
        for second in &cross.values {
            let mut variant = base.clone();
            for (option, value) in cross.options.iter().zip([first, second]) {
                variant.options.insert(option.clone(), value.as_str().into());
                variant.settings.push((option.clone(), value.clone()));
            }
            all.push(variant);
        }
    }
    Ok(all)
}
