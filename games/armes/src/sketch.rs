//! The board as text, for terminals.
use crate::Armes;
use crate::view::View;
/// Draws.
pub fn sketch(_rules: &Armes, _view: &View, _say: &dyn Fn(&str) -> String) -> String {
    String::new()
}
