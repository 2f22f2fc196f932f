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
    pyramid(t, say, &mut out);
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

/// A space shows its number, its pixie, and its discs; free ones the number of discs they take.
fn pyramid(t: &Table, say: Say, out: &mut String) {
    let castle = if t.castle == NOBODY { ".".to_owned() } else { t.castle.to_string() };
    let _ = writeln!(out, "{:>34}[ Q {castle} ]  {}", "", say("sketch-pixies-legend"));
    for level in (1..=4).rev() {
        let mut line = String::new();
        for space in Space::of_level(level) {
            let pixie = t.pixie(space).map_or(".".to_owned(), |color| color.to_string());
            let discs = match t.placed[space.index()] {
                0 => format!("{}x ", t.price(space)),
                placed => format!("{:<3}", (placed % 8).to_string().repeat(usize::from(placed / 8))),
            };
            let _ = write!(line, "[{space:>2} {pixie} {discs}] ");
        }
        let _ = writeln!(out, "{line:^78}");
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

fn seats(rules: &Pixies, view: &View, say: Say, out: &mut String) {
    let t = &view.known;
    let _ = writeln!(out, "{}", say("sketch-pixies-columns"));
    let over = matches!(t.stack.top(), Task::Over(_));
    let counts = scoring::counts(rules, t);
    for seat in Seat::all(rules.seats) {
        let kit = t.kit(seat);
        let crown = if t.darling() == Some(seat) { '*' } else { ' ' };
        if !kit.alive {
            let _ = writeln!(out, "{seat}  {:>3}  {}", kit.punishment, say("sketch-pixies-dungeon"));
            continue;
        }
        let shown = over || view.who.knows(seat);
        let stock = if shown || rules.options.open_stocks { kit.stock.to_string() } else { "?".into() };
        let rewards = if shown { scoring::reward_points(rules, t, seat).to_string() } else { "?".into() };
        let tiles = format!(
            "{}{}{}{}",
            if kit.food > 0 { kit.food.to_string() } else { "-".into() },
            kit.single.map_or('-', Single::letter),
            kit.skill.map_or('-', Skill::letter),
            kit.extra.map_or(String::new(), |tile| format!("+{tile}")),
        );
        let offer = match t.revealed[seat.index()].or(view.own[seat.index()]) {
            Some(offer) => offering::text(&offer),
            None if view.committed[seat.index()] => say("sketch-pixies-sealed"),
            None if over => format!("= {}", counts[seat.index()].total),
            None => String::new(),
        };
        let chains =
            if kit.chains == [0; 2] { String::new() } else { format!("({}+{})", kit.chains[0], kit.chains[1]) };
        let _ = writeln!(
            out,
            "{seat}{crown} {:>3} {:>4} {:>4}/{} {:>4}{chains:<6} {:>3} {tiles:<7} {rewards:>3} {stock:<17}{offer}",
            kit.punishment, kit.discs, kit.silver, kit.gold, kit.slaves, kit.servants,
        );
    }
    if rules.seats == 2 {
        let _ = writeln!(out, "{THIRD}  {} {}", say("sketch-pixies-third"), t.kits[usize::from(THIRD)].slaves);
    }
}
