//! `feerie serve` and `feerie backup`.

use feerie_server::{Config, ServeError};
use std::path::PathBuf;
use std::process::ExitCode;

/// How to serve.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    config: Config,
}

/// What to copy where.
#[derive(clap::Args)]
pub struct BackupArgs {
    /// The server's SQLite file
    #[arg(long, env = "FEERIE_DATA", default_value = "feerie.db")]
    data: PathBuf,
    /// The copy, which must not exist yet
    to: PathBuf,
}

/// Serves until it is asked to stop.
pub fn run(args: Args) -> ExitCode {
    let ready = |address| println!("Féerie: http://{address}");
    finish(feerie_server::run(args.config, ready))
}

/// Copies the server's file, consistent at one moment.
pub fn backup(args: &BackupArgs) -> ExitCode {
    finish(feerie_server::backup(&args.data, &args.to))
}

fn finish(outcome: Result<(), ServeError>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("feerie: {error}");
            ExitCode::FAILURE
        }
    }
}
