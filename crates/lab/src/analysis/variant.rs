//! One variant's games.

use feerie_core::PerSeat;
use serde::Serialize;

use super::duel::Duel;
use super::metric::{self, Metric, Unit};
use super::naming::Naming;
use super::uses::{self, UseRow};
use crate::chances::story::Story;
use crate::chances::{Course, Trust, calibrate};
use crate::plan::{Bot, Variant};
use crate::stats::paired::{Mean, correlation, pseudo_values};
use crate::stats::{self, Share};
use crate::trial::line::GameLine;

/// Groups of deals in which a share of variance is looked at.
const GROUPS: usize = 40;
/// Games whose chances are drawn.
const DRAWN: usize = 12;

/// A metric of a variant.
#[derive(Clone, Debug, Serialize)]
pub struct Value {
    /// Its name.
    pub id: String,
    /// How it is written.
    pub unit: Unit,
    /// Its mean, with an interval over deals.
    #[serde(flatten)]
    pub mean: Mean,
}

/// What each deal gave of a metric.
#[derive(Clone, Debug)]
pub struct Column {
    /// The metric.
    pub id: String,
    /// How it is written.
    pub unit: Unit,
    /// By deal.
    pub by_deal: Vec<Option<f64>>,
}

/// A game to be drawn: the chances of its seats.
#[derive(Clone, Debug, Serialize)]
pub struct Drawn {
    /// The deal.
    pub deal: u32,
    /// Its turns.
    pub turns: u32,
    /// Lead changes.
    pub changes: u32,
    /// The winner's chance along the game: share of the game, chance.
    pub winner: Vec<(f64, f64)>,
}

/// A map of the board.
#[derive(Clone, Debug, Serialize)]
pub struct MapResult {
    /// The quantity.
    pub id: String,
    /// Columns of the board.
    pub columns: u8,
    /// The names of its squares, row after row from the bottom.
    pub squares: Vec<String>,
    /// How often a game, on each.
    pub means: Vec<f64>,
}

/// What a variant's games say.
#[derive(Clone, Debug, Serialize)]
pub struct VariantResult {
    /// What sets it apart.
    pub label: String,
    /// How many seats.
    pub seats: u8,
    /// Who played.
    pub bots: Vec<String>,
    /// Games.
    pub games: usize,
    /// Whether every game went as the baseline's did: what sets the variant apart never came into play.
    pub unchanged: bool,
    /// Its metrics.
    pub values: Vec<Value>,
    /// The better of two bots.
    pub duel: Option<Duel>,
    /// The share of each place in the order of play.
    pub by_order: Vec<Share>,
    /// The share of each seat.
    pub by_seat: Vec<Share>,
    /// The chance of such uneven places where they are even.
    pub order_p: f64,
    /// Turns: the tenth, the middle and the nine tenths.
    pub turns: [u32; 3],
    /// How many games took how many turns.
    pub turn_counts: Vec<(u32, u32)>,
    /// Why games ended.
    pub ends: Vec<(String, f64)>,
    /// Choices at a decision in each tenth of a game (geometric mean).
    pub choices: Vec<f64>,
    /// The share of decisions with 1, 2 to 3, 4 to 7, … choices.
    pub wide: Vec<f64>,
    /// How often whoever led at 10, 20, … 90 % won.
    pub leader: Vec<Mean>,
    /// The part of the decision in each tenth.
    pub decided: Vec<f64>,
    /// Some games, by quantiles of their lead changes.
    pub drawn: Vec<Drawn>,
    /// What is used.
    pub uses: Vec<UseRow>,
    /// Maps of the board.
    pub maps: Vec<MapResult>,
    /// How far chances may be trusted.
    pub trust: Trust,
    /// Clauses that can be seen at work, and in what share of the games they were.
    pub clauses: Vec<(String, f64)>,
}

impl VariantResult {
    /// A metric of it.
    pub fn value(&self, id: &str) -> Option<&Value> {
        self.values.iter().find(|value| value.id == id)
    }
}

