//! The games of a lab run as Parquet: four tables beside the report, and a page that says what their columns hold.
//!
//! A crate of its own, so that whoever only plays need not compile it.

mod build;
mod table;

use feerie_lab::run::folder::{self, Games, write_whole};
use std::fmt::Write;
use std::path::{Path, PathBuf};

use table::Table;

/// Reads the games of a run's folder and writes its tables into `out`. Each file is written whole or not at all.
pub fn write(place: &Path) -> Result<Vec<PathBuf>, String> {
    let games = folder::read(place).map_err(|error| error.to_string())?;
    if games.lines.iter().any(Vec::is_empty) {
        return Err(format!("{}: not every variant has played a game yet", place.display()));
    }
    let out = place.join("out");
    std::fs::create_dir_all(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    let tables = build::tables(&games)?;
    let mut files = Vec::new();
    for table in &tables {
        let bytes = table.bytes().map_err(|error| format!("{}: {error}", table.name))?;
        files.push((out.join(format!("{}.parquet", table.name)), bytes));
    }
    files.push((out.join("schema.md"), schema(&games, &tables).into_bytes()));
    for (path, bytes) in &files {
        write_whole(path, bytes).map_err(|error| error.to_string())?;
    }
    Ok(files.into_iter().map(|(path, _)| path).collect())
}

/// What every column holds, as a page.
fn schema(games: &Games, tables: &[Table]) -> String {
    let mut out = format!("# {}: tables\n", games.plan.name);
    for table in tables {
        // Writing to a String cannot fail, here and below.
        let _ = write!(
            out,
            "\n## {}.parquet\n\n{}\n\n| column | type | what it holds |\n| --- | --- | --- |\n",
            table.name, table.about
        );
        for column in &table.columns {
            let _ = writeln!(out, "| `{}` | {} | {} |", column.name, column.cells.type_name(), column.about);
        }
    }
    out
}
