//! Whether anybody is there for whom bots should play.

use super::table::LiveTable;
use crate::lanes::Client;
use crate::ratings::{self, Player};
use crate::store::{Kind, Phase, SeatRow};

impl LiveTable {
    /// Whether anybody is there for whom bots would play: a person who sits, or one who looks on. A table of bots
    /// alone stands still meanwhile.
    pub fn is_attended(&self) -> bool {
        let sits = |row: &SeatRow| row.kind == Kind::Person && !row.held;
        self.viewers.is_watched() || self.seats.rows().iter().any(sits)
    }

    /// On whose behalf bots think here.
    pub fn looked_at_by(&self) -> Client {
        self.viewers.client()
    }

    /// Whether people, or their programs, play each other here, with our bots among them or not, and it counts.
    pub(super) fn counts_among_people(&self) -> bool {
        let is_person = |player: &&Player| !matches!(player, Player::Bot(_));
        let is_among_people = ratings::company(self.seats.rows())
            .is_some_and(|(_, players)| players.iter().filter(is_person).count() > 1);
        self.phase() == Phase::Playing && self.row().own_dice && is_among_people
    }

    /// Whether no seat is or was another person's: a seat given up to a bot still holds secrets of its person.
    pub(super) fn is_all_theirs(&self, person: &str) -> bool {
        self.seats.rows().iter().all(|row| row.person.as_deref().is_none_or(|other| other == person))
    }
}
