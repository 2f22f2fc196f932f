//! A view out of the form in which it was sent. Read by hand: this goes into the module of every page, and derived readers
//! weigh three times as much.

use feerie_core::Seat;
use serde_json::Value;

use crate::Armes;
use crate::board::Square;
use crate::ground::Placed;
use crate::phase::{Activation, Phase, Stage, What};
use crate::roster;
use crate::state::{BAND, FigId, Figure, PIECES, State, Tries, Troop};
use crate::view::View;

/// More than any count of a game reaches, and little enough to be added to.
const MOST: u64 = 200;

/// The view that was sent; none where something is not as a view writes it.
pub(crate) fn read(rules: &Armes, form: &Value) -> Option<View> {
    let pending = form.get("pending")?;
    let known = pair(form.get("bands")?, |band| optional(band, |band| troop(rules, band)))?;
    if form.get("phase")?.as_str()? == "recruit" {
        return Some(View::Recruiting { seat: seat(pending.get("seat")?)?, bands: known });
    }
    let [Some(first), Some(second)] = known else { return None };
    let mut s = State::blank(Phase::Over, [first, second]);
    s.round = count(form.get("round")?)?;
    s.first = seat(form.get("first")?)?;
    s.turn = seat(form.get("turn")?)?;
    s.vp = pair(form.get("vp")?, count)?;
    s.vp_round = pair(form.get("vp_round")?, count)?;
    s.lost = pair(form.get("lost")?, count)?;
    s.lost_round = pair(form.get("lost_round")?, count)?;
    s.tokens = pair(form.get("tokens")?, count)?;
    s.extra = pair(form.get("extra")?, count)?;
    s.passed = pair(form.get("passed")?, Value::as_bool)?;
    s.looted = pair(form.get("looted")?, Value::as_bool)?;
    s.aim = count(form.get("aim")?)?;
    s.fresh = form.get("fresh")?.as_bool()?;
    s.cards =
        pair(form.get("cards")?, |card| optional(card, |card| roster::find(&rules.roster.factions, card.as_str()?)))?;
    board(rules, &mut s, form)?;
    figures(rules, &mut s, form.get("figures")?.as_array()?)?;
    s.phase = phase(rules, &s, form.get("phase")?.as_str()?, pending)?;
    Some(View::Open(s))
}

fn board(rules: &Armes, s: &mut State, form: &Value) -> Option<()> {
    let scenery = form.get("scenery")?.as_array()?;
    if rules.map.is_none() {
        if scenery.len() > PIECES {
            return None;
        }
        for (place, piece) in s.scenery.iter_mut().zip(scenery) {
            *place = Some(placed(rules, piece.as_str()?)?);
        }
    }
    let objectives = form.get("objectives")?.as_array().filter(|list| list.len() <= s.objectives.len())?;
    for (place, objective) in s.objectives.iter_mut().zip(objectives) {
        *place = Some(square(objective)?);
    }
    s.lairs = pair(form.get("lairs")?, |lair| optional(lair, square))?;
    s.tries = Tries::NONE;
    for tried in form.get("searched")?.as_array()? {
        let [at, by] = tried.as_array()?.as_slice() else { return None };
        s.tries.push(objective(s, at)?, seat(by)?);
    }
    Some(())
}

/// `piece:turn:square`.
fn placed(rules: &Armes, text: &str) -> Option<Placed> {
    let mut parts = text.split(':');
    let (piece, turn, corner) = (parts.next()?, parts.next()?, parts.next()?);
    let piece = roster::find(&rules.roster.pieces, piece)?;
    let turn = turn.parse().ok().filter(|&turn: &u8| turn < 4)?;
    Some(Placed { piece, turn, corner: corner.parse().ok()? })
}

/// The figures in the order of their ids; none are shown before the bands have their cards.
fn figures(rules: &Armes, s: &mut State, forms: &[Value]) -> Option<()> {
    let members: Vec<FigId> = s.members().collect();
    if forms.is_empty() {
        return Some(());
    }
    if forms.len() != members.len() {
        return None;
    }
    for (&fig, form) in members.iter().zip(forms) {
        if self::fig(form.get("id")?)? != fig {
            return None;
        }
        s.figures[fig.index()] = Figure {
            at: optional(form.get("at")?, square)?,
            poison: form.get("poison")?.as_u64()?.try_into().ok()?,
            hp: count(form.get("hp")?).filter(|&hp: &u8| hp <= rules.profile(s, fig).health)?,
            orders: count(form.get("orders")?).filter(|&orders: &u8| orders <= 2)?,
            flames: form.get("flames")?.as_u64()?.try_into().ok()?,
            crack: form.get("crack")?.as_u64()?.try_into().ok()?,
        };
    }
    Some(())
}

