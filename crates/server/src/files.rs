//! The server's files: one server at a time uses each, and only its user may read them.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long a server that just stopped may take to let go of its file.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often we look whether it did.
const LOOK: Duration = Duration::from_millis(100);

/// A file of ours, as long as this is held. The system lets go of it when the process ends, in whatever way.
pub struct FileLock(#[expect(dead_code, reason = "held, not read")] File);

/// Takes a database file for this process. The lock is on a file beside it: SQLite's own locks would be lost with any
/// other opening of the database.
pub async fn lock(data: &Path) -> io::Result<FileLock> {
    let path = beside(data, "lock");
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    private(&mut options);
    let mut file = options.open(&path)?;
    let since = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => break,
            Err(TryLockError::WouldBlock) if since.elapsed() < PATIENCE => tokio::time::sleep(LOOK).await,
            Err(TryLockError::WouldBlock) => return Err(taken(data, &mut file)),
            Err(TryLockError::Error(error)) => return Err(error),
        }
    }
    file.set_len(0)?;
    file.rewind()?;
    write!(file, "{}", std::process::id())?;
    Ok(FileLock(file))
}

fn taken(data: &Path, file: &mut File) -> io::Error {
    let mut holder = String::new();
    let by = match file.read_to_string(&mut holder) {
        Ok(_) if !holder.is_empty() => format!(" (process {holder})"),
        _ => String::new(),
    };
    let data = data.display();
    let text = format!(
        "another server{by} works with {data} already; stop it first, or give this one a file of its own with --data"
    );
    io::Error::new(io::ErrorKind::WouldBlock, text)
}

/// Sees to it that a database file, and what SQLite keeps beside it, are for this user alone: they hold the key that
/// signs cookies, the seeds of games that are being played, and hashes of passphrases. SQLite gives the files beside
/// it the mode that the database has.
pub fn keep_private(data: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    private(&mut options);
    options.open(data)?;
    for file in [data.to_owned(), beside(data, "wal"), beside(data, "shm")] {
        narrow(&file)?;
    }
    Ok(())
}

/// A new, empty file for this user alone.
pub fn create_private(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    private(&mut options);
    options.open(path).map(|_| ())
}

fn beside(data: &Path, what: &str) -> PathBuf {
    let mut name = data.as_os_str().to_owned();
    name.push(format!("-{what}"));
    PathBuf::from(name)
}

#[cfg(unix)]
fn private(options: &mut OpenOptions) {
    use std::os::unix::fs::OpenOptionsExt as _;
    options.mode(0o600);
}

#[cfg(not(unix))]
fn private(_: &mut OpenOptions) {}

#[cfg(unix)]
fn narrow(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = match file.metadata() {
        Ok(metadata) => metadata.permissions().mode() & 0o777,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    if mode & 0o077 != 0 {
        tracing::warn!(file = %file.display(), mode = format!("{mode:o}"), "the file could be read by other users; its mode is changed");
        std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o600))?;
    }
    Ok(())
}

#[cfg(not(unix))]
fn narrow(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Lets this process open as many files as the system allows it: every connection is one.
pub fn raise_limit() {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) => tracing::info!(files, "limit of open files"),
        Err(error) => tracing::warn!(%error, "failed to raise the limit of open files"),
    }
}
