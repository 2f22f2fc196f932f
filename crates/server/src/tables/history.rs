//! What happened at a table: the numbers under which people know it, what was taken back, which command made
//! which step, and what of it is not stored yet. The log only grows: what was taken back stays in it, and so does
//! the taking back.

use feerie_core::{Actor, Node, Seat, Step};
use feerie_table::{Noticed, Viewpoint, VisibleSeq};
use std::collections::HashMap;
use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::str::FromStr;
use std::sync::LazyLock;

use crate::ids;
use crate::store::{ACTOR_CHANCE, ACTOR_UNDO, StepRow};

/// Who sent something, under which id of their own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Command {
    /// The person.
    pub person: String,
    /// The id.
    pub id: String,
}

impl Command {
    /// 64 bits that nobody outside can foresee: a table remembers every command without keeping its words.
    fn fingerprint(&self) -> u64 {
        static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);
        KEY.hash_one(self)
    }
}

/// Whose doing a step was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum By {
    /// A bot's, chance's, or the server's own.
    #[default]
    Nobody,
    /// A person's, as part of a command whose last step bears its id.
    Part(String),
    /// A person's command.
    Command(Command),
}

impl By {
    /// Whether a person did it.
    pub fn is_person(&self) -> bool {
        *self != By::Nobody
    }

    fn columns(self) -> (Option<String>, Option<String>) {
        match self {
            By::Nobody => (None, None),
            By::Part(person) => (Some(person), None),
            By::Command(Command { person, id }) => (Some(person), Some(id)),
        }
    }

    fn from_columns(person: Option<String>, command: Option<String>) -> By {
        match (person, command) {
            (Some(person), Some(id)) => By::Command(Command { person, id }),
            (Some(person), None) => By::Part(person),
            (None, _) => By::Nobody,
        }
    }
}

/// Who takes back, and how many steps stay; in the store `seat:kept`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakeBack {
    /// Who.
    pub seat: Seat,
    /// How many steps stay.
    pub kept: usize,
}

impl fmt::Display for TakeBack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.seat, self.kept)
    }
}

impl FromStr for TakeBack {
    type Err = ();

    fn from_str(text: &str) -> Result<TakeBack, ()> {
        let (seat, kept) = text.split_once(':').ok_or(())?;
        Ok(TakeBack { seat: Seat(seat.parse().map_err(|_| ())?), kept: kept.parse().map_err(|_| ())? })
    }
}

/// What was taken back, so that the whole log can be had from the steps that stand.
#[derive(Clone, Debug)]
struct TakenBack {
    back: TakeBack,
    /// The steps that did not stay.
    steps: Vec<Step>,
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Entry {
    /// A step.
    Step(Step),
    /// Steps were taken back.
    TakeBack(TakeBack),
}

impl Entry {
    /// What a stored row says, and whose doing it was.
    pub fn of_row(row: StepRow) -> Result<(Entry, By), String> {
        let by = By::from_columns(row.person, row.command);
        let entry = if row.actor == ACTOR_UNDO {
            let back = row.action.parse().map_err(|()| format!("{:?} takes nothing back", row.action))?;
            Entry::TakeBack(back)
        } else {
            let actor = u8::try_from(row.actor).map_or(Actor::Chance, |seat| Actor::Seat(Seat(seat)));
            Entry::Step(Step(actor, row.action))
        };
        Ok((entry, by))
    }

    fn columns(self) -> (i64, String) {
        match self {
            Entry::Step(Step(Actor::Seat(seat), action)) => (seat.0.into(), action),
            Entry::Step(Step(Actor::Chance, action)) => (ACTOR_CHANCE, action),
            Entry::TakeBack(back) => (ACTOR_UNDO, back.to_string()),
        }
    }
}

/// What happened at one table.
#[derive(Debug, Default)]
pub struct History {
    visible: VisibleSeq,
    /// What was taken back, oldest first.
    undone: Vec<TakenBack>,
    /// Which step each command made, by the command's fingerprint.
    commands: HashMap<u64, u32>,
    /// How many steps are stored, and sent to all subscribers.
    stored: u32,
    /// Those that are not.
    unstored: Vec<StepRow>,
}

impl History {
    /// Under which numbers who knows what.
    pub fn visible(&self) -> &VisibleSeq {
        &self.visible
    }

    /// How many steps there are, those taken back and the taking back included.
    pub fn len(&self) -> u32 {
        self.visible.made()
    }

    /// What names the decision that the table waits for.
    pub fn decision(&self) -> u32 {
        self.visible.decision()
    }

    /// The number of the newest frame for a viewpoint.
    pub fn newest(&self, viewpoint: Viewpoint) -> u32 {
        self.visible.newest(viewpoint)
    }

    /// The number of a step for the person who made it.
    pub fn number(&self, viewpoint: Viewpoint, step: u32) -> u32 {
        self.visible.number(viewpoint, step).unwrap_or(step)
    }

    /// The number of the newest frame that a viewpoint was told.
    pub fn newest_told(&self, viewpoint: Viewpoint) -> u32 {
        self.visible.before(viewpoint, self.stored + 1)
    }

    /// The step that a command made; of several, the last.
    pub fn step_of(&self, command: &Command) -> Option<u32> {
        self.commands.get(&command.fingerprint()).copied()
    }

    /// A step was made between two nodes.
    pub fn step(&mut self, before: &Node, after: &Node, step: Step, noticed: Noticed, by: By) {
        self.visible.push(before, step.0, after, noticed);
        self.write_down(Entry::Step(step), by);
    }

