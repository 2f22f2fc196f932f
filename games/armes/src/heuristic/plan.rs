//! How promising each step of a seat looks.

use arrayvec::ArrayVec;
use feerie_core::Seat;
use feerie_core::grid::{GridSquare, columns};
use std::cell::OnceCell;

use super::{chance, near};
use crate::Armes;
use crate::action::Action;
use crate::board::{Bits, Dir, SIZE, Square};
use crate::phase::{Activation, Phase, Stage, What};
use crate::roster::{Act, Permanent, Range};
use crate::rules::{activation, roll, setup, target};
use crate::sight::Screen;
use crate::state::{BAND, FigId, State, other};

/// What is worth going to, found once for all steps of a node.
pub struct Plan<'a> {
    rules: &'a Armes,
    s: &'a State,
    seat: Seat,
    /// Objectives that may still be tried this round.
    open: [Option<Square>; 4],
    /// The enemy lair, while it may be looted.
    lair: Option<Square>,
    /// Where the enemies stand.
    enemies: ArrayVec<Square, BAND>,
    /// What the figure that moves now looks for in a square.
    mover: Option<Mover>,
    /// How the active figure rolls without tokens, what it feels and what hinders its sight, once they were asked for.
    terms: OnceCell<roll::Terms>,
    felt: OnceCell<roll::Felt>,
    screen: OnceCell<Screen>,
}

/// How far apart two squares are at most, and one more.
const DISTANCES: usize = 2 * SIZE as usize;
/// What an objective at a distance is worth to a figure that goes to a square, by its movement.
static PULL: [[f32; DISTANCES]; 9] = {
    let mut table = [[0.0; DISTANCES]; 9];
    let mut movement = 1;
    while movement < table.len() {
        let mut distance = 0;
        while distance < DISTANCES {
            table[movement][distance] =
                if distance == 1 { 6.0 } else { 0.3 * cube(near(distance as u8, movement as f32)) };
            distance += 1;
        }
        movement += 1;
    }
    table
};

/// What a square is worth to any figure.
const BARE: f32 = 0.05;
/// How many columns a row of [`SLOPES`] has: from the far west of an objective to its far east.
const SLOPE: usize = 2 * SIZE as usize - 1;
/// The same as [`PULL`] for the squares of a row, by movement and by how many rows they lie from the objective, from west to
/// east: the row of an objective in any column is a part of it.
static SLOPES: [[[f32; SLOPE]; SIZE as usize]; 9] = {
    let mut table = [[[0.0; SLOPE]; SIZE as usize]; 9];
    let mut movement = 0;
    while movement < table.len() {
        let mut rows = 0;
        while rows < SIZE as usize {
            let mut column = 0;
            while column < SLOPE {
                table[movement][rows][column] = PULL[movement][rows + column.abs_diff(SIZE as usize - 1)];
                column += 1;
            }
            rows += 1;
        }
        movement += 1;
    }
    table
};

/// What a figure looks for in a square: found once, asked for every square it may go to.
struct Mover {
    /// Its place in [`PULL`] and [`SLOPES`].
    movement: usize,
    /// How far it strikes.
    reach: u8,
    /// What standing beside the enemy lair is worth to it.
    plunder: f32,
}

impl Mover {
    fn new(rules: &Armes, s: &State, fig: FigId) -> Mover {
        let profile = rules.profile(s, fig);
        let plunders = matches!(rules.permanent(s, fig.seat()), Some(Permanent::Plunder(_)));
        let reach = profile.acts.iter().filter(|act| act.heal == 0).map(strike_range).max().unwrap_or(1);
        let movement = usize::from(profile.movement).min(PULL.len() - 1);
        Mover { movement, reach, plunder: if plunders { 3.0 } else { 1.5 } }
    }
}

