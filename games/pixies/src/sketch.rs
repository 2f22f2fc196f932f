//! The position as text, for terminals: 78 columns, 22 lines. Seats and colours are the numbers of the notation.

use feerie_core::Seat;
use std::fmt::Write as _;

use crate::Pixies;
use crate::board::Space;
use crate::goods::Good;
use crate::phase::Task;
use crate::rules::offering;
use crate::scoring;
use crate::state::{NOBODY, THIRD, Table};
use crate::tiles::{Series, Single, Skill};
use crate::view::View;

type Say<'a> = &'a dyn Fn(&str) -> String;

/// Draws the pyramid, what lies beside it, and a line for each seat.
pub fn sketch(rules: &Pixies, view: &View, say: Say) -> String {
    let t = &view.known;
    let mut out = String::new();
    headline(rules, t, say, &mut out);
    pyramid(rules, t, say, &mut out);
    beside(rules, t, say, &mut out);
    seats(rules, view, say, &mut out);
    out
}

fn headline(rules: &Pixies, t: &Table, say: Say, out: &mut String) {
    let phase = say(&format!("sketch-pixies-phase-{}", t.phase.name()));
    let wanted = match (t.wanted(), t.demands.len() == usize::from(t.round)) {
        (Some(food), true) => format!("{} {}", say("sketch-pixies-wants"), good_name(food, say)),
        _ => {
            let [apples, bread, honey] = t.tokens_left(rules);
            format!("{} A{apples} B{bread} H{honey}", say("sketch-pixies-tokens"))
        }
    };
    let _ = writeln!(out, "{} {}/{} - {phase} - {wanted}", say("sketch-pixies-round"), t.round, rules.options.rounds);
}

fn good_name(good: Good, say: Say) -> String {
    say(match good {
        Good::Apple => "sketch-pixies-apple",
        Good::Bread => "sketch-pixies-bread",
        Good::Honey => "sketch-pixies-honey",
        Good::Silver => "sketch-pixies-silver",
        Good::Gold => "sketch-pixies-gold",
    })
}

/// A space shows its number, its pixie, its discs (free ones the number of discs they take) and its food.
fn pyramid(rules: &Pixies, t: &Table, say: Say, out: &mut String) {
    let castle = if t.castle == NOBODY { ".".to_owned() } else { t.castle.to_string() };
    let _ = writeln!(out, "{:>34}[ Q {castle} ]  {}", "", say("sketch-pixies-legend"));
    for level in (1..=4).rev() {
        let mut line = String::new();
        for space in Space::of_level(level) {
            let pixie = t.pixie(space).map_or(".".to_owned(), |color| color.to_string());
            let discs = match t.placed[space.index()] {
                0 => format!("x{}", t.price(space)),
                placed => format!("{:<2}", (placed % 8).to_string().repeat(usize::from(placed / 8))),
            };
            let icons = rules.board.icons[space.index()];
            let food: String =
                Good::FOOD.into_iter().map(|food| food.to_string().repeat(usize::from(icons.n(food)))).collect();
            let _ = write!(line, "[{space} {pixie} {discs} {food}] ");
        }
        let _ = writeln!(out, "{}", format!("{line:^78}").trim_end());
    }
}

