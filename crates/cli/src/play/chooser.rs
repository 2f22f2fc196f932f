//! No game was named: choose one here.

use feerie_catalog::Catalog;
use feerie_table::Games;
use feerie_words::Words;

use super::input;
use super::session::Session;
use super::setup::{self, Player, TableArgs};
use crate::{Outcome, games};

/// Asks for a game and for how many, then plays one person against bots.
pub fn choose(words: &Words) -> Outcome {
    let infos = Catalog.infos();
    for (n, info) in infos.iter().enumerate() {
        println!("{:>2}  {}", n + 1, games::title(info, words));
        println!("    {}", words.say(&format!("about-{}", info.id), &[]).replace('\n', "\n    "));
    }
    let Some(info) = number(&words.say("choose-game", &[]), 1, infos.len(), words).and_then(|n| infos.get(n - 1))
    else {
        return Ok(());
    };
    let (least, most) = info.seats;
    let seats = if least == most {
        least
    } else {
        let prompt = words.say("choose-seats", &[("min", least.into()), ("max", most.into())]);
        match number(&prompt, least.into(), most.into(), words) {
            Some(n) => n as u8,
            None => return Ok(()),
        }
    };
    let args = TableArgs { game: Some(info.id.to_owned()), ..TableArgs::default() };
    let table = setup::open(&args, *info, seats, words)?;
    let players = setup::told_apart(Player::one_against_bots(seats, words));
    Session::new(table, players, words, None)?.play()
}

fn number(prompt: &str, least: usize, most: usize, words: &Words) -> Option<usize> {
    loop {
        let line = input::ask(prompt)?;
        if line == "quit" {
            return None;
        }
        match line.parse() {
            Ok(n) if (least..=most).contains(&n) => return Some(n),
            _ => println!("{}", words.say("choose-number", &[("min", least.into()), ("max", most.into())])),
        }
    }
}
