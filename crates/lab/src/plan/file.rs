//! The plan's file: its fields, and what they may hold.

use feerie_catalog::{Catalog, Visitor, visit};
use feerie_core::{Game, GameInfo, Heuristic, Options, SetupError};
use feerie_table::Games;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::ops::Range;
use std::path::Path;
use toml::Spanned;

use super::variants::{Cross, Factor, FactorFile, Kind, spread};
use super::{Bot, MOST_DEALS, MOST_VARIANTS, Plan, PlanError, Variant, Wishes};

/// The format that this program reads.
const FORMAT: i64 = 1;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: Spanned<i64>,
    game: Spanned<String>,
    seats: Option<Spanned<u8>>,
    bots: Option<Spanned<Vec<String>>>,
    deals: Spanned<i64>,
    seed: Option<u64>,
    options: Option<Spanned<Map<String, Value>>>,
    #[serde(default)]
    kind: Kind,
    #[serde(default)]
    factor: Vec<Spanned<FactorFile>>,
    cross: Option<Spanned<Cross>>,
    #[serde(default)]
    report: Wishes,
}

/// Turns a place in the text into a line.
pub struct Lines<'t>(pub &'t str);

impl Lines<'_> {
    pub fn wrong(&self, span: Range<usize>, field: &str, problem: impl Into<String>) -> PlanError {
        let line = 1 + self.0.as_bytes().iter().take(span.start).filter(|&&byte| byte == b'\n').count();
        PlanError { line: Some(line), field: field.to_owned(), problem: problem.into() }
    }
}

pub fn read(name: &str, text: &str, folder: &Path) -> Result<Plan, PlanError> {
    let lines = Lines(text);
    let file: File = toml::from_str(text).map_err(|error| {
        let problem = error.message().to_owned();
        match error.span() {
            Some(span) => lines.wrong(span, "", problem),
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
    let seats = file.seats.as_ref().map_or(info.seats.0, |seats| *seats.get_ref());
    if !info.seats_range().contains(&seats) {
        let span = file.seats.as_ref().map_or(0..0, Spanned::span);
        let problem = format!("{seats}: this game takes {} to {}", info.seats.0, info.seats.1);
        return Err(lines.wrong(span, "seats", problem));
    }
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
    let seed = file.seed.unwrap_or(1);
    Ok(Plan {
        name: name.to_owned(),
        game: info.id.to_owned(),
        deals,
        seed,
        variants,
        cross,
        wishes: file.report,
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
