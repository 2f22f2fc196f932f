//! Reading and checking a board file.

use arrayvec::ArrayVec;
use feerie_core::data::Document;
use serde::Deserialize;
use std::collections::BTreeMap;

use super::{Board, BoardError, COLORS, CasinoSide, HIGHEST_PILE, LONGEST_SERIES, SPACES};
use crate::goods::{Good, Goods};
use crate::tiles::Series;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    goods: GoodsPart,
    pyramid: PyramidPart,
    tracks: TracksPart,
    tiles: TilesPart,
    score: ScorePart,
    points: PointsPart,
    punishment_die: DiePart,
    casino: CasinoPart,
    demand: DemandPart,
    start: StartPart,
    players: BTreeMap<String, PlayersPart>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GoodsPart {
    apples: u8,
    bread: u8,
    honey: u8,
    silver: u8,
    gold: u8,
    stones: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PyramidPart {
    icons: Vec<Goods>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TracksPart {
    silver: Vec<u8>,
    gold: Vec<u8>,
    punishment: Vec<u8>,
    bonus: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TilesPart {
    ring: Vec<u8>,
    servant: Vec<u8>,
    special: Vec<u8>,
    gold_numbered: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScorePart {
    mines: Vec<u16>,
    dungeon: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PointsPart {
    pass: u8,
    refusal: u8,
    miners: Vec<u8>,
    copying: Vec<u8>,
    hoard: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiePart {
    faces: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CasinoPart {
    food: CasinoSide,
    silver: CasinoSide,
    gold: CasinoSide,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DemandPart {
    apples: u8,
    bread: u8,
    honey: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartPart {
    goods: Goods,
    honey: u8,
    special: Goods,
    bag_silver: u8,
    bag_gold: u8,
    bag_stones_each: u8,
    discs: u8,
    skills: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayersPart {
    food_tiles: Vec<u8>,
    pixies: u8,
}

fn bad(field: impl Into<String>, problem: impl Into<String>) -> BoardError {
    BoardError::Value { field: field.into(), problem: problem.into() }
}

/// A list of exactly `N` numbers within bounds.
fn exactly<const N: usize>(
    field: &str,
    list: &[u8],
    bounds: std::ops::RangeInclusive<u8>,
) -> Result<[u8; N], BoardError> {
    within(field, list, bounds)?;
    list.try_into().map_err(|_| bad(field, format!("{} numbers, {N} are needed", list.len())))
}

/// A list of `least` to `CAP` numbers within bounds.
fn some<const CAP: usize>(
    field: &str,
    list: &[u8],
    least: usize,
    bounds: std::ops::RangeInclusive<u8>,
) -> Result<ArrayVec<u8, CAP>, BoardError> {
    within(field, list, bounds)?;
    if !(least..=CAP).contains(&list.len()) {
        return Err(bad(field, format!("{} numbers, {least} to {CAP} are needed", list.len())));
    }
    Ok(list.iter().copied().collect())
}

fn within(field: &str, list: &[u8], bounds: std::ops::RangeInclusive<u8>) -> Result<(), BoardError> {
    match list.iter().find(|n| !bounds.contains(n)) {
        Some(n) => Err(bad(field, format!("{n} is not from {} to {}", bounds.start(), bounds.end()))),
        None => Ok(()),
    }
}

fn one(field: &str, n: u8, bounds: std::ops::RangeInclusive<u8>) -> Result<u8, BoardError> {
    within(field, &[n], bounds).map(|()| n)
}

impl Board {
    /// Reads and checks a board file.
    pub fn parse(text: &str) -> Result<Board, BoardError> {
        let document = Document::parse(text).map_err(BoardError::Form)?;
        let file: File = toml::from_str(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            BoardError::Form(document.error_at(at, error.message()))
        })?;
        let goods = &file.goods;
        let (food_tiles, pixies) = players(&file.players)?;
        let board = Board {
            totals: Goods([goods.apples, goods.bread, goods.honey, goods.silver, goods.gold]),
            stones: one("goods.stones", goods.stones, 0..=60)?,
            icons: icons(&file.pyramid.icons)?,
            silver_price: exactly("tracks.silver", &file.tracks.silver, 1..=30)?,
            gold_price: exactly("tracks.gold", &file.tracks.gold, 1..=30)?,
            track_points: exactly("tracks.punishment", &file.tracks.punishment, 0..=20)?,
            track_bonus: one("tracks.bonus", file.tracks.bonus, 0..=10)?,
            series: [
                some("tiles.ring", &file.tiles.ring, 1, 0..=30)?,
                some("tiles.servant", &file.tiles.servant, 1, 0..=30)?,
                some("tiles.special", &file.tiles.special, 1, 0..=30)?,
            ],
            gold_numbered: one("tiles.gold_numbered", file.tiles.gold_numbered, 1..=LONGEST_SERIES as u8)?,
            mines: mines(&file.score)?,
            dungeon: file.score.dungeon,
            pass: one("points.pass", file.points.pass, 0..=30)?,
            refusal: one("points.refusal", file.points.refusal, 0..=30)?,
            miners: exactly("points.miners", &file.points.miners, 0..=20)?,
            copying: exactly("points.copying", &file.points.copying, 0..=20)?,
            hoard: one("points.hoard", file.points.hoard, 0..=20)?,
            whip: die(&file.punishment_die.faces)?,
            casino: [file.casino.food, file.casino.gold, file.casino.silver],
            demand: [file.demand.apples, file.demand.bread, file.demand.honey],
            start: file.start.goods,
            start_honey: one("start.honey", file.start.honey, 0..=20)?,
            special: file.start.special,
            bag_metal: [file.start.bag_silver, file.start.bag_gold],
            bag_stones_each: file.start.bag_stones_each,
            discs: one("start.discs", file.start.discs, 1..=8)?,
            n_skills: one("start.skills", file.start.skills, COLORS as u8..=10)?,
            food_tiles,
            pixies,
        };
        board.validate()?;
        Ok(board)
    }

    /// What single fields cannot say.
    fn validate(&self) -> Result<(), BoardError> {
        for series in Series::ALL {
            if self.tiles(series).len() < usize::from(self.gold_numbered) {
                let field = format!("tiles.{}", series.name());
                return Err(bad(field, format!("fewer tiles than tiles.gold_numbered = {}", self.gold_numbered)));
            }
        }
        for (side, name) in self.casino.iter().zip(["food", "gold", "silver"]) {
            if side.faces == 0 || side.gives.is_empty() || side.gives.total() > 20 {
                return Err(bad(format!("casino.{name}"), "a side gives 1 to 20 goods on at least one face"));
            }
        }
        let tokens: u32 = self.demand.iter().map(|&n| u32::from(n)).sum();
        if tokens < 7 || self.demand.iter().any(|&n| n > 30) {
            return Err(bad("demand", format!("{tokens} tokens; seven rounds need at least 7, and at most 30 a kind")));
        }
        // PIX-GEN-2: what is dealt out at the start must exist, with as many players as there can be.
        for good in Good::ALL {
            let honey = if good == Good::Honey { u32::from(self.start_honey) * 4 } else { 0 };
            let bag = match good {
                Good::Silver => self.bag_metal[0],
                Good::Gold => self.bag_metal[1],
                _ => 0,
            };
            let dealt = u32::from(self.start.n(good)) * COLORS as u32
                + honey
                + u32::from(self.special.n(good))
                + u32::from(bag);
            if dealt > u32::from(self.totals.n(good)) {
                let problem =
                    format!("{} of {good} are in the game, and five players start with {dealt}", self.totals.n(good));
                return Err(bad("goods", problem));
            }
        }
        Ok(())
    }
}

fn icons(list: &[Goods]) -> Result<[Goods; SPACES], BoardError> {
    let field = "pyramid.icons";
    if let Some(icons) =
        list.iter().find(|icons| icons.total() == 0 || icons.food() != icons.total() || icons.total() > 9)
    {
        return Err(bad(field, format!("{icons} is not 1 to 9 icons of food (A, B, H)")));
    }
    list.try_into().map_err(|_| bad(field, format!("{} spaces, the pyramid has {SPACES}", list.len())))
}

fn mines(score: &ScorePart) -> Result<ArrayVec<u16, 16>, BoardError> {
    if !(1..=1000).contains(&score.dungeon) {
        return Err(bad("score.dungeon", format!("{} is not from 1 to 1000", score.dungeon)));
    }
    let ascending = score.mines.windows(2).all(|pair| pair[0] < pair[1]);
    let inside = score.mines.iter().all(|&mine| mine > 0 && mine < score.dungeon);
    if !ascending || !inside || score.mines.len() > 16 {
        return Err(bad("score.mines", "at most 16 symbols, ascending, above 0 and below score.dungeon"));
    }
    Ok(score.mines.iter().copied().collect())
}

fn die(faces: &[u8]) -> Result<[u8; 10], BoardError> {
    let field = "punishment_die.faces";
    within(field, faces, 1..=9)?;
    if faces.is_empty() || faces.len() > 20 {
        return Err(bad(field, format!("{} faces; a die has 1 to 20", faces.len())));
    }
    let mut counts = [0; 10];
    for &face in faces {
        counts[usize::from(face)] += 1;
    }
    Ok(counts)
}

type Players = ([ArrayVec<u8, HIGHEST_PILE>; 4], [u8; 4]);

fn players(parts: &BTreeMap<String, PlayersPart>) -> Result<Players, BoardError> {
    if let Some(name) = parts.keys().find(|name| !["2", "3", "4", "5"].contains(&name.as_str())) {
        return Err(bad(format!("players.{name}"), "the game seats 2 to 5"));
    }
    let mut food_tiles: [ArrayVec<u8, HIGHEST_PILE>; 4] = Default::default();
    let mut pixies = [0; 4];
    for (i, name) in ["2", "3", "4", "5"].into_iter().enumerate() {
        let part = parts.get(name).ok_or_else(|| bad(format!("players.{name}"), "missing"))?;
        food_tiles[i] = some(&format!("players.{name}.food_tiles"), &part.food_tiles, 0, 1..=9)?;
        pixies[i] = one(&format!("players.{name}.pixies"), part.pixies, 1..=9)?;
    }
    Ok((food_tiles, pixies))
}