/// Looks at a variant's games.
pub fn analyse(
    game: &str,
    variant: &Variant,
    lineups: &[PerSeat<Bot>],
    lines: &[GameLine],
) -> Result<(VariantResult, Vec<Column>), String> {
    let naming = Naming::of(game, variant)?;
    let (courses, trust) = calibrate(lines);
    let stories: Vec<Option<Story>> = lines
        .iter()
        .zip(&courses)
        .map(|(line, course)| Story::of(course, line.turns, &line.shares()).filter(|_| trust.says_something()))
        .collect();
    let mut columns = Vec::new();
    let metrics =
        metric::common(&variant.bots).into_iter().chain(metric::own_metrics(&naming.quantities, variant.seats));
    for metric in metrics {
        if (metric.needs_chances() && !trust.says_something()) || (metric.needs_calm() && !trust.is_calm()) {
            continue;
        }
        columns.push(column(&metric, lines, &stories, lineups, &naming));
    }
    columns.extend(luck(lines));
    let values = columns.iter().filter_map(|column| {
        let known: Vec<f64> = column.by_deal.iter().flatten().copied().collect();
        Some(Value { id: column.id.clone(), unit: column.unit, mean: Mean::of(&known)? })
    });
    let values: Vec<Value> = values.collect();
    let by_order = shares(lines, |line, seat| usize::from(line.order[seat]), variant.seats);
    let mut turns: Vec<u32> = lines.iter().map(|line| line.turns).collect();
    turns.sort_unstable();
    let at = |share: f64| turns.get((share * turns.len() as f64) as usize).copied().unwrap_or(0);
    let told: Vec<&Story> = stories.iter().flatten().collect();
    let result = VariantResult {
        label: variant.label(),
        seats: variant.seats,
        bots: variant.bots.iter().map(ToString::to_string).collect(),
        games: lines.len(),
        unchanged: false,
        duel: Duel::of(variant.bots.len(), &values),
        values,
        order_p: stats::evenness(&by_order),
        by_order,
        by_seat: shares(lines, |_, seat| seat, variant.seats),
        turns: [at(0.1), at(0.5), at(0.9)],
        turn_counts: counted(turns.iter().copied()),
        ends: ends(lines),
        choices: (0..10).map(|tenth| mean(lines.iter().map(|line| f64::from(line.tenths[tenth]))).exp2()).collect(),
        wide: wide(lines),
        leader: leader_curve(lines, &stories),
        decided: (0..10).map(|tenth| mean(told.iter().map(|story| story.decided[tenth]))).collect(),
        drawn: drawn(lines, &courses, &stories),
        uses: uses::table(&naming, variant.seats, lines, &courses, trust.says_something()),
        maps: maps(&naming, variant.seats, lines),
        clauses: clauses(&naming, lines),
        trust,
    };
    Ok((result, columns))
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, n) = values.fold((0.0, 0.0), |(sum, n), value| (sum + value, n + 1.0));
    if n > 0.0 { sum / n } else { 0.0 }
}

/// Averages within deals: games of one deal share their dice.
fn by_deal(lines: &[GameLine], mut value: impl FnMut(usize, &GameLine) -> Option<f64>) -> Vec<Option<f64>> {
    let deals = lines.last().map_or(0, |line| line.i as usize + 1);
    let mut sums = vec![(0.0, 0.0); deals];
    for (n, line) in lines.iter().enumerate() {
        if let Some(value) = value(n, line) {
            let (sum, count) = &mut sums[line.i as usize];
            *sum += value;
            *count += 1.0;
        }
    }
    sums.into_iter().map(|(sum, count)| (count > 0.0).then(|| sum / count)).collect()
}

fn column(
    metric: &Metric,
    lines: &[GameLine],
    stories: &[Option<Story>],
    lineups: &[PerSeat<Bot>],
    naming: &Naming,
) -> Column {
    let value = |n: usize, line: &GameLine| {
        metric.value(line, stories[n].as_ref(), &lineups[line.l as usize % lineups.len()], naming)
    };
    Column { id: metric.id.clone(), unit: metric.unit, by_deal: by_deal(lines, value) }
}

/// The share of the result that chance explains, at least: as pseudo-values of groups of deals, which pair as deals do.
fn luck(lines: &[GameLine]) -> Option<Column> {
    if lines.iter().all(|line| line.chance == 0) || lines.last()?.i as usize + 1 < 2 * GROUPS {
        return None;
    }
    let mut groups: Vec<Vec<(f64, f64)>> = vec![Vec::new(); GROUPS];
    for line in lines {
        let shares = line.shares();
        let pairs = line.luck.iter().zip(&shares).map(|(luck, share)| (f64::from(*luck), *share));
        groups[line.i as usize % GROUPS].extend(pairs);
    }
    let explained = |pairs: &mut dyn Iterator<Item = &(f64, f64)>| {
        let pairs: Vec<(f64, f64)> = pairs.copied().collect();
        correlation(&pairs).powi(2)
    };
    let by_deal = pseudo_values(&groups, explained).into_iter().map(Some).collect();
    Some(Column { id: metric::LUCK.into(), unit: Unit::Share, by_deal })
}

