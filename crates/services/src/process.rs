//! Processes that stand still for a while, as on a machine that swaps or migrates.

use rustix::process::{Pid, Signal, kill_process};
use std::fs;
use std::io;

/// Stops a process, and its children.
pub fn pause(pid: u32) -> io::Result<()> {
    signal(pid, Signal::STOP)
}

/// Lets it go on.
pub fn resume(pid: u32) -> io::Result<()> {
    signal(pid, Signal::CONT)
}

fn signal(pid: u32, signal: Signal) -> io::Result<()> {
    send(pid, signal)?;
    for child in children(pid)? {
        match send(child, signal) {
            // It ended by itself meanwhile.
            Err(error) if error.raw_os_error() == Some(rustix::io::Errno::SRCH.raw_os_error()) => {}
            sent => sent?,
        }
    }
    Ok(())
}

fn send(pid: u32, signal: Signal) -> io::Result<()> {
    let pid = i32::try_from(pid).ok().and_then(Pid::from_raw).ok_or(io::ErrorKind::InvalidInput)?;
    Ok(kill_process(pid, signal)?)
}

/// The processes that a process started, as Linux tells it.
fn children(pid: u32) -> io::Result<Vec<u32>> {
    let mut children = Vec::new();
    for task in fs::read_dir(format!("/proc/{pid}/task"))? {
        // A thread may have ended since it was listed.
        let listed = fs::read_to_string(task?.path().join("children")).unwrap_or_default();
        children.extend(listed.split_whitespace().filter_map(|child| child.parse::<u32>().ok()));
    }
    Ok(children)
}
