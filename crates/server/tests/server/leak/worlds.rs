//! Two worlds, played side by side so that one observer sees the same in both.

use fastrand::Rng;
use feerie_core::{Actor, Node, Observer, Seat};
use feerie_load::play::concrete;
use feerie_table::AnyTable;
use serde_json::Value;

/// What an observer gets out of some steps.
struct Sight {
    table: Box<dyn AnyTable>,
    /// The views, each as long as it stayed the same.
    views: Vec<Value>,
    /// The events.
    told: Vec<Value>,
}

/// Two tables whose observer has seen the same views all the time.
pub struct Worlds {
    /// The tables.
    pub tables: [Box<dyn AnyTable>; 2],
    /// Who cannot tell them apart.
    pub observer: Observer,
    rng: Rng,
    /// What the observer was told in each.
    told: [Vec<Value>; 2],
    /// Whether a window of commitments was left open: opening it would tell the worlds apart.
    is_sealed: bool,
}

impl Worlds {
    /// Two worlds at their beginnings.
    pub fn new(tables: [Box<dyn AnyTable>; 2], observer: Observer, seed: u64) -> Worlds {
        Worlds { tables, observer, rng: Rng::with_seed(seed), told: Default::default(), is_sealed: false }
    }

    /// How many steps were made in each.
    pub fn len(&self) -> usize {
        self.tables[0].steps().len()
    }

    /// Whether something hidden differs.
    pub fn differ(&self) -> bool {
        self.tables[0].steps() != self.tables[1].steps()
    }

    /// Whether the observer was told the same in both.
    pub fn are_told_alike(&self) -> bool {
        self.told[0] == self.told[1]
    }

    /// Plays on in both; false where the observer would see a difference, or at the end.
    pub fn step(&mut self) -> bool {
        if self.is_sealed {
            return false;
        }
        match self.tables[0].node() {
            Node::Terminal(_) => false,
            Node::Chance => {
                let Some(here) = self.tables[0].would_roll() else { return false };
                let there = self.tables[1].would_roll();
                let tries: Vec<String> = there.into_iter().chain([here.clone()]).collect();
                self.both(&[(Actor::Chance, here)], tries.into_iter().map(|other| vec![(Actor::Chance, other)]))
            }
            Node::Decision(seat) => {
                let here = self.pick(0, seat);
                let mut tries = vec![here.clone()];
                if self.observer != Observer::Seat(seat) {
                    let others = (0..12).map(|_| self.pick(1, seat)).collect::<Vec<_>>();
                    tries = others.into_iter().chain(tries).collect();
                }
                let actor = Actor::Seat(seat);
                self.both(&[(actor, here)], tries.into_iter().map(|other| vec![(actor, other)]))
            }
            Node::Simultaneous(seats) => {
                let mut order: Vec<Seat> = seats.iter().collect();
                self.rng.shuffle(&mut order);
                // Sometimes the window stays open: then what is sealed in it may differ without ever being told.
                self.is_sealed = order.len() > 1 && self.rng.usize(..3) == 0;
                order.truncate(order.len() - usize::from(self.is_sealed));
                let here: Vec<(Actor, String)> =
                    order.iter().map(|&seat| (Actor::Seat(seat), self.pick(0, seat))).collect();
                let tries = self.commitments(&here);
                self.both(&here, tries)
            }
        }
    }

    /// What others may commit in the second world, and in which order. The last commitment of a window lays all of
    /// them open to everybody, so those of a window that closes are the same in both worlds.
    fn commitments(&mut self, here: &[(Actor, String)]) -> Vec<Vec<(Actor, String)>> {
        let unordered = here.len() - usize::from(!self.is_sealed);
        let mut tries = Vec::new();
        for attempt in 0..16 {
            let mut there = here.to_vec();
            for (actor, action) in &mut there {
                if let Actor::Seat(seat) = *actor
                    && self.is_sealed
                    && self.observer != Observer::Seat(seat)
                {
                    *action = self.pick(1, seat);
                }
            }
            // Where it is public who has committed, the order is too.
            there[..unordered].rotate_left(usize::from(unordered > 1 && attempt < 8));
            tries.push(there);
        }
        tries.push(here.to_vec());
        tries
    }

    fn pick(&mut self, world: usize, seat: Seat) -> String {
        let legal = self.tables[world].legal(seat);
        let choice = self.rng.usize(..legal.len().max(1));
        legal.get(choice).map(|listed| concrete(listed, &mut self.rng)).unwrap_or_default()
    }

    /// Plays `here` in the first world and the first of `tries` in the second that looks the same to the observer.
    fn both(&mut self, here: &[(Actor, String)], tries: impl IntoIterator<Item = Vec<(Actor, String)>>) -> bool {
        let Some(first) = self.sight(0, here) else { return false };
        for there in tries {
            if let Some(second) = self.sight(1, &there)
                && first.views == second.views
                && self.is_secret(here, &there, &second)
            {
                self.told[0].extend(first.told);
                self.told[1].extend(second.told);
                self.tables = [first.table, second.table];
                return true;
            }
        }
        false
    }

    /// Whether it is hidden that these steps were made in the second world and not those of the first one. Two ways in
    /// public to one and the same position are no secret, and may be told.
    fn is_secret(&self, here: &[(Actor, String)], there: &[(Actor, String)], made: &Sight) -> bool {
        let is_reordered = there.iter().all(|step| here.contains(step));
        let otherwise = || self.sight(1, here).map(|sight| sight.table.view(Observer::All));
        is_reordered || otherwise().is_some_and(|otherwise| otherwise != made.table.view(Observer::All))
    }

    /// What the observer would get out of some steps; none if they are not legal there.
    fn sight(&self, world: usize, steps: &[(Actor, String)]) -> Option<Sight> {
        let table = self.tables[world].fork();
        let mut sight = Sight { views: vec![table.view(self.observer)], table, told: Vec::new() };
        for (actor, action) in steps {
            let happened = sight.table.apply(*actor, action).ok()?;
            sight.told.extend(happened.told_to(self.observer).cloned());
            let view = sight.table.view(self.observer);
            if sight.views.last() != Some(&view) {
                sight.views.push(view);
            }
        }
        Some(sight)
    }
}
