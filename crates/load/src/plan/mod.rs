//! What so many people at once need: cells of machines, from measured costs, and a simulation that shows whether they keep
//! up, how long a move takes, and which part ends first when more people come.

mod costs;
mod design;
mod simulation;

use std::fmt::Write as _;

use costs::{ASSUMED, CORE_HOUR, Costs, GIGABYTE_KEPT, GIGABYTE_SENT, Habits, MEASURED};
use design::{Bus, Cell, demand};
use simulation::{Outcome, Station, simulate};

/// So many people, in so many cells of a kind.
struct Plan {
    name: &'static str,
    cells: usize,
    cell: Cell,
}

/// From one machine to many.
const PLANS: [Plan; 3] = [
    Plan {
        name: "1,000 people: one machine, one file",
        cells: 1,
        cell: Cell { people: 1_000.0, servers: 1, cores: 1, bot_cores: 3, database: 0, bus: Bus::File },
    },
    Plan {
        name: "100,000 people: eight servers, one PostgreSQL, NATS",
        cells: 1,
        cell: Cell { people: 100_000.0, servers: 8, cores: 2, bot_cores: 16, database: 8, bus: Bus::Nats },
    },
    Plan {
        name: "10 million people: a hundred cells of the same",
        cells: 100,
        cell: Cell { people: 100_000.0, servers: 8, cores: 2, bot_cores: 16, database: 8, bus: Bus::Nats },
    },
];

/// Jobs that are simulated for each.
const JOBS: usize = 300_000;
/// How far beyond what it can do a cell is pressed to see what gives way.
const BEYOND: f64 = 1.1;
const HOURS_A_MONTH: f64 = 730.0;

/// All plans, as they are in docs/scale.md.
pub fn report() -> String {
    PLANS.iter().map(|plan| describe(plan, MEASURED, ASSUMED)).collect::<Vec<_>>().join("\n")
}

/// A part of a cell, its stations of one name taken together.
struct Part {
    name: &'static str,
    /// How many work there in all.
    strength: usize,
    /// What part of it is asked for, and what part was busy in the simulation, on average.
    demand: f64,
    busy: f64,
    waiting: usize,
}

fn parts(stations: &[Station], demand: &[f64], seen: &Outcome) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for (number, station) in stations.iter().enumerate() {
        let (demand, busy, waiting) = (demand[number], seen.busy[number], seen.waiting[number]);
        match parts.iter_mut().find(|part| part.name == station.name) {
            Some(part) => {
                let strength = part.strength + station.servers;
                let weight = station.servers as f64 / strength as f64;
                part.strength = strength;
                part.demand += weight * (demand - part.demand);
                part.busy += weight * (busy - part.busy);
                part.waiting += waiting;
            }
            None => parts.push(Part { name: station.name, strength: station.servers, demand, busy, waiting }),
        }
    }
    parts
}

fn run(cell: &Cell, costs: Costs, habits: Habits) -> (Vec<Part>, Outcome) {
    let (stations, flows) = (cell.stations(costs), cell.flows(costs, habits));
    let seen = simulate(&stations, &flows, JOBS, 7);
    (parts(&stations, &demand(&stations, &flows), &seen), seen)
}

/// The part that is asked for most of its strength.
fn first_to_end(parts: &[Part]) -> Option<&Part> {
    parts.iter().max_by(|one, other| one.demand.total_cmp(&other.demand))
}

/// The part at which most wait once the cell is asked for more than it can do.
fn gives_way(cell: &Cell, costs: Costs, habits: Habits) -> &'static str {
    let (stations, flows) = (cell.stations(costs), cell.flows(costs, habits));
    let most = demand(&stations, &flows).into_iter().fold(f64::MIN_POSITIVE, f64::max);
    let pressed = Cell { people: cell.people * BEYOND / most, ..*cell };
    let (parts, _) = run(&pressed, costs, habits);
    parts.iter().max_by_key(|part| part.waiting).map_or("", |part| part.name)
}

