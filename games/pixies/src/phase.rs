//! The parts of a round, the stack of things to be done, and what the top of it asks for.

use feerie_core::{Node, Seat, SeatSet};
use serde::Serialize;

use crate::Pixies;
use crate::scoring;
use crate::state::{State, Table};

/// Part of the round (PIX-RND-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the words say it")]
pub enum Phase {
    Setup,
    Steal,
    Actions,
    Offerings,
    Fury,
    Rewards,
    Punishments,
    Final,
}

impl Phase {
    /// Its name in views.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Setup => "setup",
            Phase::Steal => "steal",
            Phase::Actions => "actions",
            Phase::Offerings => "offerings",
            Phase::Fury => "fury",
            Phase::Rewards => "rewards",
            Phase::Punishments => "punishments",
            Phase::Final => "final",
        }
    }
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The last round is over (PIX-END-2).
    Rounds,
    /// All gold-numbered tiles are gone (PIX-END-1).
    GoldTiles,
    /// Everybody else is in the dungeon (PIX-SCO-6).
    LastSurvivor,
}

impl End {
    /// Its name in views.
    pub const fn name(self) -> &'static str {
        match self {
            End::Rounds => "rounds",
            End::GoldTiles => "gold_tiles",
            End::LastSurvivor => "last_survivor",
        }
    }
}

/// Something to be done. Those with a `place` look at one place of the big order and go on to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Nothing: fills the unused part of the stack.
    Idle,
    /// Chance orders the cubes.
    Order,
    /// Chance lays out skills.
    Skills,
    /// The players at so many first places still take a skill, the last of them next.
    Pick(u8),
    /// Steal phase from this place on.
    Steal(u8),
    /// A seat takes so much food for its tiles.
    Take(Seat, u8),
    /// The next seat with discs, from this place on, takes a turn.
    Turn(u8),
    /// A seat acts.
    Act(Seat),
    /// Chance rolls the punishment die for a seat.
    Whip(Seat),
    /// A seat spreads points.
    Give(Seat, u8),
    /// Points given by a seat are marked, from this place on.
    MarkGifts(Seat, u8),
    /// Chance rolls the casino die for a seat.
    Casino(Seat),
    /// Chance draws so many cubes for a seat.
    Draw(Seat, u8),
    /// A seat places so many stones.
    Stone(Seat, u8),
    /// A seat that paid for it copies.
    Copy(Seat),
    /// A seat sends pixies to the mine, so many.
    Demote(Seat, u8),
    /// Discs go home.
    CloseActions,
    /// The holder of tile `D` announces.
    Announce,
    /// Chance reveals the demand.
    Demand,
    /// Everybody offers.
    Offer,
    /// Points for missing or wrong offerings are marked, from this place on.
    MarkRefusals(u8),
    /// Whether the Queen is fed.
    Judge,
    /// The fury looks at this many first places, the last of them next.
    Fury(u8),
    /// Promotions, from this place on.
    Promo(u8),
    /// The holder of skill `e` promotes.
    FreePromo,
    /// The darling moves the third colour.
    Third,
    /// The new Faithful Servant's tile is taken.
    Servant,
    /// Points for pixies in the mine, from this place on.
    Miners(u8),
    /// Points for the tracks, from this place on.
    Tracks(u8),
    /// The round ends.
    CloseRound,
    /// Stones are removed before the count, from this place on.
    Final(u8, End),
    /// The game is over.
    Over(End),
}

impl Task {
    /// Its name in views; tasks that ask nobody have none.
    pub const fn name(self) -> &'static str {
        match self {
            Task::Order => "order",
            Task::Skills => "skills",
            Task::Pick(_) => "pick",
            Task::Take(..) => "take",
            Task::Act(_) => "act",
            Task::Whip(_) => "whip",
            Task::Give(..) => "give",
            Task::Casino(_) => "casino",
            Task::Draw(..) => "draw",
            Task::Stone(..) => "stone",
            Task::Copy(_) => "copy",
            Task::Demote(..) => "demote",
            Task::Announce => "dbl",
            Task::Demand => "demand",
            Task::Offer => "offer",
            Task::Fury(_) => "furyd",
            Task::Promo(_) => "promo",
            Task::FreePromo => "freepromo",
            Task::Third => "third",
            Task::Final(..) => "final",
            Task::Over(_) => "over",
            Task::Idle
            | Task::Steal(_)
            | Task::Turn(_)
            | Task::MarkGifts(..)
            | Task::CloseActions
            | Task::MarkRefusals(_)
            | Task::Judge
            | Task::Servant
            | Task::Miners(_)
            | Task::Tracks(_)
            | Task::CloseRound => "",
        }
    }
}

