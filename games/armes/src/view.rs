//! What an observer knows: everything, except a band that another seat is recruiting (ARM-FLOW-6).

use feerie_core::{Dice, Observer, Seat};
use serde_json::{Map, Value, json};

use crate::Armes;
use crate::ground::Placed;
use crate::phase::{self, Activation, Phase, Stage, What};
use crate::rules::{recruit, roll, setup};
use crate::state::{FigId, State, Troop};
use crate::warband::Source;

/// What one observer knows and may remember.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::large_enum_variant, reason = "views are few, and a box would cost the usual case an allocation")]
pub enum View {
    /// Bands are being recruited: nothing else has happened yet.
    Recruiting {
        /// Whose choice it is.
        seat: Seat,
        /// The bands, as far as the observer may know them.
        bands: [Option<Troop>; 2],
    },
    /// Both bands are known, and with them everything.
    Open(State),
}

/// ARM-FLOW-6: the view of an observer.
pub fn view(rules: &Armes, s: &State, who: Observer) -> View {
    let Phase::Recruit(seat) = s.phase else { return View::Open(*s) };
    let known = |seat: Seat| rules.sources[seat.index()] != Source::Table || who.knows(seat);
    View::Recruiting { seat, bands: [0, 1].map(|i| known(Seat(i as u8)).then_some(s.bands[i])) }
}

/// Whether a step laid bands open that were recruited in secret (ARM-FLOW-6).
pub fn shows(rules: &Armes, before: &State, after: &State) -> bool {
    let recruiting = |s: &State| matches!(s.phase, Phase::Recruit(_));
    recruiting(before) && !recruiting(after) && rules.sources.contains(&Source::Table)
}

/// A position that the view could belong to: hidden bands are recruited at random.
pub fn imagine(rules: &Armes, view: &View, dice: &mut Dice) -> State {
    let (seat, bands) = match view {
        View::Open(s) => return *s,
        View::Recruiting { seat, bands } => (*seat, *bands),
    };
    let mut s = State::blank(Phase::Recruit(seat), [Troop::default(); 2]);
    for owner in Seat::all(2) {
        s.bands[owner.index()] = match bands[owner.index()] {
            Some(band) => band,
            // A seat whose turn has not come has recruited nothing.
            None if owner > seat => Troop::default(),
            None => guess(rules, &s, owner, owner < seat, dice),
        };
    }
    s
}

/// A band recruited at random: a whole one, or one still being recruited.
fn guess(rules: &Armes, s: &State, seat: Seat, whole: bool, dice: &mut Dice) -> Troop {
    let mut s = *s;
    let most = if whole { u32::MAX } else { dice.below(5) };
    let mut figures = 0;
    while figures < most && recruit::can_go_on(rules, &s, seat) {
        let before = s.bands[seat.index()];
        let open = |&profile: &u16| recruit::may_recruit(rules, &s, seat, profile).is_ok();
        let n = (0..rules.roster.profiles.len() as u16).filter(open).count() as u32;
        let choice = dice.below(n) as usize;
        let Some(profile) = (0..rules.roster.profiles.len() as u16).filter(open).nth(choice) else { break };
        s.bands[seat.index()].push(profile);
        figures += 1;
        if !whole && !recruit::can_go_on(rules, &s, seat) {
            // The choice would have ended by itself.
            return before;
        }
    }
    if whole {
        s.bands[seat.index()].sort();
    }
    s.bands[seat.index()]
}

