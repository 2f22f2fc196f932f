//! The plan's file: its fields, and what they may hold.

use feerie_catalog::{Catalog, Visitor, visit};
use feerie_core::{Game, GameInfo, Heuristic, Options, SetupError};
use feerie_table::Games;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::ops::Range;
use std::path::Path;
use toml::Spanned;

use crate::analysis::metric;
use crate::analysis::naming::Naming;

use super::variants::{Cross, Factor, FactorFile, Kind, spread};
use super::{Bot, MOST_DEALS, MOST_VARIANTS, Plan, PlanError, Variant, Wishes};

/// The format that this program reads.
const FORMAT: i64 = 1;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: Spanned<i64>,
    game: Spanned<String>,
    seats: Option<Spanned<i64>>,
    bots: Option<Spanned<Vec<String>>>,
    deals: Spanned<i64>,
    seed: Option<Spanned<i64>>,
    options: Option<Spanned<Map<String, Value>>>,
    #[serde(default)]
    kind: Kind,
    #[serde(default)]
    factor: Vec<Spanned<FactorFile>>,
    cross: Option<Spanned<Cross>>,
    report: Option<Spanned<Wishes>>,
}

/// Turns a place in the text into a line.
pub struct Lines<'t>(pub &'t str);

impl Lines<'_> {
    pub fn wrong(&self, span: Range<usize>, field: &str, problem: impl Into<String>) -> PlanError {
        let line = 1 + self.0.as_bytes().iter().take(span.start).filter(|&&byte| byte == b'\n').count();
        PlanError { line: Some(line), field: field.to_owned(), problem: problem.into() }
    }

    /// What is set on the line of a byte; nothing where that cannot be seen.
    fn field(&self, at: usize) -> &str {
        let from = self.0[..at].rfind('\n').map_or(0, |end| end + 1);
        let line = self.0[from..].lines().next().unwrap_or_default();
        let name = line.split_once('=').map_or("", |(name, _)| name.trim());
        if name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_-.".contains(&byte)) { name } else { "" }
    }
}

/// What the reader says, without the types of our own program.
fn plainly(said: &str) -> String {
    said.replace("expected i64", "expected a whole number").replace("floating point", "the number")
}

/// Whether metrics are named that there are, and differences that can matter.
fn can_be_told(game: &str, variants: &[Variant], wishes: &Wishes) -> Result<(), String> {
    if let Some((name, least)) = wishes.matters.iter().find(|(_, least)| !(**least > 0.0 && least.is_finite())) {
        return Err(format!("{name}: {least} is no difference that could matter; write a number above 0"));
    }
    let mut named = wishes.headline.iter().chain(wishes.matters.keys()).peekable();
    if named.peek().is_none() {
        return Ok(());
    }
    let mut known: Vec<String> = Vec::new();
    for variant in variants {
        let new = metric::ids(&Naming::of(game, variant)?, variant);
        known.extend(new.into_iter().filter(|id| !known.contains(id)).collect::<Vec<_>>());
    }
    match named.find(|name| !known.contains(name)) {
        Some(name) => Err(format!("no metric is called {name:?}; there are {}", known.join(", "))),
        None => Ok(()),
    }
}