/// The deepest the stack gets: a turn, the points it gives, the demotion they cause, and room to spare.
const DEPTH: usize = 10;

/// What is to be done, the next thing on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stack {
    tasks: [Task; DEPTH],
    len: u8,
}

impl Stack {
    /// One task alone.
    pub const fn of(task: Task) -> Stack {
        let mut tasks = [Task::Idle; DEPTH];
        tasks[0] = task;
        Stack { tasks, len: 1 }
    }

    /// What comes next.
    #[inline]
    pub const fn top(&self) -> Task {
        if self.len == 0 { Task::Idle } else { self.tasks[self.len as usize - 1] }
    }

    /// Everything, the last thing first; what is unused is idle.
    pub fn all(&self) -> impl Iterator<Item = Task> {
        self.tasks.into_iter()
    }

    /// Puts something before the rest.
    #[inline]
    pub fn push(&mut self, task: Task) {
        self.tasks[usize::from(self.len)] = task;
        self.len += 1;
    }

    /// Puts several things before the rest, the first of them on top.
    pub fn push_all<const N: usize>(&mut self, tasks: [Task; N]) {
        for task in tasks.into_iter().rev() {
            self.push(task);
        }
    }

    /// Takes what comes next.
    #[inline]
    pub fn pop(&mut self) -> Task {
        let top = self.top();
        if self.len > 0 {
            self.len -= 1;
            self.tasks[usize::from(self.len)] = Task::Idle;
        }
        top
    }

    /// Puts something in the place of what comes next.
    #[inline]
    pub fn replace(&mut self, task: Task) {
        self.pop();
        self.push(task);
    }
}

/// The seat to decide alone, if one is.
pub fn decider(t: &Table) -> Option<Seat> {
    match t.stack.top() {
        Task::Pick(left) => t.big.get(usize::from(left).wrapping_sub(1)).map(|&seat| Seat(seat)),
        Task::Take(seat, _)
        | Task::Act(seat)
        | Task::Give(seat, _)
        | Task::Stone(seat, _)
        | Task::Copy(seat)
        | Task::Demote(seat, _) => Some(seat),
        Task::Announce => crate::rules::offering::double_holder(t),
        Task::Fury(left) => t.at(left.wrapping_sub(1)),
        Task::Promo(place) | Task::Final(place, _) => t.at(place),
        Task::FreePromo => crate::rules::reward::climber(t),
        Task::Third => t.darling(),
        _ => None,
    }
}

/// The seats that may act now.
pub fn acting(rules: &Pixies, s: &State) -> SeatSet {
    if s.table.stack.top() == Task::Offer {
        let waiting = |seat: &Seat| s.table.is_alive(*seat) && s.sealed[seat.index()].is_none();
        return Seat::all(rules.seats).filter(waiting).collect();
    }
    decider(&s.table).into_iter().collect()
}

/// Whether chance is asked.
pub fn is_chance(t: &Table) -> bool {
    matches!(
        t.stack.top(),
        Task::Order | Task::Skills | Task::Whip(_) | Task::Casino(_) | Task::Draw(..) | Task::Demand
    )
}

/// What the position asks for.
pub fn node(rules: &Pixies, s: &State) -> Node {
    match s.table.stack.top() {
        Task::Over(_) => Node::Terminal(scoring::ranking(rules, &s.table)),
        Task::Offer => Node::Simultaneous(acting(rules, s)),
        _ if is_chance(&s.table) => Node::Chance,
        _ => match decider(&s.table) {
            Some(seat) => Node::Decision(seat),
            None => unreachable!("{:?} asks nobody", s.table.stack.top()),
        },
    }
}
