//! `feerie engine`: the table protocol over pipes. Nothing but answers is printed on standard output.

use feerie_catalog::Catalog;
use feerie_protocol::ProtocolSession;
use feerie_table::Games;
use feerie_words::{Lang, Words};
use std::io::{self, BufRead, BufWriter, Read, Write};
use std::time::Instant;

use crate::{Outcome, entropy};

/// No request is longer than this, its line end included; a longer one is read and dropped.
const LONGEST_LINE: u64 = 32 << 20;

/// Answers line after line until the input ends. The protocol's messages are English whatever the language.
pub fn run() -> Outcome {
    let words = Words::new(Lang::En, &Catalog.infos()).map_err(|error| error.to_string())?;
    let start = Instant::now();
    let now_ms = || u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
    let mut session = ProtocolSession::new(&Catalog, &words, entropy::seed, now_ms);
    match serve(&mut session, io::stdin().lock(), BufWriter::new(io::stdout().lock())) {
        // The reader has closed its end: there is no one left to tell.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        outcome => outcome.map_err(|error| error.to_string()),
    }
}

fn serve(session: &mut ProtocolSession<'_>, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        if line.last() != Some(&b'\n') && line.len() as u64 == LONGEST_LINE {
            // Whatever it begins with: what is left is an empty line, which is answered as malformed.
            input.skip_until(b'\n')?;
            line.clear();
        }
        writeln!(output, "{}", session.answer(&line))?;
        output.flush()?;
    }
}
