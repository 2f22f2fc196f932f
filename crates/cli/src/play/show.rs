//! What the terminal shows: boards, events, results.

use feerie_core::{Actor, Observer, Ranking, Seat, Step};
use feerie_table::{AnyTable, Happened};
use feerie_words::{Lang, Words};

/// The board as this observer sees it.
pub fn board(table: &dyn AnyTable, who: Observer, words: &Words) -> String {
    table.sketch(who, &|key| words.say(key, &[]))
}

/// The log lines of a step, as this observer may know them, in the words of the table.
pub fn events(happened: &Happened, game: &str, who: Observer, named: &Words) -> Vec<String> {
    happened.told_to(who).filter_map(|event| named.event(game, event)).collect()
}

/// The step itself, hidden from those who may not know it.
pub fn step(step: &Step, who: Observer, words: &Words, names: &[String]) -> String {
    let Step(actor, text) = step;
    let known = match actor {
        Actor::Seat(seat) => who.knows(*seat),
        Actor::Chance => who == Observer::All,
    };
    let name = match actor {
        Actor::Seat(seat) => names.get(seat.index()).cloned(),
        Actor::Chance => None,
    };
    let name = name.unwrap_or_else(|| words.actor(*actor));
    let text = if known { text.clone() } else { "…".to_owned() };
    words.say("played", &[("name", name.into()), ("step", text.into())])
}

/// Who came where, with how much.
pub fn result(ranking: &Ranking, words: &Words, names: &[String]) -> String {
    let name = |seat: usize| {
        let known = names.get(seat).filter(|name| !name.is_empty()).cloned();
        known.unwrap_or_else(|| words.say("seat-name", &[("number", (seat + 1).into())]))
    };
    let mut seats: Vec<usize> = (0..ranking.places.len()).collect();
    seats.sort_by_key(|&seat| ranking.places[seat]);
    let first: Vec<String> = seats.iter().filter(|&&seat| ranking.places[seat] == 1).map(|&seat| name(seat)).collect();
    let mut lines = vec![words.say("game-over", &[])];
    lines.push(match first.as_slice() {
        [winner] => words.say("winner", &[("name", winner.clone().into())]),
        several => words.say("winners-share", &[("names", words.list(several).into())]),
    });
    for seat in seats {
        let place = words.say("place", &[("place", ranking.places[seat].into())]);
        let points = words.say("points", &[("count", ranking.scores[seat].into())]);
        let about = [("place", place.into()), ("name", name(seat).into()), ("points", points.into())];
        lines.push(words.say("result-line", &about));
    }
    lines.join("\n")
}

/// Why a move is not allowed, or that it is.
pub fn why(table: &dyn AnyTable, seat: Seat, text: &str, words: &Words) -> String {
    match table.check(Actor::Seat(seat), text) {
        Ok(()) => words.say("why-allowed", &[("step", text.into())]),
        Err(refusal) => words.refusal(&refusal),
    }
}

/// The rules as they are told to players.
pub fn rules(table: &dyn AnyTable, words: &Words) -> String {
    let guide = table.info().guide;
    words.prose(if words.lang() == Lang::Fr { guide.fr } else { guide.en })
}

/// What some commands do.
pub fn commands(commands: &[&str], words: &Words) -> String {
    let lines = commands.iter().map(|word| format!("\n  {word:<8} {}", words.say(&format!("command-{word}"), &[])));
    words.say("commands-title", &[]) + &lines.collect::<String>()
}

/// That no move has this number.
pub fn no_such_number(number: usize, count: usize, words: &Words) -> String {
    words.say("no-such-number", &[("number", number.into()), ("count", count.into())])
}

/// Moves in columns that fit 78 characters, each with the number that plays it.
pub fn moves<'m>(numbered: impl Iterator<Item = (usize, &'m str)> + Clone) -> String {
    let width = numbered.clone().map(|(_, text)| text.chars().count()).max().unwrap_or(0) + 6;
    let columns = (78 / width).max(1);
    let mut out = String::new();
    for (place, (number, text)) in numbered.enumerate() {
        let cell = format!("{number:>3} {text}");
        out.push_str(&format!("{cell:<width$}"));
        if (place + 1) % columns == 0 {
            out.push('\n');
        }
    }
    if !out.ends_with('\n') {
        out.push('\n');
    }
    out
}
