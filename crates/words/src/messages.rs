//! What a Fluent file defines, so that two translations can be held side by side.

use crate::WordsError;
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The messages of one Fluent file, with what each of them uses.
///
/// Attributes count as messages of their own, named `key.attribute`. Terms (`-name`) do not count: they are a
/// language's private affair, which one may need and the other not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Messages(BTreeMap<String, Uses>);

/// What a message uses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Uses {
    /// Its variables, each with the names of the variants that are chosen by it.
    pub variables: BTreeMap<String, BTreeSet<String>>,
    /// The messages it refers to.
    pub messages: BTreeSet<String>,
}

impl Uses {
    fn variable(&mut self, name: &str) -> &mut BTreeSet<String> {
        self.variables.entry(name.to_owned()).or_default()
    }
}

impl Messages {
    /// Reads a file's source; `place` names it in errors. A key defined twice is an error.
    pub fn read(place: &str, source: &str) -> Result<Messages, WordsError> {
        let resource = parse(place, source)?;
        let mut messages = Messages::default();
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name;
            let value = message.value.as_ref().map(|value| (key.to_owned(), value));
            let attributes =
                message.attributes.iter().map(|attribute| (format!("{key}.{}", attribute.id.name), &attribute.value));
            for (key, pattern) in value.into_iter().chain(attributes) {
                let mut uses = Uses::default();
                of_pattern(pattern, &mut uses);
                if messages.0.insert(key.clone(), uses).is_some() {
                    return Err(WordsError::Twice { place: place.to_owned(), key });
                }
            }
        }
        Ok(messages)
    }

    /// The keys, in alphabetical order.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Whether the file defines the key.
    pub fn has(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    /// What the message with this key uses.
    pub fn uses(&self, key: &str) -> Option<&Uses> {
        self.0.get(key)
    }

    /// Where these messages and another language's are not the same: keys on one side only, and messages that
    /// do not use the same variables.
    pub fn differences(&self, other: &Messages) -> Vec<Difference> {
        let keys: BTreeSet<&String> = self.0.keys().chain(other.0.keys()).collect();
        keys.into_iter().filter_map(|key| difference(key, self.0.get(key), other.0.get(key))).collect()
    }
}

fn difference(key: &str, left: Option<&Uses>, right: Option<&Uses>) -> Option<Difference> {
    let key = key.to_owned();
    match (left, right) {
        (Some(left), Some(right)) => {
            let names = |uses: &Uses| uses.variables.keys().cloned().collect::<BTreeSet<String>>();
            let names: Vec<String> = names(left).symmetric_difference(&names(right)).cloned().collect();
            (!names.is_empty()).then_some(Difference::Variables { key, names })
        }
        (Some(_), None) => Some(Difference::OnlyLeft(key)),
        (None, Some(_)) => Some(Difference::OnlyRight(key)),
        (None, None) => None,
    }
}

/// One way in which two translations differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The second file lacks this key.
    OnlyLeft(String),
    /// The first file lacks this key.
    OnlyRight(String),
    /// Both have the message, but these variables occur on one side only.
    Variables {
        /// The message.
        key: String,
        /// The variables, without the dollar sign.
        names: Vec<String>,
    },
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Difference::OnlyLeft(key) => write!(f, "{key} is in the first only"),
            Difference::OnlyRight(key) => write!(f, "{key} is in the second only"),
            Difference::Variables { key, names } => write!(f, "{key} uses ${} in one of them only", names.join(", $")),
        }
    }
}

/// Parses a Fluent file; the error names the place and the line on which the faulty message begins.
pub(crate) fn parse(place: &str, source: &str) -> Result<FluentResource, WordsError> {
    FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
        let first = errors.first();
        // The line of the faulty message: the parser itself only stumbles later, often in the next one.
        let start = first.map(|error| error.slice.as_ref().unwrap_or(&error.pos).start).unwrap_or_default();
        let before = source.get(..start).unwrap_or_default();
        WordsError::Syntax {
            place: place.to_owned(),
            line: before.matches('\n').count() + 1,
            problem: first.map(|error| error.kind.to_string()).unwrap_or_default(),
        }
    })
}

fn of_pattern(pattern: &Pattern<&str>, out: &mut Uses) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, out);
        }
    }
}

fn of_expression(expression: &Expression<&str>, out: &mut Uses) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, out),
        Expression::Select { selector, variants } => {
            of_inline(selector, out);
            for variant in variants {
                if let InlineExpression::VariableReference { id } = selector {
                    let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = &variant.key;
                    out.variable(id.name).insert((*name).to_owned());
                }
                of_pattern(&variant.value, out);
            }
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, out: &mut Uses) {
    match inline {
        InlineExpression::VariableReference { id } => {
            out.variable(id.name);
        }
        InlineExpression::MessageReference { id, attribute: None } => {
            out.messages.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => of_arguments(arguments, out),
        InlineExpression::TermReference { arguments: Some(arguments), .. } => of_arguments(arguments, out),
        InlineExpression::Placeable { expression } => of_expression(expression, out),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { arguments: None, .. } => {}
    }
}

fn of_arguments(arguments: &CallArguments<&str>, out: &mut Uses) {
    // Named arguments are literals by Fluent's grammar: no variable can hide there.
    for argument in &arguments.positional {
        of_inline(argument, out);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(source: &str) -> Messages {
        Messages::read("test.ftl", source).unwrap()
    }

    #[test]
    fn variables_are_found_wherever_they_hide() {
        let deep = read(
            "
deep = { $a ->
        [one] { SEAT($b) }
       *[other] { -term(case: \"x\") } { { $c } }
    }
    .title = { $d }
-term = x
",
        );
        let plain = read("deep = { $a } { $b } { $c }\n    .title = { $d }\n");
        assert_eq!(deep.differences(&plain), []);
    }

    #[test]
    fn variants_and_references_are_kept() {
        let messages = read("who = { $kind ->\n    [0] { LIST(other, $name) }\n   *[b] x\n }\nother = x\n");
        let uses = messages.uses("who").unwrap();
        assert_eq!(uses.variables["kind"], BTreeSet::from(["0".to_owned(), "b".to_owned()]));
        assert!(uses.variables["name"].is_empty());
        assert_eq!(uses.messages, BTreeSet::from(["other".to_owned()]));
    }

    #[test]
    fn differences_are_named() {
        let fr = read("both = oui { $n }\nonly-fr = oui\n");
        let en = read("both = yes { $m }\nonly-en = yes\n");
        assert_eq!(
            fr.differences(&en),
            [
                Difference::Variables { key: "both".into(), names: vec!["m".into(), "n".into()] },
                Difference::OnlyRight("only-en".into()),
                Difference::OnlyLeft("only-fr".into()),
            ]
        );
    }

    #[test]
    fn faults_name_their_place() {
        let error = Messages::read("test.ftl", "good = yes\n\nbad = { $x\n").unwrap_err();
        assert!(error.to_string().starts_with("test.ftl, line 3: "), "{error}");
        let error = Messages::read("test.ftl", "key = a\nkey = b\n").unwrap_err();
        assert_eq!(error.to_string(), "test.ftl: key is defined twice");
    }
}
