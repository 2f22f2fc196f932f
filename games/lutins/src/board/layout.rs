//! Where trees stand at the beginning: the layouts of `data/board.toml`.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::options::Layout;

#[derive(Deserialize)]
struct BoardFile {
    layouts: BTreeMap<String, LayoutRows>,
}

#[derive(Deserialize)]
struct LayoutRows {
    rows: Vec<String>,
}

static LAYOUTS: LazyLock<BTreeMap<String, u64>> = LazyLock::new(|| {
    let file: BoardFile = toml::from_str(include_str!("../../data/board.toml")).expect("data/board.toml is TOML");
    file.layouts.into_iter().map(|(name, layout)| (name, dots(&layout.rows))).collect()
});

/// The squares on which trees stand at the beginning (LUT-BOARD-6: there are as many to the end).
fn dots(rows: &[String]) -> u64 {
    let mut dots = 0;
    for (row, text) in rows.iter().rev().enumerate() {
        for (col, place) in text.bytes().enumerate() {
            if place == b'*' {
                dots |= 1 << (row * 8 + col);
            }
        }
    }
    dots
}

/// The squares on which the layout puts a tree (LUT-SETUP-1): 34 of them, the same seen from every side
/// (LUT-BOARD-7).
pub fn layout_dots(layout: Layout) -> u64 {
    let name = match layout {
        Layout::Bosquets => "bosquets",
        Layout::Clairiere => "clairiere",
        Layout::Taillis => "taillis",
    };
    LAYOUTS[name]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::squares;

    #[test]
    fn board_7_layouts_have_34_dots_and_both_diagonal_reflections() {
        for layout in [Layout::Bosquets, Layout::Clairiere, Layout::Taillis] {
            let dots = layout_dots(layout);
            assert_eq!(dots.count_ones(), 34);
            for square in squares(dots) {
                let (col, row) = (square.0 % 8, square.0 / 8);
                assert!(dots >> (col * 8 + row) & 1 == 1, "{layout:?}: main diagonal, {square}");
                assert!(dots >> ((7 - col) * 8 + 7 - row) & 1 == 1, "{layout:?}: other diagonal, {square}");
            }
        }
    }
}