fn shares(lines: &[GameLine], place: impl Fn(&GameLine, usize) -> usize, seats: u8) -> Vec<Share> {
    let deals = lines.last().map_or(0, |line| line.i as usize + 1);
    let mut sums = vec![vec![stats::Deal::default(); deals]; usize::from(seats)];
    for line in lines {
        for (seat, share) in line.shares().into_iter().enumerate() {
            sums[place(line, seat)][line.i as usize].add(share);
        }
    }
    sums.iter().map(|own| Share::of(own)).collect()
}

fn counted(sorted: impl Iterator<Item = u32>) -> Vec<(u32, u32)> {
    let mut counts: Vec<(u32, u32)> = Vec::new();
    for value in sorted {
        match counts.last_mut() {
            Some((last, count)) if *last == value => *count += 1,
            _ => counts.push((value, 1)),
        }
    }
    counts
}

fn ends(lines: &[GameLine]) -> Vec<(String, f64)> {
    let mut counts = std::collections::BTreeMap::new();
    lines.iter().for_each(|line| *counts.entry(line.end.clone()).or_insert(0.0) += 1.0 / lines.len() as f64);
    let mut ends: Vec<(String, f64)> = counts.into_iter().collect();
    ends.sort_by(|a, b| b.1.total_cmp(&a.1));
    ends
}

fn wide(lines: &[GameLine]) -> Vec<f64> {
    let most = lines.iter().map(|line| line.wide.len()).max().unwrap_or(0);
    let all: f64 = lines.iter().map(|line| f64::from(line.decisions())).sum();
    let of =
        |bucket: usize| lines.iter().map(|line| f64::from(line.wide.get(bucket).copied().unwrap_or(0))).sum::<f64>();
    (0..most).map(|bucket| of(bucket) / all.max(1.0)).collect()
}

fn leader_curve(lines: &[GameLine], stories: &[Option<Story>]) -> Vec<Mean> {
    let at = |n: usize| {
        let won = |game: usize, _: &GameLine| stories[game].as_ref().map(|story| story.leader_won[n]);
        let known: Vec<f64> = by_deal(lines, won).into_iter().flatten().collect();
        Mean::of(&known)
    };
    (0..9).filter_map(at).collect()
}

/// Games at evenly spaced quantiles of lead changes: the usual ones, not the best.
fn drawn(lines: &[GameLine], courses: &[Course], stories: &[Option<Story>]) -> Vec<Drawn> {
    let mut told: Vec<(u32, usize)> =
        stories.iter().enumerate().filter_map(|(n, story)| Some((story.as_ref()?.lead_changes, n))).collect();
    told.sort_unstable();
    let picked = (0..DRAWN.min(told.len())).map(|n| told[(2 * n + 1) * told.len() / (2 * DRAWN.min(told.len()))]);
    picked
        .map(|(changes, n)| {
            let (line, course) = (&lines[n], &courses[n]);
            let shares = line.shares();
            let chance = |chances: &Vec<f64>| -> f64 {
                chances.iter().zip(&shares).filter(|(_, share)| **share > 0.0).map(|(chance, _)| chance).sum()
            };
            let turns = f64::from(line.turns.max(1));
            let points = course.turns.iter().zip(&course.chances);
            let winner = points.map(|(&turn, chances)| (f64::from(turn) / turns, chance(chances))).chain([(1.0, 1.0)]);
            Drawn { deal: line.i, turns: line.turns, changes, winner: winner.collect() }
        })
        .collect()
}

fn maps(naming: &Naming, seats: u8, lines: &[GameLine]) -> Vec<MapResult> {
    let mut begin = 0;
    let mut all = Vec::new();
    for quantity in &naming.quantities {
        let len = quantity.len(seats);
        if quantity.columns > 0 {
            let mut means = vec![0.0; len];
            for (cell, value) in lines.iter().flat_map(|line| &line.q) {
                if let Some(mean) = (*cell as usize).checked_sub(begin).and_then(|at| means.get_mut(at)) {
                    *mean += value / lines.len() as f64;
                }
            }
            let squares = quantity.keys.iter().map(|key| key.id.clone()).collect();
            all.push(MapResult { id: quantity.id.to_owned(), columns: quantity.columns, squares, means });
        }
        begin += len;
    }
    all
}

fn clauses(naming: &Naming, lines: &[GameLine]) -> Vec<(String, f64)> {
    let all = naming.info.clauses;
    let mut counts = vec![0.0; all.len()];
    for &place in lines.iter().flat_map(|line| &line.clauses) {
        if let Some(count) = counts.get_mut(usize::from(place)) {
            *count += 1.0 / lines.len() as f64;
        }
    }
    let seen = all.iter().zip(counts).filter(|(clause, _)| naming.witnessable.contains(clause));
    seen.map(|(clause, count)| (clause.id().to_owned(), count)).collect()
}
