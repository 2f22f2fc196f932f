//! Profiles and their actions (ARM-DATA-3, ARM-DATA-4).

use toml::Spanned;
use toml::de::DeValue;

use super::faction::Faction;
use super::read::{Fields, File, Problem, RosterError, Spot, no_faction, wrong_count};
use crate::clauses;

/// A kind of figure.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Profile {
    pub id: String,
    pub fr: String,
    pub en: String,
    pub cost: u8,
    pub movement: u8,
    pub fly: bool,
    pub dice: u8,
    pub armour: u8,
    pub health: u8,
    /// Positions in the list of factions; at least one (ARM-REC-3).
    pub factions: Vec<u16>,
    pub agile: bool,
    pub adviser: bool,
    pub fear: bool,
    pub fearless: bool,
    /// Regeneration (X), the sum if there are several; 0 for none.
    pub regeneration: u8,
    /// Every Bite (R, D).
    pub bites: Vec<(u8, u8)>,
    pub acts: Vec<Act>,
    /// The names of its factions, and where they stand.
    pub(super) named: (Vec<String>, Spot),
}

/// An action of a profile.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Act {
    pub id: String,
    /// The position of the id among all of the roster.
    pub name: u16,
    pub fr: String,
    pub en: String,
    /// How many successes it needs.
    pub need: u8,
    /// Whether further successes add to its damage or heal (ARM-PROF-9).
    pub plus: bool,
    pub range: Range,
    pub damage: u8,
    pub charge: u8,
    pub flames: u8,
    pub poison: u8,
    pub crack: u8,
    /// Push, Pull or Shift by so many squares.
    pub force: Option<(Force, u8)>,
    pub dodge: u8,
    pub heal: u8,
    pub freeze: bool,
    pub devour: bool,
}

/// How far an action goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// Contact only.
    Contact,
    /// Shoot: whatever is seen.
    Sight,
    /// Shoot (X).
    Within(u8),
}

/// A forced movement (ARM-FORCE-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    /// Away from the acting figure (ARM-PUSH-1).
    Push,
    /// Towards it (ARM-PULL-1).
    Pull,
    /// In any direction (ARM-SHIFT-1).
    Shift,
}

super::entry!(Profile);

/// Reads a profile.
pub fn read<'t>(file: File<'t>, value: &'t Spanned<DeValue<'t>>) -> Result<Profile, RosterError> {
    let known = ["id", "fr", "en", "cost", "move", "fly", "dice", "armour", "health", "factions", "rules", "act"];
    let fields = Fields::of(file, value, "profile", clauses::DATA_3, &known)?;
    let mut profile = Profile {
        id: fields.id()?,
        fr: fields.text("fr")?,
        en: fields.text("en")?,
        cost: fields.number("cost", 1..=20)?,
        movement: fields.number("move", 1..=8)?,
        fly: fields.flag("fly")?,
        dice: fields.number("dice", 1..=6)?,
        armour: fields.number("armour", 0..=5)?,
        health: fields.number("health", 1..=20)?,
        factions: Vec::new(),
        agile: false,
        adviser: false,
        fear: false,
        fearless: false,
        regeneration: 0,
        bites: Vec::new(),
        acts: Vec::new(),
        named: (fields.strings("factions", false)?.into_iter().map(String::from).collect(), fields.spot("factions")),
    };
    special_rules(&fields, &mut profile)?;
    let known = [
        "id", "fr", "en", "need", "range", "damage", "charge", "flames", "poison", "crack", "push", "pull", "shift",
        "dodge", "heal", "freeze", "devour",
    ];
    for act in fields.tables("act", clauses::DATA_4, &known)? {
        let act = read_act(&act)?;
        if profile.acts.iter().any(|other| other.id == act.id) {
            return Err(fields.error(
                "act",
                Problem::new("armes-data-same-act", "two actions are called “{name}”", &[("name", &act.id)]),
            ));
        }
        profile.acts.push(act);
    }
    if !(1..=6).contains(&profile.acts.len()) {
        return Err(fields.error("act", wrong_count(profile.acts.len(), 1, 6)));
    }
    Ok(profile)
}

