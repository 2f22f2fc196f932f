//! Licence expressions as crates write them: `MIT OR Apache-2.0`, `(MIT OR Zlib) AND Unicode-3.0`, and the old `MIT/Zlib`.

/// Whether the expression can be met with allowed licences; an expression that cannot be read is not met.
pub fn is_met(expression: &str, is_allowed: &dyn Fn(&str) -> bool) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    either(&mut rest, is_allowed) == Some(true) && rest.is_empty()
}

/// `OR` binds least.
fn either(rest: &mut &[&str], is_allowed: &dyn Fn(&str) -> bool) -> Option<bool> {
    let mut met = both(rest, is_allowed)?;
    while let Some(after) = rest.strip_prefix(&["OR"]) {
        *rest = after;
        met |= both(rest, is_allowed)?;
    }
    Some(met)
}

fn both(rest: &mut &[&str], is_allowed: &dyn Fn(&str) -> bool) -> Option<bool> {
    let mut met = one(rest, is_allowed)?;
    while let Some(after) = rest.strip_prefix(&["AND"]) {
        *rest = after;
        met &= one(rest, is_allowed)?;
    }
    Some(met)
}

fn one(rest: &mut &[&str], is_allowed: &dyn Fn(&str) -> bool) -> Option<bool> {
    let (first, after) = rest.split_first()?;
    *rest = after;
    match (*first, after) {
        ("(", _) => {
            let met = either(rest, is_allowed)?;
            *rest = rest.strip_prefix(&[")"])?;
            Some(met)
        }
        (")" | "OR" | "AND" | "WITH", _) => None,
        (licence, ["WITH", exception, after @ ..]) => {
            *rest = after;
            Some(is_allowed(&format!("{licence} WITH {exception}")))
        }
        (licence, _) => Some(is_allowed(licence)),
    }
}

#[cfg(test)]
mod tests {
    use super::is_met;

    #[test]
    fn expressions_are_met_by_what_is_allowed() {
        let allowed = |licence: &str| ["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"].contains(&licence);
        for good in [
            "MIT",
            "GPL-2.0 OR MIT",
            "GPL-2.0/MIT",
            "MIT AND Zlib",
            "(GPL-2.0 OR MIT) AND Zlib",
            "GPL-2.0 AND MPL-2.0 OR MIT",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert!(is_met(good, &allowed), "{good}");
        }
        for bad in [
            "GPL-2.0",
            "MIT AND GPL-2.0",
            "Apache-2.0",
            "MIT AND (GPL-2.0 OR MPL-2.0)",
            "",
            "MIT OR",
            "(MIT",
            "MIT Zlib",
        ] {
            assert!(!is_met(bad, &allowed), "{bad}");
        }
    }
}