fn describe(plan: &Plan, costs: Costs, habits: Habits) -> String {
    let Plan { name, cells, cell } = plan;
    let (parts, seen) = run(cell, costs, habits);
    let mut text = format!("### {name}\n\n| part of a cell | there are | busy | simulated | ends at, people |\n");
    text.push_str("| --- | --- | --- | --- | --- |\n");
    for part in &parts {
        let ends = thousands(*cells as f64 * cell.people / part.demand.max(f64::MIN_POSITIVE));
        let (strength, percent) = (part.strength, 100.0 * part.demand);
        // A writer is at work whenever anything waits; that says nothing about its strength.
        let busy = if part.name == "commits" { "–".to_owned() } else { format!("{:.0} %", 100.0 * part.busy) };
        let _ = writeln!(text, "| {} | {strength} | {percent:.0} % | {busy} | {ends} |", part.name);
    }
    let all = *cells as f64;
    let moves = all * cell.moves(habits);
    let cores = all * (cell.servers * (cell.cores + cell.bot_cores) + cell.database) as f64;
    let sent = moves * costs.sent;
    let kept = moves * costs.kept * HOURS_A_MONTH * 3600.0;
    let euros = cores * CORE_HOUR * HOURS_A_MONTH
        + sent * HOURS_A_MONTH * 3600.0 / 1e9 * GIGABYTE_SENT
        + kept / 1e9 * GIGABYTE_KEPT;
    let first = first_to_end(&parts).map_or("", |part| part.name);
    let _ = writeln!(
        text,
        "\n{} moves a second; p50 {:.1} ms, p99 {:.1} ms until both are told. Ends first: {first}; pressed {:.0} % beyond \
         it, they wait at: {}. {} cores, {} GiB of memory for people and tables, {} MB/s sent, {} GB of moves more on \
         disk every month; about {} € a month, {:.2} € for each person at once.",
        thousands(moves),
        1e3 * seen.percentile(0, 50),
        1e3 * seen.percentile(0, 99),
        100.0 * (BEYOND - 1.0),
        gives_way(cell, costs, habits),
        thousands(cores),
        thousands((all * cell.people * costs.memory / f64::from(1 << 30)).ceil()),
        thousands((sent / 1e6).ceil()),
        thousands(kept / 1e9),
        thousands(euros),
        euros / (all * cell.people),
    );
    text
}

/// A number of three digits that count, with commas.
fn thousands(number: f64) -> String {
    let digits = number.max(1.0).log10().floor() as i32;
    let unit = 10_f64.powi((digits - 2).max(0));
    let rounded = ((number / unit).round() * unit) as u64;
    let plain = rounded.to_string();
    let mut text = String::new();
    for (place, digit) in plain.chars().enumerate() {
        if place > 0 && (plain.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the page says is what the program says.
    #[test]
    fn the_page_has_the_plans() {
        let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/scale.md")).unwrap();
        for plan in &PLANS {
            let described = describe(plan, MEASURED, ASSUMED);
            assert!(page.contains(described.trim()), "docs/scale.md should have:\n{described}");
        }
    }

    /// Each plan keeps up, and what ends first on paper is where people wait in the simulation.
    #[test]
    fn plans_hold_and_what_ends_first_is_where_people_wait() {
        for plan in &PLANS {
            let (parts, seen) = run(&plan.cell, MEASURED, ASSUMED);
            assert!(parts.iter().all(|part| part.demand < 0.9), "{} is too small", plan.name);
            assert!(seen.percentile(0, 99) < 0.1, "{}: p99 {}", plan.name, seen.percentile(0, 99));
            let first = first_to_end(&parts).unwrap().name;
            assert_eq!(first, gives_way(&plan.cell, MEASURED, ASSUMED), "{}", plan.name);
        }
    }

    /// Demand on paper is what the simulation sees, where work is done one by one.
    #[test]
    fn what_is_asked_for_is_what_is_done() {
        let (parts, _) = run(&PLANS[1].cell, MEASURED, ASSUMED);
        for part in parts.iter().filter(|part| part.name != "commits") {
            assert!((part.demand - part.busy).abs() < 0.05, "{}: {} and {}", part.name, part.demand, part.busy);
        }
    }

    #[test]
    fn numbers_are_written_for_people() {
        assert_eq!([7.0, 999.6, 75_349.0, 12_345_678.0].map(thousands), ["7", "1,000", "75,300", "12,300,000"]);
    }
}
