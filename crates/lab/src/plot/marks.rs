//! The marks that reports are made of.

use super::{Canvas, Scale};

/// How numbers are written on axes and in titles.
pub type Write<'a> = &'a dyn Fn(f64) -> String;

/// A row of a dot plot: label, value, low, high, and the value and the whole as they are told.
pub type DotRow = (String, f64, f64, f64, (String, String));

const ROW: f64 = 30.0;
/// With a label above it.
const TALL_ROW: f64 = 46.0;
/// The most room that a label may take beside its dot.
const LABEL: f64 = 130.0;

/// The room that the longest of these labels needs.
fn room<'a>(labels: impl Iterator<Item = &'a String>) -> f64 {
    labels.map(|label| 24.0 + 6.9 * label.chars().count() as f64).fold(70.0, f64::max).min(360.0)
}

/// Dots with intervals, one a row, against a line at what is even.
pub fn dots(about: &str, rows: &[DotRow], even: f64, reach: (f64, f64), write: Write<'_>) -> String {
    let beside = room(rows.iter().map(|row| &row.0));
    // Long labels stand above their dots: beside them they would press the plot together on a phone.
    let (left, step) = if beside > LABEL { (14.0, TALL_ROW) } else { (beside, ROW) };
    let height = step * rows.len() as f64 + 34.0;
    let mut canvas = Canvas::new(left + 258.0, height, about);
    let x = Scale::new(reach, (left, left + 190.0));
    let bottom = height - 26.0;
    for tick in x.ticks(4) {
        canvas.line("grid", (x.at(tick), 4.0), (x.at(tick), bottom));
        canvas.text("tick", (x.at(tick), bottom + 16.0), "middle", &write(tick));
    }
    canvas.line("even", (x.at(even), 2.0), (x.at(even), bottom));
    for (n, (label, value, low, high, told)) in rows.iter().enumerate() {
        let y = step * (n + 1) as f64 - 10.0;
        if beside > LABEL {
            canvas.text("label", (left - 6.0, y - 16.0), "start", label);
        } else {
            canvas.text("label", (left - 14.0, y + 4.0), "end", label);
        }
        canvas.line("whisker", (x.at(*low), y), (x.at(*high), y));
        canvas.disc("dot", (x.at(*value), y), 5.5, &told.1);
        canvas.text("value", (left + 252.0, y + 4.0), "end", &told.0);
    }
    canvas.finish()
}

/// A histogram of counts by value, the baseline as a ghost behind it; the median is marked.
pub fn histogram(
    about: &str,
    own: &[(u32, u32)],
    ghost: Option<&[(u32, u32)]>,
    reach: (u32, u32),
    median: u32,
    (write, percent): (Write<'_>, Write<'_>),
) -> String {
    const BINS: u32 = 30;
    let (width, height) = (330.0, 170.0);
    let mut canvas = Canvas::new(width, height, about);
    let span = (reach.1 - reach.0 + 1).max(1);
    let step = span.div_ceil(BINS).max(1);
    let n_bins = span.div_ceil(step) as usize;
    let binned = |counts: &[(u32, u32)]| {
        let mut bins = vec![0.0; n_bins];
        let all: f64 = counts.iter().map(|(_, count)| f64::from(*count)).sum();
        for (value, count) in counts {
            bins[((value.saturating_sub(reach.0) / step) as usize).min(n_bins - 1)] += f64::from(*count) / all.max(1.0);
        }
        bins
    };
    let own = binned(own);
    let ghost = ghost.map(binned);
    let most = own.iter().chain(ghost.iter().flatten()).copied().fold(0.0, f64::max);
    let x = Scale::new((0.0, n_bins as f64), (12.0, width - 12.0));
    let y = Scale::new((0.0, most), (height - 30.0, 16.0));
    let wide = (x.at(1.0) - x.at(0.0) - 1.5).max(1.0);
    for (bins, class) in ghost.iter().map(|ghost| (ghost, "ghost")).chain([(&own, "bar")]) {
        for (n, share) in bins.iter().enumerate().filter(|(_, share)| **share > 0.0) {
            let from = reach.0 + n as u32 * step;
            let range = if step == 1 { from.to_string() } else { format!("{from}–{}", from + step - 1) };
            let title = format!("{range} : {}", percent(*share));
            canvas.rect(class, (x.at(n as f64), y.at(*share)), (wide, y.at(0.0) - y.at(*share)), &title);
        }
    }
    canvas.line("axis", (12.0, height - 30.0), (width - 12.0, height - 30.0));
    let place = |value: f64| x.at((value - f64::from(reach.0)) / f64::from(step));
    for tick in Scale::new((f64::from(reach.0), f64::from(reach.1)), (0.0, 1.0)).ticks(5) {
        canvas.text("tick", (place(tick + 0.5 * f64::from(step)), height - 14.0), "middle", &write(tick));
    }
    let middle = place(f64::from(median) + 0.5);
    canvas.line("mark", (middle, 12.0), (middle, height - 30.0));
    canvas.text("value", (middle, 10.0), "middle", &median.to_string());
    canvas.finish()
}

