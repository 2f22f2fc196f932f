//! Reading and checking a board file.

use arrayvec::ArrayVec;
use feerie_core::data::{DataError, Document, Problem};
use std::fmt::Display;

use super::form::File;
use super::{Board, COLORS, CasinoSide, MINES, SPACES};
use crate::goods::{Good, Goods};
use crate::tiles::Series;

impl Board {
    /// Reads and checks a board file.
    pub fn parse(text: &str) -> Result<Board, DataError> {
        let document = Document::parse(text)?;
        let file = File::open(&document)?;
        let good = |name| file.byte("goods", name);
        let side = |part| Ok(CasinoSide { gives: file.goods(part, "gives")?, faces: file.byte(part, "faces")? });
        let board = Board {
            totals: Goods([good("apples")?, good("bread")?, good("honey")?, good("silver")?, good("gold")?]),
            stones: good("stones")?,
            icons: icons(&file)?,
            silver_price: file.array("tracks", "silver")?,
            gold_price: file.array("tracks", "gold")?,
            track_points: file.array("tracks", "punishment")?,
            track_bonus: file.byte("tracks", "bonus")?,
            series: [file.list("tiles", "ring")?, file.list("tiles", "servant")?, file.list("tiles", "special")?],
            gold_numbered: file.byte("tiles", "gold_numbered")?,
            mines: mines(&file)?,
            dungeon: file.number("score", "dungeon")?,
            pass: file.byte("points", "pass")?,
            refusal: file.byte("points", "refusal")?,
            miners: file.array("points", "miners")?,
            copying: file.array("points", "copying")?,
            hoard: file.byte("points", "hoard")?,
            whip: die(&file)?,
            casino: [side("casino.food")?, side("casino.gold")?, side("casino.silver")?],
            demand: [file.byte("demand", "apples")?, file.byte("demand", "bread")?, file.byte("demand", "honey")?],
            start: file.goods("start", "goods")?,
            start_honey: file.byte("start", "honey")?,
            special: file.goods("start", "special")?,
            bag_metal: [file.byte("start", "bag_silver")?, file.byte("start", "bag_gold")?],
            bag_stones_each: file.byte("start", "bag_stones_each")?,
            discs: file.byte("start", "discs")?,
            n_skills: file.byte("start", "skills")?,
            food_tiles: [
                file.list("players.2", "food_tiles")?,
                file.list("players.3", "food_tiles")?,
                file.list("players.4", "food_tiles")?,
                file.list("players.5", "food_tiles")?,
            ],
            pixies: [
                file.byte("players.2", "pixies")?,
                file.byte("players.3", "pixies")?,
                file.byte("players.4", "pixies")?,
                file.byte("players.5", "pixies")?,
            ],
        };
        board.validate(&file)?;
        Ok(board)
    }

    /// What single fields cannot say.
    fn validate(&self, file: &File<'_>) -> Result<(), DataError> {
        for series in Series::ALL {
            if self.tiles(series).len() < usize::from(self.gold_numbered) {
                let field = format!("tiles.{}", series.name());
                let english = "fewer tiles than tiles.gold_numbered = {count}";
                let problem = Problem::new("pixies-data-tiles", english, &[("count", &self.gold_numbered)]);
                return Err(file.wrong(&field, problem));
            }
        }
        for (side, name) in self.casino.iter().zip(["food", "gold", "silver"]) {
            if side.gives.is_empty() || side.gives.total() > 20 {
                let problem = Problem::new("pixies-data-side", "a side gives 1 to 20 goods", &[]);
                return Err(file.wrong(&format!("casino.{name}.gives"), problem));
            }
        }
        let tokens: u32 = self.demand.iter().map(|&n| u32::from(n)).sum();
        if tokens < 7 {
            let english = "seven rounds need at least 7 tokens; there are {count}";
            return Err(file.wrong("demand", Problem::new("pixies-data-demand", english, &[("count", &tokens)])));
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
                let english = "{count} of {good} are in the game, and five players start with {dealt}";
                let args: [(_, &dyn Display); 3] =
                    [("count", &self.totals.n(good)), ("good", &good), ("dealt", &dealt)];
                return Err(file.wrong("goods", Problem::new("pixies-data-dealt", english, &args)));
            }
        }
        Ok(())
    }
}

fn icons(file: &File<'_>) -> Result<[Goods; SPACES], DataError> {
    let icons = file.heaps("pyramid", "icons")?;
    match icons.iter().find(|icons| icons.total() == 0 || icons.food() != icons.total() || icons.total() > 9) {
        Some(icons) => {
            let english = "“{icons}” is not 1 to 9 icons of food (A, B, H)";
            Err(file.wrong("pyramid.icons", Problem::new("pixies-data-icons", english, &[("icons", icons)])))
        }
        None => Ok(icons),
    }
}

fn mines(file: &File<'_>) -> Result<ArrayVec<u16, MINES>, DataError> {
    let (mines, dungeon) = (file.numbers("score", "mines")?, file.number("score", "dungeon")?);
    let ascending = mines.windows(2).all(|pair| pair[0] < pair[1]);
    if !ascending || mines.iter().any(|&mine| mine >= dungeon) {
        let english = "the numbers ascend, and are below score.dungeon";
        return Err(file.wrong("score.mines", Problem::new("pixies-data-mines", english, &[])));
    }
    Ok(mines.into_iter().collect())
}

fn die(file: &File<'_>) -> Result<[u8; 10], DataError> {
    let mut counts = [0; 10];
    for face in file.numbers("punishment_die", "faces")? {
        counts[usize::from(face)] += 1;
    }
    Ok(counts)
}
