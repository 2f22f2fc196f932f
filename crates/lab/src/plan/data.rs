//! One place in a game's data as a factor: `deck.hex`, or `profile.ogre.cost`.

use feerie_core::GameInfo;
use serde_json::{Map, Value};
use toml::Value as Entry;

/// A number or text of a game's data that takes several values.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    path: String,
    /// A number that takes up the difference, so that the sum of both stays.
    balance: Option<String>,
}

impl Place {
    /// A place that the game's own data has.
    pub fn read(path: String, balance: Option<String>, info: &GameInfo) -> Result<Place, String> {
        let place = Place { path, balance };
        place.file(info)?;
        if place.balance.as_ref() == Some(&place.path) {
            return Err(format!("{} cannot balance itself", place.path));
        }
        Ok(place)
    }

    /// The option whose data has the place, and the data in force where a table brings none.
    fn file(&self, info: &GameInfo) -> Result<(&'static str, Entry), String> {
        let mut problem = format!("{} has no data to change", info.id);
        for file in info.data {
            let shipped: toml::Table = file.shipped.parse().map_err(|error| format!("{}: {error}", file.option))?;
            let mut shipped = Entry::Table(shipped);
            let all = [Some(&self.path), self.balance.as_ref()];
            match all.into_iter().flatten().try_for_each(|path| find(&mut shipped, path).map(drop)) {
                Ok(()) => return Ok((file.option, shipped)),
                Err(missing) => problem = missing,
            }
        }
        Err(problem)
    }

    /// Puts a value there, in the data that the options bring or in the game's own. What is there already changes nothing.
    pub fn set(&self, value: &Value, options: &mut Map<String, Value>, info: &GameInfo) -> Result<(), String> {
        let (option, mut shipped) = self.file(info)?;
        let brought = options.get(option).and_then(Value::as_str).filter(|text| !text.trim().is_empty());
        let mut data = match brought {
            Some(text) => Entry::Table(text.parse().map_err(|error| format!("{option}: {error}"))?),
            None => shipped.clone(),
        };
        let wanted = Entry::try_from(value).map_err(|error| format!("{}: {error}", self.path))?;
        let own = find_or_bring(&mut data, &mut shipped, &self.path)?;
        if *own == wanted {
            return Ok(());
        }
        let before = std::mem::replace(own, wanted.clone());
        if let Some(balance) = &self.balance {
            let other = find_or_bring(&mut data, &mut shipped, balance)?;
            let left = match (before.as_integer(), wanted.as_integer(), other.as_integer()) {
                (Some(before), Some(wanted), Some(other)) => {
                    wanted.checked_sub(before).and_then(|more| other.checked_sub(more))
                }
                _ => return Err(format!("{balance} can balance {} only where both are whole numbers", self.path)),
            };
            match left.filter(|&left| left >= 0) {
                Some(left) => *other = Entry::Integer(left),
                None => return Err(format!("{} {value}: {balance} cannot give so many", self.path)),
            }
        }
        let text = toml::to_string(&data).map_err(|error| format!("{}: {error}", self.path))?;
        options.insert(option.to_owned(), text.into());
        Ok(())
    }
}

/// A part of a table by its name, or an entry of a list by its id or its number, counted from 1.
fn part<'d>(data: &'d mut Entry, name: &str) -> Option<&'d mut Entry> {
    match data {
        Entry::Table(table) => table.get_mut(name),
        Entry::Array(entries) => {
            let called = |entry: &Entry| entry.get("id").and_then(Entry::as_str) == Some(name);
            let number = || name.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let at = entries.iter().position(called).or_else(number)?;
            entries.get_mut(at)
        }
        _ => None,
    }
}

/// What one may say in the place of a name that is not there.
fn known(data: &Entry) -> String {
    match data {
        Entry::Table(table) => table.keys().cloned().collect::<Vec<_>>().join(", "),
        Entry::Array(entries) => {
            let ids: Vec<&str> = entries.iter().filter_map(|entry| entry.get("id")?.as_str()).collect();
            if ids.is_empty() { format!("numbers from 1 to {}", entries.len()) } else { ids.join(", ") }
        }
        _ => String::from("nothing inside"),
    }
}

fn find<'d>(data: &'d mut Entry, path: &str) -> Result<&'d mut Entry, String> {
    let mut at = data;
    for name in path.split('.') {
        let there = known(at);
        at = part(at, name).ok_or_else(|| format!("{path}: the data has no {name:?} there; there are {there}"))?;
    }
    Ok(at)
}

/// The same in data that may leave out what the shipped data has: that is brought along.
fn find_or_bring<'d>(data: &'d mut Entry, shipped: &mut Entry, path: &str) -> Result<&'d mut Entry, String> {
    let (mut at, mut model) = (data, shipped);
    for name in path.split('.') {
        let there = known(model);
        model =
            part(model, name).ok_or_else(|| format!("{path}: the data has no {name:?} there; there are {there}"))?;
        if part(at, name).is_none() {
            match at {
                Entry::Table(table) => _ = table.insert(name.to_owned(), model.clone()),
                Entry::Array(entries) => entries.push(model.clone()),
                _ => return Err(format!("{path}: the data that the options bring has another form there")),
            }
        }
        at = part(at, name).ok_or_else(|| format!("{path}: the data that the options bring has no {name:?}"))?;
    }
    Ok(at)
}