    /// These steps were taken back.
    pub fn take_back(&mut self, back: TakeBack, steps: Vec<Step>, by: By) {
        self.visible.take_back(back.seat, back.kept);
        self.undone.push(TakenBack { back, steps });
        self.write_down(Entry::TakeBack(back), by);
    }

    fn write_down(&mut self, entry: Entry, by: By) {
        let seq = self.len();
        if let By::Command(command) = &by {
            self.commands.insert(command.fingerprint(), seq);
        }
        let ((actor, action), (person, command)) = (entry.columns(), by.columns());
        let (table, at) = (String::new(), ids::now());
        self.unstored.push(StepRow { table, seq: seq.into(), actor, action, at, person, command });
    }

    /// Whether there is anything to store.
    pub fn has_unstored(&self) -> bool {
        !self.unstored.is_empty()
    }

    /// What has to be stored, as rows of a table.
    pub fn take_unstored(&mut self, table: &str) -> Vec<StepRow> {
        let mut rows = std::mem::take(&mut self.unstored);
        rows.iter_mut().for_each(|row| table.clone_into(&mut row.table));
        rows
    }

    /// All of it is in the store.
    pub fn mark_stored(&mut self) {
        self.unstored.clear();
        self.stored = self.len();
    }

    /// Everything that happened, in order, from the steps that stand.
    pub fn log(&self, standing: &[Step]) -> Vec<Entry> {
        let mut steps = standing.to_vec();
        let mut backwards = Vec::new();
        // From the end: what stands now came after the last taking back; before it stood what it took.
        for taken in self.undone.iter().rev() {
            backwards.extend(steps.drain(taken.back.kept..).rev().map(Entry::Step));
            backwards.push(Entry::TakeBack(taken.back));
            steps.extend(taken.steps.iter().cloned());
        }
        backwards.extend(steps.into_iter().rev().map(Entry::Step));
        backwards.reverse();
        backwards
    }

    /// The steps that stood when a frame was the newest for a viewpoint.
    pub fn standing_at(&self, standing: &[Step], viewpoint: Viewpoint, number: u32) -> Option<Vec<Step>> {
        let logged = self.visible.step_of(viewpoint, number)? as usize;
        Some(standing_after(self.log(standing).into_iter().take(logged)))
    }
}

/// The steps that stand after all of this.
fn standing_after(log: impl Iterator<Item = Entry>) -> Vec<Step> {
    log.fold(Vec::new(), |mut steps, entry| {
        match entry {
            Entry::Step(step) => steps.push(step),
            Entry::TakeBack(TakeBack { kept, .. }) => steps.truncate(kept),
        }
        steps
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use feerie_core::SeatSet;

    fn everybody() -> Noticed {
        Noticed { seats: SeatSet::full(2), watcher: true }
    }

    /// A history of these entries, and the steps that stand.
    fn of(entries: &[Entry]) -> (History, Vec<Step>) {
        let (mut history, mut steps) = (History::default(), Vec::new());
        let node = Node::Decision(Seat(0));
        for entry in entries {
            match entry {
                Entry::Step(step) => {
                    steps.push(step.clone());
                    history.step(&node, &node, step.clone(), everybody(), By::Nobody);
                }
                Entry::TakeBack(back) => history.take_back(*back, steps.split_off(back.kept), By::Nobody),
            }
        }
        (history, steps)
    }

    fn entries() -> Vec<Entry> {
        let step = |name: &str| Entry::Step(Step(Actor::Seat(Seat(0)), name.to_owned()));
        let back = |kept| Entry::TakeBack(TakeBack { seat: Seat(0), kept });
        vec![step("a"), step("b"), step("c"), back(1), step("d"), back(2), back(0), step("e")]
    }

    #[test]
    fn the_whole_log_is_had_from_what_stands_and_what_was_taken_back() {
        let (history, steps) = of(&entries());
        assert_eq!(steps, standing_after(entries().into_iter()));
        assert_eq!(history.log(&steps), entries());
    }

    #[test]
    fn rows_say_what_happened() {
        let (mut history, _) = of(&entries());
        assert!(history.has_unstored() && history.newest_told(Viewpoint::Watcher) == 0);
        let rows = history.take_unstored("t");
        assert!(rows.iter().zip(1..).all(|(row, seq)| row.table == "t" && row.seq == seq));
        history.mark_stored();
        assert!(!history.has_unstored() && history.newest_told(Viewpoint::Watcher) == 8);
        let read: Vec<Entry> = rows.into_iter().map(|row| Entry::of_row(row).unwrap().0).collect();
        assert_eq!(read, entries());
    }

    #[test]
    fn a_command_of_several_steps_is_known_by_its_last() {
        let command = Command { person: "ana".to_owned(), id: "1".to_owned() };
        let mut history = History::default();
        let node = Node::Decision(Seat(0));
        for by in [By::Part("ana".to_owned()), By::Command(command.clone())] {
            assert!(by.is_person() && history.step_of(&command).is_none());
            history.step(&node, &node, Step(Actor::Seat(Seat(0)), "a".to_owned()), everybody(), by);
        }
        assert_eq!(history.step_of(&command), Some(2));
        let rows = history.take_unstored("t");
        let read: Vec<By> = rows.into_iter().map(|row| Entry::of_row(row).unwrap().1).collect();
        assert_eq!(read, [By::Part("ana".to_owned()), By::Command(command)]);
    }

    #[test]
    fn what_is_stored_reads_back() {
        let one = TakeBack { seat: Seat(3), kept: 120 };
        assert_eq!(one.to_string().parse(), Ok(one));
        for wrong in ["", "3", "3:", ":4", "x:4", "3:-1"] {
            assert_eq!(wrong.parse::<TakeBack>(), Err(()), "{wrong:?}");
        }
    }
}