fn beside(rules: &Pixies, t: &Table, say: Say, out: &mut String) {
    let seat = |seat: u8| if seat == NOBODY { "-".to_owned() } else { seat.to_string() };
    let list = |seats: &[u8]| seats.iter().map(u8::to_string).collect::<String>();
    let mines: String = t.used.mine.iter().map(|seat| seat.to_string()).collect();
    let _ = writeln!(
        out,
        "15:{mines} 16:{} 17:{} 18:{} 19:{} 20:{} 21:{}   {} {}   {} {}",
        list(&t.used.swap),
        list(&t.used.market),
        list(&t.used.copy),
        seat(t.used.special),
        seat(t.used.order),
        seat(t.used.priority),
        say("sketch-pixies-now"),
        t.in_order().map(|seat| seat.to_string()).collect::<String>(),
        say("sketch-pixies-next"),
        list(&t.small),
    );
    let _ = writeln!(
        out,
        "{} {}   {} {}   {} {}",
        say("sketch-pixies-supply"),
        t.supply,
        say("sketch-pixies-bag"),
        t.bag,
        say("sketch-pixies-special"),
        t.special
    );
    let left = |series: Series| match rules.board.tiles(series).get(t.n_taken(series)) {
        Some(value) => value.to_string(),
        None => "-".into(),
    };
    let singles: String =
        Single::ALL.into_iter().filter(|single| t.board_single & single.bit() != 0).map(Single::letter).collect();
    let _ = writeln!(
        out,
        "{} {} / {} / {}   {} {} {singles} {}",
        say("sketch-pixies-tiles"),
        left(Series::Ring),
        left(Series::Servant),
        left(Series::Special),
        say("sketch-pixies-board"),
        list(&t.food_pile),
        Skill::of(t.board_skills).map(Skill::letter).collect::<String>(),
    );
}

/// The columns of the seats' table: the key of the heading, and the width.
const COLUMNS: [(&str, usize); 9] = [
    ("seat", 4),
    ("crowns", 9),
    ("discs", 6),
    ("tracks", 5),
    ("mine", 8),
    ("servants", 6),
    ("tiles", 7),
    ("rewards", 5),
    ("goods", 16),
];

fn row(cells: [String; 9], after: &str, out: &mut String) {
    let mut line = String::new();
    for (cell, (_, width)) in cells.iter().zip(COLUMNS) {
        let _ = write!(line, "{cell:<width$}");
    }
    line.push_str(after);
    let _ = writeln!(out, "{}", line.trim_end());
}

fn seats(rules: &Pixies, view: &View, say: Say, out: &mut String) {
    let t = &view.known;
    row(COLUMNS.map(|(key, _)| say(&format!("sketch-pixies-col-{key}"))), "", out);
    for seat in Seat::all(rules.seats) {
        seat_row(rules, view, seat, say, out);
    }
    if rules.seats == 2 {
        let _ = writeln!(out, "{THIRD}    {} {}", say("sketch-pixies-third"), t.kits[usize::from(THIRD)].slaves);
    }
}

/// A star marks the darling; crowns are followed by the next mine symbol.
fn seat_row(rules: &Pixies, view: &View, seat: Seat, say: Say, out: &mut String) {
    let t = &view.known;
    let kit = t.kit(seat);
    if !kit.alive {
        let _ = writeln!(out, "{seat}    {} {}", kit.punishment, say("sketch-pixies-dungeon"));
        return;
    }
    let over = matches!(t.stack.top(), Task::Over(_));
    let shown = over || view.who.knows(seat);
    let hidden = || "?".to_owned();
    let next = rules.board.next_symbol(kit.punishment);
    let chains = if kit.chains == [0; 2] { String::new() } else { format!(" ({}+{})", kit.chains[0], kit.chains[1]) };
    let extra = kit.extra.map_or(String::new(), |tile| format!("+{tile}"));
    let food = if kit.food > 0 { kit.food.to_string() } else { "-".into() };
    let single = kit.single.map_or('-', Single::letter);
    let skill = kit.skill.map_or('-', Skill::letter);
    let cells = [
        format!("{seat}{}", if t.darling() == Some(seat) { "*" } else { "" }),
        format!("{} ({next})", kit.punishment),
        kit.discs.to_string(),
        format!("{}/{}", kit.silver, kit.gold),
        format!("{}{chains}", kit.slaves),
        kit.servants.to_string(),
        format!("{food}{single}{skill}{extra}"),
        if shown { scoring::reward_points(rules, t, seat).to_string() } else { hidden() },
        if shown || rules.options.open_stocks { kit.stock.to_string() } else { hidden() },
    ];
    let after = match t.revealed[seat.index()].or(view.own[seat.index()]) {
        Some(offer) => offering::text(&offer),
        None if view.committed[seat.index()] => say("sketch-pixies-sealed"),
        None if over => format!("= {}", scoring::counts(rules, t)[seat.index()].total),
        None => String::new(),
    };
    row(cells, &after, out);
}
