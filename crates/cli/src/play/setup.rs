//! Setting a table up from the command line.

use feerie_advice::{AdvisedGames, AdvisedTable, replay_advised};
use feerie_bots::Level;
use feerie_catalog::Catalog;
use feerie_core::{GameInfo, Record, Seed};
use feerie_table::{Games, OpenError, TableSetup};
use feerie_words::Words;
use serde_json::{Map, Value};
use std::path::{Path, PathBuf};

use crate::{armes, entropy};

/// Which table.
#[derive(clap::Args, Clone, Default)]
pub struct TableArgs {
    /// The game: see `feerie games`.
    pub game: Option<String>,
    /// Its options.
    #[command(flatten)]
    pub wishes: Wishes,
    /// A number to seed the dice with (default: random).
    #[arg(long)]
    pub seed: Option<u64>,
}

/// Which options, where they differ from the defaults.
#[derive(clap::Args, Clone, Default)]
pub struct Wishes {
    /// A named set of options.
    #[arg(long)]
    pub preset: Option<String>,
    /// An option, as name=value. May be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// A roster file of one's own, for games that have one (the option `extra`).
    #[arg(long)]
    pub roster: Option<PathBuf>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person at this terminal.
    Person(String),
    /// A bot.
    Bot(Level, String),
}

impl Player {
    /// What they are called.
    pub fn name(&self) -> &str {
        match self {
            Player::Person(name) | Player::Bot(_, name) => name,
        }
    }

    /// Whether a person at the terminal plays this seat.
    pub fn is_person(&self) -> bool {
        matches!(self, Player::Person(_))
    }

    /// A bot, named after its level.
    pub fn bot(level: Level, words: &Words) -> Player {
        let name = match level {
            // Who has a name of its own is called by it.
            Level::Character(character) => words.say(&format!("level-{}", character.id), &[]),
            Level::Senses(strength) => words.say("bot-name", &[("level", strength.to_string().into())]),
            _ => words.say("bot-name", &[("level", words.say(&format!("level-{level}"), &[]).into())]),
        };
        Player::Bot(level, name)
    }

    /// One person in seat 0, bots in the others.
    pub fn one_against_bots(seats: u8, words: &Words) -> Vec<Player> {
        (0..seats)
            .map(|seat| match seat {
                0 => Player::Person(seat_name(0, words)),
                _ => Player::bot(Level::default(), words),
            })
            .collect()
    }
}

/// "Player 1" for seat 0.
pub fn seat_name(seat: u8, words: &Words) -> String {
    words.say("seat-name", &[("number", (seat + 1).into())])
}

/// The game of this name.
pub fn game_info(game: Option<&str>, words: &Words) -> Result<GameInfo, String> {
    let infos = Catalog.infos();
    let game = game.unwrap_or_default();
    infos.iter().find(|info| info.id == game).copied().ok_or_else(|| {
        let known: Vec<&str> = infos.iter().map(|info| info.id).collect();
        words.say("error-unknown-game", &[("game", game.to_owned().into()), ("games", known.join(", ").into())])
    })
}

/// A new table.
pub fn open(args: &TableArgs, info: GameInfo, seats: u8, words: &Words) -> Result<Box<dyn AdvisedTable>, String> {
    let options = options(&args.wishes, info, words)?;
    let seed = args.seed.map_or_else(entropy::seed, Seed::from_number);
    Catalog.open_advised(info.id, TableSetup::new(seats, &options, seed)).map_err(|error| match error {
        OpenError::Setup(setup) => words.setup_error(&setup),
        OpenError::UnknownGame(_) => error.to_string(),
    })
}

/// A saved table.
pub fn reopen(record: &Record, path: &Path, words: &Words) -> Result<Box<dyn AdvisedTable>, String> {
    replay_advised(&Catalog, record, entropy::seed()).map_err(|error| {
        words.say("error-record", &[("file", path.display().to_string().into()), ("problem", error.to_string().into())])
    })
}

/// The options that were wished for.
pub fn options(wishes: &Wishes, info: GameInfo, words: &Words) -> Result<Map<String, Value>, String> {
    let mut options = match &wishes.preset {
        None => Map::new(),
        Some(name) => {
            let preset = info.presets.iter().find(|preset| preset.id == name).ok_or_else(|| {
                let known: Vec<&str> = info.presets.iter().map(|preset| preset.id).collect();
                format!("{}: no preset is called {name:?}; there are {}", info.id, known.join(", "))
            })?;
            serde_json::from_str(preset.options).map_err(|error| error.to_string())?
        }
    };
    let forms = Catalog.options(info.id).unwrap_or_default();
    for pair in &wishes.options {
        let (name, text) = pair.split_once('=').ok_or_else(|| format!("--option {pair:?}: write name=value"))?;
        // An option whose default is text takes text, even text like 90.
        let is_text = forms.iter().any(|(known, form)| *known == name && form["default"].is_string());
        let value = match serde_json::from_str(text) {
            Ok(value) if !is_text => value,
            _ => Value::String(text.to_owned()),
        };
        options.insert(name.to_owned(), value);
    }
    if let Some(path) = &wishes.roster {
        let (name, value) = armes::roster_option(path, words)?;
        options.insert(name.to_owned(), value.into());
    }
    Ok(options)
}

/// Reads `person,person:Zoé,bot:greedy`.
pub fn players(list: &str, seats: u8, info: &GameInfo, words: &Words) -> Result<Vec<Player>, String> {
    let players: Vec<Player> = list
        .split(',')
        .enumerate()
        .map(|(seat, text)| player(text.trim(), seat as u8, (info, seats), words))
        .collect::<Result<_, _>>()?;
    if players.len() == usize::from(seats) {
        Ok(players)
    } else {
        Err(format!("--seats names {} seats, but the table has {seats}", players.len()))
    }
}

fn player(text: &str, seat: u8, (info, seats): (&GameInfo, u8), words: &Words) -> Result<Player, String> {
    match text.split_once(':').unwrap_or((text, "")) {
        ("person", "") => Ok(Player::Person(seat_name(seat, words))),
        ("person", name) => Ok(Player::Person(name.to_owned())),
        ("bot", "") => Ok(Player::bot(Level::default(), words)),
        ("bot", level) => Ok(Player::bot(level_named(level, (info, seats), words)?, words)),
        _ => Err(format!("--seats: {text:?} is neither person, person:Name, bot nor bot:level")),
    }
}

fn level_named(name: &str, (info, seats): (&GameInfo, u8), words: &Words) -> Result<Level, String> {
    Level::named(name, info, seats).map_err(|unknown| {
        words.say("error-unknown-bot", &[("bot", name.into()), ("bots", unknown.known.join(", ").into())])
    })
}

/// Tells players of one name apart by the numbers of their seats.
pub fn told_apart(mut players: Vec<Player>) -> Vec<Player> {
    let names: Vec<String> = players.iter().map(|player| player.name().to_owned()).collect();
    for (seat, player) in players.iter_mut().enumerate() {
        let (Player::Person(name) | Player::Bot(_, name)) = player;
        if names.iter().filter(|other| *other == name).count() > 1 {
            name.push_str(&format!(" {}", seat + 1));
        }
    }
    players
}

/// Gives people the names of a saved game.
pub fn named(mut players: Vec<Player>, names: &[String]) -> Vec<Player> {
    for (player, saved) in players.iter_mut().zip(names) {
        if let Player::Person(name) = player {
            saved.clone_into(name);
        }
    }
    players
}
