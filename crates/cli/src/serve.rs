//! `feerie serve`, `feerie backup`, `feerie ratings` and `feerie export-site`.

use feerie_catalog::Catalog;
use feerie_server::Config;
use std::path::PathBuf;

use crate::Outcome;

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

/// Where to write a site.
#[derive(clap::Args)]
pub struct SiteArgs {
    /// The folder; files of an older site in it are replaced
    folder: PathBuf,
}

/// Serves until it is asked to stop.
pub fn run(args: Args) -> Outcome {
    let ready = |address, metrics: Option<_>| {
        if let Some(metrics) = metrics {
            println!("Metrics: http://{metrics}/metrics");
        }
        println!("Féerie: http://{address}");
    };
    feerie_server::run(args.config, &Catalog, ready).map_err(|error| error.to_string())
}

/// Computes everybody's ratings again from the records, and prints them.
pub fn ratings(args: &Args) -> Outcome {
    let lines = feerie_server::ratings(&args.config, &Catalog).map_err(|error| error.to_string())?;
    lines.iter().for_each(|line| println!("{line}"));
    Ok(())
}

/// Copies the server's file, consistent at one moment.
pub fn backup(args: &BackupArgs) -> Outcome {
    feerie_server::backup(&args.data, &args.to).map_err(|error| error.to_string())
}

/// Writes a site that any web host serves: all games with bots and at one screen, lessons, rules and replays.
pub fn export_site(args: &SiteArgs) -> Outcome {
    let files = feerie_server::export_site(&args.folder, &Catalog).map_err(|error| error.to_string())?;
    println!("{files} files: {}", args.folder.display());
    Ok(())
}
