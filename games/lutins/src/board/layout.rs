//! Where trees stand at the beginning: the layouts of `data`, and a table's own (option `forest`).

use feerie_core::data::{DataError, Document, Problem};
use serde_json::{Value, json};
use std::sync::LazyLock;

use super::{Cell, squares};
use crate::clauses;
use crate::options::Layout;

/// The layout in force where nothing is said.
pub const SHIPPED: &str = include_str!("../../data/bosquets.toml");
/// Trees of a layout (LUT-BOARD-6).
const TREES: u32 = 34;
/// Rows and columns of the forest (LUT-BOARD-1).
const SIDE: usize = 8;

static LAYOUTS: LazyLock<[u64; 3]> = LazyLock::new(|| {
    [SHIPPED, include_str!("../../data/clairiere.toml"), include_str!("../../data/taillis.toml")].map(|text| {
        // A test reads them: a program with a faulty one is never released.
        read_forest(text).unwrap_or_else(|error| unreachable!("{error}"))
    })
});

/// The squares on which the layout puts a tree (LUT-SETUP-1): 34 of them, the same seen from every side
/// (LUT-BOARD-7).
pub fn layout_dots(layout: Layout) -> u64 {
    LAYOUTS[layout as usize]
}

/// The squares on which a forest of one's own puts a tree: `rows`, from the north.
pub fn read_forest(text: &str) -> Result<u64, DataError> {
    let document = Document::parse(text)?;
    let fields = document.fields(&["rows"])?;
    let rows = fields.texts("rows")?.ok_or_else(|| fields.error("rows", no_rows()))?;
    if rows.len() != SIDE {
        let english = "{rows} rows; {most} are expected";
        let problem = Problem::new("lutins-data-rows", english, &[("rows", &rows.len()), ("most", &SIDE)]);
        return Err(fields.error("rows", problem).against(clauses::BOARD_1));
    }
    let mut dots = 0u64;
    for (n, row) in rows.iter().enumerate() {
        if row.len() != SIDE || row.bytes().any(|place| !b"*.".contains(&place)) {
            let english = "“{row}” is not a row of {most} places, each “*” or “.”";
            let problem = Problem::new("lutins-data-row", english, &[("row", row), ("most", &SIDE)]);
            return Err(fields.item_error("rows", n, problem).against(clauses::BOARD_1));
        }
        for (col, _) in row.bytes().enumerate().filter(|&(_, place)| place == b'*') {
            dots |= 1 << ((SIDE - 1 - n) * SIDE + col);
        }
    }
    if dots.count_ones() != TREES {
        let english = "{trees} trees; {most} are expected";
        let problem = Problem::new("lutins-data-trees", english, &[("trees", &dots.count_ones()), ("most", &TREES)]);
        return Err(fields.error("rows", problem).against(clauses::BOARD_7));
    }
    match unmatched(dots) {
        Some((square, mirror)) => {
            let english = "a tree on {square} and none on {mirror}: the forest would not be the same from every side";
            let problem = Problem::new("lutins-data-mirror", english, &[("square", &square), ("mirror", &mirror)]);
            Err(fields.error("rows", problem).against(clauses::BOARD_7))
        }
        None => Ok(dots),
    }
}

fn no_rows() -> Problem {
    Problem::new("lutins-data-no-rows", "missing; expected are {most} rows of “*” and “.”", &[("most", &SIDE)])
}

/// LUT-BOARD-7: a dot and the place without one to which a diagonal reflection carries it.
fn unmatched(dots: u64) -> Option<(Cell, Cell)> {
    squares(dots).find_map(|square| {
        let (col, row) = (square.0 % 8, square.0 / 8);
        let mirrors = [Cell(col * 8 + row), Cell((7 - col) * 8 + 7 - row)];
        mirrors.into_iter().find(|mirror| dots & mirror.bit() == 0).map(|mirror| (square, mirror))
    })
}

/// What the option `forest` may hold, as JSON Schema.
pub fn schema() -> Value {
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Les aventures dans la forêt des lutins: forest",
        "type": "object",
        "required": ["rows"],
        "additionalProperties": false,
        "properties": {
            "rows": {
                "type": "array",
                "items": {"type": "string", "pattern": "^[*.]{8}$"},
                "minItems": SIDE,
                "maxItems": SIDE,
            },
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn board_7_layouts_have_34_dots_and_both_diagonal_reflections() {
        for layout in [Layout::Bosquets, Layout::Clairiere, Layout::Taillis] {
            let dots = layout_dots(layout);
            assert_eq!(dots.count_ones(), 34);
            assert_eq!(unmatched(dots), None, "{layout:?}");
        }
        assert!(layout_dots(Layout::Clairiere) & Cell(1).bit() != 0, "b1 has a tree there, and only there");
        assert!(layout_dots(Layout::Taillis) & Cell(40).bit() == 0, "a6 has none there");
    }

    #[test]
    fn board_7_what_is_wrong_with_a_forest_is_said_with_line_field_and_clause() {
        let with = |n: usize, row: &str| {
            let mut rows: Vec<&str> = SHIPPED.lines().filter(|line| line.starts_with(' ')).collect();
            rows[n] = row;
            format!("rows = [\n{}\n]", rows.join("\n"))
        };
        for (text, said) in [
            ("", "line 1, field \"rows\": missing; expected are 8 rows of “*” and “.”"),
            ("rows = [\"********\"]", "line 1, field \"rows\": 1 rows; 8 are expected (LUT-BOARD-1)"),
            (&with(2, "\"*\","), "line 4, field \"rows\": “*” is not a row of 8 places, each “*” or “.” (LUT-BOARD-1)"),
            (
                &with(1, "\"*.**.**é\","),
                "line 3, field \"rows\": “*.**.**é” is not a row of 8 places, each “*” or “.” (LUT-BOARD-1)",
            ),
            (&with(0, "\"*.....**\","), "line 1, field \"rows\": 33 trees; 34 are expected (LUT-BOARD-7)"),
            (
                &with(0, "\"*.*...**\","),
                "line 1, field \"rows\": a tree on h2 and none on b8: \
                 the forest would not be the same from every side (LUT-BOARD-7)",
            ),
            ("trees = 3", "line 1, field \"trees\": unknown; expected are rows"),
        ] {
            assert_eq!(read_forest(text).unwrap_err().to_string(), said);
        }
    }
}
