//! The tables of a run: games, seats, uses, chances.

use feerie_core::measure::{Fold, Per};
use feerie_lab::analysis::naming::Naming;
use feerie_lab::chances::story::Story;
use feerie_lab::chances::{Course, calibrate};
use feerie_lab::plan::Variant;
use feerie_lab::run::folder::Games;
use feerie_lab::run::lineups;
use feerie_lab::trial::line::{GameLine, Use};
use std::collections::BTreeMap;

use crate::table::{Cells, Table};

/// A game with everything that is known of it.
struct Row<'a> {
    line: &'a GameLine,
    course: &'a Course,
    story: Option<Story>,
    part: &'a Part<'a>,
}

/// A variant's games.
struct Part<'a> {
    variant: &'a Variant,
    naming: Naming,
    /// Who sits where in each lineup.
    seated: Vec<Vec<String>>,
    lines: &'a [GameLine],
    courses: Vec<Course>,
    has_stories: bool,
    /// A number of the game's own: its column, whether it is the table's, and its place in the data.
    own: BTreeMap<String, Own>,
}

#[derive(Clone, Copy)]
struct Own {
    per: Per,
    fold: Fold,
    begin: u32,
}

/// All tables of a run.
pub fn tables(games: &Games) -> Result<Vec<Table>, String> {
    let mut parts = Vec::new();
    for (variant, lines) in games.plan.variants.iter().zip(&games.lines) {
        let naming = Naming::of(&games.plan.game, variant)?;
        let (courses, trust) = calibrate(lines);
        let seated = lineups(variant).iter().map(|bots| bots.iter().map(ToString::to_string).collect()).collect();
        let own = own_numbers(&naming, variant.seats);
        parts.push(Part { variant, naming, seated, lines, courses, has_stories: trust.says_something(), own });
    }
    let rows: Vec<Row<'_>> = parts.iter().flat_map(rows_of).collect();
    Ok(vec![games_table(&rows), seats_table(&rows), uses_table(&rows), chances_table(&rows)])
}

fn rows_of<'a>(part: &'a Part<'a>) -> impl Iterator<Item = Row<'a>> {
    part.lines.iter().zip(&part.courses).map(move |(line, course)| {
        let story = Story::of(course, line.turns, &line.shares()).filter(|_| part.has_stories);
        Row { line, course, story, part }
    })
}

/// Where the game's own numbers are in the data; those of maps stay in the JSON Lines.
fn own_numbers(naming: &Naming, seats: u8) -> BTreeMap<String, Own> {
    let mut all = BTreeMap::new();
    let mut begin = 0;
    for quantity in &naming.quantities {
        let owners = if quantity.per == Per::Seat { u32::from(seats) } else { 1 };
        let names: Vec<String> = match quantity.keys.as_slice() {
            [] => vec![format!("q.{}", quantity.id)],
            keys => keys.iter().map(|key| format!("q.{}.{}", quantity.id, key.id)).collect(),
        };
        if quantity.columns == 0 {
            for (n, name) in names.into_iter().enumerate() {
                let begin = begin + n as u32 * owners;
                all.insert(name, Own { per: quantity.per, fold: quantity.fold, begin });
            }
        }
        begin += quantity.len(seats) as u32;
    }
    all
}

impl Own {
    /// The number of a seat, or of the table at seat 0. A sum without a reading is 0.
    fn of(self, line: &GameLine, seat: u32) -> Option<f64> {
        let place = self.begin + seat;
        let read = line.q.iter().find(|(at, _)| *at == place).map(|(_, value)| *value);
        read.or((self.fold == Fold::Sum).then_some(0.0))
    }
}

/// The columns that say which game a row is of.
fn key<'a>(table: &mut Table, rows: impl Iterator<Item = &'a GameLine> + Clone) {
    let cells = |of: fn(&GameLine) -> u32| Cells::Int(rows.clone().map(|line| of(line) as i32).collect());
    table.add("variant", "the variant, from 0, the baseline first", cells(|line| line.v));
    table.add("deal", "the deal: games of one deal have the same dice", cells(|line| line.i));
    table.add("lineup", "who sits where, as a number", cells(|line| line.l));
}

