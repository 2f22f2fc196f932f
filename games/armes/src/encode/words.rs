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

/// The word of an action as far as it tells the action from others.
pub fn plain_word(rules: &Armes, s: &State, frame: Frame, action: &Action) -> Option<Word> {
    match *action {
        Action::Recruit(profile) => numbered(RECRUIT.token(0)?, profile),
        Action::Card(faction) => numbered(CARD.token(0)?, faction),
        Action::Piece { piece, turn } => numbered(PIECE.token(turn.into())?, piece),
        Action::Done => DONE.word(0),
        Action::Place(to)
        | Action::Objective(to)
        | Action::Lair(to)
        | Action::Deploy(to)
        | Action::Move(to)
        | Action::Charge(to)
        | Action::Dodge(to) => SQUARE.word(frame.square(to)),
        Action::Stay => STAY.word(0),
        Action::Raise { fig, to } => {
            Some(Word::from_iter([RAISE.token(fig.number())?, SQUARE.token(frame.square(to))?]))
        }
        Action::First(seat) => FIRST.word(frame.around(seat)),
        Action::Act(fig) => ACT.word(fig.number()),
        Action::Bonus => BONUS.word(0),
        Action::Pass => PASS.word(0),
        Action::At(fig) => AT.word(frame.slot(fig)),
        Action::Dir(dir) => DIR.word(frame.dir(dir)),
        Action::Use(name) => {
            let a = s.phase.activation()?;
            USE.word(rules.profile(s, a.fig).acts.iter().position(|act| act.name == name)?)
        }
        Action::Loot => LOOT.word(0),
        Action::Search(at) => SEARCH.word(frame.rank(objective_at(s, at)?)),
        Action::Run => RUN.word(0),
        Action::End => END.word(0),
        Action::Boost(tokens) => BOOST.word(tokens.into()),
    }
}

/// The number of the objective on a square.
fn objective_at(s: &State, at: Square) -> Option<u8> {
    s.objectives.iter().position(|&other| other == Some(at)).map(|n| n as u8)
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
        let mut word = plain_word(self.rules, self.s, self.frame, action)?;
        match *action {
            Action::Recruit(profile) => {
                let cost = self.rules.roster.profiles[profile as usize].cost;
                word.push(COST.token(usize::from(cost).min(COST.n - 1))?);
            }
            Action::Deploy(to) | Action::Move(to) | Action::Charge(to) | Action::Dodge(to) => {
                self.spot(to, &mut word)?;
                self.promise(*action, &mut word)?;
            }
            Action::Stay => {
                let at = self.s.phase.activation().and_then(|a| self.s.at(a.fig));
                at.map_or(Some(()), |at| self.spot(at, &mut word))?;
                self.promise(*action, &mut word)?;
            }
            Action::Raise { to, .. } => self.spot(to, &mut word)?,
            Action::Act(fig) => self.activating(fig, &mut word)?,
            Action::At(fig) => self.aiming(fig, &mut word)?,
            Action::Dir(dir) => self.shoving(dir, &mut word)?,
            Action::Use(name) => self.using(name, &mut word)?,
            Action::Loot => self.odds(What::Loot, 1, &mut word)?,
            Action::Search(at) => self.odds(What::Search(objective_at(self.s, at)?), 2, &mut word)?,
            Action::Boost(tokens) => {
                let a = self.s.phase.activation()?;
                let success = self.plan.success_with(&a, tokens);
                word.push(level(CHANCE, success)?);
                self.promise(*action, &mut word)?;
            }
            Action::Card(_)
            | Action::Piece { .. }
            | Action::Done
            | Action::Place(_)
            | Action::Objective(_)
            | Action::Lair(_)
            | Action::First(_)
            | Action::Bonus
            | Action::Pass
            | Action::Run
            | Action::End => {}
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

/// A word that goes on with a number of a roster's list, in two digits.
fn numbered(first: u16, n: u16) -> Option<Word> {
    Some(Word::from_iter([first, LOW.token(usize::from(n) % BASE)?, HIGH.token(usize::from(n) / BASE)?]))
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
