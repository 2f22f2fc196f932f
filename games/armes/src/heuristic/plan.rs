//! How promising each step of a seat looks.

use arrayvec::ArrayVec;
use feerie_core::Seat;
use std::cell::OnceCell;

use super::{chance, near};
use crate::Armes;
use crate::action::Action;
use crate::board::{Bits, Dir, SIZE, Square};
use crate::phase::{Activation, Phase, Stage, What};
use crate::roster::{Act, Permanent, Range};
use crate::rules::{activation, roll, setup, target};
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
    /// How the active figure rolls without tokens, once it was asked for.
    terms: OnceCell<roll::Terms>,
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

/// What a figure looks for in a square: found once, asked for every square it may go to.
struct Mover {
    /// What objectives are worth, by distance.
    pull: &'static [f32; DISTANCES],
    /// From where it may strike an enemy, and from where more than one.
    strikes: [Bits; 2],
    /// What standing beside the enemy lair is worth to it.
    plunder: f32,
}

impl Mover {
    fn new(rules: &Armes, s: &State, fig: FigId, enemies: &[Square]) -> Mover {
        let profile = rules.profile(s, fig);
        let plunders = matches!(rules.permanent(s, fig.seat()), Some(Permanent::Plunder(_)));
        let reach = profile.acts.iter().filter(|act| act.heal == 0).map(strike_range).max().unwrap_or(1);
        let mut strikes = [Bits::EMPTY; 2];
        for &enemy in enemies {
            let zone = Bits::within_steps(enemy, reach);
            strikes[1] = strikes[1] | strikes[0] & zone;
            strikes[0] = strikes[0] | zone;
        }
        let pull = &PULL[usize::from(profile.movement).min(PULL.len() - 1)];
        Mover { pull, strikes, plunder: if plunders { 3.0 } else { 1.5 } }
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
        let mover = mover.map(|fig| Mover::new(rules, s, fig, &enemies));
        Plan { rules, s, seat, open, lair, enemies, mover, terms: OnceCell::new() }
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
        let mut weight = 0.05;
        for goal in self.open.iter().flatten() {
            weight += mover.pull[usize::from(goal.distance(at))];
        }
        if self.lair.is_some_and(|lair| lair.touches(at)) {
            weight += mover.plunder;
        }
        let targets = mover.strikes.iter().filter(|zone| zone.contains(at)).count();
        weight + 0.5 * targets as f32
    }

    fn odds(&self, a: &Activation, what: What, need: u8) -> f32 {
        chance(roll::terms(self.rules, self.s, &Activation { what: Some(what), ..*a }), need)
    }

    /// The chance that an action works on a target.
    pub fn success(&self, a: &Activation) -> f32 {
        chance(roll::terms(self.rules, self.s, a), self.need(a))
    }

    /// The chance that what the active figure does works with so many tokens thrown in.
    pub fn success_with(&self, a: &Activation, tokens: u8) -> f32 {
        let bare = || roll::terms(self.rules, self.s, &Activation { boost: None, ..*a });
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
