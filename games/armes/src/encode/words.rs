//! Actions as words of tokens. The first tokens tell an action from the others of its list; those after them say what
//! the action does, so that what is learnt of one holds for others that do the same. They follow from the view.

use feerie_core::encode::{Kind, Word};
use feerie_core::{Seat, token_kinds};

use super::frame::Frame;
use super::ground::{Danger, Spot};
use super::hope::{self, Hope, Striker};
use crate::Armes;
use crate::action::Action;
use crate::board::{Dir, SIZE, Square};
use crate::heuristic::{Plan, chance};
use crate::phase::{Activation, Phase, What};
use crate::roster::Act;
use crate::rules::{activation, roll, target};
use crate::state::{BAND, FigId, State};

/// Long lists of a roster are numbered by two digits of this base.
const BASE: usize = 32;
/// Steps in which chances and the like are told.
const LEVELS: usize = 8;

token_kinds! {
    // Which action it is.
    SQUARE: SIZE as usize * SIZE as usize;
    STAY: 1;
    ACT: BAND;
    BONUS: 1;
    PASS: 1;
    FIRST: 2;
    USE: 6;
    LOOT: 1;
    SEARCH: 4;
    RUN: 1;
    END: 1;
    AT: 2 * BAND;
    BOOST: 16;
    DIR: 4;
    RAISE: BAND;
    DONE: 1;
    RECRUIT: 1;
    CARD: 1;
    PIECE: 4;
    LOW: BASE;
    HIGH: BASE;
    // What it does.
    PROMISE: 10;
    CHANCE: LEVELS;
    HARM: LEVELS;
    KILL: LEVELS;
    DANGER: LEVELS;
    GOAL: 4 * Spot::GOALS;
    LAIR: 2;
    SECOND: 1;
    NEAR_SEARCH: LEVELS;
    EFFECT: 6;
    BUMP: 6;
    OFF: 3;
    COST: 5;
}

/// Finds the words of the actions that one view allows.
pub struct Words<'a> {
    rules: &'a Armes,
    s: &'a State,
    frame: Frame,
    plan: Plan<'a>,
    danger: Option<Danger<'a>>,
}

impl<'a> Words<'a> {
    /// The words of a seat.
    pub fn of(rules: &'a Armes, s: &'a State, seat: Seat) -> Self {
        let frame = Frame::of(s, seat);
        Words { rules, s, frame, plan: Plan::new(rules, s, seat), danger: Danger::of(rules, s, frame) }
    }

    /// The word of an action.
    pub fn word(&self, action: &Action) -> Option<Word> {
        let mut word = Word::new();
        match *action {
            Action::Recruit(profile) => {
                word.push(RECRUIT.token(0)?);
                number(profile, &mut word)?;
                let cost = self.rules.roster.profiles[profile as usize].cost;
                word.push(COST.token(usize::from(cost).min(COST.n - 1))?);
            }
            Action::Card(faction) => {
                word.push(CARD.token(0)?);
                number(faction, &mut word)?;
            }
            Action::Piece { piece, turn } => {
                word.push(PIECE.token(turn.into())?);
                number(piece, &mut word)?;
            }
            Action::Done => word.push(DONE.token(0)?),
            Action::Place(to) | Action::Objective(to) | Action::Lair(to) => {
                word.push(SQUARE.token(self.frame.square(to))?);
            }
            Action::Deploy(to) | Action::Move(to) | Action::Charge(to) | Action::Dodge(to) => {
                word.push(SQUARE.token(self.frame.square(to))?);
                self.spot(to, &mut word)?;
                self.promise(*action, &mut word)?;
            }
            Action::Stay => {
                word.push(STAY.token(0)?);
                let at = self.s.phase.activation().and_then(|a| self.s.at(a.fig));
                at.map_or(Some(()), |at| self.spot(at, &mut word))?;
                self.promise(*action, &mut word)?;
            }
            Action::Raise { fig, to } => {
                word.push(RAISE.token(fig.number())?);
                word.push(SQUARE.token(self.frame.square(to))?);
                self.spot(to, &mut word)?;
            }
            Action::First(seat) => word.push(FIRST.token(self.frame.around(seat))?),
            Action::Act(fig) => self.activating(fig, &mut word)?,
            Action::Bonus => word.push(BONUS.token(0)?),
            Action::Pass => word.push(PASS.token(0)?),
            Action::At(fig) => self.aiming(fig, &mut word)?,
            Action::Dir(dir) => self.shoving(dir, &mut word)?,
            Action::Use(name) => self.using(name, &mut word)?,
            Action::Loot => {
                word.push(LOOT.token(0)?);
                self.odds(What::Loot, 1, &mut word)?;
            }
            Action::Search(at) => {
                let objective = self.s.objectives.iter().position(|&other| other == Some(at))? as u8;
                word.push(SEARCH.token(self.frame.rank(objective))?);
                self.odds(What::Search(objective), 2, &mut word)?;
            }
            Action::Run => word.push(RUN.token(0)?),
            Action::End => word.push(END.token(0)?),
            Action::Boost(tokens) => {
                word.push(BOOST.token(tokens.into())?);
                let a = self.s.phase.activation()?;
                let success = self.plan.success_with(&a, tokens);
                word.push(level(CHANCE, success)?);
                self.promise(*action, &mut word)?;
            }
        }
        Some(word)
    }

