//! Scenery pieces (ARM-DATA-5, ARM-TERR-1).

use toml::Spanned;
use toml::de::DeValue;

use super::read::{Fields, File, Problem, RosterError};
use crate::board::{Bits, SIZE, Square};
use crate::clauses;

/// A piece of scenery, which fills whole squares (ARM-GRID-3).
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are those of the file")]
pub struct Piece {
    pub id: String,
    pub fr: String,
    pub en: String,
    pub passage: Passage,
    pub sight: Sight,
    /// Its shape in each quarter turn clockwise; none where a smaller turn gives the same footprint.
    pub turns: [Option<Shape>; 4],
}

/// How a piece hinders movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage {
    /// Cannot be entered (ARM-TERR-2).
    Block,
    /// Difficult (ARM-TERR-3).
    Hard,
    /// Easy (ARM-TERR-4).
    Easy,
    /// Like bare ground.
    Open,
}

/// How a piece hinders sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Stops lines (ARM-LOS-5).
    High,
    /// Obscures them (ARM-LOS-6).
    Low,
    /// Does nothing (ARM-LOS-7).
    Flat,
}

/// A footprint: columns as bits, row by row from the south.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    width: u8,
    height: u8,
    rows: [u8; 6],
}

impl Shape {
    fn has(&self, col: u8, row: u8) -> bool {
        self.rows[row as usize] >> col & 1 == 1
    }

    fn cells(&self) -> impl Iterator<Item = (i8, i8)> + '_ {
        let all = (0..self.height).flat_map(|row| (0..self.width).map(move |col| (col, row)));
        all.filter(|&(col, row)| self.has(col, row)).map(|(col, row)| (col as i8, row as i8))
    }

    /// A quarter turn clockwise.
    fn turned(&self) -> Shape {
        let mut out = Shape { width: self.height, height: self.width, rows: [0; 6] };
        for (col, row) in self.cells() {
            // What was north is east: the northernmost row becomes the easternmost column.
            out.rows[(self.width - 1) as usize - col as usize] |= 1 << row;
        }
        out
    }

    /// The same squares in their smallest box: a drawing may have empty edges.
    fn trimmed(&self) -> Shape {
        let columns = self.rows.iter().fold(0, |all, row| all | row);
        let empty_rows = self.rows.iter().take_while(|&&row| row == 0).count();
        let mut out = Shape { width: 0, height: 0, rows: [0; 6] };
        for (row, &bits) in out.rows.iter_mut().zip(self.rows.iter().skip(empty_rows)) {
            *row = bits >> columns.trailing_zeros();
        }
        out.width = (8 - columns.leading_zeros() - columns.trailing_zeros()) as u8;
        out.height = (6 - out.rows.iter().rev().take_while(|&&row| row == 0).count()) as u8;
        out
    }

    /// ARM-SET-4: the squares it fills with the south-west corner of its bounding box on a square.
    pub fn at(&self, corner: Square) -> Bits {
        let mut out = Bits::EMPTY;
        for row in 0..self.height.min(SIZE - corner.row() as u8) {
            let columns = u32::from(self.rows[row as usize]) << corner.col();
            out.rows[corner.row() as usize + row as usize] = columns & Bits::ROW;
        }
        out
    }

    /// The corners from which it lies on the board and clear of a zone.
    pub fn corners(&self, zone: &Bits) -> Bits {
        let mut out = Bits::FULL;
        let clear = Bits::FULL.minus(zone);
        for (col, row) in self.cells() {
            out = out & clear.shifted(-col, -row);
        }
        out
    }

    fn is_connected(&self) -> bool {
        let Some(corner) = Square::at(0, 0) else { return false };
        let all = self.at(corner);
        let Some(first) = all.nth(0) else { return false };
        let mut found = Bits::only(first);
        loop {
            let more = found.spread_straight() & all;
            if more == found {
                return found == all;
            }
            found = more;
        }
    }
}

super::entry!(Piece);

/// Reads a piece.
pub fn read<'t>(file: File<'t>, value: &'t Spanned<DeValue<'t>>) -> Result<Piece, RosterError> {
    let fields = Fields::of(file, value, "piece", clauses::DATA_5, &["id", "fr", "en", "move", "sight", "shape"])?;
    let (id, fr, en) = (fields.id()?, fields.text("fr")?, fields.text("en")?);
    let passages =
        [("block", Passage::Block), ("hard", Passage::Hard), ("easy", Passage::Easy), ("open", Passage::Open)];
    let passage = fields.word("move", &passages)?;
    let sight = fields.word("sight", &[("high", Sight::High), ("low", Sight::Low), ("flat", Sight::Flat)])?;
    if sight == Sight::High && passage != Passage::Block {
        return Err(fields.error("sight", Problem::new("armes-data-high", "“high” goes only with move = “block”", &[])));
    }
    Ok(Piece { id, fr, en, passage, sight, turns: turns(shape(&fields)?) })
}

fn shape(fields: &Fields<'_>) -> Result<Shape, RosterError> {
    let drawn = fields.strings("shape", false)?;
    let width = drawn.first().map_or(0, |row| row.len());
    let even = drawn.iter().all(|row| row.len() == width && row.bytes().all(|sign| matches!(sign, b'#' | b'.')));
    if !even || !(1..=6).contains(&width) || drawn.len() > 6 {
        return Err(fields.error(
            "shape",
            Problem::new("armes-data-shape", "expected are 1–6 rows of equal length 1–6, made of “#” and “.”", &[]),
        ));
    }
    let mut shape = Shape { width: width as u8, height: drawn.len() as u8, rows: [0; 6] };
    for (row, text) in shape.rows.iter_mut().zip(drawn.iter().rev()) {
        *row = text.bytes().enumerate().filter(|&(_, sign)| sign == b'#').fold(0, |bits, (col, _)| bits | 1 << col);
    }
    if shape.is_connected() {
        Ok(shape.trimmed())
    } else {
        Err(fields.error("shape", Problem::new("armes-data-parts", "the # are not in one part", &[])))
    }
}

/// ARM-DATA-5: the quarter turns whose footprint differs from those of all smaller ones.
fn turns(shape: Shape) -> [Option<Shape>; 4] {
    let mut turns = [None; 4];
    let mut next = shape;
    for turn in 0..4 {
        if !turns[..turn].contains(&Some(next)) {
            turns[turn] = Some(next);
        }
        next = next.turned();
    }
    turns
}