fn phase(rules: &Armes, s: &State, name: &str, pending: &Value) -> Option<Phase> {
    let actor = || seat(pending.get("seat")?);
    let stage = match name {
        "card" => return actor().map(Phase::Card),
        "roll_setup" => return Some(Phase::RollSetup),
        "piece" => return Some(Phase::Piece),
        "piece_at" => {
            let piece = roster::find(&rules.roster.pieces, pending.get("piece")?.as_str()?)?;
            let turn = count(pending.get("turn")?).filter(|&turn| turn < 4)?;
            return Some(Phase::PieceAt { piece, turn });
        }
        "objective" => return Some(Phase::Objective),
        "lair" => return Some(Phase::Lair),
        "deploy" => return Some(Phase::Deploy),
        "roll_round" => return Some(Phase::RollRound),
        "first" => return actor().map(Phase::First),
        "turn" => return Some(Phase::Turn),
        "bonus_at" => return Some(Phase::BonusAt),
        "bonus_dir" => return member(s, pending.get("at")?).map(Phase::BonusDir),
        "raise" => return actor().map(Phase::Raise),
        "over" => return Some(Phase::Over),
        "free" => Stage::Free,
        "choose" => Stage::Choose,
        "run" => Stage::Run,
        "target" => Stage::Target,
        "charge" => Stage::Charge,
        "boost" => Stage::Boost,
        "hits" => Stage::Hits,
        "dir" => Stage::Dir,
        "dodge" => Stage::Dodge,
        _ => return None,
    };
    Some(Phase::Active(stage, activation(rules, s, pending)?))
}

fn activation(rules: &Armes, s: &State, pending: &Value) -> Option<Activation> {
    let fig = member(s, pending.get("fig")?)?;
    let what = match pending.get("what").map(Value::as_str) {
        None => None,
        Some(Some("use")) => {
            let act = pending.get("act")?.as_str()?;
            Some(What::Use(rules.profile(s, fig).acts.iter().position(|known| known.id == act)? as u8))
        }
        Some(Some("loot")) => Some(What::Loot),
        Some(Some("search")) => Some(What::Search(objective(s, pending.get("objective")?)?)),
        Some(_) => return None,
    };
    let at = match pending.get("at") {
        Some(at) => Some(member(s, at)?),
        None => None,
    };
    let boost = match pending.get("boost") {
        Some(boost) => Some(count(boost)?),
        None => None,
    };
    Some(Activation { fig, second: pending.get("second")?.as_bool()?, what, at, boost })
}

fn troop(rules: &Armes, band: &Value) -> Option<Troop> {
    let ids = band.as_array().filter(|ids| ids.len() <= BAND)?;
    ids.iter().map(|id| rules.roster.profile(id.as_str()?)).collect()
}

/// The number of the objective on a square.
fn objective(s: &State, at: &Value) -> Option<u8> {
    let at = square(at)?;
    s.objectives.iter().position(|&objective| objective == Some(at)).map(|number| number as u8)
}

/// A figure by its id: `A1` to `B10`.
fn fig(id: &Value) -> Option<FigId> {
    FigId::all().find(|fig| id.as_str() == Some(&fig.to_string()))
}

/// The same, of one of the bands at the table.
fn member(s: &State, id: &Value) -> Option<FigId> {
    fig(id).filter(|&fig| s.members().any(|member| member == fig))
}

fn count<T: TryFrom<u64>>(value: &Value) -> Option<T> {
    T::try_from(value.as_u64().filter(|&n| n <= MOST)?).ok()
}

fn seat(value: &Value) -> Option<Seat> {
    count(value).filter(|&seat: &u8| seat < 2).map(Seat)
}

fn square(value: &Value) -> Option<Square> {
    value.as_str()?.parse().ok()
}

/// What is said of each of the two seats.
fn pair<T>(value: &Value, read: impl Fn(&Value) -> Option<T>) -> Option<[T; 2]> {
    match value.as_array()?.as_slice() {
        [first, second] => Some([read(first)?, read(second)?]),
        _ => None,
    }
}

/// What a value says, or nothing for null; none where it says nothing that is known.
fn optional<T>(value: &Value, known: impl Fn(&Value) -> Option<T>) -> Option<Option<T>> {
    if value.is_null() { Some(None) } else { known(value).map(Some) }
}
