//! The race to the elf: steps, dice and waiting turned into each seat's chance to be there first.

use feerie_core::{MAX_SEATS, PerSeat, Seat};

use crate::Elfe;
use crate::board::{POND, Square, Squares, touching};
use crate::cards::Spell;
use crate::options::Win;
use crate::phase::Phase;
use crate::rules::place;
use crate::state::{Form, Open, State};

/// Nobody is farther than this, or it does not matter.
const FAR: u8 = 40;
/// So many turns of each seat are looked ahead.
const HORIZON: usize = 14;

/// The chance that nobody thwarts a seat that has all it needs.
const LUCK: f32 = 0.95;
/// The same where contact must last a round.
const COURT_LUCK: f32 = 0.75;

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

/// A power by plain multiplication: a platform's own may differ in the last place, and a bot's choice with it.
pub fn power(base: f32, times: u8) -> f32 {
    (0..times).fold(1.0, |product, _| product * base)
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

/// Whether a piece keeps out of the Pond. Who wades in it may use it; going back in does not pay.
fn keeps_dry(at: Square, form: Form) -> bool {
    !form.swims() && !at.is_pond()
}

fn flood_steps(o: &Open, at: Square, elf: Square, form: Form) -> u8 {
    let mut steps = FAR;
    flood(o, elf, keeps_dry(at, form), |reached, so_far| {
        if reached.contains(at) {
            steps = so_far;
        }
        steps < FAR
    });
    steps
}

/// Spreads from the elf's neighbours, step by step, until `is_done` with what is so many steps away or less.
fn flood(o: &Open, elf: Square, dry: bool, mut is_done: impl FnMut(&Squares, u8) -> bool) {
    let free = if dry { !o.occupied & !POND } else { !o.occupied };
    let mut reached = touching(elf) & free;
    for steps in 1..FAR {
        let wide = reached.spread_around();
        if is_done(&wide, steps) {
            return;
        }
        let next = wide & free;
        if next == reached {
            return;
        }
        reached = next;
    }
}

/// The steps of every seat's piece at once: those who need a search share it.
fn all_steps(o: &Open) -> [u8; MAX_SEATS] {
    let mut all = [FAR; MAX_SEATS];
    let Some(elf) = o.elf else { return all };
    for dry in [true, false] {
        let mut missing = 0;
        for (seat, at, form) in o.placed().filter(|&(_, at, form)| keeps_dry(at, form) == dry) {
            if at.touches(elf) {
                all[seat.index()] = 0;
            } else if plain_way_is_clear(o, at, elf, form) {
                all[seat.index()] = at.distance(elf) - 1;
            } else {
                missing += 1;
            }
        }
        if missing == 0 {
            continue;
        }
        flood(o, elf, dry, |reached, so_far| {
            for (seat, at, _) in o.placed().filter(|&(_, at, form)| keeps_dry(at, form) == dry) {
                if all[seat.index()] == FAR && reached.contains(at) {
                    all[seat.index()] = so_far;
                    missing -= 1;
                }
            }
            missing == 0
        });
    }
    all
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

/// How many princes distract the elf.
pub fn n_distracting(o: &Open) -> u8 {
    o.elf.map_or(0, |elf| o.princes().filter(|at| at.touches(elf)).count()) as u8
}

/// What each seat needs to win, as the position stands.
pub fn needs(rules: &Elfe, s: &State) -> PerSeat<Need> {
    needs_with(rules, s, &all_steps(&s.open), n_distracting(&s.open))
}

/// The same as if so many princes distracted the elf.
fn needs_with(rules: &Elfe, s: &State, steps: &[u8; MAX_SEATS], distracting: u8) -> PerSeat<Need> {
    Seat::all(rules.seats).map(|seat| need(rules, s, seat, steps[seat.index()], distracting)).collect()
}

/// Each seat's chance to win. Where a prince is about to be moved, he goes where that suits the mover best.
pub fn outlook(rules: &Elfe, s: &State) -> PerSeat<f32> {
    let o = &s.open;
    let steps = all_steps(o);
    let distracting = n_distracting(o);
    let as_it_is = chances(rules, o, &needs_with(rules, s, &steps, distracting));
    let die = match o.phase {
        Phase::Prince(die) => die,
        Phase::RollPrince => 4,
        _ => return as_it_is,
    };
    let (Some(elf), false) = (o.elf, o.is_hindered(o.active)) else { return as_it_is };
    let with = |distracting| chances(rules, o, &needs_with(rules, s, &steps, distracting));
    let mut best = as_it_is;
    let mut consider = |other: PerSeat<f32>| {
        if other[o.active.index()] > best[o.active.index()] {
            best = other;
        }
    };
    if distracting == 1 && rules.options.win == Win::Contact && o.is_charming(o.active) {
        consider(Seat::all(rules.seats).map(|seat| f32::from(u8::from(seat == o.active))).collect());
    } else if distracting > 0 && !(distracting == 1 && Seat::all(rules.seats).any(|seat| o.is_charming(seat))) {
        consider(with(distracting - 1));
    }
    if o.princes().any(|at| !at.touches(elf) && at.distance(elf) <= die + 1) {
        consider(with(distracting + 1));
    }
    best
}

fn need(rules: &Elfe, s: &State, seat: Seat, steps: u8, distracting: u8) -> Need {
    let o = &s.open;
    let fairy = o.fairy(seat);
    let Some(at) = fairy.at else {
        // Not placed yet: as near as she may start.
        let steps = o.elf.map_or(FAR, |elf| place::least_distance(rules, o, elf, seat) - 1);
        return Need { steps, delay: 0, wait: 1 };
    };
    let mut need = Need { steps, delay: distracting, wait: 1 };
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
            // In a courtship who changes back at the start of her turn has missed the test of that turn.
            let due = back.get() + u16::from(rules.options.win == Win::Court);
            let late = due.saturating_sub(own).div_ceil(u16::from(rules.seats));
            need.wait += late.min(HORIZON as u16) as u8;
        }
        Form::Enchanted(None) => to_a_kiss(o, at, &mut need),
    }
    if let (Phase::Walk(die), true) = (o.phase, seat == o.active) {
        // The die is cast: what it does not cover waits for the next turn.
        need.steps = need.steps.saturating_sub(die);
        need.delay += 1;
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
    let luck = if rules.options.win == Win::Court { COURT_LUCK } else { LUCK };
    let mut chances = [0.0f32; MAX_SEATS];
    let mut missing = [1.0f32; MAX_SEATS];
    let mut nobody = 1.0f32;
    for turn in 1..=horizon {
        for order in 0..seats {
            let seat = (first + order) % seats;
            let still = 1.0 - needs[seat].by(turn);
            // The chance that it has what it needs just now, given that it had not before; then luck must hold.
            let before = missing[seat];
            if before > still {
                let now = luck * (1.0 - still / before);
                chances[seat] += nobody * now;
                nobody *= 1.0 - now;
                missing[seat] = before * (1.0 - now);
            }
        }
        if nobody < 1e-3 {
            break;
        }
    }
    // At the cap the nearest is first (ELF-END-2); long before it, being near is only a good sign.
    let steep = if horizon < HORIZON { 0.4f32 } else { 0.9 };
    let nearness: PerSeat<f32> = needs.iter().map(|need| power(steep, need.steps + 3 * need.delay)).collect();
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