    /// How promising the hand-made plan finds it.
    fn promise(&self, action: Action, word: &mut Word) -> Option<()> {
        const STEPS: [f32; PROMISE.n - 1] = [0.04, 0.08, 0.16, 0.32, 0.64, 1.3, 2.6, 5.2, 10.4];
        let weight = self.plan.weight(action);
        word.push(PROMISE.token(STEPS.iter().filter(|&&step| weight >= step).count())?);
        Some(())
    }

    fn odds(&self, what: What, need: u8, word: &mut Word) -> Option<()> {
        let a = self.s.phase.activation()?;
        let terms = roll::terms(self.rules, self.s, &Activation { what: Some(what), ..a });
        word.push(level(CHANCE, chance(terms, need))?);
        Some(())
    }

    /// What a square is like for the figure that goes there.
    fn spot(&self, at: Square, word: &mut Word) -> Option<()> {
        let Some(danger) = &self.danger else { return Some(()) };
        let spot = danger.spot(at);
        word.push(GOAL.token(spot.goal)?);
        word.push(level(DANGER, spot.danger)?);
        if spot.is_lair {
            word.push(LAIR.token(0)?);
        } else {
            word.push(level(HARM, spot.strike)?);
        }
        Some(())
    }

    fn activating(&self, fig: FigId, word: &mut Word) -> Option<()> {
        let s = self.s;
        word.push(ACT.token(fig.number())?);
        let second = s.fig(fig).orders > 0 && !s.fresh;
        if second {
            word.push(SECOND.token(0)?);
        }
        let striker = Striker::of(self.rules, s, fig, second)?;
        let near = |&n: &u8| {
            let open = activation::may_be_tried(self.rules, s, fig.seat(), n);
            open && s.objectives[n as usize].is_some_and(|goal| goal.distance(striker.at) <= striker.movement + 1)
        };
        if self.frame.objectives.iter().any(near) {
            word.push(level(NEAR_SEARCH, hope::search(self.rules, s, fig, second, 0))?);
        }
        let enemies = s.in_play_of(Seat(1 - fig.seat().0));
        let best = enemies.fold(Hope::default(), |best, (enemy, at)| {
            let distance = striker.at.distance(at).saturating_sub(striker.movement);
            best.or(striker.best(self.rules, s, enemy, distance, false))
        });
        word.push(level(HARM, best.harm)?);
        word.push(level(KILL, best.kill)?);
        self.promise(Action::Act(fig), word)
    }

