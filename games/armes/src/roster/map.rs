//! Ready-made maps (ARM-DATA-6).

use toml::Spanned;
use toml::de::DeValue;

use super::piece::Piece;
use super::read::{Fields, File, Problem, RosterError, Spot};
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
            fields.error(
                "scenery",
                Problem::new(
                    "armes-data-placing",
                    "“{text}” is not piece:turn:square, such as “tour:0:g11”",
                    &[("text", &text)],
                ),
            )
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
        found.push(text.parse().map_err(|_| {
            fields.error(
                field,
                Problem::new("armes-data-square", "“{text}” is not a square a1 to x24", &[("text", &text)]),
            )
        })?);
    }
    let n = found.len();
    <[Square; N]>::try_from(found).map_err(|_| {
        fields.error(
            field,
            Problem::new("armes-data-squares", "squares: {count} instead of {most}", &[("count", &n), ("most", &N)]),
        )
    })
}

/// The limits of ARM-SET-4, 6, 7, 8 in the listed order, and those of the start squares.
pub(super) fn connect(maps: &mut [Map], pieces: &[Piece]) -> Result<(), RosterError> {
    for map in maps {
        let mut ground = Ground::default();
        map.scenery.clear();
        for (id, turn, corner) in &map.named {
            let placing = format!("{id}:{turn}:{corner}");
            let here = |key, english| map.spots.scenery.error(Problem::new(key, english, &[("placing", &placing)]));
            let piece = super::find(pieces, id)
                .ok_or_else(|| here("armes-data-no-piece", "“{placing}”: there is no such piece"))?;
            let shape = pieces[piece as usize].turns[*turn as usize]
                .ok_or_else(|| here("armes-data-no-turn", "“{placing}”: the piece has no such turn"))?;
            if !ground.room_for(&shape).contains(*corner) {
                let english = "“{placing}”: off the board, or 2 squares or less from another piece (ARM-SET-4)";
                return Err(here("armes-data-no-room", english));
            }
            let placed = Placed { piece, turn: *turn, corner: *corner };
            ground.put(&pieces[piece as usize], &placed, false);
            map.scenery.push(placed);
        }
        let (objectives, lairs) = (map.objectives.map(Some), map.lairs.map(Some));
        for (n, &square) in map.objectives.iter().enumerate() {
            if ground::may_hold_objective(&ground, &objectives[..n], &[], square).is_err() {
                return Err(map.spots.objectives.error(breaks(square, "ARM-SET-6, ARM-SET-7")));
            }
        }
        for (n, &square) in map.lairs.iter().enumerate() {
            if ground::may_hold_lair(&ground, &objectives, &lairs[..n], square).is_err() {
                return Err(map.spots.lairs.error(breaks(square, "ARM-SET-6, ARM-SET-8")));
            }
        }
        starts(map, &ground)?;
    }
    Ok(())
}

fn breaks(square: Square, clauses: &str) -> Problem {
    Problem::new("armes-data-breaks", "{square} breaks {clauses}", &[("square", &square), ("clauses", &clauses)])
}

fn starts(map: &Map, ground: &Ground) -> Result<(), RosterError> {
    let tokens: Bits = map.objectives.iter().chain(&map.lairs).copied().collect();
    let solid = ground.block | tokens;
    for side in 0..2 {
        for (n, &square) in map.starts[side].iter().enumerate() {
            let here = |key, english| map.spots.starts[side].error(Problem::new(key, english, &[("square", &square)]));
            if map.starts[side][..n].contains(&square) {
                return Err(here("armes-data-start-twice", "{square} is given twice"));
            }
            if solid.contains(square) {
                return Err(here("armes-data-start-solid", "{square} is no square where a figure may stand"));
            }
            if square.distance(map.lairs[1 - side]) <= 6 {
                return Err(here("armes-data-start-lair", "{square} is 6 squares or less from the enemy lair"));
            }
            if map.starts[1 - side].iter().any(|&other| square.distance(other) <= 4) {
                let english = "{square} is 4 squares or less from a start square of the other side";
                return Err(here("armes-data-start-near", english));
            }
        }
    }
    Ok(())
}