pub fn read(name: &str, text: &str, folder: &Path) -> Result<Plan, PlanError> {
    let lines = Lines(text);
    let file: File = toml::from_str(text).map_err(|error| {
        let problem = plainly(error.message());
        match error.span() {
            Some(span) => lines.wrong(span.clone(), lines.field(span.start), problem),
            None => PlanError { line: None, field: String::new(), problem },
        }
    })?;
    if *file.format.get_ref() != FORMAT {
        let problem = format!("{} is not known; this program reads format {FORMAT}", file.format.get_ref());
        return Err(lines.wrong(file.format.span(), "format", problem));
    }
    let infos = Catalog.infos();
    let Some(info) = infos.iter().find(|info| info.id == file.game.get_ref()) else {
        let known: Vec<&str> = infos.iter().map(|info| info.id).collect();
        let problem = format!("no game is called {:?}; there are {}", file.game.get_ref(), known.join(", "));
        return Err(lines.wrong(file.game.span(), "game", problem));
    };
    let deals = match u32::try_from(*file.deals.get_ref()) {
        Ok(deals @ 1..=MOST_DEALS) => deals,
        _ => {
            let problem = format!("{} is not a number from 1 to {MOST_DEALS}", file.deals.get_ref());
            return Err(lines.wrong(file.deals.span(), "deals", problem));
        }
    };
    let seats = match &file.seats {
        None => info.seats.0,
        Some(seats) => {
            u8::try_from(*seats.get_ref()).ok().filter(|n| info.seats_range().contains(n)).ok_or_else(|| {
                let problem = format!("{}: this game takes {} to {}", seats.get_ref(), info.seats.0, info.seats.1);
                lines.wrong(seats.span(), "seats", problem)
            })?
        }
    };
    let seed = match &file.seed {
        None => 1,
        Some(seed) => u64::try_from(*seed.get_ref())
            .map_err(|_| lines.wrong(seed.span(), "seed", format!("{} is below 0", seed.get_ref())))?,
    };
    let (bots_span, names) = match &file.bots {
        Some(bots) => (bots.span(), bots.get_ref().clone()),
        None => (0..0, vec!["greedy".to_owned()]),
    };
    let bots = read_bots(&names, info, seats).map_err(|problem| lines.wrong(bots_span, "bots", problem))?;
    let (options_span, options) = match file.options {
        Some(options) => (options.span(), options.into_inner()),
        None => (0..0, Map::new()),
    };
    let base = Variant { settings: Vec::new(), options, seats, bots };
    checked(info, &base).map_err(|problem| lines.wrong(options_span, "options", problem))?;
    let factors = file
        .factor
        .into_iter()
        .map(|factor| Factor::read(factor, info, seats, folder, &lines))
        .collect::<Result<Vec<Factor>, PlanError>>()?;
    let cross = file.cross.as_ref().map(|cross| (cross.span(), cross.get_ref()));
    let variants = spread(&base, file.kind, &factors, cross, info, &lines)?;
    if variants.len() > MOST_VARIANTS {
        let problem = format!("{} variants; {MOST_VARIANTS} are the most", variants.len());
        return Err(PlanError { line: None, field: "factor".into(), problem });
    }
    let cross = file.cross.map(Spanned::into_inner);
    let (report_span, wishes) = match file.report {
        Some(report) => (report.span(), report.into_inner()),
        None => (0..0, Wishes::default()),
    };
    can_be_told(info.id, &variants, &wishes).map_err(|problem| lines.wrong(report_span, "report", problem))?;
    Ok(Plan {
        name: name.to_owned(),
        game: info.id.to_owned(),
        deals,
        seed,
        variants,
        cross,
        wishes,
        text: text.to_owned(),
    })
}

/// The bots of a table, each named once.
pub fn read_bots(names: &[String], info: &GameInfo, seats: u8) -> Result<Vec<Bot>, String> {
    let bots = names.iter().map(|name| Bot::read(name, info, seats)).collect::<Result<Vec<Bot>, String>>()?;
    if bots.is_empty() {
        return Err("name at least one".into());
    }
    if let Some(n) = (1..bots.len()).find(|&n| bots[..n].contains(&bots[n])) {
        return Err(format!("{} is named twice; each bot is named once", bots[n]));
    }
    if bots.len() > usize::from(seats) {
        return Err(format!("{} bots for {seats} seats", bots.len()));
    }
    Ok(bots)
}

/// Whether a table can be set up so.
pub fn checked(info: &GameInfo, variant: &Variant) -> Result<(), String> {
    if !info.seats_range().contains(&variant.seats) {
        return Err(format!("{} seats: this game takes {} to {}", variant.seats, info.seats.0, info.seats.1));
    }
    visit(info.id, SetUp(variant)).unwrap_or(Ok(())).map_err(|error| error.to_string())
}

struct SetUp<'a>(&'a Variant);

impl Visitor for SetUp<'_> {
    type Output = Result<(), SetupError>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        rules::<G>(self.0).map(drop)
    }
}

/// The rules of a variant.
pub fn rules<G: Game>(variant: &Variant) -> Result<G, SetupError> {
    G::new(G::Options::read(&variant.options, variant.seats)?, variant.seats)
}
