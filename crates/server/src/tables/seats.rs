//! The seats of one table: who sits where, and who plays there.

use feerie_core::{Seat, SeatSet};
use feerie_table::Viewpoint;

use super::LEVEL_FOR_ABSENT;
use super::tracked::Tracked;
use crate::store::{Kind, SeatRow};
use crate::wire::Me;

/// The seats of one table, in order.
pub struct Seats(Tracked<Vec<SeatRow>>);

impl Seats {
    /// Seats as they are stored.
    pub fn stored(rows: Vec<SeatRow>) -> Seats {
        Seats(Tracked::stored(rows))
    }

    /// As the store has them.
    pub fn rows(&self) -> &[SeatRow] {
        &self.0
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether they have to be stored.
    pub fn is_changed(&self) -> bool {
        self.0.is_changed()
    }

    /// The store has them as they are now.
    pub fn mark_stored(&mut self) {
        self.0.mark_stored();
    }

    /// A seat, if there is one of this number.
    pub fn get(&self, seat: Seat) -> Option<&SeatRow> {
        self.0.get(seat.index())
    }

    /// Changes a seat, if there is one of this number.
    pub fn set(&mut self, seat: Seat, change: impl FnOnce(&mut SeatRow)) {
        if seat.index() < self.len() {
            self.0.change(|rows| change(&mut rows[seat.index()]));
        }
    }

    /// The seats for which something holds.
    fn where_(&self, is_meant: impl Fn(&SeatRow) -> bool) -> SeatSet {
        self.0.iter().filter(|row| is_meant(row)).map(number).collect()
    }

    /// The seats of a person.
    pub fn of(&self, person: &str) -> SeatSet {
        self.where_(|row| row.kind == Kind::Person && row.person.as_deref() == Some(person))
    }

    /// From whose viewpoint a person looks.
    pub fn viewpoint_of(&self, person: &str) -> Viewpoint {
        Viewpoint::of(self.of(person))
    }

    /// The person of a seat, which may still be open, or played by a bot by now.
    pub fn person_of(&self, seat: Seat) -> Option<&str> {
        self.get(seat)?.person.as_deref()
    }

    /// All seats of the person who sits in this one.
    pub fn of_same_person(&self, seat: Seat) -> SeatSet {
        self.person_of(seat).map_or(SeatSet::EMPTY, |person| self.of(person))
    }

    /// The seats that people hold.
    pub fn people(&self) -> SeatSet {
        self.where_(|row| row.kind == Kind::Person)
    }

    /// The people who play themselves just now.
    pub fn present_people(&self) -> impl Iterator<Item = &SeatRow> {
        self.0.iter().filter(|row| row.kind == Kind::Person && !row.held)
    }

    /// Whether all others are bots.
    pub fn is_alone(&self, person: &str) -> bool {
        let mine = self.of(person);
        self.0.iter().all(|row| row.kind == Kind::Bot || mine.contains(number(row)))
    }

    /// Whether there are several people, all of them at one screen.
    pub fn all_share_a_screen(&self) -> bool {
        let people = self.people();
        people.len() > 1 && people.first().is_some_and(|first| self.of_same_person(first) == people)
    }

    /// Whether another person shares the screen of a seat.
    pub fn shares_a_screen(&self, seat: Seat) -> bool {
        self.of_same_person(seat).len() > 1
    }

    /// The first seat that is not taken yet, whether or not it is kept for a person.
    pub fn first_open(&self) -> Option<Seat> {
        self.where_(|row| row.kind == Kind::Open).first()
    }

    /// The first seat that anybody may take.
    pub fn first_free(&self) -> Option<Seat> {
        self.where_(|row| row.kind == Kind::Open && row.person.is_none()).first()
    }

    /// The seats that are kept for a person until they sit down.
    pub fn kept_for(&self, person: &str) -> SeatSet {
        self.where_(|row| row.kind == Kind::Open && row.person.as_deref() == Some(person))
    }

    /// The seats of a person that bots hold.
    pub fn held_for(&self, person: &str) -> SeatSet {
        let mine = self.of(person);
        self.where_(|row| row.held && mine.contains(number(row)))
    }

    /// Whether a bot plays in a seat until its person is back.
    pub fn is_held(&self, seat: Seat) -> bool {
        self.get(seat).is_some_and(|row| row.held)
    }

    /// The level of the bot that plays or holds a seat; none if a person plays.
    pub fn bot_level(&self, seat: Seat) -> Option<&str> {
        let row = self.get(seat)?;
        (row.kind == Kind::Bot || row.held).then(|| row.level.as_deref().unwrap_or(LEVEL_FOR_ABSENT))
    }

    /// The table's level: that of its first bot.
    pub fn level(&self) -> &str {
        let bots = self.0.iter().filter(|row| row.kind == Kind::Bot);
        bots.filter_map(|row| row.level.as_deref()).next().unwrap_or(LEVEL_FOR_ABSENT)
    }

    /// Seats a person.
    pub fn sit_down(&mut self, seats: SeatSet, me: &Me, salt: &str) {
        for seat in seats.iter() {
            self.set(seat, |row| {
                row.kind = Kind::Person;
                // Several at one screen keep the names they had.
                if row.person.as_deref() != Some(&*me.id) {
                    row.name.clone_from(&me.name);
                    row.claimed = me.claimed;
                    row.face = Some(me.face.word().to_owned());
                    row.owner.clone_from(&me.owner);
                }
                row.person = Some(me.id.clone());
                salt.clone_into(&mut row.salt);
            });
        }
    }

    /// Frees a seat before the start.
    pub fn stand_up(&mut self, seat: Seat) {
        self.set(seat, |row| {
            row.kind = Kind::Open;
            row.person = None;
            row.name.clear();
            row.face = None;
            row.owner = None;
            row.salt.clear();
        });
    }

    /// A bot takes an open seat.
    pub fn fill(&mut self, seat: Seat) {
        self.set(seat, |row| {
            row.kind = Kind::Bot;
            row.person = None;
            row.name.clear();
            row.face = None;
            row.owner = None;
            row.level = Some(LEVEL_FOR_ABSENT.to_owned());
        });
    }

    /// A bot takes a seat over for good. Whose it was stays known, for their history.
    pub fn resign(&mut self, seat: Seat) {
        self.set(seat, |row| {
            row.kind = Kind::Bot;
            row.level = Some(LEVEL_FOR_ABSENT.to_owned());
            row.held = false;
        });
    }

    /// A bot of the table's level holds a seat until its person is back.
    pub fn hold(&mut self, seat: Seat) {
        let level = self.level().to_owned();
        self.set(seat, |row| {
            row.held = true;
            row.level = Some(level);
        });
    }

    /// A seat is its person's again.
    pub fn return_to_person(&mut self, seat: Seat) {
        self.set(seat, |row| {
            row.held = false;
            row.level = None;
        });
    }
}

/// The number of a seat.
pub fn number(row: &SeatRow) -> Seat {
    Seat(u8::try_from(row.seat).unwrap_or(u8::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(seat: i64, kind: Kind, person: Option<&str>, level: Option<&str>) -> SeatRow {
        let name = person.unwrap_or_default().to_owned();
        let (person, level) = (person.map(str::to_owned), level.map(str::to_owned));
        SeatRow { kind, person, name, level, ..SeatRow::open("t", seat) }
    }

    fn people(names: &[&str]) -> Seats {
        Seats::stored(names.iter().zip(0..).map(|(name, seat)| row(seat, Kind::Person, Some(name), None)).collect())
    }

    #[test]
    fn a_seat_is_held_and_returned() {
        let mut rows = vec![row(0, Kind::Person, Some("ana"), None), row(1, Kind::Bot, None, Some("keen"))];
        rows.push(row(2, Kind::Open, Some("ana"), None));
        let mut seats = Seats::stored(rows);
        assert_eq!((seats.of("ana").len(), seats.kept_for("ana").first()), (1, Some(Seat(2))));
        assert!(!seats.is_changed() && seats.bot_level(Seat(0)).is_none());
        seats.hold(Seat(0));
        assert!(seats.is_changed() && seats.is_held(Seat(0)));
        assert_eq!(seats.bot_level(Seat(0)), Some("keen"), "a bot of the table's level");
        assert_eq!(seats.held_for("ana").first(), Some(Seat(0)));
        seats.return_to_person(Seat(0));
        assert_eq!((seats.bot_level(Seat(0)), seats.held_for("ana").len()), (None, 0));
    }

    #[test]
    fn who_shares_a_screen() {
        assert!(people(&["ana", "ana"]).all_share_a_screen());
        assert!(!people(&["ana"]).all_share_a_screen(), "one alone shares nothing");
        let mixed = people(&["ana", "ben", "ana"]);
        assert!(!mixed.all_share_a_screen() && mixed.shares_a_screen(Seat(0)) && !mixed.shares_a_screen(Seat(1)));
        assert!(!mixed.is_alone("ana") && people(&["ana", "ana"]).is_alone("ana"));
    }

    #[test]
    fn seats_that_are_not_there_change_nothing() {
        let mut seats = people(&["ana"]);
        seats.hold(Seat(7));
        assert!(!seats.is_changed() && seats.get(Seat(7)).is_none() && !seats.is_held(Seat(7)));
        assert_eq!(seats.rows().len(), 1);
    }
}
