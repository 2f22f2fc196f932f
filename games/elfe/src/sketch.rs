use crate::{Elfe, view::View};
pub fn sketch(_: &Elfe, _: &View, _: &dyn Fn(&str) -> String) -> String {
    String::new()
}
