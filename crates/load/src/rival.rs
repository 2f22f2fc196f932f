//! A rival server beside ours: its own load generator, the same closed loop, in the same run.

use serde_json::Value;
use std::path::Path;
use std::time::Duration;
use tokio::process::Command;

use crate::Result;

/// Runs the load generator in `folder` (`node load.js …`), which prints one line of JSON.
pub async fn run(folder: &Path, tables: usize, time: Duration) -> Result<Value> {
    if !folder.join("node_modules").exists() {
        let installed = Command::new("npm").args(["install", "--no-audit", "--no-fund"]).current_dir(folder).output();
        let installed = installed.await?;
        if !installed.status.success() {
            return Err(format!("npm install failed: {}", String::from_utf8_lossy(&installed.stderr)).into());
        }
    }
    let mut node = Command::new("node");
    node.arg("load.js").args(["--driver", "bgio", "--matches", &tables.to_string()]);
    node.args(["--seconds", &time.as_secs().max(1).to_string()]).current_dir(folder);
    let output = node.output().await?;
    let text = String::from_utf8_lossy(&output.stdout);
    let line = text.lines().rev().find(|line| line.starts_with('{')).ok_or("the rival printed no figures")?;
    Ok(serde_json::from_str(line)?)
}

/// Says how we compare, in the figures that do not depend on how busy the machine is.
pub fn compare(ours: &Value, theirs: &Value) {
    let moves = |figures: &Value| figures["moves_per_server_cpu_s"].as_f64().unwrap_or_default();
    let (ours, theirs) = (moves(ours), moves(theirs));
    if theirs > 0.0 {
        println!("{:.1} times the rival's moves per second of server processor time", ours / theirs);
    }
}
