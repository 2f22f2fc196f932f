//! The test functions of a source file, and what is written over each of them.
//!
//! A scanner is enough: rustfmt sees to it that attributes, comments and `fn` begin their own lines.

use regex_lite::Regex;

/// A test function with the doc comment and the attributes over it.
#[derive(Debug, PartialEq, Eq)]
pub struct TestFunction {
    /// Its doc comment.
    pub doc: String,
    /// Its name.
    pub name: String,
}

/// Every function of a Rust file that has a `#[test]`, `#[tokio::test]` or the like over it.
pub fn in_rust(source: &str) -> Vec<TestFunction> {
    let function = Regex::new(r"^\s*(?:pub(?:\([^)]*\))? )?(?:async )?fn (\w+)").expect("a pattern of this file");
    let (mut found, mut doc, mut is_test) = (Vec::new(), String::new(), false);
    for line in source.lines() {
        let text = line.trim();
        if let Some(words) = text.strip_prefix("///") {
            doc.push_str(words);
            doc.push('\n');
        } else if text.starts_with("#[") {
            is_test |= is_test_attribute(text);
        } else if text.starts_with("//") {
            // A plain comment stands between nothing.
        } else {
            if let Some(name) = function.captures(line)
                && is_test
            {
                found.push(TestFunction { doc: std::mem::take(&mut doc), name: name[1].to_owned() });
            }
            doc.clear();
            is_test = false;
        }
    }
    found
}

fn is_test_attribute(text: &str) -> bool {
    let name = text.trim_start_matches("#[").split(['(', ']', ' ']).next().unwrap_or_default();
    name == "test" || name.ends_with("::test")
}

/// The titles of the tests of a TypeScript file: of `test('…'`, `it('…'` and `describe('…'`.
pub fn in_typescript(source: &str) -> Vec<String> {
    let title = Regex::new(r#"(?m)^\s*(?:test|it|describe)(?:\.\w+)*\(\s*['"`](.*?)['"`]\s*,"#)
        .expect("a pattern of this file");
    title.captures_iter(source).map(|found| found[1].to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_over_a_test_counts() {
        let source = "//! TOY-TREE-1.\n\n/// TOY-TREE-2.\nfn helper() {}\n\n/// TOY-TREE-3:\n/// more.\n#[test]\n\
                      fn three() {\n    // TOY-TREE-4.\n}\n\n/// TOY-TREE-5.\n#[tokio::test(flavor = \"x\")]\nasync fn five() {}\n\n\
                      #[test]\nfn tree_6_bare() {}\n";
        let found: Vec<(String, String)> = in_rust(source).into_iter().map(|test| (test.doc, test.name)).collect();
        let test = |doc: &str, name: &str| (doc.to_owned(), name.to_owned());
        assert_eq!(
            found,
            [test(" TOY-TREE-3:\n more.\n", "three"), test(" TOY-TREE-5.\n", "five"), test("", "tree_6_bare")]
        );
    }

    #[test]
    fn titles_of_tests_in_the_browser() {
        let source = "// TOY-TREE-1\ndescribe('TOY-TREE-2: x', () => {\n  it.concurrent(`TOY-TREE-3`, () => {})\n})\nsay('TOY-TREE-4', 1)\n";
        assert_eq!(in_typescript(source), ["TOY-TREE-2: x", "TOY-TREE-3"]);
    }
}
