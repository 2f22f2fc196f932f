//! What good play looks at: the turns each lutin still needs on the board as it stands.

use feerie_core::heuristic::{Guide, shares_of};
use feerie_core::{Dice, Game, Heuristic, Legal, NoEvents, PerSeat, PlayStyle, Reason, Seat};

use crate::Lutins;
use crate::action::Action;
use crate::board::{CELLS, Cell, Color, squares};
use crate::phase::Phase;
use crate::reach::Reach;
use crate::rules;
use crate::state::State;

/// A lutin that cannot get home as the trees stand counts as this many turns away.
const FAR: u32 = 8;
/// What each lutin in the forest beyond the first of its colour costs, in turns: they stand in each other's way.
const CROWD: f32 = 0.4;
/// How sharply a lead in turns becomes a chance to win.
const SHARPNESS: f32 = 0.22;

/// How many turns away a lutin feels. A path of many turns, or none at all, is one tree step away from a much
/// shorter one: counted in full, blocking others would seem to be worth more than running.
fn felt(turns: u8) -> f32 {
    let further = f32::from(turns.saturating_sub(1));
    1.0 + further / (1.0 + further)
}

/// The turns that a colour still needs in all, crowding counted.
fn need(reach: &Reach, s: &State, color: Color) -> f32 {
    let forest = s.forest[color as usize];
    let turns = reach.turns_home(s, color, forest, FAR as u8);
    let mut need = 0.0;
    for square in squares(forest) {
        need += felt(turns.squares[square.0 as usize]);
    }
    let crowd = forest.count_ones().saturating_sub(1) as f32;
    need += CROWD * crowd;
    for index in squares(u64::from(s.waiting[color as usize])) {
        need += match turns.starts[index.0 as usize] {
            0 => 1.0,
            more => 1.0 + felt(more),
        };
    }
    if s.aside == Some(color) {
        need += FAR as f32 / 2.0;
    }
    need
}

fn needs(rules: &Lutins, s: &State) -> PerSeat<f32> {
    let reach = Reach::of(rules, s);
    let mut needs: PerSeat<f32> =
        rules.colors.iter().map(|own| own.iter().map(|&color| need(&reach, s, color)).sum()).collect();
    // Whoever is to move is part of a turn ahead.
    if let Some(seat) = crate::phase::actor(rules, s) {
        needs[seat.index()] -= 0.5;
    }
    needs
}

impl Heuristic for Lutins {
    fn guide(&self) -> Option<Box<dyn Guide<Self> + Send>> {
        crate::encode::trained::guide(self)
    }

    fn bring(learnt: &[u8]) -> bool {
        crate::encode::trained::bring(learnt)
    }

    fn evaluate(&self, s: &State) -> PerSeat<f32> {
        if let Phase::Over(end) = s.phase {
            return crate::scoring::ranking(self, s, end).shares();
        }
        let progress: PerSeat<f32> = needs(self, s).iter().map(|need| -need).collect();
        shares_of(&progress, SHARPNESS)
    }

    fn is_open(&self) -> bool {
        true
    }

    fn playout_pick(&self, s: &State, seat: Seat, scratch: &mut Legal<Action>, dice: &mut Dice) -> Option<Action> {
        // Random lutins wander for ten times the length of a game: prefer arrivals, then moves that gain rows.
        if s.phase != Phase::Lutin {
            return self.pick(s, seat, scratch, dice);
        }
        let mut best = None;
        let mut best_gain = i32::MIN;
        rules::lutin::each(self, s, |color, action| {
            let gain = color.map_or(0, |color| advance(color, action)) * 8 + dice.below(16) as i32;
            if gain > best_gain {
                best_gain = gain;
                best = Some(action);
            }
        });
        best
    }

    fn playout_steps(&self) -> u32 {
        60
    }

    fn ladder(&self) -> [PlayStyle; 4] {
        [PlayStyle::glance(0.36, 6), PlayStyle::glance(0.0, 1), PlayStyle::search(40), PlayStyle::search(u32::MAX)]
    }

    fn reason(&self, s: &State, seat: Seat, a: Action) -> Option<Reason> {
        let before = needs(self, s);
        let mut after = *s;
        rules::play(self, &mut after, a, &mut NoEvents);
        if let Phase::Over(crate::phase::End::Win(_)) = after.phase {
            return Some(Reason::plain("hint-lutins-wins"));
        }
        if after.n_home(self, seat) > s.n_home(self, seat) {
            return Some(Reason::plain("hint-lutins-arrives"));
        }
        let after = needs(self, &after);
        let gain = (before[seat.index()] - after[seat.index()]).round() as i32;
        let rival = Seat::all(self.seats)
            .filter(|&other| other != seat)
            .map(|other| (other, (after[other.index()] - before[other.index()]).round() as i32))
            .max_by_key(|&(_, loss)| loss);
        match rival {
            Some((other, loss)) if loss > gain && loss > 0 => {
                let colour = self.colors[other.index()].first().map_or("", |color| color.name());
                Some(Reason::plain("hint-lutins-blocks").with("colour", colour).with("turns", loss))
            }
            _ if gain > 0 => Some(Reason::plain("hint-lutins-closer").with("turns", gain)),
            _ => None,
        }
    }
}

/// How many rows each cell lies from the side where a colour starts.
static ROWS: [[i8; CELLS as usize]; 4] = {
    let mut table = [[0; CELLS as usize]; 4];
    let mut cell = 0;
    while cell < CELLS {
        let (col, row) = Cell(cell).grid();
        table[Color::Blue as usize][cell as usize] = row;
        table[Color::Yellow as usize][cell as usize] = col;
        table[Color::Violet as usize][cell as usize] = 9 - row;
        table[Color::Red as usize][cell as usize] = 9 - col;
        cell += 1;
    }
    table
};

/// How many rows a lutin move gains toward the colour's goal side; arriving counts most.
#[inline]
fn advance(color: Color, action: Action) -> i32 {
    let (from, to) = match action {
        Action::Slide { from, stop } => (from, stop),
        Action::Slides { from, end, .. } => (from, end),
        _ => return 0,
    };
    if !to.is_forest() {
        return 20;
    }
    let rows = &ROWS[color as usize];
    i32::from(rows[to.0 as usize] - rows[from.0 as usize])
}