/// A line with its band over ten steps of a game, the baseline as a ghost.
pub fn lines(
    about: &str,
    own: &[(f64, f64, f64, f64)],
    ghost: Option<&[(f64, f64)]>,
    reach: (f64, f64),
    ticks: (Write<'_>, Write<'_>),
) -> String {
    let (width, height) = (330.0, 190.0);
    let mut canvas = Canvas::new(width, height, about);
    let x = Scale::new((0.0, 1.0), (44.0, width - 22.0));
    let y = Scale::new(reach, (height - 30.0, 12.0));
    for tick in y.ticks(4) {
        canvas.line("grid", (44.0, y.at(tick)), (width - 22.0, y.at(tick)));
        canvas.text("tick", (38.0, y.at(tick) + 4.0), "end", &ticks.1(tick));
    }
    for tick in [0.0, 0.25, 0.5, 0.75, 1.0] {
        canvas.text("tick", (x.at(tick), height - 12.0), "middle", &ticks.0(tick));
    }
    let band = own.iter().map(|point| (x.at(point.0), y.at(point.2)));
    let back = own.iter().rev().map(|point| (x.at(point.0), y.at(point.3)));
    canvas.area("band", &band.chain(back).collect::<Vec<_>>());
    if let Some(ghost) = ghost {
        canvas.path("ghost-line", &ghost.iter().map(|point| (x.at(point.0), y.at(point.1))).collect::<Vec<_>>());
    }
    canvas.path("line", &own.iter().map(|point| (x.at(point.0), y.at(point.1))).collect::<Vec<_>>());
    for point in own {
        let title = format!("{} : {}", ticks.0(point.0), ticks.1(point.1));
        canvas.disc("dot small", (x.at(point.0), y.at(point.1)), 3.2, &title);
    }
    canvas.finish()
}

/// Upright bars, one for each label, with the baseline as a ghost.
pub fn bars(about: &str, own: &[f64], ghost: Option<&[f64]>, labels: &[String], write: Write<'_>) -> String {
    let (width, height) = (330.0, 170.0);
    let mut canvas = Canvas::new(width, height, about);
    let most = own.iter().chain(ghost.into_iter().flatten()).copied().fold(1e-9, f64::max);
    let x = Scale::new((0.0, own.len() as f64), (12.0, width - 12.0));
    let y = Scale::new((0.0, most), (height - 30.0, 20.0));
    let wide = (x.at(1.0) - x.at(0.0) - 4.0).max(1.0);
    for (values, class) in ghost.iter().map(|ghost| (*ghost, "ghost")).chain([(own, "bar")]) {
        for (n, value) in values.iter().enumerate() {
            let (top, inset) = (y.at(*value), if class == "ghost" { 0.0 } else { 3.0 });
            let size = (wide - 2.0 * inset, y.at(0.0) - top);
            canvas.rect(
                class,
                (x.at(n as f64) + 2.0 + inset, top),
                size,
                &format!("{} : {}", labels[n], write(*value)),
            );
        }
    }
    // Ranges that have no room are called by where they begin.
    let is_crowded = labels.iter().any(|label| 7.0 * label.chars().count() as f64 > wide);
    for (n, label) in labels.iter().enumerate() {
        let short = label.split_once('–').filter(|_| is_crowded).map(|(least, _)| format!("{least}…"));
        canvas.text("tick", (x.at(n as f64 + 0.5), height - 13.0), "middle", short.as_ref().unwrap_or(label));
    }
    if let Some((n, value)) = own.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1)) {
        canvas.text("value", (x.at(n as f64 + 0.5), y.at(*value) - 5.0), "middle", &write(*value));
    }
    canvas.line("axis", (12.0, height - 30.0), (width - 12.0, height - 30.0));
    canvas.finish()
}

