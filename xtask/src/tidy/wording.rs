//! What a sentence must not look like, and the words for which the house has others.

use feerie_words::Lang;

/// Which message, where.
pub struct MessageAt<'a> {
    /// In which language.
    pub lang: Lang,
    /// Of which game; of none if it is the interface's.
    pub game: Option<&'a str>,
    /// Its name.
    pub key: &'a str,
    /// Its file.
    pub file: &'a str,
}

/// Nouns that are counted: one, and several.
const COUNTED_FR: [(&str, &str); 23] = [
    ("chance", "chances"),
    ("tour", "tours"),
    ("manche", "manches"),
    ("coup", "coups"),
    ("carte", "cartes"),
    ("point", "points"),
    ("jeton", "jetons"),
    ("dé", "dés"),
    ("case", "cases"),
    ("réussite", "réussites"),
    ("couronne", "couronnes"),
    ("pierre", "pierres"),
    ("pomme", "pommes"),
    ("pain", "pains"),
    ("lingot", "lingots"),
    ("pot", "pots"),
    ("aliment", "aliments"),
    ("produit", "produits"),
    ("disque", "disques"),
    ("lutin", "lutins"),
    ("figurine", "figurines"),
    ("joueur", "joueurs"),
    ("seconde", "secondes"),
];
const COUNTED_EN: [(&str, &str); 25] = [
    ("chance", "chances"),
    ("turn", "turns"),
    ("round", "rounds"),
    ("move", "moves"),
    ("card", "cards"),
    ("point", "points"),
    ("token", "tokens"),
    ("die", "dice"),
    ("square", "squares"),
    ("success", "successes"),
    ("crown", "crowns"),
    ("stone", "stones"),
    ("apple", "apples"),
    ("loaf", "loaves"),
    ("bar", "bars"),
    ("pot", "pots"),
    ("piece", "pieces"),
    ("step", "steps"),
    ("disc", "discs"),
    ("goblin", "goblins"),
    ("figure", "figures"),
    ("player", "players"),
    ("second", "seconds"),
    ("minute", "minutes"),
    ("game", "games"),
];

