//! Plots as SVG text: classes instead of colours, so that themes and paper can follow, real text, and a title for each mark.

mod marks;

pub use marks::{bars, dots, forest, heat, histogram, lines, spark};

use std::fmt::Write;

/// Escapes a text for HTML and SVG.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            _ => out.push(character),
        }
    }
    out
}

/// A drawing under way.
pub struct Canvas {
    out: String,
    width: f64,
    height: f64,
}

impl Canvas {
    /// A drawing of this size, described for those who do not see it.
    pub fn new(width: f64, height: f64, about: &str) -> Canvas {
        let mut out = String::new();
        // Writing to a String cannot fail, here and below.
        let _ = write!(
            out,
            r#"<svg class="plot" viewBox="0 0 {width:.0} {height:.0}" width="{width:.0}" role="img" aria-label="{}">"#,
            escape(about)
        );
        Canvas { out, width, height }
    }

    /// A straight line.
    pub fn line(&mut self, class: &str, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) {
        let _ = write!(self.out, r#"<line class="{class}" x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}"/>"#);
    }

    /// A rectangle with a title.
    pub fn rect(&mut self, class: &str, (x, y): (f64, f64), (width, height): (f64, f64), title: &str) {
        let _ = write!(
            self.out,
            r#"<rect class="{class}" x="{x:.1}" y="{y:.1}" width="{:.1}" height="{:.1}">{}</rect>"#,
            width.max(0.0),
            height.max(0.0),
            titled(title)
        );
    }

    /// A disc with a title.
    pub fn disc(&mut self, class: &str, (x, y): (f64, f64), radius: f64, title: &str) {
        let _ = write!(
            self.out,
            r#"<circle class="{class}" cx="{x:.1}" cy="{y:.1}" r="{radius:.1}">{}</circle>"#,
            titled(title)
        );
    }

    /// A line through points.
    pub fn path(&mut self, class: &str, points: &[(f64, f64)]) {
        let mut way = String::new();
        for (n, (x, y)) in points.iter().enumerate() {
            let _ = write!(way, "{}{x:.1} {y:.1}", if n == 0 { "M" } else { "L" });
        }
        let _ = write!(self.out, r#"<path class="{class}" d="{way}"/>"#);
    }

    /// A filled outline.
    pub fn area(&mut self, class: &str, points: &[(f64, f64)]) {
        let way: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let _ = write!(self.out, r#"<polygon class="{class}" points="{}"/>"#, way.join(" "));
    }

    /// Text; `anchor` is start, middle or end.
    pub fn text(&mut self, class: &str, (x, y): (f64, f64), anchor: &str, text: &str) {
        let _ = write!(
            self.out,
            r#"<text class="{class}" x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{}</text>"#,
            escape(text)
        );
    }

    /// Its width.
    pub fn width(&self) -> f64 {
        self.width
    }

    /// Its height.
    pub fn height(&self) -> f64 {
        self.height
    }

    /// The whole drawing.
    pub fn finish(mut self) -> String {
        self.out.push_str("</svg>");
        self.out
    }
}

fn titled(title: &str) -> String {
    if title.is_empty() { String::new() } else { format!("<title>{}</title>", escape(title)) }
}

/// From values to places on a drawing.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    from: (f64, f64),
    to: (f64, f64),
}

impl Scale {
    /// Values `from` become places `to`.
    pub fn new(from: (f64, f64), to: (f64, f64)) -> Scale {
        let from = if (from.1 - from.0).abs() < 1e-12 { (from.0 - 0.5, from.1 + 0.5) } else { from };
        Scale { from, to }
    }

    /// The place of a value; what lies outside is put at the rim.
    pub fn at(&self, value: f64) -> f64 {
        let part = ((value - self.from.0) / (self.from.1 - self.from.0)).clamp(0.0, 1.0);
        self.to.0 + part * (self.to.1 - self.to.0)
    }

    /// About so many round values within its reach.
    pub fn ticks(&self, about: usize) -> Vec<f64> {
        let span = self.from.1 - self.from.0;
        let rough = span / about.max(1) as f64;
        let magnitude = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|m| m * magnitude).into_iter().find(|&s| s >= rough).unwrap_or(rough);
        let mut ticks = Vec::new();
        let mut at = (self.from.0 / step).ceil() * step;
        while at <= self.from.1 + step * 1e-9 {
            ticks.push(if at.abs() < step * 1e-9 { 0.0 } else { at });
            at += step;
        }
        ticks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_within_reach() {
        assert_eq!(Scale::new((0.0, 1.0), (0.0, 100.0)).ticks(5), [0.0, 0.2, 0.4, 0.6000000000000001, 0.8, 1.0]);
        assert_eq!(Scale::new((-7.0, 13.0), (0.0, 1.0)).ticks(4), [-5.0, 0.0, 5.0, 10.0]);
    }

    #[test]
    fn text_cannot_break_out() {
        let mut canvas = Canvas::new(10.0, 10.0, "a \"b\"");
        canvas.text("t", (0.0, 0.0), "start", "<script>");
        let svg = canvas.finish();
        assert!(svg.contains("&lt;script&gt;") && svg.contains("a &quot;b&quot;") && !svg.contains("<script>"));
    }
}
