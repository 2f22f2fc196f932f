//! Functions whose last bit differs between machines: a bot that uses one may choose otherwise in a browser.

use regex_lite::Regex;
use std::io;
use std::path::Path;

use super::Report;
use super::clauses::split_tests;
use super::files::{ending, folders, read, walk};

/// Checks engines: core, bots and games. Square roots and the four operations are exact everywhere; for the rest there
/// is `libm`.
pub fn check(root: &Path, report: &mut Report) -> io::Result<()> {
    let platform =
        Regex::new(r"\.(exp|exp2|exp_m1|ln|ln_1p|log|log2|log10|pow[fi]|sin|cos|tan|tanh|sinh|cosh|hypot|cbrt)\(")
            .expect("a pattern of this file");
    let engines = [vec![root.join("crates/core"), root.join("crates/bots")], folders(&root.join("games"))?].concat();
    for file in engines.iter().map(|engine| walk(&engine.join("src"))).collect::<io::Result<Vec<_>>>()?.concat() {
        if ending(&file) != "rs" {
            continue;
        }
        let (code, _) = split_tests(&read(&file)?);
        for found in platform.find_iter(&code) {
            let place = file.strip_prefix(root).unwrap_or(&file).display();
            report.fail(format!(
                "{place}: {} differs between machines; use libm",
                found.as_str().trim_matches(['.', '('])
            ));
        }
    }
    Ok(())
}
