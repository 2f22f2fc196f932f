//! TypeScript declarations that boards are written against.

use std::path::Path;

/// Set to write the file instead of checking it.
const BLESS: &str = "FEERIE_BLESS";

/// Holds the declarations in a folder of the client against those of a package's Rust types, given in TypeScript.
pub fn generated_types(folder: &str, package: &str, declarations: &[String]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src").join(folder).join("generated.ts");
    let mut text = format!("/** Generated from Rust types: {BLESS}=1 cargo test -p {package} typescript */\n");
    for declaration in declarations {
        text.push_str("\nexport ");
        text.push_str(declaration);
        text.push('\n');
    }
    if std::env::var_os(BLESS).is_some() {
        std::fs::write(&path, text).unwrap();
        return;
    }
    let present = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(present, text, "run it once with {BLESS}=1 and commit the result");
}
