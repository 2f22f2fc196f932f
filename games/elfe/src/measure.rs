//! What can be counted in a courtship of the elf.

use feerie_core::measure::{Fold, Key, Kind, Measured, Pace, Quantity, Readings, Seen, Unit};
use feerie_core::{Clause, GridSquare, PerSeat, Played, Seat};

use crate::Elfe;
use crate::action::Action;
use crate::board::{SIZE, Square};
use crate::cards::Spell;
use crate::clauses::*;
use crate::event::{Event, Kind as Piece};
use crate::phase::Phase;
use crate::state::{Form, State};

const MANOEUVRES: usize = 0;
const CASTS: usize = 1;
const TARGETS: usize = 2;
const STEPS: usize = 3;
const FROG_TURNS: usize = 4;
const HINDERED: usize = 5;
const DISTRACTED: usize = 6;
const HAND: usize = 7;
const START: usize = 8;
const KISSES: usize = 9;
const PRINCES: usize = 10;
const PRINCES_END: usize = 11;
const ELF_MOVED: usize = 12;
const FAIRY_MAP: usize = 13;
const ELF_MAP: usize = 14;
const ROLLED: usize = 15;

fn spells() -> Vec<Key> {
    Spell::ALL.iter().map(|spell| Key::word(spell.id(), format!("elfe-card-{}", spell.id()))).collect()
}

fn squares() -> impl Iterator<Item = String> {
    (0..SIZE).flat_map(|row| (0..SIZE).map(move |col| Square::new(col, row).to_string()))
}

fn place(square: Square) -> usize {
    let (col, row) = square.place();
    usize::from(row) * usize::from(SIZE) + usize::from(col)
}

/// The target of a cast, as a place in the keys of `targets`.
fn target(caster: Seat, piece: Piece, owner: Option<Seat>) -> usize {
    match piece {
        Piece::Fairy | Piece::Frog => usize::from(owner == Some(caster)),
        Piece::Prince => 2,
        Piece::Toad => 3,
        Piece::Elf => 4,
    }
}

impl Elfe {
    /// What is read at the start of each turn and at the end.
    fn measure_position(&self, s: &State, out: &mut Readings) {
        let princes = s.open.princes().count() as f64;
        out.game(PRINCES, 0, princes);
        out.game(PRINCES_END, 0, princes);
        for seat in Seat::all(self.seats) {
            out.seat(HAND, 0, seat, f64::from(s.hands[seat.index()].total()));
            if s.open.is_charming(seat) && s.open.is_distracted() {
                out.seat(DISTRACTED, 0, seat, 1.0);
            }
        }
    }
}

impl Measured for Elfe {
    fn quantities(&self) -> Vec<Quantity> {
        use Fold::{Last, Mean, Sum};
        vec![
            Quantity::seat("manoeuvres", Sum, Unit::Times).by(Key::words("elfe", &["walk", "draw", "prince", "cast"])),
            Quantity::seat("casts", Sum, Unit::Times).by(spells()),
            Quantity::seat("targets", Sum, Unit::Times)
                .by(Key::words("elfe", &["at-rival", "at-self", "at-prince", "at-toad", "at-elf"])),
            Quantity::seat("steps", Mean, Unit::Squares),
            Quantity::seat("frog-turns", Sum, Unit::Turns),
            Quantity::seat("hindered", Sum, Unit::Turns),
            Quantity::seat("distracted", Sum, Unit::Turns),
            Quantity::seat("hand", Last, Unit::Cards),
            Quantity::seat("start", Last, Unit::Squares),
            Quantity::game("kisses", Sum, Unit::Times),
            Quantity::game("princes", Mean, Unit::Pieces),
            Quantity::game("princes-end", Last, Unit::Pieces),
            Quantity::game("elf-moved", Sum, Unit::Squares).by(Key::words("elfe", &["by-wind", "by-slap"])),
            Quantity::map("fairy-map", SIZE, squares()),
            Quantity::map("elf-map", SIZE, squares()),
            Quantity::seat("rolled", Mean, Unit::Squares),
        ]
    }

    fn measure(&self, seen: &Seen<'_, Self>, out: &mut Readings) {
        if let Played::Action(seat, action) = &seen.step {
            match action {
                Action::Walk => out.seat(MANOEUVRES, 0, *seat, 1.0),
                Action::Draw => out.seat(MANOEUVRES, 1, *seat, 1.0),
                Action::Prince => out.seat(MANOEUVRES, 2, *seat, 1.0),
                _ => {}
            }
        }
        for event in seen.events {
            match *event {
                Event::Place { seat, at } => {
                    if let Some(elf) = seen.after.open.elf {
                        out.seat(START, 0, seat, f64::from(at.distance(elf)));
                    }
                }
                Event::Move { seat, piece, from, to, .. } => {
                    if matches!(piece, Piece::Fairy | Piece::Frog) {
                        out.seat(STEPS, 0, seat, f64::from(from.distance(to)));
                        out.game(FAIRY_MAP, place(to), 1.0);
                    }
                }
                Event::Cast { seat, spell, piece, owner, .. } => {
                    out.seat(MANOEUVRES, 3, seat, 1.0);
                    out.seat(CASTS, spell as usize, seat, 1.0);
                    if let Some(piece) = piece {
                        out.seat(TARGETS, target(seat, piece, owner), seat, 1.0);
                    }
                }
                Event::Wind { from, to, .. } => {
                    out.game(ELF_MOVED, 0, f64::from(from.distance(to)));
                    out.game(ELF_MAP, place(to), 1.0);
                }
                Event::Land { piece: Piece::Elf, from, to, .. } => {
                    out.game(ELF_MOVED, 1, f64::from(from.distance(to)));
                    out.game(ELF_MAP, place(to), 1.0);
                }
                Event::Roll { seat, die } => out.seat(ROLLED, 0, seat, f64::from(die)),
                Event::Kiss { .. } => out.game(KISSES, 0, 1.0),
                Event::Turn { seat, .. } => {
                    if seen.after.open.fairy(seat).form != Form::Born {
                        out.seat(FROG_TURNS, 0, seat, 1.0);
                    }
                    if seen.after.open.is_hindered(seat) {
                        out.seat(HINDERED, 0, seat, 1.0);
                    }
                    self.measure_position(seen.after, out);
                }
                Event::Over { .. } => self.measure_position(seen.after, out),
                _ => {}
            }
        }
    }

