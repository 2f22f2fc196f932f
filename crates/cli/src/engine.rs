//! `feerie engine`: the table protocol over pipes. Nothing but answers is printed on standard output.

use feerie_catalog::Catalog;
use feerie_table::{Desk, Games};
use feerie_words::{Lang, Words};
use std::io::{self, BufRead, BufWriter, Read, Write};
use std::process::ExitCode;

use crate::entropy;

/// No request is longer than this; the rest of a longer line is read and dropped.
const LONGEST_LINE: u64 = 32 << 20;

/// Answers line after line until the input ends.
pub fn run() -> ExitCode {
    let words = match Words::new(Lang::En, &Catalog.cards()) {
        Ok(words) => words,
        Err(error) => {
            eprintln!("feerie: {error}");
            return ExitCode::FAILURE;
        }
    };
    let mut desk = Desk::new(&Catalog, &words, entropy::seed);
    match serve(&mut desk, io::stdin().lock(), BufWriter::new(io::stdout().lock())) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever listened has gone; there is nobody left to tell.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("feerie: {error}");
            ExitCode::FAILURE
        }
    }
}

fn serve(desk: &mut Desk<'_>, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        if line.last() != Some(&b'\n') && line.len() as u64 == LONGEST_LINE {
            input.skip_until(b'\n')?;
            // What was read is no complete JSON object: it is answered as malformed.
        }
        writeln!(output, "{}", desk.answer(&line))?;
        // A client that waits for each answer must get it; one that sends many lines is served in bulk.
        output.flush()?;
    }
}
