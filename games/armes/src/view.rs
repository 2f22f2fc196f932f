//! What an observer knows: everything, except a band that another seat is recruiting (ARM-FLOW-6).

use feerie_core::{Dice, Observer, Seat};

use crate::Armes;
use crate::phase::Phase;
use crate::rules::recruit;
use crate::state::{State, Troop};
use crate::warband::Source;

/// What one observer knows and may remember.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::large_enum_variant, reason = "views are few, and a box would cost the usual case an allocation")]
pub enum View {
    /// Bands are being recruited: nothing else has happened yet.
    Recruiting {
        /// Whose choice it is.
        seat: Seat,
        /// The bands, as far as the observer may know them.
        bands: [Option<Troop>; 2],
    },
    /// Both bands are known, and with them everything.
    Open(State),
}

/// ARM-FLOW-6: the view of an observer.
pub fn view(rules: &Armes, s: &State, who: Observer) -> View {
    let Phase::Recruit(seat) = s.phase else { return View::Open(*s) };
    let known = |seat: Seat| rules.sources[seat.index()] != Source::Table || who.knows(seat);
    View::Recruiting { seat, bands: [0, 1].map(|i| known(Seat(i as u8)).then_some(s.bands[i])) }
}

/// Whether a step laid bands open that were recruited in secret (ARM-FLOW-6).
pub fn reveals_hidden(rules: &Armes, before: &State, after: &State) -> bool {
    let recruiting = |s: &State| matches!(s.phase, Phase::Recruit(_));
    recruiting(before) && !recruiting(after) && rules.sources.contains(&Source::Table)
}

/// A position that the view could belong to: hidden bands are recruited at random.
pub fn imagine(rules: &Armes, view: &View, dice: &mut Dice) -> State {
    let (seat, bands) = match view {
        View::Open(s) => return *s,
        View::Recruiting { seat, bands } => (*seat, *bands),
    };
    let mut s = State::blank(Phase::Recruit(seat), [Troop::default(); 2]);
    for owner in Seat::all(2) {
        s.bands[owner.index()] = match bands[owner.index()] {
            Some(band) => band,
            // A seat whose turn has not come has recruited nothing.
            None if owner > seat => Troop::default(),
            None => guess(rules, &s, owner, owner < seat, dice),
        };
    }
    s
}

/// A band recruited at random: a whole one, or one still being recruited.
fn guess(rules: &Armes, s: &State, seat: Seat, whole: bool, dice: &mut Dice) -> Troop {
    let mut s = *s;
    let most = if whole { u32::MAX } else { dice.below(5) };
    let mut figures = 0;
    while figures < most && recruit::can_go_on(rules, &s, seat) {
        let before = s.bands[seat.index()];
        let open = |&profile: &u16| recruit::may_recruit(rules, &s, seat, profile).is_ok();
        let n = (0..rules.roster.profiles.len() as u16).filter(open).count() as u32;
        let choice = dice.below(n) as usize;
        let Some(profile) = (0..rules.roster.profiles.len() as u16).filter(open).nth(choice) else { break };
        s.bands[seat.index()].push(profile);
        figures += 1;
        if !whole && !recruit::can_go_on(rules, &s, seat) {
            // The choice would have ended by itself.
            return before;
        }
    }
    if whole {
        s.bands[seat.index()].sort();
    }
    s.bands[seat.index()]
}