impl<'a> Plan<'a> {
    /// Looks at a position with the eyes of a seat.
    pub fn new(rules: &'a Armes, s: &'a State, seat: Seat) -> Plan<'a> {
        let rival = other(seat);
        let mut open = s.objectives;
        for (objective, square) in open.iter_mut().enumerate() {
            *square = square.filter(|_| activation::may_be_tried(rules, s, seat, objective as u8));
        }
        let lair = s.lairs[rival.index()].filter(|_| !s.looted[seat.index()]);
        let enemies: ArrayVec<Square, BAND> = s.in_play_of(rival).map(|(_, at)| at).collect();
        let mover = match s.phase {
            Phase::Active(Stage::Free | Stage::Run | Stage::Charge | Stage::Dodge, a) => Some(a.fig),
            Phase::Deploy => setup::next_figure(s),
            _ => None,
        };
        let mover = mover.map(|fig| Mover::new(rules, s, fig));
        let (terms, felt, screen) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Plan { rules, s, seat, open, lair, enemies, mover, terms, felt, screen }
    }

    /// The nearest objective worth going to from a square, this round's before the others.
    pub fn goal(&self, from: Square) -> Option<Square> {
        let open = self.open.iter().flatten().min_by_key(|goal| goal.distance(from));
        open.or_else(|| self.s.objectives.iter().flatten().min_by_key(|goal| goal.distance(from))).copied()
    }

    /// Whether nobody has searched this chest yet this round, as far as it may be searched again.
    pub fn is_open(&self, goal: Square) -> bool {
        self.open.contains(&Some(goal))
    }

    /// A positive weight for a listed action.
    pub fn weight(&self, action: Action) -> f32 {
        let (s, rules) = (self.s, self.rules);
        let activation = s.phase.activation();
        match (action, activation) {
            (Action::Act(fig), _) => self.activating(fig),
            (Action::Pass, _) => 0.05,
            (Action::Bonus, _) => 0.4,
            (Action::First(seat), _) if seat == self.seat => 3.0,
            (Action::Move(to), Some(_)) => self.place(to),
            (Action::Stay, Some(a)) => s.at(a.fig).map_or(1.0, |at| 1.2 * self.place(at)),
            (Action::Dodge(to), Some(_)) => self.place(to),
            (Action::Search(_), Some(a)) => 20.0 * self.odds(&a, What::Search(0), 2),
            (Action::Loot, Some(a)) => 12.0 * self.odds(&a, What::Loot, 1),
            (Action::Use(name), Some(a)) => self.using(&a, name),
            (Action::Run, _) => 0.8,
            (Action::End, _) => 0.15,
            (Action::At(fig), Some(a)) => self.aiming(&a, fig),
            (Action::At(fig), None) => self.favour(fig),
            (Action::Boost(tokens), Some(a)) => self.boosting(&a, tokens),
            (Action::Dir(dir), _) => self.shoving(dir),
            (Action::Charge(to), Some(_)) => self.place(to),
            (Action::Done, _) => {
                if matches!(s.phase, Phase::Recruit(_)) {
                    0.3
                } else {
                    0.02
                }
            }
            (Action::Deploy(to), _) => self.place(to),
            (Action::Recruit(profile), _) => f32::from(rules.roster.profiles[profile as usize].cost),
            _ => 1.0,
        }
    }

    /// A figure that has not acted and has something within reach comes first.
    fn activating(&self, fig: FigId) -> f32 {
        let Some(at) = self.s.at(fig) else { return 0.1 };
        let profile = self.rules.profile(self.s, fig);
        let fresh = self.s.fig(fig).orders == 0 || self.s.fresh;
        let reach = if fresh { profile.movement } else { 2 };
        let goal = self.open.iter().flatten().map(|goal| goal.distance(at)).min().unwrap_or(40);
        let enemy = self.enemies.iter().map(|enemy| enemy.distance(at)).min().unwrap_or(40);
        let promise = 0.5 + if goal <= reach + 1 { 2.0 } else { 0.0 } + if enemy <= reach + 4 { 0.8 } else { 0.0 };
        if fresh { promise } else { 0.25 * promise }
    }

    /// How good a square is for the figure that moves now.
    fn place(&self, at: Square) -> f32 {
        let Some(mover) = &self.mover else { return 1.0 };
        let mut weight = BARE;
        for goal in self.open.iter().flatten() {
            weight += PULL[mover.movement][usize::from(goal.distance(at))];
        }
        if self.lair.is_some_and(|lair| lair.touches(at)) {
            weight += mover.plunder;
        }
        let targets = self.enemies.iter().filter(|enemy| enemy.distance(at) <= mover.reach).count();
        weight + 0.5 * targets.min(2) as f32
    }

    /// Tells the squares of a set in their order, and how good each [`place`](Plan::place) is. Row by row: what an objective
    /// is worth to the squares of a row lies side by side in a table, and whole rows are within reach of an enemy or not.
    pub fn each_place(&self, squares: &Bits, mut tell: impl FnMut(Square, f32)) {
        const COLUMNS: usize = SIZE as usize;
        let Some(mover) = &self.mover else { return squares.iter().for_each(|square| tell(square, 1.0)) };
        for (row, &set) in squares.rows.iter().enumerate().filter(|&(_, &set)| set != 0) {
            let rows_to = |square: Square| square.row().abs_diff(row as i8);
            let mut weights = [BARE; COLUMNS];
            for goal in self.open.iter().flatten() {
                let west = COLUMNS - 1 - goal.col() as usize;
                let slope = &SLOPES[mover.movement][usize::from(rows_to(*goal))][west..west + COLUMNS];
                weights.iter_mut().zip(slope).for_each(|(weight, pull)| *weight += pull);
            }
            let beside = self.lair.map_or(0, |lair| match rows_to(lair) {
                0 => 1 << lair.col() << 1 | 1 << lair.col() >> 1,
                1 => 1 << lair.col(),
                _ => 0u32,
            });
            // The columns from which it may strike an enemy, and those from which more than one.
            let (mut one, mut two) = (0, 0);
            for enemy in &self.enemies {
                if let Some(half) = mover.reach.checked_sub(rows_to(*enemy)) {
                    let half = half.min(SIZE) as i8;
                    let zone = columns(enemy.col() - half, enemy.col() + half, COLUMNS);
                    (one, two) = (one | zone, two | one & zone);
                }
            }
            let mut left = set;
            while left != 0 {
                let column = left.trailing_zeros();
                left &= left - 1;
                let has = |set: u32| set >> column & 1;
                let mut weight = weights[column as usize];
                if has(beside) == 1 {
                    weight += mover.plunder;
                }
                let targets = has(one) + has(two);
                tell(Square::of_place(column as u8, row as u8), weight + 0.5 * targets as f32);
            }
        }
    }

    /// How an activation of the active figure rolls; what all of them have in common is found once.
    fn terms(&self, a: &Activation) -> roll::Terms {
        let (rules, s) = (self.rules, self.s);
        let covers = |from, to| self.screen.get_or_init(|| rules.screen(s)).covers(from, to);
        let covered = matches!(a.what, Some(What::Use(_))) && roll::in_cover_by(s, a, covers);
        roll::terms_in(rules, s, a, *self.felt.get_or_init(|| roll::felt(rules, s, a.fig)), covered)
    }

    fn odds(&self, a: &Activation, what: What, need: u8) -> f32 {
        chance(self.terms(&Activation { what: Some(what), ..*a }), need)
    }

    /// The chance that an action works on a target.
    pub fn success(&self, a: &Activation) -> f32 {
        chance(self.terms(a), self.need(a))
    }

    /// The chance that what the active figure does works with so many tokens thrown in.
    pub fn success_with(&self, a: &Activation, tokens: u8) -> f32 {
        let bare = || self.terms(&Activation { boost: None, ..*a });
        chance(self.terms.get_or_init(bare).with(tokens), self.need(a))
    }

    fn need(&self, a: &Activation) -> u8 {
        match a.what {
            Some(What::Loot) => 1,
            Some(What::Search(_)) => 2,
            _ => target::act(self.rules, self.s, a).map_or(9, |act| act.need),
        }
    }

    fn using(&self, a: &Activation, name: u16) -> f32 {
        let acts = &self.rules.profile(self.s, a.fig).acts;
        match acts.iter().position(|act| act.name == name) {
            Some(n) => 4.0 * self.odds(a, What::Use(n as u8), acts[n].need) * power(&acts[n]),
            None => 0.1,
        }
    }

    fn aiming(&self, a: &Activation, fig: FigId) -> f32 {
        let aimed = Activation { at: Some(fig), ..*a };
        let kills = target::act(self.rules, self.s, a).is_some_and(|act| act.damage >= self.s.fig(fig).hp);
        self.favour(fig) * (0.1 + self.success(&aimed)) * if kills { 3.0 } else { 1.0 }
    }

    /// Enemies that are nearly out and worth much; friends only where an action helps them.
    fn favour(&self, fig: FigId) -> f32 {
        let profile = self.rules.profile(self.s, fig);
        let missing = 1.0 - f32::from(self.s.fig(fig).hp) / f32::from(profile.health);
        let heals = self
            .s
            .phase
            .activation()
            .is_some_and(|a| target::act(self.rules, self.s, &a).is_some_and(|act| act.heal > 0));
        let value = f32::from(profile.cost) * (0.5 + missing);
        if heals || fig.seat() != self.seat { value } else { 0.05 }
    }

    /// Each token must buy enough: it could also activate a figure.
    fn boosting(&self, a: &Activation, tokens: u8) -> f32 {
        let worth = if matches!(a.what, Some(What::Use(_))) { 0.6 } else { 1.0 };
        let value = (worth * self.success_with(a, tokens) - 0.14 * f32::from(tokens) + 0.15).max(0.01);
        value * value
    }

    /// Shoves that end in a collision, and those that take an enemy away from an objective.
    fn shoving(&self, dir: Dir) -> f32 {
        let fig = match self.s.phase {
            Phase::BonusDir(fig) => Some(fig),
            phase => phase.activation().and_then(|a| a.at),
        };
        let Some((fig, at)) = fig.and_then(|fig| Some((fig, self.s.at(fig)?))) else { return 1.0 };
        let hostile = fig.seat() != self.seat;
        let bumps = self.bumps(at, dir);
        let beside = self.open.iter().flatten().any(|goal| goal.touches(at));
        let weight = 1.0 + if bumps { 2.0 } else { 0.0 } + if beside && !bumps { 2.0 } else { 0.0 };
        if hostile { weight } else { 1.0 / weight }
    }

    /// Whether the next step in a direction cannot be made.
    pub fn bumps(&self, at: Square, dir: Dir) -> bool {
        match at.next(dir) {
            Some(next) => self.rules.ground(self.s).solid.contains(next) || self.s.on(next).is_some(),
            None => true,
        }
    }
}