/// A column for each of the game's own numbers that any variant has.
fn add_own(table: &mut Table, per: Per, rows: &[(&Row<'_>, u32)]) {
    let parts = rows.iter().map(|(row, _)| row.part);
    let mut names: Vec<&String> =
        parts.flat_map(|part| part.own.iter().filter(|(_, own)| own.per == per).map(|(name, _)| name)).collect();
    names.sort_unstable();
    names.dedup();
    for name in names {
        let cell = |(row, seat): &(&Row<'_>, u32)| row.part.own.get(name).and_then(|own| own.of(row.line, *seat));
        let about = "the game's own number of that name";
        table.add(name.clone(), about, Cells::SomeReal(rows.iter().map(cell).collect()));
    }
}

fn games_table(rows: &[Row<'_>]) -> Table {
    let mut table = Table::new("games", "A row is a game.");
    key(&mut table, rows.iter().map(|row| row.line));
    let int = |of: &dyn Fn(&Row<'_>) -> u32| Cells::Int(rows.iter().map(|row| of(row) as i32).collect());
    let mut factors: Vec<&String> =
        rows.iter().flat_map(|row| row.part.variant.settings.iter().map(|(factor, _)| factor)).collect();
    factors.sort_unstable();
    factors.dedup();
    for factor in factors {
        let value = |row: &Row<'_>| {
            row.part.variant.settings.iter().find(|(name, _)| name == factor).map(|(_, value)| value.clone())
        };
        let about = "the value of this factor";
        table.add(format!("f.{factor}"), about, Cells::SomeText(rows.iter().map(value).collect()));
    }
    table.add("seats", "how many played", int(&|row| row.line.places.len() as u32));
    table.add("end", "why it ended", Cells::Text(rows.iter().map(|row| row.line.end.clone()).collect()));
    table.add("turns", "turns of all seats", int(&|row| row.line.turns));
    table.add("steps", "steps, answers of chance included", int(&|row| row.line.steps));
    table.add("decisions", "decisions of all seats", int(&|row| row.line.decisions()));
    table.add("forced", "those without a choice", int(&|row| row.line.forced.iter().sum()));
    let minutes = rows.iter().map(|row| row.part.naming.minutes(row.line)).collect();
    table.add("minutes", "how long people would take, estimated", Cells::Real(minutes));
    let tie = |row: &Row<'_>| row.line.places.iter().filter(|&&place| place == 1).count() > 1;
    table.add("tie", "whether several won", Cells::Flag(rows.iter().map(tie).collect()));
    let story = |of: fn(&Story) -> f64| Cells::SomeReal(rows.iter().map(|row| row.story.as_ref().map(of)).collect());
    table.add(
        "settled",
        "the share of the game after which the winner's chance stayed high",
        story(|story| story.settled),
    );
    let changes = |row: &Row<'_>| row.story.as_ref().map(|story| story.lead_changes as i32);
    table.add("lead_changes", "how often the lead changed", Cells::SomeInt(rows.iter().map(changes).collect()));
    table.add("drama", "how far the winner was behind the leader, on the average", story(|story| story.drama));
    table.add("open", "how open it was, on the average", story(|story| story.open));
    add_own(&mut table, Per::Game, &rows.iter().map(|row| (row, 0)).collect::<Vec<_>>());
    table
}

fn seats_table(rows: &[Row<'_>]) -> Table {
    let mut table = Table::new("seats", "A row is a seat of a game.");
    let seats: Vec<(&Row<'_>, u32)> =
        rows.iter().flat_map(|row| (0..row.line.places.len() as u32).map(move |seat| (row, seat))).collect();
    key(&mut table, seats.iter().map(|(row, _)| row.line));
    let int = |of: &dyn Fn(&GameLine, usize) -> i32| {
        Cells::Int(seats.iter().map(|(row, seat)| of(row.line, *seat as usize)).collect())
    };
    table.add("seat", "the seat, from 0", int(&|_, seat| seat as i32));
    let bot = |(row, seat): &(&Row<'_>, u32)| row.part.seated[row.line.l as usize][*seat as usize].clone();
    table.add("bot", "who played it", Cells::Text(seats.iter().map(bot).collect()));
    table.add("order", "its place in the order of play, from 0", int(&|line, seat| line.order[seat].into()));
    table.add("place", "its place in the end, from 1", int(&|line, seat| line.places[seat].into()));
    table.add("score", "its score", int(&|line, seat| line.scores[seat]));
    let share = |(row, seat): &(&Row<'_>, u32)| row.line.shares()[*seat as usize];
    table.add("share", "its share of the victory", Cells::Real(seats.iter().map(share).collect()));
    table.add("decisions", "its decisions", int(&|line, seat| line.dec[seat] as i32));
    table.add("forced", "those without a choice", int(&|line, seat| line.forced[seat] as i32));
    let luck = |(row, seat): &(&Row<'_>, u32)| row.line.luck.get(*seat as usize).map(|&luck| f64::from(luck));
    table.add("luck", "what chance brought it, by the evaluation", Cells::SomeReal(seats.iter().map(luck).collect()));
    add_own(&mut table, Per::Seat, &seats);
    table
}

fn uses_table(rows: &[Row<'_>]) -> Table {
    let mut table = Table::new("uses", "A row is a kind of action that a seat could take in a game.");
    let uses: Vec<_> = rows.iter().flat_map(|row| row.line.u.iter().map(move |used| (row, used))).collect();
    key(&mut table, uses.iter().map(|(row, _)| row.line));
    table.add("seat", "the seat, from 0", Cells::Int(uses.iter().map(|(_, used)| used.0.into()).collect()));
    let mut names: BTreeMap<u32, Vec<(String, Option<String>)>> = BTreeMap::new();
    for row in rows {
        names.entry(row.line.v).or_insert_with(|| {
            row.part
                .naming
                .uses()
                .iter()
                .map(|(kind, key)| (kind.id.to_owned(), key.map(|key| key.id.clone())))
                .collect()
        });
    }
    let name = |(row, used): &(&Row<'_>, &Use)| names[&row.line.v][usize::from(used.1)].clone();
    table.add("kind", "the kind of action", Cells::Text(uses.iter().map(|one| name(one).0).collect()));
    table.add("key", "what the kind is split by", Cells::SomeText(uses.iter().map(|one| name(one).1).collect()));
    let int = |of: fn(&Use) -> u32| Cells::Int(uses.iter().map(|(_, used)| of(used) as i32).collect());
    table.add("available", "decisions at which it was listed", int(|used| used.2));
    table.add("taken", "decisions at which it was taken", int(|used| used.3));
    let first = uses.iter().map(|(_, used)| used.4.map(|turn| turn as i32)).collect();
    table.add("first", "the turn of its first use", Cells::SomeInt(first));
    table
}

fn chances_table(rows: &[Row<'_>]) -> Table {
    let mut table = Table::new("chances", "A row is a seat's estimated chance at the start of a turn.");
    let points: Vec<(&Row<'_>, usize, usize)> = rows
        .iter()
        .flat_map(|row| {
            let seats = row.line.places.len();
            (0..row.line.p.len()).flat_map(move |point| (0..seats).map(move |seat| (row, point, seat)))
        })
        .collect();
    key(&mut table, points.iter().map(|(row, ..)| row.line));
    let turn = points.iter().map(|(row, point, _)| row.line.p[*point].0 as i32).collect();
    table.add("turn", "turns done by all seats", Cells::Int(turn));
    table.add("seat", "the seat, from 0", Cells::Int(points.iter().map(|(.., seat)| *seat as i32).collect()));
    let raw = points.iter().map(|(row, point, seat)| f64::from(row.line.p[*point].1[*seat])).collect();
    table.add("raw", "its share of the victory by the bots' evaluation", Cells::Real(raw));
    let chance = points.iter().map(|(row, point, seat)| row.course.chances[*point][*seat]).collect();
    table.add("chance", "the same, calibrated by the run's other half", Cells::Real(chance));
    table
}
