//! The race to the elf: steps, dice and waiting turned into each seat's chance to be there first.

use feerie_core::{MAX_SEATS, PerSeat, Seat};

use crate::Elfe;
use crate::board::Square;
use crate::cards::Spell;
use crate::options::Win;
use crate::phase::Phase;
use crate::squares::Squares;
use crate::state::{Form, Open, State};

/// Nobody is farther than this, or it does not matter.
const FAR: u8 = 40;
/// So many turns of each seat are looked ahead.
const HORIZON: usize = 14;

/// The chance that so many dice together show at least so many steps: `ARRIVE[dice][steps]`.
static ARRIVE: [[f32; FAR as usize + 1]; HORIZON + 1] = arrive_table();

const fn arrive_table() -> [[f32; FAR as usize + 1]; HORIZON + 1] {
    let mut table = [[0.0; FAR as usize + 1]; HORIZON + 1];
    table[0][0] = 1.0;
    let mut dice = 1;
    while dice <= HORIZON {
        let mut steps = 0;
        while steps <= FAR as usize {
            let mut sum = 0.0;
            let mut face = 1;
            while face <= 6 {
                sum += table[dice - 1][steps.saturating_sub(face)];
                face += 1;
            }
            table[dice][steps] = sum / 6.0;
            steps += 1;
        }
        dice += 1;
    }
    table
}

/// The chance to go so many steps with one roll.
pub fn one_roll(steps: u8) -> f32 {
    ARRIVE[1][usize::from(steps.min(FAR))]
}

/// How many steps a piece on this square needs to stand beside the elf; [`FAR`] if it cannot get there.
#[inline]
pub fn steps(o: &Open, at: Square, form: Form) -> u8 {
    let Some(elf) = o.elf else { return FAR };
    if at.touches(elf) {
        return 0;
    }
    if plain_way_is_clear(o, at, elf, form) {
        return at.distance(elf) - 1;
    }
    flood_steps(o, at, elf, form)
}

/// Whether one can go straight up to the elf: diagonally as long as that leads nearer.
#[inline]
fn plain_way_is_clear(o: &Open, from: Square, elf: Square, form: Form) -> bool {
    let (mut col, mut row) = (from.col() as i8, from.row() as i8);
    loop {
        col += (elf.col() as i8 - col).signum();
        row += (elf.row() as i8 - row).signum();
        let square = Square::new(col as u8, row as u8);
        if square == elf {
            return true;
        }
        if o.occupied.contains(square) || !form.swims() && square.is_pond() {
            return false;
        }
    }
}

fn flood_steps(o: &Open, at: Square, elf: Square, form: Form) -> u8 {
    // Who wades in the Pond may use it; going back into it does not pay.
    let dry = !form.swims() && !at.is_pond();
    let free = if dry { !o.occupied & !Squares::POND } else { !o.occupied };
    let mut reached = Squares::around(elf) & free;
    for steps in 1..FAR {
        let wide = reached.spread();
        if wide.contains(at) {
            return steps;
        }
        let next = wide & free;
        if next == reached {
            break;
        }
        reached = next;
    }
    FAR
}

/// What a seat still needs.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Need {
    /// Steps to go.
    pub steps: u8,
    /// Turns that it needs besides walking.
    pub delay: u8,
    /// The first of its coming turns in which it can win.
    pub wait: u8,
}

impl Need {
    /// The chance to have what it needs by its n-th coming turn.
    #[inline]
    fn by(&self, turn: usize) -> f32 {
        let delay = usize::from(self.delay);
        if turn < usize::from(self.wait) || turn < delay {
            return 0.0;
        }
        ARRIVE[turn - delay][usize::from(self.steps.min(FAR))]
    }
}

/// Whether the active seat has still to make something of its turn.
fn has_turn(phase: Phase) -> bool {
    matches!(phase, Phase::Place | Phase::Deal | Phase::Turn | Phase::RollWalk | Phase::Walk(_))
}

/// How many turns from now a seat plays next; 0 for the active seat while it may still use its turn.
fn turns_until(rules: &Elfe, o: &Open, seat: Seat) -> u8 {
    let ahead = (seat.0 + rules.seats - o.active.0) % rules.seats;
    if ahead == 0 && !has_turn(o.phase) { rules.seats } else { ahead }
}

/// What each seat needs to win, as the position stands.
pub fn needs(rules: &Elfe, s: &State) -> PerSeat<Need> {
    let o = &s.open;
    let distracting = o.elf.map_or(0, |elf| o.princes().filter(|at| at.touches(elf)).count()) as u8;
    Seat::all(rules.seats).map(|seat| need(rules, s, seat, distracting)).collect()
}

