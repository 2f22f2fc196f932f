//! What a board shows of the choice at hand: ways, who can reach the elf with which roll, what is easily overlooked.

use feerie_core::Seat;
use serde::Serialize;
use std::collections::BTreeMap;

use crate::Elfe;
use crate::board::{Square, Squares, touching};
use crate::phase::Phase;
use crate::rules::motion;
use crate::state::{Form, Open};

/// The faces of the die.
const DIE: u8 = 6;

/// What a seat may want to know before it chooses.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Outlook {
    /// Whose fairy one roll may take to the elf, in the order of play from the asking seat; nobody's while he is distracted.
    reaches: Vec<Reach>,
    /// Where the roll on the table takes the asking seat's own fairy to him.
    #[cfg_attr(test, ts(type = "string[]"))]
    charms: Vec<Square>,
    /// The steps that its fairy needs to stand beside him; none for a frog, and where there is no way.
    steps: Option<u8>,
    /// Whether its fairy, or frog, stands beside him.
    beside: bool,
    /// Whether a prince distracts him.
    distracted: bool,
    /// Whether a prince holds its fairy back.
    hindered: bool,
    /// A rival's frog beside the elf that is a fairy again within a round.
    #[cfg_attr(test, ts(type = "number | null"))]
    turning: Option<Seat>,
    /// A way for each piece that may be moved now to each square in its reach, as the square before each.
    #[cfg_attr(test, ts(type = "Record<string, Record<string, string>>"))]
    ways: BTreeMap<Square, BTreeMap<Square, Square>>,
}

/// A fairy that may stand beside the elf after one roll.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Reach {
    #[cfg_attr(test, ts(type = "number"))]
    seat: Seat,
    /// The smallest roll that does.
    roll: u8,
    /// How many of the six faces do.
    faces: u8,
    /// Where she would stand.
    #[cfg_attr(test, ts(type = "string[]"))]
    squares: Vec<Square>,
}

impl Outlook {
    /// What lies ahead of a seat: of what is open to all.
    pub(crate) fn of(rules: &Elfe, o: &Open, seat: Seat) -> Outlook {
        let from_here = (0..rules.seats).map(|n| Seat((seat.0 + n) % rules.seats));
        Outlook {
            reaches: from_here.clone().filter_map(|other| Reach::of(o, other)).collect(),
            charms: match o.phase {
                Phase::Walk(die) if o.active == seat => beside(o, seat, die).iter().collect(),
                _ => Vec::new(),
            },
            steps: steps(o, seat),
            beside: o.fairy(seat).at.is_some_and(|at| o.touches_elf(at)),
            distracted: o.is_distracted(),
            hindered: o.is_hindered(seat),
            turning: from_here.skip(1).find(|&other| is_turning(rules, o, other)),
            ways: ways(o),
        }
    }
}

impl Reach {
    fn of(o: &Open, seat: Seat) -> Option<Reach> {
        let roll = (1..=DIE).find(|&die| !beside(o, seat, die).is_empty())?;
        Some(Reach { seat, roll, faces: DIE + 1 - roll, squares: beside(o, seat, DIE).iter().collect() })
    }
}

/// A seat's fairy; none as long as she is a frog (ELF-FROG-3).
fn fairy(o: &Open, seat: Seat) -> Option<Square> {
    let fairy = o.fairy(seat);
    fairy.at.filter(|_| fairy.form == Form::Born)
}

/// Where a roll takes a seat's fairy to the elf (ELF-WIN-1), unless a prince distracts him (ELF-WIN-3).
fn beside(o: &Open, seat: Seat, die: u8) -> Squares {
    match (fairy(o, seat), o.elf) {
        (Some(at), Some(elf)) if !o.is_distracted() => motion::reach(o, Form::Born, at, die) & touching(elf),
        _ => Squares::EMPTY,
    }
}

/// The fewest steps after which a seat's fairy stands beside the elf.
fn steps(o: &Open, seat: Seat) -> Option<u8> {
    let (at, elf) = (fairy(o, seat)?, o.elf?);
    if at.touches(elf) {
        return Some(0);
    }
    let mut reached = Squares::EMPTY;
    for steps in 1..=u8::MAX {
        let wider = motion::reach(o, Form::Born, at, steps);
        if !(wider & touching(elf)).is_empty() {
            return Some(steps);
        }
        if wider == reached {
            return None;
        }
        reached = wider;
    }
    None
}

/// ELF-KISS-3, ELF-WIN-2: a kissed frog beside the elf charms him as soon as she is a fairy again.
fn is_turning(rules: &Elfe, o: &Open, seat: Seat) -> bool {
    let fairy = o.fairy(seat);
    let soon = |back: std::num::NonZeroU16| back.get() < o.turn + u16::from(rules.seats);
    fairy.at.is_some_and(|at| o.touches_elf(at)) && fairy.form.back().is_some_and(soon)
}