/// The object that `RULES.md` lists.
pub fn show(rules: &Armes, view: &View) -> Value {
    let (s, bands) = match view {
        View::Open(s) => (*s, s.bands.map(Some)),
        View::Recruiting { seat, bands } => (State::blank(Phase::Recruit(*seat), [Troop::default(); 2]), *bands),
    };
    let s = &s;
    let settled = !matches!(s.phase, Phase::Recruit(_) | Phase::Card(_));
    let figures: Vec<Value> =
        if settled { s.members().map(|fig| show_figure(rules, s, fig)).collect() } else { Vec::new() };
    let searched: Vec<Value> =
        s.tries.iter().map(|(objective, seat)| json!([s.objectives[objective as usize], seat])).collect();
    let cards = [0, 1].map(|seat| rules.card_id(s, Seat(seat)));
    json!({
        "game": "armes",
        "phase": s.phase.name(),
        "rounds": rules.options.rounds,
        "round": s.round,
        "first": s.first,
        "turn": s.turn,
        "vp": s.vp,
        "lost": s.lost,
        "vp_round": s.vp_round,
        "lost_round": s.lost_round,
        "tokens": s.tokens,
        "passed": s.passed,
        "looted": s.looted,
        "searched": searched,
        "extra": s.extra,
        "aim": s.aim,
        "fresh": s.fresh,
        "cards": cards,
        "bands": bands.map(|band| band.map(|band| rules.profile_ids(band.as_slice()))),
        "scenery": scenery(rules, s).map(|placed| show_placed(rules, placed)).collect::<Vec<_>>(),
        "objectives": s.objectives.iter().flatten().collect::<Vec<_>>(),
        "lairs": s.lairs,
        "figures": figures,
        "pending": pending(rules, s),
    })
}

/// The scenery on the board: the map's from the set-up roll on, and what was placed at the table.
pub fn scenery<'a>(rules: &'a Armes, s: &'a State) -> impl Iterator<Item = &'a Placed> {
    let settled = !matches!(s.phase, Phase::Recruit(_) | Phase::Card(_));
    let map = rules.map.as_ref().filter(|_| settled).map_or(&[][..], |map| &map.scenery);
    map.iter().chain(s.scenery.iter().flatten())
}

fn show_placed(rules: &Armes, placed: &Placed) -> String {
    format!("{}:{}:{}", rules.roster.pieces[placed.piece as usize].id, placed.turn, placed.corner)
}

fn show_figure(rules: &Armes, s: &State, fig: FigId) -> Value {
    let figure = s.fig(fig);
    json!({
        "id": fig,
        "seat": fig.seat(),
        "profile": rules.profile(s, fig).id,
        "at": figure.at,
        "hp": figure.hp,
        "orders": figure.orders,
        "flames": figure.flames,
        "poison": figure.poison,
        "crack": figure.crack,
    })
}

/// What is being decided, as far as it is known.
fn pending(rules: &Armes, s: &State) -> Value {
    let mut out = Map::new();
    if let Some(seat) = phase::actor(s) {
        out.insert("seat".into(), json!(seat));
    }
    match s.phase {
        Phase::Deploy => {
            out.insert("fig".into(), json!(setup::next_figure(s)));
        }
        Phase::PieceAt { piece, turn } => {
            out.insert("piece".into(), json!(rules.roster.pieces[piece as usize].id));
            out.insert("turn".into(), json!(turn));
        }
        Phase::BonusDir(fig) => {
            out.insert("at".into(), json!(fig));
        }
        Phase::Active(stage, activation) => {
            let known = show_activation(rules, s, stage, &activation);
            out.extend(known.into_iter().map(|(key, value)| (key.to_owned(), value)));
        }
        _ => {}
    }
    Value::Object(out)
}

fn show_activation(rules: &Armes, s: &State, stage: Stage, a: &Activation) -> Vec<(&'static str, Value)> {
    let mut out = vec![("fig", json!(a.fig)), ("second", json!(a.second))];
    match a.what {
        Some(What::Use(n)) => {
            out.push(("what", json!("use")));
            out.push(("act", json!(rules.profile(s, a.fig).acts.get(n as usize).map(|act| &act.id))));
        }
        Some(What::Loot) => out.push(("what", json!("loot"))),
        Some(What::Search(objective)) => {
            out.push(("what", json!("search")));
            out.push(("objective", json!(s.objectives[objective as usize])));
        }
        None => {}
    }
    out.extend(a.at.map(|at| ("at", json!(at))));
    out.extend(a.boost.map(|boost| ("boost", json!(boost))));
    if stage == Stage::Hits {
        let terms = roll::terms(rules, s, a);
        out.push(("dice", json!(terms.dice)));
        out.push(("face", json!(terms.face)));
    }
    out
}