/// A word that is not ours: where (in a game's words only, or everywhere), the word, what it is said for.
type Banned = (Option<&'static str>, &'static str, &'static str);

const BANNED_FR: [Banned; 38] = [
    (None, "vous", "« vous »: the player is « tu »"),
    (None, "votre", "« vous »: the player is « tu »"),
    (None, "vos", "« vous »: the player is « tu »"),
    (None, "reprends", "« reprendre » is « revenir en arrière »"),
    (None, "reprendre", "« reprendre » is « revenir en arrière »"),
    (None, "reprend", "« reprendre » is « revenir en arrière »"),
    (None, "repris", "« reprendre » is « revenir en arrière »"),
    (None, "horloge", "« horloge » is « chrono »"),
    (None, "honnête", "a level is « régulier »"),
    (None, "siège", "« siège » is « place » or « joueur »"),
    (None, "hash", "« hash » is « empreinte »"),
    (None, "cellule", "« cellule » is « case »"),
    (None, "bot", "« bot » is « robot »"),
    (None, "bots", "« bot » is « robot »"),
    (Some("lutins"), "courir", "a goblin is said to « filer »"),
    (Some("lutins"), "cours", "a goblin is said to « filer »"),
    (Some("lutins"), "maison", "« maison » is « arrivée »"),
    (None, "octets", "no bytes in a sentence"),
    (Some("elfe"), "séduit", "« séduire » is « charmer »"),
    (Some("elfe"), "séduire", "« séduire » is « charmer »"),
    (Some("elfe"), "gifle", "« gifle » is « baffe »"),
    (Some("elfe"), "giflé", "« gifle » is « baffe »"),
    (Some("elfe"), "lancer un sort", "a spell is « jeté »"),
    (Some("armes"), "activation", "« activation » is « ordre »"),
    (Some("armes"), "activations", "« activation » is « ordre »"),
    (Some("armes"), "activer", "« activer » is « donner un ordre »"),
    (Some("armes"), "objectif", "« objectif » is « coffre »"),
    (Some("armes"), "objectifs", "« objectif » is « coffre »"),
    (Some("armes"), "tenté", "« tenter » is « fouiller » or « essayer »"),
    (Some("armes"), "en croix", "« en croix » is « en ligne et en colonne »"),
    (Some("armes"), "dehors", "« dehors » is « hors jeu »"),
    (Some("pixies"), "primes", "« primes » is « récompenses »"),
    (Some("pixies"), "biens", "« biens » is « produits »"),
    (Some("pixies"), "nourritures", "« nourritures » is « aliments »"),
    (Some("pixies"), "niveau", "« niveau » is « étage »"),
    (Some("pixies"), "défausse", "« défausser » is « jeter »"),
    (Some("pixies"), "esclave", "« esclave » is « mineur »"),
    (Some("pixies"), "par tour", "seven rounds are « manches »"),
];
const BANNED_EN: [Banned; 25] = [
    (None, "everybody", "“everybody” is “everyone”"),
    (None, "hash", "“hash” is “fingerprint”"),
    (None, "bytes", "no bytes in a sentence"),
    (None, "purse", "“purse” is “clock” or “time”"),
    (None, "go on playing", "“go on” is “continue” or “keep playing”"),
    (Some("lutins"), "cell", "“cell” is “square”"),
    (Some("lutins"), "cells", "“cell” is “square”"),
    (Some("lutins"), "goal", "“goal” is “home”"),
    (Some("elfe"), "cell", "“cell” is “square”"),
    (Some("elfe"), "walk", "“walk” is “move”"),
    (Some("elfe"), "seduce", "“seduce” is “charm”"),
    (Some("elementals"), "packet", "“packet” is “deck”"),
    (Some("elementals"), "packets", "“packet” is “deck”"),
    (Some("elementals"), "turner", "“the turner” is “whoever flipped it”"),
    (Some("elementals"), "hit", "“hit” is “slap”"),
    (Some("elementals"), "hitting", "“hit” is “slap”"),
    (Some("elementals"), "turned", "a card is “flipped”"),
    (Some("armes"), "activation", "“activation” is “order”"),
    (Some("armes"), "activate", "“activate” is “give an order”"),
    (Some("armes"), "objective", "“objective” is “chest”"),
    (Some("armes"), "objectives", "“objective” is “chest”"),
    (Some("armes"), "removed", "“removed” is “knocked out”"),
    (Some("pixies"), "punishments", "“punishments” is “crowns”"),
    (Some("pixies"), "discard", "“discard” is “throw away”"),
    (Some("pixies"), "craves", "“craves” is “wants”"),
];

/// French verbs for « vous » end so; these words do too.
const NOT_VERBS: [&str; 5] = ["chez", "assez", "nez", "rez", "riz"];

/// What is wrong with a message as it was said.
pub fn faults(place: &MessageAt<'_>, text: &str) -> Vec<&'static str> {
    let drawn = place.key.starts_with("sketch-");
    let mut faults = Vec::new();
    let mut fault = |found: bool, what: &'static str| {
        if found {
            faults.push(what);
        }
    };
    fault(text.contains("{$") || text.contains('⟦'), "a variable or a message is missing");
    fault(text.contains("()"), "a function has no answer");
    fault(!drawn && text.contains("  "), "two spaces");
    fault(!drawn && (text.contains(" ,") || text.contains(" .")), "space before a comma or a stop");
    fault(place.lang == Lang::Fr && holds(text, "de Alice"), "« de » before a vowel is not elided");
    fault(disagrees(place.lang, text), "number and noun disagree");
    faults.extend(prose(place, text));
    faults
}

/// What is wrong with words, wherever they stand.
pub fn prose(place: &MessageAt<'_>, text: &str) -> Vec<&'static str> {
    let straight = place.lang == Lang::Fr && text.contains('\'');
    let banned: &[Banned] = match place.lang {
        Lang::Fr => &BANNED_FR,
        Lang::En => &BANNED_EN,
    };
    let text = text.to_lowercase();
    let here = |game: &Option<&str>| game.is_none() || *game == place.game;
    let mut found: Vec<&'static str> =
        banned.iter().filter(|(game, word, _)| here(game) && holds(&text, word)).map(|(_, _, why)| *why).collect();
    if straight {
        found.push("an apostrophe is ’");
    }
    let verb = |word: &str| word.ends_with("ez") && !NOT_VERBS.contains(&word);
    if place.lang == Lang::Fr && words(&text).any(verb) {
        found.push("« vous »: the player is « tu »");
    }
    found.dedup();
    found
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty())
}

/// Whether these words stand in the text, whole.
fn holds(text: &str, word: &str) -> bool {
    let letter = |c: Option<char>| c.is_some_and(char::is_alphabetic);
    text.match_indices(word).any(|(at, _)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + word.len()..].chars().next());
        !letter(before) && !letter(after)
    })
}

/// "1 turns", "2 turn"; nothing is singular in French.
fn disagrees(lang: Lang, text: &str) -> bool {
    let (counted, singular): (&[(&str, &str)], &[&str]) = match lang {
        Lang::Fr => (&COUNTED_FR, &["0", "1"]),
        Lang::En => (&COUNTED_EN, &["1"]),
    };
    let plural: &[&str] = if lang == Lang::Fr { &["2"] } else { &["0", "2"] };
    let tokens: Vec<&str> = text.split_whitespace().map(|token| token.trim_start_matches(['−', '+', '('])).collect();
    tokens.windows(2).any(|pair| {
        let (number, noun) = (&pair[0], pair[1].trim_end_matches(|c: char| !c.is_alphabetic()));
        let wrong = |(one, several): &(&str, &str)| {
            singular.contains(number) && noun == *several || plural.contains(number) && noun == *one
        };
        counted.iter().any(wrong)
    })
}