fn need(rules: &Elfe, s: &State, seat: Seat, distracting: u8) -> Need {
    let o = &s.open;
    let fairy = o.fairy(seat);
    // Not placed yet: about as far as one starts.
    let Some(at) = fairy.at else { return Need { steps: 13, delay: 0, wait: 1 } };
    let mut need = Need { steps: steps(o, at, fairy.form), delay: distracting, wait: 1 };
    if distracting > 0 && o.is_hindered(seat) {
        let hand = &s.hands[seat.index()];
        let can_clear = [Spell::Hex, Spell::Banish, Spell::Slap].into_iter().any(|spell| hand.has(spell));
        need.delay += u8::from(!can_clear);
    }
    if rules.options.win == Win::Court {
        need.delay += 1;
    }
    match fairy.form {
        Form::Born => {}
        Form::Enchanted(Some(back)) => {
            let own = o.turn + u16::from(turns_until(rules, o, seat));
            let late = back.get().saturating_sub(own).div_ceil(u16::from(rules.seats));
            need.wait += late.min(HORIZON as u16) as u8;
        }
        Form::Enchanted(None) => to_a_kiss(o, at, &mut need),
    }
    if let (Phase::Walk(die), true) = (o.phase, seat == o.active) {
        // The die is cast: what it does not cover waits for the next one.
        need.steps = need.steps.saturating_sub(die);
        if need.steps > 0 {
            need.delay += 1;
        }
    }
    need
}

/// A frog nobody has kissed goes to the elf and waits a round, or to a prince and then on.
fn to_a_kiss(o: &Open, at: Square, need: &mut Need) {
    let Some(elf) = o.elf else { return };
    let by_prince = o.princes().map(|prince| at.distance(prince) + prince.distance(elf)).min();
    match by_prince {
        // A round is worth three steps and a half.
        Some(detour) if detour < need.steps.saturating_add(3) => {
            need.steps = detour;
            need.wait = 2;
        }
        _ => need.delay += 1,
    }
}

/// The chance of each seat to be the first that has what it needs; what is left over when nobody has it in
/// sight goes to those who are near.
pub fn chances(rules: &Elfe, o: &Open, needs: &[Need]) -> PerSeat<f32> {
    let seats = usize::from(rules.seats);
    let left = (rules.options.cap * u16::from(rules.seats)).saturating_sub(o.turn) / u16::from(rules.seats) + 1;
    let horizon = HORIZON.min(usize::from(left));
    let first = if has_turn(o.phase) { o.active.index() } else { o.active.index() + 1 };
    let mut chances = [0.0f32; MAX_SEATS];
    let mut missing = [1.0f32; MAX_SEATS];
    let mut nobody = 1.0f32;
    for turn in 1..=horizon {
        for order in 0..seats {
            let seat = (first + order) % seats;
            let still = 1.0 - needs[seat].by(turn);
            // The chance that it succeeds exactly now, given that nobody has before.
            let before = missing[seat];
            if before > 0.0 && still < before {
                let now = nobody * (1.0 - still / before);
                chances[seat] += now;
                nobody -= now;
                missing[seat] = still;
            }
        }
        if nobody < 1e-3 {
            break;
        }
    }
    // At the cap the nearest is first (ELF-END-2); long before it, being near is only a good sign.
    let steep = if horizon < HORIZON { 0.4f32 } else { 0.9 };
    let nearness: PerSeat<f32> =
        needs.iter().map(|need| steep.powi(i32::from(need.steps) + 3 * i32::from(need.delay))).collect();
    let sum: f32 = nearness.iter().sum();
    if sum <= 0.0 {
        return (0..seats).map(|seat| chances[seat] + nobody / seats as f32).collect();
    }
    nearness.iter().zip(chances).map(|(near, chance)| chance + nobody * near / sum).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_add_up() {
        assert_eq!(one_roll(0), 1.0);
        assert_eq!(one_roll(1), 1.0);
        assert!((one_roll(6) - 1.0 / 6.0).abs() < 1e-6);
        assert_eq!(one_roll(7), 0.0);
        assert!((ARRIVE[2][12] - 1.0 / 36.0).abs() < 1e-6);
    }

    #[test]
    fn the_race_is_the_one_that_the_rules_file_computed() {
        // Dice alone, two seats, allowance 0 and 2: .48 and .52 over all starts. At equal distance the first leads.
        let rules: Elfe = feerie_core::laws::default_rules(2);
        let mut open = State::new(&rules).open;
        open.phase = Phase::Turn;
        open.turn = 1;
        let even = |steps| Need { steps, delay: 0, wait: 1 };
        let chances = chances(&rules, &open, &[even(12), even(12)]);
        assert!(chances[0] > 0.55 && (chances[0] + chances[1] - 1.0).abs() < 1e-4, "{chances:?}");
        let ahead = super::chances(&rules, &open, &[even(14), even(10)]);
        assert!(ahead[1] > 0.6, "{ahead:?}");
    }
}