/// The chances of a winner along a game.
pub fn spark(about: &str, points: &[(f64, f64)]) -> String {
    let mut canvas = Canvas::new(150.0, 56.0, about);
    let (x, y) = (Scale::new((0.0, 1.0), (3.0, 145.0)), Scale::new((0.0, 1.0), (51.0, 5.0)));
    canvas.line("even", (3.0, y.at(0.5)), (145.0, y.at(0.5)));
    canvas.path("line", &points.iter().map(|point| (x.at(point.0), y.at(point.1))).collect::<Vec<_>>());
    canvas.disc("dot small", (x.at(1.0), y.at(1.0)), 2.6, "");
    canvas.finish()
}

/// A board of squares in five shades; the last row is at the bottom.
pub fn heat(about: &str, values: &[f64], names: &[String], columns: usize, write: Write<'_>) -> String {
    let side = (320.0 / columns as f64).min(30.0);
    let rows = values.len().div_ceil(columns.max(1));
    let mut canvas = Canvas::new(side * columns as f64 + 4.0, side * rows as f64 + 4.0, about);
    let mut sorted: Vec<f64> = values.iter().copied().filter(|&value| value > 0.0).collect();
    sorted.sort_by(f64::total_cmp);
    for (n, value) in values.iter().enumerate().filter(|(n, _)| !names[*n].is_empty()) {
        let rank = sorted.partition_point(|other| other < value);
        let shade = if *value <= 0.0 { 0 } else { 1 + (5 * rank / sorted.len().max(1)).min(4) };
        let (column, row) = (n % columns, rows - 1 - n / columns);
        let place = (2.0 + side * column as f64, 2.0 + side * row as f64);
        // Large boards have hundreds of squares: only those where something happened are worth a title.
        let title = if shade == 0 { String::new() } else { format!("{} : {}", names[n], write(*value)) };
        canvas.rect(&format!("h{shade}"), place, (side - 1.0, side - 1.0), &title);
    }
    canvas.finish()
}

/// A difference in a forest plot: value, low, high, class, told.
pub type ForestDot = Option<(f64, f64, f64, &'static str, String)>;

/// Differences to the baseline: a row a variant, a column a metric.
pub fn forest(
    about: &str,
    columns: &[(String, Vec<ForestDot>)],
    rows: &[String],
    write: &dyn Fn(usize, f64) -> String,
) -> String {
    let each = 170.0;
    let left = room(rows.iter());
    let height = ROW * rows.len() as f64 + 66.0;
    let mut canvas = Canvas::new(left + each * columns.len() as f64, height, about);
    let bottom = height - 30.0;
    for (n, row) in rows.iter().enumerate() {
        canvas.text("label", (left - 14.0, 52.0 + ROW * n as f64), "end", row);
    }
    for (c, (name, dots)) in columns.iter().enumerate() {
        let most = dots.iter().flatten().map(|dot| dot.1.abs().max(dot.2.abs())).fold(1e-9, f64::max);
        let from = left + each * c as f64;
        let x = Scale::new((-most, most), (from + 10.0, from + each - 14.0));
        canvas.text("head", (from + each / 2.0, 18.0), "middle", name);
        canvas.line("even", (x.at(0.0), 30.0), (x.at(0.0), bottom));
        for tick in [-most * 0.8, 0.0, most * 0.8] {
            canvas.text("tick", (x.at(tick), bottom + 18.0), "middle", &write(c, tick));
        }
        for (n, dot) in dots.iter().enumerate() {
            let Some((value, low, high, class, told)) = dot else { continue };
            let y = 48.0 + ROW * n as f64;
            canvas.line(&format!("whisker {class}"), (x.at(*low), y), (x.at(*high), y));
            canvas.disc(&format!("dot {class}"), (x.at(*value), y), 5.5, told);
        }
    }
    canvas.finish()
}
