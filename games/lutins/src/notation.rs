//! The strings of LUT-NOTE-1, one for each action (LUT-NOTE-2: a move is named by its path).

use feerie_core::ParseError;
use std::fmt::{self, Write};
use std::str::FromStr;

use crate::action::Action;
use crate::board::Cell;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::NoTree => f.write_str("T:-"),
            Action::Tree { from, to } => path(f, "T:", &[*from, *to]),
            Action::Pass => f.write_str("L:-"),
            Action::Slide { from, stop } => path(f, "L:", &[*from, *stop]),
            Action::Slides { from, stop, end } => path(f, "L:", &[*from, *stop, *end]),
            Action::Place(cell) => path(f, "P:", &[*cell]),
        }
    }
}

fn path(f: &mut fmt::Formatter<'_>, step: &str, cells: &[Cell]) -> fmt::Result {
    f.write_str(step)?;
    for (n, cell) in cells.iter().enumerate() {
        if n > 0 {
            f.write_char('-')?;
        }
        fmt::Display::fmt(cell, f)?;
    }
    Ok(())
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (step, rest) = text.split_once(':').ok_or(ParseError)?;
        if rest == "-" {
            return match step {
                "T" => Ok(Action::NoTree),
                "L" => Ok(Action::Pass),
                _ => Err(ParseError),
            };
        }
        let mut cells = rest.split('-').map(str::parse);
        let mut next = || cells.next().transpose();
        match (step, next()?, next()?, next()?, next()?) {
            ("T", Some(from), Some(to), None, None) => Ok(Action::Tree { from, to }),
            ("L", Some(from), Some(stop), None, None) => Ok(Action::Slide { from, stop }),
            ("L", Some(from), Some(stop), Some(end), None) => Ok(Action::Slides { from, stop, end }),
            ("P", Some(cell), None, None, None) => Ok(Action::Place(cell)),
            _ => Err(ParseError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn note_1_only_the_listed_forms_are_actions() {
        for text in ["T:-", "T:b3-a3", "L:-", "L:Sd-d3", "L:Sd-d3-b3", "P:W4"] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "T:",
            "T:b3",
            "T:b3-a3-a4",
            "L:b3",
            "L:a1-a2-a3-a4",
            "P:-",
            "P:a1-a2",
            "X:a1",
            "t:-",
            "T:-a1",
            "T:a1-",
            "L:a1--a2",
            " T:-",
            "T:- ",
        ] {
            assert_eq!(text.parse::<Action>(), Err(ParseError), "{text:?}");
        }
    }
}