/// ELF-WALK-1, ELF-PRINCE-2: who may be moved after the roll, and how.
fn ways(o: &Open) -> BTreeMap<Square, BTreeMap<Square, Square>> {
    let to_all = |from: Square, form: Form, die: u8| (from, motion::ways(o, form, from, die));
    match o.phase {
        Phase::Walk(die) => {
            let own = o.fairy(o.active);
            own.at.into_iter().map(|at| to_all(at, own.form, die)).collect()
        }
        Phase::Prince(die) => o.suitors.iter().map(|suitor| to_all(suitor.at, suitor.form, die)).collect(),
        _ => BTreeMap::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use feerie_core::laws::{random_position, random_rules};
    use feerie_core::{Dice, Game, Legal};

    use crate::action::Action;
    use crate::state::{State, Suitor};

    fn sq(name: &str) -> Square {
        name.parse().unwrap()
    }

    /// The elf on k5, fairies on k1 and a20, a frog on k7.
    fn scene() -> (Elfe, State) {
        let rules = Elfe::new(feerie_core::Options::read(&Default::default(), 3).unwrap(), 3).unwrap();
        let mut s = rules.start();
        let o = &mut s.open;
        (o.phase, o.turn) = (Phase::Turn, 4);
        o.put_elf(sq("k5"));
        for (seat, at) in [(0, "k1"), (1, "a20"), (2, "k7")] {
            o.put_fairy(Seat(seat), sq(at));
        }
        o.fairies[2].form = Form::Enchanted(None);
        (rules, s)
    }

    #[test]
    fn walk_1_every_legal_movement_has_a_way_of_free_steps() {
        let mut dice = Dice::from_number(8);
        let (mut walks, mut led) = (0, 0);
        for steps in 0..600 {
            let rules: Elfe = random_rules(&mut dice);
            let s = random_position(&rules, &mut dice, steps % 150);
            let (o, mut legal) = (&s.open, Legal::new());
            let Some(die) = o.phase.roll() else { continue };
            rules.legal(&s, o.active, &mut legal);
            let found = ways(o);
            for &action in &*legal {
                let Action::Go { from, to } = action else { panic!("{action:?}") };
                let (mut at, mut steps) = (to, 0);
                while at != from {
                    let before = found[&from][&at];
                    assert!(before.touches(at) && !o.occupied.contains(at), "{from} {to}: {at}");
                    (at, steps) = (before, steps + 1);
                }
                assert!(steps <= die, "{from} {to}");
                if matches!(o.phase, Phase::Walk(_)) { walks += 1 } else { led += 1 }
            }
            if matches!(o.phase, Phase::Walk(_)) {
                assert_eq!(found.values().map(BTreeMap::len).sum::<usize>(), legal.len());
            }
        }
        assert!(walks > 100 && led > 100, "{walks} {led}");
    }

    #[test]
    fn win_1_the_roll_that_takes_each_fairy_to_the_elf() {
        let (rules, s) = scene();
        let outlook = Outlook::of(&rules, &s.open, Seat(1));
        let [reach] = &outlook.reaches[..] else { panic!("{outlook:?}") };
        assert_eq!((reach.seat, reach.roll, reach.faces), (Seat(0), 3, 4));
        assert!(reach.squares.contains(&sq("k4")) && reach.squares.iter().all(|at| at.touches(sq("k5"))));
        assert_eq!(outlook.steps, Some(14), "from a20");
        assert_eq!(Outlook::of(&rules, &s.open, Seat(2)).steps, None, "frogs do not win");
    }

    #[test]
    fn win_3_nobody_reaches_an_elf_who_is_distracted() {
        let (rules, mut s) = scene();
        s.open.add_suitor(Suitor { at: sq("j5"), form: Form::Born });
        s.open.phase = Phase::Walk(6);
        let outlook = Outlook::of(&rules, &s.open, Seat(0));
        assert_eq!((outlook.reaches, outlook.charms, outlook.distracted), (vec![], vec![], true));
        s.open.suitors[0].form = Form::Enchanted(None);
        assert!(!Outlook::of(&rules, &s.open, Seat(0)).distracted, "toads do not distract him");
    }

    #[test]
    fn win_1_hearts_are_where_this_roll_leads_and_only_to_whoever_rolled() {
        let (rules, mut s) = scene();
        s.open.phase = Phase::Walk(3);
        assert_eq!(Outlook::of(&rules, &s.open, Seat(0)).charms, [sq("j4"), sq("k4"), sq("l4")]);
        assert_eq!(Outlook::of(&rules, &s.open, Seat(1)).charms, []);
        s.open.phase = Phase::Walk(2);
        assert_eq!(Outlook::of(&rules, &s.open, Seat(0)).charms, []);
    }

    #[test]
    fn kiss_3_a_frog_beside_the_elf_is_told_of_in_time() {
        let (rules, mut s) = scene();
        s.open.put_fairy(Seat(2), sq("k6"));
        let turning = |s: &State| Outlook::of(&rules, &s.open, Seat(0)).turning;
        assert_eq!(turning(&s), None, "nobody has kissed her");
        assert!(Outlook::of(&rules, &s.open, Seat(2)).beside && !Outlook::of(&rules, &s.open, Seat(0)).beside);
        s.open.fairies[2].form = Form::Enchanted(std::num::NonZeroU16::new(6));
        assert_eq!(turning(&s), Some(Seat(2)));
        s.open.turn = 3;
        assert_eq!(turning(&s), None, "a round away");
    }

    #[test]
    fn prince_4_a_prince_hinders_fairies_beside_him() {
        let (rules, mut s) = scene();
        s.open.add_suitor(Suitor { at: sq("l1"), form: Form::Born });
        assert!(Outlook::of(&rules, &s.open, Seat(0)).hindered);
        assert!(!Outlook::of(&rules, &s.open, Seat(1)).hindered);
    }
}