    fn kinds(&self) -> Vec<Kind> {
        let plain = ["place", "draw", "walk", "prince", "go", "pass"].map(Kind::plain);
        plain.into_iter().chain([Kind { id: "cast", keys: spells() }]).collect()
    }

    fn kind(&self, a: &Action) -> (u16, u16) {
        match a {
            Action::Place(_) => (0, 0),
            Action::Draw => (1, 0),
            Action::Walk => (2, 0),
            Action::Prince => (3, 0),
            Action::Go { .. } => (4, 0),
            Action::Pass => (5, 0),
            Action::Hex(_) | Action::Invite(_) | Action::Banish(_) | Action::Slap(_) | Action::Gust => {
                (6, a.spell().map_or(0, |spell| spell as u16))
            }
        }
    }

    fn turns(&self, seen: &Seen<'_, Self>) -> u32 {
        let over = seen.events.iter().any(|event| matches!(event, Event::Over { .. }));
        // The first turn begins without another having ended.
        let begun = seen.after.open.turn.max(1) - seen.before.open.turn.max(1);
        u32::from(begun) + u32::from(over)
    }

    fn order(&self, s: &State) -> Option<PerSeat<u8>> {
        let first = s.open.first.0;
        (s.open.phase != Phase::First)
            .then(|| (0..self.seats).map(|seat| (seat + self.seats - first) % self.seats).collect())
    }

    fn ending(&self, e: &Event) -> Option<&'static str> {
        match e {
            Event::Over { reason, .. } => Some(reason),
            _ => None,
        }
    }

    fn witness(&self, seen: &Seen<'_, Self>, saw: &mut dyn FnMut(Clause)) {
        for event in seen.events {
            match event {
                Event::First { .. } => saw(SETUP_1),
                Event::Elf { .. } => saw(SETUP_2),
                Event::Place { .. } => saw(SETUP_3),
                Event::Draw { dealt: true, .. } => saw(SETUP_8),
                Event::Draw { dealt: false, .. } => {
                    saw(DRAW_1);
                    if seen.before.open.n_unseen == 0 {
                        saw(DRAW_3);
                    }
                }
                Event::Turn { .. } => saw(TURN_1),
                Event::Back { .. } => saw(KISS_3),
                Event::Roll { .. } => {}
                Event::Move { piece: Piece::Prince | Piece::Toad, .. } => saw(PRINCE_2),
                Event::Move { to, .. } => saw(if to.is_pond() { POND_2 } else { WALK_1 }),
                Event::Cast { spell, piece, .. } => saw(match (spell, piece) {
                    (Spell::Banish, _) => BANISH_1,
                    (Spell::Elf, _) => ELF_1,
                    (Spell::Hex, Some(Piece::Prince)) => HEX_2,
                    (Spell::Hex, _) => HEX_3,
                    (Spell::Invite, _) => INVITE_1,
                    (Spell::Slap, _) => SLAP_1,
                }),
                Event::Land { .. } => saw(SLAP_2),
                Event::Wind { .. } => saw(ELF_3),
                Event::Kiss { piece: Piece::Frog, .. } => saw(KISS_1),
                Event::Kiss { .. } => saw(KISS_2),
                Event::Pass { .. } => saw(TURN_5),
                Event::Over { reason: "cap", .. } => saw(END_1),
                Event::Over { .. } => saw(END_3),
            }
        }
        let open = &seen.after.open;
        if open.is_distracted() && Seat::all(self.seats).any(|seat| open.is_charming(seat)) {
            saw(WIN_3);
        }
        if Seat::all(self.seats).any(|seat| open.is_hindered(seat)) {
            saw(PRINCE_4);
        }
    }

    fn witnessable(&self) -> &'static [Clause] {
        &[
            SETUP_1, SETUP_2, SETUP_3, SETUP_8, TURN_1, TURN_5, DRAW_1, DRAW_3, WALK_1, POND_2, PRINCE_2, PRINCE_4,
            BANISH_1, ELF_1, ELF_3, HEX_2, HEX_3, INVITE_1, SLAP_1, SLAP_2, KISS_1, KISS_2, KISS_3, WIN_3, END_1,
            END_3,
        ]
    }

    fn pace(&self) -> Pace {
        Pace { base: 5.0, per_bit: 2.0, chance: 3.0 }
    }
}
