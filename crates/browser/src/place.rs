//! One table, and what was seen of it.

use feerie_core::{Actor, Seat, Step};
use feerie_table::{Happened, Seen, SeenBuilder, Viewpoint, VisibleSeq};

use crate::answer::Answer;
use crate::held::{HeldTable, fork};

/// One table.
pub(crate) struct Place {
    pub table: Box<dyn HeldTable>,
    /// Under which numbers steps are known. Nobody sits elsewhere, so nobody is told anything by true ones.
    visible: VisibleSeq,
    last: Last,
    #[cfg(feature = "bots")]
    pub thinkers: crate::thinking::Thinkers,
    #[cfg(feature = "bots")]
    pub study: Option<feerie_advice::Analyzing>,
}

/// What led to the position.
enum Last {
    Nothing,
    Step(Happened),
    TakenBack(Seat),
}

impl Place {
    /// A table before its first step.
    pub fn new(table: Box<dyn HeldTable>) -> Place {
        Place {
            table,
            visible: VisibleSeq::revealed(),
            last: Last::Nothing,
            #[cfg(feature = "bots")]
            thinkers: Default::default(),
            #[cfg(feature = "bots")]
            study: None,
        }
    }

    /// A table somewhere in its game, whose steps are known under their own numbers.
    pub fn played(table: Box<dyn HeldTable>) -> Answer<Place> {
        let mut start = fork(&*table);
        start.undo(table.steps().len())?;
        let mut place = Place::new(start);
        for Step(actor, text) in table.steps() {
            place.play(*actor, text)?;
        }
        Ok(place)
    }

    /// Plays a step; how many were made.
    pub fn play(&mut self, actor: Actor, text: &str) -> Answer<u32> {
        let before = self.table.node();
        let happened = self.table.apply(actor, text)?;
        self.visible.push(&before, actor, &self.table.node(), happened.noticed);
        self.last = Last::Step(happened);
        Ok(self.made())
    }

    /// Plays what the table's own dice answer; how many steps were made.
    pub fn roll(&mut self) -> Answer<u32> {
        let before = self.table.node();
        let happened = self.table.roll()?;
        self.visible.push(&before, Actor::Chance, &self.table.node(), happened.noticed);
        self.last = Last::Step(happened);
        Ok(self.made())
    }

    /// A seat takes steps back; how many stay.
    pub fn take_back(&mut self, seat: Seat, steps: u32) -> Answer<u32> {
        self.table.undo(steps as usize)?;
        self.visible.take_back(seat, self.table.steps().len());
        self.last = Last::TakenBack(seat);
        Ok(self.made())
    }

    /// What the last step did, if it was one.
    pub fn happened(&self) -> Option<&Happened> {
        match &self.last {
            Last::Step(happened) => Some(happened),
            Last::Nothing | Last::TakenBack(_) => None,
        }
    }

    /// What the last step, or the taking back, was to a viewpoint that noticed it.
    pub fn frame(&self, viewpoint: Viewpoint) -> Option<Seen> {
        let mut builder = self.seen();
        match &self.last {
            Last::Nothing => None,
            Last::Step(happened) => builder.after(happened, &self.visible, viewpoint),
            Last::TakenBack(seat) => builder.after_undo(*seat, &self.visible, viewpoint),
        }
    }

    /// How the table stands.
    pub fn standing(&self, viewpoint: Viewpoint) -> Seen {
        self.seen().standing(&self.visible, viewpoint)
    }

    fn seen(&self) -> SeenBuilder<'_> {
        SeenBuilder::of(&*self.table)
    }

    fn made(&self) -> u32 {
        self.table.steps().len() as u32
    }
}
