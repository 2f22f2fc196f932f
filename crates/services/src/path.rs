//! Where programs are, and who runs them.

use std::path::PathBuf;

/// A program of this name on the PATH.
pub fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// Whether we may do everything on this machine.
pub fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}