    fn using(&self, name: u16, word: &mut Word) -> Option<()> {
        let a = self.s.phase.activation()?;
        let acts = &self.rules.profile(self.s, a.fig).acts;
        let n = acts.iter().position(|act| act.name == name)?;
        let act = &acts[n];
        word.push(USE.token(n)?);
        word.push(EFFECT.token(effect(act))?);
        let mut best = Hope::default();
        let mut success = 0.0f32;
        for (fig, _) in self.s.in_play() {
            let aimed = Activation { what: Some(What::Use(n as u8)), at: Some(fig), ..a };
            if target::may_target(self.rules, self.s, &aimed, fig).is_ok() {
                let (chance, hope) = self.outcome(act, &aimed, fig);
                success = success.max(chance);
                best = best.or(hope);
            }
        }
        word.push(level(CHANCE, success)?);
        word.push(level(HARM, best.harm)?);
        word.push(level(KILL, best.kill)?);
        self.promise(Action::Use(name), word)
    }

    /// The chance that an action works on a figure, and what it may do to an enemy.
    fn outcome(&self, act: &Act, aimed: &Activation, fig: FigId) -> (f32, Hope) {
        let terms = roll::terms(self.rules, self.s, aimed);
        let success = chance(terms, act.need);
        if fig.seat() == aimed.fig.seat() {
            return (success, Hope::default());
        }
        let covered = act.charge == 0 && roll::in_cover(self.rules, self.s, aimed);
        (success, hope::hope(self.rules, self.s, act, terms, fig, self.s.fig(aimed.fig).hp, covered))
    }

    fn aiming(&self, fig: FigId, word: &mut Word) -> Option<()> {
        word.push(AT.token(self.frame.slot(fig))?);
        let beside = self.s.at(fig).is_some_and(|at| {
            let open = |&n: &u8| activation::may_be_tried(self.rules, self.s, self.frame.seat, n);
            let goals = self.frame.objectives.iter().filter(|n| open(n));
            goals.filter_map(|&n| self.s.objectives[n as usize]).any(|goal| goal.touches(at))
        });
        if beside {
            word.push(OFF.token(2)?);
        }
        if let Some(a) = self.s.phase.activation()
            && let Some(act) = target::act(self.rules, self.s, &a)
        {
            let (success, hope) = self.outcome(act, &Activation { at: Some(fig), ..a }, fig);
            word.push(level(CHANCE, success)?);
            word.push(level(HARM, hope.harm)?);
            word.push(level(KILL, hope.kill)?);
        }
        self.promise(Action::At(fig), word)
    }

    fn shoving(&self, dir: Dir, word: &mut Word) -> Option<()> {
        word.push(DIR.token(self.frame.dir(dir))?);
        let fig = match self.s.phase {
            Phase::BonusDir(fig) => Some(fig),
            phase => phase.activation().and_then(|a| a.at),
        };
        if let Some((fig, at)) = fig.and_then(|fig| Some((fig, self.s.at(fig)?))) {
            let hurts = if self.s.fig(fig).hp == 1 { 2 } else { 1 };
            let bumps = if self.plan.bumps(at, dir) { hurts } else { 0 };
            word.push(BUMP.token(3 * self.frame.around(fig.seat()) + bumps)?);
            let open = |&n: &u8| activation::may_be_tried(self.rules, self.s, fig.seat(), n);
            let goals = self.frame.objectives.iter().filter(|n| open(n));
            let beside = goals.filter_map(|&n| self.s.objectives[n as usize]).any(|goal| goal.touches(at));
            if beside && bumps == 0 {
                word.push(OFF.token(self.frame.around(fig.seat()))?);
            }
        }
        self.promise(Action::Dir(dir), word)
    }
}

/// One of the steps of a part of 1: none at all, then finer steps for small parts.
fn level(kind: Kind, part: f32) -> Option<u16> {
    const STEPS: [f32; LEVELS - 1] = [0.02, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85];
    kind.token(STEPS.iter().filter(|&&step| part >= step).count())
}

/// A number of a roster's list, in two digits.
fn number(n: u16, word: &mut Word) -> Option<()> {
    word.push(LOW.token(usize::from(n) % BASE)?);
    word.push(HIGH.token(usize::from(n) / BASE)?);
    Some(())
}

/// What an action mainly does.
fn effect(act: &Act) -> usize {
    match () {
        () if act.heal > 0 => 0,
        () if act.devour => 1,
        () if act.damage > 0 && act.force.is_some() => 2,
        () if act.damage > 0 => 3,
        () if act.force.is_some() => 4,
        () => 5,
    }
}
