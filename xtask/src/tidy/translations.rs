//! French and English say the same things, and no two files use the same key.

use super::Report;
use super::files::{folders, name, read};
use feerie_words::{Difference, Lang, Messages};
use std::collections::BTreeMap;
use std::io;
use std::path::Path;

/// The messages of every file that could be read, by game (none for the interface's) and language.
#[derive(Default)]
pub struct Translations(BTreeMap<(Option<String>, &'static str), Messages>);

impl Translations {
    /// Whether a game has words for a key in a language. A file that is missing was reported as such: its keys
    /// count as there, or one fault would be told a hundred times.
    pub fn has(&self, game: &str, lang: Lang, key: &str) -> bool {
        self.0.get(&(Some(game.to_owned()), lang.code())).is_none_or(|messages| messages.has(key))
    }

    /// The keys of the interface's own messages.
    pub fn of_the_interface(&self) -> Vec<String> {
        let messages = self.0.get(&(None, Lang::En.code()));
        messages.into_iter().flat_map(Messages::keys).map(str::to_owned).collect()
    }
}

/// Reads and compares the interface's files and those of every game.
pub fn check(root: &Path, report: &mut Report) -> io::Result<Translations> {
    let mut translations = Translations::default();
    let games = folders(&root.join("games"))?;
    for owner in std::iter::once(None).chain(games.iter().map(|folder| Some(name(folder)))) {
        let place = match &owner {
            Some(game) => format!("games/{game}/locales"),
            None => "locales".to_owned(),
        };
        let mut read = Vec::new();
        for lang in Lang::ALL {
            if let Some(messages) = messages(root, &format!("{place}/{lang}.ftl"), report)? {
                taken_already(&translations, lang, &messages, &place, report);
                translations.0.insert((owner.clone(), lang.code()), messages.clone());
                read.push(messages);
            }
        }
        if let [fr, en] = read.as_slice() {
            for difference in fr.differences(en) {
                report.fail(explain(&place, &difference));
            }
        }
    }
    Ok(translations)
}

fn messages(root: &Path, place: &str, report: &mut Report) -> io::Result<Option<Messages>> {
    let file = root.join(place);
    if !file.exists() {
        report.fail(format!("{place} is missing"));
        return Ok(None);
    }
    match Messages::read(place, &read(&file)?) {
        Ok(messages) => Ok(Some(messages)),
        Err(error) => {
            report.fail(error.to_string());
            Ok(None)
        }
    }
}

fn taken_already(before: &Translations, lang: Lang, messages: &Messages, place: &str, report: &mut Report) {
    for ((owner, _), other) in before.0.iter().filter(|((_, code), _)| *code == lang.code()) {
        for key in messages.keys().filter(|key| other.has(key)) {
            let owner = owner.as_deref().unwrap_or("the interface");
            report.fail(format!("{place}/{lang}.ftl: {key} is a key of {owner} already"));
        }
    }
}

fn explain(place: &str, difference: &Difference) -> String {
    match difference {
        Difference::OnlyLeft(key) => format!("{place}/en.ftl has no message {key}, but fr.ftl has"),
        Difference::OnlyRight(key) => format!("{place}/fr.ftl has no message {key}, but en.ftl has"),
        Difference::Variables { .. } => format!("{place}: {difference}"),
    }
}
