//! What people may type beside moves.

/// A line typed by a person whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    /// The move of this number, counted from 1.
    Number(usize),
    /// A move, or the beginning of one.
    Move(String),
    /// Show the commands.
    Help,
    /// Show the moves that begin so.
    Moves(String),
    /// Ask for advice.
    Hint,
    /// Ask why a move is not allowed.
    Why(String),
    /// Take the last move back.
    Undo,
    /// Read the rules.
    Rules,
    /// Save.
    Save(String),
    /// Stop playing.
    Quit,
    /// Nothing was typed.
    Nothing,
}

/// The commands, in the order of the help text.
pub const COMMANDS: [&str; 8] = ["help", "moves", "hint", "why", "undo", "rules", "save", "quit"];

/// Reads a typed line.
pub fn read(line: &str) -> Typed {
    let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
    match word {
        "" => Typed::Nothing,
        "help" | "?" | "aide" => Typed::Help,
        "moves" | "coups" => Typed::Moves(rest.to_owned()),
        "hint" | "conseil" => Typed::Hint,
        "why" | "pourquoi" => Typed::Why(rest.to_owned()),
        "undo" | "annuler" => Typed::Undo,
        "rules" | "règles" => Typed::Rules,
        "save" | "garder" => Typed::Save(rest.to_owned()),
        "quit" | "exit" | "quitter" => Typed::Quit,
        _ => match line.parse() {
            Ok(number) => Typed::Number(number),
            Err(_) => Typed::Move(line.to_owned()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_numbers_and_moves_are_told_apart() {
        assert_eq!(read("3"), Typed::Number(3));
        assert_eq!(read("T:b3-a3"), Typed::Move("T:b3-a3".into()));
        assert_eq!(read("why T:b3-a3"), Typed::Why("T:b3-a3".into()));
        assert_eq!(read("pourquoi"), Typed::Why(String::new()));
        assert_eq!(read(""), Typed::Nothing);
        assert!(COMMANDS.iter().all(|word| !matches!(read(word), Typed::Move(_))));
    }
}
