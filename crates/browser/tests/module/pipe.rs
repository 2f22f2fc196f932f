//! The module in Node, at the other end of a pipe.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Names the folder with the modules to test.
const VARIABLE: &str = "FEERIE_WASM";

/// The module, at the other end of a pipe.
pub struct Module {
    node: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Module {
    /// Starts Node with the module of a game in the folder that `FEERIE_WASM` names, or else with the one built last.
    pub fn start(game: &str) -> Module {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let named = std::env::var_os(VARIABLE).map(PathBuf::from);
        let folder = named.unwrap_or_else(|| here.join("../../target/feerie-wasm"));
        let (file, net) = (folder.join(format!("{game}-bots.wasm")), folder.join(format!("{game}.net")));
        assert!(file.exists(), "{} is missing; `cargo xtask wasm` builds it", file.display());
        let mut node = Command::new("node")
            .arg(here.join("tests/module/pipe.mjs"))
            .arg(file)
            .args(net.exists().then_some(net))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("Node.js is installed");
        let input = node.stdin.take().expect("a pipe");
        let output = BufReader::new(node.stdout.take().expect("a pipe"));
        Module { node, input, output }
    }

    /// The number of Node's process.
    #[allow(dead_code, reason = "whoever measures asks for it; the tests, which have this file too, do not")]
    pub fn process(&self) -> u32 {
        self.node.id()
    }

    /// Calls a function of the module: what it answered, or how it refused.
    pub fn ask(&mut self, kind: &str, name: &str, args: &[u32], text: Option<&str>) -> Value {
        let line = json!({"kind": kind, "name": name, "args": args, "text": text});
        writeln!(self.input, "{line}").expect("Node listens");
        let mut answer = String::new();
        self.output.read_line(&mut answer).expect("Node answers");
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{name}{args:?}: {error}: {answer:?}"))
    }
}

impl Drop for Module {
    fn drop(&mut self) {
        let _ = self.node.kill();
        let _ = self.node.wait();
    }
}
