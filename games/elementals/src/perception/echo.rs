//! ELM-BOT-8: Écho, the bot that fits itself to the player. It looks only at the past.

use feerie_core::Past;

use super::senses::echo_numbers;

/// How many of the player's latest right reactions count.
const HISTORY: usize = 30;
/// How many cards a player without history is watched at before Écho fits itself.
pub const PRACTICE_CARDS: u32 = 15;
/// How strong Écho is as long as nothing is known of the player.
const UNKNOWN: f64 = 50.0;

/// Écho's strength in the next window, from 0 to 100: fitted to the player's right reactions before this table, or
/// without any to those of the table's first cards; then moved by every table won since.
pub fn strength(past: Past<'_>, seats: u8) -> f64 {
    let (races, company) = (past.races, past.company);
    let (mut strength, fitted_at) = match fit(&company.earlier) {
        Some(strength) => (strength, 0),
        None if races.windows < PRACTICE_CARDS => return UNKNOWN,
        None => {
            let practice = races.catches.iter().filter(|catch| catch.window < PRACTICE_CARDS);
            let times: Vec<u32> =
                practice.filter(|catch| company.people.contains(catch.seat)).map(|catch| catch.ms).collect();
            (fit(&times).unwrap_or(UNKNOWN), PRACTICE_CARDS)
        }
    };
    for (_, winner) in races.wins.iter().filter(|(window, _)| *window >= fitted_at) {
        if company.people.contains(*winner) {
            strength = moved(strength, true, seats);
        } else if company.fitted.contains(*winner) {
            strength = moved(strength, false, seats);
        }
    }
    strength
}

/// The strength of somebody with these times to notice a match; none without any.
fn fit(times_ms: &[u32]) -> Option<f64> {
    let mut latest = times_ms[times_ms.len().saturating_sub(HISTORY)..].to_vec();
    latest.sort_unstable();
    let low = *latest.get(latest.len().checked_sub(1)? / 2)?;
    let high = *latest.get(latest.len() / 2)?;
    Some(strength_of((f64::from(low) + f64::from(high)) / 2.0))
}

/// After a table was won: up if the person won it, down if an Écho did, so that in the long run each wins its share.
fn moved(strength: f64, by_person: bool, seats: u8) -> f64 {
    let share = f64::from(seats.saturating_sub(1)) / f64::from(seats.max(1));
    let stride = echo_numbers().stride;
    (strength + if by_person { stride * share } else { -stride * (1.0 - share) }).clamp(0.0, 100.0)
}

/// The strength whose median time to notice a match is this, between the measured ones in a straight line.
fn strength_of(median_ms: f64) -> f64 {
    let medians = &echo_numbers().medians;
    let at = medians.partition_point(|&slower| slower > median_ms);
    match at {
        0 => 0.0,
        11 => 100.0,
        _ => {
            let (slow, quick) = (medians[at - 1], medians[at]);
            10.0 * ((at - 1) as f64 + (slow - median_ms) / (slow - quick))
        }
    }
}
