//! Positions on disk: flat files of numbers, one kind per file, for the trainer to read in one go.

use feerie_core::PerSeat;
use feerie_core::encode::{Feature, LONGEST_WORD, Word};
use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::Path;

/// How many seats a row of shares has.
pub const SHARES: usize = 6;
/// Fills words up.
const NO_TOKEN: u16 = u16::MAX;

/// One decision of a game.
pub struct Position {
    /// What the seat saw.
    pub features: Vec<Feature>,
    /// What it could do, and how often the search tried it.
    pub actions: Vec<(Word, f32)>,
    /// What the search thought of the seat's chances.
    pub value: f32,
    /// The seat's number.
    pub seat: u8,
}

/// The open files.
pub struct Shard {
    files: [BufWriter<File>; 6],
}

impl Shard {
    /// Opens the files of a folder, which are added to.
    pub fn open(folder: &Path) -> std::io::Result<Shard> {
        std::fs::create_dir_all(folder)?;
        let open =
            |name: &str| OpenOptions::new().create(true).append(true).open(folder.join(name)).map(BufWriter::new);
        let files =
            [open("counts")?, open("features")?, open("values")?, open("words")?, open("visits")?, open("ends")?];
        Ok(Shard { files })
    }

    /// Adds the positions of one game, now that its end is known.
    pub fn add(&mut self, positions: &[Position], end: &PerSeat<f32>) -> std::io::Result<()> {
        let [counts, features, values, words, visits, ends] = &mut self.files;
        let seats = end.len();
        for position in positions {
            for n in [position.features.len(), position.actions.len()] {
                counts.write_all(&(n as u16).to_le_bytes())?;
            }
            for (number, value) in &position.features {
                features.write_all(&number.to_le_bytes())?;
                values.write_all(&value.to_le_bytes())?;
            }
            for (word, share) in &position.actions {
                for n in 0..LONGEST_WORD {
                    words.write_all(&word.get(n).copied().unwrap_or(NO_TOKEN).to_le_bytes())?;
                }
                visits.write_all(&share.to_le_bytes())?;
            }
            for place in 0..SHARES {
                let share = if place < seats { end[(place + usize::from(position.seat)) % seats] } else { 0.0 };
                ends.write_all(&share.to_le_bytes())?;
            }
            ends.write_all(&position.value.to_le_bytes())?;
        }
        Ok(())
    }

    /// Writes down what is still in memory.
    pub fn flush(&mut self) -> std::io::Result<()> {
        self.files.iter_mut().try_for_each(Write::flush)
    }
}