const fn cube(x: f32) -> f32 {
    x * x * x
}

/// How far an action strikes.
fn strike_range(act: &Act) -> u8 {
    match act.range {
        Range::Contact => 1 + act.charge,
        Range::Sight => 12,
        Range::Within(range) => range,
    }
}

/// A rough measure of what an action does.
fn power(act: &Act) -> f32 {
    let marks = act.flames + act.poison.min(2) + act.crack;
    let force = act.force.map_or(0.0, |(_, squares)| 0.3 + 0.1 * f32::from(squares));
    let devour = if act.devour { 3.0 } else { 0.0 };
    0.3 + 0.5 * f32::from(act.damage) + 0.3 * f32::from(marks) + force + devour + 0.3 * f32::from(act.heal)
}

#[cfg(test)]
mod tests {
    use super::*;
    use feerie_core::laws::random_rules;
    use feerie_core::{Dice, Game, Legal, NoEvents, Node};

    #[test]
    fn squares_of_a_row_are_worth_together_what_they_are_alone() {
        let (mut dice, mut legal) = (Dice::from_number(3), Legal::new());
        let mut told = 0;
        for _ in 0..12 {
            let rules: Armes = random_rules(&mut dice);
            let mut s = rules.start();
            for _ in 0..250 {
                match rules.node(&s) {
                    Node::Terminal(_) => break,
                    Node::Chance => {
                        let outcome = rules.draw(&s, &mut dice);
                        rules.resolve(&mut s, &outcome, &mut NoEvents);
                    }
                    node => {
                        let Some(seat) = node.acting().first() else { break };
                        let plan = Plan::new(&rules, &s, seat);
                        if let Some(squares) = crate::rules::squares(&rules, &s) {
                            let mut together = Vec::new();
                            plan.each_place(&squares.set, |square, weight| together.push((square, weight)));
                            let alone = |square| (square, plan.weight((squares.make)(square)));
                            assert_eq!(together, squares.set.iter().map(alone).collect::<Vec<_>>());
                            told += usize::from(plan.mover.is_some()) * together.len();
                        }
                        let Some(action) = rules.pick(&s, seat, &mut legal, &mut dice) else { break };
                        rules.play(&mut s, seat, action, &mut NoEvents);
                    }
                }
            }
        }
        assert!(told > 1000, "{told}");
    }
}
