//! Ready-made maps (ARM-DATA-6).

use toml::Spanned;
use toml::de::DeValue;

use super::piece::Piece;
use super::read::{Fields, File, RosterError, Spot};
use crate::board::{Bits, Square};
use crate::clauses;
use crate::ground::{self, Ground, Placed};

/// A map: scenery, objectives, lairs, and where the figures of a quick game start.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Map {
    pub id: String,
    pub fr: String,
    pub en: String,
    pub scenery: Vec<Placed>,
    pub objectives: [Square; 4],
    pub lairs: [Square; 2],
    pub starts: [[Square; 10]; 2],
    pub(super) named: Vec<(String, u8, Square)>,
    pub(super) spots: Spots,
}

/// Where the parts of a map stand in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spots {
    scenery: Spot,
    objectives: Spot,
    lairs: Spot,
    starts: [Spot; 2],
}

super::entry!(Map);

/// Reads a map.
pub fn read<'t>(file: File<'t>, value: &'t Spanned<DeValue<'t>>) -> Result<Map, RosterError> {
    let known = ["id", "fr", "en", "lairs", "objectives", "scenery", "start0", "start1"];
    let fields = Fields::of(file, value, "map", clauses::DATA_6, &known)?;
    let mut named = Vec::new();
    for text in fields.strings("scenery", false)? {
        named.push(placing(text).ok_or_else(|| {
            fields.error("scenery", format!("{text:?} is not piece:turn:square, such as \"tour:0:g11\""))
        })?);
    }
    Ok(Map {
        id: fields.id()?,
        fr: fields.text("fr")?,
        en: fields.text("en")?,
        scenery: Vec::new(),
        objectives: squares(&fields, "objectives")?,
        lairs: squares(&fields, "lairs")?,
        starts: [squares(&fields, "start0")?, squares(&fields, "start1")?],
        named,
        spots: Spots {
            scenery: fields.spot("scenery"),
            objectives: fields.spot("objectives"),
            lairs: fields.spot("lairs"),
            starts: [fields.spot("start0"), fields.spot("start1")],
        },
    })
}

fn placing(text: &str) -> Option<(String, u8, Square)> {
    let mut parts = text.split(':');
    let (piece, turn, square) = (parts.next()?, parts.next()?, parts.next()?);
    let turn = match turn.as_bytes() {
        [digit @ b'0'..=b'3'] => digit - b'0',
        _ => return None,
    };
    if parts.next().is_some() { None } else { Some((piece.to_owned(), turn, square.parse().ok()?)) }
}

fn squares<const N: usize>(fields: &Fields<'_>, field: &str) -> Result<[Square; N], RosterError> {
    let texts = fields.strings(field, false)?;
    let mut found = Vec::new();
    for text in &texts {
        found.push(text.parse().map_err(|_| fields.error(field, format!("{text:?} is not a square a1 to x24")))?);
    }
    let n = found.len();
    <[Square; N]>::try_from(found).map_err(|_| fields.error(field, format!("{n} squares are given, expected are {N}")))
}

/// The limits of ARM-SET-4, 6, 7, 8 in the listed order, and those of the start squares.
pub(super) fn connect(maps: &mut [Map], pieces: &[Piece]) -> Result<(), RosterError> {
    for map in maps {
        let mut ground = Ground::default();
        map.scenery.clear();
        for (id, turn, corner) in &map.named {
            let here = |problem: &str| map.spots.scenery.error(format!("\"{id}:{turn}:{corner}\": {problem}"));
            let piece = super::find(pieces, id).ok_or_else(|| here("there is no such piece"))?;
            let shape =
                pieces[piece as usize].turns[*turn as usize].ok_or_else(|| here("the piece has no such turn"))?;
            if !ground.room_for(&shape).contains(*corner) {
                return Err(here("off the board, or 2 squares or less from another piece (ARM-SET-4)"));
            }
            let placed = Placed { piece, turn: *turn, corner: *corner };
            ground.put(&pieces[piece as usize], &placed, false);
            map.scenery.push(placed);
        }
        let (objectives, lairs) = (map.objectives.map(Some), map.lairs.map(Some));
        for (n, &square) in map.objectives.iter().enumerate() {
            if ground::may_hold_objective(&ground, &objectives[..n], &[], square).is_err() {
                return Err(map.spots.objectives.error(format!("{square} breaks ARM-SET-6 or ARM-SET-7")));
            }
        }
        for (n, &square) in map.lairs.iter().enumerate() {
            if ground::may_hold_lair(&ground, &objectives, &lairs[..n], square).is_err() {
                return Err(map.spots.lairs.error(format!("{square} breaks ARM-SET-6 or ARM-SET-8")));
            }
        }
        starts(map, &ground)?;
    }
    Ok(())
}

fn starts(map: &Map, ground: &Ground) -> Result<(), RosterError> {
    let tokens: Bits = map.objectives.iter().chain(&map.lairs).copied().collect();
    let solid = ground.block | tokens;
    for side in 0..2 {
        for (n, &square) in map.starts[side].iter().enumerate() {
            let here = |problem: &str| map.spots.starts[side].error(format!("{square} {problem}"));
            if map.starts[side][..n].contains(&square) {
                return Err(here("is given twice"));
            }
            if solid.contains(square) {
                return Err(here("is no square where a figure may stand"));
            }
            if square.distance(map.lairs[1 - side]) <= 6 {
                return Err(here("is 6 squares or less from the enemy lair"));
            }
            if map.starts[1 - side].iter().any(|&other| square.distance(other) <= 4) {
                return Err(here("is 4 squares or less from a start square of the other side"));
            }
        }
    }
    Ok(())
}
