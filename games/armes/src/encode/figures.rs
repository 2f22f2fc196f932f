//! What features say of a figure.

use feerie_core::encode::Features;

use super::frame::Frame;
use super::observe::{NAMES, part, square};
use super::survey::{Able, Soon, Survey};
use crate::Armes;
use crate::roster::{Force, Profile, Range};
use crate::state::{FigId, State};

/// A figure of a band: what it is, how it is, what it can do.
pub fn figure(rules: &Armes, s: &State, frame: Frame, survey: &Survey, fig: FigId, out: &mut Features<'_>) {
    let in_band = fig.number() < s.bands[fig.seat().index()].len();
    let name = if in_band { s.bands[fig.seat().index()].as_slice()[fig.number()] + 1 } else { 0 };
    out.number("figure: which profile", name, NAMES);
    let figure = s.fig(fig);
    square("figure: square", figure.at, frame, out);
    let (row, col) = figure.at.map_or((u8::MAX, u8::MAX), |at| frame.place(at));
    out.one_of("figure: three rows", 8, usize::from(row / 3));
    out.one_of("figure: three columns", 8, usize::from(col / 3));
    out.steps("figure: health", figure.hp.into(), 6, &[1, 2, 3, 4, 5]);
    out.steps("figure: orders", figure.orders.into(), 2, &[1, 2]);
    out.number("figure: flames", figure.flames.into(), 3);
    out.number("figure: poison", figure.poison, 3);
    out.number("figure: crack", figure.crack.into(), 2);
    profile(in_band.then(|| rules.profile(s, fig)), out);
    able(s, frame, fig, &survey.figures[frame.slot(fig)], out);
}

/// A figure that does something or that something is done to, whichever it is.
pub fn role(rules: &Armes, s: &State, frame: Frame, survey: &Survey, fig: Option<FigId>, out: &mut Features<'_>) {
    out.one_of("in a role: own or rival's", 2, fig.map_or(usize::MAX, |fig| frame.around(fig.seat())));
    let at = fig.and_then(|fig| s.at(fig));
    square("in a role: square", at, frame, out);
    let hp = fig.map_or(0, |fig| s.fig(fig).hp);
    out.steps("in a role: health", hp.into(), 6, &[1, 2, 3, 4, 5]);
    profile(fig.map(|fig| rules.profile(s, fig)), out);
    match fig {
        Some(fig) => able(s, frame, fig, &survey.figures[frame.slot(fig)], out),
        None => able(s, frame, FigId(0), &Able::default(), out),
    }
}

/// What a kind of figure is: its numbers, not its name, so that other rosters are understood.
fn profile(profile: Option<&Profile>, out: &mut Features<'_>) {
    let number = |of: fn(&Profile) -> u8| u16::from(profile.map_or(0, of));
    let flag = |of: fn(&Profile) -> bool| profile.is_some_and(of);
    out.number("profile: cost", number(|p| p.cost), 4);
    out.number("profile: movement", number(|p| p.movement), 6);
    out.number("profile: dice", number(|p| p.dice), 4);
    out.number("profile: armour", number(|p| p.armour), 2);
    out.number("profile: health", number(|p| p.health), 9);
    out.number("profile: regeneration", number(|p| p.regeneration), 2);
    out.number("profile: bite", number(|p| p.bites.iter().map(|bite| bite.1).max().unwrap_or(0)), 2);
    out.flag("profile: flies", flag(|p| p.fly));
    out.flag("profile: agile", flag(|p| p.agile));
    out.flag("profile: adviser", flag(|p| p.adviser));
    out.flag("profile: fear", flag(|p| p.fear));
    out.flag("profile: fearless", flag(|p| p.fearless));
    let most =
        |of: fn(&crate::roster::Act) -> u8| u16::from(profile.map_or(0, |p| p.acts.iter().map(of).max().unwrap_or(0)));
    out.number("actions: damage", most(|act| act.damage), 2);
    out.number("actions: range", most(|act| if let Range::Within(range) = act.range { range } else { 0 }), 8);
    out.number("actions: range without limit", most(|act| (act.range == Range::Sight).into()), 1);
    out.number("actions: charge", most(|act| act.charge), 3);
    out.number("actions: flames", most(|act| act.flames), 2);
    out.number("actions: poison", most(|act| act.poison), 3);
    out.number("actions: heal", most(|act| act.heal), 2);
    out.number("actions: dodge", most(|act| act.dodge), 2);
    out.number("actions: freeze or devour", most(|act| (act.freeze || act.devour).into()), 1);
    let force = |wanted: Force| {
        let of = |act: &crate::roster::Act| act.force.filter(|&(force, _)| force == wanted).map_or(0, |(_, n)| n);
        u16::from(profile.map_or(0, |p| p.acts.iter().map(of).max().unwrap_or(0)))
    };
    out.number("actions: push", force(Force::Push), 4);
    out.number("actions: pull", force(Force::Pull), 4);
    out.number("actions: shift", force(Force::Shift), 4);
}

/// What a figure can do as things stand.
fn able(s: &State, frame: Frame, fig: FigId, able: &Able, out: &mut Features<'_>) {
    out.flag("can: act again this round", able.is_ready);
    let at = s.at(fig).filter(|_| able.terms != (0, 0));
    for (&number, &soon) in frame.objectives.iter().zip(&able.soon) {
        let far = at.zip(s.objectives[number as usize]).map_or(0, |(at, goal)| at.distance(goal));
        out.number("can: distance to an objective", far.into(), 24);
        come(soon, out);
    }
    come(able.lair, out);
    part("can: search", able.search, out);
    out.number("can: dice", able.terms.0.into(), 4);
    out.number("can: score of a die", able.terms.1.into(), 6);
    out.steps("can: strike so many after a movement", able.targets.into(), 4, &[1, 2, 3]);
    out.steps("can: strike so many from here", able.targets_here.into(), 4, &[1, 2]);
    part("can: harm", able.threat.harm, out);
    part("can: remove", able.threat.kill, out);
    out.steps("can: be struck by so many", able.hunters.into(), 4, &[1, 2, 3]);
    part("can: be harmed", able.danger, out);
    part("can: be removed", able.doom, out);
}

fn come(soon: Soon, out: &mut Features<'_>) {
    out.flag("can: stand beside it in a movement", soon >= Soon::NextRound);
    out.flag("can: stand beside it this round", soon >= Soon::Now);
    out.flag("can: stands beside it", soon == Soon::Here);
}
