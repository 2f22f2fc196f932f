//! ELM-BOT-3, ELM-BOT-4: the parameters of a strength, out of `data/senses.toml`, and the times they make.

use feerie_core::Dice;
use serde::Deserialize;
use std::sync::LazyLock;

/// The parameters of one strength. Times in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Senses {
    /// Mean time to notice, first comparison.
    pub mu: f64,
    /// Its spread.
    pub sd: f64,
    /// Mean of the long tail.
    pub tau: f64,
    /// What each further comparison adds.
    pub step: f64,
    /// Mean time to recognise a mad creature.
    pub book_mu: f64,
    /// Chance to overlook a match.
    pub miss: f64,
    /// Chance to see a match in a card with one part in common.
    pub alarm: f64,
    /// Chance that the hand lands on another middle card.
    pub slip: f64,
    /// Chance to hit instead of using the book.
    pub mix: f64,
    /// Chance of a book on a double or wizard.
    pub trap: f64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    parameters: Parameters,
    mood: Mood,
    echo: EchoNumbers,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Parameters {
    mu: [f64; 2],
    sd: [f64; 2],
    tau: [f64; 2],
    step: [f64; 2],
    book_mu: [f64; 2],
    miss: [f64; 2],
    alarm: [f64; 2],
    slip: [f64; 2],
    mix: [f64; 2],
    trap: [f64; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mood {
    keep: f64,
    spread: f64,
}

/// The numbers of Écho (ELM-BOT-8).
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EchoNumbers {
    pub medians: [f64; 11],
    pub stride: f64,
}

static FILE: LazyLock<File> = LazyLock::new(|| {
    // A test reads the same text, so a wrong file never gets this far.
    read(include_str!("../../data/senses.toml")).expect("data/senses.toml is valid")
});

fn read(text: &str) -> Result<File, String> {
    let file: File = toml::from_str(text).map_err(|error| format!("senses.toml: {error}"))?;
    let p = &file.parameters;
    let times = [("mu", p.mu), ("sd", p.sd), ("tau", p.tau), ("step", p.step), ("book_mu", p.book_mu)];
    for (name, ends) in times {
        if !ends.iter().all(|&ms| ms.is_finite() && ms > 0.0) {
            return Err(format!("senses.toml: {name} = {ends:?}: times must be positive"));
        }
    }
    let chances = [("miss", p.miss), ("alarm", p.alarm), ("slip", p.slip), ("mix", p.mix), ("trap", p.trap)];
    for (name, ends) in chances {
        if !ends.iter().all(|&chance| chance > 0.0 && chance <= 0.5) {
            return Err(format!("senses.toml: {name} = {ends:?}: chances must lie above 0 and be at most 0.5"));
        }
    }
    if !(0.0..1.0).contains(&file.mood.keep) || !file.mood.spread.is_finite() || file.mood.spread < 0.0 {
        return Err("senses.toml: mood: keep must be from 0 to below 1, spread not negative".into());
    }
    if !file.echo.medians.is_sorted_by(|a, b| a > b) || file.echo.stride <= 0.0 {
        return Err("senses.toml: echo: medians must fall as strength rises, stride must be positive".into());
    }
    Ok(file)
}

pub(super) fn echo_numbers() -> &'static EchoNumbers {
    &FILE.echo
}

impl Senses {
    /// ELM-BOT-3: P(s) = P0 · (P1 / P0)^(s / 100).
    pub fn of(strength: f64) -> Senses {
        let at = strength.clamp(0.0, 100.0) / 100.0;
        let between = |[from, to]: [f64; 2]| from * libm::pow(to / from, at);
        let p = &FILE.parameters;
        Senses {
            mu: between(p.mu),
            sd: between(p.sd),
            tau: between(p.tau),
            step: between(p.step),
            book_mu: between(p.book_mu),
            miss: between(p.miss),
            alarm: between(p.alarm),
            slip: between(p.slip),
            mix: between(p.mix),
            trap: between(p.trap),
        }
    }

    /// ELM-BOT-4: an ex-Gaussian time, as human search times are, before mood.
    pub fn time(&self, mean: f64, dice: &mut Dice) -> f64 {
        mean + self.sd * normal(dice) + self.tau * exponential(dice)
    }

    /// ELM-BOT-4: attention wanders slowly, from 0.
    pub fn wander(mood: f64, dice: &mut Dice) -> f64 {
        FILE.mood.keep * mood + FILE.mood.spread * normal(dice)
    }
}

/// A standard normal number (Box and Muller).
fn normal(dice: &mut Dice) -> f64 {
    let radius = (2.0 * exponential(dice)).sqrt();
    radius * libm::cos(std::f64::consts::TAU * dice.unit())
}

/// An exponential number of mean 1.
fn exponential(dice: &mut Dice) -> f64 {
    -libm::log(1.0 - dice.unit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bot_3_the_file_is_valid_and_wrong_ones_say_why() {
        let text = include_str!("../../data/senses.toml");
        assert!(read(text).is_ok());
        for (from, to, word) in [
            ("mu = [1300.0, 430.0]", "mu = [1300.0, 0.0]", "mu"),
            ("slip = [0.06", "slip = [0.6", "slip"),
            ("keep = 0.9", "keep = 1.0", "keep"),
            ("1580.0, 1399.0", "1399.0, 1580.0", "medians"),
            ("tau =", "tao =", "tao"),
        ] {
            let error = read(&text.replacen(from, to, 1)).err().expect(to);
            assert!(error.contains(word), "{error}");
        }
    }

    #[test]
    fn bot_3_parameters_go_geometrically() {
        assert!((Senses::of(0.0).mu - 1300.0).abs() < 1e-9);
        assert!((Senses::of(100.0).trap - 0.006).abs() < 1e-9);
        assert!((Senses::of(50.0).mu - (1300.0f64 * 430.0).sqrt()).abs() < 1e-9);
        assert_eq!(Senses::of(-5.0), Senses::of(0.0));
    }
}