/// ARM-DATA-3: a list without repeats of the known rules.
fn special_rules(fields: &Fields<'_>, profile: &mut Profile) -> Result<(), RosterError> {
    let rules = fields.strings("rules", true)?;
    for (n, &rule) in rules.iter().enumerate() {
        let (name, numbers) = match rule.strip_suffix(')').and_then(|rule| rule.split_once('(')) {
            Some((name, numbers)) => (name, Some(numbers)),
            None => (rule, None),
        };
        let digits: Option<Vec<u8>> =
            numbers.map(|list| list.split(',').map(digit).collect::<Option<_>>().unwrap_or_default());
        match (name, digits.as_deref()) {
            ("agile", None) => profile.agile = true,
            ("adviser", None) => profile.adviser = true,
            ("fear", None) => profile.fear = true,
            ("fearless", None) => profile.fearless = true,
            ("regeneration", Some(&[amount])) => profile.regeneration += amount,
            ("bite", Some(&[reach, damage])) => profile.bites.push((reach, damage)),
            _ => {
                let english = "“{rule}” is not one of agile, adviser, fear, fearless, regeneration(X), bite(R,D) with X, R, D from 1 to 9";
                return Err(fields.error("rules", Problem::new("armes-data-rule", english, &[("rule", &rule)])));
            }
        }
        if rules[..n].contains(&rule) {
            return Err(fields.error("rules", given_twice(rule)));
        }
    }
    Ok(())
}

/// One digit from 1 to 9.
fn digit(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'1'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

fn read_act(fields: &Fields<'_>) -> Result<Act, RosterError> {
    let need = fields.string("need")?;
    let (number, plus) = need.strip_suffix('+').map_or((need, false), |number| (number, true));
    let need = digit(number).ok_or_else(|| {
        fields.error(
            "need",
            Problem::new(
                "armes-data-need",
                "“{text}” is not a text “1” to “9”, with or without “+”",
                &[("text", &need)],
            ),
        )
    })?;
    let number = |field: &str| fields.number_or_0(field, 0..=9);
    let mut forces = Vec::new();
    for (field, force) in [("push", Force::Push), ("pull", Force::Pull), ("shift", Force::Shift)] {
        match number(field)? {
            0 => {}
            squares => forces.push((force, squares)),
        }
    }
    let act = Act {
        id: fields.id()?,
        name: 0,
        fr: fields.text("fr")?,
        en: fields.text("en")?,
        need,
        plus,
        range: range(fields)?,
        damage: number("damage")?,
        charge: number("charge")?,
        flames: number("flames")?,
        poison: number("poison")?,
        crack: number("crack")?,
        force: forces.first().copied(),
        dodge: number("dodge")?,
        heal: number("heal")?,
        freeze: fields.flag("freeze")?,
        devour: fields.flag("devour")?,
    };
    if forces.len() > 1 {
        return Err(fields.error("", Problem::new("armes-data-forces", "at most one of push, pull and shift", &[])));
    }
    sensible(fields, &act)?;
    Ok(act)
}

fn range(fields: &Fields<'_>) -> Result<Range, RosterError> {
    if !fields.has("range") {
        return Ok(Range::Contact);
    }
    if fields.integer("range").is_some() {
        return fields.number("range", 2..=46).map(Range::Within);
    }
    match fields.string("range") {
        Ok("sight") => Ok(Range::Sight),
        _ => Err(fields.error(
            "range",
            Problem::new("armes-data-range", "expected is \"sight\" or a whole number from 2 to 46", &[]),
        )),
    }
}

/// ARM-DATA-4: what must not be combined.
fn sensible(fields: &Fields<'_>, act: &Act) -> Result<(), RosterError> {
    if act.charge > 0 && act.range != Range::Contact {
        return Err(
            fields.error("charge", Problem::new("armes-data-charge", "only an action without range may charge", &[]))
        );
    }
    let hostile = act.damage > 0 || act.flames > 0 || act.poison > 0 || act.crack > 0 || act.force.is_some();
    if act.heal > 0 && (hostile || act.charge > 0 || act.freeze || act.devour) {
        return Err(fields.error("heal", Problem::new("armes-data-heal", "goes with nothing but dodge", &[])));
    }
    if act.plus && act.damage == 0 && act.heal == 0 {
        return Err(fields.error("need", Problem::new("armes-data-plus", "“+” needs damage or heal", &[])));
    }
    if !hostile && !act.devour && act.heal == 0 && act.dodge == 0 {
        return Err(fields.error("", Problem::new("armes-data-nothing", "the action does nothing", &[])));
    }
    Ok(())
}

fn given_twice(name: &str) -> Problem {
    Problem::new("armes-data-name-twice", "“{name}” is given twice", &[("name", &name)])
}

/// ARM-DATA-3: one or more different known factions.
pub(super) fn connect(profiles: &mut [Profile], factions: &[Faction]) -> Result<(), RosterError> {
    for profile in profiles {
        let (names, spot) = &profile.named;
        profile.factions.clear();
        for name in names {
            let index = super::find(factions, name).ok_or_else(|| spot.error(no_faction(name)))?;
            if profile.factions.contains(&index) {
                return Err(spot.error(given_twice(name)));
            }
            profile.factions.push(index);
        }
        if profile.factions.is_empty() {
            return Err(spot.error(Problem::new(
                "armes-data-no-factions",
                "empty; expected are one or more factions",
                &[],
            )));
        }
    }
    Ok(())
}
